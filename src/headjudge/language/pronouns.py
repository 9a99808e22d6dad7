"""What the pronouns of a text stand for: what the grammars of several games do alike.

A term is walked through in the order of its text (`Walk`), noting what has been spoken of; a
game's own walk says what counts as spoken of, and what a pronoun means before anything was.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from headjudge.kernel.notation import names_of
from headjudge.language import terms as t

# What the wording of a card begins with that was called by a pronoun.
CALLED = "~"
# The text's own card was spoken of last.
OWN = "own"
# What a card is called by that the text speaks of without having chosen it.
ITSELF = ("it", "its")


class NothingMeant(Exception):
    """A pronoun that stands for nothing."""


# -- what has been spoken of ------------------------------------------------------------------


class SpokenOf:
    """What has been spoken of so far."""

    __slots__ = ("event", "one")

    def __init__(self, event: t.Object | None = None) -> None:
        self.event = event  # what a pronoun means before anything was spoken of
        self.one = False  # whether the cards last spoken of are one card

    def copy(self) -> Self:
        """A copy, to go another way from here."""
        return copy.copy(self)


class Remembered(SpokenOf):
    """What has been spoken of so far, with what was done with it."""

    __slots__ = ("deeds", "last", "sure", "turn")

    def __init__(self, event: t.Object | None = None) -> None:
        super().__init__(event)
        self.last = ""  # under which name the cards last spoken of are remembered
        self.deeds: tuple[type, ...] = ()  # what was done with them
        self.sure = True  # whether it is them for certain
        self.turn = 0  # how often cards have been spoken of anew

    def leave(self, before: Remembered) -> None:
        """After what is done only under a condition, or only if somebody likes: of cards
        spoken of before it is not known what was done with them, and of cards spoken of
        anew, whether they were, if there are others that could be meant."""
        if self.turn == before.turn:
            self.deeds = before.deeds
        elif before.last:
            self.sure = False

    def speak_of(self, last: str, deeds: tuple[type, ...]) -> None:
        """Cards are spoken of anew."""
        self.last, self.deeds, self.sure = last, deeds, True
        self.turn += 1

    def speak_of_cards(self, term: t.Action) -> None:
        """An instruction speaks of the cards that it is about."""
        deeds = (type(term), t.Choose) if isinstance(term.what, t.Pick) else (type(term),)
        self.speak_of(memory_of(term), deeds)
        self.one = is_one(term.what)

    def speak_of_it(self, term: t.Action) -> None:
        """Something more is done with the cards spoken of before."""
        self.deeds = (*self.deeds, type(term))

    def remember(self, term: t.Action) -> None:
        """An instruction speaks of its cards; of the rest of some it does not."""
        what = term.what
        if isinstance(what, t.Self):
            self.speak_of(OWN, ())
        elif isinstance(what, t.It):
            self.speak_of_it(term)
        elif not isinstance(what, t.Rest | t.EventCard | t.EventPartner):
            self.speak_of_cards(term)

    def check_done(self, term: t.CountOf, deeds: tuple[type, ...]) -> None:
        """What is asked about as done must be what was done last."""
        if not self.sure or self.last != term.memory or not set(deeds) & set(self.deeds):
            raise NothingMeant(term.wording)


def memory_of(term: t.Action) -> str:
    """Under which name an instruction remembers its cards."""
    return term.memory if isinstance(term, t.Choose | t.Search | t.Look | t.Reveal) else "it"


def is_one(what: t.Object) -> bool:
    """Whether one card is spoken of."""
    return isinstance(what, t.Pick | t.TopOf | t.AtRandom) and what.count == 1


def speaks_of_it(term: Any, memory: str | None = None) -> bool:
    """Whether a term speaks of cards remembered (under this name)."""
    found = [each.memory for each in t.walk(term) if isinstance(each, t.It)]
    return bool(found) and (memory is None or memory in found)


# -- pronouns ---------------------------------------------------------------------------------


def called(found: t.Object, words: str) -> t.Object:
    """A card that a pronoun stands for."""
    return replace(found, wording=f"{CALLED}{words}")


def is_called(term: t.Term) -> bool:
    """Whether a term is a card called by a pronoun."""
    return term.wording.startswith(CALLED)


def pronoun_of(term: t.Term) -> t.It:
    """The pronoun by which a card was called."""
    return t.It(wording=term.wording.removeprefix(CALLED))


def the_card_itself(words: str) -> t.Object:
    """The text's own card, which nothing but `it` calls."""
    if words not in ITSELF:
        raise NothingMeant(words)
    return called(t.Self(), words)


def check_deeds(words: str, deeds: Mapping[str, tuple[Any, ...]], done: tuple[Any, ...]) -> None:
    """Of cards called by what was done with them, nothing else may have been spoken of since."""
    said = words.split()
    for word, kinds in deeds.items():
        if word in said and not set(kinds) & set(done):
            raise NothingMeant(words)


# -- walking through a text in its order ------------------------------------------------------


def in_order(term: t.Term, first: tuple[str, ...]) -> tuple[str, ...]:
    """The fields of a term as the text brings them: conditions come before what is done."""
    names = names_of(type(term))
    early = [name for name in names if name in first]
    return (*early, *[name for name in names if name not in first])


S = TypeVar("S", bound=SpokenOf)


class Walk(ABC, Generic[S]):
    """A walk through a term in the order of its text."""

    FIRST: ClassVar[tuple[str, ...]] = ("while_", "when", "cost", "what")

    @abstractmethod
    def nothing(self) -> S:
        """What has been spoken of at the beginning of a text: nothing."""

    @abstractmethod
    def may_be_called(self, term: t.Term) -> bool:
        """Whether a pronoun could stand here, or a card that one stands for."""

    @abstractmethod
    def said(self, it: Any, spoken: S) -> t.Object:
        """The term in place of this one: what a pronoun stands for (reading), or a pronoun
        (saying)."""

    @abstractmethod
    def of_ability(self, ability: t.Ability) -> S:
        """What has been spoken of where an ability begins to say what is done."""

    def of_lasting(self, ability: t.Ability, spoken: S) -> S:
        """What has been spoken of at the beginning of an ability that an effect leaves behind."""
        return spoken.copy()

    def order(self, term: t.Term) -> tuple[str, ...]:
        """The fields of a term in the order of its text."""
        return in_order(term, self.FIRST)

    def walk(self, term: Any, spoken: S) -> Any:
        """Walk through a term, and give it back with what its pronouns stand for, or are."""
        if not isinstance(term, t.Term):
            return t.rewrite(term, lambda each: self.walk(each, spoken))
        if self.may_be_called(term):
            return self.said(term, spoken)
        if isinstance(term, t.Lasting):  # it is made while the effect is carried out
            inner = self.of_lasting(term.ability, spoken)
            return replace(term, ability=self.fields(term.ability, inner))
        if isinstance(term, t.Ability):
            return self.fields(term, self.of_ability(term))
        return self.fields(term, spoken)

    def fields(self, term: t.Term, spoken: S) -> Any:
        """Walk through the fields of a term, in the order of its text."""
        before = spoken.copy()
        values = {name: self.field(term, name, spoken, before) for name in self.order(term)}
        return self.after(term, type(term)(**values), spoken, before)

    def field(self, term: t.Term, name: str, spoken: S, before: S) -> Any:
        """Walk through one field of a term."""
        value = getattr(term, name)
        if name == "otherwise":  # done only if the rest is not
            return self.walk(value, before.copy())
        if name == "options":
            return tuple([self.walk(each, spoken.copy()) for each in value])
        if name == "operand" and isinstance(value, tuple):
            return tuple([self.walk(each, self.nothing()) for each in value])
        return self.walk(value, spoken)

    def after(self, term: t.Term, made: t.Term, spoken: S, before: S) -> Any:
        """The term made of its new fields. Here a walk notes what the term has spoken of."""
        return made


R = TypeVar("R", bound=Remembered)


class BothWays(Walk[R]):
    """A walk that finds what pronouns stand for (`reading`), or puts them where they say it."""

    SEVERAL: ClassVar[tuple[str, ...]]  # words of several cards
    DEEDS: ClassVar[Mapping[str, tuple[type, ...]]]  # words of what was done with cards

    def __init__(self, reading: bool) -> None:
        self.reading = reading

    @classmethod
    def read(cls, term: Any) -> Any:
        """The term with what its pronouns stand for."""
        walk = cls(reading=True)
        return walk.walk(term, walk.nothing())

    @classmethod
    def say(cls, term: Any) -> Any:
        """The term with pronouns wherever they say it."""
        walk = cls(reading=False)
        return walk.walk(term, walk.nothing())

    def may_be_called(self, term: t.Term) -> bool:
        """Whether the term names one card that texts call by a pronoun."""
        return isinstance(term, t.It | t.EventCard | t.EventPartner | t.Self)

    def said(self, it: Any, spoken: R) -> t.Object:
        """What a pronoun stands for when a text is read, or the pronoun for a card when it is
        said."""
        return self.meant(it, spoken) if self.reading else self.spoken(it, spoken)

    def meant(self, it: t.Object, spoken: R) -> t.Object:
        """What a pronoun stands for: cards spoken of in this text, or what it means before any
        were."""
        if not isinstance(it, t.It) or it.memory != "it":
            return it
        check_deeds(it.wording, self.DEEDS, spoken.deeds)
        if spoken.last == OWN:
            return the_card_itself(it.wording)
        if self.is_remembered(it, spoken):
            if not spoken.sure or (spoken.one and it.wording in self.SEVERAL):
                raise NothingMeant(it.wording)
            return replace(it, memory=spoken.last)
        return self.of_before(it, spoken)

    def is_remembered(self, it: t.It, spoken: R) -> bool:
        """Whether a pronoun means the cards last spoken of."""
        return bool(spoken.last)

    @abstractmethod
    def of_before(self, it: t.It, spoken: R) -> t.Object:
        """What a pronoun means before anything was spoken of."""

    def spoken(self, it: t.Object, spoken: R) -> t.Object:
        """The pronoun for a card; the card itself where no pronoun means it."""
        if is_called(it):
            return pronoun_of(it)
        if isinstance(it, t.It) and it.memory == spoken.last:
            return t.It(wording=it.wording)
        return it

    def after(self, term: t.Term, made: t.Term, spoken: R, before: R) -> Any:
        """The term made of its new fields, after noting what it has spoken of."""
        known = made if self.reading else term
        if isinstance(known, t.Action):
            spoken.remember(known)
        elif isinstance(term, t.If | t.May):
            spoken.leave(before)
        elif self.reading:
            self.check(term, spoken)
        return made

    def check(self, term: t.Term, spoken: R) -> None:
        """What a term asks about must have been spoken of; else it raises `NothingMeant`."""

"""What the pronouns of a text stand for.

`it`, `that unit` and `them` are the cards last spoken of: those the effect has just chosen,
revealed or acted on; before there are any, the card of the event that the ability waits for,
or, if that is the text's own card, the other card of that event. A pronoun with nothing to
stand for, or in another number than what it would stand for, is not read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.pronouns import (
    ITSELF,
    BothWays,
    NothingMeant,
    Remembered,
    called,
    memory_of,
    speaks_of_it,
)

# What is found in a search that speaks of cards remembered is remembered under.
FOUND = "found"
SEVERAL = (
    "they",
    "them",
    "those units",
    "those cards",
    "those",
    "the chosen cards",
    "the chosen units",
)
# What is called by how it was shown.
REVEALED = ("the revealed card", "the card revealed with this effect")
# Events of two cards, in which a pronoun means the other one.
OF_TWO = ("boost", "boosted", "leave")

# Cards called by what was done with them: nothing else may have been spoken of since.
DEEDS = {
    "called": (v.Call,),
    "bound": (v.Bind,),
    "retired": (v.Retire,),
    "discarded": (t.Discard,),
    "chosen": (t.Choose, t.Search),
    "revealed": (t.Reveal,),
    "put": (t.Put,),
    "returned": (t.Put,),
    "locked": (v.Lock,),
}

# The same of verbs, in "if you called a card".
RESULTS = {
    "put": (t.Put,),
    "returned": (t.Put,),
    "called": (v.Call,),
    "rode": (v.Ride,),
    "bound": (v.Bind,),
    "retired": (v.Retire,),
    "discarded": (t.Discard,),
    "chose": (t.Choose,),
    "locked": (v.Lock,),
    "chosen": (t.Choose, t.Search),
}


class Speech(Remembered):
    """What has been spoken of so far."""

    __slots__ = ("where",)

    def __init__(self, event: t.Object | None = None) -> None:
        super().__init__(event)
        self.where: tuple[str, ...] = ()  # where the cards last spoken of were

    def speak_of_cards(self, term: t.Action) -> None:
        super().speak_of_cards(term)
        what = term.what
        cards = what.cards if isinstance(what, t.Pick | t.Every | t.AtRandom) else None
        self.where = cards.where if isinstance(cards, t.Cards) else ()

    def speak_of_it(self, term: t.Action) -> None:
        super().speak_of_it(term)
        self.last = memory_of(term)


class Pronouns(BothWays[Speech]):
    SEVERAL = SEVERAL
    DEEDS = DEEDS

    def nothing(self) -> Speech:
        return Speech()

    def is_remembered(self, it: t.It, spoken: Speech) -> bool:
        words = it.wording.split()
        for noun in ("rear-guard", "vanguard"):
            there = not spoken.last or spoken.where == (noun,)
            if words[-1:] in ([noun], [f"{noun}s"]) and not there:
                raise NothingMeant(it.wording)
        return bool(spoken.last)

    def of_before(self, it: t.It, spoken: Speech) -> t.Object:
        event = spoken.event
        if isinstance(event, t.Self) and it.wording not in ITSELF:
            raise NothingMeant(it.wording)
        if event is None or (isinstance(event, t.EventPartner) and it.wording in ITSELF):
            raise NothingMeant(it.wording)
        return called(event, it.wording)

    def spoken(self, it: t.Object, spoken: Speech) -> t.Object:
        if isinstance(it, t.It) and it.wording in REVEALED:
            return it
        return super().spoken(it, spoken)

    def of_lasting(self, ability: t.Ability, spoken: Speech) -> Speech:
        inner = spoken.copy()
        if isinstance(ability, t.Auto):
            inner.event = of_event(ability) or inner.event
        return inner

    def of_ability(self, ability: t.Ability) -> Speech:
        return Speech(of_event(ability))

    def field(self, term: t.Term, name: str, spoken: Speech, before: Speech) -> Any:
        if name == "cost":  # what is paid is not spoken of
            return self.walk(getattr(term, name), Speech())
        return super().field(term, name, spoken, before)

    def after(self, term: t.Term, made: t.Term, spoken: Speech, before: Speech) -> Any:
        if isinstance(made, t.Search):
            made = replace(made, memory=found_as(made) if self.reading else "it")
        return super().after(term, made, spoken, before)

    def check(self, term: t.Term, spoken: Speech) -> None:
        if isinstance(term, t.CountOf):
            words = term.wording.split()
            asked = [deeds for word, deeds in RESULTS.items() if word in words]
            if asked:
                spoken.check_done(term, asked[0])


def of_event(ability: t.Ability) -> t.Object | None:
    """What a pronoun means before anything was spoken of."""
    when = ability.when if isinstance(ability, t.Auto) else None
    if not isinstance(when, t.Pattern):
        return None
    if when.what is None or isinstance(when.what, t.Self):
        if when.kind in OF_TWO:
            return t.EventPartner()
        return None if when.what is None else t.Self()
    return t.EventCard()


def found_as(term: t.Search) -> str:
    """Cards searched for by what others are like leave those remembered meanwhile."""
    return FOUND if speaks_of_it(term.what) else "it"

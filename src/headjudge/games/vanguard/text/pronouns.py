"""What the pronouns of a text stand for.

`it`, `that unit` and `them` are the cards last spoken of: those the effect has just chosen,
revealed or acted on; before there are any, the card of the event that the ability waits for,
or, if that is the text's own card, the other card of that event. A pronoun with nothing to
stand for, or in another number than what it would stand for, is not read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from headjudge.games.vanguard import vocabulary as v
from headjudge.language import terms as t

# What the wording of an event's card begins with that was called by a pronoun.
CALLED = "~"
# What is found in a search that speaks of cards remembered is remembered under.
FOUND = "found"
# The text's own card was spoken of last.
OWN = "own"
SEVERAL = (
    "they",
    "them",
    "those units",
    "those cards",
    "those",
    "the chosen cards",
    "the chosen units",
)
# What the text's own card is called by.
ITSELF = ("it", "its")
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


class NothingMeant(Exception):
    """A pronoun that stands for nothing."""


class Speech:
    """What has been spoken of so far."""

    __slots__ = ("deeds", "event", "last", "one", "sure", "turn", "where")

    def __init__(self, event: t.Object | None = None) -> None:
        self.event = event  # what a pronoun means before anything was spoken of
        self.last = ""  # under which name the cards last spoken of are remembered
        self.one = False  # whether that is one card
        self.where: tuple[str, ...] = ()  # where they were
        self.deeds: tuple[type, ...] = ()  # what was done with them
        self.sure = True  # whether it is them for certain
        self.turn = 0  # how often cards have been spoken of anew

    def copy(self) -> Speech:
        made = Speech(self.event)
        made.last, made.one, made.where = self.last, self.one, self.where
        made.deeds, made.sure, made.turn = self.deeds, self.sure, self.turn
        return made

    def leave(self, before: Speech) -> None:
        """After what is done only under a condition, or only if somebody likes: of cards
        spoken of before it is not known what was done with them, and of cards spoken of
        anew, whether they were, if there are others that could be meant."""
        if self.turn == before.turn:
            self.deeds = before.deeds
        elif before.last:
            self.sure = False


Said = Callable[[t.Object, Speech], t.Object]


def meant(term: Any) -> Any:
    """The term with what its pronouns stand for."""
    return _walk(term, Speech(), _meant)


def spoken(term: Any) -> Any:
    """The term with pronouns wherever they say it."""
    return _walk(term, Speech(), _spoken)


def _meant(it: t.Object, speech: Speech) -> t.Object:
    if not isinstance(it, t.It) or it.memory != "it":
        return it
    words = it.wording.split()
    for word, deeds in DEEDS.items():
        if word in words and not set(deeds) & set(speech.deeds):
            raise NothingMeant(it.wording)
    if speech.last == OWN:
        if it.wording not in ITSELF:
            raise NothingMeant(it.wording)
        return t.Self(wording=f"{CALLED}{it.wording}")
    if speech.last:
        if not speech.sure or (speech.one and it.wording in SEVERAL):
            raise NothingMeant(it.wording)
        for noun in ("rear-guard", "vanguard"):
            if words[-1:] in ([noun], [f"{noun}s"]) and speech.where != (noun,):
                raise NothingMeant(it.wording)
        return replace(it, memory=speech.last)
    return _of_the_event(it, speech.event)


def _of_the_event(it: t.It, event: t.Object | None) -> t.Object:
    """What a pronoun means before anything was spoken of."""
    if isinstance(event, t.Self) and it.wording not in ITSELF:
        raise NothingMeant(it.wording)
    if event is None or (isinstance(event, t.EventPartner) and it.wording in ITSELF):
        raise NothingMeant(it.wording)
    return replace(event, wording=f"{CALLED}{it.wording}")


def _spoken(it: t.Object, speech: Speech) -> t.Object:
    if it.wording.startswith(CALLED):
        return t.It(wording=it.wording.removeprefix(CALLED))
    if isinstance(it, t.It) and it.memory == speech.last and it.wording not in REVEALED:
        return t.It(wording=it.wording)
    return it


def _walk(term: Any, speech: Speech, said: Said) -> Any:
    if isinstance(term, tuple):
        return tuple([_walk(each, speech, said) for each in term])
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.It | t.EventCard | t.EventPartner | t.Self):
        return said(term, speech)
    if isinstance(term, t.Lasting):  # it is made while the effect is carried out
        inner = speech.copy()
        if isinstance(term.ability, t.Auto):
            inner.event = _of_event(term.ability) or inner.event
        return replace(term, ability=_fields(term.ability, inner, said))
    if isinstance(term, t.Ability):
        return _fields(term, Speech(_of_event(term)), said)
    return _fields(term, speech, said)


def _of_event(ability: t.Ability) -> t.Object | None:
    """What a pronoun means before anything was spoken of."""
    when = ability.when if isinstance(ability, t.Auto) else None
    if not isinstance(when, t.Pattern):
        return None
    if when.what is None or isinstance(when.what, t.Self):
        if when.kind in OF_TWO:
            return t.EventPartner()
        return None if when.what is None else t.Self()
    return t.EventCard()


def _fields(term: Any, speech: Speech, said: Said) -> Any:
    values: dict[str, Any] = {}
    before = speech.copy()
    for name in _in_order(term):
        value = getattr(term, name)
        if name == "cost":  # what is paid is not spoken of
            values[name] = _walk(value, Speech(), said)
        elif name == "otherwise":  # done only if the rest is not
            values[name] = _walk(value, before.copy(), said)
        elif name == "options":
            values[name] = tuple([_walk(each, speech.copy(), said) for each in value])
        elif name == "operand" and isinstance(value, tuple):
            values[name] = tuple([_walk(each, Speech(), said) for each in value])
        else:
            values[name] = _walk(value, speech, said)
    made = type(term)(**values)
    if isinstance(made, t.Search):
        made = replace(made, memory=_found_as(made) if said is _meant else "it")
    if isinstance(term, t.Action):
        _remember(made if said is _meant else term, speech)
    elif isinstance(term, t.If | t.May):
        speech.leave(before)
    elif isinstance(term, t.CountOf) and said is _meant:
        _check_result(term, speech)
    return made


def _found_as(term: t.Search) -> str:
    """Cards searched for by what others are like leave those remembered meanwhile."""
    return FOUND if _speaks_of_it(term.what) else "it"


def _speaks_of_it(term: Any) -> bool:
    if isinstance(term, t.It):
        return True
    if isinstance(term, tuple):
        return any([_speaks_of_it(each) for each in term])
    if isinstance(term, t.Term):
        return any([_speaks_of_it(getattr(term, each.name)) for each in fields(term)])
    return False


def _check_result(term: t.CountOf, speech: Speech) -> None:
    """What is asked about as done must be what was done last."""
    for word, deeds in RESULTS.items():
        if word in term.wording.split():
            if not speech.sure or speech.last != term.memory or not set(deeds) & set(speech.deeds):
                raise NothingMeant(term.wording)
            return


def _remember(term: t.Action, speech: Speech) -> None:
    """An instruction speaks of its cards; of the rest of some it does not."""
    what = term.what
    if isinstance(what, t.Rest | t.EventCard | t.EventPartner):
        return
    if isinstance(what, t.Self):
        speech.last, speech.deeds, speech.sure = OWN, (), True
        speech.turn += 1
        return
    if not isinstance(what, t.It):
        speech.sure = True
    speech.last = "it"
    if isinstance(term, t.Choose | t.Search | t.Look | t.Reveal):
        speech.last = term.memory
    if isinstance(what, t.It):
        speech.deeds = (*speech.deeds, type(term))
        return
    speech.deeds = (type(term), t.Choose) if isinstance(what, t.Pick) else (type(term),)
    speech.turn += 1
    cards = what.cards if isinstance(what, t.Pick | t.Every | t.AtRandom) else None
    speech.where = cards.where if isinstance(cards, t.Cards) else ()
    speech.one = isinstance(what, t.Pick | t.TopOf | t.AtRandom) and what.count == 1


def _in_order(term: t.Term) -> list[str]:
    """The fields of a term as the text brings them: conditions come before what is done."""
    names = [each.name for each in fields(term) if each.init]
    first = [name for name in names if name in ("while_", "when", "cost", "what")]
    return first + [name for name in names if name not in first]

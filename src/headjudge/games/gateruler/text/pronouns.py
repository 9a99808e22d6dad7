"""What the pronouns of a text stand for.

`it`, `that unit` and `them` are the cards last spoken of: those the effect has just chosen,
revealed or acted on; before there are any, the card of the event that the ability waits for. A
pronoun with nothing to stand for, or in another number than what it would stand for, is not
read. Each phrase that chooses targets has a memory of its own; any other instruction about
cards remembers them as "it", in place of whatever was remembered so.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from headjudge.games.gateruler import vocabulary as v
from headjudge.language import terms as t

# What the wording of a card begins with that was called by a pronoun.
CALLED = "~"
SEVERAL = ("they", "them", "those units", "those cards", "each of them", "the chosen units")
ITSELF = ("it", "its")
FORMER, LATTER = ("the former", "the former's"), ("the latter", "the latter's")
# Events of two cards, in which "that unit" means the other one.
OF_TWO = ("attack", "attacked", "deal damage")
OTHER_ONE = ("that unit", "that card", "that unit's", "that card's", "that ruler")
# The text's own card was spoken of last.
OWN = "own"
# What was spoken of last is not remembered any more.
GONE = "gone"
# Cards called by what was done with them: by these instructions, or in such an event.
DEEDS = {
    "chosen": ("Target", "Choose", "Search"),
    "revealed": ("Reveal",),
    "summoned": ("SpecialSummon", "PlayCard", "enter"),
    "destroyed": ("Destroy", "destroy"),
    "discarded": ("Discard", "discard"),
}


class NothingMeant(Exception):
    """A pronoun that stands for nothing."""


class Speech:
    """What has been spoken of so far."""

    __slots__ = ("deeds", "event", "last", "one", "other", "targets")

    def __init__(
        self, event: t.Object | None = None, other: t.Object | None = None, deed: str = ""
    ) -> None:
        self.event = event  # what a pronoun means before anything was spoken of
        self.other = other  # the other card of that event
        self.deeds: tuple[str, ...] = (deed,)  # what was done with what was last spoken of
        self.last: tuple[str, ...] = ()  # the names of what was last spoken of
        self.one = False  # whether that is one card
        self.targets = 0  # how often targets have been chosen

    def copy(self) -> Speech:
        made = Speech(self.event, self.other)
        made.last, made.one, made.targets = self.last, self.one, self.targets
        made.deeds = self.deeds
        return made


def meant(term: Any) -> Any:
    """The term with what its pronouns stand for."""
    return _walk(term, Speech())


def _meant(it: t.It, speech: Speech) -> t.Object:
    words = it.wording
    if words and words == it.memory != "it":  # no pronoun: the phrase itself has chosen it
        return it
    for deed, kinds in DEEDS.items():
        if deed in words.split() and not set(kinds) & set(speech.deeds):
            raise NothingMeant(words)
    if words in FORMER or words in LATTER:
        if len(speech.last) != 2:
            raise NothingMeant(words)
        return t.It(speech.last[words in LATTER], wording=words)
    if speech.last == (GONE,):
        raise NothingMeant(words)
    if speech.last == (OWN,):
        if words not in ITSELF:
            raise NothingMeant(words)
        return t.Self(wording=f"{CALLED}{words}")
    if len(speech.last) > 1:
        if words not in SEVERAL:
            raise NothingMeant(words)
        parts = tuple([t.It(memory) for memory in speech.last])
        return t.Together(parts, wording=f"{CALLED}{words}")
    if speech.last:
        if speech.one and words in SEVERAL:
            raise NothingMeant(words)
        return replace(it, memory=speech.last[0])
    if speech.other is not None and words in OTHER_ONE:
        return replace(speech.other, wording=f"{CALLED}{words}")
    if speech.event is None or words in SEVERAL:
        raise NothingMeant(words)
    if isinstance(speech.event, t.It):
        return it
    return replace(speech.event, wording=f"{CALLED}{words}")


def spoken(term: Any) -> Any:
    """The term with pronouns wherever they say it."""
    if isinstance(term, tuple):
        return tuple([spoken(each) for each in term])
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.Object) and term.wording.startswith(CALLED):
        return t.It(wording=term.wording.removeprefix(CALLED))
    if isinstance(term, t.It):
        return term if term.wording == term.memory else replace(term, memory="it")
    if isinstance(term, t.EventCard) and not term.wording:
        return t.It(wording="it")
    changed: dict[str, Any] = {
        each.name: spoken(getattr(term, each.name)) for each in fields(term) if each.init
    }
    if isinstance(term, v.Target):
        changed["memory"] = "it"
    return type(term)(**changed)


# -- walking through a text in its order ------------------------------------------------------


def _walk(term: Any, speech: Speech) -> Any:
    if isinstance(term, tuple):
        return tuple([_walk(each, speech) for each in term])
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.It):
        return _meant(term, speech)
    if isinstance(term, t.Lasting):  # it is made while the effect is carried out
        return replace(term, ability=_fields(term.ability, speech.copy()))
    if isinstance(term, t.Ability):
        return _fields(term, _of_event(term))
    return _fields(term, speech)


def _of_event(ability: t.Ability) -> Speech:
    """What a pronoun means before anything was spoken of."""
    when = None
    if isinstance(ability, t.Auto | v.EventEffect):
        when = ability.when
    if isinstance(ability, t.Replacement):
        return Speech(t.Self() if isinstance(ability.event.what, t.Self) else t.It())
    if isinstance(when, t.Pattern):
        other = v.EventPartner() if when.kind in OF_TWO else None
        if when.what is None:
            return Speech(None, other)
        own = isinstance(when.what, t.Self)
        return Speech(t.Self() if own else t.EventCard(), other, when.kind)
    played = isinstance(ability, v.Act | v.EventEffect | v.Overdrive | v.Counter | t.Keyword)
    return Speech(None if played else t.Self())


def _fields(term: Any, speech: Speech) -> Any:
    values: dict[str, Any] = {}
    before = speech.copy()
    for name in _in_order(term):
        value = getattr(term, name)
        if name == "otherwise":  # done only if the rest is not
            values[name] = _walk(value, before.copy())
        elif name == "options":
            values[name] = tuple([_walk(each, speech.copy()) for each in value])
        elif name == "operand" and isinstance(value, tuple):
            values[name] = tuple([_walk(each, Speech()) for each in value])
        else:
            values[name] = _walk(value, speech)
    if isinstance(term, v.Target):
        speech.targets += 1
        first = speech.targets == 1
        values["memory"] = "target" if first else f"target {speech.targets}"
    made = type(term)(**values)
    if isinstance(made, v.Target):
        own, _, joint = term.wording.partition("¦")
        second = own == "both" and not joint.startswith("&")  # of "choose A and B"
        speech.last = (*(speech.last if second else ()), made.memory)
        speech.one = not second and made.what.count == 1 and not made.what.any_number
        speech.deeds = ("Target",)
    elif isinstance(made, t.Action):
        _remember(made, speech)
    return made


def _remember(term: t.Action, speech: Speech) -> None:
    """An instruction speaks of its cards; of the rest of some it does not."""
    what = term.what
    deed = type(term).__name__
    if isinstance(what, t.It):
        speech.deeds = (*speech.deeds, deed)
        return
    memory = term.memory if isinstance(term, t.Choose | t.Search | t.Look | t.Reveal) else "it"
    if speech.last == (memory,) == ("it",) and not isinstance(what, t.Rest | t.Self):
        _check_numbers(term)
        speech.last = (GONE,)
    if isinstance(what, t.Rest | t.EventCard | v.EventPartner | v.Attacker | v.Attacked):
        return
    if isinstance(what, t.Self):
        speech.last, speech.one, speech.deeds = (OWN,), True, (deed,)
        return
    if isinstance(what, t.Every) and what.cards.wording == "player":
        return
    if memory == term.wording.partition("¦")[0]:  # chosen for the phrase that goes on
        return
    speech.last, speech.deeds = (memory,), (deed,)
    speech.one = isinstance(what, t.Pick | t.TopOf | t.AtRandom) and what.count == 1


def _check_numbers(term: t.Action) -> None:
    """A number of what was remembered as "it" cannot be asked for while other cards are."""
    for each in fields(term):
        number = getattr(term, each.name)
        if isinstance(number, t.Quantity) and _speaks_of_it(number):
            raise NothingMeant("a number of what is not remembered any more")


def _speaks_of_it(term: Any) -> bool:
    if isinstance(term, t.It):
        return term.memory == "it"
    if isinstance(term, tuple):
        return any([_speaks_of_it(each) for each in term])
    if isinstance(term, t.Term):
        return any([_speaks_of_it(getattr(term, each.name)) for each in fields(term)])
    return False


def _in_order(term: t.Term) -> list[str]:
    """The fields of a term as the text brings them: conditions come before what is done."""
    names = [each.name for each in fields(term) if each.init]
    first = [name for name in ("while_", "when", "event", "cost", "price", "what") if name in names]
    return first + [name for name in names if name not in first]

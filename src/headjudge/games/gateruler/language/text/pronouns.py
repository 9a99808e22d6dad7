"""What the pronouns of a text stand for.

`it`, `that unit` and `them` are the cards last spoken of: those the effect has just chosen,
revealed or acted on; before there are any, the card of the event that the ability waits for. A
pronoun with nothing to stand for, or in another number than what it would stand for, is not
read. Each phrase that chooses targets has a memory of its own; any other instruction about
cards remembers them as "it", in place of whatever was remembered so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.pronouns import (
    OWN,
    NothingMeant,
    SpokenOf,
    Walk,
    called,
    check_deeds,
    is_called,
    is_one,
    memory_of,
    pronoun_of,
    speaks_of_it,
    the_card_itself,
)

SEVERAL = ("they", "them", "those units", "those cards", "each of them", "the chosen units")
FORMER, LATTER = ("the former", "the former's"), ("the latter", "the latter's")
# Events of two cards, in which "that unit" means the other one.
OF_TWO = ("attack", "attacked", "deal damage")
OTHER_ONE = ("that unit", "that card", "that unit's", "that card's", "that ruler")
# Events of something that lies in the gate from then on.
PLAYED = ("play", "play ability")
# What a discarded card is not called.
UNIT = ("that unit", "that unit's")
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


class Speech(SpokenOf):
    """What has been spoken of so far."""

    __slots__ = ("deeds", "gate", "last", "other", "targets")

    def __init__(
        self, event: t.Object | None = None, other: t.Object | None = None, deed: str = ""
    ) -> None:
        super().__init__(event)
        self.other = other  # the other card of that event
        self.deeds: tuple[str, ...] = (deed,)  # what was done with what was last spoken of
        self.last: tuple[str, ...] = ()  # the names of what was last spoken of
        self.targets = 0  # how often targets have been chosen
        self.gate = deed in PLAYED  # whether something in the gate was spoken of


def meant(term: Any) -> Any:
    """The term with what its pronouns stand for."""
    return Pronouns().walk(term, Speech())


def spoken(term: Any) -> Any:
    """The term with pronouns wherever they say it."""
    if isinstance(term, t.Object) and is_called(term):
        return pronoun_of(term)
    if isinstance(term, t.It):
        return term if term.wording == term.memory else replace(term, memory="it")
    if isinstance(term, t.EventCard) and not term.wording:
        return t.It(wording="it")
    made = t.rewrite(term, spoken)
    return replace(made, memory="it") if isinstance(made, v.Target) else made


# -- what is meant ----------------------------------------------------------------------------


class Pronouns(Walk[Speech]):
    FIRST = ("while_", "when", "event", "cost", "price", "what")

    def nothing(self) -> Speech:
        return Speech()

    def may_be_called(self, term: t.Term) -> bool:
        return isinstance(term, t.It)

    def said(self, it: t.It, spoken: Speech) -> t.Object:
        words = it.wording
        if words and words == it.memory != "it":  # no pronoun: the phrase itself has chosen it
            return it
        check_deeds(words, DEEDS, spoken.deeds)
        if words in FORMER or words in LATTER:
            if len(spoken.last) != 2:
                raise NothingMeant(words)
            return t.It(spoken.last[words in LATTER], wording=words)
        if words in UNIT and spoken.deeds == ("Discard",) and spoken.event is not None:
            return called(spoken.other or event_card(spoken.event), words)
        if spoken.last == (GONE,):
            raise NothingMeant(words)
        if spoken.last == (OWN,):
            return the_card_itself(words)
        if len(spoken.last) > 1:
            if words not in SEVERAL:
                raise NothingMeant(words)
            return called(t.Together(tuple([t.It(memory) for memory in spoken.last])), words)
        if spoken.last:
            if spoken.one and words in SEVERAL:
                raise NothingMeant(words)
            return replace(it, memory=spoken.last[0])
        if spoken.other is not None and words in OTHER_ONE:
            return called(spoken.other, words)
        if spoken.event is None or words in SEVERAL:
            raise NothingMeant(words)
        return it if isinstance(spoken.event, t.It) else called(spoken.event, words)

    def of_ability(self, ability: t.Ability) -> Speech:
        when = ability.when if isinstance(ability, t.Auto | v.EventEffect) else None
        if isinstance(ability, t.Replacement):
            return Speech(t.Self() if isinstance(ability.event.what, t.Self) else t.It())
        if isinstance(when, t.Pattern):
            other = t.EventPartner() if when.kind in OF_TWO else None
            if when.what is None:
                return Speech(None, other, when.kind)
            own = isinstance(when.what, t.Self)
            return Speech(t.Self() if own else t.EventCard(), other, when.kind)
        played = isinstance(ability, v.Act | v.EventEffect | v.Overdrive | v.Counter | t.Keyword)
        return Speech(None if played else t.Self())

    def order(self, term: t.Term) -> tuple[str, ...]:
        names = super().order(term)
        early = [name for name in self.FIRST if name in names]
        return (*early, *names[len(early) :])

    def after(self, term: t.Term, made: t.Term, spoken: Speech, before: Speech) -> Any:
        if isinstance(made, v.Target):
            return chosen(made, spoken)
        if isinstance(made, t.Action):
            remember(made, spoken)
        elif isinstance(made, v.TargetInGate):
            spoken.gate = True
        elif isinstance(made, v.Negate) and not spoken.gate:
            raise NothingMeant("something in the gate")
        return made


def event_card(event: t.Object) -> t.Object:
    """The card of the event, which is remembered as the event has it although another card is
    remembered as "it"."""
    return t.EventCard() if isinstance(event, t.It) else event


def chosen(target: v.Target, spoken: Speech) -> v.Target:
    """A choice of targets, with a memory of its own."""
    spoken.targets += 1
    memory = "target" if spoken.targets == 1 else f"target {spoken.targets}"
    said = target.worded
    second = said.phrase == "both" and not (said.joint or "").startswith("&")  # "choose A and B"
    spoken.last = (*(spoken.last if second else ()), memory)
    spoken.one = not second and target.what.count == 1 and not target.what.any_number
    spoken.deeds = ("Target",)
    return replace(target, memory=memory)


def remember(term: t.Action, spoken: Speech) -> None:
    """An instruction speaks of its cards; of the rest of some it does not."""
    what = term.what
    deed = type(term).__name__
    if isinstance(what, t.It):
        spoken.deeds = (*spoken.deeds, deed)
        return
    memory = memory_of(term)
    if spoken.last == (memory,) == ("it",) and not isinstance(what, t.Rest | t.Self):
        check_what_is_lost(term)
        spoken.last = (GONE,)
    if isinstance(what, t.Rest | t.EventCard | t.EventPartner | v.Attacker | v.Attacked):
        return
    if isinstance(what, t.Self):
        spoken.last, spoken.one, spoken.deeds = (OWN,), True, (deed,)
        return
    if isinstance(what, t.Every) and what.cards.wording == "player":
        return
    if memory == term.worded.phrase:  # chosen for the phrase that goes on
        return
    spoken.last, spoken.deeds = (memory,), (deed,)
    spoken.one = is_one(what)


def check_what_is_lost(term: t.Action) -> None:
    """A number or the zone of what was remembered as "it" cannot be asked for while other cards
    are."""
    for each in t.inside(term):
        if isinstance(each, t.Quantity | v.Zones) and speaks_of_it(each, "it"):
            raise NothingMeant("a number or a zone of what is not remembered any more")

"""10.16 to 10.18, 10.30. Counter blast, soul blast, soul charge and counter charge.

Each is short for an instruction about cards of the damage zone, the soul or the deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.state import Frame
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import CAN, DO
from headjudge.language.evaluate import means
from headjudge.language.feasible import can_do
from headjudge.rulebook.citation import rule

DAMAGE = ("damage",)
SOUL = ("soul",)
# What an instruction in full was called
COUNTER_BLAST: Final = "Counter-Blast"
SOUL_BLAST: Final = "Soul-Blast"
SOUL_CHARGE: Final = "Soul-Charge"
COUNTER_CHARGE: Final = "Counter-Charge"


# 10.16. Counter blast


@rule("10.16.1")
def counter_blast(term: v.CounterBlast) -> t.Action | None:
    """To turn so many face-up cards of the damage zone face down."""
    filters = (t.FaceUp(True), *required(term.filters))
    cards = t.Cards(DAMAGE, term.who, filters)
    return v.TurnDown(t.Pick(term.number, cards, by=term.who), wording=COUNTER_BLAST)


@rule("10.16.1.1")
def required(filters: tuple[t.Filter, ...]) -> tuple[t.Filter, ...]:
    """The filters of a counter blast: only cards that meet them can be turned."""
    return filters


@means(DO, v.CounterBlast)
@rule("10.16.1.2")
def do_counter_blast(context: Context, frame: Frame, term: v.CounterBlast) -> None:
    """Turn cards face down, all that are asked for or none."""
    if can_in_full(context, term):
        do_in_full(context, frame, term)


# 10.17. Soul blast


@rule("10.17.1")
def soul_blast(term: v.SoulBlast) -> t.Action | None:
    """To put so many cards of the soul into the drop zone."""
    cards = t.Cards(SOUL, term.who, required_in_soul(term.filters))
    return t.Put(t.Pick(term.number, cards, by=term.who), "drop", wording=SOUL_BLAST)


@rule("10.17.1.1")
def required_in_soul(filters: tuple[t.Filter, ...]) -> tuple[t.Filter, ...]:
    """The filters of a soul blast: only cards that meet them can be put away."""
    return filters


# 10.18. Soul charge


@rule("10.18.1")
def soul_charge(term: v.SoulCharge) -> t.Action | None:
    """To put so many cards from the top of the deck into the soul."""
    return t.Put(t.TopOf(term.number, term.who), "soul", wording=SOUL_CHARGE)


# 10.30. Counter charge


@rule("10.30.1")
def counter_charge(term: v.CounterCharge) -> t.Action | None:
    """To choose so many cards of the damage zone and turn them face up."""
    cards = t.Cards(DAMAGE, term.who)
    return v.TurnUp(t.Pick(term.number, cards, by=term.who), wording=COUNTER_CHARGE)


# What the words stand for, as parts of costs and of effects

# What words like "Counter-Blast" stand for
WORDS: Final[dict[type, Callable[[Any], t.Action | None]]] = {
    v.CounterBlast: counter_blast,
    v.SoulBlast: soul_blast,
    v.SoulCharge: soul_charge,
    v.CounterCharge: counter_charge,
}


def in_full(part: t.Effect) -> t.Effect | None:
    """A part of a cost in plain words; None: it is nothing."""
    word = WORDS.get(type(part))
    return part if word is None else word(part)


@means(DO, v.SoulBlast, v.SoulCharge, v.CounterCharge)
def do_in_full(context: Context, frame: Frame, term: Any) -> None:
    """Carry out next what the word stands for."""
    part = in_full(term)
    if part is not None:
        doing.do_next(frame, (part, v.Remember(frame.vars.get("it", ()))))


@means(DO, v.Remember)
def do_remember(context: Context, frame: Frame, term: v.Remember) -> None:
    """Remember these cards again, as they were before the word was spelt out."""
    frame.vars["it"] = term.cards


@means(CAN, *WORDS)
def can_in_full(context: Context, term: Any) -> bool:
    """Whether what the word stands for can be done."""
    part = in_full(term)
    return part is not None and can_do(context, part)

"""What words on cards mean that no section of the rulebook explains."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.state import Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import DO, do_next
from headjudge.language.evaluate import FILTERS, NUMBERS, means, select
from headjudge.language.feasible import can_do_all


@means(FILTERS, v.IsThis)
def filter_is_this(context: Context, term: v.IsThis, ref: Ref) -> bool:
    """The card that the text is on."""
    return ref[0] == context.source


@means(FILTERS, v.IsCard)
def filter_is_card(context: Context, term: v.IsCard, ref: Ref) -> bool:
    """One certain object."""
    return ref == term.ref


@means(NUMBERS, v.SumOf)
def count_sum_of(context: Context, term: v.SumOf) -> int:
    """The sum of a number of these cards."""
    value = context.game.value
    return sum([int(value(card, term.property)) for card in select(context, term.cards)])


@means(NUMBERS, v.EventAmount)
def count_event_amount(context: Context, term: v.EventAmount) -> int:
    """The amount of the event that set the ability off."""
    return 0 if context.event is None else context.event.amount


@means(DO, v.IfDone)
def do_if_done(context: Context, frame: Frame, term: v.IfDone) -> None:
    """Only what can be done wholly has been done (3-2j-1)."""
    if can_do_all(context, term.do):
        do_next(frame, (*term.do, *term.then))

"""2. What Harbor's words do."""

from __future__ import annotations

from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.kernel.timing import extra_turn, skip_turn
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN, DO
from headjudge.language.evaluate import FILTERS, OBJECTS, means, number, seats
from tests.kernel.harbor import damage, playing, ships, turn
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z


@means(OBJECTS, w.Target)
def _(context: Context, term: w.Target) -> tuple[Ref, ...]:
    refs: tuple[Ref, ...] = context.memory["targets"][term.number]
    return refs


@means(FILTERS, w.Ready)
def _(context: Context, term: w.Ready, ref: Ref) -> bool:
    return not context.game.state.rest[ref[0]]


def coins(game: Game, seat: int) -> int:
    return game.state.numbers[seat].get("coins", 0)


def coins_happen(game: Game, event: Event) -> None:
    numbers = game.state.numbers[event.seat]
    numbers["coins"] = numbers.get("coins", 0) + event.amount
    game.state.revision += 1


@means(CAN, w.Pay)
def _(context: Context, term: w.Pay) -> bool:
    return coins(context.game, context.seat) >= term.coins


@means(DO, w.Pay)
def _(context: Context, frame: Frame, term: w.Pay) -> None:
    context.game.do(Event("coins", context.seat, amount=-term.coins))


@means(DO, w.Gain)
def _(context: Context, frame: Frame, term: w.Gain) -> None:
    context.game.do(Event("coins", context.seat, amount=term.coins))


@means(ACT, w.Turn)
def _(context: Context, frame: Frame, term: w.Turn, cards: tuple[Ref, ...]) -> None:
    ships.turn(context.game, [card for card, _ in cards], term.rest, context.source, context.seat)


@means(ACT, w.Deal)
def _(context: Context, frame: Frame, term: w.Deal, cards: tuple[Ref, ...]) -> None:
    hit = [card for card, _ in cards]
    damage.deal(context.game, hit, number(context, term.amount), context.source, context.seat)


@means(DO, w.Strike)
def _(context: Context, frame: Frame, term: w.Strike) -> None:
    game = context.game
    if game.state.stack:
        gone = game.take_off(game.state.stack[-1].vars["number"])
        card = -1 if gone is None else gone.vars.get("card", -1)
        if card >= 0:
            owner = game.state.owner[card]
            game.do(Event("put", owner, card, z.zone("wreck", owner)))


@means(DO, w.EndTurn)
def _(context: Context, frame: Frame, term: w.EndTurn) -> None:
    turn.end_the_turn(context.game)


@means(DO, w.ExtraTurn)
def _(context: Context, frame: Frame, term: w.ExtraTurn) -> None:
    for seat in seats(context, term.who):
        extra_turn(context.game, seat)


@means(DO, w.SkipTurn)
def _(context: Context, frame: Frame, term: w.SkipTurn) -> None:
    for seat in seats(context, term.who):
        skip_turn(context.game, seat)


@means(ACT, w.Command)
def _(context: Context, frame: Frame, term: w.Command, cards: tuple[Ref, ...]) -> None:
    for card, _identity in cards:
        ships.give_command(context.game, card, context.seat, context.source)


@means(ACT, w.Capture)
def _(context: Context, frame: Frame, term: w.Capture, cards: tuple[Ref, ...]) -> None:
    game = context.game
    for card, _identity in cards:
        berth = playing.free_berth(game, context.seat)
        game.do(Event("put", context.seat, card, berth, 0, context.source, context.seat))

"""Timing: steps of check timings and windows, for games to label and order; whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.log import Amount
from headjudge.kernel.state import EVENT_FIELDS, Effect, Event, Frame, Standby

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

_FIELDS = attrgetter(*EVENT_FIELDS)


def look_at_situations(game: Game) -> None:
    """Let abilities that trigger on a situation look whether it is there."""
    if game.survey.watches_situations:
        game.rules.hearing.watch(game)


def check(game: Game, procedure: str, is_due: Callable[[Game], bool]) -> None:
    """Hold a check timing, by calling this procedure; not if there would be nothing to do: no
    ability stands by, and no rule action `is_due`."""
    look_at_situations(game)
    if game.state.standby or is_due(game):
        game.call(procedure)


def standing_by(game: Game, seat: int, rule: str, least: int = 1) -> Decision | None:
    """Ask a player which of their waiting abilities to play first; None: none waits. Of several
    that are alike in everything one is offered."""
    master = game.rules.hearing.master
    options: list[Option] = []
    offered: list[Standby] = []
    for each in game.state.standby:
        if master(game, each) == seat and not is_one_of(each, offered):
            offered.append(each)
            options.append(("standby", each.id, each.source))
    if not options:
        return None
    return Decision(seat, "standby", tuple(options), rule, least)


def is_one_of(waits: Standby, others: list[Standby]) -> bool:
    """Whether one of these waiting abilities is the same ability of the same card, triggered by an
    equal event."""
    for each in others:
        if (
            each.source == waits.source
            and each.identity == waits.identity
            and each.seat == waits.seat
            and each.term == waits.term
            and (each.event is waits.event or _contents(each.event) == _contents(waits.event))
        ):
            return True
    return False


def _contents(event: Event | None) -> tuple[object, ...]:
    """All fields of an event, to compare it by; empty if there is no event."""
    return () if event is None else _FIELDS(event)


# -- windows: players may act in turn until all pass one after the other ----------------


def open_window(frame: Frame, seat: int) -> None:
    """Open a window in which this player may act first and nobody has passed yet."""
    frame.vars["seat"] = seat
    frame.vars["passes"] = 0


def has_acted(frame: Frame) -> None:
    """Note that a player acted: all others may act again before the window closes."""
    frame.vars["passes"] = 0


def passes(game: Game, frame: Frame) -> bool:
    """Note that the player who may act passes, and let the other one act next. Whether all have
    passed now."""
    frame.vars["passes"] += 1
    frame.vars["seat"] = game.state.other(frame.vars["seat"])
    return bool(frame.vars["passes"] >= game.state.seats)


# -- turns ------------------------------------------------------------------------------


def take_turn(game: Game) -> int:
    """Begin the next turn, and say whose it is."""
    state = game.state
    order = state.ahead or (state.other(state.turn_player),)
    state.turn += 1
    state.turn_player = order[0]
    state.ahead = order[1:]
    state.revision += 1
    state.board += 1
    return state.turn_player


def begin_turn(game: Game) -> None:
    """Begin the next turn, and forget what was noted during the last one."""
    state = game.state
    take_turn(game)
    state.happened.clear()
    state.last.clear()
    state.seen.clear()
    state.limits["turn began"] = state.tick()
    game.note("turn", state.turn_player, amount=Amount(state.turn))


def expire_for(game: Game, period: str, seat_of: Callable[[Game, Effect], int]) -> None:
    """End the effects that last until this period of the turn player's: that player's own ("your
    ..."), and the other player's ("opponent ..."); not those made in this very turn. `seat_of`
    gives the player whose effect it is."""
    state = game.state
    if not state.effects:
        return
    seat = state.turn_player
    began = state.limits["turn began"]
    left = [
        each
        for each in state.effects
        if each.stamp >= began
        or each.until != (f"your {period}" if seat_of(game, each) == seat else f"opponent {period}")
    ]
    game.keep_effects(left)


def extra_turn(game: Game, seat: int) -> None:
    """Add an extra turn directly after this one; of several, the last one added comes first. Then
    the order goes on as it would have."""
    state = game.state
    state.ahead = (seat, *(state.ahead or (state.other(state.turn_player),)))


def skip_turn(game: Game, seat: int) -> None:
    """Leave out the player's next turn."""
    state = game.state
    order = list(state.ahead) or [state.other(state.turn_player)]
    while seat not in order:
        order.append(state.other(order[-1]))
    at = order.index(seat)
    if at == len(order) - 1:
        order.append(state.other(seat))
    del order[at]
    state.ahead = tuple(order)

"""13. Miscellaneous: infinite loops."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import zones as z
from headjudge.kernel import loops
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import rule

# A turn in which fewer abilities were played has no loop worth looking for.
PATIENCE: Final = 16


def snapshot(game: Game) -> tuple[Any, ...]:
    """All that makes a position, cheap to take; `canonical` makes two of them comparable."""
    state = game.state
    you, them = state.numbers
    return (
        tuple(state.zones),
        (you["position"], you["rage"], them["position"], them["rage"]),
        tuple([effect.id for effect in state.effects]),
        (
            game.happened(("invade action", state.turn_player)),
            game.happened(("monster action", state.turn_player)),
        ),
    )


def canonical(game: Game, taken: tuple[Any, ...]) -> tuple[Any, ...]:
    """Equal cards are equal, and where order does not count it is not compared."""
    printed = game.state.printed
    zones = []
    for zone, cards in enumerate(taken[0]):
        numbers = [printed[card].number for card in cards]
        if not z.LAYOUT.ordered[zone] and not z.LAYOUT.field[zone]:
            numbers.sort()
        zones.append(tuple(numbers))
    return (tuple(zones), *taken[1:])


def remember(game: Game, verb: str, card: int) -> None:
    """What the turn player did from which position."""
    state = game.state
    number = game.state.printed[card].number if card >= 0 else ""
    gained = game.happened(("hand gained", state.turn_player))
    state.seen[len(state.seen)] = (snapshot(game), gained, verb, number)


def has_regained(game: Game, seat: int) -> bool:
    """Every action costs a card of the hand; without a card back no position recurs."""
    seen = game.state.seen
    return len(seen) > 0 and game.happened(("hand gained", seat)) > seen[0][1]


@rule("13.1.1.2", without=False)
def repeats(game: Game, verb: str, card: int) -> bool:
    """The turn player did this from an identical position earlier this turn."""
    number = game.state.printed[card].number
    for seen in game.state.seen.values():
        if seen[2] == verb and seen[3] == number and canonical(game, seen[0]) == here(game):
            return True
    return False


def here(game: Game) -> tuple[Any, ...]:
    """The present position."""
    notes = game.derived().notes
    if "position" not in notes:
        notes["position"] = canonical(game, snapshot(game))
    return notes["position"]  # type: ignore[no-any-return]


# 13.1.1. Loops of abilities


def is_long_turn(game: Game) -> bool:
    return game.happened("abilities played") >= PATIENCE


@step("13.1.1.3")
def stop_endless(game: Game, frame: Frame) -> None:
    """A loop that neither player can stop, or that none would, is a draw; one that goes
    by way of choices is settled by the players first (13.1.1.1)."""
    state = game.state
    if not state.standby or not is_long_turn(game):
        return
    waiting = sorted([(s.seat, state.printed[s.source].number) for s in state.standby])
    met = loops.meet(game, (canonical(game, snapshot(game)), waiting))
    if met in (loops.FORCED, loops.SETTLED):
        game.end(None, "13.1.1.3")
    elif met == loops.CHOSEN:
        game.call("endless loop", times=0)


MOST_TIMES: Final = 9


@choice("13.1.1.1")
def name_a_number(game: Game, frame: Frame) -> Decision | None:
    """The turn player says how many times more."""
    options: tuple[Option, ...] = tuple([("times", each) for each in range(MOST_TIMES + 1)])
    return Decision(game.state.turn_player, "loop-times", options, "13.1.1.1")


@name_a_number.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["times"] = int(chosen[0][1])


@choice("13.1.1.1")
def accept_or_fewer(game: Game, frame: Frame) -> Decision | None:
    """The other player accepts, or names a smaller number."""
    options: tuple[Option, ...] = tuple(
        [("times", each) for each in range(frame.vars["times"], -1, -1)]
    )
    return Decision(1 - game.state.turn_player, "loop-accept", options, "13.1.1.1")


@accept_or_fewer.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """So many rounds lead to the very same position: it is there already."""
    game.note("loop", game.state.turn_player, tags=(int(chosen[0][1]),))


ENDLESS_LOOP = Procedure(
    "endless loop", "13.1", "Infinite loop", (name_a_number, accept_or_fewer)
)

PROCEDURES: Final = (ENDLESS_LOOP,)

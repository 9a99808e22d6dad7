"""13. Miscellaneous: infinite loops."""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla import zones as z
from headjudge.kernel.decision import Option
from headjudge.kernel.game import Game
from headjudge.rulebook.citation import rule


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


def remember(game: Game, option: Option) -> None:
    """What the turn player did from which position."""
    state = game.state
    number = game.state.printed[int(option[1])].number
    state.seen[len(state.seen)] = (snapshot(game), str(option[0]), number)


def has_regained(game: Game, seat: int) -> bool:
    """Every action costs a card of the hand; without a card back no position recurs."""
    return game.happened(("hand gained", seat)) > 0


@rule("13.1.1.2", without=False)
def repeats(game: Game, seat: int, verb: str, card: int) -> bool:
    """The turn player did this from an identical position earlier this turn."""
    if not has_regained(game, seat):
        return False
    number = game.state.printed[card].number
    if not any([seen[1:] == (verb, number) for seen in game.state.seen.values()]):
        return False
    now = canonical(game, snapshot(game))
    return any(
        [
            seen[1:] == (verb, number) and canonical(game, seen[0]) == now
            for seen in game.state.seen.values()
        ]
    )

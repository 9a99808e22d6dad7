"""A game's areas for the card language, and several cards on their way between them.

Cards that move together are put down in an order that their player chooses, or one by one;
each game labels the steps with its own rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.language import moving

Area = Callable[[Game, int], Sequence[int]]


def cards_in(size: int) -> Callable[[int], Area]:
    """The cards of a player's zone, by its place among that player's zones, of which there
    are so many."""

    def at(place: int) -> Area:
        def found(game: Game, seat: int) -> Sequence[int]:
            return game.state.zones[seat * size + place]

        return found

    return at


def anywhere(size: int, most: int) -> Area:
    """The cards in all of a player's zones, or in the first so many of them."""

    def found(game: Game, seat: int) -> list[int]:
        first = seat * size
        return [card for zone in game.state.zones[first : first + most] for card in zone]

    return found


def nothing_along(game: Game, card: int) -> list[int]:
    """No card goes along with another."""
    return []


def whereabouts(game: Game, card: int) -> int:
    """A card counts as being where it is."""
    return game.state.place[card]


def zones_of(
    areas: Iterable[str], names: tuple[tuple[str, ...], ...]
) -> dict[str, tuple[int, ...]]:
    """By area: the zones of both players that count as it. `names`: by zone, the areas that
    it counts as."""
    return {
        area: tuple([zone for zone, those in enumerate(names) if area in those]) for area in areas
    }


def procedures(
    game: str, one_by_one: str, in_order: str, together: str, unseen: str
) -> tuple[Procedure, ...]:
    """Several cards on their way, by these rules of a game: where they go one by one, where
    in an order of one's choice, that they move together, and whether others see the order."""
    one: Step = step(one_by_one, game=game)(moving.one_by_one)
    choose_order: Step = choice(in_order, game=game)(moving.choose_order)
    choose_order.then(moving.order_chosen)
    move_together: Step = step(together, game=game)(moving.move_together)
    put_in_order: Step = step(in_order, game=game)(moving.put_in_order)
    keep_order_secret: Step = step(unseen, game=game)(moving.keep_order_secret)
    return (
        Procedure("one by one", one_by_one, "One card at a time", (one,)),
        Procedure(
            "in order", in_order, "In an order of one's choice",
            (choose_order, move_together, put_in_order, keep_order_secret),
        ),
    )  # fmt: skip

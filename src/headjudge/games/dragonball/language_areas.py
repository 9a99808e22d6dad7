"""3-1-6, 3-2-3. The areas of this game for the card language, and several cards on their way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import moving, picking
from headjudge.rulebook.citation import fact, rule

one_by_one: Step = step("3-2-3", game="dragonball")(moving.one_by_one)
ONE_BY_ONE = Procedure("one by one", "3-2-3", "One card at a time", (one_by_one,))
choose_order: Step = choice("3-1-6", game="dragonball")(moving.choose_order)
choose_order.then(moving.order_chosen)
move_together: Step = step("3-1-6", game="dragonball")(moving.move_together)
put_in_order: Step = step("3-1-6", game="dragonball")(moving.put_in_order)
keep_order_secret: Step = step("3-1-6-1", game="dragonball")(moving.keep_order_secret)
IN_ORDER = Procedure(
    "in order", "3-1-6", "In an order of one's choice",
    (choose_order, move_together, put_in_order, keep_order_secret),
)  # fmt: skip


@rule("8-10-1")
def follow(game: Game, event: Event) -> None:
    """An effect that has moved a card speaks of it, and looks at it, where it went."""
    picking.follow(game, event)
    was = (event.card, event.identity)
    for frame in reversed(game.state.frames):
        if frame.procedure == "perform":
            vars = frame.vars
            for name, refs in vars.items():
                if type(refs) is tuple and was in refs:
                    now = (event.card, event.became)
                    vars[name] = tuple([now if ref == was else ref for ref in refs])
            return


def cards_in(place: int) -> Callable[[Game, int], Sequence[int]]:
    """The cards of a player's area, by its place among that player's areas."""

    def found(game: Game, seat: int) -> Sequence[int]:
        return game.state.zones[seat * a.SIZE + place]

    return found


def leaders(game: Game, seat: int) -> list[int]:
    return a.on_top(game, a.leader_area(seat))


def in_play(game: Game, seat: int) -> list[int]:
    """A player's cards in the leader and the battle area."""
    return [*leaders(game, seat), *a.in_battle_area(game, seat)]


def anywhere(game: Game, seat: int) -> list[int]:
    """The cards in all of a player's areas; what was removed from the game is in none."""
    first = seat * a.SIZE
    return [card for zone in game.state.zones[first : first + ALL_AREAS] for card in zone]


ALL_AREAS: Final[int] = fact("10-19-2", a.REMOVED, without=a.SIZE)


def nothing(game: Game, seat: int) -> list[int]:
    """No card."""
    return []


def nothing_along(game: Game, card: int) -> list[int]:
    """No card goes along with another."""
    return []


Area = Callable[[Game, int], Sequence[int]]

AREAS: Final[dict[str, Area]] = {
    # 2-3-2-1-1: "leader" in a text is the leader card in the leader area
    "leader": fact("2-3-2-1-1", leaders, without=nothing),
    # 10-18-6: tokens are among the cards there
    "battle": fact("10-18-6", a.in_battle_area, without=nothing),
    "combo": a.in_combo_area,
    "field": in_play,
    # 8-5-5, 8-5-6: so with "energy" and "life"
    "energy": fact("8-5-5", cards_in(a.ENERGY), without=nothing),
    "deck": cards_in(a.DECK),
    "hand": cards_in(a.HAND),
    "drop": cards_in(a.DROP),
    "life": fact("8-5-6", cards_in(a.LIFE), without=nothing),
    "warp": cards_in(a.WARP),
    "anywhere": anywhere,
    "under": a.beneath,
    "along": nothing_along,
}

# By zone: the areas that it counts as.
AREA_NAMES: Final = tuple(
    [
        (kind, "field", "anywhere") if kind in ("leader", "battle") else (kind, "anywhere")
        for kind in a.LAYOUT.kind
    ]
)


def whereabouts(game: Game, card: int) -> int:
    return game.state.place[card]


PROCEDURES: Final = (ONE_BY_ONE, IN_ORDER)

"""The areas of this game for the card language, and what several cards do on their way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import zones as z
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.language import moving, picking
from headjudge.rulebook.citation import rule

# 4.1.5, 4.1.8, 4.2.3. Moved cards, and several of them at once

follow = rule("4.1.8", game="vanguard")(picking.follow)
one_by_one: Step = step("4.2.3", game="vanguard")(moving.one_by_one)
ONE_BY_ONE = Procedure("one by one", "4.2.3", "One card at a time", (one_by_one,))
choose_order: Step = choice("4.1.5", game="vanguard")(moving.choose_order)
choose_order.then(moving.order_chosen)
move_together: Step = step("4.1.5", game="vanguard")(moving.move_together)
put_in_order: Step = step("4.1.5", game="vanguard")(moving.put_in_order)
keep_order_secret: Step = step("4.1.5.1", game="vanguard")(moving.keep_order_secret)
IN_ORDER = Procedure(
    "in order", "4.1.5", "In an order of one's choice",
    (choose_order, move_together, put_in_order, keep_order_secret),
)  # fmt: skip


def cards_in(place: int) -> Callable[[Game, int], Sequence[int]]:
    """The cards of a player's zone, by its place among that player's zones."""

    def found(game: Game, seat: int) -> Sequence[int]:
        return game.state.zones[seat * z.SIZE + place]

    return found


@rule("3.12.5", without=())
def deck_from_the_top(game: Game, seat: int) -> Sequence[int]:
    """A deck: what is put elsewhere from its top goes as cards are drawn, the topmost first."""
    return game.state.zones[z.deck_of(seat)]


def on_circles(game: Game, seat: int) -> list[int]:
    """All cards on a player's circles, whatever they are there."""
    first = seat * z.SIZE
    zones = game.state.zones
    return [card for zone in range(first, first + z.GUARDIAN + 1) for card in zones[zone]]


def anywhere(game: Game, seat: int) -> list[int]:
    first = seat * z.SIZE
    return [card for zone in game.state.zones[first : first + z.SIZE] for card in zone]


def nothing_along(game: Game, card: int) -> list[int]:
    """No card goes along with another."""
    return []


AREAS: Final[dict[str, Callable[[Game, int], Sequence[int]]]] = {
    "vanguard": c.vanguards,
    "rear-guard": c.rear_guards,
    "guardian": c.guardians,
    "field": c.units,
    "heart": c.hearts_on,
    "locked": c.locked_on,
    "circles": on_circles,
    "anywhere": anywhere,
    "deck": deck_from_the_top,
    "hand": cards_in(z.HAND),
    "drop": cards_in(z.DROP),
    "soul": cards_in(z.SOUL),
    "damage": cards_in(z.DAMAGE),
    "bind": cards_in(z.BIND),
    "trigger": cards_in(z.TRIGGER),
    "G": cards_in(z.G),
    "removal": cards_in(z.REMOVAL),
    "along": nothing_along,
}

# By zone: the areas that it counts as.
AREA_NAMES: Final = tuple(
    [
        (kind, "field", "circles", "anywhere") if field else (kind, "anywhere")
        for kind, field in zip(z.LAYOUT.kind, z.LAYOUT.field, strict=True)
    ]
)


# By area: the zones of both players that count as it.
ZONES_OF: Final[dict[str, tuple[int, ...]]] = {
    area: tuple([zone for zone, names in enumerate(AREA_NAMES) if area in names]) for area in AREAS
}


def whereabouts(game: Game, card: int) -> int:
    return game.state.place[card]


PROCEDURES: Final = (ONE_BY_ONE, IN_ORDER)

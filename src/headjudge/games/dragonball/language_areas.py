"""3-1-6, 3-2-3. The areas of this game for the card language, and several cards on their way."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import areas, picking
from headjudge.rulebook.citation import fact, rule

PROCEDURES: Final = areas.procedures(
    "dragonball", one_by_one="3-2-3", in_order="3-1-6", together="3-1-6", unseen="3-1-6-1"
)


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


cards_in = areas.cards_in(a.SIZE)


def leaders(game: Game, seat: int) -> list[int]:
    return a.on_top(game, a.leader_area(seat))


def in_play(game: Game, seat: int) -> list[int]:
    """A player's cards in the leader and the battle area."""
    return [*leaders(game, seat), *a.in_battle_area(game, seat)]


# How many of a player's areas there are; what was removed from the game is in none.
ALL_AREAS: Final[int] = fact("10-19-2", a.REMOVED, without=a.SIZE)


def nothing(game: Game, seat: int) -> list[int]:
    """No card."""
    return []


AREAS: Final[dict[str, areas.Area]] = {
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
    "anywhere": areas.anywhere(a.SIZE, ALL_AREAS),
    "under": a.beneath,
    "along": areas.nothing_along,
}

# By zone: the areas that it counts as.
AREA_NAMES: Final = tuple(
    [
        (kind, "field", "anywhere") if kind in ("leader", "battle") else (kind, "anywhere")
        for kind in a.LAYOUT.kind
    ]
)

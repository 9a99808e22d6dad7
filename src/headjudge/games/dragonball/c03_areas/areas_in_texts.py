"""3-1-6, 3-2-3. The areas that card texts name, and several cards on their way to one."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c02_cards.leader_sides import leaders
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c10_keywords.leaving import ALL_AREAS
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language import areas
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, FILTERS, means, whereabouts
from headjudge.rulebook.citation import fact

PROCEDURES: Final = areas.procedures(
    "dragonball", one_by_one="3-2-3", in_order="3-1-6", together="3-1-6", unseen="3-1-6-1"
)

cards_in = areas.cards_in(a.SIZE)


def in_play(game: Game, seat: int) -> list[int]:
    """A player's cards in the leader and the battle area."""
    return [*leaders(game, seat), *a.in_battle_area(game, seat)]


def nothing(game: Game, seat: int) -> list[int]:
    """No card."""
    return []


AREAS: Final[dict[str, areas.Area]] = {
    "leader": leaders,
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


@means(FILTERS, v.InArea)
def is_in_area(context: Context, term: v.InArea, ref: Ref) -> bool:
    """Whether a card is, or was last, in one of these areas."""
    zone = whereabouts(context, ref)
    return zone >= 0 and a.LAYOUT.kind[zone] in term.areas


@means(CONDITIONS, v.IsIn)
def holds_is_in(context: Context, term: v.IsIn) -> bool:
    """Whether the card with this text is in one of these areas."""
    game = context.game
    return a.LAYOUT.kind[game.state.place[context.source]] in term.areas

"""Abilities that work in areas they name, and not where such abilities do.

Which cards of a game have any is known as soon as its cards are; where they lie just now is
looked at as often as something happens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN

# The zones of an area, a card, and its abilities (each with the card) that work there
Bearer = tuple[frozenset[int], int, list[tuple[int, Any]]]


class Elsewhere:
    """What a game says of them. `zones_of` has the zones of each area, `sort_of` tells sorts of
    abilities apart (each is asked for by itself), and `is_silent` says of a card that lies face
    down whether it does nothing there."""

    __slots__ = ("is_silent", "sort_of", "zones_of")

    def __init__(
        self,
        zones_of: dict[str, tuple[int, ...]],
        sort_of: Callable[[Any], str],
        is_silent: Callable[[Game, int], bool],
    ) -> None:
        self.zones_of = {area: frozenset(zones) for area, zones in zones_of.items()}
        self.sort_of = sort_of
        self.is_silent = is_silent

    def at(self, game: Game, sort: str) -> list[tuple[int, Any]]:
        """The abilities of one sort whose cards lie where they work, as they are printed; found
        out once as long as nothing changes."""
        made = game.cards_cache()
        bearers = made.get("bearers")
        if bearers is None:
            bearers = made["bearers"] = self.bearers(game)
        if sort not in bearers:
            return []
        cached = game.derived().cache
        found: list[tuple[int, Any]] | None = cached.get(sort)
        if found is None:
            found = cached[sort] = []
            place, face = game.state.place, game.state.face
            for zones, card, terms in bearers[sort]:
                if place[card] in zones and (
                    face[card] != FACE_DOWN or not self.is_silent(game, card)
                ):
                    found.extend(terms)
        return found

    def bearers(self, game: Game) -> dict[str, list[Bearer]]:
        """The cards of this game with such abilities, by sort and area by area, wherever the
        cards are."""
        found: dict[str, list[Bearer]] = {}
        own = [(card, each.abilities.elsewhere) for card, each in enumerate(game.state.printed)]
        own = [(card, there) for card, there in own if there]
        for area in game.survey.other_areas:
            for card, there in own:
                sorted_: dict[str, list[tuple[int, Any]]] = {}
                for term in there.get(area, ()):
                    sorted_.setdefault(self.sort_of(term), []).append((card, term))
                for sort, terms in sorted_.items():
                    found.setdefault(sort, []).append((self.zones_of[area], card, terms))
        return found

"""What all can see of what is under way, for views."""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.c02_cards import leader_sides
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c07_battle import roles
from headjudge.kernel.game import Game


def scene_for(game: Game, viewer: int) -> dict[str, Any]:
    """All that the scene of the table tells, by this viewer's names for the cards."""
    names = game.state.handles[viewer]
    return {**leaders(game), **in_hands(game, names), **fight(game, names)}


def leaders(game: Game) -> dict[str, Any]:
    """Which leaders show their back."""
    there = [game.state.zones[a.leader_area(seat)] for seat in (0, 1)]
    return {"awakened": [bool(c) and leader_sides.shows_back(game, c[-1]) for c in there]}


def in_hands(game: Game, names: list[int]) -> dict[str, Any]:
    """The cards that are being played or activated: they have been shown to all."""
    shown = [
        names[frame.vars["card"]]
        for frame in game.state.frames
        if frame.procedure in ("play card", "skill", "counter")
    ]
    return {"under way": shown} if shown else {}


def fight(game: Game, names: list[int]) -> dict[str, Any]:
    """Who attacks and who guards."""
    if roles.current_battle(game) is None:
        return {}
    return {
        role: names[card]
        for role, card in (("attack", roles.attack_card(game)), ("guard", roles.guard_card(game)))
        if card >= 0
    }

"""What all can see of what is under way, and of cards beyond where they lie, for views."""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c10_actions import domination
from headjudge.kernel.game import Game


def scene_for(game: Game, viewer: int) -> dict[str, Any]:
    """All that the scene of the table tells, by this viewer's names for the cards."""
    names = game.state.handles[viewer]
    return {**played(game, names), **states(game, names), **battle(game, names)}


def played(game: Game, names: list[int]) -> dict[str, Any]:
    """The card that is being played: it has been shown to all (8.5.2.1)."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "play card":
            return {"playing": names[frame.vars["card"]]}
    return {}


def states(game: Game, names: list[int]) -> dict[str, Any]:
    """Mates of legions, deleted and dominated units."""
    found: dict[str, Any] = {}
    if not game.state.effects:
        return found
    mates = [
        card for seat in (0, 1) for card in u.vanguards_on(game, seat) if u.is_mate(game, card)
    ]
    for key, cards in (
        ("mates", mates),
        ("deleted", [card for card in u.active_cards(game) if u.is_deleted(game, card)]),
        ("dominated", [each.source for each in domination.dominations(game.state)]),
    ):
        if cards:
            found[key] = [names[card] for card in cards]
    return found


def battle(game: Game, names: list[int]) -> dict[str, Any]:
    """Who attacks, is attacked, boosts and guards whom."""
    frame = roles.now(game)
    if frame is None or "attacking" not in frame.vars:
        return {}
    found: dict[str, Any] = {
        role: [names[card] for card in roles.in_role(game, role)] for role in roles.ROLES
    }
    found["hit"] = [names[place[0]] for place in frame.vars["hit"]]
    found["checks"] = frame.vars["checks"]
    return found

"""What all can see of what is under way, and of cards beyond where they lie, for views."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c07_battle import damage_step, roles
from headjudge.games.vanguard.c10_actions import domination
from headjudge.kernel.game import Game
from headjudge.kernel.scenes import Scene

# What is marked on the units of each entry.
MARKS: Final = {"mates": "mate", "deleted": "deleted", "dominated": "dominated"}


def scene_for(game: Game, viewer: int) -> dict[str, Any]:
    """All that the scene of the table tells, by this viewer's names for the cards."""
    names = game.state.handles[viewer]
    common = Scene(game, viewer)
    add_battle(game, common)
    for frame in game.state.frames:
        if frame.procedure == "play card":
            common.wait(frame.vars["card"], frame.vars["seat"], "8.5.2.1")
    own = {**played(game, names), **states(game, common), **battle(game, names)}
    return {**common.data(), **own}


def add_battle(game: Game, scene: Scene) -> None:
    """Who attacks, is attacked, boosts and guards, and the powers that are compared (7.7.1.2)."""
    frame = roles.now(game)
    if frame is None or "attacking" not in frame.vars:
        return
    attacking, attacked = (roles.in_role(game, role) for role in ("attacking", "attacked"))
    scene.add_role("attacker", *attacking)
    scene.add_role("target", *attacked)
    scene.add_role("supporter", *roles.in_role(game, "boosting"))
    scene.add_role("guardian", *roles.in_role(game, "guarding"))
    leader = roles.leader(game, list(attacking))
    if leader < 0:
        return
    seat = game.state.turn_player
    strength = scene.side(leader, seat, "power", damage_step.strength_of(game, leader))
    for card in attacked:
        defence = damage_step.defence_of(game, frame, card)
        scene.compare(strength, scene.side(card, 1 - seat, "power", defence))


def played(game: Game, names: list[int]) -> dict[str, Any]:
    """The card that is being played: it has been shown to all (8.5.2.1)."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "play card":
            return {"playing": names[frame.vars["card"]]}
    return {}


def states(game: Game, scene: Scene) -> dict[str, Any]:
    """Mates of legions, deleted and dominated units, marked as such in the scene as locked cards
    are."""
    found: dict[str, Any] = {}
    names = game.state.handles[scene.viewer]
    if game.state.turn > 0:  # before, first vanguards lie face down and are not locked
        for card in [card for seat in (0, 1) for card in u.locked_on(game, seat)]:
            scene.mark(card, "locked")
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
            for card in cards:
                scene.mark(card, MARKS[key])
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

"""What all can see of what is under way, for views."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c02_cards import leader_sides
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c07_battle import damage_step, roles
from headjudge.kernel.game import Game
from headjudge.kernel.scenes import Scene

SHOWING: Final = ("play card", "skill", "counter")  # procedures in which a card was shown to all


def scene_for(game: Game, viewer: int) -> dict[str, Any]:
    """All that the scene of the table tells, by this viewer's names for the cards."""
    names = game.state.handles[viewer]
    common = Scene(game, viewer)
    add_fight(game, common)
    for frame in game.state.frames:
        if frame.procedure in SHOWING:
            number = game.rules.procedures[frame.procedure].number
            common.wait(frame.vars["card"], frame.vars["seat"], number)
    for seat, awakened in enumerate(leaders(game)["awakened"]):
        if awakened:
            common.mark(game.state.zones[a.leader_area(seat)][-1], "awakened")
    own = {**leaders(game), **in_hands(game, names), **fight(game, names)}
    return {**common.data(), **own}


def add_fight(game: Game, scene: Scene) -> None:
    """Who attacks, guards and helps with combos, and the powers that are compared (7-4-2)."""
    if roles.current_battle(game) is None:
        return
    attacker, guard = roles.attack_card(game), roles.guard_card(game)
    scene.add_role("attacker", attacker)
    scene.add_role("target", guard)
    seat = game.state.turn_player
    scene.add_role("supporter", *a.in_combo_area(game, seat))
    scene.add_role("guardian", *a.in_combo_area(game, 1 - seat))
    if attacker >= 0 and guard >= 0:
        strength = damage_step.power_to_compare(game, attacker, seat)
        defence = damage_step.power_to_compare(game, guard, 1 - seat)
        scene.compare(
            scene.side(attacker, seat, "power", strength),
            scene.side(guard, 1 - seat, "power", defence),
        )


def leaders(game: Game) -> dict[str, Any]:
    """Which leaders show their back."""
    there = [game.state.zones[a.leader_area(seat)] for seat in (0, 1)]
    return {"awakened": [bool(c) and leader_sides.shows_back(game, c[-1]) for c in there]}


def in_hands(game: Game, names: list[int]) -> dict[str, Any]:
    """The cards that are being played or activated: they have been shown to all."""
    shown = [names[frame.vars["card"]] for frame in game.state.frames if frame.procedure in SHOWING]
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

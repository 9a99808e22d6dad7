"""What all can see of what is under way, and of cards beyond where they lie, for views."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler import c07_main_phase
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.c13_damage import unit_damage
from headjudge.kernel import links
from headjudge.kernel.game import Game
from headjudge.kernel.scenes import WOUNDS, Scene
from headjudge.kernel.state import FACE_DOWN


def scene(game: Game, viewer: int) -> dict[str, Any]:
    """All that the scene of the table tells, by this viewer's names for the cards, and by zone for
    those without one."""
    names = game.state.handles[viewer]
    common = Scene(game, viewer)
    add_attack(game, common)
    add_marks(game, common)
    for key in ("charge", "gear"):
        for each in links.links(game, key) if game.state.effects else ():
            if each.cards and game.state.is_current(each.cards[0]):
                common.lay_under(each.source, each.cards[0][0], key)
    return {
        **common.data(),
        **attack(game, names),
        **wounds(game),
        **linked(game, names),
        **driven(game, names),
    }


def add_attack(game: Game, scene: Scene) -> None:
    """Who attacks what, and ATK against the HP that is left (8-5a)."""
    frame = combat.current_attack(game)
    if frame is None:
        return
    source, target = combat.attacker(game), combat.attacked(game)
    scene.add_role("attacker", source)
    scene.add_role("target", target)
    if target < 0:
        scene.add_place("target", frame.vars["column"])
    if source < 0 or target < 0 or game.value(target, "type") != "unit":
        return
    seat = game.state.turn_player
    hurt = unit_damage.damage_on(game, target)
    scene.compare(
        scene.side(source, seat, "atk", (game.value(source, "atk"),)),
        scene.side(target, 1 - seat, "hp", (game.value(target, "hp"), -hurt)),
    )


def add_marks(game: Game, scene: Scene) -> None:
    """The damage on units, and what all may know of face-down ones."""
    for seat in (0, 1):
        for unit in u.units(game, seat):
            hurt = unit_damage.damage_on(game, unit)
            if hurt:
                scene.mark(unit, WOUNDS, hurt)
            if game.state.face[unit] == FACE_DOWN:
                values = {name: game.value(unit, name) for name in ("level", "atk", "hp", "stk")}
                scene.mark(unit, "face down", values=values)


def attack(game: Game, names: list[int]) -> dict[str, Any]:
    """Who attacks which column, from which zone, and who is being attacked there."""
    frame = combat.current_attack(game)
    if frame is None:
        return {}
    source, target = combat.attacker(game), combat.attacked(game)
    return {
        "attacking": names[source] if source >= 0 else 0,
        "from": z.LAYOUT.label(game.state.place[source]) if source >= 0 else "",
        "attacked": names[target] if target >= 0 else 0,
        "column": z.LAYOUT.label(frame.vars["column"]),
        "direct": frame.vars["direct"],
    }


def wounds(game: Game) -> dict[str, Any]:
    """The current damage of units, by player and zone, and what face-down units are like."""
    state = game.state
    hurt: list[list[Any]] = []
    like: list[list[Any]] = []
    for seat in (0, 1):
        for unit in u.units(game, seat):
            zone = z.LAYOUT.label(state.place[unit])
            amount = unit_damage.damage_on(game, unit)
            if amount:
                hurt.append([seat, zone, amount])
            if state.face[unit] == FACE_DOWN:
                values = [game.value(unit, name) for name in ("level", "atk", "hp", "stk")]
                like.append([seat, zone, *values])
    found = {"damage": hurt, "face down": like}
    return {key: value for key, value in found.items() if value}


def linked(game: Game, names: list[int]) -> dict[str, Any]:
    """Charges with the cards they are under, and geared-up pairs."""
    state = game.state
    if not state.effects:
        return {}
    found: dict[str, Any] = {}
    for key in ("charge", "gear"):
        pairs = [
            [names[each.source], names[each.cards[0][0]]]
            for each in links.links(game, key)
            if each.cards and state.is_current(each.cards[0])
        ]
        if pairs:
            found[key] = sorted(pairs)
    return found


def driven(game: Game, names: list[int]) -> dict[str, Any]:
    """The Overdrive abilities in drive zones, by their cards."""
    zones = game.state.zones
    cards = [card for seat in (0, 1) for card in zones[z.drive_of(seat)]]
    found = [[names[card], at] for card in cards for at in c07_main_phase.overdrives(game, card)]
    return {"overdrive": found} if found else {}

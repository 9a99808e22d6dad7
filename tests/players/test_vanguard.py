"""The greedy player of Vanguard: legal, repeatable, fast, strong enough, and no wiser than
its seat."""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.c02_cards.printed import shipped_pool
from headjudge.players import GreedyPlayer
from tests.players.every_game import EveryGame


class TestEveryGame(EveryGame):
    title = "vanguard"


# -- single decisions, from made-up views -------------------------------------------------


def a_card(**wanted: Any) -> str:
    """The number of a card whose printed values are these."""
    for number, card in shipped_pool().items():
        if all(card.values[name] == each for name, each in wanted.items()):
            return number
    raise AssertionError(wanted)


FIRST = a_card(grade=0, trigger="critical")
HEAL = a_card(grade=0, trigger="heal", shield=15000)
BOOSTER = a_card(grade=1, icons=("boost",), shield=5000)
ATTACKER = a_card(grade=2, icons=("intercept",), power=9000)
GUARD = next(n for n, card in shipped_pool().items() if "Sentinel" in card.texts["en"])


def unit(handle: int, number: str, power: int, critical: int = 1, **more: Any) -> dict[str, Any]:
    values = {"power": power, "critical": critical, "name": ["X"]}
    return {"handle": handle, "number": number, "values": values, **more}


def seen(kind: str, seat: int, number: int, *cards: dict[str, Any]) -> dict[str, Any]:
    return {
        "kind": kind,
        "seat": seat,
        "number": number,
        "count": len(cards),
        "cards": list(cards),
    }


def lying(handle: int, number: str, **more: Any) -> dict[str, Any]:
    return {"handle": handle, "number": number, **more}


def option(verb: str, handle: int, number: str) -> dict[str, Any]:
    return {"verb": verb, "card": {"handle": handle, "number": number}}


PASS = {"verb": "pass"}
ME, THEM = 1, 2  # the handles of the vanguards


def choose(
    prompt: str,
    options: list[Any],
    *zones: dict[str, Any],
    scene: dict[str, Any] | None = None,
    turn_player: int = 0,
    own: int = 10000,
    theirs: int = 10000,
    grade: int = 2,
    damage: int = 0,
    least: int = 1,
    most: int = 1,
) -> tuple[int, ...]:
    """What greedy answers in seat 0. Vanguards are of grade `grade`, with these powers."""
    mine = unit(ME, ATTACKER, own)
    mine["values"]["grade"] = grade
    view = {
        "game": "vanguard", "viewer": 0, "turn": 5, "turn_player": turn_player,
        "cards": {number: card.facts for number, card in shipped_pool().items()},
        "zones": [
            seen("vanguard", 0, 1, mine), seen("vanguard", 1, 1, unit(THEM, ATTACKER, theirs)),
            seen("damage", 0, 1, *[lying(90 + at, BOOSTER) for at in range(damage)]), *zones,
        ],
        "scene": scene or {},
        "decision": {
            "prompt": prompt, "least": least, "most": most, "options": options, "seat": 0,
        },
    }  # fmt: skip
    return GreedyPlayer().choose(view)


def test_it_keeps_one_card_of_each_grade_to_ride() -> None:
    cards = [FIRST, BOOSTER, BOOSTER, ATTACKER, HEAL]
    options = [option("card", at, number) for at, number in enumerate(cards)]
    back = choose("redraw", options, least=0, most=5)
    assert {0, 4} < set(back)
    assert len({1, 2} & set(back)) == 1
    assert 3 not in back


def test_it_rides_up_and_not_sideways() -> None:
    options = [option("ride", 5, BOOSTER), option("ride", 6, ATTACKER), PASS]
    assert choose("ride", options, grade=1) == (1,)
    assert choose("ride", options, grade=2) == (2,)


def test_it_calls_an_attacker_to_the_front_and_a_booster_behind() -> None:
    circles = [
        {"verb": "zone", "zone": {"kind": "rear-guard", "seat": 0, "number": number}}
        for number in (1, 2, 3, 4, 5)
    ]
    hand = seen("hand", 0, 1, lying(5, ATTACKER), lying(6, BOOSTER))
    assert choose("circle", circles, hand, scene={"playing": 5})[0] in (0, 1)
    assert choose("circle", circles, hand, scene={"playing": 6}) == (3,)


def test_it_keeps_shields_in_hand() -> None:
    hand = seen("hand", 0, 1, lying(5, HEAL), lying(6, ATTACKER))
    options = [option("call", 5, HEAL), PASS]
    assert choose("main", options, hand) == (1,)
    assert choose("main", [option("call", 6, ATTACKER), PASS], hand) == (0,)


def test_it_does_not_call_over_a_unit_that_is_as_good() -> None:
    there = [seen("rear-guard", 0, number, unit(20 + number, ATTACKER, 9000)) for number in (1, 2)]
    hand = seen("hand", 0, 1, lying(5, ATTACKER))
    assert choose("main", [option("call", 5, ATTACKER), PASS], hand, *there) == (1,)


def test_it_exchanges_a_weak_unit_in_front_with_a_strong_one_behind_it() -> None:
    exchange = {"verb": "exchange", "zone": {"kind": "rear-guard", "seat": 0, "number": 2}}
    front = seen("rear-guard", 0, 2, unit(5, BOOSTER, 6000))
    back = seen("rear-guard", 0, 5, unit(6, ATTACKER, 9000))
    assert choose("main", [exchange, PASS], front, back) == (0,)
    front["number"], back["number"] = 5, 2
    assert choose("main", [exchange, PASS], front, back) == (1,)


def test_the_vanguard_attacks_first() -> None:
    rear = seen("rear-guard", 0, 1, unit(5, ATTACKER, 12000))
    options = [option("card", 5, ATTACKER), option("card", ME, ATTACKER)]
    assert choose("attacker", options, rear) == (1,)


def test_it_stops_attacking_when_no_attack_reaches_anything() -> None:
    rear = seen("rear-guard", 0, 1, unit(5, ATTACKER, 5000))
    rested = {"rest": True}
    options = [{"verb": "attack"}, PASS]
    assert choose("start step", options, rear) == (0,)  # the vanguard stands
    view = [rear, seen("vanguard", 0, 1, unit(ME, ATTACKER, 10000, **rested))]
    view[1]["cards"][0]["values"]["grade"] = 2
    assert strike(view, options) == (1,)


def strike(zones: list[dict[str, Any]], options: list[Any]) -> tuple[int, ...]:
    """The start step with one's own vanguard as given."""
    view = {
        "game": "vanguard", "viewer": 0, "turn": 5, "turn_player": 0, "scene": {},
        "cards": {number: card.facts for number, card in shipped_pool().items()},
        "zones": [*zones, seen("vanguard", 1, 1, unit(THEM, ATTACKER, 10000))],
        "decision": {
            "prompt": "start step", "least": 1, "most": 1, "options": options, "seat": 0,
        },
    }  # fmt: skip
    return GreedyPlayer().choose(view)


def test_a_weak_attack_goes_for_a_rear_guard_it_can_beat() -> None:
    zones = [
        seen("rear-guard", 0, 1, unit(5, ATTACKER, 8000, rest=True)),
        seen("rear-guard", 1, 1, unit(6, ATTACKER, 7000)),
    ]
    options = [option("card", THEM, ATTACKER), option("card", 6, ATTACKER)]
    assert choose("attacked", options, *zones, scene={"attacking": [5]}) == (1,)
    booster = seen("rear-guard", 0, 3, unit(7, BOOSTER, 6000))
    assert choose("attacked", options, *zones, booster, scene={"attacking": [5]}) == (0,)


BATTLE = {"attacking": [7], "attacked": [ME]}


def guard(damage: int, power: int, *cards: str, critical: int = 1) -> tuple[int, ...]:
    """How a rear-guard's attack on one's vanguard of 10000 is answered with this hand."""
    hand = [lying(30 + at, number) for at, number in enumerate(cards)]
    options = [option("guard", 30 + at, number) for at, number in enumerate(cards)]
    attacker = seen("rear-guard", 1, 1, unit(7, ATTACKER, power, critical, rest=True))
    return choose(
        "guard", [*options, PASS], attacker, seen("hand", 0, 1, *hand), scene=BATTLE,
        turn_player=1, damage=damage,
    )  # fmt: skip


def test_the_first_damage_is_taken() -> None:
    assert guard(0, 16000, HEAL, BOOSTER) == (2,)


def test_the_last_damage_is_guarded_with_as_little_as_will_do() -> None:
    assert guard(5, 12000, HEAL, BOOSTER) == (1,)
    assert guard(5, 21000, HEAL, BOOSTER) == (0,)


def test_what_cannot_be_stopped_is_not_guarded_at_all() -> None:
    assert guard(5, 40000, HEAL, BOOSTER) == (2,)


def test_a_sentinel_guards_against_what_shields_cannot_stop() -> None:
    assert guard(5, 40000, GUARD, BOOSTER) == (0,)


def test_a_critical_that_would_be_the_last_is_guarded() -> None:
    assert guard(4, 12000, BOOSTER, HEAL, critical=2) == (0,)


def trigger(prompt: str, *zones: dict[str, Any], **more: Any) -> int:
    """The handle of the unit that gets what a trigger gives."""
    handles = [ME, *[card["handle"] for zone in zones for card in zone["cards"]]]
    options = [option("card", handle, ATTACKER) for handle in handles if handle != THEM]
    (chosen,) = choose(prompt, options, *zones, **more)
    return int(options[chosen]["card"]["handle"])


STANDING = seen("rear-guard", 0, 1, unit(5, ATTACKER, 9000))
RESTING = seen("rear-guard", 0, 2, unit(6, ATTACKER, 9000, rest=True))


def test_power_goes_to_a_unit_that_has_yet_to_attack() -> None:
    scene = {"attacking": [ME], "attacked": [THEM]}
    assert trigger("trigger power", STANDING, RESTING, scene=scene) == 5


def test_a_critical_goes_to_the_attack_that_is_about_to_hit() -> None:
    scene = {"attacking": [ME], "attacked": [THEM]}
    assert trigger("trigger critical", STANDING, RESTING, scene=scene) == ME
    assert trigger("trigger critical", STANDING, RESTING, scene=scene, theirs=26000) == 5


def test_power_from_a_damage_check_goes_to_the_vanguard() -> None:
    scene = {"attacking": [7], "attacked": [ME]}
    assert trigger("trigger power", STANDING, RESTING, scene=scene, turn_player=1) == ME


def test_a_rear_guard_that_has_attacked_stands_again() -> None:
    scene = {"attacking": [ME], "attacked": [THEM]}
    assert trigger("trigger stand", STANDING, RESTING, scene=scene) == 6


def test_it_heals_damage_that_lies_face_down() -> None:
    damage = seen("damage", 0, 1, lying(40, HEAL), lying(41, HEAL, face="down"))
    options = [option("card", 40, HEAL), option("card", 41, HEAL)]
    assert choose("trigger heal", options, damage) == (1,)


def test_it_retires_the_other_player_s_best_and_its_own_worst() -> None:
    options = [option("card", 5, ATTACKER), option("card", 6, BOOSTER)]
    theirs = seen("rear-guard", 1, 1, unit(5, ATTACKER, 12000), unit(6, BOOSTER, 6000))
    assert choose("retire", options, theirs) == (0,)
    own = seen("rear-guard", 0, 1, unit(5, ATTACKER, 12000), unit(6, BOOSTER, 6000))
    assert choose("retire", options, own) == (1,)


def test_no_card_is_called_to_a_locked_circle() -> None:
    locked = seen("rear-guard", 0, 1, lying(8, ATTACKER, face="down"))
    circles = [
        {"verb": "zone", "zone": {"kind": "rear-guard", "seat": 0, "number": number}}
        for number in (1, 2)
    ]
    hand = seen("hand", 0, 1, lying(5, ATTACKER))
    for _time in range(5):
        assert choose("circle", circles, hand, locked, scene={"playing": 5}) == (1,)

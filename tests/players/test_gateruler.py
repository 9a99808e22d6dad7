"""The greedy player of Gate Ruler: what it does in single decisions, from made-up views."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c02_cards import shipped_pool
from headjudge.players import GreedyPlayer
from tests.players.every_game import EveryGame


class TestEveryGame(EveryGame):
    title = "gateruler"
    matches = 100
    wins = 90


def number_of(name: str) -> str:
    return next(number for number, card in shipped_pool().items() if card.name == name)


def event_of(timing: str) -> str:
    """An event that ships with this timing."""
    for number, card in shipped_pool().items():
        effects = card.abilities.others.get("EventEffect", ())
        if effects and effects[0].timing == timing:
            return number
    raise AssertionError(timing)


RULER = number_of("Warden of the Lantern Gate")
HERD = number_of("Chief of the Painted Herd")  # with a level cap
COMET = number_of("Comet Charioteer")  # when it attacks, it drives
WEAK = number_of("Deck Swab")
STRONG = number_of("The Last Mask")
MIDDLE = number_of("Frigate Perihelion")
AT_ONCE = event_of("standard")
ANSWER = event_of("instant")
ME, THEM = 1, 2  # the handles of the rulers
PASS = {"verb": "pass"}


def seen(kind: str, seat: int, *cards: Any, number: int = 1, count: int = -1) -> dict[str, Any]:
    many = len(cards) if count < 0 else count
    return {"kind": kind, "seat": seat, "number": number, "count": many, "cards": list(cards)}


def lying(handle: int, number: str, **more: Any) -> dict[str, Any]:
    return {"handle": handle, "number": number, **more}


def unit(handle: int, atk: int, hp: int, stk: int, number: str = WEAK, **more: Any) -> Any:
    return lying(handle, number, values={"atk": atk, "hp": hp, "stk": stk}, **more)


def option(verb: str, handle: int, number: str, **more: Any) -> dict[str, Any]:
    return {"verb": verb, "card": {"handle": handle, "number": number}, **more}


def place(kind: str, seat: int, number: int = 1) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "number": number}


def attack(handle: int, number: str, kind: str, at: int = 1, verb: str = "attack") -> Any:
    return option(verb, handle, number, zone=place(kind, 1, at))


def choose(
    prompt: str,
    options: list[Any],
    *zones: dict[str, Any],
    least: int = 1,
    most: int = 1,
    turn_player: int = 0,
    damage: int = 0,
    ruler: str = RULER,
    deck: int = 30,
    **more: Any,
) -> tuple[int, ...]:
    """What greedy answers in seat 0, with three attack zones, a defense zone and two set zones."""
    lacking = (("attack", 4), ("attack", 5), ("defense", 2), ("set", 3), ("set", 4), ("set", 5))
    view = {
        "game": "gateruler", "viewer": 0, "turn": 5, "turn_player": turn_player, "stack": [],
        "closed": [place(kind, seat, number) for kind, number in lacking for seat in (0, 1)],
        "cards": {number: card.facts for number, card in shipped_pool().items()},
        "zones": [
            seen("ruler", 0, lying(ME, ruler)), seen("ruler", 1, lying(THEM, RULER)),
            seen("deck", 0, count=deck), seen("damage", 1, count=damage), *zones,
        ],
        "scene": {},
        "decision": {
            "prompt": prompt, "least": least, "most": most, "options": options, "seat": 0,
        },
        **more,
    }  # fmt: skip
    return GreedyPlayer().choose(view)


# -- actions ------------------------------------------------------------------------------


def test_it_draws_cards_of_high_level_anew() -> None:
    cards = [option("card", 30 + at, number) for at, number in enumerate((WEAK, STRONG, MIDDLE))]
    assert choose("redraw", cards, least=0, most=3) == (1,)


def test_it_summons_the_best_unit_first() -> None:
    options = [option("summon", 30, WEAK), option("summon", 31, STRONG), PASS]
    assert choose("act", options) == (1,)


def full_front(*worth: int) -> list[dict[str, Any]]:
    places = [("attack", 1), ("attack", 2), ("attack", 3), ("defense", 1)]
    return [
        seen(kind, 0, unit(10 + at, strength, strength, 1), number=number)
        for at, ((kind, number), strength) in enumerate(zip(places, worth, strict=True))
    ]


def test_where_there_is_no_room_only_a_much_better_unit_is_summoned() -> None:
    options = [option("summon", 30, MIDDLE), PASS]
    assert choose("act", options, *full_front(9, 9, 9, 9)) == (1,)
    assert choose("act", options, *full_front(9, 9, 1, 9)) == (0,)


def test_it_keeps_within_the_level_cap() -> None:
    options = [option("summon", 30, WEAK), option("summon", 31, MIDDLE), PASS]
    strong = lying(10, STRONG, values={"level": 9})
    answer = choose("act", options, seen("attack", 0, strong), ruler=HERD)
    assert answer == (0,), "one more level would cost a unit"


@pytest.mark.parametrize(("taken", "chosen"), [((), 0), ((1,), 3), ((1, 2, 3), 3)])
def test_the_first_unit_attacks_and_the_second_defends(taken: tuple[int, ...], chosen: int) -> None:
    options = [{"verb": "zone", "zone": place("attack", 0, n)} for n in (1, 2, 3)]
    options.append({"verb": "zone", "zone": place("defense", 0)})
    there = [seen("attack", 0, unit(10 + n, 2, 2, 1), number=n) for n in taken]
    (answer,) = choose("zone", options, *there)
    assert answer == chosen if taken else answer < 3


def test_the_weakest_unit_is_the_one_whose_zone_is_taken() -> None:
    options = [{"verb": "zone", "zone": place("attack", 0, n)} for n in (1, 2, 3)]
    assert choose("zone", options, *full_front(5, 1, 4, 4)) == (1,)


def test_a_card_is_set_in_an_empty_zone() -> None:
    options = [{"verb": "zone", "zone": place("set", 0, n)} for n in (1, 2)]
    assert choose("set zone", options, seen("set", 0, lying(20, ANSWER))) == (1,)
    both = [seen("set", 0, lying(20 + n, ANSWER), number=n) for n in (1, 2)]
    assert choose("act", [option("set", 30, ANSWER), PASS], *both) == (1,)
    assert choose("act", [option("set", 30, ANSWER), PASS], both[0]) == (0,)


def test_events_are_played_at_once_if_they_are_no_answers() -> None:
    assert choose("act", [option("play", 30, AT_ONCE), PASS]) == (0,)
    assert choose("act", [option("play", 30, ANSWER), PASS]) == (1,)


def test_an_answer_is_kept_for_what_the_other_player_does() -> None:
    options = [option("play", 30, ANSWER), PASS]
    theirs = [{"seat": 1, "rule": "14-4c-2", "card": WEAK}]
    assert choose("act", options, stack=theirs) == (0,)
    assert choose("act", options, stack=[theirs[0] | {"seat": 0}]) == (1,)
    under_way = {"attacking": 20, "attacked": ME, "column": "ruler", "direct": False}
    assert choose("act", options, scene=under_way, turn_player=1) == (0,)
    assert choose("act", options, turn_player=1) == (1,)


def test_driven_cards_are_turned_up_and_their_overdrive_used() -> None:
    cadet = number_of("Star Cadet")
    options = [option("reveal", 30, WEAK), option("summon", 31, MIDDLE), PASS]
    assert choose("act", options) == (0,)
    options = [
        option("drop overdrive", 30, cadet, index=0), option("overdrive", 30, cadet, index=0), PASS
    ]  # fmt: skip
    assert choose("act", options) == (1,)
    assert choose("act", [options[0], PASS]) == (0,), "the card is held back until it is gone"


def test_driven_cards_are_used_rather_than_dropped() -> None:
    options = [option("drop", 30, MIDDLE), option("summon", 30, MIDDLE)]
    assert choose("drive", options) == (1,)


def test_abilities_that_cost_cards_are_not_used_nor_any_when_the_deck_is_small() -> None:
    mask = [option("ability", 10, STRONG, index=0), PASS]
    assert choose("act", mask) == (1,)
    lamp = [option("ability", ME, RULER, index=0), PASS]
    assert choose("act", lamp, deck=8) == (1,)


def test_units_stay_where_they_are() -> None:
    zones = {"zone": place("attack", 0, 1), "other zone": place("attack", 0, 2)}
    assert choose("act", [{"verb": "rearrange", **zones}, PASS]) == (1,)
    assert choose("rearrange", [option("place", 10, WEAK, zone=zones["zone"]), PASS]) == (1,)


# -- attacks ------------------------------------------------------------------------------


def test_it_attacks_the_ruler_where_the_way_is_open() -> None:
    options = [attack(10, WEAK, "attack", 1), attack(10, WEAK, "ruler"), PASS]
    own, theirs = unit(10, 3, 3, 1), unit(20, 2, 3, 1)
    assert choose("attack", options, seen("attack", 0, own), seen("attack", 1, theirs)) == (1,)


def test_it_attacks_the_defender_that_it_can_destroy() -> None:
    options = [attack(10, WEAK, "attack", 1), attack(10, WEAK, "defense"), PASS]
    fronts = [seen("attack", 1, unit(20, 2, 3, 1)), seen("defense", 1, unit(21, 2, 3, 1))]
    assert choose("attack", options, seen("attack", 0, unit(10, 3, 3, 1)), *fronts) == (1,)


def test_it_does_not_attack_what_it_cannot_destroy_alone_or_together() -> None:
    options = [attack(10, WEAK, "defense"), PASS]
    own = [seen("attack", 0, unit(10, 3, 3, 1))]
    wall = seen("defense", 1, unit(21, 2, 9, 1))
    assert choose("attack", options, *own, wall) == (1,)
    helper = seen("attack", 0, unit(11, 6, 3, 1), number=2)
    assert choose("attack", options, *own, helper, wall) == (0,)


def test_damage_already_dealt_counts() -> None:
    options = [attack(10, WEAK, "defense"), PASS]
    fronts = [seen("attack", 0, unit(10, 3, 3, 1)), seen("defense", 1, unit(21, 2, 9, 1))]
    hurt = {"damage": [[1, "defense 1", 6]]}
    assert choose("attack", options, *fronts, scene=hurt) == (0,)


def test_what_strikes_back_is_spared_by_what_it_would_destroy() -> None:
    sentry = next(
        number
        for number, card in shipped_pool().items()
        if [each for each in card.abilities.keywords if each.name == "Intercept"]
        and card.values["type"] == "unit"
    )
    options = [attack(10, WEAK, "attack", 1), PASS]
    target = seen("attack", 1, unit(21, 5, 3, 1, sentry))
    assert choose("attack", options, seen("attack", 0, unit(10, 4, 4, 3)), target) == (1,)
    assert choose("attack", options, seen("attack", 0, unit(10, 4, 6, 3)), target) == (0,)
    by_ruler = [attack(ME, RULER, "attack", 1), PASS]
    assert choose("attack", by_ruler, target) == (0,), "a ruler is not struck"


def test_a_strike_that_wins_comes_before_all_else() -> None:
    options = [attack(10, WEAK, "defense"), attack(10, WEAK, "ruler", verb="direct"), PASS]
    fronts = [seen("attack", 0, unit(10, 9, 3, 2)), seen("defense", 1, unit(21, 9, 9, 9))]
    left = shipped_pool()[RULER].values["life"] - 2
    assert choose("attack", options, *fronts, damage=left) == (1,)


def test_an_empty_column_is_attacked_only_for_what_comes_of_attacking() -> None:
    assert choose("attack", [attack(ME, RULER, "attack"), PASS]) == (1,)
    assert choose("attack", [attack(ME, COMET, "attack"), PASS], ruler=COMET) == (0,)


def test_what_lies_face_down_is_weighed_by_what_all_can_see() -> None:
    options = [attack(10, WEAK, "attack", 1), PASS]
    fronts = [seen("attack", 0, unit(10, 3, 3, 1)), seen("attack", 1, lying(0, "", face="down"))]
    like = {"face down": [[1, "attack 1", 1, 2, 3, 1]]}
    assert choose("attack", options, *fronts, scene=like) == (0,)
    like = {"face down": [[1, "attack 1", 1, 2, 4, 1]]}
    ruler = seen("ruler", 0, lying(ME, HERD, rest=True))
    assert choose("attack", options, *fronts, ruler, scene=like) == (1,)


# -- choices ------------------------------------------------------------------------------


def test_resources_are_paid_with_first() -> None:
    options = [option("card", ME, RULER), option("card", 50, "RESOURCE")]
    assert choose("pay with", options) == (1,)


def test_targets_are_the_other_player_s_best() -> None:
    fronts = [
        seen("attack", 0, unit(10, 9, 9, 3)), seen("attack", 1, unit(20, 2, 2, 1)),
        seen("attack", 1, unit(21, 5, 5, 2), number=2),
    ]  # fmt: skip
    options = [option("card", handle, WEAK) for handle in (10, 20, 21)]
    assert choose("target", options, *fronts) == (2,)


def test_of_its_own_it_gives_up_the_least() -> None:
    options = [option("card", handle, WEAK) for handle in (10, 11)]
    fronts = [
        seen("attack", 0, unit(10, 4, 4, 2)), seen("attack", 0, unit(11, 1, 1, 1), number=2)
    ]  # fmt: skip
    assert choose("level cap", options, *fronts) == (1,)
    assert choose("ready", options, *fronts) == (0,)
    hand = [option("card", 30, STRONG), option("card", 31, WEAK)]
    there = seen("hand", 0, lying(30, STRONG), lying(31, WEAK))
    assert choose("discard", hand, there) == (1,)
    assert choose("set", hand, there) == (0,)


def test_it_names_the_greatest_number_and_leaves_a_loop_at_once() -> None:
    assert choose("number", [{"verb": "option", "index": n} for n in range(4)]) == (3,)
    assert choose("loop-times", [{"verb": "times", "index": n} for n in (0, 5)]) == (0,)


def test_it_says_yes_and_takes_what_is_offered() -> None:
    assert choose("may", [{"verb": "yes"}, {"verb": "no"}]) == (0,)
    assert choose("abyssal", [option("card", 30, STRONG), PASS]) == (0,)
    assert choose("keep face down", [option("card", 30, AT_ONCE)], least=0) == ()
    assert choose("standby", [option("standby", 30, ANSWER), PASS]) == (0,)

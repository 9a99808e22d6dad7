"""The Dragon Ball board in 80 columns: leaders and battle areas face to face."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from headjudge.terminal import boards, screen
from tests.terminal.every_board import (
    EveryBoard,
    card,
    compared,
    drawn,
    hand_shown,
    in_role,
    main_options,
    mark,
    number_of,
    scene,
    zone,
)
from tests.words import shipped_words

HEIGHT = 11


LEADER = number_of("dragonball", "Karrow")
AWAKENED = number_of("dragonball", "Karrow, the Banked Fire Loosed")
THEIRS = number_of("dragonball", "Vettrix")
NOVICE = number_of("dragonball", "Karrow, Kiln-Door Novice")
STRIKER = number_of("dragonball", "Karrow, Cinder-Palm Striker")
STUMBLE = number_of("dragonball", "Huska, Lucky Stumble")
PARRY = number_of("dragonball", "Kiln-Wall Parry")
OBJECTION = number_of("dragonball", "Objection Sustained")
SENTINEL = number_of("dragonball", "Oakhand, Acorn Sentinel")
ROAD = number_of("dragonball", "The Cinder Road")
DOORS = number_of("dragonball", "Two of Three Doors")


def fighter(handle: int, number: str, power: int, **more: Any) -> dict[str, Any]:
    return card(handle, number, values={"power": power}, **more)


def a_view() -> dict[str, Any]:
    """A battle in the middle of a game, made up so that no rule of play can change it."""
    hand = [card(60, STRIKER), card(61, STUMBLE), card(62, STUMBLE), card(63, PARRY)]
    return {
        "game": "dragonball", "edition": "1.074", "viewer": 0, "turn": 8, "turn_player": 0,
        "path": ["5-2-1-8", "6-1-1", "6-3-1-2", "7-2-1", "7-2-1-2"],
        "numbers": [{}, {}], "standby": [],
        "zones": [
            zone("leader", 0, fighter(1, AWAKENED, 15000)),
            zone(
                "battle", 0, card(2, NOVICE, under=3), fighter(3, STRIKER, 20000, rest=True),
                card(4, ROAD),
            ),
            zone("combo", 0, card(5, STUMBLE, values={"combo power": 10000}), card(6, NOVICE)),
            zone("energy", 0, card(7, NOVICE), card(8, NOVICE, rest=True), card(9, DOORS)),
            zone("deck", 0, count=30), zone("hand", 0, *hand), zone("drop", 0, card(10, NOVICE)),
            zone("life", 0, count=4),
            zone("leader", 1, fighter(20, THEIRS, 10000, rest=True)),
            zone("battle", 1, fighter(21, SENTINEL, 15000, rest=True)),
            zone("combo", 1, card(22, SENTINEL)),
            zone("energy", 1, card(23, SENTINEL, rest=True)),
            zone("deck", 1, count=28), zone("hand", 1, count=5), zone("life", 1, count=6),
            zone("warp", 1, card(24, SENTINEL)), zone("removed", 1, card(25, SENTINEL)),
        ],
        "scene": scene(
            roles=[in_role("attacker", "c3", "battle", 0), in_role("target", "c21", "battle", 1)],
            compared=[
                compared(("c3", 0, (20000, 10000, 5000)), ("c21", 1, (15000, 5000)), "power"),
            ],
            waiting=[
                {"seat": 1, "rule": "10-10-4", "card": PARRY, "key": ""},
                {"seat": 0, "rule": "10-10-4", "card": OBJECTION, "key": ""},
                {"seat": 0, "rule": "8-3-4", "card": STUMBLE, "key": "c61"},
            ],
            marks=[mark("c1", "awakened")],
        ),
        "stack": [
            {"seat": 1, "rule": "10-10-4", "card": PARRY},
            {"seat": 0, "rule": "10-10-4", "card": OBJECTION},
        ],
        "decision": {
            "seat": 0, "prompt": "counter", "rule": "4-7-3-4", "least": 1, "most": 1,
            "ordered": False, "options": [{"verb": "pass"}],
        },
        "result": None,
    }  # fmt: skip


def piece(view: dict[str, Any], kind: str, seat: int) -> dict[str, Any]:
    """A zone of a view."""
    return next(each for each in view["zones"] if (each["kind"], each["seat"]) == (kind, seat))


class TestEveryBoard(EveryBoard):
    title = golden = "dragonball"
    view = a_view()
    height = HEIGHT
    pairs = (("thousand_hands", "long_vigil"),) * 2


@pytest.mark.parametrize(
    ("words", "row"),
    [
        ("Opponent  Hand 5  Deck 28  Drop 0  Warp 1  Removed 1", 0),
        (" Vettrix 10000 rest  Life 6/8 ■■■■■■  Energy 0/1 rest G", 1),
        ("│!Oakhand, Acorn S…│", 3), ("│ 1G rest     15000│", 4),
        ("│>Karrow, Cinder-Pa…│", 6), ("│ 3RR rest +1  20000│", 7),
        (" Karrow, the Banked Fire… 15000 awakened  Life 4/8 ■■■■  Energy 2/3 R(GY) rest R", 9),
        ("You       Hand 4  Deck 30  Drop 1  Warp 0", 10),
    ],
)  # fmt: skip
def test_what_a_card_is_stands_where_it_lies(words: str, row: int) -> None:
    assert words in drawn(a_view())[row]


def test_a_card_without_power_shows_none() -> None:
    top, below = drawn(a_view())[6:8]
    at = top.index("│ The Cinder Road")
    assert below[at : at + 20].rstrip("│ ") == "│ 2R"


def test_what_lies_under_a_card_has_no_cell() -> None:
    assert "Kiln-Door" not in "".join(drawn(a_view())[:HEIGHT])


def test_the_battle_stands_below_with_both_powers_and_what_combos_add() -> None:
    assert drawn(a_view())[HEIGHT] == (
        "Battle: Karrow, Cinder-Palm S… 20000+15000 > Oakhand, Acorn Sentin… 15000+5000"
    )


def test_the_combos_are_told_by_whose_they_are() -> None:
    assert drawn(a_view())[HEIGHT + 1 : HEIGHT + 3] == [
        "Their combo +5000: Oakhand, Acorn Sentinel 5000",
        "Your combo +15000: Huska, Lucky Stumble 10000, Karrow, Kiln-Door Novice 5000",
    ]


def test_the_counters_stand_in_the_order_in_which_they_are_resolved() -> None:
    line = drawn(a_view())[HEIGHT + 3]
    assert line == "Counters: Objection Sustained (You) > Kiln-Wall Parry (Opponent)"


def test_a_card_that_is_being_used_is_named_with_the_question() -> None:
    words = shipped_words("dragonball")
    top = boards.tabletop(a_view(), "en", ("You", "Opponent"), words.cards, words)
    assert boards.resolving(top, "") == "Huska, Lucky Stumble"
    assert boards.resolving(top, STUMBLE) == "", "its text stands below the question"


def test_without_a_battle_there_is_the_board_alone() -> None:
    view = a_view()
    view["scene"], view["stack"] = scene(), []
    view["zones"] = [each for each in view["zones"] if each["kind"] != "combo"]
    assert len(drawn(view)) == HEIGHT


def test_the_hand_is_shown_where_the_options_do_not_show_it() -> None:
    assert hand_shown(a_view()) == [
        "Hand: 3RR Karrow, Cinder-Palm Striker   2R Huska, Lucky Stumble x2",
        "1R Kiln-Wall Parry",
    ]


def test_many_cards_stand_closer_and_then_in_rows() -> None:
    view = a_view()
    view["scene"], view["stack"] = scene(), []
    view["zones"] = [each for each in view["zones"] if each["kind"] != "combo"]
    there = piece(view, "battle", 1)
    there["cards"] = [fighter(70 + at, SENTINEL, 15000) for at in range(5)]
    assert len(drawn(view)) == HEIGHT
    assert drawn(view)[3].count("Oakhand") == 5
    there["cards"] += [fighter(80, NOVICE, 5000)]
    lines = drawn(view)
    assert len(lines) == HEIGHT + 3
    assert lines[3].count("Oakhand") == 1, "the far side is filled from the middle and the right"
    assert lines[6].count("Oakhand") == 4 and lines[6].count("Karrow, Kil") == 1
    assert {cell_len(line) for line in lines[2:12]} == {screen.WIDTH}


def test_the_main_phase_lists_the_hand_attacks_and_what_else_can_be_done() -> None:
    view = a_view()
    hand = piece(view, "hand", 0)["cards"]
    own, target, leader = card(1, AWAKENED), card(21, SENTINEL), card(20, THEIRS)
    view["decision"].update(
        prompt="main",
        options=[
            *[{"verb": "play", "card": each} for each in hand[:3]],
            {"verb": "activate", "card": own, "index": 0},
            {"verb": "attack", "card": own, "other": leader},
            {"verb": "attack", "card": own, "other": target},
            {"verb": "pass"},
        ],
    )
    lines = main_options(view, 9)
    assert "Huska, Lucky Stumble x2" in lines[1]
    assert "2 play" in lines[1]
    assert "3 play" not in lines[1]
    assert lines[0].split()[-5:] == ["Combo", "power", "5000", "1", "play"]
    assert lines[2].split() == ["Kiln-Wall", "Parry", "1R", "Extra", "card"]
    assert lines[3] == " Karrow, the Banked Fire…, attack:  4 Vettrix  5 Oakhand, Acorn Sentinel"
    assert lines[-1].split("   ")[-1].strip() == "6 end your main phase"

"""The Gate Ruler board in 80 columns: two front rows face to face, rulers behind them."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from headjudge.games.gateruler.c02_cards import shipped_pool
from headjudge.terminal import screen
from tests.terminal.every_board import (
    EveryBoard,
    card,
    drawn,
    in_role,
    main_options,
    mark,
    number_of,
    scene,
    zone,
)

HEIGHT = 11


WARDEN = number_of("gateruler", "Warden of the Lantern Gate")
COMET = number_of("gateruler", "Comet Charioteer")
CADET = number_of("gateruler", "Star Cadet")
SHIP = number_of("gateruler", "Frigate Perihelion")
SWAB = number_of("gateruler", "Deck Swab")
LETTERS = number_of("gateruler", "Swapped Letters")


def unit(handle: int, number: str, *numbers: int, **more: Any) -> dict[str, Any]:
    """A unit with this ATK, HP and STK."""
    return card(
        handle, number, values=dict(zip(("atk", "hp", "stk"), numbers, strict=True)), **more
    )


def ruler(handle: int, number: str, *numbers: int) -> dict[str, Any]:
    """A ruler with this ATK, STK and life."""
    return card(handle, number, values=dict(zip(("atk", "stk", "life"), numbers, strict=True)))


def shut(seat: int, **lacking: tuple[int, ...]) -> list[dict[str, Any]]:
    return [
        {"kind": kind, "number": number, "seat": seat}
        for kind, numbers in lacking.items()
        for number in numbers
    ]


def a_view() -> dict[str, Any]:
    """An attack in the middle of a game, made up so that no rule of play can change it."""
    return {
        "game": "gateruler", "edition": "1.5.0", "viewer": 0, "turn": 8, "turn_player": 1,
        "path": ["5-3c", "6-1a", "6-4a", "8-4i", "9-2b", "9-3e"],
        "numbers": [{"ruler damage": 2, "summons": 1}, {"summons": 2}], "standby": [],
        "zones": [
            zone("ruler", 0, ruler(1, WARDEN, 3, 1, 8)),
            zone("attack", 0, unit(2, CADET, 4, 2, 1), number=1),
            zone("attack", 0, card(3, SWAB, face="down"), number=3),
            zone("defense", 0, unit(4, SHIP, 4, 4, 2, rest=True)),
            zone("set", 0, card(5, LETTERS), number=2),
            zone("hand", 0, card(6, CADET), card(7, CADET), card(8, SHIP)),
            zone("deck", 0, count=30), zone("graveyard", 0, card(9, SWAB)),
            zone("resource", 0, card(10, "RESOURCE"), card(11, "RESOURCE", rest=True)),
            zone("damage", 0, card(12, SWAB), card(13, SWAB)),
            zone("charge", 0, card(14, SWAB), card(15, SWAB)),
            zone("ruler", 1, ruler(20, COMET, 4, 1, 9)),
            zone("attack", 1, unit(21, SHIP, 4, 4, 2, rest=True), number=2),
            zone("attack", 1, card(0, "", face="down") | {"key": "attack.3.1#0"}, number=3),
            zone("set", 1, card(0, ""), number=1),
            zone("drive", 1, card(23, CADET), count=3), zone("deck", 1, count=28),
            zone("removal", 1, card(24, SWAB)),
        ],
        "closed": [
            *shut(0, attack=(4, 5), defense=(2,), set=(4, 5)),
            *shut(1, attack=(4, 5), defense=(2,), set=(3, 4, 5), hand=(1,)),
        ],
        "scene": scene(
            roles=[
                in_role("attacker", "c21", "attack", 1, 2),
                in_role("target", "c4", "defense", 0),
            ],
            under=[
                {"key": key, "host": "c4", "link": "charge"} for key in ("c14", "c15")
            ],
            marks=[
                mark("c2", "wounds", 1),
                mark("c3", "face down", level=1, atk=2, hp=2, stk=1),
                mark("attack.3.1#0", "face down", level=1, atk=3, hp=3, stk=1),
            ],
        ),
        "stack": [
            {"seat": 0, "rule": "13-6", "card": ""}, {"seat": 0, "rule": "13-6", "card": ""},
            {"seat": 1, "rule": "14-4c-3", "card": SHIP},
        ],
        "decision": {
            "seat": 0, "prompt": "standby", "rule": "11-2a-2", "least": 1, "most": 1,
            "ordered": False, "options": [{"verb": "pass"}],
        },
        "result": None,
    }  # fmt: skip


def quiet_view() -> dict[str, Any]:
    """The same with nothing under way."""
    view = a_view()
    view["scene"], view["stack"] = scene(), []
    view["zones"] = [each for each in view["zones"] if each["kind"] not in ("drive", "set")]
    view["decision"]["prompt"] = "act"
    return view


class TestEveryBoard(EveryBoard):
    title = golden = "gateruler"
    view = a_view()
    height = HEIGHT
    pairs = (("painted_stampede", "brass_overture"), ("twin_gates", "twin_gates"))


@pytest.mark.parametrize(
    ("words", "row"),
    [
        ("Deck 28  Graveyard 0  Removed 1", 0),
        (" Comet Charioteer 4/-/1  Life 9/9  Resources 0  S1 ■  S2 ·", 1),
        ("A2>Frigate", 3), ("L3 exhausted 4/4/2│", 4), ("A3 face down", 3),
        ("L1           3/3/1│", 4),
        ("D1!Frigate", 6), ("L3 exh. +2   4/4/2│", 7), ("A1 Star Cadet", 6), ("4/1(2)/1│", 7),
        ("A3 Deck Swab", 6), ("L1 down     2/2/1│", 7),
        (" Warden of the Lantern G… 3/-/1  Life 6/8 -2  Resources 1/2", 9),
        ("S1 ·  S2 Swapped Letters  S3 ·", 10), ("You       Hand 3  Deck 30  Graveyard 1", 11),
    ],
)  # fmt: skip
def test_what_a_card_is_stands_where_it_lies(words: str, row: int) -> None:
    assert words in drawn(a_view())[row]


def test_the_far_side_is_seen_from_the_near_one() -> None:
    names = drawn(a_view())[3], drawn(a_view())[6]
    assert [line.index("A1") < line.index("A3") for line in names] == [False, True]
    assert names[0].rindex("D1") == names[1].index("A3"), "both begin at their player's left"


def test_a_player_without_a_hand_shows_none() -> None:
    assert "Hand" not in drawn(a_view())[0]


def test_below_stand_the_attack_the_piles_and_the_gate() -> None:
    assert drawn(a_view())[12:] == [
        "Attack: Frigate Perihelion > Frigate Perihelion",
        "Drive (Opponent): Star Cadet, 2 face down",
        "Gate: ability of Frigate Perihelion (Opponent) > 1 ruler damage (You) x2",
    ]


def test_an_attack_on_an_empty_column_names_the_zone() -> None:
    view = a_view()
    view["scene"]["roles"][1] = in_role("target", "", "attack", 0, 2)
    assert "Attack: Frigate Perihelion > attack zone 2" in drawn(view)


def test_what_lies_face_down_is_attacked_by_its_zone() -> None:
    view = a_view() | {"turn_player": 0}
    view["scene"]["roles"] = [
        in_role("attacker", "c2", "attack", 0), in_role("target", "attack.3.1#0", "attack", 1, 3),
    ]  # fmt: skip
    lines = drawn(view)
    assert "A3!face down" in lines[3]
    assert "A3 Deck Swab" in lines[6]
    assert "Attack: Star Cadet > face down" in lines


def test_what_lies_face_down_attacks_from_its_zone() -> None:
    view = a_view()
    view["scene"]["roles"][0] = in_role("attacker", "attack.3.1#0", "attack", 1, 3)
    lines = drawn(view)
    assert "A3>face down" in lines[3] and "A2 Frigate" in lines[3]
    assert "A3 Deck Swab" in lines[6], "not the one in the other player's zone of that number"
    assert "Attack: face down > Frigate Perihelion" in lines


def test_with_nothing_under_way_there_is_the_board_alone() -> None:
    view = quiet_view()
    assert len(drawn(view)) == HEIGHT
    view["viewer"] = 2  # the public sees no hand
    assert len(drawn(view)) == HEIGHT


def test_zones_that_a_ruler_does_not_give_are_not_drawn() -> None:
    assert all(text not in line for line in drawn(a_view()) for text in ("A4", "D2"))
    view = a_view()
    view["closed"] = shut(0, defense=(1, 2), set=(1, 2, 3, 4, 5)) + view["closed"][5:]
    lines = drawn(view)
    assert [f"A{n}" in lines[6] for n in range(1, 6)] == [True] * 5
    assert "D1" not in lines[6]
    assert "S1" not in lines[9]
    assert {cell_len(line) for line in lines[2:9]} == {screen.WIDTH}


def test_in_a_narrow_cell_words_are_shortened_and_then_left_out() -> None:
    view = a_view()
    view["closed"] = shut(0, defense=(1, 2), set=(4, 5)) + view["closed"][5:]
    view["zones"][1]["cards"][0]["rest"] = True
    assert "│ exh.  4/1(2)/1│" in drawn(view)[7]
    view["scene"]["under"] = [{"key": "c14", "host": "c2", "link": "charge"}]
    assert "│ exh.  4/1(2)/1│" in drawn(view)[7]


def printed(number: str) -> list[str]:
    values = shipped_pool()[number].values
    return [f"L{values['level']}", f"{values['atk']}/{values['hp']}/{values['stk']}"]


def test_the_main_phase_lists_the_hand_and_what_else_can_be_done() -> None:
    view = quiet_view()
    hand = [each for each in view["zones"] if each["kind"] == "hand"][0]["cards"]
    zones = [{"kind": "attack", "number": n, "seat": 0} for n in (1, 2)]
    view["turn_player"], view["path"] = 0, ["6-3b", "9-3e"]
    view["decision"]["options"] = [
        *[{"verb": "summon", "card": each} for each in hand[:2]],
        {"verb": "ability", "card": card(1, WARDEN), "index": 0},
        {"verb": "rearrange", "zone": zones[0], "other zone": zones[1]},
        {"verb": "pass"},
    ]
    lines = main_options(view, 9)
    assert lines[0].split() == ["Star", "Cadet", "x2", *printed(CADET), "1", "summon"]
    assert lines[1].split() == ["Frigate", "Perihelion", *printed(SHIP)]
    assert lines[2] == " rearrange:  3 A1-A2"
    assert lines[3].startswith(' 2 Warden of the Lantern Gate: "Lamp Signal"')
    assert lines[4] == " 4 end your main phase"


def test_attacks_are_listed_by_who_attacks() -> None:
    view = quiet_view()
    view["decision"]["prompt"] = "attack"
    places = [("attack", 1), ("attack", 2), ("ruler", 1)]
    view["decision"]["options"] = [
        *[
            {
                "verb": "attack",
                "card": card(2, CADET),
                "zone": {"kind": kind, "number": number, "seat": 1},
            }
            for kind, number in places
        ],
        {
            "verb": "direct",
            "card": card(1, WARDEN),
            "zone": {"kind": "ruler", "number": 1, "seat": 1},
        },
        {"verb": "pass"},
    ]
    assert main_options(view, 9) == [
        " Star Cadet, attack:  1 A1 ·  2 A2 Frigate Perihel…  3 Comet Charioteer",
        " Warden of the Lantern Ga…, attack directly:  4 Comet Charioteer",
        " 5 end your attack phase",
    ]

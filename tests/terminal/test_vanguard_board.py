"""The Vanguard board in 80 columns: both players' circles as they lie on the table."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from headjudge.games.vanguard.c02_cards.printed import shipped_pool
from headjudge.terminal import screen
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

HEIGHT = 15


KING = number_of("vanguard", "Dawnsworn King, Aurelan")
CAPTAIN = number_of("vanguard", "Dawnsworn Captain, Isaure")
HALBERDIER = number_of("vanguard", "Sanctum Halberdier, Broderick")
LANCER = number_of("vanguard", "Dawnsworn Lancer, Mirabeth")
PHYSIC = number_of("vanguard", "Chapel Physic, Oriel")
PAGE = number_of("vanguard", "Beacon Page, Lio")
MAIDEN = number_of("vanguard", "Bulwark Maiden, Sunniva")
SQUIRE = number_of("vanguard", "Dawnsworn Squire, Elian")


def unit(handle: int, number: str, power: int, **more: Any) -> dict[str, Any]:
    values = {"power": power, "critical": 1, "name": [shipped_pool()[number].name]}
    return card(handle, number, values=values, **more)


def locked(handle: int, number: str) -> dict[str, Any]:
    return card(handle, number, face="down", values={"power": 0, "critical": 0, "name": []})


def a_view() -> dict[str, Any]:
    """A battle in the middle of a game, made up so that no rule of play can change it."""
    hand = [card(60, CAPTAIN), card(61, PHYSIC), card(62, PHYSIC), card(63, LANCER)]
    return {
        "game": "vanguard", "edition": "1.48", "viewer": 0, "turn": 8, "turn_player": 1,
        "numbers": [{"damage": 0}, {"damage": 0}],
        "zones": [
            zone("vanguard", 0, unit(1, KING, 16000, at=0), unit(2, HALBERDIER, 10000, at=1)),
            zone("rear-guard", 0, unit(3, HALBERDIER, 10000, rest=True)),
            zone("rear-guard", 0, locked(4, LANCER), number=3),
            zone("guardian", 0, unit(5, PAGE, 5000), unit(6, PHYSIC, 5000)),
            zone("damage", 0, card(7, PAGE), card(8, LANCER, face="down")),
            zone("soul", 0, card(9, SQUIRE), card(10, LANCER)),
            zone("hand", 0, *hand), zone("deck", 0, count=30),
            zone("drop", 0, card(11, MAIDEN)),
            zone("vanguard", 1, card(20, KING, under=21), unit(21, CAPTAIN, 31000, rest=True)),
            zone("rear-guard", 1, unit(22, HALBERDIER, 10000, face="down", rest=True)),
            zone("rear-guard", 1, unit(23, CAPTAIN, 11000), number=2),
            zone("rear-guard", 1, unit(24, LANCER, 7000, rest=True), number=4),
            zone("G", 1, card(25, KING), count=8), zone("removal", 1, card(26, PAGE)),
            zone("hand", 1, count=5), zone("deck", 1, count=28),
        ],
        "scene": scene(
            roles=[
                in_role("attacker", "c21", "vanguard", 1), in_role("target", "c1", "vanguard", 0),
                in_role("supporter", "c24", "rear-guard", 1, 4),
            ],
            compared=[compared(("c21", 1, (24000, 7000)), ("c1", 0, (16000, 5000)), "power")],
            marks=[
                mark("c2", "mate"), mark("c22", "deleted"), mark("c23", "dominated"),
                mark("c4", "locked"),
            ],
        ),
        "decision": {
            "seat": 0, "prompt": "guard", "rule": "7.5.1.2", "least": 1, "most": 1,
            "ordered": False, "options": [{"verb": "pass"}],
        },
        "result": None,
    }  # fmt: skip


class TestEveryBoard(EveryBoard):
    title = golden = "vanguard"
    view = a_view()
    height = HEIGHT
    pairs = (("dawnsworn_vigil", "voidlattice_lock"),) * 2
    decisions = 120

    def fits(self, lines: list[Text]) -> None:
        assert HEIGHT <= len(lines) <= HEIGHT + 6
        framed = [cell_len(line.plain) for line in lines if line.plain[:1] in "┌├╞└│"]
        assert set(framed) == {screen.WIDTH}


def test_circles_of_a_column_stand_over_each_other() -> None:
    view = a_view()
    view["zones"] = []
    lines = drawn(view)
    rows = {"far back": 2, "far front": 5, "near front": 8, "near back": 11}
    places = {
        (name, label): lines[at].index(f"│{label} ")
        for name, at in rows.items()
        for label in "V12345"
        if f"│{label} " in lines[at]
    }
    assert len(places) == 12
    for column in (
        {("far back", "5"), ("far front", "2"), ("near front", "1"), ("near back", "3")},
        {("far back", "4"), ("far front", "V"), ("near front", "V"), ("near back", "4")},
        {("far back", "3"), ("far front", "1"), ("near front", "2"), ("near back", "5")},
    ):
        assert len({places[place] for place in column}) == 1


@pytest.mark.parametrize(
    ("words", "row"),
    [
        ("V>Captain, Isaure", 6), ("G3 rest +1         31000", 7), ("4+", 3),
        ("G3 dominated        11000", 7), ("deleted rest       10000", 7), ("V!", 9),
        ("Broderick    mate 10000", 11), ("locked", 14), ("Damage 2/6 ■□", 16),
        ("G zone 8 (1 up)", 0), ("Removed 1", 1),
    ],
)  # fmt: skip
def test_what_a_card_is_stands_where_it_lies(words: str, row: int) -> None:
    assert words in drawn(a_view())[row]


def test_what_lies_under_the_vanguard_and_between_the_players_is_told_below() -> None:
    lines = drawn(a_view())
    assert "Under the vanguard circle (Opponent): Dawnsworn King, Aurelan" in lines
    assert "Your guardians +30000: Beacon Page, Lio 15000, Chapel Physic, Oriel 15000" in lines


def test_a_locked_card_shows_no_power() -> None:
    cell = drawn(a_view())[14]
    assert cell.startswith("│ locked                   │")


def test_the_battle_stands_below_with_both_powers() -> None:
    assert drawn(a_view())[17] == ("Battle: Captain, Isaure 24000+7000 > King, Aurelan 16000+5000")
    view = a_view()
    view["scene"] = scene()
    assert not any("Battle" in line for line in drawn(view))


def test_the_hand_is_shown_where_the_options_do_not_show_it() -> None:
    view = a_view()
    view["decision"]["prompt"] = "attacker"
    assert hand_shown(view) == [
        "Hand: G3 Dawnsworn Captain, Isaure   G1 Dawnsworn Lancer, Mirabeth",
        "G0 Chapel Physic, Oriel x2",
    ]
    view["decision"]["prompt"] = "main"  # there each card has a line with what it can do
    assert hand_shown(view) == []
    assert hand_shown(view, beside_options=False) != []
    view["viewer"] = 2  # the public sees no hand
    view["zones"] = [each for each in view["zones"] if each["kind"] != "hand"]
    assert hand_shown(view, beside_options=False) == []


def test_a_first_vanguard_that_lies_face_down_is_no_locked_card() -> None:
    view = a_view()
    view["turn"] = 0
    view["scene"] = scene()
    view["zones"] = [
        zone("vanguard", 0, card(1, SQUIRE, face="down")),
        zone("vanguard", 1, card(-5, "", face="down")),
    ]
    lines = drawn(view)
    assert "Squire, Elian" in lines[8]
    assert "face down" in lines[9]
    assert "face down" in lines[5]
    assert "locked" not in "".join(lines)


def test_the_main_phase_lists_the_hand_and_what_else_can_be_done() -> None:
    view = a_view()
    hand = next(each for each in view["zones"] if each["kind"] == "hand")["cards"]
    view["decision"].update(
        prompt="main",
        options=[
            *[{"verb": "call", "card": each} for each in hand],
            {"verb": "exchange", "zone": {"kind": "rear-guard", "seat": 0, "number": 1}},
            {"verb": "pass"},
        ],
    )
    lines = main_options(view, 8)
    assert [line.split()[0] for line in lines[:-1]] == ["Dawnsworn", "Chapel", "Dawnsworn"]
    assert "Chapel Physic, Oriel x2" in lines[1]
    assert "2 call" in lines[1]
    assert "3 call" not in lines[1]
    assert lines[-1].split("   ") == [" 4 exchange the left column", " 5 end your main phase"]


@pytest.mark.parametrize(
    ("name", "width", "short"),
    [
        ("Dawnsworn King, Aurelan", 30, "Dawnsworn King, Aurelan"),
        ("Dawnsworn King, Aurelan", 16, "King, Aurelan"),
        ("Elemental of Struck Flint", 18, "Struck Flint"),
        ("暁誓の王 アウレラン", 12, "アウレラン"),
        ("Unutterable", 5, "Unut…"),
    ],
)
def test_a_name_is_known_by_its_last_words(name: str, width: int, short: str) -> None:
    assert screen.shorten(name, width) == short

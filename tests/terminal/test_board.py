"""The board in 80 columns: both players' zones as they lie on the table."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from headjudge.terminal import hand, screen
from tests.terminal.every_board import EveryBoard, card, compared, drawn, main_options, scene, zone


def a_view() -> dict[str, Any]:
    """A turn in the middle of a game, made up so that no rule of play can change it."""
    hand = [
        card(21, "HJ1-001"), card(22, "HJ1-008"), card(23, "HJ1-011"), card(24, "HJ1-011"),
        card(25, "HJ1-022"), card(26, "HJ1-031"),
    ]  # fmt: skip
    options = [
        *[{"verb": verb, "card": hand[0]} for verb in ("play monster", "gain rage", "invade")],
        *[{"verb": verb, "card": hand[1]} for verb in ("gain rage", "invade")],
        *[{"verb": verb, "card": hand[2]} for verb in ("play battle", "invade")],
        *[{"verb": verb, "card": hand[3]} for verb in ("play battle", "invade")],
        *[{"verb": verb, "card": hand[4]} for verb in ("play battle", "invade")],
        {"verb": "invade", "card": hand[5]},
        {"verb": "pass"},
    ]
    return {
        "game": "godzilla", "edition": "ja-1.04", "viewer": 0, "turn": 6, "turn_player": 0,
        "numbers": [{"position": 4, "rage": 1}, {"position": 7, "rage": 0}],
        "zones": [
            zone("zone", 0, card(1, "HJ1-022", values={"counter_power": 8000}), number=8),
            zone("zone", 0, card(2, "HJ1-011", under=3), card(3, "HJ1-014"), number=2),
            zone("zone", 1, card(4, "HJ1-052", values={"counter_power": 3000}), number=3),
            zone("zone", 1, card(5, "HJ1-055")),
            zone("invading", 0, card(6, "HJ1-001", values={"threat": 10000})),
            zone("invading", 1, card(7, "HJ1-037", values={"threat": 12000})),
            zone("strategy", 0, card(8, "HJ1-029"), number=2),
            zone("strategy", 1, card(9, "HJ1-069")),
            zone("hand", 0, *hand), zone("hand", 1, count=5),
            zone("deck", 0, count=30), zone("deck", 1, count=28),
            zone("discard", 0, count=7), zone("discard", 1, count=9),
            zone("monster deck", 0, count=3), zone("monster deck", 1, count=2),
        ],
        "scene": scene(
            compared=[
                compared(("", 0, (8000, 3000)), ("c7", 1, (12000,)), "counter_power"),
                compared(("", 1, (3000, 9000)), ("c6", 0, (10000,)), "counter_power"),
            ]
        ),
        "decision": {
            "seat": 0, "prompt": "main", "rule": "10.4.4.2", "least": 1, "most": 1,
            "ordered": False, "options": options,
        },
    }  # fmt: skip


def screen_of(view: dict[str, Any], lang: str) -> list[str]:
    shown = drawn(view, lang)
    return [*shown, *main_options(view, screen.HEIGHT - 2 - len(shown), lang)]


class TestEveryBoard(EveryBoard):
    title, golden = "godzilla", "board"
    view = a_view()
    height = 15
    pairs = (("living_reef", "spore_bloom"),) * 4
    decisions = 80

    def screen(self, lang: str) -> list[str]:
        return [line.rstrip() for line in screen_of(self.view, lang)]

    def fits(self, lines: list[Text]) -> None:
        assert len(lines) >= self.height
        framed = [cell_len(line.plain) for line in lines if line.plain[:1] in "┌├╞└│"]
        assert set(framed) == {screen.WIDTH}


def test_zones_of_a_column_stand_over_each_other() -> None:
    places: dict[tuple[str, str], int] = {}
    view = a_view()
    view["zones"] = []
    view["numbers"] = [{"position": 0, "rage": 0}] * 2
    lines = drawn(view)
    rows = {"far back": 2, "far front": 5, "near front": 8, "near back": 11}
    for name, at in rows.items():
        for number in "12345678":
            if f"│{number} " in lines[at]:
                places[name.split()[0], number] = lines[at].index(f"│{number} ")
    assert len(places) == 16
    for near, far in (("1", "56"), ("2", "47"), ("3", "38"), ("8", "38"), ("47", "2"), ("56", "1")):
        columns = {places["near", each] for each in near} | {places["far", each] for each in far}
        assert len(columns) == 1, (near, far)


def test_the_monster_stands_in_its_zone_with_rank_rage_and_threat() -> None:
    lines = screen_of(a_view(), "en")
    assert "4*Cinder Colos…" in lines[11]
    assert "I r1" in lines[12]
    assert "10000" in lines[12]
    assert "7*" in lines[5]


def test_two_cards_in_a_zone_are_both_drawn() -> None:
    view = a_view()
    zones = [each for each in view["zones"] if (each["kind"], each["number"]) == ("zone", 8)]
    zones[0]["cards"].append(card(40, "HJ1-011"))
    lines = drawn(view)
    assert "│8 Basalt Ox" in lines[8] and "8000│" in lines[9]
    assert "│  Sparkmi… 1000│" in lines[10]


def test_the_sum_beside_a_name_is_the_one_that_decides() -> None:
    """More than what the cards show, where an effect adds to it."""
    assert drawn(a_view())[-1].endswith("Counter power 11000/12000")
    assert drawn(a_view(), "ja")[-1].endswith("撃退力 11000/12000")


def test_a_third_strategy_zone_is_drawn_while_a_card_lies_there() -> None:
    view = a_view()
    assert "Strategy 3" not in "".join(drawn(view))
    view["zones"].append(zone("strategy", 0, card(41, "HJ1-069"), number=3))
    lines = drawn(view)
    assert "│Strategy 2  │Strategy 3  │8 " in lines[8]
    assert max(cell_len(line) for line in lines) <= screen.WIDTH


def test_equal_cards_of_the_hand_share_a_line() -> None:
    lines = screen_of(a_view(), "en")
    (line,) = [line for line in lines if "Sparkmite" in line]
    assert "Sparkmite x2" in line
    assert "6 play" in line
    assert "8 play" not in line


def test_a_long_hand_goes_in_two_columns() -> None:
    view = a_view()
    extra = ["HJ1-003", "HJ1-004", "HJ1-005", "HJ1-006", "HJ1-007", "HJ1-013", "HJ1-017"]
    hand = next(each for each in view["zones"] if each["kind"] == "hand" and each["seat"] == 0)
    for at, number in enumerate(extra):
        hand["cards"].append(card(40 + at, number))
        view["decision"]["options"].insert(0, {"verb": "invade", "card": card(40 + at, number)})
    lines = main_options(view, 7)
    assert len(lines) <= 8
    assert max(cell_len(line) for line in lines) <= screen.WIDTH
    shown = " ".join(lines)
    for at in range(len(extra)):
        assert f" {at + 1} invade" in shown


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("一二三四五", 4, ["一二", "三四", "五"]),
        ("あい、う", 4, ["あ", "い、", "う"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("", 5, [""]),
        ("「ab」cd", 6, ["「ab」", "cd"]),
        ("あいって", 4, ["あ", "いっ", "て"]),
        ("あい]う", 4, ["あ", "い]", "う"]),
        ("あ(「い」", 8, ["あ", "(「い」"]),
        ("これを5枚", 7, ["これを", "5枚"]),
        ("例:1\u00a03", 5, ["例:", "1\u00a03"]),
    ],
)
def test_text_is_wrapped_by_columns(text: str, width: int, lines: list[str]) -> None:
    assert screen.wrap(text, width) == lines


def test_text_is_cut_by_columns() -> None:
    assert screen.fit("火花虫", 5) == "火花…"
    assert screen.fit("火花虫", 4) == "火… "
    assert screen.fit("ab", 4) == "ab  "
    assert screen.cut("abcdef", 4) == "abc…"


def test_many_items_go_in_columns() -> None:
    items = [f"{number:>2} zone {number}" for number in range(1, 9)]
    assert len(screen.columns(items, 8)) == 8
    assert len(screen.columns(items, 4)) == 4
    assert len(screen.columns(items * 9, 4)) == 36
    assert len(screen.columns(["x" * 70, "y" * 70, "z"], 1)) == 3


def test_how_many_there_are_of_a_card_is_seen_however_long_its_name_is() -> None:
    assert (
        hand.counted_name("A name that is longer than that", 3, 25) == "A name that is longer… x3"
    )
    assert hand.counted_name("Short", 1, 8) == "Short   "
    assert hand.counted_name("Short", 2, 8) == "Short x2"

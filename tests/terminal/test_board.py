"""The board in 80 columns: both players' zones as they lie on the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import headjudge
from headjudge.players import make
from headjudge.terminal import boards, godzilla, hand, screen

GOLDEN = Path(__file__).parent / "golden"


def card(handle: int, number: str, **more: Any) -> dict[str, Any]:
    return {"handle": handle, "number": number, **more}


def zone(kind: str, seat: int, number: int, count: int, *cards: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "number": number, "count": count, "cards": list(cards)}


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
            zone("zone", 0, 8, 1, card(1, "HJ1-022", values={"counter_power": 8000})),
            zone("zone", 0, 2, 2, card(2, "HJ1-011", under=3), card(3, "HJ1-014")),
            zone("zone", 1, 3, 1, card(4, "HJ1-052", values={"counter_power": 3000})),
            zone("zone", 1, 1, 1, card(5, "HJ1-055")),
            zone("invading", 0, 1, 1, card(6, "HJ1-001", values={"threat": 10000})),
            zone("invading", 1, 1, 1, card(7, "HJ1-037", values={"threat": 12000})),
            zone("strategy", 0, 2, 1, card(8, "HJ1-029")),
            zone("strategy", 1, 1, 1, card(9, "HJ1-069")),
            zone("hand", 0, 1, 6, *hand), zone("hand", 1, 1, 5),
            zone("deck", 0, 1, 30), zone("deck", 1, 1, 28),
            zone("discard", 0, 1, 7), zone("discard", 1, 1, 9),
            zone("monster deck", 0, 1, 3), zone("monster deck", 1, 1, 2),
        ],
        "decision": {
            "seat": 0, "prompt": "main", "rule": "10.4.4.2", "least": 1, "most": 1,
            "ordered": False, "options": options,
        },
    }  # fmt: skip


def screen_of(view: dict[str, Any], lang: str) -> list[str]:
    titles = ("You", "Opponent") if lang == "en" else ("あなた", "相手")
    drawn = [line.plain for line in boards.board(view, lang, titles)]
    return [*drawn, *boards.main_options(view, lang, screen.HEIGHT - 2 - len(drawn))]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_screen_is_as_it_was_approved(lang: str) -> None:
    lines = [line.rstrip() for line in screen_of(a_view(), lang)]
    golden = (GOLDEN / f"board-{lang}.txt").read_text(encoding="utf-8").splitlines()
    assert lines == golden
    assert len(lines) <= screen.HEIGHT - 2
    assert max(cell_len(line) for line in lines) <= screen.WIDTH


def test_zones_of_a_column_stand_over_each_other() -> None:
    places: dict[tuple[str, str], int] = {}
    view = a_view()
    view["zones"] = []
    view["numbers"] = [{"position": 0, "rage": 0}] * 2
    lines = [line.plain for line in boards.board(view, "en", ("You", "Opponent"))]
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
    assert "4*Cinder Colo…" in lines[11]
    assert "I r1" in lines[12]
    assert "10000" in lines[12]
    assert "7*" in lines[5]


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
    lines = boards.main_options(view, "en", 7)
    assert len(lines) <= 8
    assert max(cell_len(line) for line in lines) <= screen.WIDTH
    shown = " ".join(lines)
    for at in range(len(extra)):
        assert f" {at + 1} invade" in shown


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_board_of_a_real_game_is_wider_than_the_terminal(lang: str) -> None:
    for seed in range(4):
        game = headjudge.start("godzilla", ("living_reef", "spore_bloom"), seed=seed)
        bots = [make("greedy", each) for each in (seed, seed + 1)]
        while game.decision is not None and game.state.decisions < 80:
            seat = game.decision.seat
            for viewer in (0, 1, 2):
                lines = boards.board(game.view(viewer), lang, ("A" * 30, "B" * 30))
                assert len(lines) == 15
                assert {cell_len(line.plain) for line in lines[1:-1]} == {5 * godzilla.CELL + 6}
                assert max(cell_len(line.plain) for line in lines) <= screen.WIDTH
            game.answer(*bots[seat].choose(game.view(seat)))


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("一二三四五", 4, ["一二", "三四", "五"]),
        ("あい、う", 4, ["あ", "い、", "う"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("", 5, [""]),
        ("「ab」cd", 6, ["「ab」", "cd"]),
    ],
)
def test_text_is_wrapped_by_columns(text: str, width: int, lines: list[str]) -> None:
    assert screen.wrap(text, width) == lines


def test_text_is_cut_by_columns() -> None:
    assert screen.fit("火花虫", 5) == "火花…"
    assert screen.fit("ab", 4) == "ab  "
    assert screen.cut("abcdef", 4) == "abc…"


def test_many_items_go_in_columns() -> None:
    items = [f"{number:>2} zone {number}" for number in range(1, 9)]
    assert len(screen.columns(items, 8)) == 8
    assert len(screen.columns(items, 4)) == 4
    assert len(screen.columns(items * 9, 4)) == 36
    assert len(screen.columns(["x" * 70, "y" * 70, "z"], 1)) == 3


def test_how_many_there_are_of_a_card_is_seen_however_long_its_name_is() -> None:
    assert hand.named("A name that is longer than that", 3, 25) == "A name that is longer… x3"
    assert hand.named("Short", 1, 8) == "Short   "
    assert hand.named("Short", 2, 8) == "Short x2"

"""The command line with Vanguard: decks, cards, games and their records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from headjudge.games import vanguard
from headjudge.games.vanguard.c02_cards.printed import shipped_pool
from tests.terminal.command_line import fine, run

DECKS = ("dawnsworn_vigil", "voidlattice_lock")
FOLDER = Path(str(vanguard.__file__)).parent


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_that_ships_is_legal(name: str) -> None:
    assert (
        fine("deck", "check", "vanguard", name)
        == f"legal: {vanguard.TITLE.decks()[name].name} (1.48)\n"
    )


def test_every_violation_of_a_deck_is_told_with_its_rule(tmp_path: Path) -> None:
    text = (FOLDER / "decks" / f"{DECKS[0]}.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    lines = text.splitlines()
    trigger = next(
        at
        for at, line in enumerate(lines)
        if line.startswith('"') and shipped_pool()[line.split('"')[1]].values["trigger"]
    )
    file.write_text("\n".join([*lines[:trigger], *lines[trigger + 1 :]]), encoding="utf-8")
    result = run("deck", "check", "vanguard", str(file))
    assert result.exit_code == 2
    for rule in ("[5.2.2.1]", "[5.2.2.3]"):
        assert rule in result.stderr


def test_a_deck_is_shown_in_its_two_parts() -> None:
    text = fine("deck", "show", "vanguard", DECKS[1])
    main_deck, g_deck = text.split("\n\n")
    deck = vanguard.TITLE.decks()[DECKS[1]]
    assert len(g_deck.strip().splitlines()) == len(deck.G)
    assert len(main_deck.splitlines()) == len(deck.main) + 2  # its name and its plan
    assert all("G unit" in line for line in g_deck.strip().splitlines())


def test_the_list_of_decks_stands_in_columns() -> None:
    lines = fine("deck", "list", "vanguard").splitlines()
    assert len(lines) == len(vanguard.TITLE.decks())
    names = [deck.name for _file, deck in sorted(vanguard.TITLE.decks().items())]
    assert len({line.index(name) for line, name in zip(lines, names, strict=True)}) == 1


def test_cards_are_listed_by_what_this_game_prints_on_them() -> None:
    lines = fine("cards", "list", "vanguard", "--grade", "3", "--clan", "Link Joker").splitlines()
    wanted = [
        number
        for number, card in shipped_pool().items()
        if card.values["grade"] == 3 and "Link Joker" in card.values["clan"]
    ]
    assert [line.split()[0] for line in lines] == wanted


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--color", "red", "--color: cards of vanguard have none; they have type, grade, clan"),
        ("--grade", "9", "--grade: no grade '9'; there is 0, 1, 2, 3"),
        ("--trigger", "front", "--trigger: no trigger 'front'; there is critical, draw, heal"),
    ],
)
def test_a_list_by_what_no_card_has_is_refused(option: str, value: str, said: str) -> None:
    result = run("cards", "list", "vanguard", option, value)
    assert result.exit_code == 2
    assert said in result.stderr


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_play_works_with_input_from_a_pipe(lang: str) -> None:
    typed = "0\nwhy\nlog\nhelp\nquit\n"
    text = fine("play", "vanguard", "--seed", "3", "--lang", lang, input=typed)
    assert ("Goodbye" if lang == "en" else "さようなら") in text
    assert ("`ride …`" if lang == "en" else "ライド") in text


def test_a_saved_game_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    fine("play", "vanguard", "--seed", "5", "--deck", DECKS[0], "--deck", DECKS[1], "--save",
         str(file), input="0\nconcede\nyes\n")  # fmt: skip
    text = fine("replay", str(file), "--explain")
    assert "Player 2 wins: player 1 conceded [1.2.4]" in text


def test_games_are_simulated() -> None:
    report = json.loads(
        fine("simulate", "vanguard", "--decks", *DECKS, "--games", "4", "--players", "greedy",
             "greedy", "--json")
    )  # fmt: skip
    assert report["unfinished"] == 0
    assert sum(report["rules"].values()) == 4


FOREIGN = [
    {"id": "X-1", "name": "Drab", "type": "Normal Unit", "clan": "Kagero", "grade": 1,
     "power": 7000, "shield": 5000, "text": ""},
    {"id": "X-2", "name": "Chatty", "type": "Normal Unit", "clan": "Kagero", "grade": 2,
     "power": 9000, "shield": 5000, "race": "Human", "critical": 1, "skill_icon": "intercept",
     "text": "[AUTO]:When this unit is placed on (RC), draw a card."},
    {"id": "X-3", "name": "Open", "type": "Trigger Unit", "clan": "Kagero", "grade": 0,
     "power": 5000, "shield": 10000, "trigger_candidates": ["critical", "stand"], "text": ""},
    {"id": "X-4", "name": "Shifted", "type": "Normal Unit", "clan": "Kagero", "power": 3,
     "text": "[AUTO]:When this unit is placed on (RC), draw a card."},
]  # fmt: skip


def test_what_a_record_leaves_out_is_said_to_be_assumed_or_refused(tmp_path: Path) -> None:
    """And cards without a text do not count among the texts, whatever else is wrong."""
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(FOREIGN))
    report = json.loads(fine("cards", "check", "vanguard", str(file), "--json"))
    assert report["assumed"] == [
        {"number": "X-1", "name": "Drab", "fields": ["icons", "critical", "race"]}
    ]
    assert report["refused"] == []
    assert [each["number"] for each in report["incomplete"]] == ["X-3", "X-4"]
    assert report["by_type"] == {"normal": {"total": 2, "compiled": 1}}
    assert report["texts"] == {"total": 2, "compiled": 1}
    japanese = json.loads(fine("cards", "check", "vanguard", str(file), "--json", "--lang", "ja"))
    assert japanese["texts"] == report["texts"]
    text = fine("cards", "check", "vanguard", str(file))
    assert "incomplete X-3 Open: trigger: the record leaves open which icon it is" in text
    assert "incomplete X-4 Shifted: grade: the record has none" in text
    assert "assumed of 1 card: icons: boost on grade 0 and 1" in text
    text = fine("cards", "check", "vanguard", str(file), "--lang", "ja")
    assert "記載が不完全 X-3 Open:trigger:どのアイコンか記載からは分かりません:" in text
    assert "記載が不完全 X-4 Shifted:grade:記載がありません" in text
    assert "1枚で補った項目 icons:グレード0と1はブースト" in text


def test_numbers_may_be_typed_as_a_japanese_keyboard_gives_them() -> None:
    text = fine("play", "vanguard", "--seed", "3", "--lang", "ja", input="1、２\nquit\n")
    assert "あなたは手札を2枚引き直した。" in text


def test_a_wrong_number_of_cards_is_told_in_japanese() -> None:
    text = fine("play", "vanguard", "--seed", "3", "--lang", "ja", input="1 1\nquit\n")
    assert "エラー:同じ選択肢を2回選んでいます [5.4.3.4]" in text

"""The command line with Gate Ruler: decks, cards, games and their records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from headjudge.games import gateruler
from headjudge.games.gateruler.c02_cards import shipped_pool
from tests.terminal.command_line import fine, run

DECKS = ("painted_stampede", "measured_bell")
FOLDER = Path(str(gateruler.__file__)).parent


@pytest.mark.parametrize("name", sorted(gateruler.TITLE.decks()))
def test_a_deck_that_ships_is_legal(name: str) -> None:
    legal = f"legal: {gateruler.TITLE.decks()[name].name} (1.5.0)\n"
    assert fine("deck", "check", "gateruler", name) == legal


def test_every_violation_of_a_deck_is_told_with_its_rule(tmp_path: Path) -> None:
    text = (FOLDER / "decks" / "twin_gates.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("GRJ-020 = 2", "GRJ-020 = 9"), encoding="utf-8")
    result = run("deck", "check", "gateruler", str(file))
    assert result.exit_code == 2
    assert result.stderr.count("[5-2c") == 2  # its size, and too many of one card


@pytest.mark.parametrize(("name", "ahead"), [("twin_gates", 1), ("empty_purse", 2)])
def test_a_deck_is_shown_with_its_ruler_and_geas_apart(name: str, ahead: int) -> None:
    head, main = fine("deck", "show", "gateruler", name).split("\n\n")
    deck = gateruler.TITLE.decks()[name]
    shown = [line.split()[1] for line in head.splitlines() if line.split()[:1] == ["1"]]
    assert shown == [deck.ruler, deck.geas][:ahead]
    assert len(main.strip().splitlines()) == len(deck.main)


def test_cards_are_listed_by_what_this_game_prints_on_them() -> None:
    lines = fine(
        "cards", "list", "gateruler", "--faction", "Comet Fleet", "--level", "2"
    ).splitlines()
    wanted = [
        number
        for number, card in shipped_pool().items()
        if card.values["level"] == 2 and "Comet Fleet" in card.values["faction"]
    ]
    assert [line.split()[0] for line in lines] == wanted
    assert len(wanted) > 3


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--grade", "3", "cards of gateruler have none; they have type, level, faction"),
        ("--type", "leader", "no type 'leader'; there is event, field, geas, resource, ruler"),
        ("--attribute", "Nobody", "no attribute 'Nobody'; there is "),
    ],
)
def test_a_list_by_what_no_card_has_is_refused(option: str, value: str, said: str) -> None:
    result = run("cards", "list", "gateruler", option, value)
    assert result.exit_code == 2
    assert f"{option}: {said}" in result.stderr


def test_a_card_is_shown_with_the_terms_its_text_means() -> None:
    text = fine("cards", "show", "gateruler", "Star Cadet")
    assert "unit, level 1, ATK" in text
    assert "Overdrive(" in text
    assert "Drive(" in text


def test_every_card_that_ships_is_compiled() -> None:
    for file in sorted((FOLDER / "cards").glob("*.toml")):
        report = json.loads(fine("cards", "check", "gateruler", str(file), "--json"))
        assert report["refused"] == []
        assert report["compiled"] == report["total"] > 5


def test_cards_without_an_english_text_are_incomplete(tmp_path: Path) -> None:
    records = [
        {"id": "X-1", "name": "Half", "type": "Event", "level": 1, "lang": "ja",
         "text": "カードを1枚引く。"},
        {"id": "X-2", "name": "Silent", "type": "Nothing", "text": ""},
        {"id": "X-3", "name": "Part", "type": "Event", "truncated": True, "text": "Draw"},
    ]  # fmt: skip
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(records), encoding="utf-8")
    report = json.loads(fine("cards", "check", "gateruler", str(file), "--json"))
    assert (report["total"], report["compiled"], report["refused"]) == (3, 0, [])
    assert [each["field"] for each in report["incomplete"]] == ["text", "type", "text"]
    assert report["texts"] == {"total": 2, "compiled": 0}
    assert report["language"] == {"lang": "en", "total": 1, "compiled": 0}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_play_works_with_input_from_a_pipe(lang: str) -> None:
    typed = "0\nwhy\nlog\nhelp\nquit\n"
    text = fine("play", "gateruler", "--seed", "3", "--lang", lang, input=typed)
    assert ("Goodbye" if lang == "en" else "さようなら") in text
    assert ("`attack … with …`" if lang == "en" else "攻撃 …") in text


def test_a_saved_game_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    fine("play", "gateruler", "--seed", "5", "--deck", DECKS[0], "--deck", DECKS[1], "--save",
         str(file), input="0\nconcede\nyes\n")  # fmt: skip
    text = fine("replay", str(file), "--explain")
    assert "Player 2 wins: player 1 conceded [1-4c]" in text


def test_games_are_simulated() -> None:
    report = json.loads(
        fine("simulate", "gateruler", "--decks", *DECKS, "--games", "4", "--players", "greedy",
             "greedy", "--json")
    )  # fmt: skip
    assert report["unfinished"] == 0
    assert sum(report["rules"].values()) == 4

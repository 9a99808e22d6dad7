"""The command line with Dragon Ball: decks, cards, games and their records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from headjudge.games import dragonball
from headjudge.games.dragonball.c02_cards.printed import shipped_pool
from tests.terminal.command_line import fine, run

DECKS = ("banked_fire", "long_vigil")
FOLDER = Path(str(dragonball.__file__)).parent


@pytest.mark.parametrize("name", sorted(dragonball.TITLE.decks()))
def test_a_deck_that_ships_is_legal(name: str) -> None:
    legal = f"legal: {dragonball.TITLE.decks()[name].name} (1.074)\n"
    assert fine("deck", "check", "dragonball", name) == legal


def test_every_violation_of_a_deck_is_told_with_its_rule(tmp_path: Path) -> None:
    text = (FOLDER / "decks" / f"{DECKS[0]}.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('"HJD-002" = 4', '"HJD-002" = 5'), encoding="utf-8")
    result = run("deck", "check", "dragonball", str(file))
    assert result.exit_code == 2
    for rule in ("[5-1-3]", "[5-1-3-1]"):
        assert rule in result.stderr


def test_a_deck_is_shown_with_its_leader_apart() -> None:
    head, main = fine("deck", "show", "dragonball", DECKS[0]).split("\n\n")
    deck = dragonball.TITLE.decks()[DECKS[0]]
    assert head.splitlines()[-1].split()[:3] == ["1", deck.leader, "Karrow"]
    assert len(main.strip().splitlines()) == len(deck.main)


def test_cards_are_listed_by_what_this_game_prints_on_them() -> None:
    lines = fine("cards", "list", "dragonball", "--color", "red", "--cost", "3").splitlines()
    wanted = [
        number
        for number, card in shipped_pool().items()
        if card.values["energy cost"] == 3 and "red" in card.values["colors"]
    ]
    assert [line.split()[0] for line in lines] == wanted
    assert len(wanted) > 3


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--grade", "3", "--grade: cards of dragonball have none; they have type, color, cost"),
        ("--color", "pink", "--color: no color 'pink'; there is black, blue, green, red, yellow"),
        ("--type", "unit", "--type: no type 'unit'; there is battle, extra, leader"),
    ],
)
def test_a_list_by_what_no_card_has_is_refused(option: str, value: str, said: str) -> None:
    result = run("cards", "list", "dragonball", option, value)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_card_is_shown_with_the_terms_its_text_means() -> None:
    text = fine("cards", "show", "dragonball", "Kiln-Wall Parry")
    assert "extra card, red, cost 1 (R)" in text
    assert "Counter(" in text
    assert "NegateAttack(" in text


def test_every_card_that_ships_is_compiled() -> None:
    for file in sorted((FOLDER / "cards").glob("*.toml")):
        report = json.loads(fine("cards", "check", "dragonball", str(file), "--json"))
        assert report["refused"] == []
        assert report["compiled"] == report["total"] > 5


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_play_works_with_input_from_a_pipe(lang: str) -> None:
    typed = "0\nwhy\nlog\nhelp\nquit\n"
    text = fine("play", "dragonball", "--seed", "3", "--lang", lang, input=typed)
    assert ("Goodbye" if lang == "en" else "さようなら") in text
    assert ("`attack … with …`" if lang == "en" else "アタック …") in text


def test_a_saved_game_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    fine("play", "dragonball", "--seed", "5", "--deck", DECKS[0], "--deck", DECKS[1], "--save",
         str(file), input="0\nconcede\nyes\n")  # fmt: skip
    text = fine("replay", str(file), "--explain")
    assert "Player 2 wins: player 1 conceded [1-2-4]" in text


def test_games_are_simulated() -> None:
    report = json.loads(
        fine("simulate", "dragonball", "--decks", *DECKS, "--games", "4", "--players", "greedy",
             "greedy", "--json")
    )  # fmt: skip
    assert report["unfinished"] == 0
    assert sum(report["rules"].values()) == 4

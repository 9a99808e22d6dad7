"""Cards of one's own at the command line: `--cards FILE` uses a file without keeping it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from headjudge.sim import match as sim_match
from tests.terminal.command_line import fine, run

KITE = """
[[card]]
number = "OWN-1"
name = "Paper Kite"
type = "battle"
rank = 1
colors = ["red"]
traits = ["Ember"]
invasion = 1
counter_power = 1000
text = "{text}"
"""


@pytest.fixture
def kites(tmp_path: Path) -> str:
    """A file with one card."""
    return written(tmp_path / "kites.toml", KITE.format(text=""))


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A list with three of it, by name."""
    text = fine("deck", "show", "godzilla", "ember_rush", "--as", "list")
    line = next(line for line in text.splitlines() if "HJ1-017" in line)
    count = int(line.split()[0])
    text = text.replace(line, f"{count - 3} HJ1-017\n3 paper kite" if count > 3 else "3 paper kite")
    return written(tmp_path / "kites.txt", text)


def written(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("deck check godzilla {deck}", "legal"),
        ("deck show godzilla {deck}", "3 OWN-1     Paper Kite"),
        ("deck show godzilla {deck} --as toml", '"OWN-1" = 3'),
        ("deck show godzilla {deck} --as list", "3 OWN-1 Paper Kite"),
        ("play godzilla --deck {deck} --seed 3", "Ember Rush"),
        ("simulate godzilla --decks {deck} ember_rush --games 1", "Ember Rush"),
    ],
)
def test_a_deck_of_a_files_cards_is_known_with_the_file_and_not_without(
    line: str, told: str, kites: str, deck: str
) -> None:
    command = line.format(deck=deck).split()
    assert told in fine(*command, "--cards", kites, input="quit\n")
    result = run(*command)
    assert result.exit_code == 2
    assert "no card 'paper kite'" in result.stderr


@pytest.mark.parametrize("line", ["cards list godzilla --trait Ember", "cards show godzilla paper"])
def test_cards_of_a_file_are_listed_and_shown(line: str, kites: str) -> None:
    assert "Paper Kite" in fine(*line.split(), "--cards", kites)
    assert "Paper Kite" not in run(*line.split()).stdout


def test_several_files_are_used_together_and_two_contents_of_one_number_are_an_error(
    kites: str, tmp_path: Path
) -> None:
    boat = written(tmp_path / "boat.toml", KITE.format(text="").replace("OWN-1", "OWN-2"))
    told = fine("cards", "list", "godzilla", "--cards", kites, "--cards", boat)
    assert {"OWN-1", "OWN-2"} <= {line.split()[0] for line in told.splitlines()}
    other = written(tmp_path / "other.toml", KITE.format(text="[Enter] You draw a card."))
    result = run("cards", "list", "godzilla", "--cards", kites, "--cards", other)
    assert result.exit_code == 2
    for part in ("kites.toml", "other.toml", "OWN-1"):
        assert part in result.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_simulated_games_are_the_same_on_any_number_of_workers(
    workers: str, kites: str, deck: str
) -> None:
    command = ["simulate", "godzilla", "--decks", deck, "ember_rush", "--games", "4", "--json"]
    alone = json.loads(fine(*command, "--cards", kites))
    several = json.loads(fine(*command, "--cards", kites, "--workers", workers))
    for key in ("entrants", "rules", "decisions", "unfinished"):
        assert several[key] == alone[key]
    assert alone["unfinished"] == 0


def test_a_worker_that_begins_afresh_has_the_cards_of_its_match(
    kites: str, deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a match says of its cards is all that a process needs of them."""
    monkeypatch.setattr("headjudge.sim.runners.context", spawning)
    command = ["simulate", "godzilla", "--decks", deck, "ember_rush", "--games", "2", "--json"]
    told = json.loads(fine(*command, "--cards", kites, "--workers", "2"))
    assert told["unfinished"] == 0
    assert told["errors"] == []


def spawning() -> object:
    import multiprocessing

    sim_match._pools.clear()
    return multiprocessing.get_context("spawn")


def test_a_saved_game_goes_on_without_the_file_and_is_replayed(
    kites: str, deck: str, tmp_path: Path
) -> None:
    saved = str(tmp_path / "game.json")
    fine("play", "godzilla", "--deck", deck, "--cards", kites, "--seed", "3", "--save", saved,
         input="1\nquit\n")  # fmt: skip
    assert "Ember Rush" in fine("play", "godzilla", "--resume", saved, input="quit\n")
    fine("replay", saved)


def test_a_record_that_does_not_hold_a_card_is_replayed_with_its_file(
    kites: str, deck: str, tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    fine("play", "godzilla", "--deck", deck, "--cards", kites, "--seed", "3", "--save", str(saved),
         input="1\nquit\n")  # fmt: skip
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert [each["number"] for each in record["foreign"]] == ["OWN-1"]
    record["foreign"] = []
    saved.write_text(json.dumps(record), encoding="utf-8")
    result = run("replay", str(saved))
    assert result.exit_code == 2
    assert "OWN-1" in result.stderr
    fine("replay", str(saved), "--cards", kites)
    fine("play", "godzilla", "--resume", str(saved), "--cards", kites, input="quit\n")


def test_the_cards_that_a_record_holds_go_before_those_of_a_file(
    kites: str, deck: str, tmp_path: Path
) -> None:
    saved = str(tmp_path / "game.json")
    fine("play", "godzilla", "--deck", deck, "--cards", kites, "--seed", "3", "--save", saved,
         input="1\nquit\n")  # fmt: skip
    other = written(tmp_path / "other.toml", KITE.format(text="[Enter] You draw a card."))
    fine("replay", saved, "--cards", other)

"""The command line: what each command prints, and one clear line for bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import headjudge
from headjudge.cli import main
from headjudge.games import godzilla
from headjudge.games.godzilla.c02_cards import shipped_pool
from headjudge.rulebook import book
from tests.terminal.command_line import fine, run

DECKS = ("--decks", "ember_rush", "drowned_choir")
CARDS = Path(str(godzilla.__file__)).parent / "cards"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A short game in a file."""
    file = tmp_path / "game.json"
    fine("play", "godzilla", "--seed", "5", "--deck", "ember_rush", "--deck", "drowned_choir",
         "--save", str(file), input="invade with Sparkmite\nconcede\nyes\n")  # fmt: skip
    return file


def commands() -> Iterator[list[str]]:
    yield []
    for name, command in main.commands.items():
        yield [name]
        for inner in getattr(command, "commands", {}):
            yield [name, inner]


@pytest.mark.parametrize("words", list(commands()), ids=" ".join)
def test_every_command_has_help(words: list[str]) -> None:
    text = fine(*words, "--help")
    assert text.startswith("Usage:")
    assert len(text.splitlines()) > 4


def test_version() -> None:
    assert fine("--version") == f"headjudge, version {headjudge.__version__}, plain build\n"


# -- play -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_play_works_with_input_from_a_pipe(lang: str) -> None:
    text = fine("play", "godzilla", "--seed", "3", "--lang", lang, input="why\npass\nlog\nquit\n")
    assert ("Goodbye" if lang == "en" else "さようなら") in text
    assert "\033" not in text


def test_the_same_seed_is_the_same_game() -> None:
    typed = "pass\npass\nquit\n"
    one, again, other = [
        # after that it names the file the game is kept in
        fine("play", "godzilla", "--seed", seed, input=typed).partition("It goes on with")[0]
        for seed in ("8", "8", "9")
    ]
    assert one == again
    assert one != other


def test_seat_2_plays_the_second_deck() -> None:
    text = fine("play", "godzilla", "--seed", "1", "--seat", "2", "--deck", "ember_rush", "--deck",
                "drowned_choir", "--against", "random", input="")  # fmt: skip
    assert "You play Ember Rush, your opponent (random) plays Drowned Choir." in text.replace(
        "\n", " "
    )
    assert "*Cinder Colo" in text.splitlines()[-1] or "Cinder" in text


def test_a_deck_file_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text((CARDS.parent / "decks" / "ember_rush.toml").read_text(encoding="utf-8"))
    text = fine("play", "godzilla", "--seed", "1", "--deck", str(file), input="")
    assert "You play Ember Rush" in text


def test_a_saved_game_goes_on(saved: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.json"
    fine("play", "godzilla", "--seed", "5", "--deck", "ember_rush", "--deck", "drowned_choir",
         "--save", str(begun), input="invade with Sparkmite\nquit\n")  # fmt: skip
    text = fine(
        "play", "godzilla", "--resume", str(begun), "--save", str(begun), input="concede\nyes\n"
    )
    assert "The game goes on after 1 answer." in text
    assert "you conceded" in text
    assert json.loads(begun.read_text())["answers"] == json.loads(saved.read_text())["answers"]


def test_two_people_can_play() -> None:
    text = fine("play", "godzilla", "--against", "human", "--seed", "2", input="pass\npass\nquit\n")
    assert "Player 1 plays" in text
    assert "Player 2 is to decide" in text
    assert "Player 1 is to decide" in text


# -- replay ---------------------------------------------------------------------------------


def test_replay_tells_the_game_again(saved: Path) -> None:
    text = fine("replay", str(saved))
    assert "Player 1 discards Sparkmite to invade.  [" in text
    assert "Player 2 wins: player 1 conceded [1.2.3]" in text
    assert "    8.6.1.1  " not in text
    assert "    8.6.1.1  " in fine("replay", str(saved), "--explain")
    assert "投了" in fine("replay", str(saved), "--lang", "ja")


def test_replay_shows_a_player_their_own_cards_only(saved: Path) -> None:
    assert "Player 1 draws a card." in fine("replay", str(saved))
    assert "You draw Scorched Corridor." in fine("replay", str(saved), "--seat", "1")
    assert "Your opponent draws a card." in fine("replay", str(saved), "--seat", "2")


def test_replay_stops_where_it_is_told(saved: Path) -> None:
    assert "Sparkmite" not in fine("replay", str(saved), "--to", "0")
    assert fine("replay", str(saved), "--to", "1").splitlines()[-1] == "1/2"
    result = run("replay", str(saved), "--to", "9")
    assert (result.exit_code, result.stderr) == (2, "error: to: only 2 answers\n")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("hashes", None, "hashes[1]"),
        ("answers", [[99], [-1]], "answers[0]"),
        ("seed", "zz", "seed"),
        ("game", "chess", "game"),
        ("edition", "x", "edition"),
        ("cards", "0", "cards"),
        ("decks", [], "decks"),
        ("headjudge", 7, "headjudge"),
    ],
)
def test_a_record_that_is_wrong_says_where(
    saved: Path, field: str, value: Any, message: str
) -> None:
    plain = json.loads(saved.read_text())
    plain[field] = ["0" * 32, *plain["hashes"][1:]] if field == "hashes" else value
    if field == "hashes":
        plain[field] = [plain["hashes"][0], "0" * 32, *json.loads(saved.read_text())["hashes"][2:]]
        plain[field][0] = json.loads(saved.read_text())["hashes"][0]
    saved.write_text(json.dumps(plain))
    result = run("replay", str(saved))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"error: {message}: "), result.stderr
    assert len(result.stderr.splitlines()) == 1


# -- simulate -------------------------------------------------------------------------------


def test_simulate_prints_a_table() -> None:
    text = fine("simulate", "godzilla", *DECKS, "--games", "4", "--players", "greedy", "random")
    assert "greedy" in text
    assert "drowned_choir" in text
    assert "4 games" in text
    assert "decisions/s" in text


def test_simulate_prints_a_table_in_japanese() -> None:
    text = fine("simulate", "godzilla", *DECKS, "--games", "4", "--lang", "ja")
    assert "4ゲーム" in text
    assert "先攻の勝率" in text
    assert "games" not in text
    lines = text.splitlines()
    assert len({cell_len(line) for line in lines[1:4]}) == 1, "the columns stand under each other"


def test_simulate_prints_json() -> None:
    plain = json.loads(fine("simulate", "godzilla", *DECKS, "--games", "3", "--json"))
    assert plain["games"] == 3
    assert {"decisions", "games_per_second", "decisions_per_second", "entrants"} <= plain.keys()


def test_simulate_is_the_same_with_more_workers() -> None:
    tables = []
    for workers in ("1", "2"):
        plain = json.loads(
            fine(
                "simulate",
                "godzilla",
                "--games",
                "6",
                "--seed",
                "3",
                "--workers",
                workers,
                "--json",
            )
        )
        for name in ("seconds", "games_per_second", "decisions_per_second", "workers"):
            del plain[name]
        tables.append(plain)
    assert tables[0] == tables[1]


# -- decks ----------------------------------------------------------------------------------


def test_the_decks_that_ship_are_listed_legal_and_shown() -> None:
    listed = fine("deck", "list", "godzilla")
    for name, deck in godzilla.TITLE.decks().items():
        assert name in listed
        assert fine("deck", "check", "godzilla", name) == f"legal: {deck.name} (ja-1.04)\n"
    text = fine("deck", "show", "godzilla", "ember_rush")
    assert " 3 HJ1-003   Slagjaw Charger" in text
    assert "鉱滓顎の突撃獣" in fine("deck", "show", "godzilla", "ember_rush", "--lang", "ja")
    assert "燠火の急襲" in fine("deck", "list", "godzilla", "--lang", "ja")


def test_deck_check_lists_every_violation_with_its_rule(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(
        'name = "bad"\nmonsters = ["HJ1-001", "HJ1-001"]\n[main]\n"HJ1-011" = 9\n"T-02" = 1\n'
    )
    for edition in godzilla.TITLE.rules().editions:
        result = run("deck", "check", "godzilla", str(file), "--edition", edition)
        assert result.exit_code == 2
        lines = result.stderr.splitlines()
        for rule in ("6.1.1.1", "6.1.1.2", "6.1.1.3", "6.1.1.4", "6.1.1.5"):
            assert any(line.startswith("error: ") and f"[{rule}]" in line for line in lines), rule


def test_deck_check_speaks_japanese(tmp_path: Path) -> None:
    assert "ルールに合っています:燠火の急襲" in fine(
        "deck", "check", "godzilla", "ember_rush", "--lang", "ja"
    )
    file = tmp_path / "bad.toml"
    file.write_text('name = "bad"\nmonsters = ["HJ1-001"]\n[main]\n"HJ1-011" = 9\n"T-02" = 1\n')
    result = run("deck", "check", "godzilla", str(file), "--lang", "ja")
    assert result.exit_code == 2
    assert "エラー:main: ちょうど50枚でなければなりません(今は10枚) [6.1.1.2]" in result.stderr
    assert "はトークンです [6.1.1.5]" in result.stderr
    file.write_text('name = "bad"\nmonsters = ["X-1"]\n[main]\n"HJ1-011" = 4\n')
    result = run("deck", "check", "godzilla", str(file), "--lang", "ja")
    assert result.stderr == "エラー:deck.X-1: カードX-1はありません\n"


def test_decks_rules_and_checks_of_cards_are_told_in_japanese() -> None:
    assert "怒りを高め" in fine("deck", "list", "godzilla", "--lang", "ja")
    assert "怒りを高め" in fine("deck", "show", "godzilla", "ember_rush", "--lang", "ja")
    assert "種類:手順\nja-1.04の番号:" in fine(
        "rules", "show", "godzilla", "5.13.1.1.2", "--lang", "ja"
    )
    text = fine("cards", "check", "godzilla", str(CARDS / "tokens.toml"), "--lang", "ja")
    assert "使えるカード:" in text
    assert "日本語で読めるテキスト:" in text
    assert "compiled" not in text


# -- cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_our_own_cards_all_compile(lang: str) -> None:
    for file in sorted(CARDS.glob("*.toml")):
        plain = json.loads(fine("cards", "check", "godzilla", str(file), "--json", "--lang", lang))
        assert plain["refused"] == []
        assert plain["compiled"] == plain["total"] > 0


FOREIGN = [
    {
        "id": "X-1", "name": "Vanilla", "type": "Battle", "rank": 2, "colors": ["red"],
        "invasion_icon": 1, "traits": ["A"], "counter_power": 1000, "text": "", "text_ja": "",
        "wording": "printed", "base": False,
    },
    {
        "id": "X-2", "name": "Drawer", "type": "Battle", "rank": 2, "colors": ["red"],
        "invasion_icon": 1, "traits": ["A"], "counter_power": 1000, "text": "<Enter> Draw 1 card.",
        "text_ja": "", "wording": "printed",
    },
    {
        "id": "X-3", "name": "Riddle", "type": "Strategy", "rank": 2, "colors": ["blue"],
        "invasion_icon": 1, "traits": [], "text": "Draw 1 card. Sing a song to your monster card.",
        "text_ja": "歌う。", "wording": "simulator",
    },
    {"id": "X-4", "name": "Nine", "type": "Monster", "rank": 9, "colors": ["red"], "traits": [],
     "threat_level": 5000, "text": "", "wording": "printed"},
    {"id": "X-2", "name": "Twin", "type": "Battle", "rank": 2, "colors": ["red"], "traits": [],
     "counter_power": 0, "text": "", "wording": "printed"},
    "what",
]  # fmt: skip


def test_cards_of_another_file_are_compiled_or_refused_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(FOREIGN))
    plain = json.loads(fine("cards", "check", "godzilla", str(file), "--json"))
    assert (plain["total"], plain["compiled"]) == (6, 2)
    refused = {each["number"]: each for each in plain["refused"]}
    assert list(refused) == ["X-3"]
    assert refused["X-3"]["column"] > 10
    assert "sing a song" in refused["X-3"]["clause"].lower()
    assert refused["X-3"]["name"] == "Riddle"
    incomplete = {each["number"]: (each["field"], each["clause"]) for each in plain["incomplete"]}
    assert incomplete == {
        "X-4": ("rank", "monster ranks are I to IV [2.3.2.1]"),
        "X-2": ("number", "every card needs a number of its own [2.11.2]"),
        "#6": ("record", "a table of fields"),
    }
    assert plain["by_wording"]["printed"] == {"total": 1, "compiled": 1}
    assert plain["by_wording"]["simulator"] == {"total": 1, "compiled": 0}
    assert plain["texts"] == {"total": 2, "compiled": 1}
    assert plain["assumed"] == []
    text = fine("cards", "check", "godzilla", str(file))
    assert "refused X-3 Riddle: column " in text
    assert "incomplete X-4 Nine: rank: monster ranks are I to IV [2.3.2.1]" in text
    assert text.splitlines()[-2:] == [
        "compiled of those with a text: 1 of 2 (50.0 %)",
        "in all 6: 2 compiled, 1 refused, 3 incomplete; 0 with assumed fields",
    ]


def test_the_japanese_texts_are_checked_on_their_own(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(FOREIGN[:3], ensure_ascii=False), encoding="utf-8")
    plain = json.loads(fine("cards", "check", "godzilla", str(file), "--json", "--lang", "ja"))
    assert (plain["total"], plain["compiled"]) == (3, 2)
    assert plain["texts"] == {"total": 2, "compiled": 1}
    assert plain["language"] == {"lang": "ja", "total": 1, "compiled": 0}


def test_a_check_that_is_strict_fails_if_a_card_is_not_compiled(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    for records, code in ((FOREIGN[:2], 0), (FOREIGN[:3], 2), (FOREIGN[3:4], 2)):
        file.write_text(json.dumps(records), encoding="utf-8")
        assert run("cards", "check", "godzilla", str(file), "--strict").exit_code == code
        assert run("cards", "check", "godzilla", str(file)).exit_code == 0


def test_a_card_is_shown_with_its_terms() -> None:
    for wanted in ("HJ1-011", "sparkmite", "Sparkmite", "火花虫"):
        text = fine("cards", "show", "godzilla", wanted)
        assert text.startswith("Sparkmite  [HJ1-011]")
        assert "Keyword(" in text
    assert fine("cards", "show", "godzilla", "Cinder", "Colossus").startswith("Cinder Colossus")
    assert fine("cards", "show", "godzilla", "HJ1-011", "--lang", "ja").startswith("火花虫")
    result = run("cards", "show", "godzilla", "sentinel")
    assert result.exit_code == 2
    assert "did you mean" in result.stderr


def test_cards_are_listed_and_sifted() -> None:
    everything = fine("cards", "list", "godzilla").splitlines()
    assert len(everything) == len(shipped_pool())
    red = fine("cards", "list", "godzilla", "--color", "red", "--type", "battle").splitlines()
    assert 0 < len(red) < len(everything)
    assert all("battle card" in line and "red" in line for line in red)
    low = fine("cards", "list", "godzilla", "--rank", "1", "--trait", "Cinder", "--lang", "ja")
    assert "燼の巨像" in low


# -- rules ----------------------------------------------------------------------------------


def test_a_rule_is_shown_with_what_cites_it() -> None:
    text = fine("rules", "show", "godzilla", "8.2.1")
    assert text.startswith(f"8.2.1  {book.load('godzilla').rules['8.2.1'].gloss('en')}\n")
    assert "kind: " in text
    assert "in ja-1.04: 8.2.1" in text
    assert "code: headjudge.games.godzilla.c08_actions.card_actions:" in text
    assert book.load("godzilla").rules["8.2.1"].gloss("ja") in fine(
        "rules", "show", "godzilla", "8.2.1", "--lang", "ja"
    )


def test_a_rule_is_found_by_the_number_of_an_edition() -> None:
    assert fine("rules", "show", "godzilla", "1.3.6").startswith("1.3.5.1  ")
    assert fine("rules", "show", "godzilla", "rule", "1.3.6").startswith("1.3.5.1  ")


def test_the_report_is_a_markdown_table() -> None:
    text = fine("rules", "report", "godzilla")
    assert text.startswith("| chapter |")
    assert text.splitlines()[-1].startswith("| all |")
    assert "### Godzilla" in fine("rules", "report")


def test_trace_counts_what_random_games_carry_out() -> None:
    lines = fine("rules", "trace", "godzilla", "--games", "2").splitlines()
    counts = {line.split()[1]: line.split()[0] for line in lines}
    assert int(counts["7.2.2"]) > 4
    assert counts["6.3.1.3"] == "2"
    assert "never" in counts.values()
    assert "unknown" not in counts.values()


def test_check_tells_what_is_missing_by_its_exit_code() -> None:
    result = run("rules", "check", "godzilla")
    assert result.exit_code in (0, 1)
    assert ("nothing missing" in result.stdout) == (result.exit_code == 0)


def test_diff_tells_what_a_text_changes(tmp_path: Path) -> None:
    file = tmp_path / "rules.txt"
    file.write_text("99.1. A rule that is new.\n\n1.1.1. Reworded.\n")
    text = fine("rules", "diff", "godzilla", str(file), code=1)
    assert "added 99.1" in text
    assert "changed 1.1.1" in text
    assert "removed 8.2.1" in text


def test_knockout_takes_a_rule_out() -> None:
    text = fine("rules", "knockout", "godzilla", "8.3.2")
    assert text == "godzilla: 1 knocked out, 1 noticed, 0 excused, 0 not noticed\n"


def test_mutants_of_a_rule_are_put_to_its_tests() -> None:
    text = fine("rules", "mutate", "godzilla", "8.3.2", "--sample", "1", "--workers", "1")
    assert "1 mutants, 1 noticed, 0 equivalent, 0 not noticed" in text


# -- the real thing ---------------------------------------------------------------------------


def shell(
    *arguments: str, input: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    source = str(Path(headjudge.__file__).parent.parent)
    return subprocess.run(
        [sys.executable, "-m", "headjudge.cli", *arguments],
        input=input, capture_output=True, check=False, timeout=120,
        env={
            "PATH": os.environ["PATH"],
            "HEADJUDGE_DATA": os.environ["HEADJUDGE_DATA"],
            "PYTHONPATH": source,
            **environment,
        },
    )  # fmt: skip


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_the_process_survives_odd_bytes_and_locales(locale: str) -> None:
    typed = b"\xff\xfe\n\x00\n1\nwhy\nundo\ncard 1\n"
    done = shell("play", "godzilla", "--seed", "1", "--lang", "ja", input=typed, LC_ALL=locale,
                 PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_no_error() -> None:
    source = str(Path(headjudge.__file__).parent.parent)
    with subprocess.Popen(
        [sys.executable, "-m", "headjudge.cli", "cards", "list", "godzilla"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": source},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
    assert process.returncode in (0, 1)

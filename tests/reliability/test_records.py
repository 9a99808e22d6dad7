"""Promise 8: replays never drift. The golden records come out equal, state by state,
in this process, under other hash seeds, and however they are run."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

import headjudge
from headjudge import games, starting
from headjudge.language.worded import in_words
from scripts.golden import digest
from tests.figures import Figure
from tests.reliability.play import TITLES
from tests.terminal.command_line import run

GOLDEN = Path(__file__).parent.parent / "golden"


def records(title: str) -> list[headjudge.Record]:
    lines = (GOLDEN / f"{title}.jsonl").read_text(encoding="utf-8").splitlines()
    return [headjudge.read_record(line) for line in lines]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_a_hundred_golden_records_replay_state_by_state(
    title: str, hash_seed: str, figure: Figure
) -> None:
    count = figure(quick=4, gate=100, long=100)
    code = (
        "import sys, headjudge\n"
        "lines = open(sys.argv[1], encoding='utf-8').read().splitlines()[: int(sys.argv[2])]\n"
        "for line in lines:\n"
        "    result = headjudge.replay(headjudge.read_record(line), log=False).result\n"
        "    print(result.winner, result.rule)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(GOLDEN / f"{title}.jsonl"), str(count)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    ends = [record.result for record in records(title)]
    assert len(ends) == 100
    wanted = [" ".join(str(part) for part in end) for end in ends[:count] if end is not None]
    assert done.stdout.splitlines() == wanted, done.stderr


@pytest.mark.parametrize("title", TITLES)
def test_a_changed_record_says_where_it_diverges(title: str) -> None:
    record = records(title)[0]
    at = len(record.answers) // 2
    hashes = [*record.hashes[:at], "0" * 32, *record.hashes[at + 1 :]]
    with pytest.raises(headjudge.Diverged) as caught:
        starting.replay(msgspec.structs.replace(record, hashes=hashes))
    assert caught.value.field == f"hashes[{at}]"


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_stops_where_it_is_told_and_goes_on_from_there(title: str) -> None:
    record = records(title)[4]  # one that is played to its end
    game = starting.replay(record, to=10)
    assert game.position_hash() == record.hashes[10]
    for picks in record.answers[10:]:
        game.answer(*picks)
    assert game.position_hash() == record.hashes[-1]


@pytest.mark.parametrize("title", TITLES)
def test_the_revision_of_the_rules_is_raised_when_a_golden_game_changes(title: str) -> None:
    known = tomllib.loads((GOLDEN / "revisions.toml").read_text(encoding="utf-8"))[title]
    assert known[-1] == digest(GOLDEN / f"{title}.jsonl")
    assert len(known) == games.load(title).rules().revision, "scripts/golden.py says what to do"
    assert {record.revision for record in records(title)} == {len(known)}


@pytest.mark.parametrize("title", TITLES)
def test_a_record_of_another_revision_says_so_before_it_diverges(title: str) -> None:
    record = records(title)[0]
    later = msgspec.structs.replace(record, revision=record.revision + 1, hashes=["0"])
    with pytest.raises(headjudge.BadRecord, match="revision") as caught:
        starting.replay(later)
    assert caught.value.field == "revision"


@pytest.mark.parametrize("title", TITLES)
def test_records_of_other_cards_or_formats_are_refused(title: str) -> None:
    record = records(title)[0]
    with pytest.raises(headjudge.BadRecord) as caught:
        starting.replay(msgspec.structs.replace(record, cards="0" * 32))
    assert caught.value.field == "cards"
    other = headjudge.write_record(msgspec.structs.replace(record, headjudge=99))
    with pytest.raises(headjudge.BadRecord) as caught:
        headjudge.read_record(other)
    assert caught.value.field == "headjudge"
    assert caught.value.key == "newer format"


def of_format(text: str, number: int) -> str:
    """A saved game as another version would have marked it."""
    return msgspec.json.encode(msgspec.json.decode(text) | {"headjudge": number}).decode()


@pytest.mark.parametrize("title", TITLES)
def test_games_saved_before_words_were_renamed_are_refused_with_that_reason(title: str) -> None:
    deck = next(iter(headjudge.decks(title)))
    saved = headjudge.start(title, (deck, deck), seed=3).to_json()
    assert headjudge.from_json(saved).to_json() == saved
    with pytest.raises(headjudge.BadRecord) as caught:
        headjudge.from_json(of_format(saved, 2))
    assert (caught.value.field, caught.value.key) == ("headjudge", "older save")
    assert "before words of card texts were renamed" in in_words(caught.value, "en")
    assert "語の名前が変わった" in in_words(caught.value, "ja")
    with pytest.raises(headjudge.BadRecord) as caught:
        headjudge.from_json(of_format(saved, 99))
    assert caught.value.key == "newer format"


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "words of card texts were renamed"), ("ja", "語の名前が変わった")]
)
def test_a_record_that_begins_in_such_a_game_is_refused_too(
    tmp_path: Path, lang: str, told: str
) -> None:
    deck = next(iter(headjudge.decks("godzilla")))
    match = headjudge.from_json(headjudge.start("godzilla", (deck, deck), seed=3).to_json())
    record = match.record()
    assert isinstance(record.position, dict)
    older = msgspec.structs.replace(record, position=record.position | {"headjudge": 2})
    file = tmp_path / "game.json"
    file.write_text(headjudge.write_record(record), encoding="utf-8")
    assert headjudge.load(file).position_hash() == match.position_hash()
    file.write_text(headjudge.write_record(older), encoding="utf-8")
    result = run("play", "godzilla", "--resume", str(file), "--lang", lang)
    assert result.exit_code == 2
    assert told in result.stderr

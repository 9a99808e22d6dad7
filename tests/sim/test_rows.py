"""Rows: their file in both forms, whole or torn, resumed and refused."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import in_words
from headjudge.sim import BadRows, Batch, Job, Keeping, Played, batches, carry_out, read_rows
from headjudge.sim.jobs import job_of, play_batch
from headjudge.sim.laboratory import tournament_job
from headjudge.sim.match import prepare
from headjudge.sim.rows import RowFile
from tests.sim.laboratories import DECKS, Remembered, small_job

FORMS = ("rows.csv", "rows.jsonl")


@pytest.fixture(scope="module")
def job() -> Job:
    """Three decks, ten games a pair: the last batches are no whole ones."""
    return tournament_job("godzilla", DECKS, 10, 4, ("random",), None, None, Keeping())


@pytest.fixture(scope="module")
def known(job: Job) -> dict[Batch, list[Played]]:
    """What its batches come to."""
    return {batch: play_batch(job, batch) for batch in batches(job)}


@pytest.fixture
def whole(job: Job, known: dict[Batch, list[Played]], tmp_path: Path) -> dict[str, bytes]:
    """The files of an unbroken run."""
    found = {}
    for name in FORMS:
        carry_out(job, Remembered(known), Keeping(rows=tmp_path / f"whole-{name}"))
        found[name] = (tmp_path / f"whole-{name}").read_bytes()
    return found


@pytest.mark.parametrize("name", FORMS)
def test_rows_are_read_as_they_were_written(
    name: str, known: dict[Batch, list[Played]], whole: dict[str, bytes], tmp_path: Path
) -> None:
    rows = [each.row for played in known.values() for each in played]
    assert list(read_rows(tmp_path / f"whole-{name}")) == rows
    assert [row.number for row in rows] == list(range(30))


def test_a_spreadsheet_and_a_program_read_the_same(whole: dict[str, bytes], tmp_path: Path) -> None:
    with (tmp_path / "whole-rows.csv").open(newline="", encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    plain = [json.loads(line) for line in whole["rows.jsonl"].splitlines()]
    assert [{key: str("" if value is None else value) for key, value in each.items()}
            for each in plain] == table  # fmt: skip
    assert {"seed", "deck_1", "seat_1", "first", "winner", "rule", "turns", "decisions",
            "record", "fault"} <= table[0].keys()  # fmt: skip


@pytest.mark.parametrize("name", FORMS)
def test_a_file_that_is_cut_anywhere_is_resumed_to_the_same_bytes(
    name: str, job: Job, known: dict[Batch, list[Played]], whole: dict[str, bytes],
    tmp_path: Path,
) -> None:  # fmt: skip
    everything = whole[name]
    torn = tmp_path / name
    for cut in [*range(0, len(everything), 37), len(everything)]:
        torn.write_bytes(everything[:cut])
        runner = Remembered(known)
        report = carry_out(job, runner, Keeping(rows=torn, resume=True))
        assert torn.read_bytes() == everything, cut
        assert report.games == 30
        done = everything[:cut].count(b"\n") - (name == "rows.csv")
        assert len(runner.asked) >= (30 - done) // 8, "what is missing is played"
        assert sum(each.last - each.first for each in runner.asked) <= 30 - done + 8
    assert runner.asked == [], "of a whole file nothing is played again"


def test_a_resumed_run_reports_what_an_unbroken_one_does(
    job: Job, known: dict[Batch, list[Played]], whole: dict[str, bytes], tmp_path: Path
) -> None:
    one = carry_out(job, Remembered(known))
    torn = tmp_path / "rows.csv"
    torn.write_bytes(whole["rows.csv"][: len(whole["rows.csv"]) // 2])
    other = carry_out(job, Remembered(known), Keeping(rows=torn, resume=True))
    untimed = {"seconds": 0.0, "games_per_second": 0.0, "decisions_per_second": 0.0}
    assert msgspec.structs.replace(one, **untimed) == msgspec.structs.replace(other, **untimed)


def test_seconds_are_there_if_they_are_asked_for(tmp_path: Path) -> None:
    match = prepare("godzilla", DECKS[:2], 4, ("random", "random"))
    for name in FORMS:
        file = tmp_path / name
        carry_out(job_of((match,), 1, timed=True), _serial, Keeping(rows=file, timed=True))
        assert all(row.seconds for row in read_rows(file))
        with pytest.raises(BadRows, match="seconds|no row"):
            carry_out(job_of((match,), 1), _serial, Keeping(rows=file, resume=True))


def _serial(job: Job, todo: Any) -> Any:
    return iter([play_batch(job, batch) for batch in todo])


def other_job(job: Job) -> Job:
    return small_job(10, seed=5)


def more_games(job: Job) -> Job:
    return job_of(job.matches, 12, job.pairs)


def fewer_games(job: Job) -> Job:
    return job_of(job.matches, 8, job.pairs)


@pytest.mark.parametrize(
    ("change", "name", "text", "english", "japanese"),
    [
        (other_job, "rows.csv", None, "rows of another run", "別の実行"),
        (more_games, "rows.csv", None, "game 26 is not what comes there", "ゲーム26ではありません"),
        (fewer_games, "rows.jsonl", None, "more games than these", "多くの行"),
        (None, "rows.csv", b"a,b\n", "line 1 is no row", "1行目"),
        (None, "rows.jsonl", b"{}\n", "line 1 is no row", "1行目"),
        (None, "rows.jsonl", b"x" * 20_000, "line 1 is no row", "1行目"),
        (None, "rows.csv", b"\xff\n", "line 1 is no row", "1行目"),
        (None, "rows.txt", b"", "written to .csv, .jsonl", ".csv、.jsonl"),
        (None, "none/rows.csv", None, "No such file or directory", "none/rows.csv"),
    ],
)  # fmt: skip
def test_a_file_that_is_not_of_this_run_is_refused_and_left_alone(
    change: Any, name: str, text: bytes | None, english: str, japanese: str,
    job: Job, known: dict[Batch, list[Played]], whole: dict[str, bytes], tmp_path: Path,
) -> None:  # fmt: skip
    file = tmp_path / name
    before = whole.get(name) if text is None else text
    if before is not None:
        file.write_bytes(before)
    with pytest.raises(BadRows) as told:
        carry_out(
            job if change is None else change(job), Remembered(known),
            Keeping(rows=file, resume=True),
        )  # fmt: skip
    assert told.value.field == "--rows"
    assert english in str(told.value)
    assert japanese in in_words(told.value, "ja")
    assert before is None or file.read_bytes() == before


def test_rows_that_are_there_are_never_replaced(
    job: Job, known: dict[Batch, list[Played]], whole: dict[str, bytes], tmp_path: Path
) -> None:
    file = tmp_path / "whole-rows.csv"
    with pytest.raises(BadRows, match="has rows already; --resume goes on with them"):
        carry_out(job, Remembered(known), Keeping(rows=file))
    assert file.read_bytes() == whole["rows.csv"]


def test_two_runs_do_not_write_to_one_file(job: Job, tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    held = RowFile(file)
    try:
        with pytest.raises(BadRows, match="being written by another run"):
            RowFile(file, resume=True)
    finally:
        held.close()
    RowFile(file, resume=True).close()


def test_to_resume_needs_a_file(job: Job, known: dict[Batch, list[Played]]) -> None:
    with pytest.raises(HeadjudgeError, match="--resume: needs --rows"):
        carry_out(job, Remembered(known), Keeping(resume=True))


@pytest.mark.parametrize("name", FORMS)
def test_a_name_of_a_strangers_stays_one_cell_of_one_line(name: str, tmp_path: Path) -> None:
    match = prepare("godzilla", DECKS[:2], 4, ("random", "random"))
    match = msgspec.structs.replace(match, names=('=1+1,"x"', "a;b\t|'"))
    file = tmp_path / name
    carry_out(job_of((match,), 2), _serial, Keeping(rows=file))
    rows = list(read_rows(file))
    assert [(row.deck_1, row.deck_2) for row in rows] == [match.names] * 2


def test_the_names_of_a_match_are_one_line_each() -> None:
    package_deck = msgspec.structs.replace(
        prepare("godzilla", DECKS[:2], 4, ("random", "random")).decks[0], name="Two\nlines\x1b[2J"
    )
    match = prepare("godzilla", (package_deck, DECKS[1]), 4, ("random", "random"))
    assert match.names[0] == "Two lines?[2J"

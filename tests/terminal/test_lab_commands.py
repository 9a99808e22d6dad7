"""`simulate` and `tournament` at the command line: what they write, print and refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge.sim import match as sim_match
from headjudge.sim import read_rows
from headjudge.table.replaying import uploaded
from tests.terminal.command_line import fine, run

DECKS = ("ember_rush", "drowned_choir", "steel_vigil")
SIMULATE = ("simulate", "godzilla", "--decks", *DECKS[:2])


def test_a_tournament_prints_every_entrant_and_a_matrix(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    told = fine("tournament", "godzilla", *DECKS, "--games", "2", "--report", str(page))
    assert "6 games" in told
    for at, deck in enumerate(DECKS):
        assert f"\n  {at + 1} {deck}" in told
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_tournament_is_told_in_japanese(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    told = fine("tournament", "godzilla", *DECKS, "--games", "2", "--until", "25", "--lang", "ja",
                "--report", str(page))  # fmt: skip
    assert "得点率%" in told
    assert "未定" in told
    assert "5%以下" in told
    assert 'lang="ja"' in page.read_text(encoding="utf-8")


def test_every_deck_with_every_player_is_an_entrant() -> None:
    told = fine("tournament", "godzilla", DECKS[0], "--players", "random", "--players", "greedy",
                "--games", "2", "--json")  # fmt: skip
    plain = json.loads(told)
    assert [(each["deck"], each["player"]) for each in plain["entrants"]] == [
        (DECKS[0], "random"), (DECKS[0], "greedy"),
    ]  # fmt: skip
    assert len(plain["pairings"]) == 1


def test_records_are_replayed_and_open_at_the_table(tmp_path: Path) -> None:
    rows, folder = tmp_path / "rows.csv", tmp_path / "records"
    fine(*SIMULATE, "--games", "3", "--rows", str(rows), "--records", str(folder))
    found = list(read_rows(rows))
    assert sorted(each.name for each in folder.iterdir()) == [row.record for row in found]
    for row in found:
        data = (folder / row.record).read_bytes()
        record = headjudge.read_record(data.decode())
        assert record.hashes
        assert record.seed == row.seed
        ended = headjudge.replay(record).result
        assert ended is not None
        assert ended.rule == row.rule
        seat = None if ended.winner is None else 1 + (ended.winner != row.seat_1 - 1)
        assert seat == row.winner
        assert uploaded(data, 1).record == record
    assert "5.13.1.1.2" in fine("replay", str(folder / found[0].record))


def test_a_run_is_resumed_from_the_command_line(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    fine(*SIMULATE, "--games", "12", "--rows", str(rows))
    whole = rows.read_bytes()
    rows.write_bytes(whole[:-700])
    told = fine(*SIMULATE, "--games", "12", "--rows", str(rows), "--resume")
    assert rows.read_bytes() == whole
    assert "12 games" in told


def test_an_interrupted_run_ends_with_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, rows = sim_match.play_out, tmp_path / "rows.csv"
    played: list[Any] = []

    def interrupted(game: Any, bots: Any) -> None:
        played.append(game)
        if len(played) == 12:
            raise KeyboardInterrupt
        real(game, bots)

    monkeypatch.setattr(sim_match, "play_out", interrupted)
    result = run(*SIMULATE, "--games", "40", "--rows", str(rows))
    assert result.exit_code == 130
    assert "8 games" in result.stdout
    assert "interrupted after 8 of 40 games" in result.stderr
    assert [row.number for row in read_rows(rows)] == list(range(8))
    monkeypatch.undo()
    fine(*SIMULATE, "--games", "40", "--rows", str(rows), "--resume")
    assert len(list(read_rows(rows))) == 40


def test_a_player_that_breaks_loses_with_the_reason_in_its_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Breaking:
        name = "breaking"

        def __init__(self) -> None:
            self.asked = 0

        def choose(self, view: Any) -> tuple[int, ...]:
            self.asked += 1
            if self.asked == 3:
                raise ZeroDivisionError("oh\nno")
            return (0,)

    class Cheating:
        name = "cheating"

        def choose(self, view: Any) -> tuple[int, ...]:
            return (9999,)

    made = {"random": Breaking, "greedy": Cheating}
    monkeypatch.setattr(sim_match, "make", lambda name, *_seed: made[name]())
    rows = tmp_path / "rows.csv"
    told = fine(*SIMULATE, "--games", "4", "--players", "random", "greedy", "--rows", str(rows))
    assert "lost by a player's fault: 4" in told
    for row in read_rows(rows):
        assert row.rule == row.error == ""
        assert row.winner in (1, 2)
        assert ("ZeroDivisionError: oh no" in row.fault) == (row.winner == 2)
        assert ("answered illegally" in row.fault) == (row.winner == 1)


@pytest.mark.parametrize(
    ("line", "english", "japanese"),
    [
        ("--rows rows.txt", "--rows: rows.txt: rows are written to", "--rows: rows.txt:結果の行は"),
        ("--resume", "--resume: needs --rows", "--resume: 続けるファイル"),
        ("--runner dask", "--runner: no runner 'dask'", "--runner: 'dask'という"),
        ("--until 40", "--until: a margin over 0 and up to 25", "--until: 幅は0より大きく25"),
        ("--until nan", "--until: a margin over 0 and up to 25", "--until: 幅は0より大きく25"),
        ("--report x.pdf", "--report: x.pdf: a report is written", "--report: x.pdf:レポートは"),
        ("--report none/x.html", "--report: none/x.html: No such", "--report: none/x.html:"),
        ("--records /dev/null/x", "--records: /dev/null/x: Not a", "--records: /dev/null/x:"),
        ("--games 100000001", "games: 1 to 100000000 games", "games: 対戦数は1から100000000"),
    ],
)
def test_bad_input_is_said_in_both_languages(line: str, english: str, japanese: str) -> None:
    for lang, told in (("en", f"error: {english}"), ("ja", f"エラー:{japanese}")):
        result = run(*SIMULATE, "--games", "1", *line.split(), "--lang", lang)
        assert result.exit_code == 2, result.output
        assert result.stderr.startswith(told), result.stderr
        assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("decks", "english", "japanese"),
    [
        (("ember_rush",), "decks: 2 to 64 entrants, not 1", "decks: 参加者は2から64"),
        (("ember_rush",) * 2, "decks: 'ember_rush' is named twice", "decks: 'ember_rush'が2回"),
        (("ember_rush", "zzqq"), "deck: no deck and no file 'zzqq'", "deck: 'zzqq'という"),
    ],
)
def test_bad_entrants_are_said_in_both_languages(
    decks: tuple[str, ...], english: str, japanese: str
) -> None:
    for lang, told in (("en", english), ("ja", japanese)):
        result = run("tournament", "godzilla", *decks, "--games", "1", "--lang", lang)
        assert result.exit_code == 2
        assert told in result.stderr

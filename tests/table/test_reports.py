"""Reports of runs on the pages of the table: listed, shown, and harmless whoever wrote them."""

from __future__ import annotations

import os
import re
from pathlib import Path

import httpx
import msgspec
import pytest
from click.testing import CliRunner

from headjudge import reports
from headjudge.cli import main
from headjudge.kernel.errors import HeadjudgeError
from headjudge.sim import Report, simulate
from headjudge.sim.page import POLICY

DECKS = ("ember_rush", "drowned_choir")


@pytest.fixture(scope="module")
def report() -> Report:
    """A run of a few games."""
    return simulate("godzilla", DECKS, games=4, seed=3)


def test_a_run_that_is_kept_is_listed_and_shown(client: httpx.Client, report: Report) -> None:
    assert client.get("/api/reports").json() == []
    reports.keep("monday", report)
    (listed,) = client.get("/api/reports").json()
    assert (listed["name"], listed["game"], listed["games"]) == ("monday", "godzilla", 4)
    assert (listed["entrants"], listed["players"]) == (2, ["random"])
    shown = client.get("/reports/monday?lang=ja")
    assert shown.status_code == 200 and shown.headers["content-type"].startswith("text/html")
    assert '<html lang="ja">' in shown.text and "drowned_choir" in shown.text
    assert '<a href="/">' in shown.text


def test_a_report_may_use_its_own_style_and_nothing_else(
    client: httpx.Client, report: Report
) -> None:
    reports.keep("monday", report)
    shown = client.get("/reports/monday")
    (policy,) = shown.headers.get_list("content-security-policy")
    assert policy.startswith(POLICY + ";")
    assert "frame-ancestors 'none'" in policy and "unsafe" not in policy and "'self'" not in policy
    assert shown.headers["x-content-type-options"] == "nosniff"
    assert "style-src 'self'" in client.get("/").headers["content-security-policy"]


@pytest.mark.parametrize(
    "name", ["..%2Ftables", "%2e%2e", "a.json", "a%20b", "%3Cscript%3E", "x" * 65, "none"]
)
def test_what_is_no_report_is_not_found(client: httpx.Client, report: Report, name: str) -> None:
    reports.keep("monday", report)
    answer = client.get(f"/reports/{name}")
    told = answer.headers["content-type"] == "application/json" and answer.status_code == 404
    assert told or answer.text == client.get("/").text
    assert "monday" not in answer.text


def test_words_of_strangers_are_only_words(client: httpx.Client, report: Report) -> None:
    hostile = "<script>alert(1)</script>\"'&"
    entrants = tuple(
        [msgspec.structs.replace(each, deck=hostile + str(at), player=hostile)
         for at, each in enumerate(report.entrants)]
    )  # fmt: skip
    planted = msgspec.structs.replace(report, entrants=entrants, game=hostile, edition=hostile)
    reports.keep("monday", planted)
    text = client.get("/reports/monday").text
    assert "<script" not in text and "&lt;script&gt;" in text
    assert client.get("/api/reports").json()[0]["game"] == hostile


@pytest.mark.parametrize(
    "written",
    [
        "no JSON", "[]", '{"game": "godzilla"}', "[" * 100_000, b"\xed\xa0\x80",
        "pairing", "score", "turn", "games",
    ],
)  # fmt: skip
def test_a_file_that_is_no_report_is_told_of_and_harms_no_other(
    client: httpx.Client, report: Report, written: str | bytes
) -> None:
    reports.keep("good", report)
    path = reports.path_of("bad")
    known = {
        "pairing": re.sub(r'"one":\d+', '"one":7', report.to_json()),
        "score": re.sub(r'"rate":[\d.e-]+', '"rate":1e300', report.to_json()),
        "turn": re.sub(r'"turn":\d+', '"turn":-4', report.to_json()),
        "games": re.sub(r'"won":\d+,"games":\d+}', '"won":0,"games":0}', report.to_json()),
    }
    data = known.get(written, written) if isinstance(written, str) else written
    assert data != report.to_json()
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    listed = {each["name"]: each["problem"] for each in client.get("/api/reports").json()}
    assert listed["good"] == "" and listed["bad"]
    shown = client.get("/reports/bad")
    assert shown.status_code == 400 and shown.json()[0]["text"]
    assert client.get("/reports/good").status_code == 200


def test_the_newest_reports_come_first_and_other_files_are_left_alone(
    client: httpx.Client, report: Report
) -> None:
    for at, name in enumerate(("first", "second")):
        os.utime(reports.keep(name, report), (at, at))
    folder = reports.path_of("first").parent
    (folder / "notes.txt").write_text("mine")
    (folder / "a b.json").write_text("{}")
    (folder / "folder.json").mkdir()
    assert [each["name"] for each in client.get("/api/reports").json()] == ["second", "first"]


def test_there_is_a_most_number_of_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, report: Report
) -> None:
    monkeypatch.setenv("HEADJUDGE_DATA", str(tmp_path))
    monkeypatch.setattr(reports, "MOST_REPORTS", 1)
    reports.keep("one", report)
    reports.keep("one", report)
    with pytest.raises(HeadjudgeError, match="1 reports already"):
        reports.keep("two", report)


def test_the_command_keeps_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADJUDGE_DATA", str(tmp_path))
    given = ["simulate", "godzilla", "--decks", *DECKS, "--games", "2", "--keep"]
    wrong = CliRunner().invoke(main, [*given, "a/b"])
    assert wrong.exit_code and "letters, digits" in wrong.output
    assert not reports.names()
    assert CliRunner().invoke(main, [*given, "night-1"]).exit_code == 0
    assert reports.read("night-1").games == 2

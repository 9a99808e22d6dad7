"""Reports of runs that are kept in the user's data folder, where the table's pages show them.

A report is one file of figures, `reports/NAME.json`: what `--json` prints. The page is made from
the figures whenever it is shown, so a file of a stranger can bring no page of its own.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import msgspec

from headjudge import saving
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import worded
from headjudge.library import folder
from headjudge.reading import read_text
from headjudge.sim import Report
from headjudge.sim.page import page

MOST_NAME: Final = 64
MOST_REPORTS: Final = 200
MOST_BYTES: Final = 2_000_000
MOST_FIGURE: Final = 10**15

_NAME: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{MOST_NAME}}}")


def path_of(name: str) -> Path:
    """The file of a report."""
    if not _NAME.fullmatch(name):
        raise worded(HeadjudgeError, "report name", "report", n=MOST_NAME, name=repr(name[:80]))
    return folder() / "reports" / f"{name}.json"


def names() -> list[str]:
    """The names of the reports that are kept, the newest first."""
    there = folder() / "reports"
    try:
        found = [
            (each.stat().st_mtime, each.name.removesuffix(".json"))
            for each in os.scandir(there)
            if each.name.endswith(".json") and each.is_file()
        ]
    except OSError:
        return []
    found.sort(key=lambda each: (-each[0], each[1]))
    return [name for _time, name in found if _NAME.fullmatch(name)][:MOST_REPORTS]


def date_of(name: str) -> int:
    """When a report was written, in seconds since 1970; 0: it is gone."""
    try:
        return int(path_of(name).stat().st_mtime)
    except OSError:
        return 0


def keep(name: str, report: Report) -> Path:
    """Keep a report under a name; one of the same name is replaced."""
    path = path_of(name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise worded(
            HeadjudgeError, "no reading", "--keep", file=str(path), why=error.strerror or ""
        ) from error
    if name not in names() and len(names()) >= MOST_REPORTS:
        raise worded(HeadjudgeError, "many reports", "--keep", n=MOST_REPORTS)
    saving.write_text(path, report.to_json(), "--keep")
    return path


def read(name: str) -> Report:
    """A report that is kept. What is none, or has figures that no run gives, is an error that
    names the file."""
    path = path_of(name)
    if not path.is_file():
        raise worded(HeadjudgeError, "no report", "report", name=repr(name))
    try:
        if path.stat().st_size > MOST_BYTES:
            raise worded(HeadjudgeError, "large file", "report", file=str(path), n=MOST_BYTES)
        found = msgspec.json.decode(read_text(str(path), "report"), type=Report)
        check(found)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise bad(name, str(error)) from error
    return found


def bad(name: str, why: str) -> HeadjudgeError:
    """What is wrong with a report."""
    return worded(HeadjudgeError, "bad report", "report", file=path_of(name).name, why=why[:200])


def check(report: Report) -> None:
    """Refuse figures that no page can be drawn from."""
    count = len(report.entrants)
    for each in report.pairings:
        if not (0 <= each.one < count and 0 <= each.two < count):
            raise msgspec.ValidationError("a pair of entrants that there are not")
        if not 0 <= each.score.rate <= 1:
            raise msgspec.ValidationError("a score that is no share")
    for entrant in report.entrants:
        for score in (entrant.score.low, entrant.score.rate, entrant.score.high):
            if not 0 <= score <= 1:
                raise msgspec.ValidationError("a score that is no share")
        for turn in entrant.by_turn:
            if not (0 <= turn.turn <= MOST_FIGURE and 0 <= turn.won <= turn.games <= MOST_FIGURE):
                raise msgspec.ValidationError("a turn that no game has")
            if not turn.games:
                raise msgspec.ValidationError("a turn without games")


def page_of(name: str, lang: str = "en", home: str = "") -> str:
    """A report that is kept, as a page; `home`: the address of the page that leads to it."""
    return page(read(name), lang, home)

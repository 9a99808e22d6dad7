"""Rulings as tests of pytest: what `plugin` collects.

The rules that a ruling is about are marks of its test, as `rule("vanguard:7.4.1")`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from headjudge.judge.notation import BadRuling, Ruling
from headjudge.judge.play import Report, judge, read_file
from headjudge.kernel.errors import HeadjudgeError


class RulingFile(pytest.File):
    """A file of rulings, each a test."""

    def collect(self) -> Iterator[RulingTest]:
        """The rulings of the file."""
        try:
            rulings = read_file(self.path)
        except HeadjudgeError as error:
            raise self.CollectError(f"{self.path}: {error}") from error
        for ruling in rulings:
            made: RulingTest = RulingTest.from_parent(self, name=ruling.title.words)
            made.ruling = ruling
            for number in ruling.rules:
                made.add_marker(pytest.mark.rule(f"{ruling.game.words}:{number.words}"))
            yield made


class RulingTest(pytest.Item):
    """One ruling."""

    ruling: Ruling

    def runtest(self) -> None:
        """Play the ruling; whatever is otherwise than expected fails."""
        report = judge(self.ruling)
        if not report.holds:
            raise Differs(report)

    def repr_failure(
        self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None
    ) -> str:
        """What differs, with its line; of other errors, the traceback."""
        error = excinfo.value
        if isinstance(error, Differs):
            return str(error)
        if isinstance(error, BadRuling):
            return f"{self.path}:{error.line}: {error}"
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the ruling stands."""
        return self.path, self.ruling.title.line - 1, self.name


class Differs(Exception):
    """A ruling in which something was otherwise than expected."""

    def __init__(self, report: Report) -> None:
        lines = [f"{each.line:4}  {each.text}" if each.line else each.text for each in report.told]
        wrong = [f"line {each.line}: {each.text}" for each in report.wrong]
        super().__init__("\n".join([*lines, "", *wrong]))

"""What the tests cost is summed up by folder, and printed after runs of many tests."""

from __future__ import annotations

import pytest

from tests.costs import by_folder


def test_costs_are_summed_by_folder_the_dearest_first() -> None:
    reports = [
        ("tests/sim/test_a.py::test_one", 1.0),
        ("tests/games/vanguard/c07/test_b.py::test_two[x]", 2.5),
        ("tests/sim/deep/test_c.py::test_three", 0.5),
        ("tests/test_d.py::test_four", 3.0),
    ]
    assert by_folder(reports) == [
        ("tests/test_d.py", 1, 3.0),
        ("tests/games/vanguard/c07", 1, 2.5),
        ("tests/sim", 2, 1.5),
    ]


def test_a_run_of_several_folders_prints_what_they_took(pytester: pytest.Pytester) -> None:
    busy = """
import time


def test_busy():
    end = time.process_time() + {}
    while time.process_time() < end:
        pass
"""
    for folder, seconds in (("cheap", 0.0), ("dear", 0.3)):
        pytester.mkdir(folder)
        (pytester.path / folder / f"test_{folder}.py").write_text(busy.format(seconds))
    printed = pytester.runpytest("-p", "tests.costs").stdout
    printed.fnmatch_lines(
        ["*CPU seconds by folder*", "*1 tests  dear/test_dear.py", "*1 tests  cheap/test_cheap.py"]
    )
    assert "by folder" not in pytester.runpytest("-p", "tests.costs", "dear").stdout.str()

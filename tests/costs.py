"""What the tests cost: CPU seconds by folder, in the summary of a run, the dearest first.

CPU time, that of child processes included, says the same on a quiet machine and on a busy one,
so that a gate that has grown shows where.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import PurePosixPath

import pytest

COST = "cpu seconds"
BEGAN = pytest.StashKey[float]()
SHOWN = 16  # folders


def spent() -> float:
    """The CPU seconds that this process and its ended children have taken."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """A test's time begins with what is set up for it."""
    item.stash[BEGAN] = spent()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """The report of a test's end carries what the test took."""
    try:
        return (yield)
    finally:
        item.user_properties.append((COST, spent() - item.stash[BEGAN]))


def by_folder(reports: list[tuple[str, float]]) -> list[tuple[str, int, float]]:
    """Folders of tests (files, where they lie beside the folders), with how many tests they have
    and what these took, the dearest first."""
    costs: defaultdict[str, list[float]] = defaultdict(list)
    for nodeid, took in reports:
        parts = PurePosixPath(nodeid.partition("::")[0]).parts
        costs["/".join(parts[:4] if parts[1:2] == ("games",) else parts[:2])].append(took)
    rows = [(folder, len(each), sum(each)) for folder, each in costs.items()]
    return sorted(rows, key=lambda row: row[2], reverse=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the dearest folders took, after runs of many tests."""
    taken = [
        (report.nodeid, float(str(cost)))
        for outcome in ("passed", "failed", "")
        for report in terminalreporter.stats.get(outcome, [])
        if isinstance(report, pytest.TestReport) and report.when == "teardown"
        for name, cost in report.user_properties
        if name == COST
    ]
    rows = by_folder(taken)
    if len(rows) < 2:
        return
    terminalreporter.section(f"CPU seconds by folder, {sum(row[2] for row in rows):.0f} in all")
    for folder, tests, took in rows[:SHOWN]:
        terminalreporter.write_line(f"{took:8.1f}  {tests:6d} tests  {folder}")

"""Knocking rules out, one at a time, to see whether their tests notice.

A test that passes while its rule does nothing shows nothing. Each rule gets a
process of its own, because rules are knocked out when the code is imported; and
that process is forked from a warm one, which has imported pytest and all that
lies below the games, so that a rule costs the time of its few tests.

The warm process is a program of its own (`warm`), so that it does not matter
what the caller has already imported.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook import citation, evidence
from headjudge.rulebook.book import excuses, load
from headjudge.rulebook.evidence import HERE, Place

KILLED: Final = "killed"  # a test failed: it shows the rule
SURVIVED: Final = "survived"  # all tests passed without the rule
EXCUSED: Final = "excused"  # survived, and survivors.toml says why that is right
TIMEOUT: Final = "timeout"  # without the rule the tests did not end
ERROR: Final = "error"  # the tests do not even pass, or run, with the rule

# Where pytest puts its temporary folders: each run has a place of its own, as one that clears away
# old folders stumbles over another that does so at the same time.
SCRATCH: Final = "PYTEST_DEBUG_TEMPROOT"
LIMIT: Final = 60.0  # seconds for the tests of one rule


@dataclass(frozen=True)
class Outcome:
    """What knocking one rule out did. `note`: the excuse, or what went wrong."""

    number: str
    verdict: str
    seconds: float
    tests: tuple[str, ...]
    note: str = ""


Progress = Callable[[Outcome, int, int], None]


def knockout(
    game: str,
    numbers: Iterable[str] | None = None,
    workers: int = 2,
    *,
    place: Place = HERE,
    limit: float = LIMIT,
    progress: Progress | None = None,
) -> list[Outcome]:
    """Knock out each operative rule that has tests, or those given, in the book's order.

    `progress(outcome, done, total)` hears of each as it ends.
    """
    check_system("knocking rules out")
    book = load(game, place.package)
    shown = evidence.collect(game, place, book.rules).nodes()
    excused = excuses(game, place.package)
    wanted = None if numbers is None else set(numbers)
    for number in (*(wanted or ()), *excused):
        if number not in book.rules:
            raise HeadjudgeError("no such rule", field="knockout", rule=number)
    rules = {
        number: shown[number]
        for number, rule in book.rules.items()
        if rule.is_operative and number in shown and (wanted is None or number in wanted)
    }
    outcomes: dict[str, Outcome] = {}
    work = [{"name": number, "tests": tests, "out": number} for number, tests in rules.items()]
    for answer in run_warm(game, work, workers, limit, place):
        number = answer["name"]
        outcome = Outcome(
            number, answer["verdict"], answer["seconds"], rules[number], answer["note"]
        )
        if outcome.verdict == SURVIVED and number in excused:
            outcome = replace(outcome, verdict=EXCUSED, note=excused[number])
        elif number in excused and outcome.verdict == KILLED:
            outcome = replace(outcome, note="survivors.toml excuses it, but its tests notice")
        outcomes[number] = outcome
        if progress is not None:
            progress(outcome, len(outcomes), len(rules))
    return [outcomes[number] for number in rules]


def check_system(what: str) -> None:
    """Refuse with the reason where there is no warm process to be had, or no citation."""
    if not citation.is_cited():
        raise HeadjudgeError(f"{what}: only the plain build can, for it alone has citations")
    if not hasattr(os, "fork"):
        raise HeadjudgeError(f"{what}: needs a system that can fork")
    if importlib.util.find_spec("pytest") is None:
        raise HeadjudgeError(f"{what}: needs pytest, install the extra 'dev'")


def run_warm(
    game: str, work: list[dict[str, Any]], workers: int, limit: float, place: Place
) -> Iterable[dict[str, Any]]:
    """Start the warm process and yield its answers, one for each piece of work.

    A piece of work has a `name`, its `tests`, and the number of the rule that is `out`, or the
    `module` and the number (`at`) of the change that is made there.
    """
    if not work:
        return
    plan = {
        "game": game,
        "work": work,
        "below": place.below,
        "workers": max(1, workers),
        "limit": limit,
        "without": evidence.results_without(game, place),
    }
    # A pytest or a knock-out around this one is none of its business.
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTEST_") and name not in (citation.VARIABLE, citation.RESULTS)
    }
    environment["PYTHONPATH"] = os.pathsep.join(each for each in sys.path if each)
    answered = 0
    with (
        tempfile.TemporaryDirectory(prefix="headjudge-knockout-") as scratch,
        subprocess.Popen(  # noqa: S603 - our own module, in our own Python
            [sys.executable, "-m", "headjudge.rulebook.warm"],
            cwd=place.root,
            env={**environment, SCRATCH: scratch},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as warm,
    ):
        try:
            if warm.stdin is None or warm.stdout is None:
                raise HeadjudgeError("the warm process has no pipes")
            with suppress(BrokenPipeError), warm.stdin as pipe:
                json.dump(plan, pipe)
            for line in warm.stdout:
                answered += 1
                yield json.loads(line)
        except BaseException:
            warm.kill()
            raise
    if warm.returncode or answered != len(work):
        raise HeadjudgeError(f"the warm process ended with {warm.returncode}, see its output")

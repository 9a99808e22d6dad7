"""The warm process: `python -m headjudge.rulebook.warm`, started by `knockout` and `mutate`.

It imports pytest and all that lies below the games, reads a plan (JSON) from its
input, and forks a child for each piece of work in it, which runs a rule's tests without
the rule, or with one change made in the code that carries it out. A line of JSON for each
goes to its output.
"""

from __future__ import annotations

import importlib
import io
import json
import os
import pkgutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout, suppress
from functools import partial
from typing import IO, Any, Final

import pytest

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook import citation, mutation
from headjudge.rulebook.knockout import ERROR, KILLED, SCRATCH, SURVIVED, TIMEOUT

# A child that stops at the first failure leaves pytest's own scan of folders open.
_UNWANTED: Final = ("cacheprovider", "xdist", "unraisableexception")
_PYTEST: Final = ("-q", "-x", "--no-header", *[f"-pno:{plugin}" for plugin in _UNWANTED])
_BROKEN: Final = 70  # no exit code of pytest's
_TAIL: Final = 2000  # characters of pytest's output that an error shows


class Watch:
    """A pytest plugin: runs the wanted tests only, and remembers how they ended."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if _test_of(item.nodeid) in self.wanted]

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed.add(_test_of(report.nodeid))
        elif report.passed and report.when == "call":
            self.passed.add(_test_of(report.nodeid))


def _test_of(node: str) -> str:
    """A test's id without its parameters."""
    return node.partition("[")[0]


def _main() -> None:
    plan = json.load(sys.stdin)
    game, work, limit = plan["game"], plan["work"], plan["limit"]
    citation.set_results(game, plan["without"])
    os.environ[citation.RESULTS] = json.dumps({game: plan["without"]})  # for a cold child
    _warm_up(plan["below"])
    everything = sorted({node for each in work for node in each["tests"]})
    sound = _baseline(everything, limit * len(work))
    running: dict[int, tuple[str, float, IO[bytes]]] = {}
    for each in work:
        name, nodes = each["name"], each["tests"]
        unsound = [node for node in nodes if node not in sound]
        if unsound:
            _answer(name, ERROR, 0.0, f"does not pass with the rule: {', '.join(unsound)}")
            continue
        while len(running) >= plan["workers"]:
            _reap(running)
        output = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the child is reaped
        if "out" in each:
            run = partial(_run_without, game, each["out"], nodes)
        else:
            run = partial(_run_mutated, each["module"], each["at"], nodes)
        child = _fork(output, limit, run)
        running[child] = (name, time.monotonic(), output)
    while running:
        _reap(running)


def _warm_up(packages: list[str]) -> None:
    """Import what every child would import: ten times what the tests of a rule take."""
    for name in packages:
        with suppress(ModuleNotFoundError):
            package = importlib.import_module(name)
            for found in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{name}."):
                importlib.import_module(found.name)
    # pytest imports most of itself, and its plugins, only when it runs; so it runs on nothing.
    with tempfile.TemporaryDirectory() as nothing, redirect_stdout(io.StringIO()):
        pytest.main([*_PYTEST, "-c", os.devnull, "--rootdir", nothing, nothing])


def _baseline(nodes: list[str], limit: float) -> set[str]:
    """The tests that pass with every rule in force; the others can show nothing."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile("w+") as result:
        child = _fork(output, limit, partial(_run_all, nodes, result))
        _, status = os.waitpid(child, 0)
        if status:
            raise HeadjudgeError(f"the tests do not run with all rules in force:\n{_tail(output)}")
        result.seek(0)
        return set(json.load(result))


def _fork(output: IO[bytes], limit: float, work: Callable[[], int]) -> int:
    """Do the work in a child, which writes to `output` and ends itself when its time is up."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = _BROKEN
    try:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
        os.environ[SCRATCH] = tempfile.mkdtemp(dir=os.environ[SCRATCH])
        signal.setitimer(signal.ITIMER_REAL, limit)
        code = work()
    except BaseException:
        traceback.print_exc()
    finally:  # whatever happens, the child must not go on as if it were its parent
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _run_all(nodes: list[str], result: IO[str]) -> int:
    """In the child: run these tests, with all rules, and write down which of them pass."""
    watch = Watch(set(nodes))
    files = sorted({node.partition("::")[0] for node in nodes})
    options = [each for each in _PYTEST if each != "-x"]
    pytest.main([*options, "--continue-on-collection-errors", *files], plugins=[watch])
    json.dump(sorted(watch.passed - watch.failed), result)
    result.flush()
    return 0


def _run_without(game: str, number: str, nodes: list[str]) -> int:
    """In the child: run the rule's tests without the rule."""
    arguments = [*_PYTEST, *nodes]
    if number in citation.citations(game):
        # Cited by what is already warm: too late here, so begin anew, cold.
        os.environ[citation.VARIABLE] = f"{game}:{number}"
        os.execv(sys.executable, [sys.executable, "-m", "pytest", *arguments])  # noqa: S606
    citation.knock_out(game, [number])
    return int(pytest.main(arguments))


def _run_mutated(module: str, at: int, nodes: list[str]) -> int:
    """In the child: run the tests of a mutant's rules with the mutant in force."""
    mutation.install(module, at)
    return int(pytest.main([*_PYTEST, *nodes]))


def _reap(running: dict[int, tuple[str, float, IO[bytes]]]) -> None:
    """Wait for one child and tell how it ended."""
    child, status = os.wait()
    name, began, output = running.pop(child)
    seconds = time.monotonic() - began
    with output:
        verdict, note = _verdict(os.waitstatus_to_exitcode(status))
        _answer(name, verdict, seconds, note or (_tail(output) if verdict == ERROR else ""))


def _verdict(code: int) -> tuple[str, str]:
    """What a child's exit code means, given that its tests pass with the rule."""
    match code:
        case pytest.ExitCode.OK:
            return SURVIVED, ""
        case pytest.ExitCode.TESTS_FAILED:
            return KILLED, ""
        case pytest.ExitCode.INTERRUPTED | pytest.ExitCode.USAGE_ERROR:
            return KILLED, "without the rule the tests cannot even be imported"
        case _ if code == -signal.SIGALRM:
            return TIMEOUT, ""
        case _:
            return ERROR, ""


def _tail(output: IO[bytes]) -> str:
    output.seek(0)
    return output.read().decode("utf-8", "replace")[-_TAIL:]


def _answer(name: str, verdict: str, seconds: float, note: str) -> None:
    line = {"name": name, "verdict": verdict, "seconds": round(seconds, 3), "note": note}
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    _main()

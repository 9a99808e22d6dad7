"""What needs citations says so in the compiled build, which has none."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from headjudge import version
from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook import gate
from headjudge.rulebook.citation import VARIABLE
from tests.terminal.command_line import run


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "__file__", "headjudge/version.cpython-311.so")


def test_the_build_is_told_by_what_the_version_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    assert version.build() == version.PLAIN
    monkeypatch.setattr(version, "__file__", "headjudge/version.cpython-311.so")
    assert version.build() == version.COMPILED


@pytest.mark.usefixtures("compiled")
def test_the_gate_refuses_without_citations() -> None:
    with pytest.raises(HeadjudgeError, match="the compiled build has no citations"):
        gate.survey("godzilla")


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("command", ["knockout", "mutate"])
def test_knocking_out_and_mutating_refuse(command: str) -> None:
    with pytest.raises(HeadjudgeError, match="only the plain build"):
        (gate.knockout if command == "knockout" else mutate)("godzilla", ["8.3.2"], 1)


def mutate(game: str, numbers: list[str], workers: int) -> object:
    from headjudge.rulebook import mutate as mutation

    return mutation.mutate(game, 1, 0, numbers, workers)


def test_a_rule_is_shown_with_its_code_only_in_the_plain_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "code: headjudge.games.godzilla" in run("rules", "show", "godzilla", "8.3.2").stdout
    monkeypatch.setattr(version, "__file__", "headjudge/version.cpython-311.so")
    shown = run("rules", "show", "godzilla", "8.3.2").stdout
    assert "code: only the plain build can say" in shown
    assert "code: headjudge" not in shown


def test_a_rule_cannot_be_knocked_out_of_the_compiled_build() -> None:
    code = (
        "import headjudge.version as version\n"
        "version.build = lambda: version.COMPILED\n"
        "import headjudge.rulebook.citation\n"
    )
    importing = "import sys, types\nsys.modules['headjudge'] = types.ModuleType('headjudge')\n"
    importing += f"sys.modules['headjudge'].__path__ = [{os.path.dirname(version.__file__)!r}]\n"
    for out, message in (("", ""), ("godzilla:8.3.2", "only the plain build can knock rules out")):
        done = subprocess.run(
            [sys.executable, "-c", importing + code],
            env={**os.environ, VARIABLE: out},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode != 0) == bool(message)
        assert message in done.stderr

"""A tiny invented game, Harbor, with its own rulebook, code and tests in a folder of its own."""

from __future__ import annotations

import itertools
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from headjudge.rulebook.evidence import Place

RULEBOOK = """
[rulebook]
game = "harbor"
title = "Harbor"
editions = ["en-2", "en-1"]

[rules."6.1"]
kind = "heading"
en = "Turns"
en-2 = "6.1#000000000000"
en-1 = "6.1#000000000000"

[rules."6.1.1"]
kind = "definition"
en = "A ship is a card."
ja = "船はカードである。"
via = "6.1.2"
en-2 = "6.1.1#000000000001"

[rules."6.1.2"]
kind = "procedure"
en = "A ship sails one step."
en-2 = "6.1.2#000000000002"
en-1 = "6.1.1#00000000000a"

[rules."6.1.3"]
kind = "restriction"
en = "No more than three ships."
en-2 = "6.1.3#000000000003"

[rules."6.2"]
kind = "physical"
en = "Players wear hats."
reason = "Hats."
en-2 = "6.2#000000000004"
"""

CODE = """
from headjudge.rulebook.citation import fact, rule

MOST = fact("6.1.3", 3, 99)

@rule("6.1.2", without=0)
def sail(at):
    return at + 1

def may_build(ships):
    return ships < MOST
"""

TESTS = """
import pytest
from {package}.games.harbor.sea import may_build, sail

def test_6_1_2_a_ship_sails_one_step():
    assert sail(4) == 5

@pytest.mark.rule("harbor:6.1.3")
def test_a_fourth_ship_is_one_too_many():
    assert not may_build(3)
"""

_names = itertools.count()


@pytest.fixture
def harbor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Place]:
    """Build the game; each time under another package name, since modules stay loaded."""

    def build(
        rulebook: str = RULEBOOK,
        code: str = CODE,
        tests: str = TESTS,
        survivors: str = "",
        without: str = "",
    ) -> Place:
        package = f"toybox{next(_names)}"
        files = {
            f"src/{package}/__init__.py": "",
            f"src/{package}/games/__init__.py": "",
            f"src/{package}/games/harbor/__init__.py": "",
            f"src/{package}/games/harbor/rulebook.toml": rulebook,
            f"src/{package}/games/harbor/sea.py": code,
            "tests/games/harbor/test_sea.py": tests.replace("{package}", package),
            "pytest.ini": "[pytest]\nmarkers = rule(*numbers): the rules shown\n",
        }
        if survivors:
            files[f"src/{package}/games/harbor/survivors.toml"] = survivors
        if without:
            files["tests/games/harbor/without.toml"] = without
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(textwrap.dedent(text), encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path / "src"))
        return Place(tmp_path, f"{package}.games")

    return build

"""Knocking rules out: a test must notice that its rule is gone."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook.evidence import Place
from headjudge.rulebook.knockout import Outcome, knockout

from .conftest import CODE, TESTS

Build = Callable[..., Place]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")

BLIND = TESTS.replace("assert not may_build(3)", "assert may_build(2)")


def verdicts(place: Place, numbers: list[str] | None = None, limit: float = 60) -> dict[str, str]:
    outcomes = knockout("harbor", numbers, place=place, limit=limit)
    return {each.number: each.verdict for each in outcomes}


def test_tests_that_notice_kill_their_rule(harbor: Build) -> None:
    heard: list[tuple[str, int, int]] = []

    def progress(outcome: Outcome, done: int, total: int) -> None:
        heard.append((outcome.verdict, done, total))

    outcomes = knockout("harbor", place=harbor(), progress=progress)
    assert [(each.number, each.verdict) for each in outcomes] == [
        ("6.1.2", "killed"),
        ("6.1.3", "killed"),
    ]
    assert outcomes[0].tests == (
        "tests/games/harbor/test_sea.py::test_6_1_2_a_ship_sails_one_step",
    )
    assert heard == [("killed", 1, 2), ("killed", 2, 2)]


def test_a_rule_its_tests_do_not_miss_survives(harbor: Build) -> None:
    assert verdicts(harbor(tests=BLIND)) == {"6.1.2": "killed", "6.1.3": "survived"}


def test_a_survivor_with_a_written_reason_is_excused(harbor: Build) -> None:
    place = harbor(tests=BLIND, survivors='"6.1.3" = "nobody builds that many"\n')
    last = knockout("harbor", place=place)[-1]
    assert (last.verdict, last.note) == ("excused", "nobody builds that many")


def test_an_excuse_that_is_not_needed_is_told(harbor: Build) -> None:
    last = knockout("harbor", place=harbor(survivors='"6.1.3" = "why"\n'))[-1]
    assert last.verdict == "killed"
    assert "excuses it" in last.note


def test_only_the_numbers_asked_for_are_knocked_out(harbor: Build) -> None:
    assert verdicts(harbor(), ["6.1.3"]) == {"6.1.3": "killed"}


def test_a_test_that_fails_anyway_shows_nothing(harbor: Build) -> None:
    place = harbor(tests=TESTS.replace("== 5", "== 6"))
    first = knockout("harbor", place=place)[0]
    assert first.verdict == "error"
    assert "does not pass with the rule" in first.note


def test_a_test_that_cannot_run_shows_nothing(harbor: Build) -> None:
    assert set(verdicts(harbor(tests="import nothing_of_this_name\n" + TESTS)).values()) == {
        "error"
    }


def test_code_that_cannot_be_imported_without_the_rule_is_told(harbor: Build) -> None:
    code = CODE.replace("3, 99)", "3, None) + 0")
    last = knockout("harbor", place=harbor(code=code))[-1]
    assert last.verdict == "killed"
    assert "cannot even be imported" in last.note


def test_tests_that_never_end_without_the_rule_are_stopped(harbor: Build) -> None:
    tests = TESTS.replace("    assert sail(4) == 5", "    while sail(4) != 5: pass")
    assert verdicts(harbor(tests=tests), limit=3.0) == {"6.1.2": "timeout", "6.1.3": "killed"}


def test_a_knock_out_around_this_one_is_not_inherited(
    harbor: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEADJUDGE_KNOCKOUT", "harbor:6.1.2")
    assert verdicts(harbor(tests=BLIND)) == {"6.1.2": "killed", "6.1.3": "survived"}


def test_a_rule_cited_below_the_games_is_knocked_out_too(harbor: Build) -> None:
    place = harbor(code=CODE.replace('fact("6.1.3", 3, 99)', "__import__('under').MOST"))
    (place.root / "src" / "under.py").write_text(
        "from headjudge.rulebook.citation import fact\nMOST = fact('6.1.3', 3, 99, game='harbor')\n"
    )
    place = replace(place, below=("under",))
    assert verdicts(place) == {"6.1.2": "killed", "6.1.3": "killed"}


@pytest.mark.parametrize("survivors", ["", '"9.9" = "why"\n'])
def test_a_rule_that_does_not_exist_is_refused(harbor: Build, survivors: str) -> None:
    numbers = None if survivors else ["9.9"]
    with pytest.raises(HeadjudgeError, match="no such rule"):
        knockout("harbor", numbers, place=harbor(survivors=survivors))


def test_nothing_to_knock_out_is_no_error(harbor: Build) -> None:
    assert knockout("harbor", ["6.1"], place=harbor()) == []


RESTRICTION = """
from headjudge.rulebook.citation import fact, rule

@rule("6.1.2")
def sail(at) -> int:
    return at + 1

@rule("6.1.3")
def may_build(ships) -> bool:
    return ships < 3
"""


def test_a_restriction_that_is_gone_forbids_nothing_if_without_toml_says_so(harbor: Build) -> None:
    """As `False` it forbids everything, and a blind test notices that as well."""
    assert verdicts(harbor(code=RESTRICTION, tests=BLIND))["6.1.3"] == "killed"
    place = harbor(code=RESTRICTION, tests=BLIND, without='"6.1.3 may_build" = true\n')
    assert verdicts(place)["6.1.3"] == "survived"
    place = harbor(code=RESTRICTION, without='"6.1.3 may_build" = true\n')
    assert verdicts(place)["6.1.3"] == "killed"


def test_each_rules_tests_have_temporary_folders_of_their_own(
    harbor: Build, tmp_path: Path
) -> None:
    """Else one that clears its old folders away ends another, which shows nothing then."""
    seen = tmp_path / "seen"
    seen.mkdir()
    tests = TESTS.replace("step():", "step(tmp_path):", 1)
    tests = tests.replace("too_many():", "too_many(tmp_path):")
    note = (
        f"    __import__('pathlib').Path({str(seen)!r}, tmp_path.name).write_text(str(tmp_path))\n"
    )
    tests = tests.replace("(tmp_path):\n", "(tmp_path):\n" + note)
    assert set(verdicts(harbor(tests=tests)).values()) == {"killed"}
    roots = {each.read_text().partition("/pytest-of-")[0] for each in seen.iterdir()}
    assert len(roots) == 2
    assert not any(Path(each).exists() for each in roots), "and they are gone afterwards"

"""The gate, on a tiny invented game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from headjudge.rulebook import gate
from headjudge.rulebook.evidence import Place

from .conftest import CODE, RULEBOOK, TESTS

Build = Callable[..., Place]


@pytest.fixture(autouse=True)
def fresh_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every Harbor is built anew, but its citations would add up over the tests."""
    monkeypatch.setattr("headjudge.rulebook.citation._cited", {})


def found(place: Place) -> set[tuple[str, str]]:
    return {(problem.number, problem.what) for problem in gate.check("harbor", place)}


def test_a_game_in_order_passes(harbor: Build) -> None:
    assert gate.check("harbor", harbor()) == []


def test_all_modules_of_the_game_are_imported(harbor: Build) -> None:
    place = harbor()
    folder = place.root / "src" / place.package.split(".")[0] / "games" / "harbor" / "deep"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "more.py").write_text(
        "from headjudge.rulebook.citation import fact\nfact('6.9', 1, 0)\n"
    )
    assert found(place) == {("6.9", "unknown")}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('kind = "procedure"\n', "", ("6.1.2", "unclassified")),
        ('kind = "procedure"', 'kind = "step"', ("6.1.2", "unclassified")),
        ('reason = "Hats."\n', "", ("6.2", "reason")),
        ('via = "6.1.2"', 'via = "6.1.9"', ("6.1.1", "via")),
        ('via = "6.1.2"', 'via = "6.1"', ("6.1.1", "via")),
        ('via = "6.1.2"\n', "", ("6.1.1", "test")),
        ('en-2 = "6.1.3#', 'en-2 = "6.1.2#', ("6.1.2", "twice")),
        ('en-2 = "6.2#000000000004"\n', "", ("6.2", "edition")),
        ('[rules."6.2"]', '[rules."6.3"]', ("6.3", "gap")),
        ('[rules."6.1.3"]', '[rules."6.1.4"]', ("6.1.4", "gap")),
        ('[rules."6.1.3"]', '[rules."6.1.4"]', ("6.1.4", "code")),
        ('[rules."6.1.3"]', '[rules."6.1.4"]', ("6.1.4", "test")),
        ('[rules."6.1.3"]', '[rules."6.1.4"]', ("6.1.3", "unknown")),
    ],
)
def test_a_fault_of_the_rulebook_is_a_problem(
    harbor: Build, old: str, new: str, problem: tuple[str, str]
) -> None:
    assert old in RULEBOOK
    assert problem in found(harbor(rulebook=RULEBOOK.replace(old, new)))


def test_a_rule_without_code_is_a_problem(harbor: Build) -> None:
    assert found(harbor(code=CODE.replace('fact("6.1.3", 3, 99)', "3"))) == {("6.1.3", "code")}


def test_a_rule_without_a_test_is_a_problem(harbor: Build) -> None:
    tests = TESTS.replace('@pytest.mark.rule("harbor:6.1.3")', "")
    assert found(harbor(tests=tests)) == {("6.1.3", "test")}


def test_a_test_of_a_rule_that_does_not_exist_is_a_problem(harbor: Build) -> None:
    tests = TESTS + "\ndef test_6_1_7_ghosts(): ...\n"
    assert found(harbor(tests=tests)) == {("6.1.7", "unknown")}


def test_a_mark_that_cannot_be_read_is_a_problem(harbor: Build) -> None:
    tests = TESTS + "\n@pytest.mark.rule(NUMBER)\ndef test_ghosts(): ...\n"
    problems = gate.check("harbor", harbor(tests=tests))
    assert [problem.what for problem in problems] == ["unreadable"]
    assert str(problems[0]).startswith("tests/games/harbor/test_sea.py:")


@pytest.mark.parametrize(
    ("number", "before"),
    [("5.4.1", ""), ("5.4.12", "5.4.11"), ("3-2l", "3-2k"), ("3-2a", ""), ("7-2-3", "7-2-2")],
)
def test_the_number_before(number: str, before: str) -> None:
    assert gate._before(number) == before


def test_the_report_counts_by_chapter(harbor: Build) -> None:
    rows = gate.report("harbor", harbor(tests=TESTS.replace("harbor:6.1.3", "harbor:6.1.2")))
    assert rows == [
        gate.Row("6", 5, 1, 2, 2, 1, 1, 1),
        gate.Row("all", 5, 1, 2, 2, 1, 1, 1),
    ]
    assert gate.table(rows).splitlines()[2:] == [
        "| 6 | 5 | 1 | 2 | 2 | 1 | 1 | 1 |",
        "| all | 5 | 1 | 2 | 2 | 1 | 1 | 1 |",
    ]


def test_the_trace_tells_what_play_never_reached(harbor: Build) -> None:
    def play(game: str, games: int, seed: int) -> Counter[str]:
        assert (game, games, seed) == ("harbor", 10, 7)
        return Counter({"6.1.2": 30, "9.9": 1})

    traced = gate.trace("harbor", 10, 7, play, harbor())
    assert traced == gate.Trace(counts={"6.1.2": 30}, never=("6.1.3",), unknown=("9.9",))


def test_a_line_of_without_toml_names_a_citation(harbor: Build) -> None:
    place = harbor(without='"6.1.2 sail" = -1\n"6.1.2 swim" = -1\n"6.1.9 sail" = 0\n')
    found = [
        (each.number, each.text) for each in gate.check("harbor", place) if each.what == "without"
    ]
    assert found == [
        ("6.1.2", "without.toml: no function 'swim' cites it"),
        ("6.1.9", "without.toml: no function 'sail' cites it"),
    ]


@pytest.mark.parametrize(
    ("room", "at_home", "away"), [("c06_turns", ("6.1.3",), ()), ("c09_gate", (), ("6.1.3",))]
)
def test_a_number_is_at_home_in_a_module_of_its_chapter(
    harbor: Build, room: str, at_home: tuple[str, ...], away: tuple[str, ...]
) -> None:
    place = harbor(code=CODE.replace('MOST = fact("6.1.3", 3, 99)', "MOST = 3"))
    folder = place.root / "src" / place.package.split(".")[0] / "games" / "harbor"
    cites = "from headjudge.rulebook.citation import fact\nMOST = fact('6.1.3', 3, 99)\n"
    (folder / f"{room}.py").write_text(cites, encoding="utf-8")
    assert gate.homes("harbor", place) == gate.Homes(at_home, away, ("6.1.2",))

"""Mutants: a rule's tests must look at what exactly it does."""

from __future__ import annotations

import ast
import os
from collections.abc import Callable
from dataclasses import replace

import pytest

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook.evidence import Place
from headjudge.rulebook.mutants import changes, mutated
from headjudge.rulebook.mutate import Outcome, mutants, mutate, sampled, stale

from .conftest import CODE, TESTS

Build = Callable[..., Place]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")

# A ship that is asked only whether it moved at all.
BLIND = TESTS.replace("== 5", "> 4")
# Whether a ship is at sea: beyond 3, and no ship is ever between.
LONGER = CODE.replace("return at + 1", "return at + 1 if at > 3 else at + 1")


def verdicts(place: Place) -> dict[str, str]:
    return {each.mutant.name: each.verdict for each in mutate("harbor", place=place)}


def each_change(code: str) -> list[tuple[str, str]]:
    """Kind of change and what becomes of the code."""
    found = changes(ast.parse(code))
    return [
        (change.kind, ast.unparse(mutated(code, "code.py", at))) for at, change in enumerate(found)
    ]


def test_a_mutant_is_noticed_by_a_test_that_looks_at_what_the_rule_does(harbor: Build) -> None:
    heard: list[tuple[str, int, int]] = []

    def progress(outcome: Outcome, done: int, total: int) -> None:
        heard.append((outcome.verdict, done, total))

    outcomes = mutate("harbor", place=harbor(), workers=1, progress=progress)
    assert [(each.mutant.name, each.mutant.numbers, each.verdict) for each in outcomes] == [
        ("sea.[6.1.3]: fact('6.1.3', 3, 99) -> fact('6.1.3', 4, 99)", ("6.1.3",), "killed"),
        ("sea.sail: at + 1 -> at - 1", ("6.1.2",), "killed"),
        ("sea.sail: at + 1 -> at + 2", ("6.1.2",), "killed"),
    ]
    assert heard == [("killed", 1, 3), ("killed", 2, 3), ("killed", 3, 3)]


def test_a_mutant_that_the_rules_tests_do_not_notice_survives(harbor: Build) -> None:
    found = verdicts(harbor(tests=BLIND))
    assert found["sea.sail: at + 1 -> at + 2"] == "survived"
    assert found["sea.sail: at + 1 -> at - 1"] == "killed"


def test_an_equivalent_mutant_survives_and_is_told_with_its_reason(harbor: Build) -> None:
    place = harbor(code=LONGER)
    name = "sea.sail: at > 3 -> at >= 3"
    assert verdicts(place)[name] == "survived"
    listed = place.root / "tests" / "games" / "harbor" / "equivalents.toml"
    listed.write_text(f'"{name}" = "both ways sail one step"\n', encoding="utf-8")
    (found,) = [each for each in mutate("harbor", place=place) if each.mutant.name == name]
    assert (found.verdict, found.note) == ("excused", "both ways sail one step")


def test_a_mutant_listed_as_equivalent_that_is_noticed_is_told(harbor: Build) -> None:
    place = harbor()
    listed = place.root / "tests" / "games" / "harbor" / "equivalents.toml"
    listed.write_text('"sea.sail: at + 1 -> at + 2" = "why"\n', encoding="utf-8")
    (found,) = [each for each in mutate("harbor", place=place) if each.note]
    assert found.verdict == "killed"
    assert "lists it, but its tests notice" in found.note


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('"sea.sail: at + 1 -> at + 2" = ""', "must say why"),
        ('"sea.sail', "equivalents.toml"),
    ],
)
def test_a_list_of_equivalents_that_means_nothing_is_refused(
    harbor: Build, line: str, told: str
) -> None:
    place = harbor()
    listed = place.root / "tests" / "games" / "harbor" / "equivalents.toml"
    listed.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(HeadjudgeError, match=told):
        mutate("harbor", place=place)


def test_what_is_listed_and_is_no_mutant_any_more_is_found(harbor: Build) -> None:
    place = harbor()
    listed = place.root / "tests" / "games" / "harbor" / "equivalents.toml"
    known, gone = "sea.sail: at + 1 -> at + 2", "sea.sail: at + 7 -> at + 8"
    listed.write_text(f'"{known}" = "why"\n"{gone}" = "why"\n', encoding="utf-8")
    assert stale("harbor", place) == [gone]


def test_a_wide_run_puts_survivors_to_all_tests_of_the_game(harbor: Build) -> None:
    outcomes = mutate("harbor", place=harbor(tests=BLIND + "    assert sail(1) == 2\n"), wide=True)
    assert [each.verdict for each in outcomes] == ["killed", "killed", "elsewhere"]


def test_code_below_the_games_is_mutated_too(harbor: Build) -> None:
    code = CODE.replace("def sail(at):\n    return at + 1", "def idle(at): pass")
    place = harbor(
        code=code + "from under import sail\nrule('6.1.2', game='harbor')(sail)\n",
        tests=TESTS.replace("import may_build, sail", "import may_build\nfrom under import sail"),
    )
    (place.root / "src" / "under.py").write_text("def sail(at):\n    return at + 1\n")
    found = verdicts(replace(place, below=("under",)))
    assert found["under.sail: at + 1 -> at + 2"] == "killed"
    assert found["under.sail: at + 1 -> at - 1"] == "killed"


def test_tests_that_never_end_with_the_mutant_are_stopped(harbor: Build) -> None:
    tests = TESTS.replace("    assert sail(4) == 5", "    while sail(4) != 5: pass")
    outcomes = mutate("harbor", place=harbor(tests=tests), numbers=["6.1.2"], limit=3.0)
    assert {each.verdict for each in outcomes} == {"timeout"}


def test_nothing_is_written_to_the_source_tree(harbor: Build) -> None:
    place = harbor()
    before = {path: path.read_bytes() for path in place.root.rglob("*.py")}
    mutate("harbor", place=place)
    assert {path: path.read_bytes() for path in place.root.rglob("*.py")} == before


def test_the_same_seed_gives_the_same_sample_and_another_seed_another() -> None:
    every = mutants("godzilla")
    first = [each.name for each in sampled(every, 20, seed=3)]
    assert first == [each.name for each in sampled(mutants("godzilla"), 20, seed=3)]
    assert first != [each.name for each in sampled(every, 20, seed=4)]
    assert len(set(first)) == 20


def test_a_sample_stays_what_it_is_when_other_code_changes() -> None:
    every = mutants("godzilla")
    first = sampled(every, 20, seed=3)
    others = [each for each in every if each.numbers not in {found.numbers for found in first}]
    fewer = [each for each in every if each not in others[::2]]
    assert sampled(fewer, 20, seed=3) == first


def test_a_sample_is_spread_over_the_rules() -> None:
    every = mutants("godzilla")
    rules = {each.numbers for each in every}
    assert {each.numbers for each in sampled(every, len(rules), seed=1)} == rules
    assert len({each.numbers for each in sampled(every, 30, seed=1)}) == 30


def test_every_mutant_has_a_name_of_its_own() -> None:
    every = mutants("godzilla")
    assert len({each.name for each in every}) == len(every)


@pytest.mark.parametrize(
    ("before", "kind", "after"),
    [
        ("a < b", "operator", "a <= b"),
        ("a == b", "operator", "a != b"),
        ("a in b", "operator", "a not in b"),
        ("a and b", "operator", "a or b"),
        ("not a", "operator", "a"),
        ("a + b", "operator", "a - b"),
        ("min(a, b)", "operator", "max(a, b)"),
        ("card >= 0", "operator", "card < 0"),
        ("x = 3", "constant", "x = 4"),
        ("x = True", "constant", "x = False"),
        ("1 - a", "seat", "a"),
        ("f(seat)", "seat", "f(1 - seat)"),
        ("f(vars['seat'])", "seat", "f(1 - vars['seat'])"),
        ("f(state.turn_player)", "seat", "f(1 - state.turn_player)"),
        ("put(a, 'top')", "order", "put(a, 'bottom')"),
        ("cards[0]", "order", "cards[-1]"),
        ("for a in (b, c):\n    pass", "order", "for a in (c, b):\n    pass"),
        ("f(a)\ng(b)", "order", "g(b)\nf(a)"),
        ("if a:\n    pass", "operator", "if not a:\n    pass"),
    ],
)
def test_what_is_changed(before: str, kind: str, after: str) -> None:
    assert each_change(before) == [(kind, after)]


@pytest.mark.parametrize(
    "code",
    [
        "state.revision += 1",
        "game.note('draw', seat, tags=(1,))",
        "raise ValueError(1 + 2)",
        "chosen[0]",
        "@rule('6.1', without=0)\ndef f(a: int = None) -> None:\n    '''3'''",
        "f(a)\nframe.again()",
        "game.mark(a)\nf(a)",
        "x = -1",
    ],
)
def test_what_makes_no_difference_to_the_rules_is_left_alone(code: str) -> None:
    assert each_change(code) == []

"""Citing rules in code, and knocking them out."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from headjudge import version
from headjudge.rulebook import citation
from headjudge.rulebook.citation import citations, fact, knock_out, read_knock_outs, rule


def test_a_decorated_function_is_itself() -> None:
    def sail(at: int) -> int:
        return at + 1

    assert rule("1.1", "1.2", game="cite-itself")(sail) is sail
    found = citations("cite-itself")
    assert list(found) == ["1.1", "1.2"]
    assert found["1.1"] == found["1.2"]
    assert found["1.1"][0].qualname.endswith("sail")
    assert found["1.1"][0].module == __name__
    assert found["1.1"][0].line == sail.__code__.co_firstlineno


def test_a_knocked_out_function_returns_without_and_keeps_its_name() -> None:
    knock_out("cite-out", ["1.2"])

    @rule("1.1", "1.2", without=-1, game="cite-out")
    def sail(at: int) -> int:
        """One step."""
        return at + 1

    assert sail(4) == -1
    assert sail.__name__ == "sail"
    assert sail.__doc__ == "One step."


def test_without_is_the_empty_value_of_the_return_type() -> None:
    knock_out("cite-empty", ["1.1"])
    cite = rule("1.1", game="cite-empty")

    @cite
    def may_sail() -> bool:
        return True

    @cite
    def places() -> tuple[str, ...]:
        return ("quay",)

    @cite
    def wind() -> tuple[int, str]:
        return 3, "north"

    @cite
    def captain() -> str | None:
        return "Ada"

    assert may_sail() is False
    assert places() == ()
    assert wind() == (0, "")
    assert captain() is None


def test_a_result_can_be_set_for_a_function_and_a_number() -> None:
    knock_out("cite-set", ["1.1", "1.2"])
    name = "test_a_result_can_be_set_for_a_function_and_a_number.<locals>.may_sail"
    citation.set_results("cite-set", {f"1.1 {name}": True, f"1.2 {name}": [1, 2]})

    def may_sail() -> bool:
        return False

    assert rule("1.1", game="cite-set")(may_sail)() is True
    found: object = rule("1.2", game="cite-set")(may_sail)()
    assert found == (1, 2)
    assert rule("1.3", game="cite-set")(may_sail)() is False


def test_other_numbers_and_other_games_stay_in_force() -> None:
    knock_out("cite-other", ["1.2"])

    @rule("1.2", game="cite-another")
    def sail(at: int) -> int:
        return at + 1

    assert sail(4) == 5
    assert fact("1.1", 3, 99, game="cite-other") == 3


def test_a_fact_takes_its_other_value_when_knocked_out() -> None:
    knock_out("cite-fact", ["2.1"])
    assert fact("2.1", 3, 99, game="cite-fact") == 99
    assert citations("cite-fact")["2.1"][0].module == __name__


def test_a_rule_cannot_be_knocked_out_once_it_is_cited() -> None:
    fact("2.1", 3, 99, game="cite-late")
    with pytest.raises(RuntimeError, match="already imported"):
        knock_out("cite-late", ["2.1"])


def test_the_same_citation_is_registered_once() -> None:
    for _ in range(3):
        fact("2.1", 3, 99, game="cite-once")
    assert len(citations("cite-once")["2.1"]) == 1


def test_the_answer_is_a_copy() -> None:
    fact("2.1", 3, 99, game="cite-copy")
    citations("cite-copy")["2.1"].clear()
    assert citations("cite-copy")["2.1"]


def test_a_module_outside_the_games_must_name_the_game() -> None:
    with pytest.raises(ValueError, match="must say game="):
        citation._game_of("headjudge.kernel.flow")
    assert citation._game_of("headjudge.games.harbor.turn") == "harbor"


def test_a_game_stands_until_the_next_one_is_named() -> None:
    assert read_knock_outs(" a:1.1, 1.2 ,b:3-1,") == {("a", "1.1"), ("a", "1.2"), ("b", "3-1")}
    assert read_knock_outs("") == set()
    with pytest.raises(ValueError, match="names no game"):
        read_knock_outs("1.1")


def test_the_environment_knocks_out_at_import(tmp_path: Path) -> None:
    module = tmp_path / "toys" / "games" / "harbor"
    module.mkdir(parents=True)
    (module / "sea.py").write_text(
        "from headjudge.rulebook.citation import fact, citations\n"
        "print(fact('1.1', 3, 99), fact('1.2', 3, 99), citations('harbor')['1.1'][0].line)\n"
    )
    path = os.pathsep.join([str(tmp_path), *(each for each in sys.path if each)])
    done = subprocess.run(
        [sys.executable, "-c", "import toys.games.harbor.sea"],
        env={**os.environ, "PYTHONPATH": path, "HEADJUDGE_KNOCKOUT": "harbor:1.1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["99", "3", "2"]


def of_the_project(file: str) -> list[tuple[str, list[str]]]:
    """What a module imports of the project."""
    tree = ast.walk(ast.parse(Path(file).read_text(encoding="utf-8")))
    imported = [each for each in tree if isinstance(each, ast.ImportFrom)]
    return [
        (str(each.module), [name.name for name in each.names])
        for each in imported
        if each.level or "headjudge" in str(each.module)
    ]


def test_citing_imports_of_the_project_its_version_alone() -> None:
    """Whatever cites may be imported first; the version says which build it is."""
    assert of_the_project(str(citation.__file__)) == [("headjudge", ["version"])]
    assert of_the_project(str(version.__file__)) == []

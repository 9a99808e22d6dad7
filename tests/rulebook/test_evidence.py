"""Which tests show which rules, read from their source."""

from __future__ import annotations

from pathlib import Path

import pytest

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook.evidence import Evidence, Place, collect

NUMBERS = ("5.4.1", "5.4.2", "14-4b-8")


def read(root: Path, files: dict[str, str], game: str = "harbor") -> Evidence:
    for name, text in files.items():
        path = root / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return collect(game, Place(root), NUMBERS)


def test_a_mark_cites_wherever_the_test_lies(tmp_path: Path) -> None:
    text = '@pytest.mark.rule("harbor:5.4.1", "quay:7.1")\ndef test_a(): ...\n'
    found = read(tmp_path, {"kernel/test_x.py": text})
    assert found.nodes() == {"5.4.1": ("tests/kernel/test_x.py::test_a",)}


def test_a_name_cites_inside_the_games_own_folder(tmp_path: Path) -> None:
    text = "def test_5_4_1_draws(): ...\nasync def test_14_4b_8_reverts(): ...\n"
    found = read(tmp_path, {"games/harbor/test_x.py": text, "kernel/test_y.py": text})
    assert found.nodes() == {
        "5.4.1": ("tests/games/harbor/test_x.py::test_5_4_1_draws",),
        "14-4b-8": ("tests/games/harbor/test_x.py::test_14_4b_8_reverts",),
    }


def test_a_name_is_read_as_far_as_its_numbers_go(tmp_path: Path) -> None:
    text = (
        "def test_5_4_1_2nd_card(): ...\n"
        "def test_5_4_9_nothing(): ...\n"
        "def test_2_players(): ...\n"
        "def helper_5_4_2(): ...\n"
    )
    found = read(tmp_path, {"games/harbor/test_x.py": text})
    assert list(found.nodes()) == ["5.4.1", "5.4.9"]


def test_marks_of_a_module_and_a_class_cover_their_tests(tmp_path: Path) -> None:
    text = (
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("harbor:1.1")]\n'
        "def test_a(): ...\n"
        '@mark.rule("harbor:1.2")\n'
        "class TestShips:\n"
        '    pytestmark: object = mark.rule("harbor:1.3")\n'
        "    def test_b(self): ...\n"
        "class Helper:\n"
        "    def test_c(self): ...\n"
    )
    found = read(tmp_path, {"test_x.py": text})
    assert found.nodes() == {
        "1.1": ("tests/test_x.py::test_a", "tests/test_x.py::TestShips::test_b"),
        "1.2": ("tests/test_x.py::TestShips::test_b",),
        "1.3": ("tests/test_x.py::TestShips::test_b",),
    }


def test_marks_inside_parameters_count(tmp_path: Path) -> None:
    text = (
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('harbor:1.1'))])\n"
        "def test_a(n): ...\n"
    )
    assert list(read(tmp_path, {"test_x.py": text}).nodes()) == ["1.1"]


@pytest.mark.parametrize("argument", ["NUMBER", "f'harbor:{n}'", "'5.4.1'", "'harbor:'", "7"])
def test_a_mark_that_is_no_plain_string_is_unreadable(tmp_path: Path, argument: str) -> None:
    text = f"\n@pytest.mark.rule({argument})\ndef test_a(): ...\n"
    found = read(tmp_path, {"test_x.py": text})
    assert found.shown == ()
    assert [(each.file, each.line) for each in found.unreadable] == [("tests/test_x.py", 2)]


def test_without_a_source_tree_there_is_nothing_to_read(tmp_path: Path) -> None:
    with pytest.raises(HeadjudgeError, match="there are none here"):
        collect("harbor", Place(tmp_path), NUMBERS)

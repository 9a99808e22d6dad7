"""What is wrong with a record is told in Japanese too."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import headjudge
from headjudge.language.verdicts import LANGUAGES
from headjudge.terminal.problems import problem_text

SOURCE = Path(str(headjudge.__file__)).parent
FILES = sorted(
    [
        *[each for each in SOURCE.glob("games/**/*.py") if "BadCard(" in each.read_text("utf-8")],
        SOURCE / "language" / "playable.py", SOURCE / "language" / "card_files.py",
    ]
)  # fmt: skip


def messages(file: Path) -> list[str]:
    """The messages of the errors that a module raises, `x` in the place of what differs."""
    found: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) != "BadCard":
            continue
        message = node.args[0]
        if isinstance(message, ast.Constant):
            found.append(str(message.value))
        elif isinstance(message, ast.JoinedStr):
            parts = [
                each.value if isinstance(each, ast.Constant) else "x" for each in message.values
            ]
            found.append("".join([str(each) for each in parts]))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-2:]))
def test_every_message_about_a_record_has_a_japanese_form(file: Path) -> None:
    found = [each for each in messages(file) if each != "no x"]  # no power, no energy_cost
    assert found or "no x" in messages(file) or file.name == "playable.py"
    assert [each for each in found if problem_text(each, "ja") == each] == []
    assert [each for each in found if problem_text(each, "en") != each] == []


def test_what_is_quoted_and_the_rule_stay() -> None:
    assert (
        problem_text("no such type: 'song' [2-3b]", "ja") == "'song'という種類はありません [2-3b]"
    )
    assert problem_text("Expected `int`, got `str`", "ja") == "`int`のはずですが、`str`です"
    assert problem_text("no such type: 'song' [2-3b]", "en") == "no such type: 'song' [2-3b]"
    assert problem_text("something else", "ja") == "something else"
    for name in LANGUAGES.values():
        assert problem_text(f"there is none in {name}", "ja").endswith("のテキストがありません")
    for name in ("power", "energy_cost"):
        assert problem_text(f"no {name} [2-8-2]", "ja") != f"no {name} [2-8-2]"

"""The compiled build's way from the sources: citations taken off, and which modules stay plain."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from scripts.compare_builds import first_difference
from scripts.compile import PARTS, SOURCES, compiled_modules
from scripts.plain_modules import derived_classes, plain_modules
from scripts.uncite import uncite

CITING = '''"""A chapter."""

from headjudge.rulebook.citation import fact, rule
from headjudge.rulebook import citation as cited

HAND = fact("6-1", 5, without=4)
NAMES = fact(
    "6-2",
    ("höhe", fact("6-3", "deep", without="")),
    without=(),
)


@rule("6-4", "6-5", without=(
    1,
))
@other
def draw() -> int:
    return HAND


again = cited.rule("6-6")(draw)
'''


def test_citations_are_taken_off_and_every_line_keeps_its_number() -> None:
    text = uncite(CITING)
    assert "HAND = (5)\n" in text
    assert "again = (draw)\n" in text
    assert "@rule" not in text and "@other\ndef draw" in text
    assert '("höhe", ("deep"))' in text
    wanted = {"HAND": 6, "NAMES": 7, "draw": 18, "again": 22}
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign):
            (target,) = node.targets
            assert isinstance(target, ast.Name)
            assert node.lineno == wanted.pop(target.id)
        elif isinstance(node, ast.FunctionDef):
            assert node.lineno == wanted.pop(node.name)
    assert not wanted


def test_a_source_that_does_not_cite_stays_as_it_is() -> None:
    text = "def rule(number: str) -> str:\n    return number\n\n\n@rule('1')\nclass C: ...\n"
    assert uncite(text) == text


def test_no_citation_is_left_in_any_source() -> None:
    for path in sorted((SOURCES / "headjudge").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        text = uncite(source)
        assert text.count("\n") == source.count("\n"), path
        if path.name != "citation.py":
            assert uncite(text) == text, path


def test_what_cannot_be_compiled_stays_plain(tmp_path: Path) -> None:
    files = {
        "__init__": "",
        "records": "import msgspec\nclass Base(msgspec.Struct): ...\n",
        "handing": "from headjudge.records import Base\n",
        "derived": "from headjudge import handing as h\nclass Derived(h.Base): ...\n",
        "decoding": "import msgspec\nD = msgspec.json.Decoder(list[int])\n",
        "turning": "class A: ...\nA().__class__ = A\n",
        "decoding_objects": "import msgspec\nclass B: ...\nD = msgspec.json.Decoder(B)\n",
        "working": "class Game: ...\nclass Chess(Game): ...\n",
    }
    (tmp_path / "headjudge").mkdir()
    for name, text in files.items():
        (tmp_path / "headjudge" / f"{name}.py").write_text(text, encoding="utf-8")
    found = {name.removeprefix("headjudge.") for name in plain_modules(tmp_path)}
    assert found == {"records", "derived", "decoding", "turning"}


def test_the_kernel_is_compiled_and_records_are_not() -> None:
    modules = compiled_modules(["version.py", "kernel"])
    assert {"headjudge.version", "headjudge.kernel.game", "headjudge.kernel.state"} <= set(modules)
    assert not {"headjudge.kernel.log", "headjudge.kernel.cards", "headjudge.kernel"} & set(modules)


def test_players_stay_plain_for_they_are_copied_and_derived_from() -> None:
    modules = compiled_modules(PARTS)
    assert "headjudge.games.godzilla.bot.greedy" in modules
    assert not [each for each in modules if each.startswith("headjudge.players")]


def test_no_plain_class_derives_from_a_compiled_one_but_errors() -> None:
    found = derived_classes(SOURCES, compiled_modules(PARTS))
    bases = {base for _name, base in found}
    assert bases == {"headjudge.kernel.errors.HeadjudgeError"}


def test_a_plain_class_of_a_compiled_one_is_found() -> None:
    found = derived_classes(SOURCES, ["headjudge.kernel.rules"])
    assert ("headjudge.language.card_texts.CardTexts", "headjudge.kernel.rules.Terms") in found


def test_a_part_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SystemExit, match="no such part: kernal"):
        compiled_modules(["kernal"])


@pytest.mark.parametrize(
    ("plain", "compiled", "said"),
    [
        (["a", "b"], ["a", "b"], ""),
        (["a", "b"], ["a", "c"], "plain:    b\n  compiled: c"),
        (["a", "b"], ["a"], "plain:    b\n  compiled: nothing"),
        ([], ["a"], "plain:    nothing\n  compiled: a"),
    ],
)
def test_builds_that_tell_another_thing_are_found_out(
    plain: list[str], compiled: list[str], said: str
) -> None:
    found = first_difference(plain, compiled)
    assert said in found
    assert bool(found) == bool(said)

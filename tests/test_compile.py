"""The compiled build's way from the sources: citations taken off, and which modules stay plain."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scripts import build_client
from scripts import compile as compiling
from scripts.compare_builds import first_difference, parts_for
from scripts.compile import PARTS, SOURCES, compiled_modules
from scripts.hatch_build import ClientHook, libraries
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


def test_what_is_compared_is_compiled() -> None:
    assert parts_for(None) == list(PARTS)
    assert parts_for(["vanguard"]) == ["version.py", "kernel", "language", "games/vanguard"]


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


def hook(target: str) -> ClientHook:
    """The build backend's hook, for a wheel or an sdist."""
    extras = {"dev": ["mypy>=1", "ruff"]}
    metadata: Any = SimpleNamespace(
        core=SimpleNamespace(dependencies=["click"], optional_dependencies=extras)
    )
    config: Any = None
    return ClientHook(str(SOURCES.parent), {}, config, metadata, "", target)


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where a build that was compiled lies, instead of compiling one."""
    folder = tmp_path / "compiled"

    def build(into: Path) -> None:
        (into / "headjudge").mkdir(parents=True)
        for name in (f"headjudge/game{compiling.SUFFIX}", f"all{compiling.SUFFIX}", "source.py"):
            (into / name).write_text("", encoding="utf-8")

    monkeypatch.setattr(compiling, "INTO", folder)
    monkeypatch.setattr(compiling, "build", build)
    monkeypatch.setattr(compiling, "missing", str)
    monkeypatch.setattr(build_client, "build", str)
    return folder


def test_a_wheel_is_compiled_only_if_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, built: Path
) -> None:
    for target, asked in (("wheel", "0"), ("wheel", ""), ("sdist", "1")):
        monkeypatch.setenv("HEADJUDGE_COMPILE", asked)
        data: dict[str, Any] = {"force_include": {}}
        hook(target).initialize("standard", data)
        assert data == {"force_include": {}}
        assert hook(target).dependencies() == []
    monkeypatch.setenv("HEADJUDGE_COMPILE", "1")
    data = {"force_include": {}}
    hook("wheel").initialize("editable", data)
    assert data == {"force_include": {}}
    hook("wheel").initialize("standard", data)
    names = {f"headjudge/game{compiling.SUFFIX}", f"all{compiling.SUFFIX}"}
    assert data.pop("force_include") == {str(built / name): name for name in names}
    assert data == {"pure_python": False, "infer_tag": True}
    assert libraries(built).keys() == {str(built / name) for name in names}
    assert hook("wheel").dependencies() == ["click", "mypy>=1"]


@pytest.mark.usefixtures("built")
def test_a_wheel_that_cannot_be_compiled_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADJUDGE_COMPILE", "1")
    monkeypatch.setattr(compiling, "missing", lambda: "no C compiler (cc)")
    with pytest.raises(SystemExit, match=r"cannot be compiled: no C compiler \(cc\)"):
        hook("wheel").initialize("standard", {"force_include": {}})


def test_a_machine_without_a_c_compiler_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiling.missing() == "no C compiler (no-such-compiler)"

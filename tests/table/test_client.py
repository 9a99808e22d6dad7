"""The browser's client: it knows no game, makes no markup from text, and is small."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from headjudge import games
from scripts import build_client
from tests.reliability.play import TITLES
from tests.table.browser.conftest import lacking
from tests.table.test_descriptions import board_of, slots_of

WEB = Path(__file__).parents[2] / "web"
SOURCES = sorted(
    path
    for path in (WEB / "src").rglob("*")
    if path.suffix in (".ts", ".tsx", ".css", ".html") and path.name != "protocol.ts"
)
MOST_SCRIPT = 150_000  # bytes, compressed
# Words of a game that are also plain words of a page: the hand that every board has by default,
# a field of a form, a start page, a file that is dropped, HTML's main, and so on.
PLAIN = {"hand", "deck", "field", "close", "start", "main", "drop"}
LITERAL = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`')
COMMENT = re.compile(r"^\s*//.*$|/\*.*?\*/", re.MULTILINE | re.DOTALL)


def words_of(title: str) -> Iterator[str]:
    """Every word of a game that a client might be tempted to know: its name, zones, labels,
    values, kinds and colours of cards, parts of a turn, entries of the scene, keywords."""
    board, loaded = board_of(title), games.load(title)
    yield from (title, board.title.en, board.title.ja)
    yield from loaded.rules().layout.kind
    yield from (slot.label.en for slot in slots_of(board) if not isinstance(slot.label, str))
    for name, gauge in board.gauges.items():
        yield from (name, gauge.label.en, gauge.label.ja)
    for figure in board.card.figures:
        yield from (figure.value, figure.label.en, figure.label.ja)
    for kind, words in board.card.kind.of.items():
        yield from (kind, words.en, words.ja)
    yield from board.card.tint.of
    for phase in board.phases:
        yield from (each.name.en for each in (phase, *phase.steps))
    yield from (mark.scene for mark in board.marks)
    for keyword in loaded.keywords:
        yield from (keyword.name, keyword.ja)


def literals(path: Path) -> Iterator[str]:
    """The strings of a script, without what comments say."""
    for groups in LITERAL.findall(COMMENT.sub("", path.read_text(encoding="utf-8"))):
        yield "".join(groups).strip().lower()


@pytest.mark.parametrize("title", TITLES)
def test_the_client_has_no_word_of_a_game(title: str) -> None:
    words = {word.lower() for word in words_of(title) if len(word) > 2} - PLAIN
    assert len(words) > 20
    for path in SOURCES:
        if path.suffix in (".ts", ".tsx"):
            assert not words & set(literals(path)), path.name


@pytest.mark.parametrize("title", TITLES)
def test_no_source_names_a_game(title: str) -> None:
    names = re.compile(rf"\b({title}|{re.escape(board_of(title).title.en)})\b", re.IGNORECASE)
    for path in SOURCES:
        assert not names.search(path.read_text(encoding="utf-8")), path.name


def test_text_never_becomes_markup() -> None:
    forbidden = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|"
        r"createContextualFragment|DOMParser|\beval\(|new Function|<style\b|<script>"
    )
    for path in SOURCES:
        found = forbidden.search(path.read_text(encoding="utf-8"))
        assert found is None, (path.name, found)


@pytest.fixture(scope="module")
def built() -> Path:
    """The client, built from these sources."""
    reason = build_client.build()
    if reason:
        lacking(f"the client could not be built: {reason}")
    return build_client.STATIC


def test_the_script_is_small(built: Path) -> None:
    script = sum(len(gzip.compress(path.read_bytes(), 9)) for path in built.glob("*.js"))
    assert 10_000 < script < MOST_SCRIPT


def test_the_index_and_the_keys(built: Path) -> None:
    """The tests of the client itself, which node runs."""
    node = build_client.node_of_the_system()
    if node is None:
        lacking("there is no node to run them")
    done = subprocess.run(
        [str(node), "test/run.mjs"], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_of_the_client(built: Path) -> None:
    """The compiler accepts every source, in its strict mode."""
    tsc = WEB / "node_modules" / ".bin" / "tsc"
    if shutil.which("node") is None or not tsc.exists():
        lacking("there is no compiler of types")
    done = subprocess.run(
        [str(tsc), "--noEmit"], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout

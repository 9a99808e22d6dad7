"""A new game shows its board in the terminal with its description alone, or with none."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import headjudge
from headjudge import games
from headjudge.language.board import read_board
from headjudge.terminal import boards, marks, screen
from tests.terminal.guide import blocks, section
from tests.terminal.test_board import a_view

HERE = Path(boards.__file__).parent
DRAWING = ("boards", "figures", "grid", "hand", "lists", "marks", "tabletop")


@pytest.fixture
def lanterns() -> Iterator[dict[str, Any]]:
    """The game of the guide, and what it is built of."""
    names: dict[str, Any] = {}
    page = section("add-a-game.md", "A small game in ten steps")
    exec("\n".join(blocks(page, "python")), names)  # noqa: S102
    yield names
    games.ADDED.pop("lanterns")


def drawn(names: dict[str, Any], lang: str = "en", width: int = screen.WIDTH) -> list[str]:
    """The board of a game that has come to its end, as the public sees it."""
    match = names["match"]
    titles = ("One", "Two") if lang == "en" else ("一", "二")
    top = boards.tabletop(match.view(2), lang, titles, names["CARDS"], None)
    return [line.plain for line in boards.drawn(top, width)]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", [80, 140])
def test_a_board_is_drawn_from_its_description_alone(
    lanterns: dict[str, Any], lang: str, width: int
) -> None:
    lines = drawn(lanterns, lang, width)
    title, glow = ("Two", "Glow") if lang == "en" else ("二", "輝き")
    assert lines[0].startswith(f"{title}  ") and f"{glow} 6/20" in lines[0]
    assert "Candle Stub" in "".join(lines)
    framed = {cell_len(line) for line in lines if line[0] in "┌╞└│"}
    assert framed == {width}


def test_without_a_description_the_zones_and_numbers_are_shown(lanterns: dict[str, Any]) -> None:
    described = drawn(lanterns)
    title = lanterns["Title"]
    games.add(title(lambda: lanterns["RULES"], lanterns["MAKER"], lanterns["FORM"]))
    plain = drawn(lanterns)
    assert plain[0] == "Two  Deck 12  Hand 4  glow 6"
    assert plain[1:-1] == described[1:-1]


def test_the_hand_is_shown_where_a_match_is_printed(lanterns: dict[str, Any]) -> None:
    deck = lanterns["DECK"]
    match = headjudge.start("lanterns", (deck, deck), seed=7)
    assert match.decision is not None
    held = [zone for zone in match.view()["zones"] if zone["kind"] == "hand"]
    names = {lanterns["CARDS"][card["number"]].name for zone in held for card in zone["cards"]}
    shown = match.board().partition("Hand: ")[2]
    assert names and all(name in shown for name in names)


def test_what_is_marked_is_explained_from_the_description(lanterns: dict[str, Any]) -> None:
    assert ("3", "Shine") in marks.marks("lanterns", "en")
    assert ("3", "明るさ") in marks.marks("lanterns", "ja")


def test_a_changed_description_is_a_changed_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Order, labels and corners are the description's."""
    text = (Path(games.__file__).parent / "godzilla/telling/board.toml").read_text("utf-8")
    for old, new in (
        ('number = 1, show = "slot", label = "1"', 'number = 1, show = "slot", label = "i"'),
        ('{ value = "rank" },', '{ value = "rank", before = "#" },'),
        ('strip = ["hand", "deck", ', 'strip = ["deck", "hand", '),
    ):
        assert old in text
        text = text.replace(old, new)
    monkeypatch.setattr(boards, "described", lambda title: read_board(text))
    cards = games.load("godzilla").rules().shipped
    top = boards.tabletop(a_view(), "en", ("You", "Them"), cards, None)
    lines = [line.plain for line in boards.drawn(top, screen.WIDTH)]
    assert lines[0].startswith("Them  Deck 28  Hand 5")
    assert "│i              │2 Bellows Hand │" in lines[11]
    assert "│ #3 +1     2000│" in lines[12]


def test_what_draws_a_board_knows_no_word_of_a_game() -> None:
    """No kind of zone and no value of a game stands in the code, and no game is imported."""
    words: set[str] = set()
    for title in games.NAMES:
        rules = games.load(title).rules()
        words |= {kind.name for kind in rules.layout.kinds} | set(rules.showing.values)
    shared = {"zone", "hand", "name"}  # words of views, of the boards of all games, and of cards
    for module in DRAWING:
        tree = ast.parse((HERE / f"{module}.py").read_text("utf-8"))
        nodes = list(ast.walk(tree))
        said = {
            node.value
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert said & words <= shared, (module, said & words)
        imported = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
        assert not [name for name in imported if name.startswith("headjudge.games.")]

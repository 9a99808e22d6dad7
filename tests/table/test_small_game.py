"""The small game of the guide comes to the table with nothing but its rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import click
import pytest

import headjudge
from headjudge import games
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.boards import plain_board
from headjudge.table import forms, lobby, tables
from headjudge.table import messages as m
from headjudge.terminal.options import GAME, error_lines
from tests.reliability.play import TITLES
from tests.terminal.guide import blocks, section


@pytest.fixture
def lanterns() -> Iterator[str]:
    """The game as the guide builds it."""
    page = section("add-a-game.md", "A small game in ten steps")
    names: dict[str, Any] = {}
    exec("\n".join(blocks(page, "python")), names)  # noqa: S102
    yield "lanterns"
    games.ADDED.pop("lanterns")


def test_it_is_offered_set_up_and_played_to_its_end(lanterns: str) -> None:
    home = lobby.home("en")
    offered = home.games[-1]
    assert (offered.game, offered.players, offered.cards) == ("lanterns", ["random"], 3)
    board = lobby.board(lanterns)
    assert [slot.zone for row in board.near for slot in row] == ["street", "deck"]
    text = "\n".join(f"6 L-{number}" for number in (1, 2, 3))
    seats = [forms.SeatWish(kind=kind, list=text) for kind in ("person", "random")]
    wish = forms.NewTable(game=lanterns, seats=seats, seed=3)
    table = tables.begin("t", lobby.set_up(wish, 1))
    chance = Random(1)
    while table.game.result is None:
        said = table.say(0)
        question = said.question
        assert question is not None and question.text
        if question.seat == 0:
            chosen = [chance.randrange(len(question.options))]
            assert all(each.text and each.label for each in question.options)
            answer = m.Answer(table="t", version=table.version, chosen=chosen)
            table.take(table.answer(0, answer))
        else:
            assert not question.options
            table.take(table.choice())
    assert table.say(0).result
    again = tables.rebuild("t", table.setup, table.entries)
    assert again.say(0) == table.say(0)


def test_what_needs_words_says_that_the_game_has_none(
    lanterns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = games.load(lanterns).deck_from({"name": "First", "cards": ["L-1", "L-2"] * 5})
    match = headjudge.start(lanterns, (deck, deck), seed=1)
    with pytest.raises(HeadjudgeError, match="lanterns has no words"):
        match.say()
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, lanterns))
    context = click.Context(click.Command("play"))
    context.meta[GAME] = lanterns
    assert error_lines(HeadjudgeError("too few cards"), context) == ["error: too few cards"]


@pytest.mark.parametrize("title", TITLES)
def test_a_board_made_of_zones_shows_each_of_them_once(title: str) -> None:
    rules = games.load(title).rules()
    board = plain_board(rules)
    for side in (board.near, board.far):
        shown = [(slot.zone, slot.number) for row in side for slot in row]
        layout = rules.layout
        wanted = {
            (layout.kind[zone], layout.number[zone])
            for zone in range(layout.total)
            if layout.seat[zone] == 0 and layout.kind[zone] != board.hand
        }
        assert set(shown) == wanted and len(shown) == len(wanted)

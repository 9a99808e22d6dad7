"""`help` explains the marks of the board, and the first hand shows what one decides by."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from headjudge import games, starting
from headjudge.players import built_in
from headjudge.terminal import boards
from headjudge.terminal.marks import mark_lines, marks
from headjudge.terminal.screen import WIDTH
from tests.terminal.every_session import output, session
from tests.words import shipped_words

DECKS = {title: tuple(sorted(games.load(title).decks())[:2]) for title in games.NAMES}
LANGS = ("en", "ja")
DRAWN = re.compile(r"[>!+*■□·]")


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_help_explains_the_marks_of_this_game(title: str, lang: str) -> None:
    decks = DECKS[title]
    text = output(session(title, (decks[0], decks[1]), lang, typed=("help",)))
    lines = mark_lines(title, lang)
    assert all(line in text.splitlines() for line in lines)
    assert max(cell_len(line) for line in lines) <= WIDTH
    other = next(each for each in games.NAMES if each != title)
    assert not all(line in text for line in mark_lines(other, lang))


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_mark_that_the_board_of_a_game_draws_is_explained(title: str, lang: str) -> None:
    told = "".join(mark for mark, _meaning in marks(title, lang))
    decks = DECKS[title]
    game = starting.start(title, (decks[0], decks[1]), seed=2, log=False)
    bots = [built_in("greedy", 1), built_in("greedy", 2)]
    drawn: set[str] = set()
    while game.decision is not None and game.state.decisions < 120:
        seat = game.decision.seat
        view = game.view(seat)
        board = boards.board(shipped_words(title), view, lang, ("You", "Opponent"))
        for line in board:
            if "│" in line.plain or "■" in line.plain:
                drawn |= set(DRAWN.findall(line.plain))
        game.answer(*bots[seat].choose(view))
    assert drawn
    assert drawn <= set(DRAWN.findall(told))


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("vanguard", r" \d [^\n]+  G\d +\d+ +Shield \d+"),
        ("dragonball", r" \d [^\n]+  \d[RUGYB]+ +\d+ +Combo power \d+"),
        ("gateruler", r" \d [^\n]+  L\d +\d/\d/\d"),
    ],
)
def test_the_first_hand_is_shown_with_what_is_printed_on_the_cards(title: str, shown: str) -> None:
    decks = DECKS[title]
    for seed in range(1, 9):
        played = session(title, (decks[0], decks[1]), seed=seed)
        text = output(played)
        if "draw anew" in text:
            break
    assert re.search(shown, text.partition("draw anew")[2])
    for lang in LANGS:
        again = output(session(title, (decks[0], decks[1]), lang, seed=seed))
        assert max(cell_len(line) for line in again.splitlines()) <= WIDTH

"""The log of whole games: every message is one of the tables, every table is made use of, and the
moves lead from the first position to the last."""

from __future__ import annotations

import pytest

from headjudge.kernel.game import Game
from headjudge.kernel.log import ARGUMENTS
from headjudge.language.messages import arguments
from tests import messages
from tests.figures import Figure
from tests.reliability.play import TITLES, answer_in, begin
from tests.terminal.every_word import strings

# Messages that come about by a word that is put together when it happens.
PUT_TOGETHER = {"vanguard": ("begin ",)}


def places(game: Game) -> list[int]:
    return game.state.place[:]


@pytest.mark.parametrize("title", TITLES)
def test_the_moves_of_the_log_lead_to_where_the_cards_are(title: str, figure: Figure) -> None:
    moved = 0
    for number in range(figure(quick=2, gate=6, long=40)):
        game, rng = begin(title, number)
        there, since = places(game), len(game.log or ())
        while game.result is None and game.state.decisions < 400:
            game.answer(*answer_in(number, game, rng))
            there.extend([-1] * (len(game.state.place) - len(there)))
            for entry in (game.log or [])[since:]:
                for move in entry.moves:
                    at = -1 if move.origin is None else move.origin.zone
                    assert there[move.card] == at, f"{entry.message} moves a card from elsewhere"
                    there[move.card] = -1 if move.to is None else move.to.zone
                    moved += 1
            since = len(game.log or ())
            assert there == places(game), "a card moved that the log does not tell of"
    assert moved > 50


@pytest.mark.parametrize("title", TITLES)
def test_every_message_of_the_table_is_made(title: str) -> None:
    """In some game, by a literal word of the code, or as an event of its kind."""
    table = messages.table_of(title)
    assert table is not None
    game, _rng = begin(title, 0)
    made = {
        *game.rules.happen,
        *(strings(title, "note", 0) | strings(title, "enter", 0)),
        *("change", "ban", "replacement", "delayed", "lasting"),
    }
    together = PUT_TOGETHER.get(title, ())
    unmade = [each for each in table if each not in made and not each.startswith(together or "\0")]
    assert unmade == []


@pytest.mark.parametrize("title", TITLES)
def test_the_tables_name_arguments_that_there_are(title: str) -> None:
    table = messages.table_of(title)
    assert table is not None
    for message, row in table.items():
        _always, allowed = arguments(row)
        assert allowed <= ARGUMENTS.keys(), message


def test_a_message_that_is_in_no_table_is_noticed() -> None:
    game, _rng = begin("godzilla", 0)
    with pytest.raises(AssertionError, match="no message 'thunder'"):
        game.note("thunder", 0)
    with pytest.raises(AssertionError, match="'draw' of godzilla has"):
        game.note("draw", 0)

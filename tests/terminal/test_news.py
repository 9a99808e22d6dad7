"""What happened while a player was away: the opponent's turn in short, the rest in full."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from headjudge import explain, games, starting
from headjudge.players import built_in
from headjudge.terminal.news import SHORT, news, turn_players
from headjudge.terminal.screen import WIDTH
from headjudge.terminal.session import Session
from headjudge.terminal.words import say
from tests.words import shipped_words

TITLES = ("godzilla", "vanguard", "dragonball", "gateruler")


def played_to(title: str, turn: int) -> Any:
    decks = sorted(games.load(title).decks())
    game = starting.start(title, (decks[0], decks[1]), seed=1)
    bots = [built_in("greedy", 1), built_in("greedy", 2)]
    while game.decision is not None and game.state.turn < turn:
        seat = game.decision.seat
        game.answer(*bots[seat].choose(game.view(seat)))
    return game


def seen_before(game: Any, seat: int, turn: int) -> int:
    """How many entries of the log this player got before a turn began."""
    at = next(at for at, entry in enumerate(game.log or ()) if entry.turn == turn)
    return len([entry for entry in (game.log or [])[:at] if entry.audience >> seat & 1])


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_turn_of_the_opponents_is_told_in_a_few_lines(title: str, lang: str) -> None:
    game = played_to(title, 5)
    players = turn_players(game)
    assert {players[turn] for turn in (1, 2, 3, 4)} == {0, 1}
    for seat in (0, 1):
        theirs = [turn for turn, player in players.items() if player != seat and turn < 5]
        for turn in theirs:
            since = seen_before(game, seat, turn)
            found = explain.lines(game, seat, lang, since=since)
            lines = [line for line in found if line.turn == turn]
            told = news(game, seat, lang, since, WIDTH).lines
            after = [str(line) for line in found if line.turn > turn and players[line.turn] == seat]
            told = told[: told.index(after[0])] if after else told
            if len(lines) <= 4:
                continue
            assert told[0] == str(lines[0])
            assert len(told) <= 1 + SHORT
            shown = "".join(line.strip() for line in told[1:])
            assert say("in log", lang, n=len(lines) - 1).replace(" ", "") in shown.replace(" ", "")
            assert not re.search(r"\[\d", shown)


@pytest.mark.parametrize("title", TITLES)
def test_what_matters_most_is_in_the_short_form(title: str) -> None:
    """The first kind that occurs is told whole."""
    game = played_to(title, 5)
    kinds = shipped_words(title).HEADLINES
    turn, player = next((t, p) for t, p in turn_players(game).items() if t == 3)
    seat = 1 - player
    since = seen_before(game, seat, turn)
    lines = [e for e in explain.lines(game, seat, since=since) if e.turn == turn]
    kind = next(kind for kind in kinds if kind in {line.message for line in lines})
    text = " ".join(" ".join(news(game, seat, "en", since, WIDTH).lines).split())
    assert next(line.text for line in lines if line.message == kind) in text


def test_ones_own_turn_is_told_in_full() -> None:
    game = played_to("godzilla", 3)
    turn, seat = 1, turn_players(game)[1]
    since = seen_before(game, seat, turn)
    lines = [e for e in explain.lines(game, seat, since=since) if e.turn == turn]
    assert len(lines) > 6
    told = news(game, seat, "en", since, WIDTH).lines
    assert told[: len(lines)] == [str(line) for line in lines]


def test_of_a_turn_under_way_the_latest_is_told_in_full() -> None:
    """A player who is attacked reads of the attack itself."""
    game = played_to("vanguard", 4)
    bots = [built_in("greedy", 1), built_in("greedy", 2)]
    while game.decision is not None:
        seat = game.decision.seat
        if game.decision.prompt == "guard" and seat != game.view(seat)["turn_player"]:
            break
        game.answer(*bots[seat].choose(game.view(seat)))
    latest = explain.lines(game, seat)[-2:]
    since = next(at for at, entry in enumerate(game.log) if entry.turn == game.state.turn)
    told = news(game, seat, "en", since, WIDTH).lines
    assert told[-2:] == [str(line) for line in latest]


def test_log_tells_all_of_what_was_summed_up() -> None:
    output = io.StringIO()
    typed = iter(["pass", "log", "quit"])
    game = starting.start("godzilla", ("ember_rush", "drowned_choir"), seed=5)
    console = Console(file=output, width=WIDTH, color_system=None, highlight=False)
    session = Session(
        game, [None, built_in("greedy", 3)], console, "en", ("A", "B"), lambda prompt: next(typed)
    )
    session.run()
    text = output.getvalue()
    (count,) = re.findall(r"\(`log` tells all\s+(\d+)\s+events\.\)", text)
    logged = text.rpartition("(`log` tells all")[2]
    theirs = [line for line in explain.lines(session.game, 0) if line.turn == 2]
    assert len(theirs) == int(count) + 1
    flat = " ".join(logged.split())
    assert all(line.text in flat for line in theirs)

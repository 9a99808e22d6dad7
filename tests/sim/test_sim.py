"""Simulation: the same table however the games are spread, and figures that are right."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections import Counter
from typing import Any

import pytest

from headjudge import BadDeck, HeadjudgeError, UnknownGame, starting
from headjudge.games import godzilla
from headjudge.players import UnknownPlayer
from headjudge.sim import interval, play_one, prepare, run, runners, simulate
from headjudge.sim import match as matches
from headjudge.sim.jobs import job_of
from headjudge.sim.statistics import Tally

DECKS = ("ember_rush", "drowned_choir")


def a_match(players: tuple[str, str] = ("random", "random"), seed: int = 4) -> matches.Match:
    return prepare("godzilla", DECKS, seed, players)


def test_serial_and_pool_give_the_same_table() -> None:
    match = a_match(("random", "greedy"))
    assert run(match, 12, workers=1) == run(match, 12, workers=3)


def test_a_game_depends_on_its_number_alone() -> None:
    match = a_match()
    outcome, row = play_one(match, 7), run(match, 8)[7]
    assert (outcome.turns, outcome.decisions) == (row.turns, row.decisions)
    assert (outcome.first + 1, outcome.winner) == (row.first, row.winner and row.winner - 1)
    assert play_one(match, 7) != play_one(a_match(seed=5), 7)


def test_the_games_of_a_round_have_one_seed_and_the_players_change_seats() -> None:
    rows = run(a_match(), 6)
    assert [row.round for row in rows] == [0, 0, 1, 1, 2, 2]
    assert [row.seat_1 for row in rows] == [1, 2, 1, 2, 1, 2]
    for one, two in zip(rows[::2], rows[1::2], strict=True):
        assert one.seed == two.seed
    assert len({row.seed for row in rows}) == 3


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_in_a_mirror_the_games_of_a_round_are_the_same_game_with_sides_changed(
    player: str,
) -> None:
    """All that differs between the players of a mirror is what they are called."""
    rows = run(prepare("godzilla", (DECKS[0], DECKS[0]), 3, (player, player)), 6)
    for one, two in zip(rows[::2], rows[1::2], strict=True):
        assert (one.turns, one.decisions, one.rule) == (two.turns, two.decisions, two.rule)
        assert {one.winner, two.winner} == {1, 2}
        assert {one.first, two.first} == {1, 2}


def test_a_killed_worker_loses_no_game() -> None:
    match = a_match()
    killed: list[int] = []

    def kill_one(done: int, total: int) -> None:
        if not killed:
            worker = multiprocessing.active_children()[0].pid
            assert worker is not None
            killed.append(worker)
            os.kill(worker, signal.SIGKILL)

    assert run(match, 24, workers=2, progress=kill_one) == run(match, 24)
    assert killed


def test_workers_that_die_for_ever_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runners, "play_some", _die)
    with pytest.raises(HeadjudgeError, match="workers die again and again") as told:
        run(a_match(), 4, workers=2)
    assert told.value.field == "workers"


def _die(batch: object) -> list[object]:
    os._exit(1)


def test_seats_alternate_and_outcomes_count_by_player(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[Any] = []
    real = starting.start

    def spy(game: str, decks: Any, *rest: Any, **more: Any) -> Any:
        seats.append([deck.name for deck in decks])
        return real(game, decks, *rest, **more)

    match = a_match()
    monkeypatch.setattr(matches, "start", spy)
    run(match, 3)
    assert seats == [
        ["Ember Rush", "Drowned Choir"],
        ["Drowned Choir", "Ember Rush"],
        ["Ember Rush", "Drowned Choir"],
    ]


def test_the_better_player_wins_whoever_is_named_first() -> None:
    for players in (("greedy", "random"), ("random", "greedy")):
        report = simulate("godzilla", DECKS, 12, 1, players)
        wins = {entrant.player: entrant.all.wins for entrant in report.entrants}
        assert wins["greedy"] > wins["random"]


def test_the_report_adds_up() -> None:
    report = simulate("godzilla", DECKS, 10, 2)
    one, two = report.entrants
    assert [one.deck, two.deck] == list(DECKS)
    assert one.all.wins + two.all.wins + report.draws + report.unfinished == 10
    for entrant in (one, two):
        assert entrant.first.games + entrant.second.games == entrant.all.games
        assert entrant.first.wins + entrant.second.wins == entrant.all.wins
    assert one.first.games == two.second.games
    assert sum(report.rules.values()) == 10 - report.unfinished
    assert report.first_wins.wins == one.first.wins + two.first.wins
    assert report.decisions > 10
    assert report.decisions_per_game == report.decisions / 10


def test_json_has_the_figures_that_scripts_read() -> None:
    report = simulate("godzilla", DECKS, 3, 2)
    plain = json.loads(report.to_json())
    assert plain["games"] == 3
    assert plain["decisions"] == report.decisions
    for name in ("games_per_second", "decisions_per_second", "seconds", "turns_mean"):
        assert plain[name] > 0
    assert plain["entrants"][0]["all"].keys() == {"wins", "games", "rate", "low", "high"}


def test_progress_hears_of_every_game() -> None:
    heard: list[tuple[int, int]] = []
    run(a_match(), 4, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(4, 4)]
    heard.clear()
    run(a_match(), 20, workers=2, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(8, 20), (16, 20), (20, 20)]


def test_a_game_without_end_is_unfinished_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MOST_DECISIONS", 3)
    report = simulate("godzilla", DECKS, 2)
    assert report.unfinished == 2
    assert report.entrants[0].all.games == 0
    assert report.errors[0] == "game 0: game: not over after 3 decisions"


def test_a_game_that_breaks_does_not_take_the_others_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = matches.play_out
    calls = []

    def breaks_once(game: Any, bots: Any) -> None:
        calls.append(game)
        if len(calls) == 2:
            raise ZeroDivisionError("oh")
        real(game, bots)

    monkeypatch.setattr(matches, "play_out", breaks_once)
    report = simulate("godzilla", DECKS, 3)
    assert report.unfinished == 1
    assert report.errors == ["game 1: ZeroDivisionError: oh"]
    assert report.entrants[0].all.games == 2


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_holds_its_share_and_shrinks() -> None:
    wide = interval(7, 10)
    narrow = interval(700, 1000)
    assert wide[0] < narrow[0] < 0.7 < narrow[1] < wide[1]


def test_a_match_without_games_has_no_shares() -> None:
    report = Tally(job_of((a_match(),), 1)).report()
    assert (report.games, report.games_per_second, report.entrants[0].all.rate) == (0, 0.0, 0.0)
    assert (report.entrants[0].score.low, report.entrants[0].score.high) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"game": "chess"}, UnknownGame, "no such game"),
        ({"decks": ("ember_rush", "nothing")}, BadDeck, "no deck 'nothing'"),
        ({"decks": ("ember_rush",)}, BadDeck, "2 decks, not 1"),
        ({"players": ("random", "deep")}, UnknownPlayer, "no player 'deep'"),
        ({"players": ("random",)}, HeadjudgeError, "2 players, not 1"),
        ({"games": 0}, HeadjudgeError, "games: 1 to"),
        ({"workers": 0}, HeadjudgeError, "workers: 1 to"),
        ({"edition": "xx"}, UnknownGame, "no edition 'xx'"),
    ],
)
def test_bad_input_is_a_typed_error(
    arguments: dict[str, Any], error: type[HeadjudgeError], message: str
) -> None:
    given: dict[str, Any] = {"game": "godzilla", "decks": DECKS, "games": 1, **arguments}
    with pytest.raises(error) as told:
        simulate(**given)
    assert message in str(told.value)


def test_both_editions_are_played() -> None:
    for edition in godzilla.TITLE.rules().editions:
        assert simulate("godzilla", DECKS, 2, edition=edition).edition == edition


def test_rules_are_counted_from_the_set_up_on() -> None:
    counts = matches.count_rules("godzilla", 3, 1)
    assert isinstance(counts, Counter)
    assert counts["6.3.1.3"] == 3
    assert counts["7.2.2"] > 10
    assert counts == matches.count_rules("godzilla", 3, 1)

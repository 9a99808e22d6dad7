"""Games that are watched: every event, every question, copies, secrets, the end and the record."""

from __future__ import annotations

import random
from typing import Any

import headjudge
from headjudge import games, starting
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.players import built_in
from tests.at_random import action_for, answer_for
from tests.games.whole_games import one_question, tells_no_secret
from tests.reliability.swaps import swap
from tests.reliability.test_invariants import Watch, go_on_alike

MOST_DECISIONS = 20_000
HASHED = 5  # of so many games one is replayed with all hashes
PLAYERS = ("any option", "what to do first", "greedy")


class Answers:
    """Who answers in a game: the same for the same game."""

    def __init__(self, title: str, number: int) -> None:
        self.kind = PLAYERS[number % len(PLAYERS)]
        self.chance = random.Random(f"real {title} {number}")
        self.bots = [built_in("greedy", self.chance.getrandbits(32)) for _seat in (0, 1)]

    def next(self, game: Game) -> tuple[int, ...]:
        assert game.decision is not None
        if self.kind == "greedy":
            seat = game.decision.seat
            return self.bots[seat].choose(game.view(seat))
        return (answer_for if self.kind == "any option" else action_for)(game, self.chance)


def begin(cards: Pool, decks: list[Any], number: int, chance: random.Random) -> Game:
    """Game `number` between these decks, as it begins."""
    count = len(decks)
    other = (number + 1 + number // count) % count
    editions = games.load(cards.game).rules().editions
    return starting.start(
        cards.game,
        (decks[number % count], decks[other]),
        seed=chance.getrandbits(64),
        edition=editions[number % len(editions)],
        cards=cards,
    )


def keep_secrets(cards: Pool, decks: list[Any], swaps: int) -> None:
    """In games between these decks so many swaps of hidden cards make no difference to what a
    viewer gets who cannot know them (`tests.reliability.swaps`)."""

    def begins(title: str, number: int) -> tuple[Game, random.Random]:
        chance = random.Random(f"secrets of real {title} {number}")
        return begin(cards, decks, number, chance), chance

    tally = swap(cards.game, swaps, most_differences=1, begins=begins)
    assert not tally.differences, "\n".join(tally.differences)
    assert tally.compared > 5 * swaps


def play(cards: Pool, decks: list[Any], number: int, every: int) -> Game:
    """Game `number` between these decks, watched from the first decision to the end; at every so
    many decisions copies are held against it."""
    answers = Answers(cards.game, number)
    game = begin(cards, decks, number, answers.chance)
    unwatched = game.rules
    watch = Watch(game)
    after = ""  # what a fork has come to with the same answer
    while game.result is None:
        decision: Any = game.decision
        assert decision.options or decision.most == 0, "nothing to choose from"
        assert 0 <= decision.least <= decision.most <= len(decision.options)
        assert len(set(decision.options)) == len(decision.options)
        held = game.state.decisions % every == number % every
        if held:
            one_question(game)
            tells_no_secret(game, answers.chance)
        picks = answers.next(game)
        if held or after:
            text = game.to_json()
            assert after in ("", text)
            after = go_on_alike(game, text, picks) if held else ""
        game.answer(*picks)
        assert game.state.decisions < MOST_DECISIONS, "unfinished"
    assert game.result.rule
    assert watch.events
    game.rules = unwatched
    return game


def replays(game: Game, hashes: bool) -> None:
    """The game comes out the same from its record alone, cards and all; with hashes it is the
    same before every answer, too."""
    record = starting.record(game, hashes)
    record = headjudge.read_record(headjudge.write_record(record))
    again = starting.replay(record, log=False)
    assert again.position_hash() == game.position_hash()
    assert again.result == game.result


def hold(cards: Pool, decks: list[Any], number: int, every: int) -> None:
    """Game `number` between these decks of a pool's cards holds what is promised; what goes wrong
    in it says which game it was. One game in a few is replayed with all hashes."""
    try:
        replays(play(cards, decks, number, every), hashes=number % HASHED == 0)
    except BaseException as error:
        error.add_note(f"game {number} of {cards.game}")
        raise

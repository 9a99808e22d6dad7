"""What must be true of bots in every game. A game's tests take `EveryGame` over and say what
is their own."""

from __future__ import annotations

import copy
import time
from typing import Any

import pytest

from headjudge import games, players, starting
from headjudge.players import make
from headjudge.sim.match import derived, play_one, prepare


class EveryGame:
    """To be taken over by a class of tests with `title`; `matches` and `wins`: how many of so
    many greedy must win against random."""

    title: str
    matches = 40
    wins = 36

    def decks(self) -> list[str]:
        return sorted(games.load(self.title).decks())

    def a_game(self, number: int) -> Any:
        """A game of two decks that differ from number to number."""
        decks = self.decks()
        own, other = decks[number % len(decks)], decks[(number * 4 + 1) % len(decks)]
        return starting.start(self.title, (own, other), seed=number, log=False)

    @pytest.mark.parametrize("name", players.NAMES)
    def test_answers_are_legal_and_the_same_for_the_same_seed(self, name: str) -> None:
        for number in range(5):
            hashes = []
            for _time in range(2):
                game = self.a_game(number)
                bots = [make(name, seed) for seed in (1, 2)]
                while game.decision is not None and game.state.decisions < 150:
                    seat = game.decision.seat
                    game.answer(*bots[seat].choose(game.view(seat)))  # an illegal one would raise
                hashes.append(game.state_hash())
            assert hashes[0] == hashes[1]

    @pytest.mark.parametrize("name", players.NAMES)
    def test_a_bot_answers_the_same_whatever_lies_where_it_cannot_look(self, name: str) -> None:
        """All that the seat cannot know is dealt anew; the answer stays."""
        checked = 0
        for number in range(6):
            game = self.a_game(number)
            bots = [make(name, seed) for seed in (3, 4)]
            while game.decision is not None and game.state.decisions < 120:
                seat = game.decision.seat
                if game.state.decisions % 3 == 0:
                    for key in range(2):
                        other = game.determinize(seat, key)
                        twin, honest = copy.deepcopy(bots[seat]), copy.deepcopy(bots[seat])
                        assert twin.choose(other.view(seat)) == honest.choose(game.view(seat))
                        checked += 1
                game.answer(*bots[seat].choose(game.view(seat)))
        assert checked > 100

    def test_greedy_beats_random_with_mixed_decks_in_both_seats(self) -> None:
        decks = self.decks()
        won = 0
        for number in range(self.matches):
            pair = (decks[number % len(decks)], decks[(number * 2 + 1) % len(decks)])
            key = derived(17, number, "test")
            match = prepare(self.title, pair, key, ("greedy", "random"))
            won += play_one(match, number).winner == 0
        assert won >= self.wins

    def test_greedy_takes_less_than_a_millisecond(self) -> None:
        game = self.a_game(2)
        bots = [make("greedy", 1), make("greedy", 2)]
        taken = []
        while game.decision is not None and game.state.decisions < 200:
            seat = game.decision.seat
            view = game.view(seat)
            began = time.perf_counter()
            answer = bots[seat].choose(view)
            taken.append(time.perf_counter() - began)
            game.answer(*answer)
        assert sorted(taken)[len(taken) // 2] < 0.001

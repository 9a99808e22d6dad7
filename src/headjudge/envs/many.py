"""Many games at once: one array of observations for as many questions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from headjudge.envs.layout import ACTIONS, Layout
from headjudge.envs.play import Mask, Play
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool


class ManyGames:
    """So many games side by side, in one process. Each waits for the answer of whoever is asked in
    it; one that is over begins anew by itself.

    `seats` says who is asked in each; `observations` and `masks` are theirs, a row for each game.
    """

    def __init__(
        self,
        game: str,
        count: int,
        decks: tuple[Any, Any] | None = None,
        edition: str | None = None,
        cards: Pool | None = None,
    ) -> None:
        if count < 1:
            raise HeadjudgeError(f"at least 1 game, not {count}", field="count")
        self.layout = Layout(game, cards)
        self.games = [Play(game, decks, edition, cards, self.layout) for _each in range(count)]
        self.observations = np.zeros((count, self.layout.size), np.int32)
        self.masks: Mask = np.zeros((count, ACTIONS), np.int8)
        self.seats = np.zeros(count, np.int8)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew. The same seed gives the same games; each has its own."""
        for number, play in enumerate(self.games):
            play.begin(None if seed is None else seed * len(self.games) + number)
            self.look(number)

    def look(self, number: int) -> None:
        """Fill in the row of a game."""
        play = self.games[number]
        seat = play.seat
        self.seats[number] = seat
        self.observations[number] = play.observation(seat)
        self.masks[number] = play.mask(seat)

    def step(
        self, actions: NDArray[Any] | list[int]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Carry out an action in each game. The rewards of both seats, a row for each game, and
        which games ended by it; these have begun anew."""
        if len(actions) != len(self.games):
            raise HeadjudgeError(f"{len(self.games)} actions, not {len(actions)}", field="actions")
        rewards = np.zeros((len(self.games), 2), np.float32)
        ended = np.zeros(len(self.games), np.bool_)
        for number, play in enumerate(self.games):
            play.act(int(actions[number]))
            if play.seat < 0 or play.is_cut:
                if play.winner >= 0:
                    rewards[number] = -1
                    rewards[number, play.winner] = 1
                ended[number] = True
                play.begin()
            self.look(number)
        return rewards, ended

    def view(self, number: int) -> dict[str, Any]:
        """The view of whoever is asked in a game."""
        return self.games[number].view(int(self.seats[number]))

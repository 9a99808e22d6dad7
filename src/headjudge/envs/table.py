"""Gymnasium's form: one player, who plays against a bot."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from headjudge.envs.handed import Observation, ViewNow
from headjudge.envs.layout import ACTIONS
from headjudge.envs.play import Play
from headjudge.envs.turns import observation_space_of
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.match import Match
from headjudge.players import Player, RandomPlayer, ask, make


class TableEnv(gymnasium.Env[dict[str, Any], Any]):
    """A seat at a table, against a bot: "random", "greedy" or one of your own.

    The seat is drawn anew for each game. The reward is 1 for a win and -1 for a loss, when the game
    is over. `info["view"]` is the view.
    """

    def __init__(
        self,
        game: str,
        against: str = "greedy",
        decks: tuple[Any, Any] | None = None,
        edition: str | None = None,
        cards: Pool | None = None,
    ) -> None:
        self.play = Play(game, decks, edition, cards)
        self.layout = self.play.layout
        self.against = against
        self.seat = 0
        self.bot: Player = make(against)
        self.observation_space: spaces.Dict = observation_space_of(self.layout)
        self.action_space: spaces.Discrete = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin another game. `options`: `{"decks": (own, other)}` and `{"seat": 1}` for it."""
        super().reset(seed=seed)
        wanted = options or {}
        decks = wanted.get("decks") or self.play.decks
        while True:  # until it is the player who is asked first of a game that goes on
            chance = int(self.np_random.integers(1 << 62))
            self.seat = int(wanted.get("seat", chance & 1))
            if self.seat not in (0, 1):
                raise HeadjudgeError("0 or 1", field="seat")
            turned = decks if decks is None or self.seat == 0 else (decks[1], decks[0])
            self.play.begin(chance, turned)
            self.bot = make(self.against, chance)
            self.let_bot()
            if self.play.seat >= 0:
                return self.observe(), {"view": ViewNow(self.play, self.seat)}

    def let_bot(self) -> None:
        """Have the bot answer until the player is asked or the game is over."""
        play = self.play
        bot = self.bot
        while play.seat == 1 - self.seat and not play.is_cut:
            asked = play.now.state.decision
            if asked is not None and type(bot) is RandomPlayer:  # it only counts the options
                play.answer(bot.pick(len(asked.options), asked.least, asked.most))
            else:
                play.answer(ask(bot, play.view(1 - self.seat)))

    def observe(self) -> Observation:
        """What the player sees, and which actions there are."""
        return self.play.observe(self.seat)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and have the bot answer what it is asked next."""
        play = self.play
        play.act(int(action))
        self.let_bot()
        reward = 0.0
        over = play.seat < 0
        if over and play.winner >= 0:
            reward = 1.0 if play.winner == self.seat else -1.0
        info = {"view": ViewNow(play, self.seat)}
        return self.observe(), reward, over, play.is_cut, info

    def render(self) -> str:
        """The board as the player sees it, drawn with letters."""
        return Match(self.play.now).board(self.seat)

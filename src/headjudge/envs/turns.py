"""PettingZoo's form: two agents who are asked in turn."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from headjudge.envs.handed import Observation, ViewNow
from headjudge.envs.layout import ACTIONS, LARGEST, Layout
from headjudge.envs.play import Play
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.match import Match

AGENTS: Final = ("player_0", "player_1")
SEATS: Final = {name: seat for seat, name in enumerate(AGENTS)}


def observation_space_of(layout: Layout) -> spaces.Dict:
    """What observations look like: the numbers of the layout, and which actions there are."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (layout.size,), np.int32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


class TurnsEnv(AECEnv[str, Observation, int]):
    """A game between two agents, `player_0` and `player_1`, who are asked in turn.

    The reward is 1 for who wins and -1 for who loses, when the game is over; 0 for a draw and all
    the time before. A game that no rule ends is truncated. `infos[agent]["view"]` is the view.
    """

    def __init__(
        self,
        game: str,
        decks: tuple[Any, Any] | None = None,
        edition: str | None = None,
        cards: Pool | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"headjudge_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False,
        }  # fmt: skip
        self.render_mode = render_mode
        self.play = Play(game, decks, edition, cards)
        self.layout = self.play.layout
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self._space = {agent: observation_space_of(self.layout) for agent in AGENTS}
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What the observations of an agent look like."""
        return self._space[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions of an agent, of which the mask says which there are."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game. `options`: `{"decks": (own, other)}` for this one."""
        self.play.begin(seed, (options or {}).get("decks"))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self._skip_agent_selection = None
        self._look()

    def _look(self) -> None:
        """Say who is asked, and give everybody their view."""
        play = self.play
        seat = play.seat
        if seat >= 0:
            self.agent_selection = AGENTS[seat]
        self.infos = {
            "player_0": {"view": ViewNow(play, 0)},
            "player_1": {"view": ViewNow(play, 1)},
        }

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which actions it has. The array is made when it is looked at."""
        return self.play.observe(SEATS[agent])

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise HeadjudgeError(f"{agent} is asked and gives no action", field="action")
        play = self.play
        play.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if play.seat < 0:
            winner = play.winner
            self.terminations = dict.fromkeys(AGENTS, True)
            if winner >= 0:
                self.rewards = {
                    name: 1.0 if seat == winner else -1.0 for name, seat in SEATS.items()
                }
                self._accumulate_rewards()
        elif play.is_cut:
            self.truncations = dict.fromkeys(AGENTS, True)
        self._look()

    def render(self) -> str:
        """The board as the agent that is asked sees it, drawn with letters."""
        return Match(self.play.now).board()

    def close(self) -> None:
        """There is nothing to close."""


def env(
    game: str,
    decks: tuple[Any, Any] | None = None,
    edition: str | None = None,
    cards: Pool | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    """A game in PettingZoo's form. Without `decks`, each game draws two of those that ship."""
    return TurnsEnv(game, decks, edition, cards, render_mode)

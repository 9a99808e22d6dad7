"""The games as environments for programs that learn: PettingZoo's form for two players in turn,
the same for many games at once, and Gymnasium's for one player against a bot.

    from headjudge import envs
    env = envs.env("godzilla")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        action = None if over or cut else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

It needs the extra `envs`: `pip install headjudge[envs]`.
"""

from __future__ import annotations

from headjudge.kernel.errors import HeadjudgeError

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise HeadjudgeError(
        f"{error.name} is missing: pip install 'headjudge[envs]'", field="envs"
    ) from error

from headjudge.envs.layout import ACTIONS, DONE, MORE, OPTIONS, Layout
from headjudge.envs.many import ManyGames
from headjudge.envs.table import TableEnv
from headjudge.envs.turns import TurnsEnv, env

__all__ = [
    "ACTIONS",
    "DONE",
    "MORE",
    "OPTIONS",
    "Layout",
    "ManyGames",
    "TableEnv",
    "TurnsEnv",
    "env",
]

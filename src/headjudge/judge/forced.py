"""The questions that answer themselves, since public facts leave one answer.

No line of a ruling answers them; but a line that says more than one question asks for may have
said what one of them was about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame


@dataclass(frozen=True)
class Forced:
    """A question that answered itself: whose, which, and with what."""

    seat: int
    prompt: str
    chosen: tuple[Option, ...]


def watch(game: Game) -> list[Forced]:
    """The questions of this game, and of forks of it, that answer themselves from now on: a list
    that grows."""
    found: list[Forced] = []

    def watching(run: Callable[[Any, Frame], Decision | None]) -> Callable[[Any, Frame], Any]:
        def asked(game: Game, frame: Frame) -> Decision | None:
            decision = run(game, frame)
            if decision is not None and decision.forced():
                chosen = decision.options[: decision.most]
                found.append(Forced(decision.seat, decision.prompt, chosen))
            return decision

        return asked

    rules = game.rules.copy()
    rules.runs = {
        name: tuple([None if run is None else watching(run) for run in runs])
        for name, runs in game.rules.runs.items()
    }
    game.rules = rules
    return found

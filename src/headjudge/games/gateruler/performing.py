"""14-11. One-time effects: their instructions, carried out one by one."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import loops
from headjudge.games.gateruler.showing import stop_revealing
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import perform


def about(frame: Frame) -> tuple[Any, ...]:
    """What a question inside an effect is about."""
    return (frame.vars["source"], frame.vars["todo"])


@choice("14-11a")
def perform_effect(game: Game, frame: Frame) -> Decision | None:
    """The next instruction is carried out, asking first what has to be asked."""
    decision = perform.perform(game, frame)
    return None if decision is None else loops.without_restart(game, about(frame), decision)


@perform_effect.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if loops.is_looked_for(game):
        decision = perform.perform(game, frame)  # the same question, asked again
        if decision is not None:
            loops.note_answer(game, about(frame), decision.seat, chosen)
    perform.performed(game, frame, chosen)


PERFORM = Procedure("perform", "14-11a", "Carry out an effect", (perform_effect, stop_revealing))

PROCEDURES: Final = (PERFORM,)

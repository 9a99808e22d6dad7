"""8-7. Immediate effects: what an effect says is done at once, instruction by instruction."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import loops, permanents, showing
from headjudge.kernel.decision import Decision
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import perform
from headjudge.rulebook.citation import rule

# 8-2-2-1: it is done, and over, while the effect is being resolved
carry_out = rule("8-2-2-1", game="dragonball")(perform.perform)


@choice("8-7-1")
def perform_effect(game: Game, frame: Frame) -> Decision | None:
    """The next instruction is carried out, asking first what has to be asked."""
    permanents.look(game, frame)
    return loops.ROUNDS.ask(game, frame, carry_out(game, frame))


perform_effect.then(loops.ROUNDS.answered)


PROCEDURES: Final = (
    Procedure(
        "perform",
        "8-7-1",
        "Carry out an effect",
        (perform_effect, showing.stop_revealing_step, showing.shuffle_what_was_looked_at),
    ),
)

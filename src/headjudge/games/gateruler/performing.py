"""14-11. One-time effects: their instructions, carried out one by one."""

from __future__ import annotations

from headjudge.games.gateruler import loops
from headjudge.games.gateruler.showing import stop_revealing
from headjudge.kernel.decision import Decision
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import perform


@choice("14-11a")
def perform_effect(game: Game, frame: Frame) -> Decision | None:
    """The next instruction is carried out, asking first what has to be asked."""
    return loops.ROUNDS.ask(game, frame, perform.perform(game, frame))


perform_effect.then(loops.ROUNDS.answered)


PERFORM = Procedure("perform", "14-11a", "Carry out an effect", (perform_effect, stop_revealing))

"""8.2.1.1. One-shot effects: their instructions, carried out one by one."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.dominate import end_with_effect
from headjudge.games.vanguard.showing import stop_revealing
from headjudge.kernel.flow import Procedure, Step, step
from headjudge.language import perform
from headjudge.rulebook.citation import rule

perform_effect: Step = step("8.2.1.1", game="vanguard")(perform.perform)
# 8.5.4: what is to be chosen is chosen now
perform_effect.then(rule("8.5.4", game="vanguard")(perform.performed))

PERFORM = Procedure(
    "perform", "8.2.1.1", "Carry out an effect", (perform_effect, stop_revealing, end_with_effect)
)

PROCEDURES: Final = (PERFORM,)

"""8-1-3. The free timings at which [Activate] skills are activated."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c10_keywords.awakening import is_awakening
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.rulebook.citation import rule

MAIN: Final = "main"
BATTLE: Final = "battle"
ANY: Final = "any"


@rule("8-1-3")
def is_time_for(term: v.Activate, timing: str) -> bool:
    """Whether this is a free timing at which a skill is activated: the one that the skill names;
    for [Awaken] and [Wish], any."""
    if term.timing != ANY:
        return term.timing == timing
    return is_awakening(term)

"""8-1-3. The free timings at which [Activate] skills are activated."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c10_keywords.awakening import AWAKENING
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.rulebook.citation import rule

MAIN: Final = "main"
BATTLE: Final = "battle"
ANY: Final = "any"


class Timing:
    """When skills are activated: `name` is what such a skill says; whether [Awaken] and
    [Wish] can be activated then too, and whether counter timings come with it."""

    __slots__ = ("awakens", "counters", "name")

    def __init__(self, name: str, awakens: bool, counters: bool) -> None:
        self.name: str = name
        self.awakens: bool = awakens
        self.counters: bool = counters


@rule("8-1-3")
def is_time_for(term: v.Activate, timing: Timing) -> bool:
    """Whether this is the free timing at which a skill is activated: the one that the skill
    names."""
    if term.timing != ANY:
        return term.timing == timing.name
    return timing.awakens and term.keyword in AWAKENING

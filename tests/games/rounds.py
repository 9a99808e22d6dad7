"""Going round in a loop until the rules notice."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.language.loops import PATIENCE
from tests.games.table import Table


def go_round(table: Table[Any], word: str = "yes", prompt: str = "may") -> None:
    """Say this until somebody is asked something else (how often), or the game is over."""
    for _ in range(4 * PATIENCE):
        if table.prompt != prompt:
            return
        table.player(table.asked).says(word)
    pytest.fail("the loop was not noticed")


def loops_noted(table: Table[Any]) -> list[tuple[int, ...]]:
    """How many rounds of each loop were agreed on."""
    return [(entry.amount,) for entry in table.logged("loop")]

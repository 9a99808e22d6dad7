"""What a turn has seen is part of the state: a mark ends what was worked out before it."""

from __future__ import annotations

import pytest

from headjudge.language import terms as t
from tests.kernel.harbor.table import given, ship, side
from tests.kernel.test_layers import power

GROWS = t.Change(t.Self(), "power", "add", 2)
SAW_IT = t.Continuous((GROWS,), (t.Happened("a storm", t.YOU),))
COUNTS = t.Continuous((t.Change(t.Self(), "power", "add", t.TurnCount("a storm", t.YOU)),))


@pytest.mark.parametrize(("ability", "grown"), [(SAW_IT, 5), (COUNTS, 4)])
def test_a_value_that_follows_from_a_mark_changes_with_it(ability: t.Ability, grown: int) -> None:
    """The value is asked for before and after, and nothing else happens in between."""
    watch = ship("Watch", ability)
    table = given(side(berth=[watch]))
    assert power(table, watch) == 3
    table.game.mark(("a storm", 0))
    assert power(table, watch) == grown


def test_what_the_other_player_saw_changes_nothing() -> None:
    watch = ship("Watch", SAW_IT)
    table = given(side(berth=[watch]))
    assert power(table, watch) == 3
    table.game.mark(("a storm", 1))
    assert power(table, watch) == 3

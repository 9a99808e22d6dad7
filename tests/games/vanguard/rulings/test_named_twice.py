"""A card that an effect names in two ways is one card."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c02_cards.printed import read_text
from tests.games.vanguard.table import given, side, unit

OTHER = unit("Other", power=7000)


@pytest.mark.rule("vanguard:8.2.1.2")
@pytest.mark.parametrize("chosen", ["Speaker", "Other"])
def test_a_unit_that_is_meant_twice_gets_its_power_once(chosen: str) -> None:
    """Q. "That unit and this unit get [Power] +5000", and I chose this unit. Does it get 10000?
    A. No: it is one unit, and gets 5000."""
    text = (
        "[ACT](VC):[Counter-Blast 1] Choose one of your units, that unit and this unit get "
        "[Power] +5000 until end of turn."
    )
    speaker = unit("Speaker", *read_text(text), grade=3, power=10000)
    mine = side(vanguard=speaker, circles={1: OTHER}, damage=[unit("Hurt")])
    table = given(you=mine)
    table.you.uses(speaker)
    table.you.chooses(speaker if chosen == "Speaker" else OTHER)
    printed = table.game.state.printed
    power = table.game.value(printed.index(speaker), "power")
    assert power == 15000

"""Chapter 17: loops."""

from __future__ import annotations

import pytest

from tests.games.gateruler.rulings.book.stock import begun, p, standard, unit

NUDGE = standard("Nudge", "Choose 1 unit and exhaust it.")


@pytest.mark.rule("gateruler:17-1a-3")
def test_r149_a_loop_nobody_can_stop() -> None:
    """The two abilities set each other off for ever: the game is drawn."""
    gear = unit(
        "Restless Gear",
        "L1 1/1/1",
        "When this becomes exhausted, ready this.\nWhen this becomes ready, exhaust this.",
    )
    table = begun(you=p(attack={1: gear}, hand=[NUDGE]))
    table.you.plays(NUDGE)
    table.resolve()
    assert table.result == ("draw", "17-1a-3")


@pytest.mark.rule("gateruler:17-1a-1")
def test_r150_a_loop_one_player_can_stop() -> None:
    """That player names a number, and then has to do something else."""
    gear = unit(
        "Fidget Gear",
        "L1 1/1/1",
        "When this becomes exhausted, ready this.\nWhen this becomes ready, you may exhaust this.",
    )
    table = begun(you=p(attack={1: gear}, hand=[NUDGE]))
    table.you.plays(NUDGE)
    table.resolve()
    while table.prompt == "may":
        assert table.asked == "you"
        table.you.says("yes")
    assert table.prompt == "loop-times" and table.asked == "you"
    table.you.chooses(3)
    assert table.result is None and table.you.is_ready(gear) and table.prompt == "act"

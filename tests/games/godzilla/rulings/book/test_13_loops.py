"""Chapter 13: loops."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import CINDER, EDITIONS, machine, p1, p2
from tests.games.godzilla.table import given

ECHO = machine(
    "Echo Horn",
    "Whenever your monster card's [Rage] is increased, increase your opponent's [Rage] by 1.",
    rank=3,
)


@EDITIONS
@pytest.mark.rule("godzilla:13.1.1.3")
def test_r116_a_loop_nobody_can_stop(edition: str) -> None:
    table = given(
        you=p1(zones={1: ECHO}, hand=[CINDER[2]]), them=p2(zones={1: ECHO}), edition=edition
    )
    table.you.gains_rage_with(CINDER[2])
    assert table.result is not None
    assert table.result[0] == "draw"


@EDITIONS
@pytest.mark.rule("godzilla:13.1.1.1")
@pytest.mark.rule("godzilla:10.5.4")
def test_r117_the_same_loop_with_a_way_out(edition: str) -> None:
    """Q. One of the two may decline. Is it a draw?  A. No: it goes on for as long as they like."""
    polite = machine(
        "Polite Horn",
        "Whenever your monster card's [Rage] is increased, you may increase your opponent's [Rage] "
        "by 1.",
        rank=3,
    )
    table = given(
        you=p1(zones={1: ECHO}, hand=[CINDER[2]]), them=p2(zones={1: polite}), edition=edition
    )
    table.you.gains_rage_with(CINDER[2])
    for answer in ("yes", "yes", "no"):
        assert (table.asked, table.prompt) == ("them", "may")
        table.them.says(answer)
    assert table.result is None
    assert (table.asked, table.prompt) == ("you", "main")
    assert (table.you.rage, table.them.rage) == (3, 3)

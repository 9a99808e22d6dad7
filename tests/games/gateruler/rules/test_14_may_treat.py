"""14-8c. What may be treated as something else: its controller decides, each time anew."""

from __future__ import annotations

import pytest

from tests.games.gateruler.table import PLAIN, event, exhausted, given, ruler, side, unit
from tests.games.gateruler.told import printed

CHIMERA = unit("Chimera", *printed("You may treat this as {Dragon}."), attributes=["Beast"])
WYRM = unit("Wyrm", attributes=["Dragon"])
PURGE = event("Purge", *printed("Timing: Standard Action\nDestroy all {Dragon} units."))
HUNT = event("Hunt", *printed("Timing: Standard Action\nDestroy all {Beast} units."))
CULL = event("Cull", *printed("Timing: Standard Action\nDestroy all {Robot} units."))


@pytest.mark.parametrize("treated", [True, False])
@pytest.mark.rule("gateruler:14-8c")
def test_14_8c_its_controller_decides_what_an_enemy_effect_finds(treated: bool) -> None:
    """Q. My opponent destroys all dragons. Is my Chimera one?  A. As I decide then."""
    table = given(you=side(hand=[PURGE]), them=side(attack={1: CHIMERA, 2: WYRM}))
    table.you.plays(PURGE)
    assert table.prompt == "treat" and table.asked == "them"
    table.them.chooses("treat" if treated else "treat not")
    assert (table.them.attack(1) == CHIMERA) is not treated
    assert table.them.attack(2) is None


@pytest.mark.parametrize("treated", [True, False])
@pytest.mark.rule("gateruler:14-8c", "gateruler:14-8c-1")
def test_14_8c_what_it_is_treated_as_takes_the_place_of_what_it_is(treated: bool) -> None:
    """A beast that is treated as a dragon is no beast."""
    table = given(you=side(hand=[HUNT]), them=side(attack={1: CHIMERA}))
    table.you.plays(HUNT)
    table.them.chooses("treat" if treated else "treat not")
    assert (table.them.attack(1) == CHIMERA) is treated


@pytest.mark.rule("gateruler:14-8c")
def test_14_8c_nobody_is_asked_where_it_makes_no_difference() -> None:
    for word in (CULL, event("Axe", *printed("Timing: Standard Action\nDestroy all enemy units."))):
        table = given(you=side(hand=[word]), them=side(attack={1: CHIMERA}))
        table.you.plays(word)
        assert table.prompt == "act"


@pytest.mark.rule("gateruler:14-8c", "gateruler:14-4b-4")
def test_14_8c_it_is_decided_before_targets_are_chosen() -> None:
    """One's own unit, for one's own effect: as a dragon it can be chosen, as a beast it cannot,
    and then there is nothing to play."""
    mend = event("Mend", *printed("Timing: Standard Action\nChoose 1 allied {Dragon} unit and "
                                  "ready it."))  # fmt: skip
    for treated in (True, False):
        table = given(you=side(hand=[mend], attack={1: exhausted(CHIMERA)}))
        table.you.plays(mend)
        table.you.chooses("treat" if treated else "treat not")
        if treated:  # on resolving it is referred to again
            table.you.chooses("treat")
        assert table.you.is_ready(CHIMERA) is treated
        assert (mend in table.you.graveyard) is treated and (mend in table.you.hand) is not treated


@pytest.mark.rule("gateruler:14-8c")
def test_14_8c_afterwards_it_is_both_again() -> None:
    """For what asks nobody; and the next time it is asked about anew."""
    table = given(you=side(hand=[PURGE, HUNT]), them=side(attack={1: CHIMERA}))
    table.you.plays(PURGE)
    table.them.chooses("treat not")
    assert set(table.them.value(CHIMERA, "attributes")) == {"Beast", "Dragon"}
    table.you.plays(HUNT)
    table.them.chooses("treat not")
    assert table.them.graveyard == [CHIMERA]


@pytest.mark.rule("gateruler:14-8c")
def test_14_8c_a_condition_refers_to_it_too() -> None:
    text = "Standard Action: If you control a {Dragon} unit, draw a card. If not, heal 1 life."
    sage = ruler("Sage", *printed(text))
    for treated in (True, False):
        table = given(you=side(ruler=sage, attack={1: CHIMERA}, damage=1))
        table.you.uses(sage)
        table.you.chooses("treat" if treated else "treat not")
        assert (len(table.you.hand) == 1) is treated
        assert (len(table.you.damage) == 0) is not treated


@pytest.mark.rule("gateruler:14-8c")
def test_14_8c_for_a_time_by_an_effect() -> None:
    """Whoever controls the effect decides, whoever's the card is."""
    text = "Standard Action: Choose 1 enemy unit. You may treat it as {Dragon} this turn."
    sage = ruler("Sage", *printed(text))
    table = given(you=side(ruler=sage, hand=[PURGE]), them=side(attack={1: PLAIN}))
    table.you.uses(sage)
    table.you.plays(PURGE)
    assert table.asked == "you"
    table.you.chooses("treat")
    assert table.them.graveyard == [PLAIN]

"""Chapter 9: rule actions."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    BALM,
    BEACON,
    FL,
    LAMP,
    SPARK,
    WICK,
    ana,
    ben,
    court,
    fight,
    gives,
    main,
    marshal,
)
from tests.games.vanguard.table import rested


@pytest.mark.rule("vanguard:9.3.1", "vanguard:4.6.4.1", "vanguard:10.32.3", "vanguard:10.5.1")
@pytest.mark.rule("vanguard:10.6.1")
def test_r77_moving_a_rear_guard_to_the_vanguard_circle() -> None:
    """Q. A rear-guard moves to the vanguard circle.  A. It stands there, the old vanguard goes to
    the soul; it was neither a ride nor a placing."""
    usurper = marshal(
        "Usurper",
        "[ACT](RC):[Counter-Blast 1] Move this unit to your (VC).\n"
        "[AUTO]:When this unit is placed on (VC), draw a card.",
        power=10000,
    )
    hearth = marshal("Hearth Marshal", "[AUTO]:When a unit rides this unit, draw a card.")
    table = main(ana(vanguard=hearth, circles={FL: rested(usurper)}, damage=[LAMP]))
    table.you.uses(usurper)
    assert table.you.vanguard is usurper
    assert table.you.stands(usurper)
    assert table.you.circle(FL) is None
    assert table.you.soul == [hearth]
    assert table.you.hand == []


WANDERING = marshal(
    "Wandering Marshal",
    "[ACT](VC):[Counter-Blast 1] Draw two cards, and put this unit on the bottom of your deck.",
)


@pytest.mark.rule("vanguard:9.5.1", "vanguard:9.2.4", "vanguard:9.5.1.1", "vanguard:10.6.1.1")
def test_r78_a_player_without_a_vanguard_rides_from_the_soul() -> None:
    """Q. My vanguard goes to the bottom of the deck.  A. I must ride a card of my soul, of any
    grade; it is placed, standing."""
    knight = court("Doorstep Knight", "[AUTO]:When this unit is placed on (VC), draw a card.")
    table = main(ana(vanguard=WANDERING, damage=[LAMP], soul=[SPARK, knight], deck=[LAMP, BEACON]))
    table.you.uses(WANDERING)
    assert table.you.offered == [SPARK, knight]
    table.you.chooses(knight)
    assert table.you.vanguard is knight
    assert table.you.stands(knight)
    assert table.you.soul == [SPARK]
    assert len(table.you.hand) == 3
    assert table.you.deck[-1] is WANDERING
    assert table.prompt == "main"
    assert BEACON in table.you.hand
    assert BEACON not in table.you.offers("call")
    assert LAMP in table.you.offers("call")


@pytest.mark.rule("vanguard:9.2.4", "vanguard:9.5.1.1")
def test_r78_with_an_empty_soul_that_player_loses() -> None:
    """Q. And with an empty soul?  A. I lose."""
    table = main(ana(vanguard=WANDERING, damage=[LAMP]))
    table.you.uses(WANDERING)
    assert table.result is not None
    assert table.result[0] == "them"
    assert table.result[1] in ("9.2.4", "9.5.1.1")


@pytest.mark.rule("vanguard:10.33.1", "vanguard:10.33.2", "vanguard:9.6.1", "vanguard:8.4.1.1")
def test_r79_skill_damage_is_checked_after_the_whole_ability() -> None:
    """Q. "Deal one damage, and draw a card": which card do I draw?  A. The top one; the damage
    check comes after the ability."""
    penitent = marshal(
        "Penitent Marshal",
        "[ACT](VC):[Counter-Blast 1] Choose one of your vanguards, deal one damage, and draw a "
        "card.",
    )
    table = main(ana(vanguard=penitent, damage=[LAMP], deck=[WICK, BALM]), ben(damage=[LAMP]))
    table.you.uses(penitent)
    assert table.you.hand == [WICK]
    assert table.you.trigger_zone == [BALM]
    gives(table.you, LAMP, penitent)
    assert table.you.damage == [BALM]
    assert table.you.face_down("damage") == []
    assert table.you.drop == [LAMP]
    assert table.you.power(penitent) == 16000
    assert table.you.hand == [WICK]


@pytest.mark.rule("vanguard:9.6.3", "vanguard:1.3.2", "vanguard:9.2.3", "vanguard:9.6.7")
def test_r80_the_deck_ends_in_the_middle_of_the_damage_process() -> None:
    """Q. Two damage, and the deck has one card, a heal trigger.  A. It heals and becomes damage;
    for the second there is no card; then the empty deck loses."""
    double = marshal("Double Marshal", critical=2)
    table = fight(
        ana(vanguard=double, damage=[LAMP]),
        ben(damage=[LAMP], deck=[BALM], cards_in_deck=0),
    )
    table.you.attacks(double, BEACON)
    gives(table.them, LAMP, BEACON)
    assert table.result == ("you", "9.2.3")
    assert table.them.drop == [LAMP]
    assert table.them.damage == [BALM]
    assert table.them.power(BEACON) == 16000
    assert table.them.vanguard_damage == 0

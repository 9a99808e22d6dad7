"""Chapter 10: [Awaken] and [Blocker]."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    FALLEN_GUARD,
    FILLER,
    GATE_DOG,
    RAM,
    SILL,
    a,
    attack,
    b,
    back_of,
    battle,
    chief,
    given,
    sizes,
)
from tests.games.dragonball.table import fought, rested

EMBER = chief(
    "Ember Youth",
    text="[Activate Main] [Once per turn] Place 1 card from your hand in the Drop Area : This card "
    "gains +5000 power for the duration of the turn.\n"
    "[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over.",
    back="[Activate Main] [Once per turn] Place 1 card from your hand in the Drop Area : This card "
    "gains +10000 power for the duration of the turn.",
)


@pytest.mark.rule(
    "dragonball:10-2-3", "dragonball:10-2-5", "dragonball:10-11-2", "dragonball:2-3-2-1-2"
)
def test_r78_awaken_keeps_position_and_power_changes() -> None:
    """Flipping keeps the position and the continuous effects on power (10-2-5); the limit per
    turn is counted for each skill (10-11-2) and the other side's text is absent (2-3-2-1-2)."""
    table = given(a(leader=EMBER, life=4, hand=[FILLER] * 3), b())
    table.you.uses(EMBER)
    table.you.chooses(FILLER)
    assert table.you.power(EMBER) == 15000
    attack(table, EMBER, SILL)
    table.you.uses(EMBER, 1)
    table.you.says("yes")
    back = table.you.leader
    assert back_of(table.you)
    assert table.you.power(back) == 20000 and not table.you.is_active(back)
    assert back not in table.you.offers("attack")
    assert table.you.offers("activate") == [back]
    table.you.uses(back)
    table.you.chooses(FILLER)
    assert table.you.power(back) == 30000
    assert table.you.offers("activate") == []
    table = given(a(leader=EMBER, life=5, hand=[FILLER] * 3), b())
    assert not table.you.can("activate", EMBER, 1)


DAWN = chief(
    "Dawn Rider",
    "blue",
    "[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over.",
    "[Critical]\n[Auto] When this card attacks, draw 1 card.",
)


@pytest.mark.rule("dragonball:10-2-5", "dragonball:7-2-1-2-3-2", "dragonball:7-1-1")
def test_r79_awaken_in_the_middle_of_ones_own_attack() -> None:
    """The flipped Leader is the same card, in its position, still the attack card (10-2-3,
    10-2-5); the attack trigger occurred at declaration, when that text was absent (7-1-1)."""
    table = given(a(leader=DAWN, life=4), b(hand=[FILLER]))
    table.you.attacks(DAWN, SILL)
    table.you.uses(DAWN)
    table.you.says("yes")
    assert back_of(table.you) and table.you.power(table.you.leader) == 15000
    table.you.passes()
    table.them.combos(FILLER)
    fought(table)
    assert sizes(table.them) == [7, 0, 30, 2], "the life card beside the comboed one"
    assert len(table.you.hand) == 2


NET_THROWER = battle(
    "Net Thrower",
    "yellow",
    "3(Y)",
    15000,
    "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards "
    "and switch it to Rest Mode.",
)
YARD_DOG = battle("Yard Dog", "green", "2(G)", 20000)


@pytest.mark.rule("dragonball:10-4-1", "dragonball:4-5-3-2", "dragonball:1-3-2-1")
def test_r80_the_attackers_auto_comes_before_blocker() -> None:
    """Both are pending at the same checkpoint and the turn player's come first (4-5-3-2);
    [Blocker] works by switching the card to Rest Mode (10-4-1), which a rested card cannot do
    (1-3-2-1)."""
    for rested_dog, life, dropped in ((GATE_DOG, 7, []), (YARD_DOG, 8, [GATE_DOG])):
        table = given(a(battle=[NET_THROWER]), b(battle=[GATE_DOG, YARD_DOG]))
        table.you.attacks(NET_THROWER, SILL)
        assert table.asked == "you"
        table.you.chooses(rested_dog)
        if dropped:
            assert table.asked == "them"
            table.them.says("yes")
        fought(table)
        assert table.prompt == "main"
        assert len(table.them.life) == life
        assert table.them.drop == dropped


SECOND_DOG = battle("Second Dog", "green", "1(G)", 5000, "[Blocker]")
STEER = battle("Steer", "red", "4(R)", 20000)


@pytest.mark.rule("dragonball:10-4-1", "dragonball:7-4-1-4-2")
def test_r81_when_blocker_may_be_used() -> None:
    """[Blocker] needs another of that player's cards to be attacked, Battle Cards included, and
    the blocker must be switched to Rest Mode (10-4-1)."""
    table = given(
        a(battle=[RAM, STEER]), b(battle=[GATE_DOG, rested(SECOND_DOG), rested(FALLEN_GUARD)])
    )
    table.you.attacks(RAM, SECOND_DOG)
    assert table.asked == "them"
    table.them.says("yes")
    assert table.prompt in ("combo", "main"), "Second Dog does not block"
    fought(table)
    assert table.them.drop == [GATE_DOG]
    assert table.them.battle == [SECOND_DOG, FALLEN_GUARD]
    attack(table, STEER, SILL)
    assert table.prompt == "main"
    assert len(table.them.life) == 7


BREAKER = chief(
    "Breaker",
    text="[Auto] [Once per turn] When your opponent activates [Blocker], you may place 2 cards "
    "from your hand in your Drop Area. If you do so, negate that [Blocker].",
)


@pytest.mark.rule("dragonball:10-4-2")
def test_r82_negating_blocker() -> None:
    """Negating [Blocker] moves the target of the attack back to the original one (10-4-2)."""
    for breaks, life in ((True, 7), (False, 8)):
        table = given(a(leader=BREAKER, hand=[FILLER] * 2), b(battle=[GATE_DOG]))
        table.you.attacks(BREAKER, SILL)
        table.them.says("yes")
        assert table.asked == "you"
        table.you.says("yes" if breaks else "no")
        fought(table)
        assert table.prompt == "main"
        assert len(table.them.life) == life
        assert table.them.battle == ([GATE_DOG] if breaks else [])
        assert table.you.drop == ([FILLER] * 2 if breaks else [])
        if breaks:
            assert not table.them.is_active(GATE_DOG)

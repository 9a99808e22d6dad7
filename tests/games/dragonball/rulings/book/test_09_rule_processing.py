"""Chapter 9: rule processing."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    FILLER,
    ROAD_GUARD,
    ROW,
    SILL,
    a,
    b,
    battle,
    extra,
    given,
)
from tests.games.dragonball.table import fought

THIN_REED = battle("Thin Reed", "green", "1(G)", 5000)
BEND = extra(
    "Bend",
    "green",
    "1(G)",
    "[Activate Main] Choose 1 of your Battle Cards and it gets -5000 power for the "
    "duration of the turn. Then, choose 1 of your Battle Cards and it gets +10000 "
    "power for the duration of the turn.",
)


@pytest.mark.rule("dragonball:9-1-2-2", "dragonball:9-5-1", "dragonball:9-5-2")
def test_r74_power_0_for_a_moment_only() -> None:
    """The processing for power 0 or less is confirmative: it is done only at checkpoints and
    counter timings, and only if the condition holds then (9-1-2-2, 9-5-1)."""
    table = given(a(battle=[THIN_REED], hand=[BEND], energy="G"), b())
    table.you.uses(BEND)
    assert table.prompt == "main"
    assert table.you.battle == [THIN_REED]
    assert table.you.power(THIN_REED) == 10000
    table = given(a(battle=[THIN_REED, ROAD_GUARD], hand=[BEND], energy="G"), b())
    table.you.uses(BEND)
    table.you.chooses(THIN_REED)
    assert table.you.power(THIN_REED) == 0
    assert table.you.offered == [THIN_REED, ROAD_GUARD]
    table.you.chooses(ROAD_GUARD)
    assert (table.you.battle, table.you.drop) == ([ROAD_GUARD], [BEND, THIN_REED])


GARDENER = battle(
    "Gardener",
    "green",
    "2(G)",
    5000,
    "[Permanent] All <Sprig> cards in your Battle Area gain +5000 power.",
)
SPRIG = battle(
    "Sprig",
    "green",
    "1(G)",
    5000,
    "[Auto] When this card is KO'd, draw 1 card.",
    character="Sprig",
)
FROST = extra(
    "Frost",
    "red",
    "2(R)",
    "[Activate Main] Choose all of your opponent's <Sprig> Battle Cards and they lose "
    "-5000 power for the duration of the turn.",
)
SNIP = extra(
    "Snip",
    "red",
    "1(R)",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards with 5000 or less "
    "power and KO it.",
)


@pytest.mark.rule(
    "dragonball:9-1-2-3", "dragonball:4-5-3-1", "dragonball:9-5-2", "dragonball:2-12-2"
)
def test_r75_a_supporter_falls_the_supported_follow() -> None:
    """The [Permanent] ends when its card leaves (2-12-2); all cards with power 0 or less are
    then placed at the same time (9-1-2-3, 9-5-2), which is no KO (10-1-2)."""
    table = given(a(hand=[FROST, SNIP], energy="RRR"), b(battle=[GARDENER, SPRIG, SPRIG]))
    assert table.them.power(SPRIG) == 10000
    table.you.uses(FROST)
    assert table.them.power(SPRIG) == 5000
    assert table.them.battle == [GARDENER, SPRIG, SPRIG]
    table.you.uses(SNIP)
    table.you.chooses(GARDENER)
    assert table.prompt == "main"
    assert table.them.battle == []
    assert table.them.drop == [GARDENER, SPRIG, SPRIG]
    assert table.them.hand == []


EAGER_SQUIRE = battle(
    "Eager Squire",
    "red",
    "2(R)",
    10000,
    "[Auto] When you play this card, choose up to 1 Battle Card in your hand and "
    "place it in your Combo Area.",
)


@pytest.mark.rule("dragonball:9-3-1", "dragonball:9-3-2")
def test_r76_a_card_in_the_combo_area_outside_a_battle() -> None:
    """Battle Cards in the Combo Area outside a battle are put into the Drop Area by confirmative
    processing (9-3-2)."""
    table = given(a(hand=[EAGER_SQUIRE, FILLER], energy="RR"), b(hand=[FILLER]))
    table.you.plays(EAGER_SQUIRE)
    table.you.chooses(FILLER)
    assert (table.you.combo, table.you.drop) == ([], [FILLER])
    table.you.attacks(ROW, SILL)
    fought(table)
    assert len(table.them.life) == 7
    table = given(a(hand=[EAGER_SQUIRE, FILLER], energy="RR"), b(hand=[FILLER]))
    table.you.plays(EAGER_SQUIRE)
    table.you.chooses(FILLER)
    table.you.attacks(ROW, SILL)
    table.you.passes()
    table.them.combos(FILLER)
    fought(table)
    assert len(table.them.life) == 8, "10000 against 15000"


TWICE_SHY = battle(
    "Twice Shy",
    "green",
    "2(G)",
    5000,
    "[Auto] When this card is removed from a Battle Area by a skill or KO'd, draw 1 card.",
)
WITHER = extra(
    "Wither",
    "red",
    "1(R)",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards and it gets -5000 "
    "power for the duration of the turn.",
)


@pytest.mark.rule("dragonball:9-5-2-1", "dragonball:10-1-2")
def test_r77_dying_of_lost_power_counts_as_removal_by_the_skill() -> None:
    """A card that falls to 0 power or less after an effect changed its power counts as placed in
    the Drop Area by that effect (9-5-2-1); compare R18, where only a KO would count."""
    table = given(a(hand=[WITHER], energy="R"), b(battle=[TWICE_SHY]))
    table.you.uses(WITHER)
    table.you.chooses(TWICE_SHY)
    assert table.them.drop == [TWICE_SHY]
    assert table.them.hand == [FILLER]

"""Chapter 10: [Union] and [Over Realm]."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    BIG_GUST,
    FILLER,
    RECALL,
    SILL,
    TRAINER,
    a,
    attack,
    b,
    battle,
    chief,
    ends_turn,
    extra,
    given,
)
from tests.games.dragonball.table import rested

DUO = battle(
    "Duo",
    "blue",
    "5(BB)",
    25000,
    "[Union-Fusion] B : <Ao> and <Midori>",
    combo=(1, 10000),
)
AO = battle("Ao", "blue", "2(B)", 10000, character="Ao")
MIDORI_MINOR = battle("Midori Minor", "blue", "2(B)", 10000, character="Midori")
MIDORI_MAJOR = battle("Midori Major", "blue", "3(B)", 15000, character="Midori")


@pytest.mark.rule("dragonball:10-13-3-1", "dragonball:10-13-3-4")
def test_r96_union_fusion_wants_equal_power() -> None:
    """One each of the named characters must be in the hand with equal power (10-13-3-1); they go
    to the Drop Area (10-13-3-4)."""
    table = given(a(hand=[DUO, AO, MIDORI_MINOR, MIDORI_MAJOR], energy="B"), b())
    assert table.you.offers("activate") == [DUO]
    table.you.uses(DUO)
    for card in (AO, MIDORI_MINOR):
        assert table.you.offered == [card]
        table.you.chooses(card)
    assert (table.you.battle, table.you.hand) == ([DUO], [MIDORI_MAJOR])
    assert set(table.you.drop) == {AO, MIDORI_MINOR} and len(table.you.drop) == 2
    assert table.you.is_active(DUO) and table.you.under(DUO) == []
    assert table.you.active_energy == []
    table = given(a(hand=[DUO, AO, MIDORI_MAJOR], energy="B"), b())
    assert table.you.offers("activate") == []
    table = given(a(hand=[DUO, AO, MIDORI_MAJOR], battle=[MIDORI_MINOR], energy="B"), b())
    assert table.you.offers("activate") == []


SOL = battle("Sol", "red", "3(R)", 15000, character="Sol")
LUNA = battle("Luna", "red", "3(R)", 15000, character="Luna")
ECLIPSE = battle(
    "Eclipse",
    "red",
    "7(R)",
    25000,
    "[Union-Potara] [three] : <Sol> and <Luna>",
    combo=(1, 10000),
)


@pytest.mark.rule(
    "dragonball:10-13-4-1", "dragonball:10-13-4-4", "dragonball:10-13-4-4-1", "dragonball:9-4-2"
)
def test_r97_union_potara_wakes_up_the_tired() -> None:
    """The card is placed on both chosen Battle Cards in Active Mode, effects on power carry over
    (10-13-4-4, 10-13-4-4-1); all named cards must be in the Battle Area (10-13-4-1); for step
    3 see 11-3-5."""
    table = given(
        a(leader=TRAINER, battle=[rested(SOL), rested(LUNA)], hand=[ECLIPSE], energy="RRR"),
        b(hand=[BIG_GUST], energy="BB"),
    )
    table.you.uses(TRAINER)
    table.you.chooses(SOL)
    assert table.you.power(SOL) == 20000
    table.you.uses(ECLIPSE)
    assert table.you.battle == [ECLIPSE] and table.you.is_active(ECLIPSE)
    assert set(table.you.under(ECLIPSE)) == {SOL, LUNA}
    assert table.you.power(ECLIPSE) == 30000
    attack(table, ECLIPSE, SILL)
    assert len(table.them.life) == 7
    ends_turn(table)
    table.them.passes()
    table.them.uses(BIG_GUST)
    table.them.chooses(ECLIPSE)
    assert table.you.hand == [ECLIPSE]
    assert set(table.you.drop) == {SOL, LUNA} and len(table.you.drop) == 2
    table = given(a(battle=[SOL], hand=[ECLIPSE, LUNA], energy="RRR"), b())
    assert table.you.offers("activate") == []


HUSK = battle(
    "Husk",
    "green",
    "3(G)",
    15000,
    "[Union-Absorb] Place 1 <Pebble> from your hand under this card : Choose up to 1 "
    "<Husk> with an energy cost of 5 or less from your deck and place it on top of "
    "this card. Shuffle your deck afterwards.",
    character="Husk",
)
PEBBLE = battle("Pebble", "green", "1(G)", 5000, character="Pebble")
PERFECT_HUSK = battle("Perfect Husk", "green", "5(GG)", 20000, combo=(1, 10000), character="Husk")


@pytest.mark.rule(
    "dragonball:10-13-5-2", "dragonball:10-13-5-4", "dragonball:10-13-5-4-1", "dragonball:11-3-4"
)
def test_r98_union_absorb_keeps_the_position() -> None:
    """The skill works from the Battle Area (10-13-5-2); position and power effects carry over
    (10-13-5-4-1); new cards underneath go to the bottom (11-3-4)."""
    for taken in (True, False):
        table = given(
            a(leader=TRAINER, battle=[rested(HUSK)], hand=[PEBBLE], deck=[FILLER, PERFECT_HUSK]),
            b(),
        )
        table.you.uses(TRAINER)
        table.you.uses(HUSK)
        table.you.chooses(PEBBLE)
        table.you.chooses(*[PERFECT_HUSK] * taken)
        top = PERFECT_HUSK if taken else HUSK
        assert table.you.battle == [top] and not table.you.is_active(top)
        assert table.you.power(top) == (25000 if taken else 20000)
        assert table.you.under(top) == ([PEBBLE, HUSK] if taken else [PEBBLE])
        assert len(table.logged("shuffle")) == 1
        assert table.you.hand == []
    table = given(a(battle=[HUSK], deck=[PERFECT_HUSK]), b())
    assert table.you.offers("activate") == []


RIFT_IMP = battle("Rift Imp", "black", "3(-)", 15000, "[Over Realm 3]")
RIFT_OGRE = battle("Rift Ogre", "black", "6(-)", 25000, "[Over Realm 1]")


@pytest.mark.rule(
    "dragonball:10-15-1",
    "dragonball:10-15-3",
    "dragonball:10-15-4",
    "dragonball:10-15-5",
    "dragonball:3-1-4",
)
def test_r99_over_realm() -> None:
    """X or more cards are needed and all are sent (10-15-1, 10-15-3), once per turn (10-15-5);
    only the card still there from that play leaves at the end of the turn (10-15-4, 3-1-4)."""
    hand = [RIFT_IMP, RIFT_OGRE, RECALL]
    for recalled in (True, False):
        table = given(a(drop=[FILLER] * 4, hand=hand, energy="BKKKK"), b())
        assert {RIFT_IMP, RIFT_OGRE} <= set(table.you.offers("activate"))
        table.you.uses(RIFT_IMP)
        assert (table.you.drop, len(table.you.warp)) == ([], 4)
        assert len(table.you.active_energy) == 5
        assert table.you.battle == [RIFT_IMP] and table.you.is_active(RIFT_IMP)
        attack(table, RIFT_IMP, SILL)
        if recalled:
            table.you.uses(RECALL)
            table.you.chooses(RIFT_IMP)
            assert table.you.drop == [RECALL]
            assert RIFT_OGRE not in table.you.offers("activate")
            table.you.plays(RIFT_IMP)
            assert len(table.you.active_energy) == 1
        ends_turn(table)
        assert table.you.battle == ([RIFT_IMP] if recalled else [])
        assert len(table.you.warp) == (4 if recalled else 5)
    table = given(a(drop=[FILLER] * 2, hand=hand, energy="BKKKK"), b())
    assert RIFT_IMP not in table.you.offers("activate")


NIGHT_RIFT = battle("Night Rift", "black", "5(-)", 20000, "[Dark Over Realm 3]")
SPILL = extra(
    "Spill",
    "black",
    "1(-)",
    "[Activate Main] Place the top 2 cards of your deck in the Drop Area.",
)
BLACK_FILLER = battle("Black Filler", "black", "2(-)", 10000)


@pytest.mark.rule(
    "dragonball:10-25-1",
    "dragonball:10-25-3",
    "dragonball:10-25-4",
    "dragonball:10-15-4",
    "dragonball:10-15-5",
)
def test_r100_dark_over_realm() -> None:
    """Only black cards count, but all are sent (10-25-1, 10-25-3); both keywords share one use
    per turn (10-25-4); being sent to the Warp at the end of the turn is written for [Over
    Realm] only (10-15-4)."""
    hand = [NIGHT_RIFT, RIFT_IMP, SPILL]
    table = given(a(drop=[BLACK_FILLER] * 3 + [FILLER] * 2, hand=hand, energy="K"), b())
    table.you.uses(NIGHT_RIFT)
    assert (table.you.drop, len(table.you.warp)) == ([], 5)
    assert table.you.battle == [NIGHT_RIFT]
    table.you.uses(SPILL)
    assert len(table.you.drop) == 3
    assert table.you.offers("activate") == []
    ends_turn(table)
    assert table.you.battle == [NIGHT_RIFT]
    table = given(a(drop=[BLACK_FILLER] * 2 + [FILLER] * 3, hand=hand, energy="K"), b())
    assert NIGHT_RIFT not in table.you.offers("activate")
    assert RIFT_IMP in table.you.offers("activate")


RIFT_ONE = battle("Rift One", "black", "3(-)", 15000, "[Over Realm 1]")
RIFT_THREE = battle("Rift Three", "black", "3(-)", 15000, "[Over Realm 1]")
RIFT_TWO = battle("Rift Two", "black", "3(-)", 15000, "[Dark Over Realm 1]")
DOOR_KEEPER = chief(
    "Door Keeper",
    "black",
    "[Awaken] When your life is at 8 or less : You may flip this card over.",
    "[Wormhole]",
)


@pytest.mark.rule("dragonball:10-26-1", "dragonball:10-15-5")
def test_r101_wormhole() -> None:
    """[Wormhole] raises the combined number to 2 (10-26-1); the face-down side does not count
    (2-3-2-1-2)."""
    hand = [RIFT_ONE, RIFT_TWO, RIFT_THREE, SPILL, SPILL]
    for flipped in (True, False):
        table = given(a(leader=DOOR_KEEPER, drop=[BLACK_FILLER] * 3, hand=hand, energy="KK"), b())
        if flipped:
            table.you.uses(DOOR_KEEPER)
            table.you.says("yes")
        table.you.uses(RIFT_ONE)
        table.you.uses(SPILL)
        offered = table.you.offers("activate")
        assert (RIFT_TWO in offered, RIFT_THREE in offered) == (flipped, flipped)
        if not flipped:
            continue
        table.you.uses(RIFT_TWO)
        assert table.you.battle == [RIFT_ONE, RIFT_TWO]
        table.you.uses(SPILL)
        assert RIFT_THREE not in table.you.offers("activate")
        ends_turn(table)
        assert table.you.battle == [RIFT_TWO]
        assert RIFT_ONE in table.you.warp

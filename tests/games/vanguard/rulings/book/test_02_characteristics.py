"""Chapter 2: clans, triggers, power and shield."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    ANVIL_BELL,
    ANVIL_KNIGHT,
    ANVIL_SQUIRE,
    BALM,
    BEACON,
    BL,
    FL,
    FLARE,
    FR,
    LAMP,
    ROUSE,
    WICK,
    ana,
    another,
    bell,
    ben,
    court,
    fight,
    gives,
    main,
    marshal,
    power_on,
    uses,
)
from tests.games.vanguard.table import down, locked, rested, unit

STRONG = marshal("Strong Marshal", power=20000)


@pytest.mark.rule("vanguard:2.2.5", "vanguard:7.6.1.2.4")
def test_r14_a_cray_elemental_trigger_belongs_to_every_clan() -> None:
    """Q. The drive checks turn a Cray Elemental trigger and one of another clan.  A. The first is
    of all clans and works; for the second nothing is asked. Both go to the hand."""
    mote = bell("critical", "Prism Mote", "Cray Elemental")
    table = fight(ana(deck=[mote, ANVIL_BELL]), ben(vanguard=STRONG))
    table.you.attacks(BEACON, STRONG)
    assert table.prompt == "trigger order"
    gives(table.you, BEACON, BEACON)
    assert table.halted
    assert table.you.power(BEACON) == 16000
    assert table.you.value(BEACON, "critical") == 2
    assert table.you.hand == [mote, ANVIL_BELL]


@pytest.mark.rule("vanguard:7.6.1.2.4", "vanguard:3.8.1", "vanguard:10.22.3", "vanguard:7.6.1.2.6")
@pytest.mark.parametrize("lies_locked", [False, True])
def test_r15_a_trigger_looks_at_rear_guards_clans_too_but_not_at_locked_cards(
    lies_locked: bool,
) -> None:
    """Q. Only my rear-guard has the trigger's clan.  A. The icon works, for any of my units; not
    if that card is locked."""
    there = locked(ANVIL_KNIGHT) if lies_locked else rested(ANVIL_KNIGHT)
    table = fight(ana(deck=[ANVIL_BELL], circles={FR: there}), ben(vanguard=STRONG))
    table.you.attacks(BEACON, STRONG)
    if not lies_locked:
        table.you.chooses(0)
        assert (table.prompt, table.you.offered) == ("trigger critical", [BEACON, ANVIL_KNIGHT])
        table.you.chooses(BEACON)
        assert (table.prompt, table.you.offered) == ("trigger power", [BEACON, ANVIL_KNIGHT])
        table.you.chooses(ANVIL_KNIGHT)
        assert power_on(table.you, FR) == 14000
    assert table.halted
    assert table.you.hand == [ANVIL_BELL, LAMP]


@pytest.mark.rule("vanguard:9.6.5", "vanguard:3.11.1")
def test_r16_a_guardians_clan_does_not_help_the_damage_check() -> None:
    """Q. Only my guardian has the clan of the trigger I check as damage.  A. Its icon does not
    work: guardians are not compared."""
    table = fight(ana(vanguard=STRONG), ben(hand=[ANVIL_SQUIRE], deck=[ANVIL_BELL]))
    table.you.attacks(STRONG, BEACON)
    table.them.guards(ANVIL_SQUIRE)
    assert table.halted
    assert table.logged("trigger") == []
    assert table.them.damage == [ANVIL_BELL]
    assert table.them.drop == [ANVIL_SQUIRE]


@pytest.mark.rule("vanguard:2.8.1.1.2", "vanguard:2.8.2", "vanguard:3.8.2", "vanguard:3.11.3")
def test_r17_a_damage_trigger_may_be_given_to_any_unit_even_a_guardian() -> None:
    """Q. To whom may I give the halves of a critical trigger checked as damage, and in which
    order?  A. To any unit, also a guardian; in any order. Power is not shield."""
    strong = marshal("Strong Marshal", power=21000)
    table = fight(ana(vanguard=strong), ben(circles={FL: WICK}, hand=[LAMP], deck=[FLARE]))
    table.you.attacks(strong, BEACON)
    table.them.guards(LAMP)
    table.them.passes()
    assert (table.prompt, table.them.offered) == ("trigger order", [0, 1])
    table.them.chooses(1)
    assert table.prompt == "trigger power"
    assert set(table.them.offered) == {BEACON, WICK, LAMP}
    table.them.chooses(LAMP)
    assert table.prompt == "trigger critical"
    assert set(table.them.offered) == {BEACON, WICK, LAMP}
    at = table.them.find(LAMP)
    seen = [entry for entry in table.game.log or () if entry.message == "trigger"]
    assert seen
    assert table.game.value(at, "power") == 12000
    assert table.game.value(at, "shield") == 5000
    table.them.chooses(WICK)
    assert table.them.value(WICK, "critical") == 2
    table.begins("end phase")
    assert table.them.value(WICK, "critical") == 1


@pytest.mark.rule("vanguard:2.8.1.1.4")
@pytest.mark.parametrize("vanguard", [True, False])
def test_r18_the_stand_half_of_a_stand_trigger_on_a_vanguard_does_nothing(vanguard: bool) -> None:
    """Q. May the vanguard be chosen for the stand half?  A. Yes, any unit may, but only a
    rear-guard stands."""
    left, right = another(WICK), WICK
    table = fight(ana(deck=[ROUSE], circles={FL: rested(left), FR: right}), ben(vanguard=STRONG))
    table.you.attacks(BEACON, STRONG)
    table.you.chooses(0)
    assert table.prompt == "trigger stand"
    assert table.you.offered == [BEACON, left, right]
    table.you.chooses(BEACON if vanguard else left)
    table.you.chooses(right)
    assert not table.you.stands(BEACON)
    assert table.you.stands(left) is not vanguard
    assert table.you.power(right) == 14000
    table.you.does("attack")
    if vanguard:
        assert table.halted  # the one attack that is left was made
    else:
        assert table.you.offered == [left, right]
    table.leave_open()


@pytest.mark.rule("vanguard:2.8.1.1.5", "vanguard:8.5.4.1.3")
@pytest.mark.parametrize(("mine", "theirs", "heals"), [(2, 3, False), (0, 0, False), (3, 3, True)])
def test_r19_a_heal_trigger_with_less_damage_and_with_none(
    mine: int, theirs: int, heals: bool
) -> None:
    """Q. When does a heal trigger heal?  A. With no less damage than the opponent, face down or
    not; then a card must be chosen. The power is given in any case."""
    table = fight(
        ana(deck=[BALM], damage=[down(LAMP)] * mine, circles={BL: WICK}),
        ben(vanguard=STRONG, damage=theirs),
    )
    table.you.attacks(BEACON, STRONG)
    table.you.chooses(0)
    if heals:
        assert (table.prompt, table.you.offered) == ("trigger heal", [LAMP] * 3)
        table.you.chooses(LAMP)
    assert (table.prompt, table.you.offered) == ("trigger power", [BEACON, WICK])
    table.you.chooses(WICK)
    assert table.you.power(WICK) == 14000
    assert table.you.drop == ([LAMP] if heals else [])
    assert table.you.face_down("drop") == []
    assert len(table.you.damage) == mine - heals
    assert table.you.hand == [BALM, LAMP]


@pytest.mark.rule("vanguard:2.17.4", "vanguard:2.17.4.2", "vanguard:7.6.1.2.4")
def test_r20_a_vanguard_with_a_nation_but_no_clan() -> None:
    """Q. My vanguard has the icon of a nation and no clan.  A. It counts as all clans of that
    nation: a trigger of such a clan works, one of another nation does not."""
    banner = unit("Banner of the Realm", grade=3, clan=[], nation=["Dragon Empire"])
    cinder, brine = (
        bell("critical", "Cinder Chime", "Kagero"),
        bell("critical", "Brine", "Granblue"),
    )
    table = fight(ana(vanguard=banner, deck=[cinder, brine]), ben(vanguard=STRONG))
    table.you.attacks(banner, STRONG)
    assert table.you.trigger_zone == [cinder]
    gives(table.you, banner, banner)
    assert table.halted
    assert table.you.power(banner) == 16000
    assert table.you.value(banner, "critical") == 2
    assert table.you.hand == [cinder, brine]


@pytest.mark.rule("vanguard:2.5.4.2", "vanguard:2.5.4.1")
@pytest.mark.parametrize(("lowered", "power"), [(8000, 8000), (5000, 11000), (1000, 15000)])
def test_r21_increase_by_its_power_when_that_power_is_negative(lowered: int, power: int) -> None:
    """Q. "Increase its power by this unit's power", and that is -3000.  A. It is decreased by
    3000; with 0 nothing changes."""
    drummer = court(
        "Sapling Drummer",
        "[ACT](RC):[Soul-Blast 1] Choose one of your vanguards, and increase its [Power] by this "
        "unit's [Power] until end of turn.",
        1,
        power=5000,
    )
    damp = court(
        "Damp",
        "[ACT](RC):[Retire this unit] Choose one of your other rear-guards, and it gets "
        f"[Power] -{lowered} until end of turn.",
    )
    proud = marshal(
        "Proud Marshal",
        "[AUTO](VC):When this unit's [Power] is increased due to the effect of your card, draw a "
        "card.",
    )
    table = main(ana(vanguard=proud, soul=[LAMP] * 2, circles={FL: drummer, FR: damp}))
    table.you.uses(damp)
    assert table.you.power(drummer) == 5000 - lowered
    uses(table.you, drummer)
    assert table.you.power(proud) == power
    assert len(table.you.hand) == (1 if power > 11000 else 0)


@pytest.mark.rule("vanguard:2.6.3", "vanguard:3.11.2", "vanguard:3.11.3", "vanguard:8.5.2.1.1.2")
@pytest.mark.parametrize("stubborn", [True, False])
def test_r22_a_card_without_a_shield_may_guard_and_counts_as_0(stubborn: bool) -> None:
    """Q. May a grade 3 card without a shield guard?  A. Yes, with a shield of 0, to which effects
    add."""
    guard = marshal(
        "Stubborn Marshal",
        "[AUTO]:When this unit is placed on (GC), this unit gets [Shield] +5000 until end of that "
        "battle."
        if stubborn
        else "",
    )
    table = fight(ana(), ben(hand=[guard, LAMP]))
    table.you.attacks(BEACON, BEACON)
    assert table.them.offered == [guard, LAMP, "pass"]
    table.them.guards(guard)
    assert not table.them.stands(guard)
    assert table.them.value(guard, "shield") == (5000 if stubborn else 0)
    assert table.them.power(BEACON) == (16000 if stubborn else 11000)
    table.them.passes()
    assert len(table.them.damage) == (0 if stubborn else 1)

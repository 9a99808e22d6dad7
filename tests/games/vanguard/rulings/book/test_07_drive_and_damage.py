"""Chapter 7, second part: drive step, damage step, close step."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    BALM,
    BEACON,
    BL,
    COURT,
    FL,
    FR,
    LAMP,
    SPARK,
    WICK,
    ana,
    ben,
    court,
    fight,
    gives,
    marshal,
)
from tests.games.vanguard.table import unit


@pytest.mark.rule("vanguard:7.7.1.5", "vanguard:7.7.1.6", "vanguard:7.7.1.7", "vanguard:7.7.1.8")
@pytest.mark.parametrize(("top", "damage", "drawn"), [(LAMP, 4, 1), (BALM, 3, 0)])
def test_r57_damage_and_damage_checks_come_before_the_hit_is_heard(
    top: Card, damage: int, drawn: int
) -> None:
    """Q. "When this unit's attack hits a vanguard, if there are four cards of damage": is the new
    damage counted?  A. Yes, and so is a heal trigger: both come first."""
    count = marshal(
        "Count Marshal",
        "[AUTO](VC):When this unit's attack hits a vanguard, if the number of cards in your "
        "opponent's damage zone is four or more, draw a card.",
    )
    table = fight(ana(vanguard=count, damage=2), ben(damage=[LAMP] * 3, deck=[top]))
    table.you.attacks(count, BEACON)
    gives(table.them, LAMP, BEACON)
    assert len(table.them.damage) == damage
    assert len(table.you.hand) == 2 + drawn


@pytest.mark.rule("vanguard:7.7.1.5.1", "vanguard:7.7.1.7")
def test_r58_critical_zero_is_a_hit_without_damage() -> None:
    """Q. An attack with critical 0 hits.  A. No damage is dealt, but the hit is heard."""
    lance = court(
        "Blunt Lance",
        "[CONT](RC):This unit gets [Critical] -1.\n"
        "[AUTO](RC):When this unit's attack hits a vanguard, draw a card.",
    )
    table = fight(ana(circles={FL: lance, BL: LAMP}), ben())
    table.you.attacks(lance, BEACON, boost=True)
    assert table.them.damage == []
    assert len(table.them.deck) == 20
    assert len(table.you.hand) == 1


@pytest.mark.rule("vanguard:7.7.1.7", "vanguard:7.7.1.8", "vanguard:7.7.1.9")
@pytest.mark.parametrize("chosen", [LAMP, WICK])
def test_r59_the_rear_guard_that_was_hit_is_still_there_while_hit_abilities_resolve(
    chosen: Card,
) -> None:
    """Q. "When this unit's attack hits, choose one of your opponent's rear-guards": is the one
    that was hit offered?  A. Yes: it is retired at the end of the damage step."""
    hammer = marshal(
        "Hammer Hand",
        "[AUTO](RC):When this unit's attack hits, choose one of your opponent's rear-guards, and "
        "retire it.",
    )
    table = fight(ana(circles={FL: hammer}), ben(circles={FR: WICK, FL: LAMP}))
    table.you.attacks(hammer, WICK)
    assert set(table.you.offered) == {WICK, LAMP}
    table.you.chooses(chosen)
    assert table.them.circle(FR) is None
    assert table.them.circle(FL) is (None if chosen is LAMP else LAMP)


@pytest.mark.rule("vanguard:7.8.1.1", "vanguard:7.8.1.2", "vanguard:7.8.1.5", "vanguard:7.3.1.2")
def test_r61_standing_at_the_end_of_the_battle_and_attacking_again() -> None:
    """Q. My vanguard stands at the end of its battle and attacks again.  A. "Until end of that
    battle" is over and comes anew; without Twin Drive!! there is one drive check."""
    wind = marshal(
        "Second Wind",
        "[AUTO](VC):When this unit attacks a vanguard, this unit gets [Power] +5000 until end of "
        "that battle.\n"
        "[AUTO](VC)[1/turn]:[Counter-Blast 2] At the end of the battle that this unit attacked a "
        'vanguard, you may pay the cost. If you do, [Stand] this unit, and this unit loses "Twin '
        'Drive!!" until end of turn.',
    )
    table = fight(ana(vanguard=wind, damage=[LAMP] * 2), ben(hand=[LAMP]))
    table.you.attacks(wind, BEACON)
    assert table.you.power(wind) == 16000
    table.them.passes()
    assert len(table.you.hand) == 2
    assert table.you.offered == ["yes", "no"]
    table.you.says("yes")
    assert table.prompt == "start step"
    assert table.you.stands(wind)
    assert table.you.power(wind) == 11000
    table.you.attacks(wind, BEACON)
    assert table.you.power(wind) == 16000
    table.them.passes()
    assert table.halted
    assert len(table.you.hand) == 3
    assert len(table.them.damage) == 2


@pytest.mark.rule("vanguard:7.3.1.1")
def test_r62_at_the_beginning_of_your_battle_phase_comes_only_once() -> None:
    """Q. Does it come again at later start steps?  A. No, only at the first."""
    drum = court(
        "Muster Drum",
        "[AUTO](RC):At the beginning of your battle phase, this unit gets [Power] +2000 until end "
        "of turn.",
        1,
    )
    table = fight(ana(circles={FL: WICK, FR: drum}), ben())
    assert table.you.power(drum) == 9000
    table.you.attacks(WICK, BEACON)
    assert table.you.power(drum) == 9000
    table.you.attacks(BEACON, BEACON)
    assert table.prompt == "start step"
    assert table.you.power(drum) == 9000


@pytest.mark.rule("vanguard:7.6.1.3", "vanguard:7.6.1.2.5", "vanguard:2.16.2")
def test_r63_drive_gained_during_the_drive_step() -> None:
    """Q. My vanguard gets drive +1 during its drive checks.  A. One check more is made: the
    number is compared with the drive as it is now."""
    cascade = marshal(
        "Cascade Marshal",
        "[AUTO](VC)[1/turn]:When your drive check reveals a grade 3 card, this unit gets drive +1 "
        "until end of turn.",
    )
    table = fight(ana(vanguard=cascade, deck=[BEACON, LAMP, WICK, SPARK]), ben())
    table.you.attacks(cascade, BEACON)
    assert table.you.hand == [BEACON, LAMP, WICK]
    assert table.you.deck[0] is SPARK
    plain = fight(ana(deck=[BEACON, LAMP, WICK, SPARK]), ben())
    plain.you.attacks(BEACON, BEACON)
    assert plain.you.hand == [BEACON, LAMP]


WARD = unit(
    "Mirror Ward",
    text="[CONT]:Sentinel\n[AUTO]:[Choose a card from your hand, and discard it] When this unit is "
    "placed on (GC) from hand, you may pay the cost. If you do, choose one of your <<Lantern "
    "Court>> that is being attacked, and it cannot be hit until end of that battle.",
    grade=1,
    power=6000,
    shield=0,
    clan=[COURT],
)
REVEALS = "[AUTO](VC):When your drive check reveals a grade 3 card, "


@pytest.mark.rule("vanguard:8.2.1.2", "vanguard:8.7.6", "vanguard:8.7.6.1", "vanguard:7.7.1.2")
@pytest.mark.parametrize(
    ("text", "hits"),
    [
        ("choose up to one of your opponent's guardians, and retire it.", False),
        (
            "choose up to one of your opponent's guardians, retire it, and that unit's effects "
            'with "cannot be hit" are nullified.',
            True,
        ),
    ],
)
def test_r64_cannot_be_hit_outlives_the_guardian_unless_it_is_nullified(
    text: str, hits: bool
) -> None:
    """Q. The guardian that made my vanguard "cannot be hit" is retired.  A. The effect stays; one
    that is nullified is lost whole."""
    siege = marshal("Siege Marshal", REVEALS + text, power=21000)
    table = fight(ana(vanguard=siege, deck=[BEACON, LAMP]), ben(hand=[WARD, LAMP]))
    table.you.attacks(siege, BEACON)
    table.them.guards(WARD)
    table.them.says("yes")
    assert table.them.drop == [LAMP]
    table.you.chooses(WARD)
    assert WARD in table.them.drop
    assert len(table.them.damage) == (1 if hits else 0)

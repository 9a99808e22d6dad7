"""Chapter 6, second part: the end phase and the stand phase."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    BC,
    BEACON,
    DAWN,
    FL,
    FR,
    HERALD,
    KEY_THIEF,
    LAMP,
    WICK,
    ana,
    ben,
    court,
    ends_turn,
    fight,
    main,
    to_main,
    turn,
    uses,
)
from tests.games.vanguard.table import given, rested


@pytest.mark.rule("vanguard:6.8.1.1.1", "vanguard:6.8.1.3", "vanguard:11.12.1")
def test_r44_end_of_turn_abilities_no_longer_find_the_g_unit_on_the_vanguard_circle() -> None:
    """Q. "At the end of your turn, if you have a grade 4 or greater vanguard": I had stridden.
    A. The G unit has gone back before. Generation Break counts it in the G zone."""
    reader = court(
        "Dusk Reader",
        "[AUTO](RC):At the end of your turn, if you have a grade 4 or greater vanguard, draw a "
        "card.",
    )
    counter = court(
        "Dusk Counter",
        "[AUTO](RC)[Generation Break 1]:At the end of your turn, [Soul-Charge 1].",
    )
    table = given(
        ana(vanguard=DAWN, hearts=[BEACON], circles={FL: reader, FR: counter}), ben(),
        phase="end phase",
    )  # fmt: skip
    table.you.chooses(reader)
    assert table.you.vanguard is BEACON
    assert table.you.g_zone == [DAWN]
    assert table.you.face_down("G") == []
    assert table.you.hand == []
    assert len(table.you.soul) == 1


@pytest.mark.rule("vanguard:6.8.1.3", "vanguard:6.8.1.4")
@pytest.mark.parametrize("helped", [True, False])
def test_r45_until_end_of_turn_still_holds_during_end_of_turn_abilities(helped: bool) -> None:
    """Q. Does an ability at the end of my turn still see +5000 until end of turn?  A. Yes; on the
    next turn it is gone."""
    scale = court(
        "Dusk Scale",
        "[AUTO](RC):At the end of your turn, if this unit's [Power] is 14000 or greater, draw a "
        "card.",
    )
    table = turn(ana(circles={FL: scale, BC: HERALD}))
    to_main(table.you)
    hand = len(table.you.hand)
    if helped:
        table.you.uses(HERALD)
        table.you.chooses(scale)
    ends_turn(table.you)
    assert table.asked == "them"
    assert len(table.you.hand) == hand + helped
    assert table.you.power(scale) == 9000


@pytest.mark.rule("vanguard:6.8.1.3", "vanguard:6.8.1.4", "vanguard:6.8.1.5")
def test_r46_a_unit_that_arrives_during_the_end_phase_still_gets_its_end_of_turn_ability() -> None:
    """Q. An ability at the end of my turn calls a unit with such an ability.  A. That becomes
    stand by in the same end phase, after effects have ended; the first does not come again."""
    usher = court(
        "Night Usher",
        '[AUTO](RC):At the end of your turn, choose up to one card named "Late Porter" from your '
        "drop zone, and call it to (RC).",
    )
    porter = court("Late Porter", "[AUTO](RC):At the end of your turn, draw a card.", 1)
    table = turn(ana(circles={FL: usher, BC: HERALD}, drop=[porter, porter]))
    to_main(table.you)
    hand = len(table.you.hand)
    table.you.uses(HERALD)
    table.you.chooses(usher)
    assert table.you.power(usher) == 14000
    ends_turn(table.you)
    assert table.you.power(usher) == 14000
    table.you.chooses(porter)
    table.you.chooses(FR)
    assert (table.asked, table.prompt) == ("them", "ride")
    assert table.you.power(usher) == 9000
    assert len(table.you.hand) == hand + 1
    assert table.you.drop.count(porter) == 1


@pytest.mark.rule("vanguard:6.3.1.1", "vanguard:6.3.1.2")
def test_r47_abilities_at_the_beginning_of_the_turn_come_before_standing_up() -> None:
    """Q. "At the beginning of your turn, if this unit is [Rest], draw a card."  A. It still rests
    then, so I draw; afterwards it stands and the draw phase comes."""
    riser = court(
        "Early Riser",
        "[AUTO](RC):At the beginning of your turn, if this unit is [Rest], draw a card.",
    )
    table = turn(ana(circles={FL: rested(riser)}))
    assert table.prompt == "ride"
    assert table.you.stands(riser)
    assert len(table.you.hand) == 2
    standing = turn(ana(circles={FL: riser}))
    assert len(standing.you.hand) == 1


@pytest.mark.rule("vanguard:6.8.1.1.2", "vanguard:10.22.1", "vanguard:10.24.1")
def test_r48_whose_end_phase_unlocks() -> None:
    """Q. I lock one of my cards and one of my opponent's. When are they unlocked?  A. Each in its
    own player's end phase."""
    table = turn(
        ana(circles={FL: KEY_THIEF, FR: WICK}, soul=[LAMP] * 2),
        ben(circles={FL: WICK}, hand=[LAMP]),
    )
    to_main(table.you)
    uses(table.you, KEY_THIEF, 0)
    uses(table.you, KEY_THIEF, 1)
    assert table.you.is_locked(WICK)
    assert table.them.is_locked(WICK)
    ends_turn(table.you)
    assert not table.you.is_locked(WICK)
    assert table.them.is_locked(WICK)
    to_main(table.them)
    table.them.does("call", LAMP)
    assert FL not in table.them.offered
    table.them.chooses(FR)
    table.them.passes()
    table.them.does("attack")
    assert WICK not in table.them.offers("card")
    table.them.chooses(LAMP)
    table.them.chooses(BEACON)
    table.you.passes()
    table.them.ends_attacks()
    assert table.asked == "you"
    assert not table.them.is_locked(WICK)


@pytest.mark.rule("vanguard:6.6.1.2", "vanguard:6.6.1.2.2", "vanguard:7.5.1.2")
def test_r49_no_activated_abilities_on_the_opponents_turn() -> None:
    """Q. May I use an activated ability in the guard step?  A. No; who can neither call nor
    intercept is not even asked."""
    cutter = court(
        "Candle Cutter",
        "[ACT](RC):[Put this unit into your soul] Choose one of your vanguards, and it gets "
        "[Power] +10000 until end of turn.",
        1,
    )
    table = fight(ana(), ben(circles={FL: cutter}, soul=[LAMP] * 2))
    table.you.attacks(BEACON, BEACON)
    assert table.halted
    assert len(table.them.damage) == 1
    own = main(ana(circles={FL: cutter}))
    own.you.uses(cutter)
    assert own.you.power(BEACON) == 21000

"""Chapter 10, second part: legion and deletion."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    BC,
    BEACON,
    BL,
    BLADE,
    DAWN,
    FL,
    FLARE,
    FR,
    HILT,
    LAMP,
    SPARK,
    WICK,
    ana,
    ben,
    court,
    ends_turn,
    fight,
    gives,
    marshal,
    strides_for,
    to_battle,
    to_main,
    turn,
    uses,
)
from tests.games.vanguard.sight import seen_in
from tests.games.vanguard.table import given, rested


@pytest.mark.rule("vanguard:10.25.5", "vanguard:10.25.6", "vanguard:7.4.1.11")
@pytest.mark.rule("vanguard:7.6.1.2.1", "vanguard:7.7.1.5", "vanguard:2.16.1")
def test_r88_a_legion_attacks() -> None:
    """Q. A legion attacks and gets two critical triggers.  A. The mate's power is added, also what
    a trigger gave it; drive and critical are the leader's."""
    wall = marshal("Wall Marshal", power=37000)
    table = fight(
        ana(vanguard=[HILT, BLADE], circles={BC: LAMP}, deck=[FLARE, FLARE]),
        ben(vanguard=wall, hand=[LAMP]),
    )
    table.you.attacks(HILT, wall, boost=True)
    assert not table.you.stands(HILT)
    assert not table.you.stands(BLADE)
    table.them.passes()
    gives(table.you, BLADE, BLADE)
    gives(table.you, HILT, HILT)
    assert table.you.hand == [FLARE, FLARE]
    assert len(table.them.damage) == 2  # 37000 against 37000


@pytest.mark.rule("vanguard:10.25.5", "vanguard:7.4.1.11")
@pytest.mark.parametrize(("power", "hits"), [(27000, True), (28000, False)])
def test_r88_without_triggers_it_attacks_with_27000(power: int, hits: bool) -> None:
    """The sum of leader, mate and booster."""
    wall = marshal("Wall Marshal", power=power)
    table = fight(ana(vanguard=[HILT, BLADE], circles={BC: LAMP}), ben(vanguard=wall))
    table.you.attacks(HILT, wall, boost=True)
    assert len(table.them.damage) == (1 if hits else 0)


@pytest.mark.rule("vanguard:10.25.8", "vanguard:7.4.1.6", "vanguard:7.4.1.8.6", "vanguard:10.25.7")
def test_r89_a_legion_is_attacked() -> None:
    """Q. Which power counts when a legion is attacked?  A. The leader's alone; the mate can be
    neither attacked nor intercept."""
    table = fight(
        ana(circles={FL: WICK, BL: LAMP}), ben(vanguard=[HILT, BLADE], circles={FR: WICK})
    )
    table.you.does("attack")
    table.you.chooses(WICK)
    assert table.you.offered == [HILT, WICK]
    table.you.chooses(HILT)
    table.you.chooses(table.you.offered[0])
    assert table.prompt == "guard"
    assert table.them.offered == [WICK, "pass"]
    assert table.them.power(HILT) == 11000
    table.them.passes()
    assert len(table.them.damage) == 1


TRUMPET = court(
    "Trumpet",
    "[AUTO](RC):[Counter-Blast 1] At the end of the battle that your vanguard attacked, you may "
    "pay the cost. If you do, choose one of your vanguards, and [Stand] it.",
)


@pytest.mark.rule("vanguard:10.25.10", "vanguard:10.25.3")
def test_r90_standing_one_of_a_legion_stands_both() -> None:
    """Q. An effect stands one vanguard; I have a legion.  A. Either may be chosen, and both stand:
    the legion may attack again."""
    table = fight(ana(vanguard=[HILT, BLADE], circles={BL: TRUMPET}, damage=[LAMP]), ben())
    table.you.attacks(HILT, BEACON)
    table.you.says("yes")
    assert set(table.you.offered) == {HILT, BLADE}
    table.you.chooses(BLADE)
    assert table.you.stands(BLADE)
    assert table.you.stands(HILT)
    assert table.prompt == "start step"
    table.you.attacks(HILT, BEACON)
    assert len(table.them.damage) == 2


@pytest.mark.rule("vanguard:10.6.1.2", "vanguard:10.25.9")
def test_r90_riding_over_a_legion() -> None:
    """Q. What may be ridden over a legion, and where do its cards go?  A. By the leader's grade;
    both go to the soul."""
    table = given(
        ana(vanguard=[HILT, BLADE], soul=[LAMP], hand=[WICK, BEACON]), ben(), phase="ride phase"
    )
    assert set(table.you.offered) == {BEACON, "pass"}
    table.you.rides(BEACON)
    assert table.you.vanguards == [BEACON]
    assert set(table.you.soul) == {LAMP, HILT, BLADE}
    assert table.you.stands(BEACON)


@pytest.mark.rule("vanguard:10.28.3.2", "vanguard:10.28.3.3", "vanguard:10.27.4")
@pytest.mark.rule("vanguard:10.28.4", "vanguard:10.25.12")
def test_r91_striding_over_a_legion() -> None:
    """Q. I stride over a legion.  A. Both become hearts, one is chosen for name and power. In the
    end phase they are a legion again, as the G unit lay; that is not "to legion"."""
    hilt = marshal(
        "Hilt Marshal",
        '[ACT](VC):[Legion 20000]"Blade Knight"\n[AUTO](VC):When this unit [Legion], draw a card.',
    )
    wall = marshal("Wall Marshal", power=24000)
    table = turn(ana(vanguard=[hilt, BLADE], hand=[BEACON], g_zone=[DAWN]), ben(vanguard=wall))
    table.you.passes()
    strides_for(table.you, DAWN, BEACON)
    assert set(table.you.offered) == {hilt, BLADE}
    table.you.chooses(BLADE)
    assert set(table.you.hearts) == {hilt, BLADE}
    assert table.you.power(DAWN) == 24000
    assert table.you.value(DAWN, "name") == ("Dawn Titan", "Blade Knight")
    to_battle(table.you)
    table.you.attacks(DAWN, wall)
    hand = 1 + 3  # the card drawn for the turn, and three drive checks
    assert len(table.them.damage) == 1
    assert table.asked == "them"
    assert table.you.vanguards == [hilt, BLADE]
    assert not table.you.stands(hilt)
    assert not table.you.stands(BLADE)
    assert len(table.you.hand) == hand


ERASER = marshal(
    "Eraser Marshal", "[ACT](VC):[Counter-Blast 1] Delete all of your opponent's vanguards."
)
BOAST = marshal(
    "Boast Marshal",
    "[CONT](VC):This unit gets [Power] +5000.\n[AUTO](VC):When this unit attacks, draw a card.",
)


@pytest.mark.rule("vanguard:10.26.2", "vanguard:10.26.3", "vanguard:10.26.4", "vanguard:10.26.8")
@pytest.mark.rule("vanguard:6.8.1.1.2", "vanguard:7.6.1.2.4")
def test_r92_a_deleted_vanguard() -> None:
    """Q. What can a deleted vanguard do?  A. It has power 0 and no text, but stands, attacks, is
    boosted and makes its drive checks. It comes back in its own player's end phase."""
    table = turn(
        ana(vanguard=ERASER, damage=[LAMP], circles={FL: SPARK}),
        ben(vanguard=rested(BOAST), circles={BC: rested(LAMP)}, deck=[LAMP, LAMP, FLARE, LAMP]),
    )
    assert table.them.power(BOAST) == 16000
    to_main(table.you)
    uses(table.you, ERASER)
    assert table.them.power(BOAST) == 0
    assert not table.them.stands(BOAST)
    assert seen_in(table.you, "vanguard", 1) == [BOAST.number]
    table.you.passes()
    table.you.attacks(SPARK, BOAST)
    assert len(table.them.damage) == 1
    table.you.ends_attacks()
    assert table.them.stands(BOAST)
    assert table.them.power(BOAST) == 0
    to_battle(table.them)
    hand = len(table.them.hand)
    table.them.attacks(BOAST, ERASER, boost=True)
    assert len(table.them.hand) == hand
    table.you.passes()
    gives(table.them, BOAST, BOAST)
    assert len(table.them.hand) == hand + 2
    assert table.them.hand[-2] is FLARE
    assert len(table.you.damage) == 3  # one there was, and two for critical 2
    assert table.asked == "you"
    assert table.them.power(BOAST) == 16000


@pytest.mark.rule("vanguard:10.27.2", "vanguard:10.26.5", "vanguard:10.28.3.3", "vanguard:10.27.3")
def test_r93_striding_over_a_deleted_vanguard_ends_the_deletion() -> None:
    """Q. May a deleted grade 3 vanguard be stridden over?  A. Yes; it becomes a face up heart with
    its printed power and is a usual vanguard again afterwards."""
    table = turn(ana(vanguard=ERASER, damage=[LAMP]), ben(hand=[BEACON, BEACON], g_zone=[DAWN]))
    to_main(table.you)
    uses(table.you, ERASER)
    assert table.them.power(BEACON) == 0
    ends_turn(table.you)
    assert table.asked == "them"
    table.them.passes()
    assert table.them.offers("stride") == [DAWN]
    strides_for(table.them, DAWN, BEACON)
    assert table.them.hearts == [BEACON]
    assert table.them.face_down("vanguard") == []
    assert table.them.power(DAWN) == 26000
    to_battle(table.them)
    table.them.attacks(DAWN, ERASER)
    table.you.passes()
    assert table.them.vanguard is BEACON
    assert table.them.power(BEACON) == 11000
    assert table.them.face_down("vanguard") == []

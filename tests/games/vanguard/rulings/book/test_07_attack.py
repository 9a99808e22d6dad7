"""Chapter 7, first part: attacking, boosting, guarding, intercepting."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    BALM,
    BC,
    BEACON,
    BL,
    BR,
    FL,
    FR,
    LAMP,
    SPARK,
    WALL,
    WICK,
    ana,
    another,
    ben,
    court,
    fight,
    marshal,
)
from tests.games.vanguard.table import locked, rested


@pytest.mark.rule("vanguard:7.7.1.2", "vanguard:3.11.3")
@pytest.mark.parametrize(("guard", "hits"), [(LAMP, True), (SPARK, False)])
def test_r50_equal_power_hits(guard: Card, hits: bool) -> None:
    """Q. 16000 against 11000 and a shield of 5000.  A. Equal power hits. A shield of 10000 is
    enough; the guardian is in the drop zone afterwards either way."""
    table = fight(ana(circles={FL: WICK, BL: LAMP}), ben(hand=[LAMP, SPARK]))
    table.you.attacks(WICK, BEACON, boost=True)
    assert table.you.power(WICK) == 16000
    table.them.guards(guard)
    assert table.prompt == "guard"
    table.them.passes()
    assert len(table.them.damage) == (1 if hits else 0)
    assert table.them.drop == [guard]
    assert table.you.hand == []


@pytest.mark.rule("vanguard:7.3.1.3", "vanguard:7.1.1", "vanguard:7.4.1.3", "vanguard:7.4.1.6")
def test_r51_who_can_attack_whom() -> None:
    """Q. Who may attack, and whom?  A. Standing units of the front row; the vanguard and front
    row rear-guards that are not locked. With nobody left the battle phase ends by itself."""
    mine = {
        FL: WICK, FR: rested(another(WICK)), BC: LAMP, BR: LAMP,
    }  # fmt: skip
    knight = another(WICK)
    theirs = {FL: knight, BL: LAMP, BC: LAMP, FR: locked(SPARK)}
    table = fight(ana(vanguard=rested(BEACON), circles=mine), ben(circles=theirs))
    table.you.does("attack")
    assert table.prompt == "attacked"
    assert table.you.offered == [BEACON, knight]
    table.you.chooses(knight)
    assert table.prompt != "boost"
    assert table.halted
    assert table.them.drop == [knight]


SUDDEN = marshal(
    "Sudden Marshal",
    "[AUTO](VC):[Counter-Blast 1] When this unit attacks, you may pay the cost. If you do, choose "
    "one of your opponent's rear-guards, and retire it.\n"
    "[AUTO](VC):When this unit's attack hits, draw a card.",
)


@pytest.mark.rule("vanguard:7.7.1.3", "vanguard:7.4.1.8.1", "vanguard:7.4.1.8.2")
@pytest.mark.rule("vanguard:7.6.1.2")
@pytest.mark.parametrize("retires", [True, False])
def test_r52_the_attacked_rear_guard_is_gone(retires: bool) -> None:
    """Q. The attacked rear-guard is retired when I attack.  A. The battle goes on with drive
    checks, but nothing is hit and no new target is chosen."""
    table = fight(ana(vanguard=SUDDEN, damage=[LAMP]), ben(circles={FR: WICK}))
    table.you.attacks(SUDDEN, WICK)
    table.you.says("yes" if retires else "no")
    assert table.halted
    assert table.them.drop == [WICK]
    assert len(table.you.hand) == (2 if retires else 3)
    assert table.them.damage == []
    assert not table.you.stands(SUDDEN)


@pytest.mark.rule("vanguard:7.4.1.9", "vanguard:7.7.1.3", "vanguard:9.3.6")
def test_r53_a_new_unit_on_the_attacked_units_circle_is_not_attacked() -> None:
    """Q. A unit is called onto the circle of the attacked one.  A. The old one goes, the new one
    is not attacked: the attack does not hit."""
    herald = court(
        "Relief Herald",
        "[AUTO]:When this unit is placed on (GC), choose up to one card from your hand, and call "
        "it to (RC).",
        1,
        power=6000,
        shield=0,
    )
    table = fight(ana(circles={FL: WICK}), ben(circles={FR: LAMP}, hand=[herald, SPARK]))
    table.you.attacks(WICK, LAMP)
    table.them.guards(herald)
    table.them.chooses(SPARK)
    table.them.chooses(FR)
    assert table.prompt == "start step"
    assert table.them.circle(FR) is SPARK
    assert table.them.drop == [LAMP, herald]


@pytest.mark.rule("vanguard:7.5.1.2.4", "vanguard:11.3.1", "vanguard:10.32.2", "vanguard:10.5.1")
def test_r54_intercept_who_may_and_what_it_is_not() -> None:
    """Q. Who may intercept?  A. Front row units that are not attacked, resting or not, for any
    attacked unit. It is a move, not a placing."""
    bridge = court(
        "Drawbridge",
        "[AUTO]:When this unit is placed on (GC), draw a card.\n"
        "[AUTO]:When this unit intercepts ([Intercept]), [Soul-Charge 1].",
    )
    knight = another(WICK)
    table = fight(ana(), ben(circles={FL: WICK, FR: rested(bridge), BL: knight}))
    table.you.attacks(BEACON, WICK)
    assert table.them.offered == [bridge, "pass"]
    table.them.intercepts(bridge)
    assert table.them.circle(FL) is WICK
    assert len(table.them.soul) == 1
    assert table.them.hand == []
    assert table.them.drop == [bridge]
    assert len(table.you.hand) == 2


@pytest.mark.rule("vanguard:8.5.2.1.1.2", "vanguard:7.5.1.2.2", "vanguard:7.5.1.2.1.1")
@pytest.mark.parametrize(("more", "offered"), [([], ["pass"]), ([SPARK], [SPARK, "pass"])])
def test_r55_guarding_is_limited_by_the_vanguards_grade(
    more: list[Card], offered: list[object]
) -> None:
    """Q. May a grade 1 vanguard be guarded with grade 2 and 3 cards?  A. No: a call to the
    guardian circle needs a grade not above the vanguard's."""
    table = fight(ana(), ben(vanguard=LAMP, hand=[WICK, BEACON, *more]))
    table.you.attacks(BEACON, LAMP)
    assert table.them.offered == offered  # asked in any case: the hand is not to be guessed at
    table.them.passes()
    assert len(table.them.damage) == 1


@pytest.mark.rule("vanguard:7.4.1.10.1.1", "vanguard:7.4.1.11", "vanguard:12.9.1")
@pytest.mark.parametrize("boosted", [True, False])
def test_r56_the_booster_disappears_in_the_guard_step(boosted: bool) -> None:
    """Q. The booster is retired while the attack is guarded.  A. Its power is gone at once; the
    unit still counts as boosted in that battle."""
    runner = court(
        "Relay Runner",
        "[AUTO](RC):At the end of the battle that this unit was boosted ([Boost]), draw a card.",
    )
    rope = court(
        "Rope Cutter",
        "[AUTO]:[Counter-Blast 1] When this unit is placed on (GC), you may pay the cost. If you "
        "do, choose one of your opponent's rear-guards, and retire it.",
        1,
        power=6000,
        shield=0,
    )
    table = fight(ana(circles={FL: runner, BL: LAMP}), ben(damage=[LAMP], hand=[rope, SPARK]))
    table.you.attacks(runner, BEACON, boost=boosted)
    assert table.you.power(runner) == (16000 if boosted else 9000)
    table.them.guards(rope)
    table.them.says("yes")
    table.them.chooses(LAMP)
    assert table.you.power(runner) == 9000
    table.them.passes()
    assert len(table.them.damage) == 1
    assert len(table.you.hand) == (1 if boosted else 0)


BROAD = marshal(
    "Broad Marshal",
    "[CONT](VC):This unit battles all of your opponent's units in the front row in one attack.",
)


@pytest.mark.rule("vanguard:7.4.1.8.4", "vanguard:7.4.1.8.5", "vanguard:7.5.1.2.2")
@pytest.mark.rule("vanguard:7.5.1.2.4", "vanguard:10.20.1", "vanguard:7.7.1.2")
def test_r60_one_attack_against_the_whole_front_row() -> None:
    """Q. One attack against the whole front row.  A. Each guardian guards one of them, attacked
    units do not intercept, there are the usual two drive checks, and each is compared alone."""
    squire = another(LAMP)
    table = fight(
        ana(vanguard=BROAD),
        ben(circles={FL: WICK, FR: LAMP, BL: another(WICK)}, hand=[SPARK, squire]),
    )
    table.you.attacks(BROAD, BEACON)
    assert table.them.offered == [SPARK, squire, "pass"]
    table.them.does("guard", SPARK)
    assert table.them.offered == [BEACON, WICK, LAMP]
    table.them.chooses(BEACON)
    assert table.them.power(BEACON) == 21000
    table.them.does("guard", squire)
    table.them.chooses(WICK)
    assert len(table.you.hand) == 2
    assert table.them.damage == []
    assert table.them.circle(FL) is WICK
    assert table.them.circle(FR) is None
    assert set(table.them.drop) == {SPARK, squire, LAMP}


@pytest.mark.rule("vanguard:7.5.1.2.2", "vanguard:7.5.1.2.3", "vanguard:7.5.1.2.4")
@pytest.mark.rule("vanguard:8.7.3.1")
def test_r65_cannot_call_grade_1_or_greater_cards_from_hand_to_the_guardian_circle() -> None:
    """Q. What may I still do?  A. Call grade 0 cards, a G guardian, intercept. A card of grade 1
    that is drawn later may not be called either."""
    hush = marshal(
        "Hush Marshal",
        "[AUTO](VC):When this unit attacks a vanguard, until end of that battle, this unit gets "
        "[Power] +5000, and your opponent cannot call grade 1 or greater cards from hand to (GC).",
    )
    courier = court("Courier Page", "[AUTO]:When this unit is placed on (GC), draw a card.", 0)
    table = fight(
        ana(vanguard=hush),
        ben(circles={FL: WICK}, hand=[LAMP, courier, BALM], g_zone=[WALL], deck=[another(LAMP)]),
    )
    table.you.attacks(hush, BEACON)
    assert table.you.power(hush) == 16000
    assert table.them.offers("guard") == [courier, BALM]
    assert table.them.offers("intercept") == [WICK]
    assert table.them.offers("g guardian") == [WALL]
    table.them.guards(courier)
    assert len(table.them.hand) == 3
    assert table.them.offers("guard") == [BALM]
    assert table.them.offers("intercept") == [WICK]
    assert table.them.offers("g guardian") == [WALL]
    table.leave_open()


@pytest.mark.rule("vanguard:7.7.1.9", "vanguard:7.7.1.3", "vanguard:10.4.2")
def test_r81_guardians_never_survive_the_battle() -> None:
    """Q. The attacker is retired in the guard step.  A. The steps go on, nothing is hit, and all
    guardians are retired at the end of the damage step."""
    boy = court(
        "Alarm Bell Boy",
        "[AUTO]:When this unit is placed on (GC), choose one of your opponent's rear-guards, and "
        "retire it.\n[AUTO]:When this unit is retired from (GC), draw a card.",
        1,
        power=6000,
    )
    squire = another(LAMP)
    table = fight(ana(circles={FL: WICK}), ben(circles={FR: WICK}, hand=[boy, squire]))
    table.you.attacks(WICK, BEACON)
    table.them.guards(boy)
    assert table.you.drop == [WICK]
    assert table.prompt == "guard"
    assert squire in table.them.offered
    table.them.intercepts(WICK)
    table.them.passes()
    assert table.them.drop.count(boy) == 1
    assert table.them.drop.count(WICK) == 1
    assert table.them.guardians == []
    assert len(table.them.hand) == 2
    assert table.them.damage == []

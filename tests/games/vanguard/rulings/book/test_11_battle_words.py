"""Chapter 11, third part: Engorge, Shadowstitch, Thunderstrike, Charge, Darkness, Hollow, Wave."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    BEACON,
    BL,
    BR,
    FL,
    FR,
    LAMP,
    ROUSE,
    SPARK,
    WICK,
    ana,
    another,
    ben,
    court,
    ends_turn,
    fight,
    gives,
    main,
    power_on,
    to_battle,
    to_main,
    turn,
    uses,
)
from tests.games.vanguard.table import down, given, locked, rested

DRAKE = court(
    "Glutton Drake",
    "[AUTO](VC/RC):Engorge\n[CONT](VC/RC):If this unit is engorged, this unit gets [Power] +4000.",
)


@pytest.mark.rule("vanguard:11.24.1", "vanguard:11.24.2", "vanguard:7.4.1.10.1.1")
@pytest.mark.parametrize(
    ("eaten", "power"),
    [([LAMP], 13000), ([SPARK], 20000), ([], 16000), ([LAMP, SPARK], 13000)],
)
def test_r116_engorge_eats_the_booster(eaten: list[Card], power: int) -> None:
    """Q. What may an engorging unit retire?  A. Any number of my other rear-guards. If it eats its
    booster, the boost is gone."""
    table = fight(ana(circles={FL: DRAKE, BL: LAMP, FR: SPARK}), ben(hand=[WICK]))
    table.you.attacks(DRAKE, BEACON, boost=True)
    table.you.says("yes" if eaten else "no")
    if eaten:
        assert set(table.you.offered) == {LAMP, SPARK}
        table.you.chooses(*eaten)
    assert table.prompt == "guard"
    assert table.you.power(DRAKE) == power
    table.them.passes()
    assert set(table.you.drop) == set(eaten)
    assert len(table.them.damage) == 1


CUTTER = court(
    "Thread Cutter",
    "Shadowstitch-[AUTO](RC):At the end of the battle that this unit attacked a vanguard, if that "
    "attack did not hit, draw a card.",
)


@pytest.mark.rule("vanguard:11.25.1", "vanguard:7.7.1.2")
@pytest.mark.parametrize(
    ("target", "boost", "guard", "drawn"),
    [
        (BEACON, True, True, 1),
        (BEACON, True, False, 0),
        (WICK, True, True, 0),
        (BEACON, False, False, 1),
    ],
)
def test_r117_shadowstitch(target: Card, boost: bool, guard: bool, drawn: int) -> None:
    """Q. When does Shadowstitch draw?  A. If the attack on a vanguard did not hit, whatever the
    reason."""
    table = fight(ana(circles={FL: CUTTER, BL: LAMP}), ben(circles={FR: WICK}, hand=[SPARK]))
    table.you.attacks(CUTTER, target, boost=boost)
    if guard:
        table.them.guards(SPARK)
    if target is BEACON:  # Wick Knight could still intercept
        table.them.passes()
    assert len(table.you.hand) == drawn


@pytest.mark.rule("vanguard:11.26.1", "vanguard:11.26.1.2.1", "vanguard:4.9.2.2", "vanguard:4.1.2")
def test_r118_thunderstrike_counts_face_down_cards_of_the_opponents_bind_zone() -> None:
    """Q. Are face down bound cards counted?  A. Yes, the opponent's; my own never are."""
    rod = court("Storm Rod", "[CONT](RC)Thunderstrike 2:This unit gets [Power] +3000.")
    letting = court(
        "Letting Squire",
        "[ACT](RC)[1/turn]:Your opponent chooses a card from his or her bind zone, and puts it "
        "into his or her hand.",
    )
    hidden = another(WICK)
    table = main(
        ana(circles={FL: rod, FR: letting}, bind=[LAMP] * 3), ben(bind=[LAMP, down(hidden)])
    )
    assert table.you.power(rod) == 12000
    table.you.uses(letting)
    table.them.chooses(hidden)
    assert table.them.hand == [hidden]
    assert table.you.power(rod) == 9000


RIDER = court(
    "Boar Rider",
    "[AUTO]:Charge\n[CONT](RC):If this unit is charging, this unit gets [Power] +5000.",
)
STABLE = court(
    "Stable Hand",
    "[ACT](RC):[Soul-Blast 1] Choose up to one card from your hand, and call it to (RC).",
    1,
)


@pytest.mark.rule("vanguard:11.29.1", "vanguard:11.29.2", "vanguard:10.7.1.3")
@pytest.mark.parametrize("charges", [True, False])
def test_r119_charge_needs_an_effect(charges: bool) -> None:
    """Q. May a unit charge that was called from hand?  A. Not by a normal call. If an effect
    called it, and it charges, it goes to the bottom of the deck after its battle."""
    second = another(RIDER)
    table = turn(ana(hand=[RIDER, second], circles={FL: STABLE}, soul=[LAMP]))
    to_main(table.you)
    table.you.calls(RIDER, FR)
    assert table.prompt == "main"
    assert power_on(table.you, FR) == 9000
    uses(table.you, STABLE)
    table.you.chooses(second)
    table.you.chooses(FL)
    assert table.you.offered == ["yes", "no"]
    table.you.says("yes" if charges else "no")
    assert power_on(table.you, FL) == (14000 if charges else 9000)
    table.you.passes()
    table.you.attacks(second, BEACON)
    assert table.prompt == "start step"
    assert (table.you.circle(FL) is None) is charges
    assert (table.you.deck[-1] is second) is charges


NIGHT = court("Night Mouth", "[CONT](RC)Darkness:This unit gets [Power] +3000.")
WELL = court("Well Page", "[ACT](RC):[Put this unit into your soul] Draw a card.", 1)


@pytest.mark.rule("vanguard:11.30.1", "vanguard:11.30.2")
def test_r120_darkness_ride_no_cost_yes() -> None:
    """Q. Which cards put into my soul count for Darkness?  A. Not by riding; by a cost yes. Only
    the present turn is looked at."""
    table = turn(ana(vanguard=WICK, circles={FL: NIGHT, BR: WELL}, hand=[BEACON]))
    table.you.rides(BEACON)
    assert table.you.soul == [WICK]
    assert table.you.power(NIGHT) == 9000
    to_main(table.you)
    table.you.uses(WELL)
    assert table.you.power(NIGHT) == 12000
    ends_turn(table.you)
    assert table.asked == "them"
    assert table.you.power(NIGHT) == 9000


DIVER = court(
    "Pale Diver",
    "[AUTO]:Hollow\n[AUTO]:When this unit is retired from (RC), draw a card.",
    1,
)


@pytest.mark.rule("vanguard:11.33.1", "vanguard:11.33.2", "vanguard:10.4.2")
def test_r121_hollow() -> None:
    """Q. What becomes of a hollowed unit?  A. At the end of the turn it goes to the drop zone,
    which counts as being retired. Each is asked by itself."""
    other = another(DIVER)
    table = turn(ana(hand=[DIVER, other]))
    to_main(table.you)
    table.you.calls(DIVER, FL)
    assert table.you.offered == ["yes", "no"]
    table.you.says("yes")
    table.you.calls(other, FR)
    assert table.you.offered == ["yes", "no"]
    table.you.says("no")
    hand = len(table.you.hand)
    ends_turn(table.you)
    assert table.asked == "them"
    assert table.you.drop == [DIVER]
    assert table.you.circle(FR) is other
    assert len(table.you.hand) == hand + 1


DUET = "[AUTO](VC/RC):Harmony\n[AUTO](RC):When this unit becomes in harmony, draw a card."


@pytest.mark.rule("vanguard:11.34.1", "vanguard:11.34.1.2", "vanguard:11.34.1.2.1")
@pytest.mark.rule("vanguard:10.5.1.1", "vanguard:4.6.2", "vanguard:9.3.6", "vanguard:8.4.1.1")
def test_r122_harmony_by_a_ride_through_an_exchange_and_lost_by_calling_over() -> None:
    """Q. What makes a harmony, and what ends it?  A. A unit placed in the column, also by a ride;
    an exchange changes nothing. When the associated unit has gone it ends, and a new one begins
    it anew."""
    duet, solo = court("Duet Singer", DUET, 1), court("Solo Singer", DUET)
    table = turn(
        ana(vanguard=WICK, hand=[BEACON, LAMP, SPARK], circles={4: duet, FL: solo}, deck=[WICK])
    )
    table.you.rides(BEACON)
    to_main(table.you)
    hand = len(table.you.hand)
    assert hand == 4  # Lamp Squire, Spark Page, the card of the draw phase, and one for Harmony
    table.you.calls(LAMP, BL)
    assert len(table.you.hand) == hand
    table.you.exchanges(FL)
    assert table.prompt == "main"
    assert len(table.you.hand) == hand
    assert (table.you.circle(FL), table.you.circle(BL)) == (LAMP, solo)
    table.you.calls(SPARK, FL)
    assert LAMP in table.you.drop
    assert len(table.you.hand) == hand


SWELL = court("Second Swell", "[AUTO](RC)Wave-2nd time only:When this unit attacks, draw a card.")


@pytest.mark.rule("vanguard:11.35.1", "vanguard:11.35.2", "vanguard:7.1.2.1")
def test_r123_wave() -> None:
    """Q. When does "Wave-2nd time only" trigger?  A. In the second battle of the turn, not in the
    first and not in the fourth."""
    table = fight(ana(circles={FL: SWELL}), ben())
    table.you.attacks(SWELL, BEACON)
    assert table.you.hand == []
    table = fight(ana(circles={FL: SWELL, FR: WICK}, deck=[LAMP, ROUSE]), ben())
    table.you.attacks(WICK, BEACON)
    assert table.you.hand == []
    table.you.attacks(SWELL, BEACON)
    assert len(table.you.hand) == 1
    table.you.attacks(BEACON, BEACON)
    gives(table.you, SWELL, BEACON)
    assert len(table.you.hand) == 3
    assert table.you.stands(SWELL)
    table.you.attacks(SWELL, BEACON)
    assert len(table.you.hand) == 3


ENGINE = court(
    "Shade Engine",
    "[ACT](RC)[1/turn]Dark Device:This unit gets [Power] +3000 until end of turn.",
)


@pytest.mark.rule("vanguard:11.36.1.3", "vanguard:4.6.2.1", "vanguard:10.22.4")
@pytest.mark.parametrize(
    ("column", "offered"),
    [
        ({FR: rested(WICK), BR: rested(LAMP)}, True),
        ({FR: rested(WICK), BR: LAMP}, False),
        ({}, True),
        ({FR: locked(WICK)}, True),
    ],
)
def test_r124_dark_device_activated(column: dict[int, Any], offered: bool) -> None:
    """Q. When may a Dark Device be activated?  A. While the opponent has no standing unit in the
    same column; my left column faces the opponent's right."""
    table = main(ana(circles={FL: ENGINE}), ben(circles={FL: WICK, BL: LAMP} | column))
    assert (ENGINE in table.you.offers("act")) is offered
    if offered:
        table.you.uses(ENGINE)
        assert table.you.power(ENGINE) == 12000


STAGE = court(
    "Stage Hand",
    "[AUTO](RC):Success 20000\n[AUTO](RC):When this unit becomes successful, draw a card.",
    1,
    power=9000,
)


@pytest.mark.rule("vanguard:11.37.2", "vanguard:8.6.7", "vanguard:8.6.7.1", "vanguard:7.4.1.11")
def test_r125_success_by_boosting_once() -> None:
    """Q. A boosted attack makes 20000.  A. The booster becomes successful, once in the turn; on
    the opponent's turn it does not."""
    restless = court(
        "Stirring",
        "[AUTO](RC):At the end of the battle that this unit attacked, [Stand] all of your "
        "rear-guards.",
        3,
        icons=[],
    )
    table = turn(ana(circles={FL: restless, BL: STAGE}))
    to_battle(table.you)
    hand = len(table.you.hand)
    table.you.attacks(restless, BEACON, boost=True)
    assert len(table.you.hand) == hand + 1
    assert table.prompt == "start step"
    assert table.you.stands(STAGE)
    table.you.attacks(restless, BEACON, boost=True)
    assert len(table.you.hand) == hand + 1


@pytest.mark.rule("vanguard:11.37.2")
def test_r125_not_on_the_opponents_turn() -> None:
    """Q. My rear-guard has 21000 on my opponent's turn.  A. Nothing triggers."""
    grows = court(
        "Growing", "[CONT](RC):During your opponent's turn, this unit gets [Power] +12000."
    )
    table = given(ana(circles={FL: grows, BL: STAGE}), ben(), turn_of="them")
    assert power_on(table.you, FL) == 21000
    table.them.passes()
    assert table.you.hand == []


LAURELS = court(
    "Two Laurels",
    "[AUTO](RC)Homare:[Counter-Blast 1] When this unit's attack hits a vanguard, you may pay the "
    "cost. If you do, draw a card.",
    power=12000,
)


@pytest.mark.rule("vanguard:11.40.1")
@pytest.mark.parametrize("first", ["yes", "no"])
def test_r126_homare_is_paid_once_per_turn_and_declining_costs_nothing(first: str) -> None:
    """Q. Two units with Homare hit.  A. If I paid for the first, paying for the second is not
    offered; if I declined, it is."""
    right = another(LAURELS)
    table = fight(ana(circles={FL: LAURELS, FR: right}, damage=[LAMP] * 3), ben())
    table.you.attacks(LAURELS, BEACON)
    table.you.says(first)
    if first == "yes":
        table.you.chooses(LAMP)
    table.you.attacks(right, BEACON)
    if first == "no":
        assert table.you.offered == ["yes", "no"]
        table.you.says("yes")
        table.you.chooses(LAMP)
    assert table.prompt == "start step"
    assert len(table.you.face_down("damage")) == 1
    assert len(table.you.hand) == 1


TRAP = court(
    "Trap Door",
    "Magia-[AUTO]:When this unit is placed on (RC), choose up to one card from your soul, call it "
    "to (RC), and at the end of that turn, put the unit called with this effect into your soul.",
)
HOOK = court(
    "Hook Page",
    "[ACT](RC)[1/turn]:Choose one of your other rear-guards, and return it to your hand.",
    1,
    power=6000,
)


@pytest.mark.rule("vanguard:11.31.1", "vanguard:8.6.6", "vanguard:4.1.4")
@pytest.mark.parametrize("returned", [False, True])
def test_r127_magia_the_called_unit_returns_to_the_soul_only_if_it_is_still_that_unit(
    returned: bool,
) -> None:
    """Q. The unit called from the soul went to my hand and was called again.  A. It is a new card
    and stays; otherwise it goes back to the soul."""
    table = turn(ana(soul=[LAMP, WICK], hand=[TRAP], circles={FR: HOOK}, deck=[WICK]))
    to_main(table.you)
    table.you.calls(TRAP, FL)
    table.you.chooses(LAMP)
    table.you.chooses(BL)
    assert table.you.circle(BL) is LAMP
    if returned:
        table.you.uses(HOOK)
        table.you.chooses(LAMP)
        assert LAMP in table.you.hand
        table.you.calls(LAMP, BL)
    ends_turn(table.you)
    assert table.asked == "them"
    assert (table.you.circle(BL) is LAMP) is returned
    assert set(table.you.soul) == ({WICK} if returned else {LAMP, WICK})

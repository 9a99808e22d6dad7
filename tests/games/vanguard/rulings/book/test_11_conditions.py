"""Chapter 11, second part: Brave, Oracle, Rescue, Ritual, Unite, Revelation, Blaze, Afterimage."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    BALM,
    BEACON,
    BL,
    FL,
    FR,
    LAMP,
    WALL,
    WICK,
    ana,
    another,
    ben,
    court,
    fight,
    main,
    marshal,
    to_main,
    turn,
    uses,
)
from tests.games.vanguard.sight import seen_in, zone_seen
from tests.games.vanguard.table import locked, rested


@pytest.mark.rule("vanguard:11.15.2", "vanguard:11.15.2.1", "vanguard:7.6.1.2.6")
@pytest.mark.rule("vanguard:7.7.1.2")
@pytest.mark.parametrize("hand", [3, 1])
def test_r108_brave_goes_out_when_the_drive_check_fills_the_hand(hand: int) -> None:
    """Q. My hand grows past three during the drive checks.  A. A continuous Brave ends then, and
    the attack is compared without it. With one card before, the hand is three and it holds."""
    brave = marshal("Brave Marshal", "[CONT](VC)Brave:This unit gets [Power] +5000.")
    table = fight(ana(vanguard=brave, hand=[LAMP] * hand), ben(hand=[LAMP]))
    table.you.attacks(brave, BEACON)
    assert table.you.power(brave) == 16000
    table.them.guards(LAMP)
    assert len(table.you.hand) == hand + 2
    assert table.you.power(brave) == (11000 if hand == 3 else 16000)
    assert len(table.them.damage) == (0 if hand == 3 else 1)


OMEN = marshal(
    "Omen Marshal",
    "[AUTO](VC)Oracle:When this unit attacks a vanguard, this unit gets [Power] +5000 until end of "
    "that battle.",
)
VISION = marshal("Vision Marshal", "[CONT](VC)Oracle:This unit gets [Power] +5000.")


@pytest.mark.rule("vanguard:11.16.3", "vanguard:11.16.3.1", "vanguard:11.16.2.1")
@pytest.mark.parametrize(
    ("oracle", "hand", "hits"), [(OMEN, 4, False), (VISION, 4, True), (OMEN, 5, True)]
)
def test_r109_oracle_automatic_against_continuous(oracle: Card, hand: int, hits: bool) -> None:
    """Q. I have four cards at the attack and more after the drive checks.  A. The automatic form
    had to be active at the attack; the continuous one watches the hand."""
    table = fight(ana(vanguard=oracle, hand=[LAMP] * hand), ben(hand=[LAMP]))
    table.you.attacks(oracle, BEACON)
    assert table.you.power(oracle) == (16000 if hand == 5 else 11000)
    table.them.guards(LAMP)
    assert len(table.them.damage) == (1 if hits else 0)


@pytest.mark.rule("vanguard:11.17.1.1", "vanguard:10.8.1", "vanguard:1.3.2", "vanguard:10.33.2")
@pytest.mark.parametrize(("before", "after"), [(5, 5), (0, 1)])
def test_r110_rescue_with_damage_and_without(before: int, after: int) -> None:
    """Q. Rescue with five damage, and with none.  A. Healing comes first and the damage check
    afterwards; with nothing to heal the damage is dealt all the same."""
    surgeon = court(
        "Field Surgeon",
        "Rescue 1-[ACT](RC)[1/turn]:[Soul-Blast 1] Choose a card from your damage zone, heal it, "
        "choose one of your vanguards, and deal one damage.",
        1,
    )
    table = main(ana(circles={FL: surgeon}, soul=[LAMP] * 2, damage=[LAMP] * before))
    uses(table.you, surgeon)
    if before:
        table.you.chooses(LAMP)
    assert table.prompt == "main"
    assert table.result is None
    assert len(table.you.damage) == after
    assert len(table.you.drop) == (2 if before else 1)


DANCER = court(
    "Bone Dancer",
    "[AUTO]Ritual 3:When this unit is retired from (RC) for the effect or cost of your card, draw "
    "a card.",
    1,
)
CLERK = court(
    "Grave Clerk",
    "[ACT](RC)[1/turn]:[Choose one of your other rear-guards, and retire it] This unit gets "
    "[Power] +3000 until end of turn.\n[CONT](RC)Ritual 3:This unit gets [Power] +1000.",
)


@pytest.mark.rule("vanguard:11.18.3.1", "vanguard:11.18.2")
@pytest.mark.parametrize(("drop", "drawn", "power"), [(2, 1, 13000), (1, 0, 12000)])
def test_r111_ritual_counts_the_card_that_has_just_gone_to_the_drop_zone(
    drop: int, drawn: int, power: int
) -> None:
    """Q. Two grade 1 cards lie in my drop zone and a third is put there.  A. It is counted with
    them, also for its own ability."""
    table = main(ana(circles={FL: DANCER, FR: CLERK}, drop=[LAMP] * drop))
    table.you.uses(CLERK)
    assert table.prompt == "main"
    assert DANCER in table.you.drop
    assert len(table.you.hand) == drawn
    assert table.you.power(CLERK) == power


BROTHER = court("Line Brother", "[CONT](RC)Unite:This unit gets [Power] +3000.")


@pytest.mark.rule("vanguard:11.19.1", "vanguard:11.19.1.1.1", "vanguard:10.7.1", "vanguard:10.32.3")
@pytest.mark.parametrize("second", ["intercept", "g guardian"])
def test_r112_unite_counts_calls_and_not_intercepting(second: str) -> None:
    """Q. Which of my guards count for Unite?  A. Calls, also of a G guardian; intercepting is a
    move. It holds until the turn ends."""
    table = turn(
        ana(),
        ben(
            circles={FL: WICK, FR: BROTHER}, hand=[LAMP, BALM], g_zone=[WALL],
        ),
    )  # fmt: skip
    to_main(table.you)
    table.you.passes()
    table.you.attacks(BEACON, BEACON)
    table.them.guards(LAMP)
    assert table.them.power(BROTHER) == 9000
    if second == "intercept":
        table.them.intercepts(WICK)
        assert table.them.power(BROTHER) == 9000
        table.them.passes()
    else:
        table.them.does("g guardian", WALL)
        table.them.chooses(BALM)
        assert table.them.power(BROTHER) == 12000
        table.them.passes()
        assert table.them.guardians == []
    assert table.asked == "them"  # nobody is left to attack: the turn has ended
    assert table.them.power(BROTHER) == 9000


READER = court("Star Reader", "[AUTO]:Revelation-(RC)", 1)


@pytest.mark.rule("vanguard:11.20.2", "vanguard:11.20.2.1", "vanguard:11.20.1")
@pytest.mark.parametrize("puts", [True, False])
def test_r113_revelation(puts: bool) -> None:
    """Q. What does Revelation do?  A. I look at the top card; if I put it into my soul, I rest one
    of my standing rear-guards. Otherwise it stays there and nobody else learns it."""
    table = main(ana(circles={FL: rested(WICK)}, hand=[READER]))
    table.you.calls(READER, FR)
    assert seen_in(table.you, "deck", 0) == [LAMP.number]
    assert seen_in(table.them, "deck", 0) == []
    assert table.you.offered == ["yes", "no"]
    table.you.says("yes" if puts else "no")
    assert table.prompt == "main"
    assert table.you.soul == ([LAMP] if puts else [])
    assert table.you.stands(READER) is not puts
    assert table.you.stands(BEACON)
    assert seen_in(table.them, "deck", 0) == []
    assert len(table.you.deck) == (19 if puts else 20)


@pytest.mark.rule("vanguard:11.20.2.1")
def test_r113_with_no_standing_rear_guard_nothing_is_rested() -> None:
    """Q. And if it was rested before its ability resolves?  A. The card may still be put into the
    soul; nothing is rested."""
    tired = court(
        "Tired Host",
        "[AUTO](RC):When your other unit is placed on (RC), [Rest] that unit.",
    )
    table = main(ana(circles={FL: rested(tired)}, hand=[READER]))
    table.you.calls(READER, FR)
    table.you.chooses(tired)
    assert not table.you.stands(READER)
    table.you.says("yes")
    assert table.prompt == "main"
    assert table.you.soul == [LAMP]


EMBER = court(
    "Ember Guard",
    "[AUTO](VC/RC):Blaze\n[CONT](RC):If your vanguard is blazing, this unit gets [Power] +3000.",
)


@pytest.mark.rule("vanguard:11.21.1", "vanguard:10.22.3", "vanguard:3.10.1")
def test_r114_blaze() -> None:
    """Q. When is a vanguard blazing?  A. From the beginning of an attack step in which its player
    has more rear-guards than the opponent, until end of turn. Locked cards do not count."""
    squire, rope = (
        court("Mighty Squire", grade=1, power=12000),
        court(
            "Rope Cutter",
            "[AUTO]:When this unit is placed on (GC), choose one of your opponent's rear-guards, "
            "and retire it.",
            1,
            shield=0,
        ),
    )
    left = another(WICK)
    table = fight(
        ana(circles={FL: EMBER, FR: squire, BL: locked(LAMP)}),
        ben(circles={FL: left, FR: WICK, BL: locked(LAMP)}, hand=[rope]),
    )
    table.you.attacks(squire, left)
    assert table.you.power(EMBER) == 9000
    table.them.passes()
    assert table.them.drop == [left]
    table.you.attacks(EMBER, BEACON)
    assert table.you.power(EMBER) == 12000
    table.them.guards(rope)
    table.them.chooses(squire)
    table.them.passes()
    assert table.you.drop == [squire]
    table.you.attacks(BEACON, BEACON)
    assert table.you.power(EMBER) == 12000
    table.them.passes()
    assert table.halted
    table.begins("end phase")
    assert table.you.power(EMBER) == 9000


THIEF = court("Fading Thief", "[AUTO](RC):Afterimage")
POCKET = marshal(
    "Pocket Marshal",
    "[ACT](VC)[1/turn]:Choose a card from your opponent's hand at random, bind it face down, and "
    "at the end of that turn, your opponent puts the card bound with this effect into his or her "
    "hand.",
)


@pytest.mark.rule("vanguard:11.22.1", "vanguard:8.6.2", "vanguard:8.6.6")
@pytest.mark.parametrize(("hand", "asked"), [(6, True), (7, False)])
def test_r115_afterimage(hand: int, asked: bool) -> None:
    """Q. A bound card returns to my opponent's hand at the end of my turn.  A. My Afterimage is
    asked for, with at most six cards in my hand; the unit may return to my hand."""
    table = turn(
        ana(vanguard=POCKET, circles={FL: THIEF}, hand=[LAMP] * (hand - 1)),
        ben(hand=[LAMP, WICK, BEACON]),
    )
    to_main(table.you)
    assert len(table.you.hand) == hand
    table.you.uses(POCKET)
    assert len(table.them.hand) == 2
    assert len(table.them.face_down("bind")) == 1
    assert seen_in(table.you, "bind", 1) == []
    assert zone_seen(table.you, "bind", 1)["count"] == 1
    assert len(seen_in(table.them, "bind", 1)) == 1
    table.you.passes()
    table.you.ends_attacks()
    if asked:
        assert table.you.offered == ["yes", "no"]
        table.you.says("yes")
    assert table.asked == "them"
    assert table.them.bind == []
    assert len(table.them.hand) == 4  # the three, and the card of the draw phase
    assert (THIEF in table.you.hand) is asked
    assert (table.you.circle(FL) is THIEF) is not asked
    assert len(table.you.hand) == 7

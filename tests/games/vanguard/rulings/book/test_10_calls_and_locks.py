"""Chapter 10, first part: calling, Counter-Blast, lock, time leap, dominate."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    BC,
    BEACON,
    BL,
    BR,
    DAWN,
    FL,
    FR,
    HERALD,
    KEY_THIEF,
    LAMP,
    SPARK,
    WICK,
    ana,
    ben,
    court,
    ends_turn,
    main,
    marshal,
    to_main,
    turn,
    uses,
)
from tests.games.vanguard.sight import seen_in
from tests.games.vanguard.table import Given, down, locked, rested


@pytest.mark.rule("vanguard:10.7.1.4", "vanguard:10.7.1.3", "vanguard:10.7.1.1.1")
def test_r82_calling_the_top_card_it_is_seen_before_the_circle_is_chosen() -> None:
    """Q. "Call the top card of your deck to (RC)."  A. I see it, then choose any of the five
    circles; its grade does not matter, and I may not decline."""
    lucky = court(
        "Lucky Draw", "[ACT](RC):[Soul-Blast 1] Call the top card of your deck to (RC).", 1
    )
    table = main(ana(vanguard=LAMP, circles={FL: lucky, FR: WICK}, soul=[LAMP], deck=[BEACON]))
    uses(table.you, lucky)
    assert table.prompt == "circle"
    assert sorted(table.you.offered) == [FL, FR, BL, BC, BR]
    view = str(table.you.sees())
    assert BEACON.number in view
    table.you.chooses(FR)
    assert table.you.circle(FR) is BEACON
    assert table.you.stands(BEACON)
    assert WICK in table.you.drop


@pytest.mark.rule("vanguard:10.7.1.1.1.1", "vanguard:1.3.2", "vanguard:10.22.6")
def test_r83_separate_open_circles_with_one_open_circle() -> None:
    """Q. Two cards to separate open circles, and one is open.  A. At most one is called; a lock
    circle is not open."""
    recruit = marshal(
        "Recruit Marshal",
        "[ACT](VC):[Counter-Blast 1] Choose up to two grade 1 cards from your drop zone, and call "
        "them to separate open (RC).",
    )
    table = main(
        ana(
            vanguard=recruit, damage=[LAMP], drop=[LAMP] * 3,
            circles={FL: WICK, BL: WICK, BC: WICK, FR: locked(WICK)},
        )
    )  # fmt: skip
    table.you.uses(recruit)
    table.answer(0, 1)
    assert table.prompt == "main"
    assert table.you.circle_cards(BR) == [LAMP]
    assert table.you.circle_cards(FR) == [WICK]
    assert table.you.drop == [LAMP] * 2


DEBTOR = court(
    "Debtor",
    "[AUTO]:When this unit is placed on (RC), you may [Counter-Blast 2]. If you do, draw a card.",
)


@pytest.mark.rule("vanguard:10.16.1.2", "vanguard:1.3.2")
@pytest.mark.parametrize("face_up", [1, 2])
def test_r84_counter_blast_as_part_of_an_effect_is_all_or_nothing(face_up: int) -> None:
    """Q. "You may [Counter-Blast 2]" with one face up card.  A. It cannot be done, not even in
    part."""
    damage = [LAMP] * face_up + [down(LAMP)] * (3 - face_up)
    table = main(ana(damage=damage, hand=[DEBTOR]))
    table.you.calls(DEBTOR, FL)
    if face_up == 2:
        table.you.says("yes")
    assert table.prompt == "main"
    assert len(table.you.face_down("damage")) == (3 if face_up == 2 else 2)
    assert len(table.you.hand) == (1 if face_up == 2 else 0)


@pytest.mark.rule("vanguard:10.16.1", "vanguard:10.16.1.1", "vanguard:4.8.2.2")
@pytest.mark.parametrize(("marshal_lies", "offered"), [(down(BEACON), False), (BEACON, True)])
def test_r85_counter_blast_with_a_requirement(marshal_lies: Given, offered: bool) -> None:
    """Q. The card to turn must have "Beacon" in its name.  A. It must lie face up as well; no
    other card is turned."""
    oath = marshal(
        "Oath Marshal",
        '[ACT](VC):[Counter-Blast 1]-card with "Beacon" in its card name] Draw a card.',
    )
    table = main(ana(vanguard=oath, damage=[marshal_lies, LAMP, WICK]))
    assert (oath in table.you.offers("act")) is offered
    if offered:
        table.you.uses(oath)
        assert table.prompt == "main"
        assert table.you.face_down("damage") == [BEACON]
        assert len(table.you.hand) == 1


@pytest.mark.rule("vanguard:10.22.2", "vanguard:10.22.3", "vanguard:10.22.4", "vanguard:10.24.2")
@pytest.mark.rule("vanguard:10.24.3", "vanguard:10.24.4", "vanguard:3.8.1", "vanguard:10.22.7")
def test_r86_what_a_lock_takes_away_and_what_does_not_come_back() -> None:
    """Q. A resting unit with +5000 is locked and unlocked.  A. Locked it is no rear-guard and its
    circle takes no call. It comes back standing without the bonus, and was neither placed nor
    made to stand."""
    runner = court(
        "Quick Runner",
        "[AUTO]:When this unit is placed on (RC), draw a card.\n"
        "Rush-[AUTO](RC):When this unit [Stand] due to the effect of your card, draw a card.",
    )
    turner = court(
        "Key Turner",
        "[ACT](RC):[Soul-Blast 1] Choose one of your other rear-guards, and lock it.\n"
        "[CONT](RC):This unit gets [Power] +1000 for each of your other rear-guards.",
    )
    unbolt = court(
        "Unbolt",
        "[AUTO]:When this unit is placed on (RC), choose one of your locked cards, and unlock it.",
        1,
    )
    table = main(
        ana(circles={FL: rested(runner), FR: turner, BC: HERALD}, soul=[LAMP], hand=[unbolt])
    )
    table.you.uses(HERALD)
    table.you.chooses(runner)
    assert table.you.power(runner) == 14000
    assert table.you.power(turner) == 10000
    table.you.uses(turner)
    assert table.you.is_locked(runner)
    assert table.you.power(turner) == 9000
    table.you.does("call", unbolt)
    assert sorted(table.you.offered) == [FR, BL, BC, BR]
    table.you.chooses(BR)
    assert not table.you.is_locked(runner)
    assert table.you.stands(runner)
    assert table.you.power(runner) == 9000
    assert table.you.power(turner) == 11000
    assert table.you.hand == []
    table.you.passes()
    table.begins("battle phase")
    table.you.does("attack")
    assert runner in table.you.offered
    table.leave_open()


@pytest.mark.rule("vanguard:10.22.8", "vanguard:4.6.9")
def test_r87_locking_a_g_unit_on_a_rear_guard_circle() -> None:
    """Q. A G unit on a rear-guard circle is locked.  A. It goes to the G zone face up, and the
    circle is empty."""
    table = turn(ana(circles={FL: KEY_THIEF}, soul=[LAMP]), ben(circles={FR: DAWN}, hand=[LAMP]))
    to_main(table.you)
    table.you.uses(KEY_THIEF, 0)
    assert table.them.g_zone == [DAWN]
    assert table.them.face_down("G") == []
    assert table.them.circle(FR) is None
    ends_turn(table.you)
    to_main(table.them)
    table.them.calls(LAMP, FR)
    assert table.them.circle(FR) is LAMP


CLOCK = court(
    "Clock Hand",
    "Time Leap-[AUTO]:When this unit is placed on (RC) from hand, choose up to one of your other "
    "rear-guards, and time leap it.",
    1,
)


@pytest.mark.rule("vanguard:10.31.2", "vanguard:11.32.1")
@pytest.mark.parametrize("ending", ["stays", "retired", "nothing found"])
def test_r98_time_leap_three_endings(ending: str) -> None:
    """Q. What becomes of the bound card at the end of the turn?  A. It is called if the unit that
    was called for it is put on the bottom of the deck then; otherwise it stays bound."""
    rope = court(
        "Rope Cutter",
        "[AUTO]:When this unit is placed on (GC), choose one of your opponent's rear-guards in the "
        "front row, and retire it.",
        1,
        shield=0,
    )
    table = turn(
        ana(circles={FL: rested(LAMP)}, hand=[CLOCK], deck=[SPARK, WICK, WICK, BEACON]),
        ben(hand=[rope]),
    )
    to_main(table.you)
    table.you.calls(CLOCK, BR)
    table.you.chooses(LAMP)
    assert table.you.bind == [LAMP]
    asked = table.asks
    assert asked is not None
    assert (asked.least, asked.most) == (0, 1)
    assert set(table.you.offered) == {WICK}
    if ending == "nothing found":
        table.answer()
    else:
        table.you.chooses(WICK)
        table.you.chooses(FL)
        assert table.you.circle(FL) is WICK
    assert table.logged("shuffle")
    table.you.passes()
    if ending == "retired":
        table.you.attacks(BEACON, BEACON)
        table.them.guards(rope)
        assert WICK in table.you.drop
    else:
        table.you.ends_attacks()
    if ending == "stays":
        assert table.prompt == "circle"
        assert sorted(table.you.offered) == [FL, FR, BL, BC, BR]
        table.you.chooses(BL)
        assert table.you.circle(BL) is LAMP
        assert table.you.stands(LAMP)
        assert table.you.deck[-1] is WICK
        assert table.you.bind == []
    else:
        assert table.you.bind == [LAMP]
    assert table.asked == "them"


BARON = court(
    "Scrap Baron",
    "[CONT](RC):This unit gets [Power] +1000 for each of your other rear-guards.\n"
    "[ACT](RC)[1/turn]:Choose one of your other rear-guards, and retire it.",
)


@pytest.mark.rule("vanguard:10.35.1.1.1", "vanguard:10.35.2.1", "vanguard:10.35.4.1")
@pytest.mark.rule("vanguard:10.35.6", "vanguard:10.35.5")
def test_r99_a_dominated_rear_guard() -> None:
    """Q. I dominate my opponent's rear-guard until end of turn.  A. It counts among mine, stays on
    its circle, cannot boost, and goes to its owner's drop zone."""
    strings = marshal(
        "String Marshal",
        "Dominate-[ACT](VC):[Soul-Blast 1] Choose one of your opponent's rear-guards, and dominate "
        "it until end of turn.",
    )
    counts = court(
        "Counting Squire", "[CONT](RC):This unit gets [Power] +1000 for each of your rear-guards."
    )
    table = main(
        ana(vanguard=strings, soul=[LAMP], circles={FL: BARON}, hand=[SPARK]),
        ben(circles={FR: counts, BR: LAMP}),
    )
    assert table.them.power(counts) == 11000
    table.you.uses(strings)
    table.you.chooses(LAMP)
    assert table.you.power(BARON) == 10000
    assert table.them.power(counts) == 10000
    assert table.them.circle(BR) is LAMP
    table.you.does("call", SPARK)
    assert sorted(table.you.offered) == [FL, FR, BL, BC, BR]
    table.you.chooses(FR)
    assert table.them.circle_cards(BR) == [LAMP]
    table.you.uses(BARON)
    assert set(table.you.offered) == {SPARK, LAMP}
    table.you.chooses(LAMP)
    assert table.them.drop == [LAMP]
    assert table.you.drop == [LAMP]  # the one that paid


@pytest.mark.rule("vanguard:10.35.5")
def test_r99_it_is_not_offered_as_a_booster() -> None:
    """Q. May it boost my unit in front of it?  A. No."""
    strings = marshal(
        "String Marshal",
        "Dominate-[ACT](VC):[Soul-Blast 1] Choose one of your opponent's rear-guards, and dominate "
        "it until end of turn.",
    )
    table = main(ana(vanguard=strings, soul=[LAMP], circles={FL: BARON}), ben(circles={BR: LAMP}))
    table.you.uses(strings)
    table.you.passes()
    table.begins("battle phase")
    table.you.attacks(BARON, BEACON)
    assert table.prompt != "boost"
    table.leave_open()
    assert seen_in(table.you, "rear-guard", 1) == [LAMP.number]

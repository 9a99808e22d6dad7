"""Chapter 6, first part: the first turn, G assist, riding, striding, the main phase."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    BC,
    BEACON,
    BL,
    BR,
    DAWN,
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
    ends_turn,
    exchanges,
    main,
    strides_for,
    to_main,
    turn,
)
from tests.games.vanguard.sight import seen_in
from tests.games.vanguard.table import Given, Table, given, locked, rested, up


@pytest.mark.rule("vanguard:6.4.1.1.2", "vanguard:6.5.1.1.2", "vanguard:7.3.1.3")
def test_r36_the_very_first_turn_has_a_draw_a_ride_and_calls_but_no_attack() -> None:
    """Q. What may be done on the first turn of the game?  A. All but attacking; on the
    opponent's first turn that is offered."""
    drum = court("Early Drum", "[AUTO](RC):At the beginning of your battle phase, draw a card.", 1)
    table = turn(
        ana(vanguard=SPARK, hand=[LAMP, LAMP, drum, WICK, WICK]),
        ben(vanguard=SPARK, hand=[LAMP]),
        turn=0,
    )
    assert table.game.state.turn == 1
    assert len(table.you.hand) == 6
    assert table.prompt == "ride"
    table.you.rides(LAMP)
    table.you.calls(LAMP, FL)
    table.you.calls(drum, BL)
    hand = len(table.you.hand)
    table.you.passes()
    assert table.asked == "them"
    assert table.prompt == "ride"
    assert len(table.you.hand) == hand + 1
    table.them.rides(LAMP)
    table.them.passes()
    assert (table.asked, table.prompt) == ("them", "start step")


def assist(*hand: Card, **more: Any) -> Table:
    """Ana's draw phase up to the question of the G assist; the deck gives her the last of
    these cards."""
    *held, drawn = hand
    top = [drawn, SPARK, WICK, another(WICK), BEACON, LAMP]
    usual: dict[str, Any] = {
        "vanguard": LAMP,
        "hand": held,
        "deck": top,
        "g_zone": [DAWN, DAWN, WALL, WALL],
    }
    return given(ana(**usual | more), ben(), phase="draw phase")


@pytest.mark.rule("vanguard:6.4.1.2.2", "vanguard:6.4.1.2.4", "vanguard:6.4.1.2.5")
@pytest.mark.rule("vanguard:6.4.1.2.5.1", "vanguard:10.36.1")
def test_r37_g_assist() -> None:
    """Q. How does a G assist go?  A. Hand shown, five cards seen, one of the next grade taken and
    shown; then two cards of the hand and two of the G zone are removed, and the deck shuffled."""
    table = assist(SPARK, LAMP, BEACON)
    assert table.prompt == "g assist"
    assert seen_in(table.them, "hand", 0) == []
    table.you.says("yes")
    assert sorted(seen_in(table.them, "hand", 0)) == sorted(
        [SPARK.number, LAMP.number, BEACON.number]
    )
    assert seen_in(table.them, "deck", 0) == []
    assert len(seen_in(table.you, "deck", 0)) == 5
    assert [card.name for card in table.you.offered] == ["Wick Knight"] * 2
    asked = table.asks
    assert asked is not None
    assert (asked.least, asked.most) == (0, 1)
    table.you.chooses(WICK)
    assert WICK.number in seen_in(table.them, "hand", 0)
    asked = table.asks
    assert asked is not None
    assert (asked.least, asked.most) == (2, 2)
    assert set(table.you.offered) == {SPARK, LAMP, BEACON, WICK}
    table.you.chooses(SPARK, WICK)
    asked = table.asks
    assert asked is not None
    assert (asked.least, asked.most, len(asked.options)) == (2, 2, 4)
    table.answer(0, 1)
    assert table.halted
    assert set(table.you.hand) == {LAMP, BEACON}
    assert len(table.you.g_zone) == 2
    assert len(table.you.removed) == 4
    assert len(seen_in(table.them, "removal", 0)) == 4
    assert len(table.logged("shuffle")) == 1


@pytest.mark.rule("vanguard:6.4.1.2.5")
def test_r37_a_g_assist_that_takes_no_card_removes_nothing() -> None:
    """Q. And if I take none?  A. Nothing is removed; the deck is shuffled all the same."""
    table = assist(SPARK, LAMP, BEACON)
    table.you.says("yes")
    table.answer()
    assert table.halted
    assert len(table.you.hand) == 3
    assert len(table.you.g_zone) == 4
    assert table.you.removed == []
    assert len(table.logged("shuffle")) == 1


@pytest.mark.rule("vanguard:6.4.1.2.5", "vanguard:6.4.1.2.5.2")
def test_r38_g_assist_with_a_nearly_empty_hand_removes_the_found_card_itself() -> None:
    """Q. I hold one card and find one.  A. Both are removed, with both G cards."""
    table = turn(
        ana(vanguard=LAMP, deck=[SPARK, SPARK, WICK, LAMP, LAMP, LAMP], g_zone=[DAWN, WALL])
    )
    table.you.says("yes")
    table.you.chooses(WICK)
    assert table.you.hand == []
    assert table.you.g_zone == []
    assert len(table.you.removed) == 4
    assert table.prompt == "main"  # there is nothing to ride


@pytest.mark.rule("vanguard:6.4.1.2.2.1", "vanguard:6.4.1.2.2.2", "vanguard:6.4.1.2.2.3")
@pytest.mark.rule("vanguard:6.4.1.2.3")
@pytest.mark.parametrize(
    ("vanguard", "hand", "g_zone", "offered"),
    [
        (LAMP, [WICK, LAMP], [DAWN] * 4, False),
        (LAMP, [SPARK, LAMP], [DAWN], False),
        (BEACON, [SPARK, LAMP], [DAWN] * 4, False),
        (SPARK, [WICK, BEACON], [up(DAWN), up(WALL)], True),
    ],
)
def test_r39_when_g_assist_is_not_offered(
    vanguard: Card, hand: list[Card], g_zone: list[Given], offered: bool
) -> None:
    """Q. When may I use a G assist?  A. With a vanguard below grade 3, two cards in the G zone,
    face up or down, and no card of the next grade in hand."""
    table = assist(*hand, vanguard=vanguard, g_zone=g_zone)
    assert (table.prompt == "g assist" and "yes" in table.you.offered) is offered
    assert seen_in(table.them, "hand", 0) == []
    table.leave_open()


@pytest.mark.rule("vanguard:6.5.1.1.2", "vanguard:8.5.2.1.1.1", "vanguard:6.5.1.2.2")
@pytest.mark.rule("vanguard:8.5.3.1")
@pytest.mark.parametrize("theirs", [BEACON, WICK])
def test_r40_what_may_be_ridden_and_riding_and_striding_in_one_turn(theirs: Card) -> None:
    """Q. What may a grade 2 vanguard be ridden with, and may I stride in the same turn?  A. Grade
    2 or 3, once; it comes standing. Then a stride, if both vanguards are of grade 3."""
    table = given(
        ana(vanguard=rested(WICK), hand=[SPARK, LAMP, WICK, BEACON, BEACON], g_zone=[DAWN]),
        ben(vanguard=theirs), phase="ride phase",
    )  # fmt: skip
    assert table.prompt == "ride"
    assert set(table.you.offered) == {WICK, BEACON, "pass"}
    table.you.rides(BEACON)
    assert table.you.vanguard is BEACON
    assert table.you.stands(BEACON)
    assert table.you.soul == [WICK]
    if theirs is WICK:
        assert table.prompt != "stride" or table.you.offers("stride") == []
        table.leave_open()
        return
    assert table.prompt == "stride"
    strides_for(table.you, DAWN, BEACON)
    assert table.you.vanguard is DAWN
    assert table.you.stands(DAWN)
    assert table.you.power(DAWN) == 26000
    assert table.you.value(DAWN, "name") == ("Dawn Titan", "Beacon Marshal")
    assert table.you.drop == [BEACON]


@pytest.mark.rule("vanguard:8.5.2.4", "vanguard:8.5.2.1.1.3", "vanguard:11.11.1")
@pytest.mark.rule("vanguard:10.28.3.1.1")
@pytest.mark.parametrize(
    ("hand", "paid", "possible"),
    [
        ([LAMP, LAMP], [LAMP, LAMP], False),
        ([LAMP, WICK, SPARK], [LAMP, WICK], True),
        ([LAMP, WICK, SPARK], [LAMP, WICK, SPARK], True),
        ([LAMP, WICK, SPARK], [LAMP], False),
        ([BEACON, SPARK], [BEACON], True),
        ([BEACON, SPARK], [BEACON, SPARK], True),
    ],
)
def test_r41_paying_for_the_stride(hand: list[Card], paid: list[Card], possible: bool) -> None:
    """Q. Which cards pay for a stride?  A. One or more whose grades make three or more. Only a
    face down G unit is stridden, and the vanguard becomes a heart."""
    face_up = another(DAWN)
    table = given(ana(hand=hand, g_zone=[DAWN, up(face_up)]), ben(), phase="ride phase")
    table.you.passes()
    if hand == [LAMP, LAMP]:
        assert table.prompt != "stride" or table.you.offers("stride") == []
        table.leave_open()
        return
    assert table.you.offers("stride") == [DAWN]
    if not possible:
        table.you.strides(DAWN)
        table.you.chooses(*paid)
        assert table.you.vanguard is BEACON
        assert "pass" not in table.you.offered
        table.leave_open()
        return
    strides_for(table.you, DAWN, *paid)
    assert table.you.vanguard is DAWN
    assert sorted([card.name for card in table.you.drop]) == sorted([card.name for card in paid])
    assert table.you.hearts == [BEACON]
    assert table.you.soul == []


@pytest.mark.rule("vanguard:6.6.1.2.3", "vanguard:4.6.6", "vanguard:4.6.7", "vanguard:10.22.6")
def test_r42_which_circles_may_be_exchanged() -> None:
    """Q. Which circles may be exchanged?  A. The two of a column, if both are rear-guard circles;
    a lock circle is none. One of them may be empty."""
    table = main(ana(circles={FL: locked(LAMP), BL: LAMP, BC: LAMP, BR: WICK}))
    assert exchanges(table.you) == [FR]
    table.you.exchanges(FR)
    assert table.you.circle(FR) is WICK
    assert table.you.circle(BR) is None


@pytest.mark.rule("vanguard:8.5.3.2", "vanguard:9.3.6", "vanguard:10.4.2", "vanguard:8.4.1.1")
@pytest.mark.rule("vanguard:8.6.3.1")
@pytest.mark.parametrize("first", [0, 1])
def test_r43_calling_over_a_unit(first: int) -> None:
    """Q. I call a unit onto another, and both have an ability.  A. The old one goes to the drop
    zone first, which is being retired; then I choose which ability to play first."""
    gift = court("Parting Gift", "[AUTO]:When this unit is retired from (RC), draw a card.", 1)
    fresh = court(
        "Fresh Hand",
        "[AUTO]:When this unit is placed on (RC), choose one of your rear-guards, and it gets "
        "[Power] +3000 until end of turn.",
    )
    table = main(ana(circles={FL: gift, FR: LAMP}, hand=[fresh]))
    table.you.does("call", fresh)
    assert FL in table.you.offered
    table.you.chooses(FL)
    assert table.you.drop == [gift]
    assert table.prompt == "standby"
    assert set(table.you.offered) == {gift, fresh}
    table.you.chooses([gift, fresh][first])
    assert table.you.offered == [fresh, LAMP]
    table.you.chooses(fresh)
    assert table.prompt == "main"
    assert table.you.power(fresh) == 12000
    assert len(table.you.hand) == 1


def test_r36_on_a_later_turn_attacking_is_offered() -> None:
    """The same turn later in the game."""
    table = turn(ana(), ben())
    to_main(table.you)
    table.you.passes()
    assert table.prompt == "start step"
    ends_turn(table.you)
    table.leave_open()

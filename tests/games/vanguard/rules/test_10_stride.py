"""10.27 to 10.29, 11.11, 11.42. Hearts and stride."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    Side,
    Table,
    g_unit,
    given,
    rested,
    seats,
    side,
    unit,
    up,
)
from tests.games.vanguard.told import gets, one, when

WHO = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)
FREE = v.StrideSkill(())
DISCARD = v.StrideSkill((t.Discard(one(HAND)),))
G = g_unit("Gale", FREE)
C = unit("Cora", grade=3)
LOW = unit("Low", grade=2)


def striding(who: str, mine: Side, theirs: Side | None = None) -> tuple[Table, Player]:
    """The ride phase, at the stride step."""
    table = given(**seats(who, mine, theirs), turn_of=who, phase="ride phase")
    me = table.player(who)
    if table.prompt == "ride":
        me.passes()
    return table, me


# 10.28. Stride


@WHO
@pytest.mark.rule(
    "vanguard:10.28.3", "vanguard:10.28.3.1", "vanguard:10.28.3.2", "vanguard:10.28.3.3",
    "vanguard:10.27.1", "vanguard:10.27.5", "vanguard:10.27.5.1", "vanguard:11.11.1",
)  # fmt: skip
def test_a_stride_places_the_g_unit_and_the_vanguard_becomes_its_heart(who: str) -> None:
    table, me = striding(who, side(vanguard=C, g_zone=[G]))
    me.strides(G)
    assert me.vanguard is G
    assert me.vanguards == [G]
    assert me.hearts == [C]
    assert me.soul == []
    assert me.power(G) == 15000 + 11000
    assert me.value(G, "name") == ("Gale", "Cora")
    assert table.game.state.host[me.find(C)] == me.find(G)


@WHO
def test_10_28_1_only_what_lies_face_down_in_ones_own_g_zone_is_strided(who: str) -> None:
    table, me = striding(who, side(vanguard=C, g_zone=[up(G)]), side(g_zone=[G]))
    assert table.prompt != "stride"
    assert me.why_not("stride", G) == "10.28.1"


@WHO
@pytest.mark.rule("vanguard:10.28.2.2")
def test_both_vanguards_must_be_of_grade_3(who: str) -> None:
    for mine, theirs in ((LOW, C), (C, LOW)):
        table, me = striding(who, side(vanguard=mine, g_zone=[G]), side(vanguard=theirs))
        assert table.prompt != "stride"
        assert me.why_not("stride", G) == "10.28.2.2"
    table, me = striding(who, side(vanguard=C, g_zone=[G]), side(vanguard=C))
    assert me.can("stride", G)


@WHO
def test_10_28_3_1_1_the_g_unit_lies_as_the_strided_unit_did(who: str) -> None:
    _table, me = striding(who, side(vanguard=rested(C), g_zone=[G]))
    me.strides(G)
    assert not me.stands(G)
    _table, me = striding(who, side(vanguard=C, g_zone=[G]))
    me.strides(G)
    assert me.stands(G)


@WHO
def test_10_28_3_3_of_several_hearts_one_is_chosen(who: str) -> None:
    mate = unit("Mate", grade=2, power=9000)
    _table, me = striding(who, side(vanguard=[C, mate], g_zone=[G]))
    me.strides(G)
    assert sorted([card.name for card in me.offered]) == ["Cora", "Mate"]
    me.chooses(mate)
    assert me.power(G) == 24000
    assert me.value(G, "name") == ("Gale", "Mate")


@WHO
def test_10_28_4_when_the_g_unit_returns_its_hearts_are_vanguards_that_lie_as_it_did(
    who: str,
) -> None:
    table, me = striding(who, side(vanguard=C, g_zone=[G]))
    me.strides(G)
    table.game.turn_to(me.find(G), 1)
    table.begins("end phase")
    assert me.vanguard is C
    assert not me.stands(C)
    assert me.g_zone == [G]
    assert me.face_down("G") == []


@WHO
def test_10_28_5_a_stride_is_neither_a_ride_nor_a_call(who: str) -> None:
    cheers = unit(
        "Cheers", when("place", t.Draw(1), what=t.Cards(("vanguard",), t.YOU), cause="ride")
    )
    shouts = unit(
        "Shouts", when("place", t.Draw(1), what=t.Cards(("vanguard",), t.YOU), cause="call")
    )
    _table, me = striding(who, side(vanguard=C, g_zone=[G], circles={1: cheers, 2: shouts}))
    me.strides(G)
    assert me.hand == []


@WHO
def test_10_28_5_what_waits_for_a_stride_hears_it_as_the_unit_it_was(who: str) -> None:
    bonus = when("place", t.Draw(1), what=t.Cards(("vanguard",), t.YOU), cause="stride")
    striden = unit(
        "Strider's Friend", t.Auto(bonus.when, bonus.do, (v.On(("vanguard",)),)), grade=3
    )
    _table, me = striding(who, side(vanguard=striden, g_zone=[G]))
    me.strides(G)
    assert me.hearts == [striden]
    assert len(me.hand) == 1


# 10.27. Hearts


@WHO
def test_10_27_2_a_heart_stands_face_up_whatever_it_did_before(who: str) -> None:
    table, me = striding(who, side(vanguard=rested(C), g_zone=[G]))
    me.strides(G)
    assert me.stands(C)
    assert table.game.state.face[me.find(C)] == 0


@WHO
def test_10_27_3_a_heart_is_no_unit_and_its_abilities_do_not_work(who: str) -> None:
    grows = t.Continuous((t.Change(t.Every(t.Cards(("vanguard",), t.YOU)), "power", "add", 5000),))
    worker = unit("Worker", grows, v.Act((), (t.Draw(1),)), grade=3)
    table = given(**seats(who, side(vanguard=G, hearts=[worker])), turn_of=who)
    me = table.player(who)
    assert me.power(G) == 15000
    assert not me.can("act", worker, 0)
    assert not u.is_unit(table.game, me.find(worker))
    named = t.Relation(t.Count(t.Cards(("heart",), t.YOU, (t.Compare("grade", "==", 3),))), ">=", 1)
    asks = g_unit("Asker", v.Act((), (t.If(named, (t.Draw(1),)),)))
    table = given(**seats(who, side(vanguard=asks, hearts=[C])), turn_of=who)
    table.player(who).uses(asks)
    assert len(table.player(who).hand) == 1


@WHO
def test_10_27_4_a_legion_becomes_hearts_and_comes_back_as_a_legion_but_not_anew(who: str) -> None:
    leader = unit("Leader", when("legion", t.Draw(1)), grade=3)
    mate = unit("Mate", grade=2)
    table, me = striding(who, side(vanguard=[leader, mate], g_zone=[G]))
    me.strides(G)
    me.chooses(leader)
    assert sorted([card.name for card in me.hearts]) == ["Leader", "Mate"]
    table.begins("end phase")
    assert me.vanguards == [leader, mate]
    assert u.is_mate(table.game, me.find(mate))
    assert me.hand == []


@WHO
def test_10_27_5_2_if_the_chosen_heart_leaves_another_lends_its_name_and_power(who: str) -> None:
    mate = unit("Mate", grade=2, power=9000)
    away = t.Put(one(t.Cards(("heart",), t.YOU, (t.Named(("Cora",)),))), "soul")
    giver = g_unit("Giver", FREE, v.Act((), (away,)))
    table, me = striding(who, side(vanguard=[C, mate], g_zone=[giver]))
    me.strides(giver)
    me.chooses(C)
    assert me.power(giver) == 26000
    table.begins("main phase")
    me.uses(giver)
    assert me.soul == [C]
    assert me.value(giver, "name") == ("Giver", "Mate")
    assert me.power(giver) == 24000


@WHO
def test_10_27_6_a_card_that_is_no_heart_any_more_was_not_placed(who: str) -> None:
    greeter = unit("Greeter", when("place", t.Draw(1), to=("vanguard",)), grade=3)
    table, me = striding(who, side(vanguard=greeter, g_zone=[G]))
    me.strides(G)
    table.begins("end phase")
    assert me.vanguard is greeter
    assert me.hand == []


# 11.11. Stride skills, 10.29. Losing cost


@WHO
@pytest.mark.rule("vanguard:11.11.1", "vanguard:11.11.2")
def test_a_stride_skill_gives_timing_and_cost(who: str) -> None:
    paid = g_unit("Paid", DISCARD)
    _table, me = striding(who, side(vanguard=C, g_zone=[paid], hand=[PLAIN, LOW]))
    me.strides(paid)
    me.chooses(LOW)
    assert me.vanguard is paid
    assert me.drop == [LOW]
    later = g_unit("Later", v.StrideSkill((), timing="main phase"))
    table, me = striding(who, side(vanguard=C, g_zone=[later]))
    assert table.prompt != "stride" or me.offers("stride") == []
    if table.prompt == "stride":
        me.passes()
    plain = g_unit("No Skill")
    table, me = striding(who, side(vanguard=C, g_zone=[plain]))
    assert table.prompt != "stride"


@WHO
def test_11_11_1_who_cannot_pay_cannot_stride(who: str) -> None:
    paid = g_unit("Paid", DISCARD)
    table, me = striding(who, side(vanguard=C, g_zone=[paid]))
    assert me.why_not("stride", paid) == "8.5.2.4"
    assert me.offers("stride") == []
    assert table.prompt == "stride"


def test_11_11_1_cards_worth_three_grades_are_chosen_one_by_one() -> None:
    total = t.Compare("grade", ">=", 3)
    skill = v.StrideSkill((t.Discard(t.Pick(1, HAND, any_number=True, total=total)),))
    paid = g_unit("Paid", skill)
    _table, me = striding("you", side(vanguard=C, g_zone=[paid], hand=[PLAIN, LOW, LOW]))
    me.strides(paid)
    me.chooses(PLAIN)
    me.chooses(LOW)
    if me.table.prompt != "":
        me.passes()
    assert me.vanguard is paid
    assert sorted([card.name for card in me.drop]) == ["Low", "Plain Unit"]
    table, me = striding("you", side(vanguard=C, g_zone=[paid], hand=[PLAIN, PLAIN]))
    assert not me.can("stride", paid)
    assert table.asks is not None


@WHO
def test_10_29_1_a_cost_that_is_lost_is_not_paid(who: str) -> None:
    paid = g_unit("Paid", DISCARD)
    opener = unit("Opener", v.StrideCostLost(), grade=1)
    _table, me = striding(who, side(vanguard=C, g_zone=[paid], hand=[LOW], circles={1: opener}))
    me.strides(paid)
    assert me.vanguard is paid
    assert me.hand == [LOW]


@WHO
@pytest.mark.rule("vanguard:8.5.2.4")
def test_what_a_cost_says_of_ones_vanguard_is_meant_of_the_strided_one(who: str) -> None:
    same = t.Shares("name", t.Every(t.Cards(("vanguard",), t.YOU)))
    skill = v.StrideSkill((t.Discard(one(t.Cards(("hand",), t.YOU, (same,)))),))
    echo = g_unit("Echo", skill)
    _table, me = striding(who, side(vanguard=C, g_zone=[echo], hand=[LOW, C]))
    me.strides(echo)
    if me.table.prompt == "discard":
        me.chooses(C)
    assert me.vanguard is echo
    assert me.drop == [C]


@WHO
def test_10_29_1_for_the_next_stride_only(who: str) -> None:
    paid = g_unit("Paid", DISCARD)
    opens = t.Lasting("turn", v.StrideCostLost((t.Named(("Paid",)),)))
    opener = unit("Opener", t.Auto(t.Pattern("begin ride phase", who=t.YOU), (opens,)), grade=1)
    mine = side(vanguard=C, g_zone=[paid], hand=[LOW], circles={1: opener})
    table, me = striding(who, mine)
    me.strides(paid)
    assert me.hand == [LOW]
    assert [e for e in table.game.state.effects if isinstance(e.term, v.StrideCostLost)] == []


# 11.42, 10.28.2.1, 10.28.6. Ultimate stride

ULTIMATE = v.StrideSkill((), ultimate=True)
UPS = [up(g_unit(f"Face-up {number}")) for number in range(3)]


def ultimate(name: str = "Last Hope", *more: t.Ability, **fields: object) -> Card:
    return g_unit(name, ULTIMATE, *more, **fields)


@WHO
@pytest.mark.rule("vanguard:11.42.1", "vanguard:11.42.2.1", "vanguard:10.28.2.1.1")
def test_an_ultimate_stride_needs_three_face_up_cards_in_the_g_zone(who: str) -> None:
    last = ultimate()
    _table, me = striding(who, side(vanguard=C, g_zone=[last, *UPS]), side(vanguard=LOW))
    me.strides(last)
    assert me.vanguard is last
    table, me = striding(who, side(vanguard=C, g_zone=[last, *UPS[:2]]), side(vanguard=C))
    assert me.why_not("stride", last) == "10.28.2.1.1"
    if table.prompt == "stride":
        me.passes()


@WHO
def test_10_28_2_1_it_needs_a_vanguard_of_its_nation(who: str) -> None:
    last = ultimate(clan=["Granblue"])
    table, me = striding(who, side(vanguard=C, g_zone=[last, *UPS]))
    assert me.why_not("stride", last) == "10.28.2.1"
    if table.prompt == "stride":
        me.passes()
    kin = unit("Kin", grade=3, clan=["Aqua Force"])
    table, me = striding(who, side(vanguard=kin, g_zone=[last, *UPS]))
    assert me.can("stride", last)


@WHO
def test_10_28_6_when_it_has_returned_the_whole_g_zone_is_removed(who: str) -> None:
    last = ultimate()
    table, me = striding(who, side(vanguard=C, g_zone=[last, G, *UPS]))
    me.strides(last)
    table.begins("end phase")
    assert me.g_zone == []
    assert last in me.removed
    assert len(me.removed) == 5
    table, me = striding(who, side(vanguard=C, g_zone=[G, *UPS]))
    me.strides(G)
    table.begins("end phase")
    assert len(me.g_zone) == 4


@WHO
def test_11_42_3_effects_on_the_cost_of_striding_do_not_touch_it(who: str) -> None:
    dear = g_unit("Dear", v.StrideSkill((t.Discard(one(HAND)),), ultimate=True))
    opener = unit("Opener", v.StrideCostLost(), grade=1)
    _table, me = striding(
        who, side(vanguard=C, g_zone=[dear, *UPS], hand=[LOW], circles={1: opener})
    )
    me.strides(dear)
    assert me.drop == [LOW]


# By an effect


@WHO
@pytest.mark.rule("vanguard:10.28.1")
def test_an_effect_can_stride_a_card(who: str) -> None:
    order = v.Stride(one(t.Cards(("G",), t.YOU, (t.FaceUp(False),))))
    caller = unit("Caller", v.Act((), (order, gets(t.Self(), 1000))), grade=3)
    table = given(**seats(who, side(vanguard=caller, g_zone=[G])), turn_of=who)
    me = table.player(who)
    me.uses(caller)
    if table.prompt == "stride by effect":
        me.chooses(G)
    assert me.vanguard is G
    assert me.hearts == [caller]
    assert table.player(other(who)).vanguard is PLAIN_VANGUARD

"""6. Game procedure: the phases of a turn."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    Table,
    g_unit,
    given,
    locked,
    rested,
    seats,
    side,
    unit,
)
from tests.games.vanguard.told import at, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Squire = unit("Squire", grade=0)
Knight = unit("Knight", grade=1)
Lancer = unit("Lancer", grade=2)
Crown = unit("Crown", grade=3)
Gale = g_unit("Gale", v.StrideSkill(()))


def players(table: Table, who: str) -> tuple[Player, Player]:
    return table.player(who), table.player(other(who))


# 6.2. The turn


@BOTH
def test_6_2_1_the_players_take_turns(who: str) -> None:
    sides = seats(who, side(), side(vanguard=rested(PLAIN_VANGUARD)))
    table = given(**sides, phase="turn", turn_of=other(who))
    player, opponent = players(table, who)
    assert table.game.state.turn_player == player.seat
    assert table.prompt == "ride"
    player.passes()
    player.passes()
    player.ends_attacks()
    assert table.game.state.turn_player == opponent.seat


def test_6_2_2_the_phases_come_in_their_order() -> None:
    table = given(phase="turn", turn_of="them")
    for _decision in range(3):
        table.you.passes()
    phases = [entry.message for entry in table.game.log or () if entry.message.startswith("begin ")]
    wanted = [
        "begin stand phase", "begin draw phase", "begin ride phase", "begin main phase",
        "begin battle phase",
    ]  # fmt: skip
    assert [phase for phase in phases if phase in wanted][:5] == wanted


# 6.3. Stand phase


@BOTH
@pytest.mark.parametrize("period", ["turn", "stand phase"])
def test_6_3_1_1_abilities_about_the_beginning_of_the_turn_come_first(
    who: str, period: str
) -> None:
    """They find their card as it lay."""
    if_it_rests = t.If(t.Is(t.Self(), (t.Upright(False),)), (t.Draw(1),))
    early = unit("Early", at(f"begin {period}", if_it_rests, who=t.YOU))
    mine, theirs = side(circles={1: rested(early)}), side(circles={1: rested(early)})
    table = given(**seats(who, mine, theirs), phase="stand phase", turn_of=who)
    player, opponent = players(table, who)
    assert player.hand == [PLAIN]
    assert opponent.hand == []
    assert player.stands(early)


@BOTH
def test_6_3_1_3_abilities_about_standing_resolve_before_the_phase_ends(who: str) -> None:
    fresh = unit("Fresh", when("stand", t.Draw(1)))
    mine = side(circles={1: rested(fresh), 2: fresh})
    table = given(**seats(who, mine), phase="stand phase", turn_of=who)
    player, _ = players(table, who)
    assert player.hand == [PLAIN]
    assert table.halted


@BOTH
@pytest.mark.rule("vanguard:6.3.1")
def test_6_3_1_2_the_turn_player_stands_all_units(who: str) -> None:
    mine = side(vanguard=rested(Crown), circles={1: rested(Knight)})
    theirs = side(circles={1: rested(Lancer)})
    table = given(**seats(who, mine, theirs), phase="stand phase", turn_of=who)
    player, opponent = players(table, who)
    assert player.stands(Crown)
    assert player.stands(Knight)
    assert not opponent.stands(Lancer)


def test_6_3_1_2_a_unit_that_cannot_stand_stays_as_it_is() -> None:
    heavy = unit("Heavy", t.Forbid(t.Pattern("stand", t.Self())))
    table = given(you=side(circles={1: rested(heavy), 2: rested(Knight)}), phase="stand phase")
    assert not table.you.stands(heavy)
    assert table.you.stands(Knight)


# 6.4. Draw phase


@BOTH
def test_6_4_1_1_1_abilities_about_the_beginning_of_the_draw_phase_come_first(who: str) -> None:
    hand = t.Count(t.Cards(("hand",), t.YOU))
    early = unit("Early", at("begin draw phase", t.If(t.Relation(hand, "==", 0), (t.Draw(1),))))
    mine = side(circles={1: early}, deck=[Knight, Lancer])
    table = given(**seats(who, mine), phase="draw phase", turn_of=who)
    player, _ = players(table, who)
    assert player.hand == [Knight, Lancer]


@BOTH
@pytest.mark.rule("vanguard:6.4.1")
def test_6_4_1_1_2_the_turn_player_draws_a_card(who: str) -> None:
    table = given(**seats(who, side(deck=[Knight])), phase="draw phase", turn_of=who)
    player, opponent = players(table, who)
    assert player.hand == [Knight]
    assert opponent.hand == []


# 6.5. Ride phase


@BOTH
def test_6_4_1_1_3_abilities_about_the_draw_resolve_before_the_next_step_begins(who: str) -> None:
    """Otherwise their player would be asked which of the two comes first."""
    draws = unit("Draws", t.Auto(t.Pattern("draw", who=t.YOU), (v.SoulCharge(1),)))
    later = unit("Later", at("begin G assist step", v.SoulCharge(1), who=t.YOU))
    table = given(**seats(who, side(circles={1: draws, 2: later})), phase="draw phase", turn_of=who)
    player, _ = players(table, who)
    assert table.halted
    assert len(player.soul) == 2


# 6.5. Ride phase


@BOTH
def test_6_5_1_1_1_abilities_about_the_beginning_of_the_ride_phase_come_first(who: str) -> None:
    early = unit("Early", at("begin ride phase", v.SoulCharge(1), who=t.YOU))
    mine, theirs = side(circles={1: early}, hand=[Crown]), side(circles={1: early})
    table = given(**seats(who, mine, theirs), phase="ride phase", turn_of=who)
    player, opponent = players(table, who)
    assert table.prompt == "ride"
    assert player.soul == [PLAIN]
    assert opponent.soul == []


@BOTH
@pytest.mark.rule("vanguard:6.5.1")
def test_6_5_1_1_2_the_turn_player_rides_once(who: str) -> None:
    mine = side(vanguard=Knight, hand=[Lancer, Lancer])
    table = given(**seats(who, mine), phase="ride phase", turn_of=who)
    player, _ = players(table, who)
    player.rides(Lancer)
    assert player.vanguard == Lancer
    assert player.soul == [Knight]
    assert table.halted


@pytest.mark.rule("vanguard:8.5.2.1.1.1")
def test_8_5_2_1_1_1_the_same_grade_or_one_higher_rides() -> None:
    table = given(you=side(vanguard=Knight, hand=[Squire, Knight, Lancer, Crown]),
                  phase="ride phase")  # fmt: skip
    assert table.you.offers("ride") == [Knight, Lancer]
    assert table.you.why_not("ride", Crown) == "8.5.2.1.1.1"
    assert table.you.why_not("ride", Squire) == "8.5.2.1.1.1"


def test_6_5_1_1_2_nobody_has_to_ride() -> None:
    table = given(you=side(vanguard=Knight, hand=[Lancer]), phase="ride phase")
    table.you.passes()
    assert table.you.vanguard == Knight
    assert table.you.hand == [Lancer]


def test_6_5_1_1_2_without_a_hand_nobody_is_asked() -> None:
    assert given(you=side(vanguard=Knight), phase="ride phase").halted


@BOTH
def test_6_5_1_1_3_in_the_ride_step_nothing_is_played_to_another_circle(who: str) -> None:
    mine = side(vanguard=Knight, hand=[Squire, Lancer])
    table = given(**seats(who, mine), phase="ride phase", turn_of=who)
    player, _ = players(table, who)
    assert player.offered == [Lancer, "pass"]
    assert player.why_not("call", Squire) == "6.5.1.1.3"


@BOTH
def test_6_5_1_1_4_abilities_about_riding_resolve_before_the_next_step_begins(who: str) -> None:
    rider = unit("Rider", when("place", v.SoulCharge(1), cause="ride"), grade=2)
    later = unit("Later", at("begin stride step", v.SoulCharge(1), who=t.YOU))
    mine = side(vanguard=Knight, hand=[rider], circles={1: later})
    table = given(**seats(who, mine), phase="ride phase", turn_of=who)
    player, _ = players(table, who)
    player.rides(rider)
    assert table.halted
    assert player.soul == [Knight, PLAIN, PLAIN]


@BOTH
def test_6_5_1_2_1_abilities_about_the_beginning_of_the_stride_step_come_first(who: str) -> None:
    early = unit("Early", at("begin stride step", v.SoulCharge(1), who=t.YOU))
    mine, theirs = side(circles={1: early}, g_zone=[Gale]), side(circles={1: early})
    table = given(**seats(who, mine, theirs), phase="ride phase", turn_of=who)
    player, opponent = players(table, who)
    assert table.prompt == "stride"
    assert player.soul == [PLAIN]
    assert opponent.soul == []


@BOTH
def test_6_5_1_2_2_the_turn_player_strides_once(who: str) -> None:
    table = given(**seats(who, side(g_zone=[Gale, Gale])), phase="ride phase", turn_of=who)
    player, _ = players(table, who)
    assert player.offered == [Gale, Gale, "pass"]
    player.strides(Gale)
    assert player.vanguard == Gale
    assert table.halted


@BOTH
def test_6_5_1_2_2_who_cannot_pay_for_a_stride_is_asked_as_if_they_could(who: str) -> None:
    """For which grades the hand has is for nobody else to know."""
    high = t.Pick(1, t.Cards(("hand",), t.YOU, (t.Compare("grade", ">=", 3),)))
    dear = g_unit("Dear", v.StrideSkill((t.Put(high, "drop"),)))
    for card, offered in ((Squire, ["pass"]), (unit("High", grade=3), [dear, "pass"])):
        mine = side(g_zone=[dear], hand=[card])
        table = given(**seats(who, mine), phase="ride phase", turn_of=who)
        player, _ = players(table, who)
        player.passes()
        assert table.prompt == "stride" and player.offered == offered


def test_6_5_1_2_2_a_skill_for_another_step_is_not_used_here() -> None:
    storm = g_unit("Storm", v.StrideSkill((), "guard step"))
    table = given(you=side(g_zone=[storm, Gale]), phase="ride phase")
    assert table.you.offers("stride") == [Gale]


@BOTH
def test_6_5_1_2_3_in_the_stride_step_nothing_is_played_to_another_circle(who: str) -> None:
    mine = side(hand=[Squire], g_zone=[Gale])
    table = given(**seats(who, mine), phase="ride phase", turn_of=who)
    player, _ = players(table, who)
    player.passes()
    assert player.offered == [Gale, "pass"]
    assert player.why_not("call", Squire) == "6.5.1.2.3"


@BOTH
def test_6_5_1_3_abilities_about_striding_resolve_before_the_phase_ends(who: str) -> None:
    gust = g_unit("Gust", v.StrideSkill(()), when("place", t.Draw(1), cause="stride"))
    table = given(**seats(who, side(g_zone=[gust])), phase="ride phase", turn_of=who)
    player, _ = players(table, who)
    player.strides(gust)
    assert table.halted
    assert player.hand == [PLAIN]


# 6.6. Main phase


@BOTH
def test_6_6_1_2_1_units_are_called_to_rear_guard_circles(who: str) -> None:
    table = given(**seats(who, side(hand=[Knight, Lancer])), turn_of=who)
    player, _ = players(table, who)
    player.calls(Knight, 3)
    player.calls(Lancer, 1)
    assert player.circle(3) == Knight
    assert player.circle(1) == Lancer
    assert player.stands(Lancer)


@pytest.mark.rule("vanguard:9.3.6", "vanguard:8.5.3.2")
def test_9_3_6_the_unit_called_over_another_is_the_one_that_stays() -> None:
    table = given(you=side(hand=[Lancer], circles={1: Knight}))
    table.you.calls(Lancer, 1)
    assert table.you.circle_cards(1) == [Lancer]
    assert table.you.drop == [Knight]


@pytest.mark.rule("vanguard:8.5.2.1.1.2")
def test_8_5_2_1_1_2_nothing_above_the_vanguards_grade_is_called() -> None:
    table = given(you=side(vanguard=Lancer, hand=[Squire, Lancer, Crown]))
    assert table.you.offers("call") == [Squire, Lancer]
    assert table.you.why_not("call", Crown) == "8.5.2.1.1.2"


def test_6_6_1_2_2_activated_abilities_are_played_for_their_cost() -> None:
    clever = unit(
        "Clever",
        v.Act((v.CounterBlast(1),), (t.Draw(2),), while_=(v.On(("rear-guard",)), v.Once())),
    )
    table = given(you=side(circles={1: clever}, damage=2))
    table.you.uses(clever)
    if table.prompt != "main":
        table.you.chooses(PLAIN)
    assert len(table.you.hand) == 2
    assert len(table.you.face_down("damage")) == 1
    assert table.you.why_not("act", clever, 0) == "12.2.1.1"


def test_6_6_1_2_2_an_ability_whose_cost_cannot_be_paid_is_not_played() -> None:
    clever = unit("Clever", v.Act((v.CounterBlast(1),), (t.Draw(2),)))
    table = given(you=side(circles={1: clever}))
    assert table.you.why_not("act", clever, 0) == "8.5.2.3"


def test_6_6_1_2_3_the_cards_of_a_side_column_change_places() -> None:
    table = given(you=side(circles={1: Lancer, 3: rested(Knight), 2: Knight}))
    assert table.you.offered.count("pass") == 1
    table.you.exchanges(1)
    assert (table.you.circle(1), table.you.circle(3)) == (Knight, Lancer)
    assert not table.you.stands(Knight)
    table.you.exchanges(2)
    assert (table.you.circle(2), table.you.circle(5)) == (None, Knight)


@BOTH
@pytest.mark.rule("vanguard:6.6.1", "vanguard:6.6.1.2")
def test_6_6_1_2_any_of_them_in_any_order_and_any_number_of_times(who: str) -> None:
    clever = unit("Clever", v.Act((), (v.SoulCharge(1),), while_=(v.On(("rear-guard",)),)))
    mine = side(hand=[clever, Knight, Lancer])
    table = given(**seats(who, mine), turn_of=who)
    player, _ = players(table, who)
    player.calls(Knight, 1)
    player.exchanges(1)
    player.calls(clever, 1)
    player.uses(clever)
    player.calls(Lancer, 2)
    player.uses(clever)
    player.exchanges(1)
    assert [player.circle(number) for number in (1, 2, 3)] == [Knight, Lancer, clever]
    assert len(player.soul) == 2


@BOTH
def test_6_6_1_1_abilities_about_the_beginning_of_the_main_phase_come_first(who: str) -> None:
    early = unit("Early", at("begin main phase", t.Draw(1), who=t.YOU))
    table = given(**seats(who, side(circles={1: early}), side(circles={1: early})), turn_of=who)
    player, opponent = players(table, who)
    assert table.prompt == "main"
    assert len(player.hand) == 1
    assert opponent.hand == []
    player.calls(PLAIN, 2)
    assert player.hand == []


@BOTH
def test_6_6_1_2_1_1_nothing_is_played_to_another_circle_than_a_rear_guards(who: str) -> None:
    table = given(**seats(who, side(vanguard=Knight, hand=[Lancer, Knight])), turn_of=who)
    player, _ = players(table, who)
    assert player.offered == [Knight, "pass"]
    assert player.offers("ride") == []
    assert player.why_not("ride", Lancer) == "6.6.1.2.1.1"
    player.does("call", Knight)
    assert player.offered == [1, 2, 3, 4, 5]
    player.chooses(5)


def test_6_6_1_2_3_with_two_empty_circles_nothing_is_exchanged() -> None:
    table = given(you=side(circles={4: Knight}))
    assert table.you.offered == ["pass"]


def test_6_6_1_2_3_nor_with_a_lock_circle() -> None:
    table = given(you=side(circles={1: Knight, 3: locked(Lancer), 2: Knight}))
    assert table.you.offered == [2, "pass"]


@BOTH
def test_6_6_1_3_who_does_nothing_ends_the_main_phase(who: str) -> None:
    table = given(**seats(who, side(hand=[Knight])), turn_of=who)
    player, _ = players(table, who)
    player.passes()
    assert table.halted
    assert player.hand == [Knight]


# 6.7. Battle phase


@BOTH
def test_6_7_1_after_the_main_phase_the_turn_player_can_attack(who: str) -> None:
    table = given(**seats(who), phase="turn", turn_of=other(who))
    player, opponent = players(table, who)
    player.passes()
    player.passes()
    assert table.prompt == "start step"
    player.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert len(opponent.damage) == 1
    assert table.game.state.turn_player == opponent.seat

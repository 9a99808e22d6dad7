"""6. Game procedure: the phases of a turn."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard import vocabulary as v
from headjudge.language import terms as t
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    Table,
    g_unit,
    given,
    other,
    rested,
    seats,
    side,
    unit,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Squire = unit("Squire", grade=0)
Knight = unit("Knight", grade=1)
Lancer = unit("Lancer", grade=2)
Crown = unit("Crown", grade=3)


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
    phases = [entry.kind for entry in table.game.log or () if entry.kind.startswith("begin ")]
    wanted = [
        "begin stand phase", "begin draw phase", "begin ride phase", "begin main phase",
        "begin battle phase",
    ]  # fmt: skip
    assert [phase for phase in phases if phase in wanted][:5] == wanted


# 6.3. Stand phase


@BOTH
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
def test_6_4_1_1_2_the_turn_player_draws_a_card(who: str) -> None:
    table = given(**seats(who, side(deck=[Knight])), phase="draw phase", turn_of=who)
    player, opponent = players(table, who)
    assert player.hand == [Knight]
    assert opponent.hand == []


def assisting(**more: object) -> Table:
    fields: dict[str, object] = {
        "vanguard": Knight, "deck": [PLAIN, Lancer, Squire], "g_zone": [g_unit(), g_unit()],
    } | more  # fmt: skip
    return given(you=side(**fields), phase="draw phase")  # type: ignore[arg-type]


@pytest.mark.rule("vanguard:6.4.1.2.1.2", "vanguard:6.4.1.2.5")
def test_6_4_1_2_5_g_assist_finds_the_next_grade_for_two_cards_of_hand_and_g_zone() -> None:
    table = assisting(hand=[Squire, Squire])
    table.you.says("yes")
    assert table.you.offered == [Lancer]
    table.you.chooses(Lancer)
    table.you.chooses(Squire, Squire)
    assert sorted(card.name for card in table.you.hand) == ["Lancer", "Plain Soldier"]
    assert table.you.g_zone == []
    assert len(table.you.removed) == 4


def test_6_4_1_2_5_who_finds_nothing_pays_nothing() -> None:
    table = assisting()
    table.you.says("yes")
    table.you.chooses()
    assert table.you.hand == [PLAIN]
    assert len(table.you.g_zone) == 2


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({}, True),
        ({"vanguard": Crown}, False),
        ({"g_zone": [g_unit()]}, False),
    ],
)
def test_6_4_1_2_2_below_grade_three_with_two_cards_in_the_g_zone(
    more: dict[str, object], asked: bool
) -> None:
    table = assisting(**more)
    assert (table.prompt == "g assist") == asked
    table.leave_open()


def test_6_4_1_2_2_3_not_with_the_next_grade_in_hand() -> None:
    table = assisting(hand=[Lancer])
    assert table.you.offered == ["no"]
    table.you.says("no")
    assert table.halted


# 6.5. Ride phase


@BOTH
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


# 6.8. End phase


@BOTH
def test_6_8_1_4_effects_until_end_of_turn_end(who: str) -> None:
    strong = unit(
        "Strong",
        v.Act(
            (),
            (t.Lasting("turn", t.Continuous((t.Change(t.Self(), "power", "add", 2000),))),),
            while_=(v.Once(),),
        ),
    )
    table = given(**seats(who, side(circles={1: strong})), turn_of=who)
    player, _ = players(table, who)
    player.uses(strong)
    assert player.power(strong) == 9000
    player.passes()
    assert player.power(strong) == 9000
    table.begins("end phase")
    assert player.power(strong) == 7000


def test_6_8_1_3_abilities_about_the_end_of_the_turn_trigger_once() -> None:
    late = unit("Late", t.Auto(t.Pattern("end turn", who=t.YOU), (t.Draw(1),)))
    table = given(you=side(circles={1: late}), phase="end phase")
    assert len(table.you.hand) == 1

"""6. Game progress: the phases of a turn, and playing cards."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    battle_card,
    extra_card,
    given,
    leader,
    rested,
    seats,
    side,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)


@BOTH
def test_6_2_2_the_turn_players_cards_become_active(who: str) -> None:
    table = given(
        phase="charge phase",
        turn_of=who,
        **seats(
            who,
            side(leader=rested(leader("Lead")), battle=[rested(A)], energy=[rested(PLAIN)]),
            side(battle=[rested(B)]),
        ),
    )
    me, they = table.player(who), table.player(other(who))
    me.passes()
    assert me.is_active(A) and me.is_active(me.leader) and len(me.active_energy) == 1
    assert not they.is_active(B)


def test_6_2_3_a_card_is_drawn_but_not_on_the_first_turn() -> None:
    assert given(side(deck=[A]), phase="charge phase").you.hand == [A]
    assert given(side(deck=[A]), phase="charge phase", turn=1).you.hand == []


def test_6_2_4_what_drawing_triggers_comes_before_the_charge() -> None:
    lucky = battle_card("Lucky", t.Auto(t.Pattern("draw", who=t.YOU), DRAWS, (v.Once(),)))
    table = given(side(battle=[lucky], deck=[A, B]), phase="charge phase")
    assert table.prompt == "charge" and table.you.hand == [A, B]


@BOTH
def test_6_2_5_one_card_of_the_hand_may_be_charged(who: str) -> None:
    table = given(phase="charge phase", turn_of=who, turn=1, **seats(who, side(hand=[A, B])))
    me = table.player(who)
    me.charges(A)
    assert (me.hand, me.energy, me.active_energy) == ([B], [A], [A])
    assert table.halted


def test_6_2_5_nobody_has_to_charge() -> None:
    table = given(side(hand=[A]), phase="charge phase", turn=1)
    table.you.passes()
    assert table.you.energy == []


def test_6_2_1_the_beginning_of_the_turn_comes_before_the_draw() -> None:
    keen = battle_card("Keen", t.Auto(t.Pattern("begin turn", who=t.YOU), DRAWS))
    table = given(side(battle=[keen], deck=[A, B]), phase="charge phase", turn=1)
    table.you.passes()
    assert table.you.hand == [A]


@BOTH
def test_6_3_1_2_1_1_energy_is_paid_and_the_card_is_played(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(hand=[A], energy=2)))
    me = table.player(who)
    me.plays(A)
    me.chooses(PLAIN)
    assert (me.hand, me.battle, len(me.active_energy)) == ([], [A], 1)
    assert me.is_active(A)


def test_6_3_1_2_1_1_without_enough_energy_a_card_cannot_be_played() -> None:
    table = given(side(hand=[A], energy=[rested(PLAIN)]))
    assert table.you.why_not("play", A) == "6-3-1-2-1-1"


def test_2_11_1_1_the_energy_must_have_the_specified_colours() -> None:
    costly = battle_card("Costly", energy_cost=2, specified_cost=["blue"])
    sky = battle_card("Sky", color=["blue"])
    assert given(side(hand=[costly], energy=2)).you.why_not("play", costly) == "6-3-1-2-1-1"
    table = given(side(hand=[costly], energy=[PLAIN, PLAIN, sky]))
    table.you.plays(costly)
    assert table.you.offered == [PLAIN, PLAIN]
    table.you.chooses(PLAIN)
    assert table.you.active_energy == [PLAIN]


def test_2_11_1_1_1_more_specified_than_the_total_is_paid_in_full() -> None:
    cheap = t.Continuous((t.Change(t.Self(), "energy cost", "add", -2),), where=("hand",))
    costly = battle_card("Costly", cheap, energy_cost=3, specified_cost=["red", "red"])
    assert not given(side(hand=[costly], energy=1)).you.can("play", costly)
    table = given(side(hand=[costly], energy=2))
    table.you.plays(costly)
    assert table.you.active_energy == []


def test_2_11_1_1_energy_of_two_colours_serves_for_either() -> None:
    both = battle_card("Both", color=["red", "blue"])
    sky = battle_card("Sky", color=["blue"])
    costly = battle_card("Costly", energy_cost=2, specified_cost=["red", "blue"])
    table = given(side(hand=[costly], energy=[both, sky]))
    table.you.plays(costly)
    assert table.you.active_energy == []
    table = given(side(hand=[costly], energy=[sky, sky]))
    assert not table.you.can("play", costly)


def test_3_6_1_extra_cards_are_not_played() -> None:
    tool = extra_card("Tool")
    assert given(side(hand=[tool], energy=3)).you.why_not("play", tool) == "3-6-1"


@BOTH
def test_6_3_1_2_1_4_what_playing_triggers_is_resolved_at_once(who: str) -> None:
    eager = battle_card("Eager", t.Auto(t.Pattern("play", t.Self()), DRAWS))
    table = given(turn_of=who, **seats(who, side(hand=[eager], energy=1, deck=[B])))
    table.player(who).plays(eager)
    assert table.player(who).hand == [B]


def test_6_3_1_2_a_card_may_be_free_under_a_condition() -> None:
    free = battle_card("Free", v.PlayFree((t.TurnOf(t.YOU),)), energy_cost=5)
    table = given(side(hand=[free]))
    assert not table.you.can("play", free)
    table.you.does("play free", free)
    assert table.you.battle == [free]


@BOTH
def test_6_3_1_2_4_the_phase_ends_when_the_player_likes(who: str) -> None:
    last = battle_card("Last", t.Auto(t.Pattern("end main phase", who=t.YOU), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[last], deck=[A])))
    table.player(who).passes()
    assert table.halted and table.player(who).hand == [A]


def test_6_3_1_3_1_2_effects_until_the_end_of_the_main_phase() -> None:
    more = t.Continuous((t.Change(t.Self(), "power", "add", 5000),))
    skill = v.Activate("main", (), (t.Lasting("main phase", more),))
    strong = battle_card("Strong", skill)
    table = given(side(battle=[strong]))
    table.you.uses(strong)
    assert table.you.power(strong) == 15000
    table.you.passes()
    assert table.you.power(strong) == 10000


def test_6_4_1_1_what_the_end_of_the_turn_triggers_comes_but_once() -> None:
    late = battle_card("Late", t.Auto(t.Pattern("end turn", who=t.YOU), DRAWS))
    table = given(side(battle=[late], deck=[A, B]), phase="end phase")
    assert table.you.hand == [A]


def test_6_4_1_3_a_skill_that_comes_to_be_there_at_the_end_is_triggered_too() -> None:
    late = battle_card("Late", t.Auto(t.Pattern("end turn"), DRAWS))
    plays = t.Auto(t.Pattern("end turn"), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
    early = battle_card("Early", plays)
    table = given(side(battle=[early], drop=[late], deck=[A, B]), phase="end phase")
    assert table.you.battle == [early, late]
    assert table.you.hand == [A]


def test_6_4_1_2_effects_of_the_turn_are_over() -> None:
    more = t.Continuous((t.Change(t.Self(), "power", "add", 5000),))
    strong = battle_card("Strong", v.Activate("main", (), (t.Lasting("turn", more),)))
    table = given(side(battle=[strong]))
    table.you.uses(strong)
    table.you.passes()
    assert table.you.power(strong) == 15000
    table.begins("end phase")
    assert table.you.power(strong) == 10000

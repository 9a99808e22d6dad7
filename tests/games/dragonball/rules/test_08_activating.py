"""8-4, 8-5-1, 8-5-2. Skill costs; activating and resolving skills."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.knowledge import everyone
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    battle_card,
    extra_card,
    given,
    seats,
    side,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
ME = t.Self()
HAND = t.Cards(("hand",), t.YOU)
DISCARD = t.Put(t.Pick(1, HAND), "drop")
SKY = battle_card("Sky", color=["blue"])
LEAF = battle_card("Leaf", color=["green"])


# 8-4. Skill costs


@BOTH
def test_8_4_2_to_pay_is_to_do_what_the_cost_says(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (t.Put(ME, "warp"),), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[sage], deck=[A])))
    me = table.player(who)
    me.uses(sage)
    assert (me.warp, me.hand) == ([sage], [A])


@BOTH
def test_8_4_2_1_several_actions_are_done_in_the_order_of_the_text(who: str) -> None:
    """First a card comes to the drop area, then one of those there is removed."""
    mill = t.Put(t.TopOf(1), "drop")
    burn = t.Put(t.Pick(1, t.Cards(("drop",), t.YOU)), "warp")
    sage = battle_card("Sage", v.Activate("main", (mill, burn), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[sage], drop=[B], deck=[A])))
    me = table.player(who)
    me.uses(sage)
    assert me.offered == [B, A]
    me.chooses(A)
    assert (me.drop, me.warp) == ([B], [A])


@BOTH
def test_8_4_2_2_a_card_cannot_be_used_for_two_parts_of_a_cost(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (DISCARD, DISCARD), DRAWS))
    for hand, can in (([A], False), ([A, B], True)):
        table = given(turn_of=who, **seats(who, side(battle=[sage], hand=hand)))
        assert table.player(who).can("activate", sage, 0) is can
        assert table.player(who).hand == hand, "nothing is paid"


@BOTH
def test_8_4_2_3_a_number_is_so_much_energy_of_ones_choice(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (v.PayEnergy(2),), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[sage], energy=[SKY, LEAF, PLAIN])))
    me = table.player(who)
    me.uses(sage)
    assert me.offered == [SKY, LEAF, PLAIN]
    me.chooses(SKY, PLAIN)
    assert me.active_energy == [LEAF]
    assert me.why_not("activate", sage, 0) == "8-4-2-2", "one is left"


@BOTH
def test_8_4_2_4_spheres_are_energy_of_that_color(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (v.PayEnergy(1, ("blue",)),), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[sage], energy=[LEAF, SKY, PLAIN, SKY])))
    me = table.player(who)
    me.uses(sage)
    assert me.offered == [SKY, SKY]
    me.chooses(SKY)
    assert me.active_energy == [LEAF, PLAIN, SKY]
    table = given(turn_of=who, **seats(who, side(battle=[sage], energy=[LEAF, PLAIN])))
    assert table.player(who).why_not("activate", sage, 0) == "8-4-2-2"


# 8-5-1


@BOTH
def test_8_5_1_skills_are_activated_and_permanent_ones_never_are(who: str) -> None:
    more = t.Continuous((t.Change(ME, "power", "add", 5000),))
    hears = t.Auto(t.Pattern("activate", t.Cards(("battle",), t.YOU)), DRAWS, (v.Once(),))
    sage = battle_card("Sage", more, v.Activate("main", (), (t.Put(t.TopOf(1), "drop"),)))
    ear = battle_card("Ear", hears)
    table = given(turn_of=who, **seats(who, side(battle=[sage, ear], deck=[A, B])))
    me = table.player(who)
    assert me.power(sage) == 15000 and me.hand == []
    assert len(me.offers("activate")) == 1
    me.uses(sage)
    assert me.drop == [A] and me.hand == [B]


# 8-5-2. The steps


@BOTH
def test_8_5_2_1_a_card_of_the_hand_is_revealed(who: str) -> None:
    """DEVIATIONS 8-5-2-1: it stays in the hand, shown, until it is resolved."""
    tool = extra_card("Tool", v.Activate("main", (DISCARD,), DRAWS))
    table = given(turn_of=who, **seats(who, side(hand=[tool, A, B], energy=1)))
    me = table.player(who)
    card = me.find(tool)
    state = table.game.state
    assert state.known[card] != everyone(state)
    me.uses(tool)
    assert me.offered == [A, B], "it does not pay for itself"
    assert me.hand == [tool, A, B] and state.known[card] == everyone(state)
    me.chooses(A)
    assert me.drop == [A, tool]


@BOTH
def test_8_5_2_2_the_skill_cost_is_paid_before_anything_is_done(who: str) -> None:
    count = t.Draw(t.Count(HAND))
    sage = battle_card("Sage", v.Activate("main", (DISCARD,), (count,)))
    table = given(turn_of=who, **seats(who, side(battle=[sage], hand=[A, B])))
    me = table.player(who)
    me.uses(sage)
    me.chooses(A)
    assert me.drop == [A] and me.hand == [B, PLAIN], "one card was left in the hand"


@BOTH
def test_8_5_2_2_1_an_extra_cards_energy_cost_beside_its_skill_cost(who: str) -> None:
    tool = extra_card("Tool", v.Activate("main", (DISCARD,), DRAWS), energy_cost=2)
    table = given(turn_of=who, **seats(who, side(hand=[tool, A], energy=2, deck=[B])))
    me = table.player(who)
    me.uses(tool)
    assert me.active_energy == [] and me.hand == [B]


@BOTH
def test_8_5_2_3_then_it_counts_as_activated(who: str) -> None:
    hears = t.Auto(t.Pattern("activate", t.Cards(("battle",), t.OPPONENT)), DRAWS)
    ear = battle_card("Ear", hears)
    sage = battle_card("Sage", v.Activate("main", (), (t.Put(t.TopOf(1), "drop"),)))
    table = given(turn_of=who, **seats(who, side(battle=[sage]), side(battle=[ear], deck=[A])))
    table.player(who).uses(sage)
    assert table.player(other(who)).hand == [A]


PLAYS = (v.Play(t.Every(t.Cards(("drop",), t.YOU))),)


@BOTH
@pytest.mark.rule("dragonball:8-5-2-4", "dragonball:8-5-2-6")
def test_a_counter_timing_comes_before_and_after_the_resolution(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (), PLAYS))
    no = extra_card("No", v.Counter("play", (), DRAWS))
    theirs = side(hand=[no], energy=1)
    table = given(turn_of=who, **seats(who, side(battle=[sage], drop=[A]), theirs))
    me, they = table.player(who), table.player(other(who))
    me.uses(sage)
    assert (table.prompt, table.asked, me.battle) == ("counter", other(who), [sage])
    they.passes()
    assert (table.prompt, table.asked, me.battle) == ("counter", other(who), [sage, A])
    they.passes()
    assert table.prompt == "main"


@BOTH
def test_8_5_2_4_a_skill_that_no_counter_answers_brings_none(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS))
    no = extra_card("No", v.Counter("play", (), DRAWS))
    theirs = side(hand=[no], energy=1)
    table = given(turn_of=who, windows=True, **seats(who, side(battle=[sage]), theirs))
    table.player(who).uses(sage)
    assert table.prompt == "main"


@BOTH
def test_8_5_2_5_then_the_skill_is_resolved(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[sage], deck=[A])))
    table.player(who).uses(sage)
    assert table.player(who).hand == [A]


@BOTH
def test_8_5_2_5_1_an_extra_card_is_dropped_before_its_effect(who: str) -> None:
    back = t.Put(t.Every(t.Cards(("drop",), t.YOU)), "hand")
    tool = extra_card("Tool", v.Activate("main", (), (back,)))
    table = given(turn_of=who, **seats(who, side(hand=[tool], drop=[A], energy=1)))
    me = table.player(who)
    me.uses(tool)
    assert set(me.hand) == {A, tool} and me.drop == []


@BOTH
def test_8_5_2_5_2_a_card_in_play_stays_where_it_is(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[sage], deck=[A])))
    me = table.player(who)
    me.uses(sage)
    assert (me.battle, me.hand) == ([sage], [A])


@BOTH
def test_8_5_2_5_2_so_it_is_in_the_combo_area(who: str) -> None:
    hears = t.Auto(t.Pattern("combo", ME), DRAWS, on_leaving=True)
    friend = battle_card("Friend", hears)
    table = given(turn_of=who, **seats(who, side(battle=[A], hand=[friend], deck=[B])))
    me = table.player(who)
    me.attacks(A, PLAIN_LEADER)
    me.combos(friend)
    assert (me.combo, me.hand) == ([friend], [B])
    me.passes()

"""6-3. The Main Phase: its free timing, playing cards, using skills, its end."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
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
CALLS = v.Activate("main", (), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
NO = extra_card("No", v.Counter("play", (), (v.NegatePlay(),)))


@BOTH
def test_6_3_1_1_the_beginning_comes_before_any_action(who: str) -> None:
    keen = battle_card("Keen", t.Auto(t.Pattern("begin main phase", who=t.YOU), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[keen]), side(battle=[keen])))
    assert (table.asked, table.prompt) == (who, "main")
    assert len(table.player(who).hand) == 1 and table.player(other(who)).hand == []


@BOTH
def test_6_3_1_2_actions_are_taken_one_after_the_other_as_the_player_likes(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS, (v.Once(),)))
    table = given(turn_of=who, **seats(who, side(hand=[sage, A], energy=2)))
    me, they = table.player(who), table.player(other(who))
    me.plays(sage)
    me.chooses(PLAIN)
    me.uses(sage)
    me.attacks(sage, PLAIN_LEADER)
    me.passes()
    assert len(they.life) == 7
    me.plays(A)
    me.attacks(A, PLAIN_LEADER)
    me.passes()
    they.passes()
    assert (table.asked, table.prompt, len(they.life)) == (who, "main", 6)


def test_6_3_1_2_each_action_is_followed_by_a_checkpoint() -> None:
    weaken = t.Lasting("turn", t.Continuous((t.Change(t.Self(), "power", "add", -10000),)))
    tired = battle_card("Tired", v.Activate("main", (), (weaken,)))
    table = given(side(battle=[tired, A]))
    table.you.uses(tired)
    assert table.you.drop == [tired] and table.you.offers("attack") == [A, PLAIN_LEADER][::-1]


# 6-3-1-2-1. Playing a Battle Card


def test_6_3_1_2_1_battle_cards_are_played_from_the_hand_and_from_nowhere_else() -> None:
    table = given(side(hand=[A], energy=[B], drop=[PLAIN], warp=[NO]))
    assert table.you.offers("play") == [A]
    assert table.you.why_not("play", B) == "6-3-1-2-1"
    table.you.plays(A)
    assert table.you.battle == [A]


def test_6_3_1_2_1_1_of_the_energy_only_what_is_active_counts() -> None:
    costly = battle_card("Costly", energy_cost=2)
    table = given(side(hand=[costly], energy=[PLAIN, rested(PLAIN)]))
    assert table.you.why_not("play", costly) == "6-3-1-2-1-1"
    table = given(side(hand=[costly], energy=[PLAIN, PLAIN, rested(PLAIN)]))
    table.you.plays(costly)
    assert table.you.active_energy == [] and table.you.battle == [costly]


def test_6_3_1_2_1_1_a_card_without_a_cost_takes_no_energy() -> None:
    free = battle_card("Free", energy_cost=0)
    table = given(side(hand=[free], energy=1))
    table.you.plays(free)
    assert table.you.battle == [free] and table.you.active_energy == [PLAIN]


@BOTH
def test_6_3_1_2_1_1_a_card_that_is_declared_stays_in_the_hand_and_is_shown(who: str) -> None:
    """DEVIATIONS: there is no other area for it."""
    mine, theirs = side(hand=[A, B], energy=1), side(hand=[PLAIN])
    table = given(turn_of=who, windows=True, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    assert A.number not in str(they.sees())
    me.plays(A)
    assert (table.asked, me.hand, me.active_energy) == (other(who), [A, B], [])
    assert A.number in str(they.sees()) and B.number not in str(they.sees())
    they.passes()
    assert (me.hand, me.battle) == ([B], [A])


@BOTH
def test_6_3_1_2_1_2_the_other_player_may_counter_the_play(who: str) -> None:
    mine, theirs = side(hand=[A, NO], energy=2), side(hand=[PLAIN])
    table = given(turn_of=who, windows=True, **seats(who, mine, theirs))
    table.player(who).plays(A)
    table.player(who).chooses(PLAIN)
    assert (table.asked, table.prompt) == (other(who), "counter")
    assert table.player(who).battle == [], "it comes before the card is played"
    table.player(other(who)).passes()
    assert table.prompt == "main", "and only the other player is asked"


@BOTH
def test_6_3_1_2_1_3_a_play_that_was_negated_ends_in_the_owners_drop_area(who: str) -> None:
    """DEVIATIONS: nothing is said of it; what was paid stays paid."""
    eager = battle_card("Eager", t.Auto(t.Pattern("play", t.Self()), DRAWS))
    mine, theirs = side(hand=[eager], energy=1), side(hand=[NO], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    me.plays(eager)
    table.player(other(who)).counters(NO)
    assert (me.hand, me.battle, me.drop, me.active_energy) == ([], [], [eager], [])


def test_6_3_1_2_1_3_a_card_that_is_no_longer_in_the_hand_is_not_played() -> None:
    hand = t.Cards(("hand",), t.OPPONENT)
    rob = extra_card("Rob", v.Counter("play", (), (t.Put(t.Every(hand), "deck bottom"),)))
    table = given(side(hand=[A], energy=1), side(hand=[rob], energy=1))
    table.you.plays(A)
    table.them.counters(rob)
    assert table.you.battle == [] and table.you.deck[-1] == A


def test_6_3_1_2_1_3_a_counter_may_have_it_played_in_rest_mode() -> None:
    slow = extra_card("Slow", v.Counter("play", (), (v.PlayedResting(),)))
    table = given(side(hand=[A], energy=1), side(hand=[slow], energy=1))
    table.you.plays(A)
    table.them.counters(slow)
    assert table.you.battle == [A] and not table.you.is_active(A)


def test_6_3_1_2_1_4_the_checkpoint_belongs_to_the_play_and_not_to_what_follows() -> None:
    eager = battle_card("Eager", t.Auto(t.Pattern("play", t.Self()), DRAWS))
    table = given(side(hand=[eager], energy=1), phase="")
    table.begins("play card", seat=0, card=table.you.find(eager), way="play")
    assert table.halted and table.you.battle == [eager] and len(table.you.hand) == 1


def test_6_3_1_2_1_4_rules_are_processed_after_a_card_was_played() -> None:
    weak = battle_card("Weak", power=0)
    table = given(side(hand=[weak], energy=1))
    table.you.plays(weak)
    assert (table.you.battle, table.you.drop) == ([], [weak])


# 6-3-1-2-2. Skills


@BOTH
def test_6_3_1_2_2_skills_of_leaders_battle_cards_and_extra_cards_are_activated(who: str) -> None:
    skill = v.Activate("main", (), DRAWS)
    boss, sage, tool = leader("Boss", skill), battle_card("Sage", skill), extra_card("Tool", skill)
    mine = side(boss, battle=[sage], hand=[tool], energy=1)
    theirs = side(leader("Foe", skill), battle=[battle_card("Seer", skill)])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    assert me.offers("activate") == [boss, sage, tool]
    for card in (boss, sage, tool):
        me.uses(card)
    assert len(me.hand) == 3 and me.drop == [tool]


def test_6_3_1_2_2_skills_for_battles_are_not() -> None:
    fighter = battle_card("Fighter", v.Activate("battle", (), DRAWS))
    table = given(side(battle=[fighter]))
    assert table.you.why_not("activate", fighter, 0) == "8-1-3"


@BOTH
def test_6_3_1_2_2_1_a_counter_timing_comes_before_and_after_a_skill(who: str) -> None:
    caller = battle_card("Caller", CALLS)
    table = given(
        turn_of=who,
        windows=True,
        **seats(who, side(battle=[caller], drop=[A], hand=[B]), side(hand=[PLAIN])),
    )
    me, they = table.player(who), table.player(other(who))
    me.uses(caller)
    assert (table.asked, table.prompt, me.battle) == (other(who), "counter", [caller])
    they.passes()
    assert (table.asked, table.prompt, me.battle) == (other(who), "counter", [caller, A])
    they.passes()
    assert (table.asked, table.prompt) == (who, "main")


@pytest.mark.parametrize("keyword", ["Awaken", "Wish"])
@BOTH
def test_6_3_1_2_2_2_awaken_and_wish_can_be_activated(who: str, keyword: str) -> None:
    turns = v.Activate("any", (), (v.FlipOver(t.Self()),), keyword=keyword)
    boss = leader("Boss", turns)
    table = given(turn_of=who, **seats(who, side(boss)))
    me = table.player(who)
    me.uses(boss)
    assert me.power(me.leader) == 15000


# 6-3-1-2-3. Attacking


@BOTH
def test_6_3_1_2_3_one_attacks_with_the_cards_of_which_one_is_master(who: str) -> None:
    steals = v.Activate("main", (), (v.GainControl(t.Pick(1, t.Cards(("battle",), t.OPPONENT))),))
    thief = battle_card("Thief", steals)
    table = given(turn_of=who, **seats(who, side(battle=[rested(thief)]), side(battle=[A, B])))
    me, they = table.player(who), table.player(other(who))
    assert A not in me.offers("attack")
    me.uses(thief)
    me.chooses(A)
    me.attacks(A, PLAIN_LEADER)
    while table.prompt == "combo":
        table.player(table.asked).passes()
    assert len(they.life) == 7 and not me.is_active(A)


# 6-3-1-2-4, 6-3-1-3. The end of the phase


@BOTH
def test_6_3_1_2_4_nothing_is_offered_after_the_player_has_ended_the_phase(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[sage])))
    assert "pass" in table.player(who).offered
    table.player(who).passes()
    assert table.halted


@BOTH
def test_6_3_1_3_1_1_what_the_end_of_the_phase_triggers_comes_before_effects_end(who: str) -> None:
    more = t.Continuous((t.Change(t.Self(), "power", "add", 5000),))
    grows = v.Activate("main", (), (t.Lasting("main phase", more),))
    strong = t.Is(t.Self(), (t.Compare("power", ">=", 15000),))
    last = t.Auto(t.Pattern("end main phase", who=t.YOU), (t.If(strong, DRAWS),))
    grower = battle_card("Grower", grows, last)
    table = given(turn_of=who, **seats(who, side(battle=[grower]), side(battle=[grower])))
    me = table.player(who)
    me.uses(grower)
    me.passes()
    assert len(me.hand) == 1 and me.power(grower) == 10000
    assert table.player(other(who)).hand == []


def test_6_3_1_3_1_2_effects_of_the_turn_outlast_the_main_phase() -> None:
    more = t.Continuous((t.Change(t.Self(), "power", "add", 5000),))
    skill = v.Activate("main", (), (t.Lasting("main phase", more), t.Lasting("turn", more)))
    strong = battle_card("Strong", skill)
    table = given(side(battle=[strong]))
    table.you.uses(strong)
    assert table.you.power(strong) == 20000
    table.you.passes()
    assert table.you.power(strong) == 15000


@BOTH
def test_6_3_1_3_1_3_the_end_phase_follows(who: str) -> None:
    late = battle_card("Late", t.Auto(t.Pattern("end turn", who=t.YOU), DRAWS))
    mine = side(battle=[late], hand=[A])
    table = given(phase="turn", turn_of=other(who), **seats(who, mine))
    me = table.player(who)
    me.passes()
    held = len(me.hand)
    me.passes()
    assert table.asked == other(who) and len(me.hand) == held + 1

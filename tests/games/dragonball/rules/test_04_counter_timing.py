"""4-7, 10-10. Counter timing: who is asked, what answers what, the last resolved first."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Table,
    battle_card,
    extra_card,
    fought,
    given,
    seats,
    side,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
STOP = extra_card("Stop", v.Counter("attack", (), (v.NegateAttack(),)))
UNDO = extra_card("Undo", v.Counter("counter", (), (v.NegateCounter(),)))
NO = extra_card("No", v.Counter("play", (), (v.NegatePlay(),)))


@BOTH
def test_4_7_2_2_an_attack_can_be_countered(who: str) -> None:
    mine, theirs = side(battle=[A]), side(hand=[STOP], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    they = table.player(other(who))
    table.player(who).attacks(A, PLAIN_LEADER)
    they.counters(STOP)
    assert table.prompt == "main" and len(they.life) == 8
    assert (they.hand, they.drop, they.active_energy) == ([], [STOP], [])


def test_10_10_1_a_counter_is_paid_for() -> None:
    table = given(side(battle=[A]), side(hand=[STOP]), windows=True)
    table.you.attacks(A, PLAIN_LEADER)
    assert table.them.why_not("counter", STOP, 0) == "8-4-2-2"
    table.leave_open()


def test_4_7_3_2_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    """DEVIATIONS: a window is opened on what all can see."""
    table = given(side(battle=[A]), side(hand=[PLAIN]), windows=True)
    table.you.attacks(A, PLAIN_LEADER)
    assert (table.asked, table.prompt, table.them.offered) == ("them", "counter", ["pass"])
    table.them.passes()
    fought(table)
    assert len(table.them.life) == 7


def test_4_7_3_2_whoever_holds_none_is_not() -> None:
    table = given(side(battle=[A], hand=[PLAIN]), windows=True)
    table.you.attacks(A, PLAIN_LEADER)
    assert (table.asked, table.prompt) == ("you", "combo")
    table.leave_open()


@BOTH
def test_4_7_2_1_a_play_can_be_countered(who: str) -> None:
    mine, theirs = side(hand=[A], energy=1), side(hand=[NO], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    me.plays(A)
    assert me.hand == [A], "it is shown, but not played yet"
    table.player(other(who)).counters(NO)
    assert (me.hand, me.battle, me.drop, me.active_energy) == ([], [], [A], [])


def test_10_22_2_a_card_that_deflects_is_not_affected() -> None:
    smooth = battle_card("Smooth", word("Deflect"))
    table = given(side(hand=[smooth], energy=1), side(hand=[NO], energy=1))
    table.you.plays(smooth)
    table.them.counters(NO)
    assert table.you.battle == [smooth] and table.them.drop == [NO]


@BOTH
def test_4_7_3_5_the_last_counter_is_resolved_first(who: str) -> None:
    mine, theirs = side(battle=[A], hand=[UNDO], energy=1), side(hand=[STOP, PLAIN], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    they.counters(STOP)
    assert (table.asked, table.prompt) == (who, "counter"), "4-7-3-3"
    me.counters(UNDO)
    fought(table)
    assert len(they.life) == 7, "the attack was not negated"
    assert (me.drop, they.drop) == ([UNDO], [STOP])


def test_4_7_3_4_a_counter_to_a_counter_to_a_counter() -> None:
    mine = side(battle=[A], hand=[UNDO], energy=1)
    again = extra_card("Again", v.Counter("counter", (), (v.NegateCounter(),)))
    table = given(mine, side(hand=[STOP, again], energy=2))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(STOP)
    table.them.chooses(PLAIN)
    table.you.counters(UNDO)
    table.them.counters(again)
    assert table.prompt == "main" and len(table.them.life) == 8


def test_4_7_3_4_a_second_counter_of_the_first_kind_may_come_then() -> None:
    second = extra_card("Second", v.Counter("attack", (), (v.NegateAttack(),)))
    mine = side(battle=[A], hand=[UNDO], energy=1)
    table = given(mine, side(hand=[STOP, second], energy=2))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(STOP)
    table.them.chooses(PLAIN)
    table.you.counters(UNDO)
    table.them.counters(second)
    assert table.prompt == "main" and len(table.them.life) == 8


def asked_by(table: Table) -> tuple[str, str]:
    """Who is asked for a counter, and by which rule."""
    assert table.asks is not None and table.prompt == "counter"
    return table.asked, table.asks.rule


@BOTH
def test_4_7_3_3_whoever_did_not_activate_the_first_is_asked_and_then_the_other(who: str) -> None:
    mine, theirs = side(battle=[A], hand=[UNDO], energy=1), side(hand=[STOP, PLAIN], energy=1)
    table = given(turn_of=who, windows=True, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    assert asked_by(table) == (other(who), "4-7-3-2")
    they.counters(STOP)
    assert asked_by(table) == (who, "4-7-3-3")
    me.counters(UNDO)
    assert asked_by(table) == (other(who), "4-7-3-4")
    they.passes()
    assert (table.asked, table.prompt) == (other(who), "combo"), "the attack goes on"
    they.passes()


def test_4_7_3_3_if_the_counter_is_not_answered_it_is_resolved() -> None:
    mine = side(battle=[A], hand=[UNDO], energy=1)
    table = given(mine, side(hand=[STOP], energy=1))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(STOP)
    table.you.passes()
    assert table.prompt == "main" and table.you.hand == [UNDO]


def test_4_7_2_5_no_counter_timing_inside_a_counter_timing() -> None:
    """A counter that plays a card opens no window for [Counter: Play]."""
    jump = battle_card("Jump", v.Counter("attack", (), (v.Play(t.Self()),)))
    table = given(side(battle=[A], hand=[NO], energy=1), side(hand=[jump], energy=1))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(jump)
    assert table.them.battle == [jump], "10-10-4: its text has sent it elsewhere"
    assert table.prompt == "combo"
    table.leave_open()


def test_4_7_2_5_activating_a_counter_opens_none_either() -> None:
    mine, theirs = side(battle=[A], hand=[PLAIN]), side(hand=[STOP], energy=1)
    table = given(mine, theirs, windows=True)
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(STOP)
    assert table.asks is not None and table.asks.rule == "4-7-3-3"
    table.you.passes()
    assert table.prompt == "main"


def test_10_22_3_a_card_played_with_a_skill_deflects_too() -> None:
    smooth = battle_card("Smooth", word("Deflect"))
    skill = v.Activate("main", (), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
    caller = battle_card("Caller", skill)
    shot = extra_card("Shot", v.Counter("play", (), (v.KO(v.Countered()),)))
    for card, left in ((smooth, [caller, smooth]), (A, [caller])):
        table = given(side(battle=[caller], drop=[card]), side(hand=[shot], energy=1))
        table.you.uses(caller)
        table.them.passes()
        table.them.counters(shot)
        assert table.you.battle == left


def test_10_10_4_a_battle_card_goes_to_the_drop_area_after_its_counter() -> None:
    shout = battle_card("Shout", v.Counter("attack", (), (v.NegateAttack(),)))
    table = given(side(battle=[A]), side(hand=[shout], energy=1))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(shout)
    assert table.them.drop == [shout]


@pytest.mark.rule("dragonball:4-7-2-3", "dragonball:4-7-2-4")
def test_a_skill_that_plays_a_card_can_be_countered_before_and_after() -> None:
    skill = v.Activate("main", (), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
    caller = battle_card("Caller", skill)
    ko = v.KO(t.Every(t.Cards(("battle",), t.OPPONENT)))
    shot = extra_card("Shot", v.Counter("play", (), (ko,)))
    table = given(side(battle=[caller], drop=[A]), side(hand=[shot], energy=1))
    table.you.uses(caller)
    assert table.prompt == "counter" and table.you.battle == [caller]
    table.them.passes()
    assert table.prompt == "counter" and table.you.battle == [caller, A]
    table.them.counters(shot)
    assert table.you.battle == []


@BOTH
def test_4_7_2_3_a_skill_is_countered_before_it_is_resolved(who: str) -> None:
    """Drained by a counter, the drop area holds nothing to play any more."""
    skill = v.Activate("main", (), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
    caller = battle_card("Caller", skill)
    drain = t.Put(t.Every(t.Cards(("drop",), t.OPPONENT)), "warp")
    late = extra_card("Late", v.Counter("play", (), (drain,)))
    mine, theirs = side(battle=[caller], drop=[A]), side(hand=[late], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    me.uses(caller)
    table.player(other(who)).counters(late)
    assert (me.battle, me.drop, me.warp) == ([caller], [], [A])


@BOTH
def test_4_7_2_4_or_after_it_was_resolved(who: str) -> None:
    """Who lets the skill pass may still answer what it has played."""
    skill = v.Activate("main", (), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
    caller = battle_card("Caller", skill)
    shot = extra_card("Shot", v.Counter("play", (), (v.KO(v.Countered()),)))
    mine, theirs = side(battle=[caller], drop=[A]), side(hand=[shot], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.uses(caller)
    they.passes()
    assert me.battle == [caller, A]
    they.counters(shot)
    assert (me.battle, me.drop) == ([caller], [A])


@pytest.mark.rule("dragonball:4-7-2-1", "dragonball:7-2-1-2", "dragonball:7-3-1-2")
@BOTH
def test_a_combo_opens_no_counter_timing(who: str) -> None:
    """DEVIATIONS: 4-7-2 knows no counter timing for a combo, and no [Counter] answers one."""
    mine, theirs = side(battle=[A], hand=[PLAIN] * 2), side(hand=[PLAIN] * 3)
    table = given(turn_of=who, windows=True, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    assert table.prompt == "counter", "of the attack"
    they.passes()
    me.combos(PLAIN)
    assert (table.asked, table.prompt) == (who, "combo")
    me.passes()
    they.combos(PLAIN)
    assert (table.asked, table.prompt) == (other(who), "combo")
    table.leave_open()


@BOTH
def test_4_7_3_6_then_what_was_countered_goes_on(who: str) -> None:
    """A counter that does something else keeps no card from being played."""
    shout = extra_card("Shout", v.Counter("play", (), (t.Draw(1),)))
    mine, theirs = side(hand=[A], energy=1), side(hand=[shout], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    table.player(who).plays(A)
    table.player(other(who)).counters(shout)
    assert table.player(who).battle == [A]
    assert len(table.player(other(who)).hand) == 1


@BOTH
def test_4_7_3_6_but_not_if_it_cannot(who: str) -> None:
    """The card that was to be played is no longer in the hand."""
    snatch = t.Put(t.Every(t.Cards(("hand",), t.OPPONENT)), "deck bottom")
    thief = extra_card("Thief", v.Counter("play", (), (snatch,)))
    mine, theirs = side(hand=[A], energy=1), side(hand=[thief], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    me.plays(A)
    table.player(other(who)).counters(thief)
    assert (me.battle, me.hand, me.deck[-1]) == ([], [], A)


def test_4_7_3_6_an_attack_goes_on_too() -> None:
    shout = extra_card("Shout", v.Counter("attack", (), (t.Draw(1),)))
    table = given(side(battle=[A]), side(hand=[shout], energy=1))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(shout)
    fought(table)
    assert len(table.them.life) == 7


def test_4_7_3_4_the_window_passes_back_and_forth_until_somebody_declines() -> None:
    undo = [extra_card(f"Undo {n}", v.Counter("counter", (), (v.NegateCounter(),))) for n in "ab"]
    mine = side(battle=[A], hand=[UNDO, undo[0]], energy=2)
    table = given(mine, side(hand=[STOP, undo[1]], energy=2))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(STOP)
    table.them.chooses(PLAIN)
    table.you.counters(UNDO)
    table.you.chooses(PLAIN)
    table.them.counters(undo[1])
    assert (table.asked, table.prompt) == ("you", "counter"), "4-7-3-3 again"
    table.you.counters(undo[0])
    fought(table)
    assert len(table.them.life) == 7, "the last one negated the one before it"


def test_10_10_3_1_other_skills_let_no_counter_enter_pending() -> None:
    skill = v.Activate("main", (), (t.Draw(1),))
    table = given(
        side(battle=[battle_card("Sage", skill)]), side(hand=[NO], energy=1), windows=True
    )
    table.you.uses(table.you.battle[0])
    assert table.prompt == "main"


def test_4_7_3_1_rules_are_processed_before_anybody_is_asked() -> None:
    weaken = t.Continuous((t.Change(t.Self(), "power", "add", -20000),))
    skill = v.Activate(
        "main", (), (t.Lasting("turn", weaken), v.Play(t.Every(t.Cards(("warp",), t.YOU))))
    )
    tired = battle_card("Tired", skill)
    table = given(side(battle=[tired]), side(hand=[NO], energy=1))
    table.you.uses(tired)
    table.them.passes()
    assert table.prompt == "counter" and table.you.drop == [tired]
    table.them.passes()


def test_1_3_3_a_player_may_be_kept_from_countering() -> None:
    hush = t.Forbid(t.Pattern("activate", who=t.OPPONENT, cause="Counter"), (v.InBattle("attack"),))
    silent = battle_card("Silent", hush)
    table = given(side(battle=[silent, A]), side(hand=[STOP], energy=1), windows=True)
    table.you.attacks(silent, PLAIN_LEADER)
    assert table.them.why_not("counter", STOP, 0) == "1-3-3"
    table.them.passes()
    fought(table)
    table.you.attacks(A, PLAIN_LEADER)
    table.them.counters(STOP)

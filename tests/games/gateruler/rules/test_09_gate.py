"""9. The gate process: adding to the gate, priority, and resolving from the top."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Table,
    attacking,
    down,
    event,
    field,
    given,
    in_turn_of,
    side,
    unit,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
DRAW = (t.Draw(1),)
ENEMY = t.Cards(("unit",), t.OPPONENT)
MINE = t.Cards(("unit",), t.YOU)


def word(timing: str, *do: Any, name: str = "Word") -> Any:
    return event(name, v.EventEffect(timing, do or DRAW))


NAP = word("instant", name="Nap")
NOTE = word("standard", name="Note")


def asked(table: Table) -> int:
    """Who is asked now; -1: nobody."""
    return -1 if table.asks is None else table.asks.seat


# 9-2. The gate process


@BOTH
def test_9_2b_what_is_played_waits_until_players_have_had_their_chance_to_add(who: str) -> None:
    table, mine, theirs = in_turn_of(who, side(hand=[NOTE]), side(set=[NAP]))
    mine.plays(NOTE)
    assert table.gate == [NOTE] and mine.hand == [] and asked(table) == theirs.seat
    assert table.game.path() == ("6-3b", "9-2b", "9-3e")
    theirs.passes()
    assert mine.hand == [PLAIN]


def test_9_2c_then_it_is_resolved() -> None:
    table = given(you=side(hand=[NOTE]))
    table.you.plays(NOTE)
    assert table.gate == [] and table.you.hand == [PLAIN] and table.you.graveyard == [NOTE]
    assert "9-2c" in table.logged("draw")[0].path


def test_9_2d_after_that_players_may_add_again_until_nobody_does() -> None:
    table = given(you=side(hand=[NOTE, NOTE]))
    table.you.plays(NOTE)
    table.you.plays(NOTE)
    assert asked(table) == 0 and len(table.you.graveyard) == 2
    table.you.passes()
    assert table.halted


# 9-3. The gate addition process


@BOTH
def test_9_3b_the_active_player_has_priority_first(who: str) -> None:
    table, mine, theirs = in_turn_of(who, side(set=[NAP, NAP]), side(set=[NAP]))
    assert asked(table) == mine.seat
    mine.plays(NAP)
    mine.passes()
    theirs.passes()
    assert asked(table) == mine.seat, "and again when a new addition begins"


def test_9_3b_also_after_the_other_player_was_the_last_to_add() -> None:
    table = given(you=side(set=[NAP, NAP]), them=side(set=[NAP, NAP]))
    table.you.plays(NAP)
    table.you.passes()
    table.them.plays(NAP)
    assert asked(table) == 1, "who acts keeps priority"
    table.them.passes()
    table.you.passes()
    assert table.waiting == [] and asked(table) == 0


def test_9_3c_before_anybody_acts_what_is_due_is_done() -> None:
    dawn = t.Auto(t.Pattern("begin main phase"), DRAW)
    table = given(you=side(attack={1: unit("Cock", dawn)}), them=side(set=[NAP]))
    assert table.waiting == ["resolve ability"] and asked(table) == 1
    table.them.passes()
    assert len(table.you.hand) == 1


@pytest.mark.parametrize("card", ["drive", "ruler damage"])
def test_9_3d_nobody_adds_while_a_drive_or_ruler_damage_process_lies_topmost(card: str) -> None:
    """Q. May I answer with an instant card before my opponent's drive is resolved?  A. No."""
    fox = unit("Fox", stk=1)
    thorn = unit("Thorn", v.Counter((v.Drive(1),)))
    table = attacking(
        you=side(attack={1: fox}, set=[NAP]),
        them=side(deck=[thorn if card == "drive" else PLAIN, unit("Driven")]),
    )
    table.you.passes()
    table.you.passes()
    table.you.attacks(fox, "ruler")
    table.you.passes()  # 8-4i
    table.you.passes()  # 8-6c
    if card == "drive":
        assert table.prompt == "act" and table.waiting[-1] == "resolve ability"
        table.you.passes()
        assert table.prompt == "drive" and asked(table) == 1
        table.them.does("drop", table.them.drive[0])
    else:
        assert table.waiting == [] and len(table.them.damage) == 1


def test_9_3d_what_lies_below_such_a_process_may_still_be_answered_later() -> None:
    """Ruler damage is dealt at once, then the defeat process can be answered."""
    heal = word("instant", v.HealLife(1), name="Balm")
    hit = word("standard", v.DealDamage(t.Every(t.Cards(("ruler",), t.OPPONENT)), 1), name="Hit")
    table = given(you=side(hand=[hit]), them=side(damage=7, set=[heal]))
    table.you.plays(hit)
    table.them.passes()
    assert table.waiting == ["defeat"] and asked(table) == 1 and table.them.life == 0
    table.them.plays(heal)
    table.them.chooses(PLAIN)
    assert table.result is None and table.them.life == 1


@BOTH
def test_9_3e_the_player_with_priority_acts(who: str) -> None:
    table, mine, theirs = in_turn_of(who, side(hand=[NOTE], set=[NAP, NAP]), side(set=[NAP]))
    assert mine.offers("play") == [NAP, NAP, NOTE]
    mine.plays(NAP)
    assert mine.offers("play") == [NAP]
    mine.passes()
    assert theirs.offers("play") == [NAP]
    theirs.passes()
    assert len(mine.hand) == 2 and asked(table) == mine.seat


def test_9_3e_1_priority_can_be_given_up() -> None:
    table = given(you=side(hand=[NOTE], set=[NAP]))
    table.you.plays(NOTE)
    assert asked(table) == 0 and table.you.offers("play") == [NAP]
    table.you.passes()
    assert table.you.graveyard == [NOTE] and table.you.set_cards == [NAP]


@BOTH
def test_9_3e_2_an_instant_event_is_played_from_its_set_zone_with_priority(who: str) -> None:
    table, mine, theirs = in_turn_of(who, side(hand=[NOTE]), side(set=[NAP]))
    mine.plays(NOTE)
    theirs.plays(NAP)
    table.resolve()
    assert theirs.hand == [PLAIN] and theirs.graveyard == [NAP]


def test_9_3e_2_not_one_that_is_a_standard_action_or_waits_for_something_to_happen() -> None:
    trap = event("Trap", v.EventEffect("when", DRAW, t.Pattern("attacked", MINE)))
    table = given(you=side(hand=[NOTE]), them=side(set=[NAP, NOTE, trap]))
    table.you.plays(NOTE)
    assert table.them.offers("play") == [NAP]
    table.them.passes()


def test_9_3e_2_not_one_in_the_hand_or_in_the_opponents_set_zone() -> None:
    table = given(you=side(hand=[NOTE, NAP], set=[NAP]), them=side(set=[NAP, NAP]))
    table.you.plays(NOTE)
    assert table.you.offers("play") == [NAP] and len(table.you.hand) == 1
    table.you.passes()
    assert table.them.offers("play") == [NAP, NAP]
    table.them.passes()


@BOTH
def test_9_3e_3_instant_action_abilities_of_ones_own_cards_are_played(who: str) -> None:
    quick = unit("Quick", v.Act("instant", DRAW, while_=(v.Limit(1),)))
    slow = unit("Slow", v.Act("standard", DRAW))
    table, mine, theirs = in_turn_of(
        who, side(hand=[NOTE]), side(attack={1: quick, 2: slow}, hand=[quick])
    )
    mine.plays(NOTE)
    assert theirs.offers("ability") == [quick]
    theirs.uses(quick)
    table.resolve()
    assert len(theirs.hand) == 2


def test_9_3e_4_a_card_that_may_be_played_as_an_instant_action_is() -> None:
    rush, fox = unit("Rush", v.PlayableFrom(("hand",), instant=True)), unit("Fox")
    table = attacking(you=side(attack={1: PLAIN}), them=side(hand=[rush, fox]))
    assert table.them.offers("summon") == [rush]
    table.them.summons(rush, "defense")
    while table.prompt == "act":
        table.them.passes()
    assert table.them.defense == rush


# 9-3e-5. Main phase actions are gate actions


def test_9_3e_5_main_phase_actions_are_offered_while_the_gate_is_empty() -> None:
    fox = unit("Fox")
    table = given(you=side(hand=[fox, fox], set=[NAP]), them=side(set=[NAP]))
    assert table.you.offers("summon") == [fox, fox] and table.you.offers("play") == [NAP]
    table.you.summons(fox, 1)
    assert table.you.offers("summon") == [] and table.you.offers("play") == [NAP]
    table.you.passes()
    assert table.them.offers("summon") == []
    table.them.passes()
    assert table.you.offers("summon") == [fox]


def test_9_3e_5a_a_card_in_the_drive_zone_is_revealed() -> None:
    fox = unit("Fox")
    table = given(you=side(drive=[down(fox)]))
    assert table.you.offers("reveal") == [fox]


def test_9_3e_5b_a_unit_card_is_played() -> None:
    fox = unit("Fox")
    table = given(you=side(hand=[fox]))
    assert table.you.offers("summon") == [fox]


def test_9_3e_5c_a_field_card_is_played() -> None:
    meadow = field("Meadow")
    table = given(you=side(hand=[meadow]))
    assert table.you.offers("play") == [meadow]


def test_9_3e_5d_a_settable_card_is_set() -> None:
    table = given(you=side(hand=[NAP]))
    assert table.you.offers("set") == [NAP]


def test_9_3e_5e_a_standard_action_event_is_played_without_setting_it() -> None:
    table = given(you=side(hand=[NOTE]))
    assert table.you.offers("play") == [NOTE]


def test_9_3e_5f_a_standard_action_ability_is_played() -> None:
    slow = unit("Slow", v.Act("standard", DRAW))
    table = given(you=side(attack={1: slow}), them=side(attack={1: slow}))
    assert table.you.offers("ability") == [slow]


def test_9_3e_5g_a_standard_action_event_is_played_from_a_set_zone() -> None:
    table = given(you=side(set=[NOTE]), them=side(set=[NOTE]))
    assert table.you.offers("play") == [NOTE]


def test_9_3e_5h_an_overdrive_ability_is_resolved() -> None:
    fox = unit("Fox", v.Overdrive(DRAW))
    table = given(you=side(drive=[fox]))
    assert table.you.offers("overdrive") == table.you.offers("drop overdrive") == [fox]


def test_9_3e_5i_units_are_rearranged() -> None:
    table = given(you=side(attack={1: PLAIN}))
    table.you.rearranges(1, 2)
    assert table.you.attack(2) == PLAIN


# 9-3f, 9-3g. Keeping priority and giving it up


def test_9_3f_who_acts_keeps_priority() -> None:
    table = given(you=side(set=[NAP, NAP, NAP]), them=side(set=[NAP]))
    table.you.plays(NAP)
    assert asked(table) == 0
    table.you.plays(NAP)
    assert asked(table) == 0 and table.waiting == ["resolve card", "resolve card"]
    table.you.passes()
    assert asked(table) == 1
    table.them.passes()
    assert len(table.you.hand) == 2 and table.waiting == []


def test_9_3f_before_who_acted_acts_again_what_is_due_is_done() -> None:
    glad = t.Auto(t.Pattern("play", who=t.YOU), (t.Draw(2),))
    table = given(you=side(attack={1: unit("Glad", glad)}, set=[NAP, NAP]))
    table.you.plays(NAP)
    assert asked(table) == 0 and table.waiting == ["resolve card", "resolve ability"]
    table.resolve()


@BOTH
def test_9_3g_1_when_both_give_up_priority_one_after_the_other_adding_ends(who: str) -> None:
    table, mine, theirs = in_turn_of(who, side(set=[NAP, NAP]), side(set=[NAP, NAP]))
    mine.plays(NAP)
    mine.passes()
    theirs.plays(NAP)
    theirs.passes()
    assert asked(table) == mine.seat and len(table.gate) == 2
    mine.passes()
    assert table.gate == [] and len(mine.hand) == len(theirs.hand) == 1


def test_9_3g_1_with_an_empty_gate_the_phase_is_over_then() -> None:
    table = given(you=side(set=[NAP]), them=side(set=[NAP]))
    table.you.passes()
    table.them.passes()
    assert table.halted


def test_9_3g_2_when_one_gives_it_up_the_other_has_it() -> None:
    table = given(you=side(set=[NAP]), them=side(set=[NAP, NAP]))
    table.you.passes()
    assert asked(table) == 1 and table.them.offers("play") == [NAP, NAP]
    table.them.plays(NAP)
    table.them.passes()
    assert asked(table) == 0 and table.waiting == ["resolve card"]
    table.you.passes()
    assert table.them.hand == [PLAIN] and asked(table) == 0


# 9-4. The gate resolution process


def test_9_4b_with_an_empty_gate_the_whole_gate_process_is_over() -> None:
    table = given(you=side(hand=[NOTE]))
    table.you.passes()
    assert table.halted and table.you.hand == [NOTE]


def test_9_4c_the_topmost_is_resolved_first() -> None:
    first, second = unit("First"), unit("Second")
    stack = word("standard", v.DealDamage(t.Every(ENEMY), 2), name="Storm")
    flee = word("instant", t.Put(t.Every(MINE), "hand"), name="Flee")
    table = given(you=side(hand=[stack]), them=side(attack={1: first, 2: second}, set=[flee]))
    table.you.plays(stack)
    assert table.gate == [stack]
    table.them.plays(flee)
    assert table.them.hand == [first, second] and table.you.graveyard == [stack]
    assert table.logged("damage") == []


def test_9_4d_after_each_object_what_is_due_is_done_before_the_next_is_resolved() -> None:
    """What the topmost object sets off comes before what lay below it."""
    zap = word("instant", v.DealDamage(t.Every(ENEMY), 9), name="Zap")
    last = t.Auto(t.Pattern("destroy", t.Self()), (t.Draw(3),), on_leaving=True)
    fox = unit("Fox", last)
    table = given(you=side(attack={1: fox}, hand=[NOTE]), them=side(set=[zap]))
    table.you.plays(NOTE)
    table.them.plays(zap)
    table.resolve()
    drawn = [entry.path[-4:-1] for entry in table.logged("draw")]
    assert drawn[:3] == [("14-4c-3", "14-11a", "15-8b")] * 3
    assert len(table.you.hand) == 4


def test_9_4e_with_nothing_left_in_the_gate_players_may_add_again() -> None:
    table = given(you=side(set=[NAP]), them=side(set=[NAP]))
    table.you.plays(NAP)
    table.them.passes()
    assert table.waiting == [] and asked(table) == 0


def test_9_4f_if_nothing_was_added_the_next_is_resolved_at_once() -> None:
    """Nobody is asked between two objects of the gate unless something new came."""
    table = given(you=side(set=[NAP, NAP, NAP]), them=side(set=[NAP]))
    table.you.plays(NAP)
    table.you.plays(NAP)
    table.you.passes()
    table.them.passes()
    assert table.waiting == [] and len(table.you.hand) == 2


def test_9_4f_if_something_was_added_players_may_add_first() -> None:
    drawn = t.Auto(t.Pattern("draw", who=t.YOU), (t.ToRest(t.Self()),), (v.Limit(1),))
    tired = unit("Tired", drawn)
    table = given(you=side(attack={1: tired}, set=[NAP, NAP]), them=side(set=[NAP]))
    table.you.plays(NAP)
    table.you.plays(NAP)
    table.them.passes()
    assert table.waiting == ["resolve card", "resolve ability"] and asked(table) == 1
    table.them.passes()
    assert table.waiting == [] and len(table.you.hand) == 2 and not table.you.is_ready(tired)

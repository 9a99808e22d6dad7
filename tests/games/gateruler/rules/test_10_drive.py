"""10. Driving cards."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Player,
    Table,
    attacking,
    event,
    field,
    given,
    in_turn_of,
    ruler,
    side,
    unit,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
DRAW = (t.Draw(1),)


def word(timing: str = "standard", *do: Any, name: str = "Word") -> Any:
    return event(name, v.EventEffect(timing, do or DRAW))


def drives(number: int = 1) -> Any:
    return unit("Thorn", v.Counter((v.Drive(number),)))


def driven_out_of_turn(
    deck: list[Any], number: int = 0, who: str = "you", **more: Any
) -> tuple[Table, Player]:
    """In the attack phase of the other player this one's ruler is hit, and drives these cards."""
    fox = unit("Striker", stk=1)
    thorn = drives(number or len(deck))
    mine = side(deck=[thorn, *deck], **more)
    table, attacker, driver = in_turn_of(other(who), side(attack={1: fox}), mine, "attack phase")
    attacker.attacks(fox, "ruler")
    return table, driver


# 10-2. Driving in one's own start or main phase


@BOTH
def test_10_2a_in_ones_own_main_phase_driven_cards_go_face_down_to_the_drive_zone(who: str) -> None:
    fox, meadow, nap = unit("Fox"), field("Meadow"), word("instant", name="Nap")
    spell = word("standard", v.Drive(3))
    table, mine, _theirs = in_turn_of(who, side(hand=[spell], deck=[fox, meadow, nap]))
    mine.plays(spell)
    assert mine.drive == [fox, meadow, nap] and table.waiting == []
    state = table.game.state
    for card in state.zones[z.drive_of(mine.seat)]:
        assert state.face[card] == FACE_DOWN
        assert state.known[card] & 1 << mine.seat
        assert not state.known[card] & 1 << table.player(other(who)).seat
    assert mine.offers("reveal") == [fox, meadow] and mine.offers("set") == [nap]


def test_10_2a_in_ones_own_start_phase_too() -> None:
    table = given(you=side(ruler=ruler("Driver", start_of_turn=["drive 2"])), phase="start phase")
    assert table.halted and table.you.drive == [PLAIN, PLAIN]


def test_10_2a_not_in_ones_own_attack_phase() -> None:
    driven = unit("Driven")
    fox = unit("Fox", t.Auto(t.Pattern("attack", t.Self()), (v.Drive(1),)))
    table = attacking(you=side(attack={1: fox}, deck=[driven]))
    table.you.attacks(fox, "ruler")
    assert table.prompt == "drive" and table.you.offers("summon") == [driven]
    table.you.does("drop", driven)


def test_10_2a_not_in_the_opponents_main_phase() -> None:
    driven = unit("Driven")
    spell = word("instant", v.Drive(1))
    note = word()
    table = given(you=side(hand=[note]), them=side(set=[spell], deck=[driven]))
    table.you.plays(note)
    table.them.plays(spell)
    assert table.prompt == "drive"
    table.them.does("drop", driven)
    assert table.them.graveyard == [spell, driven]


def test_10_2a_no_more_is_driven_than_the_deck_has() -> None:
    spell = word("standard", v.Drive(3))
    table = given(you=side(hand=[spell], deck=[PLAIN], deck_of_plain=0))
    table.you.plays(spell)
    assert table.you.drive == [PLAIN] and table.result == ("them", "12-2a-2")


@pytest.mark.parametrize("number", [0, -1])
def test_10_2a_none_is_driven_if_the_number_is_none(number: int) -> None:
    spell = word("standard", v.Drive(number), t.Draw(1))
    table = given(you=side(hand=[spell]))
    table.you.plays(spell)
    assert table.you.drive == [] and len(table.you.hand) == 1


# 10-3. Driving at any other time


@BOTH
def test_10_3a_1_units_and_fields_are_revealed_instant_events_stay_face_down(who: str) -> None:
    fox, meadow, nap = unit("Fox"), field("Meadow"), word("instant", name="Nap")
    table, mine = driven_out_of_turn([fox, meadow, nap], who=who)
    assert table.prompt == "drive"
    state = table.game.state
    opponent = 1 << table.player(other(who)).seat
    shown = [c for c in state.zones[z.drive_of(mine.seat)] if state.known[c] & opponent]
    assert [state.printed[card] for card in shown] == [fox, meadow]
    assert state.face[mine.find(nap)] == FACE_DOWN
    for _card in range(3):
        mine.does("drop", mine.drive[0])


def test_10_3a_1_standard_action_events_stay_face_down_or_not_as_the_player_likes() -> None:
    first, second = word(name="First"), word(name="Second")
    table, mine = driven_out_of_turn([first, second])
    assert table.prompt == "keep face down" and mine.offered == [first, second]
    mine.chooses(second)
    known = table.game.state.known
    assert known[mine.find(first)] & 2 and not known[mine.find(second)] & 2
    mine.does("drop", first)
    mine.does("set", second)
    mine.chooses(1)
    assert mine.set_cards == [second] and not known[mine.find(second)] & 2


def test_10_3a_1_an_event_without_a_text_is_a_standard_action_too() -> None:
    plain = event("Plain Word")
    table, mine = driven_out_of_turn([plain])
    assert table.prompt == "keep face down"
    mine.chooses()
    assert table.game.state.known[mine.find(plain)] & 2
    mine.does("drop", plain)


def test_10_3a_1_so_do_units_that_can_be_set() -> None:
    ninja = unit("Ninja", t.Keyword("Concealment"))
    table, mine = driven_out_of_turn([ninja])
    assert table.prompt == "keep face down"
    mine.chooses(ninja)
    assert not table.game.state.known[mine.find(ninja)] & 2
    mine.does("set", ninja)
    mine.chooses(1)
    assert mine.set_cards == [ninja]


def test_10_3a_1_whoever_has_such_cards_in_the_deck_is_asked_whatever_was_driven() -> None:
    """Otherwise asking would tell what was driven."""
    table, mine = driven_out_of_turn([PLAIN, word()], number=1)
    assert table.prompt == "keep face down" and mine.offered == []
    mine.chooses()
    mine.does("drop", PLAIN)
    table, mine = driven_out_of_turn([PLAIN])
    assert table.prompt == "drive"
    mine.does("drop", PLAIN)


@pytest.mark.rule("gateruler:10-3b", "gateruler:10-3b-1")
def test_10_3b_the_overdrive_of_a_revealed_card_joins_the_drive_zone_linked_to_it() -> None:
    fox, bear = unit("Fox", v.Overdrive(DRAW)), unit("Bear")
    table, mine = driven_out_of_turn([fox, bear])
    assert mine.offers("overdrive") == mine.offers("drop overdrive") == [fox]
    assert mine.offers("summon") == mine.offers("drop") == [bear]
    mine.does("drop overdrive", fox)
    assert mine.offers("overdrive") == [] and mine.offers("summon") == [fox, bear]
    mine.does("drop", fox)
    mine.does("drop", bear)
    assert table.prompt == "attack"


def test_10_3b_1_of_two_alike_each_is_linked_to_its_own_card() -> None:
    fox = unit("Fox", v.Overdrive(DRAW))
    _table, mine = driven_out_of_turn([fox, fox])
    assert mine.offers("overdrive") == [fox, fox] and mine.offers("drop") == []
    mine.does("drop overdrive", fox)
    assert mine.offers("overdrive") == [fox] and mine.offers("drop") == [fox]
    mine.does("drop", fox)
    mine.does("drop overdrive", fox)
    mine.does("drop", fox)


def test_10_3b_a_card_that_stays_face_down_has_no_overdrive_there() -> None:
    note = event("Note", v.EventEffect("standard", DRAW), v.Overdrive((t.Draw(2),)))
    _table, mine = driven_out_of_turn([note])
    mine.chooses(note)
    assert mine.offers("overdrive") == [] and mine.offers("set") == [note]
    mine.does("drop", note)


@BOTH
def test_10_3c_a_drive_resolution_process_goes_into_the_gate(who: str) -> None:
    driven = unit("Driven")
    table, mine = driven_out_of_turn([driven], who=who)
    assert table.game.path()[-1] == "10-4c" and "9-4c" in table.game.path()
    mine.does("drop", driven)
    assert table.prompt == "attack"


def test_10_3c_it_resolves_after_the_effect_that_drove_is_done() -> None:
    driven = unit("Driven")
    thorn = unit("Thorn", v.Counter((v.Drive(1), t.Draw(1))))
    fox = unit("Fox", stk=1)
    table = attacking(you=side(attack={1: fox}), them=side(deck=[thorn, driven]))
    table.you.attacks(fox, "ruler")
    assert table.prompt == "drive" and table.them.hand == [PLAIN]
    table.them.does("drop", driven)


@BOTH
def test_10_3c_1_whoever_drives_controls_it(who: str) -> None:
    driven = unit("Driven")
    table, mine = driven_out_of_turn([driven], who=who)
    assert table.asks is not None and table.asks.seat == mine.seat
    mine.does("summon", driven)
    mine.chooses_zone(1)
    assert mine.attack(1) == driven


# 10-4. The drive resolution process


def test_10_4b_it_goes_on_until_none_of_its_cards_is_left() -> None:
    one, two, three = unit("One"), unit("Two"), unit("Three")
    table, mine = driven_out_of_turn([one, two, three])
    mine.does("drop", two)
    mine.does("summon", one)
    mine.chooses_zone(1)
    assert table.prompt == "drive" and mine.drive == [three]
    assert mine.attack(1) is None, "what was summoned waits in the gate"
    mine.does("drop", three)
    assert table.prompt == "attack" and mine.attack(1) == one and mine.drive == []


def test_10_4b_cards_that_were_in_the_drive_zone_before_are_not_its_business() -> None:
    before, driven = unit("Before"), unit("Driven")
    fox = unit("Fox", t.Auto(t.Pattern("attack", t.Self()), (v.Drive(1),)))
    table = attacking(you=side(attack={1: fox}, drive=[before], deck=[driven]))
    table.you.attacks(fox, "ruler")
    assert table.you.offers("drop") == [driven]
    table.you.does("drop", driven)
    assert table.you.drive == [before] and table.prompt == "attack"


def test_10_4c_a_card_whose_overdrive_is_in_the_gate_waits_for_it() -> None:
    """The process lies below the ability then, and goes on when that was resolved."""
    fox = unit("Fox", v.Overdrive(DRAW))
    nap = word("instant", name="Nap")
    wolf = unit("Wolf", stk=1)
    table = attacking(you=side(attack={1: wolf}), them=side(deck=[drives(), fox], set=[nap]))
    while table.prompt == "act":
        table.them.passes()
    table.you.attacks(wolf, "ruler")
    while table.prompt == "act":
        table.them.passes()
    table.them.does("overdrive", fox)
    assert table.waiting == ["drive resolution", "resolve ability"] and table.prompt == "act"
    table.them.passes()
    assert table.prompt == "drive" and table.them.hand == [PLAIN]
    assert table.them.offers("summon") == [fox]
    table.them.does("drop", fox)
    while table.prompt == "act":
        table.them.passes()


def test_10_4c_other_cards_are_dealt_with_meanwhile() -> None:
    fox, bear = unit("Fox", v.Overdrive(DRAW)), unit("Bear")
    table, mine = driven_out_of_turn([fox, bear])
    mine.does("overdrive", fox)
    assert table.prompt == "drive" and mine.offers("drop") == [bear] and mine.hand == []
    mine.does("drop", bear)
    assert table.prompt == "drive" and mine.hand == [PLAIN] and mine.offers("drop") == [fox]
    mine.does("drop", fox)


def test_10_4d_units_are_summoned_standard_actions_played_settable_cards_set() -> None:
    fox, meadow = unit("Fox"), field("Meadow")
    note, nap = word(name="Note"), word("instant", name="Nap")
    table, mine = driven_out_of_turn([fox, meadow, note, nap])
    mine.chooses()
    assert mine.offers("summon") == [fox] and mine.offers("play") == [meadow, note]
    assert mine.offers("set") == [note, nap]
    mine.does("set", nap)
    mine.chooses(1)
    mine.does("play", meadow)
    mine.does("play", note)
    mine.does("summon", fox)
    mine.chooses_zone(2)
    while table.prompt == "act":
        mine.passes()
    assert mine.set_cards == [nap] and mine.fields == [meadow] and mine.attack(2) == fox
    assert mine.hand == [PLAIN] and note in mine.graveyard


def test_10_4d_what_was_picked_last_is_resolved_first() -> None:
    one, two = word("standard", t.Draw(1), name="One"), word("standard", t.Draw(2), name="Two")
    _table, mine = driven_out_of_turn([one, two])
    mine.chooses()
    mine.does("play", one)
    mine.does("play", two)
    assert [each for each in mine.graveyard if each in (one, two)] == [two, one]


def test_10_4d_setting_so_is_not_bound_by_the_set_cap_but_needs_a_set_zone() -> None:
    nap = word("instant", name="Nap")
    _table, mine = driven_out_of_turn([nap], ruler=ruler("Capped", set_cap=0))
    mine.does("set", nap)
    mine.chooses(1)
    assert mine.set_cards == [nap]
    _table, mine = driven_out_of_turn([nap], ruler=ruler("Setless", set_zones=0))
    assert mine.offers("set") == []
    mine.does("drop", nap)


def test_10_4d_who_cannot_set_cards_does_not_set_so_either() -> None:
    nap = word("instant", name="Nap")
    strict = unit("Strict", t.Forbid(t.Pattern("set", who=t.YOU)))
    _table, mine = driven_out_of_turn([nap], attack={1: strict})
    assert mine.offers("set") == []
    mine.does("drop", nap)


def test_10_4d_a_driven_card_is_geared_up_into() -> None:
    gear, queen = unit("Gear", t.Keyword("Gear Up"), level=9), ruler("Queen")
    table, mine = driven_out_of_turn([gear], ruler=queen)
    assert mine.offers("summon") == [] and mine.offers("gear up") == [gear]
    mine.does("gear up", gear)
    assert mine.defense == gear and z.is_defense(table.game.state.place[mine.find(queen)])


def test_10_4d_not_if_the_conditions_for_it_are_not_met() -> None:
    need = v.GearRequirement((t.Relation(v.CurrentLife(), "<=", 2),))
    gear = unit("Gear", t.Keyword("Gear Up"), need)
    _table, mine = driven_out_of_turn([gear])
    assert mine.offers("gear up") == []
    mine.does("drop", gear)


@BOTH
def test_10_4d_1_its_cost_is_paid(who: str) -> None:
    dear, cheap = unit("Dear", level=2), field("Cheap", level=1)
    _table, mine = driven_out_of_turn([dear, cheap], who=who, resources=1)
    assert mine.offers("summon") == [] and mine.offers("play") == [cheap]
    mine.does("play", cheap)
    assert mine.ready_resources == 0
    mine.does("drop", dear)
    assert mine.fields == [cheap] and dear in mine.graveyard


def test_10_4d_1_so_is_that_of_an_overdrive() -> None:
    fox = unit("Fox", v.Overdrive(DRAW, cost=(v.PayResources(1),)))
    _table, mine = driven_out_of_turn([fox])
    assert mine.offers("overdrive") == [] and mine.offers("drop overdrive") == [fox]
    mine.does("drop overdrive", fox)
    mine.does("drop", fox)
    _table, mine = driven_out_of_turn([fox], resources=1)
    mine.does("overdrive", fox)
    assert mine.ready_resources == 0 and mine.hand == [PLAIN]
    mine.does("drop", fox)


def test_10_4d_2_a_unit_played_so_counts_for_the_summon_cap() -> None:
    one, two = unit("One"), unit("Two")
    fox = unit("Fox", t.Auto(t.Pattern("attack", t.Self()), (v.Drive(2),)))
    capped = ruler("Capped", summon_cap=1)
    table = attacking(you=side(ruler=capped, attack={1: fox}, deck=[one, two]))
    table.you.attacks(fox, "ruler")
    assert table.you.offers("summon") == [one, two]
    table.you.does("summon", one)
    table.you.chooses_zone(2)
    assert table.you.offers("summon") == [] and table.game.state.numbers[0]["summons"] == 1
    table.you.does("drop", two)
    assert table.you.attack(2) == one


def test_10_4d_2_in_the_opponents_turn_there_is_no_cap() -> None:
    one, two = unit("One"), unit("Two")
    table, mine = driven_out_of_turn([one, two], ruler=ruler("Capped", summon_cap=0))
    for zone, each in enumerate((one, two), 1):
        mine.does("summon", each)
        mine.chooses_zone(zone)
    assert mine.attack(1) == one and mine.attack(2) == two
    assert table.game.state.numbers[mine.seat]["summons"] == 2


@BOTH
def test_10_4e_what_is_neither_set_nor_played_goes_to_the_graveyard(who: str) -> None:
    fox, nap = unit("Fox", v.Overdrive(DRAW)), word("instant", name="Nap")
    _table, mine = driven_out_of_turn([fox, nap], who=who)
    mine.does("drop", nap)
    mine.does("drop overdrive", fox)
    assert mine.hand == [] and mine.drive == [fox]
    mine.does("drop", fox)
    assert mine.drive == [] and {fox, nap} <= set(mine.graveyard)


def test_10_4e_a_play_that_cannot_be_paid_to_the_end_was_none_and_the_card_is_still_there() -> None:
    mine_ = t.Cards(("unit",), t.YOU)
    cost = (t.Put(t.Pick(1, mine_), "hand"), t.Destroy(t.Pick(1, mine_)))
    note = event("Note", v.EventEffect("standard", DRAW, cost=cost))
    bear = unit("Bear")
    _table, mine = driven_out_of_turn([note], defense=None, attack={2: bear})
    mine.chooses()
    mine.does("play", note)
    assert mine.attack(2) == bear and mine.drive == [note] and mine.offers("play") == []
    mine.does("drop", note)

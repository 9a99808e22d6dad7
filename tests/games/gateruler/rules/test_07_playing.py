"""7-1 to 7-4, 7-6 to 7-9, 7-11. Playing cards and abilities in the main phase."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    attacking,
    down,
    event,
    exhausted,
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


# 7-1. General


@BOTH
def test_7_1a_in_the_main_phase_the_active_player_acts(who: str) -> None:
    fox, note = unit("Fox"), word()
    _table, mine, _theirs = in_turn_of(who, side(hand=[fox, note]))
    assert mine.offers("summon") == [fox] and mine.offers("play") == [note]


@BOTH
def test_7_1a_the_other_player_does_not(who: str) -> None:
    fox = unit("Fox")
    table = given(you=side(hand=[fox]), them=side(hand=[fox]), turn_of=who)
    assert table.asks is not None and table.asks.seat == table.player(who).seat
    assert table.player(other(who)).why_not("summon", fox) == "7-1a"


def test_7_1a_not_while_something_is_in_the_gate() -> None:
    fox, nap = unit("Fox"), word("instant", name="Nap")
    table = given(you=side(hand=[fox, fox], set=[nap, nap]))
    table.you.summons(fox, 1)
    assert table.gate == [fox] and table.you.offers("summon") == []
    assert table.you.offers("play") == [nap, nap] and table.you.offers("rearrange") == []
    assert table.you.why_not("summon", fox) == "7-1a"
    table.you.passes()
    assert table.you.offers("summon") == [fox]


def test_7_1a_not_in_the_attack_phase() -> None:
    fox = unit("Fox")
    table = attacking(you=side(hand=[fox]))
    assert table.you.why_not("summon", fox) == "7-1a"


@BOTH
def test_7_1b_cards_are_played_from_the_hand_and_the_drive_zone_only(who: str) -> None:
    held, driven, lost = unit("Held"), unit("Driven"), unit("Lost")
    _table, mine, _theirs = in_turn_of(
        who, side(hand=[held], drive=[driven], graveyard=[lost], damage=[lost], deck=[lost])
    )
    assert mine.offers("summon") == [held, driven]
    assert mine.why_not("summon", lost) == "7-1b"


def test_7_1b_unless_another_zone_is_named() -> None:
    back = unit("Back", v.PlayableFrom(("graveyard",)))
    table = given(you=side(graveyard=[back]))
    table.you.summons(back, 1)
    assert table.you.attack(1) == back


def overdriven(*do: Any) -> v.Overdrive:
    return v.Overdrive(do or DRAW)


@pytest.mark.rule("gateruler:7-1b-1", "gateruler:7-2a-2a")
def test_7_1b_1_a_card_waits_until_its_overdrive_has_left_the_drive_zone() -> None:
    fox = unit("Fox", overdriven())
    table = given(you=side(drive=[fox]))
    assert table.you.offers("summon") == [] and table.you.why_not("summon", fox) == "7-2a-2a"
    table.you.does("drop overdrive", fox, 0)
    assert table.you.offers("summon") == [fox]


def test_7_1b_1_from_the_hand_it_waits_for_nothing() -> None:
    fox = unit("Fox", overdriven())
    table = given(you=side(hand=[fox]))
    assert table.you.offers("summon") == [fox] and table.you.offers("overdrive") == []


def test_7_1b_1_of_two_overdrives_both_must_have_left() -> None:
    fox = unit("Fox", overdriven(), overdriven(t.Draw(2)))
    table = given(you=side(drive=[fox]))
    table.you.does("drop overdrive", fox, 0)
    assert table.you.offers("summon") == []
    table.you.does("overdrive", fox, 1)
    assert len(table.you.hand) == 2 and fox in table.you.offers("summon")


# 7-2. Reveal a card in the drive zone


@pytest.mark.rule("gateruler:7-1a")
@BOTH
def test_7_2a_a_face_down_card_of_the_drive_zone_is_turned_face_up(who: str) -> None:
    fox = unit("Fox")
    table, mine, _theirs = in_turn_of(who, side(drive=[down(fox)]))
    assert mine.offers("summon") == []
    mine.does("reveal", fox)
    state = table.game.state
    assert state.face[mine.find(fox)] != FACE_DOWN and state.known[mine.find(fox)] & 3 == 3
    assert mine.offers("reveal") == [] and mine.offers("summon") == [fox]


def test_7_2a_nobody_has_to_reveal_anything() -> None:
    fox = unit("Fox")
    table = given(you=side(drive=[down(fox)]))
    table.you.passes()
    assert table.halted and table.you.graveyard == [fox]


def test_7_2a_1_only_units_fields_and_standard_action_events_are_revealed() -> None:
    fox, meadow = unit("Fox"), field("Meadow")
    table = given(
        you=side(drive=[down(fox), down(meadow), down(word()), down(word("instant", name="Nap"))])
    )
    nap = table.you.drive[3]
    assert table.you.offers("reveal") == table.you.drive[:3]
    assert table.you.why_not("reveal", nap) == "7-2a-1"
    table.you.does("reveal", fox)
    assert table.you.why_not("reveal", fox) == "7-2a"


def test_7_2a_1_an_event_for_when_something_happens_is_not_revealed() -> None:
    trap = event("Trap", v.EventEffect("when", DRAW, t.Pattern("attacked", t.Self())))
    table = given(you=side(drive=[down(trap)]))
    assert table.you.offers("reveal") == []


@BOTH
def test_7_2a_2_the_overdrive_of_a_revealed_card_joins_it_in_the_drive_zone(who: str) -> None:
    fox, bear = unit("Fox", overdriven()), unit("Bear")
    _table, mine, _theirs = in_turn_of(who, side(drive=[down(fox), down(bear)]))
    assert mine.offers("overdrive") == []
    mine.does("reveal", fox)
    assert mine.offers("overdrive") == [fox]
    mine.does("reveal", bear)
    assert mine.offers("overdrive") == [fox]


def test_7_2a_2a_only_the_card_it_is_linked_to_is_held_back() -> None:
    fox, bear = unit("Fox", overdriven()), unit("Bear")
    table = given(you=side(drive=[fox, bear]))
    assert table.you.offers("summon") == [bear]


def test_7_2b_revealing_does_not_go_through_the_gate() -> None:
    fox, nap = unit("Fox"), word("instant", name="Nap")
    table = given(you=side(drive=[down(fox)]), them=side(set=[nap]))
    table.you.does("reveal", fox)
    assert table.waiting == [] and table.you.offers("summon") == [fox]


# 7-3, 7-4, 7-6. Playing cards


@BOTH
def test_7_3a_a_unit_is_normal_summoned_from_the_hand_or_the_drive_zone(who: str) -> None:
    held, driven, hidden = unit("Held"), unit("Driven"), unit("Hidden")
    capped = ruler("Capped", summon_cap=2)
    _table, mine, _theirs = in_turn_of(
        who, side(ruler=capped, hand=[held, held], drive=[driven, down(hidden)])
    )
    assert mine.offers("summon") == [held, held, driven]
    mine.summons(held, 1)
    mine.summons(driven, 2)
    assert mine.attack(1) == held and mine.attack(2) == driven
    assert mine.offers("summon") == []


@BOTH
def test_7_4a_a_field_is_played_from_the_hand_or_the_drive_zone(who: str) -> None:
    held, driven, hidden = field("Held", level=1), field("Driven"), field("Hidden")
    _table, mine, _theirs = in_turn_of(
        who, side(hand=[held], drive=[driven, down(hidden)], resources=1)
    )
    assert mine.offers("play") == [held, driven]
    mine.plays(held)
    mine.plays(driven)
    assert mine.fields == [held, driven] and mine.ready_resources == 0


def test_7_4a_a_field_whose_cost_cannot_be_paid_is_not_played() -> None:
    dear = field("Dear", level=2)
    table = given(you=side(hand=[dear], resources=1))
    assert table.you.offers("play") == [] and table.you.why_not("play", dear) == "14-4b-8"


@BOTH
def test_7_6a_a_standard_action_event_is_played_from_the_hand_or_the_drive_zone(who: str) -> None:
    held, driven, hidden = word(name="Held"), word(name="Driven"), word(name="Hidden")
    _table, mine, _theirs = in_turn_of(who, side(hand=[held], drive=[driven, down(hidden)]))
    assert mine.offers("play") == [held, driven]
    mine.plays(held)
    mine.plays(driven)
    assert len(mine.hand) == 2 and mine.graveyard == [held, driven]


def test_7_6a_an_event_with_another_timing_is_not() -> None:
    nap = word("instant", name="Nap")
    table = given(you=side(hand=[nap]))
    assert table.you.offers("play") == [] and table.you.why_not("play", nap) == "7-6a"


def test_7_6a_so_played_it_needs_no_set_zone_and_sets_nothing() -> None:
    """7-6a-1. It is played, not set."""
    note = word()
    setless = ruler("Setless", set_zones=0, set_cap=0)
    table = given(you=side(ruler=setless, hand=[note]))
    table.you.plays(note)
    assert table.you.set_cards == [] and table.you.graveyard == [note]
    assert table.game.state.numbers[0]["sets"] == 0


# 7-7. Playing activated abilities


@BOTH
def test_7_7a_standard_action_abilities_of_ones_own_cards_are_played(who: str) -> None:
    act = v.Act("standard", DRAW)
    fox, meadow, queen = unit("Fox", act), field("Meadow", act), ruler("Queen", act)
    theirs = unit("Theirs", act)
    _table, mine, _theirs = in_turn_of(
        who,
        side(ruler=queen, attack={1: fox}, field=[meadow], hand=[fox]),
        side(attack={1: theirs}),
    )
    assert mine.offers("ability") == [queen, fox, meadow]
    mine.uses(fox)
    mine.uses(meadow)
    assert len(mine.hand) == 3


def test_7_7a_a_cost_that_cannot_be_paid_forbids_it() -> None:
    fox = unit("Fox", v.Act("standard", DRAW, cost=(v.PayResources(2),)))
    table = given(you=side(attack={1: fox}, resources=1))
    assert table.you.offers("ability") == []
    assert table.you.why_not("ability", fox, 0) == "14-4b-8"
    table = given(you=side(attack={1: fox}, resources=2))
    table.you.uses(fox)
    assert table.you.ready_resources == 0 and len(table.you.hand) == 1


# 7-8. Playing events from set zones


@BOTH
def test_7_8a_a_standard_action_event_is_played_from_its_set_zone(who: str) -> None:
    note = word()
    _table, mine, _theirs = in_turn_of(who, side(set=[note]))
    mine.plays(note)
    assert mine.set_cards == [] and mine.graveyard == [note] and len(mine.hand) == 1


def test_7_8a_not_from_the_opponents_set_zone() -> None:
    note = word()
    table = given(them=side(set=[note]))
    assert table.you.offers("play") == []


def test_7_8a_units_in_set_zones_stay_there() -> None:
    ninja = unit("Ninja", t.Keyword("Concealment"))
    table = given(you=side(set=[ninja]))
    assert table.you.why_not("play", ninja) == "7-1b"
    assert table.you.offers("play") == []


# 7-9. Resolving Overdrive abilities


@BOTH
def test_7_9a_an_overdrive_is_played_or_removed(who: str) -> None:
    fox = unit("Fox", overdriven())
    _table, mine, _theirs = in_turn_of(who, side(drive=[fox]))
    mine.does("overdrive", fox, 0)
    assert len(mine.hand) == 1 and mine.offers("overdrive") == []
    _table, mine, _theirs = in_turn_of(who, side(drive=[fox]))
    mine.does("drop overdrive", fox, 0)
    assert mine.hand == [] and mine.offers("overdrive") == []


def test_7_9a_one_whose_cost_cannot_be_paid_is_only_removed() -> None:
    fox = unit("Fox", v.Overdrive(DRAW, cost=(v.PayResources(1),)))
    table = given(you=side(drive=[fox]))
    assert table.you.offers("overdrive") == [] and table.you.offers("drop overdrive") == [fox]
    assert table.you.why_not("overdrive", fox, 0) == "14-4b-8"


def test_7_9a_one_whose_cost_fails_halfway_was_not_played_and_is_still_there() -> None:
    mine = t.Cards(("unit",), t.YOU)
    cost = (t.Put(t.Pick(1, mine), "hand"), t.Destroy(t.Pick(1, mine)))
    fox, bear = unit("Fox", v.Overdrive(DRAW, cost=cost)), unit("Bear")
    table = given(you=side(drive=[fox], attack={1: bear}))
    table.you.does("overdrive", fox, 0)
    assert table.you.attack(1) == bear and table.you.hand == []
    assert table.you.offers("drop overdrive") == [fox] and table.you.offers("summon") == []


def test_7_9a_one_that_has_left_cannot_be_removed_again() -> None:
    fox = unit("Fox", overdriven())
    table = given(you=side(drive=[fox]))
    table.you.does("drop overdrive", fox, 0)
    assert table.you.why_not("drop overdrive", fox, 0) == "7-9a"
    assert table.you.why_not("overdrive", fox, 0) == "7-9a"


@pytest.mark.rule("gateruler:7-9a", "gateruler:14-4b-1a")
def test_7_9a_while_it_is_in_the_gate_its_card_is_not_played() -> None:
    fox = unit("Fox", overdriven(), v.PlayableFrom(("drive",), instant=True))
    nap = word("instant", name="Nap")
    table = given(you=side(drive=[fox], set=[nap]), them=side(set=[nap]))
    table.you.does("overdrive", fox, 0)
    assert table.waiting == ["resolve ability"]
    assert table.you.offers("play") == [nap] and table.you.offers("summon") == []
    table.resolve()
    assert fox in table.you.offers("summon")


def test_7_9b_removing_it_does_not_go_through_the_gate() -> None:
    fox, nap = unit("Fox", overdriven()), word("instant", name="Nap")
    table = given(you=side(drive=[fox]), them=side(set=[nap]))
    table.you.does("drop overdrive", fox, 0)
    assert table.waiting == [] and table.you.offers("summon") == [fox]


# 7-11. Gearing up


@BOTH
def test_7_11a_the_active_player_gears_up_if_the_conditions_are_met(who: str) -> None:
    gear = unit("Gear", t.Keyword("Gear Up"))
    queen = ruler("Queen")
    table, mine, _theirs = in_turn_of(who, side(ruler=exhausted(queen), hand=[gear], drive=[gear]))
    assert mine.offers("gear up") == [gear, gear]
    mine.does("gear up", gear)
    assert mine.defense == gear and not mine.is_ready(gear)
    assert z.is_defense(table.game.state.place[mine.find(queen)])
    assert mine.offers("gear up") == [] and mine.why_not("gear up", gear) == "14-18e"


def test_7_11a_not_without_a_defense_zone() -> None:
    gear = unit("Gear", t.Keyword("Gear Up"))
    table = given(you=side(ruler=ruler("Open", defense_zones=0), hand=[gear]))
    assert table.you.offers("gear up") == [] and table.you.why_not("gear up", gear) == "16-24c"


def test_7_11a_an_overdrive_holds_the_card_back_in_the_drive_zone_only() -> None:
    gear = unit("Gear", t.Keyword("Gear Up"), overdriven())
    table = given(you=side(hand=[gear]))
    assert table.you.offers("gear up") == [gear]
    table = given(you=side(drive=[gear]))
    assert table.you.offers("gear up") == [] and table.you.why_not("gear up", gear) == "7-1b-1"

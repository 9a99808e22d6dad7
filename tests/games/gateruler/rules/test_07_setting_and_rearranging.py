"""7-5, 7-10. Setting cards and rearranging units."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    charged,
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
NAP = v.EventEffect("instant", (t.Draw(1),))


# 7-5. Set a settable card


@BOTH
def test_7_5a_a_card_is_set_from_the_hand_or_face_down_from_the_drive_zone(who: str) -> None:
    held, driven, shown = event("Held"), event("Driven"), event("Shown")
    table, mine, _theirs = in_turn_of(who, side(hand=[held], drive=[down(driven), shown]))
    assert mine.offers("set") == [held, driven]
    mine.sets(held, 2)
    mine.sets(driven, 1)
    assert mine.set_cards == [driven, held] and mine.drive == [shown]
    known = table.game.state.known
    theirs = 1 << table.player(other(who)).seat
    assert not known[mine.find(held)] & theirs and not known[mine.find(driven)] & theirs


def test_7_5a_the_player_chooses_the_set_zone() -> None:
    held = event("Held")
    table = given(you=side(hand=[held]))
    table.you.sets(held, 3)
    assert table.game.state.place[table.you.find(held)] == z.set_zone(0, 3)


def test_7_5a_not_from_elsewhere_and_not_without_a_set_zone() -> None:
    lost = event("Lost")
    table = given(you=side(graveyard=[lost]))
    assert table.you.offers("set") == [] and table.you.why_not("set", lost) == "7-5a"
    table = given(you=side(ruler=ruler("Setless", set_zones=0), hand=[lost]))
    assert table.you.offers("set") == []


def test_7_5a_1_events_can_be_set_units_and_fields_cannot() -> None:
    word, nap = event("Word"), event("Nap", NAP)
    fox, meadow = unit("Fox"), field("Meadow")
    table = given(you=side(hand=[word, fox, nap, meadow]))
    assert table.you.offers("set") == [word, nap]
    assert table.you.why_not("set", fox) == "3-10c"


def test_7_5a_1_an_event_with_forced_reveal_cannot_be_set() -> None:
    """It is played as soon as it is there; here nothing lets it be played."""
    field_card = t.Pick(1, t.Cards(("field",), t.OPPONENT))
    forced = event(
        "Forced", t.Keyword("Forced Reveal"), v.EventEffect("standard", (v.Target(field_card),))
    )
    table = given(you=side(hand=[forced]))
    assert table.you.offers("set") == [] and table.you.graveyard == [forced]


def test_7_5a_2_other_cards_can_be_set_if_a_text_says_so() -> None:
    ninja, fox = unit("Ninja", t.Keyword("Concealment")), unit("Fox")
    table = given(you=side(hand=[ninja, fox]))
    assert table.you.offers("set") == [ninja]
    table.you.sets(ninja)
    assert table.you.set_cards == [ninja]


def test_7_5a_2_also_if_it_is_the_text_of_another_card() -> None:
    units = t.Cards(("hand",), t.YOU, (t.Type(("unit",)),))
    master = unit("Master", v.CanBeSet(t.Every(units)))
    fox = unit("Fox")
    table = given(you=side(attack={1: master}, hand=[fox]))
    assert table.you.offers("set") == [fox]


def test_7_5b_setting_does_not_go_through_the_gate() -> None:
    word = event("Word")
    table = given(you=side(hand=[word]), them=side(set=[event("Nap", NAP)]))
    table.you.sets(word)
    assert table.waiting == [] and table.you.set_cards == [word]
    assert table.asks is not None and table.asks.seat == 0


def test_7_5b_what_cannot_be_set_is_not_offered_and_uses_up_nothing() -> None:
    word = event("Word")
    strict = unit("Strict", t.Forbid(t.Pattern("set", who=t.OPPONENT)))
    table = given(you=side(hand=[word]), them=side(attack={1: strict}))
    assert table.you.offers("set") == [] and table.you.why_not("set", word) == "1-5d"


@BOTH
def test_7_5c_setting_uses_up_set_cap_and_counts(who: str) -> None:
    word = event("Word")
    capped = ruler("Capped", set_cap=2)
    table, mine, _theirs = in_turn_of(who, side(ruler=capped, hand=[word, word, word]))
    mine.sets(word, 1)
    assert mine.offers("set") == [word, word]
    mine.sets(word, 2)
    assert mine.offers("set") == []
    assert table.game.state.numbers[mine.seat]["sets"] == 2


def test_7_5c_the_second_card_in_a_set_zone_drives_out_the_first() -> None:
    """Setting into a full zone is allowed: 12-4a keeps the later card."""
    first, second = event("First"), event("Second")
    table = given(you=side(hand=[second], set=[first]))
    table.you.sets(second, 1)
    if table.prompt == "overlap":
        table.you.chooses(second)
    assert table.you.set_cards == [second] and table.you.graveyard == [first]


def test_7_5d_with_nothing_left_of_the_set_cap_nobody_sets() -> None:
    word = event("Word")
    table = given(you=side(ruler=ruler("Closed", set_cap=0), hand=[word]))
    assert table.you.offers("set") == [] and table.you.why_not("set", word) == "7-5d"


def test_7_5d_a_ruler_without_a_set_cap_lets_set_without_end() -> None:
    word = event("Word")
    table = given(you=side(ruler=ruler("Open", set_zones=4), hand=[word] * 4))
    for zone in range(1, 5):
        table.you.sets(word, zone)
    assert len(table.you.set_cards) == 4


# 7-10. Rearrange units


@BOTH
def test_7_10a_the_active_player_rearranges_units(who: str) -> None:
    fox = unit("Fox")
    _table, mine, _theirs = in_turn_of(who, side(attack={1: fox}), side(attack={1: PLAIN}))
    mine.rearranges(1, 2)
    assert mine.attack(2) == fox and mine.attack(1) is None
    mine.rearranges(2, 3)
    assert mine.attack(3) == fox


def test_7_10a_without_units_there_is_nothing_to_rearrange() -> None:
    table = given(them=side(attack={1: PLAIN}))
    assert table.asks is not None
    assert [option for option in table.asks.options if option[0] == "rearrange"] == []


def test_7_10b_two_of_ones_own_attack_and_defense_zones_are_chosen() -> None:
    fox = unit("Fox")
    table = given(you=side(attack={1: fox}))
    assert table.asks is not None
    front = {table.you.zone(name) for name in (1, 2, 3, "defense")}
    pairs = {option[1:] for option in table.asks.options if option[0] == "rearrange"}
    assert pairs == {
        tuple(sorted((table.you.zone(1), each))) for each in front - {table.you.zone(1)}
    }
    table.you.rearranges(1, 3)
    assert table.you.attack(3) == fox
    assert table.game.why_not(0, ("rearrange", table.you.zone(1), table.you.zone(2))) is not None


def test_7_10b_a_unit_that_cannot_be_moved_is_not_rearranged() -> None:
    stiff, fox = unit("Stiff", t.Forbid(t.Pattern("move", t.Self()))), unit("Fox")
    table = given(you=side(attack={1: stiff, 2: fox}))
    assert table.asks is not None
    pairs = {option[1:] for option in table.asks.options if option[0] == "rearrange"}
    assert pairs and not [pair for pair in pairs if table.you.zone(1) in pair]


def test_7_10b_1_a_unit_alone_moves_to_the_other_zone() -> None:
    fox = unit("Fox")
    table = given(you=side(attack={3: fox}))
    table.you.rearranges(1, 3)
    assert table.you.attack(1) == fox and table.you.attack(3) is None


def test_7_10b_1_it_stays_the_same_card() -> None:
    fox, spark = unit("Fox"), unit("Spark")
    table = given(you=side(attack={1: charged(fox, spark)}))
    before = table.game.state.ref(table.you.find(fox))
    table.you.rearranges(1, 2)
    assert table.you.attack(2) == fox and table.game.state.is_current(before)
    assert table.you.charges(fox) == [spark]


def test_7_10b_2_two_units_change_places() -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table = given(you=side(attack={1: fox, 2: bear}))
    table.you.rearranges(1, 2)
    assert table.you.attack(1) == bear and table.you.attack(2) == fox
    assert table.you.graveyard == []


def test_7_10b_3_in_a_defense_zone_a_unit_is_exhausted_and_out_of_it_ready() -> None:
    fox, wall = unit("Fox"), unit("Wall")
    table = given(you=side(attack={1: fox}, defense=wall))
    table.you.rearranges(1, "defense")
    assert not table.you.is_ready(fox) and table.you.is_ready(wall)


def test_7_10b_3_between_attack_zones_nothing_changes() -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table = given(you=side(attack={1: exhausted(fox), 2: bear}))
    table.you.rearranges(1, 2)
    assert not table.you.is_ready(fox) and table.you.is_ready(bear)


def test_7_10c_rearranging_does_not_go_through_the_gate() -> None:
    fox = unit("Fox")
    table = given(you=side(attack={1: fox}), them=side(set=[event("Nap", NAP)]))
    table.you.rearranges(1, 2)
    assert table.waiting == [] and table.you.attack(2) == fox
    assert table.asks is not None and table.asks.seat == 0

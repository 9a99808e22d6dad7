"""3-2a to 3-2c, 3-2k, 3-3 to 3-5. Zones, what they show to whom, order, and how cards lie."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, down, event, exhausted, given, side, unit
from tests.games.gateruler.told import (
    YOUR_GRAVEYARD,
    YOUR_HAND,
    YOUR_UNITS,
    knows,
    obeyed,
    seats,
    seen_in,
    zone_seen,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")
C = unit("Cora")
WORD = event("Word", v.EventEffect("standard", (t.Draw(1),)))
TRICK = event("Trick", v.EventEffect("instant", (t.Draw(1),)))
UNITS_IN_HAND = t.Cards(("hand",), t.YOU, (t.Type(("unit",)),))

EACH_HAS = (
    "ruler", "attack", "defense", "set", "field", "deck", "hand", "drive", "damage", "charge",
    "graveyard", "resource", "removal", "counter",
)  # fmt: skip


# 3-2a. Whose zones


@pytest.mark.parametrize("kind", EACH_HAS)
def test_3_2a_each_player_has_zones_of_their_own(kind: str) -> None:
    zones = [z.LAYOUT.zone(kind, seat) for seat in (0, 1)]
    assert zones[0] != zones[1] and [z.LAYOUT.seat[zone] for zone in zones] == [0, 1]


@BOTH
def test_3_2a_what_a_player_draws_comes_from_their_own_deck(who: str) -> None:
    _table, me, they = obeyed(who, t.Draw(1), mine=side(deck=[A]), theirs=side(deck=[B]))
    assert (me.hand, they.hand, they.deck[0]) == ([A], [], B)


def test_3_2a_only_the_gate_is_shared() -> None:
    assert [kind for kind in z.LAYOUT.names if z.LAYOUT.names[kind].shared] == ["gate"]


# 3-2b. Revealed and hidden


@BOTH
def test_3_2b_what_one_player_sees_another_may_not(who: str) -> None:
    table = given(**seats(who, side(hand=[A], set=[TRICK])), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    assert knows(me, A) and knows(me, TRICK)
    assert not knows(they, A) and not knows(they, TRICK)


@BOTH
def test_3_2b_1_what_is_revealed_to_a_player_they_may_look_at(who: str) -> None:
    mine = side(attack={1: A}, graveyard=[B], damage=[C])
    table = given(**seats(who, mine))
    for viewer in (table.you, table.them):
        assert knows(viewer, A) and knows(viewer, B) and knows(viewer, C)


@BOTH
def test_3_2b_2_what_is_hidden_from_a_player_they_may_not(who: str) -> None:
    table = given(**seats(who, side(deck=[A])))
    assert not knows(table.you, A) and not knows(table.them, A)
    assert not knows(table.player(other(who)), PLAIN)


@BOTH
def test_3_2b_3_cards_of_any_zone_may_be_counted(who: str) -> None:
    mine = side(hand=[A, B], deck_of_plain=7, set=[TRICK], damage=[down(C)], resources=4)
    table = given(**seats(who, mine), turn_of=who)
    seat = table.player(who).seat
    for viewer in (table.you, table.them):
        counts = {
            kind: zone_seen(viewer, kind, seat)["count"]
            for kind in ("hand", "deck", "set", "damage", "resource")
        }
        assert counts == {"hand": 2, "deck": 7, "set": 1, "damage": 1, "resource": 4}


@BOTH
def test_3_2b_4_nobody_can_be_held_to_have_such_a_card(who: str) -> None:
    """Told to discard a unit of their hand, a player need not say that there is one."""
    table, me, _they = obeyed(who, t.Discard(t.Pick(1, UNITS_IN_HAND)), mine=side(hand=[A, WORD]))
    assert table.asks is not None and (table.asks.least, me.offered) == (0, [A])
    me.chooses()
    assert me.hand == [A, WORD]


@BOTH
def test_3_2b_4_of_any_cards_there_are_enough_for_all_to_see(who: str) -> None:
    table, me, _they = obeyed(who, t.Discard(t.Pick(1, YOUR_HAND)), mine=side(hand=[A, WORD]))
    assert table.asks is not None and table.asks.least == 1
    me.chooses(A)
    assert me.graveyard == [A]


@BOTH
def test_3_2b_5_a_card_chosen_for_what_it_is_is_shown(who: str) -> None:
    """A unit of the hand goes on top of the deck: all see which."""
    effect = t.Put(t.Pick(1, UNITS_IN_HAND), "deck top")
    _table, me, they = obeyed(who, effect, mine=side(hand=[A, B, WORD]))
    me.chooses(A)
    assert me.deck[0] == A and knows(they, A) and not knows(they, B)


@BOTH
def test_3_2b_5_a_card_of_any_sort_is_not_shown(who: str) -> None:
    effect = t.Put(t.Pick(1, YOUR_HAND), "deck top")
    _table, me, they = obeyed(who, effect, mine=side(hand=[A, B]))
    me.chooses(A)
    assert me.deck[0] == A and not knows(they, A)


SETTABLE = t.Cards(("hand",), t.YOU, (v.Settable(),))


@BOTH
def test_3_2b_5a_a_settable_card_that_is_set_is_not_shown(who: str) -> None:
    _table, me, they = obeyed(who, v.SetCard(t.Pick(1, SETTABLE)), mine=side(hand=[TRICK, WORD, A]))
    me.chooses(TRICK)
    me.chooses(1)
    assert me.set_cards == [TRICK] and not knows(they, TRICK)


@BOTH
def test_3_2b_5a_a_settable_card_that_goes_elsewhere_is(who: str) -> None:
    effect = t.Put(t.Pick(1, SETTABLE), "deck top")
    _table, me, they = obeyed(who, effect, mine=side(hand=[TRICK, WORD, A]))
    me.chooses(TRICK)
    assert knows(they, TRICK)


def test_3_2b_5a_so_is_one_of_which_more_is_asked() -> None:
    more = t.Cards(("hand",), t.YOU, (v.Settable(), t.Named(("Trick",))))
    _table, me, they = obeyed("you", v.SetCard(t.Pick(1, more)), mine=side(hand=[TRICK, WORD]))
    me.chooses(TRICK)
    me.chooses(1)
    assert me.set_cards == [TRICK] and knows(they, TRICK)


# 3-2c. Order


@BOTH
def test_3_2c_2_cards_of_a_deck_stay_in_their_order(who: str) -> None:
    """What was put on top is drawn first, and the rest as it lay."""
    put = t.Put(t.Every(YOUR_GRAVEYARD), "deck top")
    _table, me, _they = obeyed(who, put, t.Draw(2), mine=side(graveyard=[A], deck=[B, C]))
    assert (me.hand, me.deck[0]) == ([A, B], C)


# 3-2k. Cards that go into hiding


@BOTH
@pytest.mark.parametrize(("to", "shown"), [("deck bottom", True), ("deck top", False)])
def test_3_2k_a_card_from_a_hand_is_shown_unless_it_goes_on_top(
    who: str, to: str, shown: bool
) -> None:
    _table, me, they = obeyed(who, t.Put(t.Every(YOUR_HAND), to), mine=side(hand=[A]))
    assert A in me.deck and knows(they, A) == shown


@BOTH
def test_3_2k_so_is_one_that_is_driven_or_becomes_a_charge_face_down(who: str) -> None:
    drive = v.Drive(what=t.Every(YOUR_HAND))
    _table, me, they = obeyed(who, drive, mine=side(hand=[TRICK]))
    assert me.drive == [TRICK] and knows(they, TRICK)
    charge = v.AddCharge(t.Every(YOUR_HAND), t.Every(YOUR_UNITS), down=True)
    _table, me, they = obeyed(who, charge, mine=side(hand=[A], attack={1: B}))
    assert me.charges(B) == [A] and knows(they, A)


@BOTH
def test_3_2k_a_card_of_a_deck_is_not(who: str) -> None:
    _table, me, they = obeyed(who, t.Put(t.TopOf(1), "deck bottom"), mine=side(deck=[A]))
    assert me.deck[-1] == A and not knows(they, A)


# 3-3a. Ready and exhausted


@BOTH
def test_3_3a_1_a_card_comes_ready(who: str) -> None:
    table = given(**seats(who, side(hand=[A])), turn_of=who)
    me = table.player(who)
    me.summons(A, 2)
    assert me.attack(2) == A and me.is_ready(A)


def such_units(ready: bool) -> t.Count:
    return t.Count(t.Cards(("unit",), t.YOU, (t.Upright(ready),)))


@BOTH
def test_3_3a_2_a_card_is_ready_or_exhausted_and_never_both(who: str) -> None:
    """An exhausted unit becomes ready: then none is exhausted. And the other way round."""
    for lies, effect, ready in ((exhausted(A), t.ToStand, True), (A, t.ToRest, False)):
        do = (effect(t.Every(YOUR_UNITS)), t.Draw(such_units(not ready)))
        _table, me, _they = obeyed(who, *do, mine=side(attack={1: lies}))
        assert me.is_ready(A) == ready and me.hand == []


# 3-3b. Face up and face down


@BOTH
def test_3_3b_1_where_not_everybody_may_look_cards_come_face_down(who: str) -> None:
    table, me, they = obeyed(who, v.Drive(1), mine=side(deck=[TRICK]), theirs=side(damage=1))
    state = table.game.state
    assert me.drive == [TRICK] and state.face[me.find(TRICK)] == FACE_DOWN
    assert knows(me, TRICK) and not knows(they, TRICK)


def test_3_3b_1_where_everybody_may_look_they_come_face_up() -> None:
    table, me, they = obeyed("you", t.Put(t.TopOf(1), "graveyard"), mine=side(deck=[A]))
    assert table.game.state.face[me.find(A)] != FACE_DOWN and knows(they, A)


@BOTH
def test_3_3b_2_a_card_that_is_turned_lies_the_other_way_only(who: str) -> None:
    pile = t.Cards(("damage",), t.YOU)
    for lies, effect, is_down in (
        (A, v.FlipDown(t.Every(pile)), True),
        (down(A), v.FlipUp(t.Every(pile)), False),
    ):
        table, me, _they = obeyed(who, effect, mine=side(damage=[lies]))
        assert (table.game.state.face[me.find(A)] == FACE_DOWN) == is_down


@BOTH
def test_3_3b_3_a_face_down_card_may_be_looked_at_by_whom_the_zone_is_revealed_to(
    who: str,
) -> None:
    table = given(**seats(who, side(damage=[down(A)], drive=[down(B)])), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    assert knows(me, A) and knows(me, B)
    assert not knows(they, A) and not knows(they, B)


# 3-4. The deck


@BOTH
def test_3_4b_nobody_sees_a_deck(who: str) -> None:
    table = given(**seats(who, side(deck=[A, B])))
    seat = table.player(who).seat
    assert seen_in(table.you, "deck", seat) == seen_in(table.them, "deck", seat) == []


@BOTH
def test_3_4b_its_order_matters(who: str) -> None:
    _table, me, _they = obeyed(who, t.Draw(1), mine=side(deck=[A, B]))
    assert (me.hand, me.deck[0]) == ([A], B)


@BOTH
def test_3_4c_several_cards_leave_a_deck_one_by_one_from_the_top(who: str) -> None:
    table, me, _they = obeyed(who, t.Put(t.TopOf(2), "graveyard"), mine=side(deck=[A, B, C]))
    assert me.graveyard == [A, B]
    stamps = [table.game.state.stamp[me.find(card)] for card in (A, B)]
    assert stamps[0] < stamps[1]


# 3-5. The hand


@BOTH
def test_3_5b_a_hand_is_for_its_owners_eyes(who: str) -> None:
    table = given(**seats(who, side(hand=[A, B])), turn_of=who)
    seat = table.player(who).seat
    assert sorted(seen_in(table.player(who), "hand", seat)) == sorted([A.number, B.number])
    assert seen_in(table.player(other(who)), "hand", seat) == []


@BOTH
def test_3_5c_a_hand_may_have_any_number_of_cards(who: str) -> None:
    table, me, _they = obeyed(who, t.Draw(25), mine=side(hand=[A], deck_of_plain=40))
    me.passes()
    assert len(me.hand) == 26
    table.leave_open()

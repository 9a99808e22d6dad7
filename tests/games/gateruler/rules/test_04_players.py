"""4. Player properties: who is meant, caps, owners and controllers."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler import c04_players
from headjudge.games.gateruler.c01_overview import INFINITE
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c04_players import MAIN
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    attacking,
    event,
    given,
    plain_deck,
    ruler,
    side,
    start,
    unit,
)
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_UNITS,
    act,
    changes,
    gets,
    obeyed,
    printed,
    said,
    seats,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")
C = unit("Cora")
TRICK = event("Trick", v.EventEffect("instant", (t.Draw(1),)))


# 4-2. Who is meant


@BOTH
def test_4_2a_you_is_whoever_controls_the_text(who: str) -> None:
    mine, theirs = side(graveyard=[A], deck=[B]), side(graveyard=[C])
    text = "Put all unit cards in your graveyard into your hand."
    _table, me, they = said(who, text, mine, theirs)
    assert (me.hand, they.graveyard) == ([A], [C])


@BOTH
def test_4_2a_on_a_card_taken_over_it_is_the_new_controller(who: str) -> None:
    scout = unit("Scout", *printed("When this attacks, draw a card."))
    taken = v.GainControl(t.Every(THEIR_UNITS))
    table, me, they = obeyed(who, taken, theirs=side(attack={1: scout}))
    me.chooses_zone(1)
    me.passes()
    table.begins("attack phase", attacks=0)
    me.attacks(scout, "ruler")
    assert (len(me.hand), len(they.hand)) == (1, 0)
    assert table.prompt == "attack"


@BOTH
def test_4_2b_their_is_the_player_spoken_of_last(who: str) -> None:
    mine, theirs = side(graveyard=[A]), side(graveyard=[B])
    text = (
        "Your opponent draws a card. "
        "Put all unit cards in their graveyard on top of its owner's deck."
    )
    _table, me, they = said(who, text, mine, theirs)
    assert (me.graveyard, they.graveyard, they.deck[0]) == ([A], [], B)


@BOTH
def test_4_2b_1_with_nobody_named_before_it_is_read_from_the_controllers_side(who: str) -> None:
    """The book's example: an opponent's card is one of its controller's opponent."""
    mine, theirs = side(attack={1: A}), side(attack={1: B})
    _table, me, they = said(who, "Destroy all your opponent's units.", mine, theirs)
    assert (me.graveyard, they.graveyard) == ([], [B])


@BOTH
@pytest.mark.parametrize(("word", "mine"), [("you", True), ("your opponent", False)])
def test_4_2c_damage_to_a_player_is_damage_to_their_ruler(who: str, word: str, mine: bool) -> None:
    _table, me, they = said(who, f"Deal 2 damage to {word}.")
    assert (len(me.damage), len(they.damage)) == ((2, 0) if mine else (0, 2))


@BOTH
@pytest.mark.parametrize(("word", "mine"), [("allied", True), ("enemy", False)])
def test_4_2d_allied_is_what_you_control_and_enemy_what_your_opponent_does(
    who: str, word: str, mine: bool
) -> None:
    _table, me, they = said(
        who, f"Destroy all {word} units.", side(attack={1: A}), side(attack={1: B})
    )
    assert (me.graveyard, they.graveyard) == (([A], []) if mine else ([], [B]))


# 4-3a. Summoning


@BOTH
def test_4_3a_1a_in_your_own_turn_your_ruler_sets_the_summon_cap(who: str) -> None:
    head = ruler("Head", summon_cap=2)
    table = given(**seats(who, side(ruler=head, hand=[A, B, C])), turn_of=who)
    me = table.player(who)
    me.summons(A, 1)
    me.summons(B, 2)
    assert me.offers("summon") == [] and me.why_not("summon", C) == "15-17a-3"


def test_4_3a_1a_an_effect_may_raise_it() -> None:
    mine = side(hand=[A, B])
    more = gets(t.Every(t.Cards(("ruler",), t.YOU)), "summon cap", 1)
    _table, me, _they = obeyed("you", more, mine=mine, sheet={"summon_cap": 1})
    me.summons(A, 1)
    me.summons(B, 2)
    assert me.attack(2) == B


@BOTH
def test_4_3a_1b_at_any_other_time_it_has_no_limit(who: str) -> None:
    """A unit that is summoned by its CNT ability or in the other's turn needs no cap."""
    head = ruler("Head", summon_cap=0)
    table = given(**seats(who, side(ruler=head)), turn_of=other(who))
    seat = table.player(who).seat
    assert c04_players.summons_left(table.game, seat) == INFINITE
    watch = unit("Watch", t.Keyword("Sentinel Summoning"))
    table = attacking(**seats(who, side(ruler=head, hand=[watch])), turn_of=other(who))
    me = table.player(who)
    me.summons(watch, 1)
    table.resolve()
    assert me.attack(1) == watch
    table.leave_open()


def test_4_3a_2_the_number_of_summons_starts_each_turn_at_zero() -> None:
    head = ruler("Head", summon_cap=1)
    table = given(side(ruler=head, hand=[A, B]))
    table.you.summons(A, 1)
    assert table.game.state.numbers[0]["summons"] == 1 and table.you.offers("summon") == []
    table.you.passes()
    table.begins("start phase")
    assert table.game.state.numbers[0]["summons"] == 0
    table.begins("main phase")
    assert table.you.offers("summon") == [B]


# 4-3b. Setting


@BOTH
def test_4_3b_1a_a_ruler_without_a_set_cap_leaves_it_without_limit(who: str) -> None:
    mine = side(hand=[TRICK] * 4, ruler=ruler("Head", set_zones=5))
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    for number in (1, 2, 3, 4):
        me.sets(TRICK, number)
    assert len(me.set_cards) == 4


@BOTH
def test_4_3b_1b_in_your_own_turn_your_rulers_set_cap_applies(who: str) -> None:
    mine = side(hand=[TRICK] * 3, ruler=ruler("Head", set_cap=2))
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.sets(TRICK, 1)
    me.sets(TRICK, 2)
    assert me.offers("set") == []


@BOTH
def test_4_3b_1c_in_the_other_players_turn_there_is_no_cap(who: str) -> None:
    head = ruler("Head", set_cap=1)
    table = given(**seats(who, side(ruler=head)), turn_of=other(who))
    seat = table.player(who).seat
    assert c04_players.set_cap(table.game, seat) == INFINITE
    table = given(**seats(who, side(ruler=head)), turn_of=who)
    assert c04_players.set_cap(table.game, seat) == 1


def test_4_3b_2_the_number_of_times_set_starts_each_turn_at_zero() -> None:
    table = given(side(ruler=ruler("Head", set_cap=1), hand=[TRICK, TRICK]))
    table.you.sets(TRICK, 1)
    assert table.game.state.numbers[0]["sets"] == 1
    table.you.passes()
    table.begins("start phase")
    assert table.game.state.numbers[0]["sets"] == 0


# 4-4. Owner


def test_4_4a_whoever_brought_a_card_owns_it() -> None:
    game = start(1)
    owner = game.state.owner
    for seat in (0, 1):
        cards = [card for card in range(len(owner)) if game.state.origin[card] == MAIN]
        brought = [card for card in cards if owner[card] == seat]
        assert len(brought) == len(plain_deck())
        assert {z.LAYOUT.seat[game.state.place[card]] for card in brought} == {seat}


@BOTH
def test_4_4a_a_text_may_ask_for_the_owner(who: str) -> None:
    owned = t.Cards(("unit",), t.EACH, (v.Owned(t.YOU),))
    mine, theirs = side(attack={1: A}), side(attack={1: B})
    _table, me, they = obeyed(who, t.Destroy(t.Every(owned)), mine=mine, theirs=theirs)
    assert (me.graveyard, they.graveyard) == ([A], [])


@BOTH
def test_4_4a_1_the_owner_never_changes(who: str) -> None:
    """A unit that the other player took over goes to its owner's hand."""
    do = (v.GainControl(t.Every(THEIR_UNITS)), t.Put(t.Every(YOUR_UNITS), "hand"))
    table, me, they = obeyed(who, *do, theirs=side(attack={1: A}))
    card = they.find(A)
    me.chooses_zone(1)
    assert table.game.state.owner[card] == they.seat and they.hand == [A]


# 4-5. Controller


@BOTH
def test_4_5a_who_plays_a_card_controls_it_and_decides(who: str) -> None:
    """They choose what it destroys, though it is the other player's units."""
    zap = event("Zap", v.EventEffect("standard", (t.Destroy(t.Pick(1, THEIR_UNITS)),)))
    table = given(**seats(who, side(hand=[zap]), side(attack={1: A, 2: B})), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.plays(zap)
    me.chooses(B)
    assert they.graveyard == [B]


@BOTH
def test_4_5a_1_control_can_pass_to_another_player(who: str) -> None:
    table, me, they = obeyed(who, v.GainControl(t.Every(THEIR_UNITS)), theirs=side(attack={1: A}))
    assert table.game.master(they.find(A)) == they.seat
    me.chooses_zone(2)
    assert me.attack(2) == A and they.attack(1) is None
    assert table.game.master(me.find(A)) == me.seat


@BOTH
def test_4_5b_at_first_owners_control_their_cards(who: str) -> None:
    table = given(**seats(who, side(attack={1: A}, hand=[B])))
    me = table.player(who)
    assert [table.game.master(me.find(card)) for card in (A, B)] == [me.seat] * 2


@BOTH
def test_4_5b_in_the_gate_whoever_played_a_card_does(who: str) -> None:
    table = given(**seats(who, side(hand=[A]), side(set=[TRICK])), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.summons(A, 1)
    (card,) = table.game.state.zones[-1]
    assert table.game.master(card) == me.seat
    they.passes()
    assert me.attack(1) == A


@BOTH
def test_4_5c_an_ability_is_controlled_with_its_card(who: str) -> None:
    """A unit taken over strengthens the units of its new controller, no longer the others."""
    chief = unit("Chief", changes(t.Every(YOUR_UNITS), "atk", 1), attributes=["Chief"])
    chiefs = t.Cards(("unit",), t.OPPONENT, (v.Attribute(("Chief",)),))
    _table, me, they = obeyed(
        who, v.GainControl(t.Every(chiefs)), mine=side(attack={1: A}),
        theirs=side(attack={1: chief, 2: B}),
    )  # fmt: skip
    assert (me.value(A, "atk"), they.value(B, "atk")) == (2, 3)
    me.chooses_zone(2)
    assert (me.value(A, "atk"), they.value(B, "atk")) == (3, 2)


@BOTH
def test_4_5d_an_effect_is_controlled_with_what_it_came_from(who: str) -> None:
    """An ability of the other player's unit draws for that player, in whosever turn."""
    spite = unit("Spite", *printed("When this is destroyed, draw a card."))
    _table, me, they = obeyed(who, t.Destroy(t.Every(THEIR_UNITS)), theirs=side(attack={1: spite}))
    assert (me.hand, they.hand) == ([], [PLAIN])


def test_4_5d_the_seat_of_a_lasting_effect_is_that_of_its_source() -> None:
    speaker = ruler("Speaker", act(gets(t.Every(THEIR_UNITS), "atk", -1)))
    table = given(side(attack={1: A}), side(ruler=speaker), turn_of="them")
    table.them.uses(speaker)
    assert table.you.value(A, "atk") == 1

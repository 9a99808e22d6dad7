"""3-2d to 3-2l. Cards that move, cards that are meant, and cards that cannot go there."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import charged, event, exhausted, field, given, ruler, side, unit
from tests.games.gateruler.told import (
    ALL_UNITS,
    THEIR_UNITS,
    YOUR_GRAVEYARD,
    YOUR_HAND,
    YOUR_UNITS,
    act,
    gets,
    knows,
    obeyed,
    printed,
    said,
    seats,
    seen_in,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", hp=5)
B = unit("Bodo")
C = unit("Cora")
WORD = event("Word", v.EventEffect("standard", (t.Draw(1),)))


# 3-2d. Within play


@BOTH
def test_3_2d_a_card_that_moves_within_play_stays_the_same_card(who: str) -> None:
    """What was laid on it and the damage it has are still there."""
    hit = v.DealDamage(t.Every(YOUR_UNITS), 2)
    mine = side(attack={1: A})
    _table, me, _they = obeyed(who, gets(t.Every(YOUR_UNITS), "atk", 3), hit, mine=mine)
    me.rearranges(1, 3)
    assert me.attack(3) == A
    assert (me.value(A, "atk"), me.damage_on(A)) == (5, 2)


@BOTH
@pytest.mark.parametrize(("lies", "ready"), [(A, True), (exhausted(A), False)])
def test_3_2d_1_it_stays_ready_or_exhausted(who: str, lies: Any, ready: bool) -> None:
    table = given(**seats(who, side(attack={1: lies})), turn_of=who)
    me = table.player(who)
    me.rearranges(1, 2)
    assert me.attack(2) == A and me.is_ready(A) == ready


def test_3_2d_1_where_the_new_zone_does_not_allow_it_it_does_not() -> None:
    """A defense zone has no ready units."""
    table = given(side(attack={1: A}))
    table.you.rearranges(1, "defense")
    assert table.you.defense == A and not table.you.is_ready(A)


# 3-2e. Out of play and back

BACK_AND_FORTH = (
    gets(t.Every(YOUR_UNITS), "atk", 3),
    t.Put(t.Every(YOUR_UNITS), "hand"),
)


@BOTH
def test_3_2e_a_card_that_leaves_play_is_another_card(who: str) -> None:
    hit = v.DealDamage(t.Every(YOUR_UNITS), 2)
    _table, me, _they = obeyed(who, hit, *BACK_AND_FORTH, mine=side(attack={1: A}))
    me.summons(A, 1)
    assert (me.value(A, "atk"), me.damage_on(A)) == (2, 0)


@BOTH
def test_3_2e_1_the_effect_that_moved_a_card_can_speak_of_it(who: str) -> None:
    """It goes to the hand, and then it, the same card, is summoned from there."""
    do = (t.Put(t.Every(YOUR_UNITS), "removal"), v.SpecialSummon(t.It()))
    _table, me, _they = obeyed(who, *do, mine=side(attack={1: A}))
    me.chooses_zone(2)
    assert me.attack(2) == A


def test_3_2e_1_another_effect_cannot() -> None:
    """The target was answered out of play: there is nothing left to destroy."""
    zap = event("Zap", *printed("Timing: Standard Action\nChoose 1 enemy unit and destroy it."))
    save = t.Put(t.Every(YOUR_UNITS), "hand")
    saver = unit("Saver", t.Auto(t.Pattern("play", who=t.OPPONENT), (save,)))
    table = given(side(hand=[zap]), side(attack={1: saver}))
    table.you.plays(zap)
    assert table.them.hand == [saver] and table.them.graveyard == []


@BOTH
def test_3_2e_2_cards_that_arrive_together_are_ordered_by_the_zones_owner(who: str) -> None:
    theirs = side(attack={1: A, 2: B, 3: C})
    table, me, they = obeyed(who, t.Put(t.Every(THEIR_UNITS), "deck bottom"), theirs=theirs)
    assert table.prompt == "order"
    they.chooses(C, A, B)
    assert they.deck[-3:] == [C, A, B]
    assert len(seen_in(they, "deck", they.seat)) == 3
    assert seen_in(me, "deck", they.seat) == [], "they do not know which lies where"


def test_3_2e_2_where_order_means_nothing_nobody_is_asked() -> None:
    theirs = side(attack={1: A, 2: B, 3: C})
    table, _me, they = obeyed("you", t.Put(t.Every(THEIR_UNITS), "graveyard"), theirs=theirs)
    assert table.prompt == "act" and they.graveyard == [A, B, C]


# 3-2f. Whose zone


@BOTH
def test_3_2f_where_nobody_is_named_a_card_goes_to_its_owners_zone(who: str) -> None:
    """A unit taken over from the other player is destroyed: theirs is the graveyard."""
    do = (v.GainControl(t.Every(THEIR_UNITS)), t.Destroy(t.Every(YOUR_UNITS)))
    _table, me, they = obeyed(who, *do, theirs=side(attack={1: A}))
    me.chooses_zone(1)
    assert (me.graveyard, they.graveyard) == ([], [A])


@BOTH
@pytest.mark.parametrize("to", ["hand", "deck top", "removal"])
def test_3_2f_so_it_does_to_any_other_zone(who: str, to: str) -> None:
    do = (v.GainControl(t.Every(THEIR_UNITS)), t.Put(t.Every(YOUR_UNITS), to))
    _table, me, they = obeyed(who, *do, theirs=side(attack={1: A}))
    me.chooses_zone(1)
    assert they.cards(to.partition(" ")[0])[0] == A


# 3-2g. Zones there are not


@BOTH
def test_3_2g_a_ruler_may_give_its_player_no_zone_of_a_kind(who: str) -> None:
    bare = ruler("Bare", defense_zones=0, set_zones=0, attack_zones=1)
    table = given(**seats(who, side(ruler=bare, hand=[A, WORD])), turn_of=who)
    me = table.player(who)
    assert me.offers("set") == []
    me.does("summon", A)
    assert me.attack(1) == A, "there was one zone to choose from"


@BOTH
def test_3_2g_1_a_card_that_would_go_to_such_a_zone_stays(who: str) -> None:
    theirs = side(ruler=ruler("Handless", hand=False), attack={1: A})
    _table, _me, they = obeyed(who, t.Put(t.Every(THEIR_UNITS), "hand"), theirs=theirs)
    assert (they.attack(1), they.hand) == (A, [])


# 3-2h. Up to


@BOTH
@pytest.mark.parametrize("number", [0, 1, 2])
def test_3_2h_of_up_to_so_many_one_fixes_how_many_first(who: str, number: int) -> None:
    """The number and the cards in one answer (a deviation)."""
    theirs = side(attack={1: A, 2: B, 3: C})
    text = "Choose up to 2 enemy units and destroy them."
    table, me, they = said(who, text, theirs=theirs)
    assert table.asks is not None and (table.asks.least, table.asks.most) == (0, 2)
    me.chooses(*[A, B][:number])
    assert they.graveyard == [A, B][:number]


# 3-2i. Where a card cannot be


@BOTH
def test_3_2i_a_card_that_cannot_be_in_a_zone_stays_where_it_is(who: str) -> None:
    effect = t.Put(t.Every(YOUR_GRAVEYARD), "attack")
    _table, me, _they = obeyed(who, effect, mine=side(graveyard=[WORD]))
    assert (me.attack(1), me.graveyard) == (None, [WORD])


def test_3_2i_a_card_that_can_goes_there() -> None:
    effect = t.Put(t.Every(YOUR_GRAVEYARD), "attack")
    _table, me, _they = obeyed("you", effect, mine=side(graveyard=[A]))
    assert (me.attack(1), me.graveyard) == (A, [])


# 3-2j. Without a number


@BOTH
def test_3_2j_where_no_number_is_said_all_such_cards_are_meant(who: str) -> None:
    theirs = side(attack={1: A, 2: B, 3: C})
    _table, _me, they = said(who, "Destroy enemy units.", theirs=theirs)
    assert they.graveyard == [A, B, C]


@BOTH
def test_3_2j_this_cards_charges_are_all_of_them(who: str) -> None:
    """The book's example."""
    payer = unit("Payer", *printed("Standard Action: Put this card's charges into your graveyard."))
    table = given(**seats(who, side(attack={1: charged(payer, A, B)})), turn_of=who)
    me = table.player(who)
    me.uses(payer)
    assert sorted(card.name for card in me.graveyard) == ["Ada", "Bodo"]


@BOTH
@pytest.mark.parametrize(("charges", "can"), [((), False), ((B,), True)])
def test_3_2j_1_what_is_done_with_no_card_is_not_done(who: str, charges: Any, can: bool) -> None:
    """The book's example: without charges the cost cannot be paid."""
    text = "Standard Action: [Put this card's charges into your graveyard.] Draw a card."
    payer = unit("Payer", *printed(text))
    table = given(**seats(who, side(attack={1: charged(payer, *charges)})), turn_of=who)
    assert table.player(who).can("ability", payer, 0) == can


# 3-2l. Several zones


@BOTH
def test_3_2l_1_one_card_comes_from_one_of_the_zones(who: str) -> None:
    text = "Choose 1 unit card in your graveyard or damage zone and put it into your hand."
    table, me, _they = said(who, text, side(graveyard=[A], damage=[B]))
    assert me.offered == [A, B]
    assert table.asks is not None and (table.asks.least, table.asks.most) == (1, 1)
    me.chooses(B)
    assert (me.hand, me.graveyard, me.damage) == ([B], [A], [])


@BOTH
@pytest.mark.parametrize("chosen", [(0, 1), (0, 2), (2, 3)])
def test_3_2l_2_several_may_be_mixed(who: str, chosen: tuple[int, int]) -> None:
    cards = [A, B, C, unit("Dora")]
    mine = side(graveyard=cards[:2], damage=cards[2:])
    text = "Choose 2 unit cards in your graveyard or damage zone and put them into your hand."
    _table, me, _they = said(who, text, mine)
    me.chooses(*[cards[at] for at in chosen])
    assert sorted(card.name for card in me.hand) == sorted(cards[at].name for at in chosen)


# 3-10d. Set cards that go away


@BOTH
def test_3_10d_a_set_card_that_leaves_for_hiding_is_shown(who: str) -> None:
    mine = side(set=[WORD])
    effect = t.Put(t.Every(t.Cards(("set",), t.YOU)), "deck top")
    _table, me, they = obeyed(who, effect, mine=mine)
    assert me.deck[0] == WORD and knows(they, WORD)


@BOTH
def test_3_10d_also_if_it_goes_to_a_hand(who: str) -> None:
    effect = t.Put(t.Every(t.Cards(("set",), t.YOU)), "hand")
    _table, me, they = obeyed(who, effect, mine=side(set=[WORD], hand=[A]))
    assert WORD in me.hand and knows(they, WORD) and not knows(they, A)


# 3-7e. Rulers do not move


@BOTH
def test_3_7e_a_ruler_never_leaves_play(who: str) -> None:
    effect = t.Put(t.Every(t.Cards(("ruler",), t.OPPONENT)), "hand")
    table, _me, they = obeyed(who, effect, t.Draw(1), theirs=side())
    assert they.hand == [] and table.game.state.zones[they.find_zone("ruler")] != ()


@BOTH
def test_3_7e_nor_is_it_destroyed(who: str) -> None:
    effect = t.Destroy(t.Every(t.Cards(("ruler", "unit"), t.OPPONENT)))
    table, _me, they = obeyed(who, effect, theirs=side(attack={1: A}))
    assert they.graveyard == [A] and table.game.state.zones[they.find_zone("ruler")] != ()


@BOTH
def test_3_7e_1_a_ruler_is_not_moved_within_play(who: str) -> None:
    for kind, zone in (("attack", 1), ("defense", "defense")):
        effect = v.PlaceIn(t.Every(t.Cards(("ruler",), t.YOU)), v.Zones(t.YOU, (kind,)))
        table, me, _they = obeyed(who, effect)
        if table.prompt == "zone":
            me.chooses_zone(zone)
        assert (me.attack(1), me.defense) == (None, None)
        assert table.game.state.zones[me.find_zone("ruler")] != ()


def test_3_7e_1_only_to_gear_up() -> None:
    armor = unit("Armor", t.Keyword("Gear Up"))
    table = given(side(hand=[armor]))
    table.you.does("gear up", armor)
    assert table.you.defense == armor
    assert table.game.state.zones[table.you.find_zone("ruler")] == ()


def test_3_2i_a_unit_is_not_put_into_a_field_zone_nor_a_field_into_an_attack_zone() -> None:
    meadow = field("Meadow")
    for card, to in ((A, "field"), (meadow, "attack"), (meadow, "defense")):
        _table, me, _they = obeyed("you", t.Put(t.Every(YOUR_HAND), to), mine=side(hand=[card]))
        assert me.hand == [card]


@BOTH
def test_3_2j_each_unit_is_every_unit_of_both(who: str) -> None:
    _table, me, they = obeyed(
        who, t.Destroy(t.Every(ALL_UNITS)), mine=side(attack={1: A}), theirs=side(attack={2: B})
    )
    assert (me.graveyard, they.graveyard) == ([A], [B])


def test_3_2e_a_status_laid_on_a_card_of_the_other_player_ends_too() -> None:
    weak = gets(t.Every(THEIR_UNITS), "atk", -1)
    back = (weak, t.Put(t.Every(THEIR_UNITS), "deck top"), v.Drive(0))
    table, _me, they = obeyed("you", *back, theirs=side(attack={1: A}))
    assert they.deck[0] == A and table.game.value(they.find(A), "atk") == 2


def test_3_2h_it_is_chosen_when_it_is_played() -> None:
    speaker = ruler("Speaker", act(v.Target(t.Pick(1, THEIR_UNITS, up_to=True)), t.Draw(1)))
    table = given(side(ruler=speaker), side(attack={1: A}))
    table.you.uses(speaker)
    assert table.prompt == "target" and table.you.hand == []
    table.you.chooses()
    assert len(table.you.hand) == 1

"""15-5 to 15-11. Looking and showing, choosing in decks and hands, turning, drawing, dividing,
swapping."""

from __future__ import annotations

import pytest

from headjudge import PUBLIC, Match
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, Table, event, exhausted, given, ruler, side, unit
from tests.games.gateruler.told import (
    ALL_UNITS,
    YOUR_HAND,
    YOUR_UNITS,
    knows,
    obeyed,
    printed,
    said,
    when,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
OPEN_HAND = t.Look(t.Every(t.Cards(("hand",), t.OPPONENT)), "hand")
DRAGONS = t.Cards(("deck",), t.YOU, (v.Attribute(("Dragon",)),))
DRAGON = unit("Dragon", attributes=["Dragon"])


# 15-5. Look, show, reveal


@BOTH
def test_15_5a_who_looks_at_a_card_sees_it(who: str) -> None:
    secret = unit("Secret")
    _table, own, _other = obeyed(who, OPEN_HAND, theirs=side(hand=[secret]))
    assert knows(own, secret)
    _table, own, _other = obeyed(who, t.Draw(0), theirs=side(hand=[secret]))
    assert not knows(own, secret)


@BOTH
def test_15_5a_looking_shows_nobody_else(who: str) -> None:
    secret = unit("Secret")
    look = t.Look(t.TopOf(1), "seen")
    _table, own, other = obeyed(who, look, mine=side(deck=[secret]))
    assert knows(own, secret) and not knows(other, secret)


@BOTH
def test_15_5b_a_revealed_card_is_open_to_all_while_it_is_revealed(who: str) -> None:
    """And hidden again when the effect is over: not that anybody forgets it."""
    secret = unit("Secret")
    order = (t.Reveal(t.TopOf(1)), t.May((t.Draw(1),)))
    table, own, other = obeyed(who, *order, mine=side(deck=[secret]))
    assert table.prompt == "may" and knows(own, secret) and knows(other, secret)
    face = table.game.state.face[own.find(secret)]
    own.says("no")
    assert table.game.state.face[own.find(secret)] != face


# 15-6. Choose in a deck or a hand


@BOTH
def test_15_6a_the_whole_deck_is_looked_through(who: str) -> None:
    deep = [*[unit() for _card in range(12)], DRAGON]
    order = (t.Search(t.Pick(1, DRAGONS)), t.Put(t.It(), "hand"))
    table, own, _other = obeyed(who, *order, mine=side(deck=deep))
    assert table.prompt == "search" and own.offered == [DRAGON] and knows(own, deep[0])
    own.chooses(DRAGON)
    assert own.hand == [DRAGON]


def test_15_6a_1_the_rest_is_shuffled_once_cards_are_chosen() -> None:
    deck = [unit(f"Number {at}") for at in range(20)]
    order = (t.Search(t.Pick(1, t.Cards(("deck",), t.YOU))), t.Put(t.It(), "deck top"))
    _table, own, _other = obeyed("you", *order, mine=side(deck=deck, deck_of_plain=0))
    own.chooses(deck[7])
    rest = [card for card in deck if card is not deck[7]]
    assert own.deck[0] is deck[7]
    assert own.deck[1:] != rest and set(own.deck[1:]) == set(rest)


def test_15_6a_2_of_cards_without_a_condition_exactly_that_many_are_chosen() -> None:
    for there, wanted in ((3, 2), (1, 1)):
        deck = [unit() for _card in range(there)]
        order = (t.Search(t.Pick(2, t.Cards(("deck",), t.YOU))), t.Put(t.It(), "hand"))
        table, own, _other = obeyed("you", *order, mine=side(deck=deck, deck_of_plain=0))
        asked = table.asks
        assert asked is not None and (asked.least, asked.most) == (wanted, wanted)
        own.chooses(*deck[:wanted])
        assert len(own.hand) == wanted


def test_15_6a_2_an_empty_deck_has_nothing_to_choose() -> None:
    """The last card goes first; with an empty deck the game is then lost (12-2a-2)."""
    search = t.Search(t.Pick(2, t.Cards(("deck",), t.YOU)))
    order = (t.Put(t.TopOf(1), "graveyard"), search, t.Put(t.It(), "hand"))
    table, own, _other = obeyed("you", *order, mine=side(deck_of_plain=1))
    assert own.hand == [] and table.result == ("them", "12-2a-2")


def test_15_6a_3_a_card_of_some_sort_need_not_be_found() -> None:
    order = (t.Search(t.Pick(1, DRAGONS)), t.Put(t.It(), "hand"))
    table, own, _other = obeyed("you", *order, mine=side(deck=[DRAGON]))
    assert table.asks is not None and table.asks.least == 0
    own.chooses()
    assert own.hand == []


@BOTH
def test_15_6a_4_a_card_of_some_sort_is_shown_to_all(who: str) -> None:
    order = (t.Search(t.Pick(1, DRAGONS)), t.Put(t.It(), "hand"))
    _table, own, other = obeyed(who, *order, mine=side(deck=[DRAGON]))
    own.chooses(DRAGON)
    assert knows(other, DRAGON)


@BOTH
def test_15_6a_4_a_card_of_any_sort_is_not(who: str) -> None:
    order = (t.Search(t.Pick(1, t.Cards(("deck",), t.YOU))), t.Put(t.It(), "hand"))
    _table, own, other = obeyed(who, *order, mine=side(deck=[DRAGON]))
    own.chooses(DRAGON)
    assert own.hand == [DRAGON] and not knows(other, DRAGON)


@BOTH
def test_15_6b_cards_in_a_hand_are_chosen_on_resolving(who: str) -> None:
    """It can be played without a card in hand, and is no target."""
    text = "Choose 1 card in your hand. Put it on the bottom of your deck. Draw 2 cards."
    table, own, _other = said(who, text, side(hand=[PLAIN]))
    assert table.prompt != "target" and len(own.hand) == 2
    _table, own, _other = said(who, text)
    assert len(own.hand) == 2


# 15-7. Ready and exhaust


@BOTH
def test_15_7a_and_15_7b_cards_are_turned(who: str) -> None:
    fox = unit("Fox")
    _table, own, _other = obeyed(
        who, t.ToStand(t.Every(YOUR_UNITS)), mine=side(attack={1: exhausted(fox)})
    )
    assert own.is_ready(fox)
    _table, own, _other = obeyed(who, t.ToRest(t.Every(YOUR_UNITS)), mine=side(attack={1: fox}))
    assert not own.is_ready(fox)


@pytest.mark.rule("gateruler:15-7b")
def test_an_enemy_is_exhausted() -> None:
    fox = unit("Fox")
    _table, _own, other = said("you", "Exhaust all enemy units.", theirs=side(attack={1: fox}))
    assert not other.is_ready(fox)


def test_15_7c_a_ready_card_is_not_readied() -> None:
    fox = unit("Fox", when("ready", t.Draw(1)))
    ready = t.ToStand(t.Every(YOUR_UNITS))
    for lying, drawn in ((fox, 0), (exhausted(fox), 1)):
        _table, own, _other = obeyed("you", ready, mine=side(attack={1: lying}))
        assert len(own.hand) == drawn


def test_15_7c_whoever_must_exhaust_cannot_do_it_with_an_exhausted_card() -> None:
    speaker = ruler("Speaker", v.Act("standard", (t.Draw(1),), (t.ToRest(t.Self()),)))
    table = given(you=side(ruler=speaker))
    table.you.uses(speaker)
    assert not table.you.can("ability", speaker, 0) and len(table.you.hand) == 1


# 15-8, 15-9. Draw and discard


@BOTH
def test_15_8a_the_top_card_is_drawn(who: str) -> None:
    top, next_ = unit("Top"), unit("Next")
    _table, own, _other = obeyed(who, t.Draw(1), mine=side(deck=[top, next_]))
    assert own.hand == [top] and own.deck[0] is next_


@pytest.mark.parametrize(("number", "drawn"), [(3, 3), (0, 0), (-1, 0), (9, 4)])
def test_15_8b_several_are_drawn_one_after_the_other(number: int, drawn: int) -> None:
    """As far as there are cards: each is an event of its own."""
    scribe = unit("Scribe", t.Auto(t.Pattern("draw", who=t.YOU), (v.HealLife(1),)))
    table, own, _other = obeyed(
        "you", t.Draw(number), mine=side(attack={1: scribe}, deck_of_plain=4, damage=1)
    )
    assert len(own.hand) == drawn
    assert len([entry for entry in table.game.log or () if entry.message == "draw"]) == drawn
    while table.prompt == "standby":
        own.chooses(scribe)


@BOTH
def test_15_9a_to_discard_is_from_hand_to_graveyard(who: str) -> None:
    fox = unit("Fox")
    grief = unit("Grief", t.Auto(t.Pattern("discard", who=t.YOU), (t.Draw(1),)))
    _table, own, _other = obeyed(
        who, t.Discard(t.Every(YOUR_HAND)), mine=side(hand=[fox], attack={1: grief})
    )
    assert own.graveyard == [fox] and len(own.hand) == 1


@pytest.mark.rule("gateruler:15-9a")
def test_putting_a_card_of_the_hand_into_the_graveyard_is_discarding_it() -> None:
    fox = unit("Fox")
    grief = unit("Grief", t.Auto(t.Pattern("discard", who=t.YOU), (t.Draw(1),)))
    for area, drawn in (("graveyard", 1), ("deck bottom", 0)):
        _table, own, _other = obeyed(
            "you", t.Put(t.Every(YOUR_HAND), area), mine=side(hand=[fox], attack={1: grief})
        )
        assert len(own.hand) == drawn


# 15-10. Divide


def left(table: Table) -> int:
    """How much is still to be divided, as the player who is asked is told."""
    match = Match(table.game)
    assert match.decision is not None
    own, others = (match.view(seat)["decision"] for seat in (match.decision.seat, PUBLIC))
    assert own is not None and own["left"] == match.decision.left
    assert others is not None and not {"left", "total", "group", "step"} & others.keys()
    assert own["group"] == "divide" and own["total"] >= own["left"] + own["step"]
    return match.decision.left


@BOTH
def test_15_10a_what_is_divided_is_assigned_when_targets_are_chosen(who: str) -> None:
    fox, bear = unit("Fox", hp=9), unit("Bear", hp=9)
    text = "Deal 4 damage, divided as you choose among 1 or more enemy units."
    table, own, other = said(who, text, theirs=side(attack={1: fox, 2: bear}))
    own.chooses(fox, bear)
    assert table.prompt == "divide"
    assert left(table) == 2  # each has one already
    own.chooses(bear)
    assert left(table) == 1
    own.chooses(bear)
    assert (other.damage_on(fox), other.damage_on(bear)) == (1, 3)


def test_15_10a_1_each_target_is_dealt_its_part() -> None:
    fox, bear = unit("Fox", hp=2), unit("Bear", hp=9)
    text = "Choose 2 enemy units and divide 3 damage among them."
    _table, own, other = said("you", text, theirs=side(attack={1: fox, 2: bear}))
    if own.table.prompt == "target":
        own.chooses(fox, bear)
    own.chooses(fox)
    assert other.attack(1) is None and other.damage_on(bear) == 1


# 15-11. Swap


def test_15_11a_both_go_at_the_same_time_as_they_lie() -> None:
    """Between zones in play: nothing lies on top of anything in between."""
    fox, bear = unit("Fox"), unit("Bear")
    table, own, _other = obeyed(
        "you", t.Swap(t.Every(YOUR_UNITS)), mine=side(attack={1: fox}, defense=bear)
    )
    assert own.defense == fox and own.attack(1) == bear
    assert table.logged("destroy") == [] and own.graveyard == []


@pytest.mark.rule("gateruler:15-11a")
def test_15_11b_if_one_cannot_go_neither_moves() -> None:
    proud = unit("Proud", *printed("This cannot be placed in a defense zone."))
    fox = unit("Fox")
    _table, own, _other = obeyed(
        "you", t.Swap(t.Every(YOUR_UNITS)), mine=side(attack={1: proud}, defense=fox)
    )
    assert own.attack(1) == proud and own.defense == fox


def test_15_11b_a_unit_does_not_trade_places_with_a_set_card() -> None:
    trap, fox = event("Trap"), unit("Fox")
    both = t.Together((t.Every(t.Cards(("set",), t.YOU)), t.Every(t.Cards(("unit",), t.YOU))))
    _table, own, _other = obeyed("you", t.Swap(both), mine=side(set=[trap], attack={1: fox}))
    assert own.set_cards == [trap] and own.attack(1) == fox


@pytest.mark.rule("gateruler:15-10a-1")
def test_one_target_gets_all_of_it() -> None:
    fox = unit("Fox", hp=9)
    do = (v.Target(t.Pick(1, ALL_UNITS), divide=3), v.DealDivided(t.It()))
    table, own, _other = obeyed("you", *do, mine=side(attack={1: fox}))
    if table.prompt == "divide":
        own.chooses(fox)
    assert own.damage_on(fox) == 3


def test_15_6b_cards_on_the_table_are_targets() -> None:
    """The other side of the rule: they are chosen on playing, and must be there."""
    text = "Standard Action: Choose 1 enemy unit. Exhaust it."
    speaker = ruler("Speaker", *printed(text))
    table = given(you=side(ruler=speaker))
    assert not table.you.can("ability", speaker, 0)
    table = given(you=side(ruler=speaker), them=side(attack={1: PLAIN, 2: unit()}))
    table.you.uses(speaker)
    assert table.prompt == "target" and table.waiting == []
    table.you.chooses(PLAIN)
    assert not table.them.is_ready(PLAIN)

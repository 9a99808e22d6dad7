"""Chapter 1: golden rules, winning and losing, and what is done with too few cards."""

from __future__ import annotations

import pytest

from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    DEEP_BREATH,
    FLASH_NOTE,
    GUST,
    HERMIT,
    PEBBLE,
    SECOND_WIND,
    actions,
    aim,
    all_pass,
    begun,
    deck,
    fighting,
    p,
    play,
    ready_in,
    standard,
    unit,
)
from tests.games.gateruler.table import exhausted


@pytest.mark.rule("gateruler:12-2c")
@pytest.mark.rule("gateruler:12-2d-1")
def test_r01_an_empty_deck_that_is_filled_again_in_time() -> None:
    """Q. I have to draw three cards and have two; can I still save myself?  A. The defeat only
    goes into the gate: it looks at the deck again when it is resolved."""
    table = begun(
        you=p(deck=deck(size=2), graveyard=[PEBBLE], hand=[DEEP_BREATH], set=[SECOND_WIND])
    )
    table.you.plays(DEEP_BREATH)
    table.you.passes()
    assert table.you.hand == [PEBBLE, PEBBLE]
    assert table.you.graveyard == [PEBBLE, DEEP_BREATH]
    assert table.waiting == ["defeat"]
    assert table.result is None and table.asked == "you"
    table.you.plays(SECOND_WIND)
    table.you.chooses(PEBBLE)
    assert table.waiting == [] and len(table.you.deck) == 1
    assert table.result is None and table.prompt == "act" and table.asked == "you"


@pytest.mark.rule("gateruler:12-2a-2")
def test_r02_drawing_exactly_the_last_card_loses() -> None:
    """An empty deck is enough; no draw needs to have failed."""
    table = begun(them=p(deck=deck(size=3), hand=[DEEP_BREATH]), turn_of="them")
    table.them.plays(DEEP_BREATH)
    while table.result is None:
        assert table.waiting[-1:] in (["resolve card"], ["defeat"])
        table.player(table.asked).passes()
    assert len(table.them.hand) == 3
    assert table.result == ("you", "12-2a-2")


@pytest.mark.rule("gateruler:12-2a-2")
def test_r02_with_one_card_more_nothing_happens() -> None:
    """A card is left: nothing is put into the gate."""
    table = begun(them=p(deck=deck(size=4), hand=[DEEP_BREATH]), turn_of="them")
    play(table.them, DEEP_BREATH)
    assert table.result is None and len(table.them.deck) == 1


MOLE = unit("Dozing Mole", "L2 2/3/1", "When this becomes ready, draw 1 card.")
REVEILLE = standard("Reveille", "Choose 1 allied unit and ready it.")


@pytest.mark.rule("gateruler:1-5c")
@pytest.mark.rule("gateruler:15-7c")
@pytest.mark.parametrize(("zone", "drawn"), [(1, 0), (2, 1)])
def test_r03_readying_what_is_ready_is_not_becoming_ready(zone: int, drawn: int) -> None:
    """The ready Mole of A1 may be chosen, but does not become ready; the exhausted one of A2
    does."""
    table = begun(you=p(attack={1: MOLE, 2: exhausted(MOLE)}, hand=[REVEILLE]))
    assert not ready_in(table.you, 2)
    table.you.plays(REVEILLE)
    assert table.you.offered == [MOLE, MOLE]
    aim(table.you, table.you, zone)
    table.resolve()
    assert ready_in(table.you, zone) and len(table.you.hand) == drawn


CULL = standard("Cull", "Choose 1 enemy unit that is not {Beast} and destroy it.")


@pytest.mark.rule("gateruler:1-5f")
def test_r04_not_beast_with_two_attributes() -> None:
    """Something is not {Beast} only if none of its attributes is {Beast}: the Bear, which is
    {Earth} as well, is no target, and the Pebble is the only one."""
    table = begun(you=p(attack={1: BEAR, 2: PEBBLE}), them=p(hand=[CULL]), turn_of="them")
    play(table.them, CULL)
    assert table.you.graveyard == [PEBBLE] and table.you.attack(1) == BEAR


@pytest.mark.rule("gateruler:14-4b-4")
def test_r04_with_the_bear_alone_it_cannot_be_played() -> None:
    """Q. Only the Bear is there.  A. An event without a target for its choice cannot be played."""
    table = begun(you=p(attack={1: BEAR}), them=p(hand=[CULL]), turn_of="them")
    assert ("play", "Cull") not in actions(table.them)


SNOOP = unit(
    "Snoop",
    "L2 2/2/1",
    "If your opponent has 2 or less cards in their hand, this gains +2 ATK.",
)


@pytest.mark.rule("gateruler:1-5g")
@pytest.mark.rule("gateruler:3-2g-1")
def test_r05_a_ruler_without_a_hand() -> None:
    """A hand that does not exist counts as 0 cards, and what would go there stays."""
    table = begun(you=p(attack={1: SNOOP}, hand=[GUST]), them=p(ruler=HERMIT, attack={1: PEBBLE}))
    assert table.you.value(SNOOP, "atk") == 4
    there = table.them.find(PEBBLE)
    identity = table.game.state.identity[there]
    play(table.you, GUST, PEBBLE)
    assert table.them.attack(1) == PEBBLE and table.them.damage_on(PEBBLE) == 0
    assert table.game.state.identity[there] == identity
    assert len(table.you.hand) == 1


@pytest.mark.rule("gateruler:1-5g")
def test_r05_three_cards_in_a_hand_are_too_many() -> None:
    """The Snoop looks at a hand that exists, with more than two cards."""
    table = begun(you=p(attack={1: SNOOP}), them=p(hand=[PEBBLE] * 3))
    assert table.you.value(SNOOP, "atk") == 2


@pytest.mark.rule("gateruler:3-2g-1")
@pytest.mark.rule("gateruler:15-8a")
@pytest.mark.rule("gateruler:13-6d")
def test_r06_drawing_by_a_counter_ability_without_a_hand() -> None:
    """The Counter ability is played; the card that would be drawn stays on the deck."""
    table = fighting(you=p(attack={1: PEBBLE}), them=p(ruler=HERMIT, deck=deck(FLASH_NOTE, BEAR)))
    table.you.attacks(PEBBLE, "ruler")
    all_pass(table)
    assert len(table.them.deck) == 19 and table.them.deck[0] == BEAR
    assert table.them.graveyard == [FLASH_NOTE] and table.them.damage == []


@pytest.mark.rule("gateruler:1-4c")
@pytest.mark.rule("gateruler:1-4c-1")
def test_r07_conceding_with_the_opponents_defeat_in_the_gate() -> None:
    """Nothing prevents conceding, and the game is over before the defeat is resolved."""
    oath = unit("Iron Oath", "L1 1/1/1", "Your opponent cannot lose the game.")
    table = begun(
        you=p(deck=deck(size=3), hand=[DEEP_BREATH], attack={1: oath}), them=p(set=[SECOND_WIND])
    )
    table.you.plays(DEEP_BREATH)
    while table.waiting != ["defeat"] or table.asked != "them":
        table.player(table.asked).passes()
    table.them.concedes()
    assert table.result == ("you", "1-4c")


@pytest.mark.rule("gateruler:1-5b-1")
def test_r08_an_instruction_is_carried_out_as_far_as_possible() -> None:
    """Q. I am to discard two cards and have one.  A. That one is discarded, then two are drawn."""
    reshuffle = standard("Reshuffle", "Discard 2 cards. Draw 2 cards.")
    table = begun(you=p(hand=[reshuffle, PEBBLE]))
    play(table.you, reshuffle)
    assert PEBBLE in table.you.graveyard and len(table.you.hand) == 2


@pytest.mark.rule("gateruler:14-3b")
@pytest.mark.rule("gateruler:14-4b-8")
@pytest.mark.parametrize(("held", "offered"), [(1, False), (2, True)])
def test_r08_a_cost_is_paid_whole_or_not_at_all(held: int, offered: bool) -> None:
    """Q. I am to pay with two cards and have one.  A. The ability is not offered, and nothing is
    discarded."""
    clerk = unit(
        "Careful Clerk", "L1 1/2/1", '"Filing" - Standard Action: [Discard 2 cards.] Draw 3 cards.'
    )
    table = begun(you=p(attack={1: clerk}, hand=[PEBBLE] * held))
    assert (("ability", "Careful Clerk") in actions(table.you)) is offered
    assert len(table.you.hand) == held
    if offered:
        table.you.uses(clerk)
        table.resolve()
        assert len(table.you.hand) == 3 and len(table.you.graveyard) == 2

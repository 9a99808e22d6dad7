"""14-3, 14-4b-8. What a cost is paid with: never with the card that it is paid for."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler.table import PLAIN, Side, down, event, given, ruler, side, unit
from tests.games.gateruler.told import printed

PAGE = event("Page")
BEAR = unit("Bear", hp=9)

# costs, and the zone of cards that they are paid from
FROM_HAND = (
    "Discard a card",
    "Discard 1 card in your hand",
    "Discard 1 or more cards in your hand",
    "Discard your hand",
    "Choose 1 card in your hand and discard it",
    "Put 1 card in your hand into the graveyard",
    "Put a card from your hand on the bottom of your deck",
    "Put a card in your hand on top of your deck",
    "Remove 1 card in your hand from the game",
    "Reveal 1 card in your hand",
    "Set 1 card in your hand",
    "Drive 1 card in your hand",
    "Add 1 card in your hand underneath an allied unit as a charge",
)
FROM_SET_ZONES = (
    "Put 1 allied set card into the graveyard",
    "Destroy 1 allied set card",
    "Return 1 of your set cards to your hand",
    "Remove all allied set cards from the game",
)
FROM_DRIVE_ZONE = (
    "Put 1 card in your drive zone into the graveyard",
    "Put all cards in your drive zone into the graveyard",
    "Remove a card in your drive zone from the game",
)


def word(cost: str) -> Card:
    """An event that heals for this cost."""
    return event("Word", *printed(f"Timing: Standard Action\n[{cost}] Heal 1 life."))


def table_with(where: str, *cards: Card) -> Side:
    """Cards in one zone, a unit in play, and damage that could be healed."""
    laid: dict[str, Any] = {where: list(cards)}
    return side(attack={1: BEAR}, damage=2, **laid)


FORMS = [
    *[(cost, "hand") for cost in FROM_HAND],
    *[(cost, "set") for cost in FROM_SET_ZONES],
    *[(cost, "drive") for cost in FROM_DRIVE_ZONE],
]


@pytest.mark.parametrize(("cost", "where"), FORMS)
@pytest.mark.rule("gateruler:14-3f", "gateruler:14-3b", "gateruler:14-4b-8")
def test_14_3f_an_event_alone_in_its_zone_cannot_pay_for_itself(cost: str, where: str) -> None:
    """Q. Can the only card there pay for playing that very card?  A. No: it is not played."""
    alone = word(cost)
    table = given(you=table_with(where, alone))
    assert table.you.offers("play") == []
    assert table.you.why_not("play", alone) == "14-4b-8"


@pytest.mark.parametrize(("cost", "where"), FORMS)
@pytest.mark.rule("gateruler:14-3f")
def test_14_3f_another_card_of_that_zone_pays_for_it(cost: str, where: str) -> None:
    played = word(cost)
    table = given(you=table_with(where, played, PAGE))
    table.you.plays(played)
    while table.prompt != "heal":
        assert played not in table.you.offered
        table.you.chooses(*table.you.offered[:1])
    if cost.startswith("Reveal"):
        assert table.you.hand == [PAGE]
    else:
        there = {"hand": table.you.hand, "set": table.you.set_cards, "drive": table.you.drive}
        assert PAGE not in there[where]
    table.you.chooses(PLAIN)
    assert len(table.you.damage) == 1 and played in table.you.graveyard


@pytest.mark.rule("gateruler:14-3f")
def test_14_3f_nothing_is_played_that_would_have_to_be_put_away_itself() -> None:
    for cost in ("Discard this", "Put this into the graveyard"):
        played = word(cost)
        table = given(you=table_with("hand", played, PAGE))
        assert played not in table.you.offers("play")


@pytest.mark.rule("gateruler:14-3f")
def test_14_3f_a_card_played_from_the_damage_zone_is_not_reversed_for_its_cost() -> None:
    """Q. It can be played from the damage zone, and costs DR 1. A. Another card is flipped."""
    text = (
        "This can also be played from your damage zone.\n"
        "Timing: Standard Action\n[DR 1] Draw a card."
    )
    risen = event("Risen", *printed(text))
    table = given(you=side(damage=[risen, down(PLAIN)]))
    assert table.you.offers("play") == []
    table = given(you=side(damage=[risen, PLAIN]))
    table.you.plays(risen)
    assert table.you.damage == [PLAIN] and len(table.you.hand) == 1


@pytest.mark.rule("gateruler:14-3f")
def test_14_3f_the_ability_of_a_card_in_the_hand_is_no_card_that_is_played() -> None:
    """Q. May an activated ability be paid for with its own card?  A. Yes: 14-3f is about cards
    that are played."""
    text = "Standard Action: [Discard a card] Special summon this from your hand."
    sneak = unit("Sneak", *printed(text))
    table = given(you=side(hand=[sneak]))
    table.you.uses(sneak)
    if table.prompt == "zone":  # it is in the graveyard, and is followed there
        table.leave_open()
    assert table.you.graveyard == [sneak]


@pytest.mark.rule("gateruler:14-3b")
def test_14_3b_what_a_cost_has_too_little_of_is_not_begun() -> None:
    """Healing or driving 2 as a cost takes 2 cards; with 1 nothing is done at all."""
    healer = ruler("Healer", *printed("Standard Action: [Heal 2 life] Draw a card."))
    for damage, can in ((1, False), (2, True)):
        table = given(you=side(ruler=healer, damage=damage))
        assert (healer in table.you.offers("ability")) is can
    driver = ruler("Driver", *printed("Standard Action: [Drive 2] Heal 1 life."))
    for cards, can in ((1, False), (2, True)):
        table = given(you=side(ruler=driver, damage=1, deck_of_plain=cards))
        assert (driver in table.you.offers("ability")) is can

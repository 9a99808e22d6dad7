"""What is not read is refused, whole, with the place where reading stopped."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import text as card_text
from headjudge.language.phrases import Unreadable
from tests.games.every_text import EveryRefusal

MUCH = "Standard Action: " + "draw a card and " * 400 + "draw a card."


class TestRefusals(EveryRefusal):
    title = "gateruler"
    ability = "Standard Action: {}."
    refusals = (
        (
            "Standard Action: Draw a card. Destroy that unit. Draw a card.",
            "destroy that",
            "destroy that unit",
        ),
        ("When this attacks, draw a card and whistle.", "whistle", "draw a card and whistle"),
        (
            "When this attacks, draw cards equal to the total life of allied units.",
            "life of",
            "draw cards equal to the total life of allied units",
        ),
        ("When this yawns, draw a card.", "yawns", "when this yawns"),
        ("Breakthrough\nThis gains +3 Charm.", "Charm", "this gains +3 Charm"),
        (
            "Timing: Standard Action\nChoose 1 enemy unit and tickle it.",
            "tickle",
            "choose 1 enemy unit and tickle it",
        ),
        ("Timing: Whenever you like\nDraw a card.", "whenever", "timing: whenever you like"),
        ("Standard Action: [Sing] Draw a card.", "sing", "Standard Action: [sing] draw a card"),
    )
    all_unclear = (
        "It gains +1 ATK",  # nothing was spoken of
        "Choose 1 enemy unit and deal 2 damage to them",  # one card is no "them"
        "Choose 1 allied unit and 1 enemy unit. Destroy it",  # which of the two?
        "Choose 1 enemy unit. Deal damage equal to the former's ATK to the latter",
        "Choose 1 card and destroy it",  # where?
        "Choose 1 your enemy unit and destroy it",  # whose?
        "Choose 1 enemy unit in your attack zone and destroy it",
        "You may choose 1 enemy unit and destroy it",  # a target that need not be chosen
        "Draw a card. Then, deal 3 damage, divided as you choose among 1 or more enemy units",
        "Put 1 card in your deck into your hand",  # nobody has looked for it
        "Destroy 1 enemy unit. Put the revealed card into your hand",  # nothing was revealed
        # what was discarded is not remembered beside what is damaged
        "Discard a card. Deal damage equal to its level to 1 enemy unit",
        "Discard a card. Deal 1 damage to your opponent. Put it on the bottom of your deck",
        "Negate it",  # nothing in the gate was spoken of
    )
    all_clear = (
        "Choose 1 enemy unit. It gains +1 ATK",
        "Choose 2 enemy units and deal 2 damage to them",
        "Choose 1 allied unit and 1 enemy unit. Destroy them",
        "Choose 1 allied unit and 1 enemy unit. Destroy the former",
        "Choose 1 card in your graveyard and put it into your hand",
        "Choose 1 enemy card in the gate. Draw a card and negate it",
        "Choose 1 enemy unit in an attack zone and destroy it",
        "You may destroy 1 enemy unit",
        "Put 1 card from your deck into your hand",
        "Destroy 1 enemy unit. Put the destroyed unit on the bottom of its owner's deck",
        "Choose 1 enemy unit and exhaust it. Choose 1 allied unit and 1 card in your graveyard. "
        "Destroy the former",
    )
    all_endless = (MUCH, MUCH * 2, "[" * 3000, "“" * 3000, "• " * 2000)


@pytest.mark.parametrize(
    "printed",
    [
        "Timing: Standard Action",  # no effect
        "Timing: Standard Action\nTiming: Instant Action\nDraw a card.",
        "Timing: Standard Action\nDraw a card.\nDraw a card.",
        "Draw a card.",  # an effect, but nothing that could be played
    ],
)
def test_an_event_has_one_timing_and_one_effect(printed: str) -> None:
    with pytest.raises(Unreadable):
        card_text.read(printed)

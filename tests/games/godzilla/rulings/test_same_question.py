"""Rulings on two questions about one card: "If it is red, ... If it is not red, ..."."""

from __future__ import annotations

import pytest

from tests.games.godzilla.table import after, battle, given, monster, side, strategy

TIDE_READER = (
    "At the beginning of your counter phase, reveal the top card of your deck and send it to your "
    "discard pile. If the revealed card is blue, [Destroy] 1 of your rank 8 or higher battle "
    "cards. If it is not blue, reduce your opponent's [Rage] by 2."
)


@pytest.mark.rule("godzilla:10.5.3")
@pytest.mark.parametrize(("top", "falls", "rage"), [("blue", True, 2), ("red", False, 0)])
def test_it_is_the_card_that_was_revealed(top: str, falls: bool, rage: int) -> None:
    """Q. A blue card was revealed and my red card destroyed for it. "If it is not blue": is the
    red card meant?  A. No, the revealed one."""
    reader = battle(text=TIDE_READER, rank=8, colors=["red"])
    table = given(
        you=side(zones={6: reader}, deck=[battle(colors=[top])]),
        them=side(rage=2),
        phase="counter phase",
    )
    assert (table.you.zone(6) is None) is falls
    assert table.them.rage == rage


SIFTER = (
    "Send the top card of your deck to your discard pile. If it is a battle card, [Destroy] 1 of "
    "your opponent's battle cards. If it is a monster card, increase your monster card's "
    "[Rage] by 1. If it is a strategy card, draw 1 card."
)


@pytest.mark.rule("godzilla:10.5.3")
@pytest.mark.parametrize("top", ["battle", "monster", "strategy"])
def test_it_is_the_card_that_was_sent_in_every_question(top: str) -> None:
    """Q. The same is asked three times, and a card was destroyed in between.  A. Each question
    is about the card that was sent."""
    sent = {"battle": battle, "monster": monster, "strategy": strategy}[top]()
    victim, drawn = battle(), battle()
    table = after(SIFTER, you=side(deck=[sent, drawn]), them=side(zones={3: victim}))
    assert table.you.discard == [sent]
    assert table.them.discard == ([victim] if top == "battle" else [])
    assert table.you.rage == (1 if top == "monster" else 0)
    assert table.you.hand == ([drawn] if top == "strategy" else [])


@pytest.mark.rule("godzilla:10.5.3")
@pytest.mark.parametrize("trait", ["Mist", "Tide"])
def test_another_question_is_about_the_card_spoken_of_last(trait: str) -> None:
    """Q. "Destroy 1 card. If it is a Mist card": the sent or the destroyed card?  A. The one
    that was destroyed: it was spoken of last, and the question is another."""
    sent, victim, drawn = battle(traits=["Tide"]), battle(traits=[trait]), battle()
    table = after(
        "Send the top card of your deck to your discard pile. If it is a battle card, [Destroy] 1 "
        "of your opponent's battle cards. If it is a card with «Mist», draw 1 card.",
        you=side(deck=[sent, drawn]),
        them=side(zones={3: victim}),
    )
    assert table.them.discard == [victim]
    assert table.you.hand == ([drawn] if trait == "Mist" else [])

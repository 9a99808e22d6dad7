"""Rulings on cards that are printed, by their numbers. The cards lie beside the project, never
in it; their abilities are compiled from their texts as the test runs. They cite no rules: where
the cards are not at hand, nothing is tested here."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from headjudge.games.godzilla.c02_cards import compile_card
from headjudge.games.godzilla.language import candidates
from headjudge.kernel.cards import Card
from tests.games.godzilla.table import battle, given, monster, side, strategy

CARDS = Path(__file__).parents[4] / ".." / "shared" / "cards" / "godzilla.json"

pytestmark = pytest.mark.skipif(
    not CARDS.exists(), reason="the real cards are not here: ../shared/cards/godzilla.json"
)


@cache
def records() -> dict[str, Any]:
    return {card["id"]: card for card in json.loads(CARDS.read_text(encoding="utf-8"))}


def printed(number: str) -> Card:
    """The card with that number, in its English text."""
    card = candidates.read(json.dumps([records()[number]]))[0]
    assert card.printed is not None
    return compile_card(card.printed)


@pytest.mark.parametrize(("zone", "left"), [(3, 2), (5, 4)])
def test_it_hears_a_card_that_was_in_its_column(zone: int, left: int) -> None:
    """Destroyed in the column of the monster in zone 3, a card costs its player their hand but
    for two cards; elsewhere it does not."""
    order = strategy(text="[Destroy] all of your opponent's battle cards.", rank=1)
    hand = [battle() for _ in range(4)]
    table = given(
        you=side(hand=[order], stack=[printed("BP04-002")], position=3),
        them=side(hand=hand, zones={zone: battle()}),
    )
    table.you.plays(order, zone=1)
    if left == 2:
        table.them.chooses(*hand[:2])
    assert len(table.them.hand) == left


@pytest.mark.parametrize(("answer", "rage"), [("yes", 2), ("no", 0)])
def test_it_keeps_its_rage_for_two_cards(answer: str, rage: int) -> None:
    hand = [battle(), battle()]
    table = given(
        you=side(stack=[printed("BP04-010")], hand=hand, rage=4, deck=[battle()]),
        phase="start phase",
    )
    table.you.says(answer)
    if answer == "yes":
        table.you.chooses(*hand)
    assert table.you.rage == rage


@pytest.mark.parametrize(("top", "falls", "rage"), [("blue", True, 2), ("red", False, 0)])
def test_it_asks_about_the_revealed_card_twice(top: str, falls: bool, rage: int) -> None:
    reader, victim = printed("BP04-049"), battle(rank=8, colors=["red"])
    table = given(
        you=side(zones={6: reader, 7: victim}, deck=[battle(colors=[top])]),
        them=side(rage=2),
        phase="counter phase",
    )
    assert (table.you.zone(7) is None) is falls
    assert table.them.rage == rage


def test_it_comes_back_when_its_burst_ends() -> None:
    flash = printed("BP02-009")
    below = monster(rank=3, traits=list(flash.values["traits"]))
    table = given(you=side(hand=[flash], stack=[below], deck=[battle() for _ in range(9)]))
    table.you.bursts(flash)
    table.you.passes()
    table.begins("end phase")
    assert table.you.monster is below
    assert flash in table.you.hand

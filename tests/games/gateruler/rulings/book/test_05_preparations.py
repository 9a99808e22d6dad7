"""Chapter 5: decks, and setting up the game."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c05_preparation import deck
from headjudge.games.gateruler.c05_preparation.rulers import DeckPart, RulerPart
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from tests.games.gateruler import table as tables
from tests.games.gateruler.rulings.book.stock import MARSHAL, PEBBLE, marshal
from tests.games.gateruler.table import start
from tests.games.gateruler.told import printed

ASKS: dict[str, Any] = {
    "size": 50, "factions": 2, "copies": 4, "legendary": 2, "level": 60, "counters": 16,
}  # fmt: skip
ACCOUNTANT = marshal(name="Test Accountant", deck=DeckPart(**ASKS))


def broken(cards: list[Card], ruler: Card = ACCOUNTANT) -> list[str | None]:
    """The rules that a deck breaks."""
    return [each.rule for each in deck.violations_of(ruler, None, cards)]


def card(name: str, kind: str = "unit", text: str = "", **fields: Any) -> Card:
    return tables.card(name, kind, *printed(text), **{"faction": ["Loam"], "hp": 1} | fields)


def fill(cards: list[Card], size: int = 50) -> list[Card]:
    """The deck filled up with cards of different names and level 0."""
    return [*cards, *[card(f"Filler {at}") for at in range(size - len(cards))]]


@pytest.mark.rule("gateruler:5-2c-1f")
@pytest.mark.rule("gateruler:5-2c-1a")
def test_r28_the_deck_level_cap_with_levels_below_zero() -> None:
    """All levels are added up with their signs: 72 - 12 = 60."""
    high = [card(f"Titan {at}", level=9) for at in range(8)]
    stumbles = [card("Stumble", "event", level=-3)] * 4
    assert broken(fill([*high, *stumbles])) == []
    assert broken(fill([*high, *stumbles[:3]])) == ["5-2c-1f"]
    assert broken(fill([*high, *stumbles], 49)) == ["5-2c-1a"]


@pytest.mark.rule("gateruler:5-2c-1e")
@pytest.mark.rule("gateruler:5-2c-2")
def test_r29_legendary_cards() -> None:
    """One of each name with any ruler, and in all as many as the ruler says."""
    x, y, last = [card(name, legendary=True) for name in ("First", "Second", "Third")]
    assert broken(fill([x, y])) == []
    assert broken(fill([x, x])) == ["5-2c-2"]
    assert broken(fill([x, y, last])) == ["5-2c-1e"]


@pytest.mark.rule("gateruler:5-2c-1d")
@pytest.mark.rule("gateruler:5-2c-1d-1")
@pytest.mark.rule("gateruler:5-2c-1g")
def test_r30_copies_a_card_that_allows_more_and_the_cnt_cap() -> None:
    """Only the number of copies is what the card says; it counts for the CNT cap like any other."""
    heron, dusk = card("Brass Heron"), card("Brass Heron of Dusk")
    locust = card(
        "Locust", text="You may have up to 10 copies of this card in your deck.\n[CNT] Draw 1 card."
    )
    others = [card(f"Counter {at}", text="[CNT] Draw 1 card.") for at in range(7)]
    assert broken(fill([*[heron] * 4, *[dusk] * 4])) == []
    assert broken(fill([heron] * 5)) == ["5-2c-1d"]
    assert broken(fill([*[locust] * 10, *others[:6]])) == []
    assert broken(fill([locust] * 11)) in (["5-2c-1d"], ["5-2c-1d-1"])
    assert broken(fill([*[locust] * 10, *others])) == ["5-2c-1g"]


@pytest.mark.rule("gateruler:5-2c-1b-1")
def test_r31_factions_by_card_type() -> None:
    """The ruler's own faction is not counted."""
    own = tables.card(
        "Test Comptroller", "ruler", life=10, atk=2, stk=1, faction=["Tide"],
        ruler=RulerPart(
            deck=DeckPart(**{**ASKS, "factions": None, "unit_factions": 1, "other_factions": 2})
        ),
    )  # fmt: skip
    ember_event = card("Ember Word", "event", faction=["Ember"])
    loam_event = card("Loam Word", "event")
    assert broken(fill([loam_event, ember_event]), own) == []
    mixed = fill([loam_event, card("Ember Hand", faction=["Ember"])])
    assert broken(mixed, own) == ["5-2c-1b-1"]
    frost = card("Frost Field", "field", faction=["Frost"])
    assert broken(fill([loam_event, ember_event, frost]), own) == ["5-2c-1b-1"]


def hands(game: Game) -> tuple[int, int]:
    one, other = [len(game.state.zones[z.hand_of(seat)]) for seat in (0, 1)]
    return one, other


@pytest.mark.rule("gateruler:5-3b")
@pytest.mark.rule("gateruler:5-3c")
@pytest.mark.rule("gateruler:6-2f-1")
@pytest.mark.parametrize("first", [0, 1])
def test_r32_setting_up_comes_before_the_choice_of_the_first_player(first: int) -> None:
    """Each has drawn three cards in full; only the first draw of the first turn is one less."""
    for seed in range(1, 30):
        game = start(seed, log=True, rulers=(MARSHAL, MARSHAL), deck=(PEBBLE,) * 50)
        if game.state.first == first:
            break
    assert game.state.first == first
    rules = [entry.rule for entry in game.log or ()]
    assert rules.count("5-3c") <= 1 and "redraw" not in [e.message for e in game.log or ()]
    expected = [3, 3]
    expected[first] += 1
    assert game.decision is not None and game.decision.prompt == "act"
    assert hands(game) == tuple(expected)
    while game.state.turn == 1:
        assert game.decision is not None
        game.answer(game.decision.options.index(("pass",)))
    expected[1 - first] += 2
    assert hands(game) == tuple(expected)

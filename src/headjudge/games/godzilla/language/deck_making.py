"""How decks are made: a line of monsters from rank I to IV, and a main deck of their colours."""

from __future__ import annotations

from functools import partial
from typing import Final

from headjudge.games.godzilla.c06_preparing import MAIN_SIZE, MONSTER_RANKS
from headjudge.games.godzilla.c09_tokens import TOKEN
from headjudge.games.godzilla.c12_keywords.resonance import resonances
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.deck_filters import is_such
from headjudge.kernel.cards import Card
from headjudge.kernel.pool import Pool
from headjudge.language.deck_making import Fit, Lead, Making, Slot, Theme, printed

# How many cards of a type, and of which ranks, are usual in a main deck.
MAIN: Final = (
    ("monster", 2, 2, 4), ("monster", 3, 3, 6), ("monster", 4, 4, 5), ("monster", 1, 1, 1),
    ("strategy", 1, 3, 5), ("strategy", 4, 99, 5),
    ("battle", 1, 2, 5), ("battle", 3, 4, 8), ("battle", 5, 6, 8), ("battle", 7, 99, 3),
)  # fmt: skip
COPIES: Final = (4, 3, 3, 2)


def leads(pool: Pool) -> list[Lead]:
    """Every monster of rank I."""
    return [
        Lead((("monsters", card),))
        for card in printed(pool)
        if is_of(card, "monster", 1, 1) and TOKEN not in card.values["traits"]
    ]


def distance(lead: Lead, card: Card) -> Fit:
    """A card that shares a colour with the monster of rank I belongs; a white one passes."""
    if set(card.values["colors"]) & set(lead.cards[0][1].values["colors"]):
        return Fit.BELONGS
    return Fit.PASSES if "white" in card.values["colors"] else Fit.STRANGE


def is_of(card: Card, type_: str, low: int, high: int) -> bool:
    """A card of this type whose rank is in this range."""
    return bool(card.values["type"] == type_ and low <= card.values["rank"] <= high)


def of_sort(type_: str, low: int, high: int, card: Card) -> bool:
    """Whether a card is of this type, and its rank is in this range; the card comes last, for
    slots."""
    return is_of(card, type_, low, high)


def of_same_line(lead: Card, card: Card) -> float:
    """A monster that shares a trait with that of rank I is wanted in one deck with it."""
    return 6.0 if set(card.values["traits"]) & set(lead.values["traits"]) else 1.0


def by_icon(lead: Card, card: Card) -> float:
    """As many with invasion icon 2 as the rules let are usual."""
    return of_same_line(lead, card) * (2.0 if card.values["invasion"] == 2 else 1.0)


def is_of_line(line: v.DeckCondition, card: Card) -> bool:
    """A card such as a Resonance list asks for."""
    return all([is_such(card, each) for each in line.filters])


def theme(lead: Lead) -> Theme:
    """The monsters of the higher ranks, what a Resonance list asks for, and the main deck."""
    first = lead.cards[0][1]
    monsters = [
        Slot("monsters", 1, partial(of_sort, "monster", rank, rank), partial(of_same_line, first),
             copies=(1,), needed=True)
        for rank in MONSTER_RANKS[1:]
    ]  # fmt: skip
    asked = [
        Slot("main", line.least, partial(is_of_line, line), copies=COPIES, needed=True)
        for word in resonances([first])
        for line in word.details[1]
        if line.least
    ]
    main = [
        Slot("main", number, partial(of_sort, type_, low, high), partial(by_icon, first),
             copies=COPIES)
        for type_, low, high, number in MAIN
    ]  # fmt: skip
    return Theme((*monsters, *asked, *main), {"main": MAIN_SIZE})


MAKING: Final = Making(
    leads,
    distance,
    theme,
    unfinished=("monster ranks", "deck size", "too few"),
    kin=("name", "traits"),
)

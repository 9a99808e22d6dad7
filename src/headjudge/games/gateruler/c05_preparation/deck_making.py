"""5-2c. How decks are made: a ruler, perhaps its geas, and cards of two factions that it allows."""

from __future__ import annotations

from functools import partial
from typing import Final

from headjudge.games.gateruler.c02_cards import UNDER_GEAS
from headjudge.games.gateruler.c05_preparation.deck import printed_deck_rules
from headjudge.games.gateruler.c05_preparation.rulers import DeckRules
from headjudge.kernel.cards import Card
from headjudge.kernel.pool import Pool
from headjudge.language.deck_making import Fit, Lead, Making, Slot, Theme, printed

# What share of a deck cards of a type, and of which levels, usually are, in percent.
SHARES: Final = (
    ("unit", 2, 2, 26), ("unit", -99, 1, 24), ("unit", 3, 3, 14), ("unit", 4, 99, 8),
    ("event", -99, 1, 14), ("event", 2, 99, 10), ("field", -99, 99, 4),
)  # fmt: skip
COPIES: Final = (4, 3, 2, 2)


def leads(pool: Pool) -> list[Lead]:
    """Every faction of units with every ruler, and with each geas that is for the ruler."""
    cards = printed(pool)
    rulers = [card for card in cards if card.values["type"] == "ruler"]
    geases = [card for card in cards if card.values["type"] == "geas"]
    factions = {
        faction
        for card in cards
        if card.values["type"] == "unit"
        for faction in card.values["faction"]
    }
    found: list[Lead] = []
    for faction in sorted(factions):
        for ruler in rulers:
            found.append(Lead((("ruler", ruler),), faction, ruler))
            for geas in geases:
                both = pool.get(f"{ruler.number}{UNDER_GEAS}{geas.number}")
                if both is not None:
                    found.append(Lead((("ruler", ruler), ("geas", geas)), faction, both))
    return found


def rules_of(lead: Lead) -> DeckRules:
    """What the ruler, as its geas makes it, asks of a deck."""
    return DeckRules() if lead.card is None else printed_deck_rules(lead.card)


def distance(lead: Lead, card: Card) -> Fit:
    """A card of the faction belongs, one of none passes, as far as the ruler asks for its
    attributes."""
    wanted = rules_of(lead).attributes
    if wanted and not set(wanted) & set(card.values["attributes"]):
        return Fit.STRANGE
    factions = card.values["faction"]
    return Fit.BELONGS if lead.word in factions else Fit.STRANGE if factions else Fit.PASSES


def is_of(type_: str, low: int, high: int, card: Card) -> bool:
    """A card of this type whose level is in this range."""
    return bool(card.values["type"] == type_ and low <= card.values["level"] <= high)


def theme(lead: Lead) -> Theme:
    """The usual shares of a deck of the size that the ruler says."""
    size = rules_of(lead).size
    slots = [
        Slot("main", size * share // 100, partial(is_of, type_, low, high), copies=COPIES)
        for type_, low, high, share in SHARES
    ]
    return Theme(tuple(slots), {"main": size})


MAKING: Final = Making(
    leads, distance, theme, unfinished=("deck size",), kin=("name", "attributes")
)

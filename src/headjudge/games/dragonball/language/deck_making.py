"""How decks are made: a leader, cards of its colours, and costs that can be paid in time."""

from __future__ import annotations

from functools import partial
from typing import Final

from headjudge.games.dragonball.c02_cards.printed import BATTLE, EXTRA, LEADER
from headjudge.games.dragonball.c05_preparing import DECK_SIZE
from headjudge.games.dragonball.c10_keywords.deck_limits import MOST_SUPER_COMBO
from headjudge.kernel.cards import Card
from headjudge.kernel.pool import Pool
from headjudge.language.deck_making import Fit, Lead, Making, Slot, Theme, printed

# How many Battle Cards of which energy costs, from the one number to the other, are usual.
COSTS: Final = ((0, 1, 10), (2, 2, 12), (3, 3, 9), (4, 4, 6), (5, 20, 5))
EXTRAS: Final = DECK_SIZE - sum([number for _low, _high, number in COSTS])
CHEAP: Final = 2  # the energy cost of most Extra Cards


def leads(pool: Pool) -> list[Lead]:
    """Every leader card."""
    return [Lead((("leader", card),)) for card in printed(pool) if card.values["type"] == LEADER]


def distance(lead: Lead, card: Card) -> Fit:
    """A card all of whose colours the leader has belongs; one that shares a colour passes."""
    colors, own = set(lead.cards[0][1].values["colors"]), set(card.values["colors"])
    if card.values["type"] == LEADER or not colors & own:
        return Fit.STRANGE
    return Fit.BELONGS if own <= colors else Fit.PASSES


def is_super_combo(card: Card) -> bool:
    """Whether a card has [Super Combo], of which a deck may hold four."""
    return card.values["type"] == BATTLE and "[Super Combo]" in card.texts["en"]


def is_battle(low: int, high: int, card: Card) -> bool:
    """A Battle Card whose energy cost is in this range."""
    return bool(card.values["type"] == BATTLE and low <= card.values["energy cost"] <= high)


def is_extra(card: Card) -> bool:
    """Whether a card is an Extra Card."""
    return bool(card.values["type"] == EXTRA)


def as_extra(card: Card) -> float:
    """How much an Extra Card is wanted: a cheap one more."""
    return 3.0 if card.values["energy cost"] <= CHEAP else 1.0


def as_dragon_ball(card: Card) -> float:
    """How much a Battle Card is wanted: one with [Dragon Ball] less, since few decks are about
    seven cards that do nothing alone."""
    return 0.2 if "[Dragon Ball]" in card.texts["en"] else 1.0


SLOTS: Final = (
    Slot("main", MOST_SUPER_COMBO, is_super_combo, copies=(4,)),
    *[
        Slot("main", number, partial(is_battle, low, high), as_dragon_ball)
        for low, high, number in COSTS
    ],
    Slot("main", EXTRAS, is_extra, as_extra),
)


def theme(lead: Lead) -> Theme:
    """The slots of a deck, which are the same for every leader."""
    return Theme(SLOTS, {"main": DECK_SIZE})


MAKING: Final = Making(
    leads, distance, theme, unfinished=("deck size",), kin=("name", "traits", "character")
)

"""How decks are made: one clan, the usual grades, sixteen triggers and a G deck."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c02_cards.clans import OF_EVERY_CLAN
from headjudge.games.vanguard.c05_preparing import (
    FIRST_GRADE,
    MAIN_SIZE,
    MOST_G,
    MOST_HEAL,
    TRIGGERS,
)
from headjudge.kernel.cards import Card
from headjudge.kernel.pool import Pool
from headjudge.language.deck_making import Fit, Lead, Making, Slot, Theme, printed

# How many normal units of each grade are usual; the highest of these, and all above.
GRADES: Final = {3: 8, 2: 11, 1: 14}
SENTINELS: Final = 4
G_GUARDIANS: Final = 4
# How much a trigger icon is wanted.
ICONS: Final = {"critical": 4.0, "draw": 2.0, "stand": 1.0}
MANY_CLANS: Final = 3  # the cards of a nation go with any of its clans


def leads(pool: Pool) -> list[Lead]:
    """The clans that have normal units."""
    clans = {
        clan
        for card in printed(pool)
        if card.values["type"] == "normal" and len(card.values["clan"]) < MANY_CLANS
        for clan in card.values["clan"]
        if clan != OF_EVERY_CLAN
    }
    return [Lead(word=clan) for clan in sorted(clans)]


def distance(lead: Lead, card: Card) -> Fit:
    """A card of the clan belongs; one of every clan, or of its nation, passes."""
    clans = card.values["clan"]
    if OF_EVERY_CLAN in clans:
        return Fit.PASSES
    if lead.word not in clans:
        return Fit.STRANGE
    return Fit.BELONGS if len(clans) < MANY_CLANS else Fit.PASSES


def says(card: Card, word: str) -> bool:
    """Whether a word stands in the text; what it means is not asked."""
    return word in card.texts["en"]


def is_normal(card: Card) -> bool:
    return bool(card.values["type"] == "normal")


def is_grade_3(card: Card) -> bool:
    """A normal unit of grade 3 or higher."""
    return is_normal(card) and bool(card.values["grade"] >= max(GRADES))


def is_grade_2(card: Card) -> bool:
    return is_normal(card) and bool(card.values["grade"] == 2)


def is_grade_1(card: Card) -> bool:
    return is_normal(card) and bool(card.values["grade"] == 1)


def is_sentinel_of_grade_1(card: Card) -> bool:
    """One of the four that guard against any attack."""
    return is_grade_1(card) and says(card, "Sentinel")


def is_first(card: Card) -> bool:
    """A unit to begin with: of grade 0, and no trigger that the deck needs."""
    return is_normal(card) and bool(card.values["grade"] == FIRST_GRADE)


def as_first(card: Card) -> float:
    """Rather one that makes room when it is ridden."""
    return 4.0 if says(card, "Forerunner") else 1.0


def is_g_unit(card: Card) -> bool:
    return bool(card.values["type"] == "G")


def is_g_guardian(card: Card) -> bool:
    return is_g_unit(card) and says(card, "[G Guardian]")


def is_heal(card: Card) -> bool:
    return bool(card.values["trigger"] == "heal")


def is_other_trigger(card: Card) -> bool:
    return bool(card.values["trigger"] not in ("", "heal"))


def by_icon(card: Card) -> float:
    return ICONS.get(card.values["trigger"], 1.0)


SLOTS: Final = (
    Slot("main", GRADES[3], is_grade_3, copies=(4,)),
    Slot("first", 1, is_first, as_first, copies=(1,), needed=True),
    Slot("main", SENTINELS, is_sentinel_of_grade_1, copies=(4,)),
    Slot("main", GRADES[2], is_grade_2, copies=(4, 4, 4, 3)),
    Slot("main", GRADES[1], is_grade_1, copies=(4, 4, 3)),
    Slot("main", MOST_HEAL, is_heal, copies=(4,), needed=True),
    Slot("main", TRIGGERS - MOST_HEAL, is_other_trigger, by_icon, copies=(4,), needed=True),
    Slot("G", G_GUARDIANS, is_g_guardian, copies=(2, 2, 1)),
    Slot("G", MOST_G, is_g_unit, copies=(4, 3, 2)),
)


def theme(lead: Lead) -> Theme:
    """The same slots for every clan."""
    return Theme(SLOTS, {"main": MAIN_SIZE, "G": MOST_G})


MAKING: Final = Making(
    leads,
    distance,
    theme,
    unfinished=("deck size", "triggers", "no first vanguard"),
    kin=("name", "race"),
)

"""5.1 to 5.3. Preparing the main deck and the G deck."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from headjudge.games.vanguard.cards import brings, files_of, shipped_pool
from headjudge.games.vanguard.overview import text_says
from headjudge.games.vanguard.wording_en import ERRORS
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import Argument, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language import deck_files, deck_lists
from headjudge.language.deck_forms import DeckForm, Part
from headjudge.rulebook.citation import fact, rule

MAIN_SIZE: Final[int] = fact("5.2.2.1", 50, without=49)
MOST_G: Final[int] = fact("5.3.2", 16, without=15)
TRIGGERS: Final[int] = fact("5.2.2.3", 16, without=15)
MOST_HEAL: Final[int] = fact("5.2.2.4", 4, without=3)
MOST_SENTINELS: Final[int] = fact("5.2.2.5", fact("11.9.1", 4, 3), without=3)
COPIES: Final = 4
MAIN_TYPES: Final[tuple[str, ...]] = fact(
    "5.2.2.6", ("normal", "trigger"), without=("normal", "trigger", "G")
)
G_TYPES: Final[tuple[str, ...]] = fact("5.3.3", ("G",), without=("G", "normal", "trigger"))


class Deck(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A deck file: how many of each card in the main deck and in the G deck, and the card
    that its player means to begin with as the first vanguard (none: asked, 5.4.3)."""

    name: str
    main: dict[str, int]
    G: dict[str, int] = {}
    first: str = ""
    name_ja: str = ""
    plan: str = ""
    plan_ja: str = ""


def read_deck(data: str, pool: Pool | None = None, name: str = "") -> Deck:
    """A deck from its text, TOML or a list; a `BadDeck` has all that is wrong. A list names cards
    of the pool (None: those that ship), and gets this name if it says none."""
    return deck_lists.read_deck(data, FORM, pool, name)


def deck_from(data: object) -> Deck:
    """A deck from plain data, as records hold it."""
    deck = deck_files.convert(data, Deck)
    deck_files.check_counts("main", deck.main)
    deck_files.check_counts("G", deck.G)
    return deck


def cards_of(deck: Deck, pool: Pool) -> tuple[list[Card], list[Card]]:
    """The cards of the main deck and of the G deck; unknown numbers are a `BadDeck`."""
    deck_files.check_known((*deck.main, *deck.G), pool, brings)
    return deck_files.in_order(deck.main, pool), deck_files.in_order(deck.G, pool)


@rule("5.4.2", without=())
def violations(deck: Deck, edition: str, pool: Pool | None = None) -> list[HeadjudgeError]:
    """Everything that is wrong with a deck when it is presented, each with its rule. Empty:
    it may be played."""
    return deck_files.violations(deck, pool or shipped_pool(), rules_broken)


def rules_broken(deck: Deck, pool: Pool) -> list[HeadjudgeError]:
    """The rules that it breaks."""
    main, g_deck = cards_of(deck, pool)
    return [*main_deck(main), *extra_deck(g_deck), *first_vanguard(deck, main)]


# 5.2. Preparing the main deck


@rule("5.2.1", without=())
def main_deck(main: list[Card]) -> list[HeadjudgeError]:
    """A main deck as the rules want it."""
    found: list[HeadjudgeError] = []
    if len(main) != MAIN_SIZE:
        found.append(violation("deck size", "main", "5.2.2.1", n=MAIN_SIZE, count=len(main)))
    found += copies(main, "main", "5.2.2.2")
    triggers = len([card for card in main if card.values["trigger"]])
    if triggers != TRIGGERS:
        found.append(violation("triggers", "main", "5.2.2.3", n=TRIGGERS, count=triggers))
    heals = len([card for card in main if card.values["trigger"] == "heal"])
    if heals > MOST_HEAL:
        found.append(violation("heal triggers", "main", "5.2.2.4", n=MOST_HEAL, count=heals))
    sentinels = len([card for card in main if is_sentinel(card)])
    if sentinels > MOST_SENTINELS:
        found.append(violation("sentinels", "main", "5.2.2.5", n=MOST_SENTINELS, count=sentinels))
    for card in dict.fromkeys(main):
        if card.values["type"] not in MAIN_TYPES:
            found.append(violation("not for a main deck", card.number, "5.2.2.6", card=card.name))
    return found


@rule("11.9.2", without=False)
def is_sentinel(card: Card) -> bool:
    """A card with the Sentinel ability."""
    return any([word.name == "Sentinel" for word in card.abilities.keywords])


def copies(cards: list[Card], field: str, number: str) -> list[HeadjudgeError]:
    """At most four of one name, unless the card says otherwise."""
    counts: dict[str, int] = {}
    most: dict[str, int] = {}
    for card in cards:
        name = same_name(card)
        counts[name] = counts.get(name, 0) + 1
        most[name] = most_of(card, MOST_COPIES[field])
    return [
        violation("most of a name", field, number, n=most[name], card=name, count=count)
        for name, count in counts.items()
        if count > most[name]
    ]


def most_of(card: Card, usual: int) -> int:
    """How many of this card's name a deck may hold: as its text says, or the usual number."""
    told = most_by_text(card)
    return usual if told is None else told


@rule("5.1.2")
def most_by_text(card: Card) -> int | None:
    """An ability about building decks takes the place of the rule."""
    for term in text_says(card, "MostInDeck"):
        if term.name == card.name:
            return int(term.number)
    return None


MOST_COPIES: Final[dict[str, int]] = {
    "main": fact("5.2.2.2", COPIES, without=50),
    "G": fact("5.3.2.1", COPIES, without=50),
}


@rule("5.2.2.2.1", without="")
def same_name(card: Card) -> str:
    """Cards of one name count together, whatever else is different about them."""
    return card.name


# 5.3. Preparing the G deck


@rule("5.3.1", without=())
def extra_deck(g_deck: list[Card]) -> list[HeadjudgeError]:
    """A G deck as the rules want it."""
    found: list[HeadjudgeError] = []
    if len(g_deck) > MOST_G:
        found.append(violation("most cards", "G", "5.3.2", n=MOST_G, count=len(g_deck)))
    found += copies(g_deck, "G", "5.3.2.1")
    for card in dict.fromkeys(g_deck):
        if card.values["type"] not in G_TYPES:
            found.append(violation("no G unit", card.number, "5.3.3", card=card.name))
    return found


# 5.4.3. The first vanguard

FIRST_GRADE: Final = 0


def first_vanguard(deck: Deck, main: list[Card]) -> list[HeadjudgeError]:
    """The card a deck begins with must be a grade 0 card of it."""
    if not deck.first:
        if not [card for card in main if card.values["grade"] == FIRST_GRADE]:
            return [violation("no first vanguard", "main", "5.4.3")]
        return []
    for card in main:
        if card.number == deck.first and card.values["grade"] == FIRST_GRADE:
            return []
    return [violation("not a first vanguard", "first", "5.4.3", number=deck.first)]


def violation(key: str, field: str, cited: str, **arguments: Argument) -> HeadjudgeError:
    """A rule that is broken: what is wrong by its key, where, and the rule's number."""
    return deck_files.violation(key, field, cited, ERRORS, **arguments)


# How decks are written


def is_for_g_deck(card: Card) -> object:
    """5.3.3. The G deck is the place of G units."""
    return "G" if card.values["type"] == "G" else None


FORM: Final = DeckForm(
    Deck, deck_from, rules_broken, shipped_pool,
    parts=(
        Part(
            "first", "First Vanguard", "ファーストヴァンガード",
            ("Starting Vanguard", "Starter", "FV", "ファーストＶ"), within="main",
        ),
        Part("main", "Main Deck", "メインデッキ", ("Main", "山札")),
        Part("G", "G Deck", "Gデッキ", ("G", "G Units", "G Zone", "Gユニット"), slot=is_for_g_deck),
    ),
    mixed=(
        "Grade 0", "Grade 1", "Grade 2", "Grade 3", "Grade 4", "Normal Units", "Trigger Units",
        "Triggers", "Units", "グレード0", "グレード1", "グレード2", "グレード3", "グレード4",
        "トリガー", "トリガーユニット", "ノーマルユニット",
    ),
)  # fmt: skip


@cache
def decks() -> dict[str, Deck]:
    """The decks the project ships, by file name."""
    return {name.removesuffix(".toml"): read_deck(text) for name, text in files_of("decks").items()}

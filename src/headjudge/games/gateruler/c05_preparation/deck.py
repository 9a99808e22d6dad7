"""5-2. Deck construction: the ruler, its geas, and the deck they allow."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from headjudge.games.gateruler.c01_overview import text_says
from headjudge.games.gateruler.c02_cards import (
    MAKER,
    UNDER_GEAS,
    brings,
    is_legendary,
)
from headjudge.games.gateruler.c05_preparation.rulers import DeckRules
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import Argument, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language import deck_files
from headjudge.language.deck_forms import DeckForm, DeckRecord, Part
from headjudge.rulebook.citation import rule


class Deck(DeckRecord, frozen=True):
    """What a player brings: a ruler, perhaps a geas, and a deck of cards by number."""

    name: str
    ruler: str
    main: dict[str, int]
    geas: str = ""


def cards_of(deck: Deck, pool: Pool) -> tuple[Card, Card | None, list[Card]]:
    """The ruler (as its geas makes it), the geas, and the deck; unknown numbers are a
    `BadDeck`."""
    named = [deck.ruler, *deck.main, *([deck.geas] if deck.geas else [])]
    deck_files.check_known(named, pool, brings)
    geas = pool[deck.geas] if deck.geas else None
    ruler = pool.get(f"{deck.ruler}{UNDER_GEAS}{deck.geas}", pool[deck.ruler])
    return ruler, geas, deck_files.in_order(deck.main, pool)


def rules_broken(deck: Deck, pool: Pool) -> list[HeadjudgeError]:
    """The rules that it breaks."""
    if not deck.ruler:
        deck_files.check_known(deck.main, pool, brings)
        return violations_of(None, None, deck_files.in_order(deck.main, pool))
    return violations_of(*cards_of(deck, pool))


@rule("5-2a")
def violations_of(ruler: Card | None, geas: Card | None, cards: list[Card]) -> list[HeadjudgeError]:
    """Each player brings a ruler and a deck, as the rules want them."""
    if ruler is None:
        return [*one_ruler(ruler), *cards_for_a_deck(cards), *legendary_once(cards)]
    found = [*one_ruler(ruler), *a_geas_for_it(ruler, geas), *cards_for_a_deck(cards)]
    found += as_the_ruler_says(printed_deck_rules(ruler), cards)
    return [*found, *legendary_once(cards)]


@rule("5-2b")
def one_ruler(ruler: Card | None) -> list[HeadjudgeError]:
    """Exactly one ruler card."""
    if ruler is None:
        return [violation("ruler missing", "ruler", "5-2b")]
    if ruler.values["type"] == "ruler":
        return []
    return [violation("no ruler", "ruler", "5-2b", card=ruler.name)]


@rule("5-2b-1")
def a_geas_for_it(ruler: Card, geas: Card | None) -> list[HeadjudgeError]:
    """A violation if the one geas of a deck is no geas, or not for its ruler."""
    if geas is None:
        return []
    if geas.values["type"] == "geas" and UNDER_GEAS in ruler.number:
        return []
    return [violation("no geas", "geas", "5-2b-1", card=geas.name, ruler=ruler.name)]


@rule("5-2c")
def cards_for_a_deck(cards: list[Card]) -> list[HeadjudgeError]:
    """Neither rulers nor geases are cards of a deck; resources come with the ruler."""
    return [
        violation("not for a deck", card.number, "5-2c", card=card.name)
        for card in dict.fromkeys(cards)
        if card.values["type"] not in ("unit", "event", "field")
    ]


# 5-2c-1. What the ruler says


@rule("5-2d", without=DeckRules())
def printed_deck_rules(ruler: Card) -> DeckRules:
    """What counts is printed on the ruler; whatever changes in a game, the deck stays legal."""
    sheet = ruler.values["sheet"]
    return DeckRules() if sheet is None else sheet.deck


@rule("5-2c-1")
def as_the_ruler_says(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """All that the ruler asks of a deck."""
    return [
        *size(rules, cards), *factions(rules, cards), *factions_by_type(rules, cards),
        *attributes(rules, cards), *attributes_by_type(rules, cards), *copies(rules, cards),
        *legendary_cap(rules, cards), *level_cap(rules, cards), *counter_cap(rules, cards),
        *series(rules, cards),
    ]  # fmt: skip


@rule("5-2c-1a")
def size(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """Exactly so many cards."""
    if len(cards) == rules.size:
        return []
    return [violation("deck size", "main", "5-2c-1a", n=rules.size, count=len(cards))]


def more_than(
    most: int | None, count: int, key: str, number: str, **arguments: Argument
) -> list[HeadjudgeError]:
    """A violation if there are more than so many; None: any number may be."""
    if most is None or count <= most:
        return []
    return [violation(key, "main", number, n=most, count=count, **arguments)]


def factions_of(cards: list[Card]) -> int:
    """How few factions there are such that every card with a faction is of one of them."""
    groups = {card.values["faction"] for card in cards if card.values["faction"]}
    names = sorted({name for each in groups for name in each})
    for few in range(len(names)):
        for chosen in combinations(names, few):
            if not [each for each in groups if not set(each) & set(chosen)]:
                return few
    return len(names)


@rule("5-2c-1b")
def factions(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """No more factions than that."""
    return more_than(rules.factions, factions_of(cards), "factions", "5-2c-1b")


@rule("5-2c-1b-1")
def factions_by_type(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """Some rulers count the factions of units and of other cards apart."""
    units, others = parted(cards)
    number = "5-2c-1b-1"
    return [
        *more_than(rules.unit_factions, factions_of(units), "factions of units", number),
        *more_than(rules.other_factions, factions_of(others), "factions of others", number),
    ]


def parted(cards: list[Card]) -> tuple[list[Card], list[Card]]:
    """The units among the cards, and the others."""
    units = [card for card in cards if card.values["type"] == "unit"]
    return units, [card for card in cards if card.values["type"] != "unit"]


def without_attribute(
    wanted: tuple[str, ...], cards: list[Card], number: str
) -> list[HeadjudgeError]:
    """A violation for each card that has none of these attributes."""
    return [
        violation("attributes", card.number, number, card=card.name, attributes=wanted)
        for card in dict.fromkeys(cards)
        if wanted and not set(wanted) & set(card.values["attributes"])
    ]


@rule("5-2c-1c")
def attributes(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """Only cards with one of these attributes."""
    return without_attribute(rules.attributes, cards, "5-2c-1c")


@rule("5-2c-1c-1")
def attributes_by_type(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """Some rulers ask it of units and of other cards apart."""
    units, others = parted(cards)
    return [
        *without_attribute(rules.unit_attributes, units, "5-2c-1c-1"),
        *without_attribute(rules.other_attributes, others, "5-2c-1c-1"),
    ]


@rule("5-2c-1d")
def copies(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """At most so many of one name, unless the card says otherwise."""
    found: list[HeadjudgeError] = []
    for name, count in counted(cards).items():
        card = next(each for each in cards if each.name == name)
        told = most_by_text(card)
        most = rules.copies if told is None else told
        found += more_than(most, count, "most of a name", "5-2c-1d", card=name)
    return found


@rule("5-2c-1d-1")
def most_by_text(card: Card) -> int | None:
    """What a card says of its copies takes the place of what the ruler says."""
    for term in text_says(card, "MostInDeck"):
        return int(term.number)
    return None


def counted(cards: list[Card]) -> dict[str, int]:
    """How many cards of each name."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card.name] = counts.get(card.name, 0) + 1
    return counts


@rule("5-2c-1e")
def legendary_cap(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """At most so many legendary cards in all."""
    legendary = len([card for card in cards if is_legendary(card)])
    return more_than(rules.legendary, legendary, "legendary cards", "5-2c-1e")


@rule("5-2c-1f")
def level_cap(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """The levels of all cards together come to no more than that."""
    total = sum([card.values["level"] for card in cards])
    return more_than(rules.level, total, "levels", "5-2c-1f")


@rule("5-2c-1g")
def counter_cap(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """At most so many cards with a CNT ability."""
    if rules.counters is None:
        return []
    count = len([card for card in cards if text_says(card, "Counter")])
    return more_than(rules.counters, count, "counters", "5-2c-1g")


@rule("2-16b-1")
def series(rules: DeckRules, cards: list[Card]) -> list[HeadjudgeError]:
    """Some rulers look at what else is printed on cards: the series in their numbers."""
    return [
        violation("series", card.number, "2-16b-1", card=card.name)
        for card in dict.fromkeys(cards)
        if rules.series and not card.number.startswith(rules.series)
    ]


@rule("5-2c-2")
def legendary_once(cards: list[Card]) -> list[HeadjudgeError]:
    """A violation for each name with more than one legendary card."""
    found: list[HeadjudgeError] = []
    for name, count in counted([card for card in cards if is_legendary(card)]).items():
        found += more_than(1, count, "legendary copies", "5-2c-2", card=name)
    return found


def violation(key: str, field: str, cited: str, **arguments: Argument) -> HeadjudgeError:
    """A rule that is broken: what is wrong by its key, where, and the rule's number."""
    return deck_files.violation(key, field, cited, "headjudge.games.gateruler", **arguments)


# How decks are written


def rules_the_deck(card: Card) -> object:
    """5-2b. The one place that a ruler takes."""
    return "ruler" if card.values["type"] == "ruler" else None


def binds_the_ruler(card: Card) -> object:
    """5-2b-1. The one place that a geas takes."""
    return "geas" if card.values["type"] == "geas" else None


FORM: Final = DeckForm(
    Deck, rules_broken, MAKER,
    parts=(
        Part("ruler", "Ruler", "ルーラー", ("Ruler Card", "Rulers"), slot=rules_the_deck),
        Part("geas", "Geas", "ギアス", ("Geas Card",), slot=binds_the_ruler),
        Part("main", "Main Deck", "メインデッキ", ("Main",)),
    ),
    mixed=(
        "Units", "Unit", "Events", "Event", "Fields", "Field", "ユニット", "イベント", "フィールド",
    ),
)  # fmt: skip

violations = FORM.violations

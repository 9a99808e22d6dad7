"""6.1. Preparing the decks, and 12.8 Resonance, which changes what a deck may hold."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla.cards import shipped_pool
from headjudge.games.godzilla.tokens import TOKEN, brings
from headjudge.games.godzilla.wording_en import ERRORS
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import Argument, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language import deck_files, deck_lists
from headjudge.language import terms as t
from headjudge.language.card_files import shipped
from headjudge.language.deck_forms import DeckForm, Part
from headjudge.language.evaluate import stands
from headjudge.rulebook.citation import fact, rule

MONSTER_RANKS: Final = (1, 2, 3, 4)
MAIN_SIZE: Final = 50
# 6.1.1.2.1: monster cards may be in the main deck too
MAIN_TYPES: Final[tuple[str, ...]] = (
    "battle", "strategy", *fact("6.1.1.2.1", ("monster",), without=()),
)  # fmt: skip
MOST_WITH_ICON_2: Final = 10
COPIES: Final = 4


class Deck(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A deck file: the monster deck's numbers, and how many of each in the main deck."""

    name: str
    monsters: list[str]
    main: dict[str, int]
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
    return deck


def cards_of(deck: Deck, pool: Pool) -> tuple[list[Card], list[Card]]:
    """The cards of a deck; unknown numbers are a `BadDeck`."""
    deck_files.check_known((*deck.monsters, *deck.main), pool, brings)
    return [pool[number] for number in deck.monsters], deck_files.in_order(deck.main, pool)


def violations(deck: Deck, edition: str, pool: Pool | None = None) -> list[HeadjudgeError]:
    """Everything that is wrong with a deck, each with its rule. Empty: it may be played.
    The editions do not differ in this."""
    return deck_files.violations(deck, pool or shipped_pool(), rules_broken)


def rules_broken(deck: Deck, pool: Pool) -> list[HeadjudgeError]:
    """The rules that it breaks."""
    monsters, main = cards_of(deck, pool)
    return [*broken_conditions(monsters, main)]


@rule("6.1.1", without=())
def broken_conditions(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """A monster deck and a main deck, both as the rules want them."""
    found: list[HeadjudgeError] = []
    found += monster_deck(monsters)
    found += main_deck(main)
    found += main_types(main)
    found += invasion_icons(main)
    found += colors(monsters, main)
    found += copies(monsters, main)
    found += no_tokens(monsters, main)
    found += resonance(monsters, main)
    return found


@rule("6.1.1.1", without=())
def monster_deck(monsters: list[Card]) -> list[HeadjudgeError]:
    """One monster card of each rank from I to IV."""
    found: list[HeadjudgeError] = []
    for card in monsters:
        if card.values["type"] != "monster":
            found.append(violation("no monster", "monsters", "6.1.1.1", card=card.name))
    ranks = tuple(sorted([c.values["rank"] for c in monsters if c.values["type"] == "monster"]))
    if ranks != MONSTER_RANKS:
        found.append(violation("monster ranks", "monsters", "6.1.1.1", ranks=str(list(ranks))))
    return found


@rule("6.1.1.2", without=())
def main_deck(main: list[Card]) -> list[HeadjudgeError]:
    """Exactly 50 cards."""
    if len(main) == MAIN_SIZE:
        return []
    return [violation("deck size", "main", "6.1.1.2", n=MAIN_SIZE, count=len(main))]


def main_types(main: list[Card]) -> list[HeadjudgeError]:
    """6.1.1.2.1. Cards of any type, monsters among them."""
    return [
        violation("not for a main deck", f"deck.{card.number}", "6.1.1.2.1", card=card.name)
        for card in dict.fromkeys(main)
        if card.values["type"] not in MAIN_TYPES
    ]


@rule("6.1.1.2.2", without=())
def invasion_icons(main: list[Card]) -> list[HeadjudgeError]:
    """At most 10 with invasion icon 2."""
    twos = len([card for card in main if card.values["invasion"] == 2])
    if twos <= MOST_WITH_ICON_2:
        return []
    return [violation("invasion icons", "main", "6.1.1.2.2", n=MOST_WITH_ICON_2, count=twos)]


@rule("6.1.1.3", without=())
def colors(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """White, or a colour in common with the rank I monster. The English edition speaks of
    that monster's one colour; of several, any will do there too."""
    allowed = {"white"}
    for card in monsters:
        if card.values["rank"] == 1:
            allowed.update(card.values["colors"])
    for word in resonances(monsters):
        allowed.update(allowed_by_resonance(word))
    found: list[HeadjudgeError] = []
    for card in dict.fromkeys([*monsters, *main]):
        if not allowed & set(card.values["colors"]):
            found.append(
                violation(
                    "colors",
                    f"deck.{card.number}",
                    "6.1.1.3",
                    card=card.name,
                    colors=card.values["colors"],
                    allowed=tuple(sorted(allowed)),
                )  # fmt: skip
            )
    return found


@rule("6.1.2", without=())
def about_decks(card: Card, ability: str) -> tuple[Any, ...]:
    """The abilities of a card that change these conditions. They are asked for here and
    nowhere else: once the game has begun they do nothing."""
    return card.abilities.others.get(ability, ())


def resonances(monsters: list[Card]) -> list[t.Keyword]:
    """The Resonance abilities of the rank I monster."""
    return [
        word
        for card in monsters
        if card.values["rank"] == 1
        for word in about_decks(card, "Keyword")
        if word.name == "Resonance"
    ]


@rule("12.8.2", without=())
def allowed_by_resonance(word: t.Keyword) -> tuple[str, ...]:
    """Cards of any of the colours it names may be in the decks."""
    return tuple(word.details[0])


# 6.1.1.4.1: at the end of a card number this makes no other number
NO_DIFFERENCE: Final[str] = fact("6.1.1.4.1", "+", without="")


@rule("6.1.1.4", without=())
def copies(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """At most four with the same number over both decks, unless the card says otherwise."""
    counts: dict[str, int] = {}
    free: set[str] = set()
    for card in (*monsters, *main):
        number = card.number.rstrip(NO_DIFFERENCE)
        counts[number] = counts.get(number, 0) + 1
        if about_decks(card, "AnyNumberInDeck"):
            free.add(number)
    return [
        violation("copies", f"deck.{number}", "6.1.1.4", n=COPIES, count=count)
        for number, count in counts.items()
        if count > COPIES and number not in free
    ]


@rule("6.1.1.5", without=())
def no_tokens(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """Tokens are not part of any deck."""
    return [
        violation("token", f"deck.{card.number}", "6.1.1.5", card=card.name)
        for card in dict.fromkeys([*monsters, *main])
        if TOKEN in card.values["traits"]
    ]


@rule("12.8.2.2", without=())
def resonance(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """Every line of a Resonance list is kept."""
    found: list[HeadjudgeError] = []
    for word in resonances(monsters):
        for line in word.details[1]:
            found += broken(line, [*monsters, *main])
    return found


def broken(line: v.DeckCondition, cards: list[Card]) -> list[HeadjudgeError]:
    """How the cards break one line of a condition list."""
    sort = [card for card in cards if all([is_such(card, each) for each in line.filters])]
    if line.least:
        if len(sort) >= line.least:
            return []
        return [violation("too few", "deck", "12.8.2", n=line.least, count=len(sort))]
    return [
        violation("resonance", f"deck.{card.number}", "12.8.2", card=card.name)
        for card in dict.fromkeys(sort)
        if not all([is_such(card, each) for each in line.must])
    ]


def violation(key: str, field: str, cited: str, **arguments: Argument) -> HeadjudgeError:
    """A rule that is broken: what is wrong by its key, where, and the rule's number."""
    return deck_files.violation(key, field, cited, ERRORS, **arguments)


def is_such(card: Card, filter: t.Filter) -> bool:
    """Filters on what is printed; there is no game yet."""
    values = card.values
    if isinstance(filter, t.Type):
        return values["type"] in filter.types
    if isinstance(filter, t.Trait):
        found = [trait in values["traits"] for trait in filter.traits]
        return all(found) if filter.every else any(found)
    if isinstance(filter, t.Color):
        return any([color in values["colors"] for color in filter.colors])
    if isinstance(filter, t.Named):
        return card.name in filter.names
    if isinstance(filter, t.Compare) and isinstance(filter.number, int):
        return stands(values[filter.property], filter.relation, filter.number)
    raise ValueError(f"no such condition on a deck: {filter!r}")


# How decks are written


def rank_of_monster(card: Card) -> object:
    """6.1.1.1. The place of a monster in the monster deck: one for each rank."""
    return card.values["rank"] if card.values["type"] == "monster" else None


FORM: Final = DeckForm(
    Deck, deck_from, rules_broken, shipped_pool,
    parts=(
        Part(
            "monsters", "Monster Deck", "怪獣デッキ", ("Monsters", "Monster", "怪獣"),
            slot=rank_of_monster,
        ),
        Part("main", "Main Deck", "メインデッキ", ("Main", "山札")),
    ),
    mixed=("Battle", "Battle Cards", "Strategy", "Strategy Cards", "バトル", "ストラテジー"),
)  # fmt: skip


@cache
def decks() -> dict[str, Deck]:
    """The decks the project ships, by file name."""
    files = shipped("headjudge.games.godzilla", "decks")
    return {name.removesuffix(".toml"): read_deck(text) for name, text in files.items()}

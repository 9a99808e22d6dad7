"""5-1. Preparing a leader card and a deck; 10-14, 10-17, 10-31: keywords about decks."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.cards import BATTLE, EXTRA, LEADER, brings, files_of, shipped_pool
from headjudge.games.dragonball.overview import text_says
from headjudge.games.dragonball.wording_en import ERRORS
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import Argument, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language import deck_files, deck_lists
from headjudge.language import terms as t
from headjudge.language.deck_forms import DeckForm, Part
from headjudge.language.evaluate import stands
from headjudge.rulebook.citation import fact, rule

SIZE: Final[int] = fact("5-1-3", 50, without=49)
COPIES: Final[int] = fact("5-1-3-1", fact("2-15-2-1", 4, without=50), without=50)
DECK_TYPES: Final = (BATTLE, EXTRA)
MOST_ULTIMATE: Final[int] = fact("10-14-1", 1, without=50)
MOST_SUPER_COMBO: Final[int] = fact("10-17", 4, without=50)
MOST_DRAGON_BALLS: Final[int] = fact("10-31-1", 7, without=50)


class Deck(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A deck file: the leader, and how many of each other card."""

    name: str
    leader: str
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


@rule("5-1-1")
def cards_of(deck: Deck, pool: Pool) -> tuple[Card, list[Card]]:
    """The leader and the cards of a deck; unknown numbers are a `BadDeck`. By number, not as
    written: a record keeps no order of a table."""
    deck_files.check_known((deck.leader, *deck.main), pool, brings)
    return pool[deck.leader], deck_files.in_order(deck.main, pool)


def violations(deck: Deck, edition: str, pool: Pool | None = None) -> list[HeadjudgeError]:
    """Everything that is wrong with a deck, each with its rule. Empty: it may be played."""
    return deck_files.violations(deck, pool or shipped_pool(), rules_broken)


def rules_broken(deck: Deck, pool: Pool) -> list[HeadjudgeError]:
    """The rules that it breaks."""
    if not deck.leader:
        deck_files.check_known(deck.main, pool, brings)
        return check(None, deck_files.in_order(deck.main, pool))
    return check(*cards_of(deck, pool))


def check(leader: Card | None, main: list[Card]) -> list[HeadjudgeError]:
    found = check_leader(leader)
    if len(main) != SIZE:
        found.append(violation("deck size", "main", "5-1-3", n=SIZE, count=len(main)))
    for card in dict.fromkeys(main):
        if card.values["type"] not in DECK_TYPES:
            found.append(violation("not for a deck", card.number, "5-1-3", card=card.name))
    return [*found, *copies(main), *of_keywords(main), *banned(leader, main)]


@rule("5-1-2", without=())
def check_leader(leader: Card | None) -> list[HeadjudgeError]:
    """One leader card, with its front up."""
    if leader is None:
        return [violation("leader missing", "leader", "5-1-2")]
    if leader.values["type"] == LEADER and "#" not in leader.number:
        return []
    return [violation("no leader", "leader", "5-1-2", card=leader.name)]


def copies(main: list[Card]) -> list[HeadjudgeError]:
    """At most four of one number, unless a skill of the card replaces that rule."""
    counts: dict[Card, int] = {}
    for card in main:
        counts[card] = counts.get(card, 0) + 1
    return [
        violation("copies", card.number, "5-1-3-1", n=COPIES, number=card.number, count=count)
        for card, count in counts.items()
        if count > most_copies(card)
    ]


def most_copies(card: Card) -> int:
    if has_word(card, "Dragon Ball"):
        return MOST_DRAGON_BALLS
    for word in copies_allowed(card):
        return SIZE if word.most is None else word.most
    return COPIES


@rule("5-1-3-2", "5-1-3-2-2", without=())
def copies_allowed(card: Card) -> tuple[v.DeckCopies, ...]:
    """What a permanent skill says of copies stands in place of the rule, while the deck is
    prepared."""
    return text_says(card, "DeckCopies")


def has_word(card: Card, keyword: str) -> bool:
    return any([word.name == keyword for word in card.abilities.keywords])


def of_keywords(main: list[Card]) -> list[HeadjudgeError]:
    """10-14, 10-17, 10-31: how many cards with a keyword there may be in all."""
    found: list[HeadjudgeError] = []
    for keyword, most, number in (
        ("Ultimate", MOST_ULTIMATE, "10-14-1"),
        ("Super Combo", MOST_SUPER_COMBO, "10-17"),
        ("Dragon Ball", MOST_DRAGON_BALLS, "10-31-1"),
    ):
        count = len([card for card in main if has_word(card, keyword)])
        if count > most:
            found.append(
                violation("with keyword", "main", number, n=most, keyword=keyword, count=count)
            )
    return found


def banned(leader: Card | None, main: list[Card]) -> list[HeadjudgeError]:
    """1-3-1. Cards that the leader's text keeps out of its deck."""
    found: list[HeadjudgeError] = []
    if leader is None:
        return found
    for word in text_says(leader, "DeckBan"):
        for card in dict.fromkeys(main):
            if passes(word.filters, card):
                found.append(
                    violation("banned", card.number, "1-3-1", leader=leader.name, card=card.name)
                )
    return found


def passes(filters: tuple[t.Filter, ...], card: Card) -> bool:
    """Whether a card passes these filters as it is printed: there is no game yet."""
    values = card.values
    for each in filters:
        match each:
            case t.Type(types=types):
                good = values["type"] in types
            case t.Color(colors=colors):
                good = any([color in values["colors"] for color in colors])
            case t.Trait(traits=traits):
                good = any([trait in values["traits"] for trait in traits])
            case t.Named(names=names):
                good = any([name in values["name"] for name in names])
            case v.Character(names=names):
                good = any([name in values["character"] for name in names])
            case t.Compare(property=name, relation=relation, number=int(number)):
                good = stands(values[name], relation, number)
            case t.Not(filter=inner):
                good = not passes((inner,), card)
            case _:
                raise ValueError(f"a deck cannot be checked for {each}")
        if not good:
            return False
    return True


def violation(key: str, field: str, cited: str, **arguments: Argument) -> HeadjudgeError:
    """A rule that is broken: what is wrong by its key, where, and the rule's number."""
    return deck_files.violation(key, f"deck.{field}", cited, ERRORS, **arguments)


# How decks are written


def leads(card: Card) -> object:
    """5-1-2. The one place that a leader card takes."""
    return LEADER if card.values["type"] == LEADER else None


FORM: Final = DeckForm(
    Deck, deck_from, rules_broken, shipped_pool,
    parts=(
        Part("leader", "Leader", "リーダー", ("Leader Card", "リーダーカード"), slot=leads),
        Part("main", "Main Deck", "メインデッキ", ("Main", "50 cards")),
    ),
    mixed=("Battle Cards", "Battle", "Extra Cards", "Extra", "バトルカード", "エクストラカード"),
)  # fmt: skip


@cache
def decks() -> dict[str, Deck]:
    """The decks the project ships, by the name of their file."""
    return {name.removesuffix(".toml"): read_deck(text) for name, text in files_of("decks").items()}

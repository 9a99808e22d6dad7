"""2. Card information: reading card files, and what a card's record must hold.

Reminder text (2.9.2) is taken out where texts are read, in `language/text/normal.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import msgspec

from headjudge.games.godzilla.c12_keywords.bundles import expand
from headjudge.games.godzilla.language import text as card_text
from headjudge.kernel.cards import Card, Unmade
from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.language.card_files import check_texts, numbered, unreadable
from headjudge.language.pools import Maker
from headjudge.rulebook.citation import fact, rule

TYPES: Final = ("monster", "battle", "strategy")


# 2.3. Rank

# The lowest rank there is, by type and edition; without one it may be negative (1.3.2.4).
LOWEST_RANK: Final[dict[str, dict[str, int]]] = {
    "battle": fact("2.3.2.2.1", {"ja-1.04": 0}, without={}),
    "strategy": fact("2.3.2.3.1", {"ja-1.04": 0}, without={}),
}


def within_limits(game: Game, card: int, rank: int) -> int:
    """A changed rank, or the lowest rank of the card's type where it would be less. Only ja-1.04
    has a lowest rank; in en-1.01 ranks may be negative."""
    lowest = LOWEST_RANK.get(game.value(card, "type"), {}).get(game.state.edition, rank)
    return rank if rank > lowest else lowest


BOUNDS: Final[dict[str, Callable[[Game, int, Any], Any]]] = {"rank": within_limits}


# 2.4. Colour

COLORS: Final = ("red", "blue", "white", "green")


@rule("2.4.3")
def is_no_color(color: str) -> bool:
    """Whether there is no such colour: there are four."""
    return color not in COLORS


# The record of a card


class Printed(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One card of a card file, field by field as printed. `words_ja`: what names and traits in
    the Japanese text are in English."""

    number: str
    name: str
    type: str
    rank: int
    colors: list[str]
    traits: list[str]
    invasion: int = 0
    threat: int | str = 0
    counter_power: int | str = 0
    text: str = ""
    name_ja: str = ""
    text_ja: str = ""
    traits_ja: list[str] = []
    words_ja: dict[str, str] | msgspec.UnsetType = msgspec.UNSET


def check_cards(cards: list[Printed]) -> list[Printed]:
    """Check that the types, ranks, colours and figures of card records are such as chapter 2
    allows, and give the records back; otherwise raise a `BadCard` with the rule."""
    for card, at in numbered(cards, "2.11.2"):
        if not card.name:
            raise BadCard("no name", field=f"{at}.name", rule="2.1.1")
        if card.type not in TYPES:
            raise BadCard(f"no such type: {card.type!r}", field=f"{at}.type", rule="2.2.1")
        if card.type == "monster" and not 1 <= card.rank <= 4:
            raise BadCard("monster ranks are I to IV", field=f"{at}.rank", rule="2.3.2.1")
        if not 0 <= card.rank <= 99:
            raise BadCard("no such rank", field=f"{at}.rank", rule="2.3.1")
        for color in card.colors:
            if is_no_color(color):
                raise BadCard(f"no such colour: {color!r}", field=f"{at}.colors", rule="2.4.3")
        if not card.colors:
            raise BadCard("a card has a colour", field=f"{at}.colors", rule="2.4.1")
        for value, name in ((card.threat, "threat"), (card.counter_power, "counter_power")):
            if value != "X" and (not isinstance(value, int) or not 0 <= value <= 10**7):
                raise BadCard("a number, or X", field=f"{at}.{name}", rule="2.6.1")
        if not 0 <= card.invasion <= 9:
            raise BadCard("no such invasion icon", field=f"{at}.invasion", rule="2.8.2")
        check_texts((card.text, card.text_ja), at, "2.9.1")
    return cards


# A card and the abilities its text gives it


def compile_card(card: Printed, lang: str = "en") -> Card:
    """The card with the abilities that its text gives it; an `Unreadable` says where the text is
    not read."""
    compiled = unread_card(card, lang)
    _ = compiled.abilities
    return compiled


def unread_card(card: Printed, lang: str = "en") -> Card:
    """The card, whose text is read when its abilities are first looked at."""
    return Card(
        card.number,
        {"en": card.name, "ja": card.name_ja or card.name},
        {"en": card.text.strip(), "ja": card.text_ja.strip()},
        {
            "type": card.type,
            "name": card.name,
            "rank": card.rank,
            "colors": tuple(card.colors),
            "traits": tuple(card.traits),
            "threat": card.threat if isinstance(card.threat, int) else 0,
            "counter_power": card.counter_power if isinstance(card.counter_power, int) else 0,
            "invasion": card.invasion,
        },
        partial(read_abilities, card, lang),
    )


def read_abilities(card: Printed, lang: str) -> tuple[Any, ...]:
    """The abilities that a card's text gives it. The text in the other language stands in for one
    that is not there or is not read; an `Unreadable` is about the first text there is."""
    texts = {"en": card.text, "ja": card.text_ja}
    first, *others = sorted(
        [each for each in texts if texts[each].strip()] or [lang], key=lambda each: each != lang
    )
    try:
        return read_in(card, first)
    except card_text.Unreadable:
        for other in others:
            try:
                return read_in(card, other)
            except card_text.Unreadable:
                continue
        raise


def read_in(card: Printed, lang: str) -> tuple[Any, ...]:
    """The abilities that a card's text in this language gives it."""
    source = card.text if lang == "en" else card.text_ja
    words = None if lang == "en" or card.words_ja is msgspec.UNSET else card.words_ja
    return expand(card_text.read(source, lang, card.type, words) if source.strip() else ())


# The cards that ship


def cards_made(card: Printed, others: Mapping[str, Printed]) -> list[Card]:
    """The card of a record, which is made and read when it is needed."""
    return [Unmade(card.number, partial(unread_card, card))]


def alike(one: Printed, other: Printed) -> bool:
    """Whether two records are those of the same card. The words of its Japanese text are not
    compared: which of them are known depends on the file."""
    return one == msgspec.structs.replace(other, words_ja=one.words_ja)


MAKER: Final = Maker("godzilla", Printed, check_cards, cards_made, alike=alike)

read_file = MAKER.read_file
card_files = MAKER.card_files
printed_cards = MAKER.printed_cards
shipped_pool = MAKER.shipped_pool


def refused() -> dict[str, HeadjudgeError]:
    """The shipped cards that are not playable, and why."""
    return unreadable(printed_cards(), partial(read_in, lang="en"))

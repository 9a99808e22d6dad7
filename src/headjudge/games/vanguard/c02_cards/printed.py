"""2. Characteristics of a card: reading card files, and what a card's record must hold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import msgspec

from headjudge.games.vanguard.c02_cards.clans import OF_EVERY_CLAN, clans_of, nations_of
from headjudge.games.vanguard.c03_basics.abilities import ORIGINAL
from headjudge.games.vanguard.c03_basics.units import NO_SHIELD
from headjudge.games.vanguard.c11_keywords.expansion import expand
from headjudge.games.vanguard.language import text as grammar
from headjudge.kernel.cards import Card, Unmade
from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language.card_files import check_texts, numbered, unreadable
from headjudge.language.pools import Maker
from headjudge.rulebook.citation import fact, rule

TYPES: Final = ("normal", "trigger", "G")
TRIGGERS: Final = ("", "critical", "draw", "stand", "heal")

# 2.10.1: what each skill icon stands for
ICONS: Final[tuple[str, ...]] = (
    fact("2.10.1.1", "twin drive", without="no icon"),
    fact("2.10.1.2", "intercept", without="no icon"),
    fact("2.10.1.3", "boost", without="no icon"),
    fact("2.10.1.4", "triple drive", without="no icon"),
)

# 2.16.2: printed nowhere; the book gives no number, and one drive check is what it means
DRIVE: Final[int] = fact("2.16.1", 1, without=0)


class Side(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One printed side of a card, field by field."""

    name: str
    type: str
    grade: int
    power: int | str
    critical: int = 1
    shield: int | None = None
    clan: list[str] = []
    race: list[str] = []
    nation: list[str] = []
    trigger: str = ""
    icons: list[str] = []
    text: str = ""
    name_ja: str = ""
    text_ja: str = ""


class Printed(Side, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One card of a card file. A card with two sides has another one (12.10)."""

    number: str
    other_side: Side | None = None


def check_card(cards: list[Printed]) -> list[Printed]:
    """2.1 to 2.11: names, types, grades and icons there are."""
    for card, at in numbered(cards, "2.13.1", "#"):
        check_side(card, at)
        if card.other_side is not None:
            check_side(card.other_side, f"{at}.other_side")
    return cards


def check_side(card: Side, at: str) -> None:
    """Refuse a side of a card whose name, type, grade, icons or texts there cannot be."""
    if not card.name:
        raise BadCard("no name", field=f"{at}.name", rule="2.1.1")
    if card.type not in TYPES:
        raise BadCard(f"no such type: {card.type!r}", field=f"{at}.type", rule="2.9.1")
    if not 0 <= card.grade <= 9:
        raise BadCard("no such grade", field=f"{at}.grade", rule="2.4.1")
    for value, name, number in (
        (power_of(card.power), "power", "2.5.1"),
        (card.critical, "critical", "2.7.1"),
        (card.shield or 0, "shield", "2.6.1"),
    ):
        if not 0 <= value <= 10**7:
            raise BadCard("no such number", field=f"{at}.{name}", rule=number)
    if card.trigger not in TRIGGERS:
        raise BadCard(f"no such icon: {card.trigger!r}", field=f"{at}.trigger", rule="2.8.1")
    if bool(card.trigger) != (card.type == "trigger"):
        raise BadCard("trigger units have a trigger icon", field=f"{at}.trigger", rule="2.9.2")
    for icon in card.icons:
        if icon not in ICONS:
            raise BadCard(f"no such icon: {icon!r}", field=f"{at}.icons", rule="2.10.1")
    check_texts((card.text, card.text_ja), at, "2.11.1")


@rule("2.5.3")
def without_plus(power: str) -> int:
    """A power that is printed with a plus behind it: the plus means nothing; -1: no power."""
    digits = power.removesuffix("+")
    return int(digits) if digits.isascii() and digits.isdigit() else -1


def power_of(power: int | str) -> int:
    """A power as a file has it: a number, or as it is printed."""
    return power if isinstance(power, int) else without_plus(power)


def read_text(text: str) -> tuple[Any, ...]:
    """The abilities that a text gives a card; `Unreadable` says where it is not read."""
    return grammar.read(text) if text.strip() else ()


# A card and the abilities its text gives it

OTHER_SIDE: Final = "#2"  # at the end of the number of a card's other side


def compile_card(card: Printed) -> Card:
    """The card with the abilities its text gives it."""
    compiled = unread_card(card)
    _ = compiled.abilities
    return compiled


def compile_other_side(card: Printed) -> Card | None:
    """The side of a card that a game does not begin with (12.10.3.2)."""
    compiled = unread_other_side(card)
    if compiled is not None:
        _ = compiled.abilities
    return compiled


def compile_sides(card: Printed) -> tuple[Card, Card | None]:
    """Both sides of a card, if it has two."""
    return compile_card(card), compile_other_side(card)


def unread_card(card: Printed) -> Card:
    """The card, its text to be read when its abilities are first looked at."""
    other = "" if card.other_side is None else card.number + OTHER_SIDE
    return unread_side(card, card.number, other)


def unread_other_side(card: Printed) -> Card | None:
    """The other side of a card, its text to be read when its abilities are first looked at."""
    if card.other_side is None:
        return None
    return unread_side(card.other_side, card.number + OTHER_SIDE, card.number)


def read_abilities(text: str) -> tuple[Any, ...]:
    """What a card's text gives it, keywords spelt out."""
    return expand(read_text(text))


# A card's clans are asked for before its text is read: the one text that bears on them.
FROM_EVERY_CLAN: Final = "this card is from all clans and nations"


def unread_side(card: Side, number: str, other: str) -> Card:
    """One side of a card under this number, its text to be read later."""
    clans = tuple(card.clan)
    if FROM_EVERY_CLAN in card.text.casefold():
        clans = (*clans, OF_EVERY_CLAN)
    values: dict[str, Any] = {
        "type": card.type,
        "name": (card.name,),
        "clan": clans_of(clans, tuple(card.nation)),
        "race": tuple(card.race),
        "nation": nations_of(clans, tuple(card.nation)),
        "grade": card.grade,
        "power": power_of(card.power),
        "critical": card.critical,
        "shield": NO_SHIELD if card.shield is None else card.shield,
        "trigger": card.trigger,
        "icons": tuple(card.icons),
        "drive": DRIVE,
        "states": (),
        "other side": other,
    }
    for name in ORIGINAL:
        values[f"original {name}"] = values[name]
    return Card(
        number,
        {"en": card.name, "ja": card.name_ja or card.name},
        {"en": card.text.strip(), "ja": card.text_ja.strip()},
        values,
        partial(read_abilities, card.text),
        records=(number.removesuffix(OTHER_SIDE),),
    )


# The cards that ship


def sides(card: Printed, others: Mapping[str, Printed]) -> list[Card]:
    """The sides of a card, made and read as they are needed."""
    front = Unmade(card.number, partial(unread_card, card))
    if card.other_side is None:
        return [front]
    number = card.number + OTHER_SIDE
    return [front, Unmade(number, partial(unread_side, card.other_side, number, card.number))]


def brings(pool: Pool, card: Card) -> list[Card]:
    """The other side of a card that has two comes into the game with it."""
    other = card.values["other side"]
    return [pool[other]] if other else []


MAKER: Final = Maker("vanguard", Printed, check_card, sides)

read_file = MAKER.read_file
card_files = MAKER.card_files
printed_cards = MAKER.printed_cards
shipped_pool = MAKER.shipped_pool


def refused() -> dict[str, HeadjudgeError]:
    """The shipped cards that are not playable, and why."""
    return unreadable(printed_cards(), compile_sides)

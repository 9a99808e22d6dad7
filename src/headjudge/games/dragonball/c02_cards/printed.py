"""2. Card data: the cards of a card file, checked, and made into definitions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import msgspec

from headjudge.games.dragonball.c10_keywords import tokens
from headjudge.games.dragonball.c10_keywords.bundles import expand
from headjudge.games.dragonball.language import text as grammar
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card, Unmade
from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language.card_files import check_texts, numbered, unreadable
from headjudge.language.phrases import Unreadable
from headjudge.language.pools import Maker
from headjudge.language.terms import walk
from headjudge.rulebook.citation import fact, rule

LEADER: Final = "leader"
BATTLE: Final = "battle"
EXTRA: Final = "extra"
TYPES: Final[tuple[str, ...]] = fact("2-3-2", (LEADER, BATTLE, EXTRA), without=(BATTLE,))

COLORS: Final[tuple[str, ...]] = fact(
    "2-4-1-1", ("red", "blue", "green", "yellow", "black"), without=("red",)
)

ANY: Final = (LEADER, BATTLE, EXTRA)

# Which types have what; whatever a card has against these is a mistake in its record.
HAVE: Final[dict[str, tuple[str, ...]]] = {
    "character": fact("2-5-4", (LEADER, BATTLE), without=ANY),
    "traits": fact("2-6-5", (LEADER, BATTLE), without=ANY),
    "era": fact("2-7-3", (LEADER, BATTLE), without=ANY),
    "power": fact("2-8-2", (LEADER, BATTLE), without=ANY),
    "combo_power": fact("2-9-2", (BATTLE,), without=ANY),
    "combo_cost": fact("2-10-2", (BATTLE,), without=ANY),
    "energy_cost": fact("2-11-2", (BATTLE, EXTRA), without=ANY),
    "specified_cost": (BATTLE, EXTRA),
}

RULES: Final = {
    "character": "2-5-4",
    "traits": "2-6-5",
    "era": "2-7-3",
    "power": "2-8-2",
    "combo_power": "2-9-2",
    "combo_cost": "2-10-2",
    "energy_cost": "2-11-2",
    "specified_cost": "2-11-2",
}


class Side(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What is printed on one side of a card, field by field."""

    name: str
    color: list[str] = []
    character: list[str] = []
    traits: list[str] = []
    era: str = ""
    power: int | None = None
    text: str = ""
    name_ja: str = ""
    text_ja: str = ""


class Printed(Side, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One card of a card file. A leader has a back."""

    number: str
    type: str
    energy_cost: int | None = None
    specified_cost: list[str] = []
    combo_cost: int | None = None
    combo_power: int | None = None
    back: Side | None = None


def check_cards(cards: list[Printed]) -> list[Printed]:
    """Check the cards of a file against 2-1 to 2-15: names, types, colours and numbers."""
    for card, at in numbered(cards, "2-15-1", BACK):
        check_card(card, at)
    return cards


def check_card(card: Printed, at: str) -> None:
    """Raise a `BadCard` if a card has what its type does not have, or lacks what it needs."""
    if card.type not in TYPES:
        raise BadCard(f"no such type: {card.type!r}", field=f"{at}.type", rule="2-3-2")
    check_side(card, at)
    for name, types in HAVE.items():
        if card.type not in types and getattr(card, name) not in (None, [], ""):
            raise BadCard(f"not on such a card: {name}", field=f"{at}.{name}", rule=RULES[name])
    if (card.type == LEADER) != (card.back is not None):
        raise BadCard("leaders have a back", field=f"{at}.back", rule="2-3-2-1-2")
    if card.back is not None:
        check_side(card.back, f"{at}.back")
    needed = ("power",) if card.type == LEADER else ("energy_cost",)
    for name in ("power", "energy_cost") if card.type == BATTLE else needed:
        if getattr(card, name) is None:
            raise BadCard(f"no {name}", field=f"{at}.{name}", rule=RULES[name])
    for name in ("energy_cost", "combo_cost", "combo_power"):
        if not 0 <= (getattr(card, name) or 0) <= 10**6:
            raise BadCard("no such number", field=f"{at}.{name}", rule=RULES[name])
    for color in card.specified_cost:
        if color not in COLORS:
            raise BadCard(
                f"no such colour: {color!r}", field=f"{at}.specified_cost", rule="2-4-1-1"
            )


def check_side(card: Side, at: str) -> None:
    """Raise a `BadCard` if the name, a colour, the power or a text of a side is wrong."""
    if not card.name:
        raise BadCard("no name", field=f"{at}.name", rule="2-1-1")
    for color in card.color:
        if color not in COLORS:
            raise BadCard(f"no such colour: {color!r}", field=f"{at}.color", rule="2-4-1-1")
    if not -(10**7) <= (card.power or 0) <= 10**7:
        raise BadCard("no such number", field=f"{at}.power", rule="2-8-1")
    check_texts((card.text, card.text_ja), at, "2-12-1")
    check_letters(card, at)


def check_letters(card: Side, at: str) -> None:
    """Raise a `BadCard` for a black cost on a card that is not black: `{B}` is black on the
    publisher's pages, where blue is `{U}`, and was most likely meant as the printed letter."""
    if "{B}" in card.text and card.color and "black" not in card.color:
        raise BadCard(
            "this is black energy, and the card is not black; a blue one is written B or U",
            field=f"{at}.text", rule="8-4-2-4",
        )  # fmt: skip


def read_text(text: str) -> tuple[Any, ...]:
    """The skills that a text gives a card; `Unreadable` says where it is not read."""
    return grammar.read(text) if text.strip() else ()


# -- a card and the skills its text gives it

BACK: Final = "#2"  # at the end of the number of a leader's back


def compile_card(card: Printed) -> Card:
    """The card with the skills its text gives it; of a leader, its front."""
    compiled = unread_card(card)
    _ = compiled.abilities
    return compiled


def compile_back(card: Printed) -> Card | None:
    """The back of a leader, with the skills its text gives it; None: the card has no back."""
    compiled = unread_back(card)
    if compiled is not None:
        _ = compiled.abilities
    return compiled


def unread_card(card: Printed) -> Card:
    """The card (of a leader, its front), its text to be read when its skills are first looked
    at."""
    back = "" if card.back is None else card.number + BACK
    return make_side(card, card, card.number, back)


def unread_back(card: Printed) -> Card | None:
    """The back of a leader, its text to be read when its skills are first looked at."""
    return (
        None if card.back is None else make_side(card, card.back, card.number + BACK, card.number)
    )


def read_skills(text: str) -> tuple[Any, ...]:
    """What a card's text gives it, keywords spelt out."""
    return expand(read_text(text))


# A card's names are asked for before its text is read: the words of all texts that bear on them.
IN_ALL_AREAS: Final = "in all areas"


def skills_about_names(text: str) -> tuple[Any, ...]:
    """The skills of a text that adds to the names of its card; of any other, none."""
    if IN_ALL_AREAS not in text.casefold():
        return ()
    try:
        return read_skills(text)
    except Unreadable:  # said once the card is looked at
        return ()


def make_side(
    card: Printed, side: Side, number: str, other: str, skills: tuple[Any, ...] | None = None
) -> Card:
    """The definition of one side of a card. Its skills are those that its text gives it, read
    when they are first looked at, unless they are given."""
    power = side.power or 0
    cost = total_cost(card)
    values: dict[str, Any] = {
        "type": card.type,
        "name": normal_names([side.name]),
        "colors": tuple(side.color),
        "character": normal_names(side.character),
        "traits": normal_names(side.traits),
        "era": side.era,
        "power": power,
        "energy cost": cost,
        "specified cost": tuple(card.specified_cost),
        "combo cost": card.combo_cost or 0,
        "combo power": card.combo_power or 0,
        "combos": card.combo_cost is not None and card.combo_power is not None,
        "original power": power,
        "original energy cost": cost,
        "other side": other,
    }
    return Card(
        number,
        {"en": side.name, "ja": side.name_ja or side.name},
        {"en": side.text.strip(), "ja": side.text_ja.strip()},
        with_further_names(values, skills_about_names(side.text) if skills is None else skills),
        partial(read_skills, side.text) if skills is None else skills,
        records=(card.number,),
    )


def normal_names(printed: list[str]) -> tuple[str, ...]:
    """Names in the form in which texts speak of them."""
    return tuple([grammar.normalise_name(each) for each in printed])


@rule("2-11-3")
def total_cost(card: Printed) -> int:
    """The energy cost that texts speak of is the total cost alone."""
    return card.energy_cost or 0


def with_further_names(values: dict[str, Any], skills: tuple[Any, ...]) -> dict[str, Any]:
    """What permanent skills add to a card's names in all areas is as if printed."""
    for each in skills:
        if isinstance(each, v.InAllAreas):
            more = FURTHER[each.property](each)
            own = values[each.property]
            values[each.property] = (*own, *[name for name in more if name not in own])
    return values


@rule("2-1-3")
def further_names(term: v.InAllAreas) -> tuple[str, ...]:
    """The card names that a permanent skill adds in all areas."""
    return term.values


@rule("2-5-5")
def further_characters(term: v.InAllAreas) -> tuple[str, ...]:
    """The character names that a permanent skill adds in all areas."""
    return term.values


@rule("2-6-6")
def further_traits(term: v.InAllAreas) -> tuple[str, ...]:
    """The special traits that a permanent skill adds in all areas."""
    return term.values


def further_colors(term: v.InAllAreas) -> tuple[str, ...]:
    """The colours that a permanent skill adds in all areas. The book says nothing of them: 1-3-1,
    as the text has it."""
    return term.values


FURTHER: Final = {
    "name": further_names,
    "character": further_characters,
    "traits": further_traits,
    "colors": further_colors,
}


# -- the cards that ship


def brings(pool: Pool, card: Card) -> list[Card]:
    """The cards that a card brings into a game: its other side, and the tokens it makes."""
    other = card.values["other side"]
    sides = [pool[other]] if other else []
    made = [each for each in walk(card.abilities.terms) if isinstance(each, v.PlayToken)]
    return [*sides, *[tokens.token_card(term) for term in made]]


def sides(card: Printed, others: Mapping[str, Printed]) -> list[Card]:
    """The sides of a card, made and read as they are needed."""
    front = Unmade(card.number, partial(unread_card, card))
    if card.back is None:
        return [front]
    number = card.number + BACK
    return [front, Unmade(number, partial(make_side, card, card.back, number, card.number))]


MAKER: Final = Maker("dragonball", Printed, check_cards, sides)

read_file = MAKER.read_file
card_files = MAKER.card_files
printed_cards = MAKER.printed_cards
shipped_pool = MAKER.shipped_pool


def compile_sides(card: Printed) -> tuple[Card, Card | None]:
    """Both sides of a card, if it has two."""
    return compile_card(card), compile_back(card)


def refused() -> dict[str, HeadjudgeError]:
    """The shipped cards that are not playable, and why."""
    return unreadable(printed_cards(), compile_sides)

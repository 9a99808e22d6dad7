"""2. Card information: what a card's record holds, and what it says of the card.

Chapter 14 says what abilities are; how a text is read is in `language/text`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import msgspec

from headjudge.games.gateruler import c07_main_phase
from headjudge.games.gateruler.c01_overview import INFINITE, NO_NUMBER, is_one_of
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c05_preparation.rulers import (
    GeasPart,
    RulerPart,
    Sheet,
    sheet_of,
    under_geas,
)
from headjudge.games.gateruler.c16_keywords import bundles, concealment, granting
from headjudge.games.gateruler.language import text as grammar
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card, Unmade
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.card_files import check_texts, numbered, unreadable
from headjudge.language.doing import ASK, DO, TAKE, do_next
from headjudge.language.evaluate import FILTERS, NUMBERS, abilities_of, info, means, seats
from headjudge.language.options import first_list
from headjudge.language.pools import Maker
from headjudge.language.terms import walk
from headjudge.rulebook.citation import fact, rule

# 2-2 to 2-16. What a card's record must hold

TYPES: Final[tuple[str, ...]] = fact(
    "2-3b", ("ruler", "geas", "unit", "event", "field", "resource"), without=("unit",)
)

WITH_SHEET: Final = {"ruler": "ruler", "geas": "geas"}


class Printed(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One card of a card file, field by field."""

    number: str
    name: str
    type: str
    faction: list[str] = []
    attributes: list[str] = []
    level: int = 0
    atk: int = 0
    hp: int = 0
    stk: int = 0
    life: int = 0
    legendary: bool = False
    text: str = ""
    name_ja: str = ""
    text_ja: str = ""
    ruler: RulerPart | None = None
    geas: GeasPart | None = None


def check(cards: list[Printed]) -> list[Printed]:
    """2-2 to 2-13: names, types and numbers there are."""
    for card, at in numbered(cards, "2-16a", UNDER_GEAS):
        check_card(card, at)
    return cards


def check_card(card: Printed, at: str) -> None:
    """Raise a `BadCard` if a record lacks a name, is of a type that there is not, or has a number
    out of bounds."""
    if not card.name:
        raise BadCard("no name", field=f"{at}.name", rule="2-2a")
    if card.type not in TYPES:
        raise BadCard(f"no such type: {card.type!r}", field=f"{at}.type", rule="2-3b")
    for name in card.faction:
        if not is_faction(name):
            raise BadCard(f"no such faction: {name!r}", field=f"{at}.faction", rule="2-4b")
    if not -99 <= card.level <= 99:
        raise BadCard("no such level", field=f"{at}.level", rule="2-7a-1")
    for value, name, number in (
        (card.atk, "atk", "2-10a-1"),
        (card.hp, "hp", "2-11a-1"),
        (card.stk, "stk", "2-12a"),
        (card.life, "life", "2-6a"),
    ):
        if not 0 <= value <= 9999:
            raise BadCard("no such number", field=f"{at}.{name}", rule=number)
    if card.type == "ruler" and card.life < 1:
        raise BadCard("a ruler has life", field=f"{at}.life", rule="2-6a")
    for kind, part in (("ruler", card.ruler), ("geas", card.geas)):
        if (part is not None) != (card.type == kind):
            raise BadCard(f"this is for a {kind}", field=f"{at}.{kind}", rule="5-2b")
    check_texts((card.text, card.text_ja), at, "2-13a")


@rule("2-4b")
def is_faction(name: str) -> bool:
    """Which factions there are, the book leaves open; their names have capitals."""
    return bool(name) and name == name.strip() and not name[0].islower()


# 2-4, 2-5. Faction and attributes


@means(FILTERS, v.Faction)
def filter_faction(context: Context, term: v.Faction, ref: Ref) -> bool:
    """Cards of one of these factions, whatever others they have."""
    own = info(context, ref, "faction")
    return len([each for each in term.factions if is_one_of(own, each)]) > 0


@means(FILTERS, v.Attribute)
@rule("2-5d")
def has_attribute(context: Context, term: v.Attribute, ref: Ref) -> bool:
    """A card with that attribute; of several with one of them, unless all are asked for."""
    own = info(context, ref, "attributes")
    if len(term.attributes) == 1:
        return is_one_of(own, term.attributes[0])
    if term.every:
        return len([each for each in term.attributes if is_one_of(own, each)]) == len(
            term.attributes
        )
    return has_either(own, term.attributes)


@rule("2-5d-1")
def has_either(own: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether a card has one of these attributes, or several of them."""
    return len([each for each in wanted if is_one_of(own, each)]) > 0


@rule("2-5c")
def published_attributes(game: Game) -> tuple[str, ...]:
    """The attributes that exist on a published card: one of this game's pool."""
    return game.pool.words("attributes")


def declares(card: Card) -> tuple[str, ...]:
    """The properties of which a card's text has a value chosen."""
    terms = walk(card.abilities.terms)
    return ("attributes",) if any([isinstance(each, v.ChooseAttribute) for each in terms]) else ()


@means(ASK, v.ChooseAttribute)
def ask_choose_attribute(
    context: Context, frame: Frame, term: v.ChooseAttribute
) -> Decision | None:
    """Ask the player to name one of the attributes of published cards."""
    there = range(len(published_attributes(context.game)))
    options: tuple[Option, ...] = tuple([("attribute", at) for at in there])
    return Decision(context.seat, "attribute", options, "2-5c") if options else None


@means(TAKE, v.ChooseAttribute)
def take_choose_attribute(
    context: Context, frame: Frame, term: v.ChooseAttribute, chosen: tuple[Option, ...]
) -> None:
    """The card gains the named attribute until the end of the turn."""
    name = published_attributes(context.game)[int(chosen[0][1])]
    gain = t.Continuous((t.Change(term.what, "attributes", bundles.ADDED_TO_OTHERS, (name,)),))
    do_next(frame, (t.Lasting("turn", gain),))


@means(DO, v.ChooseAttribute)
def do_choose_attribute(context: Context, frame: Frame, term: v.ChooseAttribute) -> None:
    """No card has an attribute that could be named."""


# 2-6. Life


@rule("2-6c")
def current_life(game: Game, seat: int) -> int:
    """The ruler's life less the cards in its controller's damage zone."""
    ruler = u.ruler_of(game, seat)
    life: int = game.value(ruler, "life") if ruler >= 0 else 0
    return life - len(game.state.zones[_DAMAGE[seat]])


_DAMAGE: Final = (z.damage_of(0), z.damage_of(1))


@means(NUMBERS, v.CurrentLife)
@rule("2-6c-1")
def count_current_life(context: Context, term: v.CurrentLife) -> int:
    """A player's current life is that of the ruler they control."""
    return sum([current_life(context.game, seat) for seat in seats(context, term.whose)])


# 2-8, 2-9. Icons

ICONS = {"OD": "Overdrive", "CNT": "Counter"}


@means(FILTERS, v.Icon)
def filter_icon(context: Context, term: v.Icon, ref: Ref) -> bool:
    """Cards with this reminder icon: with an OD or a CNT ability, or with that keyword."""
    own = abilities_of(context, ref)
    if term.icon in ICONS:
        return ICONS[term.icon] in own.others
    return granting.has_keyword(own, term.icon)


@rule("2-9a-2")
def is_legendary(card: Card) -> bool:
    """A card with the icon."""
    return bool(card.values["legendary"])


@means(FILTERS, v.Legendary)
def filter_legendary(context: Context, term: v.Legendary, ref: Ref) -> bool:
    """Cards with the legendary icon."""
    return bool(info(context, ref, "legendary"))


# 2-13. Text: the card with the abilities it gives


def read_text(text: str) -> tuple[Any, ...]:
    """The abilities that a text gives a card; `Unreadable` says where it is not read."""
    return grammar.read(text) if text.strip() else ()


def read_abilities(text: str) -> tuple[Any, ...]:
    """What a card's text gives it, keywords spelt out."""
    return granting.expand(read_text(text))


def compile_card(card: Printed) -> Card:
    """The card with the abilities its text gives it."""
    compiled = unread_card(card)
    _ = compiled.abilities
    return compiled


def unread_card(card: Printed) -> Card:
    """The card, its text to be read when its abilities are first looked at."""
    sheet = sheet_of(card.ruler, f"card {card.number!r}.ruler") if card.ruler else None
    return Card(
        card.number,
        {"en": card.name, "ja": card.name_ja or card.name},
        {"en": card.text.strip(), "ja": card.text_ja.strip()},
        values_of(card, sheet),
        partial(read_abilities, card.text),
    )


def values_of(card: Printed, sheet: Sheet | None) -> dict[str, Any]:
    """Every property of the card; what it has not is nothing, or 0 (1-5g)."""
    return {
        "type": card.type,
        "name": (card.name,),
        "faction": tuple(card.faction),
        "attributes": tuple(card.attributes),
        "level": card.level or NO_NUMBER,
        "atk": card.atk or NO_NUMBER,
        "hp": card.hp or NO_NUMBER,
        "stk": card.stk or NO_NUMBER,
        "life": card.life or NO_NUMBER,
        "legendary": int(card.legendary),
        "summon cap": INFINITE if sheet is None else sheet.summon_cap,
        "set cap": INFINITE if sheet is None else sheet.set_cap,
        "level cap": INFINITE if sheet is None else sheet.level_cap,
        "sheet": sheet,
        "pays levels": sheet is not None and sheet.pays_levels,
    }


# Rulers under a geas (5-2b-2)

UNDER_GEAS: Final = "#"  # between the numbers of a ruler and of its geas


def with_geas(ruler: Printed, geas: Printed) -> Card | None:
    """The ruler as it is under this geas; None: it is for others."""
    part = geas.geas
    if part is None or ruler.ruler is None or ruler.name not in part.rulers:
        return None
    at = f"card {geas.number!r}.geas"
    sheet = under_geas(sheet_of(ruler.ruler, at), part, at)
    if sheet is None:
        return None
    values = values_of(ruler, sheet)
    for name, more in (("life", part.life), ("atk", part.atk), ("stk", part.stk)):
        values[name] += more
    return Card(
        f"{ruler.number}{UNDER_GEAS}{geas.number}",
        {"en": ruler.name, "ja": ruler.name_ja or ruler.name},
        {
            "en": f"{ruler.text.strip()}\n{geas.text.strip()}".strip(),
            "ja": f"{ruler.text_ja.strip()}\n{geas.text_ja.strip()}".strip(),
        },
        values,
        partial(read_abilities_of_both, ruler.text, geas.text),
        records=(ruler.number, geas.number),
    )


def read_abilities_of_both(text: str, more: str) -> tuple[Any, ...]:
    """The abilities of a ruler and those of its geas."""
    return (*read_abilities(text), *read_abilities(more))


# Resource cards

# The cards that rulers put into resource zones; all are alike.
RESOURCE: Final = unread_card(
    Printed(number="RESOURCE", name="Resource", name_ja="エナジー", type="resource")
)


# 2-17. Classes of cards


@rule("2-17b")
def is_standard_action(game: Game, card: int) -> bool:
    """A unit, a field, or an event with standard action for its timing."""
    kind = game.value(card, "type")
    if kind == "event":
        effect = effect_of(game, card)
        return effect is None or "standard" in timings_of(effect)
    return kind in ("unit", "field")


def effect_of(game: Game, card: int) -> Any:
    """What an event card does and when; None: it says nothing."""
    found = game.state.printed[card].abilities.others.get("EventEffect", ())
    return found[0] if found else None


def timings_of(effect: Any) -> tuple[str, ...]:
    """The timing of an event; if it has none as a whole, those of its options (14-4b-2a)."""
    if effect.timing:
        return (effect.timing,)
    found = first_list(effect.do)
    return () if found is None else tuple([timing_of(each) for each in found.options])


def timing_of(option: tuple[t.Effect, ...]) -> str:
    """The timing that stands before an option; "": none."""
    first = option[0]
    return first.timing if isinstance(first, v.Timing) else ""


@means(FILTERS, v.StandardAction)
def filter_standard_action(context: Context, term: v.StandardAction, ref: Ref) -> bool:
    """Standard action cards (2-17b)."""
    return is_standard_action(context.game, ref[0])


@rule("2-17c")
def can_be_set(game: Game, card: int) -> bool:
    """Whether a card can be set: an event without Forced Reveal, or a card of which an effect says
    so."""
    if concealment.must_be_revealed(game, card):
        return False
    return c07_main_phase.is_settable_event(game, card) or c07_main_phase.is_said_to_be(game, card)


@means(FILTERS, v.Settable)
def filter_settable(context: Context, term: v.Settable, ref: Ref) -> bool:
    """Cards that can be set (2-17c)."""
    return can_be_set(context.game, ref[0])


# What ships


def with_rulers_under_geases(card: Printed, others: Mapping[str, Printed]) -> list[Card]:
    """A card; of a ruler, and of a geas, also rulers as they are under geases for them. Their
    texts are read as they are needed; a card that is neither is made as it is needed, too."""
    if card.type not in WITH_SHEET:
        return [Unmade(card.number, partial(unread_card, card))]
    pairs: list[tuple[Printed, Printed]] = []
    if card.type == "ruler":
        pairs = [(card, each) for each in others.values() if each.type == "geas"]
    elif card.type == "geas":
        pairs = [(each, card) for each in others.values() if each.type == "ruler"]
    both = [with_geas(ruler, geas) for ruler, geas in pairs]
    return [unread_card(card), *[each for each in both if each is not None]]


def brings(pool: Pool, card: Card) -> list[Card]:
    """The resource cards come into the game with a ruler."""
    return [RESOURCE] if card.values["type"] == "ruler" else []


MAKER: Final = Maker("gateruler", Printed, check, with_rulers_under_geases, always=(RESOURCE,))

read_file = MAKER.read_file
card_files = MAKER.card_files
printed_cards = MAKER.printed_cards
shipped_pool = MAKER.shipped_pool


def refused() -> dict[str, HeadjudgeError]:
    """The shipped cards that are not playable, and why."""
    return unreadable(printed_cards(), compile_card)

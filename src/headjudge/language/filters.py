"""What filters mean: whether a card is such a card, and which of several cards are."""

from __future__ import annotations

from headjudge.kernel.state import Ref
from headjudge.language import terms as t
from headjudge.language.book import Context, golden
from headjudge.language.evaluate import (
    FILTERS,
    SIFTERS,
    abilities_of,
    compare,
    info,
    means,
    number,
    objects,
    whereabouts,
)


@means(FILTERS, t.Type)
def filter_type(context: Context, term: t.Type, ref: Ref) -> bool:
    """Whether the card is of one of these types."""
    if info(context, ref, "type") in term.types:
        return True
    return context.counting and counts_as(context, term.types, ref[0])


def counts_as(context: Context, types: tuple[str, ...], card: int) -> bool:
    """Whether a card counts as one of these types beside its own, where cards are counted: some say
    so."""
    game = context.game
    if "CountsAs" not in game.survey.features:
        return False
    area = game.rules.layout.kind[game.state.place[card]]
    for each in game.state.printed[card].abilities.others.get("CountsAs", ()):
        if each.type in types and each.where == area:
            return True
    return False


@means(FILTERS, t.Trait)
def filter_trait(context: Context, term: t.Trait, ref: Ref) -> bool:
    """Whether the card has one of these traits, or all of them."""
    traits = info(context, ref, "traits")
    if term.every:
        return all([each in traits for each in term.traits])
    return any([each in traits for each in term.traits])


@means(FILTERS, t.Color)
def filter_color(context: Context, term: t.Color, ref: Ref) -> bool:
    """Whether the card has one of these colors."""
    colors = info(context, ref, "colors")
    return any([each in colors for each in term.colors])


def names_of(context: Context, ref: Ref) -> tuple[str, ...]:
    """The names of a card; in some games a card may have several."""
    name = info(context, ref, "name")
    return name if isinstance(name, tuple) else (name,)


@means(FILTERS, t.Named)
def filter_named(context: Context, term: t.Named, ref: Ref) -> bool:
    """Whether one of the card's names is among these."""
    return any([name in term.names for name in names_of(context, ref)])


@means(FILTERS, t.NameHas)
def filter_name_has(context: Context, term: t.NameHas, ref: Ref) -> bool:
    """Whether one of the card's names contains these letters."""
    return any([term.part in name for name in names_of(context, ref)])


@means(FILTERS, t.Compare)
def filter_compare(context: Context, term: t.Compare, ref: Ref) -> bool:
    """Whether a number of the card stands in a relation to another number."""
    return compare(info(context, ref, term.property), term.relation, number(context, term.number))


@means(FILTERS, t.HasKeyword)
def filter_has_keyword(context: Context, term: t.HasKeyword, ref: Ref) -> bool:
    """Whether the card has a keyword, with this number if one is said."""
    for each in abilities_of(context, ref).keywords:
        if each.name == term.keyword and term.number in (None, each.number):
            return True
    return False


@means(FILTERS, t.Other)
def filter_other(context: Context, term: t.Other, ref: Ref) -> bool:
    """Whether the card is not the one the text is on."""
    return ref[0] != context.source


@means(FILTERS, t.InZones)
def filter_in_zones(context: Context, term: t.InZones, ref: Ref) -> bool:
    """Whether the card is in a zone with one of these numbers."""
    zone = whereabouts(context, ref)
    return zone >= 0 and context.game.rules.layout.number[zone] in term.numbers


@means(FILTERS, t.Placed)
def filter_placed(context: Context, term: t.Placed, ref: Ref) -> bool:
    """Whether the card's zone stands in a relation to the zone of another card."""
    zone = whereabouts(context, ref)
    if zone < 0:
        return False
    related = context.game.rules.terms.meanings.related
    for other in objects(context, term.to):
        place = whereabouts(context, other)
        if place >= 0 and related(context.game, term.relation, zone, place, context.seat):
            return True
    return False


@means(FILTERS, t.Shares)
def filter_shares(context: Context, term: t.Shares, ref: Ref) -> bool:
    """Whether the card has a name or a trait in common with another card."""
    for other in objects(context, term.with_):
        if term.what == "name":
            same = golden(context.game).same_name
            if same(names_of(context, ref), names_of(context, other)):
                return True
        else:
            mine = info(context, ref, "traits")
            if any([each in mine for each in info(context, other, "traits")]):
                return True
    return False


@means(FILTERS, t.Not)
def filter_not(context: Context, term: t.Not, ref: Ref) -> bool:
    """Whether the card does not pass a filter."""
    return not FILTERS[type(term.filter)](context, term.filter, ref)


@means(FILTERS, t.Either)
def filter_either(context: Context, term: t.Either, ref: Ref) -> bool:
    """Whether the card passes one of several filters."""
    return any([FILTERS[type(each)](context, each, ref) for each in term.filters])


@means(FILTERS, t.Among)
def filter_among(context: Context, term: t.Among, ref: Ref) -> bool:
    """Whether the card is one of those remembered under a name."""
    return ref[0] in [each[0] for each in context.memory.get(term.memory, ())]


@means(SIFTERS, t.Extreme)
def sift_extreme(context: Context, term: t.Extreme, cards: list[int]) -> list[int]:
    """Keep the cards with the highest, or the lowest, value of a property."""
    if not cards:
        return cards
    game = context.game
    found = [game.value(card, term.property) for card in cards]
    best = max(found) if term.highest else min(found)
    return [card for card, value in zip(cards, found, strict=True) if value == best]

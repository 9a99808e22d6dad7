"""What a line of a Resonance list can ask of a card: what is printed on it.

A deck is no game yet: nothing in it lies in a zone, is a token, or was spoken of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from headjudge.language.evaluate import compare


def is_of_type(card: Card, filter: t.Type) -> bool:
    """Whether a card is of one of these types."""
    return card.values["type"] in filter.types


def has_trait(card: Card, filter: t.Trait) -> bool:
    """Whether a card has one of these traits, or every one of them."""
    found = [trait in card.values["traits"] for trait in filter.traits]
    return all(found) if filter.every else any(found)


def has_color(card: Card, filter: t.Color) -> bool:
    """Whether a card has one of these colours."""
    return any([color in card.values["colors"] for color in filter.colors])


def is_named(card: Card, filter: t.Named) -> bool:
    """Whether a card has one of these names."""
    return card.name in filter.names


def has_in_name(card: Card, filter: t.NameHas) -> bool:
    """Whether a part of a card's name is this."""
    return filter.part in card.name


def compares(card: Card, filter: t.Compare) -> bool:
    """Whether a number of a card stands in this relation to another number."""
    number = filter.number
    return isinstance(number, int) and compare(
        card.values[filter.property], filter.relation, number
    )


def is_not(card: Card, filter: t.Not) -> bool:
    """Whether a card is not such."""
    return not is_such(card, filter.filter)


PRINTED: Final[dict[type, Callable[[Card, Any], bool]]] = {
    t.Type: is_of_type,
    t.Trait: has_trait,
    t.Color: has_color,
    t.Named: is_named,
    t.NameHas: has_in_name,
    t.Compare: compares,
    t.Not: is_not,
}


def is_printed(filter: t.Filter) -> bool:
    """Whether what a filter asks is printed on cards."""
    if isinstance(filter, t.Not):
        return is_printed(filter.filter)
    if isinstance(filter, t.Compare):
        return isinstance(filter.number, int)
    return type(filter) in PRINTED


def is_such(card: Card, filter: t.Filter) -> bool:
    """Whether a card passes a filter on what is printed."""
    return PRINTED[type(filter)](card, filter)

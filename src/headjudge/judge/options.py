"""The options of a question: what they are about, and what tells them apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from headjudge import games
from headjudge.judge.mentions import Mention, card_fits
from headjudge.kernel.decision import Option
from headjudge.kernel.game import Game

CARD: Final = "c"
ZONE: Final = "z"
NUMBERS: Final = "ns"  # parts of an option that are numbers


def parts_of(game: Game, option: Option) -> list[tuple[str, int]]:
    """What an option is about: each part with its sort (a card, a zone, a number)."""
    kinds = game.rules.asking.verbs.get(str(option[0]), "")
    found = [(kind, int(value)) for kind, value in zip(kinds, option[1:], strict=False)]
    return [each for each in found if each[0] in (CARD, ZONE, *NUMBERS)]


def part_fits(game: Game, part: tuple[str, int], mention: Mention) -> bool:
    """Whether a part of an option is what is mentioned: this card, a card that lies there, this
    zone, or the zone that the card lies in."""
    kind, value = part
    if kind == CARD:
        return card_fits(game, mention, value)
    if kind != ZONE or value < 0:
        return False
    there = game.state.zones[value]
    return value in mention.zones or (
        bool(mention.number) and any(card_fits(game, mention, card) for card in there)
    )


def are_named(game: Game, parts: Sequence[tuple[str, int]], mentions: Sequence[Mention]) -> bool:
    """Whether each of the parts is what one of the mentions says, and no two of them the same."""
    if not parts:
        return True
    return any(
        part_fits(game, parts[0], each)
        and are_named(game, parts[1:], [*mentions[:at], *mentions[at + 1 :]])
        for at, each in enumerate(mentions)
    )


def fits(game: Game, option: Option, mention: Mention) -> bool:
    """Whether an option is about what is mentioned."""
    return any(part_fits(game, part, mention) for part in parts_of(game, option))


def numbers_of(game: Game, option: Option) -> set[int]:
    """The numbers that an option can be called by: the one it stands for, or its zone's."""
    number = game.rules.layout.number
    parts = parts_of(game, option)
    return {
        number[value] if kind == ZONE else value
        for kind, value in parts
        if kind != CARD and value >= 0
    }


def looks(game: Game, card: int) -> tuple[Any, ...]:
    """What tells a card from equal ones: where and how it lies, what it is now, what goes with
    it."""
    state, layout = game.state, game.rules.layout
    place = state.place[card]
    known = state.printed[card].number, place, state.owner[card], state.rest[card]
    if place < 0:
        return known
    companions = games.load(game.rules.name).laying.companions(game, card)
    with_it = tuple(sorted([(word, state.printed[each].number) for word, each in companions]))
    shown = game.rules.showing.values if layout.field[place] else ()
    values = tuple([repr(game.value(card, name)) for name in shown])
    return (*known, state.face[card], state.known[card], state.host[card] >= 0, with_it, values)

"""5-2b, 5-3b. What a ruler card lays down for its player, and how a geas changes it.

Zones, caps, setting up, the start of a turn, and the rules of deck construction.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from headjudge.games.gateruler.c01_overview import INFINITE
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.errors import BadCard
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule


@dataclass(frozen=True, slots=True)
class DeckRules:
    """What a ruler asks of its player's deck (5-2c-1). None: nothing."""

    size: int = 50
    factions: int | None = None
    unit_factions: int | None = None
    other_factions: int | None = None
    attributes: tuple[str, ...] = ()
    unit_attributes: tuple[str, ...] = ()
    other_attributes: tuple[str, ...] = ()
    copies: int | None = None
    legendary: int | None = None
    level: int | None = None
    counters: int | None = None
    series: tuple[str, ...] = ()  # what the collector numbers begin with


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a ruler lays down for its player."""

    attack_zones: int
    defense_zones: int
    set_zones: int
    hand: bool
    setup: tuple[t.Effect, ...]
    start_of_turn: tuple[t.Effect, ...]
    summon_cap: int
    set_cap: int
    level_cap: int
    pays_levels: bool
    deck: DeckRules


# -- as card files have it


class DeckPart(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The deck construction rules of a ruler, or what a geas puts in their place."""

    size: int | None = None
    factions: int | None = None
    unit_factions: int | None = None
    other_factions: int | None = None
    attributes: list[str] = []
    unit_attributes: list[str] = []
    other_attributes: list[str] = []
    copies: int | None = None
    legendary: int | None = None
    level: int | None = None
    counters: int | None = None
    series: list[str] = []


class RulerPart(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a ruler card says, or (with less of it) a geas card in its place."""

    attack_zones: int | None = None
    defense_zones: int | None = None
    set_zones: int | None = None
    hand: bool | None = None
    setup: list[str] | None = None
    start_of_turn: list[str] | None = None
    summon_cap: int | None = None
    set_cap: int | None = None
    level_cap: int | None = None
    pays_levels: bool | None = None
    deck: DeckPart | None = None


class GeasPart(RulerPart, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a geas adds or changes, and the rulers that it is for, by name."""

    rulers: list[str]
    life: int = 0
    atk: int = 0
    stk: int = 0


# What a ruler has that says nothing else.
USUAL: Final = Sheet(
    attack_zones=3,
    defense_zones=1,
    set_zones=3,
    hand=True,
    setup=(),
    start_of_turn=(),
    summon_cap=INFINITE,
    set_cap=fact("4-3b-1a", INFINITE, without=0),
    level_cap=INFINITE,
    pays_levels=True,
    deck=DeckRules(),
)


def exhausted_resources(number: int) -> t.Effect:
    """So many resource cards come into the resource zone exhausted."""
    return v.PlaceResources(number, exhausted=True)


# The words of setting up and of beginning a turn.
WORDS: Final[dict[str, Callable[[int], t.Effect]]] = {
    "draw": t.Draw,
    "drive": v.Drive,
    "resources": v.PlaceResources,
    "exhausted resources": exhausted_resources,
    "ready resources": v.ReadyResources,
}

ALL: Final = -1


def step_of(words: str, at: str) -> t.Effect:
    """One instruction of a ruler: `draw 2`, `ready resources all`, `redraw`."""
    if words == "redraw":
        return v.Redraw()
    word, _, number = words.rpartition(" ")
    if word in WORDS and (number.isdigit() or (word == "ready resources" and number == "all")):
        return WORDS[word](ALL if number == "all" else int(number))
    raise BadCard(f"no such step: {words!r}", field=at, rule="5-3b")


def sheet_of(part: RulerPart | None, at: str, before: Sheet = USUAL) -> Sheet:
    """What a ruler lays down; of what is not said, what was so before."""
    if part is None:
        return before
    given: dict[str, Any] = {
        name: getattr(part, name)
        for name in (
            "attack_zones", "defense_zones", "set_zones", "hand", "summon_cap", "set_cap",
            "level_cap", "pays_levels",
        )
        if getattr(part, name) is not None
    }  # fmt: skip
    for name in ("setup", "start_of_turn"):
        steps = getattr(part, name)
        if steps is not None:
            given[name] = tuple([step_of(each, f"{at}.{name}") for each in steps])
    if part.deck is not None:
        given["deck"] = deck_rules(part.deck, before.deck)
    sheet = _replaced(before, given)
    check_zones(sheet, at)
    return sheet


def _replaced(sheet: Sheet, given: dict[str, Any]) -> Sheet:
    """The sheet with these fields in place of its own."""
    names = Sheet.__dataclass_fields__
    return Sheet(**{name: given.get(name, getattr(sheet, name)) for name in names})


def deck_rules(part: DeckPart, before: DeckRules) -> DeckRules:
    """The rules of deck construction; of what is not said, what was so before."""
    given: dict[str, Any] = {}
    for name in DeckRules.__dataclass_fields__:
        value = getattr(part, name)
        given[name] = getattr(before, name) if value is None or value == [] else value
        if isinstance(given[name], list):
            given[name] = tuple(given[name])
    return DeckRules(**given)


# How many zones of a sort a ruler may give its player.
MOST: Final[dict[str, tuple[int, str]]] = {
    "attack_zones": (z.MOST_ATTACK_ZONES, "3-8a-1"),
    "defense_zones": (z.MOST_DEFENSE_ZONES, "3-9a-1"),
    "set_zones": (z.MOST_SET_ZONES, "3-10a-1"),
}


def check_zones(sheet: Sheet, at: str) -> None:
    """A ruler gives no more zones of a sort than the layout has."""
    for name, (most, number) in MOST.items():
        if not 0 <= getattr(sheet, name) <= most:
            raise BadCard(f"from 0 to {most} zones", field=f"{at}.{name}", rule=number)


# 5-2b. Geases


@rule("5-2b-2")
def under_geas(sheet: Sheet, part: GeasPart, at: str) -> Sheet | None:
    """What a ruler lays down when it is changed as a geas says."""
    return sheet_of(part, at, sheet)

"""What this game's own words mean, in the card language."""

from __future__ import annotations

from itertools import chain
from typing import Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import tokens
from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla import zones as z
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language import areas, picking
from headjudge.language.book import Context
from headjudge.language.evaluate import (
    CONDITIONS,
    FILTERS,
    NUMBERS,
    OBJECTS,
    SIFTERS,
    info,
    means,
    objects,
    seats,
    whereabouts,
)
from headjudge.rulebook.citation import rule

# 4.1.4.1, 4.1.5, 4.8.3. Moved cards, and several of them at once

follow = rule("4.1.4.1", game="godzilla")(picking.follow)
PROCEDURES: Final = areas.procedures(
    "godzilla", one_by_one="4.8.3", in_order="4.1.5", together="5.2.1", unseen="4.1.5.1"
)


# -- areas for the card language ------------------------------------------------------


def in_zones(game: Game, seat: int) -> list[int]:
    """Cards in a player's zones, and their invading monster, which counts as there (3.3.3.2)."""
    first = z.zone_of(seat, 1)
    there = game.state.zones[first : first + 8]
    found = list(chain.from_iterable(there))
    if len(found) + there.count(()) > 8:  # some are stacked, or share a zone
        found = [card for zone in range(first, first + 8) for card in m.looked_at(game, zone)]
    monster = m.monster_of(game, seat)
    if monster >= 0:
        found.append(monster)
    return found


def in_strategy_zones(game: Game, seat: int) -> list[int]:
    first = seat * z.SIZE + z.STRATEGY_1
    return [card for zone in range(first, first + 3) for card in m.looked_at(game, zone)]


def in_hand(game: Game, seat: int) -> list[int]:
    return list(game.state.zones[z.hand_of(seat)])


def in_deck(game: Game, seat: int) -> list[int]:
    return list(game.state.zones[z.deck_of(seat)])


def in_discard(game: Game, seat: int) -> list[int]:
    return list(game.state.zones[z.discard_of(seat)])


def in_monster_deck(game: Game, seat: int) -> list[int]:
    return list(game.state.zones[z.monster_deck_of(seat)])


def invading_monster(game: Game, seat: int) -> list[int]:
    monster = m.monster_of(game, seat)
    return [monster] if monster >= 0 else []


# -- objects, filters, numbers --------------------------------------------------------


@means(OBJECTS, v.Monster)
@rule("3.3.4", without=())
def _(context: Context, term: v.Monster) -> tuple[Ref, ...]:
    refs: list[Ref] = []
    for seat in seats(context, term.whose):
        card = m.monster_of(context.game, seat)
        if card >= 0:
            refs.append(context.game.state.ref(card))
    return tuple(refs)


@means(FILTERS, v.Token)
def _(context: Context, term: v.Token, ref: Ref) -> bool:
    return tokens.is_token(context.game, ref[0])


@means(FILTERS, v.InChosenZone)
def _(context: Context, term: v.InChosenZone, ref: Ref) -> bool:
    chosen = context.memory.get("zone")
    here = whereabouts(context, ref)
    if chosen is None or here < 0:
        return False
    return here == chosen or (
        term.adjacent and z.related(context.game, "adjacent", here, chosen, context.seat)
    )


@means(FILTERS, v.ZoneIsRankOf)
def _(context: Context, term: v.ZoneIsRankOf, ref: Ref) -> bool:
    here = whereabouts(context, ref)
    if here < 0:
        return False
    ranks = [info(context, each, "rank") for each in objects(context, term.cards)]
    return z.LAYOUT.number[here] in ranks


@means(OBJECTS, v.DiscardedToInvade)
def _(context: Context, term: v.DiscardedToInvade) -> tuple[Ref, ...]:
    """As the object it became on being discarded: once it has moved on, it is another."""
    happened = context.game.state.happened
    found: list[Ref] = []
    for seat in seats(context, term.whose):
        if ("invasion object", seat) in happened:
            found.append((happened["invasion card", seat], happened["invasion object", seat]))
    return tuple(found)


@means(CONDITIONS, v.DuringPhase)
def _(context: Context, term: v.DuringPhase) -> bool:
    return any([f.procedure == f"{term.phase} phase" for f in context.game.state.frames])


@rule("4.4.5.5.3", without=False)
def is_further(context: Context, side: str, card: int, other: int) -> bool:
    """Of two cards one is further left or right as its zone is."""
    game = context.game
    zone, place = m.whereabouts(game, card), m.whereabouts(game, other)
    return z.related(game, side, zone, place, context.seat)


@means(SIFTERS, v.Side)
@rule("4.4.5.5.4", without=())
def outermost(context: Context, term: v.Side, cards: list[int]) -> list[int]:
    """The rightmost of some cards are those with none further right among them."""
    found: list[int] = []
    for card in cards:
        if not [other for other in cards if is_further(context, term.side, other, card)]:
            found.append(card)
    return found


def zones_meant(context: Context, term: v.Zones) -> list[int]:
    """The zones a text speaks of, in the order of their numbers."""
    game = context.game
    anchors: list[int] = []
    if term.relation:
        if term.to is None:
            chosen = context.memory.get("zone")
            anchors = [chosen] if chosen is not None else []
        else:
            now = context.past
            context.past = now or term.was
            anchors = [whereabouts(context, ref) for ref in objects(context, term.to)]
            context.past = now
    found: list[int] = []
    for seat in seats(context, term.whose):
        for each in term.numbers or z.ZONE_NUMBERS:
            zone = z.zone_of(seat, each)
            if term.empty and not z.is_empty(game, zone):
                continue
            if term.relation and not any(
                [
                    anchor >= 0 and z.related(game, term.relation, zone, anchor, context.seat)
                    for anchor in anchors
                ]
            ):
                continue
            found.append(zone)
    return found


@means(NUMBERS, v.CountZones)
def _(context: Context, term: v.CountZones) -> int:
    return len(zones_meant(context, term.zones))

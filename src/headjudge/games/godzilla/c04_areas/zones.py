"""4.4.5 to 4.4.7. The numbered zones: how they lie to each other, and which are meant.

A player's zones 1 to 8 lie so that both players see their own 1 at their left hand;
zones 3 and 8 of both share the middle column.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import (
    FILTERS,
    NUMBERS,
    SIFTERS,
    info,
    means,
    objects,
    seats,
    whereabouts,
)
from headjudge.rulebook.citation import rule

# 4.4.5.1 to 4.4.5.3. In front and behind, adjacent, before and beyond


@rule("4.4.5.1")
def is_in_front(seat: int, number: int, other_seat: int, other: int) -> bool:
    """Whether a zone is in front of another: 8, 7 and 6 are in front of the same player's 3, 4 and
    5."""
    return seat == other_seat and (number, other) in ((8, 3), (7, 4), (6, 5))


def is_behind(seat: int, number: int, other_seat: int, other: int) -> bool:
    """Whether a zone is behind another, which is then in front of it (4.4.5.1)."""
    return is_in_front(other_seat, other, seat, number)


@rule("4.4.5.2")
def is_adjacent(seat: int, number: int, other_seat: int, other: int) -> bool:
    """Whether two zones are adjacent: their numbers differ by one, one is in front of the other, or
    they are both players' zones 8."""
    if seat != other_seat:
        return number == other == 8
    return (
        abs(number - other) == 1
        or is_in_front(seat, number, seat, other)
        or is_in_front(seat, other, seat, number)
    )


@rule("4.4.5.3", "4.4.5.3.1")
def is_before(number: int, other: int) -> bool:
    """Whether a zone has a lower number than another, or is the same zone."""
    return number <= other


def is_beyond(number: int, other: int) -> bool:
    """Whether a zone has a higher number than another, or is the same zone (4.4.5.3)."""
    return is_before(other, number)


# 4.4.5.4. Columns

# Both players see their own zone 1 at the left: columns counted from there.
_COLUMNS: Final[dict[int, int]] = {1: 0, 2: 1, 3: 2, 8: 2, 4: 3, 7: 3, 5: 4, 6: 4}
_LAST_COLUMN: Final = 4


@rule("4.4.5.4")
def is_same_column(seat: int, number: int, other_seat: int, other: int) -> bool:
    """Whether two zones are in the same column: a player's 1 faces the other's 5 and 6, 2 faces 4
    and 7, 3 and 8 face 3 and 8."""
    mine, theirs = _COLUMNS[number], _COLUMNS[other]
    return mine == theirs if seat == other_seat else mine == _LAST_COLUMN - theirs


# 4.4.5.5. Left and right


@rule("4.4.5.5.1", "4.4.5.5.1.1", "4.4.5.5.2")
def is_further_right(seat: int, number: int, other_seat: int, other: int, viewer: int) -> bool:
    """Whether a zone is further right than another, as this player sees them: zones of one column
    are not, and of the opponent's zones left and right have changed places."""
    mine, theirs = _COLUMNS[number], _COLUMNS[other]
    mine = mine if seat == viewer else _LAST_COLUMN - mine
    theirs = theirs if other_seat == viewer else _LAST_COLUMN - theirs
    return mine > theirs


@rule("4.4.5.5.3")
def is_further(context: Context, side: str, card: int, other: int) -> bool:
    """Whether a card is further left or right than another: its zone is."""
    game = context.game
    zone, place = c03_players.whereabouts(game, card), c03_players.whereabouts(game, other)
    return related(game, side, zone, place, context.seat)


@means(SIFTERS, v.Side)
@rule("4.4.5.5.4")
def sift_outermost(context: Context, term: v.Side, cards: list[int]) -> list[int]:
    """The leftmost or rightmost of some cards: those with no other further out among them."""
    found: list[int] = []
    for card in cards:
        if not [other for other in cards if is_further(context, term.side, other, card)]:
            found.append(card)
    return found


# 4.4.7. Empty zones


@rule("4.4.7")
def is_empty(game: Game, zone: int) -> bool:
    """Whether a zone has no card in it, nor the invading monster in its position."""
    seat = z.LAYOUT.seat[zone]
    return not game.state.zones[zone] and z.zone_of(seat, c03_players.position(game, seat)) != zone


# Relations between zones, and the zones that texts speak of


def related(game: Game, relation: str, zone: int, other: int, viewer: int) -> bool:
    """Whether a zone stands in this relation to another, for the card language."""
    if z.LAYOUT.kind[zone] != "zone" or z.LAYOUT.kind[other] != "zone":
        return False
    seat, number = z.LAYOUT.seat[zone], z.LAYOUT.number[zone]
    other_seat, other_number = z.LAYOUT.seat[other], z.LAYOUT.number[other]
    if relation == "column":
        return is_same_column(seat, number, other_seat, other_number)
    if relation == "adjacent":
        return is_adjacent(seat, number, other_seat, other_number)
    if relation == "same number":
        return number == other_number
    if relation == "same":
        return zone == other
    if relation == "front":
        return is_in_front(seat, number, other_seat, other_number)
    if relation == "behind":
        return is_behind(seat, number, other_seat, other_number)
    if relation == "before":
        return is_before(number, other_number)
    if relation == "beyond":
        return is_beyond(number, other_number)
    if relation == "right":
        return is_further_right(seat, number, other_seat, other_number, viewer)
    if relation == "left":
        return is_further_right(other_seat, other_number, seat, number, viewer)
    if relation == "beside":
        # adjacent and in the same row: to its left or right
        return (
            seat == other_seat
            and is_adjacent(seat, number, seat, other_number)
            and not is_same_column(seat, number, seat, other_number)
        )
    raise ValueError(relation)


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
            if term.empty and not is_empty(game, zone):
                continue
            if term.relation and not any(
                [
                    anchor >= 0 and related(game, term.relation, zone, anchor, context.seat)
                    for anchor in anchors
                ]
            ):
                continue
            found.append(zone)
    return found


@means(NUMBERS, v.CountZones)
def count_zones(context: Context, term: v.CountZones) -> int:
    """How many zones a text speaks of."""
    return len(zones_meant(context, term.zones))


@means(FILTERS, v.InChosenZone)
def is_in_chosen_zone(context: Context, term: v.InChosenZone, ref: Ref) -> bool:
    """Whether a card is in the zone chosen before, or in one adjacent to it, if those count."""
    chosen = context.memory.get("zone")
    here = whereabouts(context, ref)
    if chosen is None or here < 0:
        return False
    return here == chosen or (
        term.adjacent and related(context.game, "adjacent", here, chosen, context.seat)
    )


@means(FILTERS, v.ZoneIsRankOf)
def is_in_zone_of_rank(context: Context, term: v.ZoneIsRankOf, ref: Ref) -> bool:
    """Whether the number of a card's zone is the rank of one of these cards."""
    here = whereabouts(context, ref)
    if here < 0:
        return False
    ranks = [info(context, each, "rank") for each in objects(context, term.cards)]
    return z.LAYOUT.number[here] in ranks

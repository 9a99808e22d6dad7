"""15-3, 15-9. Put, add, move, leave, discard: which kind of event a movement is."""

from __future__ import annotations

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, FILTERS, means
from headjudge.rulebook.citation import rule

# 15-3. Put, add, move, leave


@rule("15-3c", "15-3c-1", "15-9a")
def kind_of_move(frm: int, to: int) -> str:
    """The kind of event that a movement between these zones is: into play a card enters, out of
    play it leaves, from a hand to a graveyard it is discarded."""
    if z.is_in_play(to):
        if z.is_in_play(frm):
            return "move"
        return "set" if z.is_set(to) else "enter"
    if z.is_in_play(frm):
        return "leave"
    if to == z.GATE:
        return "put"
    place = to % z.SIZE
    if place == z.DRIVE:
        return "drive"
    if place == z.GRAVEYARD and frm >= 0 and frm != z.GATE and frm % z.SIZE == z.HAND:
        return "discard"
    return "put"


def kind_of_placing(game: Game, card: int, zone: int) -> str:
    """The kind of event that moving this card to a zone is."""
    return kind_of_move(game.state.place[card], zone)


@rule("15-3a")
def sending(
    game: Game, card: int, zone: int, cause: str, source: int = -1, by: int = -1,
    where: str = "top", tags: tuple[str | int, ...] = (),
) -> Event:  # fmt: skip
    """A card is about to go to a zone."""
    kind = kind_of_move(game.state.place[card], zone)
    return Event(kind, game.master(card), card, zone, 0, source, by, cause, where, tags=tags)


def to_graveyard(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event:
    """A card is about to go to its owner's graveyard."""
    return sending(game, card, z.graveyard_of(game.state.owner[card]), cause, source, by)


def destroying(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event:
    """A card in play is about to be destroyed: to go to its owner's graveyard so."""
    zone = z.graveyard_of(game.state.owner[card])
    return Event("destroy", game.master(card), card, zone, 0, source, by, cause)


@rule("15-3a-2", "7-10b-3")
def from_defense_zone() -> bool:
    """From a defense zone a card is put into an attack zone ready."""
    return True


@rule("15-3b-1")
def its_controllers(game: Game, zones: tuple[int, ...], card: int) -> list[int]:
    """Where nobody's zones are named, a unit in play goes to one of its controller's."""
    seat = game.master(card)
    return [zone for zone in zones if z.LAYOUT.seat[zone] == seat]


@rule("15-3d")
def coming_from(area: str) -> tuple[str, ...]:
    """A card that enters after it was played comes from where it was played."""
    return (area,)


@means(FILTERS, v.Entered)
def filter_entered(context: Context, term: v.Entered, ref: Ref) -> bool:
    """Cards that have entered play this turn, in this way if one is named."""
    key = ("entered", ref[1], term.how) if term.how else ("entered", ref[1])
    return context.game.happened(key) > 0


@means(CONDITIONS, v.CameFrom)
def holds_came_from(context: Context, term: v.CameFrom) -> bool:
    """The card comes from one of these areas."""
    event = context.event
    if event is None:
        return False
    if [area for area in term.areas if area in event.tags]:
        return True
    return (
        event.from_zone >= 0
        and event.from_zone != z.GATE
        and z.LAYOUT.kind[event.from_zone] in term.areas
    )

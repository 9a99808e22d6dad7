"""10.6. Ride.

Normal rides are in 8.5.
"""

from __future__ import annotations

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions import moving
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule


@rule("10.6.1", "8.5.3.1")
def ride(game: Game, seat: int, card: int, tags: tuple[str, ...], source: int, by: int) -> None:
    """A card is put on the vanguard circle, and what was there goes to the soul."""
    circle = z.vanguard_circle(seat)
    vanguard = u.vanguard_of(game, seat)
    there = [
        *([vanguard] if vanguard >= 0 else []),
        *mates_ridden(game, seat),
        *hearts_ridden(game, seat),
    ]
    game.do(
        Event("place", seat, card, circle, 0, source, by, "ride", tags=tags),
        *[ridden(game, seat, each, card, source, by) for each in there],
    )


@rule("10.6.1.1")
def superior_ride(context: Context, card: int, resting: bool) -> None:
    """A card that rides without being played: a superior ride, from wherever it is but
    the field and the G zone."""
    game = context.game
    kind = z.LAYOUT.kind[game.state.place[card]]
    if not can_ride_from(kind) or game.state.owner[card] != context.seat:
        return
    tags = ("superior", kind, moving.RESTING) if resting else ("superior", kind)
    ride(game, context.seat, card, tags, context.source, context.seat)


def can_ride_from(kind: str) -> bool:
    """Whether cards can be ridden from a zone of this kind."""
    return kind not in ("vanguard", "rear-guard", "guardian", "G")


@means(ACT, v.Ride)
def do_ride(context: Context, frame: Frame, term: v.Ride, cards: tuple[Ref, ...]) -> None:
    """Ride the first of these cards."""
    if cards:
        superior_ride(context, cards[0][0], term.resting)


@rule("10.6.1.2")
def mates_ridden(game: Game, seat: int) -> list[int]:
    """With the leader of a legion its mate goes to the soul."""
    leader = u.vanguard_of(game, seat)
    return [card for card in u.units_on(game, z.vanguard_circle(seat)) if card != leader]


@rule("10.6.1.3")
def g_unit_stays(card: int) -> bool:
    """A G unit that is ridden over does not go to the soul."""
    return False


@rule("10.6.1.4")
def hearts_ridden(game: Game, seat: int) -> list[int]:
    """The hearts, which go to the soul with the vanguard."""
    return u.hearts_on(game, seat)


def ridden(game: Game, seat: int, card: int, rider: int, source: int, by: int) -> Event:
    """The event that befalls a card that was on the circle. A heart is no unit that leaves."""
    zone = goes_to(game, card)
    kind = "put" if u.is_heart(game, card) else "leave"
    return Event(kind, seat, card, zone, 0, source, by, "ride", tags=(rider,))


@rule("10.26.11")
def goes_to(game: Game, card: int) -> int:
    """The zone that a card goes to, face up even if it was deleted: the G zone for a G unit, the
    soul for anything else."""
    if game.state.printed[card].values["type"] == "G" and not g_unit_stays(card):
        return z.g_zone_of(game.state.owner[card])
    return z.soul_of(game.state.owner[card])

"""10.22, 10.24. Lock and unlock.

A locked card lies face down on its circle and is a card other than the one it was; so is
the card that comes back when it is unlocked. That a locked card is no unit (3.8.1), and what
it does to its circle (3.18.1), is in `c03_basics/units.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard.c01_outline import is_no_change
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions import domination
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.changes import Active
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import means
from headjudge.language.moving import EVENT_FOR, event_for
from headjudge.rulebook.citation import rule

# 10.22. Lock


@rule("10.22.1")
def lock_happens(game: Game, event: Event) -> None:
    """A card on a circle changes to the locked state."""
    card = event.card
    if not z.LAYOUT.field[game.state.place[card]] or is_no_change(u.is_locked(game, card), True):
        event.changed_nothing = True
        return
    if game.state.effects:
        domination.end_by_lock(game, card)
    turn_into_locked(game, card)
    put_g_unit_away(game, card)


@means(EVENT_FOR, v.Lock)
def event_of_lock(context: Context, term: v.Lock, card: int) -> Event | None:
    """A unit is about to be locked."""
    return event_for(context, "lock", card) if u.is_unit(context.game, card) else None


@rule("10.22.2")
def turn_into_locked(game: Game, card: int) -> None:
    """The card is turned face down, stands, and is a different card from now on."""
    game.flip(card, FACE_DOWN)
    game.renew(card)


# What a locked card has none of: each property as it is without the characteristic.
NO_CHARACTERISTICS: Final = t.Continuous(
    (
        *[
            t.Change(t.Self(), name, "lose-all")
            for name in ("name", "clan", "race", "nation", "icons", "states", "original name")
        ],
        *[t.Change(t.Self(), name, "set", "") for name in ("type", "trigger")],
        *[
            t.Change(t.Self(), name, "set", 0)
            for name in (
                "grade", "power", "critical", "shield", "drive", "original grade",
                "original power", "original critical", "original shield",
            )
        ],
    )
)  # fmt: skip


@rule("10.22.3")
def changes(game: Game) -> list[Active]:
    """A locked card is a card, but has no characteristics. What was given to it, or changed
    about it, was given to the card it was."""
    cached = game.board_cache()
    found: list[Active] | None = cached.get("locked")
    if found is None:
        found = [
            Active(NO_CHARACTERISTICS, card, seat, LAST, layer=LAYER)
            for seat in (0, 1)
            for card in u.locked_on(game, seat)
        ]
        cached["locked"] = found
    return found


LAYER: Final = "8.7.1.2"
LAST: Final = 1 << 60


@rule("10.22.4")
def has_orientation(game: Game, card: int) -> bool:
    """A locked card neither stands nor rests."""
    return not u.is_locked(game, card)


@rule("10.22.5")
def cease_to_be_locked(game: Game, event: Event) -> None:
    """Turned face up for whatever reason, a locked card is unlocked."""
    event.kind = "unlock"
    unlock_happens(game, event)


@rule("10.22.8")
def put_g_unit_away(game: Game, card: int) -> None:
    """A G unit that is locked goes to its owner's G zone, face up, as soon as it lies face
    down."""
    if game.state.printed[card].values["type"] == "G":
        game.put(card, z.g_zone_of(game.state.owner[card]))


@rule("10.22.9")
def place_locked_happens(game: Game, event: Event) -> None:
    """A card put on a circle as a locked card comes face down, and not as a unit."""
    game.put(event.card, event.zone, face=FACE_DOWN)


# 10.24. Unlock


def unlock_happens(game: Game, event: Event) -> None:
    """A card that is not locked cannot be unlocked."""
    if not u.is_locked(game, event.card):
        event.changed_nothing = True
        return
    turn_face_up(game, event.card)
    become_another_card(game, event.card)


@means(EVENT_FOR, v.Unlock)
def event_of_unlock(context: Context, term: v.Unlock, card: int) -> Event | None:
    """A locked card is about to be unlocked."""
    return event_for(context, "unlock", card) if u.is_locked(context.game, card) else None


@rule("10.24.1", "10.24.3", "10.24.4")
def turn_face_up(game: Game, card: int) -> None:
    """The card is turned face up out of the locked state. It stands without having been stood, and
    is on the circle without having been placed there."""
    game.flip(card, 0)


@rule("10.24.2")
def become_another_card(game: Game, card: int) -> None:
    """The card is another one than it was while it was locked."""
    game.renew(card)


HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {
    "lock": lock_happens,
    "unlock": unlock_happens,
    "place locked": place_locked_happens,
}

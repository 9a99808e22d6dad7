"""11.2 to 11.4. Drive abilities, Intercept and Boost."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c10_actions import domination
from headjudge.games.vanguard.c10_actions.moving import CHANGES_CIRCLE
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.rulebook.citation import rule

# 11.2. Drive abilities

ADDS: Final = {"twin drive": 1, "triple drive": 2}


@rule("11.2.2", "11.2.3.1", "11.2.4.1")
def added_drive(icons: tuple[str, ...]) -> int:
    """What drive abilities add to a unit's drive: Twin Drive!! one, Triple Drive!!! two, and of
    several the one that adds most alone."""
    return max([ADDS[icon] for icon in icons if icon in ADDS], default=0)


# 11.3. Intercept


@rule("11.3.1")
def interceptors(game: Game, seat: int) -> list[int]:
    """The units with Intercept in the front row that are not attacked; resting or not.
    10.35.6: not those that are dominated."""
    found: list[int] = []
    state = game.state
    for zone in z.rear_guard_circles(seat)[:IN_FRONT]:
        for card in state.zones[zone]:
            if (
                "intercept" in game.value(card, "icons")
                and u.is_rear_guard(game, card)
                and masters.master(game, card) == seat
                and card not in roles.attacked_units(game)
                and not is_forbidden(game, intercepting(game, seat, card))
            ):
                found.append(card)
    return found


IN_FRONT: Final = 2  # the first two rear-guard circles are those of the front row


def intercepting(game: Game, seat: int, card: int) -> Event:
    """A unit is about to move to the guardian circle to intercept."""
    return Event(CHANGES_CIRCLE, seat, card, z.guardian_circle(seat), cause="intercept")


# 11.4. Boost


@rule("11.4.1")
def can_boost(game: Game, seat: int, card: int, attacker: int) -> bool:
    """A standing unit with the icon, that nothing forbids to boost; 10.35.6: and that is
    not dominated."""
    if game.state.rest[card] or "boost" not in game.value(card, "icons"):
        return False
    if masters.master(game, card) != seat or not domination.can_support(game, card):
        return False
    return not is_forbidden(game, Event("boost", seat, card, tags=(attacker,))) and not (
        is_forbidden(game, Event("boosted", seat, attacker, tags=(card,)))
    )

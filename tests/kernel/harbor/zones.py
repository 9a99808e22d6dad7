"""3. Zones. Ships lie in berths and at the pier, and stay the same ship between these."""

from __future__ import annotations

from typing import Final

from headjudge.kernel.game import Game
from headjudge.kernel.zones import HIDDEN, OWNER, PUBLIC, Layout, ZoneKind

LAYOUT: Final = Layout(
    (
        # 3-2. Whichever way a ship in a berth lies, everybody may look at it.
        ZoneKind("berth", PUBLIC, "3-2", count=3, field=True, identity="quay", row="berths"),
        # 3-3. Between berth and pier a ship stays the same; nowhere else.
        ZoneKind("pier", PUBLIC, "3-3", field=True, identity="quay"),
        # 3-4. At the mole a ship may lie face down; only its player may look at it then.
        ZoneKind("mole", PUBLIC, "3-4", count=2, field=True, down=OWNER),
        # 3-5. Cargo is linked to a ship in another zone; face down it is hidden from all.
        ZoneKind("cargo", PUBLIC, "3-5", down=HIDDEN),
        # 3-6. Signals made ready, for their player to see.
        ZoneKind("locker", OWNER, "3-6"),
        ZoneKind("lamps", PUBLIC, "3-7", down=OWNER),
        ZoneKind("deck", HIDDEN, "3-8", ordered=True),
        ZoneKind("hand", OWNER, "3-9"),
        ZoneKind("wreck", PUBLIC, "3-10"),
        ZoneKind("sea", PUBLIC, "3-11"),
        # 3-12. The mast is shared: what was played waits there to be resolved.
        ZoneKind("mast", PUBLIC, "3-12", ordered=True, shared=True),
    )
)

SHIPS: Final = ("berth", "pier", "mole")


def zone(kind: str, seat: int = 0, number: int = 1) -> int:
    return LAYOUT.zone(kind, seat, number)


def zones(kind: str, seat: int) -> list[int]:
    return [zone(kind, seat, number) for number in range(1, LAYOUT.names[kind].count + 1)]


def cards(game: Game, kind: str, seat: int) -> list[int]:
    """3-1. The cards a player has there, the topmost first where there is a top."""
    return [card for each in zones(kind, seat) for card in game.state.zones[each]]

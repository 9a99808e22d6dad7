"""What a player sees of a zone."""

from __future__ import annotations

from typing import Any

from tests.games.vanguard.table import Player


def zone_seen(viewer: Player, kind: str, seat: int) -> dict[str, Any]:
    """A zone as a player sees it."""
    for zone in viewer.sees()["zones"]:
        if zone["kind"] == kind and zone["seat"] == seat:
            return dict(zone)
    return {"cards": [], "count": 0}


def seen_in(viewer: Player, kind: str, seat: int) -> list[str]:
    """The numbers of the cards of a zone that a player can read."""
    found = [entry["number"] for entry in zone_seen(viewer, kind, seat)["cards"]]
    return [number for number in found if number]

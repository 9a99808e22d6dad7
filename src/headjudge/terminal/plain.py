"""A plain picture of the table, for a game that has no words or board of its own."""

from __future__ import annotations

from typing import Any


def lines(view: dict[str, Any], titles: tuple[str, str]) -> list[str]:
    """Each zone on a line: whose, which, how many cards, and those that the viewer knows."""
    seats = (*titles, "")
    found: list[str] = []
    for zone in view["zones"]:
        named = [view["cards"][card["number"]]["names"]["en"] for card in zone["cards"]]
        known = f": {', '.join(named)}" if named else ""
        found.append(f"{seats[zone['seat']]} {zone['kind']} ({zone['count']}){known}".strip())
    for seat, numbers in enumerate(view["numbers"]):
        found.extend([f"{seats[seat]} {name}: {number}" for name, number in numbers.items()])
    return found

"""Looking at a view: which cards a viewer sees, and where."""

from __future__ import annotations

from typing import Any

Seen = dict[str, Any]


def where(view: Seen) -> dict[int, Seen]:
    """The area of every card the viewer can name, by handle."""
    return {each["handle"]: zone for zone in view["zones"] for each in zone["cards"]}


def in_sight(view: Seen) -> dict[int, Seen]:
    """The cards that the viewer can name, by handle."""
    return {
        each["handle"]: each for zone in view["zones"] for each in zone["cards"] if each["handle"]
    }


def lying(view: Seen, kind: str, seat: int) -> list[Seen]:
    """The cards that lie in the areas of this kind of a player."""
    return [
        each
        for zone in view["zones"]
        if zone["kind"] == kind and zone["seat"] == seat
        for each in zone["cards"]
    ]


def rests(view: Seen, named: Seen) -> bool:
    """Whether a card in sight lies turned."""
    return "rest" in in_sight(view).get(named["handle"], ())


def across(view: Seen, kind: str, named: Seen) -> Seen | None:
    """The topmost card in such an area of the player who does not have this one."""
    there = where(view).get(named["handle"])
    cards = [] if there is None else lying(view, kind, 1 - there["seat"])
    return cards[-1] if cards else None

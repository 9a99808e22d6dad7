"""Keys: what a viewer tells the elements of a view apart by, known cards and unknown ones.

A key is a string that is unique in one view and stays the same while nothing moves:

- `c12`: a card that the viewer can name, by its handle.
- `rear-guard.2.0#1`: a card that lies in the open and that the viewer does not know, by the zone's
  kind, number and seat and the card's place there.
- `hand.1.1?0`: one of the backs in a zone where nobody sees which is which. Backs have no order:
  there are as many as the zone has cards that the viewer does not see, counted from 0.

All that a key is made of is in the view already, so it tells nothing new.
"""

from __future__ import annotations

from collections.abc import Mapping


def of_card(handle: int) -> str:
    """The key of a card that the viewer calls by this handle."""
    return f"c{handle}"


def of_place(place: Mapping[str, object]) -> str:
    """The key of a zone, named by kind, number and seat."""
    return f"{place['kind']}.{place['number']}.{place['seat']}"


def of_lying(place: Mapping[str, object], at: int) -> str:
    """The key of an unknown card at this place in a zone of the field."""
    return f"{of_place(place)}#{at}"


def of_back(place: Mapping[str, object], count: int) -> str:
    """The key of the back with this number, from 0, in a zone."""
    return f"{of_place(place)}?{count}"

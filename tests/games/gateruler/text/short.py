"""Short names for the terms of the tests."""

from __future__ import annotations

from headjudge.language import terms as t

SELF, IT, EVENT_CARD = t.Self(), t.It(), t.EventCard()


def cards(where: str | tuple[str, ...], whose: str, *filters: t.Filter) -> t.Cards:
    return t.Cards((where,) if isinstance(where, str) else where, whose, filters)

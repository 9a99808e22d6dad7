"""The log: typed entries with the rules behind them. It is a sink and may be absent.

An entry keeps who knew the card when it happened, so that one log serves every
viewer; text is made only when somebody looks.
"""

from __future__ import annotations

from typing import Any


class Entry:
    """One thing that happened: `path` is the rule numbers under way, outermost first."""

    __slots__ = ("amount", "card", "frm", "kind", "known", "path", "printed", "seat", "tags",
                 "turn", "zone")  # fmt: skip

    def __init__(
        self,
        path: tuple[str, ...],
        kind: str,
        seat: int,
        turn: int,
        card: int = -1,
        printed: str = "",
        known: int = 0,
        frm: int = -1,
        zone: int = -1,
        amount: int = 0,
        tags: tuple[Any, ...] = (),
    ) -> None:
        self.path = path
        self.kind = kind
        self.seat = seat
        self.turn = turn
        self.card = card
        self.printed = printed  # the card's number
        self.known = known  # bit per viewer who saw which card it was
        self.frm = frm
        self.zone = zone
        self.amount = amount
        self.tags = tags

    @property
    def rule(self) -> str:
        return self.path[-1] if self.path else ""

    def seen_by(self, viewer: int) -> dict[str, Any]:
        """What this viewer may know of the entry."""
        seen: dict[str, Any] = {
            "rules": list(self.path), "kind": self.kind, "seat": self.seat, "turn": self.turn,
        }  # fmt: skip
        if self.card >= 0:
            seen["card"] = self.printed if self.known >> viewer & 1 else ""
        if self.frm >= 0:
            seen["from"] = self.frm
        if self.zone >= 0:
            seen["to"] = self.zone
        if self.amount:
            seen["amount"] = self.amount
        if self.tags:
            seen["tags"] = list(self.tags)
        return seen

"""Zones: whose, how many, who may look, whether order counts, what stays the same card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.kernel.log import Place

PUBLIC: Final = 0  # everybody sees its cards
OWNER: Final = 1  # only the player it belongs to
HIDDEN: Final = 2  # nobody

NOBODY: Final = 0
EVERYBODY: Final = -1  # a bit for each viewer

SHARED: Final = -1
NONE: Final = -1  # no zone

# What a move from one zone to another is, whichever card it is: whether it stays the same card,
# whether the field (or what is noted with it) changes, whether that is but another place in the
# same row, whether the top of the new zone is its first card, who sees it there, face up or face
# down, and whether it can leave unseen.
Move = tuple[bool, bool, bool, bool, int, int, bool]


class ZoneKind:
    """One kind of zone of a game. `identity` names the group within which a move
    leaves a card the same card; `field` marks where stacks count as one card; `down` says
    who may look at cards that lie face down there, if not whoever sees the others; `placed`
    that its cards keep their places, so that all can tell which one leaves; `noted` that values
    can depend on what lies there as they do on the field; `row` names the zones among which a
    card only changes its place."""

    __slots__ = (
        "count", "down", "field", "identity", "name", "noted", "ordered", "placed", "row", "rule",
        "shared", "visible",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        visible: int,
        rule: str,
        count: int = 1,
        ordered: bool = False,
        shared: bool = False,
        identity: str = "",
        field: bool = False,
        down: int | None = None,
        placed: bool = False,
        noted: bool = False,
        row: str = "",
    ) -> None:
        self.name: str = name
        self.visible: int = visible
        self.rule: str = rule
        self.count: int = count
        self.ordered: bool = ordered
        self.shared: bool = shared
        self.identity: str = identity
        self.field: bool = field
        self.down: int = visible if down is None else down
        self.placed: bool = placed
        self.noted: bool = noted
        self.row: str = row


class Layout:
    """All zones of a game, numbered: each seat's in turn, then the shared ones.

    Zone n of a kind (from 1) of a seat is `first[kind] + (n - 1) + seat * size`.
    `public` and `hidden` are the viewers who see a card that arrives in such a zone.
    """

    __slots__ = (
        "board", "everybody", "field", "first", "identity", "kind", "kinds", "moves", "names",
        "number", "ordered", "placed", "places", "seat", "seats", "seen_by", "seen_down", "size",
        "total", "veiled", "visible",
    )  # fmt: skip

    def __init__(
        self,
        kinds: tuple[ZoneKind, ...],
        seats: int = 2,
        public: int = EVERYBODY,
        hidden: int = NOBODY,
    ) -> None:
        self.kinds: tuple[ZoneKind, ...] = kinds
        self.seats: int = seats
        everybody = (1 << (seats + 1)) - 1
        sight = {PUBLIC: public & everybody, OWNER: hidden & everybody, HIDDEN: hidden & everybody}
        self.kind: list[str] = []
        self.number: list[int] = []
        self.seat: list[int] = []
        self.visible: list[int] = []
        self.ordered: list[bool] = []
        self.field: list[bool] = []
        self.board: list[bool] = []  # the field, and zones that are noted with it
        self.identity: list[str] = []
        self.first: dict[str, int] = {}
        for seat in range(seats):
            for kind in kinds:
                if not kind.shared:
                    self._add(kind, seat)
            if seat == 0:
                self.size: int = len(self.kind)
        for kind in kinds:
            if kind.shared:
                self._add(kind, SHARED)
        self.total: int = len(self.kind)
        # who sees a card that arrives: a bit per viewer
        self.seen_by: list[int] = [
            sight[visible] | (1 << seat if visible == OWNER else NOBODY)
            for visible, seat in zip(self.visible, self.seat, strict=True)
        ]
        self.names: dict[str, ZoneKind] = {kind.name: kind for kind in kinds}
        # and if it lies face down
        self.everybody: int = everybody
        self.seen_down: list[int] = []
        for name, seat in zip(self.kind, self.seat, strict=True):
            down = self.names[name].down
            self.seen_down.append(sight[down] | (1 << seat if down == OWNER else NOBODY))
        # whether cards can leave unseen: where not all are seen, and none has a place of its own
        self.placed: list[bool] = [self.names[name].placed for name in self.kind]
        self.veiled: list[bool] = [
            not self.names[name].placed
            and (visible != PUBLIC or (self.names[name].down != PUBLIC and not field))
            for visible, name, field in zip(self.visible, self.kind, self.field, strict=True)
        ]
        # the zones as the log names them, and last, under -1, no zone
        self.places: list[Place | None] = [
            *[Place(z, self.kind[z], self.number[z], self.seat[z]) for z in range(self.total)],
            None,
        ]
        # by the zone it leaves (the last: none) and the zone it comes to
        zones = range(self.total)
        self.moves: list[list[Move]] = [
            [self._move(frm, zone) for zone in zones] for frm in (*zones, NONE)
        ]

    def _move(self, frm: int, zone: int) -> Move:
        """What a move from one zone to another is."""
        from_somewhere = frm != NONE
        group = self.identity[zone]
        stays = from_somewhere and group != "" and self.identity[frm] == group
        return (
            stays,
            self.board[zone] or (from_somewhere and self.board[frm]),
            stays and self._are_in_one_row(frm, zone),
            self.ordered[zone] and not self.field[zone],
            self.seen_by[zone],
            self.seen_down[zone],
            from_somewhere and self.veiled[frm],
        )

    def _are_in_one_row(self, frm: int, zone: int) -> bool:
        """Whether two zones belong to one row of one player's."""
        row = self.names[self.kind[zone]].row
        same = row != "" and self.names[self.kind[frm]].row == row
        return same and self.seat[frm] == self.seat[zone]

    def _add(self, kind: ZoneKind, seat: int) -> None:
        """Number the zones of a kind that belong to a seat."""
        self.first.setdefault(kind.name, len(self.kind))
        for number in range(1, kind.count + 1):
            self.kind.append(kind.name)
            self.number.append(number)
            self.seat.append(seat)
            self.visible.append(kind.visible)
            self.ordered.append(kind.ordered)
            self.field.append(kind.field)
            self.board.append(kind.field or kind.noted)
            self.identity.append(kind.identity)

    def zone(self, kind: str, seat: int = 0, number: int = 1) -> int:
        """The number of a zone: of this kind, of this seat, the so many-th."""
        shift = 0 if self.names[kind].shared else seat * self.size
        return self.first[kind] + number - 1 + shift

    def zone_of(self, kind: str) -> Callable[[int], int]:
        """The zone of this kind that each player has, by the player's seat."""
        return tuple([self.zone(kind, seat) for seat in range(self.seats)]).__getitem__

    def label(self, zone: int) -> str:
        """For logs and errors: `zone 3`, `hand`."""
        if zone < 0:
            return "nowhere"
        name = self.kind[zone]
        return f"{name} {self.number[zone]}" if self.names[name].count > 1 else name

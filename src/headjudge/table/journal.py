"""The journal of a table: how it was set up, and everything that was committed there since.

An entry is never changed or removed; an answer that is taken back stays, with the entry that
takes it back behind it. The number of an entry, counted from 1, is the version that the table has
after it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from headjudge.kernel.record import Record

Until = Literal["", "answer", "turn"]


class SeatSet(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there: a person, or a player that plays by itself, and the names of their deck."""

    kind: str
    name: str = ""
    deck: str = ""
    deck_ja: str = ""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby lists of a table's set-up."""

    edition: str
    seats: list[SeatSet]
    branch_of: str
    branch_at: int


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a table begins: the record of the game so far (of a branch, with the answers up to
    there) and the hash of the position that it leads to ("": not known), who sits where, and the
    number from which players that play by themselves take their chance."""

    record: Record
    seats: list[SeatSet]
    chance: int
    branch_of: str = ""
    branch_at: int = 0
    hash: str = ""

    def about(self) -> About:
        """What the lobby lists of it."""
        return About(
            edition=self.record.edition,
            seats=self.seats,
            branch_of=self.branch_of,
            branch_at=self.branch_at,
        )


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that was committed. `seat`: whose; `ref`: the number of the request."""

    seat: int = -1
    ref: int = 0


class Answered(Entry, tag="answer", frozen=True, kw_only=True, omit_defaults=True):
    """An answer. `by`: why the table gave it for the seat, if it did; `hash`: of the position it
    led to."""

    chosen: list[int]
    hash: str
    by: str = ""


class TakenBack(Entry, tag="undo", frozen=True, kw_only=True, omit_defaults=True):
    """All answers but the first `to` were taken back."""

    to: int


class Conceded(Entry, tag="concede", frozen=True, kw_only=True, omit_defaults=True):
    """The seat gave up."""

    hash: str


class PassingSet(Entry, tag="passing", frozen=True, kw_only=True, omit_defaults=True):
    """When the table answers for the seat, set in this turn."""

    until: Until = ""
    stops: list[str] = []
    turn: int = 0


class Resumed(Entry, tag="resumed", frozen=True, kw_only=True, omit_defaults=True):
    """From here on another version of the project, or of the game's rules, was at work."""

    engine: str
    revision: int


AnyEntry = Answered | TakenBack | Conceded | PassingSet | Resumed
_ENTRIES: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby lists of a table without opening it: `winner` is -1 for a draw, and `rule`
    is empty while the game goes on."""

    turn: int
    answers: int
    winner: int = -1
    rule: str = ""


def encode(entry: AnyEntry | Setup | Summary | About) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """An entry from what was stored."""
    return _ENTRIES.decode(data)


def read_setup(data: bytes) -> Setup:
    """How a table begins, from what was stored."""
    return msgspec.json.decode(data, type=Setup)


def read_about(data: bytes) -> About:
    """What the lobby lists of a table's set-up, from what was stored."""
    return msgspec.json.decode(data, type=About)


def read_summary(data: bytes) -> Summary:
    """A summary from what was stored."""
    return msgspec.json.decode(data, type=Summary)

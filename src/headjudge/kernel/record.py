"""Records: what is needed to play a game again, exactly, and to notice if it is not."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from headjudge.kernel.errors import BadRecord
from headjudge.kernel.pool import Brought
from headjudge.kernel.saved_games import read_form
from headjudge.kernel.taking_back import Row, Undone, journal

FORMAT: Final = 2  # raised when a record says something else, or its hashes are made in another way
LONGEST_SEED: Final = 64  # hexadecimal digits
MOST_BYTES: Final = 16_000_000


class Record(Brought, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A whole game: where it began and every answer. It began with decks and a seed, or in a
    `position`, which is a saved state. An answer of one negative number is a concession: -1 of
    seat 0, -2 of seat 1. `hashes[n]` is the position before answer n, and the last one the
    position after all of them; `revision` is that of the game's rules. `undone`: what was taken
    back; the answers are those that stand. What it says of the cards
    is enough to play it again without the files they are from."""

    headjudge: int
    engine: str
    game: str
    edition: str
    revision: int
    decks: list[Any]
    seed: str
    answers: list[list[int]]
    hashes: list[str]
    result: list[Any] | None = None
    position: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    undone: tuple[Undone, ...] | msgspec.UnsetType = msgspec.UNSET

    def taken_back(self) -> tuple[Undone, ...]:
        """What was taken back of the game, in order; nothing, if nothing was."""
        return () if self.undone is msgspec.UNSET else self.undone

    def journal(self) -> list[Row]:
        """All that happened to the answers, in order: each that was given, and each time that
        some were taken back."""
        return journal([tuple(each) for each in self.answers], self.taken_back())


def read_record(text: str) -> Record:
    """A record from its JSON text; a `BadRecord` names the field that is wrong."""
    if len(text) > MOST_BYTES:
        raise BadRecord(f"larger than {MOST_BYTES} bytes", field="file")
    record = read_form(text, Record, FORMAT, "older record")
    if record.hashes and len(record.hashes) != len(record.answers) + 1:
        raise BadRecord("one hash more than answers", field="hashes")
    record.journal()  # refuses what cannot have been taken back
    try:
        int(record.seed, 16)
    except ValueError as error:
        raise BadRecord("a hexadecimal number", field="seed") from error
    if len(record.seed) > LONGEST_SEED:
        raise BadRecord(f"a number of at most {LONGEST_SEED} digits", field="seed")
    return record


def write_record(record: Record) -> str:
    """A record as text, the same for equal records."""
    return msgspec.json.encode(record, order="deterministic").decode()

"""Records: what is needed to play a game again, exactly, and to notice if it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from headjudge.kernel.errors import BadRecord
from headjudge.kernel.notation import check_numbers, state_hash

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

FORMAT: Final = 1
LONGEST_SEED: Final = 64  # hexadecimal digits
MOST_BYTES: Final = 16_000_000


class Record(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A whole game: where it began and every answer. It began with decks and a seed, or in a
    `position`, which is a saved state. An answer of one negative number is a concession: -1 of
    seat 0, -2 of seat 1. `hashes[n]` is the state before answer n, and the last one the state
    after all of them."""

    headjudge: int
    engine: str
    game: str
    edition: str
    cards: str
    decks: list[Any]
    seed: str
    answers: list[list[int]]
    hashes: list[str]
    result: list[Any] | None = None
    position: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


def read_record(text: str) -> Record:
    """A record from its JSON text; a `BadRecord` names the field that is wrong."""
    if len(text) > MOST_BYTES:
        raise BadRecord(f"larger than {MOST_BYTES} bytes", field="file")
    check_numbers(text)
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(str(error), field="file") from error
    if record.headjudge != FORMAT:
        raise BadRecord(f"format {record.headjudge}, not {FORMAT}", field="headjudge")
    if record.hashes and len(record.hashes) != len(record.answers) + 1:
        raise BadRecord("one hash more than answers", field="hashes")
    try:
        int(record.seed, 16)
    except ValueError as error:
        raise BadRecord("a hexadecimal number", field="seed") from error
    if len(record.seed) > LONGEST_SEED:
        raise BadRecord(f"a number of at most {LONGEST_SEED} digits", field="seed")
    return record


def write_record(record: Record) -> str:
    return msgspec.json.encode(record, order="deterministic").decode()


def hash_now(game: Game) -> str:
    return state_hash(game.rules, game.state)

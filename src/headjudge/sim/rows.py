"""A row for every game, and the file that they are written to.

A row is one line: of CSV if the file's name ends in `.csv`, of JSON if it ends in `.jsonl` or
`.ndjson`. Rows stand in the order of their numbers, whoever played the games and whenever they
were done, and nothing in a row depends on the machine: two runs of one job write the same bytes.
How long a game took is the one thing that differs, so `seconds` is there only if it is asked for,
and is left out when two files are compared.

A file is only ever added to, by whole batches of games. What a killed run left of a batch is cut
off when the run is resumed, and those games are played again.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol

import msgspec

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import worded

CSV: Final = (".csv",)
JSON_LINES: Final = (".jsonl", ".ndjson")
LONGEST_LINE: Final = 16_384


class BadRows(HeadjudgeError):
    """A file of rows that cannot be written, or is not of this job."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one game of a run went. Players are 1 and 2, as the pairing names them; seats too."""

    number: int  # in the order of the run; numbers are left out where a pairing was decided
    job: str  # tells runs apart: of other decks, cards, players, seeds or versions
    game: str
    edition: str
    round: int  # the two games of a round have one seed, and the players change seats
    seed: str  # of this game, hexadecimal, as a record has it
    deck_1: str
    player_1: str
    deck_2: str
    player_2: str
    seat_1: int  # where player 1 sat
    first: int  # the player who began
    winner: int | None  # None: a draw, or not finished
    rule: str  # by which it ended; "": by a fault, or not at all
    turns: int
    decisions: int
    fault: str  # why a player lost who raised an error or gave an illegal answer
    error: str  # why it could not be played to the end
    record: str  # the file in the folder of records
    seconds: float | msgspec.UnsetType = msgspec.UNSET  # only if asked for


COLUMNS: Final = Row.__struct_fields__
TIMED: Final = "seconds"


class Form(Protocol):
    """How a row is written as a line and read from it."""

    def heading(self, is_timed: bool) -> bytes: ...

    def line(self, row: Row) -> bytes: ...

    def row(self, line: bytes, is_timed: bool) -> Row: ...


class JsonLines:
    """A JSON object a line."""

    def heading(self, is_timed: bool) -> bytes:
        """JSON lines have no heading."""
        return b""

    def line(self, row: Row) -> bytes:
        """The row as a line."""
        return msgspec.json.encode(row) + b"\n"

    def row(self, line: bytes, is_timed: bool) -> Row:
        """The row of a line."""
        return msgspec.json.decode(line, type=Row)


class Commas:
    """Values apart by commas, under a line of the columns' names."""

    def heading(self, is_timed: bool) -> bytes:
        """The names of the columns."""
        return self._joined(columns(is_timed))

    def line(self, row: Row) -> bytes:
        """The row as a line; what there is not is empty."""
        values = [getattr(row, name) for name in columns(row.seconds is not msgspec.UNSET)]
        return self._joined(["" if each is None else each for each in values])

    def row(self, line: bytes, is_timed: bool) -> Row:
        """The row of a line."""
        cells = next(csv.reader([line.decode("utf-8")], strict=True))
        names = columns(is_timed)
        if len(cells) != len(names):
            raise ValueError(f"{len(cells)} columns, not {len(names)}")
        told: dict[str, Any] = dict(zip(names, cells, strict=True))
        told["winner"] = told["winner"] or None
        return msgspec.convert(told, Row, strict=False)

    def _joined(self, values: Iterable[Any]) -> bytes:
        """Values as a line."""
        output = io.StringIO()
        csv.writer(output, lineterminator="\n").writerow(values)
        return output.getvalue().encode("utf-8")


def columns(is_timed: bool) -> tuple[str, ...]:
    """The names of the columns, in order."""
    return COLUMNS if is_timed else tuple(name for name in COLUMNS if name != TIMED)


def form_of(file: Path) -> Form:
    """How rows are written to a file of this name."""
    ending = file.suffix.lower()
    if ending in CSV:
        return Commas()
    if ending in JSON_LINES:
        return JsonLines()
    raise worded(BadRows, "rows ending", "--rows", file=str(file))


def read_rows(file: Path) -> Iterator[Row]:
    """The rows of a file, as far as they are whole; a `BadRows` names the line that is not."""
    form = form_of(file)
    try:
        with file.open("rb") as source:
            for row, _end in _rows(source, form, file):
                yield row
    except OSError as error:
        raise _unusable(file, error) from error


def _rows(source: BinaryIO, form: Form, file: Path) -> Iterator[tuple[Row, int]]:
    """The rows of an open file, each with the place where its line ends. A last line without an
    end is what a killed run was writing, and no row."""
    is_timed, end = False, 0
    headed = form.heading(False) != b""
    for number in count(1):
        line = source.readline(LONGEST_LINE)
        if not line.endswith(b"\n") and len(line) < LONGEST_LINE:
            return
        end += len(line)
        try:
            if number == 1 and headed:
                is_timed = line == form.heading(True)
                if not is_timed and line != form.heading(False):
                    raise ValueError("other columns")
            else:
                yield form.row(line, is_timed), end
        except (ValueError, csv.Error) as error:
            raise worded(BadRows, "rows line", "--rows", file=str(file), line=number) from error


def _unusable(file: Path, error: OSError) -> BadRows:
    """That the system does not let us use the file."""
    return worded(BadRows, "no reading", "--rows", file=str(file), why=error.strerror or str(error))


class RowFile:
    """A file of rows that is being written. Nobody else writes to it meanwhile.

    A new run wants a file that is not there or empty; `resume` takes up one that is."""

    def __init__(self, file: Path, is_timed: bool = False, resume: bool = False) -> None:
        self.file = file
        self.is_timed = is_timed
        self.form = form_of(file)
        self._read = self._kept = 0  # so many bytes
        try:
            self._handle = os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
        except OSError as error:
            raise _unusable(file, error) from error
        try:
            self._lock()
            if not resume and os.fstat(self._handle.fileno()).st_size:
                raise worded(BadRows, "rows there", "--rows", file=str(file))
        except BaseException:
            self._handle.close()
            raise

    def _lock(self) -> None:
        """Keep the file for this process; the lock goes with it."""
        try:
            import fcntl
        except ImportError:  # a system without it
            return
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise worded(BadRows, "rows in use", "--rows", file=str(self.file)) from error

    def written(self) -> Iterator[Row]:
        """The rows that are there. Those that are to stay are taken up with `keep`."""
        self._handle.seek(0)
        for row, end in _rows(self._handle, self.form, self.file):
            if (row.seconds is not msgspec.UNSET) != self.is_timed:
                raise worded(BadRows, "rows seconds", "--rows", file=str(self.file))
            self._read = end
            yield row

    def keep(self) -> None:
        """All rows that were read up to here stay."""
        self._kept = self._read

    def begin(self) -> None:
        """Cut off what is not kept, and write behind it from now on."""
        with self._named():
            self._handle.seek(self._kept)
            self._handle.truncate()
            if self._kept == 0:
                self._handle.write(self.form.heading(self.is_timed))
                self._handle.flush()

    def add(self, rows: Iterable[Row]) -> None:
        """Write the rows of a batch; they are with the system when this returns."""
        with self._named():
            self._handle.write(b"".join([self.form.line(row) for row in rows]))
            self._handle.flush()

    def close(self) -> None:
        """Bring what is written to the disk."""
        with suppress(OSError):  # a pipe has no disk
            os.fsync(self._handle.fileno())
        self._handle.close()

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Errors of the system become errors that name the file."""
        try:
            yield
        except OSError as error:
            raise _unusable(self.file, error) from error

"""Saved games: a game is its record, written so that it survives its process.

A file is written beside the old one, brought to the disk and then put in its place, so that
whatever happens meanwhile there is the old record or the new one, whole.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

import msgspec

from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.kernel.record import MOST_BYTES, read_record, write_record
from headjudge.kernel.taking_back import Row, journal
from headjudge.starting import record


class Saver:
    """Keeps a game in a file. It is told of the game after every answer (`note`) and writes
    when asked to (`write`), if there is anything new."""

    def __init__(self, path: Path, game: Game, hashes: list[str] | None = None) -> None:
        self.path = path
        self.hashes: list[str] = hashes or []  # of the state before each answer, and of now
        self.written: list[Row] | None = None  # the journal that the file has
        self.is_checked = False
        self.note(game)

    def note(self, game: Game) -> None:
        """An answer was given, or taken back: remember the hash of the state it led to."""
        count = len(game.answers)
        del self.hashes[count:]
        if len(self.hashes) < count:  # some were not noted
            self.hashes = list(record(game).hashes[:count])
        self.hashes.append(game.position_hash())

    def write(self, game: Game) -> bool:
        """Write the record. False: the file has all of it already."""
        rows = journal(game.answers, game.undone)
        if self.written == rows:
            return False
        if not self.is_checked:
            check_target(self.path)
            sweep(self.path)
            self.is_checked = True
        made = msgspec.structs.replace(record(game, hashes=False), hashes=self.hashes)
        write_text(self.path, write_record(made))
        self.written = rows
        return True

    def remove(self) -> None:
        """The game is over and nobody asked to keep it."""
        if self.written is not None:
            with suppress(OSError):
                self.path.unlink()


def write_game(game: Game, path: Path) -> None:
    """Write the record of a game. Nothing but an older record is ever replaced."""
    text = write_record(record(game))
    check_target(path)
    write_text(path, text)


def check_target(path: Path) -> None:
    """Refuse to replace anything but a record."""
    try:
        if not path.exists():
            return
        if not path.is_file() or path.stat().st_size > MOST_BYTES:
            raise HeadjudgeError(f"{path} exists and is no record of a game", field="save")
        try:
            read_record(path.read_text(encoding="utf-8"))
        except (HeadjudgeError, UnicodeDecodeError):
            raise HeadjudgeError(
                f"{path} exists and is no record of a game", field="save"
            ) from None
    except OSError as error:
        raise HeadjudgeError(f"{path}: {error.strerror or error}", field="save") from error


def write_text(path: Path, text: str, field: str = "save") -> None:
    """Write a file whole or not at all, and only return when it is on the disk. An error names
    the field."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        try:
            with new.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
        except BaseException:
            with suppress(OSError):
                new.unlink(missing_ok=True)
            raise
        bring_to_disk(path.parent)
    except OSError as error:
        raise HeadjudgeError(f"{path}: {error.strerror or error}", field=field) from error


def bring_to_disk(folder: Path) -> None:
    """A new name in a folder is safe when the folder is on the disk; where a system cannot
    open folders, it is left to the system."""
    flags = getattr(os, "O_DIRECTORY", None)
    if flags is None:
        return
    handle = os.open(folder, os.O_RDONLY | flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sweep(path: Path) -> None:
    """Remove what processes that were killed while they wrote this file have left beside it."""
    pattern = re.compile(rf"\.{re.escape(path.name)}\.(\d{{1,9}})\.new")
    with suppress(OSError):
        for each in path.parent.iterdir():
            found = pattern.fullmatch(each.name)
            if found and not is_alive(int(found[1])):
                each.unlink(missing_ok=True)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def state_folder() -> Path:
    """Where games are kept that nobody gave a file: `$XDG_STATE_HOME/headjudge`."""
    given = os.environ.get("XDG_STATE_HOME", "")
    try:
        return (Path(given) if given else Path.home() / ".local" / "state") / "headjudge"
    except RuntimeError as error:
        raise HeadjudgeError("there is no home folder to keep games in", field="save") from error

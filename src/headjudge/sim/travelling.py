"""Bots of the user's own files, sent to another machine: the file, and what it imports beside it.

A bot is named by its file (`bots/deep.py:Deep`), which lies on the machine where the run is
started. `packed` reads that file and the modules and packages in its folder that it imports, found
from their text without running any of it. `unpacked` says, on whatever machine plays, where the
file lies: where it was, if the same files are there, else in a folder of its own for as long as the
process lives.

A module that is imported by its name is the business of whoever installs it: it has to be installed
on every machine. One that is found only because it lies in the folder one is in is refused.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import worded
from headjudge.players.finding import is_file, places

MOST_FILES: Final = 500
MOST_BYTES: Final = 8_000_000


class Packed(msgspec.Struct, frozen=True):
    """A bot's files. `where`: as the user named its file; `path`: where that is on the machine of
    the user; `files`: what is in them, by their place in the bot's folder."""

    where: str
    path: str
    files: dict[str, bytes]


def packed(specs: Iterable[str]) -> tuple[Packed, ...]:
    """The files of all bots among these players that are files. A bot that cannot be sent is an
    error that says why."""
    found: dict[str, Packed] = {}
    for spec in specs:
        where, colon, _name = spec.rpartition(":")
        if not colon or where in found:
            continue
        if is_file(where):
            path = Path(where).expanduser().resolve()
            found[where] = Packed(where, str(path), files_of(path, spec))
        elif lies_here(where):
            raise worded(HeadjudgeError, "bot stays", "players", name=spec, file=f"{where}.py")
    return tuple(found.values())


def lies_here(module: str) -> bool:
    """Whether a module is found only because it lies in the folder one is in."""
    root = module.partition(".")[0]
    spec = find_spec(root)
    if spec is None:
        return False
    found = [spec.origin] if spec.origin else list(spec.submodule_search_locations or ())
    here = Path.cwd().resolve()
    own = (here / f"{root}.py", here / root, here / root / "__init__.py")
    return any(Path(each).resolve() in own for each in found)


def files_of(path: Path, spec: str) -> dict[str, bytes]:
    """A bot's file and all that it imports from its own folder."""
    folder = path.parent
    found: dict[str, bytes] = {}
    waiting = [path]
    size = 0
    while waiting:
        file = waiting.pop()
        place = file.relative_to(folder).as_posix()
        if place in found:
            continue
        try:
            data = file.read_bytes()
        except OSError as error:
            reason = error.strerror or str(error)
            raise worded(
                HeadjudgeError, "no reading", "players", file=str(file), why=reason
            ) from error
        found[place] = data
        size += len(data)
        if len(found) > MOST_FILES or size > MOST_BYTES:
            raise worded(
                HeadjudgeError, "bot is large", "players", name=spec, n=MOST_FILES, count=MOST_BYTES
            )
        waiting += [each for name in imported(data) for each in beside(folder, name)]
    return dict(sorted(found.items()))


def imported(data: bytes) -> set[str]:
    """The first names of all that a file imports anywhere; nothing, if it is no Python."""
    try:
        tree = ast.parse(data)
    except (SyntaxError, ValueError, RecursionError):
        return set()
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update([each.name.partition(".")[0] for each in node.names])
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


def beside(folder: Path, name: str) -> list[Path]:
    """The files of a module or package of this name in the folder."""
    module = folder / f"{name}.py"
    if module.is_file():
        return [module]
    package = folder / name
    return sorted(package.rglob("*.py")) if package.is_dir() else []


_kept: Final[list[TemporaryDirectory[str]]] = []  # gone with the process


def unpack(bots: Iterable[Packed]) -> None:
    """Have these bots found in this process, whatever folder it is in."""
    for bot in bots:
        places[bot.where] = unpacked(bot)


def unpacked(bot: Packed) -> Path:
    """Where the file of a bot lies on this machine."""
    path = Path(bot.path)
    for place, data in bot.files.items():
        try:
            if (path.parent / place).read_bytes() != data:
                break
        except OSError:
            break
    else:
        return path
    digest = blake2b(msgspec.msgpack.encode(bot, order="deterministic")).hexdigest()
    return written(digest, bot.path, tuple(bot.files.items()))


@cache
def written(digest: str, path: str, files: tuple[tuple[str, bytes], ...]) -> Path:
    """The file of a bot, written with its others into a folder of this process."""
    folder = TemporaryDirectory(prefix=f"headjudge-bot-{digest[:8]}-", ignore_cleanup_errors=True)
    _kept.append(folder)
    for place, data in files:
        parts = PurePosixPath(place)
        if parts.is_absolute() or ".." in parts.parts:
            continue
        file = Path(folder.name, *parts.parts)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return Path(folder.name) / Path(path).name

"""The library: the user's own sets of cards, kept on the disk.

A set is one file, `cards/<game>/<set>.json` in the user's data folder: where its cards come from,
the records of the cards in the game's own form, and what became of each card when its text was
read. A set is written whole or not at all. Verdicts only inform: a text is read when a game uses
its card.
"""

from __future__ import annotations

import os
import re
import types
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge import games, pools, saving
from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language import deck_making
from headjudge.language.candidates import Candidate
from headjudge.language.card_files import check_signs
from headjudge.language.pools import Maker
from headjudge.language.verdicts import INCOMPLETE, REFUSED, Verdict
from headjudge.language.worded import worded
from headjudge.language.words import command
from headjudge.reading import read_text
from headjudge.version import VERSION

FORMAT: Final = 1
VARIABLE: Final = "HEADJUDGE_DATA"  # the folder to use in place of the user's own
MOST_SETS: Final = 200  # of one game
MOST_VERDICTS: Final = 20_000  # of one set
MOST_NAME: Final = 64
PICTURES: Final = (".jpg", ".jpeg", ".png", ".webp")

_NAME: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{MOST_NAME}}}")
_NO_NAME: Final = re.compile(r"[^A-Za-z0-9_-]+")
_NO_FILE_NAME: Final = re.compile(r"[^\w. -]", re.ASCII)

Progress = Callable[[int, int], None]
"""Hears how many cards are read, of how many."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a set is. `file`: the name of the file it was read from; `date`: when, in UTC;
    `version` and `revision`: by which version of the project and of the game's rules;
    `pictures`: a folder with pictures, or ""; `verdicts`: what became of each card."""

    format: int
    game: str
    name: str
    file: str
    date: str
    version: str
    revision: int
    pictures: str = ""
    verdicts: list[Verdict]

    @property
    def is_from_another_version(self) -> bool:
        """Whether the texts were read by another version than this one."""
        return (self.version, self.revision) != (VERSION, revision_of(self.game))


class CardSet(Header, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set of cards. `cards` are the records of those that are whole, compiled or refused, in
    the form they have in the game."""

    cards: list[Any]


class Stored(Header, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set whose records are yet to be read."""

    cards: msgspec.Raw


class Library(msgspec.Struct, frozen=True, eq=False):
    """What the library has of a game. `pool`: its cards and those that ship; `sets`: those that
    can be read; `problems`: what is wrong with the others, each an error that names its file."""

    pool: Pool
    sets: tuple[CardSet, ...] = ()
    problems: tuple[BadCard, ...] = ()

    def verdicts(self) -> dict[str, Verdict]:
        """What became of each card of the sets, by number."""
        return {each.number: each for found in self.sets for each in found.verdicts}


# -- where it is ----------------------------------------------------------------------------


def folder() -> Path:
    """The user's data folder: `$HEADJUDGE_DATA`, or what the system has for such."""
    given = os.environ.get(VARIABLE, "")
    if given:
        return Path(given)
    from platformdirs import user_data_path  # only who has no folder of their own needs it

    return user_data_path("headjudge", appauthor=False)


def folder_of(game: str) -> Path:
    """Where the sets of a game are; nothing need be there yet."""
    games.load(game)
    return folder() / "cards" / game


def names(game: str) -> list[str]:
    """The names of the sets of a game, whether they can be read or not."""
    try:
        found = [each for each in os.listdir(folder_of(game)) if each.endswith(".json")]
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise HeadjudgeError(f"{folder_of(game)}: {error.strerror}", field="library") from error
    found = sorted([each.removesuffix(".json") for each in found])
    found = [each for each in found if _NAME.fullmatch(each)]
    if len(found) > MOST_SETS:
        raise BadCard(f"{folder_of(game)} has more than {MOST_SETS} sets", field="library")
    return found


def path_of(game: str, name: str) -> Path:
    """The file of a set."""
    if not _NAME.fullmatch(name):
        raise worded(HeadjudgeError, "set name", "set", n=MOST_NAME, name=repr(name[:80]))
    return folder_of(game) / f"{name}.json"


def name_from(file: str) -> str:
    """The name for a set that is read from this file, if nobody says another."""
    plain = unicodedata.normalize("NFKD", Path(file).stem)
    found = _NO_NAME.sub("-", plain.encode("ascii", "ignore").decode()).strip("-")[:MOST_NAME]
    if not found:
        raise worded(HeadjudgeError, "no set name", "set", file=file)
    return found


# -- reading --------------------------------------------------------------------------------


def load(game: str, without: str = "") -> Library:
    """What the library has of a game, `without` the set of this name. A set that cannot be read
    is left out and told of in `problems`."""
    there = [(name, path_of(game, name)) for name in names(game) if name != without]
    shipped: Pool = games.load(game).rules().shipped
    if not there:
        return Library(shipped)
    return _load(game, tuple([(name, *signature(path)) for name, path in there]), str(folder()))


def pool(game: str, *files: str | Path, map: str | Path = "") -> Pool:
    """The cards of a game that ship, those of the library, and those of these files (as for
    `headjudge.pool`). A set that cannot be read is left out; `load(game).problems` says why."""
    return pools.with_files(load(game).pool, *files, map=map)


def read(game: str, name: str) -> CardSet:
    """A set of the library. One that is not whole is a `BadCard` that names its file, and what
    to do about it."""
    form: type[Any] = games.load(game).maker.form
    try:
        found = _decoded(read_text(str(path_of(game, name)), "library"), form)
        _check(game, name, found)
    except (HeadjudgeError, msgspec.MsgspecError, RecursionError) as error:
        raise unusable(game, name, error) from error
    return found


def unusable(game: str, name: str, error: Exception) -> BadCard:
    """What is wrong with a set, where it is, and the way out."""
    return worded(
        BadCard, "bad set", f"set {name}",
        file=str(path_of(game, name)), why=str(error), game=game, name=name,
        command=command(),
    )  # fmt: skip


def numbers(game: str, name: str) -> set[str]:
    """The numbers of the cards of a set."""
    if name not in names(game):
        raise missing(game, name)
    return {each.number for each in read(game, name).cards}


def missing(game: str, name: str) -> HeadjudgeError:
    """There is no such set."""
    known = ", ".join(names(game))
    key = "no set" if known else "no set yet"
    return worded(HeadjudgeError, key, "set", name=repr(name), game=game, known=known)


def picture(game: str, number: str) -> Path | None:
    """The picture of a card: a file with the card's number for a name in the folder of a set
    that has the card. What no file's name can have is - or _ there."""
    for found in load(game).sets:
        if found.pictures and any([each.number == number for each in found.verdicts]):
            for name in dict.fromkeys([_NO_FILE_NAME.sub(each, number) for each in "-_"]):
                for ending in PICTURES if name.strip(". ") else ():
                    path = Path(found.pictures) / f"{name}{ending}"
                    if path.is_file():
                        return path
    return None


def signature(path: Path) -> tuple[int, int, int]:
    """Another one whenever a file has been written anew."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0, 0)
    return (found.st_ino, found.st_mtime_ns, found.st_size)


@lru_cache(8)
def _load(game: str, sets: tuple[tuple[str, int, int, int], ...], where: str) -> Library:
    """The library as long as the files are these."""
    known: Pool = games.load(game).rules().shipped
    good: list[CardSet] = []
    problems: list[BadCard] = []
    for name, *_signature in sets:
        try:
            found = read(game, name)
        except BadCard as error:
            problems.append(error)
            continue
        try:
            known = _with(known, found.cards, found.verdicts, origin_of(name))
        except BadCard as error:  # it contradicts another set
            problems.append(unusable(game, name, error))
        else:
            good.append(found)
    deck_making.leave_out(known, refused(good))
    return Library(known, tuple(good), tuple(problems))


def refused(sets: list[CardSet]) -> list[str]:
    """The numbers of the cards of these sets whose texts this version does not read."""
    return [
        verdict.number
        for each in sets
        if not each.is_from_another_version
        for verdict in each.verdicts
        if verdict.kind == REFUSED
    ]


def _with(known: Pool, cards: list[Any], verdicts: list[Verdict], origin: str) -> Pool:
    """A pool with the cards of a set as well."""
    maker: Maker[Any] = games.load(known.game).maker
    incomplete = {each.number: why(each) for each in verdicts if each.kind == INCOMPLETE}
    return maker.more(known, cards, origin, incomplete)


def why(verdict: Verdict) -> str:
    """What is wrong with an incomplete card."""
    return f"{verdict.field}: {verdict.clause}" if verdict.field else verdict.clause


def origin_of(name: str) -> str:
    """A set, as the place where a card stands."""
    return f"set {name} of the library"


def revision_of(game: str) -> int:
    """Which revision of a game's rules this is."""
    return int(games.load(game).rules().revision)


def _decoded(text: str, form: type[Any]) -> CardSet:
    """A set from its file. The records are decoded at once in the form they have in the game."""
    whole = msgspec.json.decode(text, type=Stored)
    cards = msgspec.json.decode(whole.cards, type=types.GenericAlias(list, form))
    return CardSet(**{**msgspec.structs.asdict(whole), "cards": cards})


def _check(game: str, name: str, found: CardSet) -> None:
    """What must be true of a set that lies under this name."""
    for value, wanted, field in (
        (found.format, FORMAT, "format"),
        (found.game, game, "game"),
        (found.name, name, "name"),
    ):
        if value != wanted:
            raise BadCard(f"{wanted!r}, not {value!r:.80}", field=field)
    if len(found.verdicts) > MOST_VERDICTS:
        raise BadCard(f"more than {MOST_VERDICTS} verdicts", field="verdicts")
    check_signs(msgspec.structs.replace(found, cards=[]), "set")
    maker: Maker[Any] = games.load(game).maker
    maker.check(found.cards)
    told = {each.number for each in found.verdicts if each.kind != INCOMPLETE}
    for each in found.cards:
        if each.number not in told:
            raise BadCard("there is no verdict", field=f"card {each.number!r}")


# -- changing -------------------------------------------------------------------------------


class Added(msgspec.Struct, frozen=True):
    """A set that was added. `replaced`: whether there was one of that name before."""

    set: CardSet
    replaced: bool


def add(
    game: str,
    file: str | Path,
    name: str = "",
    pictures: str | Path = "",
    candidates: list[Candidate] | None = None,
    progress: Progress | None = None,
    map: str | Path = "",
) -> Added:
    """Read every card of a file and keep them as a set; one of the same name is replaced whole.

    The name is that of the file, if none is given. `pictures`: a folder of images named by card
    number, which is only referred to. `map`: how to understand a file of another maker's, as for
    `headjudge.pool`; `candidates`: the cards of the file, if they have been read already.
    Incomplete cards are kept as verdicts alone. A number that has other contents among the cards
    that ship or in another set is a `BadCard` that names both, and nothing is added.
    """
    name = name or name_from(str(file))
    path = path_of(game, name)
    held = picture_folder(pictures)
    if candidates is None:
        candidates = pools.candidates_in(game, file, map)
    if not candidates:
        raise worded(BadCard, "no cards", str(file))
    whole = [each.printed for each in candidates if each.printed is not None]
    _with(load(game, without=name).pool, whole, [], str(file))
    verdicts: list[Verdict] = []
    for each in pools.verdicts(game, candidates):
        verdicts.append(each)
        if progress is not None:
            progress(len(verdicts), len(candidates))
    cards = [
        card.printed
        for card, verdict in zip(candidates, verdicts, strict=True)
        if card.printed is not None and verdict.kind != INCOMPLETE
    ]
    made = CardSet(
        format=FORMAT,
        game=game,
        name=name,
        file=Path(file).name,
        date=datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        version=VERSION,
        revision=revision_of(game),
        pictures=held,
        verdicts=verdicts,
        cards=cards,
    )
    with locked(path.parent):
        # another process may have added cards meanwhile
        _with(load(game, without=name).pool, cards, [], str(file))
        replaced = path.exists()
        if not replaced and len(names(game)) >= MOST_SETS:
            raise worded(BadCard, "many sets", "set", n=MOST_SETS)
        saving.sweep(path)
        saving.write_text(path, msgspec.json.encode(made).decode(), "library")
    return Added(made, replaced)


def remove(game: str, name: str) -> None:
    """Remove a set, whether it can be read or not."""
    path = path_of(game, name)
    if not os.path.lexists(path):
        raise missing(game, name)
    try:
        with locked(path.parent):
            path.unlink(missing_ok=True)
    except OSError as error:
        raise HeadjudgeError(f"{path}: {error.strerror or error}", field="library") from error


def picture_folder(given: str | Path) -> str:
    """A folder of pictures, as a set refers to it."""
    if not str(given):
        return ""
    if not Path(given).is_dir():
        raise worded(HeadjudgeError, "no folder", "pictures", folder=str(given))
    return str(Path(given).absolute())


@contextmanager
def locked(there: Path) -> Iterator[None]:
    """One process at a time changes the sets in a folder. The lock goes with the process."""
    try:
        there.mkdir(parents=True, exist_ok=True)
        handle = os.open(there / ".lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise HeadjudgeError(f"{there}: {error.strerror or error}", field="library") from error
    try:
        try:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        except ImportError:  # a system without such locks: the writing is still atomic
            pass
        yield
    finally:
        os.close(handle)

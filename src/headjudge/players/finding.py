"""Players that are not ours, found by what the user calls them.

`my_bot.py:MyBot` is a class of a file, `package.module:Class` one of a module that can be imported,
and a bare name an entry point `headjudge.players` of an installed package. All of it is code that
the user named and that runs with the user's rights.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

from headjudge.players.asking import BotFault, Player, UnknownPlayer, told

GROUP: Final = "headjudge.players"

Maker = Callable[[int], Player]
"""Makes a player from a seed."""


places: Final[dict[str, Path]] = {}
"""Files that lie elsewhere on this machine than where the user named them: they were sent here."""


def unknown(key: str, said: str, **about: str) -> UnknownPlayer:
    """No such player, or none that can be made: a sentence, and the key of it in any language."""
    return UnknownPlayer(said, field="players", key=key, **about)


def located(spec: str) -> str:
    """A player as another process of this machine finds it."""
    where, _colon, name = spec.rpartition(":")
    return f"{places[where]}:{name}" if where in places else spec


def described(names: Iterable[str]) -> str:
    """What can be said where a player is asked for: our own, those installed, and the forms."""
    return ", ".join([*names, *installed(), "my_bot.py:MyBot", "package.module:Class"])


def installed() -> list[str]:
    """The players of installed packages, by name."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find(spec: str, known: Iterable[str] = ()) -> Maker:
    """What makes the player that is called so; an `UnknownPlayer` says what is wrong with it."""
    found = loaded(spec, known)
    if not callable(found):
        raise unknown("player no class", f"{spec}: that is no class", name=spec)
    seeded = takes_seed(found)

    def made(seed: int) -> Player:
        try:
            player: object = found(seed=seed) if seeded else found()
        except (Exception, SystemExit) as error:
            raise BotFault(f"could not be made: {told(error)}") from error
        if not callable(getattr(player, "choose", None)):
            said = f"{spec}: it has no method `choose`"
            raise unknown("player no method", said, name=spec)
        return cast(Player, player)

    return made


def takes_seed(maker: Callable[..., Any]) -> bool:
    """Whether a class is to be given a seed: it has a parameter of that name."""
    try:
        return "seed" in inspect.signature(maker).parameters
    except (TypeError, ValueError):
        return False


def loaded(spec: str, known: Iterable[str]) -> Any:
    """The class, or whatever else, that is called so."""
    where, colon, name = spec.rpartition(":")
    try:
        if not colon:
            points = [point for point in entry_points(group=GROUP) if point.name == spec]
            if not points:
                there = described(known)
                said = f"no player {spec!r}; there is {there}"
                raise unknown("player no name", said, name=repr(spec), known=there)
            return points[0].load()
        module = module_of_file(where) if is_file(where) else module_named(where)
    except UnknownPlayer:
        raise
    except (Exception, SystemExit) as error:
        said = f"{spec}: it cannot be loaded: {told(error)}"
        raise unknown("player not loaded", said, name=spec, why=told(error)) from error
    found: Any = module
    for part in name.split("."):
        if not hasattr(found, part):
            said = f"no {name!r} in {where}"
            raise unknown("player not there", said, name=repr(name), file=where)
        found = getattr(found, part)
    return found


def is_file(where: str) -> bool:
    """Whether this names a file rather than a module."""
    return where.endswith(".py") or "/" in where or "\\" in where


def module_named(where: str) -> ModuleType:
    """A module that can be imported, also from the folder one is in."""
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    return import_module(where)


def module_of_file(where: str) -> ModuleType:
    """The module in a file. As with a script, what lies beside the file can be imported."""
    path = places.get(where) or Path(where).expanduser().resolve()
    if not path.is_file():
        raise unknown("player no file", f"no file {where}", file=where)
    return module_at(path)


@cache
def module_at(path: Path) -> ModuleType:
    """The module in this file, which is run once in a process."""
    name = f"headjudge_bot_{blake2b(str(path).encode(), digest_size=8).hexdigest()}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise unknown("player no python", f"{path} is no file of Python", file=str(path))
    module = module_from_spec(spec)
    folder = str(path.parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module  # classes look their module up while they are made
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module

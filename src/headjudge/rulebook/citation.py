"""Citing rules in code, and knocking a cited rule out.

A citation is a number beside the code that carries the rule out. Nobody keeps a
list by hand: decorating is registering. A rule is *knocked out* to learn whether
its tests would notice: every function that cites it then does nothing and returns the
empty value of its return type, or what the game's `without.toml` has for it; every fact
takes its other value. That is decided once, when the code is imported, so a rule
that stands costs nothing while a game runs.

The compiled build has no citations: they are taken off before it is compiled, and what is
asked for here is answered by the plain build alone.

This module imports nothing of the project but its version, so that all of it may cite.
"""

from __future__ import annotations

import json
import os
import sys
import typing
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from inspect import unwrap
from types import FrameType
from typing import Any, Final, ParamSpec, TypeVar, cast

from headjudge import version

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

VARIABLE: Final = "HEADJUDGE_KNOCKOUT"
RESULTS: Final = "HEADJUDGE_WITHOUT"  # JSON: {"game": {"number function": result}}
_BY_TYPE: Final = object()  # `without` is not given: the empty value of the return type
_EMPTY: Final = (bool, int, str, tuple, list, dict, set, frozenset)


@dataclass(frozen=True)
class Citation:
    """A place in the code that carries a rule out. Line 0: compiled, so not known."""

    module: str
    qualname: str
    line: int


_cited: Final[dict[str, dict[str, list[Citation]]]] = {}
_out: Final[set[tuple[str, str]]] = set()
_results: Final[dict[tuple[str, str], object]] = {}  # (game, "number function"): without it


def rule(
    *numbers: str, without: object = _BY_TYPE, game: str = ""
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Decorator: the function carries these rules out.

    It is returned as it is. Knocked out it becomes a function that only returns `without`; if
    that is not given, what was set for it (`set_results`), or the empty value of its type.
    Outside a game's package, `game` says whose numbers these are.
    """

    def cite_function(function: Callable[P, R]) -> Callable[P, R]:
        module, line = _place_of(function)
        whose = game or _game_of(module)
        name = str(getattr(function, "__qualname__", function))
        for number in numbers:
            cite(whose, number, Citation(module, name, line))
        out = [number for number in numbers if is_knocked_out(whose, number)]
        if not out:
            return function

        @wraps(function)
        def nothing(*args: P.args, **kwargs: P.kwargs) -> R:
            if without is not _BY_TYPE:
                return cast(R, without)
            key = (whose, f"{out[0]} {name}")
            return cast(R, _results[key] if key in _results else empty_result(function))

        return nothing

    return cite_function


def empty_result(function: Callable[..., Any]) -> object:
    """The empty value of what a function is annotated to return; None where that has none."""
    try:
        kind = typing.get_type_hints(unwrap(function)).get("return")
    except NameError:  # a name that only type checkers see
        return None
    return empty_value(kind)


def empty_value(kind: Any) -> object:
    """`False`, 0, "", an empty collection; of a tuple with so many parts, the empty value of
    each; None of everything else."""
    base, parts = typing.get_origin(kind) or kind, typing.get_args(kind)
    if base is tuple and parts and parts[-1] is not Ellipsis:
        return tuple([empty_value(each) for each in parts])
    if base in _EMPTY:
        return base()
    if base in (Collection, Iterable, Mapping, Sequence):
        return ()
    return None


def set_results(game: str, results: Mapping[str, object]) -> None:
    """What functions return while a rule is knocked out, by "number function", where that is
    not the empty value of their type. Lists become tuples."""
    for key, value in results.items():
        _results[game, key] = as_tuple(value) if isinstance(value, list) else value


def as_tuple(values: list[Any]) -> tuple[object, ...]:
    """Lists, also within lists, as tuples: results are compared with what functions return."""
    return tuple(as_tuple(each) if isinstance(each, list) else each for each in values)


def fact(number: str, value: T, without: T, game: str = "") -> T:
    """The value that the rule lays down, or `without` when the rule is knocked out.

    For module level only: a fact asked for during a game would be registered each time.
    """
    module, name, line = _caller()
    whose = game or _game_of(module)
    cite(whose, number, Citation(module, name, line))
    return without if is_knocked_out(whose, number) else value


def cite(game: str, number: str, citation: Citation) -> None:
    """Register a citation; the same one again (a module loaded twice) changes nothing."""
    places = _cited.setdefault(game, {}).setdefault(number, [])
    if citation not in places:
        places.append(citation)


def is_cited() -> bool:
    """Whether the code that runs has its citations: the compiled build has none."""
    return version.build() == version.PLAIN


def citations(game: str) -> dict[str, list[Citation]]:
    """Who cites what, of the modules imported so far."""
    return {number: list(places) for number, places in _cited.get(game, {}).items()}


def is_knocked_out(game: str, number: str) -> bool:
    return (game, number) in _out


def knock_out(game: str, numbers: Iterable[str]) -> None:
    """Let these rules do nothing. Only code imported afterwards heeds it."""
    for number in numbers:
        if number in _cited.get(game, {}):
            raise RuntimeError(f"{game}:{number} is cited by code that is already imported")
        _out.add((game, number))


def read_knock_outs(text: str) -> set[tuple[str, str]]:
    """`harbor:6-2-1,6-2-2,quay:3-1`: a game stands until the next one is named."""
    result: set[tuple[str, str]] = set()
    game = ""
    for part in text.split(","):
        named, colon, number = part.strip().rpartition(":")
        game = named if colon else game
        if not number:
            continue
        if not game:
            raise ValueError(f"{VARIABLE}: {number!r} names no game; write game:number")
        result.add((game, number))
    return result


def _game_of(module: str) -> str:
    parts = module.split(".")
    if len(parts) > 2 and parts[1] == "games":
        return parts[2]
    raise ValueError(f"a citation in {module or 'an unknown module'} must say game=...")


def _place_of(function: object) -> tuple[str, int]:
    """A compiled function has no line, and a compiled method does not know its module."""
    module = getattr(function, "__module__", None)
    code = getattr(function, "__code__", None)
    line = int(code.co_firstlineno) if code is not None else 0
    return (module if isinstance(module, str) else _caller()[0]), line


# Modules that cite for the one that calls them.
_CITING: Final = (__name__, "headjudge.kernel.flow")


def _caller() -> tuple[str, str, int]:
    """The module that cites, what it was doing, and where.

    Compiled code leaves no frame. What is then left to see is the import system
    at work, and the module it is loading is the one that cites.
    """
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module == "importlib._bootstrap":
            loading = getattr(frame.f_locals.get("spec"), "name", None)
            if isinstance(loading, str):
                return loading, "<module>", 0
        elif module not in _CITING and not module.startswith("importlib."):
            return module, frame.f_code.co_name, frame.f_lineno
        frame = frame.f_back
    return "", "<module>", 0


_out.update(read_knock_outs(os.environ.get(VARIABLE, "")))
if _out and not is_cited():
    raise RuntimeError(f"{VARIABLE}: only the plain build can knock rules out")
for _game, _table in json.loads(os.environ.get(RESULTS, "{}")).items():
    set_results(_game, _table)

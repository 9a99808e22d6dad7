"""The parts of a game's package, by name: tests of every game ask for them wherever they lie."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType


@cache
def part_of(title: str, name: str) -> ModuleType:
    """The only module or package of this name in a game's package."""
    package = import_module(f"headjudge.games.{title}")
    there = walk_packages(package.__path__, f"{package.__name__}.")
    (found,) = [each.name for each in there if each.name.rpartition(".")[2] == name]
    return import_module(found)

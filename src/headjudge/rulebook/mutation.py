"""Putting a mutant in force in this process: a module with one change made, in memory.

A module that is not imported yet is compiled with its change when it is. One that is already
there (what the games are built on, in the warm process) has the code of the one function
exchanged that the change is in.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from headjudge.rulebook.mutants import changes, mutated


class _Loader(SourceFileLoader):
    """Loads a source file with its change number `at` made."""

    def __init__(self, name: str, path: str, at: int) -> None:
        super().__init__(name, path)
        self.at = at

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        return compile(mutated(source, str(self.path), self.at), str(self.path), "exec")


class _Finder(MetaPathFinder):
    """Finds one module, to be loaded changed."""

    def __init__(self, name: str, at: int) -> None:
        self.name = name
        self.at = at

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None:
            return None
        return importlib.util.spec_from_file_location(
            fullname,
            spec.origin,
            loader=_Loader(fullname, spec.origin, self.at),
            submodule_search_locations=spec.submodule_search_locations,
        )


def install(name: str, at: int) -> None:
    """Put change number `at` of this module in force."""
    module = sys.modules.get(name)
    if module is None:
        sys.meta_path.insert(0, _Finder(name, at))
    else:
        _exchange(module, at)


def _exchange(module: ModuleType, at: int) -> None:
    """Give the function that the change is in its changed code."""
    path = str(module.__file__)
    source = Path(path).read_text(encoding="utf-8")
    owner = changes(ast.parse(source, path))[at].owners[0]
    if not isinstance(owner, ast.FunctionDef):
        raise RuntimeError(f"{module.__name__} is imported, and change {at} is in no function")
    function = getattr(module, owner.name)
    code = compile(mutated(source, path, at), path, "exec")
    for each in code.co_consts:
        is_code = isinstance(each, CodeType) and each.co_name == owner.name
        if is_code and isinstance(function, FunctionType):
            function.__code__ = each
            return
    raise RuntimeError(f"{module.__name__}.{owner.name} has no code to exchange")

"""Which modules the compiled build leaves plain, found out from their sources.

A compiled module erases annotations, and a compiled class has its own layout. So a module stays
plain that declares records which msgspec reads by their annotations, or terms, whose class makes
each a dataclass; one that makes a decoder of a parametrized type; and one that lets an object
change its class.
"""

from __future__ import annotations

import ast
from collections.abc import Collection
from pathlib import Path

PACKAGE = "headjudge"
# Whoever derives from these: records and terms.
BASES = ("msgspec.Struct", "headjudge.language.terms.term.CachedHash")


class Sources:
    """The modules of the package, parsed, with what each name in them stands for."""

    def __init__(self, root: Path) -> None:
        self.trees: dict[str, ast.Module] = {}
        self.names: dict[str, dict[str, str]] = {}
        for path in sorted((root / PACKAGE).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            tree = self.trees[module] = ast.parse(path.read_text(encoding="utf-8"))
            self.names[module] = names_of(module, tree)

    def meant(self, name: str, seen: tuple[str, ...] = ()) -> str:
        """What a dotted name stands for, where modules hand it on to each other."""
        module, dot, last = name.rpartition(".")
        if not dot or name in self.trees or name in seen:
            return name
        module = self.meant(module, (*seen, name))
        here = self.names.get(module, {}).get(last, f"{module}.{last}")
        return here if here == name else self.meant(here, (*seen, name))

    def dotted(self, module: str, node: ast.expr) -> str:
        """What a name in a module stands for; nothing, if this is not a name."""
        if isinstance(node, ast.Subscript):
            return self.dotted(module, node.value)
        if isinstance(node, ast.Name):
            return self.meant(self.names[module].get(node.id, f"{module}.{node.id}"))
        if isinstance(node, ast.Attribute):
            return self.meant(f"{self.dotted(module, node.value)}.{node.attr}")
        return ""


def names_of(module: str, tree: ast.Module) -> dict[str, str]:
    """What the imports of a module, and its own classes, call things."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            for alias in node.names:
                names[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                first = alias.name.partition(".")[0]
                names[alias.asname or first] = alias.name if alias.asname else first
        elif isinstance(node, ast.ClassDef):
            names[node.name] = f"{module}.{node.name}"
    return names


def derived_classes(root: Path, compiled: Collection[str]) -> list[tuple[str, str]]:
    """The classes of plain modules that derive from one of a compiled module, each with that
    one. Python allows it of exceptions alone."""
    sources = Sources(root)
    return [
        (f"{module}.{node.name}", base)
        for module, tree in sources.trees.items()
        if module not in compiled
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in [sources.dotted(module, each) for each in node.bases]
        if base.rpartition(".")[0] in compiled
    ]


def plain_modules(root: Path) -> dict[str, str]:
    """The modules that stay plain, each with the reason."""
    sources = Sources(root)
    derived = set(BASES)
    parents = {
        f"{module}.{node.name}": [sources.dotted(module, each) for each in node.bases]
        for module, tree in sources.trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    while more := {name for name, of in parents.items() if derived.intersection(of)} - derived:
        derived |= more
    found = {name.rpartition(".")[0]: f"declares {name}" for name in derived.intersection(parents)}
    for module, tree in sources.trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                name = sources.dotted(module, node.func)
                if name == "msgspec.json.Decoder" and any(
                    isinstance(each, ast.Subscript) for each in node.args
                ):
                    found[module] = f"makes a decoder in line {node.lineno}"
            if isinstance(node, ast.Assign) and any(
                isinstance(each, ast.Attribute) and each.attr == "__class__"
                for each in node.targets
            ):
                found[module] = f"changes the class of an object in line {node.lineno}"
    return found

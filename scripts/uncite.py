"""Sources without their citations, for the compiled build.

A citation is for readers, the gate and the knock-out, which all use the plain build. Here
`@rule(...)` is taken off, `rule(...)(function)` becomes the function and `fact(number, value, ...)`
the value, so that the compiler sees plain functions and constants. Every line keeps its number.
"""

from __future__ import annotations

import ast

CITATION = "headjudge.rulebook.citation"


def uncite(source: str) -> str:
    """The source of a module with its citations taken off."""
    if "rulebook.citation" not in source and "import citation" not in source:
        return source
    tree = ast.parse(source)
    names = cited_names(tree)
    if not names:
        return source
    starts = line_starts(source)
    cuts: list[tuple[int, int, str]] = []

    def cut(begin: tuple[int, int], end: tuple[int, int], before: str, after: str) -> None:
        first, last = place(starts, begin), place(starts, end)
        lines = b"\n" * source.encode()[first:last].count(b"\n")
        cuts.append((first, last, f"{before}{lines.decode()}{after}"))

    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and called(decorator, names) == "rule":
                    begin = (decorator.lineno, decorator.col_offset - 1)  # with its @
                    cut(begin, end_of(decorator), "", "")
        if not isinstance(node, ast.Call):
            continue
        value: ast.expr | None = None
        if called(node, names) == "fact":
            value = value_of(node)
        elif isinstance(node.func, ast.Call) and called(node.func, names) == "rule":
            (value,) = node.args
        if value is not None:
            cut((node.lineno, node.col_offset), (value.lineno, value.col_offset), "(", "")
            cut(end_of(value), end_of(node), "", ")")
    return apply(source, cuts)


def cited_names(tree: ast.Module) -> dict[str, str]:
    """The names by which a module cites: what it imports of the module of citations."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                here = alias.asname or alias.name
                if node.module == CITATION and alias.name in ("rule", "fact"):
                    names[here] = alias.name
                elif f"{node.module}.{alias.name}" == CITATION:
                    names |= {f"{here}.{each}": each for each in ("rule", "fact")}
    return names


def called(call: ast.Call, names: dict[str, str]) -> str:
    """`rule` or `fact`, if that is what is called; else nothing."""
    return names.get(ast.unparse(call.func), "") if is_name(call.func) else ""


def is_name(node: ast.expr) -> bool:
    """Whether this is a name, or a name in a module."""
    return isinstance(node, ast.Name) or (
        isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    )


def value_of(call: ast.Call) -> ast.expr:
    """The second argument of `fact`, by place or by name."""
    if len(call.args) > 1:
        return call.args[1]
    (value,) = [each.value for each in call.keywords if each.arg == "value"]
    return value


def end_of(node: ast.expr) -> tuple[int, int]:
    """The line and column after an expression."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset


def line_starts(source: str) -> list[int]:
    """Where each line begins, in bytes; line 1 is the second entry."""
    starts = [0, 0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def place(starts: list[int], where: tuple[int, int]) -> int:
    """The byte that a line and a column name."""
    line, column = where
    return starts[line] + column


def apply(source: str, cuts: list[tuple[int, int, str]]) -> str:
    """The source with each of these spans replaced; none overlaps another."""
    text = source.encode()
    for first, last, instead in sorted(cuts, reverse=True):
        text = text[:first] + instead.encode() + text[last:]
    return text.decode()

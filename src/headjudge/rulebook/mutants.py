"""Mutants: what can be changed in the code that carries out a cited rule.

A change is one operator, constant, seat or order, found in the source as Python parses it.
Changes of a module are numbered in the order of its text, so that another process that reads
the same file finds the same change under the same number.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from operator import setitem
from typing import Any, Final

OPERATOR: Final = "operator"
CONSTANT: Final = "constant"
SEAT: Final = "seat"
ORDER: Final = "order"

LONGEST: Final = 100  # characters of code that a mutant's name shows

# Counters that only tell one state from another: any change of them is as good as another.
BOOKKEEPING: Final = frozenset({"revision", "board", "shifts", "clock"})
# Fields of syntax that say nothing about what is done.
SILENT_FIELDS: Final = frozenset({"decorator_list", "returns", "annotation", "type_comment"})
SEATS: Final = frozenset({"seat", "player", "actor", "turn_player"})
# Calls whose place among others makes no difference: where a procedure goes on is only seen
# after its step, and what a turn has seen is only counted.
UNORDERED: Final = frozenset({"again", "go", "leave", "mark"})
OPPOSITE: Final = {"top": "bottom", "bottom": "top"}
COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
# Whether there is a card at all is written `card >= 0`; there the two sides change places.
PRESENCE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {ast.GtE: ast.Lt, ast.Lt: ast.GtE}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}

Owner = ast.FunctionDef | ast.Call


@dataclass(frozen=True)
class Change:
    """One change of a module. `owners`: the functions around it, and the citing or listing
    call (`fact`, `Procedure`) that it is in, outermost first. `make` changes the parsed module."""

    kind: str
    line: int
    before: str
    after: str
    owners: tuple[Owner, ...]
    make: Callable[[], None]


def changes(module: ast.Module) -> list[Change]:
    """All changes of a module, in the order of its text."""
    return list(_visit(module, ()))


def mutated(source: str, file: str, at: int) -> ast.Module:
    """The module of this source with its change number `at` made."""
    module = ast.parse(source, file)
    changes(module)[at].make()
    return ast.fix_missing_locations(module)


def _visit(node: ast.AST, owners: tuple[Owner, ...]) -> Iterator[Change]:
    if (
        isinstance(node, ast.FunctionDef)
        or isinstance(node, ast.Call)
        and _is_call_of(node, "fact", "Procedure")
    ):
        owners = (*owners, node)
    for field, value in ast.iter_fields(node):
        if field in SILENT_FIELDS:
            continue
        if isinstance(value, ast.AST):
            if _says_something(value, node, field):
                put = partial(setattr, node, field)
                yield from _changes_of(value, node, field, owners, put)
        elif isinstance(value, list):
            for at, each in enumerate(value):
                if isinstance(each, ast.AST) and _says_something(each, node, field, at):
                    put = partial(setitem, value, at)
                    yield from _changes_of(each, node, field, owners, put)
            yield from _swaps(value, owners)
            if _is_call_of(node, "Procedure") and field == "args" and len(value) > 3:
                yield from _steps_swapped(value[3], owners)


def _changes_of(
    node: ast.AST, parent: ast.AST, field: str, owners: tuple[Owner, ...], put: Callable[..., None]
) -> Iterator[Change]:
    """The changes of a node and of all below it; `put` puts another in its place."""
    for kind, new in _replacements(node, parent, field):
        shown = parent if isinstance(parent, ast.expr) and _is_small(node) else node
        before = _code(shown)
        put(new)
        after = _code(new if shown is node else shown)
        put(node)
        yield Change(kind, getattr(node, "lineno", 0), before, after, owners, partial(put, new))
    yield from _visit(node, owners)


def _is_small(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant | ast.Name | ast.Attribute | ast.Subscript)


def _code(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _says_something(node: ast.AST, parent: ast.AST, field: str, at: int = 0) -> bool:
    """Whether it matters to the rules: not a message, a word for the log or a book-keeper."""
    match node:
        case ast.Raise() | ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return False
        case ast.Expr(value=ast.Constant()):
            return False
        case ast.Call(func=ast.Attribute(attr="note")):
            return False
        case ast.AugAssign(target=ast.Attribute(attr=name)):
            return name not in BOOKKEEPING
    if _is_call_of(parent, "fact"):  # its number, its value, and the value without the rule
        return field == "args" and at == 1
    return True


def _is_call_of(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def _replacements(node: ast.AST, parent: ast.AST, field: str) -> Iterator[tuple[str, ast.AST]]:
    """What may stand in a node's place, and which kind of change that is."""
    is_condition = field in ("test", "ifs")
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            table = PRESENCE if _is_presence(node) else COMPARISONS
            yield OPERATOR, ast.Compare(left, [table[type(op)]()], [right])
        case ast.BoolOp(op=ast.And(), values=values):
            yield OPERATOR, ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(op=ast.Or(), values=values):
            yield OPERATOR, ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield OPERATOR, operand
        case ast.BinOp(left=ast.Constant(value=1), op=ast.Sub(), right=right):
            yield SEAT, right
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            if not any(_is_sequence(each) for each in (left, right)):
                yield OPERATOR, ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in ARITHMETIC:
            if not _is_sequence(value):
                yield OPERATOR, ast.AugAssign(target, ARITHMETIC[type(op)](), value)
        case ast.Constant():
            yield from _other_constants(node, parent, field)
        case ast.Call(func=ast.Name(id="min"), args=args, keywords=keywords):
            yield OPERATOR, ast.Call(ast.Name("max", ast.Load()), args, keywords)
        case ast.Call(func=ast.Name(id="max"), args=args, keywords=keywords):
            yield OPERATOR, ast.Call(ast.Name("min", ast.Load()), args, keywords)
        case ast.Tuple(elts=elements) | ast.List(elts=elements) if len(elements) > 1:
            if field == "iter" or isinstance(parent, ast.Return):
                yield ORDER, type(node)(elements[::-1], ast.Load())
        case _ if isinstance(node, ast.expr) and is_condition:
            yield OPERATOR, ast.UnaryOp(ast.Not(), node)
    if isinstance(node, ast.expr) and _is_seat(node) and not _is_other_seat(parent):
        yield SEAT, ast.BinOp(ast.Constant(1), ast.Sub(), node)


def _other_constants(
    node: ast.Constant, parent: ast.AST, field: str
) -> Iterator[tuple[str, ast.AST]]:
    value = node.value
    if isinstance(parent, ast.Subscript) and field == "slice":
        # What was chosen is most often one option, and its last is then its first.
        if value == 0 and not (isinstance(parent.value, ast.Name) and parent.value.id == "chosen"):
            yield ORDER, ast.Constant(-1)
    elif isinstance(value, bool):
        if not _is_call_of(parent, "fact"):  # that would be to knock it out
            yield CONSTANT, ast.Constant(not value)
    elif isinstance(value, int) and not _is_name_of_nothing(parent):
        yield CONSTANT, ast.Constant(value + 1)
    elif isinstance(value, str) and value in OPPOSITE:
        yield ORDER, ast.Constant(OPPOSITE[value])


def _is_name_of_nothing(parent: ast.AST) -> bool:
    """Whether a number in this place is no amount: `1 - seat`, `card >= 0`, -1 for none."""
    return (
        _is_other_seat(parent)
        or _is_presence(parent)
        or (isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.USub))
    )


def _is_presence(node: ast.AST) -> bool:
    """Whether it asks for a card, a zone or a seat that may be missing: `card >= 0`."""
    return (
        isinstance(node, ast.Compare)
        and type(node.ops[0]) in PRESENCE
        and _is_zero(node.comparators[0])
    )


def _is_zero(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value == 0 and node.value is not False


def _is_sequence(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return isinstance(node, ast.Tuple | ast.List | ast.JoinedStr | ast.ListComp)


def _is_seat(node: ast.AST) -> bool:
    match node:
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
            return name in SEATS
        case ast.Subscript(slice=ast.Constant(value=str(name)), ctx=ast.Load()):
            return name in SEATS
    return False


def _is_other_seat(parent: ast.AST) -> bool:
    """Whether the parent is already `1 - seat`."""
    return (
        isinstance(parent, ast.BinOp)
        and isinstance(parent.op, ast.Sub)
        and isinstance(parent.left, ast.Constant)
        and parent.left.value == 1
    )


def _swaps(nodes: list[Any], owners: tuple[Owner, ...]) -> Iterator[Change]:
    """Of two calls, one after the other, the second comes first."""
    for at in range(len(nodes) - 1):
        if _is_done(nodes[at]) and _is_done(nodes[at + 1]):
            yield _swap(nodes, at, owners)


def _is_done(node: object) -> bool:
    """Whether it is a call that must come when it does."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    called = node.value.func
    if isinstance(called, ast.Attribute) and called.attr in UNORDERED:
        return False
    return _says_something(node.value, node, "value")


def _steps_swapped(steps: ast.AST, owners: tuple[Owner, ...]) -> Iterator[Change]:
    """Of two steps of a procedure, one after the other, the second comes first."""
    elements = steps.elts if isinstance(steps, ast.Tuple) else []
    for at in range(len(elements) - 1):
        if isinstance(elements[at], ast.Name) and isinstance(elements[at + 1], ast.Name):
            yield _swap(elements, at, owners)


def _swap(nodes: list[Any], at: int, owners: tuple[Owner, ...]) -> Change:
    first, second = nodes[at], nodes[at + 1]
    return Change(
        ORDER,
        first.lineno,
        f"{_code(first)}; {_code(second)}",
        f"{_code(second)}; {_code(first)}",
        owners,
        partial(setitem, nodes, slice(at, at + 2), [second, first]),
    )

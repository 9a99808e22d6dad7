"""Which tests show which rules, read from the tests' source without running it.

A test cites with `@pytest.mark.rule("harbor:6-2-2")` on itself, its class or its
module; inside `tests/games/harbor/` also by its name, `test_6_2_2_no_card_is_drawn`.
A ruling (`*.ruling`) cites in its line `rules 6-2-2, 6-2-3`.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeGuard

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook.book import GAMES

_NAMED: Final = re.compile(r"test_(\d+[a-z]?(?:_\d+[a-z]?)+)(?=_|$)")


# The words that lines of a ruling begin with in Japanese.
JAPANESE_LINES: Final = {"裁定": "ruling", "ゲーム": "game", "ルール": "rules"}


@dataclass(frozen=True)
class Place:
    """Where the games' code and the tests lie: a source tree, not an installed wheel."""

    root: Path
    package: str = GAMES
    # What the games are built on: importing it imports no game.
    below: tuple[str, ...] = ("headjudge.kernel", "headjudge.language")


HERE: Final = Place(Path(__file__).resolve().parents[3])


@dataclass(frozen=True)
class Shown:
    """A test says that it shows this rule. `number` may exist in no rulebook."""

    number: str
    node: str
    line: int


@dataclass(frozen=True)
class Unreadable:
    """A mark whose numbers are not plain `game:number` strings."""

    file: str
    line: int


@dataclass(frozen=True)
class Evidence:
    shown: tuple[Shown, ...]
    unreadable: tuple[Unreadable, ...]

    def nodes(self) -> dict[str, tuple[str, ...]]:
        """Number to the ids of the tests that show it."""
        result: dict[str, list[str]] = {}
        for each in self.shown:
            nodes = result.setdefault(each.number, [])
            if each.node not in nodes:
                nodes.append(each.node)
        return {number: tuple(nodes) for number, nodes in result.items()}


def results_without(game: str, place: Place) -> dict[str, object]:
    """`tests/games/GAME/without.toml`: what functions return while a rule is knocked out, by
    "number function", where that is not the empty value of their return type."""
    path = place.root / "tests" / "games" / game / "without.toml"
    if not path.is_file():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise HeadjudgeError(f"not TOML: {error}", field=f"{game}/without.toml") from error


def collect(game: str, place: Place, numbers: Iterable[str]) -> Evidence:
    """What the tests of this place show of this game, whose numbers are given."""
    root = place.root
    if not (root / "tests").is_dir():
        raise HeadjudgeError("the gate reads the tests, and there are none here", field="tests")
    spelled = {re.sub(r"[.-]", "_", number): number for number in numbers}
    shown: list[Shown] = []
    unreadable: list[Unreadable] = []
    tests = root / "tests"
    for path in sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")}):
        file = path.relative_to(root).as_posix()
        reader = _Reader(game, file, spelled if tests / "games" / game in path.parents else {})
        reader.read(ast.parse(path.read_text(encoding="utf-8"), file))
        shown += reader.shown
        unreadable += reader.unreadable
    for path in sorted(tests.rglob("*.ruling")):
        file = path.relative_to(root).as_posix()
        shown += shown_by_rulings(game, file, path.read_text(encoding="utf-8"))
    return Evidence(tuple(shown), tuple(unreadable))


def shown_by_rulings(game: str, file: str, text: str) -> Iterator[Shown]:
    """What the rulings of a file show of a game. What stands before the first ruling is true of
    all of them."""
    said = {"game": "", "rules": ""}
    common, title = said, ""
    for line, row in enumerate(text.splitlines(), 1):
        word, _, rest = re.sub(r"(?:^|\s{2,})#.*$", "", row).partition(" ")
        word = JAPANESE_LINES.get(word, word)
        if word == "ruling":
            title = rest.strip().strip('"')
            said = dict(common)
        elif word in said:
            said[word] = rest.strip()
            if title and word == "rules" and said["game"].split(" ")[0] == game:
                for number in re.split("[,、]", rest):
                    yield Shown(number.strip(), f"{file}::{title}", line)


class _Reader:
    """Reads one test file."""

    def __init__(self, game: str, file: str, spelled: dict[str, str]) -> None:
        self.game = game
        self.file = file
        self.spelled = spelled  # empty where names of tests are not citations
        self.shown: list[Shown] = []
        self.unreadable: list[Unreadable] = []

    def read(self, module: ast.Module) -> None:
        self._body(module.body, self.file, ())

    def _body(self, body: list[ast.stmt], node: str, outer: tuple[str, ...]) -> None:
        marks = [value for each in body for value in _pytestmark(each)]
        inherited = (*outer, *self._marked(marks))
        for each in body:
            if isinstance(each, ast.ClassDef) and each.name.startswith("Test"):
                own = self._marked(each.decorator_list)
                self._body(each.body, f"{node}::{each.name}", (*inherited, *own))
            elif _is_test(each):
                own = (*self._marked(each.decorator_list), *self._named(each.name))
                for number in (*inherited, *own):
                    self.shown.append(Shown(number, f"{node}::{each.name}", each.lineno))

    def _named(self, name: str) -> tuple[str, ...]:
        found = _NAMED.match(name) if self.spelled else None
        if found is None:
            return ()
        return (self.spelled.get(found[1], found[1].replace("_", ".")),)

    def _marked(self, expressions: list[ast.expr]) -> tuple[str, ...]:
        numbers: list[str] = []
        for call in (each for root in expressions for each in ast.walk(root)):
            if not isinstance(call, ast.Call) or not _is_mark(call.func):
                continue
            for argument in call.args:
                value = argument.value if isinstance(argument, ast.Constant) else None
                game, colon, number = str(value).partition(":")
                if not isinstance(value, str) or not colon or not number:
                    self.unreadable.append(Unreadable(self.file, argument.lineno))
                elif game == self.game:
                    numbers.append(number)
        return tuple(numbers)


def _is_test(statement: ast.stmt) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return statement.name.startswith("test")


def _is_mark(function: ast.expr) -> bool:
    """`pytest.mark.rule`, or `mark.rule`."""
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    mark = function.value
    return (isinstance(mark, ast.Attribute) and mark.attr == "mark") or (
        isinstance(mark, ast.Name) and mark.id == "mark"
    )


def _pytestmark(statement: ast.stmt) -> Iterator[ast.expr]:
    """The value of `pytestmark = ...`, in a module or a class."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    named = any(isinstance(each, ast.Name) and each.id == "pytestmark" for each in targets)
    if named and isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value:
        yield statement.value

"""Changing the code of cited rules, one change at a time, to see whether their tests notice.

A knock-out shows that a rule's tests miss it when it is gone; a mutant, that they look at what
exactly it does. Each mutant is compiled in memory, in a process forked from the warm one that
knock-outs use, and nothing is written to the source tree.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook import book, evidence, gate
from headjudge.rulebook.citation import Citation
from headjudge.rulebook.evidence import HERE, Place
from headjudge.rulebook.knockout import (
    EXCUSED,
    KILLED,
    LIMIT,
    SURVIVED,
    check_system,
    run_warm,
)
from headjudge.rulebook.mutants import Change, Owner, changes

ELSEWHERE: Final = "elsewhere"  # the rule's own tests pass, another test of the game fails
EQUIVALENTS: Final = "equivalents.toml"


@dataclass(frozen=True)
class Mutant:
    """One change of the code of cited rules. `at` numbers it among its module's changes."""

    numbers: tuple[str, ...]
    module: str
    function: str
    line: int
    kind: str
    before: str
    after: str
    at: int
    ordinal: int = 1  # among equal changes of the same function

    @property
    def name(self) -> str:
        """Names it in lists of equivalents, wherever its function moves in the file."""
        place = f"{self.module.rpartition('.')[2]}.{self.function}"
        again = f" ({self.ordinal})" if self.ordinal > 1 else ""
        return f"{place}: {self.before} -> {self.after}{again}"


@dataclass(frozen=True)
class Outcome:
    """What the tests of its rules say to a mutant. `note`: the reason why it is equivalent,
    or what went wrong."""

    mutant: Mutant
    verdict: str
    seconds: float
    tests: tuple[str, ...]
    note: str = ""


Progress = Callable[[Outcome, int, int], None]


def mutate(
    game: str,
    sample: int | None = None,
    seed: int = 0,
    numbers: Iterable[str] | None = None,
    workers: int = 2,
    *,
    wide: bool = False,
    place: Place = HERE,
    limit: float = LIMIT,
    progress: Progress | None = None,
) -> list[Outcome]:
    """Put a sample of the mutants of a game, or all, to the tests of their rules.

    With `numbers`, only mutants of these rules. `wide` puts those that survive to all tests of
    the game's rules as well. `progress(outcome, done, total)` hears of each as it ends.
    """
    check_system("mutants")
    shown = evidence.collect(game, place, book.load(game, place.package).rules).nodes()
    every = mutants(game, place)
    equivalent = equivalents(game, place)
    wanted = None if numbers is None else set(numbers)
    chosen = sampled(
        [
            each
            for each in every
            if tests_of(each, shown) and (wanted is None or wanted & set(each.numbers))
        ],
        sample,
        seed,
    )
    outcomes: dict[str, Outcome] = {}
    jobs = {each.name: tests_of(each, shown) for each in chosen}
    by_name = {each.name: each for each in chosen}
    for name, verdict, seconds, note in _run(game, jobs, by_name, workers, limit, place):
        outcome = Outcome(by_name[name], verdict, seconds, jobs[name], note)
        if verdict == SURVIVED and name in equivalent:
            outcome = replace(outcome, verdict=EXCUSED, note=equivalent[name])
        elif verdict == KILLED and name in equivalent:
            outcome = replace(outcome, note=f"{EQUIVALENTS} lists it, but its tests notice")
        outcomes[name] = outcome
        if progress is not None:
            progress(outcome, len(outcomes), len(chosen))
    if wide:
        everything = tuple(dict.fromkeys(node for nodes in shown.values() for node in nodes))
        left = {name: everything for name, each in outcomes.items() if each.verdict == SURVIVED}
        for name, verdict, _, _ in _run(game, left, by_name, workers, 20 * limit, place):
            if verdict == KILLED:
                outcomes[name] = replace(outcomes[name], verdict=ELSEWHERE)
    return [outcomes[each.name] for each in chosen]


def _run(
    game: str,
    jobs: dict[str, tuple[str, ...]],
    by_name: dict[str, Mutant],
    workers: int,
    limit: float,
    place: Place,
) -> Iterator[tuple[str, str, float, str]]:
    """Name, verdict, seconds and note of each mutant, as they end."""
    work = [
        {"name": name, "tests": tests, "module": by_name[name].module, "at": by_name[name].at}
        for name, tests in jobs.items()
    ]
    for answer in run_warm(game, work, workers, limit, place):
        yield answer["name"], answer["verdict"], answer["seconds"], answer["note"]


def tests_of(mutant: Mutant, shown: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The tests that show one of the mutant's rules."""
    return tuple(dict.fromkeys(node for number in mutant.numbers for node in shown.get(number, ())))


def sampled(every: list[Mutant], sample: int | None, seed: int) -> list[Mutant]:
    """So many mutants by the seed, spread over the rules: no rule has a second one before
    every rule has one. Each is drawn by its own name, so that code that changes elsewhere leaves
    it in the sample or out of it as it was."""
    if sample is None or sample >= len(every):
        return every
    piles: dict[tuple[str, ...], list[Mutant]] = {}
    for each in sorted(every, key=lambda mutant: drawn(seed, mutant.name)):
        piles.setdefault(each.numbers, []).append(each)
    rules = sorted(piles, key=lambda numbers: drawn(seed, " ".join(numbers)))
    rounds = max([len(pile) for pile in piles.values()])
    found = [piles[rule][at] for at in range(rounds) for rule in rules if at < len(piles[rule])]
    return found[:sample]


def drawn(seed: int, name: str) -> bytes:
    """The lot that a name draws: the same for the same seed, on every machine."""
    return hashlib.blake2b(f"{seed} {name}".encode(), digest_size=8).digest()


def equivalents(game: str, place: Place = HERE) -> dict[str, str]:
    """Mutants that no test can notice, and why: `tests/games/GAME/equivalents.toml`."""
    path = place.root / "tests" / "games" / game / EQUIVALENTS
    if not path.is_file():
        return {}
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise HeadjudgeError(str(error), field=EQUIVALENTS) from error
    for name, reason in table.items():
        if not isinstance(reason, str) or not reason.strip():
            raise HeadjudgeError("must say why", field=f"{EQUIVALENTS}: {name}")
    return table


def stale(game: str, place: Place = HERE) -> list[str]:
    """What is listed as equivalent and is no mutant any more: its code has changed."""
    names = {each.name for each in mutants(game, place)}
    return [name for name in equivalents(game, place) if name not in names]


# -- finding them ---------------------------------------------------------------------------


def mutants(game: str, place: Place = HERE) -> list[Mutant]:
    """Every mutant of the code that cites a rule of this game, module by module."""
    here = (f"{place.package}.{game}", *place.below)
    cited: dict[str, dict[str, list[Citation]]] = {}
    for number, places in gate.survey(game, place).code.items():
        for each in places:
            if any(each.module == name or each.module.startswith(f"{name}.") for name in here):
                cited.setdefault(each.module, {}).setdefault(number, []).append(each)
    return [mutant for module in sorted(cited) for mutant in of_module(module, cited[module])]


def of_module(module: str, cited: dict[str, list[Citation]]) -> Iterator[Mutant]:
    """The mutants of a module, of which these rules are cited."""
    source = source_of(module).read_text(encoding="utf-8")
    tree = ast.parse(source)
    lines: dict[int, list[str]] = {}
    for number, places in cited.items():
        for each in places:
            lines.setdefault(each.line, []).append(number)
    steps = {
        node.name: found
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and (found := _numbers_of(node, lines, {}))
    }
    seen: Counter[tuple[str, str, str]] = Counter()
    for at, change in enumerate(changes(tree)):
        for depth in range(len(change.owners), 0, -1):
            owner = change.owners[depth - 1]
            numbers = _numbers_of(owner, lines, steps) or _listed(owner, change, steps)
            if numbers:
                function = _name_of(owner)
                key = (function, change.before, change.after)
                seen[key] += 1
                yield Mutant(
                    numbers, module, function, change.line, change.kind, change.before,
                    change.after, at, seen[key],
                )  # fmt: skip
                break


def source_of(module: str) -> Path:
    """The file that a module is written in."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        raise HeadjudgeError(f"{module} has no source here", field="mutate")
    return Path(spec.origin)


def _numbers_of(
    owner: Owner, lines: dict[int, list[str]], steps: dict[str, tuple[str, ...]]
) -> tuple[str, ...]:
    """The rules that a function or a fact cites; what takes the answer to a step cites that
    step's rule."""
    first, last = owner.lineno, owner.lineno
    if isinstance(owner, ast.FunctionDef):
        for decorator in owner.decorator_list:
            first = min(first, decorator.lineno)
            match decorator:
                case ast.Attribute(value=ast.Name(id=name), attr="then") if name in steps:
                    return steps[name]
    elif not isinstance(owner.func, ast.Name) or owner.func.id != "fact":
        return ()
    else:
        last = owner.end_lineno or last
    return tuple(number for line in range(first, last + 1) for number in lines.get(line, ()))


def _listed(owner: Owner, change: Change, steps: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The rules of two steps that changed places in the table of a procedure."""
    if isinstance(owner, ast.FunctionDef) or change.kind != "order":
        return ()
    names = change.before.split("; ")
    if not all(name in steps for name in names):
        return ()
    return tuple(dict.fromkeys(number for name in names for number in steps[name]))


def _name_of(owner: Owner) -> str:
    """A function's name; of one without a name of its own, that of the step it belongs to or
    the number it cites; of a table of steps, its procedure's."""
    if isinstance(owner, ast.Call):
        first = owner.args[0] if owner.args else None
        return f"[{first.value!s}]" if isinstance(first, ast.Constant) else "[]"
    if owner.name != "_":
        return owner.name
    for decorator in owner.decorator_list:
        match decorator:
            case ast.Attribute(value=ast.Name(id=name), attr="then"):
                return f"{name}.then"
            case ast.Call(func=ast.Name(id="rule"), args=[ast.Constant(value=str(number)), *_]):
                return f"[{number}]"
    return owner.name

"""Flow: procedures are tables of steps, each labelled with the rule it carries out.

A step changes the state through the game, calls another procedure, or (a choice)
returns a Decision that lists every legal answer. A choice changes nothing before
it is answered: saved games rely on asking it again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.state import Frame
from headjudge.rulebook import citation

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

Run = Callable[["Game", Frame], Decision | None]
Then = Callable[["Game", Frame, tuple[Option, ...]], None]


def _nothing(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Do nothing with an answer: for steps that ask nothing, and for answers that were knocked
    out."""


class Step:
    """One numbered rule of a procedure. A step without a number carries out no rule of its own:
    what it does happens by the rules of the procedures below."""

    __slots__ = ("number", "run", "takes")

    def __init__(self, number: str, run: Run, takes: Then = _nothing) -> None:
        self.number: str = number
        self.run: Run = run
        self.takes: Then = takes

    def then(self, takes: Then) -> Then:
        """Decorator: what is done with the answer."""
        self.takes = takes
        return takes


def step(number: str, game: str = "") -> Callable[[Any], Step]:
    """The function below carries out this rule. `game` is for functions of the kernel
    that a game labels with its own number; otherwise the module says which game."""

    def label(run: Any) -> Step:
        return Step(number, citation.rule(number, game=game)(run))

    return label


choice = step  # reads better where the step asks; its answer goes to `.then`


def _no_step(game: Game, frame: Frame) -> None:
    """Do nothing: what stands in the place of a step that was knocked out."""


def calls(number: str, procedure: str) -> Step:
    """A step of a table that is another procedure, as a phase is a step of the turn."""

    def call(game: Game, frame: Frame) -> None:
        game.call(procedure)

    return Step(number, citation.fact(number, call, without=_no_step))


def does(number: str, verb: Callable[[Game], None]) -> Step:
    """A step of a table that is one verb of the game, as a check timing is."""

    def do(game: Game, frame: Frame) -> None:
        verb(game)

    return Step(number, citation.fact(number, do, without=_no_step))


class Procedure:
    """A table of steps in the rulebook's order."""

    __slots__ = ("at", "name", "number", "numbers", "steps", "title")

    def __init__(self, name: str, number: str, title: str, steps: tuple[Step, ...]) -> None:
        self.name: str = name
        self.number: str = number
        self.title: str = title
        self.steps: tuple[Step, ...] = steps
        # the rule numbers of the steps, and last, under -1, that of no step
        self.numbers: tuple[str, ...] = (*[each.number for each in steps], "")
        self.at: dict[str, int] = {}
        for index, each in enumerate(steps):
            self.at.setdefault(each.number, index)


def procedures_of(*rooms: Any) -> dict[str, Procedure]:
    """The procedures of these modules by name; each module lists its own in `PROCEDURES`."""
    return table(*[each for room in rooms for each in room.PROCEDURES])


def table(*procedures: Procedure) -> dict[str, Procedure]:
    """These procedures by name; two with the same name are an error."""
    result: dict[str, Procedure] = {}
    for each in procedures:
        if each.name in result:
            raise ValueError(f"two procedures are called {each.name!r}")
        result[each.name] = each
    return result

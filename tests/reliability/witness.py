"""A witness of a game: its own account of which rules are under way.

It stands beside every step while it runs or takes an answer, and notes the step's number. Which
procedures are under way it sees from the frames; at which step each of them is, from nothing but
what it has witnessed. The paths of log entries are held against that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge import starting
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Entry
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import Frame
from headjudge.rulebook import book

Path = tuple[str, ...]
MOST_SEEN = 500
KEYWORD = "keyword"  # in what was seen: the rule of a keyword may be cited here


class Witness:
    """Watches a game from its beginning. `entries` counts what was entered into the log, and
    `wrong` lists the entries whose path is not what was seen."""

    def __init__(self, begun: Game, path: Callable[[Game, str], Path] = Game.steps) -> None:
        """Begin the same game as this one from its first step. `path`: what it cites."""
        self.cites = path
        self.seen: dict[int, tuple[Frame, str]] = {}  # by the frame: the step it is at
        self.saved: list[list[str]] = []  # at each save point: the steps, frame by frame
        self.entries = 0
        self.wrong: list[tuple[Entry, Path]] = []
        record = begun.record
        game = starting.new_game(begun.rules, record["edition"], record["seed"], log=True)
        self.game = game
        begun.rules.setup(game, record["decks"])
        self.watch(game, [])
        game.call(begun.rules.start)
        game.run()

    def watch(self, game: Game, numbers: list[str]) -> None:
        """Stand beside this game, whose frames are at these steps."""
        self.game = game
        game.rules = self.watched_rules(game.rules)
        game.log = WatchedLog(self)
        game.__class__ = class_watched_by(self)
        self.recall(numbers)

    def watched_rules(self, rules: Rules) -> Rules:
        """These rules, with the witness beside every step."""
        new = rules.copy()
        new.procedures = {
            name: Procedure(
                name, each.number, each.title, tuple([self.watched(step) for step in each.steps])
            )
            for name, each in rules.procedures.items()
        }
        new.runs = {
            name: (*[step.run for step in each.steps], None)
            for name, each in new.procedures.items()
        }
        return new

    def watched(self, step: Step) -> Step:
        def run(game: Game, frame: Frame) -> Decision | None:
            self.note(frame, step.number)
            return step.run(game, frame)

        def takes(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
            assert self.seen[id(frame)][1] == step.number, "answered to a step that did not ask"
            step.takes(game, frame, chosen)

        return Step(step.number, run, takes)

    def note(self, frame: Frame, number: str) -> None:
        """This procedure is at this step now; from time to time what is over is forgotten."""
        if len(self.seen) > MOST_SEEN:
            live = {id(each) for each in self.game.state.frames}
            self.seen = {key: each for key, each in self.seen.items() if key in live}
        self.seen[id(frame)] = frame, number

    def numbers(self) -> list[str]:
        """The steps that the frames are at; "": not begun."""
        return [self.seen.get(id(each), (each, ""))[1] for each in self.game.state.frames]

    def recall(self, numbers: list[str]) -> None:
        """The frames are others, and at these steps."""
        frames = zip(self.game.state.frames, numbers, strict=True)
        self.seen = {id(frame): (frame, number) for frame, number in frames}

    def path(self) -> Path:
        """The rules under way, outermost first; behind the step of an ability, which may be a
        keyword's, `KEYWORD`."""
        found: list[str] = []
        carries_out = self.game.rules.showing.carries_out
        for number, frame in zip(self.numbers(), self.game.state.frames, strict=True):
            if number and found[-1:] != [number]:
                found.append(number)
            if frame.procedure in carries_out:
                found.append(KEYWORD)
        return tuple(found)

    def hold(self, entry: Entry) -> None:
        """An entry is made."""
        self.entries += 1
        if not agrees(self.game.rules, entry.path, self.path()):
            self.wrong.append((entry, self.path()))

    def reload(self) -> Game:
        """Save the game, load it, and go on watching the one that was loaded."""
        numbers = self.numbers()
        game = starting.from_json(self.game.to_json())
        self.watch(game, numbers)
        return game


def agrees(rules: Rules, cited: Path, seen: Path) -> bool:
    """Whether a path is the one that was seen; a function that a step calls may cite one number
    more, innermost: a rule of the book that says more than the step."""
    return continues(rules, cited, seen, "")


def continues(rules: Rules, cited: Path, seen: Path, last: str) -> bool:
    """Whether the rest of a path is the rest of what was seen, behind the number cited last."""
    known = book.load(rules.name).rules
    if not seen:
        return len(cited) <= 1 and all([number in known for number in cited])
    if seen[0] == KEYWORD:
        is_one = bool(cited) and cited[0] in known and known[cited[0]].kind != "heading"
        return continues(rules, cited, seen[1:], last) or (
            is_one and continues(rules, cited[1:], seen[1:], cited[0])
        )
    if seen[0] == last:
        return continues(rules, cited, seen[1:], last)
    return cited[:1] == seen[:1] and continues(rules, cited[1:], seen[1:], seen[0])


class WatchedLog(list[Entry]):
    """A log whose witness looks at every entry as it is made."""

    def __init__(self, witness: Witness) -> None:
        super().__init__()
        self.witness = witness

    def append(self, entry: Entry) -> None:
        self.witness.hold(entry)
        super().append(entry)


def class_watched_by(witness: Witness) -> Any:
    """Games whose witness hears of the points they can go back to."""

    class Watched(Game):
        __slots__ = ()

        def save_point(self) -> None:
            super().save_point()
            witness.saved.append(witness.numbers())

        def forget_point(self) -> None:
            super().forget_point()
            witness.saved.pop()

        def revert(self) -> None:
            super().revert()
            witness.recall(witness.saved.pop())

        def steps(self, rule: str = "") -> Path:
            return witness.cites(self, rule)

    return Watched

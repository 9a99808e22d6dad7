"""Going back by the record of answers: a game as it was some answers ago.

No copy is made for an answer. Where a game began to be answered is kept once, and shared by
all its forks; from there the answers lead to every later decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from headjudge.kernel.errors import BadRecord, HeadjudgeError
from headjudge.kernel.log import Entry, Move
from headjudge.kernel.state import State

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

NOT_RESTORED: Final = "the game could not be brought back to where it was before this answer"


class Base:
    """A game before an answer: where replaying begins. Never changed once made."""

    __slots__ = ("answers", "log", "moves", "state")

    def __init__(self, game: Game) -> None:
        self.state: State = game.state.copy()
        self.log: tuple[Entry, ...] = tuple(game.log or ())
        self.moves: tuple[Move, ...] = tuple(game.moves or ())
        self.answers: int = len(game.answers)


def rewound(game: Game, count: int) -> Game:
    """The game as it was when it had been given `count` answers; the game itself stays as it is."""
    base = game.base
    if base is None:
        if count == len(game.answers):
            return game.fork()
        raise HeadjudgeError("nothing was answered since the game was loaded", field="rewind")
    if not base.answers <= count <= len(game.answers):
        raise HeadjudgeError(
            f"{base.answers} to {len(game.answers)} answers, not {count}", field="rewind"
        )
    new = game.fork()
    new.state = base.state.copy()
    new.log = None if game.log is None else list(base.log)
    new.moves = None if game.log is None else list(base.moves)
    new.answers = game.answers[: base.answers]
    for picks in game.answers[base.answers : count]:
        repeat(new, picks)
    return new


def repeat(game: Game, picks: Sequence[int]) -> None:
    """Give an answer of a record: one negative number is a concession."""
    if len(picks) == 1 and picks[0] < 0:
        game.concede(-1 - picks[0])
    else:
        game.answer(*picks)


def blame_position(game: Game, error: BaseException) -> None:
    """Add to an unforeseen error, in a game that began in a position (which anybody may have
    written), that the position is at fault; leave the error of any other game as it is."""
    is_foreseen = isinstance(error, HeadjudgeError) or not isinstance(error, Exception)
    if not is_foreseen and "position" in (game.record or {}):
        raise BadRecord(f"cannot go on from here: {error!r:.200}", field="state") from error


class Attempt:
    """`with Attempt(game)`: an answer is carried out, or the game is as it was before.

    The clock and the random stream tell whether the answers before lead back there; they do
    not if the state was changed by hand. The game is then left alone, and the error says so.
    """

    __slots__ = ("clock", "count", "game", "random_count")

    def __init__(self, game: Game) -> None:
        self.game: Game = game

    def __enter__(self) -> None:
        game = self.game
        if game.base is None:
            game.base = Base(game)
        self.count: int = len(game.answers)
        self.clock: int = game.state.clock
        self.random_count: int = game.state.random_count

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        if error is not None:
            self.restore(error)
            blame_position(self.game, error)

    def restore(self, error: BaseException) -> None:
        """Bring the game, which an error has left half-way, back to before the answer."""
        try:
            before = rewound(self.game, self.count)
        except Exception:
            error.add_note(NOT_RESTORED)
            return
        if (before.state.clock, before.state.random_count) != (self.clock, self.random_count):
            error.add_note(NOT_RESTORED)
            return
        self.game.become(before)

"""What a player is, and how one is asked that may be anybody's: what it does wrong is a fault of
its own, never an error of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, cast

from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.shapes import View

MOST_TOLD: Final = 200  # characters of what a bot's error says


class Player(Protocol):
    """Whoever answers decisions: anything with this one method.

    A player is made anew for each game, and asked only when its seat is."""

    def choose(self, view: View) -> Sequence[int]:
        """The numbers (`option["answer"]`) of the options that are taken of the view's open
        decision, `view["decision"]`: at least `least`, at most `most`, none twice."""
        ...


class UnknownPlayer(HeadjudgeError):
    """No such player, or none that can be made."""


class BotFault(HeadjudgeError):
    """A player that raised an error, took too long, or gave no legal answer. It loses."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, field="players")


def told(error: BaseException) -> str:
    """An error of a bot's on one line, as long as a row has room for."""
    words = " ".join(f"{type(error).__name__}: {error}".split())
    return words.rstrip(": ")[:MOST_TOLD]


def ask(player: Player, view: View | dict[str, Any]) -> tuple[int, ...]:
    """What a player answers to the open decision of its view. A `BotFault` if it raises, or gives
    something else than a list of numbers; whether they are an answer, the game says."""
    try:
        answer: object = player.choose(cast(View, view))
    except BotFault:
        raise
    except (Exception, SystemExit) as error:
        raise BotFault(f"raised {told(error)}") from error
    return numbers(answer)


def numbers(answer: object) -> tuple[int, ...]:
    """An answer that is a list or a tuple of whole numbers, as a tuple."""
    if type(answer) is not tuple and type(answer) is not list:
        raise BotFault(f"answered with {kind(answer)}, not with a tuple of numbers")
    for each in answer:
        if type(each) is not int:
            raise BotFault(f"answered with {kind(each)} in place of a number")
    return tuple(answer)


def kind(value: object) -> str:
    """What sort of thing was given in place of an answer."""
    return "None" if value is None else f"a value of type {type(value).__name__}"

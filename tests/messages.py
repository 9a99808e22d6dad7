"""Every entry of the log is held against the tables of messages while tests play games."""

from __future__ import annotations

from functools import cache
from typing import Any

from headjudge import games
from headjudge.kernel.game import Game
from headjudge.kernel.log import ARGUMENTS, Entry, Word
from headjudge.language.messages import Messages, arguments, load
from tests import questions


@cache
def table_of(title: str) -> Messages | None:
    """The messages of a game that ships; None: it is a game of the tests."""
    if title not in games.NAMES:
        return None
    return load(f"headjudge.games.{title}")


def check(title: str, entry: Entry) -> None:
    """The message is in its game's table, with these arguments, each of its sort."""
    table = table_of(title)
    if table is None:
        return
    assert entry.message in table, f"{title} has no message {entry.message!r}"
    always, allowed = arguments(table[entry.message])
    has = set(entry.arguments)
    assert always <= has <= allowed, f"{entry.message!r} of {title} has {' '.join(has)}"
    asked = entry.arguments.get("prompt")
    if isinstance(asked, Word) and asked.word != questions.HALT:
        questions.check_words(title, asked.word)  # also of a question with one answer
    for name, argument in entry.arguments.items():
        assert type(argument) is ARGUMENTS[name], f"{name} of {entry.message!r} is {argument}"


def watch() -> None:
    """From now on every entry that a game makes is checked."""
    enter = Game.enter

    def checked(self: Game, *given: Any, citing: str = "") -> None:
        enter(self, *given, citing=citing)
        if self.log:
            check(self.rules.name, self.log[-1])

    type.__setattr__(Game, "enter", checked)

"""What a process has loaded and how its games go. `python -m tests.terms.loading GAME ...` loads
these games in this order and prints a description of each.

A description holds the entries of all tables outside the games (but not those under the name or
the words of another game), what some of the shipped cards are read as, and where a random game
leads.
"""

from __future__ import annotations

import random
import sys
from hashlib import sha256
from typing import Any

import msgspec

from headjudge import games, starting
from tests.at_random import answer_for

DECISIONS = 100
CARDS = 12  # one in so many is read

Description = dict[str, str]


def load(order: tuple[str, ...]) -> dict[str, Description]:
    """Load games one after the other, and describe each when all are there."""
    for name in order:
        games.load(name).rules()
    return {name: describe(name) for name in order}


def describe(name: str) -> Description:
    """All that another game could have changed about this one."""
    found = {
        f"{table} {key}": value
        for table, key, value in entries()
        if not [other for other in games.NAMES if other != name and speaks_of(other, key + value)]
    }
    package: Any = games.load(name)
    for number, card in list(package.rules().shipped.items())[::CARDS]:
        found[f"card {number}"] = digest(repr(card.abilities.terms))
    decks = sorted(package.decks())
    chance = random.Random(name)
    game = starting.start(name, (chance.choice(decks), chance.choice(decks)), seed=1)
    for _decision in range(DECISIONS):
        if game.result is None:
            game.answer(*answer_for(game, chance))
    found["game"] = digest(game.state_hash() + repr(game.log))
    return found


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def entries() -> list[tuple[str, str, str]]:
    """The entries of the tables that modules outside the games keep."""
    found: list[tuple[str, str, str]] = []
    for name, module in sorted(sys.modules.items()):
        if name.startswith("headjudge.") and not name.startswith("headjudge.games."):
            for table, value in vars(module).items():
                if type(value) is dict and not table.startswith("_"):
                    for key, entry in value.items():
                        found.append((f"{name}.{table}", told(key), told(entry)))
    return found


def told(value: Any) -> str:
    """A key or an entry of a table, the same in every process: of a function or a class its
    name, of what holds others no more than its sort."""
    if isinstance(value, str | int | float | bool | None):
        return repr(value)
    if isinstance(value, tuple):
        return f"({', '.join(told(each) for each in value)})"
    module = getattr(value, "__module__", "")
    line = getattr(getattr(value, "__code__", None), "co_firstlineno", "")
    return f"{module}.{getattr(value, '__qualname__', type(value).__name__)} {line}"


def speaks_of(name: str, text: str) -> bool:
    """Whether an entry is under a game's name, or is for one of its words."""
    return f"headjudge.games.{name}." in text or repr(name) in text


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(load(tuple(sys.argv[1:]))))

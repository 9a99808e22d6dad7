"""Saved games: a state with what it needs of its cards, as text and back.

A file says first which format it has. Reading is strict; whatever is wrong is a `BadRecord`
that names the field.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from headjudge.kernel.errors import BadRecord
from headjudge.kernel.notation import plain, rebuild
from headjudge.kernel.pool import Brought, Pool, brought, cards_hash, used
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import State

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

FORMAT: Final = 3  # raised when what a state names is renamed: a word of the card language
MOST_BYTES: Final = 8_000_000


def to_json(game: Game) -> str:
    """The whole game at this decision."""
    rules, pool = game.rules, game.pool
    cards = used(pool, game.state.printed, rules.brings).values()
    data = {
        "headjudge": FORMAT,
        "game": rules.name,
        "edition": game.state.edition,
        "revision": rules.revision,
        **msgspec.to_builtins(brought(pool, cards, rules.declares)),
        "state": plain(rules, game.state),
    }
    return msgspec.json.encode(data, order="deterministic").decode()


class Saved(Brought, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A game in a position, as text has it."""

    headjudge: int
    game: str
    edition: str
    revision: int
    state: dict[str, msgspec.Raw]


# What tells positions of a loop watch apart are numbers of up to twenty digits.
_LONG_NUMBER: Final = re.compile(r"[\[,:]\s*-?\d{21}")


def check_numbers(text: str) -> None:
    """Refuse a file with a number of more than twenty digits."""
    found = _LONG_NUMBER.search(text)
    if found is not None:
        raise BadRecord(f"a number that is too large, at character {found.end()}", field="file")


def read_saved(text: str) -> Saved:
    """The outer part of a saved game, checked."""
    if len(text) > MOST_BYTES:
        raise BadRecord(f"larger than {MOST_BYTES} bytes", field="file")
    return read_form(text, Saved, FORMAT, "older save")


F = TypeVar("F")


class Head(msgspec.Struct):
    """What every file of ours begins with, whatever its format."""

    headjudge: int


def read_form(text: str, form: type[F], current: int, older: str) -> F:
    """A file of the current format. `older`: the key of the words that say why an older one cannot
    be read."""
    check_numbers(text)
    try:
        found = msgspec.json.decode(text, type=Head).headjudge
        if found != current:
            raise BadRecord(
                f"format {found}, not {current}", field="headjudge",
                key=older if found < current else "newer format", count=found, n=current,
            )  # fmt: skip
        return msgspec.json.decode(text, type=form)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(str(error), field="file") from error


def check_revision(rules: Rules, found: int) -> None:
    """By another revision of the rules a game may go another way."""
    if found != rules.revision:
        raise BadRecord(
            f"made by revision {found} of the rules of {rules.name}, this is {rules.revision}",
            field="revision",
        )


def rebuild_saved(rules: Rules, saved: Saved, pool: Pool | None = None) -> State:
    """The state of a saved game that was played with the cards of this pool; those that ship,
    if none is given."""
    pool = rules.shipped if pool is None else pool
    try:
        state = rebuild(rules, saved.state, pool)
        cards = used(pool, state.printed, rules.brings).values()
    except BadRecord:
        raise
    except (
        KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError, OverflowError,
        msgspec.MsgspecError,
    ) as error:  # fmt: skip
        raise BadRecord(f"malformed: {error!r}", field="state") from error
    if saved.cards != cards_hash(pool, cards):
        raise BadRecord("made with other card data", field="cards")
    return state

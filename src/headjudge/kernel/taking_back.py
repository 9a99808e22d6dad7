"""Taking answers back: what stays on record of them, and whether anybody learned anything.

Nothing that was answered is lost. A game keeps what was taken back (`game.undone`), so that the
whole course of it, the journal, follows from that and from the answers that stand. The version of
a game counts the rows of its journal: it only grows, whatever is taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from headjudge.kernel.errors import BadRecord
from headjudge.kernel.rewind import repeat, rewound

if TYPE_CHECKING:
    from headjudge.kernel.game import Game
    from headjudge.kernel.state import State


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers were taken back: how many were left standing, and those that were dropped."""

    to: int
    dropped: tuple[tuple[int, ...], ...]


Row = tuple[int, ...] | Undone
"""A row of a journal: an answer by the numbers of its options (one negative number is a
concession), or that answers were taken back."""


def taken_back(game: Game, count: int) -> Game:
    """The game as it was when it had been given `count` answers, with the later ones on record as
    taken back; the game itself stays as it is."""
    new = rewound(game, count)
    new.undone = (*game.undone, Undone(count, tuple(game.answers[count:])))
    return new


def version(answers: int, undone: Sequence[Undone]) -> int:
    """How many rows the journal of a game has: one for each answer, and one for each time that some
    were taken back."""
    return answers + sum([1 + len(each.dropped) for each in undone])


def journal(answers: Sequence[tuple[int, ...]], undone: Sequence[Undone]) -> list[Row]:
    """All that happened to the answers of a game, in order: each that was given, and each time
    that some were taken back. A `BadRecord`, if that cannot have been."""
    lines: list[tuple[tuple[int, ...], ...]] = [tuple(answers)]  # before each undo, last first
    for each in reversed(undone):
        if not 0 <= each.to <= len(lines[-1]):
            raise BadRecord(f"answers taken back to {each.to}", field="undone")
        lines.append((*lines[-1][: each.to], *each.dropped))
    rows: list[Row] = []
    standing = 0
    for line, back in zip(reversed(lines), (*undone, None), strict=True):
        rows.extend(line[standing:])
        if back is not None:
            rows.append(back)
            standing = back.to
    return rows


def is_free(game: Game, count: int) -> bool:
    """Whether going back to the question before which `count` answers were given takes nothing
    from anybody: since then only the player who was asked has answered, nothing was random, that
    player came to know no card, and others only cards that this player knew."""
    before = rewound(game, count)
    if before.decision is None:
        return count == len(game.answers)
    seat = before.decision.seat
    now = before.fork()
    for picks in game.answers[count:]:
        if now.decision is None or now.decision.seat != seat or picks == (-1 - (1 - seat),):
            return False
        repeat(now, picks)
    if now.state.random_count != before.state.random_count:
        return False
    return all(
        [learned_what_was_shown(before.state, now.state, each, seat) for each in viewers(now)]
    )


def viewers(game: Game) -> range:
    """The seats, and the public."""
    return range(game.state.seats + 1)


def learned_what_was_shown(before: State, now: State, viewer: int, seat: int) -> bool:
    """Whether all cards that a viewer has come to know are new ones, or cards that the player of
    this seat knew before and has shown. A card that was seen and lost again counts as well: every
    one that a viewer learns gets the viewer's next handle."""
    there = len(before.known)
    allowed = 0
    for card, known in enumerate(now.known):
        was_known = card < there and bool(before.known[card] >> viewer & 1)
        if not known >> viewer & 1 or was_known:
            continue
        if card >= there or (viewer != seat and before.known[card] >> seat & 1):
            allowed += 1
    return now.next_handle[viewer] - before.next_handle[viewer] <= allowed

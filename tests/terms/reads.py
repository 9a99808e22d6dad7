"""What terms read while they are evaluated, noted beside the game and held against what they
declare: the properties of cards (`READS`), and of terms that say they are `TRACKED` all else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pytest

from headjudge.kernel import values
from headjudge.kernel.changes import Active, Patch
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Terms
from headjudge.kernel.state import COLUMNS, DICTS, FRAMES, LISTS, NESTED, SCALARS
from headjudge.language import evaluate
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.terms.abilities import looks, reads

TABLES = (
    evaluate.NUMBERS, evaluate.CONDITIONS, evaluate.FILTERS, evaluate.SIFTERS, evaluate.OBJECTS,
)  # fmt: skip

# What changes only when a card comes, goes or becomes another, which every value follows.
OF_THE_CARDS = frozenset(
    ("printed", "owner", "origin", "place", "host", "stamp", "identity", "face", "game", "edition",
     "seats", "closed", "turn_player", "first", "effects", "revision", "board", "shifts")
)  # fmt: skip
FIELDS = frozenset((*COLUMNS, *LISTS, *NESTED, *DICTS, *SCALARS, *FRAMES))

# What Gate Ruler compares by itself before it uses kept values again (`information.follows`).
FOLLOWED = frozenset(("WhileHandled",))

declared_reads = lru_cache(None)(reads)
declared_looks = lru_cache(None)(looks)

# What a game has worked out from its state: whoever finds it there does not read the state.
CACHES = ("_board", "_board_cache", "_derived", "_revision")

Read = tuple[Any, ...]  # ("property", "power"), ("zones", 3), ("happened", ("drawn", 0)) ...


class Rows:
    """A list or a dict of the state that notes what of it is read."""

    def __init__(self, name: str, rows: Any, note: Callable[[Read], None]) -> None:
        self.name = name
        self.rows = rows
        self.note = note

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            for each in range(*key.indices(len(self.rows))):
                self.note((self.name, each))
            return self.rows[key]
        self.note((self.name, key))
        return self.rows[key]

    def __contains__(self, key: Any) -> bool:
        self.note((self.name, key))
        return key in self.rows

    def __iter__(self) -> Iterator[Any]:
        self.note_all()
        return iter(self.rows)

    def __len__(self) -> int:
        self.note_all()
        return len(self.rows)

    def note_all(self) -> None:
        for each in range(len(self.rows)) if isinstance(self.rows, list) else list(self.rows):
            self.note((self.name, each))

    def get(self, key: Any, default: Any = None) -> Any:
        self.note((self.name, key))
        return self.rows.get(key, default)

    def items(self) -> Any:
        self.note_all()
        return self.rows.items()


class Looked:
    """A state that notes what is read of it."""

    def __init__(self, state: Any, note: Callable[[Read], None], cached: list[Any]) -> None:
        self.state = state
        self.note = note
        self.cached = cached  # what the game has worked out, kept away from terms

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.state, name)
        if name in OF_THE_CARDS or name not in FIELDS:
            return value
        if name == "numbers":
            return [Rows(f"number of player {seat}", row, self.note)
                    for seat, row in enumerate(value)]  # fmt: skip
        if name in ("zones", "rest", "happened", "limits", "last"):
            return Rows(name, value, self.note)
        self.note((name,))
        return value


def put_back(game: Game, cached: list[Any]) -> None:
    """Give a game what it had worked out."""
    for name, value in zip(CACHES, cached, strict=True):
        setattr(game, name, value)


class Reads:
    """Notes what terms read in all games that are played meanwhile; `lies` has the terms that
    did not say so, with what they read."""

    def __init__(self) -> None:
        self.lies: dict[tuple[str, str, Read], t.Term] = {}
        self.evaluated: set[type] = set()
        self.open: list[set[Read] | None] = []  # of the terms being evaluated; None: not theirs

    def note(self, read: Read) -> None:
        """Something was read for the term that is being evaluated, if there is one."""
        if self.open and self.open[-1] is not None:
            self.open[-1].add(read)

    def is_open(self) -> bool:
        return bool(self.open) and self.open[-1] is not None

    # -- terms ----------------------------------------------------------------------

    def of(self, game: Game, term: t.Term, work_out: Callable[[], Any]) -> Any:
        """What this comes to; what is read for it was read for the term."""
        state: Any = game.state
        found: set[Read] = set()
        self.open.append(found)
        outermost = not isinstance(state, Looked)
        cached = [getattr(game, name) for name in CACHES]
        if outermost:
            stand_in: Any = Looked(state, self.note, cached)
            game.state = stand_in
            put_back(game, [-1, {}, values.Derived(), -1])
        try:
            return work_out()
        finally:
            game.state = state
            self.open.pop()
            if outermost:
                put_back(game, cached)
            self.evaluated.add(type(term))
            lies = [read for read in found if not is_declared(game, term, read)]
            for read in lies:
                self.lies.setdefault((game.rules.name, type(term).__name__, read), term)
            around = self.open[-1] if self.open else None
            if around is not None:  # what was a lie is not one of the term around it as well
                around.update(found.difference(lies))

    def apart(self, game: Game, work_out: Callable[[], Any]) -> Any:
        """What this comes to; what is read for it was not read for a term around it."""
        state: Any = game.state
        self.open.append(None)
        if not isinstance(state, Looked):
            try:
                return work_out()
            finally:
                self.open.pop()
        hidden = [getattr(game, name) for name in CACHES]
        real: Any = state.state
        game.state = real
        put_back(game, state.cached)
        try:
            return work_out()
        finally:
            self.open.pop()
            state.cached[:] = [getattr(game, name) for name in CACHES]
            noting: Any = state
            game.state = noting
            put_back(game, hidden)

    # -- watching all games -----------------------------------------------------------

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Note what terms read from now on, as long as the patch lasts."""
        for table in TABLES:
            for kind, meaning in table.items():
                patch.setitem(table, kind, self.noting(meaning))
        slot: Any = Terms.__dict__["footprint"]
        footprint = property(lambda terms: self.noting_change(slot.__get__(terms)), slot.__set__)
        patch.setattr(Terms, "footprint", footprint)
        for name in ("value", "abilities"):
            patch.setattr(Game, name, self.noting_property(getattr(Game, name)))
        info = self.noting_info(evaluate.info)
        for module in [each for name, each in sys.modules.items() if name.startswith("headjudge")]:
            if getattr(module, "info", None) is evaluate.info and module is not evaluate:
                patch.setattr(module, "info", info)
        patch.setattr(evaluate, "info", info)
        for name in ("event", "memory", "past"):
            patch.setattr(Context, name, self.noting_slot(name, Context.__dict__[name]))

    def noting(self, meaning: Callable[..., Any]) -> Callable[..., Any]:
        def noted(context: Context, term: Any, *rest: Any) -> Any:
            return self.of(context.game, term, lambda: meaning(context, term, *rest))

        return noted

    def noting_change(
        self, footprint: Callable[[Game, Active], list[Patch]]
    ) -> Callable[[Game, Active], list[Patch]]:
        def noted(game: Game, change: Active) -> list[Patch]:
            found: list[Patch] = self.of(game, change.term, lambda: footprint(game, change))
            return found

        return noted

    def noting_property(self, asked: Callable[..., Any]) -> Callable[..., Any]:
        def noted(game: Game, card: int, name: str = "abilities") -> Any:
            if not self.is_open():
                return asked(game, card, name) if asked.__name__ == "value" else asked(game, card)
            self.note(("property", name))
            given = (card, name) if asked.__name__ == "value" else (card,)
            return self.apart(game, lambda: asked(game, *given))

        return noted

    def noting_info(self, info: Callable[..., Any]) -> Callable[..., Any]:
        def noted(context: Context, ref: Any, name: str) -> Any:
            self.note(("property", name))
            return self.apart(context.game, lambda: info(context, ref, name))

        return noted

    def noting_slot(self, name: str, slot: Any) -> property:
        def read(context: Context) -> Any:
            value = slot.__get__(context)
            if name == "memory" and self.is_open():
                return Rows("memory", value, self.note)
            self.note((name,))
            return value

        return property(read, slot.__set__)


def is_declared(game: Game, term: t.Term, read: Read) -> bool:
    """Whether a term says that it reads this."""
    if read[0] == "property":
        # what a change comes to may follow from the abilities of its cards, settled before it
        settled = {"abilities"} if isinstance(term, t.Continuous) else set()
        return read[1] in declared_reads(term) | settled
    caching = game.rules.layering.caching
    if not caching.tracked:
        return True  # nothing is kept there
    named = declared_looks(term)
    if type(term).__name__ in FOLLOWED and read[0] in ("frames", "stack"):
        return True
    if not named <= caching.tracked.union(caching.watched_zones):
        return True  # it is worked out anew with everything that happens
    if read[0] == "zones":
        looked_into = [
            caching.watched_zones[area] for area in named if area in caching.watched_zones
        ]
        return game.rules.layout.board[read[1]] or any(read[1] in zones for zones in looked_into)
    return False


def lies_of(reads: Reads) -> list[tuple[str, str, Read]]:
    """What terms read without saying so: the game, the word, and what it read."""
    return sorted(reads.lies, key=repr)

"""How much a check plays: each names a figure for a quick look, for the gate and for a long run."""

from __future__ import annotations

from typing import Protocol


class Figure(Protocol):
    """The fixture `figure`: the one of three figures that this run goes by."""

    def __call__(self, *, quick: int, gate: int, long: int) -> int: ...

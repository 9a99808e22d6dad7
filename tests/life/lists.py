"""The abilities that showed no sign of life, each with the reason: a small file per game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec


class Silent(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One ability: the number of its card, which of the card's it is, and why it is silent."""

    card: str
    ability: int
    reason: str


class Lists(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The silent abilities of a game's shipped cards, and of the real ones."""

    shipped: list[Silent] = []
    real: list[Silent] = []


def silent(name: str) -> Lists:
    """The lists of a game."""
    text = (Path(__file__).parent / "silent" / f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Lists)

"""Cards that want to be playable: a card file, ours (TOML) or another's (JSON), card by card.

A file that cannot be read at all is a `BadCard`. A single card that is malformed says why;
the others are not held up.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from headjudge.kernel.errors import BadCard
from headjudge.language import toml_files
from headjudge.language.card_files import MOST_BYTES, MOST_CARDS
from headjudge.language.phrases import Unreadable
from headjudge.language.worded import worded


class Candidate(msgspec.Struct, frozen=True):
    """One card of a file: as far as it could be read, and what is wrong with its record.
    `printed` is None where the record cannot be used: `field` and `problem` say why. `texts` is
    what the record has as its text, by language, whatever else is wrong with it; `assumed` are
    the fields that the record leaves out and a rule of the game's has filled in; `record` is what
    there is of a card that cannot be used."""

    id: str
    name: str
    wording: str
    printed: Any
    problem: str = ""
    texts: dict[str, str] = {}
    assumed: tuple[str, ...] = ()
    type: str = ""
    field: str = ""
    record: dict[str, Any] = {}

    def as_understood(self) -> dict[str, Any]:
        """What was read, field by field, without what is usual."""
        if self.printed is None:
            return self.record
        usual = {
            each.encode_name: each.default_factory()
            if each.default_factory is not msgspec.NODEFAULT
            else each.default
            for each in msgspec.structs.fields(self.printed)
        }
        found: dict[str, Any] = msgspec.to_builtins(self.printed)
        return {name: value for name, value in found.items() if value != usual[name]}

    @property
    def why(self) -> str:
        """What is wrong with the record, the field first."""
        return f"{self.field}: {self.problem}" if self.field else self.problem


def records(data: str) -> list[Any]:
    """The records of a file in either form; in JSON they may lie under `cards`."""
    if len(data) > MOST_BYTES:
        raise worded(BadCard, "large cards", "file", n=MOST_BYTES)
    found = _parsed(data)
    if len(found) > MOST_CARDS:
        raise worded(BadCard, "many cards", "file", n=MOST_CARDS)
    return found


def _parsed(data: str) -> list[Any]:
    """The records of a file of cards, ours or another's."""
    if data.lstrip()[:1] in ("[", "{") and not data.lstrip().startswith("[["):
        try:
            plain = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise worded(BadCard, "no json", "file", why=str(error)) from error
        if isinstance(plain, dict):  # notes, and the cards beside them
            plain = plain.get("cards")
        if not isinstance(plain, list):
            raise worded(BadCard, "no list", "file")
        return plain
    try:
        cards = toml_files.loads(data).get("card")
    except ValueError as error:
        raise worded(BadCard, "no toml", "file", why=str(error)) from error
    if not isinstance(cards, list):
        raise worded(BadCard, "no tables", "file")
    return cards


def same(said: str, wanted: str) -> None:
    """What was read must say itself back: `Unreadable` where it does not."""
    if said != wanted:
        at = next(
            (at for at, (a, b) in enumerate(zip(said, wanted, strict=False)) if a != b),
            min(len(said), len(wanted)),
        )
        raise Unreadable(wanted, at, "the same text said back")

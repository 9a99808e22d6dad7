"""Reading each text once, however often its card is made.

A saved game or a record brings its cards along, and loading it reads their texts anew. That is
seconds for every game of real cards, and nothing that a second reading would find out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from typing import Any

import pytest

from headjudge import games

READERS = {"vanguard": "read_abilities", "gateruler": "read_abilities", "dragonball": "read_skills"}


@contextmanager
def texts_read_once(title: str) -> Iterator[None]:
    """While this lasts, what a text of this game means is remembered."""
    module: Any = import_module(games.load(title).compile_card.__module__)
    with pytest.MonkeyPatch.context() as patch:
        if title in READERS:
            name = READERS[title]
            patch.setattr(module, name, lru_cache(None)(getattr(module, name)))
        else:
            patch.setattr(module, "read_abilities", by_text(module.read_abilities))
        yield


def by_text(read: Callable[..., Any]) -> Callable[..., Any]:
    """The same for a reader that is given a card's record and a language."""
    known: dict[tuple[str, str, str, str], Any] = {}

    def reads(card: Any, lang: str) -> Any:
        key = (card.type, lang, card.text, card.text_ja)
        if key not in known:
            known[key] = read(card, lang)
        return known[key]

    return reads

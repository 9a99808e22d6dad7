"""The messages of the log: which there are, and which arguments each of them has.

Those that all games have are in `messages.toml` beside this module, those of a game in the file of
that name in its `telling/`. A row says which arguments a message has, by name; `kernel/log.py` says
of which sort each of them is. A name with a question mark may be missing.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from headjudge.language.words import SHARED, text_of

Messages = dict[str, str]


@cache
def load(package: str) -> Messages:
    """The messages of the game in this package, with those that all games have."""
    texts = text_of(SHARED, "messages.toml"), text_of(package, "telling/messages.toml")
    shared, own = [msgspec.convert(tomllib.loads(text), Messages) for text in texts]
    return {**shared, **own}


def arguments(row: str) -> tuple[frozenset[str], frozenset[str]]:
    """The arguments that a message always has, and all that it may have."""
    names = row.split()
    always = frozenset([name for name in names if not name.endswith("?")])
    return always, frozenset([name.rstrip("?") for name in names])

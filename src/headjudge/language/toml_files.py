"""TOML that anybody may have written, read so that it cannot hold anything up."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

# A key of so many parts takes its parser a time that grows with their square; no file of cards
# or decks has one of more than two.
MOST_PARTS: Final = 32
_LONG_KEY: Final = re.compile(
    rf"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}"""
)


def loads(text: str) -> dict[str, Any]:
    """The tables of a TOML text. Whatever is wrong with it is a `ValueError`: malformed, nested
    too deeply, a key of too many parts, a number of thousands of digits."""
    if _LONG_KEY.search(text) is not None:
        raise ValueError(f"a key of more than {MOST_PARTS} parts")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None

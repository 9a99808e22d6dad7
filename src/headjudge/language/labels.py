"""Labels: a text in a word or two, to stand beside what it is about."""

from __future__ import annotations

import re
from typing import Final

LONGEST_LABEL: Final = {"en": 28, "ja": 14}  # characters of an option in short
_BEFORE: Final = re.compile(
    r"^(?:(?:\[[^\]]*\]|【[^】]*】|\([^)]*\)|（[^）]*）|<[^>]*>|《[^》]*》|[:：/])\s*)+"
)


def first_words(text: str, lang: str) -> str:
    """The beginning of a text as a label: without the signs and costs in brackets before it,
    unless there is nothing else."""
    plain = " ".join(text.split())
    rest = _BEFORE.sub("", plain) or plain.strip("[]【】()（）<>《》 ")
    most = LONGEST_LABEL[lang]
    if len(rest) <= most:
        return rest
    cut = rest[: most - 1]
    if lang != "ja" and " " in cut:
        cut = cut[: cut.rindex(" ")]
    return f"{cut.rstrip(' ,.;:、。')}…"

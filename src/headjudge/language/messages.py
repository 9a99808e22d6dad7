"""The messages of the log that all games have, and what a table of messages is.

A table says for each message which arguments it has, by name; `kernel/log.py` says of which
sort each of them is. A name with a question mark may be missing.
"""

from __future__ import annotations

from typing import Final

Messages = dict[str, str]

COMMON: Final[Messages] = {
    # the course of the game
    "turn": "who amount",
    "result": "who? rule",
    "concede": "who",
    "lose": "who cause?",
    "loop": "who amount",
    # questions
    "answer": "who prompt",
    "forced": "who prompt",
    # before the first turn
    "goes first": "who",
    "deal": "who amount to",
    "redraw": "who amount",
    # cards
    "moved": "",
    "draw": "who card origin to cause?",
    "look": "who card cause?",
    "reveal": "who card cause?",
    # abilities and effects
    "standby": "who card ability",
    "replaced": "who card? source deed outcome to?",
    "forbidden": "who? card? source deed",
    "change": "who source? change cards? until",
    "ban": "who source? deed cards? until",
    "replacement": "who source? deed cards? until",
    "delayed": "who source? deed cards? until",
    "lasting": "who source? name amount? cards? until",
    # what comes to nothing
    "declined": "who card?",
    "unmet": "who card?",
    "none chosen": "who card?",
    "none there": "who card?",
    "ability void": "who card ability outcome",
}


def arguments(row: str) -> tuple[frozenset[str], frozenset[str]]:
    """The arguments that a message always has, and all that it may have."""
    names = row.split()
    always = frozenset([name for name in names if not name.endswith("?")])
    return always, frozenset([name.rstrip("?") for name in names])

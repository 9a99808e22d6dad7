"""The messages of the log that are this game's own, beside those that all games have.

`language/messages.py` says what such a table is.
"""

from __future__ import annotations

from typing import Final

from headjudge.language.messages import COMMON, Messages

MOVED: Final = "who card origin to cause?"  # a card goes from one area to another
TURNED: Final = "who card cause?"  # something happens to a card where it is

MESSAGES: Final[Messages] = {
    **COMMON,
    # the turn
    "begin start phase": "who",
    "begin main phase": "who",
    "begin counter phase": "who",
    "begin end phase": "who",
    "end turn": "who",
    # the ends
    "win": "who cause?",
    "victory": "who cause?",
    # cards
    "put": MOVED,
    "discard": MOVED,
    "destroy": MOVED,
    "evolve": MOVED,
    "move": MOVED,
    "play": "who card origin? to cause?",
    "disappear": TURNED,
    "shuffle": "who to",
    "reshuffle": "who",
    # the monster
    "first monster": "who card",
    "invade": "who card amount?",
    "advance": "who card origin to amount cause?",
    "pushed back": "who card origin to amount cause?",
    "retreat": "who card origin to amount cause?",
    "rage up": "who card amount? cause?",
    "rage down": "who card amount? cause?",
    "counter": "who card amount? cause?",
    "counter power": "who card amount strength total outcome",
    "counter power alone": "who amount",
    # abilities
    "ability": "who card ability",
}

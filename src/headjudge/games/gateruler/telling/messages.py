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
    "begin game": "who",
    "begin turn": "who",
    "begin main phase": "who",
    "begin attack phase": "who",
    "begin attack": "who",
    "begin declaration": "who",
    "begin intercept": "who",
    "begin damage step": "who",
    "end damage step": "who",
    "end combat": "who",
    "end attack phase": "who",
    "end turn": "who",
    # the ends
    "accomplish": "who card? cause?",
    # cards
    "ruler placed": "who card",
    "geas placed": "who card",
    "enter": MOVED,
    "leave": MOVED,
    "move": MOVED,
    "destroy": MOVED,
    "destroyed": TURNED,
    "charge": MOVED,
    "discard": MOVED,
    "set": MOVED,
    "drive": MOVED,
    "put": "who card origin? to cause?",
    "shuffle": "who to?",
    "ready": TURNED,
    "exhaust": TURNED,
    "flip up": TURNED,
    "flip down": TURNED,
    "choose": TURNED,
    "drop overdrive": TURNED,
    # attacks and damage
    "attack": "who card target to",
    "attack zone": "who card to",
    "wounds": "card amount total outcome",
    "as attack": TURNED,
    "would be damaged": TURNED,
    "damage": "who card amount cause?",
    "deal damage": "who card amount cause?",
    "heal": "who card amount cause?",
    # plays
    "target gone": "who card source",
    "undone": "who card rule",
    "play": TURNED,
    "play ability": "who card cause ability?",
}

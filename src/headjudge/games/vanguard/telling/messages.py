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
    "begin turn": "who",
    "begin stand phase": "who",
    "begin draw phase": "who",
    "begin G assist step": "who",
    "begin ride phase": "who",
    "begin stride step": "who",
    "begin main phase": "who",
    "begin battle phase": "who",
    "begin start step": "who",
    "begin attack step": "who",
    "begin guard step": "who",
    "begin drive step": "who",
    "begin damage step": "who",
    "begin close step": "who",
    "end battle": "who",
    "begin end phase": "who",
    "end turn": "who",
    # the ends
    "win": "who cause?",
    # cards
    "place": MOVED,
    "place locked": MOVED,
    "leave": MOVED,
    "move": MOVED,
    "put": MOVED,
    "shuffle": "who to",
    "stand": TURNED,
    "rest": TURNED,
    "turn up": TURNED,
    "turn down": TURNED,
    "lock": TURNED,
    "unlock": TURNED,
    "delete": TURNED,
    "restore": TURNED,
    "heart": TURNED,
    "legion": TURNED,
    "dominate": TURNED,
    "become": TURNED,
    "flip over": TURNED,
    "choose": TURNED,
    "power increased": "who card amount cause?",
    "power decreased": "who card amount cause?",
    "first vanguard": "who card",
    "stand up": "who card",
    # battles
    "attack": "who card cards",
    "boost": "who card target amount",
    "battle decided": "who card target strength defence outcome",
    "battle off": "who",
    "attack hits": TURNED,
    "attack misses": TURNED,
    "drive check": TURNED,
    "damage check": TURNED,
    "trigger": TURNED,
    "trigger power": TURNED,
    "trigger critical": TURNED,
    "damage": "who card amount cause?",
    # abilities
    "ability": "who card ability",
    "play ability": TURNED,
    "declare": "who name",
}

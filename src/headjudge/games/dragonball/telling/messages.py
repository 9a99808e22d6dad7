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
    "begin charge phase": "who",
    "begin main phase": "who",
    "end main phase": "who",
    "begin offence step": "who",
    "begin defense step": "who",
    "begin damage step": "who",
    "end turn": "who",
    # the ends
    "win": "who cause?",
    # cards
    "leader placed": TURNED,
    "combo": MOVED,
    "KO": MOVED,
    "leave": MOVED,
    "put": MOVED,
    "play": "who card origin? to cause?",
    "place": "who card origin? to cause?",
    "shuffle": "who to",
    "declare": "who card",
    "active": TURNED,
    "rest": TURNED,
    "flip over": TURNED,
    "control": "who card origin? to? cause?",
    "choose": TURNED,
    # battles
    "attack": "who card target",
    "battle decided": "who card target strength defence outcome",
    "attack negated": TURNED,
    "target": TURNED,
    "end battle": TURNED,
    "end battle attacked": TURNED,
    "after combo": TURNED,
    "KO-s": TURNED,
    "deal damage": "who card? amount? cause?",
    "dealt damage": "who card amount cause?",
    "damage": "who amount cause?",
    # skills
    "skill": "who card ability",
    "counter": "who card ability",
    "activate": TURNED,
}

"""What this game's phrase tables need beyond the shared grammar of card text.

`Lying` stands in a term only while it is read or said (see `remember`), as what
all grammars share does (`language.parse_terms`).
"""

from __future__ import annotations

from headjudge.language.terms import It, Object

# While read: whose zones (the side of the cards that move, see `remember`), or whose
# monster's rage (see `pronouns`).
ITS = "its"

# The cards revealed (or looked at), named as such and not by a pronoun.
REVEALED = It("revealed", wording="revealed")


class Lying(Object):
    """The card this text is on, said to lie in an area."""

    area: str

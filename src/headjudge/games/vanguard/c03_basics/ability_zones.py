"""3.1.1.3, 3.1.1.4. The zones in front of an ability: where it works."""

from __future__ import annotations

from headjudge.rulebook.citation import fact, rule

# 3.1.1.3. The zone in front of an ability: only there does it work
ANYWHERE = "anywhere"
ANY_CIRCLE = ("vanguard", "rear-guard", "guardian")
VC = fact("3.1.1.3.1", ("vanguard",), without=ANY_CIRCLE)
RC = fact("3.1.1.3.2", ("rear-guard",), without=ANY_CIRCLE)
GC = fact("3.1.1.3.3", ("guardian",), without=ANY_CIRCLE)


@rule("3.1.1.4")
def either(*zones: tuple[str, ...]) -> tuple[str, ...]:
    """The zones that are written with a stroke between them: an ability works in each of them."""
    return tuple([kind for zone in zones for kind in zone])


CIRCLES = {
    "VC": VC,
    "RC": RC,
    "GC": GC,
    "VC/RC": either(VC, RC),
    "RC/GC": either(RC, GC),
    "VC/RC/GC": either(VC, RC, GC),
}

ELSEWHERE = {
    "Hand": fact("3.1.1.3.4", "hand", without=ANYWHERE),
    "Drop zone": fact("3.1.1.3.5", "drop", without=ANYWHERE),
    "Bind zone": fact("3.1.1.3.6", "bind", without=ANYWHERE),
    "Soul": fact("3.1.1.3.7", "soul", without=ANYWHERE),
    "Damage zone": fact("3.1.1.3.8", "damage", without=ANYWHERE),
    "Deck": fact("3.1.1.3.9", "deck", without=ANYWHERE),
    "Trigger zone": "trigger",
    "G zone": "G",
}

# Without a zone in front of it, it works in any. An automatic ability of that sort is about
# its own card, and is heard wherever that goes (`on_leaving`); see `meaning`.
EVERYWHERE = fact("3.1.1.3.10", (ANYWHERE,), without=())

"""What cards are called and where they are: the words, and the areas they stand for."""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language.terms import EACH, OPPONENT, YOU, Filter
from headjudge.rulebook.citation import fact

# Nouns in the singular and the plural, and the area a card so called is in. Those without
# one need to be told where they are.
NOUNS: dict[str, tuple[str, ...]] = {
    "card": (),
    "unit": ("field",),
    "rear-guard": ("rear-guard",),
    "vanguard": ("vanguard",),
    "guardian": ("guardian",),
    "vanguard or rear-guard": ("vanguard", "rear-guard"),
    "vanguard and/or rear-guard": ("vanguard", "rear-guard"),
    "rear-guard or vanguard": ("vanguard", "rear-guard"),
    "vanguard and rear-guard": ("vanguard", "rear-guard"),
    "heart card": ("heart",),
    "locked card": ("locked",),
    "": ("field",),  # a clan, a race or a name alone
}


def plural(word: str) -> str:
    """The noun for several cards."""
    if " and" in word:
        return word.replace("vanguard", "vanguards") + "s"
    if word == "vanguard or rear-guard":
        return "vanguards or rear-guards"
    return f"{word}s" if word else ""


# Whose zones they are: the words, the player.
OWNERS: dict[str, str] = {
    "your": YOU,
    "your opponent's": OPPONENT,
    "an opponent's": OPPONENT,
    "his or her": OPPONENT,
    "the opponent's": OPPONENT,
}
ZONES: dict[str, str] = {
    "hand": "hand",
    "drop zone": "drop",
    "soul": "soul",
    "damage zone": "damage",
    "bind zone": "bind",
    "G zone": "G",
    "deck": "deck",
    "trigger zone": "trigger",
    "(VC)": "vanguard",
    "(RC)": "rear-guard",
    "(GC)": "guardian",
    "(VC) or (RC)": "vanguard rear-guard",
    "(VC) and (RC)": "vanguard rear-guard",
    "(VC) or G zone": "vanguard G",
    "(VC) and G zone": "vanguard G",
}
# 2.11.4: a zone whose master is not named is that of the text's master
NOT_SAID: str = fact("2.11.4", YOU, without=OPPONENT)
FRONT, BACK = v.Row(True), v.Row(False)

# Where cards are: the areas (none: the noun says), whose, and what more is so of them.
Where = tuple[tuple[str, ...], str, tuple[Filter, ...]]
PLACES: dict[str, Where] = {}


def _fill() -> None:
    for owner, whose in OWNERS.items():
        for name, area in ZONES.items():
            for preposition in ("from", "in", "on"):
                PLACES[f" {preposition} {owner} {name}"] = (tuple(area.split()), whose, ())
        for row, filter in (("front row", FRONT), ("back row", BACK)):
            for preposition in ("in", "from"):
                PLACES[f" {preposition} {owner} {row}"] = ((), whose, (filter,))
        for column, side in (("left", "left"), ("middle", "center"), ("right", "right")):
            PLACES[f" in {owner} {column} column"] = ((), whose, (v.Column(side),))
    for name, area in ZONES.items():
        for preposition in ("from", "in", "on"):
            PLACES[f" {preposition} {name}"] = (tuple(area.split()), NOT_SAID, ())
            PLACES[f" {preposition} the {name}"] = (tuple(area.split()), NOT_SAID, ())
    PLACES[" you have"] = ((), YOU, ())
    PLACES[" your opponent has"] = ((), OPPONENT, ())
    PLACES[" of all fighters"] = ((), EACH, ())


_fill()

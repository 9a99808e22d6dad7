"""What cards are called and where they are: the words, and the areas they stand for."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language.terms import EACH, OPPONENT, YOU, Filter, Type
from headjudge.rulebook.citation import fact, rule

# 2-1b-1, 3-6c: what is called a unit, or called by a property alone, is in play
UNITS: tuple[str, ...] = fact("3-6c", ("unit",), without=("card",))
IN_PLAY: tuple[str, ...] = fact("2-1b-1", ("card",), without=("anywhere",))
# Nouns, the area a card so called is in (none: it needs to be told), and what it is if it is
# somewhere else.
NOUNS: dict[str, tuple[tuple[str, ...], tuple[Filter, ...]]] = {
    "card": ((), ()),
    "unit": (UNITS, (Type(("unit",)),)),
    "unit card": ((), fact("2-1b", (Type(("unit",)),), without=())),
    "event": ((), (Type(("event",)),)),
    "event card": ((), (Type(("event",)),)),
    "field": (("field",), (Type(("field",)),)),
    "field card": ((), (Type(("field",)),)),
    "ruler": (("ruler",), ()),
    "unit or ruler": (("unit", "ruler"), ()),
    "ruler or unit": (("unit", "ruler"), ()),
    "set card": (("set",), ()),
    "resource": (("resource",), ()),
    "standard action card": ((), (v.StandardAction(),)),
    "settable card": ((), (v.Settable(),)),
    "charge": (("charge",), ()),
    "": (IN_PLAY, ()),  # an attribute, a faction or a name alone
}


def plural(word: str) -> str:
    """The noun for several cards."""
    if " or " in word:
        return word.replace(" or", "s or") + "s"
    return f"{word}s" if word else ""


# 4-2d: allied things are those that you control, enemy ones those that your opponent does
ALLIED, ENEMY = fact("4-2d", (YOU, OPPONENT), without=(EACH, EACH))
# Whose cards they are: the words, the player.
OWNERS: dict[str, str] = {
    "allied": ALLIED,
    "enemy": ENEMY,
    "your": fact("4-2a", YOU, without=OPPONENT),
    "your opponent's": fact("4-2b-1", OPPONENT, without=YOU),
    "their": fact("4-2b", OPPONENT, without=YOU),  # of the player spoken of last
}
ZONES: dict[str, str] = {
    "hand": "hand",
    "deck": "deck",
    "graveyard": "graveyard",
    "damage zone": "damage",
    "drive zone": "drive",
    "resource zone": "resource",
    "removal zone": "removal",
    "charge zone": "charge",
    "set zone": "set",
    "set zones": "set",
    "attack zone": "attack",
    "attack zones": "attack",
    "defense zone": "defense",
    "defense zones": "defense",
    "field zone": "field",
    "ruler zone": "ruler",
}
IN_THE_GAME = ("attack", "defense", "set", "field", "ruler", "card", "play", "unit")

# Where cards are: the areas (none: the noun says), and whose ("": that is said besides).
Where = tuple[tuple[str, ...], str]
PLACES: dict[str, Where] = {}


# Zones that a text lists with "or".
LISTED = ("hand", "graveyard", "damage zone", "drive zone")


@rule("3-2l-1", "3-2l-2")
def either(*names: str) -> tuple[str, ...]:
    """One card comes from any of the zones, several from all of them as one likes."""
    return tuple([ZONES[name] for name in names])


def _fill() -> None:
    for one in LISTED:
        for other in LISTED:
            for owner in ("your", "your opponent's"):
                if one != other:
                    PLACES[f" in {owner} {one} or {other}"] = (either(one, other), OWNERS[owner])
    for name, area in ZONES.items():
        for preposition in ("in", "from"):
            for owner in ("your", "your opponent's", "their"):
                PLACES[f" {preposition} {owner} {name}"] = ((area,), OWNERS[owner])
            PLACES[f" {preposition} either player's {name}"] = ((area,), EACH)
            if area in ("attack", "defense", "set"):
                article = "an" if area == "attack" else "a"
                PLACES[f" {preposition} {article} {name}"] = ((area,), "")
                PLACES[f" {preposition} {name}"] = ((area,), "")
    PLACES[" in play"] = (IN_PLAY, "")
    PLACES[" you control"] = ((), YOU)
    PLACES[" your opponent controls"] = ((), OPPONENT)
    PLACES[" on your field"] = ((), YOU)
    PLACES[" on your opponent's field"] = ((), OPPONENT)
    PLACES[" in the removal zone"] = (("removal",), EACH)


_fill()

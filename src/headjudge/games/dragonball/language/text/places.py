"""What cards are called and where they are: the words, and the areas they stand for."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.grammar import SEEN
from headjudge.language.terms import OPPONENT, YOU, Among, Either, Filter, Type, Whose
from headjudge.rulebook.citation import fact

# 2-3-2-2-1, 2-3-2-3-1: which cards are called so
BATTLE_CARDS: tuple[Filter, ...] = (Type(fact("2-3-2-2-1", ("battle",), without=())),)
EXTRA_CARDS: tuple[Filter, ...] = (Type(fact("2-3-2-3-1", ("extra",), without=())),)
BOTH: tuple[Filter, ...] = (Type(("leader", "battle")),)
# 8-5-3-6: whom an effect on a player is about that names none
UNSAID: Whose = fact("8-5-3-6", YOU, without=OPPONENT)
# 8-5-4, 8-5-5, 8-5-6, 2-3-2-1-1: where cards so called are if nothing else is said
IN_BATTLE: tuple[str, ...] = fact("8-5-4", ("battle",), without=())
IN_ENERGY, IN_LIFE, IN_LEADER = ("energy",), ("life",), ("leader",)
FIELD = ("field",)
MIXED: tuple[Filter, ...] = (Either((BATTLE_CARDS[0], v.InArea(IN_ENERGY))),)

# 4-8-1: where cards are in Active or Rest Mode
IN_MODES = ("leader", "battle", "energy")

# Nouns: the areas that cards so called are in, and what more is so of them.
NOUNS: dict[str, tuple[tuple[str, ...], tuple[Filter, ...]]] = {
    "card": (FIELD, ()),
    "": (FIELD, ()),  # a special trait, a character or a name alone
    "battle card": (IN_BATTLE, BATTLE_CARDS),
    "leader card": (IN_LEADER, ()),
    "leader": (IN_LEADER, ()),
    "extra card": ((), EXTRA_CARDS),
    "energy": (IN_ENERGY, ()),
    "life": (IN_LIFE, ()),
    "life card": (IN_LIFE, ()),
    "leader card or battle card": (("leader", "battle"), BOTH),
    "leader card and battle card": (("leader", "battle"), BOTH),
    "battle card or leader card": (("leader", "battle"), BOTH),
    "battle card or energy": (("battle", "energy"), MIXED),
    "battle card and energy": (("battle", "energy"), MIXED),
    "token": (IN_BATTLE, (v.IsToken(),)),
}
for _word in [word for word in NOUNS if word.endswith(("card", "leader", "token"))]:
    NOUNS[_word.replace("card", "cards") if "card" in _word else f"{_word}s"] = NOUNS[_word]
for _word in ("battle cards or energy", "battle cards and energy"):
    NOUNS[_word] = (("battle", "energy"), MIXED)
# The colour said of both: "red leader cards or red battle cards".
DOUBLED = "leader cards or battle cards, doubled"
NOUNS[DOUBLED] = (("leader", "battle"), BOTH)
DOUBLED_AND = "leader cards and battle cards, doubled"
NOUNS[DOUBLED_AND] = (("leader", "battle"), BOTH)
SORTS = "cards of either sort"  # "a <A> card or red <B> card"
NOUNS[SORTS] = (FIELD, ())
UNSPOKEN = (DOUBLED, DOUBLED_AND, SORTS, "")  # nouns that are not said by themselves

# Whose cards and areas they are: the words, the player.
OWNERS: dict[str, str] = {
    "your": YOU,
    "your opponent's": OPPONENT,
    "their": OPPONENT,
    "the opponent's": OPPONENT,
}
AREAS: dict[str, tuple[str, ...]] = {
    "hand": ("hand",),
    "deck": ("deck",),
    "drop area": ("drop",),
    "battle area": ("battle",),
    "leader area": ("leader",),
    "combo area": ("combo",),
    "energy area": ("energy",),
    "energy": ("energy",),
    "life": ("life",),
    "life area": ("life",),
    "warp": ("warp",),
}
SINGLE = tuple(AREAS)
for _one in SINGLE:
    for _other in SINGLE:
        if AREAS[_one] != AREAS[_other]:
            for _joint in ("or", "and"):
                AREAS[f"{_one} {_joint} {_other}"] = (*AREAS[_one], *AREAS[_other])

# Where cards are: the areas (none: the noun says), whose ("": as was said), and what more is
# so of them.
Where = tuple[tuple[str, ...], str, tuple[Filter, ...]]
PLACES: dict[str, Where] = {}


def _fill() -> None:
    for owner, whose in OWNERS.items():
        for name, areas in AREAS.items():
            for preposition in ("from", "in", "in play in"):
                PLACES[f" {preposition} {owner} {name}"] = (areas, whose, ())
    for name in SINGLE:
        for preposition in ("from", "in"):
            PLACES[f" {preposition} the {name}"] = (AREAS[name], "", ())
    PLACES[" in play"] = ((), "", ())
    PLACES[" in all of your areas"] = (("anywhere",), YOU, ())
    for words in (" among them", " from among them", " among those cards"):
        PLACES[words] = (("deck",), YOU, (Among(SEEN),))
    PLACES[" in hand"] = (("hand",), "", ())


_fill()

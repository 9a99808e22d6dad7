"""Where cards are sent: the words, and the area of their owner that is meant."""

from __future__ import annotations

import re
from typing import Any

from headjudge.games.dragonball.language.text.grammar import Target
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar

# 3-1-7: cards go to areas of their owner, whatever the text calls them
WHOSE = ("your", "its owner's", "their", "their owner's", "their owners'", "your opponent's",
         "the opponent's")  # fmt: skip
OWNER = ("the", *WHOSE)
# Where cards are placed: the words and the area.
PLACE: dict[str, str] = {}


def _fill() -> None:
    for whose in OWNER:
        for into in ("in", "into", "to"):
            PLACE[f"{into} {whose} drop area"] = "drop"
            PLACE[f"{into} {whose} drop areas"] = "drop"
    for whose in WHOSE:
        for deck in ("deck", "decks"):
            for order in ("", " in any order"):
                for at in ("at the bottom of", "on the bottom of"):
                    PLACE[f"{at} {whose} {deck}{order}"] = "deck bottom"
                for at in ("on top of", "on the top of"):
                    PLACE[f"{at} {whose} {deck}{order}"] = "deck top"


_fill()
ADD = {f"to {whose} {hand}": "hand" for whose in WHOSE for hand in ("hand", "hands")}
SEND = {f"to {whose} warp": "warp" for whose in OWNER}
# By kind of phrase: after `place`, of the drop area only, after `add` and `return`, after `send`.
TARGETS = {
    "to_place": PLACE,
    "to_drop": {words: area for words, area in PLACE.items() if area == "drop"},
    "to_add": ADD,
    "to_send": SEND,
}


def phrases(grammar: WordedGrammar) -> None:
    for kind, targets in TARGETS.items():
        _tokens(grammar, kind, targets)


def _tokens(grammar: WordedGrammar, kind: str, targets: dict[str, str]) -> None:
    usual = {area: words for words, area in reversed(targets.items())}

    def read(words: str) -> Target:
        return Target(targets[words], wording=words)

    def say(value: Any) -> str | None:
        if not isinstance(value, Target):
            return None
        if not value.wording:
            return usual.get(value.area)
        return value.wording if targets.get(value.wording) == value.area else None

    grammar.kind(kind).token(any_of(list(targets)), read, say)


def put(what: Any, area: str) -> Any:
    """Cards go to an area that is not called by a phrase of its own."""
    to: Any = Target(area)
    return t.Put(what, to)


def any_of(words: list[str]) -> str:
    """The pattern of one of these, the longest that is there."""
    ordered = sorted(words, key=len, reverse=True)
    return rf"(?:{'|'.join([re.escape(each) for each in ordered])})(?!\w)"

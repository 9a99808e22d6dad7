"""Wishes: what a player wants to do, in words, as an option of the game.

A wish has a verb, and may name cards or a zone: `call Sparkmite`, `attack X with Y`, `zone 3`,
`stride`. Words of both languages are understood, whichever is spoken. What is left over must be
small words; a wish with other words that mean nothing here is a `BadWish`.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from headjudge import games
from headjudge.kernel.errors import BadWish
from headjudge.kernel.game import Game

NOWHERE: Final = -1  # the number of no zone
ZONE: Final = "z"  # the parts of an option about a zone

# Small words that say nothing by themselves.
SMALL: Final = frozenset(
    {
        "a", "about", "again", "am", "an", "and", "any", "are", "at", "be", "by", "can", "do",
        "does", "for", "from", "have", "he", "her", "his", "how", "i", "if", "in", "into", "is",
        "it", "its", "just", "may", "me", "my", "now", "of", "on", "one", "onto", "or", "our",
        "out", "please", "really", "she", "that", "the", "their", "them", "then", "they", "this",
        "to", "up", "use", "want", "wish", "with", "would", "you", "your",
    }
)  # fmt: skip
# Where a Japanese wish is cut, besides blanks: after what a verb is done to, with, at ...
PARTICLES: Final = re.compile(r"[\s、。・!?]+|を|に|で|へ|から|まで")
# What is left of words in Japanese when names and verbs are taken out: endings and particles.
HIRAGANA: Final = re.compile(r"[\u3041-\u309fー]*")
JAPANESE: Final = re.compile(r"[\u3041-\u30ff\u3400-\u9fff]")
KANJI: Final = re.compile(r"[\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish that is understood: the verb of an option ("": none was said) and the word for it,
    the cards that are named, and the number of a zone (0: none)."""

    verb: str
    word: str
    named: dict[str, Any] | None = None
    other: dict[str, Any] | None = None
    zone: int = 0


def understand(game: Game, view: dict[str, Any], said: str) -> Wish:
    """A wish in a player's words. A `BadWish` names what is not understood."""
    wording = games.wording(game)
    text = plain(said)
    word, verb = verb_in(wording.wishes(), text)
    without_verb = text.replace(word, " ", 1)
    if verb and not unknown(without_verb):
        named, rest = None, text
    else:
        named, rest = take_card(game, view, text)
        if named is None and verb:
            named, rest = take_card(game, view, without_verb)
            rest = f"{word} {rest}"
    other, rest = (None, rest) if named is None else take_card(game, view, rest, besides=named)
    word, verb = verb_in(wording.wishes(), rest)
    left = unknown(rest.replace(word, " ", 1))
    number = re.search(r"\d+", rest)
    if named is None:
        if number and game.rules.asking.verbs.get(verb or "zone") == ZONE and not left:
            return Wish(verb or "zone", word, zone=int(number[0]) or NOWHERE)
        if not verb or left:
            raise BadWish(f"no card or zone that you can see is meant by {said!r}", field="why not")
        return Wish(verb, word)
    if not verb and left:
        raise BadWish(f"{left[0]!r} is nothing that can be done here", field="why not")
    type_ = game.pool[named["number"]].values["type"]
    asked = view["decision"]["prompt"] if view["decision"] else ""
    return Wish(wording.wished_verb(verb, type_, asked), word, named, other)


def plain(text: str) -> str:
    """A text as it is compared: no capitals, no variants of letters."""
    return unicodedata.normalize("NFKC", text).casefold().strip()


def verb_in(wishes: list[tuple[str, str]], text: str) -> tuple[str, str]:
    """The first word for something that can be done, and the verb it stands for."""
    for word, verb in wishes:
        if re.search(rf"(?<![a-z]){re.escape(word)}", text):
            return word, verb
    return "", ""


def unknown(text: str) -> list[str]:
    """The words of a text that are neither small nor numbers nor endings."""
    found = re.split(r"[\s,.!?'\"\-]+", text)
    return [
        word
        for word in found
        if word and word not in SMALL and not word.isdecimal() and not HIRAGANA.fullmatch(word)
        and not is_ending(word)
    ]  # fmt: skip


def is_ending(word: str) -> bool:
    """Whether a word is what is left of a verb: `s`, `ing`, `ed`."""
    return word in ("s", "es", "ed", "ing", "d")


# -- cards by their names -------------------------------------------------------------------------


def take_card(
    game: Game, view: dict[str, Any], text: str, besides: dict[str, Any] | None = None
) -> tuple[dict[str, Any] | None, str]:
    """The card in sight that the text names, if any, and the rest of the text; a name may
    contain a verb."""
    named = find_card(game, view, text, besides)
    return named, text if named is None else without_name(game, named, text)


def find_card(
    game: Game, view: dict[str, Any], text: str, besides: dict[str, Any] | None = None
) -> dict[str, Any] | None:
    """The visible card whose name the text contains, or begins to; in hand before elsewhere.
    `besides`: a card that was named already."""
    best: tuple[float, dict[str, Any]] | None = None
    kinds = game.rules.layout.names
    for zone in view["zones"]:
        own = zone["seat"] == view["viewer"]
        order = 0.4 if zone["kind"] == "hand" else 0.3 if kinds[zone["kind"]].field else 0.1
        for card in zone["cards"]:
            if not card["number"]:
                continue  # its back alone is seen
            if besides is not None and card["handle"] == besides["handle"]:
                continue
            score = max(likeness(text, name) for name in names_of(game, card))
            if score:
                score += order + (0.05 if own else 0.0)
                if best is None or score > best[0]:
                    best = score, card
    return None if best is None else best[1]


def names_of(game: Game, card: dict[str, Any]) -> list[str]:
    """What a card can be called: its name in each language, and its number."""
    number: str = card["number"]
    return [plain(name) for name in (*game.pool[number].names.values(), number)]


def likeness(text: str, name: str) -> float:
    """How much of a name is in the text: all of it, or words of it."""
    if name and name in text:
        return 1000.0 + len(name)
    if JAPANESE.search(text) and JAPANESE.search(name):
        return float(sum([2 * len(part) for part in parts_in(text, name)]))
    said = words_of(text)
    hits = [word for word in words_of(name) if any(begins(each, word) for each in said)]
    return float(sum(len(word) for word in hits))


def words_of(text: str) -> list[str]:
    """Words of more than one letter that are not small."""
    words = re.split(r"[\s,.!?\-]+", text)
    return [word for word in words if len(word) > 1 and word not in SMALL]


def begins(said: str, word: str) -> bool:
    """Whether a word was said, or begun to be."""
    return said == word or (len(said) > 2 and word.startswith(said))


def parts_in(text: str, name: str) -> list[str]:
    """The parts of a Japanese text, cut at its particles, that a name contains. What is short
    must be written in characters to be told from an ending."""
    parts = [part for part in PARTICLES.split(text) if part]
    return [part for part in parts if part in name and (len(part) > 1 or KANJI.search(part))]


def without_name(game: Game, named: dict[str, Any], text: str) -> str:
    """The rest of a wish besides the words that named this card."""
    best = max(names_of(game, named), key=lambda name: likeness(text, name))
    if best in text:
        return text.replace(best, " ", 1)
    if JAPANESE.search(text) and JAPANESE.search(best):
        for part in parts_in(text, best):
            text = text.replace(part, " ", 1)
        return text
    words = words_of(best)
    for said in words_of(text):
        if any(begins(said, word) for word in words):
            text = re.sub(rf"(?<!\w){re.escape(said)}(?!\w)", " ", text, count=1)
    return text

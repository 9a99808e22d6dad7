"""Cards by what people write for them: a number, or a name in any of its languages.

Names are compared without case, accents, full-width forms, blanks and punctuation. A card with
two sides has the names of both. Cards that differ in their number alone are one card.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

from headjudge.kernel.cards import Card
from headjudge.kernel.pool import Pool

LONGEST: Final = 100  # signs of a text that are compared with names
LEAST_LIKENESS: Final = 0.35
DASHES: Final = re.compile("[‐-―−]")
# voiced and semi-voiced sound marks: in Japanese these make another letter, they are no accents
SOUND_MARKS: Final = "\u3099\u309a"
LETTERS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d"})


def fold(text: str) -> str:
    """A name as it is compared: letters and digits alone, without case, accents or width."""
    apart = unicodedata.normalize("NFKD", text).casefold().translate(LETTERS)
    kept = "".join([sign for sign in apart if sign.isalnum() or sign in SOUND_MARKS])
    return unicodedata.normalize("NFC", kept)


def fold_number(text: str) -> str:
    """A number as it is compared: without case and width, with any kind of dash."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return DASHES.sub("-", " ".join(plain.split()))


class CardNames:
    """The cards of a pool by number and by name."""

    __slots__ = ("_pieces", "exact", "folded", "numbers", "pool", "spoken")

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.numbers: dict[str, list[str]] = {}
        self.exact: dict[str, list[str]] = {}
        self.folded: dict[str, list[str]] = {}
        self.spoken: dict[str, tuple[str, ...]] = {}  # the folded names of each number
        self._pieces: dict[str, list[tuple[str, str]]] | None = None
        sides: dict[str, list[Card]] = {number: [] for number in pool.records}
        for card in pool.values():
            if len(card.records) == 1 and card.records[0] in sides:
                sides[card.records[0]].append(card)
        for number, cards in sides.items():
            self.numbers.setdefault(fold_number(number), []).append(number)
            self._name(number, cards)

    def _name(self, number: str, sides: list[Card]) -> None:
        """Enter a card under the names of its sides, one by one and together."""
        keys: list[str] = []
        for lang in sides[0].names if sides else ():
            names = [side.names.get(lang, "") for side in sides]
            for name in dict.fromkeys([*names, " / ".join(names)]):
                if name.strip():
                    self.exact.setdefault(unicodedata.normalize("NFC", name), []).append(number)
                    keys.append(fold(name))
        self.spoken[number] = tuple(dict.fromkeys([key for key in keys if key]))
        for key in self.spoken[number]:
            self.folded.setdefault(key, []).append(number)

    def numbered(self, text: str) -> list[str]:
        """The cards with this number: one, unless several differ in case alone."""
        if text in self.pool.records:
            return [text]
        return self.numbers.get(fold_number(text), [])

    def named(self, text: str) -> list[str]:
        """The numbers of the different cards with this name."""
        exact = self.exact.get(unicodedata.normalize("NFC", text.strip()), [])
        return self._different(exact or self.folded.get(fold(text), []))

    def agrees(self, number: str, text: str) -> bool:
        """Whether a text beside a number is the card's name, perhaps cut short or with more
        behind it."""
        key = fold(text)
        return any([key.startswith(name) or name.startswith(key) for name in self.spoken[number]])

    def _different(self, numbers: list[str]) -> list[str]:
        """Of cards that are alike but for their number, the first."""
        if len(numbers) < 2:
            return numbers
        kept: list[tuple[str, Any]] = []
        for number in dict.fromkeys(numbers):
            contents = contents_of(self.pool[number])
            if contents not in [each for _number, each in kept]:
                kept.append((number, contents))
        return [number for number, _contents in kept]

    def nearest(self, text: str, most: int = 3) -> list[str]:
        """The numbers of the cards whose names, or numbers, are most like a text."""
        wanted = pieces(fold(text)[:LONGEST])
        if not wanted:
            return []
        if self._pieces is None:
            self._pieces = {}
            for number, keys in self.spoken.items():
                for key in (fold(number), *keys):
                    for piece in pieces(key):
                        self._pieces.setdefault(piece, []).append((number, key))
        shared: dict[tuple[str, str], int] = {}
        for piece in wanted:
            for entry in self._pieces.get(piece, ()):
                shared[entry] = shared.get(entry, 0) + 1
        likeness: dict[str, float] = {}
        for (number, key), count in shared.items():
            same = 1.2 * count / (len(wanted) + len(key)) + 0.4 * count / len(wanted)
            if same >= LEAST_LIKENESS:
                likeness[number] = max(same, likeness.get(number, 0.0))
        return sorted(likeness, key=lambda number: (-likeness[number], number))[:most]


def pieces(key: str) -> set[str]:
    """The runs of letters by which names are found alike: two, of an alphabet's three."""
    size = 3 if key.isascii() else 2
    padded = f"<{key}>" if key else ""
    return {padded[at : at + size] for at in range(len(padded) - size + 1)}


def contents_of(card: Card) -> tuple[Any, ...]:
    """What is printed on a card besides its number."""
    values = {
        name: value
        for name, value in card.values.items()
        if not (isinstance(value, str) and value.startswith(card.number))
    }
    return card.names, card.texts, values


def names_in(pool: Pool) -> CardNames:
    """The names of a pool's cards, worked out once."""
    found: CardNames | None = pool.cache.get("card names")
    if found is None:
        found = pool.cache["card names"] = CardNames(pool)
    return found

"""Texts made from phrases: every phrase of a grammar is put into some text that compiles.

The texts of the shipped cards, and those of the tests, are the stock: a phrase's holes are filled
with pieces of them, and the piece that it makes stands in one of them for another piece of its
kind, so that what it speaks of is there. A text that compiles joins the stock.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from headjudge.language.phrases import Hole, Phrase, Unreadable
from headjudge.language.terms import Term
from tests.phrases.languages import LINES, Language, Text
from tests.phrases.pieces import NO_PHRASE, Path, Piece, Place, filled, holes_of, phrase_of, put

TOO_DEEP = 99
MOST_LETTERS = 400  # of a derived text
MOST_WORDS = 12  # of each kind of names and numbers
NUMBERS = "1 2 3 4 5 10 +1 -1 +5000 -5000 one two three first second 1st 2nd II III 1-5"

Spot = tuple[int, int, Path]  # a text of the stock, a line of it, the way to a piece of the line


class Derivations:
    """Texts of a language, derived from a stock of texts, each with the type of its card.
    Names and numbers are those that stand in the stock and in `words`."""

    def __init__(
        self, language: Language, texts: list[tuple[str, str]], words: str = NUMBERS
    ) -> None:
        self.language = language
        self.grammar = language.grammar
        self.stock: list[tuple[Text, str]] = []  # texts, each with the type of its card
        self.spots: dict[str, list[Spot]] = {}  # by kind: where pieces of it stand
        self.pieces: dict[str, dict[str, Piece]] = {}  # by kind and text
        # the phrases that compile, each with a text and the type of its card
        self.used: dict[Place, tuple[str, str]] = {}
        self.sample_words([words, *[text for text, _card_type in texts]])
        for text, card_type in texts:
            self.keep(language.compiled(text, card_type), text, card_type)
        self.above = self.parents()
        self.depth = self.depths()

    def places(self) -> Iterator[Place]:
        """Every phrase."""
        for name, kind in self.grammar.kinds.items():
            for number in range(len(kind.phrases)):
                yield name, number

    def phrase(self, place: Place) -> Phrase:
        return phrase_of(self.grammar, place)

    # -- the stock --------------------------------------------------------------------

    def sample_words(self, texts: list[str]) -> None:
        """Some names and numbers that stand in these texts."""
        for name, kind in self.grammar.kinds.items():
            own = self.pieces.setdefault(name, {})
            for pattern, read, say in kind.tokens:
                for text in texts:
                    for hit in pattern.finditer(text) if len(own) < MOST_WORDS else ():
                        word = hit.group(0)
                        if word not in own and say(read(word)) == word:
                            own[word] = Piece(name, NO_PHRASE, word, read(word))

    def keep(self, pieces: Text, text: str, card_type: str) -> None:
        """Let a text that compiles join the stock."""
        at = len(self.stock)
        self.stock.append((pieces, card_type))
        whole = LINES.join([piece.text for piece in pieces]) == text
        for line, own in enumerate(pieces):
            for path, piece in own.inner():
                if piece.number != NO_PHRASE:
                    self.used.setdefault(piece.place, (text, card_type))
                self.pieces.setdefault(piece.kind, {}).setdefault(piece.text, piece)
                if whole:
                    self.spots.setdefault(piece.kind, []).append((at, line, path))

    def parents(self) -> dict[str, list[tuple[Place, str]]]:
        """By kind: the phrases with a hole for it, and that hole."""
        found: dict[str, list[tuple[Place, str]]] = {}
        for place in self.places():
            for name, kind in holes_of(self.phrase(place)):
                found.setdefault(kind, []).append((place, name))
        return found

    # -- making texts -----------------------------------------------------------------

    def needed(self, phrase: Phrase, depth: dict[str, int]) -> int:
        return 1 + max([depth[kind] for _name, kind in holes_of(phrase)], default=0)

    def depths(self) -> dict[str, int]:
        """How deep the shallowest text of each kind is; the stock has those of depth 0."""
        found = {name: 0 if self.pieces.get(name) else TOO_DEEP for name in self.grammar.kinds}
        changed = True
        while changed:
            changed = False
            for name, kind in self.grammar.kinds.items():
                for phrase in kind.phrases:
                    needed = self.needed(phrase, found)
                    if needed < found[name]:
                        found[name], changed = needed, True
        return found

    def below(self, kind: str, chance: random.Random, depth: int = 0) -> Piece | None:
        """Any piece of a kind: one of the stock, or a new one."""
        known = list(self.pieces.get(kind, {}).values())
        if known and (depth <= 0 or chance.random() < 0.7 or not self.grammar.kinds[kind].phrases):
            some = [chance.choice(known) for _piece in range(chance.choice((1, 3)))]
            return min(some, key=length_of)
        most = max(depth, self.depth[kind], 1)
        shallow = [
            number
            for number, phrase in enumerate(self.grammar.kinds[kind].phrases)
            if self.needed(phrase, self.depth) <= most
        ]
        if not shallow:
            return None
        return self.through((kind, chance.choice(shallow)), chance, {}, most - 1)

    def through(
        self, place: Place, chance: random.Random, given: dict[str, Piece], depth: int = 0
    ) -> Piece | None:
        """A piece that this phrase makes, with these in its holes and any in the others."""
        holes = dict(given)
        for name, kind in holes_of(self.phrase(place)):
            if name not in holes:
                piece = self.below(kind, chance, depth)
                if piece is None:
                    return None
                holes[name] = piece
        return filled(self.grammar, place, holes)

    def lifted(self, piece: Piece, chance: random.Random) -> Piece | None:
        """A piece of a phrase around this one."""
        above = self.above.get(piece.kind)
        if not above:
            return None
        place, hole = chance.choice(above)
        return self.through(place, chance, {hole: piece})

    def candidate(self, place: Place, chance: random.Random) -> tuple[str, str] | None:
        """A text with a piece that this phrase makes, and the type of its card; None: this time
        there was no way."""
        piece = self.through(place, chance, {}, chance.choice((0, 0, 0, 1, 2)))
        lifts = chance.choice((0, 0, 0, 1, 2))
        while piece is not None and (lifts > 0 or piece.kind not in self.spots):
            lifts -= 1
            piece = self.lifted(piece, chance)
            if lifts < -6:
                return None
        return None if piece is None else self.text(piece, self.spot(piece, chance))

    def beside(self, place: Place, chance: random.Random) -> tuple[str, str] | None:
        """A text in which this phrase stands around a piece of the stock that stays where it is:
        what the piece speaks of is named before it."""
        holes = [(name, kind) for name, kind in holes_of(self.phrase(place)) if kind in self.spots]
        if not holes:
            return None
        name, kind = chance.choice(holes)
        text, line, path = chance.choice(self.spots[kind])
        piece = self.through(place, chance, {name: self.at((text, line, path))})
        around = {self.at((text, line, path[:at])).kind: path[:at] for at in range(len(path))}
        for _lift in range(6):
            if piece is None or piece.kind in around:
                break
            piece = self.lifted(piece, chance)
        if piece is None or piece.kind not in around:
            return None
        return self.text(piece, (text, line, around[piece.kind]))

    def text(self, piece: Piece, spot: Spot) -> tuple[str, str]:
        """The text of the stock with this piece in that place, and the type of its card."""
        text, line, path = spot
        lines, card_type = self.stock[text]
        changed = put(self.grammar, lines[line], path, piece)
        texts = [changed.text if at == line else each.text for at, each in enumerate(lines)]
        return LINES.join(texts), card_type

    def spot(self, piece: Piece, chance: random.Random) -> Spot:
        """A place where pieces of this kind stand: often one with a term of the same class, and
        rather in a short text than in a long one."""
        own = self.spots[piece.kind]
        spots = chance.sample(own, min(len(own), 24))
        if chance.random() < 0.7:
            alike = [spot for spot in spots if type(self.at(spot).value) is type(piece.value)]
            spots = alike or spots
        return min(spots[: chance.choice((1, 2, 8))], key=self.length)

    def at(self, spot: Spot) -> Piece:
        text, line, path = spot
        piece = self.stock[text][0][line]
        for name in path:
            piece = dict(piece.holes)[name]
        return piece

    def length(self, spot: Spot) -> int:
        return sum([len(line.text) for line in self.stock[spot[0]][0]])

    # -- looking for a text of each phrase ----------------------------------------------

    def search(self, places: list[Place], tries: int) -> list[Place]:
        """Those of these phrases that no text was found for in so many tries."""
        left = [place for place in places if place not in self.used]
        for number in range(tries):
            left = [each for each in left if each not in self.used and not self.finds(each, number)]
        return left

    def finds(self, place: Place, number: int) -> bool:
        """Whether the try of this number is a text that compiles, and is read by this phrase."""
        return bool(self.made_by(place, number))

    def made_by(self, place: Place, number: int) -> list[tuple[str, str]]:
        """The text of that try with the type of its card, if it compiles and is read by this
        phrase; it joins the stock if it has a phrase that no other text there has."""
        ways = (self.candidate, self.candidate, self.beside)
        made = ways[number % len(ways)](place, random.Random(f"{place} {number}"))
        if made is None or len(made[0]) > MOST_LETTERS:
            return []
        try:
            pieces = self.language.compiled(*made)
        except Unreadable:
            return []
        found = {each for line in pieces for each in line.phrases()}
        if not found <= self.used.keys():
            self.keep(pieces, *made)
        return [made] if place in found else []


def length_of(piece: Piece) -> int:
    return len(piece.text)


def shape(term: Any) -> Any:
    """What phrases have in common that say the same sort of thing in other words: the classes of
    a term and of what is in it, without the words and numbers."""
    if isinstance(term, Term):
        inner = [shape(getattr(term, each.name)) for each in fields(term) if each.compare]
        return (type(term).__name__, *inner)
    if isinstance(term, tuple):
        return tuple([shape(each) for each in term])
    return "hole" if isinstance(term, Hole) else type(term).__name__


def selected(derivations: Derivations, step: int) -> list[Place]:
    """A phrase of each kind and shape, and of the others one in so many."""
    found: dict[tuple[str, Any], list[Place]] = {}
    for place in derivations.places():
        found.setdefault((place[0], shape(derivations.phrase(place).shape)), []).append(place)
    return [place for alike in found.values() for place in alike[::step]]

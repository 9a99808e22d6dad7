"""Pieces of text: which phrases a text is made of, and texts with one piece put for another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from headjudge.language.card_grammar import CardGrammar, _worded
from headjudge.language.phrases import Phrase, fill, match
from headjudge.language.terms import Term

Place = tuple[str, int]  # a phrase: its kind, and its number there
Path = tuple[str, ...]  # the holes that lead to a piece inside another
NO_PHRASE = -1  # the number of a word that a pattern reads: a name, a number


@dataclass(frozen=True)
class Piece:
    """A text of one kind, what it is read as, the phrase that reads it, and what stands in the
    phrase's holes."""

    kind: str
    number: int
    text: str
    value: Any
    holes: tuple[tuple[str, Piece], ...] = ()

    @property
    def place(self) -> Place:
        return self.kind, self.number

    def inner(self) -> Iterator[tuple[Path, Piece]]:
        """This piece and all inside it, each with the way to it."""
        yield (), self
        for name, piece in self.holes:
            for path, found in piece.inner():
                yield (name, *path), found

    def phrases(self) -> set[Place]:
        """The phrases that the text is made of."""
        return {piece.place for _path, piece in self.inner() if piece.number != NO_PHRASE}


def holes_of(phrase: Phrase) -> list[tuple[str, str]]:
    """The holes of a phrase, each with the kind of what may stand there."""
    found = {name: kind for sort, name, kind in phrase.parts if sort == "hole"}
    return list(found.items())


def phrase_of(grammar: CardGrammar, place: Place) -> Phrase:
    return grammar.kinds[place[0]].phrases[place[1]]


def filled(grammar: CardGrammar, place: Place, holes: dict[str, Piece]) -> Piece:
    """The piece that a phrase makes with these pieces in its holes."""
    phrase = phrase_of(grammar, place)
    values = {name: piece.value for name, piece in holes.items()}
    said: list[str] = []
    for sort, name, extra in phrase.parts:
        if sort == "literal":
            said.append(name)
        elif sort == "hole":
            said.append(holes[name].text)
        else:
            one, many = extra.split("/")
            said.append(one if values.get(name) == 1 else many)
    value = fill(phrase.shape, values)
    if phrase.wording and isinstance(value, Term):
        value = replace(value, wording=phrase.wording)
    return Piece(*place, "".join(said), value, tuple(holes.items()))


def put(grammar: CardGrammar, piece: Piece, path: Path, other: Piece) -> Piece:
    """The piece with another one in the place that this way leads to."""
    if not path:
        return other
    holes = dict(piece.holes)
    holes[path[0]] = put(grammar, holes[path[0]], path[1:], other)
    return filled(grammar, piece.place, holes)


def dissect(grammar: CardGrammar, kind: str, term: Any) -> Piece | None:
    """The pieces of a term's text in exactly its wording; None: no phrase of this kind says
    it."""
    own = grammar.kinds[kind]
    wording = getattr(term, "wording", None)
    for phrase in own.fitting(term) if wording is None else own.worded(term, wording):
        if _worded(phrase.shape, term, wording is not None):
            holes = holes_filled(grammar, phrase, term)
            if holes is not None:
                number = next(at for at, each in enumerate(own.phrases) if each is phrase)
                return filled(grammar, (kind, number), holes)
    for _pattern, _read, say in own.tokens:
        text = say(term)
        if text is not None:
            return Piece(kind, NO_PHRASE, text, term)
    return None


def holes_filled(grammar: CardGrammar, phrase: Phrase, term: Any) -> dict[str, Piece] | None:
    """What stands in the holes of a phrase if it says this term."""
    found: dict[str, Any] = {}
    if not match(phrase.shape, term, found):
        return None
    holes: dict[str, Piece] = {}
    for name, kind in holes_of(phrase):
        piece = dissect(grammar, kind, found[name])
        if piece is None:
            return None
        holes[name] = piece
    return holes

"""What the tables of all games are laid out with: cards, and sides.

A position is laid out as `headjudge.position` lays it out (`headjudge.judge.position`), but for
two things that text does not say: cards are objects, whose abilities may be terms, and they are
known by the rules as though they shipped.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar

import msgspec

from headjudge import games
from headjudge.judge import position
from headjudge.judge.written_cards import with_written
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision
from headjudge.kernel.flow import Procedure, Step
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import FACE_DOWN, Frame
from headjudge.language.positions import Laid, Way
from headjudge.language.title import Title

MADE: dict[Card, list[Card]] = {}  # all that was made of the record of a card, as its back
NUMBERS: list[Iterator[int]] = [itertools.count(1)]

Given = Card | Laid


def _halt(game: Game, frame: Frame) -> Decision:
    """Where a test looks around: nobody is asked anything by the rules here."""
    return Decision(game.state.turn_player, "halt", (("halt",),), "", secret=True)


HALT = Procedure("halt", "0", "Halt", (Step("0", _halt),))


# -- cards ------------------------------------------------------------------------------


def as_printed(values: dict[str, Any], abilities: tuple[Any, ...]) -> dict[str, Any]:
    """Values that no ability of a card adds to."""
    return values


class Cards:
    """Cards made on the spot: as a plain card of their type but for the fields that are said, with
    the abilities of their text, or with those that are given as terms."""

    def __init__(
        self,
        game: str,
        expand: Callable[[tuple[Any, ...]], tuple[Any, ...]],
        values: Callable[[dict[str, Any], tuple[Any, ...]], dict[str, Any]] = as_printed,
    ) -> None:
        """`expand` gives keywords what they stand for; `values` are those of a card that has these
        abilities."""
        self.title: Title = games.load(game)
        self.expand = expand
        self.values = values

    def make(self, type_: str, name: str = "", *terms: Any, **fields: Any) -> Card:
        """A card of this type; any field of a card record as keyword."""
        number = next(NUMBERS[0])
        said = {"number": f"TEST-{number:04}", "name": name or f"{type_} {number}"} | fields
        maker = self.title.maker
        plain = {"type": type_, "number": "", **self.title.laying.plain[type_]}
        record = msgspec.structs.replace(msgspec.convert(plain, maker.form), **said)
        made = maker.make(maker.check([record])[0], {record.number: record})
        if terms:
            made[0] = self.having(made[0], *terms)
        MADE[made[0]] = made
        _ = made[0].abilities  # an unreadable text is found out here
        return made[0]

    def having(self, card: Card, *terms: Any) -> Card:
        """The same card with abilities given as terms, for what no text says."""
        abilities = self.expand(terms)
        values = self.values(card.values, abilities)
        return Card(card.number, card.names, card.texts, values, abilities, card.records)

    def plain(self, type_: str) -> Card:
        """The plain card of this type."""
        return plain_names(self.title.name).pool[f"plain {type_}"]


@cache
def plain_names(game: str) -> position.Names:
    """The plain cards of a game's positions, made once."""
    laying = games.load(game).laying
    return position.Names(with_written(Pool(game, {}), laying, []), laying)


def restart_numbers(first: int) -> None:
    """The numbers of cards that are made go on from this one."""
    NUMBERS[0] = itertools.count(first)


def with_cards(rules: Rules, cards: Iterable[Card], alone: bool = False) -> Rules:
    """A game's rules, with cards made for a test, and a place to halt at. `alone`: without the
    cards that ship."""
    new = rules.copy()
    known = dict(plain_names(rules.name).pool) | ({} if alone else dict(rules.shipped))
    for card in cards:
        known |= {each.number: each for each in MADE.get(card, ())} | {card.number: card}
    new.shipped = Pool(rules.name, known)
    new.procedures = rules.procedures | {"halt": HALT}
    new.runs = rules.runs | {"halt": tuple([each.run for each in HALT.steps])}
    return new


# -- laying out -------------------------------------------------------------------------


def laid_as(card: Given, rest: int | None = None, face: int | None = None) -> Laid:
    """The card, turned so, or with this face up."""
    laid = card if isinstance(card, Laid) else Laid(card)
    return replace(laid, way=position.over(laid.way, Way(rest, face)))


def rested(card: Given) -> Laid:
    return laid_as(card, rest=1)


def down(card: Given) -> Laid:
    return laid_as(card, face=FACE_DOWN)


def up(card: Given) -> Laid:
    """Face up, where cards usually are not."""
    return laid_as(card, face=0)


def with_others(card: Given, word: str, others: Iterable[Given]) -> Laid:
    """A card with those that go with it, by the game's word for what they are to it."""
    laid = laid_as(card)
    return replace(laid, attached=(*laid.attached, *[(word, laid_as(each)) for each in others]))


def card_in(each: Given) -> Card:
    return each.card if isinstance(each, Laid) else each


def listed(there: Given | Iterable[Given]) -> list[Given]:
    """One card, or several."""
    return [there] if isinstance(there, Card | Laid) else list(there)


def laid_all(there: Given | Iterable[Given]) -> list[Laid]:
    return [laid_as(each) for each in listed(there)]


class Side:
    """What one player has, by the names of zones and numbers: a card, cards, cards by the number
    of their zone, or how many plain ones. `deck_of_plain`: so many plain cards lie below those of
    the deck."""

    GAME: ClassVar[str]
    WORDS: ClassVar[Mapping[str, str]] = {}  # other names of zones

    def __init__(self, deck_of_plain: int = 10, **has: Any) -> None:
        self.deck_of_plain = deck_of_plain
        self.has: dict[str, Any] = {"deck": ()}
        self.has |= {self.WORDS.get(word, word): it for word, it in has.items() if it is not None}

    def cards(self) -> list[Card]:
        """All cards of this side."""
        laid = [each for there in self.laid(0).zones.values() for each in there]
        return [one.card for each in laid for one in (each, *[more for _, more in each.attached])]

    def adds(self, **has: Any) -> None:
        """There are these cards, too."""
        for word, there in has.items():
            kind = self.WORDS.get(word, word)
            now = self.has.get(kind, {} if isinstance(there, Mapping) else ())
            more = isinstance(there, Mapping)
            self.has[kind] = {**now, **there} if more else [*listed(now), *listed(there)]

    def laid(self, seat: int) -> position.Side:
        """This side, as positions have it."""
        names = plain_names(self.GAME)
        layout = games.load(self.GAME).rules().layout
        side = position.Side()
        for kind, there in self.has.items():
            plain = Laid(names.counted(kind))
            if kind in names.laying.numbers:
                side.numbers[kind] = there
                continue
            zones = {
                layout.number[zone]: zone
                for zone in range(layout.total)
                if layout.kind[zone] == kind and layout.seat[zone] == seat
            }
            assert zones, f"no zone or number {kind!r} of {self.GAME}"
            if not isinstance(there, Mapping):
                cards = [plain] * there if isinstance(there, int) else laid_all(there)
                more = [plain] * self.deck_of_plain if kind == "deck" else []
                spread = list(position.spread(list(zones.values()), [*cards, *more]))
            else:
                spread = [(zones[at], one) for at, each in there.items() for one in laid_all(each)]
            for zone, one in spread:
                side.zones.setdefault(zone, []).append(one)
            side.zones.setdefault(min(zones.values()), [])
        return side

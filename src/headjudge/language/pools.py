"""Making pools of cards from records, whatever the game.

A game says what a record of its cards holds, what must be true of it and which cards come of
it. Texts are read when a card's abilities are first looked at: of a large pool most cards are
in no deck.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadCard
from headjudge.kernel.pool import SHIPPED, Pool
from headjudge.language.card_files import Numbered, records_in, shipped
from headjudge.language.worded import worded

P = TypeVar("P", bound=Numbered)

MOST_CARDS: Final = 50_000  # of all files together


class Maker(Generic[P]):
    """How a game makes cards from records. `form`: what a record holds; `check`: raises a
    `BadCard` for records that cannot be; `make`: the cards that come of a record beside those
    of other records; `alike`: whether two records are those of the same card."""

    __slots__ = ("_pool", "alike", "always", "check", "form", "game", "make")

    def __init__(
        self,
        game: str,
        form: type[P],
        check: Callable[[list[P]], list[P]],
        make: Callable[[P, Mapping[str, P]], list[Card]],
        always: tuple[Card, ...] = (),
        alike: Callable[[P, P], bool] = operator.eq,
    ) -> None:
        self.game = game
        self.form = form
        self.check = check
        self.make = make
        self.always = always  # cards that are in no file, and in every pool
        self.alike = alike
        self._pool: Pool | None = None

    def read_file(self, data: str) -> list[P]:
        """The records of a TOML file; a `BadCard` names the field that is wrong."""
        return self.check(records_in(data, self.form))

    def files_of(self, folder: str) -> dict[str, str]:
        """The TOML files in a folder of the game's package, by name."""
        return shipped(f"headjudge.games.{self.game}", folder)

    def card_files(self) -> dict[str, str]:
        """The card files the project ships, by name."""
        return self.files_of("cards")

    def printed_cards(self) -> list[P]:
        """The records of the cards that the project ships."""
        files = self.card_files().values()
        return self.check([card for text in files for card in self.read_file(text)])

    def shipped_pool(self) -> Pool:
        """The pool of the cards that come with the project, made once."""
        if self._pool is None:
            self._pool = self.pool_of(self.printed_cards())
        return self._pool

    def pool_of(self, records: Iterable[P]) -> Pool:
        """A pool of the cards that come of these records, as though they shipped."""
        return self.more(Pool(self.game, {card.number: card for card in self.always}), records)

    def more(
        self,
        pool: Pool,
        records: Iterable[P],
        origin: str = SHIPPED,
        incomplete: Mapping[str, str] | None = None,
        words: Mapping[str, Iterable[str]] | None = None,
    ) -> Pool:
        """A pool with these records as well, which stand in the file `origin`. A number that
        has other contents there than in the pool is a `BadCard` that names both places. `words`:
        what can be declared, if it is not what stands on the cards."""
        cards, known, origins = dict(pool), dict(pool.records), dict(pool.origins)
        for record in records:
            number = record.number
            if number in known:
                if not self.alike(known[number], record):
                    place = origins[number]
                    raise worded(
                        BadCard, "other contents" if place else "other than shipped",
                        f"{named(origin)}: card {number!r}",
                        name=differing(known[number], record), place=place,
                    )  # fmt: skip
                continue
            known[number] = record
            origins[number] = origin
            cards.update({card.number: card for card in self.make(record, known)})
        if len(known) > MOST_CARDS:
            raise worded(BadCard, "many cards", "cards", n=MOST_CARDS)
        missing = {**pool.incomplete, **(incomplete or {})}
        left = {number: why for number, why in missing.items() if number not in known}
        said = {name: tuple(each) for name, each in (words or {}).items()}
        return Pool(self.game, cards, known, origins, left, said)

    def fill(self, pool: Pool, other: Pool) -> Pool:
        """A pool to which those records of another are added whose numbers it does not have."""
        missing: dict[str, list[P]] = {}
        for number, record in other.records.items():
            if number not in pool.records:
                missing.setdefault(other.origins[number], []).append(record)
        for origin, records in missing.items():
            pool = self.more(pool, records, origin, other.incomplete)
        return pool

    def from_plain(self, data: Any, field: str) -> P:
        """A record from plain data; a `BadCard` names what is wrong with it."""
        try:
            return self.check([msgspec.convert(data, self.form)])[0]
        except (msgspec.ValidationError, RecursionError) as error:
            raise BadCard(str(error), field=field) from error


def differing(one: Any, other: Any) -> str:
    """The first field in which two records with one number differ."""
    fields = [each.name for each in msgspec.structs.fields(one)]
    return next(each for each in fields if getattr(one, each) != getattr(other, each))


def named(origin: str) -> str:
    """Where a card stands, in a message."""
    return origin or "the cards that ship"

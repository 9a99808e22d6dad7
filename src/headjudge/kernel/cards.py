"""Card definitions: what is printed. Made once at load, shared by every state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Value = Any  # an int, a string, or a tuple of strings; see a game's properties


MOST_CACHED = 64  # results cached with the abilities of one card


class Abilities:
    """Abilities, indexed by how they work. An ability term says so itself: its `role`
    is auto, change, forbid, replace, keyword or other, and `kinds` the kinds of events it is
    about. An ability that is switched off is among the terms, but works nowhere."""

    __slots__ = (
        "any", "cache", "changes", "elsewhere", "forbids", "guards", "hears", "keywords", "looks",
        "off", "others", "replaces", "terms", "watches", "writes",
    )  # fmt: skip

    def __init__(self, terms: tuple[Any, ...] = (), off: tuple[Any, ...] = ()) -> None:
        self.terms: tuple[Any, ...] = terms
        self.off: tuple[Any, ...] = off
        hears: dict[str, list[Any]] = {}
        forbids: dict[str, list[Any]] = {}
        replaces: dict[str, list[Any]] = {}
        changes: list[Any] = []
        watches: list[Any] = []
        others: dict[str, list[Any]] = {}
        elsewhere: dict[str, list[Any]] = {}
        for term in terms:
            role = term.role
            if off and term in off:
                continue
            if role == "auto":
                if term.where:
                    for area in term.where:
                        elsewhere.setdefault(area, []).append(term)
                    continue
                if not term.kinds:
                    watches.append(term)
                for kind in term.kinds:
                    hears.setdefault(kind, []).append(term)
            elif role == "change":
                for area in term.where:
                    elsewhere.setdefault(area, []).append(term)
                if not term.where:
                    changes.append(term)
            elif role == "forbid":
                for kind in term.kinds:
                    forbids.setdefault(kind, []).append(term)
            elif role == "replace":
                for kind in term.kinds:
                    replaces.setdefault(kind, []).append(term)
            else:
                others.setdefault(type(term).__name__, []).append(term)
        self.hears: dict[str, tuple[Any, ...]] = {k: tuple(v) for k, v in hears.items()}
        self.forbids: dict[str, tuple[Any, ...]] = {k: tuple(v) for k, v in forbids.items()}
        self.replaces: dict[str, tuple[Any, ...]] = {k: tuple(v) for k, v in replaces.items()}
        self.guards: frozenset[str] = frozenset([*forbids, *replaces])
        # by the name of the term's class, for what a game asks about itself
        self.others: dict[str, tuple[Any, ...]] = {k: tuple(v) for k, v in others.items()}
        # abilities that work in another area than their card's others do
        self.elsewhere: dict[str, tuple[Any, ...]] = {k: tuple(v) for k, v in elsewhere.items()}
        self.keywords: tuple[Any, ...] = tuple([t for t in terms if t.role == "keyword"])
        self.changes: tuple[Any, ...] = tuple(changes)
        # the properties that they, or what they grant, change, and what they look at for that
        self.writes: frozenset[str] = frozenset().union(*[term.brings for term in changes])
        self.looks: frozenset[str] = frozenset().union(*[term.looks for term in changes])
        self.watches: tuple[Any, ...] = tuple(watches)
        # whether there is any that works where such cards' abilities do
        self.any: bool = bool(hears or changes or others or watches or self.guards)
        self.cache: dict[tuple[str, int], tuple[Any, Any]] = {}

    def cached(self, what: str, more: tuple[Any, ...]) -> Any:
        """A result worked out before from these abilities together with `more`; None: there is
        none. It depends on the abilities alone, so all games share it."""
        found = self.cache.get((what, id(more)))
        return None if found is None or found[0] is not more else found[1]

    def put_in_cache(self, what: str, more: tuple[Any, ...], found: Any) -> None:
        """Keep a result for `cached`, unless very many are kept already."""
        if len(self.cache) < MOST_CACHED:
            self.cache[what, id(more)] = (more, found)

    def with_more(self, gained: tuple[Any, ...]) -> Abilities:
        """Abilities made of these and of others that were gained."""
        found: Abilities | None = self.cached("gain", gained)
        if found is None:
            found = Abilities((*self.terms, *gained), self.off)
            self.put_in_cache("gain", gained, found)
        return found


def is_plain(value: Value) -> bool:
    """Whether a value is a number, a word or several words."""
    return isinstance(value, int | str | tuple)


class Card:
    """A printed card. Its abilities may be given as a function, to be asked for them when
    they are first looked at: most cards of a pool are in no deck."""

    __slots__ = (
        "_read", "abilities", "facts", "inventory", "name", "names", "number", "records",
        "texts", "values",
    )  # fmt: skip

    def __init__(
        self,
        number: str,
        names: dict[str, str],
        texts: dict[str, str],
        values: dict[str, Value],
        abilities: tuple[Any, ...] | Callable[[], tuple[Any, ...]] = (),
        records: tuple[str, ...] | None = None,
    ) -> None:
        self.number: str = number
        # the records of card files that it is made from; most cards have one of their own
        self.records: tuple[str, ...] = (number,) if records is None else records
        self.name: str = names["en"]
        self.names: dict[str, str] = names
        self.texts: dict[str, str] = texts
        self.values: dict[str, Value] = values
        self._read: Callable[[], Any] | None = None
        if callable(abilities):
            self._read = abilities
            self.__class__ = Unread
        else:
            self.abilities: Abilities = Abilities(abilities)
        self.inventory: Any = None  # what its abilities touch, once somebody took stock
        # What is printed on it, as plain data for whoever may know the card. The same for
        # everybody: to be read, not written to.
        self.facts: dict[str, Any] = {
            "names": names,
            "texts": texts,
            "values": {name: each for name, each in values.items() if is_plain(each)},
        }

    def __repr__(self) -> str:
        return f"<{self.number} {self.name}>"


class Unread(Card):
    """A card whose abilities nobody has looked at yet. A class of its own, since one that
    has `__getattr__` is slow to give any attribute: once read, it is a card like the others."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        """Read the text, and answer as the card does; called only for a field that is not filled in
        yet."""
        if name != "abilities" or self._read is None:
            raise AttributeError(name)
        card: Card = self
        card.abilities = Abilities(self._read())
        card._read = None
        card.__class__ = Card
        return card.abilities


class Unmade(Card):
    """A card of which only the number is known until somebody looks at anything else of it:
    then it is made, and is a card like the others. Most cards of a large pool are never looked
    at."""

    __slots__ = ()

    def __init__(self, number: str, make: Callable[[], Card]) -> None:
        self.number = number
        self._read = make

    def __getattr__(self, name: str) -> Any:
        """Make the card, and answer as the card does; called only for a field that is not filled in
        yet."""
        if name not in Card.__slots__ or self._read is None:
            raise AttributeError(name)
        made: Card = self._read()
        card: Card = self
        for slot in Card.__slots__:
            if slot != "abilities" or made._read is None:
                setattr(card, slot, getattr(made, slot))
        card.__class__ = made.__class__
        return getattr(card, name)

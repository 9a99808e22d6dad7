"""What a card can do: its ability terms, indexed by how they work."""

from __future__ import annotations

from typing import Any

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

"""Card definitions: what is printed. Made once at load, shared by every state."""

from __future__ import annotations

from typing import Any

Value = Any  # an int, a string, or a tuple of strings; see a game's properties


class Abilities:
    """Abilities, indexed by how they work. An ability term says so itself: its `role`
    is auto, change, forbid, replace or other, and `kinds` the kinds of events it is about."""

    __slots__ = ("changes", "forbids", "hears", "others", "replaces", "terms", "watches")

    def __init__(self, terms: tuple[Any, ...] = ()) -> None:
        self.terms: tuple[Any, ...] = terms
        hears: dict[str, list[Any]] = {}
        forbids: dict[str, list[Any]] = {}
        replaces: dict[str, list[Any]] = {}
        changes: list[Any] = []
        watches: list[Any] = []
        others: dict[str, list[Any]] = {}
        for term in terms:
            role = term.role
            if role == "auto":
                if not term.kinds:
                    watches.append(term)
                for kind in term.kinds:
                    hears.setdefault(kind, []).append(term)
            elif role == "change":
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
        # by the name of the term's class, for what a game asks about itself
        self.others: dict[str, tuple[Any, ...]] = {k: tuple(v) for k, v in others.items()}
        self.changes: tuple[Any, ...] = tuple(changes)
        self.watches: tuple[Any, ...] = tuple(watches)


class Card:
    """A printed card."""

    __slots__ = ("abilities", "inventory", "name", "names", "number", "texts", "values")

    def __init__(
        self,
        number: str,
        names: dict[str, str],
        texts: dict[str, str],
        values: dict[str, Value],
        abilities: tuple[Any, ...] = (),
    ) -> None:
        self.number: str = number
        self.name: str = names["en"]
        self.names: dict[str, str] = names
        self.texts: dict[str, str] = texts
        self.values: dict[str, Value] = values
        self.abilities: Abilities = Abilities(abilities)
        self.inventory: Any = None  # what its abilities touch, once somebody took stock

    def __repr__(self) -> str:
        return f"<{self.number} {self.name}>"

"""Card definitions: what is printed. Made once at load, shared by every state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.kernel.abilities import Abilities

Value = Any  # an int, a string, or a tuple of strings; see a game's properties


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

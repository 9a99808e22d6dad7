"""What every term is, and whose things a term speaks of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, dataclass_transform

from headjudge.language.terms.wording import Wording

YOU = "you"
OPPONENT = "opponent"
EACH = "each"

Whose = str


class CachedHash:
    """A value that works out its hash once. Terms never change, lie in one another and are looked
    up often."""

    __slots__ = ("_hash",)
    _hash: int

    def __init_subclass__(cls) -> None:
        by_fields: Any = cls.__dict__.get("__hash__")  # made by `dataclass`
        if by_fields is not None:

            def once(self: CachedHash) -> int:
                try:
                    return self._hash
                except AttributeError:
                    found: int = by_fields(self)
                    object.__setattr__(self, "_hash", found)
                    return found

            type.__setattr__(cls, "__hash__", once)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class TermClass(type):
    """What every class of terms is: a frozen dataclass with slots. A word of the language is
    declared by its fields alone; a sort of words, which has none, says `__slots__ = ()`."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> TermClass:
        word: Any = super().__new__(cls, name, bases, namespace)
        if "__slots__" not in namespace:  # `dataclass` makes the class anew, with its slots
            word = dataclass(frozen=True, slots=True)(word)
        made: TermClass = word
        return made


class Term(CachedHash, metaclass=TermClass):
    """A piece of what a card's text means. Two terms are equal if their fields are, whatever their
    wording."""

    # whether it reads only what values are reused by: cards in the areas that it names, the turn,
    # and the effects there are (`kernel/values.py`)
    TRACKED: ClassVar[bool] = False
    # what it reads of the table without naming it: kinds of zones, and other things by a word
    WATCHES: ClassVar[tuple[str, ...]] = ()
    wording: str = field(default="", compare=False, repr=False, kw_only=True)

    @property
    def worded(self) -> Wording:
        """How the text said this term."""
        return Wording.of(self.wording)

    def __bool__(self) -> bool:
        raise TypeError(f"{type(self).__name__} is a term, not a truth value")

"""What every term is, and whose things a term speaks of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, dataclass_transform

YOU = "you"
OPPONENT = "opponent"
EACH = "each"

Whose = str


class HashedOnce:
    """A value that never changes and is looked up often: terms lie in terms, and to go through
    all of them for each look-up takes its time."""

    __slots__ = ("_hash",)
    _hash: int

    def __init_subclass__(cls) -> None:
        worked_out: Any = cls.__dict__.get("__hash__")  # what `dataclass` has made of the fields
        if worked_out is not None:

            def once(self: HashedOnce) -> int:
                try:
                    return self._hash
                except AttributeError:
                    found: int = worked_out(self)
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


class Term(HashedOnce, metaclass=TermClass):
    # whether what it comes to can change only with cards in the areas it names, the turn, and
    # effects that begin or end
    STILL: ClassVar[bool] = False
    # areas, and other things of the field, that it looks at without naming them
    LOOKS: ClassVar[tuple[str, ...]] = ()
    wording: str = field(default="", compare=False, repr=False, kw_only=True)

    def __bool__(self) -> bool:
        raise TypeError(f"{type(self).__name__} is a term, not a truth value")

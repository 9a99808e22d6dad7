"""Terms for instructions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from headjudge.language.terms.cards import Number, Object
from headjudge.language.terms.conditions import Condition
from headjudge.language.terms.term import YOU, Term, Whose


class Effect(Term):
    """An instruction."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Action(Effect):
    """An instruction about cards: `what`. Choices are made first."""

    FITTING: ClassVar[bool] = False  # whether only cards are chosen that it can be done with
    what: Object


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    number: Number
    who: Whose = YOU
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Cards of a hand go to the discard pile."""

    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class DiscardUntil(Effect):
    number: int
    who: Whose


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Cards go to an area: `hand`, `discard`, `deck top`, `deck bottom`, `deck` ..."""

    to: str


@dataclass(frozen=True, slots=True)
class PutUnder(Action):
    under: Object


@dataclass(frozen=True, slots=True)
class Destroy(Action):
    """Cards are destroyed."""


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    memory: str = "it"


@dataclass(frozen=True, slots=True)
class Look(Action):
    memory: str = "it"
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose cards and remember them."""

    memory: str = "it"


@dataclass(frozen=True, slots=True)
class Search(Action):
    """Look through a deck and choose cards in it."""

    memory: str = "it"


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Two cards trade places."""


@dataclass(frozen=True, slots=True)
class If(Effect):
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class May(Effect):
    """You may do this; only if you did it, wholly, do that; if you did not, `otherwise`."""

    do: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    who: Whose = YOU
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    number: Number
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ChooseOf(Effect):
    """Do so many of the options, in their printed order or, in some games, one of choice."""

    number: int
    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True)
class GameEnds(Effect):
    """A player wins or loses the game."""

    who: Whose
    wins: bool

"""Terms for instructions."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language.terms.cards import Number, Object
from headjudge.language.terms.conditions import Condition
from headjudge.language.terms.term import YOU, Term, Whose


class Effect(Term):
    """An instruction."""

    __slots__ = ()


class Action(Effect):
    """An instruction about cards: `what`. Choices are made first."""

    FITTING: ClassVar[bool] = False  # whether only cards are chosen that it can be done with
    what: Object


class Draw(Effect):
    """Players draw cards."""

    number: Number
    who: Whose = YOU
    up_to: bool = False


class Discard(Action):
    """Cards of a hand go to the discard pile."""

    who: Whose = YOU


class DiscardUntil(Effect):
    """Players discard down to so many cards."""

    number: int
    who: Whose


class Put(Action):
    """Cards go to an area: `hand`, `discard`, `deck top`, `deck bottom`, `deck` ..."""

    to: str


class PutUnder(Action):
    """Cards go under another card."""

    under: Object


class Destroy(Action):
    """Cards are destroyed."""


class Reveal(Action):
    """Cards are shown to everybody."""

    memory: str = "it"


class Look(Action):
    """The master looks at cards."""

    memory: str = "it"
    up_to: bool = False


class Choose(Action):
    """Choose cards and remember them."""

    memory: str = "it"


class Search(Action):
    """Look through a deck and choose cards in it."""

    memory: str = "it"


class Shuffle(Effect):
    """Players shuffle their decks."""

    who: Whose = YOU


class ToStand(Action):
    """Cards are turned upright: stood, readied, made active."""


class ToRest(Action):
    """Cards are turned sideways: rested, exhausted."""


class Swap(Action):
    """Two cards trade places."""


class If(Effect):
    """Something is done if a condition holds, and otherwise perhaps something else."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class May(Effect):
    """You may do this; only if you did it, wholly, do that; if you did not, `otherwise`."""

    do: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    who: Whose = YOU
    otherwise: tuple[Effect, ...] = ()


class ForEach(Effect):
    """Something is done once for each of so many things."""

    number: Number
    do: tuple[Effect, ...]


class ChooseOf(Effect):
    """Do so many of the options, in their printed order or, in some games, one of choice."""

    number: int
    options: tuple[tuple[Effect, ...], ...]


class GameEnds(Effect):
    """A player wins or loses the game."""

    who: Whose
    wins: bool

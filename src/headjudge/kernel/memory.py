"""What a game remembers beside its cards: numbers, marks, lasting effects, abilities that stand by.

Values of cards may rest on any of it. So all of it is written by the verbs here, each of which
lets what was worked out before be worked out anew.
"""

from __future__ import annotations

from typing import Any

from headjudge.kernel.logged import LoggedTable
from headjudge.kernel.state import LINKED, Effect, Frame, Ref


class Memory(LoggedTable):
    """The part of a game that remembers."""

    __slots__ = ()

    def values_changed(self) -> None:
        """Something is otherwise that values rest on and no other verb has written: work them out
        anew."""
        self.state.revision += 1

    def interrupt_soon(self) -> None:
        """Before the next step, the procedure "interrupt" looks whether rules are to interrupt."""
        self.state.alert = True

    # -- numbers of players ----------------------------------------------------------

    def set_number(self, seat: int, name: str, amount: int) -> None:
        """A number of a player's (damage, rage, a count) is this from now on."""
        self.state.numbers[seat][name] = amount
        self.state.revision += 1

    def add_number(self, seat: int, name: str, amount: int) -> None:
        """A number of a player's grows; one that they do not have begins at 0."""
        self.set_number(seat, name, self.state.numbers[seat].get(name, 0) + amount)

    def drop_number(self, seat: int, name: str) -> None:
        """A player no longer has this number."""
        self.state.numbers[seat].pop(name, None)
        self.state.revision += 1

    # -- marks: what this turn, or this game, has seen ----------------------------------

    def happened(self, what: Any) -> int:
        """How often this turn has seen it."""
        return self.state.happened.get(what, 0)

    def mark(self, what: Any, amount: int = 1) -> None:
        """Remember for this turn that it happened, once more or so many times more."""
        self.set_mark(what, self.state.happened.get(what, 0) + amount)

    def set_mark(self, what: Any, value: Any = 1) -> None:
        """Remember this of it for this turn, whatever was remembered before."""
        self.state.happened[what] = value
        self.state.revision += 1

    def clear_mark(self, what: Any) -> None:
        """This turn remembers nothing of it any more."""
        if self.state.happened.pop(what, None) is not None:
            self.state.revision += 1

    def set_limit(self, what: Any, value: Any = 1) -> None:
        """Remember this of it for the whole game."""
        self.state.limits[what] = value
        self.state.revision += 1

    # -- what is under way, and what waits ----------------------------------------------

    def set_roles(self, frame: Frame, **roles: Any) -> None:
        """Write what a procedure says of cards (which one attacks, what is being played), which
        texts may look at while it is under way."""
        frame.vars.update(roles)
        self.state.revision += 1

    def take_off_standby(self, number: int) -> None:
        """What stands by under this number stands by one time less."""
        state = self.state
        state.standby = [each for each in state.standby if each.id != number]
        state.revision += 1

    # -- lasting effects ------------------------------------------------------------

    def lasting(self, effect: Effect) -> None:
        """A lasting effect begins."""
        self.state.effects.append(effect)
        self.state.revision += 1

    def keep_effects(self, effects: list[Effect]) -> None:
        """These are the lasting effects from now on: others have ended, or lie on other cards."""
        if effects != self.state.effects:
            self.state.effects = effects
            self.state.revision += 1

    def carry_over(self, ref: Ref, card: int, names: frozenset[str] | None = None) -> None:
        """The lasting effects laid on an object (or only those that change these properties,
        and nothing else) lie on another card from now on."""
        state = self.state
        new = state.ref(card)
        kept: list[Effect] = []
        for each in state.effects:
            laid = each.cards or ()
            if ref in laid and (names is None or only_changes(each, names)):
                cards = tuple([new if one == ref else one for one in laid])
                kept.append(each.laid_on(cards))
            else:
                kept.append(each)
        self.keep_effects(kept)

    def expire(self, until: str) -> None:
        """All effects with this duration end."""
        state = self.state
        identity = state.identity
        left = [
            effect
            for effect in state.effects
            if effect.until != until
            and (effect.until != LINKED or identity[effect.source] == effect.identity)
        ]
        self.keep_effects(left)


def only_changes(effect: Effect, names: frozenset[str]) -> bool:
    """Whether a lasting effect changes these properties and does nothing else."""
    return bool(effect.term.role == "change" and effect.term.writes <= names)

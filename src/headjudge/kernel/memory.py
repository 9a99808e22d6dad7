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
        """Have values worked out anew, where something they follow from has changed and none of the
        other verbs wrote it."""
        self.state.revision += 1

    def interrupt_soon(self) -> None:
        """Have the procedure "interrupt" look, before the next step, whether rules are to
        interrupt."""
        self.state.alert = True

    # -- numbers of players ----------------------------------------------------------

    def set_number(self, seat: int, name: str, amount: int) -> None:
        """Set a number of a player's: damage, rage, a count."""
        self.state.numbers[seat][name] = amount
        self.state.revision += 1

    def add_number(self, seat: int, name: str, amount: int) -> None:
        """Add to a number of a player's; one that they do not have begins at 0."""
        self.set_number(seat, name, self.state.numbers[seat].get(name, 0) + amount)

    def drop_number(self, seat: int, name: str) -> None:
        """Remove a number of a player's."""
        self.state.numbers[seat].pop(name, None)
        self.state.revision += 1

    # -- marks: what this turn, or this game, has seen ----------------------------------

    def happened(self, what: Any) -> int:
        """How often something has happened this turn, as `mark` has counted it."""
        return self.state.happened.get(what, 0)

    def mark(self, what: Any, amount: int = 1) -> None:
        """Count that something happened this turn, once or so many times more."""
        self.set_mark(what, self.state.happened.get(what, 0) + amount)

    def set_mark(self, what: Any, value: Any = 1) -> None:
        """Note something for the rest of this turn, in place of what was noted of it before."""
        self.state.happened[what] = value
        self.state.revision += 1

    def clear_mark(self, what: Any) -> None:
        """Drop a note of this turn."""
        if self.state.happened.pop(what, None) is not None:
            self.state.revision += 1

    def set_limit(self, what: Any, value: Any = 1) -> None:
        """Note something for the rest of the game."""
        self.state.limits[what] = value
        self.state.revision += 1

    # -- what is under way, and what waits ----------------------------------------------

    def set_roles(self, frame: Frame, **roles: Any) -> None:
        """Write what a procedure says of cards (which one attacks, what is being played), which
        texts may look at while it is under way."""
        frame.vars.update(roles)
        self.state.revision += 1

    def take_off_standby(self, number: int) -> None:
        """Remove the ability that stands by under this number, once."""
        state = self.state
        state.standby = [each for each in state.standby if each.id != number]
        state.revision += 1

    # -- lasting effects ------------------------------------------------------------

    def lasting(self, effect: Effect) -> None:
        """Begin a lasting effect."""
        self.state.effects.append(effect)
        self.state.revision += 1

    def keep_effects(self, effects: list[Effect]) -> None:
        """Replace the list of lasting effects: some have ended, or lie on other cards now."""
        if effects != self.state.effects:
            self.state.effects = effects
            self.state.revision += 1

    def carry_over(self, ref: Ref, card: int, names: frozenset[str] | None = None) -> bool:
        """Lay the lasting effects of an object on another card (all, or those that change these
        properties and nothing else). Whether there was any."""
        state = self.state
        new = state.ref(card)
        kept: list[Effect] = []
        any_laid = False
        for each in state.effects:
            laid = each.cards or ()
            if ref in laid and (names is None or only_changes(each, names)):
                any_laid = True
                cards = tuple([new if one == ref else one for one in laid])
                kept.append(each.laid_on(cards))
            else:
                kept.append(each)
        self.keep_effects(kept)
        return any_laid

    def expire(self, until: str) -> None:
        """End all effects with this duration."""
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

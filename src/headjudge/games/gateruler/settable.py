"""2-17, 3-10c, 7-5a. Which cards can be set, and which are standard action cards."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler import vocabulary as v
from headjudge.kernel.cards import Abilities
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from headjudge.language.at_work import is_meant
from headjudge.language.options import first_list
from headjudge.rulebook.citation import rule

FORCED_REVEAL = "Forced Reveal"
CONCEALMENT = ("Concealment", "Forced Concealment")


def has_keyword(own: Abilities, *names: str) -> bool:
    """Whether one of these keywords is among the abilities."""
    for each in own.keywords:  # noqa: SIM110 (any() over a generator is slower)
        if each.name in names:
            return True
    return False


def effect_of(game: Game, card: int) -> Any:
    """What an event card does and when; None: it says nothing."""
    found = game.state.printed[card].abilities.others.get("EventEffect", ())
    return found[0] if found else None


def timing_of(option: tuple[t.Effect, ...]) -> str:
    """The timing that stands before an option; "": none."""
    first = option[0]
    return first.timing if isinstance(first, v.Timing) else ""


def timings_of(effect: Any) -> tuple[str, ...]:
    """The timing of an event; if it has none as a whole, those of its options (14-4b-2a)."""
    if effect.timing:
        return (effect.timing,)
    found = first_list(effect.do)
    return () if found is None else tuple([timing_of(each) for each in found.options])


# 2-17b. Standard action cards


@rule("2-17b", without=False)
def is_standard_action(game: Game, card: int) -> bool:
    """A unit, a field, or an event with standard action for its timing."""
    kind = game.value(card, "type")
    if kind == "event":
        effect = effect_of(game, card)
        return effect is None or "standard" in timings_of(effect)
    return kind in ("unit", "field")


# 2-17c. Cards that can be set


@rule("3-10c", without=False)
def cannot_be_set(game: Game, card: int) -> bool:
    """Only such cards are set as can be."""
    return not can_be_set(game, card)


@rule("2-17c", without=True)
def can_be_set(game: Game, card: int) -> bool:
    """Events without Forced Reveal, and what an effect says so of."""
    if must_be_revealed(game, card):
        return False
    return is_settable_event(game, card) or is_said_to_be(game, card)


@rule("16-15b-2", "16-15b-2a", without=False)
def must_be_revealed(game: Game, card: int) -> bool:
    """A card with Forced Reveal is never set."""
    return FORCED_REVEAL in game.special and is_forced_to_reveal(game, card)


@rule("16-1a-2", without=False)
def is_forced_to_reveal(game: Game, card: int) -> bool:
    """Forced Reveal is a keyword and no ability: what a card is printed with it keeps."""
    return has_keyword(game.state.printed[card].abilities, FORCED_REVEAL)


@rule("7-5a-1", "3-10c-1", without=False)
def is_settable_event(game: Game, card: int) -> bool:
    """Events can be set."""
    return bool(game.value(card, "type") == "event")


@rule("16-18b", without=False)
def is_concealed(game: Game, card: int) -> bool:
    """A card with Concealment can be set;"""
    return CONCEALMENT[0] in game.special and has_keyword(game.abilities(card), CONCEALMENT[0])


@rule("16-18c", without=False)
def is_forced(game: Game, card: int) -> bool:
    """so can one with Forced Concealment."""
    return CONCEALMENT[1] in game.special and has_keyword(game.abilities(card), CONCEALMENT[1])


@rule("7-5a-2", without=False)
def is_said_to_be(game: Game, card: int) -> bool:
    """Other cards if a text says so: their own Concealment, or an effect."""
    if is_concealed(game, card) or is_forced(game, card):
        return True
    return "CanBeSet" in game.special and is_meant(game, "CanBeSet", card)

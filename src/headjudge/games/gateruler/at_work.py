"""Abilities of a card that a rule asks for wherever the card is: when it is played, say."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from headjudge.kernel.game import Game
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold

# Areas out of play, and set zones, where a text may say that something can be done.
AREAS: Final = ("hand", "drive", "graveyard", "damage", "removal", "charge", "set")


@lru_cache(256)
def areas_with(special: frozenset[str], word: str, seat: int) -> tuple[str, ...]:
    """The areas where a card of this player's deck has such a word: `game.special` says."""
    return tuple([area for area in AREAS if f"{word} {area} {seat}" in special])


def own_words(game: Game, card: int, name: str) -> list[Any]:
    """The abilities of this class that a card itself has and that work, wherever it is."""
    if name not in game.special:
        return []
    if name not in game.granted and name not in game.state.printed[card].abilities.others:
        return []  # nobody gives it any
    terms = game.abilities(card).others.get(name, ())
    if not terms:
        return []
    context = Context(game, card, game.master(card))
    return [term for term in terms if all_hold(context, term.while_)]

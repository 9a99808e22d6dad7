"""Abilities that are neither events nor changes of values: which of them are at work.

They are terms of the role "other"; a rule that a text can bear on asks for those of a class.
"""

from __future__ import annotations

from typing import Any

from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.kernel.values import active_abilities
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, objects

# The card it is from, the term, its master, and the cards it was laid on (None: whatever its
# own words find each time).
Word = tuple[int, Any, int, tuple[Ref, ...] | None]


def words_at_work(game: Game, name: str) -> list[Word]:
    """The abilities of this class that work now: of cards, and laid on cards by effects."""
    if name not in game.survey.features:
        return []
    if game.partial is not None:
        there = words_there(game, name)
    else:
        cached = game.derived().cache
        noted: list[tuple[Word, int]] | None = cached.get(name)
        if noted is None:
            noted = cached[name] = words_there(game, name)
        there = noted
    return [word for word, identity in there if works(game, word, identity)] if there else []


def words_there(game: Game, name: str) -> list[tuple[Word, int]]:
    """Those that are there, whether or not their conditions are met, and as which object their
    card speaks (0: as it is now)."""
    there = active_abilities(game, name)
    found: list[tuple[Word, int]] = [((c, term, game.master(c), None), 0) for c, term in there]
    for each in game.state.effects:
        if type(each.term).__name__ == name:
            found.append(((each.source, each.term, each.seat, each.cards), each.identity))
    return found


def works(game: Game, word: Word, identity: int) -> bool:
    source, term, seat, _laid = word
    return not term.while_ or all_hold(Context(game, source, seat, identity), term.while_)


def cards_meant(game: Game, word: Word) -> list[int]:
    """The cards that such an ability is about (its `what`)."""
    source, term, seat, laid = word
    if laid is None:
        laid = objects(Context(game, source, seat), term.what)
    state = game.state
    return [card for card, identity in laid if state.identity[card] == identity]


def is_meant(game: Game, name: str, card: int) -> bool:
    """Whether an ability of this class is about this card."""
    return len([w for w in words_at_work(game, name) if card in cards_meant(game, w)]) > 0

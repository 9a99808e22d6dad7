"""Abilities that are neither events nor changes of values: which of them are active.

They are terms of the role "other"; a rule that a text can bear on asks for those of a class, by
its name.
"""

from __future__ import annotations

from typing import Any

from headjudge.kernel import values
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, objects

# The card it is from, the term, its master, and the cards it was laid on (None: whatever its
# own words find each time).
ActiveAbility = tuple[int, Any, int, tuple[Ref, ...] | None]


def active_abilities(game: Game, name: str) -> list[ActiveAbility]:
    """The abilities of a class that are active now: of cards, and laid on cards by effects."""
    if name not in game.survey.features:
        return []
    if game.partial is not None:
        there = abilities_there(game, name)
    else:
        cache = game.derived().cache
        cached: list[tuple[ActiveAbility, int]] | None = cache.get(name)
        if cached is None:
            cached = cache[name] = abilities_there(game, name)
        there = cached
    if not there:
        return []
    return [ability for ability, identity in there if meets_conditions(game, ability, identity)]


def abilities_there(game: Game, name: str) -> list[tuple[ActiveAbility, int]]:
    """The abilities of a class that are there, whether or not their conditions are met, and as
    which object the card of each speaks (0: as it is now)."""
    there = values.active_abilities(game, name)
    found: list[tuple[ActiveAbility, int]] = [
        ((card, term, game.master(card), None), 0) for card, term in there
    ]
    for each in game.state.effects:
        if type(each.term).__name__ == name:
            found.append(((each.source, each.term, each.seat, each.cards), each.identity))
    return found


def meets_conditions(game: Game, ability: ActiveAbility, identity: int) -> bool:
    """Whether the conditions of an ability hold."""
    source, term, seat, _laid = ability
    return not term.while_ or all_hold(Context(game, source, seat, identity), term.while_)


def affected_cards(game: Game, ability: ActiveAbility) -> list[int]:
    """The cards that an ability is about (its `what`)."""
    source, term, seat, laid = ability
    if laid is None:
        laid = objects(Context(game, source, seat), term.what)
    state = game.state
    return [card for card, identity in laid if state.identity[card] == identity]


def applies_to(game: Game, name: str, card: int) -> bool:
    """Whether an active ability of a class is about this card."""
    return any([card in affected_cards(game, each) for each in active_abilities(game, name)])

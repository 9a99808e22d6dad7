"""1-3-1. What a card's own text lays down for playing, countering and awakening, against or
beyond what the rules say of it. (Attacks and combos ask `language/at_work.py`.)"""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import costs, energy_costs
from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.keywords_conditions import works
from headjudge.games.dragonball.overview import text_says
from headjudge.kernel.game import Game
from headjudge.language import feasible
from headjudge.language import terms as t
from headjudge.language.book import Context

# -- playing --------------------------------------------------------------------------


def can_be_played(game: Game, card: int, seat: int) -> bool:
    """Whether a card's own text lets this player play it now from where it is."""
    special = game.special
    if "PlayOnlyIf" in special:
        for word in said(game, card, "PlayOnlyIf"):
            if not works(Context(game, card, seat), (word.condition,)):
                return False
    if "PlayOnlyFrom" in special:
        area = a.LAYOUT.kind[game.state.place[card]]
        for word in said(game, card, "PlayOnlyFrom"):
            if area not in word.areas:
                return False
    return True


def said(game: Game, card: int, word: str) -> tuple[Any, ...]:
    """What is printed on the card: it is so in all areas, where nothing else of it works."""
    return text_says(game.state.printed[card], word)


# -- countering -----------------------------------------------------------------------


def instead_of_energy(game: Game, seat: int, card: int) -> tuple[t.Effect, ...]:
    """What the player may do now for a [Counter] of this card in place of paying its energy
    cost; (): nothing."""
    if "CounterFree" not in game.special:
        return ()
    context = Context(game, card, seat)
    for word in said(game, card, "CounterFree"):
        instead: tuple[t.Effect, ...] = word.instead
        if works(context, word.while_) and feasible.can_do_all(context, instead):
            return instead
    return ()


def can_pay_for_counter(context: Context, term: v.Counter) -> bool:
    """Whether a [Counter] can be paid for, in one way or the other."""
    game, card = context.game, context.source
    if costs.can_pay(context, term.cost, energy_costs.energy_cost(game, card)):
        return True
    instead = instead_of_energy(game, context.seat, card)
    return bool(instead) and costs.can_pay(context, (*term.cost, *instead))


# -- awakening ------------------------------------------------------------------------

LIFE = t.Count(t.Cards(("life",), t.YOU))


def awakens_earlier(context: Context, term: v.Activate) -> bool:
    """Whether the [Awaken] of a leader that does not have its life yet can be activated all
    the same: the life is another, any other condition holds as it is printed."""
    game = context.game
    if term.keyword != "Awaken" or "AwakensAt" not in game.special:
        return False
    for word in game.abilities(context.source).others.get("AwakensAt", ()):
        enough = t.Relation(LIFE, "<=", word.life)
        conditions = [enough if is_of_life(each) else each for each in term.while_]
        if works(context, word.while_) and works(context, tuple(conditions)):
            return True
    return False


def is_of_life(condition: t.Condition) -> bool:
    return isinstance(condition, t.Relation) and condition.left == LIFE

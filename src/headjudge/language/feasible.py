"""Whether effects could be carried out wholly, for what is done only as a whole."""

from __future__ import annotations

from headjudge.language import terms as t
from headjudge.language.doing import ACT, CAN
from headjudge.language.evaluate import Context, means, number, objects, seats, select
from headjudge.language.moving import allowed
from headjudge.language.picking import acting


def can_do_all(context: Context, effects: tuple[t.Effect, ...]) -> bool:
    """Whether all of this could be carried out wholly just now."""
    return all([can_do(context, each) for each in effects])


def can_do(context: Context, effect: t.Effect) -> bool:
    """Whether this could be carried out wholly just now."""
    test = CAN.get(type(effect))
    if test is not None:
        return test(context, effect)
    if isinstance(effect, t.Action) and type(effect) in ACT:
        what = effect.what
        if isinstance(effect, t.PutUnder) and not has_host(context, effect):
            return False
        if type(what) is t.It and not context.memory.get(what.memory):
            return True  # of what is done before it
        if type(what) is not t.Pick:
            cards = [card for card, _identity in acting(context, what)]
            return len(cards) > 0 and len(allowed(context, effect, cards)) == len(cards)
        if what.total is not None and what.total.relation == ">=":
            cards = allowed(context, effect, select(context, what.cards))
            values = [context.game.value(card, what.total.property) for card in cards]
            return bool(sum(values) >= number(context, what.total.number))
        if what.up_to or what.any_number:
            return True
        cards = allowed(context, effect, select(context, what.cards))
        return len(cards) >= number(context, what.count)
    return True


def has_host(context: Context, effect: t.PutUnder) -> bool:
    """Whether there is a card to put these under: no card goes under itself."""
    if type(effect.under) is t.It:
        return True  # of what is done before it
    own = context.source if type(effect.what) is t.Self else -1
    return len([card for card, _identity in objects(context, effect.under) if card != own]) > 0


@means(CAN, t.Draw)
def _(context: Context, term: t.Draw) -> bool:
    """Drawing as many as that takes cards."""
    game = context.game
    drawable = game.rules.meanings.drawable
    for seat in seats(context, term.who):
        if not term.up_to and drawable(game, seat) < number(context, term.number):
            return False
    return True


@means(CAN, t.DiscardUntil)
def _(context: Context, term: t.DiscardUntil) -> bool:
    """Nothing is discarded by whoever has no more cards than that."""
    game = context.game
    hands = [game.rules.meanings.areas["hand"](game, seat) for seat in seats(context, term.who)]
    return all([len(hand) > term.number for hand in hands])

"""Whether effects could be carried out wholly, for what is done only as a whole."""

from __future__ import annotations

from dataclasses import replace

from headjudge.language import terms as t
from headjudge.language.book import Context, golden
from headjudge.language.doing import ACT, CAN
from headjudge.language.evaluate import means, number, objects, seats
from headjudge.language.moving import allowed
from headjudge.language.picking import acting, choosable, is_free, most_met


def can_do_all(context: Context, effects: tuple[t.Effect, ...]) -> bool:
    """Whether all of these effects could be carried out wholly just now."""
    chosen: dict[str, t.Object] = {}  # on the way, by what it is remembered as
    for each in effects:
        if isinstance(each, t.Action) and type(each.what) is t.It and each.what.memory in chosen:
            each = replace(each, what=chosen[each.what.memory])
        if not can_do(context, each):
            return False
        if isinstance(each, t.Choose):
            chosen[each.memory] = each.what
    return True


def can_do(context: Context, effect: t.Effect) -> bool:
    """Whether this effect could be carried out wholly just now."""
    test = CAN.get(type(effect))
    if test is not None:
        return test(context, effect)
    if isinstance(effect, t.Action) and type(effect) in ACT:
        what = effect.what
        if isinstance(effect, t.PutUnder) and not has_host(context, effect):
            return False
        if type(what) is t.It and not context.memory.get(what.memory):
            return True  # of what is done before it
        if type(what) is t.Together:
            return can_do_together(context, effect, what)
        if type(what) is not t.Pick:
            cards = [card for card, _identity in acting(context, what)]
            if type(what) is t.TopOf and len(cards) < number(context, what.count):
                return False
            if len(cards) < golden(context.game).fewest_acted_on:
                return False
            return len(allowed(context, effect, cards)) == len(cards)
        if what.total is not None and what.total.relation == ">=":
            cards = allowed(context, effect, choosable(context, what.cards))
            values = [context.game.value(card, what.total.property) for card in cards]
            return bool(sum(values) >= number(context, what.total.number))
        if what.up_to or what.any_number:
            return True
        cards = allowed(context, effect, choosable(context, what.cards))
        return len(cards) >= number(context, what.count)
    return True


def can_do_together(context: Context, effect: t.Action, what: t.Together) -> bool:
    """Whether there are enough cards for all parts of a choice, each card serving one part."""
    known = [part for part in what.objects if type(part) is not t.Pick]
    taken = [card for part in known for card, _identity in acting(context, part)]
    wishes: list[list[int]] = []
    for part in what.objects:
        if not can_do(context, replace(effect, what=part)):
            return False
        if type(part) is t.Pick and not is_free(part):
            cards = allowed(context, effect, choosable(context, part.cards))
            left = [card for card in cards if card not in taken]
            wishes.extend([left] * number(context, part.count))
    return most_met(wishes) == len(wishes)


def has_host(context: Context, effect: t.PutUnder) -> bool:
    """Whether there is a card that these could be put under. No card goes under itself."""
    if type(effect.under) is t.It:
        return True  # of what is done before it
    own = context.source if type(effect.what) is t.Self else -1
    return len([card for card, _identity in objects(context, effect.under) if card != own]) > 0


@means(CAN, t.Draw)
def can_draw(context: Context, term: t.Draw) -> bool:
    """Whether the players meant have as many cards to draw."""
    game = context.game
    drawable = game.rules.terms.meanings.drawable
    for seat in seats(context, term.who):
        if not term.up_to and drawable(game, seat) < number(context, term.number):
            return False
    return True


@means(CAN, t.DiscardUntil)
def can_discard_until(context: Context, term: t.DiscardUntil) -> bool:
    """Whether each player meant has more cards than they are to keep."""
    game = context.game
    hands = [
        game.rules.terms.meanings.areas["hand"](game, seat) for seat in seats(context, term.who)
    ]
    return all([len(hand) > term.number for hand in hands])

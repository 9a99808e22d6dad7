"""15-36. Redirecting: an attack goes to another column, damage to another card."""

from __future__ import annotations

from dataclasses import replace

from headjudge.games.gateruler import combat, damage, gear
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.instructions import this_damage
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, first
from headjudge.language.evaluate import means, objects
from headjudge.rulebook.citation import rule

# An attack


@means(ACT, v.RedirectAttack)
@rule("15-36a")
def redirect_attack(
    context: Context, frame: Frame, term: v.RedirectAttack, cards: tuple[Ref, ...]
) -> None:
    """The attack goes to the column of another card."""
    under_way = combat.now(context.game)
    if under_way is not None and cards:
        under_way.vars["column"] = context.game.state.place[cards[0][0]]
        under_way.vars["direct"] = False
        context.game.state.revision += 1


# Damage


@means(ACT, v.RedirectThisDamage)
def _(context: Context, frame: Frame, term: v.RedirectThisDamage, cards: tuple[Ref, ...]) -> None:
    if context.event is not None and cards:
        until, pattern = this_damage(context.game, context.event)
        first(frame, (t.Lasting(until, replace(term.change, event=pattern, to=t.These(cards))),))


@means(ACT, v.RedirectDamage)
def _(context: Context, frame: Frame, term: v.RedirectDamage, cards: tuple[Ref, ...]) -> None:
    redirect = term.damage.ability
    if isinstance(redirect, v.DamageRedirect) and cards:
        redirect = replace(redirect, to=t.These(cards))
        first(frame, (t.Lasting(term.damage.until, redirect),))


def receiver(game: Game, term: v.DamageRedirect, event: Event, source: int, seat: int) -> int:
    """The card that damage is redirected to, if it is in play; of a geared-up pair combat damage
    hits the unit (14-18b-5). -1: there is none."""
    context = Context(game, source, seat, 0, event)
    for ref in objects(context, term.to):
        card = ref[0]
        if game.state.is_current(ref) and z.is_in_play(game.state.place[card]):
            return gear.struck(game, card) if event.cause == damage.COMBAT else card
    return -1


def can_be_redirected(
    game: Game, term: v.DamageRedirect, event: Event, source: int, seat: int
) -> bool:
    """Whether there is another card to redirect it to."""
    return receiver(game, term, event, source, seat) not in (-1, event.card)


@rule("15-36a")
def redirected(game: Game, term: v.DamageRedirect, event: Event, source: int, seat: int) -> Event:
    """The same damage, to another card; where there is no other, it stays what it is."""
    if not can_be_redirected(game, term, event, source, seat):
        return event
    card = receiver(game, term, event, source, seat)
    if event.cause == damage.COMBAT:
        combat.battles_instead(game, card)
    return event.with_(card=card, seat=game.master(card), identity=game.state.identity[card])

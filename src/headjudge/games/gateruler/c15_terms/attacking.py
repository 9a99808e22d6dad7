"""15-26, 15-34 to 15-36. Attacking, attacking directly, having battled, and redirecting."""

from __future__ import annotations

from dataclasses import replace

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.c13_damage import dealing
from headjudge.games.gateruler.c14_abilities import gear
from headjudge.games.gateruler.c15_terms import effect_damage
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.events import is_forbidden, may_be_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.active import applies_to
from headjudge.language.book import Context
from headjudge.language.doing import ACT, do_next
from headjudge.language.evaluate import OBJECTS, means, objects
from headjudge.rulebook.citation import rule

# 15-26. Attacking and being attacked


@means(OBJECTS, v.Attacker)
def find_attacker(context: Context, term: v.Attacker) -> tuple[Ref, ...]:
    """The attacking card, if there is one."""
    card = combat.attacker(context.game)
    return () if card < 0 else (context.game.state.ref(card),)


@means(OBJECTS, v.Attacked)
def find_attacked(context: Context, term: v.Attacked) -> tuple[Ref, ...]:
    """The card being attacked, if there is one."""
    card = combat.attacked(context.game)
    return () if card < 0 else (context.game.state.ref(card),)


@rule("15-26b")
def can_be_attacked(game: Game, card: int, by: int) -> bool:
    """Whether nothing keeps the card from being attacked, or this card from attacking it."""
    if may_be_forbidden(game, "attack"):
        attacks = Event("attack", game.master(by), by, source=by, tags=(card,))
        if is_forbidden(game, attacks):
            return False
    if not may_be_forbidden(game, "attacked"):
        return True
    return not is_forbidden(game, Event("attacked", game.master(card), card, tags=(by,)))


# 15-34. Attacking directly


@rule("15-34a")
def attacks_directly(game: Game, card: int) -> bool:
    """Whether a card may attack a ruler in spite of units in front of it."""
    return applies_to(game, "AttacksDirectly", card)


@rule("15-34a-1")
def is_direct(frame: Frame) -> bool:
    """Of a direct attack the frontmost card is not the target."""
    return bool(frame.vars["direct"])


@rule("15-34b")
def attacked_directly(game: Game, frame: Frame) -> int:
    """A ruler that is attacked directly stays the target."""
    return u.ruler_of(game, z.LAYOUT.seat[frame.vars["column"]])


# 15-35. Having battled


@rule("15-35b", "15-35c")
def have_battled(game: Game, one: int, other: int) -> None:
    """Combat damage is dealt between them, and be it 0."""
    frame = combat.current_attack(game)
    if frame is not None:
        pair = (game.state.ref(one), game.state.ref(other))
        frame.vars["battled"] = (*frame.vars["battled"], pair)
        combat.roles_change(game)


def battled_with(game: Game, card: int) -> list[int]:
    """The cards that this one has battled with in this attack, as objects that still are."""
    frame = combat.current_attack(game)
    if frame is None:
        return []
    found: list[int] = []
    for one, other in frame.vars["battled"]:
        if one[0] == card:
            found.append(other[0])
        elif other[0] == card:
            found.append(one[0])
    return found


def battles_instead(game: Game, card: int) -> None:
    """The combat damage that is being dealt was redirected: this card has battled, not the one
    that it was meant for."""
    frame = combat.current_attack(game)
    if frame is not None:
        battled = frame.vars["battled"]
        frame.vars["battled"] = (*battled[:-1], (battled[-1][0], game.state.ref(card)))
        combat.roles_change(game)


@rule("15-35d")
def can_battle(game: Game, card: int) -> bool:
    """Whether a card can battle: only rulers and units do."""
    return u.is_unit(game, card) or u.is_ruler(game.state, card)


# 15-36. Redirect


@means(ACT, v.RedirectAttack)
@rule("15-36a")
def do_redirect_attack(
    context: Context, frame: Frame, term: v.RedirectAttack, cards: tuple[Ref, ...]
) -> None:
    """The attack goes to the column of another card."""
    under_way = combat.current_attack(context.game)
    if under_way is not None and cards:
        column = context.game.state.place[cards[0][0]]
        context.game.set_roles(under_way, column=column, direct=False)


@means(ACT, v.RedirectThisDamage)
def do_redirect_this_damage(
    context: Context, frame: Frame, term: v.RedirectThisDamage, cards: tuple[Ref, ...]
) -> None:
    """The damage that this answers is dealt to these cards instead."""
    if context.event is not None and cards:
        until, pattern = effect_damage.this_damage(context.game, context.event)
        do_next(frame, (t.Lasting(until, replace(term.change, event=pattern, to=t.These(cards))),))


@means(ACT, v.RedirectDamage)
def do_redirect_damage(
    context: Context, frame: Frame, term: v.RedirectDamage, cards: tuple[Ref, ...]
) -> None:
    """Damage to come is dealt to these cards instead, for a time."""
    redirect = term.damage.ability
    if isinstance(redirect, v.DamageRedirect) and cards:
        redirect = replace(redirect, to=t.These(cards))
        do_next(frame, (t.Lasting(term.damage.until, redirect),))


def receiver(game: Game, term: v.DamageRedirect, event: Event, source: int, seat: int) -> int:
    """The card that damage is redirected to, if it is in play; of a geared-up pair combat damage
    hits the unit (14-18b-5). -1: there is none."""
    context = Context(game, source, seat, 0, event)
    for ref in objects(context, term.to):
        card = ref[0]
        if game.state.is_current(ref) and z.is_in_play(game.state.place[card]):
            return gear.struck(game, card) if event.cause == dealing.COMBAT else card
    return -1


def can_be_redirected(
    game: Game, term: v.DamageRedirect, event: Event, source: int, seat: int
) -> bool:
    """Whether there is another card to redirect it to."""
    return receiver(game, term, event, source, seat) not in (-1, event.card)


@rule("15-36a")
def redirected(game: Game, term: v.DamageRedirect, event: Event, source: int, seat: int) -> Event:
    """The damage is dealt to another card; where there is no other, it stays what it is."""
    if not can_be_redirected(game, term, event, source, seat):
        return event
    card = receiver(game, term, event, source, seat)
    if event.cause == dealing.COMBAT:
        battles_instead(game, card)
    return event.with_(card=card, seat=game.master(card), identity=game.state.identity[card])

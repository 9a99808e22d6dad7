"""What this game's own words on cards do: damage, turning, charges, resources, naming things.

Instructions that play, summon, set or move units are in `instructions_playing.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from headjudge.games.gateruler import attack, charges, combat, costs, damage, gear, turning
from headjudge.games.gateruler import cards as card_files
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.moving import EXHAUSTED
from headjudge.games.gateruler.overview import numbers_up_to, times
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Effect, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, ASK, CAN, DO, TAKE, first
from headjudge.language.evaluate import means, number, passes
from headjudge.language.feasible import can_do_all
from headjudge.language.moving import EVENT_FOR
from headjudge.language.picking import acting
from headjudge.language.terms.within import within
from headjudge.rulebook.citation import fact, rule

# -- 15-20. Damage ----------------------------------------------------------------------------


@means(ACT, v.DealDamage)
def _(context: Context, frame: Frame, term: v.DealDamage, cards: tuple[Ref, ...]) -> None:
    amount = damage.base_damage(context, times(number(context, term.number)))
    tags = (damage.IGNORE_COUNTER,) if term.ignore_counter else ()
    deal(context, [(card, amount) for card, _identity in cards], tags)


@means(ACT, v.DealDivided)
@rule("15-10a-1")
def deal_divided(
    context: Context, frame: Frame, term: v.DealDivided, cards: tuple[Ref, ...]
) -> None:
    """Each target is dealt its part."""
    memory = term.what.memory if isinstance(term.what, t.It) else "it"
    shares = frame.vars.get(memory + " shares", ())
    given = dict(zip(frame.vars.get(memory, ()), shares, strict=False))
    deal(context, [(ref[0], given[ref]) for ref in cards if ref in given], ())


@rule("14-16b", "14-16c")
def deal(context: Context, hits: list[tuple[int, int]], tags: tuple[str, ...]) -> None:
    """Effect damage to several cards at the same time; its source is the card of the text."""
    game = context.game
    source, by = context.source, context.seat
    if hits:
        game.do(
            *[
                damage.damage_to(game, card, amount, source, by, damage.EFFECT, tags)
                for card, amount in hits
            ]
        )


@means(DO, v.StrikeBack)
def _(context: Context, frame: Frame, term: v.StrikeBack) -> None:
    """16-7, 16-8. Combat damage to the attacking unit."""
    game = context.game
    target, source = combat.attacker(game), context.source
    if target < 0 or u.is_ruler(game.state, target):
        return
    if combat.can_battle(game, source):
        attack.strike(game, source, target)


@means(DO, v.StrikeThrough)
@rule("16-5b")
def strike_through(context: Context, frame: Frame, term: v.StrikeThrough) -> None:
    """16-5. Combat damage to the other player's ruler."""
    game = context.game
    attack.strike(game, context.source, u.ruler_of(game, 1 - context.seat))


# -- 15-20e-3. The damage that something was played to answer -----------------------------------


@means(DO, v.ChangeThisDamage)
@rule("15-20e-3")
def change_this_damage(context: Context, frame: Frame, term: v.ChangeThisDamage) -> None:
    """The damage from the source that met the condition: of an attack its combat damage, or else
    what is about to be dealt to that card."""
    if context.event is not None:
        change = term.change
        to_all = isinstance(change, v.DamageChange) and damage.is_for_the_whole(change)
        until, pattern = this_damage(context.game, context.event, to_all)
        first(frame, (t.Lasting(until, replace(change, event=pattern)),))


def this_damage(game: Game, event: Event, to_all: bool = False) -> tuple[str, t.Pattern]:
    """How long that damage is waited for, and what it is like; `to_all`: whoever it hits."""
    is_combat = event.cause == damage.COMBAT
    source = t.Is(t.EventSource(), (v.IsCard(game.state.ref(answered(event))),))
    target = None if is_combat or to_all else t.These((game.state.ref(event.card),))
    pattern = t.Pattern("damage", target, cause=event.cause, only_if=source)
    return "combat" if is_combat else "once", pattern


@rule("15-20e-3b", without=0)
def answered(event: Event) -> int:
    """Of several sources the one of that condition which its controller chose to answer."""
    return event.source


# -- 15-7, 15-33, 15-30. Turning cards ----------------------------------------------------------


def turned(context: Context, kind: str, card: int) -> Event:
    game = context.game
    cause = costs.cause_of(context)
    return Event(kind, game.master(card), card, -1, 0, context.source, context.seat, cause)


@means(EVENT_FOR, v.ToReady)
def _(context: Context, term: v.ToReady, card: int) -> Event | None:
    is_so = turning.lies_so(context.game, card, turning.READY)
    return None if is_so else turned(context, "ready", card)


@means(EVENT_FOR, v.ToExhaust)
def _(context: Context, term: v.ToExhaust, card: int) -> Event | None:
    is_so = turning.lies_so(context.game, card, turning.EXHAUSTED)
    return None if is_so else turned(context, "exhaust", card)


@means(EVENT_FOR, v.FlipUp)
def _(context: Context, term: v.FlipUp, card: int) -> Event | None:
    return None if turning.shows(context.game, card, 0) else turned(context, "flip up", card)


@means(EVENT_FOR, v.FlipDown)
def _(context: Context, term: v.FlipDown, card: int) -> Event | None:
    is_so = turning.shows(context.game, card, FACE_DOWN)
    return None if is_so else turned(context, "flip down", card)


def do_to_each(context: Context, frame: Frame, term: t.Action, cards: tuple[Ref, ...]) -> None:
    """The events of all the cards happen together."""
    made = [EVENT_FOR[type(term)](context, term, card) for card, _identity in cards]
    events = [event for event in made if event is not None]
    if events:
        context.game.do(*events)


for word in (v.ToReady, v.ToExhaust, v.FlipUp, v.FlipDown):
    ACT[word] = do_to_each


def reversible(context: Context, term: v.DamageReversal) -> list[int]:
    """The face-up cards of the damage zone that a damage reversal may flip."""
    state = context.game.state
    found = [
        card
        for card in state.zones[z.damage_of(context.seat)]
        if state.face[card] != FACE_DOWN and passes(context, conditions_of(term), state.ref(card))
    ]
    return costs.usable(context, found)


@rule("15-30b-2", "15-30b-3", without=())
def conditions_of(term: v.DamageReversal) -> tuple[t.Filter, ...]:
    """What each of the cards has to fulfill; of several conditions one."""
    return term.filters


@means(CAN, v.DamageReversal)
@rule("15-30c", without=True)
def can_reverse(context: Context, term: v.DamageReversal) -> bool:
    """With fewer cards than that it is not carried out at all."""
    return len(reversible(context, term)) >= term.number


@means(DO, v.DamageReversal)
@rule("15-30a", "15-30b-1")
def reverse_damage(context: Context, frame: Frame, term: v.DamageReversal) -> None:
    """So many face-up cards of the damage zone, of that sort, are flipped face down."""
    if can_reverse(context, term):
        cards = t.Cards(("damage",), t.YOU, (v.FaceUp(), *conditions_of(term)))
        first(frame, (v.FlipDown(t.Pick(term.number, cards)),))


# -- 3-14, 15-14. Charges -----------------------------------------------------------------------


@means(ACT, v.AddCharge)
def _(context: Context, frame: Frame, term: v.AddCharge, cards: tuple[Ref, ...]) -> None:
    game = context.game
    hosts = acting(context, term.to)
    if hosts and cards:
        host = gear.charged(game, hosts[0][0])
        frame.vars["stacked in"] = game.state.place[host]
        game.do(*[charging(context, card, host, term.down) for card, _identity in cards])


def charging(context: Context, card: int, host: int, down: bool) -> Event:
    cause = costs.cause_of(context)
    return charges.charging(context.game, card, host, context.source, context.seat, cause, down)


@means(EVENT_FOR, v.AddCharge)
def charge_for(context: Context, term: v.AddCharge, card: int) -> Event:
    """The charge that a card would become; which card's, does not matter for whether it can."""
    return charging(context, card, context.source, term.down)


@means(ACT, v.RemainInPlay)
def _(context: Context, frame: Frame, term: v.RemainInPlay, cards: tuple[Ref, ...]) -> None:
    remain_in_play(context.game, [card for card, _identity in cards])


@rule("15-32a")
def remain_in_play(game: Game, cards: list[int]) -> None:
    """The cards stay where they are."""
    are_undamaged(game, cards)
    are_unaffected(game, cards)


@rule("15-32a-1", "16-12b-1")
def are_undamaged(game: Game, cards: list[int]) -> None:
    """The damage of units becomes 0."""
    damage.clear_damage(game, cards)


@rule("15-32a-2", "16-12b-2")
def are_unaffected(game: Game, cards: list[int]) -> None:
    """Effects on them that last for a time end."""
    state = game.state
    refs = [state.ref(card) for card in cards]
    state.effects = [
        each.laid_on(tuple([ref for ref in each.cards if ref not in refs]))
        if each.cards is not None and each.until in TIMED
        else each
        for each in state.effects
        if not ends_on(each, refs)
    ]
    state.revision += 1


TIMED: Final = ("turn", "combat", "once", "your turn", "opponent turn")


def ends_on(effect: Effect, refs: list[Ref]) -> bool:
    """Whether an effect for a time was laid on these cards and no others."""
    if effect.cards is None or effect.until not in TIMED:
        return False
    return not [ref for ref in effect.cards if ref not in refs]


# -- resources ------------------------------------------------------------------------------------

TOKEN = -1  # the origin of cards that nobody brought along


@means(DO, v.PlaceResources)
def _(context: Context, frame: Frame, term: v.PlaceResources) -> None:
    """New resource cards come into the resource zone."""
    game, seat = context.game, context.seat
    tags = (EXHAUSTED,) if term.exhausted else ()
    made = [game.make(card_files.RESOURCE, seat, TOKEN) for _card in range(term.number)]
    game.do(
        *[Event("put", seat, card, z.resource_of(seat), cause="setup", tags=tags) for card in made]
    )


@means(DO, v.ReadyResources)
def _(context: Context, frame: Frame, term: v.ReadyResources) -> None:
    """All resource cards are alike: which are readied does not matter."""
    game, seat = context.game, context.seat
    rest = game.state.rest
    found = [card for card in game.state.zones[z.resource_of(seat)] if rest[card]]
    if term.number >= 0:
        found = found[: term.number]
    if found:
        game.do(*[turned(context, "ready", card).with_(cause="resources") for card in found])


@means(ASK, v.Redraw)
def _(context: Context, frame: Frame, term: v.Redraw) -> Decision | None:
    """Which cards are put back."""
    hand = context.game.state.zones[z.hand_of(context.seat)]
    options: tuple[Option, ...] = tuple([("card", card) for card in hand])
    if not options:
        return None
    return Decision(context.seat, "redraw", options, "5-3b", 0, len(options), secret=True)


@means(TAKE, v.Redraw)
def _(context: Context, frame: Frame, term: v.Redraw, chosen: tuple[Option, ...]) -> None:
    game, seat = context.game, context.seat
    for option in chosen:
        game.put(int(option[1]), z.deck_of(seat), "bottom")
    if chosen:
        first(frame, (t.Draw(len(chosen)),))
    for each in game.state.frames:
        if each.procedure == "setup":
            each.vars["redrawn"] = (*each.vars.get("redrawn", ()), (seat, len(chosen)))


@means(DO, v.Redraw)
def _(context: Context, frame: Frame, term: v.Redraw) -> None:
    """Without a hand nothing is put back."""


# -- naming things --------------------------------------------------------------------------------


@means(ASK, v.ChooseNumber)
def _(context: Context, frame: Frame, term: v.ChooseNumber) -> Decision | None:
    most = times(number(context, term.most))
    options: tuple[Option, ...] = tuple([("option", each) for each in numbers_up_to(most)])
    return Decision(context.seat, "number", options, "1-5e")


@means(TAKE, v.ChooseNumber)
def _(context: Context, frame: Frame, term: v.ChooseNumber, chosen: tuple[Option, ...]) -> None:
    frame.vars[term.memory] = int(chosen[0][1])


@rule("2-5c", without=())
def published_attributes(game: Game) -> tuple[str, ...]:
    """The attributes that exist on a published card: one of this game's pool."""
    return game.pool.words("attributes")


def declares(card: Card) -> tuple[str, ...]:
    """The properties of which a card's text has a value chosen."""
    terms = within(card.abilities.terms)
    return ("attributes",) if any([isinstance(each, v.ChooseAttribute) for each in terms]) else ()


@means(ASK, v.ChooseAttribute)
def _(context: Context, frame: Frame, term: v.ChooseAttribute) -> Decision | None:
    there = range(len(published_attributes(context.game)))
    options: tuple[Option, ...] = tuple([("attribute", at) for at in there])
    return Decision(context.seat, "attribute", options, "2-5c") if options else None


# 16-10b: besides those that the card has
ADDED_TO_OTHERS: Final[str] = fact("16-10b", "gain", without="set")


@means(TAKE, v.ChooseAttribute)
def _(context: Context, frame: Frame, term: v.ChooseAttribute, chosen: tuple[Option, ...]) -> None:
    name = published_attributes(context.game)[int(chosen[0][1])]
    gain = t.Continuous((t.Change(term.what, "attributes", ADDED_TO_OTHERS, (name,)),))
    first(frame, (t.Lasting("turn", gain),))


@means(DO, v.ChooseAttribute)
def _(context: Context, frame: Frame, term: v.ChooseAttribute) -> None:
    """No card has an attribute that could be named."""


@means(DO, v.Timing)
def _(context: Context, frame: Frame, term: v.Timing) -> None:
    """When it can be chosen was asked on playing (14-4b-2a)."""


@means(DO, v.InNextTurn)
def _(context: Context, frame: Frame, term: v.InNextTurn) -> None:
    """The turn that is now is not the next."""
    later = term.later.ability
    if isinstance(later, t.Auto) and isinstance(later.when, t.Pattern):
        when = replace(later.when, only_if=v.AfterTurn(context.game.state.turn))
        first(frame, (t.Lasting(term.later.until, replace(later, when=when)),))


@means(DO, v.IfDone)
def _(context: Context, frame: Frame, term: v.IfDone) -> None:
    """Only what can be done wholly has been done (3-2j-1)."""
    if can_do_all(context, term.do):
        first(frame, (*term.do, *term.then))

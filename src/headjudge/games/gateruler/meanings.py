"""What this game's own words mean that only look: filters, objects, numbers, conditions."""

from __future__ import annotations

from headjudge.games.gateruler import (
    charges,
    combat,
    damage,
    defeat,
    overdrive,
    phases,
    settable,
)
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.abilities import handled
from headjudge.games.gateruler.ability_text import is_spoken_of
from headjudge.games.gateruler.information import plays_role
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import (
    CONDITIONS,
    FILTERS,
    NUMBERS,
    OBJECTS,
    abilities_of,
    info,
    means,
    objects,
    seats,
    select,
    stands,
    whereabouts,
)
from headjudge.rulebook.citation import rule

# -- filters ------------------------------------------------------------------------------


@rule("1-5f", without=False)
def is_one_of(own: tuple[str, ...], wanted: str) -> bool:
    """To be of a kind it is enough to be of it among others."""
    return wanted in own


@means(FILTERS, v.Attribute)
@rule("2-5d", without=False)
def has_attribute(context: Context, term: v.Attribute, ref: Ref) -> bool:
    """A card with that attribute; of several with one of them, unless all are asked for."""
    own = info(context, ref, "attributes")
    if len(term.attributes) == 1:
        return is_one_of(own, term.attributes[0])
    if term.every:
        return len([each for each in term.attributes if is_one_of(own, each)]) == len(
            term.attributes
        )
    return has_either(own, term.attributes)


@rule("2-5d-1", without=False)
def has_either(own: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """One of these attributes, or several of them."""
    return len([each for each in wanted if is_one_of(own, each)]) > 0


@means(FILTERS, v.Faction)
def _(context: Context, term: v.Faction, ref: Ref) -> bool:
    own = info(context, ref, "faction")
    return len([each for each in term.factions if is_one_of(own, each)]) > 0


@means(FILTERS, v.Legendary)
def _(context: Context, term: v.Legendary, ref: Ref) -> bool:
    return bool(info(context, ref, "legendary"))


@means(FILTERS, v.Settable)
def _(context: Context, term: v.Settable, ref: Ref) -> bool:
    return settable.can_be_set(context.game, ref[0])


@means(FILTERS, v.StandardAction)
def _(context: Context, term: v.StandardAction, ref: Ref) -> bool:
    return settable.is_standard_action(context.game, ref[0])


@means(FILTERS, v.IsReady)
def _(context: Context, term: v.IsReady, ref: Ref) -> bool:
    state = context.game.state
    rest = state.rest[ref[0]]
    if not state.is_current(ref):
        rest = state.last.get(ref, {}).get("rest", rest)
    return (rest == 0) == term.ready


@means(FILTERS, v.FaceUp)
def _(context: Context, term: v.FaceUp, ref: Ref) -> bool:
    state = context.game.state
    face = state.face[ref[0]]
    if not state.is_current(ref):
        face = state.last.get(ref, {}).get("face", face)
    return (face != FACE_DOWN) == term.up


@means(FILTERS, v.InZone)
def _(context: Context, term: v.InZone, ref: Ref) -> bool:
    zone = whereabouts(context, ref)
    return zone >= 0 and z.LAYOUT.kind[zone] in term.kinds


@means(FILTERS, v.Frontmost)
def _(context: Context, term: v.Frontmost, ref: Ref) -> bool:
    return plays_role(context.game, ref, "frontmost")


@means(FILTERS, v.Role)
def _(context: Context, term: v.Role, ref: Ref) -> bool:
    return plays_role(context.game, ref, term.role)


@means(FILTERS, v.HasCharges)
def _(context: Context, term: v.HasCharges, ref: Ref) -> bool:
    return stands(len(charges.charges_of_ref(context.game, ref)), term.relation, term.number)


ICONS = {"OD": "Overdrive", "CNT": "Counter"}


@means(FILTERS, v.Icon)
def _(context: Context, term: v.Icon, ref: Ref) -> bool:
    own = abilities_of(context, ref)
    if term.icon in ICONS:
        return ICONS[term.icon] in own.others
    return settable.has_keyword(own, term.icon)


@means(FILTERS, v.AbilityHas)
def has_such_ability(context: Context, term: v.AbilityHas, ref: Ref) -> bool:
    """An ability with these words in its name or its text."""
    own = abilities_of(context, ref)
    return len([each for each in own.terms if is_spoken_of(own, each, term.part)]) > 0


@means(FILTERS, v.GearedUp)
def _(context: Context, term: v.GearedUp, ref: Ref) -> bool:
    return plays_role(context.game, ref, "geared up")


@means(FILTERS, v.Entered)
def _(context: Context, term: v.Entered, ref: Ref) -> bool:
    key = ("entered", ref[1], term.how) if term.how else ("entered", ref[1])
    return context.game.happened(key) > 0


@means(FILTERS, v.Enhanced)
def _(context: Context, term: v.Enhanced, ref: Ref) -> bool:
    return ("enhanced", ref[1]) in context.game.state.limits


@means(FILTERS, v.Damaged)
def _(context: Context, term: v.Damaged, ref: Ref) -> bool:
    return damage.damage_of_object(context.game, ref[1]) > 0


@means(FILTERS, v.Owned)
def _(context: Context, term: v.Owned, ref: Ref) -> bool:
    return context.game.state.owner[ref[0]] in seats(context, term.whose)


@means(FILTERS, v.IsThis)
def _(context: Context, term: v.IsThis, ref: Ref) -> bool:
    return ref[0] == context.source


@means(FILTERS, v.By)
def _(context: Context, term: v.By, ref: Ref) -> bool:
    game = context.game
    if ref[0] == context.source or game.master(ref[0]) not in seats(context, term.whose):
        return False
    return not term.unit or overdrive.is_unit_at_work(game, ref[0])


@means(FILTERS, v.IsCard)
def _(context: Context, term: v.IsCard, ref: Ref) -> bool:
    return ref == term.ref


# -- objects ------------------------------------------------------------------------------


@means(OBJECTS, v.Attacker)
def _(context: Context, term: v.Attacker) -> tuple[Ref, ...]:
    card = combat.attacker(context.game)
    return () if card < 0 else (context.game.state.ref(card),)


@means(OBJECTS, v.Attacked)
def _(context: Context, term: v.Attacked) -> tuple[Ref, ...]:
    card = combat.attacked(context.game)
    return () if card < 0 else (context.game.state.ref(card),)


@means(OBJECTS, v.OnTop)
@rule("15-14c", without=())
def card_on_top(context: Context, term: v.OnTop) -> tuple[Ref, ...]:
    """Whichever card is now in the zone where the other card was."""
    zone = context.memory.get("stacked in", -1)
    card = u.unit_on(context.game, zone) if z.is_front(zone) else -1
    return () if card < 0 else (context.game.state.ref(card),)


@means(OBJECTS, v.HostOf)
def _(context: Context, term: v.HostOf) -> tuple[Ref, ...]:
    hosts = [charges.charged_by(context.game, card) for card, _i in objects(context, term.card)]
    return tuple([context.game.state.ref(host) for host in hosts if host >= 0])


# -- numbers ------------------------------------------------------------------------------


@means(NUMBERS, v.CurrentLife)
@rule("2-6c-1", without=0)
def current_life(context: Context, term: v.CurrentLife) -> int:
    """A player's current life is that of the ruler they control."""
    return sum([defeat.current_life(context.game, seat) for seat in seats(context, term.whose)])


@means(NUMBERS, v.ChargesOn)
def _(context: Context, term: v.ChargesOn) -> int:
    refs = objects(context, term.card)
    return sum([len(charges.charges_of_ref(context.game, ref)) for ref in refs])


@means(NUMBERS, v.DamageOn)
def _(context: Context, term: v.DamageOn) -> int:
    happened = context.game.happened
    return sum([happened(("damage", identity)) for _card, identity in objects(context, term.card)])


@means(NUMBERS, v.SumOf)
def _(context: Context, term: v.SumOf) -> int:
    value = context.game.value
    return sum([int(value(card, term.property)) for card in select(context, term.cards)])


@means(NUMBERS, v.EventAmount)
def _(context: Context, term: v.EventAmount) -> int:
    return 0 if context.event is None else context.event.amount


@means(NUMBERS, v.ChosenNumber)
def _(context: Context, term: v.ChosenNumber) -> int:
    return int(context.memory.get(term.memory, 0))


# -- conditions ---------------------------------------------------------------------------


@means(CONDITIONS, v.Called)
def _(context: Context, term: v.Called) -> bool:
    """A name says nothing by itself."""
    return True


@means(CONDITIONS, v.Limit)
def _(context: Context, term: v.Limit) -> bool:
    """Whether it is used up is asked where the ability is known."""
    return True


@means(CONDITIONS, v.HasResources)
@rule("16-17b", "16-17b-1", "16-17c", without=True)
def has_resources(context: Context, term: v.HasResources) -> bool:
    """There is a card in the resource zone: else abilities and events with Resource cannot be
    played, nor do automatic abilities with it trigger."""
    return resources_of(context.game, context.seat) > 0


@rule("16-17d", without=0)
def resources_of(game: Game, seat: int) -> int:
    """Ready or exhausted."""
    return len(game.state.zones[z.resource_of(seat)])


@means(CONDITIONS, v.During)
def _(context: Context, term: v.During) -> bool:
    game = context.game
    if term.whose is not None and game.state.turn_player not in seats(context, term.whose):
        return False
    return phases.now(game) == term.phase


@means(CONDITIONS, v.AfterTurn)
def _(context: Context, term: v.AfterTurn) -> bool:
    return context.game.state.turn > term.turn


@means(CONDITIONS, v.WhileHandled)
def _(context: Context, term: v.WhileHandled) -> bool:
    """An ability that is being played or resolved is as it is printed on its card."""
    printed = context.game.state.printed
    for card, each in handled(context.game):
        if is_spoken_of(printed[card].abilities, each, term.part):
            return True
    return False


@means(CONDITIONS, v.FromThisAttack)
@rule("14-5b-1", without=False)
def is_from_this_attack(context: Context, term: v.FromThisAttack) -> bool:
    """The combat damage from an attack is what the attacking card deals in its damage step."""
    event, attack = context.event, combat.now(context.game)
    if event is None or attack is None or event.source != combat.attacker(context.game):
        return False
    return bool(attack.vars.get("striking"))


@means(CONDITIONS, v.CameFrom)
def _(context: Context, term: v.CameFrom) -> bool:
    event = context.event
    if event is None:
        return False
    if [area for area in term.areas if area in event.tags]:
        return True
    return event.frm >= 0 and event.frm != z.GATE and z.LAYOUT.kind[event.frm] in term.areas


@means(CONDITIONS, v.Attacks)
def _(context: Context, term: v.Attacks) -> bool:
    count = context.game.happened(("attacks", context.identity))
    return stands(count, term.relation, term.number)


@means(CONDITIONS, v.DamageStepEnds)
def _(context: Context, term: v.DamageStepEnds) -> bool:
    frame = combat.now(context.game)
    return frame is not None and "ends" in frame.vars


@means(CONDITIONS, v.BrokeThrough)
def _(context: Context, term: v.BrokeThrough) -> bool:
    game = context.game
    frame = combat.now(game)
    if frame is None or combat.attacker(game) != context.source:
        return False
    column = frame.vars["column"]
    met = combat.battled_with(game, context.source)
    if not z.is_center(column) or not met:
        return False
    state = game.state
    still_there = [card for card in met if z.is_in_play(state.place[card])]
    in_column = [card for card in still_there if z.is_same_column(state.place[card], column)]
    return not in_column

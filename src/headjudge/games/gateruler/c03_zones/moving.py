"""3. Cards that move between zones: where they may go, and what moving does to them.

A movement is one of these kinds of events, by where from and where to alone: `enter` (into
play), `set` (into a set zone), `move` (within play), `leave` and `destroy` (out of play),
`charge`, `drive`, `draw`, `discard` and `put` (anything else). 15-3 says which it is.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import c02_cards, c12_rules_effects
from headjudge.games.gateruler.c01_overview import is_no_change
from headjudge.games.gateruler.c03_zones import charges
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.charges import keep_charges_from_gate
from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.c14_abilities import face_down, gear, ongoing
from headjudge.games.gateruler.c15_terms import placing, restrictions
from headjudge.games.gateruler.c15_terms.putting import from_defense_zone
from headjudge.games.gateruler.c16_keywords.materials import accomplish
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import knowledge
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import FACE_DOWN, REVEALED, Event
from headjudge.language import showing
from headjudge.language import terms as t
from headjudge.rulebook.citation import rule

EXHAUSTED: Final = "exhausted"  # tags: it is put there so,
DOWN: Final = "face down"

# Last information is kept of cards that leave play, and of those that texts reach elsewhere.
MOVING: Final = frozenset(
    {"enter", "set", "leave", "destroy", "put", "charge", "drive", "draw", "discard"}
)


# 3-2i. Where a card cannot go


@rule("3-2i")
def cannot_lie_there(game: Game, card: int, zone: int, face: int) -> bool:
    """A card that cannot be in a zone stays where it is."""
    type_ = str(game.value(card, "type"))
    if z.is_front(zone):
        if gear.is_taken(game, zone):
            return True
        if face == FACE_DOWN:
            return False
        return not_in_attack_zone(type_) if z.is_attack(zone) else not_in_defense_zone(type_)
    if z.is_set(zone):
        return cannot_be_set(game, card)
    if zone == z.GATE:
        return False
    if zone % z.SIZE == z.FIELD:
        return not_in_field_zone(type_)
    return zone % z.SIZE == z.RULER and not_in_ruler_zone(type_)


@rule("3-8d")
def not_in_attack_zone(type_: str) -> bool:
    """Whether a card of this type cannot be in an attack zone: units only."""
    return type_ in ("ruler", "geas", "event", "field", "resource")


@rule("3-9d")
def not_in_defense_zone(type_: str) -> bool:
    """Whether a card of this type cannot be in a defense zone: units, and geared-up rulers."""
    return type_ in ("geas", "event", "field", "resource")


@rule("3-11c")
def not_in_field_zone(type_: str) -> bool:
    """Whether a card of this type cannot be in a field zone: fields only."""
    return type_ in ("ruler", "geas", "event", "unit", "resource")


@rule("3-7c")
def not_in_ruler_zone(type_: str) -> bool:
    """Whether a card of this type cannot be in a ruler zone: rulers and their geases only."""
    return type_ in ("unit", "event", "field", "resource")


@rule("3-7e")
def never_leaves(game: Game, card: int) -> bool:
    """A ruler card does not leave play, whatever tells it to."""
    return u.is_ruler(game.state, card)


@rule("3-10c")
def cannot_be_set(game: Game, card: int) -> bool:
    """Whether a card is told to a set zone that cannot be set."""
    return not c02_cards.can_be_set(game, card)


# 3-3a-1, 3-9c. Coming into play


def enter_play(game: Game, event: Event) -> None:
    """A card comes into play from outside."""
    card, zone = event.card, event.zone
    state = game.state
    face = FACE_DOWN if DOWN in event.tags else 0
    if cannot_lie_there(game, card, zone, face):
        event.changed_nothing = True
        return
    before = state.ref(card)
    from_gate = event.from_zone == z.GATE and bool(state.effects)
    game.put(card, zone, face=face)
    if face == FACE_DOWN:
        face_down.dictate(game, event)
    restrictions.enter_without(game, event)
    if from_gate:
        keep_charges_from_gate(game, before, card)
        ongoing.keep_effects_from_gate(game, before, card)
    if z.is_defense(zone):
        exhaust_defender(game, card)
    elif enters_exhausted(event):
        game.turn_to(card, 1)
    if z.is_front(zone):
        c12_rules_effects.note_arrival(game, z.LAYOUT.seat[zone])
    identity = state.identity[card]
    game.mark(("entered", identity))
    for how in event.tags:
        if how in HOWS:
            game.mark(("entered", identity, how))
        if how == "enhanced":  # 16-16b-1: and stays so
            state.limits[("enhanced", identity)] = 1
    check_changed_hp(game)
    if "accomplish" in game.survey.heard_kinds:
        accomplish(game, event)


# 15-17b, 15-18c, 15-31b, 16-13c, 16-14e, 16-16b-1: how a card came into play
HOWS: Final = ("normal", "special", "genesis", "abyssal", "forced reveal", "enhanced", "counter")


@rule("3-3a-1")
def enters_exhausted(event: Event) -> bool:
    """A card is put into a zone ready, unless it is said that it is exhausted."""
    return EXHAUSTED in event.tags


@rule("3-9c")
def exhaust_defender(game: Game, card: int) -> None:
    """A unit is put into a defense zone exhausted, but for a geared-up pair."""
    if not gear.is_geared_up(game, card):
        game.turn_to(card, 1)


# 3-2d-1, 3-7e-1. Moving within play


def move_within_play(game: Game, event: Event) -> None:
    """A card goes to another zone in play, where it is the same card."""
    card, zone = event.card, event.zone
    state = game.state
    frm = state.place[card]
    if frm == zone and event.cause in placing.READYING and z.is_attack(zone):
        game.turn_to(card, 0)  # placed where it was already (15-28a-1)
    if is_no_change(frm, zone) or gear.stays(game, event) or stays_in_ruler_zone(game, event):
        event.changed_nothing = True
        return
    if event.cause != gear.CAUSE and cannot_lie_there(game, card, zone, state.face[card]):
        event.changed_nothing = True
        return
    rest = as_it_lay(state.rest[card])
    game.put(card, zone)
    if z.is_defense(zone):
        exhaust_defender(game, card)
    elif z.is_attack(zone):
        game.turn_to(card, 0 if is_ready_after(event, frm) else rest)
    if z.LAYOUT.seat[frm] != z.LAYOUT.seat[zone]:
        charges.bring_along(game, card, z.LAYOUT.seat[zone])
        combat.stop_attacking(game, card)
    check_changed_hp(game)


@rule("3-7e-1")
def stays_in_ruler_zone(game: Game, event: Event) -> bool:
    """A ruler is moved to gear up, and for nothing else."""
    return u.is_ruler(game.state, event.card) and event.cause != gear.CAUSE


@rule("3-2d-1")
def as_it_lay(rest: int) -> int:
    """A card that moves within play stays ready or exhausted as it was."""
    return rest


def is_ready_after(event: Event, frm: int) -> bool:
    """Whether a unit that comes to an attack zone is readied."""
    if z.is_defense(frm):
        return from_defense_zone()
    return event.cause in placing.READYING


# 3-2k, 3-3b-1, 3-10d, 3-13b-1. Leaving play, and moving outside it


def leave_play(game: Game, event: Event) -> None:
    """A card goes from play to another zone."""
    card = event.card
    unit = gear.on_top(game, card)
    if unit != card:  # 14-18b-7: of a geared-up pair the unit leaves
        event.changed_nothing = True
        game.do(event.with_(card=unit, amount=0))
        return
    if never_leaves(game, card):
        event.changed_nothing = True
        return
    gear.release(game, card)
    if event.zone in (z.charge_of(0), z.charge_of(1)):
        charges.become_charge(game, event)
    else:
        put_outside_play(game, event)
    check_changed_hp(game)


def put_outside_play(game: Game, event: Event) -> None:
    """A card goes to a zone out of play."""
    card = event.card
    face = FACE_DOWN if DOWN in event.tags else face_at_first(event.zone)
    reveal_first(game, event, face)
    game.put(card, event.zone, event.where, face=face)
    if EXHAUSTED in event.tags:
        game.turn_to(card, 1)
    u.check_varying_hp(game)


def face_at_first(zone: int) -> int:
    """How a card comes to lie where nobody says how."""
    return face_in_damage_zone() if z.LAYOUT.kind[zone] == "damage" else 0


@rule("3-13b-1")
def face_in_damage_zone() -> int:
    """Cards come into a damage zone face up."""
    return 0


def reveal_first(game: Game, event: Event, face: int) -> None:
    """Show a card, where that is required, that leaves a hand or a set zone for where not everybody
    sees it."""
    frm = event.from_zone
    if frm < 0 or frm == z.GATE or is_seen_there(event.zone, face):
        return
    if z.is_set(frm):
        show_set_card(game, event.card)
    elif frm % z.SIZE == z.HAND and is_shown(event):
        game.reveal((event.card,), everyone(game.state))
        game.state.face[event.card] = REVEALED  # all see which card of the hand it is that goes


def is_seen_there(zone: int, face: int) -> bool:
    """Whether everybody sees a card that comes to lie there so."""
    layout = z.LAYOUT
    return (layout.seen_down if face == FACE_DOWN else layout.seen_by)[zone] == layout.everybody


@rule("3-10d")
def show_set_card(game: Game, card: int) -> None:
    """A set card that goes to no other set zone is revealed to all first."""
    game.reveal((card,), everyone(game.state))


@rule("3-2k")
def is_shown(event: Event) -> bool:
    """A card of a hand that goes neither to a hand, a set zone, nor the top of a deck is revealed
    to all."""
    place = event.zone % z.SIZE
    return place != z.HAND and (place != z.DECK or event.where != "top")


def put_into_drive_zone(game: Game, event: Event) -> None:
    """A card comes to the drive zone."""
    face = face_where_hidden()
    reveal_first(game, event, face)
    game.put(event.card, event.zone, face=face)
    u.check_varying_hp(game)


def charge_from_outside_play(game: Game, event: Event) -> None:
    """A card from outside play becomes a charge."""
    if DOWN in event.tags:
        reveal_first(game, event, FACE_DOWN)
    charges.become_charge(game, event)
    u.check_varying_hp(game)


@rule("3-3b-1")
def face_where_hidden() -> int:
    """Face down, where not everybody is to see it."""
    return FACE_DOWN


def check_changed_hp(game: Game) -> None:
    """After a change of the cards in play, look soon for units to be destroyed (15-12c), if any
    text changes HP."""
    if "hp" in game.survey.changeable:
        game.interrupt_soon()


# 3-2b-5. Cards chosen for what they are


@rule("3-2b-5")
def show_chosen(game: Game, effect: t.Effect, what: t.Object, cards: tuple[int, ...]) -> None:
    """A card that is chosen for a property, where not everybody sees it, is shown to all. What a
    face-down unit counts as everybody sees (14-19c)."""
    if not isinstance(what, t.Pick) or not cards:
        return
    asked = tuple([each for each in what.cards.filters if not each.PUBLIC])
    if asked and not need_not_be_shown(effect, asked):
        hidden = [card for card in cards if not z.LAYOUT.field[game.state.place[card]]]
        for card in hidden:
            if game.state.known[card] != knowledge.everyone(game.state):
                showing.reveal_for_now(game, card)


@rule("3-2b-5a")
def need_not_be_shown(effect: t.Effect, asked: tuple[t.Filter, ...]) -> bool:
    """A card that need only be settable, and is set, is not shown."""
    return type(effect) is v.SetCard and asked == (v.Settable(),)

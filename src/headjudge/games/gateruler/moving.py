"""3-2, 15-3, 15-9, 15-12, 15-13. Cards that move: what a movement is, and does.

A movement is one of these kinds of events, by where from and where to alone: `enter` (into
play), `set` (into a set zone), `move` (within play), `leave` and `destroy` (out of play),
`charge`, `drive`, `draw`, `discard` and `put` (anything else).
"""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import charges, gear, level_cap, settable
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.overview import is_no_change
from headjudge.games.gateruler.players import SETS
from headjudge.kernel import links
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import FACE_DOWN, LINKED, REVEALED, Effect, Event, Ref
from headjudge.kernel.triggers import IN_VAIN, hear
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

EXHAUSTED: Final = "exhausted"  # tags: it is put there so,
DOWN: Final = "face down"


def kind_of(frm: int, to: int) -> str:
    """The kind of event that a movement between these zones is."""
    if z.is_in_play(to):
        if z.is_in_play(frm):
            return "move"
        return "set" if z.is_set(to) else ENTERS
    if z.is_in_play(frm):
        return LEAVES
    if to == z.GATE:
        return "put"
    place = to % z.SIZE
    if place == z.DRIVE:
        return "drive"
    if place == z.GRAVEYARD and frm >= 0 and frm != z.GATE and frm % z.SIZE == z.HAND:
        return DISCARD
    return "put"


# 15-3c: from outside a zone into it, and out of it
ENTERS: Final[str] = fact("15-3c-1", "enter", without="put")
LEAVES: Final[str] = fact("15-3c", "leave", without="put")
# 15-9a: from a hand to the graveyard
DISCARD: Final[str] = fact("15-9a", "discard", without="put")


def placing(game: Game, card: int, zone: int) -> str:
    """The same, for the card language."""
    return kind_of(game.state.place[card], zone)


@rule("15-3a")
def sending(
    game: Game, card: int, zone: int, cause: str, source: int = -1, by: int = -1,
    where: str = "top", tags: tuple[str | int, ...] = (),
) -> Event:  # fmt: skip
    """A card is about to go to a zone."""
    kind = kind_of(game.state.place[card], zone)
    return Event(kind, game.master(card), card, zone, 0, source, by, cause, where, tags=tags)


def to_graveyard(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event:
    """A card is about to go to its owner's graveyard."""
    return sending(game, card, z.graveyard_of(game.state.owner[card]), cause, source, by)


def destroying(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event:
    """A card in play is about to be destroyed: to go to its owner's graveyard so."""
    zone = z.graveyard_of(game.state.owner[card])
    return Event("destroy", game.master(card), card, zone, 0, source, by, cause)


# Where a card cannot go


@rule("3-2i", without=False)
def cannot_lie_there(game: Game, card: int, zone: int, face: int) -> bool:
    """A card that cannot be in a zone stays where it is."""
    type_ = str(game.value(card, "type"))
    if z.is_front(zone):
        if gear.is_taken(game, zone):
            return True
        no_unit = NOT_IN_ATTACK if z.is_attack(zone) else NOT_IN_DEFENSE
        return face != FACE_DOWN and type_ in no_unit
    if z.is_set(zone):
        return settable.cannot_be_set(game, card)
    if zone == z.GATE:
        return False
    if zone % z.SIZE == z.FIELD:
        return type_ in NOT_IN_FIELD
    return zone % z.SIZE == z.RULER and type_ in NOT_IN_RULER_ZONE


# 3-8d: units only; 3-9d: so too, or a geared-up ruler; 3-11c: fields only; 3-7c: rulers only
NOT_IN_ATTACK: Final[tuple[str, ...]] = fact(
    "3-8d", ("ruler", "geas", "event", "field", "resource"), without=()
)
NOT_IN_DEFENSE: Final[tuple[str, ...]] = fact(
    "3-9d", ("geas", "event", "field", "resource"), without=()
)
NOT_IN_FIELD: Final[tuple[str, ...]] = fact(
    "3-11c", ("ruler", "geas", "event", "unit", "resource"), without=()
)


NOT_IN_RULER_ZONE: Final[tuple[str, ...]] = fact(
    "3-7c", ("unit", "event", "field", "resource"), without=()
)


@rule("3-7e", without=False)
def never_leaves(game: Game, card: int) -> bool:
    """A ruler card does not leave play, whatever tells it to."""
    return u.is_ruler(game.state, card)


# What the events do


def enter_happens(game: Game, event: Event) -> None:
    """A card comes into play from outside."""
    card, zone = event.card, event.zone
    state = game.state
    face = FACE_DOWN if DOWN in event.tags else 0
    if cannot_lie_there(game, card, zone, face):
        event.amount = IN_VAIN
        return
    before = state.ref(card)
    from_gate = event.frm == z.GATE and bool(state.effects)
    game.put(card, zone, face=face)
    if face == FACE_DOWN:
        dictate(game, event)
    enter_without(game, event)
    if from_gate:
        keep_charges(game, before, card)
        keep_effects(game, before, card)
    if z.is_defense(zone):
        exhaust_defender(game, card)
    elif EXHAUSTED in event.tags or not READY_AT_FIRST:
        game.turn_to(card, 1)
    if z.is_front(zone):
        level_cap.note_arrival(game, z.LAYOUT.seat[zone])
    identity = state.identity[card]
    game.mark(("entered", identity))
    for how in event.tags:
        if how in HOWS:
            game.mark(("entered", identity, how))
        if how == "enhanced":  # 16-16b-1: and stays so
            state.limits[("enhanced", identity)] = 1
    look_at_units(game)
    if "accomplish" in game.heard:
        accomplish(game, event)


@rule("16-13d", "16-14f")
def accomplish(game: Game, event: Event) -> None:
    """A Genesis or Abyssal Summoning is accomplished when its unit has been put into play."""
    for how in ("genesis", "abyssal"):
        if how in event.tags:
            seat = event.by if event.by >= 0 else event.seat
            hear(game, Event("accomplish", seat, event.card, source=event.source, cause=how))


@rule("3-14e-2")
def keep_charges(game: Game, before: Ref, card: int) -> None:
    """A card that resolves in the gate keeps its charges,"""
    charges.hand_on(game, before, card, charges.LINKS)


@rule("14-4c-2a")
def keep_effects(game: Game, before: Ref, card: int) -> None:
    """and what affects it."""
    charges.hand_on(game, before, card, charges.EFFECTS)


# 15-17b, 15-18c, 15-31b, 16-13c, 16-14e, 16-16b-1: how a card came into play
HOWS: Final = ("normal", "special", "genesis", "abyssal", "forced reveal", "enhanced", "counter")


@rule("15-29b")
def enter_without(game: Game, event: Event) -> None:
    """A card that is put into play with abilities lost is there without them from the start."""
    state = game.state
    for tag in event.tags:
        if isinstance(tag, t.Continuous):
            ref = state.ref(event.card)
            game.lasting(
                Effect(
                    state.next_number(), tag, event.card, ref[1], event.seat, state.tick(),
                    LINKED, (ref,),
                )
            )  # fmt: skip


@rule("14-19c")
def dictate(game: Game, event: Event) -> None:
    """A face-down unit has the information that the effect says which puts it there."""
    for tag in event.tags:
        if isinstance(tag, v.Dictated):
            links.link(game, tag, event.card, event.card, event.seat)


# 3-3a-1: a card is put into a zone ready
READY_AT_FIRST: Final[bool] = fact("3-3a-1", True, without=False)


@rule("3-9c")
def exhaust_defender(game: Game, card: int) -> None:
    """A unit is put into a defense zone exhausted, but for a geared-up pair."""
    if not gear.is_geared_up(game, card):
        game.turn_to(card, 1)


@rule("15-4a")
def set_happens(game: Game, event: Event) -> None:
    """A card is set: face down, and the player has set once more this turn."""
    if settable.cannot_be_set(game, event.card):
        event.amount = IN_VAIN
        return
    game.put(event.card, event.zone)
    seat = z.LAYOUT.seat[event.zone]
    game.state.numbers[seat][SETS] += 1
    u.count_hp_anew(game)


def move_happens(game: Game, event: Event) -> None:
    """A card goes to another zone in play, where it is the same card."""
    card, zone = event.card, event.zone
    state = game.state
    frm = state.place[card]
    if frm == zone and event.cause in READYING and z.is_attack(zone):
        game.turn_to(card, 0)  # placed where it was already (15-28a-1)
    if is_no_change(frm, zone) or gear.stays(game, event) or stays_in_ruler_zone(game, event):
        event.amount = IN_VAIN
        return
    if event.cause != gear.CAUSE and cannot_lie_there(game, card, zone, state.face[card]):
        event.amount = IN_VAIN
        return
    rest = as_it_lay(state.rest[card])
    game.put(card, zone)
    if z.is_defense(zone):
        exhaust_defender(game, card)
    elif z.is_attack(zone):
        game.turn_to(card, 0 if is_ready_after(event, frm) else rest)
    if z.LAYOUT.seat[frm] != z.LAYOUT.seat[zone]:
        charges.bring_along(game, card, z.LAYOUT.seat[zone])
    look_at_units(game)


@rule("3-7e-1", without=False)
def stays_in_ruler_zone(game: Game, event: Event) -> bool:
    """A ruler is moved to gear up, and for nothing else."""
    return u.is_ruler(game.state, event.card) and event.cause != gear.CAUSE


@rule("3-2d-1", without=0)
def as_it_lay(rest: int) -> int:
    """A card that moves within play stays ready or exhausted as it was."""
    return rest


def is_ready_after(event: Event, frm: int) -> bool:
    """Whether a unit that comes to an attack zone is readied."""
    if z.is_defense(frm):
        return from_defense_zone()
    return event.cause in READYING


@rule("15-3a-2", "7-10b-3", without=False)
def from_defense_zone() -> bool:
    """From a defense zone a card is put into an attack zone ready."""
    return True


# 15-28a-2, 15-23a-1: so is one that an effect places there, or that is taken over
READYING: Final[tuple[str, ...]] = (
    *fact("15-28a-2", ("effect", "cost"), without=()),
    *fact("15-23a-1", ("control",), without=()),
)


def leave_happens(game: Game, event: Event) -> None:
    """A card goes from play to another zone."""
    card = event.card
    unit = gear.on_top(game, card)
    if unit != card:  # 14-18b-7: of a geared-up pair the unit leaves
        event.amount = IN_VAIN
        game.do(event.with_(card=unit, amount=0))
        return
    if never_leaves(game, card):
        event.amount = IN_VAIN
        return
    gear.release(game, card)
    if event.zone in (z.charge_of(0), z.charge_of(1)):
        charges.charge_happens(game, event)
    else:
        put_happens(game, event)
    look_at_units(game)


def put_happens(game: Game, event: Event) -> None:
    """A card goes to a zone out of play."""
    card = event.card
    face = FACE_DOWN if DOWN in event.tags else face_at_first(event.zone)
    reveal_first(game, event, face)
    game.put(card, event.zone, event.where, face=face)
    if EXHAUSTED in event.tags:
        game.turn_to(card, 1)
    u.count_hp_anew(game)


def face_at_first(zone: int) -> int:
    """How a card comes to lie where nobody says how."""
    return face_in_damage_zone() if z.LAYOUT.kind[zone] == "damage" else 0


@rule("3-13b-1", without=FACE_DOWN)
def face_in_damage_zone() -> int:
    """Cards come into a damage zone face up."""
    return 0


def reveal_first(game: Game, event: Event, face: int) -> None:
    """What leaves a hand or a set zone for where not everybody sees it may have to be shown."""
    frm = event.frm
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


@rule("3-2k", without=False)
def is_shown(event: Event) -> bool:
    """So is a card of a hand that goes neither to a hand, a set zone, nor the top of a deck."""
    place = event.zone % z.SIZE
    return place != z.HAND and (place != z.DECK or event.where != "top")


def drive_happens(game: Game, event: Event) -> None:
    """A card comes to the drive zone."""
    face = face_where_hidden()
    reveal_first(game, event, face)
    game.put(event.card, event.zone, face=face)
    u.count_hp_anew(game)


def charge_happens(game: Game, event: Event) -> None:
    """A card from outside play becomes a charge."""
    if DOWN in event.tags:
        reveal_first(game, event, FACE_DOWN)
    charges.charge_happens(game, event)
    u.count_hp_anew(game)


@rule("3-3b-1", without=0)
def face_where_hidden() -> int:
    """Face down, where not everybody is to see it."""
    return FACE_DOWN


def nothing_happens(game: Game, event: Event) -> None:
    """The event changes nothing by itself: it is there to be heard."""


def look_at_units(game: Game) -> None:
    """Something happened that may have changed the HP of units: some may have to be destroyed
    (15-12c)."""
    if "hp" in game.changeable:
        game.state.alert = True


# Last information is kept of cards that leave play, and of those that texts reach elsewhere.
MOVING: Final = frozenset(
    {"enter", "set", "leave", "destroy", "put", "charge", "drive", "draw", "discard"}
)

"""3.8 to 3.11, 3.18. Units, and the circles they are on.

A card on a circle is a unit, unless it is locked (10.22) or a heart (10.27): a heart has
the vanguard it is associated with as its host, a locked card lies face down and is not
deleted (10.26).
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c04_zones.circles import TYPES
from headjudge.games.vanguard.c04_zones.zones import CIRCLES
from headjudge.kernel import links
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, State
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

LEGION: Final = t.Link("legion")  # of the mate, on the leader
DELETED: Final = t.Link("deleted")  # of a card, on itself


# 3.8. Units


@rule("10.27.3")
def is_heart(game: Game, card: int) -> bool:
    """Whether a card on the vanguard circle is a heart card, which is no unit."""
    return game.state.host[card] >= 0


def is_deleted(game: Game, card: int) -> bool:
    """10.26.3. Whether a unit that lies face down is a deleted unit."""
    return game.state.face[card] == FACE_DOWN and bool(
        links.linked_to(game, "deleted", game.state.ref(card))
    )


def is_locked(game: Game, card: int) -> bool:
    """10.22.3. Whether a card on a circle is locked."""
    state = game.state
    if state.face[card] != FACE_DOWN or not z.LAYOUT.field[state.place[card]]:
        return False
    return not links.linked_to(game, "deleted", state.ref(card))


@rule("3.8.1", "10.22.10")
def is_no_unit(game: Game, card: int) -> bool:
    """Whether a card on the field is no unit: a locked card, whose text does nothing."""
    return is_locked(game, card)


def units_on(game: Game, zone: int) -> list[int]:
    """The units on a circle: its cards, but for locked ones and hearts."""
    cards = game.state.zones[zone]
    if not cards:
        return []
    host, face = game.state.host, game.state.face
    if len(cards) == 1 and host[cards[0]] < 0 and face[cards[0]] != FACE_DOWN:
        return [cards[0]]
    return [
        card
        for card in cards
        if not is_heart(game, card) and (face[card] != FACE_DOWN or not is_no_unit(game, card))
    ]


def is_unit(game: Game, card: int) -> bool:
    """Whether a card is on a circle as a unit."""
    place = game.state.place[card]
    return (
        place >= 0
        and z.LAYOUT.field[place]
        and game.state.host[card] < 0
        and not is_no_unit(game, card)
    )


@rule("4.5.2")
def all_units(game: Game, seat: int) -> list[int]:
    """All units that a player is the master of: whatever is on a circle is on the field."""
    return [*vanguards(game, seat), *rear_guards(game, seat), *guardians(game, seat)]


# 3.9. Vanguard


@rule("3.9.1")
def is_vanguard(game: Game, card: int) -> bool:
    """A unit on a vanguard circle."""
    place = game.state.place[card]
    return place % z.SIZE == z.VANGUARD and place >= 0 and game.state.host[card] < 0


# What is noted for as long as no card on the field moves or turns.
_VANGUARDS: Final = ("vanguards of 0", "vanguards of 1")


@rule("10.25.3")
def vanguards_on(game: Game, seat: int) -> list[int]:
    """The vanguards on a player's vanguard circle: one, or the leader and the mate of a legion."""
    cached = game.board_cache()
    found: list[int] | None = cached.get(_VANGUARDS[seat])
    if found is None:
        found = cached[_VANGUARDS[seat]] = units_on(game, z.vanguard_circle(seat))
    return found


def vanguards(game: Game, seat: int) -> list[int]:
    """The vanguards that a player is the master of."""
    return masters.by_master(game, seat, vanguards_on)


def vanguard_of(game: Game, seat: int) -> int:
    """A player's vanguard, in a legion its leader; -1: there is none."""
    cards = game.state.zones[seat * z.SIZE + z.VANGUARD]
    if len(cards) == 1:
        return cards[0]
    found = units_on(game, z.vanguard_circle(seat))
    if len(found) > 1:
        found = [card for card in found if not is_mate(game, card)]
    return found[-1] if found else -1


def hearts_of(game: Game, card: int) -> list[int]:
    """The heart cards associated with a vanguard."""
    state = game.state
    cards = state.zones[state.place[card]]
    return [each for each in cards if state.host[each] == card] if len(cards) > 1 else []


def hearts_on(game: Game, seat: int) -> list[int]:
    """The heart cards on a player's vanguard circle."""
    cards = game.state.zones[z.vanguard_circle(seat)]
    host = game.state.host
    return [card for card in cards if host[card] >= 0] if len(cards) > 1 else []


def is_mate(game: Game, card: int) -> bool:
    """Whether a card is the mate of a legion."""
    leader = links.linked_with(game, "legion", card)
    return leader is not None and game.state.is_current(leader)


def associate_of(game: Game, card: int) -> int:
    """10.25.2. The leader of a mate, the mate of a leader; -1: it is in no legion."""
    return links.partner(game, "legion", card) if game.state.effects else -1


@rule("3.9.2")
def vanguard_damage(game: Game, seat: int) -> int:
    """Damage that was dealt to a player's vanguard and awaits the damage process."""
    return game.state.numbers[seat]["damage"]


# 3.10. Rear-guard


@rule("3.10.1")
def is_rear_guard(game: Game, card: int) -> bool:
    """A unit on a rear-guard circle."""
    place = game.state.place[card]
    return place >= 0 and z.LAYOUT.kind[place] == "rear-guard" and not is_no_unit(game, card)


_REAR_GUARDS: Final = ("rear-guards of 0", "rear-guards of 1")


def rear_guards_on(game: Game, seat: int) -> list[int]:
    """The rear-guards on a player's circles."""
    cached = game.board_cache()
    found: list[int] | None = cached.get(_REAR_GUARDS[seat])
    if found is None:
        found = list(chain.from_iterable(game.state.zones[CIRCLES[seat]]))
        down = face_down(game.state, found)
        if down:
            found = [card for card in found if card not in down or not is_no_unit(game, card)]
        cached[_REAR_GUARDS[seat]] = found
    return found


def rear_guards(game: Game, seat: int) -> list[int]:
    """The rear-guards that a player is the master of."""
    return masters.by_master(game, seat, rear_guards_on)


def face_down(state: State, cards: list[int]) -> list[int]:
    """The cards among these that lie face down; mostly there are none."""
    face = state.face
    if FACE_DOWN not in map(face.__getitem__, cards):
        return []
    return [card for card in cards if face[card] == FACE_DOWN]


def locked_on(game: Game, seat: int) -> list[int]:
    """The locked cards on a player's circles."""
    zones = game.state.zones
    cards = [*zones[z.vanguard_circle(seat)], *chain.from_iterable(zones[CIRCLES[seat]])]
    return [card for card in face_down(game.state, cards) if is_locked(game, card)]


# 3.11. Guardian

# 3.11.2: what is printed without a shield has one of 0 as a guardian
NO_SHIELD: Final[int] = fact("3.11.2", 0, without=-(10**6))


@rule("3.11.1")
def is_guardian(game: Game, card: int) -> bool:
    """A unit on a guardian circle."""
    place = game.state.place[card]
    return place >= 0 and place % z.SIZE == z.GUARDIAN


def guardians_on(game: Game, seat: int) -> list[int]:
    """The guardians on a player's guardian circle."""
    return units_on(game, z.guardian_circle(seat))


def guardians(game: Game, seat: int) -> list[int]:
    """The guardians that a player is the master of."""
    return masters.by_master(game, seat, guardians_on)


@rule("3.11.4")
def has_room_for_many(zone: int) -> bool:
    """Whether there may be any number of units on a circle; elsewhere there is room for one
    (4.6.8.2)."""
    return z.LAYOUT.kind[zone] == "guardian"


# 3.18. Kinds of circles


@rule("3.18.1", "4.6.7")
def type_of_circle(game: Game, zone: int) -> str:
    """Vanguard, rear-guard, guardian, or lock while a locked card is there."""
    return "lock" if has_locked_card(game, zone) else original_type(zone)


@rule("10.22.6")
def has_locked_card(game: Game, zone: int) -> bool:
    """Whether a locked card lies on a circle, which makes it a lock circle."""
    face = game.state.face
    for card in game.state.zones[zone]:  # noqa: SIM110 (any() over a generator is slower)
        if face[card] == FACE_DOWN and is_locked(game, card):
            return True
    return False


@rule("10.22.7")
def original_type(zone: int) -> str:
    """A circle that is no lock circle is of the type it was."""
    return TYPES[z.LAYOUT.kind[zone]]


def open_circles(game: Game, seat: int) -> list[int]:
    """A player's rear-guard circles where cards can be called: not lock circles."""
    return [
        zone for zone in z.rear_guard_circles(seat) if type_of_circle(game, zone) == "rear-guard"
    ]


# Which cards' abilities work


def active_cards(game: Game) -> list[int]:
    """The cards whose abilities work where they are: the units of both players, in an order
    that does not change with the turn."""
    cached = game.board_cache()
    found: list[int] | None = cached.get("active cards")
    if found is None:
        found = []
        for seat in (0, 1):
            found.extend(vanguards_on(game, seat))
            found.extend(rear_guards_on(game, seat))
            found.extend(guardians_on(game, seat))
        cached["active cards"] = found
    return found

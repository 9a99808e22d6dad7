"""3-14. Charges: cards in the charge zone that are linked to a card elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, NUMBERS, OBJECTS, compare, means, objects
from headjudge.rulebook.citation import rule

CHARGE: Final = t.Link("charge")  # of the charge, on the card it is under


# 3-14a, 3-14b. Becoming a charge


@rule("15-14a", "3-14a")
def become_charge(game: Game, event: Event) -> None:
    """A card goes to the charge zone of the controller of the card it is to be linked to."""
    card, host = event.card, event.tags[0]
    if cannot_be_linked(game, card, host):
        event.changed_nothing = True
        return
    face = FACE_DOWN if "face down" in event.tags else face_of_charges()
    game.put(card, event.zone, face=face)
    links.link(game, CHARGE, card, host, z.LAYOUT.seat[event.zone])


@rule("3-14b-1")
def face_of_charges() -> int:
    """Charges lie face up unless it is said otherwise."""
    return 0


@rule("15-14a-1")
def cannot_be_linked(game: Game, card: int, host: int) -> bool:
    """A card is no charge of itself; rulers are none; and set cards gain none."""
    return card == host or u.is_ruler(game.state, card) or is_without_charges(game, host)


@rule("3-10f")
def is_without_charges(game: Game, host: int) -> bool:
    """A card in a set zone cannot gain charges; nor one that is nowhere near."""
    place = game.state.place[host]
    return place < 0 or z.is_set(place)


def charge_event(
    game: Game, card: int, host: int, source: int, by: int, cause: str, down: bool = False
) -> Event:
    """A card is about to become a charge of another."""
    seat = game.master(host)
    tags: tuple[int | str, ...] = (host, "face down") if down else (host,)
    kind = "leave" if z.is_in_play(game.state.place[card]) else "charge"
    return Event(kind, seat, card, z.charge_of(seat), 0, source, by, cause, tags=tags)


# 3-14d. The charges of a card


@rule("3-14d-1")
def charges_of(game: Game, card: int) -> list[int]:
    """The cards in the charge zone that are linked to a card."""
    return charges_of_ref(game, game.state.ref(card)) if game.state.effects else []


def charges_under(game: Game, card: int) -> list[int]:
    """The charges of a card that may have left: then those that are kept for its ability
    (12-5a-1)."""
    if not game.state.effects or z.is_in_play(game.state.place[card]):
        return charges_of(game, card)
    return [
        each.source
        for each in links.links(game, CHARGE.name)
        if each.cards is not None and each.cards[0][0] == card
    ]


def charges_of_ref(game: Game, ref: Ref) -> list[int]:
    """The charges that are linked to an object."""
    return links.linked_to(game, "charge", ref)


@rule("3-14d-4")
def players_charges(game: Game, seat: int) -> Sequence[int]:
    """A player's charges are linked to cards of that player, and lie in that charge zone."""
    return game.state.zones[z.charge_of(seat)]


@rule("3-14d-4a", "15-23a")
def bring_along(game: Game, card: int, seat: int) -> None:
    """The charges of a card that another player controls now are that player's too."""
    for charge in charges_of(game, card):
        if game.state.place[charge] != z.charge_of(seat):
            face = game.state.face[charge]
            game.put(charge, z.charge_of(seat), face=face)
            links.link(game, CHARGE, charge, card, seat)


@means(FILTERS, v.HasCharges)
def filter_has_charges(context: Context, term: v.HasCharges, ref: Ref) -> bool:
    """Cards with so many charges."""
    return compare(len(charges_of_ref(context.game, ref)), term.relation, term.number)


@means(OBJECTS, v.HostOf)
def find_host_of(context: Context, term: v.HostOf) -> tuple[Ref, ...]:
    """The cards that charges are linked to."""
    hosts = [charged_by(context.game, card) for card, _i in objects(context, term.card)]
    return tuple([context.game.state.ref(host) for host in hosts if host >= 0])


@means(NUMBERS, v.ChargesOn)
def count_charges_on(context: Context, term: v.ChargesOn) -> int:
    """How many charges these cards have together."""
    refs = objects(context, term.card)
    return sum([len(charges_of_ref(context.game, ref)) for ref in refs])


# 3-14e. How long a link lasts


def charged_by(game: Game, charge: int) -> int:
    """The card that a charge is linked to, if it is still there; -1: none."""
    ref = links.linked_with(game, "charge", charge)
    return ref[0] if ref is not None and is_still_linked(game, ref) else -1


@rule("3-14e")
def is_still_linked(game: Game, ref: Ref) -> bool:
    """The link is severed when the card moves, unless within play."""
    return game.state.is_current(ref)


@rule("3-14e-1")
def keep_charges_when_played(game: Game, before: tuple[int, int], card: int) -> None:
    """A card that is played from a hand or a drive zone keeps its charges in the gate."""
    hand_on(game, before, card, LINKS)


@rule("3-14e-2")
def keep_charges_from_gate(game: Game, before: Ref, card: int) -> None:
    """A card that resolves in the gate keeps its charges in play."""
    hand_on(game, before, card, LINKS)


LINKS: Final = ("link",)  # the roles of what is handed on: charges,
EFFECTS: Final = ("change", "auto", "forbid", "replace", "other", "keyword")  # and effects


def hand_on(game: Game, old: Ref, card: int, roles: tuple[str, ...] = (*LINKS, *EFFECTS)) -> None:
    """Lay what was laid on an object on another card: effects and charges (3-14e-1, 3-14e-2,
    14-4b-9a, 14-4c-2a)."""
    state = game.state
    if not [each for each in state.effects if each.cards is not None and old in each.cards]:
        return
    new = state.ref(card)
    game.keep_effects(
        [
            each.laid_on(tuple([new if ref == old else ref for ref in each.cards]))
            if each.cards is not None and old in each.cards and each.term.role in roles
            else each
            for each in state.effects
        ]
    )

"""Contracts of instructions that move cards from zone to zone."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as d
from headjudge.games.gateruler.language import vocabulary as g
from headjudge.games.godzilla.language import vocabulary as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.vocabulary import of_rules
from headjudge.kernel import links
from headjudge.kernel.state import FACE_DOWN, REVEALED
from headjudge.language import terms as t
from tests.contracts.ledger import Account
from tests.contracts.words import (
    Contract,
    all_arrive,
    as_many_as_meant,
    from_kinds,
    ignores_effects,
    master_after,
    no_card_flips,
    no_card_turns,
    no_number_changes,
    only_ways,
    own,
    to_kinds,
)

PILES = {"discard": ("discard", "drop", "graveyard")}
PILE = ("discard", "drop", "graveyard")


# gateruler 3-2i, 3-7c to 3-11c: zones in which only some cards may lie
ONLY_SOME = ("attack", "defense", "set", "field", "ruler")


@own(t.Put)
def put(account: Account) -> list[str]:
    """godzilla 5.2, gateruler 15-3a, vanguard 10.5: the cards are in the owner's
    area that was named, or at that end of the deck."""
    term = account.term
    assert isinstance(term, t.Put)
    area, _space, end = term.to.partition(" ")
    if area not in account.game.rules.layout.names:
        return []
    kinds = PILES.get(area, (area,))
    faults = to_kinds(account, kinds)
    if area not in ONLY_SOME:
        faults += all_arrive(account, kinds)
    return faults + (at_end_of_deck(account, end) if area == "deck" and end else [])


def at_end_of_deck(account: Account, end: str) -> list[str]:
    """The cards that came to a deck lie at that end of it, on no side of a card that was there."""
    layout, faults = account.game.rules.layout, []
    for seat in range(account.game.state.seats):
        deck = layout.zone("deck", seat)
        cards, there = account.after.zones[deck], set(account.before.zones[deck])
        if account.meant is not None:
            there -= (
                account.meant.sure - account.moved_before
            )  # those of the deck itself are put there, too
        came = [card not in there for card in cards]
        number = sum(came)
        if any(came) and not all(came[:number] if end == "top" else came[-number:]):
            faults.append(f"not at the {end} of the deck")
    return faults


@own(t.Discard)
def discard(account: Account) -> list[str]:
    """godzilla 5.7, gateruler 15-9a, vanguard 10.3: cards of a hand go to the discard pile, as
    many as said."""
    return from_kinds(account, ("hand",)) + to_kinds(account, PILE) + as_many_as_meant(account)


@own(t.DiscardUntil)
def discard_until(account: Account) -> list[str]:
    """godzilla 5.7.2: that player's hand has so many cards left; none goes if it has no more."""
    term = account.term
    assert isinstance(term, t.DiscardUntil)
    layout = account.game.rules.layout
    faults = from_kinds(account, ("hand",)) + to_kinds(account, PILE)
    for seat in range(account.game.state.seats):
        hand = layout.zone("hand", seat)
        had, has = len(account.before.zones[hand]), len(account.after.zones[hand])
        meant = min(had, term.number) if seat in account.seats else had
        if has != meant:
            faults.append(f"player {seat} has {has} cards in hand, not {meant}")
    return faults


@own(t.Destroy, v.Retire, d.KO)
def destroy(account: Account) -> list[str]:
    """godzilla 5.12, vanguard 10.4, gateruler 15-12a: from the field to the
    owner's pile (tokens disappear)."""
    field = account.game.rules.layout.field
    faults = [
        f"card {card} was not on the field"
        for card, (was, _now) in account.on_their_own().items()
        if was < 0 or not (field[was] or account.kind(was) in ("strategy", "combo", "set"))
    ]
    return faults + to_kinds(account, PILE)


@own(t.PutUnder)
def put_under(account: Account) -> list[str]:
    """godzilla 3.2, dragonball 11-3: the cards lie under the card named, or under what lies on
    top of it; what cannot be there has disappeared (godzilla 9.1.4)."""
    if account.other is None:
        return []
    faults: list[str] = []
    for card, (_was, now) in account.on_their_own().items():
        host = account.after.host[card]
        if now < 0:
            continue
        if host < 0:
            faults.append(f"card {card} lies under nothing")
        elif account.after.place[card] not in {
            account.after.place[other] for other in account.other.cards
        }:
            faults.append(f"card {card} lies under card {host}")
    return faults


@own(t.Swap)
def swap(account: Account) -> list[str]:
    """godzilla 5.6, gateruler 15-11a: each is where the other was, or neither has moved."""
    ways = [way for way in account.on_their_own().values() if way[0] >= 0]
    wrong = [way for way in ways if (way[1], way[0]) not in ways]
    names = [f"{account.kind(was)} to {account.kind(now)}" for was, now in wrong]
    return [f"one went {name}, and none back" for name in names]


def goes_to(*kinds: str) -> Contract:
    """The cards meant are in the owner's zone of that kind afterwards."""

    def contract(account: Account) -> list[str]:
        return to_kinds(account, kinds) + all_arrive(account, kinds)

    return contract


own(v.Remove)(goes_to("removal"))  # vanguard 10.36, 4.6.9
own(d.RemoveFromGame)(goes_to("removed"))  # dragonball 11-5


@own(v.Heal)
def heal(account: Account) -> list[str]:
    """vanguard 10.8: from the damage zone to the owner's drop zone."""
    return only_ways(account, ("damage", "drop"), ("damage", "G")) + as_many_as_meant(account)


@own(v.Bind)
def bind(account: Account) -> list[str]:
    """vanguard 10.19: to the owner's bind zone, face down if it says so and else face up."""
    term = account.term
    assert isinstance(term, v.Bind)
    faults = goes_to("bind")(account)
    faults += [
        f"card {card} lies with the wrong face"
        for card, (_was, now) in account.on_their_own().items()
        if account.kind(now) == "bind" and (account.after.face[card] == FACE_DOWN) != term.down
    ]
    return faults


# -- on the field ------------------------------------------------------------------------------


def within(kinds: tuple[str, ...], same_object: bool) -> Contract:
    """The cards meant that moved came from zones of these kinds and went to some of the same
    player; if the book says so, they are the same objects as before."""

    def contract(account: Account) -> list[str]:
        faults = from_kinds(account, kinds)
        for card, (was, now) in account.on_their_own().items():
            if account.meant is not None and card not in account.meant.cards:
                continue
            if account.kind(now) not in kinds:
                faults.append(f"card {card} went to {account.kind(now)}")
            elif account.seat_of(was) != account.seat_of(now):
                faults.append(f"card {card} went to the other player's side")
            elif same_object and account.before.identity[card] != account.after.identity[card]:
                faults.append(f"card {card} became another object")
        return faults

    return contract


own(z.MoveTo)(within(("zone",), same_object=True))  # godzilla 4.1.4
own(v.MoveTo)(within(("rear-guard", "vanguard"), same_object=True))  # vanguard 10.32, 4.1.4


@own(g.PlaceIn)
def place_in(account: Account) -> list[str]:
    """gateruler 15-28a: from zone to zone of the same player, the same object (3-2d); in another
    attack zone it is ready."""
    return within(("attack", "defense"), same_object=True)(account) + ready_in_attack(account)


def ready_in_attack(account: Account) -> list[str]:
    return [
        f"card {card} is exhausted"
        for card, (_was, now) in account.on_their_own().items()
        if account.kind(now) == "attack" and account.after.rest[card]
    ]


@own(g.Rearrange)
def rearrange(account: Account) -> list[str]:
    """gateruler 15-28b: only that player's units move, each within that player's zones, and as
    many units are in play as before."""
    term = account.term
    assert isinstance(term, g.Rearrange)
    faults = within(("attack", "defense"), same_object=True)(account)
    mine = account.seat if term.whose == t.YOU else 1 - account.seat
    return faults + [
        f"card {card} is the other player's"
        for card, (was, _now) in account.on_their_own().items()
        if term.whose != t.EACH and account.seat_of(was) != mine
    ]


@own(d.GainControl, g.GainControl)
def gain_control(account: Account) -> list[str]:
    """gateruler 15-23a, dragonball 4-3: the cards are in a zone of the same sort of the player
    who speaks; gateruler 15-23a-1: a unit that came to an attack zone is ready."""
    faults = [
        f"card {card} went to {account.kind(now)}"
        for card, (_was, now) in account.on_their_own().items()
        if account.kind(now) != "graveyard"  # 15-23b-1: if it cannot be put into play
        and (
            account.kind(now) not in ("battle", "attack", "defense", "field")
            or account.seat_of(now) != account.seat
        )
    ]
    faults += ready_in_attack(account)
    return faults + no_card_turns(account)


@own(z.Fade)
def fade(account: Account) -> list[str]:
    """godzilla 12.5.2: the card of this text, and no other, leaves the invading monster for the
    discard pile."""
    moved = account.moved()
    faults = [f"card {card} moved" for card in moved if card != account.source]
    return faults + only_ways(account, ("invading", "discard"))


@own(g.RemainInPlay)
def remain_in_play(account: Account) -> list[str]:
    """gateruler 15-32: the card is where it was."""
    meant = account.meant
    if meant is None:
        return []
    return [f"card {card} left" for card in account.on_their_own() if card in meant.cards]


@own(g.SetCard)
def set_card(account: Account) -> list[str]:
    """gateruler 15-4a: the cards lie face down in set zones of the player, and count as set."""
    faults: list[str] = []
    for card, (_was, now) in account.on_their_own().items():
        if account.kind(now) != "set" or account.seat_of(now) != account.seat:
            faults.append(f"card {card} went to {account.kind(now)}")
        elif account.after.face[card] == REVEALED:
            faults.append(f"card {card} lies face up")
    number = len(account.on_their_own())
    counted = sum(account.changed_numbers().values())
    return faults + ([f"{counted} counted, {number} set"] if counted != number else [])


@own(g.AddCharge)
def add_charge(account: Account) -> list[str]:
    """gateruler 15-14a: the cards are in the charge zone of the player whose card it is, linked
    to it, and lie face down if the text says so."""
    term = account.term
    assert isinstance(term, g.AddCharge)
    faults: list[str] = []
    for card, (_was, now) in account.on_their_own().items():
        linked = links.linked_with(account.game, "charge", card)
        host = -1 if linked is None else linked[0]
        if account.kind(now) != "charge":
            faults.append(f"card {card} went to {account.kind(now)}")
        elif host < 0 or (account.other is not None and not is_one_of(account, host)):
            faults.append(f"card {card} is linked to {host}")
        elif account.seat_of(now) != master_after(account, host):
            faults.append(f"card {card} is in the other player's charge zone")
        elif term.down and account.after.face[card] != FACE_DOWN:
            faults.append(f"card {card} lies face up")
    return faults


def is_one_of(account: Account, host: int) -> bool:
    """Whether a card is among those named besides, or one with a ruler among them
    (gateruler 14-18b-3b)."""
    named = frozenset() if account.other is None else account.other.cards
    printed = account.before.printed
    return host in named or "ruler" in {printed[card].values["type"] for card in named}


@own(g.Materials)
def materials(account: Account) -> list[str]:
    """gateruler 16-13b-2b: the cards go under their owners' decks."""
    faults = to_kinds(account, ("deck",)) + as_many_as_meant(account)
    return faults + at_end_of_deck(account, "bottom")


@own(d.Combo)
def combo(account: Account) -> list[str]:
    """dragonball 7-3: the cards are in the combo area of that player."""
    term = account.term
    assert isinstance(term, d.Combo)
    seat = account.seat if term.whose == t.YOU else 1 - account.seat
    return [
        f"card {card} went to {account.kind(now)}"
        for card, (_was, now) in account.on_their_own().items()
        if account.kind(now) != "combo" or account.seat_of(now) != seat
    ]


@own(d.AddToEnergy)
def add_to_energy(account: Account) -> list[str]:
    """The cards are in their owners' energy areas, in Rest Mode if the text says so."""
    term = account.term
    assert isinstance(term, d.AddToEnergy)
    faults = goes_to("energy")(account)
    return faults + [
        f"card {card} lies wrong"
        for card in account.on_their_own()
        if account.after.rest[card] != int(term.resting)
    ]


@own(d.PutAlone)
def put_alone(account: Account) -> list[str]:
    """dragonball 11-3: only the card on top goes to that area; what lay below it is in play."""
    term = account.term
    assert isinstance(term, d.PutAlone)
    moved = account.moved()
    meant = frozenset() if account.meant is None else account.meant.cards
    area = term.to.split(" ")[0]
    faults = [f"card {card} moved" for card in moved if card not in meant]
    return faults + [
        f"card {card} went to {account.kind(now)}"
        for card, (_was, now) in moved.items()
        if account.kind(now) not in (area, "")
    ]


@own(d.ShuffleInto)
def shuffle_into(account: Account) -> list[str]:
    """The cards are in their owners' decks, and chance has had its say."""
    faults = goes_to("deck")(account)
    moved = bool(account.moved())
    return faults + (["not shuffled"] if moved and shuffled(account) is False else [])


def shuffled(account: Account) -> bool:
    return account.before.random != account.after.random


# -- decks, damage and time ------------------------------------------------------------------------


@own(z.RearrangeTop)
def rearrange_top(account: Account) -> list[str]:
    """Cards of the deck that were looked at go to the discard pile, or lie on top of the deck in
    another order; those below lie as they did."""
    faults = only_ways(account, ("deck", "discard"))
    if account.meant is None:
        return faults
    layout = account.game.rules.layout
    for seat in range(account.game.state.seats):
        deck = layout.zone("deck", seat)
        was = [card for card in account.before.zones[deck] if card not in account.meant.cards]
        now = [card for card in account.after.zones[deck] if card not in account.meant.cards]
        if (
            was != now
            or list(account.after.zones[deck])[len(account.after.zones[deck]) - len(now) :] != now
        ):
            faults.append("the cards below lie otherwise")
    return faults


@own(v.DealDamage)
def deal_skill_damage(account: Account) -> list[str]:
    """vanguard 10.33: the damage of the players whose vanguards are meant grows by so much, and
    no card moves: the damage process comes later."""
    faults = [f"card {card} moved" for card in account.moved()]
    faults += no_number_changes(account, "damage")
    changed = account.changed_numbers()
    if account.meant is not None and not ignores_effects(account):
        place = account.before.place
        hit = {
            account.seat_of(place[card])
            for card in account.meant.sure
            if account.kind(place[card]) == "vanguard"
        }
        for seat in range(account.game.state.seats):
            expected = max(account.count or 0, 0) if seat in hit else 0
            if changed.get((seat, "damage"), 0) != expected:
                faults.append(f"damage of player {seat}: {changed.get((seat, 'damage'), 0)}")
    return faults


@own(d.InflictDamage)
def inflict_damage(account: Account) -> list[str]:
    """dragonball 4-10: so many cards of that player's life, or all there are, go to the hand or
    to the drop area (a critical), and no other card moves."""
    faults = only_ways(account, ("life", "hand"), ("life", "drop"))
    layout = account.game.rules.layout
    for seat in range(account.game.state.seats):
        life = layout.zone("life", seat)
        had, has = len(account.before.zones[life]), len(account.after.zones[life])
        meant = min(had, max(account.count or 0, 0)) if seat in account.seats else 0
        if had - has != meant:
            faults.append(f"{had - has} cards of life, {meant} expected")
    return faults


@own(g.HealLife)
def heal_life(account: Account) -> list[str]:
    """gateruler 15-21b: so many cards of that player's damage zone, or all there are, go to their
    owners' graveyards."""
    faults = only_ways(account, ("damage", "graveyard"))
    layout = account.game.rules.layout
    for seat in range(account.game.state.seats):
        zone = layout.zone("damage", seat)
        had, has = len(account.before.zones[zone]), len(account.after.zones[zone])
        meant = min(had, max(account.count or 0, 0)) if seat in account.seats else 0
        if had - has != meant:
            faults.append(f"{had - has} healed, {meant} expected")
    return faults


@own(v.SoulBlast)
def soul_blast(account: Account) -> list[str]:
    """vanguard 10.17: so many cards of the soul go to the drop zone."""
    faults = only_ways(account, ("soul", "drop"), ("soul", "G"))
    moved = len(account.moved())
    return faults + ([f"{moved} cards went"] if moved not in (0, account.count or 0) else [])


@own(of_rules.AllAtOnce)
def all_at_once(account: Account) -> list[str]:
    """vanguard 8.5.2.3: no more cards move or turn than the parts of it speak of; and what begins
    to last is no part of paying."""
    return no_number_changes(account)


@own(v.TimeLeap, of_rules.Leap)
def time_leap(account: Account) -> list[str]:
    """vanguard 10.31.2: units are bound, and for each at most one card of the deck is called."""
    ways = [(account.kind(was), account.kind(now)) for was, now in account.moved().values()]
    called = [way for way in ways if way[0] == "deck"]
    bound = [way for way in ways if way[1] == "bind"]
    faults = [f"called to {to}" for _from, to in called if to != "rear-guard"]
    if isinstance(account.term, v.TimeLeap) and len(called) > len(bound):
        faults.append(f"{len(called)} called for {len(bound)} bound")
    return faults


@own(of_rules.LeapBack)
def leap_back(account: Account) -> list[str]:
    """vanguard 10.31.2: the unit called goes under the deck, and if it did the bound one comes
    to a rear-guard circle."""
    ways = {
        card: (account.kind(was), account.kind(now)) for card, (was, now) in account.moved().items()
    }
    went_back = [card for card, way in ways.items() if way[1] == "deck"]
    came = [card for card, way in ways.items() if way == ("bind", "rear-guard")]
    faults = [] if bool(went_back) or not came else ["a card came, and none went"]
    return faults + no_card_flips(account, ways)

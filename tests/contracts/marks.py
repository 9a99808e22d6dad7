"""Contracts of instructions that turn cards, or change a number of a card or of a player."""

from __future__ import annotations

from collections.abc import Iterable

from headjudge.games.dragonball.language import vocabulary as d
from headjudge.games.gateruler.language import vocabulary as g
from headjudge.games.godzilla.language import vocabulary as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.contracts.ledger import Account
from tests.contracts.words import (
    Contract,
    has_word,
    ignores_effects,
    is_linked,
    no_card_flips,
    no_card_moves,
    no_card_turns,
    no_effect_begins,
    no_number_changes,
    nothing_turns,
    own,
)

# -- cards that turn -----------------------------------------------------------------------------

# the zones in which cards stand and rest (gateruler 3-9c: in a defense zone they only rest)
UPRIGHT = ("vanguard", "rear-guard", "battle", "leader", "attack", "energy")

# the zones besides the field in which cards lie face up or face down
FACED = ("damage", "G", "bind", "charge", "resource", "set")


def turns_to(rest: int) -> Contract:
    """The cards meant lie so afterwards; no other card was turned, unless it is one with them."""

    def contract(account: Account) -> list[str]:
        meant = account.meant
        if meant is None:
            return []
        place, turned = account.before.place, account.turned()
        zones = {place[card] for card in meant.cards}
        faults = [
            f"card {card} was turned"
            for card in turned
            if place[card] not in zones or place[card] < 0
        ]
        faults += [f"card {card} lies wrong" for card in turned if account.after.rest[card] != rest]
        alone = {card for card in turned & meant.cards if not is_linked(account, card)}
        if len(alone) > meant.most:
            faults.append(f"{len(turned)} cards were turned, {meant.most} meant")
        faults += [
            f"card {card} was not turned"
            for card in account.stayed(sorted(meant.sure))
            if account.after.rest[card] != rest and account.kind(place[card]) in UPRIGHT
        ]
        return faults

    return contract


own(t.ToStand)(turns_to(0))
own(t.ToRest)(turns_to(1))


def flips_to(down: bool) -> Contract:
    """The cards meant show that face afterwards, and no other card was flipped or moved."""

    def contract(account: Account) -> list[str]:
        meant = account.meant
        if meant is None:
            return []
        faults = no_card_flips(account, meant.cards) + no_card_turns(account, meant.cards)
        flipped = account.flipped() & meant.cards
        if len(flipped) > meant.most:
            faults.append(f"{len(flipped)} cards were flipped, {meant.most} meant")
        place = account.before.place
        sure = [card for card in meant.sure if has_a_face(account, place[card])]
        cards = flipped if ignores_effects(account) else flipped.union(sure)
        faults += [
            f"card {card} lies with the wrong face"
            for card in account.stayed(sorted(cards))
            if (account.after.face[card] == FACE_DOWN) != down
        ]
        return faults

    return contract


def has_a_face(account: Account, zone: int) -> bool:
    """Whether cards of a zone may lie face up or face down."""
    return account.is_field(zone) or account.kind(zone) in FACED


own(v.TurnUp, v.Unlock, g.FlipUp)(flips_to(down=False))  # vanguard 10.13, 10.24, gateruler 15-33
own(v.TurnDown, g.FlipDown)(flips_to(down=True))


@own(v.Lock)
def lock(account: Account) -> list[str]:
    """vanguard 10.22: the cards lie face down and upright, as other objects, or have left for
    their owners' G zone (10.22.8)."""
    faults = flips_to(down=True)(account)
    for card in account.flipped():
        if account.after.rest[card]:
            faults.append(f"card {card} lies turned")
        if account.before.identity[card] == account.after.identity[card]:
            faults.append(f"card {card} is the same object")
    return faults + [
        f"card {card} went to {account.kind(now)}"
        for card, (_was, now) in account.moved().items()
        if account.kind(now) != "G"
    ]


@own(v.CounterBlast, v.CounterCharge)
def turn_damage(account: Account) -> list[str]:
    """vanguard 10.16, 10.30: so many cards of the damage zone turn over, to that face, and no
    other."""
    flipped = account.flipped()
    place = account.before.place
    layout = account.game.rules.layout
    zones = {layout.zone("damage", seat) for seat in account.seats}
    down = isinstance(account.term, v.CounterBlast)
    faults = [f"card {card} was flipped" for card in flipped if place[card] not in zones]
    faults += [
        f"card {card} lies with the wrong face"
        for card in flipped
        if (account.after.face[card] == FACE_DOWN) != down
    ]
    if len(flipped) > (account.count or 0) * len(account.seats):
        faults.append(f"{len(flipped)} cards were flipped, {account.count} meant")
    if down and len(account.seats) == 1 and len(flipped) not in (0, account.count or 0):
        faults.append(f"{len(flipped)} cards were flipped, all or none of {account.count} meant")
    return faults + no_card_turns(account) + no_card_moves(account)


@own(v.FlipOver, d.FlipOver)
def flip_over(account: Account) -> list[str]:
    """vanguard 10.37, dragonball 10-14: the cards meant show another side, and no other card; all
    stay where they are, as they lie."""
    before, after = account.before.printed, account.after.printed
    meant = frozenset() if account.meant is None else account.meant.cards
    sides = [
        f"card {card} shows another side"
        for card, was in enumerate(before)
        if was is not after[card] and card not in meant
    ]
    return sides + no_card_moves(account) + no_card_turns(account)


@own(d.PayEnergy)
def pay_energy(account: Account) -> list[str]:
    """dragonball 8-4: exactly so many of the player's energy are switched to Rest Mode."""
    term = account.term
    assert isinstance(term, d.PayEnergy)
    return rested_in(account, "energy", term.number)


@own(g.PayResources)
def pay_resources(account: Account) -> list[str]:
    """gateruler 15-15a: exactly so many of the player's resources are exhausted, or cards that
    may be exhausted as resources."""
    abilities = account.game.abilities
    others = [c for c in account.turned() if "PaysAsResource" in abilities(c).others]
    return rested_in(account, "resource", account.count or 0, others)


def rested_in(account: Account, kind: str, number: int, others: Iterable[int] = ()) -> list[str]:
    """So many cards in the player's zone of that kind, or of these others, were turned, and no
    other card."""
    zone = account.game.rules.layout.zone(kind, account.seat)
    turned = account.turned()
    faults = [
        f"card {card} was turned"
        for card in turned
        if account.before.place[card] != zone and card not in others
    ]
    faults += [f"card {card} was made ready" for card in turned if not account.after.rest[card]]
    if len(turned) != max(number, 0):
        faults.append(f"{len(turned)} were turned, {number} to pay")
    return faults + no_card_moves(account)


@own(g.ReadyResources)
def ready_resources(account: Account) -> list[str]:
    """So many of the player's resources, or all of them, are ready."""
    term = account.term
    assert isinstance(term, g.ReadyResources)
    zone = account.game.rules.layout.zone("resource", account.seat)
    exhausted = [card for card in account.before.zones[zone] if account.before.rest[card]]
    number = len(exhausted) if term.number < 0 else min(term.number, len(exhausted))
    turned = account.turned()
    faults = [f"card {card} was turned" for card in turned if card not in exhausted]
    return faults + ([f"{len(turned)} made ready, not {number}"] if len(turned) != number else [])


@own(g.DamageReversal)
def damage_reversal(account: Account) -> list[str]:
    """gateruler 15-30: so many cards of the player's damage zone are flipped face down, or none."""
    term = account.term
    assert isinstance(term, g.DamageReversal)
    zone = account.game.rules.layout.zone("damage", account.seat)
    flipped = account.flipped()
    faults = [
        f"card {card} was flipped"
        for card in flipped
        if account.before.place[card] != zone or account.after.face[card] != FACE_DOWN
    ]
    if len(flipped) not in (0, term.number):
        faults.append(f"{len(flipped)} were flipped, {term.number} or none meant")
    return faults + no_card_turns(account)


# -- the invading monster --------------------------------------------------------------------------


@own(z.ChangeRage)
def change_rage(account: Account) -> list[str]:
    """godzilla 3.4: that player's rage is so much more, or so much less and not below 0; no
    other number changes."""
    term = account.term
    assert isinstance(term, z.ChangeRage)
    faults = no_number_changes(account, "rage") + nothing_turns(account)
    for (seat, name), more in account.changed_numbers().items():
        if name == "rage" and (more > 0) != term.up:
            faults.append(f"rage of player {seat} changed by {more}")
    if isinstance(term.amount, int):
        for seat in whose(account, term.whose):
            was = account.before.numbers[seat]["rage"]
            now = account.after.numbers[seat]["rage"]
            meant = was + term.amount if term.up else max(was - term.amount, 0)
            if now != meant:
                faults.append(f"rage of player {seat} is {now}, not {meant}")
    return faults


def whose(account: Account, said: str) -> tuple[int, ...]:
    """The seats of the players spoken of."""
    mine = account.seat
    return {t.YOU: (mine,), t.OPPONENT: (1 - mine,), t.EACH: (0, 1)}.get(said, ())


@own(z.SetRage)
def set_rage(account: Account) -> list[str]:
    """godzilla 3.4: that player's rage is so much; no other number changes."""
    term = account.term
    assert isinstance(term, z.SetRage)
    faults = no_number_changes(account, "rage") + nothing_turns(account)
    if isinstance(term.amount, int):
        faults += [
            f"rage of player {seat} is {account.after.numbers[seat]['rage']}"
            for seat in whose(account, term.whose)
            if account.after.numbers[seat]["rage"] != max(term.amount, 0)
        ]
    seats = whose(account, term.whose)
    return faults + [
        f"rage of player {seat} changed"
        for seat, _name in account.changed_numbers()
        if seats and seat not in seats
    ]


BEHIND = {8: 3, 7: 4, 6: 5}  # godzilla 4.4.5.1


@own(z.Advance, z.AdvanceTo, z.Retreat, z.RetreatTo, z.MoveAsCountered)
def monster_moves(account: Account) -> list[str]:
    """godzilla 5.13, 5.15.1.1: the monsters meant are so many zones further or back, no further
    than zone 8 and no further back than zone 1, or in the zone behind; no other number changes,
    and no card turns."""
    faults = no_number_changes(account, "position") + nothing_turns(account)
    if account.meant is None:
        return faults
    place = account.before.place
    meant = {account.seat_of(place[card]) for card in account.meant.sure}
    for seat in range(account.game.state.seats):
        was = account.before.numbers[seat]["position"]
        now = account.after.numbers[seat]["position"]
        should = position_meant(account, was) if seat in meant else was
        if now != should:
            faults.append(f"the monster of player {seat} went from {was} to {now}, not {should}")
    return faults


def position_meant(account: Account, was: int) -> int:
    """The zone that a monster is in after the instruction, by the one it was in."""
    term = account.term
    if isinstance(term, z.MoveAsCountered):
        return BEHIND.get(was, was)
    if isinstance(term, z.AdvanceTo):
        return max(was, term.zone)
    if isinstance(term, z.RetreatTo):
        return min(was, term.zone)
    number = max(account.count or 0, 0)
    return min(was + number, 8) if isinstance(term, z.Advance) else max(was - number, 1)


# -- damage ----------------------------------------------------------------------------------------


def damage_changes(account: Account) -> dict[int, int]:
    """How much more damage each unit has that stayed what it was (gateruler 3-6g)."""
    found: dict[int, int] = {}
    for card, identity in enumerate(account.before.identity):
        if account.after.identity[card] == identity:
            key = ("damage", identity)
            more = account.after.happened.get(key, 0) - account.before.happened.get(key, 0)
            if more:
                found[card] = more
    return found


RULER = ("ruler damage", "plain damage")


def ruler_damage_changes(account: Account) -> dict[int, int]:
    """How much more damage each player's ruler has (gateruler 13-4a)."""
    found: dict[int, int] = {}
    for (seat, name), more in account.changed_numbers().items():
        if name in RULER:
            found[seat] = found.get(seat, 0) + more
    return found


@own(g.DealDamage)
def deal_damage(account: Account) -> list[str]:
    """gateruler 15-20a: each of these has so much more damage, and nothing else has any."""
    faults = nothing_turns(account) + no_number_changes(account, *RULER)
    if account.meant is None:
        return faults
    units, rulers = damage_changes(account), ruler_damage_changes(account)
    place = account.before.place
    hit = {account.seat_of(place[card]) for card in account.meant.cards if is_ruler(account, card)}
    amount = max(account.count or 0, 0)
    faults += [f"unit {card} has damage" for card in units if card not in account.meant.cards]
    faults += [f"ruler of {seat} has damage" for seat in rulers if seat not in hit]
    every = (*units.values(), *rulers.values())
    if has_word(account, "BaseDamage"):  # 15-2b
        return faults
    faults += [f"damage {more}, not {amount}" for more in every if more > amount]
    if not ignores_effects(account) and not hit:
        faults += [
            f"unit {card} has {units.get(card, 0)} damage more, not {amount}"
            for card in account.meant.sure
            if account.kind(place[card]) in ("attack", "defense")
            and account.kind(account.after.place[card]) in ("attack", "defense")
            and units.get(card, 0) != amount
        ]
    return faults


def is_ruler(account: Account, card: int) -> bool:
    """Whether a card was a ruler, or one with it (geared up), before."""
    return account.game.rules.layout.kind[account.before.place[card]] == "ruler" or bool(
        account.game.value(card, "type") == "ruler"
    )


@own(g.DealDivided, g.StrikeBack, g.StrikeThrough, g.ChangeThisDamage, g.RedirectThisDamage)
def only_damage(account: Account) -> list[str]:
    """gateruler 15-10, 16-5, 16-7, 13-3: damage is dealt, or will be another: no card turns, and
    damage never grows less."""
    faults = nothing_turns(account) + no_number_changes(account, *RULER)
    units, rulers = damage_changes(account), ruler_damage_changes(account)
    faults += [
        f"damage changed by {more}" for more in (*units.values(), *rulers.values()) if more < 0
    ]
    if isinstance(account.term, g.DealDivided) and account.meant is not None:
        faults += [f"unit {card} has damage" for card in units if card not in account.meant.cards]
    if isinstance(account.term, g.StrikeThrough):
        faults += [f"unit {card} has damage" for card in units]
        faults += [f"ruler of {seat} has damage" for seat in rulers if seat == account.seat]
    if isinstance(account.term, g.StrikeBack) and len(units) + len(rulers) > 1:
        faults.append("more than one was struck")
    return faults


@own(g.Heal, g.HealDealing)
def heal_units(account: Account) -> list[str]:
    """gateruler 15-21a: each of these units has so much less damage, or none; nothing else
    changes but for the life of players whose rulers are meant."""
    faults = no_card_turns(account) + no_card_flips(account) + no_effect_begins(account)
    units = damage_changes(account)
    faults += no_number_changes(account)
    if account.meant is None:
        return faults
    faults += [f"unit {card} was healed" for card in units if card not in account.meant.cards]
    faults += [f"unit {card} has more damage" for card, more in units.items() if more > 0]
    if isinstance(account.term, g.Heal) and not ignores_effects(account):
        for card in account.meant.sure:
            had = account.before.happened.get(("damage", account.before.identity[card]), 0)
            healed = min(had, max(account.count or 0, 0))
            in_zone = account.kind(account.before.place[card]) in ("attack", "defense")
            if in_zone and -units.get(card, 0) != healed:
                faults.append(f"{-units.get(card, 0)} of card {card} healed, not {healed}")
    return faults

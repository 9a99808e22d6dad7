"""Contracts of instructions by which cards come to the field, or to where they are played."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as d
from headjudge.games.gateruler.language import vocabulary as g
from headjudge.games.godzilla.language import vocabulary as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import links
from headjudge.language import terms as t
from tests.contracts.ledger import Account
from tests.contracts.marks import BEHIND
from tests.contracts.words import (
    ignores_effects,
    is_linked,
    no_card_moves,
    no_card_turns,
    no_number_changes,
    nothing_turns,
    only_ways,
    own,
    prints,
    went,
)


def came(account: Account) -> dict[int, tuple[int, int]]:
    """The cards that came to the field from elsewhere: from where to where."""
    return {
        card: (was, now)
        for card, (was, now) in account.moved().items()
        if account.is_field(now) and not account.is_field(was)
    }


def only_meant_come(account: Account) -> list[str]:
    """No card comes to the field but those meant, and not more of them than said."""
    meant, there = account.meant, came(account)
    if meant is None:
        return []
    faults = [f"card {card} was not meant" for card in there if card not in meant.cards]
    if len(there) > meant.most:
        faults.append(f"{len(there)} came, {meant.most} meant")
    return faults


def came_to(account: Account, kinds: tuple[str, ...], seat: int | None = None) -> list[str]:
    """The cards that came are in zones of these kinds, of that player if one is named."""
    return [
        f"card {card} came to {account.kind(now)} of player {account.seat_of(now)}"
        for card, (_was, now) in came(account).items()
        if account.kind(now) not in kinds or (seat is not None and account.seat_of(now) != seat)
    ]


def lie(account: Account, rest: int) -> list[str]:
    """The cards that came lie so."""
    return [f"card {card} lies wrong" for card in came(account) if account.after.rest[card] != rest]


def seat_said(account: Account, whose: t.Whose) -> int | None:
    """The player spoken of; None: either."""
    return {t.YOU: account.seat, t.OPPONENT: 1 - account.seat}.get(whose)


# -- godzilla --------------------------------------------------------------------------------------


@own(z.Play)
def play_by_effect(account: Account) -> list[str]:
    """godzilla 5.11: the cards come to zones, to the invading monster or to strategy zones; the
    numbers of players stay."""
    term = account.term
    assert isinstance(term, z.Play)
    faults = only_meant_come(account) + no_number_changes(account) + nothing_turns(account)
    faults += came_to(account, ("zone", "invading", "strategy", "resolution"))
    if term.zones is not None and term.zones.numbers:
        places = account.game.rules.layout.places
        faults += [
            f"card {card} came to another zone"
            for card, (_was, now) in came(account).items()
            if account.kind(now) == "zone"
            and getattr(places[now], "number", 0) not in term.zones.numbers
        ]
    return faults


@own(z.PlayOnto)
def play_onto(account: Account) -> list[str]:
    """godzilla 5.11, 3.2: the card is in the zone of the card it was played on, on top of it."""
    faults = only_meant_come(account) + came_to(account, ("zone", "invading"))
    for card, (_was, now) in came(account).items():
        if account.other is not None and now not in {
            account.before.place[other] for other in account.other.cards
        }:
            faults.append(f"card {card} came elsewhere")
        elif account.after.host[card] >= 0:
            faults.append(f"card {card} lies below")
    return faults


@own(z.PlayToken)
def play_token(account: Account) -> list[str]:
    """godzilla 9.1.2: tokens of that name appear, in whatever letters it is written, so many at
    most, and no card moves besides."""
    term = account.term
    assert isinstance(term, z.PlayToken)
    faults = came_to(account, ("zone",)) + no_number_changes(account)
    made = range(len(account.before.place), len(account.after.place))
    faults += [
        f"token {card} has another name"
        for card in made
        if account.after.printed[card].names["en"].casefold() != term.name.casefold()
    ]
    if not term.every and len(made) > max(account.count or 0, 0):
        faults.append(f"{len(made)} tokens, {account.count} meant")
    return faults + no_card_moves(account, made)


@own(z.Evolve)
def evolve(account: Account) -> list[str]:
    """godzilla 5.17, 12.6: a card comes on top of each that evolves, in its zone; the deck that
    was looked through is shuffled."""
    faults = came_to(account, ("zone",)) + no_number_changes(account)
    if account.meant is None:
        return faults
    zones = {account.before.place[card] for card in account.meant.cards}
    for card, (_was, now) in came(account).items():
        if now not in zones:
            faults.append(f"card {card} came elsewhere")
        elif account.after.host[card] >= 0:
            faults.append(f"card {card} lies below")
    if len(came(account)) > len(account.meant.cards):
        faults.append("more came than evolved")
    return faults


@own(z.Counter)
def counter(account: Account) -> list[str]:
    """godzilla 5.15: the monster is in the zone behind if it was in zone 6, 7 or 8, and a card of
    its master's monster deck lies on it, of a rank higher by 1; without such a card that player
    has lost (5.15.1.2.1)."""
    faults = no_number_changes(account, "position")
    if account.meant is None:
        return faults
    place = account.before.place
    seats = {account.seat_of(place[card]) for card in account.meant.sure}
    for seat in range(account.game.state.seats):
        was = account.before.numbers[seat]["position"]
        now = account.after.numbers[seat]["position"]
        if now != (BEHIND.get(was, was) if seat in seats else was):
            faults.append(f"the monster of player {seat} went from {was} to {now}")
    new = came(account)
    faults += [
        f"card {card} came from {account.kind(was)} to {account.kind(now)}"
        for card, (was, now) in new.items()
        if (account.kind(was), account.kind(now)) != ("monster deck", "invading")
        or account.seat_of(now) not in seats
    ]
    result = account.after.result
    lost = [seat for seat in seats if result is not None and result.winner == 1 - seat]
    if len(new) + len(lost) != len(seats):
        faults.append(f"{len(new)} monsters came, {len(seats)} were countered")
    return faults


@own(z.TriggerKeyword)
def trigger_keyword(account: Account) -> list[str]:
    """godzilla 10.6.2: automatic abilities go on standby, and nothing else is different."""
    faults = no_card_moves(account) + nothing_turns(account) + no_number_changes(account)
    return faults + ([] if account.after.standby >= account.before.standby else ["some ended"])


# -- vanguard ------------------------------------------------------------


@own(v.Call)
def call(account: Account) -> list[str]:
    """vanguard 10.7: the cards are on circles of the kinds named, of that player, standing unless
    the text or the guardian circle has them rest; a unit that was there is retired."""
    term = account.term
    assert isinstance(term, v.Call)
    seat = seat_said(account, term.circles.whose)
    faults = only_meant_come(account) + came_to(account, term.circles.kinds, seat)
    guarding = term.circles.kinds == ("guardian",)
    if not guarding and not term.locked:
        faults += lie(account, int(term.resting))
    faults += [
        f"{was} to {now}"
        for was, now in went(account)
        if was == "rear-guard" and now not in ("drop", "G", "rear-guard")
    ]
    return faults + no_card_turns(account)


@own(v.Ride)
def ride(account: Account) -> list[str]:
    """vanguard 10.6: the card is on the vanguard circle; what was there is in the soul, or in the
    G zone."""
    term = account.term
    assert isinstance(term, v.Ride)
    faults = only_meant_come(account) + came_to(account, ("vanguard",), account.seat)
    if came(account):
        faults += lie(account, int(term.resting))
        circle = account.game.rules.layout.zone("vanguard", account.seat)
        there = account.before.zones[circle]
        faults += [
            f"card {card} is in {account.kind(account.after.place[card])}"
            for card in there
            if account.kind(account.after.place[card]) not in ("soul", "G", "removal")
        ]
    return faults


@own(v.Stride)
def stride(account: Account) -> list[str]:
    """vanguard 10.28: a card of the G zone is on the vanguard circle, as the vanguard before it
    stood; those that were there stay, as hearts."""
    faults = only_meant_come(account) + only_ways(account, ("G", "vanguard"))
    circle = account.game.rules.layout.zone("vanguard", account.seat)
    there = account.before.zones[circle]
    faults += [f"card {card} left" for card in there if account.after.place[card] != circle]
    for card in came(account):
        if there and account.after.rest[card] != account.before.rest[there[-1]]:
            faults.append(f"card {card} stands otherwise")
    return faults


@own(v.ToLegion)
def to_legion(account: Account) -> list[str]:
    """vanguard 10.25: the mate is on the vanguard circle as the leader stands, linked with it, and
    no other card has moved."""
    faults = came_to(account, ("vanguard",), None)
    new = came(account)
    if account.other is not None:
        faults += [f"card {card} was not meant" for card in new if card not in account.other.cards]
    faults += no_card_moves(account, new)
    for card in new:
        if not is_linked(account, card):
            faults.append(f"card {card} is not linked")
        if account.meant is not None:
            stood = {account.before.rest[leader] for leader in account.meant.cards}
            if account.after.rest[card] not in stood:
                faults.append(f"card {card} stands otherwise")
    return faults


# -- dragonball ------------------------------------------------------------


@own(d.Play)
def play_cards(account: Account) -> list[str]:
    """The cards are in the battle area of that player (on top of those named), in Rest Mode if
    the text says so; what they lie on is where it was."""
    term = account.term
    assert isinstance(term, d.Play)
    seat = seat_said(account, term.whose)
    faults = only_meant_come(account) + came_to(account, ("battle", "leader"), seat)
    if term.onto is None and not prints(account, "Deflect"):  # 10-22
        answered = any(vars.get("rest") is True for _name, vars in account.before.frames)
        faults += lie(account, int(term.resting or answered))
    elif account.other is not None:
        zones = {account.before.place[card] for card in account.other.cards}
        for card, (_was, now) in came(account).items():
            if now not in zones and "leader" not in {account.kind(zone) for zone in zones}:
                faults.append(f"card {card} came elsewhere")
            elif account.after.host[card] >= 0:
                faults.append(f"card {card} lies below")
    return faults


@own(d.HavePlayed)
def have_played(account: Account) -> list[str]:
    """The cards are there already: nothing turns, and an effect begins only if their skills are
    negated, or to say what a card lies on. Those of them that are in a battle area, on top, are
    remembered as played, and no others."""
    term = account.term
    assert isinstance(term, d.HavePlayed)
    began = [effect for effect in account.new_effects() if effect.term.role != "link"]
    faults = nothing_turns(account) + only_ways(account, ("battle", "drop"))  # 3-6-6
    before = account.before
    played = {card for card, _identity in account.remembered.get("played", ())}
    there = {
        card
        for card in term.cards
        if account.kind(before.place[card]) == "battle" and before.host[card] < 0
    }
    if played != there:
        faults.append(f"{sorted(played)} are remembered, {sorted(there)} were played")
    return faults + (["an effect began"] if began and not term.negated else [])


@own(d.PlayToken)
def play_token_db(account: Account) -> list[str]:
    """dragonball 10-18: so many tokens of that name and power are in the battle area."""
    term = account.term
    assert isinstance(term, d.PlayToken)
    made = range(len(account.before.place), len(account.after.place))
    faults = came_to(account, ("battle",), seat_said(account, term.whose))
    if len(made) != max(account.count or 0, 0):
        faults.append(f"{len(made)} tokens, {account.count} meant")
    for card in made:
        printed = account.after.printed[card]
        if term.name not in printed.names["en"] or printed.values["power"] != term.power:
            faults.append(f"token {card} is another")
    return faults + no_card_moves(account, made)


@own(d.ActivateSkill)
def activate_skill(account: Account) -> list[str]:
    """The skill is activated as if by the player: no card comes to the field by that alone."""
    return [f"card {card} came" for card in came(account)]


# -- gateruler ------------------------------------------------------------

ZONES = ("attack", "defense")


@own(g.SpecialSummon)
def special_summon(account: Account) -> list[str]:
    """gateruler 15-18: the units are in attack or defense zones of that player, without the gate,
    ready in an attack zone unless the text has them exhausted."""
    term = account.term
    assert isinstance(term, g.SpecialSummon)
    kinds = tuple(term.zones.kinds) or ZONES
    faults = only_meant_come(account)
    faults += came_to(account, kinds, seat_said(account, term.zones.whose))
    faults += [
        f"unit {card} lies wrong"
        for card, (_was, now) in came(account).items()
        if account.kind(now) == "attack" and account.after.rest[card] != int(term.exhausted)
    ]
    return faults + no_number_changes(account)


@own(g.PutFaceDown)
def put_face_down(account: Account) -> list[str]:
    """gateruler 14-19: the cards are face-down units with the information said."""
    term = account.term
    assert isinstance(term, g.PutFaceDown)
    faults = only_meant_come(account) + came_to(account, ZONES)
    if ignores_effects(account):
        return faults
    for card in came(account):
        if not account.after.face[card]:
            faults.append(f"card {card} lies face up")
        faults += [
            f"{name} of card {card} is {account.game.value(card, name)}"
            for name, value in term.values
            if name in ("atk", "hp", "stk") and account.game.value(card, name) < value
        ]
    return faults


@own(g.PutOnTop)
def put_on_top(account: Account) -> list[str]:
    """gateruler 15-14b: the card is in the zone where the other was, as ready or exhausted as it,
    and the other is a charge of it, with all that was linked to it."""
    faults: list[str] = []
    for card, (_was, now) in account.on_their_own().items():
        if account.meant is None or card not in account.meant.cards or account.other is None:
            continue
        below = [each for each in account.other.cards if account.before.place[each] == now]
        if not below:
            faults.append(f"card {card} came to {account.kind(now)}")
        for each in below:
            linked = links.linked_with(account.game, "charge", each)
            if account.kind(account.after.place[each]) != "charge":
                faults.append(f"card {each} is in {account.kind(account.after.place[each])}")
            elif linked is None or linked[0] != card:
                faults.append(f"card {each} is linked to {linked}")
            if account.after.rest[card] != account.before.rest[each]:
                faults.append(f"card {card} lies otherwise")
    return faults


@own(g.PlayCard, g.PlayThis)
def play_card(account: Account) -> list[str]:
    """gateruler 15-16a: the card is in the gate, or is not played; no other card comes to the
    gate."""
    faults: list[str] = []
    into = [card for card, (_was, now) in account.moved().items() if account.kind(now) == "gate"]
    if isinstance(account.term, g.PlayThis):
        faults += [f"card {card} came to the gate" for card in into if card != account.source]
    elif account.meant is not None:
        cards = account.meant.cards
        faults += [f"card {card} came to the gate" for card in into if card not in cards]
    return faults + [f"card {card} came to the field" for card in came(account)]


@own(g.PlayAbilityOf)
def play_ability_of(account: Account) -> list[str]:
    """gateruler 14-6b: an ability is in the gate; no card comes to the field, and to the gate only
    one whose ability is to play it (14-6c)."""
    meant = frozenset() if account.meant is None else account.meant.cards
    itself = [card for card in meant if plays_itself(account, card)]
    return [
        f"card {card} went to {account.kind(now)}"
        for card, (_was, now) in account.moved().items()
        if account.is_field(now) or (account.kind(now) == "gate" and card not in itself)
    ]


def plays_itself(account: Account, card: int) -> bool:
    """Whether an ability of a card is to play the card that it is on."""
    terms = account.before.printed[card].abilities.terms
    return any(isinstance(each, g.PlayThis) for term in terms for each in getattr(term, "do", ()))


@own(g.GearUpInto)
def gear_up_into(account: Account) -> list[str]:
    """gateruler 14-18: the unit is where the ruler is; no other unit comes to the field."""
    return only_meant_come(account) + came_to(account, (*ZONES, "ruler"), account.seat)


@own(g.AbyssalSummon)
def abyssal_summon(account: Account) -> list[str]:
    """gateruler 16-14d: at most one unit comes, from the graveyard to an attack or defense zone
    of the player."""
    new = came(account)
    faults = came_to(account, ZONES, account.seat)
    faults += [
        f"unit {card} came from {account.kind(was)}"
        for card, (was, _now) in new.items()
        if account.kind(was) != "graveyard"
    ]
    return faults + (["more than one came"] if len(new) > 1 else [])


@own(g.PlaceResources)
def place_resources(account: Account) -> list[str]:
    """So many new cards are in the player's resource zone, ready or exhausted as the text says."""
    term = account.term
    assert isinstance(term, g.PlaceResources)
    zone = account.game.rules.layout.zone("resource", account.seat)
    made = [card for card, (_was, now) in account.moved().items() if now == zone]
    faults = no_card_moves(account, made)
    if len(made) != term.number:
        faults.append(f"{len(made)} came, {term.number} meant")
    return faults + [
        f"resource {card} lies wrong"
        for card in made
        if account.after.rest[card] != int(term.exhausted)
    ]

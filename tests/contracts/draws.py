"""Contracts of instructions that take cards from the top of a deck."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as d
from headjudge.games.gateruler.language import vocabulary as g
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.contracts.ledger import Account
from tests.contracts.words import only_ways, own


@own(t.Draw)
def draw(account: Account) -> list[str]:
    """godzilla 5.4, dragonball 4-9, gateruler 15-8a, vanguard 10.2: the top cards of the deck go
    to the hand, so many of them, or all there are."""
    term = account.term
    assert isinstance(term, t.Draw)
    layout, faults = account.game.rules.layout, []
    for seat in range(account.game.state.seats):
        deck, hand = layout.zone("deck", seat), layout.zone("hand", seat)
        before = account.before.zones[deck]
        drawn = [card for card, way in account.moved().items() if way == (deck, hand)]
        if seat not in account.seats:
            wanted = least = 0
        else:
            wanted = max(account.count or 0, 0)
            least = 0 if term.up_to else min(wanted, len(before))
        if hand in account.game.state.closed:
            continue  # gateruler 3-2g: without a hand nothing is drawn
        if not least <= len(drawn) <= wanted and wanted <= len(before):
            faults.append(f"{len(drawn)} cards drawn, {least} to {wanted} expected")
        if set(drawn) != set(before[: len(drawn)]) and len(before) >= wanted:
            faults.append("not the top cards of the deck")
    return faults


def from_the_top(account: Account, seat: int, to: str, least: int, most: int) -> list[str]:
    """Between so many and so many cards of the top of a player's deck, or all there are, went to
    that player's zone of that kind, and no other card of the deck went."""
    layout = account.game.rules.layout
    deck = layout.zone("deck", seat)
    before = account.before.zones[deck]
    gone = [card for card, (was, _now) in account.moved().items() if was == deck]
    faults = [] if set(gone) == set(before[: len(gone)]) else ["not the top cards of the deck"]
    if not min(least, len(before)) <= len(gone) <= max(most, 0):
        faults.append(f"{len(gone)} cards, {least} to {most} expected")
    faults += [
        f"card {card} went to {account.kind(account.after.place[card])}"
        for card in gone
        if account.kind(account.after.place[card]) != to
        or account.seat_of(account.after.place[card]) != seat
    ]
    return faults


@own(v.SoulCharge)
def soul_charge(account: Account) -> list[str]:
    """vanguard 10.18: so many top cards of the deck go to the soul."""
    faults = only_ways(account, ("deck", "soul"))
    wanted = max(account.count or 0, 0)
    for seat in range(account.game.state.seats):
        number = wanted if seat in account.seats else 0
        faults += from_the_top(account, seat, "soul", number, number)
    return faults


@own(d.PutTop)
def put_top(account: Account) -> list[str]:
    """So many top cards of the deck, or up to so many, go to the area named, in Rest Mode if the
    text says so."""
    term = account.term
    assert isinstance(term, d.PutTop)
    faults = only_ways(account, ("deck", term.to))
    wanted = max(account.count or 0, 0)
    for seat in range(account.game.state.seats):
        most = wanted if seat in account.seats else 0
        faults += from_the_top(account, seat, term.to, 0 if term.up_to else most, most)
    if term.to == "energy":
        faults += [
            f"card {card} lies wrong"
            for card in account.moved()
            if account.after.rest[card] != int(term.resting)
        ]
    return faults


@own(d.DrawUntil)
def draw_until(account: Account) -> list[str]:
    """So many cards are in the hand afterwards, if there were not more, as far as the deck
    lasts."""
    term = account.term
    assert isinstance(term, d.DrawUntil)
    layout = account.game.rules.layout
    hand, deck = layout.zone("hand", account.seat), layout.zone("deck", account.seat)
    missing = max(term.number - len(account.before.zones[hand]), 0)
    number = min(missing, len(account.before.zones[deck]))
    return only_ways(account, ("deck", "hand")) + from_the_top(
        account, account.seat, "hand", number, number
    )


@own(g.Redraw)
def redraw(account: Account) -> list[str]:
    """As many cards are in the hand as before; those that went from it are in the deck."""
    layout = account.game.rules.layout
    hand = layout.zone("hand", account.seat)
    had, has = len(account.before.zones[hand]), len(account.after.zones[hand])
    faults = only_ways(account, ("deck", "hand"), ("hand", "deck"))
    return faults + ([f"{has} cards in hand instead of {had}"] if has != had else [])


@own(g.Drive)
def drive(account: Account) -> list[str]:
    """gateruler 15-19, 10-2: so many top cards of the deck (or the cards named) come to the drive
    zone of the player; a card that is played from there goes on to the gate."""
    term = account.term
    assert isinstance(term, g.Drive)
    drove = [card for card, (was, now) in account.moved().items() if account.kind(now) == "drive"]
    if term.what is None:
        return from_the_top(account, account.seat, "drive", account.count or 0, account.count or 0)
    return [] if drove or not account.moved() else ["no card came to the drive zone"]

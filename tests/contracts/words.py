"""What the contracts of single words have in common: where they are kept, and what they ask of an
account again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from headjudge.games.vanguard.c07_battle import roles
from headjudge.language import terms as t
from tests.contracts.ledger import Account

Contract = Callable[[Account], list[str]]

OWN: dict[type[t.Effect], Contract] = {}


def own(*words: type[t.Effect]) -> Callable[[Contract], Contract]:
    """The function below is the contract of these words, besides that of their family."""

    def label(contract: Contract) -> Contract:
        for word in words:
            OWN[word] = contract
        return contract

    return label


# -- where cards went ------------------------------------------------------------------------


def to_kinds(account: Account, kinds: tuple[str, ...]) -> list[str]:
    """The cards meant that moved went to the owner's zone of one of these kinds."""
    layout = account.game.rules.layout
    owner = account.game.state.owner
    faults: list[str] = []
    for card, (_was, now) in account.on_their_own().items():
        if account.kind(now) == "ruler":
            continue  # gateruler 14-18b: the geared-up unit was meant, and its ruler is left
        if goes_back_to_g(account, card):
            if account.kind(now) != "G":
                faults.append(f"card {card} went to {account.kind(now)}, not back to G")
            continue
        if account.kind(now) not in (*kinds, ""):
            faults.append(f"card {card} went to {account.kind(now)}, not {kinds[0]}")
        elif now >= 0 and not layout.field[now] and layout.seat[now] != owner[card]:
            faults.append(f"card {card} went to the other player's {account.kind(now)}")
    return faults


def goes_back_to_g(account: Account, card: int) -> bool:
    """Whether a card is a G unit that was on a circle: wherever it is put, it ends in the G zone
    (vanguard 4.6.9), unless it has become a normal unit by that (12.10.3.3)."""
    if account.game.rules.name != "vanguard" or card >= len(account.before.place):
        return False
    on_circle = account.is_field(account.before.place[card])
    sides = (account.before.printed[card], account.after.printed[card])
    return on_circle and all(side.values["type"] == "G" for side in sides)


def from_kinds(account: Account, kinds: tuple[str, ...]) -> list[str]:
    """The cards that moved on their own came from a zone of one of these kinds."""
    return [
        f"card {card} came from {account.kind(was)}, not {kinds[0]}"
        for card, (was, _now) in account.on_their_own().items()
        if account.kind(was) not in kinds
    ]


def went(account: Account) -> set[tuple[str, str]]:
    """From which kinds of zones to which kinds cards moved."""
    return {(account.kind(was), account.kind(now)) for was, now in account.moved().values()}


def only_ways(account: Account, *ways: tuple[str, str]) -> list[str]:
    """Cards moved in these ways only."""
    others = went(account) - set(ways)
    return [f"cards went {sorted(others)}"] if others else []


def as_many_as_meant(account: Account, already: tuple[str, ...] = ()) -> list[str]:
    """At least as many cards moved as had to be chosen, unless such a card was in a zone of one
    of these kinds already."""
    meant, what = account.meant, getattr(account.term, "what", None)
    if meant is None or not isinstance(what, t.Pick):
        return []
    if isinstance(what.cards, t.Cards) and what.cards.filters:
        return []  # that a hidden card is such a card may be denied
    moved = len(account.on_their_own())
    there = {account.kind(account.before.place[card]) for card in meant.cards}
    if moved >= meant.least or there & set(already):
        return []
    return [f"{moved} cards moved, {meant.least} had to"]


LEADERS = ("ruler", "leader")  # gateruler 3-5, dragonball 3-5-3: what is there stays there


def all_arrive(account: Account, kinds: tuple[str, ...]) -> list[str]:
    """The cards that it is about, whatever anybody chooses, are in a zone of one of these kinds
    afterwards (a token may have disappeared); and as many were chosen as had to be."""
    what = getattr(account.term, "what", None)
    if account.meant is None or ignores_effects(account):
        return []
    place, closed = account.after.place, account.game.state.closed
    if any(account.kind(zone) in kinds for zone in closed):
        return []  # gateruler 3-2g: where there is no such zone, a card stays
    faults = [
        f"card {card} is in {account.kind(place[card])}, not {kinds[0]}"
        for card in sorted(account.meant.sure - account.moved_before)
        if card != account.source or not isinstance(what, t.Every)  # gateruler 14-3f
        if account.kind(place[card]) not in (*kinds, "", *LEADERS)
        and not goes_back_to_g(account, card)
        and account.kind(account.before.place[card]) not in LEADERS
    ]
    return faults + as_many_as_meant(account, kinds)


def master_after(account: Account, card: int) -> int:
    """Whose zone a card is in afterwards."""
    return account.seat_of(account.after.place[card])


# -- what is as it was -----------------------------------------------------------------------


def no_number_changes(account: Account, *but: str) -> list[str]:
    """No number of a player changes, besides those named."""
    return [
        f"{name} of player {seat} changed by {more}"
        for (seat, name), more in account.changed_numbers().items()
        if name not in but
    ]


def no_card_moves(account: Account, but: Iterable[int] = ()) -> list[str]:
    return [f"card {card} moved" for card in account.moved() if card not in but]


def no_card_turns(account: Account, but: Iterable[int] = ()) -> list[str]:
    return [f"card {card} was turned" for card in account.turned() if card not in but]


def no_card_flips(account: Account, but: Iterable[int] = ()) -> list[str]:
    return [f"card {card} was flipped" for card in account.flipped() if card not in but]


def no_effect_begins(account: Account) -> list[str]:
    return ["an effect began"] if account.new_effects() else []


def no_deck_is_reordered(account: Account) -> list[str]:
    """The cards that stayed in a deck lie in the order they had, unless chance had its say."""
    if account.before.random != account.after.random:
        return []
    layout = account.game.rules.layout
    return [
        f"the deck of player {layout.seat[zone]} lies in another order"
        for zone, kind in enumerate(layout.kind)
        if kind == "deck" and account.is_reordered(zone)
    ]


def nothing_turns(account: Account) -> list[str]:
    """No card is rotated or flipped."""
    return no_card_turns(account) + no_card_flips(account)


# -- what a card is like ---------------------------------------------------------------------


def is_linked(account: Account, card: int) -> bool:
    """Whether a card is linked with another, so that both are turned, or count, as one."""
    ref = account.game.state.ref(card)
    return any(
        effect.term.role == "link"
        and ((effect.source, effect.identity) == ref or ref in (effect.cards or ()))
        for effect in account.game.state.effects
    )


def is_boosted(account: Account, card: int) -> bool:
    """Whether a card has the power of a unit that boosts it besides its own (vanguard 7.4.1.11)."""
    game = account.game
    return game.rules.name == "vanguard" and card in roles.in_role(game, "boosted")


def ignores_effects(account: Account) -> bool:
    """Whether some card of the game may ignore effects (vanguard 12.11, gateruler 15-27)."""
    return has_word(account, "Unaffected")


def has_word(account: Account, word: str) -> bool:
    """Whether an ability of that class is printed on some card of the game, or was given."""
    state = account.game.state
    terms = [term for card in state.printed for term in card.abilities.terms]
    terms += [effect.term for effect in state.effects]
    return any(type(term).__name__ == word for term in terms)


def prints(account: Account, keyword: str) -> bool:
    """Whether some card of the game has that keyword printed on it."""
    terms = [term for card in account.game.state.printed for term in card.abilities.terms]
    return any(getattr(term, "name", "") == keyword for term in terms)


def as_long_as(account: Account, until: str) -> list[str]:
    """What began lasts so long."""
    return [
        f"lasts {effect.until!r}, not {until!r}"
        for effect in account.new_effects()
        if effect.until != until
    ]

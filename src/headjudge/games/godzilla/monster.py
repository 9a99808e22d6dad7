"""3. Player information: stacked cards (3.2), the invading monster (3.3), rage (3.4)."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla.zones import LAYOUT, invading_of, position, zone_of
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.kernel.triggers import IN_VAIN
from headjudge.rulebook.citation import fact, rule

# 3.2. Stacking of cards


@rule("3.2.3", without=())
def tops(game: Game, zone: int) -> tuple[int, ...]:
    """A stack counts as one card: the cards of a zone that lie under no other."""
    cards = game.state.zones[zone]
    if len(cards) < 2:
        return cards
    host = game.state.host
    return tuple([card for card in cards if host[card] < 0])


def under(game: Game, top: int) -> list[int]:
    """The cards stacked under a card, topmost first."""
    state = game.state
    place = state.place[top]
    if place < 0 or not LAYOUT.field[place]:
        return []
    host = state.host
    return [card for card in reversed(state.zones[place]) if host[card] == top]


@rule("3.2.2", "3.2.5")
def stack_on(game: Game, card: int, top: int) -> None:
    """A card goes on top of another: their order is kept, and it is a new, different card."""
    state = game.state
    below = under(game, top)
    game.put(card, state.place[top], "top")
    state.host[top] = card
    for each in below:
        state.host[each] = card
    state.revision += 1
    state.board += 1


@rule("3.2.4", without=())
def stack_of(game: Game, top: int) -> tuple[int, ...]:
    """What moves along when a stacked card moves: all the cards under it."""
    return tuple(under(game, top))


# 3.3. Invading monster


def monster_of(game: Game, seat: int) -> int:
    """3.3.1, 3.3.2. The top card of a player's invading monster, -1 if there is none."""
    cards = game.state.zones[invading_of(seat)]
    return cards[-1] if cards else -1


@rule("3.3.3.2", without=-1)
def monster_place(game: Game, seat: int) -> int:
    """An invading monster counts as being in the zone of its position."""
    return zone_of(seat, position(game, seat))


@rule("4.7.2")
def become_invading(game: Game, seat: int, card: int) -> None:
    """A new invading monster goes on top of the old one, or is the first."""
    old = monster_of(game, seat)
    if old >= 0:
        stack_on(game, card, old)
    else:
        game.put(card, invading_of(seat))


@rule("3.3.3.3")
def set_position(game: Game, seat: int, number: int) -> None:
    """The invading monster itself is moved to the new position."""
    game.state.numbers[seat]["position"] = number
    game.state.revision += 1
    game.state.alert = True


def whereabouts(game: Game, card: int) -> int:
    """The zone a card counts as being in."""
    place = game.state.place[card]
    if place >= 0 and LAYOUT.kind[place] == "invading":
        return monster_place(game, LAYOUT.seat[place])
    return place


# 3.4. Rage

RAGE_THREAT: Final[int] = fact("3.4.5", 5000, without=0)


def rage(game: Game, seat: int) -> int:
    """3.4.3. The rage of a player's monster card."""
    return game.state.numbers[seat]["rage"]


LOWEST_RAGE: Final[int | None] = fact("3.4.4", 0, without=None)


def set_rage(game: Game, seat: int, amount: int) -> int:
    """Set a monster's rage, and say by how much it changed."""
    if LOWEST_RAGE is not None:
        amount = max(amount, LOWEST_RAGE)
    before = rage(game, seat)
    game.state.numbers[seat]["rage"] = amount
    game.state.revision += 1
    return amount - before


def rage_happens(game: Game, event: Event) -> None:
    """Rage goes up or down; 1.3.2.1: no change is no event."""
    now = rage(game, event.seat)
    if event.kind == "rage set":
        changed = set_rage(game, event.seat, event.amount)
    elif event.kind == "rage up":
        changed = set_rage(game, event.seat, now + event.amount)
    else:
        changed = set_rage(game, event.seat, now - event.amount)
    event.amount = abs(changed) if changed else IN_VAIN


def rage_event(
    game: Game, seat: int, amount: int, cause: str, source: int = -1, by: int = -1
) -> None:
    """Change a player's rage; nothing for 0, and never the other way round (1.3.2.2)."""
    monster = monster_of(game, seat)
    if amount > 0:
        game.do(Event("rage up", seat, monster, -1, amount, source, by, cause))
    elif amount < 0 and rage(game, seat) > 0:
        game.do(Event("rage down", seat, monster, -1, -amount, source, by, cause))


def remember(game: Game, card: int) -> dict[str, Any]:
    """10.10.1.2. What is kept of a card that leaves the field: what was changed about it."""
    kept: dict[str, Any] = {"place": whereabouts(game, card)}
    for name in game.memorable:
        if name == "abilities":
            kept[name] = game.abilities(card)
        else:
            kept[name] = game.value(card, name)
    return kept

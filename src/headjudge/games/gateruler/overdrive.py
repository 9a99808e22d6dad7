"""16-2. Overdrive abilities in the drive zone.

Such an ability is in the drive zone from when its card was turned up there until it is played or
removed: nothing is kept but what is done with.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler import playing
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler.zones import LAYOUT
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN
from headjudge.rulebook.citation import rule


def overdrives(game: Game, card: int) -> list[int]:
    """The Overdrive abilities of a card that are in the drive zone, by number."""
    state = game.state
    own = state.printed[card].abilities.others.get("Overdrive", ())
    if not own or state.face[card] == FACE_DOWN or LAYOUT.kind[state.place[card]] != "drive":
        return []
    return pending(game, card, len(own))


@rule("7-2a-2", "10-3b", without=())
def pending(game: Game, card: int, count: int) -> list[int]:
    """When a card is turned up in the drive zone, its Overdrive abilities join it there."""
    identity = game.state.identity[card]
    return [at for at in range(count) if not game.happened(("overdrive", identity, at))]


def is_held(game: Game, card: int) -> bool:
    """Whether an Overdrive ability keeps a card of the drive zone from being played."""
    return is_linked(game, card) or is_in_gate(game, card)


@rule("7-1b-1", "7-2a-2a", "10-3b-1", without=False)
def is_linked(game: Game, card: int) -> bool:
    """A card is not played while an Overdrive ability is linked to it in the drive zone,"""
    return len(overdrives(game, card)) > 0


@rule("14-4b-1a", without=False)
def is_in_gate(game: Game, card: int) -> bool:
    """nor while one of them waits in the gate."""
    ref = game.state.ref(card)
    for frame in game.state.stack:
        vars = frame.vars
        if vars.get("way") == playing.OVERDRIVE and (vars["card"], vars["identity"]) == ref:
            return True
    return False


def is_unit_at_work(game: Game, card: int) -> bool:
    """Whether what a card does is done by a unit: one in play, or a unit card's Overdrive."""
    return u.is_unit(game, card) or is_units_overdrive(game, card)


@rule("16-2c", without=False)
def is_units_overdrive(game: Game, card: int) -> bool:
    """The Overdrive ability of a unit card in the drive zone is an ability of a unit."""
    for frame in game.state.frames:
        if frame.vars.get("way") == playing.OVERDRIVE and frame.vars["card"] == card:
            return bool(game.value(card, "type") == "unit")
    return False


def overdrive_of(game: Game, card: int, at: int) -> Any:
    return game.state.printed[card].abilities.others["Overdrive"][at]


def refusal(game: Game, seat: int, card: int, at: int) -> str | None:
    """The rule that forbids playing an Overdrive ability, or None."""
    if at not in overdrives(game, card) or game.master(card) != seat:
        return "7-9a"
    term = overdrive_of(game, card, at)
    if playing.is_to_play_its_card(term):
        return playing.refusal_of_card(game, seat, card)
    return playing.refusal_of_effect(game, seat, card, term)


def can_play(game: Game, seat: int, card: int, at: int) -> bool:
    """Whether it is offered: it can be played, and was not just tried in vain."""
    return (
        not playing.was_tried(game, card, playing.OVERDRIVE)
        and not playing.was_tried(game, card, playing.way_of(game, card))
        and refusal(game, seat, card, at) is None
    )


@rule("16-2a")
def play(game: Game, seat: int, card: int, at: int) -> None:
    """The ability is played. It is done with only after the point to which a play that fails is
    undone."""
    playing.play_ability(game, seat, card, overdrive_of(game, card, at), playing.OVERDRIVE)
    done_with(game, card, at)


@rule("7-9b")
def remove(game: Game, seat: int, card: int, at: int) -> None:
    """Or it is removed, at once and without the gate."""
    done_with(game, card, at)
    game.note("drop overdrive", seat, card=card)


def done_with(game: Game, card: int, at: int) -> None:
    """The ability is in the drive zone no longer."""
    game.mark(("overdrive", game.state.identity[card], at))

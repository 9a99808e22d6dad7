"""16-2. Overdrive abilities in the drive zone.

Such an ability is in the drive zone from when its card was turned up there until it is played or
removed: nothing is kept but what is done with.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler import c07_main_phase
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c14_abilities import playing
from headjudge.games.gateruler.c15_terms import summoning
from headjudge.kernel.game import Game
from headjudge.rulebook.citation import rule


def overdrive_of(game: Game, card: int, at: int) -> Any:
    """An Overdrive ability of a card, by number."""
    return game.state.printed[card].abilities.others["Overdrive"][at]


def refusal_of_overdrive(game: Game, seat: int, card: int, at: int) -> str | None:
    """The rule that forbids playing an Overdrive ability, or None."""
    if at not in c07_main_phase.overdrives(game, card) or game.master(card) != seat:
        return "7-9a"
    term = overdrive_of(game, card, at)
    if playing.is_to_play_its_card(term):
        return playing.refusal_of_card(game, seat, card)
    return playing.refusal_of_effect(game, seat, card, term)


def can_play_overdrive(game: Game, seat: int, card: int, at: int) -> bool:
    """Whether it is offered: it can be played, and was not just tried in vain."""
    return (
        not playing.was_tried(game, card, playing.OVERDRIVE)
        and not playing.was_tried(game, card, summoning.way_of(game, card))
        and refusal_of_overdrive(game, seat, card, at) is None
    )


@rule("16-2a")
def play_overdrive(game: Game, seat: int, card: int, at: int) -> None:
    """The ability is played. It is done with only after the point to which a play that fails is
    undone."""
    playing.play_ability(game, seat, card, overdrive_of(game, card, at), playing.OVERDRIVE)
    c07_main_phase.done_with(game, card, at)


def is_unit_at_work(game: Game, card: int) -> bool:
    """Whether what a card does is done by a unit: one in play, or a unit card's Overdrive."""
    return u.is_unit(game, card) or is_units_overdrive(game, card)


@rule("16-2c")
def is_units_overdrive(game: Game, card: int) -> bool:
    """The Overdrive ability of a unit card in the drive zone is an ability of a unit."""
    for frame in game.state.frames:
        if frame.vars.get("way") == playing.OVERDRIVE and frame.vars["card"] == card:
            return bool(game.value(card, "type") == "unit")
    return False

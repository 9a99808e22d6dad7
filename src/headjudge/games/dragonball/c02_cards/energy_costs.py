"""2-11. Energy costs with their specified colours, and what can be paid with which energy.

Energy is paid by switching cards of the energy area to Rest Mode: how, is in 8-4-2.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.kernel.game import Game
from headjudge.language.picking import most_met
from headjudge.rulebook.citation import rule

ANY_COLOR: Final = ""
Demand = tuple[str, int]  # so many of this colour


def active_energy(game: Game, seat: int) -> list[int]:
    """The energy that costs can be paid with."""
    rest = game.state.rest
    return [card for card in game.state.zones[a.energy_area(seat)] if not rest[card]]


def energy_cost(game: Game, card: int) -> tuple[Demand, ...]:
    """What has to be paid for a card: its specified cost, and what its total is more than that."""
    specified: tuple[str, ...] = game.value(card, "specified cost")
    total: int = game.value(card, "energy cost")
    return demands(total, specified)


def demands(total: int, specified: tuple[str, ...]) -> tuple[Demand, ...]:
    """A cost as demands: so many of each specified colour, and the rest of any."""
    if not specified:
        return ((ANY_COLOR, total),) if total > 0 else ()
    first = specified[0]
    if specified.count(first) == len(specified):
        found: list[Demand] = [(first, len(specified))]
    else:
        found = [(color, specified.count(color)) for color in dict.fromkeys(specified)]
    if total > len(specified):
        found.append((ANY_COLOR, total - len(specified)))
    return tuple(found)


def is_colorless(demand: Demand) -> bool:
    """Whether a demand can be met with energy of any colour."""
    return demand[0] == ANY_COLOR


def can_pay_energy(game: Game, energy: list[int], cost: tuple[Demand, ...]) -> bool:
    """Whether this energy would do for a cost."""
    if not cost:
        return True
    needed = 0
    for _color, number in cost:
        needed += number
    if len(energy) < needed:
        return False
    if cost[0][0] == ANY_COLOR:
        return True
    colors = [game.value(card, "colors") for card in energy]
    several = False
    for color, number in cost:
        if color != ANY_COLOR:
            fitting = 0
            for own in colors:
                if color in own:
                    fitting += 1
                if len(own) > 1:
                    several = True
            if fitting < number:
                return False
    return not several or can_match(game, energy, cost)


def can_pay_for(game: Game, seat: int, card: int) -> bool:
    """Whether a player has the energy for a card."""
    return can_pay_energy(game, active_energy(game, seat), energy_cost(game, card))


def can_match(game: Game, energy: list[int], cost: tuple[Demand, ...]) -> bool:
    """Whether energy that may have several colours would do for a cost: each demand needs cards of
    its own."""
    wishes: list[list[int]] = []
    for color, number in cost:
        wishes.extend([fitting(game, energy, color)] * number)
    return most_met(wishes) == len(wishes)


def fitting(game: Game, energy: list[int], color: str) -> list[int]:
    """The cards of this energy that have a colour."""
    if color == ANY_COLOR:
        return energy
    return [card for card in energy if color in game.value(card, "colors")]


def pay_energy(
    game: Game, seat: int, cost: tuple[Demand, ...], source: int, later: tuple[Demand, ...] = ()
) -> None:
    """Have the player switch that much energy to Rest Mode; `later` is what the same activation
    takes afterwards, for which enough has to be left."""
    if cost:
        game.call("pay energy", seat=seat, cost=cost, chosen=(), source=source, later=later)


@rule("2-11-1-1", "2-11-1-1-1")
def pay_for_battle_card(game: Game, seat: int, card: int) -> None:
    """A Battle Card is paid for with energy of its colours, as much as its cost; if its specified
    cost is larger, as much as that."""
    pay_energy(game, seat, energy_cost(game, card), card)


@rule("2-11-1-2", "2-11-1-2-1", "8-5-2-2-1")
def pay_for_extra_card(game: Game, seat: int, card: int, cost: tuple[Demand, ...]) -> None:
    """The skill of an Extra Card is paid for with energy, as much as the card's cost; if its
    specified cost is larger, as much as that."""
    pay_energy(game, seat, cost, card)

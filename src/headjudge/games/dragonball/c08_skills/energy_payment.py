"""8-4-2-3, 8-4-2-4. Paying energy: which cards of the energy area are switched to Rest Mode.

Of a cost with specified colours those come first, colour by colour; then the rest, of any
colour.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c02_cards import energy_costs
from headjudge.games.dragonball.c02_cards.energy_costs import (
    ANY_COLOR,
    Demand,
    active_energy,
    can_match,
    fitting,
)
from headjudge.games.dragonball.c08_skills.costs import energy_in, energy_of_card
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.language.doing import CAN, DO
from headjudge.language.evaluate import means


@means(DO, v.PayEnergy)
def do_pay_energy(context: Context, frame: Frame, term: v.PayEnergy) -> None:
    """Pay energy as a part of a cost, and leave what the rest of the cost needs."""
    cost = energy_costs.demands(term.number, term.colors)
    later: tuple[Demand, ...] = ()
    if "paying" in frame.vars:
        later = (*energy_in(frame.vars["todo"]), *energy_of_card(context.game))
    energy_costs.pay_energy(context.game, context.seat, cost, context.source, later)


@means(CAN, v.PayEnergy)
def can_do_pay_energy(context: Context, term: v.PayEnergy) -> bool:
    """Whether there is energy for this part of a cost."""
    there = energy_costs.active_energy(context.game, context.seat)
    demands = energy_costs.demands(term.number, term.colors)
    return energy_costs.can_pay_energy(context.game, there, demands)


@choice("8-4-2-4")
def choose_energy(game: Game, frame: Frame) -> Decision | None:
    """Which cards of a colour, or (8-4-2-3) of any, are switched to Rest Mode. Where a choice
    could leave too little for the rest, they are chosen one by one."""
    vars = frame.vars
    cost: tuple[Demand, ...] = vars["cost"]
    later: tuple[Demand, ...] = vars["later"]
    if not cost:
        return None
    energy = [card for card in active_energy(game, vars["seat"]) if card not in vars["chosen"]]
    only = only_payment(game, energy, cost, later)
    if only:
        return asks_for(vars["seat"], only, len(only))
    color, number = cost[0]
    there = fitting(game, energy, color)
    if later or (len(cost) > 1 and has_several_colors(game, energy)):
        rest = (*after_one(cost), *later)
        there = [card for card in there if can_match(game, without(energy, card), rest)]
        number = 1
    return asks_for(vars["seat"], there, number)


def asks_for(seat: int, cards: list[int], number: int) -> Decision:
    """Ask which of these cards pay."""
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    return Decision(seat, "energy", options, "8-4-2-4", number, number)


def only_payment(
    game: Game, energy: list[int], cost: tuple[Demand, ...], later: tuple[Demand, ...]
) -> list[int]:
    """The cards that pay a cost, if it and what is paid later can be paid with one set of cards
    only; none, if there is a choice."""
    whole = (*cost, *later)
    needed = energy
    wanted = number_of(whole)
    if len(energy) > wanted:
        if ANY_COLOR in [color for color, _number in whole]:
            return []  # another card would do for it
        needed = [card for card in energy if not can_match(game, without(energy, card), whole)]
    return payment(game, needed, cost, later) if len(needed) == wanted else []


def payment(
    game: Game, energy: list[int], cost: tuple[Demand, ...], later: tuple[Demand, ...] = ()
) -> list[int]:
    """Cards that pay a cost and leave enough for what is paid later."""
    found: list[int] = []
    while cost:
        left, color = after_one(cost), cost[0][0]
        for card in fitting(game, energy, color):
            if can_match(game, without(energy, card), (*left, *later)):
                found.append(card)
                energy = without(energy, card)
                break
        cost = left
    return found


def without(energy: list[int], card: int) -> list[int]:
    """The energy that is left when a card of it has been used."""
    return [each for each in energy if each != card]


def number_of(cost: tuple[Demand, ...]) -> int:
    """How much energy a cost takes."""
    return sum([number for _color, number in cost])


def has_several_colors(game: Game, energy: list[int]) -> bool:
    """Whether a card of this energy has more than one colour."""
    for card in energy:  # noqa: SIM110 (a generator is slower)
        if len(game.value(card, "colors")) > 1:
            return True
    return False


def after_one(cost: tuple[Demand, ...]) -> tuple[Demand, ...]:
    """What is left of a cost when one card of its first colour is chosen."""
    color, number = cost[0]
    return ((color, number - 1), *cost[1:]) if number > 1 else cost[1:]


@choose_energy.then
def take_energy(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Set the chosen cards aside to pay with, and ask for the rest of the cost."""
    vars = frame.vars
    vars["chosen"] = (*vars["chosen"], *[int(option[1]) for option in chosen])
    cost = vars["cost"]
    for _option in chosen:
        cost = after_one(cost)
    vars["cost"] = cost
    frame.again()


@step("8-4-2-3")
def rest_energy(game: Game, frame: Frame) -> None:
    """Switch the chosen energy to Rest Mode, all at once."""
    vars = frame.vars
    seat, source = vars["seat"], vars["source"]
    game.do(*[Event("rest", seat, card, source=source, cause="cost") for card in vars["chosen"]])


PAY_ENERGY = Procedure("pay energy", "2-11-1", "Paying energy", (choose_energy, rest_energy))
PROCEDURES: Final = (PAY_ENERGY,)

"""2-11, 8-4-2-3, 8-4-2-4. Energy costs with their specified colours, and paying them.

Energy is paid by switching cards of the energy area to Rest Mode. Of a cost with specified
colours those come first, colour by colour; then the rest, of any colour.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.picking import most_met
from headjudge.rulebook.citation import fact, rule

ANY_COLOR: Final = ""
Demand = tuple[str, int]  # so many of this colour

# 2-11-1-1-1, 2-11-1-2-1: where more is specified than the total, that much is paid
OF_BATTLE_CARDS: Final[bool] = fact("2-11-1-1-1", True, without=False)
OF_EXTRA_CARDS: Final[bool] = fact("2-11-1-2-1", True, without=False)


# 2-11. Energy costs


def active_energy(game: Game, seat: int) -> list[int]:
    """The energy that costs can be paid with."""
    rest = game.state.rest
    return [card for card in game.state.zones[a.energy_area(seat)] if not rest[card]]


def energy_cost(game: Game, card: int) -> tuple[Demand, ...]:
    """What has to be paid for a card: its specified cost, and the rest of its total."""
    specified: tuple[str, ...] = game.value(card, "specified cost")
    total: int = game.value(card, "energy cost")
    more_counts = OF_BATTLE_CARDS if a.is_battle_card(game, card) else OF_EXTRA_CARDS
    if not more_counts:
        specified = specified[:total]
    return demands(total, specified)


def demands(total: int, specified: tuple[str, ...]) -> tuple[Demand, ...]:
    """A cost, colour by colour."""
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
    """The same where energy has several colours: each demand needs cards of its own."""
    wishes: list[list[int]] = []
    for color, number in cost:
        wishes.extend([fitting(game, energy, color)] * number)
    return most_met(wishes) == len(wishes)


def fitting(game: Game, energy: list[int], color: str) -> list[int]:
    """The energy of a colour."""
    if color == ANY_COLOR:
        return energy
    return [card for card in energy if color in game.value(card, "colors")]


def pay_energy(
    game: Game, seat: int, cost: tuple[Demand, ...], source: int, later: tuple[Demand, ...] = ()
) -> None:
    """The player switches that much energy to Rest Mode; `later` is what the same activation
    takes after it, and what has to be left for it."""
    if cost:
        game.call("pay energy", seat=seat, cost=cost, chosen=(), source=source, later=later)


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
    """The question which of these cards pay."""
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
    return [each for each in energy if each != card]


def is_colorless(demand: Demand) -> bool:
    return demand[0] == ANY_COLOR


def number_of(cost: tuple[Demand, ...]) -> int:
    """How much energy a cost takes."""
    return sum([number for _color, number in cost])


def has_several_colors(game: Game, energy: list[int]) -> bool:
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
    """What was chosen is left to pay no longer; then the rest is asked for."""
    vars = frame.vars
    vars["chosen"] = (*vars["chosen"], *[int(option[1]) for option in chosen])
    cost = vars["cost"]
    for _option in chosen:
        cost = after_one(cost)
    vars["cost"] = cost
    frame.again()


@step("8-4-2-3")
def rest_energy(game: Game, frame: Frame) -> None:
    """They are switched to Rest Mode, all at once."""
    vars = frame.vars
    seat, source = vars["seat"], vars["source"]
    game.do(*[Event("rest", seat, card, source=source, cause="cost") for card in vars["chosen"]])


PAY_ENERGY = Procedure("pay energy", "2-11-1", "Paying energy", (choose_energy, rest_energy))


@rule("2-11-1-1")
def pay_for_battle_card(game: Game, seat: int, card: int) -> None:
    """A Battle Card is paid for with energy, as much as its cost, of its colours."""
    pay_energy(game, seat, energy_cost(game, card), card)


@rule("2-11-1-2", "8-5-2-2-1")
def pay_for_extra_card(game: Game, seat: int, card: int, cost: tuple[Demand, ...]) -> None:
    """The skill of an Extra Card is paid for with energy, as much as the card's cost."""
    pay_energy(game, seat, cost, card)


PROCEDURES: Final = (PAY_ENERGY,)

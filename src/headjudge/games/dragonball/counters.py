"""10-10. [Counter]: activating and resolving one. When, is in `counter_timing.py`."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import costs, counter_timing, energy_costs
from headjudge.games.dragonball.moving import to_drop
from headjudge.games.dragonball.overview import in_order
from headjudge.games.dragonball.text_over_rules import instead_of_energy
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame
from headjudge.language import doing
from headjudge.rulebook.citation import rule


@step("8-5-2-1")
def show_counter(game: Game, frame: Frame) -> None:
    """The card is revealed in the hand."""
    vars = frame.vars
    card = vars["card"]
    game.reveal((card,), everyone(game.state))
    vars["term"] = game.abilities(card).others["Counter"][vars["at"]]
    free = instead_of_energy(game, vars["seat"], card)
    vars["energy"] = () if free else energy_costs.energy_cost(game, card)
    if game.log is not None:
        game.note("counter", vars["seat"], card, ability=game.ability_then(card, vars["term"]))


@step("8-5-2-2")
def pay_counter(game: Game, frame: Frame) -> None:
    """Its skill cost is paid,"""
    vars = frame.vars
    if vars["term"].cost:
        costs.pay(game, vars["term"].cost, vars["card"], vars["seat"])


@choice("1-3-1")
def choose_payment(game: Game, frame: Frame) -> Decision | None:
    """(a card's text may let its player do something in place of the energy: if they like)"""
    seat, card = frame.vars["seat"], frame.vars["card"]
    if not energy_costs.energy_cost(game, card) or not instead_of_energy(game, seat, card):
        return None
    can_pay = energy_costs.can_pay_for(game, seat, card)
    return Decision(seat, "may", (YES, NO) if can_pay else (YES,), "1-3-1")


@choose_payment.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == YES:
        frame.vars["instead"] = True


@step("10-10-1")
def pay_counters_energy(game: Game, frame: Frame) -> None:
    """and the energy cost of the card."""
    vars = frame.vars
    seat, card = vars["seat"], vars["card"]
    if "instead" in vars:
        instead = instead_of_energy(game, seat, card)
        doing.start(game, instead, card, game.state.identity[card], seat, None, 0, paying=True)
    else:
        energy_costs.pay_energy(game, seat, energy_costs.energy_cost(game, card), card)


@step("8-5-2-3")
def counter_is_activated(game: Game, frame: Frame) -> None:
    """It is activated, and waits for the others."""
    vars = frame.vars
    card, term = vars["card"], vars["term"]
    kept = {name: vars[name] for name in costs.KEPT if name in vars}
    game.add(
        "resolve counter", seat=vars["seat"], card=card, identity=game.state.identity[card],
        term=term, **kept,
    )  # fmt: skip
    event = Event("activate", vars["seat"], card, cause="Counter", tags=(term.occasion,))
    game.do(event)


@step("8-5-2-4")
def counter_before(game: Game, frame: Frame) -> None:
    """A counter is a skill, but inside a counter timing there is no other (4-7-2-5)."""
    counter_timing.before_skill(game, frame.vars["seat"], frame.vars["term"])


ACTIVATE_COUNTER = Procedure(
    "counter", "10-10-1", "Activate a counter",
    (
        show_counter, pay_counter, choose_payment, pay_counters_energy, counter_is_activated,
        counter_before,
    ),
)  # fmt: skip


@step("8-5-2-5-1")
def drop_extra_counter(game: Game, frame: Frame) -> None:
    """An Extra Card is placed in the drop area first."""
    vars = frame.vars
    if not a.is_battle_card(game, vars["card"]):
        drop_counter(game, frame)


@step("8-5-2-5")
def carry_out_counter(game: Game, frame: Frame) -> None:
    """Its effect is carried out."""
    vars = frame.vars
    if "negated" in vars:
        return
    card = vars["card"]
    kept = {name: vars[name] for name in costs.KEPT if name in vars}
    doing.start(
        game, in_order(vars["term"].do), card, game.state.identity[card], vars["seat"], None,
        skill=vars["term"], **kept,
    )  # fmt: skip


@step("10-10-4")
def drop_battle_counter(game: Game, frame: Frame) -> None:
    """Any other card whose counter was activated goes there afterwards, unless its text has
    sent it elsewhere."""
    drop_counter(game, frame)


def drop_counter(game: Game, frame: Frame) -> None:
    vars = frame.vars
    if game.state.is_current((vars["card"], vars["identity"])):
        event = to_drop(game, vars["card"], "skill")
        game.do(event)


RESOLVE_COUNTER = Procedure(
    "resolve counter", "10-10-4", "Resolve a counter",
    (drop_extra_counter, carry_out_counter, drop_battle_counter),
)  # fmt: skip


@rule("10-10-5")
def negate_last(game: Game, seat: int) -> None:
    """The last counter of the other player that was activated is not resolved; its card goes
    to the drop area all the same."""
    for waiting in reversed(game.state.stack):
        if waiting.procedure == "resolve counter" and waiting.vars["seat"] != seat:
            waiting.vars["negated"] = True
            return


PROCEDURES: Final = (ACTIVATE_COUNTER, RESOLVE_COUNTER)

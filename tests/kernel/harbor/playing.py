"""8. Playing cards and orders.

Stands for: targets chosen on play, costs paid in order and all or nothing, a play that
cannot be finished and is undone to the state before it, limits by ability and by name.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.kernel import knowledge
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure
from headjudge.kernel.game import Game
from headjudge.kernel.log import Rule
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing, feasible
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import select
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.numbers import choice, rule

# 8-1. Limits


def orders(game: Game, card: int) -> tuple[w.Order, ...]:
    return game.abilities(card).others.get("Order", ())


def limit_key(game: Game, order: w.Order, card: int, seat: int) -> tuple[Any, ...]:
    """8-1-1. Orders of one name share their limit, each player for themselves; any other
    limit is the ability's own, whoever gives the order."""
    if order.called:
        return ("given", order.called, seat)
    return ("given", game.state.identity[card], order)


def is_spent(game: Game, order: w.Order, card: int, seat: int) -> bool:
    """8-1-2. Given as often as it may be this turn, or this game."""
    if not order.limit:
        return False
    book = game.state.happened if order.per == "turn" else game.state.limits
    return book.get(limit_key(game, order, card, seat), 0) >= order.limit


def spend(game: Game, order: w.Order, card: int, seat: int) -> None:
    if order.limit:
        book = game.state.happened if order.per == "turn" else game.state.limits
        key = limit_key(game, order, card, seat)
        book[key] = book.get(key, 0) + 1


# 8-2. Playing


def order_of(game: Game, frame: Frame) -> w.Order:
    """What is being played: an order of a ship, or what a signal says."""
    found: w.Order = orders(game, frame.vars["card"])[frame.vars["at"]]
    return found


def is_ship(game: Game, card: int) -> bool:
    return bool(game.value(card, "type") == "ship")


def undo(game: Game, frame: Frame) -> None:
    """8-2-7. What cannot be played to its end was not played at all. So that nobody goes
    on trying, it is not offered again before something else was done."""
    card = frame.vars["card"]
    what = ("undone", card, frame.vars["at"])
    game.revert()
    game.note("undone", game.master(card), card, rule=Rule("8-2-7"))
    game.mark(what)


def forget_undone(game: Game) -> None:
    happened = game.state.happened
    for key in [key for key in happened if isinstance(key, tuple) and key[0] == "undone"]:
        del happened[key]


@rule("8-2-1")
def show(game: Game, frame: Frame) -> None:
    """A hidden card that is played is shown to all."""
    game.reveal((frame.vars["card"],), knowledge.everyone(game.state))
    frame.vars["targets"] = ()
    frame.vars["paid"] = 0


@choice("8-2-2")
def choose_targets(game: Game, frame: Frame) -> Decision | None:
    """All targets are chosen now. Without enough of them it cannot be played."""
    vars = frame.vars
    if vars["at"] < 0:
        return None
    wanted = order_of(game, frame).targets
    if len(vars["targets"]) >= len(wanted):
        return None
    pick = wanted[len(vars["targets"])]
    found = select(Context(game, vars["card"], vars["seat"]), pick.cards)
    assert isinstance(pick.count, int)
    if len(found) < pick.count:
        undo(game, frame)
        return None
    options: tuple[Option, ...] = tuple([("card", card) for card in found])
    return Decision(vars["seat"], "target", options, "8-2-2", pick.count, pick.count)


@choose_targets.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    refs = tuple([game.state.ref(int(option[1])) for option in chosen])
    frame.vars["targets"] = (*frame.vars["targets"], refs)
    frame.again()


@rule("8-2-3")
def fix_cost(game: Game, frame: Frame) -> None:
    """The cost is fixed: a card's coins, then what the order asks for."""
    card, at = frame.vars["card"], frame.vars["at"]
    coins = game.value(card, "cost")
    cost: tuple[t.Effect, ...] = (w.Pay(coins),) if coins and frame.vars["plays_card"] else ()
    frame.vars["cost"] = (*cost, *(orders(game, card)[at].cost if at >= 0 else ()))


@rule("8-2-4")
def pay(game: Game, frame: Frame) -> None:
    """One action after the other. If one cannot be done, all of it is undone."""
    vars = frame.vars
    if vars["paid"] >= len(vars["cost"]):
        return
    action = vars["cost"][vars["paid"]]
    if not feasible.can_do(Context(game, vars["card"], vars["seat"]), action):
        undo(game, frame)
        return
    vars["paid"] += 1
    frame.again()
    doing.start(
        game, (action,), vars["card"], game.state.identity[vars["card"]], vars["seat"], None
    )


@rule("8-2-5")
def put_on_the_mast(game: Game, frame: Frame) -> None:
    """A card goes there itself; an order goes there as if it were a card."""
    vars = frame.vars
    card, seat, at = vars["card"], vars["seat"], vars["at"]
    identity = game.state.identity[card]
    if vars["plays_card"]:
        game.put(card, z.zone("mast"))
        game.add("resolve card", seat=seat, card=card, at=at, targets=vars["targets"])
        return
    game.add(
        "resolve order", seat=seat, source=card, identity=identity,
        order=orders(game, card)[at], targets=vars["targets"],
    )  # fmt: skip


@rule("8-2-6")
def played(game: Game, frame: Frame) -> None:
    """Now it is played, and counts for its limit."""
    vars = frame.vars
    if vars["at"] >= 0:
        spend(game, order_of(game, frame), vars["card"], vars["seat"])
    game.forget_point()
    forget_undone(game)
    game.note("played", vars["seat"], card=vars["card"])


PLAY = Procedure(
    "play", "8-2", "Playing", (show, choose_targets, fix_cost, pay, put_on_the_mast, played)
)


# 8-3. Resolving


def still_there(game: Game, targets: tuple[tuple[Ref, ...], ...]) -> tuple[tuple[Ref, ...], ...]:
    """8-3-1. Of the targets those that are still what they were."""
    current = game.state.is_current
    return tuple([tuple([ref for ref in refs if current(ref)]) for refs in targets])


@rule("8-3-2")
def carry_out(game: Game, frame: Frame) -> None:
    """An order is carried out wherever its ship is by now."""
    vars = frame.vars
    doing.start(
        game, vars["order"].do, vars["source"], vars["identity"], vars["seat"], None,
        targets=still_there(game, vars["targets"]),
    )  # fmt: skip


RESOLVE_ORDER = Procedure("resolve order", "8-3-2", "Carrying out an order", (carry_out,))


def free_berth(game: Game, seat: int) -> int:
    free = [each for each in z.zones("berth", seat) if not game.state.zones[each]]
    return free[0] if free else z.zone("berth", seat)


@rule("8-3-3")
def arrive_or_signal(game: Game, frame: Frame) -> None:
    """A ship comes into a berth of whoever played it; a signal is carried out."""
    vars = frame.vars
    card, seat = vars["card"], vars["seat"]
    if is_ship(game, card):
        game.do(Event("arrive", seat, card, free_berth(game, seat)))
        return
    doing.start(
        game, orders(game, card)[vars["at"]].do, card, game.state.identity[card], seat, None,
        targets=still_there(game, vars["targets"]),
    )  # fmt: skip


@rule("8-3-4")
def lower_signal(game: Game, frame: Frame) -> None:
    """A signal then goes to its owner's wrecks."""
    card = frame.vars["card"]
    if game.state.place[card] == z.zone("mast"):
        owner = game.state.owner[card]
        game.do(Event("put", owner, card, z.zone("wreck", owner)))


RESOLVE_CARD = Procedure(
    "resolve card", "8-3", "Resolving a card", (arrive_or_signal, lower_signal)
)

PROCEDURES: Final = (PLAY, RESOLVE_ORDER, RESOLVE_CARD)

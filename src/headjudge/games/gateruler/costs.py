"""14-3, 14-4b-6 to 14-4b-8, 15-15. What playing something costs, and paying it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

from headjudge.games.gateruler import at_work
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.overview import times
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import feasible
from headjudge.language import terms as t
from headjudge.language.at_work import words_at_work
from headjudge.language.book import Context
from headjudge.language.doing import CAN, DO, spoken_of
from headjudge.language.evaluate import means, number, passes, seats
from headjudge.rulebook.citation import fact, rule

# 14-4b-6. What a card costs


@rule("14-4b-6a", "2-7a-2", without=0)
def level_cost(game: Game, seat: int, card: int) -> int:
    """To play a card of level 1 or more, so many resources are paid; some rulers say that
    their player does not pay for levels."""
    sheet = game.state.printed[u.ruler_of(game, seat)].values["sheet"]
    if not SET_CARDS_COST and z.is_set(game.state.place[card]):
        return 0
    return times(int(game.value(card, "level"))) if sheet.pays_levels else 0


# 14-5e: a set card costs what it would cost from elsewhere
SET_CARDS_COST: Final[bool] = fact("14-5e", True, without=False)


def card_cost(game: Game, seat: int, card: int, instead: int | None = None) -> int:
    """The resources that playing a card takes. `instead`: as an effect says (15-16a-2)."""
    cost = altered(level_cost(game, seat, card), instead)
    if is_without_paying(instead):
        return 0
    if "CostChange" not in game.special:
        return cost
    changes = cost_changes(game, seat, card)
    if not changes:
        return cost
    cost = increased(cost, [by for by in changes if by > 0])
    return decreased(cost, [by for by in changes if by < 0])


@rule("14-4b-6b", "15-16a-2", without=0)
def altered(cost: int, instead: int | None) -> int:
    """What puts another cost in its place comes first."""
    return cost if instead is None else instead


@rule("14-4b-6c", without=0)
def increased(cost: int, by: list[int]) -> int:
    """Then what increases it,"""
    return cost + sum(by)


@rule("14-4b-6d", without=0)
def decreased(cost: int, by: list[int]) -> int:
    """then what decreases it; less than none is none (14-3e)."""
    return none_at_least(cost + sum(by))


@rule("14-3e", without=0)
def none_at_least(cost: int) -> int:
    """A cost that has come down to 0 or less counts as paid."""
    return cost if cost > 0 else 0


@rule("14-4b-6e", without=False)
def is_without_paying(instead: int | None) -> bool:
    """What is played without paying its cost takes nothing, whatever would be added."""
    return instead == 0


def cost_changes(game: Game, seat: int, card: int) -> list[int]:
    """By how much effects change the cost of playing a card."""
    found: list[int] = []
    for source, term, master, _cards in words_at_work(game, "CostChange"):
        context = Context(game, source, master)
        if seat in seats(context, term.whose) and passes(
            context, term.filters, game.state.ref(card)
        ):
            found.append(number(context, term.by))
    return found


# 15-15. Paying resources


def ready_resources(game: Game, seat: int, card: int = -1) -> list[int]:
    """What a player can exhaust to pay (for this card): ready resources, and what pays as they
    do."""
    notes = game.derived().notes
    found: list[int] | None = notes.get(_READY[seat])
    rest = game.state.rest
    if found is None:
        there = game.state.zones[z.resource_of(seat)]
        found = notes[_READY[seat]] = [each for each in there if not rest[each]]
    if "PaysAsResource" in game.special and not takes_nothing_else(game, card):
        others = [
            source
            for source, _term, master, _cards in words_at_work(game, "PaysAsResource")
            if master == seat and not rest[source]
        ]
        return [*found, *others]
    return found


_READY: Final = ("ready resources 0", "ready resources 1")


@rule("15-15b", without=False)
def takes_nothing_else(game: Game, card: int) -> bool:
    """What is played only by paying with resources is paid with real ones."""
    return card >= 0 and len(at_work.own_words(game, card, "OnlyByResources")) > 0


def can_pay_resources(game: Game, seat: int, wanted: int, card: int = -1) -> bool:
    return wanted <= 0 or len(ready_resources(game, seat, card)) >= wanted


@rule("15-15a")
def exhaust_resources(game: Game, seat: int, cards: list[int]) -> None:
    """To pay resources is to exhaust as many ready ones."""
    if cards:
        game.do(*[Event("exhaust", seat, card, cause=COST) for card in cards])


def pay_resources(game: Game, seat: int, wanted: int, card: int = -1) -> None:
    """Resource cards are alike: which of them pay is asked only if something else could."""
    if wanted <= 0:
        return
    if "PaysAsResource" in game.special:
        game.call("pay resources", seat=seat, wanted=wanted, card=card)
    else:
        exhaust_resources(game, seat, ready_resources(game, seat)[:wanted])


@choice("15-15a")
def choose_resources(game: Game, frame: Frame) -> Decision | None:
    """Which cards are exhausted to pay."""
    vars = frame.vars
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in ready_resources(game, vars["seat"], vars["card"])]
    )
    wanted = min(vars["wanted"], len(options))
    return Decision(vars["seat"], "pay with", options, "15-15a", wanted, wanted)


@choose_resources.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    exhaust_resources(game, frame.vars["seat"], [int(option[1]) for option in chosen])


PAY_RESOURCES = Procedure("pay resources", "15-15", "Paying resources", (choose_resources,))


@means(DO, v.PayResources)
def _(context: Context, frame: Frame, term: v.PayResources) -> None:
    pay_resources(context.game, context.seat, times(number(context, term.number)))


@means(CAN, v.PayResources)
def _(context: Context, term: v.PayResources) -> bool:
    return can_pay_resources(context.game, context.seat, number(context, term.number))


# 14-3. Paying costs


@rule("14-3b", without=True)
def can_pay(context: Context, cost: tuple[t.Effect, ...]) -> bool:
    """If one action of a cost cannot be done, none of it is."""
    return feasible.can_do_all(context, cost)


def paying(context: Context, way: str) -> Context:
    """The same, to pay for what is played in this way."""
    memory = {**context.memory, PAYING: way}
    return Context(
        context.game, context.source, context.seat, context.identity, context.event, memory
    )


def cause_of(context: Context) -> str:
    """What does the things that are done now: an effect, or whoever pays for something."""
    return COST if is_cost(context) else EFFECT


@rule("14-3a", "16-14b-2a", "16-20b-2", without=False)
def is_cost(context: Context) -> bool:
    """What is required for playing a card or an ability, or in resolving one, is done as a cost,
    and by no effect."""
    return PAYING in context.memory


COST: Final = "cost"
EFFECT: Final = "effect"
PAYING: Final = "paying"  # in the memory of an effect: it pays for what is played in this way


def usable(context: Context, cards: list[int]) -> list[int]:
    """Of these cards, those that an effect may be carried out with: all, but for a card that it
    pays for."""
    if PAYING not in context.memory:
        return cards
    played = paid_for(context)
    return [card for card in cards if card != played]


@rule("14-3f", without=-1)
def paid_for(context: Context) -> int:
    """The card whose playing an effect pays for: it is no part of that cost. -1: none, and be it
    that an ability of a card is paid for."""
    return context.source if context.memory.get(PAYING) in PLAYING_A_CARD else -1


PLAYING_A_CARD: Final = ("summon", "play")


# 14-1a-1a: an activated ability without brackets costs nothing
NO_COST: Final[tuple[t.Effect, ...]] = fact("14-1a-1a", (), without=(v.PayResources(1),))


def own_cost(term: Any) -> tuple[t.Effect, ...]:
    """What stands in the brackets of an ability or an event."""
    cost: tuple[t.Effect, ...] = term.cost
    return NO_COST if type(term) is v.Act and not cost else cost


# 14-3c: an action of a cost that something replaces counts as paid
PAID_IF_REPLACED: Final[bool] = fact("14-3c", True, without=False)

# 14-3d: the actions of a cost are carried out in their order
IN_ORDER: Final[bool] = fact("14-3d", True, without=False)


def next_action(cost: tuple[t.Effect, ...]) -> tuple[t.Effect, tuple[t.Effect, ...]]:
    """The action of a cost that comes first, and the rest of them."""
    return (cost[0], cost[1:]) if IN_ORDER else (cost[-1], cost[:-1])


# 14-4b-7: the numbers of a cost stay what they are before it is paid
FIXED: Final[bool] = fact("14-4b-7", True, without=False)


def fixed(context: Context, cost: tuple[t.Effect, ...]) -> tuple[t.Effect, ...]:
    """The cost, with numbers in place of what is counted on the table."""
    if not FIXED:
        return cost
    return tuple([with_numbers(context, each) for each in cost])


def with_numbers(context: Context, term: Any) -> Any:
    """The term with every number worked out, but for those of what the cost itself speaks of."""
    if isinstance(term, t.Quantity):
        return term if is_still_to_come(term) else number(context, term)
    if isinstance(term, v.PayResources):
        return replace(term, number=with_numbers(context, term.number))
    if isinstance(term, t.Action) and isinstance(term.what, t.Pick):
        count = with_numbers(context, term.what.count)
        return replace(term, what=replace(term.what, count=count))
    return term


def is_still_to_come(term: Any) -> bool:
    """Whether a number is about cards, or a number, that are chosen in paying."""
    if isinstance(term, t.It | t.CountOf | v.ChosenNumber):
        return True
    if not isinstance(term, t.Term):
        return False
    return len([each for each in fields(term) if is_still_to_come(getattr(term, each.name))]) > 0


@rule("14-16f", without=-1)
def mover(seat: int) -> int:
    """Whoever pays a cost, or controls an effect, moves the cards that it moves."""
    return seat


@means(DO, v.KeepForPlay)
def _(context: Context, frame: Frame, term: v.KeepForPlay) -> None:
    """Whoever plays something remembers what its cost was paid with."""
    kept = spoken_of(frame)
    kept.pop(PAYING, None)
    for each in reversed(context.game.state.frames):
        if each.procedure == "play":
            each.vars["kept"] = {**each.vars["kept"], **kept}
            return

"""16-20. Discounts: what playing a card may cost instead."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.c14_abilities import active, costs
from headjudge.games.gateruler.c15_terms import resources
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.flow import choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import number
from headjudge.rulebook.citation import rule


def discounts_for(game: Game, seat: int, card: int) -> list[Any]:
    """16-20. The discounts that can be had for playing a card now."""
    if "Discount" not in game.survey.features:
        return []
    context = costs.paying(Context(game, card, seat), costs.PLAYING_A_CARD[0])
    return [
        term
        for term in active.own_words(game, card, "Discount")
        if costs.can_pay(context, term.cost)
        and resources.can_pay_resources(game, seat, discounted(game, seat, card, term), card)
    ]


@rule("16-20b")
def discounted(game: Game, seat: int, card: int, term: v.Discount) -> int:
    """The resources to pay at a discount."""
    cost = costs.card_cost(game, seat, card, None if term.pays < 0 else term.pays)
    less = number(Context(game, card, seat), term.less)
    return costs.none_at_least(cost - less)


@choice("16-20b-1")
def take_discount(game: Game, frame: Frame) -> Decision | None:
    """A discount may be taken or left; without it the card may be too dear."""
    vars = frame.vars
    if (
        vars["way"] not in costs.PLAYING_A_CARD
        or "Discount" not in game.survey.features
        or vars["instead"] is not None
    ):
        return None
    asked, at = discounts_to_ask(game, frame), vars.get("declined", 0)
    if at >= len(asked):
        return None
    usual = costs.card_cost(game, vars["seat"], vars["card"])
    usual = lowest(game, vars["seat"], vars["card"], usual)
    can = resources.can_pay_resources(game, vars["seat"], usual, vars["card"])
    options = (YES, NO) if can or at + 1 < len(asked) else (YES,)
    return Decision(vars["seat"], "discount", options, "16-20b-1")


def discounts_to_ask(game: Game, frame: Frame) -> list[Any]:
    """The discounts that demand something, which one may do or not."""
    found = discounts_for(game, frame.vars["seat"], frame.vars["card"])
    free = applies_anyway(found)
    return [term for term in found if term not in free]


@take_discount.then
def keep_discount(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The discount is taken, and what it demands is part of the cost; or the next is offered."""
    vars = frame.vars
    at = vars.get("declined", 0)
    if chosen[0] == NO:
        vars["declined"] = at + 1  # of several the next is offered
        frame.again()
    else:
        term = discounts_to_ask(game, frame)[at]
        vars["discount"] = discounted(game, vars["seat"], vars["card"], term)
        vars["cost"] = (*as_a_cost(term), *vars["cost"])


@rule("16-20b-2")
def as_a_cost(term: v.Discount) -> tuple[t.Effect, ...]:
    """What a discount demands is done as a part of the cost."""
    return term.cost


@rule("16-20c")
def applies_anyway(found: list[Any]) -> list[Any]:
    """Discounts that demand nothing but their condition are not asked about."""
    return [term for term in found if not term.cost]


def lowest(game: Game, seat: int, card: int, usual: int) -> int:
    """The cost of playing a card, if need be at a discount that demands nothing."""
    free = applies_anyway(discounts_for(game, seat, card))
    found = [discounted(game, seat, card, each) for each in free]
    return min([usual, *found])

"""15-15. Pay resources."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import c02_cards
from headjudge.games.gateruler.c01_overview import times
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones import moving
from headjudge.games.gateruler.c14_abilities import active, costs
from headjudge.games.gateruler.c14_abilities.costs import COST
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.active import active_abilities
from headjudge.language.book import Context
from headjudge.language.doing import CAN, DO
from headjudge.language.evaluate import means, number
from headjudge.language.moving import event_for
from headjudge.rulebook.citation import rule

# 15-15. Pay resources


def ready_resources(game: Game, seat: int, card: int = -1) -> list[int]:
    """What a player can exhaust to pay (for this card): ready resources, and what pays as they
    do."""
    cached = game.derived().cache
    found: list[int] | None = cached.get(_READY[seat])
    rest = game.state.rest
    if found is None:
        there = game.state.zones[z.resource_of(seat)]
        found = cached[_READY[seat]] = [each for each in there if not rest[each]]
    if "PaysAsResource" in game.survey.features and not takes_nothing_else(game, card):
        others = [
            source
            for source, _term, master, _cards in active_abilities(game, "PaysAsResource")
            if master == seat and not rest[source]
        ]
        return [*found, *others]
    return found


_READY: Final = ("ready resources 0", "ready resources 1")


@rule("15-15b")
def takes_nothing_else(game: Game, card: int) -> bool:
    """What is played only by paying with resources is paid with real ones."""
    return card >= 0 and len(active.own_words(game, card, "OnlyByResources")) > 0


def can_pay_resources(game: Game, seat: int, wanted: int, card: int = -1) -> bool:
    """Whether a player has so many ready resources (to pay for this card)."""
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
    if "PaysAsResource" in game.survey.features:
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
def exhaust_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen cards are exhausted to pay."""
    exhaust_resources(game, frame.vars["seat"], [int(option[1]) for option in chosen])


PAY_RESOURCES = Procedure("pay resources", "15-15", "Paying resources", (choose_resources,))


@means(DO, v.PayResources)
def do_pay_resources(context: Context, frame: Frame, term: v.PayResources) -> None:
    """The player pays so many resources."""
    pay_resources(context.game, context.seat, times(number(context, term.number)))


@means(CAN, v.PayResources)
def can_do_pay_resources(context: Context, term: v.PayResources) -> bool:
    """The player has so many ready resources."""
    return can_pay_resources(context.game, context.seat, number(context, term.number))


@rule("15-15b-1")
def is_free_of_charge(game: Game, seat: int, card: int, instead: int | None) -> bool:
    """What is played only by paying with resources is not played without."""
    if "OnlyByResources" not in game.survey.features:
        return False
    if not active.own_words(game, card, "OnlyByResources"):
        return False
    return costs.card_cost(game, seat, card, instead) == 0 < costs.level_cost(game, seat, card)


# What rulers do with resources

TOKEN = -1  # the origin of cards that nobody brought along


@means(DO, v.PlaceResources)
def do_place_resources(context: Context, frame: Frame, term: v.PlaceResources) -> None:
    """New resource cards come into the resource zone."""
    game, seat = context.game, context.seat
    tags = (moving.EXHAUSTED,) if term.exhausted else ()
    made = [game.make(c02_cards.RESOURCE, seat, TOKEN) for _card in range(term.number)]
    game.do(
        *[Event("put", seat, card, z.resource_of(seat), cause="setup", tags=tags) for card in made]
    )


@means(DO, v.ReadyResources)
def do_ready_resources(context: Context, frame: Frame, term: v.ReadyResources) -> None:
    """All resource cards are alike: which are readied does not matter."""
    game, seat = context.game, context.seat
    rest = game.state.rest
    found = [card for card in game.state.zones[z.resource_of(seat)] if rest[card]]
    if term.number >= 0:
        found = found[: term.number]
    if found:
        game.do(*[event_for(context, "ready", card).with_(cause="resources") for card in found])

"""8.2 and 8.3. Actions with battle and strategy cards, and 1.3.1: cards that say how else they
may be played from the hand."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.overview import text_says
from headjudge.games.godzilla.restrictions import (
    closed_zones,
    others,
    rank_to_play,
    under_prohibition,
    within_rank,
)
from headjudge.games.godzilla.specific_terms import came_from
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.language.doing import start as start_effects
from headjudge.language.evaluate import all_hold, number, select
from headjudge.language.feasible import can_do
from headjudge.language.picking import rests_on_hidden
from headjudge.rulebook.citation import rule

BATTLE: Final = "play battle"
STRATEGY: Final = "activate strategy"
ONTO: Final = "play onto"
FOR_A_PRICE: Final = "play for a price"


# 8.2. Play a battle card


@rule("8.2.1", without=())
def low_enough_for_battle(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Their rank is at most the number of the zone of the opponent's invading monster."""
    return within_rank(game, seat, cards, z.position(game, 1 - seat))


def with_room(game: Game, seat: int, cards: list[int]) -> list[int]:
    """10.5.2.1.2. There is a zone for them."""
    suspects = under_prohibition(game, cards)
    if not suspects:
        return cards
    return [
        card
        for card in cards
        if card not in suspects or not closed_zones(game, seat, card) or zones_for(game, seat, card)
    ]


@rule("10.5.2.1.2", without=())
def zones_for(game: Game, seat: int, card: int) -> list[int]:
    """The player's zones but that of their invading monster, and those closed to them."""
    occupied = m.monster_place(game, seat)
    closed = closed_zones(game, seat, card)
    first = z.zone_of(seat, 1)
    return [zone for zone in range(first, first + 8) if zone != occupied and zone not in closed]


@step("8.2.1")
def play_battle(game: Game, frame: Frame) -> None:
    game.call("play card", seat=frame.vars["seat"], card=frame.vars["card"])


PLAY_BATTLE = Procedure(BATTLE, "8.2", "Play a battle card", (play_battle,))


# 8.3. Activate a strategy card


def strategy_zones(game: Game, seat: int) -> list[int]:
    """4.5.2. A player's strategy zones: two, unless an effect says three."""
    count = z.STRATEGY_ZONES
    for term, source, master, _cards in others(game, "StrategyZones"):
        if master == seat:
            count = max(count, number(Context(game, source, master), term.number))
    first = seat * z.SIZE + z.STRATEGY_1
    return list(range(first, first + min(count, z.MOST_STRATEGY_ZONES)))


@rule("8.3.2")
def no_room(game: Game, seat: int) -> str | None:
    """Not while every strategy zone holds a strategy card."""
    zones = game.state.zones
    for zone in strategy_zones(game, seat):
        if not zones[zone]:
            return None
    return "8.3.2"


@rule("8.3.1", without=())
def low_enough_for_strategy(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Their rank is at most the number of the zone of one's own invading monster."""
    return within_rank(game, seat, cards, z.position(game, seat))


@step("8.3.1")
def activate_strategy(game: Game, frame: Frame) -> None:
    game.call("play card", seat=frame.vars["seat"], card=frame.vars["card"])


ACTIVATE_STRATEGY = Procedure(STRATEGY, "8.3", "Activate a strategy card", (activate_strategy,))


# 1.3.1. Cards that say how else they may be played from the hand


def reductions(game: Game, card: int, paid: bool) -> list[Any]:
    """A card's ways to be played with a lower rank, onto a card or for a price."""
    words = text_says(game.state.printed[card], "RankWhenPlayed")
    return [word for word in words if (bool(word.cost) if paid else word.onto is not None)]


def hosts(game: Game, seat: int, card: int) -> list[int]:
    """The cards it may be played on top of, where that lowers its rank enough."""
    found: list[int] = []
    context = Context(game, card, seat)
    for word in reductions(game, card, False):
        rank = rank_to_play(game, seat, card) - max(0, number(context, word.by))
        if rank <= z.position(game, 1 - seat) and all_hold(context, word.while_):
            found.extend([c for c in select(context, word.onto) if c not in found])
    closed = closed_zones(game, seat, card) if found else []
    return [each for each in found if game.state.place[each] not in closed]


def with_host(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Played on top of such a card, its rank counts as lower."""
    return [card for card in cards if hosts(game, seat, card)]


@choice("8.2.1")
def choose_host(game: Game, frame: Frame) -> Decision | None:
    """The card it is played on top of."""
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in hosts(game, seat, frame.vars["card"])]
    )
    return Decision(seat, "host", options, "8.2.1")


@choose_host.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    seat = frame.vars["seat"]
    host = int(chosen[0][1])
    game.do(
        Event("play", seat, frame.vars["card"], game.state.place[host], 0, -1, -1, "play",
              tags=(*came_from("hand"), "onto", host))
    )  # fmt: skip


PLAY_ONTO = Procedure(ONTO, "8.2", "Play a battle card on top of another", (choose_host,))


def prices(game: Game, seat: int, card: int) -> list[Any]:
    """The prices that lower its rank enough."""
    context = Context(game, card, seat)
    battle = game.value(card, "type") == "battle"
    limit = z.position(game, 1 - seat if battle else seat)
    rank = rank_to_play(game, seat, card)
    return [
        word
        for word in reductions(game, card, True)
        if rank - max(0, number(context, word.by)) <= limit and all_hold(context, word.while_)
    ]


def affordable(game: Game, seat: int, card: int, words: list[Any]) -> list[Any]:
    """The prices that can be paid wholly, without the card itself: before anything is
    chosen it goes to the resolution area (10.5.2.1.1)."""
    context = Context(game, card, seat)
    state = game.state
    hand = z.hand_of(seat)
    before = state.zones[hand]
    state.zones[hand] = tuple([each for each in before if each != card])
    state.revision += 1
    found = [word for word in words if all([can_do(context, each) for each in word.cost])]
    state.zones[hand] = before
    state.revision += 1
    return found


def with_price(game: Game, seat: int, cards: list[int]) -> list[int]:
    """For a price their rank counts as lower."""
    return [card for card in cards if prices(game, seat, card)]


def payable(game: Game, seat: int, cards: list[int]) -> list[int]:
    """10.5.4.1. Such a price can be paid."""
    return [card for card in cards if affordable(game, seat, card, prices(game, seat, card))]


def with_strategy_zone(game: Game, seat: int, cards: list[int]) -> list[int]:
    """8.3.2. A strategy card needs a strategy zone, whatever it costs."""
    if no_room(game, seat) is None:
        return cards
    printed = game.state.printed
    return [card for card in cards if printed[card].values["type"] != "strategy"]


@step("10.5.2.1.1")
def set_aside(game: Game, frame: Frame) -> None:
    """The card is shown and goes to the resolution area."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    frame.vars["prices"] = tuple(prices(game, seat, card))
    game.put(card, z.RESOLUTION)


@choice("10.5.4")
def choose_price(game: Game, frame: Frame) -> Decision | None:
    """Which price, if its text names several. Whether one could be paid with hidden cards is for
    nobody else to see."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    can = affordable(game, seat, card, frame.vars["prices"])
    options: tuple[Option, ...] = tuple(
        [("option", index) for index, word in enumerate(frame.vars["prices"]) if word in can]
    )
    context, several = Context(game, card, seat), len(frame.vars["prices"]) > 1
    secret = several and any([rests_on_hidden(context, w.cost) for w in frame.vars["prices"]])
    return Decision(seat, "price", options, "10.5.4", secret=secret)


@choose_price.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """It is paid wholly (10.5.4.1)."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    price = frame.vars["prices"][int(chosen[0][1])]
    start_effects(game, price.cost, card, game.state.identity[card], seat, None)
    game.state.frames[-1].vars["must"] = 0  # nothing of it may be left out


@step("10.5.2.3")
def go_on_playing(game: Game, frame: Frame) -> None:
    """Then the card is played like any other."""
    type_ = game.state.printed[frame.vars["card"]].values["type"]
    verb = BATTLE if type_ == "battle" else STRATEGY
    game.call(verb, seat=frame.vars["seat"], card=frame.vars["card"])


PLAY_FOR_A_PRICE = Procedure(
    FOR_A_PRICE, "8.2", "Play a card for a price", (set_aside, choose_price, go_on_playing)
)

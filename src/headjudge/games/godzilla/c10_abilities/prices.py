"""10.5.4. Cards that may be played from the hand for a price (1.3.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c08_actions.card_actions import BATTLE, STRATEGY
from headjudge.games.godzilla.c08_actions.ranks import rank_to_play, reductions
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language.book import Context
from headjudge.language.doing import start as start_effects
from headjudge.language.evaluate import all_hold, number
from headjudge.language.feasible import can_do
from headjudge.language.picking import rests_on_hidden

FOR_A_PRICE: Final = "play for a price"


def with_price(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those whose rank is low enough for a price."""
    return [card for card in cards if prices_of(game, seat, card)]


def prices_of(game: Game, seat: int, card: int) -> list[Any]:
    """The prices of a card that lower its rank enough."""
    context = Context(game, card, seat)
    battle = game.value(card, "type") == "battle"
    limit = c03_players.position(game, 1 - seat if battle else seat)
    rank = rank_to_play(game, seat, card)
    return [
        word
        for word in reductions(game, card, True)
        if rank - max(0, number(context, word.by)) <= limit and all_hold(context, word.while_)
    ]


def payable(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those that have a price that can be paid (10.5.4.1)."""
    return [card for card in cards if affordable(game, seat, card, prices_of(game, seat, card))]


def affordable(game: Game, seat: int, card: int, words: Iterable[Any]) -> list[Any]:
    """The prices that can be paid wholly, without the card itself: before anything is
    chosen it goes to the resolution area (10.5.2.1.1)."""
    context = Context(game, card, seat)
    state = game.state
    hand = z.hand_of(seat)
    before = state.zones[hand]
    state.zones[hand] = tuple([each for each in before if each != card])
    game.values_changed()
    found = [word for word in words if all([can_do(context, each) for each in word.cost])]
    state.zones[hand] = before
    game.values_changed()
    return found


@step("10.5.2.1.1")
def set_aside(game: Game, frame: Frame) -> None:
    """The card is shown and goes to the resolution area."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    frame.vars["prices"] = tuple(prices_of(game, seat, card))
    game.put(card, z.RESOLUTION)


@choice("10.5.4")
def choose_price(game: Game, frame: Frame) -> Decision | None:
    """The player chooses a price, if the text names several. Whether one could be paid with hidden
    cards is for nobody else to see."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    can = affordable(game, seat, card, frame.vars["prices"])
    options: tuple[Option, ...] = tuple(
        [("option", index) for index, word in enumerate(frame.vars["prices"]) if word in can]
    )
    context, several = Context(game, card, seat), len(frame.vars["prices"]) > 1
    secret = several and any([rests_on_hidden(context, w.cost) for w in frame.vars["prices"]])
    return Decision(seat, "price", options, "10.5.4", secret=secret)


@choose_price.then
def pay_chosen_price(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen price is paid wholly (10.5.4.1)."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    price = frame.vars["prices"][int(chosen[0][1])]
    start_effects(game, price.cost, card, game.state.identity[card], seat, None)
    game.state.frames[-1].vars["must"] = 0  # nothing of it may be left out


@step("10.5.2.3")
def go_on_playing(game: Game, frame: Frame) -> None:
    """Once the price is paid, the card is played like any other."""
    type_ = game.state.printed[frame.vars["card"]].values["type"]
    verb = BATTLE if type_ == "battle" else STRATEGY
    game.call(verb, seat=frame.vars["seat"], card=frame.vars["card"])


PLAY_FOR_A_PRICE = Procedure(
    FOR_A_PRICE, "8.2", "Play a card for a price", (set_aside, choose_price, go_on_playing)
)

PROCEDURES: Final = (PLAY_FOR_A_PRICE,)

"""5-2. Before playing the game."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball.cards import brings
from headjudge.games.dragonball.deck import cards_of
from headjudge.games.dragonball.rule_processing import BEGUN, POWER_ELSEWHERE
from headjudge.games.dragonball.timing import check
from headjudge.kernel import opening
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.opening import cards_from
from headjudge.kernel.pool import used
from headjudge.kernel.state import Event, Frame
from headjudge.language import inventory
from headjudge.rulebook.citation import fact, rule

MAIN: Final = 0
LEADER: Final = 1

HAND: Final = 6
LIFE: Final = 8


@rule("5-2-1-1")
def present_decks(game: Game, decks: tuple[Any, ...]) -> None:
    """Two players, each with a leader card and a deck."""
    for seat, deck in enumerate(decks):
        leader, main = cards_of(deck, game.pool)
        make_cards(game, seat, leader, main)
    take_stock(game)


@rule("4-2-2")
def make_cards(game: Game, seat: int, leader: Card, main: list[Card]) -> None:
    """The cards of a player, who owns what they bring."""
    game.make_deck((leader,), seat, LEADER)
    game.make_deck(tuple(main), seat, MAIN)


def take_stock(game: Game) -> None:
    """What the cards of this game can do: events they hear, values they change."""
    cards = used(game.pool, game.state.printed, brings)
    inventory.take_stock(game, cards.values(), ALWAYS_CHANGEABLE)
    for card in cards.values():
        own = card.inventory
        if own.elsewhere and not own.changeable.isdisjoint(MATTERS_OF_POWER):
            game.special |= {POWER_ELSEWHERE}


# What decides whether a Battle Card is without power (9-5).
MATTERS_OF_POWER: Final = frozenset({"power", "type", "abilities"})
# Combos change this, whatever the texts say.
ALWAYS_CHANGEABLE: Final = frozenset({"power"})


@step("5-2-1-2")
def place_leaders(game: Game, frame: Frame) -> None:
    """Each player places their leader."""
    for seat in (0, 1):
        for card in cards_from(game, seat, LEADER):
            place_leader(game, seat, card)


@rule("3-5-1")
def place_leader(game: Game, seat: int, card: int) -> None:
    """It lies in the leader area, its front up."""
    game.put(card, a.leader_area(seat))
    game.note("leader placed", seat, card)


@step("5-2-1-3")
def leaders_are_heard(game: Game, frame: Frame) -> None:
    """What being placed there triggers is pending, and a checkpoint occurs."""
    if "leader placed" in game.heard:
        game.do(*[Event("leader placed", seat, a.leader_of(game, seat)) for seat in (0, 1)])
    check(game)


@step("5-2-1-4")
def shuffle_decks(game: Game, frame: Frame) -> None:
    """Each deck is shuffled and placed face down."""
    for seat in (0, 1):
        place_deck(game, seat)
        game.shuffle(a.deck_area(seat))


@rule("3-2-1")
def place_deck(game: Game, seat: int) -> None:
    """It lies in the deck area."""
    game.lay_out(cards_from(game, seat, MAIN), a.deck_area(seat))


@step("5-2-1-5")
def decide_who_goes_first(game: Game, frame: Frame) -> None:
    """By chance alone (5-2-1-5-1)."""
    opening.goes_first(game, game.random_below(2))


@step("5-2-1-6")
def draw_first_hand(game: Game, frame: Frame) -> None:
    """Six cards each."""
    opening.deal(game, HAND, a.deck_area, a.hand_of)
    frame.vars["asked"] = 0


@choice("5-2-1-6-1")
def redraw(game: Game, frame: Frame) -> Decision | None:
    """Each may shuffle any number of cards back and draw as many, once."""
    return opening.redraw(game, frame, a.hand_of, "5-2-1-6-1")


@redraw.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    opening.redrawn(game, frame, chosen, a.deck_area, a.hand_of)


@step("5-2-1-7")
def place_life(game: Game, frame: Frame) -> None:
    """The top eight cards of each deck are that player's life."""
    opening.deal(game, LIFE, a.deck_area, a.life_area)


@step("5-2-1-8")
def begin(game: Game, frame: Frame) -> None:
    """The first turn; from now on the game can be lost (1-2-2-1, 1-2-2-2)."""
    game.state.limits[BEGUN] = 1
    game.state.alert = True
    game.call("turn")


SETUP = Procedure(
    "setup", "5-2-1", "Before playing the game",
    (
        place_leaders, leaders_are_heard, shuffle_decks, *fact(
            "5-2-1-5-1", (decide_who_goes_first,), without=(),
        ),
        draw_first_hand, redraw, place_life, begin,
    ),
)  # fmt: skip

PROCEDURES: Final = (SETUP,)

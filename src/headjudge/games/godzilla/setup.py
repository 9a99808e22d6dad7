"""6.2 and 6.3. Preparing the game."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.burst import BURST_FADES
from headjudge.games.godzilla.deck import cards_of
from headjudge.games.godzilla.overview import text_says
from headjudge.games.godzilla.tokens import brings
from headjudge.kernel import opening
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.pool import used
from headjudge.kernel.state import Frame
from headjudge.language import inventory
from headjudge.rulebook.citation import fact, rule

HAND: Final = 5
# 6.3.1.6.1: where an invading monster begins, unless it says otherwise
FIRST_ZONE: Final[int] = fact("6.3.1.6.1", 1, without=8)

MONSTERS: Final = 0
MAIN: Final = 1


@rule("1.1.1", "6.3.1.1", "3.1.1")
def present_decks(game: Game, decks: tuple[Any, ...]) -> None:
    """Two players, each with a monster deck and a main deck of cards they own."""
    for seat, deck in enumerate(decks):
        monsters, main = cards_of(deck, game.pool)
        game.make_deck(tuple(monsters), seat, MONSTERS)
        game.make_deck(tuple(main), seat, MAIN)
    take_stock(game)


def take_stock(game: Game) -> None:
    """What the cards of this game can do: events they hear, values they change."""
    cards = used(game.pool, game.state.printed, brings)
    inventory.take_stock(game, cards.values(), ALWAYS_CHANGEABLE)
    game.heard = game.heard.union(BURST_FADES.kinds)


# Rage changes this, whatever the texts say.
ALWAYS_CHANGEABLE: Final = frozenset({"threat"})


def cards_from(game: Game, seat: int, origin: int) -> tuple[int, ...]:
    """A player's cards of one deck; they were made one after the other."""
    owner = game.state.owner
    began = game.state.origin
    first = began.index(origin, owner.index(seat))
    count = began[first : owner.index(seat) + owner.count(seat)].count(origin)
    return tuple(range(first, first + count))


@step("6.3.1.2")
def place_monster_decks(game: Game, frame: Frame) -> None:
    """Face down into the monster deck zone."""
    for seat in (0, 1):
        game.lay_out(cards_from(game, seat, MONSTERS), z.monster_deck_of(seat))


@step("6.3.1.3")
def place_main_decks(game: Game, frame: Frame) -> None:
    """Into the deck area, and shuffled there."""
    for seat in (0, 1):
        game.lay_out(cards_from(game, seat, MAIN), z.deck_of(seat))
        game.shuffle(z.deck_of(seat))


@step("6.3.1.4")
def decide_who_goes_first(game: Game, frame: Frame) -> None:
    """By chance."""
    game.state.first = game.random_below(2)
    game.state.turn_player = game.state.first
    game.note("goes first", game.state.first)


@step("6.3.1.5")
def take_first_hand(game: Game, frame: Frame) -> None:
    """Five cards from the top of the deck. They are moved, not drawn."""
    opening.deal(game, HAND, z.deck_of, z.hand_of)


@step("6.3.1.6")
def bring_first_monster(game: Game, frame: Frame) -> None:
    """The rank I monster becomes the invading monster and takes its position. It is not
    played: there is no game yet for abilities to hear it."""
    for seat in (0, 1):
        for card in game.state.zones[z.monster_deck_of(seat)]:
            if game.state.printed[card].values["rank"] == 1:
                m.become_invading(game, seat, card)
                m.set_position(game, seat, first_zone(game, card))
                game.note("first monster", seat, card)


def first_zone(game: Game, card: int) -> int:
    """1.3.1. Where a card says it begins, or zone 1."""
    for term in text_says(game.state.printed[card], "StartsIn"):
        return int(term.zone)
    return FIRST_ZONE


@step("6.3.1.7")
def no_rage_yet(game: Game, frame: Frame) -> None:
    """Rage begins at 0."""
    for seat in (0, 1):
        game.state.numbers[seat]["rage"] = 0


@step("7.1.1")
def begin(game: Game, frame: Frame) -> None:
    """The first turn."""
    game.call("turn")


SETUP = Procedure(
    "setup", "6.3", "Preparing for the game",
    (
        *fact(
            "6.3.1",
            (
                place_monster_decks, place_main_decks, decide_who_goes_first, take_first_hand,
                bring_first_monster, no_rage_yet,
            ),
            without=(),
        ),
        begin,
    ),
)  # fmt: skip

PROCEDURES: Final = (SETUP,)

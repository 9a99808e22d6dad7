"""5.4, 6.1. Preparing the game, and standing up."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard import two_sides
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.cards import brings
from headjudge.games.vanguard.deck import FIRST_GRADE, cards_of
from headjudge.kernel import opening
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.opening import cards_from
from headjudge.kernel.pool import used
from headjudge.kernel.state import FACE_DOWN, Frame
from headjudge.language import inventory
from headjudge.rulebook.citation import fact, rule

MAIN: Final = 0
G_DECK: Final = 1

HAND: Final = 5


@rule("1.1.1", "5.1.1")
def present_decks(game: Game, decks: tuple[Any, ...]) -> None:
    """Two players, each with a main deck and a G deck of cards they own."""
    for seat, deck in enumerate(decks):
        main, g_deck = cards_of(deck, game.pool)
        make_cards(game, seat, main, g_deck, deck.first)
    take_stock(game)


@rule("3.3.2")
def make_cards(game: Game, seat: int, main: list[Card], g_deck: list[Card], first: str) -> None:
    """The cards of a player's decks, which that player owns; the one that is to be the first
    vanguard is remembered."""
    begin = len(game.state.printed)
    sides = [two_sides.starting_side(game.pool, card) for card in main]
    game.make_deck(tuple([card for card in sides if card is not None]), seat, MAIN)
    game.make_deck(tuple(g_deck), seat, G_DECK)
    numbers = [card.number for card in main]
    chosen = begin + numbers.index(first) if first in numbers else -1
    game.state.limits[("first vanguard", seat)] = chosen


def take_stock(game: Game) -> None:
    """What the cards of this game can do: events they hear, values they change."""
    cards = used(game.pool, game.state.printed, brings)
    inventory.take_stock(game, cards.values(), ALWAYS_CHANGEABLE, z.LAYOUT.kind)


# Boosting, guarding, triggers and hearts change these, whatever the texts say.
ALWAYS_CHANGEABLE: Final = frozenset({"power", "critical", "name"})


@step("5.4.2")
def lay_out_main_decks(game: Game, frame: Frame) -> None:
    """The main decks are there to choose from."""
    for seat in (0, 1):
        cards = cards_from(game, seat, MAIN)
        game.lay_out(cards, z.deck_of(seat))
        if game.state.limits[("first vanguard", seat)] < 0:
            game.reveal(cards, 1 << seat)


@choice("5.4.3")
def choose_first_vanguard(game: Game, frame: Frame) -> Decision | None:
    """Each player chooses a grade 0 card of the main deck, unless the deck says which."""
    state = game.state
    for seat in (0, 1):
        if state.limits[("first vanguard", seat)] < 0:
            seen: list[Card] = []
            options: list[Option] = []
            for card in state.zones[z.deck_of(seat)]:
                printed = state.printed[card]
                if is_grade_0(printed) and printed not in seen:
                    seen.append(printed)
                    options.append(("card", card))
            return Decision(seat, "first vanguard", tuple(options), "5.4.3", secret=True)
    return None


@choose_first_vanguard.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    card = int(chosen[0][1])
    game.state.limits[("first vanguard", game.state.owner[card])] = card
    frame.again()


@step("5.4.3")
def place_first_vanguard(game: Game, frame: Frame) -> None:
    """It lies face down on the vanguard circle, and nobody else knows it yet."""
    for seat in (0, 1):
        card = game.state.limits.pop(("first vanguard", seat))
        game.put(card, z.vanguard_circle(seat), face=FACE_DOWN)
        game.hide(card, ~(1 << seat))
        game.note("first vanguard", seat, card)


@step("5.4.3.1")
def place_decks(game: Game, frame: Frame) -> None:
    """The G deck face down in the G zone; the main deck shuffled."""
    for seat in (0, 1):
        for card in cards_from(game, seat, G_DECK):
            game.put(card, z.g_zone_of(seat), face=face_at_start())
        game.shuffle(z.deck_of(seat))


@rule("4.11.4", without=0)
def face_at_start() -> int:
    """All cards of the G deck lie face down at the beginning."""
    return FACE_DOWN


@step("5.4.3.2")
def decide_who_goes_first(game: Game, frame: Frame) -> None:
    """One of the two."""
    opening.goes_first(game, by_chance(game))


@rule("5.4.3.2.1", without=0)
def by_chance(game: Game) -> int:
    """Chance alone decides; nobody is asked, and nobody wins the right to choose."""
    return game.random_below(2)


@step("5.4.3.3")
def no_damage_yet(game: Game, frame: Frame) -> None:
    """Vanguard damage begins at 0."""
    for seat in (0, 1):
        game.state.numbers[seat]["damage"] = 0


@step("5.4.3.4")
def draw_first_hand(game: Game, frame: Frame) -> None:
    """Five cards each."""
    opening.deal(game, HAND, z.deck_of, z.hand_of)
    frame.vars["asked"] = 0


@choice("5.4.3.4")
def redraw(game: Game, frame: Frame) -> Decision | None:
    """From the player who goes first on, each may shuffle cards back and draw as many."""
    return opening.redraw(game, frame, z.hand_of, "5.4.3.4")


@redraw.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    opening.redrawn(game, frame, chosen, z.deck_of, z.hand_of)


@step("6.1.1")
def stand_up(game: Game, frame: Frame) -> None:
    """Each player turns the first vanguard face up."""
    for seat in (0, 1):
        for card in game.state.zones[z.vanguard_circle(seat)]:
            game.flip(card, 0)
            game.note("stand up", seat, card)


@step("6.2.1")
def begin(game: Game, frame: Frame) -> None:
    """The first turn."""
    game.call("turn")


def guess_first_vanguards(game: Game, viewer: int) -> None:
    """A guess at a first vanguard that still lies face down: all know that it is of grade 0."""
    state = game.state
    for seat in (0, 1):
        for card in state.zones[z.vanguard_circle(seat)]:
            if state.known[card] >> viewer & 1 or is_grade_0(state.printed[card]):
                continue
            could_be = [
                other
                for other in cards_from(game, seat, MAIN)
                if not state.known[other] >> viewer & 1 and is_grade_0(state.printed[other])
            ]
            other = could_be[game.random_below(len(could_be))]
            mine, theirs = state.printed[card], state.printed[other]
            state.printed[card], state.printed[other] = theirs, mine


def is_grade_0(card: Card) -> bool:
    return bool(card.values["grade"] == FIRST_GRADE)


SETUP = Procedure(
    "setup", "5.4", "Preparing the game",
    (
        *fact(
            "5.4.1",
            (
                lay_out_main_decks, choose_first_vanguard, place_first_vanguard, place_decks,
                decide_who_goes_first, no_damage_yet, draw_first_hand, redraw,
            ),
            without=(),
        ),
        stand_up,
        begin,
    ),
)  # fmt: skip

PROCEDURES: Final = (SETUP,)

"""5-3. Game preparation."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler import c04_players
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.areas import close_zones
from headjudge.games.gateruler.c04_players import GEAS, MAIN, RULER, make_cards
from headjudge.games.gateruler.c05_preparation.deck import cards_of
from headjudge.games.gateruler.c13_damage import ruler_damage
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import opening
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount
from headjudge.kernel.opening import cards_from
from headjudge.kernel.state import Frame
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ASK, DO, TAKE, do_next
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule

# 5-1. What players bring


@rule("1-2a", "5-1a")
def present_decks(game: Game, decks: tuple[Any, ...]) -> None:
    """Two players, each with a ruler and a deck, and perhaps a geas."""
    for seat, deck in enumerate(decks):
        ruler, geas, cards = cards_of(deck, game.pool)
        make_cards(game, seat, ruler, geas, cards)


# 5-3a. Rulers, decks and geases


@step("5-3a")
def place_rulers_and_decks(game: Game, frame: Frame) -> None:
    """Each ruler goes to its ruler zone, which decides what zones its player has; each deck is
    shuffled."""
    for seat in (0, 1):
        game.lay_out(cards_from(game, seat, RULER), z.ruler_of(seat))
        close_zones(game, seat)
        game.note("ruler placed", seat, u.ruler_of(game, seat))
        game.lay_out(cards_from(game, seat, MAIN), z.deck_of(seat))
        game.shuffle(z.deck_of(seat))


@step("5-3a-1")
def place_geases(game: Game, frame: Frame) -> None:
    """A geas is revealed to all and put under its ruler."""
    for seat in (0, 1):
        for card in cards_from(game, seat, GEAS):
            ruler = u.ruler_of(game, seat)
            game.put(card, z.ruler_of(seat), "bottom", host=ruler)
            game.note("geas placed", seat, card)


# 5-3b. Setup


@step("5-3b")
def begin_setup(game: Game, frame: Frame) -> None:
    """Before anything is counted, nothing has been; 3-6f-1: no ruler has damage."""
    ruler_damage.begin_undamaged(game)
    c04_players.begin_counting(game)
    frame.vars["seat"] = 0


@step("5-3b")
def set_up(game: Game, frame: Frame) -> None:
    """Each player does what their ruler says under Setup."""
    seat = frame.vars["seat"]
    if seat > 1:
        return
    frame.vars["seat"] = seat + 1
    frame.again()
    ruler = u.ruler_of(game, seat)
    steps = game.state.printed[ruler].values["sheet"].setup
    if steps:
        doing.start(game, steps, ruler, game.state.identity[ruler], seat, None)


@step("5-3b")
def tell_redraws(game: Game, frame: Frame) -> None:
    """How many cards each player has put back is told when both have (1-5h)."""
    for seat, count in frame.vars.pop("redrawn", ()):
        game.note("redraw", seat, amount=Amount(count))


@means(ASK, v.Redraw)
def ask_redraw(context: Context, frame: Frame, term: v.Redraw) -> Decision | None:
    """Which cards are put back."""
    hand = context.game.state.zones[z.hand_of(context.seat)]
    options: tuple[Option, ...] = tuple([("card", card) for card in hand])
    if not options:
        return None
    return Decision(context.seat, "redraw", options, "5-3b", 0, len(options), secret=True)


@means(TAKE, v.Redraw)
def take_redraw(context: Context, frame: Frame, term: v.Redraw, chosen: tuple[Option, ...]) -> None:
    """The chosen cards go under the deck, and as many are drawn."""
    game, seat = context.game, context.seat
    for option in chosen:
        game.put(int(option[1]), z.deck_of(seat), "bottom")
    if chosen:
        do_next(frame, (t.Draw(len(chosen)),))
    for each in game.state.frames:
        if each.procedure == "setup":
            each.vars["redrawn"] = (*each.vars.get("redrawn", ()), (seat, len(chosen)))


@means(DO, v.Redraw)
def do_redraw(context: Context, frame: Frame, term: v.Redraw) -> None:
    """Without a hand nothing is put back."""


# 5-3c. The first turn


@step("5-3c")
def decide_who_goes_first(game: Game, frame: Frame) -> None:
    """Chance decides who is the first active player."""
    opening.goes_first(game, game.random_below(2))


@step("5-3c")
def begin_first_turn(game: Game, frame: Frame) -> None:
    """The game starts with that player's turn."""
    game.call("turn")


SETUP = Procedure(
    "setup", "5-3", "Game preparation",
    (
        place_rulers_and_decks, place_geases, begin_setup, set_up, tell_redraws,
        decide_who_goes_first, begin_first_turn,
    ),
)  # fmt: skip

"""4. Player properties: caps, owners and controllers."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c01_overview import INFINITE
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c15_terms import summoning
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.kernel.table import Table
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, means, seats
from headjudge.rulebook.citation import fact, rule

# What is counted of each player

# What is counted of each player
SUMMONS: Final = "summons"
SETS: Final = "sets"


# 4-3a. Summon cap and number of summons


def summon_cap(game: Game, seat: int) -> int:
    """How many normal summons a player can do this turn."""
    if seat != game.state.turn_player:
        return off_turn_summons()
    return INFINITE if summoning.has_no_cap(game, seat) else rulers_summon_cap(game, seat)


@rule("4-3a-1a", "6-2a", "15-2c-2")
def rulers_summon_cap(game: Game, seat: int) -> int:
    """In one's own turn: what the ruler says, increased for as long as something increases
    it (15-2c)."""
    return int(game.value(u.ruler_of(game, seat), "summon cap"))


@rule("4-3a-1b", "16-21c")
def off_turn_summons() -> int:
    """In the other player's turn there is no summon cap, so that Sentinel Summoning ignores it."""
    return INFINITE


def summons_left(game: Game, seat: int) -> int:
    """The remaining summon cap; found out once as long as nothing changes."""
    cached = game.derived().cache
    found: int | None = cached.get(_LEFT[seat])
    if found is None:
        cap = summon_cap(game, seat)
        used = game.state.numbers[seat][SUMMONS]
        found = cached[_LEFT[seat]] = (
            INFINITE if summoning.is_unlimited(cap) else summoning.at_least_none(cap - used)
        )
    return found


_LEFT: Final = ("summons left 0", "summons left 1")


# 4-3b. Set cap and number of times set


def set_cap(game: Game, seat: int) -> int:
    """How often a player can set a card by rule 7-5 this turn."""
    if seat != game.state.turn_player:
        return off_turn_sets()
    return rulers_set_cap(game, seat)


@rule("4-3b-1b")
def rulers_set_cap(game: Game, seat: int) -> int:
    """In one's own turn: what the ruler says; 4-3b-1a: without limit if it says nothing."""
    return int(game.value(u.ruler_of(game, seat), "set cap"))


@rule("4-3b-1c")
def off_turn_sets() -> int:
    """In the other player's turn there is no set cap."""
    return INFINITE


def count_set(game: Game, seat: int) -> None:
    """A card was set by rule 7-5: the player's remaining set cap is one less."""
    game.mark(("set by rule", seat))


def sets_left(game: Game, seat: int) -> int:
    """The remaining set cap, which binds setting by rule 7-5 only (4-3b-1)."""
    return set_cap(game, seat) - game.happened(("set by rule", seat))


@rule("6-2a")
def begin_counting(game: Game) -> None:
    """Both players have summoned and set nothing yet."""
    for seat in (0, 1):
        no_summons_yet(game, seat)
        no_sets_yet(game, seat)
    game.values_changed()


@rule("4-3a-2")
def no_summons_yet(game: Game, seat: int) -> None:
    """A player's number of summons becomes 0."""
    game.set_number(seat, SUMMONS, 0)


@rule("4-3b-2")
def no_sets_yet(game: Game, seat: int) -> None:
    """A player's number of times set becomes 0."""
    game.set_number(seat, SETS, 0)


# 4-4. Owner


# The parts of what a player brings, by which its cards are told apart

MAIN: Final = 0
RULER: Final = 1
GEAS: Final = 2


@rule("4-4a")
def make_cards(game: Game, seat: int, ruler: Card, geas: Card | None, cards: list[Card]) -> None:
    """The cards that a player brings into the game, and owns."""
    game.make_deck((ruler,), seat, RULER)
    if geas is not None:
        game.make_deck((geas,), seat, GEAS)
    game.make_deck(tuple(cards), seat, MAIN)


@means(FILTERS, v.Owned)
def filter_owned(context: Context, term: v.Owned, ref: Ref) -> bool:
    """Cards that these players own."""
    return context.game.state.owner[ref[0]] in seats(context, term.whose)


# 4-5. Controller


def controller(table: Table, card: int) -> int:
    """The player who controls a card: whose zone it is in, or who played it."""
    state = table.state
    place = state.place[card]
    if place == z.GATE:
        return controller_in_gate(table, card)
    return WHOSE[place] if place >= 0 else state.owner[card]


# By zone: control passes with the card to another player's zone.
WHOSE: Final[list[int]] = fact("4-5a-1", z.LAYOUT.seat, without=[0] * z.LAYOUT.total)


@rule("4-5b")
def controller_in_gate(table: Table, card: int) -> int:
    """In the gate it is whoever played the card, or put it there."""
    for frame in (*table.state.stack, *table.state.frames):
        if frame.vars.get("card") == card:
            seat: int = frame.vars["seat"]
            return seat
    return table.state.owner[card]


@rule("4-5a")
def controller_of_play(seat: int) -> int:
    """What is played is controlled by whoever plays it, who decides all that comes up."""
    return seat


@rule("4-5c")
def controller_of_ability(game: Game, card: int) -> int:
    """The controller of an ability is that of its card."""
    return controller(game, card)


@rule("4-5d")
def controller_of_effect(seat: int) -> int:
    """The controller of an effect is that of the card or ability that makes it."""
    return seat

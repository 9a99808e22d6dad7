"""Before the first turn: who goes first, the first hands, and cards that are put back for others.

Which zones these are, how many cards, and the rules of each step are the game's own.
"""

from __future__ import annotations

from collections.abc import Callable

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount
from headjudge.kernel.state import Frame

ZoneOf = Callable[[int], int]


def cards_from(game: Game, seat: int, origin: int) -> tuple[int, ...]:
    """A player's cards that began in one of the decks that player brought."""
    owner, began = game.state.owner, game.state.origin
    return tuple([c for c in range(len(owner)) if owner[c] == seat and began[c] == origin])


def goes_first(game: Game, seat: int) -> None:
    """Give this player the first turn."""
    state = game.state
    state.first = seat
    state.turn_player = seat
    state.ahead = (seat,)
    game.note("goes first", seat)


def deal(game: Game, number: int, deck_of: ZoneOf, to: ZoneOf) -> None:
    """Move so many cards from the top of each deck to another zone of its player. They are not
    drawn."""
    for seat in (0, 1):
        for card in game.state.zones[deck_of(seat)][:number]:
            game.put(card, to(seat))
        place = game.rules.layout.places[to(seat)]
        if place is not None:
            game.note("deal", seat, amount=Amount(number), to=place)


def redraws_next(game: Game, frame: Frame) -> int:
    """The player who may put cards back now: first the one who goes first, then the other."""
    return game.state.first if frame.vars["asked"] == 0 else 1 - game.state.first


def redraw(game: Game, frame: Frame, hand_of: ZoneOf, number: str) -> Decision | None:
    """Ask each player in turn which cards of their hand to put back; None: all have been asked."""
    if frame.vars["asked"] == len(game.state.numbers):
        return None
    seat = redraws_next(game, frame)
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in game.state.zones[hand_of(seat)]]
    )
    return Decision(seat, "redraw", options, number, 0, len(options), secret=True)


def redrawn(
    game: Game, frame: Frame, chosen: tuple[Option, ...], deck_of: ZoneOf, hand_of: ZoneOf
) -> None:
    """Shuffle the chosen cards into the deck and take as many from its top. A player who puts
    nothing back does not shuffle."""
    seat = redraws_next(game, frame)
    deck = deck_of(seat)
    for option in chosen:
        game.put(int(option[1]), deck)
    if chosen:
        game.shuffle(deck)
        for card in game.state.zones[deck][: len(chosen)]:
            game.put(card, hand_of(seat))
    game.note("redraw", seat, amount=Amount(len(chosen)))
    frame.vars["asked"] += 1
    frame.again()

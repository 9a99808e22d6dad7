"""15-19. Drive."""

from __future__ import annotations

from headjudge.games.gateruler.c01_overview import times
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c10_drive import drive_in_own_turn, is_standard
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import CAN, DO
from headjudge.language.evaluate import means, number, objects
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule


@means(DO, v.Drive)
def do_drive(context: Context, frame: Frame, term: v.Drive) -> None:
    """The cards that are named are driven, or so many from the top of the deck."""
    game = context.game
    if term.what is not None:
        cards = [card for card, _identity in acting(context, term.what)]
    else:
        cards = from_the_top(game, context.seat, times(number(context, term.number)))
    if cards:
        drive_cards(game, context.seat, cards, context.source)


@rule("15-19b", "15-19c")
def from_the_top(game: Game, seat: int, count: int) -> list[int]:
    """Without a card named, so many from the top of the deck."""
    return list(game.state.zones[z.deck_of(seat)][:count])


@means(CAN, v.Drive)
def can_drive(context: Context, term: v.Drive) -> bool:
    """There are cards enough to drive."""
    if isinstance(term.what, t.It) and term.what.memory not in context.memory:
        return True  # of what is chosen before it
    if term.what is not None:
        return len(objects(context, term.what)) > 0
    wanted = times(number(context, term.number))
    return len(context.game.state.zones[z.deck_of(context.seat)]) >= wanted


@rule("15-19a")
def drive_cards(game: Game, seat: int, cards: list[int], source: int) -> None:
    """The drive process, in one's own start or main phase or at any other time."""
    if is_standard(game, seat):
        drive_in_own_turn(game, seat, cards, source)
    else:
        game.call("drive", seat=seat, cards=tuple(cards), source=source)

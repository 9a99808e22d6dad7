"""15-24. Ending the turn before its time."""

from __future__ import annotations

from headjudge.games.gateruler import damage
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.moving import to_graveyard
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule


@means(DO, v.EndTurn)
def end_turn(context: Context, frame: Frame, term: v.EndTurn) -> None:
    """15-24. All that waits is gone, and the end phase begins."""
    game = context.game
    nothing_is_triggered(game)
    gone = [*empty_gate(game), *in_drive_zones(game), *in_counter_zones(game)]
    rulers_are_undamaged(game)
    combat_is_over(game)
    go_to_end_phase(game)
    put_away(game, gone)


@rule("15-24b")
def nothing_is_triggered(game: Game) -> None:
    game.state.standby = []


@rule("15-24c", "15-24c-1", without=())
def empty_gate(game: Game) -> list[int]:
    """Cards in the gate go to their owners' graveyards, also one that is being resolved;
    abilities are removed."""
    game.state.stack = []
    return list(game.state.zones[z.GATE])


@rule("15-24d", without=())
def in_drive_zones(game: Game) -> list[int]:
    """So do those in the drive zones; their Overdrive abilities are gone with them."""
    return [card for seat in (0, 1) for card in game.state.zones[z.drive_of(seat)]]


@rule("15-24e", without=())
def in_counter_zones(game: Game) -> list[int]:
    """So do those in the counter zones."""
    return [card for seat in (0, 1) for card in game.state.zones[z.counter_of(seat)]]


@rule("15-24f")
def rulers_are_undamaged(game: Game) -> None:
    for numbers in game.state.numbers:
        numbers[damage.RULER_DAMAGE] = 0
        numbers.pop(damage.PLAIN_DAMAGE, None)


@rule("15-24g-1")
def combat_is_over(game: Game) -> None:
    """Effects for the duration of a combat end."""
    game.expire("combat")


@rule("15-24c-2", "15-24c-3", "15-24g", "15-24h")
def go_to_end_phase(game: Game) -> None:
    """What is being resolved, the gate process, and the phase end unfinished, and the end phase
    begins."""
    game.back_to("turn", "6-5a")


@rule("15-24h-1")
def put_away(game: Game, cards: list[int]) -> None:
    """The cards go now, so that what this sets off is resolved in the end phase."""
    if cards:
        game.do(*[to_graveyard(game, card, "rule") for card in cards])

"""12-2. Player defeat: a process in the gate, which looks again when it is resolved."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.overview import lose
from headjudge.kernel import values
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import fact, rule

PROCESS: Final = "defeat"


def is_beaten(game: Game, seat: int) -> str:
    """The defeat condition that a player meets; "": none."""
    if has_no_life(game, seat):
        return "12-2a-1"
    return "12-2a-2" if has_no_deck(game, seat) else ""


@rule("12-2a-1", "2-6b", "3-13d", without=False)
def has_no_life(game: Game, seat: int) -> bool:
    """As many cards in the damage zone as the ruler has life, or more."""
    return current_life(game, seat) <= 0


@rule("2-6c", without=1)
def current_life(game: Game, seat: int) -> int:
    """The ruler's life less the cards in its controller's damage zone."""
    ruler = u.ruler_of(game, seat)
    life: int = game.value(ruler, "life") if ruler >= 0 else 0
    return life - len(game.state.zones[_DAMAGE[seat]])


_DAMAGE: Final = (z.damage_of(0), z.damage_of(1))
_DECK: Final = (z.deck_of(0), z.deck_of(1))


def without_life(game: Game) -> list[int]:
    """The players who have none; found out once as long as the cards and values in play stand."""
    notes = values.notes_on_values(game)
    found: list[int] | None = notes.get("without life")
    if found is None:
        found = notes["without life"] = [seat for seat in (0, 1) if has_no_life(game, seat)]
    return found


@rule("12-2a-2", without=False)
def has_no_deck(game: Game, seat: int) -> bool:
    """No card is left in the deck."""
    return not game.state.zones[_DECK[seat]]


def due(game: Game) -> tuple[int, ...]:
    """The players who meet a defeat condition and to whom no process in the gate is linked."""
    lifeless = without_life(game)
    if not lifeless and not has_no_deck(game, 0) and not has_no_deck(game, 1):
        return ()
    found = [seat for seat in (0, 1) if is_beaten(game, seat)]
    linked = [
        seat
        for frame in game.state.stack
        if frame.procedure == PROCESS
        for seat in linked_players(frame)
    ]
    return tuple([seat for seat in found if seat not in linked])


@rule("12-2b-1", without=())
def linked_players(frame: Frame) -> tuple[int, ...]:
    """A defeat process is always linked to one player, or to both."""
    beaten: tuple[int, ...] = frame.vars["beaten"]
    return beaten


# If both players meet a condition, it is one process for both.
ONE_FOR_BOTH: Final[bool] = fact("12-2c-1", True, without=False)


@rule("12-2c")
def add_process(game: Game) -> None:
    """A defeat process for such a player goes into the gate."""
    beaten = due(game)
    for each in (beaten,) if ONE_FOR_BOTH else [(seat,) for seat in beaten]:
        game.add(PROCESS, seat=each[0], beaten=each)


@step("12-2d-1")
def lose_the_game(game: Game, frame: Frame) -> None:
    """Whoever still meets a condition loses the game."""
    lost = [(seat, is_beaten(game, seat)) for seat in linked_players(frame)]
    beaten = [(seat, number) for seat, number in lost if number]
    if beaten:
        lose(game, tuple([seat for seat, _number in beaten]), beaten[0][1])


DEFEAT = Procedure(PROCESS, "12-2d", "Defeat process", (lose_the_game,))

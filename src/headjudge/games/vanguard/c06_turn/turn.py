"""6.1 to 6.3, 6.7, 6.8. Standing up, the turn, and the stand, battle and end phases.

The draw, ride and main phases have modules of their own; the battle phase is chapter 7.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.timings import (
    begins,
    check,
    ends,
    is_something_left,
    time_passes,
)
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions.domination import seat_of
from headjudge.games.vanguard.c10_actions.moving import sending
from headjudge.kernel import timing
from headjudge.kernel.flow import Procedure, calls, does, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.rulebook.citation import rule

# 6.1. Stand Up


@step("6.1.1")
def stand_up(game: Game, frame: Frame) -> None:
    """Each player turns the first vanguard face up."""
    for seat in (0, 1):
        for card in game.state.zones[z.vanguard_circle(seat)]:
            game.flip(card, 0)
            game.note("stand up", seat, card)


# 6.2. The turn


@step("6.2.1")
def begin_first_turn(game: Game, frame: Frame) -> None:
    """The first turn."""
    game.call("turn")


# 6.3. Stand phase


@step("6.3.1.1")
def stand_phase_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the turn and of the stand phase stand by."""
    begins(game, "turn")
    begins(game, "stand phase")
    check(game)


@step("6.3.1.2")
@rule("6.3.1")
def stand_units(game: Game, frame: Frame) -> None:
    """The turn player stands all of their units."""
    seat = game.state.turn_player
    rest = game.state.rest
    resting = [card for card in u.all_units(game, seat) if rest[card]]
    if resting:
        game.do(*[Event("stand", seat, card, cause="stand phase") for card in resting])


@step("6.3.1.3")
def stand_phase_ends(game: Game, frame: Frame) -> None:
    """Effects until a stand phase are over with it."""
    expire_for(game, "stand phase")
    check(game)


STAND_PHASE = Procedure(
    "stand phase", "6.3", "Stand phase",
    (stand_phase_begins, stand_units, stand_phase_ends),
)  # fmt: skip


# 6.7. Battle phase


@rule("6.7.1")
def start_battle_phase(game: Game) -> None:
    """The turn player can attack (chapter 7)."""
    game.call("battle phase")


# 6.8. End phase


@step("6.8.1.1.1")
def return_g_units(game: Game, frame: Frame) -> None:
    """All G units, whoever's, go from the vanguard and rear-guard circles to the G zone, face
    up. 10.28.4: their hearts are vanguards again."""
    time_passes(game)
    state = game.state
    found = [
        card
        for seat in (state.turn_player, 1 - state.turn_player)
        for zone in (z.vanguard_circle(seat), *z.rear_guard_circles(seat))
        for card in state.zones[zone]
        if state.printed[card].values["type"] == "G"
    ]
    if found:
        game.do(
            *[sending(game, card, z.g_zone_of(state.owner[card]), "end phase") for card in found]
        )


@step("6.8.1.1.2")
@rule("6.8.1.1")
def return_to_normal(game: Game, frame: Frame) -> None:
    """The turn player's locked cards and deleted units are turned face up."""
    seat = game.state.turn_player
    state = game.state
    events: list[Event] = []
    for zone in (z.vanguard_circle(seat), *z.rear_guard_circles(seat)):
        for card in state.zones[zone]:
            if state.face[card] == FACE_DOWN:
                kind = "unlock" if u.is_locked(game, card) else "restore"
                events.append(Event(kind, seat, card, cause="end phase"))
    if events:
        game.do(*events)


@step("6.8.1.3")
def end_phase_begins(game: Game, frame: Frame) -> None:
    """Abilities about the end phase and the end of the turn stand by, each but once."""
    ends(game, "begin end phase")
    ends(game, "end turn")


@step("6.8.1.4")
@rule("6.8.1")
def effects_end(game: Game, frame: Frame) -> None:
    """Effects until the end of the turn are over: of this turn, or of the next one of a
    player whose turn this is."""
    game.expire("turn")
    expire_for(game, "turn")


def expire_for(game: Game, period: str) -> None:
    """Effects until this period of the turn player's are over."""
    timing.expire_for(game, period, seat_of)


@step("6.8.1.5")
def once_more_or_end(game: Game, frame: Frame) -> None:
    """While there is something to resolve, or an ability about the end of the turn that has
    not stood by yet, go back."""
    if not is_something_left(game):
        ends(game, "begin end phase")
        ends(game, "end turn")
    if is_something_left(game):
        game.go(frame, "6.8.1.2")


END_PHASE = Procedure(
    "end phase", "6.8", "End phase",
    (
        return_g_units, return_to_normal,
        does("6.8.1.2", check), end_phase_begins, does("6.8.1.4", check), effects_end,
        once_more_or_end,
    ),
)  # fmt: skip


@step("6.8.1.5")
def next_turn(game: Game, frame: Frame) -> None:
    """The next turn is the opponent's, unless one was added (12.4)."""
    frame.step = 0


stands = calls("6.2.2", "stand phase")
draws = calls("6.2.2", "draw phase")
rides = calls("6.2.2", "ride phase")
mains = calls("6.2.2", "main phase")
battles = does("6.2.2", start_battle_phase)
ends_turn = calls("6.2.2", "end phase")

TURN = Procedure(
    "turn", "6.2", "The turn",
    (
        does("6.2.1", timing.begin_turn),
        stands, draws, rides, mains, battles, ends_turn, next_turn,
    ),
)  # fmt: skip

PROCEDURES: Final = (STAND_PHASE, END_PHASE, TURN)

"""6.2, 6.3, 6.5, 6.8. The turn: stand phase, ride phase and end phase.

The draw phase is in `draw_phase.py`, the main phase in `main.py`, the battle phase in
`battle.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import playing, stride
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.dominate import seat_of
from headjudge.games.vanguard.moving import sending
from headjudge.games.vanguard.timing import (
    begins,
    check,
    ends,
    is_something_left,
    time_passes,
)
from headjudge.kernel import timing
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.rulebook.citation import fact, rule

# 6.3. Stand phase


@step("6.3.1.1")
def stand_phase_begins(game: Game, frame: Frame) -> None:
    begins(game, "turn")
    begins(game, "stand phase")
    check(game)


@step("6.3.1.2")
def stand_units(game: Game, frame: Frame) -> None:
    """The turn player stands all of their units."""
    seat = game.state.turn_player
    rest = game.state.rest
    resting = [card for card in c.units(game, seat) if rest[card]]
    if resting:
        game.do(*[Event("stand", seat, card, cause="stand phase") for card in resting])


@step("6.3.1.3")
def stand_phase_ends(game: Game, frame: Frame) -> None:
    """Effects until a stand phase are over with it."""
    expire_for(game, "stand phase")
    check(game)


STAND_PHASE = Procedure(
    "stand phase", "6.3", "Stand phase",
    fact("6.3.1", (stand_phase_begins, stand_units, stand_phase_ends), without=()),
)  # fmt: skip


# 6.5. Ride phase


@step("6.5.1.1.1")
def ride_phase_begins(game: Game, frame: Frame) -> None:
    begins(game, "ride phase")
    check(game)


@choice("6.5.1.1.2")
def choose_ride(game: Game, frame: Frame) -> Decision | None:
    """The turn player may normal ride once. Whether a card of the hand fits is nobody
    else's business: with a card in hand they are asked."""
    seat = game.state.turn_player
    if not game.state.zones[z.hand_of(seat)]:
        return None
    options = (*plays(game, seat, IN_RIDE_STEP), PASS)
    return Decision(seat, "ride", options, "6.5.1.1.2", secret=True)


# 6.5.1.1.3, 6.5.1.2.3: in both steps cards are played to the vanguard circle only
IN_RIDE_STEP: Final[tuple[str, ...]] = fact("6.5.1.1.3", ("ride",), without=("ride", "call"))
IN_STRIDE_STEP: Final[tuple[str, ...]] = fact("6.5.1.2.3", ("stride",), without=("stride", "call"))


def plays(game: Game, seat: int, ways: tuple[str, ...]) -> tuple[Option, ...]:
    """The cards that a player can play in these ways."""
    return tuple([(how, card) for how in ways for card in playable(game, seat, how)])


def playable(game: Game, seat: int, how: str) -> list[int]:
    return stride.candidates(game, seat) if how == "stride" else playing.playable(game, seat, how)


def play(game: Game, seat: int, how: str, card: int) -> None:
    if how == "stride":
        game.call("normal stride", seat=seat, card=card)
    else:
        playing.play(game, seat, how, card)


@choose_ride.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] != PASS:
        play(game, game.state.turn_player, str(chosen[0][0]), int(chosen[0][1]))


@step("6.5.1.1.4")
def ride_step_ends(game: Game, frame: Frame) -> None:
    check(game)


@step("6.5.1.2.1")
def stride_step_begins(game: Game, frame: Frame) -> None:
    begins(game, "stride step")
    check(game)


@choice("6.5.1.2.2")
def choose_stride(game: Game, frame: Frame) -> Decision | None:
    """The turn player may normal stride once, with a G unit that says so."""
    seat = game.state.turn_player
    if not stride.is_possible(game, seat):
        return None
    options = (*plays(game, seat, IN_STRIDE_STEP), PASS)
    return Decision(seat, "stride", options, "6.5.1.2.2", secret=True)


@choose_stride.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] != PASS:
        play(game, game.state.turn_player, str(chosen[0][0]), int(chosen[0][1]))


@step("6.5.1.3")
def ride_phase_ends(game: Game, frame: Frame) -> None:
    check(game)


RIDE_PHASE = Procedure(
    "ride phase", "6.5", "Ride phase",
    fact(
        "6.5.1",
        (
            ride_phase_begins, choose_ride, ride_step_ends, stride_step_begins, choose_stride,
            ride_phase_ends,
        ),
        without=(),
    ),
)  # fmt: skip


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
def return_to_normal(game: Game, frame: Frame) -> None:
    """The turn player's locked cards and deleted units are turned face up."""
    seat = game.state.turn_player
    state = game.state
    events: list[Event] = []
    for zone in (z.vanguard_circle(seat), *z.rear_guard_circles(seat)):
        for card in state.zones[zone]:
            if state.face[card] == FACE_DOWN:
                kind = "unlock" if c.is_locked(game, card) else "restore"
                events.append(Event(kind, seat, card, cause="end phase"))
    if events:
        game.do(*events)


@step("6.8.1.2")
def check_after_returning(game: Game, frame: Frame) -> None:
    check(game)


@step("6.8.1.3")
def end_phase_begins(game: Game, frame: Frame) -> None:
    """Abilities about the end phase and the end of the turn stand by, each but once."""
    ends(game, "begin end phase")
    ends(game, "end turn")


@step("6.8.1.4")
def check_at_the_end(game: Game, frame: Frame) -> None:
    check(game)


@step("6.8.1.4")
def effects_end(game: Game, frame: Frame) -> None:
    """Effects until the end of the turn are over: of this turn, or of the next one of a
    player whose turn this is."""
    game.expire("turn")
    expire_for(game, "turn")


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
    fact(
        "6.8.1",
        (
            *fact("6.8.1.1", (return_g_units, return_to_normal), without=()),
            check_after_returning, end_phase_begins, check_at_the_end, effects_end,
            once_more_or_end,
        ),
        without=(),
    ),
)  # fmt: skip


def expire_for(game: Game, period: str) -> None:
    """Effects until this period of the turn player's are over."""
    timing.expire_for(game, period, seat_of)


# 6.2. The turn


@step("6.2.1")
def turn_begins(game: Game, frame: Frame) -> None:
    """The turn player; what the last turn saw is forgotten."""
    timing.begin_turn(game)


@step("6.2.2")
def stands(game: Game, frame: Frame) -> None:
    """The phases in their order: stand, draw, ride, main, battle, end."""
    game.call("stand phase")


@step("6.2.2")
def draws(game: Game, frame: Frame) -> None:
    game.call("draw phase")


@step("6.2.2")
def rides(game: Game, frame: Frame) -> None:
    game.call("ride phase")


@step("6.2.2")
def mains(game: Game, frame: Frame) -> None:
    game.call("main phase")


@step("6.2.2")
def battles(game: Game, frame: Frame) -> None:
    start_battle_phase(game)


@rule("6.7.1")
def start_battle_phase(game: Game) -> None:
    """The turn player can attack (chapter 7)."""
    game.call("battle phase")


@step("6.2.2")
def ends_turn(game: Game, frame: Frame) -> None:
    game.call("end phase")


@step("6.8.1.5")
def next_turn(game: Game, frame: Frame) -> None:
    """The next turn is the opponent's, unless one was added (12.4)."""
    frame.step = 0


TURN = Procedure(
    "turn", "6.2", "The turn",
    (turn_begins, stands, draws, rides, mains, battles, ends_turn, next_turn),
)  # fmt: skip

PROCEDURES: Final = (TURN, STAND_PHASE, RIDE_PHASE, END_PHASE)

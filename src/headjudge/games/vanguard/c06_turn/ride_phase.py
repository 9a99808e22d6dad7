"""6.5. Ride phase: the ride step, and the stride step."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics.timings import begins, check
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c08_abilities import normal_stride, playing
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, does, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import rule

# 6.5.1.1. Ride step


@step("6.5.1.1.1")
def ride_phase_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the ride phase stand by."""
    begins(game, "ride phase")
    check(game)


@choice("6.5.1.1.2")
@rule("6.5.1", "6.5.1.1.3")
def choose_ride(game: Game, frame: Frame) -> Decision | None:
    """The turn player may normal ride once, and play cards in no other way. Whether a card of the
    hand fits is nobody else's business: with a card in hand they are asked."""
    seat = game.state.turn_player
    if not game.state.zones[z.hand_of(seat)]:
        return None
    rides = [("ride", card) for card in playing.playable(game, seat, "ride")]
    return Decision(seat, "ride", (*rides, PASS), "6.5.1.1.2", secret=True)


@choose_ride.then
def ride_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen card is ridden, if the player has not passed."""
    if chosen[0] != PASS:
        playing.play_card(game, game.state.turn_player, "ride", int(chosen[0][1]))


# 6.5.1.2. Stride step


@step("6.5.1.2.1")
def stride_step_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the stride step stand by."""
    begins(game, "stride step")
    check(game)


@choice("6.5.1.2.2")
@rule("6.5.1.2.3")
def choose_stride(game: Game, frame: Frame) -> Decision | None:
    """The turn player may normal stride once, with a G unit that says so, and play cards in no
    other way."""
    seat = game.state.turn_player
    if not normal_stride.is_stride_possible(game, seat):
        return None
    strides = [("stride", card) for card in normal_stride.cards_to_stride(game, seat)]
    return Decision(seat, "stride", (*strides, PASS), "6.5.1.2.2", secret=True)


@choose_stride.then
def stride_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen card is strided, if the player has not passed."""
    if chosen[0] != PASS:
        game.call("normal stride", seat=game.state.turn_player, card=int(chosen[0][1]))


RIDE_PHASE = Procedure(
    "ride phase", "6.5", "Ride phase",
    (
        ride_phase_begins, choose_ride, does("6.5.1.1.4", check),
        stride_step_begins, choose_stride, does("6.5.1.3", check),
    ),
)  # fmt: skip

PROCEDURES: Final = (RIDE_PHASE,)

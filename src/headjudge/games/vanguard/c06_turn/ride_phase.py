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
from headjudge.rulebook.citation import fact

# 6.5.1.1. Ride step


@step("6.5.1.1.1")
def ride_phase_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the ride phase stand by."""
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


@choose_ride.then
def ride_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen card is played, if the player has not passed."""
    if chosen[0] != PASS:
        play(game, game.state.turn_player, str(chosen[0][0]), int(chosen[0][1]))


# 6.5.1.1.3, 6.5.1.2.3: in both steps cards are played to the vanguard circle only
IN_RIDE_STEP: Final[tuple[str, ...]] = fact("6.5.1.1.3", ("ride",), without=("ride", "call"))


def plays(game: Game, seat: int, ways: tuple[str, ...]) -> tuple[Option, ...]:
    """The cards that a player can play in these ways."""
    return tuple([(how, card) for how in ways for card in playable(game, seat, how)])


def playable(game: Game, seat: int, how: str) -> list[int]:
    """The cards that a player can play in this way."""
    return (
        normal_stride.cards_to_stride(game, seat)
        if how == "stride"
        else playing.playable(game, seat, how)
    )


def play(game: Game, seat: int, how: str, card: int) -> None:
    """A card is played in this way."""
    if how == "stride":
        game.call("normal stride", seat=seat, card=card)
    else:
        playing.play_card(game, seat, how, card)


# 6.5.1.2. Stride step


@step("6.5.1.2.1")
def stride_step_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the stride step stand by."""
    begins(game, "stride step")
    check(game)


@choice("6.5.1.2.2")
def choose_stride(game: Game, frame: Frame) -> Decision | None:
    """The turn player may normal stride once, with a G unit that says so."""
    seat = game.state.turn_player
    if not normal_stride.is_stride_possible(game, seat):
        return None
    options = (*plays(game, seat, IN_STRIDE_STEP), PASS)
    return Decision(seat, "stride", options, "6.5.1.2.2", secret=True)


@choose_stride.then
def stride_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen card is strided, if the player has not passed."""
    if chosen[0] != PASS:
        play(game, game.state.turn_player, str(chosen[0][0]), int(chosen[0][1]))


IN_STRIDE_STEP: Final[tuple[str, ...]] = fact("6.5.1.2.3", ("stride",), without=("stride", "call"))


RIDE_PHASE = Procedure(
    "ride phase", "6.5", "Ride phase",
    fact(
        "6.5.1",
        (
            ride_phase_begins, choose_ride, does("6.5.1.1.4", check),
            stride_step_begins, choose_stride, does("6.5.1.3", check),
        ),
        without=(),
    ),
)  # fmt: skip

PROCEDURES: Final = (RIDE_PHASE,)

"""6.6. Main phase: what the turn player can do, and why not."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import c12_misc
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.timings import begins, move_on, or_nothing
from headjudge.games.vanguard.c04_zones import circles
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c08_abilities import activated, normal_stride, playing
from headjudge.games.vanguard.c08_abilities.check_timing import check_first, repeat
from headjudge.games.vanguard.c10_actions.moving import CHANGES_CIRCLE
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.loops import Now, done_before
from headjudge.rulebook.citation import rule


@step("6.6.1.1")
def main_phase_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the main phase stand by."""
    begins(game, "main phase")


@choice("6.6.1.2")
@rule("6.6.1")
def choose_action(game: Game, frame: Frame) -> Decision | None:
    """The turn player does one of these, any number of times, or nothing."""
    seat = game.state.turn_player
    return Decision(seat, "main", options(game, seat), "6.6.1.2", secret=True)


def options(game: Game, seat: int) -> tuple[Option, ...]:
    """All that the turn player can do now."""
    again: list[Option] = [("act", card, at) for card, at in usable(game, seat)]
    again.extend([("exchange", zone) for zone in exchangeable(game, seat)])
    return or_nothing(
        (
            *[("call", card) for card in playable(game, seat)],
            *unless_in_a_loop(game, again),
        )
    )


def unless_in_a_loop(game: Game, options: list[Option]) -> list[Option]:
    """12.1.1.2. What only leads round to the very same position is not offered again."""
    again = done_before(game, options)
    if not again:
        return options
    now = Now(game)
    barred = [option for option in again if c12_misc.repeats(game, option, now)]
    return [option for option in options if option not in barred]


@choose_action.then
def take_action(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Carry out the chosen action, or end the phase."""
    option = chosen[0]
    seat = game.state.turn_player
    if option == PASS:
        end_main_phase(game, frame)
    elif option[0] == "call":
        playing.play_card(game, seat, "call", int(option[1]))
    elif c12_misc.go_round(game, option):
        return
    elif option[0] == "act":
        activated.play_ability(game, seat, int(option[1]), int(option[2]))
    else:
        exchange(game, seat, int(option[1]))


# 6.6.1.2.1. Calling


@rule("6.6.1.2.1", "6.6.1.2.1.1")
def playable(game: Game, seat: int) -> list[int]:
    """The cards of the hand that can be called, if there is a rear-guard circle to call them to:
    they are played in no other way."""
    if not u.open_circles(game, seat):
        return []
    return playing.playable(game, seat, "call")


# 6.6.1.2.2. Activated abilities


@rule("6.6.1.2.2")
def usable(game: Game, seat: int) -> list[tuple[int, int]]:
    """The activated abilities that the turn player can play."""
    return activated.acts(game, seat)


# 6.6.1.2.3. Exchanging


@rule("6.6.1.2.3")
def exchangeable(game: Game, seat: int) -> list[int]:
    """The front circles of columns of two rear-guard circles with a card on one of them."""
    return [zone for zone in z.rear_guard_circles(seat)[:2] if can_exchange(game, seat, zone)]


def can_exchange(game: Game, seat: int, zone: int) -> bool:
    """Whether what is on this circle and on the one behind it can trade places."""
    if zone not in z.rear_guard_circles(seat)[:2]:
        return False
    other = circles.behind(zone)
    state = game.state
    if not state.zones[zone] and not state.zones[other]:
        return False
    for each in (zone, other):
        if u.type_of_circle(game, each) != "rear-guard":
            return False
    return "move" not in game.survey.guarded_kinds or not any(
        [is_forbidden(game, event) for event in exchanging(game, seat, zone)]
    )


def exchanging(game: Game, seat: int, zone: int) -> list[Event]:
    """The events by which the units of two circles change places, all at the same time."""
    other = circles.behind(zone)
    zones = game.state.zones
    moved = [
        *[Event(CHANGES_CIRCLE, seat, card, other, cause="exchange") for card in zones[zone]],
        *[Event(CHANGES_CIRCLE, seat, card, zone, cause="exchange") for card in zones[other]],
    ]
    return [event.under("6.6.1.2.3") for event in moved]


def exchange(game: Game, seat: int, zone: int) -> None:
    """The cards of a column of rear-guard circles trade places."""
    game.do(*exchanging(game, seat, zone))


# 6.6.1.3. The end of the phase


@rule("6.6.1.3", "8.4.2.3")
def end_main_phase(game: Game, frame: Frame) -> None:
    """Doing nothing ends the phase."""
    move_on(game, frame)


MAIN_PHASE = Procedure(
    "main phase", "6.6", "Main phase",
    # a play timing, and the phase goes on with one until nothing is done in it
    (main_phase_begins, check_first, choose_action, repeat),
)  # fmt: skip


# Why an action cannot be done


def refusal(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids one of these actions, or None."""
    verb = option[0]
    misplaced = refused_here(game, str(verb))
    if misplaced is not None:
        return misplaced
    if verb in ("call", "ride", "guard"):
        return playing.refusal(game, seat, str(verb), int(option[1]))
    if verb == "stride":
        return normal_stride.refusal(game, seat, int(option[1]))
    if verb == "act":
        return activated.refusal(game, seat, int(option[1]), int(option[2]))
    if verb == "exchange":
        return None if can_exchange(game, seat, int(option[1])) else "6.6.1.2.3"
    return None


# Where cards are played: in which way, and the rule that allows no other
WAYS: Final = {
    "ride": ("ride", "6.5.1.1.3"),
    "stride": ("stride", "6.5.1.2.3"),
    "main": ("call", "6.6.1.2.1.1"),
}


def refused_here(game: Game, how: str) -> str | None:
    """The rule by which no card at all is played in this way just now, or None."""
    decision = game.decision
    if decision is None or how not in ("call", "ride", "stride") or decision.prompt not in WAYS:
        return None
    way, number = WAYS[decision.prompt]
    return None if how == way else number


PROCEDURES: Final = (MAIN_PHASE,)

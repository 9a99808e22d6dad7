"""7.5. Guard step: guardians from the hand, G guardians, and intercepting."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import g_guardian, playing, roles
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.moving import CHANGES_CIRCLE
from headjudge.games.vanguard.timing import begins, check, check_before_play, or_nothing, play_again
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.at_work import words_at_work
from headjudge.rulebook.citation import fact, rule


@step("7.5.1.1")
def guard_step_begins(game: Game, frame: Frame) -> None:
    begins(game, "guard step")


@step("7.5.1.2")
def check_before_guarding(game: Game, frame: Frame) -> None:
    """A check timing comes before the play timing."""
    check_before_play(game)


@choice("7.5.1.2")
def choose_to_guard(game: Game, frame: Frame) -> Decision | None:
    """The non-turn player guards in one of three ways, or passes. Whether they can call a
    guardian is nobody else's business: with a card in hand they are asked."""
    seat = 1 - game.state.turn_player
    if must_pass(game, seat):
        return None
    options = (
        *[("guard", card) for card in guardians_from_hand(game, seat)],
        *[("g guardian", card) for card in g_guardian.candidates(game, seat)],
        *[("intercept", card) for card in interceptors(game, seat)],
    )
    return Decision(seat, "guard", or_nothing(options), "7.5.1.2", secret=True)


@rule("7.5.1.2.1.1", without=False)
def must_pass(game: Game, seat: int) -> bool:
    """With nobody left to guard, or nothing to guard with, the player passes."""
    if not roles.attacked(game):
        return True
    return not (
        game.state.zones[z.hand_of(seat)]
        or interceptors(game, seat)
        or g_guardian.is_possible(game, seat)
    )


@choose_to_guard.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    option = chosen[0]
    if option == PASS:
        return
    frame.vars["guards"] = True
    seat, card = 1 - game.state.turn_player, int(option[1])
    if option[0] == "guard":
        playing.play(game, seat, "guard", card)
    else:
        game.call(str(option[0]), seat=seat, card=card)


def guardians_from_hand(game: Game, seat: int) -> list[int]:
    """7.5.1.2.2. The cards of the hand that can be called to the guardian circle."""
    return playing.playable(game, seat, "guard")


# 7.5.1.2.4. Intercepting


@rule("11.3.1", without=())
def interceptors(game: Game, seat: int) -> list[int]:
    """The units with Intercept in the front row that are not attacked; resting or not.
    10.35.6: not those that are dominated."""
    found: list[int] = []
    state = game.state
    for zone in z.rear_guard_circles(seat)[:IN_FRONT]:
        for card in state.zones[zone]:
            if (
                "intercept" in game.value(card, "icons")
                and c.is_rear_guard(game, card)
                and c.master(game, card) == seat
                and card not in roles.attacked(game)
                and not is_forbidden(game, intercepting(game, seat, card))
            ):
                found.append(card)
    return found


IN_FRONT: Final = 2  # the first two rear-guard circles are those of the front row


def intercepting(game: Game, seat: int, card: int) -> Event:
    return Event(CHANGES_CIRCLE, seat, card, z.guardian_circle(seat), cause="intercept")


@choice("7.5.1.2.4")
def choose_guarded(game: Game, frame: Frame) -> Decision | None:
    """Which of the units being attacked it will guard."""
    return roles.choose_guarded(game, frame.vars["seat"], "7.5.1.2.4")


@choose_guarded.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["guarded"] = int(chosen[0][1])


@step("7.5.1.2.4")
def intercept(game: Game, frame: Frame) -> None:
    """It moves to the guardian circle, where it rests."""
    game.do(intercepting(game, frame.vars["seat"], frame.vars["card"]))


@step("7.5.1.2.4")
def take_guard(game: Game, frame: Frame) -> None:
    vars = frame.vars
    if "guarded" in vars and c.is_guardian(game, vars["card"]):
        roles.guard(game, vars["card"], vars["guarded"])


INTERCEPT = Procedure(
    "intercept", "7.5.1.2.4", "Intercept", (choose_guarded, intercept, take_guard)
)


@step("7.5.1.2.5")
def guard_again(game: Game, frame: Frame) -> None:
    """After an action a check timing occurs, and the player may guard again."""
    if frame.vars.pop("guards", False):
        play_again(game, frame, "7.5.1.2")
        check(game)


@step("7.5.1.2.1")
def after_guarding(game: Game, frame: Frame) -> None:
    """After passing comes the drive step, if a vanguard attacks (or a rear-guard that has
    gained drive, 7.6.1.2), otherwise the damage step."""
    if not drives(game):
        game.go(frame, DAMAGE_STEP)


DAMAGE_STEP: Final = "7.7.1.1"


def drives(game: Game) -> bool:
    """Whether the attacking unit is one that performs drive checks."""
    return drive_unit(game) >= 0


@rule("7.6.1.2.1", without=-1)
def drive_unit(game: Game) -> int:
    """The attacking vanguard, in a legion the leader, or a unit that gained drive."""
    card = roles.leader(game, roles.attackers(game))
    if card < 0 or c.is_vanguard(game, card) or gained_drive(game, card):
        return card
    return -1


def gained_drive(game: Game, card: int) -> bool:
    """Whether a text lets a rear-guard drive."""
    if "DriveOnRearGuard" not in game.special:
        return False
    for source, _term, _master, laid in words_at_work(game, "DriveOnRearGuard"):
        if (source == card) if laid is None else (game.state.ref(card) in laid):
            return True
    return False


STEPS: Final = fact(
    "7.5.1",
    (guard_step_begins, check_before_guarding, choose_to_guard, guard_again, after_guarding),
    without=(),
)

PROCEDURES: Final = (INTERCEPT,)

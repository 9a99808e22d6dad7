"""7.5. Guard step: guardians from the hand, G guardians, and intercepting.

How a card of the hand is played as a guardian is in 8.5; Intercept is 11.3, G guardian 11.14.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.timings import (
    begins,
    check,
    check_before_play,
    or_nothing,
    play_again,
)
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c07_battle.drive_step import drives
from headjudge.games.vanguard.c08_abilities import costs, playing
from headjudge.games.vanguard.c08_abilities.playing import circle_for_g_unit
from headjudge.games.vanguard.c11_keywords.icons import intercepting, interceptors
from headjudge.games.vanguard.c11_keywords.skills import (
    G_GUARDIAN_SKILL,
    is_g_guardian,
    pay_for_g_guardian,
)
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, does, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.language.book import Context
from headjudge.rulebook.citation import rule


@step("7.5.1.1")
@rule("7.4.1.13", "7.4.1.5.2", "7.4.1.8.1")
def guard_step_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the guard step stand by. The battle goes on even if the
    attacking unit could not attack any more, and if the unit being attacked is gone."""
    begins(game, "guard step")


@choice("7.5.1.2")
@rule("7.5.1")
def choose_to_guard(game: Game, frame: Frame) -> Decision | None:
    """The non-turn player guards in one of three ways, or passes. Whether they can call a
    guardian is nobody else's business: with a card in hand they are asked."""
    seat = 1 - game.state.turn_player
    if must_pass(game, seat):
        return None
    options = (
        *[("guard", card) for card in guardians_from_hand(game, seat)],
        *[("g guardian", card) for card in g_guardians_to_call(game, seat)],
        *[("intercept", card) for card in interceptors(game, seat)],
    )
    return Decision(seat, "guard", or_nothing(options), "7.5.1.2", secret=True)


@choose_to_guard.then
def guard_with_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen card guards, if the player has not passed."""
    option = chosen[0]
    if option == PASS:
        return
    frame.vars["guards"] = True
    seat, card = 1 - game.state.turn_player, int(option[1])
    if option[0] == "guard":
        playing.play_card(game, seat, "guard", card)
    else:
        game.call(str(option[0]), seat=seat, card=card)


@step("7.5.1.2.1")
def after_guarding(game: Game, frame: Frame) -> None:
    """After passing comes the drive step, if a vanguard attacks (or a rear-guard that has
    gained drive, 7.6.1.2), otherwise the damage step."""
    if not drives(game):
        game.go(frame, DAMAGE_STEP)


DAMAGE_STEP: Final = "7.7.1.1"


@rule("7.5.1.2.1.1")
def must_pass(game: Game, seat: int) -> bool:
    """With nobody left to guard, or nothing to guard with, the player passes."""
    if not roles.attacked_units(game):
        return True
    return not (
        game.state.zones[z.hand_of(seat)]
        or interceptors(game, seat)
        or is_g_guardian_possible(game, seat)
    )


# 7.5.1.2.2. Guardians from the hand


def guardians_from_hand(game: Game, seat: int) -> list[int]:
    """7.5.1.2.2. The cards of the hand that can be called to the guardian circle."""
    return playing.playable(game, seat, "guard")


# 7.5.1.2.3. G guardians

GRADE_FOR_G_GUARDIANS: Final = 3
# 7.5.1.2.3: with more face-up G guardians than that in the G zone no other can be called
MOST_FACE_UP: Final = 3


def is_g_guardian_possible(game: Game, seat: int) -> bool:
    """Whether a G guardian could be called, as far as all can see: by both vanguards' grades, the
    face-up cards, and whether there are cards face down."""
    state = game.state
    cards = state.zones[z.g_zone_of(seat)]
    if not cards or G_GUARDIAN_SKILL not in game.survey.features:
        return False
    face_up = [card for card in cards if state.face[card] != FACE_DOWN]
    if len(face_up) == len(cards):
        return False
    for each in (0, 1):
        vanguard = u.vanguard_of(game, each)
        if vanguard < 0 or game.value(vanguard, "grade") < GRADE_FOR_G_GUARDIANS:
            return False
    return len([card for card in face_up if is_g_guardian(state.printed[card])]) <= MOST_FACE_UP


def g_guardians_to_call(game: Game, seat: int) -> list[int]:
    """The face-down G guardians whose cost the player can pay."""
    if not is_g_guardian_possible(game, seat):
        return []
    state = game.state
    paid: costs.Paid = {}
    return [
        card
        for card in state.zones[z.g_zone_of(seat)]
        if state.face[card] == FACE_DOWN
        and is_g_guardian(state.printed[card])
        and can_call_g_guardian(game, seat, card, paid)
    ]


def can_call_g_guardian(game: Game, seat: int, card: int, paid: costs.Paid) -> bool:
    """Whether the cost of a G guardian can be paid, and nothing forbids to call it."""
    skill = game.state.printed[card].abilities.others[G_GUARDIAN_SKILL][0]
    can = costs.can_pay_too(Context(game, card, seat), skill.cost, paid)
    return can and not is_forbidden(game, calling_g_guardian(seat, card))


def calling_g_guardian(seat: int, card: int) -> Event:
    """A G guardian is about to come to the guardian circle."""
    tags = ("superior", "G")
    return Event("place", seat, card, circle_for_g_unit(seat, False), cause="call", tags=tags)


@choice("7.5.1.2.3")
def choose_for_g_guardian(game: Game, frame: Frame) -> Decision | None:
    """The player chooses which of the units being attacked a G guardian will guard."""
    return roles.choose_guarded(game, frame.vars["seat"], "7.5.1.2.3")


@choose_for_g_guardian.then
def keep_for_g_guardian(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the unit that the G guardian will guard."""
    frame.vars["guarded"] = int(chosen[0][1])


@step("7.5.1.2.3")
@rule("11.14.1")
def call_g_guardian(game: Game, frame: Frame) -> None:
    """The G guardian is superior called, face up."""
    game.do(calling_g_guardian(frame.vars["seat"], frame.vars["card"]))


@step("7.5.1.2.3")
def guard_with_g_guardian(game: Game, frame: Frame) -> None:
    """The G guardian guards the chosen unit, if it has come to the circle."""
    vars = frame.vars
    if "guarded" in vars and u.is_guardian(game, vars["card"]):
        roles.guard(game, vars["card"], vars["guarded"])


G_GUARDIAN = Procedure(
    "g guardian", "7.5.1.2.3", "Call a G guardian",
    (choose_for_g_guardian, pay_for_g_guardian, call_g_guardian, guard_with_g_guardian),
)  # fmt: skip


# 7.5.1.2.4. Intercepting


@choice("7.5.1.2.4")
def choose_for_interceptor(game: Game, frame: Frame) -> Decision | None:
    """The player chooses which of the units being attacked the interceptor will guard."""
    return roles.choose_guarded(game, frame.vars["seat"], "7.5.1.2.4")


@choose_for_interceptor.then
def keep_for_interceptor(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the unit that the interceptor will guard."""
    frame.vars["guarded"] = int(chosen[0][1])


@step("7.5.1.2.4")
def intercept(game: Game, frame: Frame) -> None:
    """The unit moves to the guardian circle, where it rests."""
    game.do(intercepting(game, frame.vars["seat"], frame.vars["card"]))


@step("7.5.1.2.4")
def guard_with_interceptor(game: Game, frame: Frame) -> None:
    """The interceptor guards the chosen unit, if it has come to the circle."""
    vars = frame.vars
    if "guarded" in vars and u.is_guardian(game, vars["card"]):
        roles.guard(game, vars["card"], vars["guarded"])


INTERCEPT = Procedure(
    "intercept",
    "7.5.1.2.4",
    "Intercept",
    (choose_for_interceptor, intercept, guard_with_interceptor),
)


# 7.5.1.2.5. Again


@step("7.5.1.2.5")
def guard_again(game: Game, frame: Frame) -> None:
    """After an action a check timing occurs, and the player may guard again."""
    if frame.vars.pop("guards", False):
        play_again(game, frame, "7.5.1.2")
        check(game)


STEPS: Final = (
    guard_step_begins,
    does("7.5.1.2", check_before_play),
    choose_to_guard,
    guard_again,
    after_guarding,
)

PROCEDURES: Final = (INTERCEPT, G_GUARDIAN)

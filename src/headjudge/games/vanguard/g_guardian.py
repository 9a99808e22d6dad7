"""7.5.1.2.3, 11.14. G guardians: G units called to the guardian circle."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import costs, roles
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.playing import circle_for_g_unit
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.language.book import Context
from headjudge.rulebook.citation import fact

SKILL: Final = "GGuardianSkill"
GRADE: Final = 3
# 7.5.1.2.3: with more face-up G guardians than that in the G zone no other can be called
MOST_FACE_UP: Final[int] = fact("7.5.1.2.3", 3, without=16)


def is_g_guardian(printed: Card) -> bool:
    return SKILL in printed.abilities.others


def is_possible(game: Game, seat: int) -> bool:
    """What all can see of the conditions: both vanguards' grades, the face-up cards, and
    that there are cards face down."""
    state = game.state
    cards = state.zones[z.g_zone_of(seat)]
    if not cards or SKILL not in game.special:
        return False
    face_up = [card for card in cards if state.face[card] != FACE_DOWN]
    if len(face_up) == len(cards):
        return False
    for each in (0, 1):
        vanguard = c.vanguard_of(game, each)
        if vanguard < 0 or game.value(vanguard, "grade") < GRADE:
            return False
    return len([card for card in face_up if is_g_guardian(state.printed[card])]) <= MOST_FACE_UP


def candidates(game: Game, seat: int) -> list[int]:
    """The face-down G guardians whose cost the player can pay."""
    if not is_possible(game, seat):
        return []
    state = game.state
    paid: costs.Paid = {}
    return [
        card
        for card in state.zones[z.g_zone_of(seat)]
        if state.face[card] == FACE_DOWN
        and is_g_guardian(state.printed[card])
        and can_be_called(game, seat, card, paid)
    ]


def can_be_called(game: Game, seat: int, card: int, paid: costs.Paid) -> bool:
    skill = game.state.printed[card].abilities.others[SKILL][0]
    can = costs.can_pay_too(Context(game, card, seat), skill.cost, paid)
    return can and not is_forbidden(game, calling(seat, card))


def calling(seat: int, card: int) -> Event:
    tags = ("superior", "G")
    return Event("place", seat, card, circle_for_g_unit(seat, False), cause="call", tags=tags)


@choice("7.5.1.2.3")
def choose_guarded(game: Game, frame: Frame) -> Decision | None:
    """Which of the units being attacked it will guard."""
    return roles.choose_guarded(game, frame.vars["seat"], "7.5.1.2.3")


@choose_guarded.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["guarded"] = int(chosen[0][1])


@step("11.14.2")
def pay(game: Game, frame: Frame) -> None:
    """The cost of the ability is paid."""
    card = frame.vars["card"]
    skill = game.state.printed[card].abilities.others[SKILL][0]
    costs.pay(game, skill.cost, card, frame.vars["seat"], "G guardian")


@step("7.5.1.2.3")
def call(game: Game, frame: Frame) -> None:
    """It is superior called, face up."""
    game.do(calling(frame.vars["seat"], frame.vars["card"]))


@step("7.5.1.2.3")
def take_guard(game: Game, frame: Frame) -> None:
    vars = frame.vars
    if "guarded" in vars and c.is_guardian(game, vars["card"]):
        roles.guard(game, vars["card"], vars["guarded"])


G_GUARDIAN = Procedure(
    "g guardian", "7.5.1.2.3", "Call a G guardian",
    fact("11.14.1", (choose_guarded, pay, call, take_guard), without=()),
)  # fmt: skip

PROCEDURES: Final = (G_GUARDIAN,)

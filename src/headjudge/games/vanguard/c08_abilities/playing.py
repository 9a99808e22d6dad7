"""8.5. Playing cards: normal ride and normal call, as guardian too; and choices.

`how` a card is played is "ride", "call" or "guard". Playing activated abilities is in
`activated.py`, automatic ones in `automatic.py`, normal stride in `normal_stride.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c10_actions import calling, moving, riding
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.rulebook.citation import fact, rule

# 8.5.1. Playing


@rule("8.5.1", "8.5.2")
def play_card(game: Game, seat: int, how: str, card: int) -> None:
    """A card in hand does nothing until it is played."""
    game.call("play card", seat=seat, how=how, card=card)


# 8.5.2.1. The card and its grade


def refusal(game: Game, seat: int, how: str, card: int) -> str | None:
    """The rule that forbids playing a card of the hand so, or None."""
    if game.state.place[card] != z.hand_of(seat):
        return "8.5.2.1"
    return refused_with(game, seat, how, card, grade_of_vanguard(game, seat))


def grade_of_vanguard(game: Game, seat: int) -> int:
    """The grade of a player's vanguard; -1: there is none."""
    vanguard = u.vanguard_of(game, seat)
    return int(game.value(vanguard, "grade")) if vanguard >= 0 else -1


def refused_with(game: Game, seat: int, how: str, card: int, needed: int) -> str | None:
    """The rule that forbids playing a card of the hand with a vanguard of this grade, or None."""
    grade = game.value(card, "grade")
    refused = (ride_grade if how == "ride" else call_grade)(grade, needed)
    if refused is None and "place" in game.survey.guarded_kinds:
        event = placing(game, seat, how, card, circle_for(seat, how))
        return "1.3.3" if is_forbidden(game, event) else None
    return refused


@rule("8.5.2.1.1.1", "10.25.9")
def ride_grade(grade: int, vanguard: int) -> str | None:
    """To ride: the grade of the vanguard, in a legion of its leader, or one higher."""
    return None if grade in (vanguard, vanguard + 1) else "8.5.2.1.1.1"


@rule("8.5.2.1.1.2")
def call_grade(grade: int, vanguard: int) -> str | None:
    """To call: not above the vanguard's."""
    return None if grade <= vanguard else "8.5.2.1.1.2"


def playable(game: Game, seat: int, how: str) -> list[int]:
    """The cards of a hand that can be played so."""
    hand = game.state.zones[z.hand_of(seat)]
    needed = grade_of_vanguard(game, seat)
    return [card for card in hand if refused_with(game, seat, how, card, needed) is None]


@step("8.5.2.1")
def show_card(game: Game, frame: Frame) -> None:
    """The card that is played is revealed."""
    vars = frame.vars
    game.reveal((vars["card"],), everyone(game.state))
    vars["zone"] = circle_for(vars["seat"], vars["how"])


# 8.5.2.2. Choices


def circle_for(seat: int, how: str) -> int:
    """The circle a card is played on; of several, the first."""
    if how == "call":
        return z.rear_guard_circle(seat, 1)
    return z.vanguard_circle(seat) if how == "ride" else circle_to_guard_on(seat)


@choice("8.5.2.2.1")
@rule("8.5.2.2")
def choose_circle(game: Game, frame: Frame) -> Decision | None:
    """The player chooses a circle: a rear-guard circle in the main phase (6.6.1.2.1.1); in the
    ride step it is the vanguard circle (6.5.1.1.3)."""
    vars = frame.vars
    if vars["how"] != "call":
        return None
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in u.open_circles(game, vars["seat"])]
    )
    return Decision(vars["seat"], "circle", options, "8.5.2.2.1")


@choose_circle.then
def keep_circle(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the circle that the card will come to."""
    frame.vars["zone"] = int(chosen[0][1])


@rule("8.5.2.2.1.1")
def circle_to_guard_on(seat: int) -> int:
    """The guardian circle, to which cards are called in the guard step."""
    return z.guardian_circle(seat)


@rule("8.5.2.2.2")
def circle_for_g_unit(seat: int, strides: bool) -> int:
    """The circle for a card of the G zone: the vanguard circle to stride, else the guardian
    circle."""
    return z.vanguard_circle(seat) if strides else z.guardian_circle(seat)


@choice("7.5.1.2.2")
def choose_guarded(game: Game, frame: Frame) -> Decision | None:
    """The player chooses which of the units being attacked a guardian will guard."""
    if frame.vars["how"] != "guard":
        return None
    return roles.choose_guarded(game, frame.vars["seat"], "7.5.1.2.2")


@choose_guarded.then
def keep_guarded(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the unit that will be guarded."""
    frame.vars["guarded"] = int(chosen[0][1])


# 8.5.3. Resolving


def placing(game: Game, seat: int, how: str, card: int, zone: int) -> Event:
    """A played card is about to come to a circle."""
    cause = "ride" if how == "ride" else "call"
    return Event("place", seat, card, zone, 0, cause=cause, tags=("normal", "hand"))


@step("8.5.3.1")
@rule("8.5.3")
def resolve_ride(game: Game, frame: Frame) -> None:
    """The unit comes to the vanguard circle; the one there goes to the soul."""
    vars = frame.vars
    if vars["how"] == "ride":
        tags = ("normal", "hand", moving.RESTING) if rests_after_riding() else ("normal", "hand")
        riding.ride(game, vars["seat"], vars["card"], tags, -1, -1)


@rule("8.5.1.2")
def rests_after_riding() -> bool:
    """The new vanguard stands, however the one that it rides lay."""
    return False


@step("8.5.3.2")
@rule("8.5.3")
def resolve_call(game: Game, frame: Frame) -> None:
    """The unit comes to the rear-guard circle, standing; another there is retired by a
    rule action."""
    vars = frame.vars
    if vars["how"] == "call":
        game.do(placing(game, vars["seat"], "call", calling.called_card(frame), vars["zone"]))


@step("8.5.3.3")
def resolve_guard(game: Game, frame: Frame) -> None:
    """The unit comes to the guardian circle, resting."""
    vars = frame.vars
    if vars["how"] == "guard":
        game.do(placing(game, vars["seat"], "guard", vars["card"], vars["zone"]))


@step("7.5.1.2.2")
def take_guard(game: Game, frame: Frame) -> None:
    """The guardian guards the chosen unit."""
    vars = frame.vars
    if "guarded" in vars and game.state.place[vars["card"]] == vars["zone"]:
        roles.guard(game, vars["card"], vars["guarded"])


PLAY_CARD = Procedure(
    "play card", "8.5.2", "Play a card",
    (
        show_card, choose_circle, choose_guarded, resolve_ride, resolve_call, resolve_guard,
        take_guard,
    ),
)  # fmt: skip


# 8.5.4. What effects choose


@rule("8.5.4.1")
def targets(number: int) -> int:
    """How many a text has chosen: as many as it says."""
    return number


# Of "up to" so many one may choose none.
FEWEST_OF_UP_TO: Final[int] = fact("8.5.4.1.1", 0, without=1)


@rule("8.5.4.1.2")
def obliged(number: int) -> int:
    """All of them, as far as there are so many: one cannot choose not to."""
    return number


@rule("8.5.4.1.3")
def means_nothing(chosen: tuple[Ref, ...]) -> bool:
    """Whether what an effect would do to its targets is ignored: if none was chosen."""
    return not chosen


@rule("8.5.4.1.4")
def can_be_denied(by_sort: bool, unseen: bool) -> bool:
    """Whether a player need not own that there is such a card: cards of a sort are looked for where
    not everybody sees them."""
    return by_sort and unseen


PROCEDURES: Final = (PLAY_CARD,)

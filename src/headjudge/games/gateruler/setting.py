"""7-5. Setting a settable card."""

from __future__ import annotations

from headjudge.games.gateruler import players, settable
from headjudge.games.gateruler import zones as z
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.rulebook.citation import rule


def cards_to_set(game: Game, seat: int) -> list[int]:
    """The cards that can be set now."""
    if not z.set_zones(game, seat) or has_set_enough(game, seat):
        return []
    return [
        card
        for card in where_set_from(game, seat)
        if settable.can_be_set(game, card) and not is_kept_from_setting(game, seat, card)
    ]


def is_kept_from_setting(game: Game, seat: int, card: int) -> bool:
    """1-5d. Whether something says that it cannot be set."""
    return "set" in game.guarded and is_forbidden(game, Event("set", seat, card, cause="set"))


@rule("7-5d", without=False)
def has_set_enough(game: Game, seat: int) -> bool:
    """Nothing of the set cap is left."""
    return players.sets_left(game, seat) <= 0


@rule("7-5a", "9-3e-5d", without=())
def where_set_from(game: Game, seat: int) -> list[int]:
    """The hand, and face-down cards of the drive zone."""
    state = game.state
    down = [c for c in state.zones[z.drive_of(seat)] if state.face[c] == FACE_DOWN]
    return [*state.zones[z.hand_of(seat)], *down]


def refusal(game: Game, seat: int, card: int) -> str | None:
    """The rule that forbids setting this card now, or None."""
    if has_set_enough(game, seat):
        return "7-5d"
    if card not in where_set_from(game, seat):
        return "7-5a"
    if is_kept_from_setting(game, seat, card):
        return "1-5d"
    return None if settable.can_be_set(game, card) else "3-10c"


@choice("7-5a")
def choose_set_zone(game: Game, frame: Frame) -> Decision | None:
    """One of the player's set zones."""
    seat = frame.vars["seat"]
    zones: tuple[Option, ...] = tuple([("zone", zone) for zone in z.set_zones(game, seat)])
    return Decision(seat, "set zone", zones, "7-5a")


@choose_set_zone.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["zone"] = int(chosen[0][1])


@step("7-5b")
def set_it(game: Game, frame: Frame) -> None:
    """The card is set at once, without the gate."""
    vars = frame.vars
    game.do(Event("set", vars["seat"], vars["card"], vars["zone"], cause="set"))


@step("7-5c")
def count_set(game: Game, frame: Frame) -> None:
    """Who sets by this rule uses up set cap; the number of times set is counted with every
    setting (15-4a)."""
    if frame.vars["by_rule"]:
        players.count_set(game, frame.vars["seat"])


SET = Procedure("set", "7-5", "Set a card", (choose_set_zone, set_it, count_set))

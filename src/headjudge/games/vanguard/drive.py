"""7.6, 10.14. Drive step: the drive checks of an attacking vanguard."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.guard import drive_unit
from headjudge.games.vanguard.timing import begins, check
from headjudge.games.vanguard.trigger import resolve_icon
from headjudge.kernel.flow import step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import fact, rule

# 11.2. Drive abilities: what each adds, the greatest one alone (11.2.2)
ADDS: Final[dict[str, int]] = {
    "twin drive": fact("11.2.3.1", 1, without=0),
    "triple drive": fact("11.2.4.1", 2, without=0),
}
GREATEST_ALONE: Final[bool] = fact("11.2.2", True, without=False)


def drive_of(game: Game, card: int) -> int:
    """2.16.1. How many drive checks a unit makes: its drive, and what its icon adds."""
    adds = [ADDS[icon] for icon in game.value(card, "icons") if icon in ADDS]
    more = 0
    if adds:
        more = max(adds) if GREATEST_ALONE else sum(adds)
    return drive_value(game, card) + more


@rule("2.16.2", without=1)
def drive_value(game: Game, card: int) -> int:
    """Its drive, which is printed nowhere and is changed like any other characteristic."""
    return int(game.value(card, "drive"))


@step("7.6.1.1")
def drive_step_begins(game: Game, frame: Frame) -> None:
    begins(game, "drive step")
    check(game)


@step("7.6.1.2.2")
def is_there_drive(game: Game, frame: Frame) -> None:
    """Without drive there is no drive check."""
    unit = drive_unit(game)
    if unit < 0 or drive_of(game, unit) <= 0:
        game.go(frame, "7.6.1.4")


@rule("10.35.7", without=-1)
def whose_deck(game: Game) -> int:
    """The deck of the drive unit's master: of a dominated vanguard, the dominating player's."""
    return c.master(game, drive_unit(game))


@step("7.6.1.2.3")
def reveal_top_card(game: Game, frame: Frame) -> None:
    """The top card of the turn player's deck goes to the trigger zone, face up. That is
    one drive check."""
    seat = whose_deck(game)
    deck = game.state.zones[z.deck_of(seat)]
    frame.vars["checks"] += 1
    frame.vars["checked"] = deck[0] if deck else -1
    if deck:
        game.do(Event("put", seat, deck[0], z.trigger_of(seat), cause="drive check"))


@step("7.6.1.2.4")
def resolve_drive_trigger(game: Game, frame: Frame) -> None:
    """Its trigger icon works for a player with a unit of its clan."""
    if is_in_trigger_zone(game, frame):
        resolve_icon(game, game.state.turn_player, frame.vars["checked"])


@step("10.14.1")
def drive_check_is_heard(game: Game, frame: Frame) -> None:
    """Abilities about the drive check stand by."""
    if "drive check" in game.heard and is_in_trigger_zone(game, frame):
        seat = game.state.turn_player
        unit = drive_unit(game)
        game.do(Event("drive check", seat, frame.vars["checked"], tags=(unit,)))


@step("7.6.1.2.5")
def check_after_trigger(game: Game, frame: Frame) -> None:
    check(game)


@step("7.6.1.2.6")
def into_hand(game: Game, frame: Frame) -> None:
    """It goes to the hand, if it is still there (4.10.2)."""
    if is_in_trigger_zone(game, frame):
        card = frame.vars["checked"]
        zone = z.owners_area(game, card, z.AFTER_DRIVE_CHECK)
        game.do(Event("put", game.state.turn_player, card, zone, cause="drive check"))


def is_in_trigger_zone(game: Game, frame: Frame) -> bool:
    card = frame.vars["checked"]
    return bool(card >= 0 and game.state.place[card] == z.trigger_of(game.state.turn_player))


@step("7.6.1.3")
def check_after_drive_check(game: Game, frame: Frame) -> None:
    check(game)


@step("7.6.1.3")
def check_again(game: Game, frame: Frame) -> None:
    """Fewer drive checks than the drive has come to: once more."""
    unit = drive_unit(game)
    if unit >= 0 and frame.vars["checks"] < drive_of(game, unit):
        game.go(frame, "7.6.1.2.2")


@step("7.6.1.4")
def drive_step_ends(game: Game, frame: Frame) -> None:
    check(game)


STEPS: Final = fact(
    "7.6.1",
    (
        drive_step_begins,
        *fact(
            "7.6.1.2",
            (
                is_there_drive, reveal_top_card, resolve_drive_trigger, drive_check_is_heard,
                check_after_trigger, into_hand, check_after_drive_check, check_again,
            ),
            without=(),
        ),
        drive_step_ends,
    ),
    without=(),
)  # fmt: skip

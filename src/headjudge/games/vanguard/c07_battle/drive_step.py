"""7.6. Drive step: the drive checks of an attacking vanguard."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c02_cards.power import drive_value
from headjudge.games.vanguard.c02_cards.trigger_icons import resolve_icon
from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.timings import begins, check
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c11_keywords.icons import added_drive
from headjudge.kernel.flow import does, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.active import active_abilities
from headjudge.rulebook.citation import rule


@step("7.6.1.1")
def drive_step_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the drive step stand by."""
    begins(game, "drive step")
    check(game)


# 7.6.1.2. The drive check


def drives(game: Game) -> bool:
    """Whether the attacking unit is one that performs drive checks."""
    return drive_unit(game) >= 0


@rule("7.6.1.2.1")
def drive_unit(game: Game) -> int:
    """The attacking vanguard, in a legion the leader, or a unit that gained drive."""
    card = roles.leader(game, roles.attacking_units(game))
    if card < 0 or u.is_vanguard(game, card) or gained_drive(game, card):
        return card
    return -1


def gained_drive(game: Game, card: int) -> bool:
    """Whether a text lets a rear-guard drive."""
    if "DriveOnRearGuard" not in game.survey.features:
        return False
    for source, _term, _master, laid in active_abilities(game, "DriveOnRearGuard"):
        if (source == card) if laid is None else (game.state.ref(card) in laid):
            return True
    return False


def drive_of(game: Game, card: int) -> int:
    """2.16.1. How many drive checks a unit makes: its drive, and what its icon adds."""
    return drive_value(game, card) + added_drive(game.value(card, "icons"))


@step("7.6.1.2.2")
def is_there_drive(game: Game, frame: Frame) -> None:
    """Without drive there is no drive check."""
    unit = drive_unit(game)
    if unit < 0 or drive_of(game, unit) <= 0:
        game.go(frame, "7.6.1.4")


@rule("10.35.7")
def whose_deck(game: Game) -> int:
    """The deck of the drive unit's master: of a dominated vanguard, the dominating player's."""
    return masters.master(game, drive_unit(game))


@step("7.6.1.2.3")
@rule("7.6.1", "7.6.1.2")
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
    """The trigger icon of the revealed card works for a player with a unit of its clan."""
    if is_in_trigger_zone(game, frame):
        resolve_icon(game, game.state.turn_player, frame.vars["checked"])


@step("10.14.1")
def drive_check_is_heard(game: Game, frame: Frame) -> None:
    """Abilities about the drive check stand by."""
    if "drive check" in game.survey.heard_kinds and is_in_trigger_zone(game, frame):
        seat = game.state.turn_player
        unit = drive_unit(game)
        game.do(Event("drive check", seat, frame.vars["checked"], tags=(unit,)))


@step("7.6.1.2.6")
@rule("4.10.2")
def into_hand(game: Game, frame: Frame) -> None:
    """The revealed card goes to the hand, if it is still in the trigger zone."""
    if is_in_trigger_zone(game, frame):
        card = frame.vars["checked"]
        zone = z.owners_area(game, card, "hand")
        game.do(Event("put", game.state.turn_player, card, zone, cause="drive check"))


def is_in_trigger_zone(game: Game, frame: Frame) -> bool:
    """Whether the revealed card is still in the trigger zone."""
    card = frame.vars["checked"]
    return bool(card >= 0 and game.state.place[card] == z.trigger_of(game.state.turn_player))


# 7.6.1.3, 7.6.1.4. Another drive check, or the end of the step


@step("7.6.1.3")
def check_again(game: Game, frame: Frame) -> None:
    """Fewer drive checks than the drive has come to: once more."""
    unit = drive_unit(game)
    if unit >= 0 and frame.vars["checks"] < drive_of(game, unit):
        game.go(frame, "7.6.1.2.2")


STEPS: Final = (
    drive_step_begins,
    is_there_drive, reveal_top_card, resolve_drive_trigger, drive_check_is_heard,
    does("7.6.1.2.5", check), into_hand, does("7.6.1.3", check), check_again,
    does("7.6.1.4", check),
)  # fmt: skip

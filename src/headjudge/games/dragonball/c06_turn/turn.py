"""6-1, 6-2, 6-4. The turn, its Charge Phase and its End Phase."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c04_basics.checkpoints import check, occurs, occurs_once
from headjudge.games.dragonball.c04_basics.drawing import draw_a_card
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel import timing
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, Step, calls, choice, does, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import means, seats
from headjudge.rulebook.citation import rule

# 6-1. Turn flow


def begin_turn(game: Game, frame: Frame) -> None:
    """Begin the turn of the next turn player, and forget what was noted of the last turn."""
    timing.begin_turn(game)


@step("6-4-1-3")
def next_turn(game: Game, frame: Frame) -> None:
    """Begin the next turn: the opponent's, unless a turn was added."""
    frame.step = 0


perform_charge_phase = calls("6-1-1", "charge phase")
perform_main_phase = calls("6-1-1", "main phase")
perform_end_phase = calls("6-3-1-3-1-3", "end phase")

TURN = Procedure(
    "turn",
    "6-1",
    "The turn",
    (
        Step("6-1-1", begin_turn),
        perform_charge_phase,
        perform_main_phase,
        perform_end_phase,
        next_turn,
    ),
)


@rule("1-3-1")
def add_extra_turn(game: Game, seat: int) -> None:
    """A text gives a player another turn after this one."""
    timing.extra_turn(game, seat)


@means(DO, v.ExtraTurn)
def do_extra_turn(context: Context, frame: Frame, term: v.ExtraTurn) -> None:
    """Give players another turn after this one."""
    for seat in seats(context, term.who):
        add_extra_turn(context.game, seat)


# 6-2. Charge Phase


@step("6-2-1")
def charge_phase_begins(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the beginning of the turn and of the Charge Phase,
    and hold a checkpoint."""
    expire_at_start(game)
    occurs(game, "begin turn")
    occurs(game, "begin charge phase")
    check(game)


def expire_at_start(game: Game) -> None:
    """End the effects that last until the start of the turn player's turn."""
    expire_for(game, "turn start")


@step("6-2-2")
def switch_to_active(game: Game, frame: Frame) -> None:
    """The turn player switches all of their cards in Rest Mode to Active Mode."""
    state = game.state
    seat = state.turn_player
    rest = state.rest
    resting = [
        card
        for zone in (a.leader_area(seat), a.battle_area(seat), a.energy_area(seat))
        for card in state.zones[zone]
        if rest[card] and state.host[card] < 0
    ]
    if resting:
        game.do(*[Event("active", seat, card, cause="charge phase") for card in resting])


@step("6-2-3")
def draw_for_turn(game: Game, frame: Frame) -> None:
    """The turn player draws a card, but not on the first turn of the game."""
    if game.state.turn > 1:
        draw_a_card(game, game.state.turn_player)


@choice("6-2-5")
def choose_charge(game: Game, frame: Frame) -> Decision | None:
    """The turn player may place one card of the hand in the energy area."""
    seat = game.state.turn_player
    hand = game.state.zones[a.hand_of(seat)]
    if not hand:
        return None
    free = "put" not in game.survey.guarded_kinds
    cards = [card for card in hand if free or not is_forbidden(game, charging(seat, card))]
    options: tuple[Option, ...] = (*[("card", card) for card in cards], PASS)
    return Decision(seat, "charge", options, "6-2-5", secret=True)


def charging(seat: int, card: int) -> Event:
    """The event by which a card of the hand is placed in the energy area."""
    return Event("put", seat, card, a.energy_area(seat), cause="charge")


@choose_charge.then
def charge_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Place the chosen card in the energy area."""
    if chosen[0] != PASS:
        seat = game.state.turn_player
        game.mark(("charge", seat))
        game.do(charging(seat, int(chosen[0][1])))


CHARGE_PHASE = Procedure(
    "charge phase", "6-2", "Charge Phase",
    (
        charge_phase_begins, switch_to_active, draw_for_turn, does("6-2-4", check), choose_charge,
        does("6-2-6", check),
    ),
)  # fmt: skip


# 6-4. End Phase


@step("6-4-1-1")
def end_of_turn(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the end of the turn, each once only."""
    occurs_once(game, "end turn")


@step("6-4-1-2")
def effects_end(game: Game, frame: Frame) -> None:
    """End the effects that last until the end of the turn."""
    game.expire("turn")
    expire_for(game, "next turn")


@step("6-4-1-3")
def once_more_or_end(game: Game, frame: Frame) -> None:
    """Go through the end of the turn again while it triggers skills that were not triggered
    before."""
    occurs_once(game, "end turn")
    if game.state.standby:
        game.go(frame, "6-4-1-1")


def expire_for(game: Game, period: str) -> None:
    """End the effects that last until this period of the turn player's."""
    timing.expire_for(game, period, master_of)


def master_of(game: Game, effect: Effect) -> int:
    """The player whose effect it is."""
    return effect.seat


END_PHASE = Procedure(
    "end phase", "6-4", "End Phase",
    (end_of_turn, does("6-4-1-2", check), effects_end, once_more_or_end),
)  # fmt: skip

PROCEDURES: Final = (TURN, CHARGE_PHASE, END_PHASE)

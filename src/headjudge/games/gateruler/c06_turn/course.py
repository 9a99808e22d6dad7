"""6. The turn with its start phase, main phase and end phase.

What a player does in the main phase is in chapter 7, the attack phase in chapter 8.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import c04_players, c09_gate, c11_system
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.areas import in_attack_zones
from headjudge.games.gateruler.c06_turn.phases import comes, comes_for_the_rest, comes_once
from headjudge.games.gateruler.c13_damage import unit_damage
from headjudge.games.gateruler.c14_abilities import gear
from headjudge.games.gateruler.c14_abilities.ongoing import OVER, end_of_turns_to_come
from headjudge.games.gateruler.c14_abilities.replacement import end_of_the_next_time
from headjudge.games.gateruler.c15_terms.putting import to_graveyard
from headjudge.kernel import timing
from headjudge.kernel.flow import Procedure, Step, calls, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount
from headjudge.kernel.state import Event, Frame
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

# 6-1. The turn


@step("6-1a")
def begin_turn(game: Game, frame: Frame) -> None:
    """The players take turns."""
    state = game.state
    state.happened.clear()
    state.last.clear()
    state.seen.clear()
    timing.take_turn(game)
    game.note("turn", state.turn_player, amount=Amount(state.turn))


# 6-2. Start phase


@step("6-2a")
def count_from_nothing(game: Game, frame: Frame) -> None:
    """The caps are those of the active player's ruler; nothing is counted yet."""
    c04_players.begin_counting(game)


@step("6-2b")
def game_starts(game: Game, frame: Frame) -> None:
    """In the very first turn, abilities for the start of the game are met."""
    if game.state.turn == 1:
        comes(game, "begin game")


@step("6-2b")
def gate_at_start_of_game(game: Game, frame: Frame) -> None:
    """A gate process follows, in the very first turn."""
    if game.state.turn == 1:
        c09_gate.perform_gate_process(game)


@step("6-2c")
def ready_cards(game: Game, frame: Frame) -> None:
    """The active player readies the cards in their ruler and attack zones, and a geared-up
    pair (14-18b-9)."""
    state = game.state
    seat = state.turn_player
    rest = state.rest
    cards = (*state.zones[z.ruler_of(seat)], *in_attack_zones(game, seat), *gear.pairs(game, seat))
    turned = [card for card in cards if rest[card]]
    if turned:
        game.do(*[Event("ready", seat, card, cause="start phase") for card in turned])


@step("6-2d")
def turn_starts(game: Game, frame: Frame) -> None:
    """Abilities for the start of the turn are met."""
    comes(game, "begin turn")


@step("6-2e")
def gate_at_start_of_turn(game: Game, frame: Frame) -> None:
    """A gate process follows the start of the turn."""
    c09_gate.perform_gate_process(game)


@step("6-2f")
def start_of_turn(game: Game, frame: Frame) -> None:
    """Do what the ruler says is done at the start of a turn."""
    state = game.state
    seat = state.turn_player
    ruler = u.ruler_of(game, seat)
    steps: tuple[t.Effect, ...] = state.printed[ruler].values["sheet"].start_of_turn
    if state.turn == 1:
        steps = one_card_less(steps)
    if steps:
        do_at_once(game, steps, ruler, seat)


@rule("6-2f-2")
def do_at_once(game: Game, steps: tuple[t.Effect, ...], ruler: int, seat: int) -> None:
    """Carry out what the ruler says at once: it is no ability that is played, so nothing goes into
    the gate."""
    doing.start(game, steps, ruler, game.state.identity[ruler], seat, None)


@rule("6-2f-1")
def one_card_less(steps: tuple[t.Effect, ...]) -> tuple[t.Effect, ...]:
    """Who goes first draws one card less in the first turn."""
    for at, each in enumerate(steps):
        if isinstance(each, t.Draw) and isinstance(each.number, int):
            return (*steps[:at], t.Draw(each.number - 1), *steps[at + 1 :])
    return steps


@step("6-2g")
def gate_after_start_of_turn(game: Game, frame: Frame) -> None:
    """A gate process follows what the ruler says."""
    c09_gate.perform_gate_process(game)


START_PHASE = Procedure(
    "start phase", "6-2", "Start phase",
    (
        count_from_nothing, game_starts, gate_at_start_of_game, ready_cards, turn_starts,
        gate_at_start_of_turn, start_of_turn, gate_after_start_of_turn,
    ),
)  # fmt: skip


# 6-3. Main phase


@step("6-3a")
def main_phase_starts(game: Game, frame: Frame) -> None:
    """Abilities for the start of the main phase are met."""
    comes(game, "begin main phase")


@step("6-3b")
def gate_of_main_phase(game: Game, frame: Frame) -> None:
    """The gate process in which the active player does main phase actions."""
    game.call("gate", main=True)


@step("6-3c")
def clear_drive_zone(game: Game, frame: Frame) -> None:
    """Clear the active player's drive zone of what is left in it."""
    empty_drive_zone(game, game.state.turn_player)


def empty_drive_zone(game: Game, seat: int) -> None:
    """All cards of a drive zone go to their owners' graveyards."""
    cards = game.state.zones[z.drive_of(seat)]
    if cards:
        game.do(*[to_graveyard(game, card, "rule") for card in cards])


# 6-3c-1: abilities that this sets off wait for the attack phase; no gate process follows here
FOLLOWS: Final[tuple[Step, ...]] = fact("6-3c-1", (), without=(gate_of_main_phase,))

MAIN_PHASE = Procedure(
    "main phase", "6-3", "Main phase",
    (main_phase_starts, gate_of_main_phase, clear_drive_zone, *FOLLOWS),
)  # fmt: skip


# 6-4. Attack phase


@step("6-4a")
def attack_phase(game: Game, frame: Frame) -> None:
    """The active player attacks."""
    game.call("attack phase", attacks=0)


# 6-5. End phase


@step("6-5a")
def turn_ends(game: Game, frame: Frame) -> None:
    """Abilities for the end of the turn are met, each but once (6-5a-1)."""
    comes_once(game, "end turn")


@step("6-5b")
def gate_at_end_of_turn(game: Game, frame: Frame) -> None:
    """A gate process follows the end of the turn."""
    c09_gate.perform_gate_process(game)


@step("6-5c-1")
def damage_is_gone(game: Game, frame: Frame) -> None:
    """The current damage of every unit becomes 0."""
    unit_damage.clear_unit_damage(game, [*u.units(game, 0), *u.units(game, 1)])


@step("6-5c-2")
def effects_end(game: Game, frame: Frame) -> None:
    """Effects until the end of this turn end."""
    if game.state.effects:
        for period in OVER:
            game.expire(period)
        end_of_the_next_time(game)
        end_of_turns_to_come(game)
        game.interrupt_soon()


@step("6-5d")
def anything_left(game: Game, frame: Frame) -> None:
    """If rules effects or abilities are left to be resolved, or abilities for the end of the
    turn that have come up only now, the end phase begins anew."""
    comes_for_the_rest(game, "end turn")
    if c11_system.is_something_due(game):
        game.go(frame, "6-5a")


@step("6-5e")
def other_players_turn(game: Game, frame: Frame) -> None:
    """Make the other player the active one, and begin a new turn."""
    game.state.limits["turn began"] = game.state.tick()
    game.go(frame, "6-1a")


start_phase = calls("6-1a", "start phase")
main_phase = calls("6-1a", "main phase")

TURN = Procedure(
    "turn", "6-1", "The turn",
    (
        begin_turn, start_phase, main_phase, attack_phase,
        turn_ends, gate_at_end_of_turn, damage_is_gone, effects_end, anything_left,
        other_players_turn,
    ),
)  # fmt: skip

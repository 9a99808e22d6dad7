"""11. The system process: rules effects, then Forced Reveal and automatic abilities.

Rules effects are in chapter 12, playing triggered abilities is in 14-10, Forced Reveal in 16-15.
"""

from __future__ import annotations

from headjudge.games.gateruler import c12_rules_effects, c17_loops
from headjudge.games.gateruler.c14_abilities import automatic
from headjudge.games.gateruler.c16_keywords import concealment
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import fact, rule

# 11-1. General


@rule("11-1a")
def perform_system_process(game: Game) -> None:
    """The system process is performed. One that would find nothing to do is over already."""
    if is_something_due(game):
        game.call("system process")
    else:
        leave_off(game)


def leave_off(game: Game) -> None:
    """The system process has nothing left to do: what has arrived or happened so far is dealt
    with."""
    c12_rules_effects.forget_arrivals(game)
    if "answers" in game.survey.features:
        for seat in (0, 1):
            automatic.forget_stirrings(game, seat)


def is_something_due(game: Game) -> bool:
    """Whether rules effects are due or abilities are triggered; that nothing is, is found out
    once as long as nothing changes."""
    if game.survey.watches_situations:
        game.rules.hearing.watch(game)
    cached = game.derived().cache
    if automatic.QUIET in cached:
        return False
    if game.state.standby or c12_rules_effects.are_due(game):
        return True
    features = game.survey.features
    if concealment.FORCED_REVEAL in features and concealment.forced_by(game):
        return True
    if "answers" in features and (may_answer(game, 0) or may_answer(game, 1)):
        return True
    cached[automatic.QUIET] = True
    return False


def may_answer(game: Game, seat: int) -> bool:
    """Whether a player is asked for what they may have hidden."""
    return "answers" in game.survey.features and automatic.is_stirred(game, seat)


# 11-2. Steps of the system process


@step("11-2a-1")
def apply_rules_effects(game: Game, frame: Frame) -> None:
    """All rules effects, and again until none is left."""
    if c12_rules_effects.are_due(game):
        frame.again()
        c17_loops.count_carried_out(game)
        c12_rules_effects.carry_out_rules_effects(game)
    elif game.survey.watches_situations:
        game.rules.hearing.watch(game)


@choice("16-15b-1d")
def choose_forced(game: Game, frame: Frame) -> Decision | None:
    """Of several, their player chooses the order."""
    if concealment.FORCED_REVEAL not in game.survey.features:
        return None
    options: tuple[Option, ...] = tuple([("card", card) for card in concealment.forced_by(game)])
    if not options:
        return None
    return Decision(game.master(int(options[0][1])), "forced reveal", options, "16-15b-1d")


@choose_forced.then
def play_chosen_forced_card(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen card is played, and the process begins anew."""
    frame.vars["played"] = True
    concealment.play_forced(game, int(chosen[0][1]))


@choice("14-10c")
def active_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """The active player plays one of their triggered abilities."""
    if "played" in frame.vars:
        return None
    return automatic.ask_triggered(game, in_turn(game)[0], "14-10c")


@choice("11-2a-2")
def other_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """If the active player plays none, the other player plays one of theirs."""
    if "played" in frame.vars:
        return None
    return automatic.ask_triggered(game, in_turn(game)[1], "11-2a-2")


@rule("11-2a-2a")
def in_turn(game: Game) -> tuple[int, int]:
    """First those of the active player, then those of the other; each player's in the order
    of their choice."""
    return game.state.turn_player, 1 - game.state.turn_player


@active_players_abilities.then
def play_chosen_ability(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen ability is played, and the process begins anew; whoever passes keeps hidden cards
    hidden."""
    state = game.state
    frame_seat = in_turn(game)[0 if is_active_player_asked(frame) else 1]
    if chosen[0] == PASS:
        automatic.only_this_once(game, frame_seat)
        return
    frame.vars["played"] = True
    number = int(chosen[0][1])
    waits = next(each for each in state.standby if each.id == number)
    automatic.one_time_less(game, number)
    c17_loops.count_carried_out(game)
    automatic.play_waiting(game, waits)


other_players_abilities.then(play_chosen_ability)


def is_active_player_asked(frame: Frame) -> bool:
    """Whether the active player was asked: theirs is the step before the other player's."""
    return SYSTEM.steps[frame.running] is active_players_abilities


@step("11-2a-3")
def repeat_system_process(game: Game, frame: Frame) -> None:
    """If anything was played, or rules effects are due again, from the beginning."""
    if automatic.begins_anew(game, frame.vars.pop("played", False)):
        game.go(frame, "11-2a-1")
    else:
        leave_off(game)


SYSTEM = Procedure(
    "system process", "11-2", "System process",
    fact(
        "11-2a",
        (
            apply_rules_effects, c17_loops.look_for_loop, choose_forced, active_players_abilities,
            other_players_abilities, repeat_system_process,
        ),
        without=(),
    ),
)  # fmt: skip

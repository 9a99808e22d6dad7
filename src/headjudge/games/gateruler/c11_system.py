"""11. The system process: rules effects, then Forced Reveal and automatic abilities.

Rules effects are in chapter 12, playing triggered abilities is in 14-10, Forced Reveal in 16-15.
"""

from __future__ import annotations

from headjudge.games.gateruler import c12_rules_effects, c17_loops
from headjudge.games.gateruler.c14_abilities import automatic, ongoing
from headjudge.games.gateruler.c16_keywords import concealment
from headjudge.kernel import knowledge
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import rule

# 11-1. General


@rule("11-1a")
def perform_system_process(game: Game) -> None:
    """The system process is performed. One that would find nothing to do is over already."""
    if is_something_due(game):
        game.call("system process")
    else:
        end_system_process(game)


def end_system_process(game: Game) -> None:
    """The system process has nothing left to do: what has arrived or happened so far is dealt
    with."""
    c12_rules_effects.forget_arrivals(game)
    if "answers" in game.survey.features:
        for seat in (0, 1):
            automatic.forget_pending_triggers(game, seat)


def is_something_due(game: Game) -> bool:
    """Whether rules effects are due or abilities are triggered; that nothing is, is found out
    once as long as nothing changes."""
    ongoing.note_active_abilities(game)
    if game.survey.watches_situations:
        game.rules.hearing.watch(game)
    cached = game.derived().cache
    if automatic.NOTHING_DUE in cached:
        return False
    if game.state.standby or c12_rules_effects.are_due(game):
        return True
    features = game.survey.features
    if concealment.is_any_forced(game):
        return True
    if "answers" in features and (may_answer(game, 0) or may_answer(game, 1)):
        return True
    cached[automatic.NOTHING_DUE] = True
    return False


def may_answer(game: Game, seat: int) -> bool:
    """Whether a player is asked for what they may have hidden."""
    return "answers" in game.survey.features and automatic.has_pending_trigger(game, seat)


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


@step("16-15b")
def show_forced_cards(game: Game, frame: Frame) -> None:
    """The cards with Forced Reveal that must be played now are shown before anybody is asked for
    an order: the question alone would tell of them."""
    if concealment.is_any_forced(game):
        for cards in concealment.cards_to_reveal(game):
            game.reveal(tuple(cards), knowledge.everyone(game.state))


@choice("14-10c")
def active_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """The active player plays one of their cards with Forced Reveal or triggered abilities."""
    return ask_what_to_play(game, in_turn(game)[0], "14-10c")


@choice("11-2a-2")
def other_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """If the active player plays nothing, the other player plays one of theirs."""
    if "played" in frame.vars:
        return None
    return ask_what_to_play(game, in_turn(game)[1], "11-2a-2")


def ask_what_to_play(game: Game, seat: int, number: str) -> Decision | None:
    """Ask a player what to play next of all that they must play: cards with Forced Reveal and
    triggered abilities, in the order they like."""
    triggered = automatic.ask_triggered(game, seat, number)
    forced = concealment.forced_options(game, seat)
    if not forced:
        return triggered
    if triggered is None:
        return Decision(seat, "forced reveal", tuple(forced), "16-15b-1d")
    others = [option for option in triggered.options if option != PASS]
    return Decision(seat, "standby", (*forced, *others), number, secret=triggered.secret)


@rule("11-2a-2a", "16-15b-1c")
def in_turn(game: Game) -> tuple[int, int]:
    """First what the active player has to play, then what the other has; each player's in the
    order of their choice."""
    return game.state.turn_player, 1 - game.state.turn_player


@active_players_abilities.then
def play_chosen_ability(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen card or ability is played, and the process begins anew; whoever passes keeps
    hidden cards hidden."""
    state = game.state
    frame_seat = in_turn(game)[0 if is_active_player_asked(frame) else 1]
    if chosen[0] == PASS:
        automatic.only_this_once(game, frame_seat)
        return
    frame.vars["played"] = True
    number = int(chosen[0][1])
    if chosen[0][0] == "card":
        concealment.play_forced(game, number)
        return
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
        end_system_process(game)


SYSTEM = Procedure(
    "system process", "11-2", "System process",
    (
        apply_rules_effects, c17_loops.look_for_loop, show_forced_cards,
        active_players_abilities, other_players_abilities, repeat_system_process,
    ),
)  # fmt: skip

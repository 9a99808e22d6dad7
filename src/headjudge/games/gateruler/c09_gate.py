"""9. The gate: players add to it in turn, then its topmost object is resolved.

A window is offered or skipped on what all can see: that a player has set cards, or a hand,
and a deck with something in it to be played from there; never on what the cards are.
What is played, and how it is resolved, is in chapter 14; 7-2 to 7-10 are the main phase actions
that 9-3e-5a to 9-3e-5i list.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import c02_cards, c07_main_phase, c10_drive, c11_system, c17_loops
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c06_turn import phases
from headjudge.games.gateruler.c13_damage import application
from headjudge.games.gateruler.c14_abilities import active, automatic, other_zones, playing
from headjudge.games.gateruler.c15_terms import effect_damage, summoning
from headjudge.games.gateruler.c16_keywords import overdrive
from headjudge.kernel import timing
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, calls, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import rule

# 9-2. The gate process


def perform_gate_process(game: Game) -> None:
    """Proceed to the gate process. With nothing in the gate, nothing due and nobody to be asked
    it is over already."""
    if (
        game.state.stack
        or c11_system.is_something_due(game)
        or is_asked(game, 0, False)
        or is_asked(game, 1, False)
    ):
        game.call("gate", main=False)


@step("9-2b")
def add_to_gate(game: Game, frame: Frame) -> None:
    """The gate addition process."""
    game.call("gate addition", main=frame.vars["main"])


@step("9-2d")
def repeat_gate_process(game: Game, frame: Frame) -> None:
    """Back to the addition, unless the gate was empty (9-4b)."""
    game.go(frame, "9-2b")


GATE = Procedure(
    "gate",
    "9-2",
    "Gate process",
    (add_to_gate, calls("9-2c", "gate resolution"), repeat_gate_process),
)


# 9-3. The gate addition process


@step("9-3b")
def give_priority(game: Game, frame: Frame) -> None:
    """The active player gains priority."""
    timing.open_window(frame, game.state.turn_player)


@step("9-3c")
def perform_system_process(game: Game, frame: Frame) -> None:
    """The system process is performed before anybody acts."""
    c11_system.perform_system_process(game)


@step("9-3d")
def end_at_once(game: Game, frame: Frame) -> None:
    """Nobody adds anything while a drive or ruler damage process lies topmost."""
    stack = game.state.stack
    if stack and stack[-1].procedure in (c10_drive.PROCESS, application.PROCESS):
        game.leave(frame)


@choice("9-3e")
def choose_action(game: Game, frame: Frame) -> Decision | None:
    """Whoever has priority acts, or gives it up. Who can have nothing to do, as all can see,
    is not asked."""
    seat = frame.vars["seat"]
    main = frame.vars["main"]
    if not is_asked(game, seat, main):
        return None
    options = c17_loops.offered(game, gate_actions(game, seat, main))
    return Decision(seat, "act", options, "9-3e", secret=True)


@choose_action.then
def take_action(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen action is carried out; whoever passes gives the priority up."""
    if chosen[0] == PASS:
        return
    is_round = c17_loops.go_round(game, chosen[0])
    keep_priority(game, frame)
    if not is_round:
        carry_out_action(game, frame.vars["seat"], chosen[0])


@rule("9-3f")
def keep_priority(game: Game, frame: Frame) -> None:
    """Who acts keeps the priority, and the addition goes on from 9-3c."""
    timing.has_acted(frame)
    game.go(frame, "9-3c")


@step("9-3g-1")
def both_gave_up(game: Game, frame: Frame) -> None:
    """When both have given it up one after the other, the addition is over."""
    forget_tries(game)
    if timing.passes(game, frame):
        game.leave(frame)


@step("9-3g-2")
def go_on_with_other_player(game: Game, frame: Frame) -> None:
    """If only one player has given it up, the other player has the priority now."""
    game.go(frame, "9-3c")


ADDITION = Procedure(
    "gate addition", "9-3", "Gate addition process",
    (
            give_priority, perform_system_process, end_at_once, choose_action, both_gave_up,
            go_on_with_other_player,
        ),
)  # fmt: skip


# 9-3e. Gate actions

# What a player's deck has for windows, by seat
SET_ANSWERS: Final = ("instant set 0", "instant set 1")
HAND_ANSWERS: Final = ("instant hand 0", "instant hand 1")
OFF_TURN: Final = ("off turn hand 0", "off turn hand 1")
INSTANT_ABILITIES: Final = "instant abilities"  # of whichever player


def is_asked(game: Game, seat: int, main_phase: bool) -> bool:
    """Whether a player with priority can have anything to do, as far as all can see."""
    if main_phase and is_time_for_main_actions(game, seat):
        return True
    features = game.survey.features
    may_be_set = SET_ANSWERS[seat] in features and len(u.set_cards(game, seat)) > 0
    if may_be_set and automatic.has_hidden_cards(game, seat):
        return True
    off_turn = seat != game.state.turn_player and OFF_TURN[seat] in features
    if (off_turn or HAND_ANSWERS[seat] in features) and game.state.zones[z.hand_of(seat)]:
        return True
    if not may_be_set and INSTANT_ABILITIES not in features and "PlayableFrom" not in features:
        return False
    return bool(instants(game, seat))


def gate_actions(game: Game, seat: int, main_phase: bool) -> tuple[Option, ...]:
    """All that a player with priority can do now."""
    found = instants(game, seat)
    if main_phase and is_time_for_main_actions(game, seat):
        more = c07_main_phase.main_phase_actions(game, seat)
        if found:  # a card whose options have several timings is offered once (14-4b-2a)
            more = [each for each in more if each not in found]
        return (*found, *more, *give_up_priority())
    return (*found, *give_up_priority())


@rule("9-3e-1")
def give_up_priority() -> tuple[Option, ...]:
    """The player with priority can give it up."""
    return (PASS,)


def carry_out_action(game: Game, seat: int, option: Option) -> None:
    """Carry out the action that the player has chosen."""
    verb, card = option[0], int(option[1])
    if verb in playing.CARDS:
        effect = c02_cards.effect_of(game, card)
        answers = effect is not None and effect.timing == "when"
        summoning.play_card(
            game, seat, card, event=effect_damage.damage_to_come(game) if answers else None
        )
    elif verb == "ability":
        term = game.abilities(card).others["Act"][int(option[2])]
        playing.play_ability(game, seat, card, term, playing.ABILITY)
    elif verb == "overdrive":
        overdrive.play_overdrive(game, seat, card, int(option[2]))
    else:
        c07_main_phase.carry_out_action(game, seat, option)


def forget_tries(game: Game) -> None:
    """Whoever passes may try again later what could not be done."""
    playing.forget_tries(game)


def refusal_of_action(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids one of these actions now, or None."""
    if phases.now(game) != "main phase" or not is_time_for_main_actions(game, seat):
        return "7-1a"
    return c07_main_phase.refusal_of_action(game, seat, option)


# 9-3e-2 to 9-3e-4. Instant actions


def instants(game: Game, seat: int) -> list[Option]:
    """Cards and abilities that can be played at any time with priority; found out once as long
    as nothing changes, and never changed by whoever asks."""
    cached = game.derived().cache
    found: list[Option] | None = cached.get(SET_ANSWERS[seat])
    if found is None or playing.TRIED in game.state.happened:
        found = cached[SET_ANSWERS[seat]] = instants_now(game, seat)
    return found


def instants_now(game: Game, seat: int) -> list[Option]:
    """The instant actions that a player can do, worked out anew."""
    features = game.survey.features
    found: list[Option] = []
    if "EventEffect" in features:
        found.extend(from_set_zones(game, seat))
    if INSTANT_ABILITIES in features:
        found.extend(instant_abilities(game, seat))
    if "PlayableFrom" in features:
        found.extend(as_instants(game, seat))
    return found


@rule("9-3e-2", "14-5d")
def from_set_zones(game: Game, seat: int) -> list[Option]:
    """Set cards whose timing is not standard action, and not "when" something happens."""
    there = u.set_cards(game, seat)
    if not there:
        return []
    return [
        ("play", card)
        for card in there
        if is_its_time(game, seat, card)
        and not playing.was_tried(game, card, playing.PLAY)
        and playing.refusal_of_card(game, seat, card) is None
    ]


def is_its_time(game: Game, seat: int, card: int) -> bool:
    """Whether the timing of a set card is met now."""
    effect = c02_cards.effect_of(game, card)
    if effect is None:
        return False
    if effect.timing == "while":
        return other_zones.is_met(game, seat, card)
    return "instant" in c02_cards.timings_of(effect) or effect_damage.is_answer_to_attack(
        game, seat, card, effect
    )


@rule("9-3e-3", "14-9a")
def instant_abilities(game: Game, seat: int) -> list[Option]:
    """Activated abilities that are instant actions, of cards that the player controls."""
    return active.usable_abilities(game, seat, "instant")


@rule("9-3e-4")
def as_instants(game: Game, seat: int) -> list[Option]:
    """Cards that a text lets be played as instant actions."""
    found: list[Option] = []
    areas = active.areas_with(game.survey.features, "instant", seat)
    if seat != game.state.turn_player:
        areas = (*areas, *active.areas_with(game.survey.features, "off turn", seat))
    if not areas:
        return found
    for area in dict.fromkeys(areas):
        for card in game.rules.terms.meanings.areas[area](game, seat):
            words = active.own_words(game, card, "PlayableFrom")
            if words:
                words = [term for term in words if area in term.areas]
            if not words:
                continue
            effect = c02_cards.effect_of(game, card)
            is_instant = effect is not None and "instant" in c02_cards.timings_of(effect)
            if not (is_instant or [term for term in words if term.instant]):
                continue
            if c07_main_phase.is_held(game, card):
                continue
            way = summoning.way_of(game, card)
            if (
                not playing.was_tried(game, card, way)
                and playing.refusal_of_card(game, seat, card) is None
            ):
                found.append((way, card))
    return found


# 9-3e-5. Main phase actions


@rule("9-3e-5")
def is_time_for_main_actions(game: Game, seat: int) -> bool:
    """The active player, in the main phase, while the gate is empty."""
    return seat == game.state.turn_player and not game.state.stack


# 9-4. The gate resolution process


@step("9-4b")
def end_gate_process_if_empty(game: Game, frame: Frame) -> None:
    """The whole gate process is over if nothing is in the gate."""
    if not game.state.stack:
        game.leave(frame)
        for each in reversed(game.state.frames):
            if each.procedure == "gate":
                game.leave(each)
                return


@step("9-4c")
def resolve_topmost(game: Game, frame: Frame) -> None:
    """Resolve what lies topmost in the gate."""
    frame.vars["newest"] = game.state.clock
    game.resolve_top()


@step("9-4d")
def perform_system_process_again(game: Game, frame: Frame) -> None:
    """The system process is performed after something was resolved."""
    c11_system.perform_system_process(game)


@step("9-4e")
def end_when_empty(game: Game, frame: Frame) -> None:
    """The resolution is over if nothing is left in the gate."""
    if not game.state.stack:
        game.leave(frame)


@step("9-4f")
def resolve_next(game: Game, frame: Frame) -> None:
    """The next one, unless something new was added."""
    newest = max([each.vars["number"] for each in game.state.stack])
    if newest <= frame.vars["newest"]:
        game.go(frame, "9-4c")


RESOLUTION = Procedure(
    "gate resolution", "9-4", "Gate resolution process",
    (
            end_gate_process_if_empty, resolve_topmost, perform_system_process_again,
            end_when_empty, resolve_next,
        ),
)  # fmt: skip

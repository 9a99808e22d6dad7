"""7. Progression of the game: the turn and its four phases."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c04_areas.contents import in_zones
from headjudge.games.godzilla.c05_terms.countering import cannot_engage
from headjudge.games.godzilla.c05_terms.placing import to_discard
from headjudge.games.godzilla.c10_abilities.active import active_abilities
from headjudge.games.godzilla.c10_abilities.timings import check_timing
from headjudge.games.godzilla.c11_rule_actions.checks import are_due
from headjudge.games.godzilla.c12_keywords.bundles import is_base
from headjudge.games.godzilla.c13_loops import times_carried_out
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel import timing, triggers
from headjudge.kernel.flow import Procedure, calls, does, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount, Sum, Word
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means, number, seats
from headjudge.rulebook.citation import rule

# 7.1. The game in turns


@step("7.1.1")
def turn_begins(game: Game, frame: Frame) -> None:
    """The next turn begins: whose it is, and that nothing has happened in it yet."""
    state = game.state
    state.turn += 1
    state.turn_player = state.first if state.turn % 2 else 1 - state.first
    state.happened.clear()
    state.last.clear()
    state.seen.clear()
    state.limits["turn began"] = state.tick()
    game.values_changed()  # the board is as it was: nothing noted of it rests on whose turn it is
    game.note("turn", state.turn_player, amount=Amount(state.turn))


@step("7.5.7")
def next_turn(game: Game, frame: Frame) -> None:
    """The next turn is the opponent's."""
    frame.step = 0


start_start_phase = calls("7.1.2", "start phase")
start_main_phase = calls("7.1.2", "main phase")
start_counter_phase = calls("7.1.2", "counter phase")
start_end_phase = calls("7.1.2", "end phase")

TURN = Procedure(
    "turn",
    "7.1",
    "The turn",
    (
        turn_begins,
        start_start_phase,
        start_main_phase,
        start_counter_phase,
        start_end_phase,
        next_turn,
    ),
)


def phase_begins(game: Game, kind: str) -> None:
    """The condition "at the beginning of" a phase occurs."""
    if kind in game.survey.heard_kinds:
        game.do(Event(kind, game.state.turn_player))
    elif game.log is not None:
        game.note(kind, game.state.turn_player)


@means(CONDITIONS, v.DuringPhase)
def holds_during_phase(context: Context, term: v.DuringPhase) -> bool:
    """Whether it is that phase of a turn."""
    return any([f.procedure == f"{term.phase} phase" for f in context.game.state.frames])


# 7.2. Start phase


@step("7.2.1")
def start_phase_begins(game: Game, frame: Frame) -> None:
    """The start phase begins, and a check timing occurs."""
    phase_begins(game, "begin start phase")
    check_timing(game)


@step("7.2.2")
def draw_for_turn(game: Game, frame: Frame) -> None:
    """The turn player draws as many cards as the rank of the opponent's invading monster."""
    seat = game.state.turn_player
    monster = c03_players.monster_of(game, 1 - seat)
    rank = game.value(monster, "rank") if monster >= 0 else 0
    game.call("draw", seat=seat, left=rank, source=-1)


@step("7.2.3")
def clear_strategy_zones(game: Game, frame: Frame) -> None:
    """The turn player's strategy cards from before this turn go to the discard pile, but for those
    with Base."""
    seat = game.state.turn_player
    gone: list[Event] = []
    first = seat * z.SIZE + z.STRATEGY_1
    for zone in range(first, first + z.MOST_STRATEGY_ZONES):
        for card in c03_players.tops(game, zone):
            if was_there_before(game, card) and not is_base(game, card):
                gone.append(to_discard(game, card, "start phase"))
    if gone:
        game.do(*gone)


def was_there_before(game: Game, card: int) -> bool:
    """Whether a card was where it is before this turn began."""
    return game.state.stamp[card] <= game.state.limits.get("turn began", 0)


@step("7.2.4")
def calm_down(game: Game, frame: Frame) -> None:
    """The rage of the turn player's invading monster is set to 0: it is reduced by all there
    is."""
    seat = game.state.turn_player
    rage = c03_players.rage_of(game, seat)
    if rage:
        c03_players.change_rage(game, seat, -rage, "start phase")


START_PHASE = Procedure(
    "start phase", "7.2", "Start phase",
    (
        start_phase_begins, draw_for_turn, clear_strategy_zones, calm_down,
        does("7.2.5", check_timing),
    ),
)  # fmt: skip


# 7.3. Main phase


@step("7.3.1")
def main_phase_begins(game: Game, frame: Frame) -> None:
    """The main phase begins, and a check timing occurs."""
    phase_begins(game, "begin main phase")
    check_timing(game)


@step("7.3.2")
def give_play_timing(game: Game, frame: Frame) -> None:
    """The turn player is given a play timing."""
    game.call("play timing", seat=game.state.turn_player)


MAIN_PHASE = Procedure("main phase", "7.3", "Main phase", (main_phase_begins, give_play_timing))


# 7.4. Counter phase


@step("7.4.1")
def counter_phase_begins(game: Game, frame: Frame) -> None:
    """The counter phase begins, and a check timing occurs."""
    phase_begins(game, "begin counter phase")
    check_timing(game)


@step("7.4.2")
def add_up_counter_power(game: Game, frame: Frame) -> None:
    """The counter power of all battle cards in the turn player's zones is added up."""
    frame.vars["total"] = total_counter_power(game, game.state.turn_player)


def total_counter_power(game: Game, seat: int) -> int:
    """The counter power of the battle cards that engage, and what texts add to it."""
    total: int = sum([game.value(card, "counter_power") for card in engaging(game, seat)])
    for term, source, master, _cards in active_abilities(game, "TotalCounterPower"):
        context = Context(game, source, master)
        if seat in seats(context, term.whose):
            total += number(context, term.amount)
    return total


@rule("7.4.2.1")
def engaging(game: Game, seat: int) -> list[int]:
    """The cards in a player's zones whose counter power counts: battle cards that engage. The
    player's monster adds nothing, so no threat level."""
    idle = cannot_engage(game)
    battle = [card for card in in_zones(game, seat) if game.value(card, "type") == "battle"]
    return [card for card in battle if card not in idle]


def parts_of_counter_power(game: Game, seat: int, total: int) -> tuple[int, ...]:
    """What each card adds to this sum of counter power, and last what texts add."""
    parts = [game.value(card, "counter_power") for card in engaging(game, seat)]
    parts = [part for part in parts if part]
    if sum(parts) != total or not parts:
        parts.append(total - sum(parts))
    return tuple(parts)


def tell_counter_power(game: Game, seat: int, total: int, monster: int) -> None:
    """Enter the sum into the log, what each card adds to it, and the threat level it is compared
    with."""
    if game.log is None:
        return
    if monster < 0:
        game.note("counter power alone", seat, amount=Amount(total))
        return
    parts = parts_of_counter_power(game, seat, total)
    threat = game.value(monster, "threat")
    game.note(
        "counter power", seat, monster, amount=Amount(total), strength=Sum(parts),
        total=Amount(threat), outcome=Word("enough" if total >= threat else "too little"),
    )  # fmt: skip


@step("7.4.3")
def counter_if_enough(game: Game, frame: Frame) -> None:
    """The opponent's invading monster is countered if the counter power is at least its threat
    level."""
    seat = game.state.turn_player
    monster = c03_players.monster_of(game, 1 - seat)
    total = frame.vars["total"]
    tell_counter_power(game, seat, total, monster)
    if monster >= 0 and total >= game.value(monster, "threat"):
        game.do(Event("counter", seat, monster, -1, total, -1, -1, "counter phase"))


COUNTER_PHASE = Procedure(
    "counter phase", "7.4", "Counter phase",
    (counter_phase_begins, add_up_counter_power, counter_if_enough, does("7.4.4", check_timing)),
)  # fmt: skip


# 7.5. End phase


@step("7.5.1")
def end_phase_begins(game: Game, frame: Frame) -> None:
    """The end phase begins, and a check timing occurs."""
    phase_begins(game, "begin end phase")
    check_timing(game)


@step("7.5.2")
def march_on(game: Game, frame: Frame) -> None:
    """The turn player's invading monster advances, if it is in zone 7 or before."""
    seat = game.state.turn_player
    if c03_players.position(game, seat) <= LAST_ZONE_TO_MARCH_FROM:
        game.call("advance", seat=seat, left=1, cause="end phase", source=-1, by=-1)


LAST_ZONE_TO_MARCH_FROM: Final = 7


HAND_SIZE: Final = 5


@step("7.5.4")
def refill_hand(game: Game, frame: Frame) -> None:
    """A turn player with fewer than five cards in hand draws up to five."""
    seat = game.state.turn_player
    missing = HAND_SIZE - len(game.state.zones[z.hand_of(seat)])
    if missing > 0:
        game.call("draw", seat=seat, left=missing, source=-1)


@step("7.5.5")
def check_after_refill(game: Game, frame: Frame) -> None:
    """A check timing occurs after the hand was filled up."""
    frame.vars["before check"] = times_carried_out(game)
    check_timing(game)


@step("7.5.6")
def effects_end(game: Game, frame: Frame) -> None:
    """Effects that last until the end of the turn are over."""
    game.expire("turn")


# ja-1.04: if the check of 7.5.5 resolved anything; en-1.01: only if something is left
AGAIN_AFTER_A_CHECK: Final[tuple[str, ...]] = ("ja-1.04",)


@step("7.5.7")
def once_more_or_end(game: Game, frame: Frame) -> None:
    """The end phase goes back to 7.5.4 if something is left to resolve; in ja-1.04 also if the
    check timing of 7.5.5 resolved anything."""
    state = game.state
    end_of_turn(game)
    timing.look_at_situations(game)
    resolved = times_carried_out(game) > frame.vars["before check"]
    if state.standby or are_due(game) or (resolved and state.edition in AGAIN_AFTER_A_CHECK):
        game.go(frame, "7.5.4")


def end_of_turn(game: Game) -> None:
    """The condition "at the end of the turn" occurs, for each ability once a turn."""
    if "end turn" in game.survey.heard_kinds:
        triggers.hear(game, Event("end turn", game.state.turn_player), once=True)


END_PHASE = Procedure(
    "end phase", "7.5", "End phase",
    (
        end_phase_begins, march_on, does("7.5.3", check_timing), refill_hand, check_after_refill,
        effects_end, once_more_or_end,
    ),
)  # fmt: skip

PROCEDURES: Final = (TURN, START_PHASE, MAIN_PHASE, COUNTER_PHASE, END_PHASE)

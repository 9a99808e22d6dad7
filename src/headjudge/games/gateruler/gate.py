"""9. The gate process: players add to the gate in turn, then its topmost object is resolved."""

from __future__ import annotations

from headjudge.games.gateruler import actions, drive, loops, ruler_damage, system
from headjudge.kernel import timing
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import fact, rule

# 9-2. The gate process


def proceed(game: Game) -> None:
    """Proceed to the gate process. With nothing in the gate, nothing due and nobody to be asked
    it is over already."""
    if (
        game.state.stack
        or system.is_something_due(game)
        or actions.is_asked(game, 0, False)
        or actions.is_asked(game, 1, False)
    ):
        game.call("gate", main=False)


@step("9-2b")
def add(game: Game, frame: Frame) -> None:
    """The gate addition process."""
    game.call("gate addition", main=frame.vars["main"])


@step("9-2c")
def resolve(game: Game, frame: Frame) -> None:
    """The gate resolution process."""
    game.call("gate resolution")


@step("9-2d")
def once_more(game: Game, frame: Frame) -> None:
    """Back to the addition, unless the gate was empty (9-4b)."""
    game.go(frame, "9-2b")


GATE = Procedure("gate", "9-2", "Gate process", fact("9-2a", (add, resolve, once_more), without=()))


# 9-3. The gate addition process


@step("9-3b")
def give_priority(game: Game, frame: Frame) -> None:
    """The active player gains priority."""
    timing.open_window(frame, game.state.turn_player)


@step("9-3c")
def perform_system_process(game: Game, frame: Frame) -> None:
    system.proceed(game)


@step("9-3d")
def end_at_once(game: Game, frame: Frame) -> None:
    """Nobody adds anything while a drive or ruler damage process lies topmost."""
    stack = game.state.stack
    if stack and stack[-1].procedure in (drive.PROCESS, ruler_damage.PROCESS):
        game.leave(frame)


@choice("9-3e")
def act(game: Game, frame: Frame) -> Decision | None:
    """Whoever has priority acts, or gives it up. Who can have nothing to do, as all can see,
    is not asked."""
    seat = frame.vars["seat"]
    main = frame.vars["main"]
    if not actions.is_asked(game, seat, main):
        return None
    options = loops.offered(game, actions.options(game, seat, main))
    return Decision(seat, "act", options, "9-3e", secret=True)


@act.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == PASS:
        return
    is_round = loops.go_round(game, chosen[0])
    keep_priority(game, frame)
    if not is_round:
        actions.carry_out(game, frame.vars["seat"], chosen[0])


@rule("9-3f")
def keep_priority(game: Game, frame: Frame) -> None:
    """Who acts keeps the priority, and the addition goes on from 9-3c."""
    timing.has_acted(frame)
    game.go(frame, "9-3c")


@step("9-3g-1")
def both_gave_up(game: Game, frame: Frame) -> None:
    """When both have given it up one after the other, the addition is over."""
    actions.forget(game)
    if timing.passes(game, frame):
        game.leave(frame)


@step("9-3g-2")
def other_gains_priority(game: Game, frame: Frame) -> None:
    """Otherwise the other player has it now."""
    game.go(frame, "9-3c")


ADDITION = Procedure(
    "gate addition", "9-3", "Gate addition process",
    fact(
        "9-3a",
        (
            give_priority, perform_system_process, end_at_once, act, both_gave_up,
            other_gains_priority,
        ),
        without=(),
    ),
)  # fmt: skip


# 9-4. The gate resolution process


@step("9-4b")
def end_if_empty(game: Game, frame: Frame) -> None:
    """With nothing in the gate the whole gate process is over."""
    if not game.state.stack:
        game.leave(frame)
        for each in reversed(game.state.frames):
            if each.procedure == "gate":
                game.leave(each)
                return


@step("9-4c")
def resolve_top(game: Game, frame: Frame) -> None:
    """What lies topmost is resolved."""
    frame.vars["newest"] = game.state.clock
    game.resolve_top()


@step("9-4d")
def perform_system_process_again(game: Game, frame: Frame) -> None:
    system.proceed(game)


@step("9-4e")
def end_when_empty(game: Game, frame: Frame) -> None:
    """With nothing left in the gate the resolution is over."""
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
    fact(
        "9-4a",
        (
            end_if_empty, resolve_top, perform_system_process_again, end_when_empty,
            resolve_next,
        ),
        without=(),
    ),
)  # fmt: skip

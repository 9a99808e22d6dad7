"""9. The mast: what was played waits there, and both players may add to it.

Stands for: a shared stack of cards, abilities and processes with masters, priority that
goes back and forth, resolving the topmost, and processes that end the adding at once.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel import timing
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import doing
from tests.kernel.harbor import rule_actions, ships
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.numbers import choice, rule
from tests.kernel.harbor.playing import forget_undone, is_spent, orders

# 9-1. The whole of it


@rule("9-1-1")
def add(game: Game, frame: Frame) -> None:
    game.call("adding")


@rule("9-1-2")
def resolve(game: Game, frame: Frame) -> None:
    """With nothing on the mast it is over."""
    if game.state.stack:
        game.call("resolving")
    else:
        game.leave(frame)


@rule("9-1-3")
def once_more(game: Game, frame: Frame) -> None:
    game.go(frame, "9-1-1")


MAST = Procedure("mast", "9-1", "The mast", (add, resolve, once_more))


# 9-2. Adding

AT_ONCE: Final = ("storm",)


@rule("9-2-1")
def give_priority(game: Game, frame: Frame) -> None:
    """The turn player may act first."""
    timing.open_window(frame, game.state.turn_player)


@rule("9-2-2")
def check(game: Game, frame: Frame) -> None:
    game.call("check")


@rule("9-2-3")
def end_at_once(game: Game, frame: Frame) -> None:
    """Nobody adds anything while a storm lies topmost."""
    stack = game.state.stack
    if stack and stack[-1].procedure in AT_ONCE:
        game.leave(frame)


def options(game: Game, seat: int) -> tuple[Option, ...]:
    """9-2-4. What may be added now, and passing."""
    quiet = not game.state.stack and seat == game.state.turn_player
    found: list[Option] = [PASS]
    for card in ships.ships(game, seat):
        for at, order in enumerate(orders(game, card)):
            if (order.instant or quiet) and not is_spent(game, order, card, seat):
                found.append(("use", card, at))
    for card in game.state.zones[z.zone("locker", seat)]:
        for at, order in enumerate(orders(game, card)):
            if order.instant or quiet:
                found.append(("hoist", card, at))
    if quiet:
        for card in game.state.zones[z.zone("hand", seat)]:
            ship = game.state.printed[card].values["type"] == "ship"
            found.append(("play", card, -1 if ship else 0))
    return tuple([each for each in found if not game.happened(("undone", *each[1:]))])


@choice("9-2-4")
def act(game: Game, frame: Frame) -> Decision | None:
    """Whoever has priority adds something, or passes. What they could do is theirs to
    know, so they are always asked."""
    seat = frame.vars["seat"]
    return Decision(seat, "act", options(game, seat), "9-2-4", secret=True)


@act.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Passing gives priority away; when both pass in a row the adding is over."""
    if chosen[0] == PASS:
        forget_undone(game)
        if timing.passes(game, frame):
            game.leave(frame)
        return
    timing.has_acted(frame)
    game.save_point()
    game.call(
        "play", seat=frame.vars["seat"], card=int(chosen[0][1]), at=int(chosen[0][2]),
        plays_card=chosen[0][0] != "use",
    )  # fmt: skip


@rule("9-2-5")
def add_more(game: Game, frame: Frame) -> None:
    """Whoever has priority now goes on."""
    game.go(frame, "9-2-2")


ADDING = Procedure("adding", "9-2", "Adding", (give_priority, check, end_at_once, act, add_more))


# 9-3. Resolving


@rule("9-3-1")
def resolve_top(game: Game, frame: Frame) -> None:
    """What lies topmost is resolved."""
    frame.vars["newest"] = game.state.clock
    if game.state.stack:
        game.resolve_top()


@rule("9-3-2")
def check_again(game: Game, frame: Frame) -> None:
    game.call("check")


@rule("9-3-3")
def go_on(game: Game, frame: Frame) -> None:
    """The next one, unless something new was added."""
    stack = game.state.stack
    if stack and stack[-1].vars["number"] <= frame.vars["newest"]:
        game.go(frame, "9-3-1")


RESOLVING = Procedure("resolving", "9-3", "Resolving", (resolve_top, check_again, go_on))


# 9-4. The check: rule actions, then abilities that wait go on the mast


@rule("9-4-1")
def carry_out_rule_actions(game: Game, frame: Frame) -> None:
    """All that are due together, and again until none is."""
    if rule_actions.carry_out(game):
        frame.again()
    else:
        timing.look_at_situations(game)


@choice("9-4-3")
def turn_players_waiting(game: Game, frame: Frame) -> Decision | None:
    return timing.standing_by(game, game.state.turn_player, "9-4-3")


@choice("9-4-4")
def other_players_waiting(game: Game, frame: Frame) -> Decision | None:
    return timing.standing_by(game, 1 - game.state.turn_player, "9-4-4")


@turn_players_waiting.then
def put_on_mast(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen one goes on the mast; then everything is looked at anew."""
    state = game.state
    number = int(chosen[0][1])
    waits = next(each for each in state.standby if each.id == number)
    state.standby = [each for each in state.standby if each.id != number]
    game.add(
        "resolve waiting", seat=waits.seat, source=waits.source, identity=waits.identity,
        ability=waits.term, event=waits.event,
    )  # fmt: skip
    game.go(frame, "9-4-1")


other_players_waiting.then(put_on_mast)

CHECK = Procedure(
    "check", "9-4", "Check",
    (carry_out_rule_actions, turn_players_waiting, other_players_waiting),
)  # fmt: skip


@rule("9-4-5")
def resolve_waiting(game: Game, frame: Frame) -> None:
    """It is carried out, whatever has become of its ship."""
    vars = frame.vars
    event = vars["event"]
    it = () if event is None or event.card < 0 else ((event.card, event.became),)
    doing.start(
        game, vars["ability"].do, vars["source"], vars["identity"], vars["seat"], event, it=it
    )


RESOLVE_WAITING = Procedure("resolve waiting", "9-4-5", "Resolving", (resolve_waiting,))

PROCEDURES: Final = (MAST, ADDING, RESOLVING, CHECK, RESOLVE_WAITING)

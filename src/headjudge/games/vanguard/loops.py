"""12.1. Loops.

Two positions are the same if nothing that rules or texts look at tells them apart. A loop
that only makes numbers grow leads to a position that is the same but for these gains: so
many rounds of it are so many times its gains, all at once (12.1.1.4).
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard import zones as z
from headjudge.kernel import loops
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Frame
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

# A turn in which the rules carried out less by themselves has no loop worth looking for.
PATIENCE: Final = 16
# One in which they carried out so much is a loop, even if no position comes twice.
ENDLESS: Final = 500
# The numbers of rounds that a player can name.
TIMES: Final = (*range(11), 20, 50, 100, 200, 500, 1000)


# -- positions -------------------------------------------------------------------------

Gain = tuple[Any, ...]  # a lasting effect that only adds to numbers, whichever time it was made


def is_gain(effect: Gain) -> bool:
    """Whether a lasting effect only adds to numbers."""
    term = effect[0]
    return isinstance(term, t.Continuous) and not [
        each for each in term.changes if each.operation != "add" or type(each.operand) is not int
    ]


def describe(effect: Effect) -> Gain:
    """What a lasting effect does, whichever time it was made."""
    return (effect.term, effect.source, effect.seat, effect.until, effect.cards)


def snapshot(game: Game) -> tuple[Any, ...]:
    """All that makes a position, cheap to take: cards in their zones, how they lie, what the
    turn has seen, and effects. `position` makes two of them comparable."""
    state = game.state
    return (
        tuple(state.zones),
        (tuple(state.host), tuple(state.rest), tuple(state.face), state.random_count),
        tuple([numbers.copy() for numbers in state.numbers]),
        tuple([describe(each) for each in state.effects]),
        state.happened.copy(),
        state.limits.copy(),
    )


def position(taken: tuple[Any, ...]) -> tuple[Any, ...]:
    """What of a snapshot must be the same in the same position, but for gains. Where order
    does not count it is not compared."""
    zones, lying, numbers, effects, happened, limits = taken
    return (
        tuple(
            [
                cards if z.LAYOUT.ordered[at] else tuple(sorted(cards))
                for at, cards in enumerate(zones)
            ]
        ),
        lying,
        [sorted(each.items()) for each in numbers],
        sorted([repr(each) for each in effects if not is_gain(each)]),
        sorted([repr(item) for item in happened.items() if not is_ours(item[0])]),
        sorted([repr(item) for item in limits.items()]),
    )


CARRIED_OUT: Final = "carried out"
OURS: Final = (CARRIED_OUT, "loop settled", "position")


def is_ours(key: Any) -> bool:
    """Whether the turn has seen this only for the sake of finding loops."""
    return (key[0] if isinstance(key, tuple) else key) in OURS


def gains(taken: tuple[Any, ...]) -> list[Gain]:
    """The effects that only add to numbers."""
    return [each for each in taken[3] if is_gain(each)]


# -- 12.1.1.2. Loops of the turn player's own actions ----------------------------------------


def remember(game: Game, option: Option) -> None:
    """What the turn player does, and from which position."""
    seen = game.state.seen
    seen[len(seen)] = (snapshot(game), option)


def visits(game: Game, option: Option) -> list[list[Gain]]:
    """With which gains the turn player did this before from a position like this one."""
    same = [entry for entry in game.state.seen.values() if entry[1] == option]
    if not same:
        return []
    now = snapshot(game)
    # what is quick to compare comes first
    alike = [taken for taken, _ in same if taken[1] == now[1] and are_alike(taken[0], now[0])]
    if not alike:
        return []
    here = position(now)
    return [gains(taken) for taken in alike if position(taken) == here]


Zones = tuple[tuple[int, ...], ...]


def are_alike(zones: Zones, others: Zones) -> bool:
    """Whether the same cards lie in each zone, in the same order where that counts."""
    if zones == others:
        return True
    for at, (cards, other) in enumerate(zip(zones, others, strict=True)):
        if cards != other and (z.LAYOUT.ordered[at] or sorted(cards) != sorted(other)):
            return False
    return True


@rule("12.1.1.2", without=False)
def repeats(game: Game, option: Option) -> bool:
    """Whether doing this once more only leads round a loop to where the game is now: then it
    cannot be chosen again."""
    found = visits(game, option)
    return bool(found) and gains(snapshot(game)) in found


def gained(game: Game, option: Option) -> tuple[Gain, ...]:
    """What one round of this added since it was done last, if nothing else has changed."""
    found = visits(game, option)
    if not found:
        return ()
    new = gains(snapshot(game))
    for each in found[-1]:
        if each in new:
            new.remove(each)
    return tuple(new)


@choice("12.1.1.2")
def name_rounds(game: Game, frame: Frame) -> Decision | None:
    """The player says how many times more it is done."""
    options: tuple[Option, ...] = tuple([("times", each) for each in TIMES])
    return Decision(game.state.turn_player, "loop-times", options, "12.1.1.2")


@name_rounds.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["rounds"] = int(chosen[0][1])


@step("12.1.1.4")
def sum_up(game: Game, frame: Frame) -> None:
    """What so many rounds add is added at once; all of it counts as done."""
    state = game.state
    rounds = frame.vars.get("rounds", 0)
    if rounds < 1:
        return
    for term, source, seat, until, cards in frame.vars["gained"]:
        changes = tuple(
            [t.Change(c.what, c.property, c.operation, c.operand * rounds) for c in term.changes]
        )
        game.lasting(
            Effect(
                state.next_number(), t.Continuous(changes, term.while_), source,
                state.identity[source], seat, state.tick(), until, cards,
            )
        )  # fmt: skip


OWN_LOOP = Procedure("own loop", "12.1.1.2", "A loop of one's own", (name_rounds, sum_up))


def go_round(game: Game, option: Option) -> bool:
    """If this is another round of a loop that only adds to numbers, the player names how many
    rounds; whether it is one."""
    found = gained(game, option) if game.state.seen else ()
    remember(game, option)
    if found:
        game.call("own loop", gained=found)
    return bool(found)


# -- 12.1.1.1, 12.1.1.3. Loops of abilities -----------------------------------------------


def carry_out(game: Game) -> None:
    """Called for what the rules carry out by themselves: an automatic ability."""
    game.mark(CARRIED_OUT)
    if game.happened(CARRIED_OUT) >= ENDLESS:
        end_in_a_draw(game)


@rule("12.1.1.1")
def end_in_a_draw(game: Game) -> None:
    """Nobody can stop the loop."""
    game.end(None, "12.1.1.1")


@step("12.1.1")
def look_for_loop(game: Game, frame: Frame) -> None:
    """The position before abilities are played: if it recurs with nobody asked, nobody can
    stop the loop. One by way of choices is settled by those who made them, and if it comes
    round once more, none of them stopped it."""
    if not game.state.standby or game.happened(CARRIED_OUT) < PATIENCE:
        return
    taken = snapshot(game)
    now = (position(taken), gains(taken), waiting(game), under_way(game))
    who = loops.stoppers(game, now)
    met = loops.meet(game, now)
    if met in (loops.FORCED, loops.SETTLED):
        end_in_a_draw(game)
    elif met == loops.CHOSEN:
        first = game.state.turn_player
        order = [seat for seat in (first, 1 - first) if seat in who]
        game.call("loop", left=ASKED(order), named=())


def waiting(game: Game) -> list[tuple[Any, ...]]:
    """The abilities that stand by."""
    printed = game.state.printed
    return sorted([(s.seat, printed[s.source].number, repr(s.term)) for s in game.state.standby])


def under_way(game: Game) -> list[tuple[str, int]]:
    """Where in the turn the game is."""
    return [(frame.procedure, frame.step) for frame in game.state.frames]


def both(order: list[int]) -> tuple[int, ...]:
    return tuple(order)


def only_first(order: list[int]) -> tuple[int, ...]:
    return tuple(order[:1])


# 12.1.1.3: if both can stop it, the turn player names a number and then the other
ASKED: Final = fact("12.1.1.3", both, without=only_first)


@choice("12.1.1.3")
def name_a_number(game: Game, frame: Frame) -> Decision | None:
    """Each player who could stop it says how many times; the smaller number counts."""
    left = frame.vars["left"]
    if not left:
        return None
    options: tuple[Option, ...] = tuple([("times", each) for each in TIMES])
    return Decision(left[0], "loop-times", options, "12.1.1.3")


@name_a_number.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["left"] = frame.vars["left"][1:]
    frame.vars["named"] = (*frame.vars["named"], int(chosen[0][1]))
    frame.again()


@step("12.1.1.3")
def go_on(game: Game, frame: Frame) -> None:
    """So many rounds lead to the very same position: it is there already."""
    if frame.vars["named"]:
        game.note("loop", game.state.turn_player, tags=(min(frame.vars["named"]),))


LOOP = Procedure("loop", "12.1.1", "A loop", (name_a_number, go_on))

PROCEDURES: Final = (OWN_LOOP, LOOP)

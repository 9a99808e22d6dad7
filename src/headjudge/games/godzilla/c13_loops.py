"""13. Miscellaneous: endless loops.

Two positions are the same if nothing that rules or texts look at tells them apart.
In areas that are hidden from somebody the very same cards must lie, in the same order
where order counts: whether equal cards lie there, nobody is told by an action refused.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla.c01_overview.golden_rules import numbers_up_to
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.kernel import loops
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount
from headjudge.kernel.state import Effect, Frame
from headjudge.kernel.zones import PUBLIC
from headjudge.language.loops import (
    CARRIED_OUT,
    count_carried_out,
    is_worth_looking,
    under_way,
    waiting,
)
from headjudge.rulebook.citation import rule

# 13.1.1.1. Loops by way of choices

MOST_TIMES: Final = 9


@choice("13.1.1.1")
def name_a_number(game: Game, frame: Frame) -> Decision | None:
    """The turn player says how many times more the loop is repeated."""
    options: tuple[Option, ...] = tuple([("times", each) for each in numbers_up_to(MOST_TIMES)])
    return Decision(game.state.turn_player, "loop-times", options, "13.1.1.1")


@name_a_number.then
def keep_number(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The named number is put to the other player."""
    frame.vars["times"] = int(chosen[0][1])


@choice("13.1.1.1")
def accept_or_fewer(game: Game, frame: Frame) -> Decision | None:
    """Ask the other player to accept the number of rounds, or to name a smaller one."""
    options: tuple[Option, ...] = tuple(
        [("times", each) for each in reversed(numbers_up_to(frame.vars["times"]))]
    )
    return Decision(1 - game.state.turn_player, "loop-accept", options, "13.1.1.1")


@accept_or_fewer.then
def note_number(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The number of rounds is noted in the log. They lead to the very same position, which is there
    already."""
    game.note("loop", game.state.turn_player, amount=Amount(int(chosen[0][1])))


ENDLESS_LOOP = Procedure("endless loop", "13.1", "Infinite loop", (name_a_number, accept_or_fewer))


# 13.1.1.2. Actions of the turn player


def remember_action(game: Game, verb: str, card: int) -> None:
    """Remember what the turn player did from which position."""
    state = game.state
    number = game.state.printed[card].number if card >= 0 else ""
    gained = game.happened(("hand gained", state.turn_player))
    state.seen[len(state.seen)] = (snapshot(game), gained, verb, number)


def has_regained(game: Game, seat: int) -> bool:
    """Whether a player got a card into the hand since the first action of the turn: every action
    costs a card of the hand, so without that no position recurs."""
    seen = game.state.seen
    return len(seen) > 0 and game.happened(("hand gained", seat)) > seen[0][1]


@rule("13.1.1.2")
def repeats(game: Game, verb: str, card: int) -> bool:
    """Whether the turn player did this from an identical position earlier this turn."""
    number = game.state.printed[card].number
    now: tuple[Any, ...] | None = None
    for then, _gained, what, with_ in game.state.seen.values():
        if what == verb and with_ == number:
            if now is None:
                now = snapshot(game)
            # first what needs no second look: sizes, numbers, what the turn has seen
            if (
                sizes(then) == sizes(now)
                and then[2:] == now[2:]
                and canonical(game, then) == here(game)
            ):
                return True
    return False


# 13.1.1.3. Loops that nobody stops


def note_carried_out(game: Game) -> None:
    """Note that the rules carried out something by themselves, an automatic ability or rule
    actions; too much of it is a loop that nobody stops."""
    if count_carried_out(game):
        end_in_a_draw(game)


def times_carried_out(game: Game) -> int:
    """How often the rules have carried out something by themselves this turn."""
    return game.happened(CARRIED_OUT)


@rule("13.1.1.3")
def end_in_a_draw(game: Game) -> None:
    """A loop that neither player stops ends the game in a draw."""
    game.end(None, "13.1.1.3")


@step("13.1.1.3")
def stop_endless(game: Game, frame: Frame) -> None:
    """If the position recurs with nobody asked, nobody can stop the loop. One by way of choices is
    for the players to settle (13.1.1.1), and if it comes round once more, none did."""
    if not game.state.standby or not is_worth_looking(game):
        return
    met = loops.meet(game, (here(game), waiting(game), under_way(game)))
    if met in (loops.FORCED, loops.SETTLED):
        end_in_a_draw(game)
    elif met == loops.CHOSEN:
        game.call("endless loop", times=0)


# Positions


def here(game: Game) -> tuple[Any, ...]:
    """The present position."""
    cached = game.derived().cache
    if "position" not in cached:
        cached["position"] = canonical(game, snapshot(game))
    position: tuple[Any, ...] = cached["position"]
    return position


def canonical(game: Game, taken: tuple[Any, ...]) -> tuple[Any, ...]:
    """A position in a form that can be compared: cards that everybody sees are what is printed on
    them, and where order does not count it is not compared."""
    printed = game.state.printed
    zones: list[tuple[Any, ...]] = []
    for zone, cards in enumerate(taken[0]):
        seen: tuple[Any, ...] = cards
        if z.LAYOUT.visible[zone] == PUBLIC:
            seen = tuple([printed[card].number for card in cards])
        in_order = z.LAYOUT.ordered[zone] or z.LAYOUT.field[zone]
        zones.append(seen if in_order else tuple(sorted(seen)))
    under = tuple([printed[card].number for card in stacked(taken[0], taken[1])])
    return (tuple(zones), under, *taken[2:])


def snapshot(game: Game) -> tuple[Any, ...]:
    """All that makes a position, cheap to take; `canonical` makes two of them comparable."""
    state = game.state
    you, them = state.numbers
    happened = state.happened
    turn_player = state.turn_player
    return (
        tuple(state.zones),
        tuple(state.host),
        (you["position"], you["rage"], them["position"], them["rage"]),
        tuple([describe(game, effect) for effect in state.effects if is_felt(game, effect)]),
        tuple([happened.get((what, seat), 0) for what in game.survey.counted for seat in (0, 1)]),
        happened.get(("invade action", turn_player), 0),
        happened.get(("monster action", turn_player), 0),
        state.random_count,
    )


def stacked(zones: tuple[tuple[int, ...], ...], host: tuple[int, ...]) -> list[int]:
    """The cards that lie under others in the numbered zones."""
    found: list[int] = []
    for first in (0, z.SIZE):
        for cards in zones[first : first + z.ZONES]:
            if len(cards) > 1:
                found.extend([card for card in cards if host[card] >= 0])
    return found


def sizes(taken: tuple[Any, ...]) -> list[int]:
    """How many cards lie in each area."""
    return [len(cards) for cards in taken[0]]


def is_felt(game: Game, effect: Effect) -> bool:
    """Whether a lasting effect still has something to work on."""
    if effect.cards is None:
        return True
    identity = game.state.identity
    return any([identity[card] == seen for card, seen in effect.cards])


def describe(game: Game, effect: Effect) -> tuple[Any, ...]:
    """What a lasting effect does, whichever time it was made."""
    cards = None if effect.cards is None else tuple([card for card, _seen in effect.cards])
    return (effect.term, effect.source, effect.seat, effect.until, cards)


PROCEDURES: Final = (ENDLESS_LOOP,)

"""12-6. The in-play level cap: who exceeds it, and which unit may have to go."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import units as u
from headjudge.games.gateruler.rulers import INFINITE
from headjudge.kernel import values
from headjudge.kernel.game import Game
from headjudge.rulebook.citation import rule

LEAST_LEVEL: Final = 1  # of a unit that is chosen to go: 12-6b, 12-6b-1, 12-6c


def exceeded(game: Game) -> list[int]:
    """The players whose units' levels together exceed what their ruler allows."""
    notes = values.notes_on_values(game)
    found: list[int] | None = notes.get("over level cap")
    if found is None:
        found = notes["over level cap"] = [seat for seat in (0, 1) if is_over(game, seat)]
    return found


@rule("12-6a-1", without=False)
def is_over(game: Game, seat: int) -> bool:
    """The levels of a player's units come to more than the ruler's in-play level cap, and one
    of them can go."""
    cap = rulers_level_cap(game, seat)
    if cap >= INFINITE:
        return False
    levels = [game.value(unit, "level") for unit in u.units(game, seat)]
    return bool(sum(levels) > cap) and max(levels, default=0) >= LEAST_LEVEL


@rule("12-6a", without=INFINITE)
def rulers_level_cap(game: Game, seat: int) -> int:
    """What the ruler says; most say nothing."""
    ruler = u.ruler_of(game, seat)
    return int(game.value(ruler, "level cap")) if ruler >= 0 else INFINITE


def who_may_go(game: Game, seat: int) -> list[int]:
    """The units of which one has to go."""
    units = u.units(game, seat)
    able = [unit for unit in units if game.value(unit, "level") >= LEAST_LEVEL]
    if not has_arrived(game, seat):
        return anyone(able)
    latest = latest_to_enter(game, units)
    if are_too_much(game, seat, latest):
        return [unit for unit in able if unit in latest]
    return not_the_latest(able, latest) or able


def latest_to_enter(game: Game, units: list[int]) -> list[int]:
    """The units that entered play most recently: those of the highest identity, and others
    that entered at the same time."""
    state = game.state
    stamp = state.stamp
    newest = max(units, key=state.identity.__getitem__)
    return [unit for unit in units if stamp[unit] == stamp[newest]]


@rule("12-6b", without=())
def not_the_latest(able: list[int], latest: list[int]) -> list[int]:
    """Not the one that entered play most recently, if another can go."""
    return [unit for unit in able if unit not in latest]


@rule("12-6b-1", without=False)
def are_too_much(game: Game, seat: int, latest: list[int]) -> bool:
    """Several that entered at the same time and are too much by themselves: one of them goes."""
    total = sum([game.value(unit, "level") for unit in latest])
    return len(latest) > 1 and bool(total > rulers_level_cap(game, seat))


@rule("12-6c", without=())
def anyone(able: list[int]) -> list[int]:
    """If no unit's entering is the reason, any unit may be chosen."""
    return able


# Whether a unit's entering is the reason: one has entered since the levels were found to be
# within the cap.
ARRIVED: Final = ("arrived 0", "arrived 1")


def note_arrival(game: Game, seat: int) -> None:
    """A unit has entered play, and the levels have not been looked at since."""
    if rulers_level_cap(game, seat) < INFINITE:
        game.state.happened[ARRIVED[seat]] = 1


def has_arrived(game: Game, seat: int) -> bool:
    return ARRIVED[seat] in game.state.happened


def forget_arrivals(game: Game) -> None:
    """No rules effect is due: whoever has entered so far is not too much."""
    happened = game.state.happened
    if ARRIVED[0] in happened or ARRIVED[1] in happened:
        happened.pop(ARRIVED[0], None)
        happened.pop(ARRIVED[1], None)

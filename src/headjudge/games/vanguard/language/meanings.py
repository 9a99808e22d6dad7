"""What words on cards mean that no section of the book explains: filters, circles, times."""

from __future__ import annotations

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import circles
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c04_zones.circles import SIDES
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c10_actions import legion
from headjudge.games.vanguard.c11_keywords import harmony
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import (
    CONDITIONS,
    FILTERS,
    NUMBERS,
    info,
    means,
    objects,
    seats,
    whereabouts,
)
from headjudge.language.moving import happen_together


def common(wanted: tuple[str, ...], has: tuple[str, ...]) -> bool:
    for each in wanted:  # noqa: SIM110 (any() over a generator is slower)
        if each in has:
            return True
    return False


@means(FILTERS, v.Race)
def is_race(context: Context, term: v.Race, ref: Ref) -> bool:
    return common(term.races, info(context, ref, "race"))


@means(FILTERS, v.Nation)
def is_nation(context: Context, term: v.Nation, ref: Ref) -> bool:
    return common(term.nations, info(context, ref, "nation"))


@means(FILTERS, v.Icon)
def is_icon(context: Context, term: v.Icon, ref: Ref) -> bool:
    return common(term.icons, info(context, ref, "icons"))


@means(FILTERS, v.OriginalNameHas)
def is_original_name_has(context: Context, term: v.OriginalNameHas, ref: Ref) -> bool:
    return any([term.part in name for name in info(context, ref, "original name")])


@means(FILTERS, v.InState)
def is_in_state(context: Context, term: v.InState, ref: Ref) -> bool:
    game = context.game
    card = ref[0]
    if term.state == "legion":
        return legion.is_in_legion(game, card)
    if term.state == "legioned":
        return legion.legioned_this_turn(game, card)
    if term.state == "mate":
        return u.is_mate(game, card)
    if term.state == "leader":
        return u.associate_of(game, card) >= 0 and not u.is_mate(game, card)
    if term.state == "locked":
        return u.is_locked(game, card)
    if term.state == "deleted":
        return u.is_deleted(game, card)
    if term.state == "dominated":
        return masters.master(game, card) != masters.master_of_zone(game, card)
    if term.state == "harmony":
        return harmony.is_in_harmony(game, card)
    return term.state in info(context, ref, "states")


# Circles


def circles_meant(context: Context, term: v.Circles) -> list[int]:
    """The circles a text speaks of; 4.6.7: no lock circles."""
    game = context.game
    anchors: list[int] = []
    if term.to is not None:
        anchors = [whereabouts(context, ref) for ref in objects(context, term.to)]
    found: list[int] = []
    for seat in seats(context, term.whose):
        for zone in range(seat * z.SIZE, seat * z.SIZE + z.GUARDIAN + 1):
            if u.type_of_circle(game, zone) not in term.kinds:
                continue
            if term.open and game.state.zones[zone]:
                continue
            if term.front is not None and circles.is_front(zone) != term.front:
                continue
            if term.columns and not is_in_columns(zone, seat, term.columns):
                continue
            if term.relation and not [
                anchor
                for anchor in anchors
                if anchor >= 0 and circles.related(game, term.relation, zone, anchor, context.seat)
            ]:
                continue
            found.append(zone)
    return found


def is_in_columns(zone: int, seat: int, columns: tuple[str, ...]) -> bool:
    return circles.column_of(zone, seat) in [SIDES[side] for side in columns]


@means(NUMBERS, v.CountCircles)
def count_circles(context: Context, term: v.CountCircles) -> int:
    return len(circles_meant(context, term.circles))


# Times


@means(CONDITIONS, v.During)
def holds_during(context: Context, term: v.During) -> bool:
    game = context.game
    if game.state.turn_player not in seats(context, term.whose):
        return False
    return is_now(context, term.period)


# The steps of a battle: the first and last rule of each.
STEPS = {
    "attack step": "7.4.", "guard step": "7.5.", "drive step": "7.6.", "damage step": "7.7.",
    "close step": "7.8.", "ride step": "6.5.1.1.", "stride step": "6.5.1.2.",
    "draw step": "6.4.1.1.", "G assist step": "6.4.1.2.",
}  # fmt: skip


def is_now(context: Context, period: str) -> bool:
    """Whether it is this phase, or step: one that a rule under way belongs to."""
    game = context.game
    if period == "turn":
        return True
    if period == "battle":
        return roles.now(game) is not None
    prefix = STEPS.get(period)
    if prefix is None:
        return game.is_under_way(period)
    return any([number.startswith(prefix) for number in game.path()])


# Instructions that are one event for each card

means(
    ACT, v.Retire, v.Heal, v.Bind, v.Remove, v.TurnUp, v.TurnDown, v.Lock,
    v.Unlock, v.Delete, v.FlipOver,
)(happen_together)  # fmt: skip

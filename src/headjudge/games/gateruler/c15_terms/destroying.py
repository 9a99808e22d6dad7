"""15-12. Destroying: units whose damage has reached their HP, whenever that comes about."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c13_damage import unit_damage
from headjudge.games.gateruler.c14_abilities import face_down
from headjudge.games.gateruler.c14_abilities.sources import destroyer
from headjudge.games.gateruler.c15_terms.putting import destroying
from headjudge.kernel import values
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.triggers import Moment, hear
from headjudge.rulebook.citation import rule


def destroy_event(game: Game, unit: int) -> Event:
    """A unit meets a destruction condition."""
    source = destroyer(game, unit)
    by = game.master(source) if source >= 0 else -1
    return destroying(game, unit, "damage", source, by)


@rule("15-12b-1", "2-11a-3")
def has_damage_enough(amount: int, hp: int) -> bool:
    """A unit's damage is equal to its HP, or greater."""
    return amount >= hp and amount > 0


@rule("15-12b-2")
def is_without_hp(hp: int) -> bool:
    """A unit's HP is 0 or less."""
    return hp <= 0


@step("15-12b-3")
@rule("15-12c")
def destroy_units(game: Game, frame: Frame) -> None:
    """All units that meet a destruction condition are destroyed, at once and together. That
    there is none is found out once as long as values stand and no unit is dealt damage."""
    if unit_damage.NONE_DESTROYED in values.value_cache(game):
        return
    happened, identity = game.state.happened, game.state.identity
    doomed: list[int] = []
    saved = being_saved(game)
    for unit in first_those_of(game, game.state.turn_player):
        if unit in saved:
            continue
        hp = game.value(unit, "hp")
        if has_damage_enough(unit_damage.damage_on(game, unit), hp) or is_without_hp(hp):
            doomed.append(unit)
        else:  # 14-16e: what has dealt it damage did not destroy it
            happened.pop(("hurt", identity[unit]), None)
    if doomed:
        game.do(*[destroy_event(game, unit) for unit in doomed])
    elif not saved:
        values.value_cache(game)[unit_damage.NONE_DESTROYED] = True


@rule("14-14d")
def being_saved(game: Game) -> tuple[int, ...]:
    """Units whose destruction something else is being done for: this is the same situation until
    that has been done."""
    return tuple(
        [
            event.card
            for frame in game.state.frames
            if frame.procedure == "event"
            for event in frame.vars.get(DESTROYED, ())
        ]
    )


def first_those_of(game: Game, seat: int) -> list[int]:
    """The units in play, those of this player first."""
    return [*u.units(game, seat), *u.units(game, 1 - seat)]


# 15-12d. What was replaced

DESTROYED: Final = "destroyed"  # the kind of that event; in a frame, those replaced so far


@step("15-12d")
def has_been_destroyed(game: Game, frame: Frame) -> None:
    """What something else was done to than to destroy it has been destroyed all the same: that
    is heard of, but not that it has left."""
    place, identity = game.state.place, game.state.identity
    together = tuple(
        [
            event.with_(zone=place[event.card], became=identity[event.card])
            for event in frame.vars.pop(DESTROYED, ())
        ]
    )
    game.state.alert = game.state.alert or bool(together)  # the same unit may be doomed again
    for event in together:
        game.note(DESTROYED, event.seat, event.card)
        if DESTROYED in game.survey.heard_kinds:
            hear(game, event, False, Moment(together))


# 15-12. Destruction conditions

INTERRUPT = Procedure(
    "interrupt", "15-12", "Destruction conditions", (face_down.put_open_cards_away, destroy_units)
)

"""15-12. Destroying: units whose damage has reached their HP, whenever that comes about."""

from __future__ import annotations

from headjudge.games.gateruler import damage, face_down
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler.damage import is_for_cards_to_come
from headjudge.games.gateruler.moving import destroying, look_at_units
from headjudge.games.gateruler.replacement import DESTROYED
from headjudge.kernel import values
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame
from headjudge.language.book import Context, begin_effects
from headjudge.rulebook.citation import rule


def destroy_event(game: Game, unit: int) -> Event:
    """A unit meets a destruction condition."""
    source = destroyer(game, unit)
    by = game.master(source) if source >= 0 else -1
    return destroying(game, unit, "damage", source, by)


@rule("14-16e", without=-1)
def destroyer(game: Game, unit: int) -> int:
    """What dealt it the damage has destroyed it; -1: nothing did."""
    source: int = game.state.happened.get(("hurt", game.state.identity[unit]), -1)
    return source


@rule("15-12b-1", "2-11a-3", without=False)
def has_damage_enough(amount: int, hp: int) -> bool:
    """Its damage is equal to its HP, or greater."""
    return amount >= hp and amount > 0


@rule("15-12b-2", without=False)
def is_without_hp(hp: int) -> bool:
    """Its HP is 0 or less."""
    return hp <= 0


@rule("14-12a")
def effects_begin(context: Context, effects: list[Effect]) -> None:
    """Ongoing effects are applied from now on for their time; they may leave units without
    HP."""
    begin_effects(context, [on_all(e) if is_for_cards_to_come(e) else e for e in effects])
    look_at_units(context.game)


def on_all(effect: Effect) -> Effect:
    """The same effect, laid on whichever cards are meant at the time."""
    return Effect(
        effect.id, effect.term, effect.source, effect.identity, effect.seat, effect.stamp,
        effect.until,
    )  # fmt: skip


@step("15-12b-3")
@rule("15-12c")
def destroy_units(game: Game, frame: Frame) -> None:
    """All units that meet a destruction condition are destroyed, at once and together. That
    there is none is found out once as long as values stand and no unit is dealt damage."""
    if damage.SOUND in values.notes_on_values(game):
        return
    happened, identity = game.state.happened, game.state.identity
    doomed: list[int] = []
    saved = being_saved(game)
    for unit in first_those_of(game, game.state.turn_player):
        if unit in saved:
            continue
        hp = game.value(unit, "hp")
        if has_damage_enough(damage.damage_of(game, unit), hp) or is_without_hp(hp):
            doomed.append(unit)
        else:  # 14-16e: what has dealt it damage did not destroy it
            happened.pop(("hurt", identity[unit]), None)
    if doomed:
        game.do(*[destroy_event(game, unit) for unit in doomed])
    elif not saved:
        values.notes_on_values(game)[damage.SOUND] = True


@rule("14-14d", without=())
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


INTERRUPT = Procedure(
    "interrupt", "15-12", "Destruction conditions", (face_down.send_away, destroy_units)
)


def first_those_of(game: Game, seat: int) -> list[int]:
    """The units in play, those of this player first."""
    return [*u.units(game, seat), *u.units(game, 1 - seat)]

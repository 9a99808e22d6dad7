"""9. Rule processing: losing, invalid combos, cards on top of others, cards without power.

Losing interrupts whatever is under way (9-2-1). What is confirmed at checkpoints and counter
timings only (9-1-2-2) is carried out all at once (9-1-2-3). What lies under a card is in 11-3.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c01_outline import carry_power_over, lose_by_rules
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas import moving
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.c10_keywords import unions
from headjudge.games.dragonball.c11_other import endless_loops
from headjudge.kernel import changes, values
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.lasting import footprint
from headjudge.rulebook.citation import rule

BEGUN: Final = "begun"  # in `limits`: the game has begun, and can be lost
# in `special`: a card of this game could change power from an area where skills do not work
POWER_ELSEWHERE: Final = "power elsewhere"


# 9-1. Fundamental rules


@rule("9-1-2-2")
def is_due(game: Game) -> bool:
    """Whether rule processing is called for, as things are now: it is asked at checkpoints and
    counter timings only. Mostly a glance is enough."""
    zones = game.state.zones
    if (zones[a.COMBO] or zones[a.SIZE + a.COMBO]) and roles.current_battle(game) is None:
        return len(due(game)) > 0
    if not (zones[a.BATTLE] or zones[a.SIZE + a.BATTLE]) or not is_power_at_stake(game):
        return False
    for zone in (a.BATTLE, a.SIZE + a.BATTLE):
        for card in zones[zone]:
            if game.value(card, "power") <= 0 and a.is_battle_card(game, card):
                return len(due(game)) > 0
    return False


@rule("9-1-2-3")
def due(game: Game) -> list[Event]:
    """The rule processing that is called for, all of which happens at the same time. What an effect
    forbids outright is not called for."""
    events = invalid_combos(game)
    for card in without_power(game):
        event = moving.to_drop(game, card, "rule").under("9-5-2")
        charge_to_effect(game, event)
        events.append(event)
    return [event for event in events if not is_forbidden(game, event)]


def carry_out(game: Game) -> None:
    """Carry out all rule processing that is called for, at the same time."""
    endless_loops.note_carried_out(game)
    game.do(*due(game))


# 9-2. Loss judgement


def losing_condition(game: Game, seat: int) -> str:
    """The number of the rule by which a player loses now; empty: none."""
    if has_no_life(game, seat):
        return "9-2-3"
    return "9-2-4" if has_no_deck(game, seat) else ""


@rule("9-2-3", "1-2-2-1")
def has_no_life(game: Game, seat: int) -> bool:
    """Whether a player loses because the life area is empty."""
    return not game.state.zones[a.life_area(seat)]


@rule("9-2-4", "1-2-2-2")
def has_no_deck(game: Game, seat: int) -> bool:
    """Whether a player loses because the deck area is empty."""
    return not game.state.zones[a.deck_area(seat)]


@step("9-2-1")
@rule("9-1-2-1")
def interrupt(game: Game, frame: Frame) -> None:
    """Whoever has run out of life or deck loses at once, in the middle of anything."""
    if BEGUN not in game.state.limits:
        return
    found = [(seat, losing_condition(game, seat)) for seat in (0, 1)]
    lost = [
        (seat, number)
        for seat, number in found
        if number and not is_forbidden(game, Event("lose", seat, cause=number))
    ]
    if lost:
        all_lose(game, lost)


INTERRUPT = Procedure("interrupt", "9-2", "Loss judgement", (interrupt,))


@rule("9-2-2")
def all_lose(game: Game, lost: list[tuple[int, str]]) -> None:
    """All players who meet a losing condition lose the game."""
    lose_by_rules(game, tuple([seat for seat, _number in lost]), lost[0][1])


def judge_again(game: Game) -> None:
    """9-2-2. Make the loss judgement first in rule processing: a text that kept somebody from
    losing may no longer do so."""
    if "lose" in game.survey.guarded_kinds:
        game.interrupt_soon()


# 9-3. Invalid combos


@rule("9-3-1", "9-3-2")
def invalid_combos(game: Game) -> list[Event]:
    """Cards in combo areas while there is no battle go to the drop area."""
    zones = game.state.zones
    if not zones[a.COMBO] and not zones[a.SIZE + a.COMBO]:
        return []
    if roles.current_battle(game) is not None:
        return []
    cards = [*a.in_combo_area(game, 0), *a.in_combo_area(game, 1)]
    return [moving.to_drop(game, card, "rule").under("9-3-2") for card in cards]


# 9-4. Cards placed on top of others


@rule("9-4-1")
def put_on_top(game: Game, top: int, cards: list[int], stands_as_told: bool, using: str) -> None:
    """Place a card that has come to an area on top of others there. It is in the position that a
    text has given it, or else in theirs. `using` is the Union that places it there, or empty."""
    state = game.state
    for card in cards:
        ref = state.ref(card)
        below = a.beneath(game, card)
        if not stands_as_told:
            take_position(game, top, state.rest[card])
        if using:
            unions.pass_on_power(game, ref, top, using)
        else:
            pass_on_power(game, ref, top)
        roles.hand_on_role(game, ref, top)
        for each in below:
            state.host[each] = top
        game.put(card, state.place[top], "top", host=top)


@rule("9-4-2")
def take_position(game: Game, top: int, rest: int) -> None:
    """Put the card on top in the position that the one below was in."""
    game.turn_to(top, rest)


@rule("9-4-2")
def pass_on_power(game: Game, ref: Ref, top: int) -> None:
    """Pass what was done to the power of the card below on to the card on top."""
    carry_power_over(game, ref, top, "9-4-2")


# 9-5. Battle Cards whose power is gone


@rule("9-5-1", "9-5-2")
def without_power(game: Game) -> list[int]:
    """The Battle Cards with a power of 0 or less."""
    state = game.state
    found: list[int] = []
    for zone in (a.BATTLE, a.SIZE + a.BATTLE):
        for card in state.zones[zone]:
            if (
                state.host[card] < 0
                and game.value(card, "power") <= 0
                and a.is_battle_card(game, card)
            ):
                found.append(card)
    return found


@rule("9-5-2-1")
def charge_to_effect(game: Game, event: Event) -> None:
    """Name as the cause, of a card that has no power left, the effect that brought its power down:
    the last one that lowered it."""
    last: changes.Active | None = None
    for change in values.active_changes(game):
        if "power" in change.term.writes and lowers(game, change, event.card):
            last = change if last is None or change.stamp >= last.stamp else last
    if last is not None:
        event.source, event.by = last.source, last.seat


def lowers(game: Game, change: changes.Active, card: int) -> bool:
    """Whether a change takes power from a card."""
    for each, name, operation, operand in footprint(game, change):
        if each == card and name == "power" and operation == "add" and operand < 0:
            return True
    return False


def is_power_at_stake(game: Game) -> bool:
    """Whether anything is about that could leave a Battle Card without power: if not, no
    value has to be worked out."""
    for effect in game.state.effects:
        if effect.term.role == "change" and could_lower(effect.term):
            return True
    altered = values.altered_abilities(game)
    if altered or POWER_ELSEWHERE in game.survey.features:
        return True
    cached = game.board_cache()
    found: bool | None = cached.get("power at stake")
    if found is None:
        found = is_field_weak(game)
        for _card, terms in values.abilities_in_play(game, altered).changers:
            for term in terms:
                found = found or could_lower(term)
        cached["power at stake"] = found
    return found


def is_field_weak(game: Game) -> bool:
    """Whether a Battle Card in a battle area has no power to begin with."""
    state = game.state
    for zone in (a.BATTLE, a.SIZE + a.BATTLE):
        for card in state.zones[zone]:
            own = state.printed[card].values
            if own["power"] <= 0 and own["type"] == "battle":
                return True
    return False


def could_lower(term: t.Continuous) -> bool:
    """Whether a change could take power from a card, or change what is a Battle Card."""
    if "type" in term.writes:
        return True
    if "power" not in term.writes:
        return False
    for change in term.changes:
        if change.property == "power" and not (
            change.operation == "add" and type(change.operand) is int and change.operand >= 0
        ):
            return True
    return False


PROCEDURES: Final = (INTERRUPT,)

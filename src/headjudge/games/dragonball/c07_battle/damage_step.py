"""7-4. Damage Step, and the whole battle as one procedure."""

from __future__ import annotations

from functools import cache
from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas.moving import BY_BATTLE
from headjudge.games.dragonball.c04_basics import damage
from headjudge.games.dragonball.c04_basics.checkpoints import check, occurs
from headjudge.games.dragonball.c07_battle import attack, combo_steps, ending, roles
from headjudge.games.dragonball.c10_keywords import strikes
from headjudge.games.dragonball.c10_keywords.leaving import koing
from headjudge.kernel.flow import Procedure, Step, does, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Sum, Word
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import terms as t

COMBO: Final = "combo"  # how long what combos add lasts


def go_on_or_end(game: Game, frame: Frame) -> bool:
    """Whether the battle still goes on; if not, go to the end of a battle that was negated."""
    if roles.is_broken_off(game, frame):
        game.go(frame, attack.ENDING)
        return False
    return True


def perform_offence_step(game: Game, frame: Frame) -> None:
    """The Offence Step of the battle."""
    game.call(combo_steps.OFFENCE)


def perform_defense_step(game: Game, frame: Frame) -> None:
    """The Defense Step of the battle, if there is still a battle."""
    if go_on_or_end(game, frame):
        game.call(combo_steps.DEFENSE)


@step("7-4-1-1")
def damage_step_begins(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the beginning of the Damage Step, if there is still
    a battle, and hold a checkpoint."""
    if go_on_or_end(game, frame):
        occurs(game, "begin damage step")
        check(game)


@step("7-4-1-2")
def add_to_attack_card(game: Game, frame: Frame) -> None:
    """The combo power of the turn player's combo area is added to the attack card's power."""
    if go_on_or_end(game, frame):
        add_combos(game, frame.vars["attack"], game.state.turn_player)


@step("7-4-1-3")
def add_to_guard_card(game: Game, frame: Frame) -> None:
    """The combo power of the other player's combo area is added to the guard card's power."""
    add_combos(game, frame.vars["guard"], 1 - game.state.turn_player)


def add_combos(game: Game, ref: Ref, seat: int) -> None:
    """Add the combo power of a player's combo area to a card's power."""
    cards = a.in_combo_area(game, seat)
    if not cards:
        return
    state = game.state
    power = sum([game.value(card, "combo power") for card in cards])
    number, stamp = state.next_number(), state.tick()
    game.lasting(Effect(number, more_power(power), ref[0], ref[1], seat, stamp, COMBO, (ref,)))


@cache
def more_power(power: int) -> t.Continuous:
    """The change that adds so much power."""
    return t.Continuous((t.Change(t.It(), "power", "add", power),))


@step("7-4-1-4")
def compare_powers(game: Game, frame: Frame) -> None:
    """Compare the powers: with less than the guard card the attack card achieves nothing."""
    attacker, guard = frame.vars["attack"][0], frame.vars["guard"][0]
    fails = game.value(attacker, "power") < game.value(guard, "power")
    tell_powers(game, attacker, guard, "fails" if fails else "succeeds")
    if fails:
        game.go(frame, "7-4-1-5")


def power_in_parts(game: Game, card: int, seat: int) -> tuple[int, ...]:
    """The power of a card in battle: by itself, and what this player's combos add."""
    combos = [game.value(each, "combo power") for each in a.in_combo_area(game, seat)]
    return (game.value(card, "power") - sum(combos), *combos)


def power_to_compare(game: Game, card: int, seat: int) -> tuple[int, ...]:
    """The power that a card in battle is going to be compared by: by itself, and what this
    player's combos add, be it added already (7-4-1-2, 7-4-1-3) or not yet."""
    added = [each.cards[0][0] for each in game.state.effects if each.until == COMBO and each.cards]
    if card in added:
        return power_in_parts(game, card, seat)
    combos = [game.value(each, "combo power") for each in a.in_combo_area(game, seat)]
    return (game.value(card, "power"), *combos)


def tell_powers(game: Game, attacker: int, guard: int, outcome: str) -> None:
    """Enter the powers that are compared into the log, with what combos add."""
    if game.log is None:
        return
    seat = game.state.turn_player
    sums = [
        Sum(power_in_parts(game, card, side))
        for card, side in ((attacker, seat), (guard, 1 - seat))
    ]
    target = game.card_then(guard)
    game.note(
        "battle decided", seat, attacker, target=target, strength=sums[0], defence=sums[1],
        outcome=Word(outcome),
    )  # fmt: skip


def is_leader(game: Game, card: int) -> bool:
    """Whether a card is in a leader area."""
    return game.state.place[card] % a.SIZE == a.LEADER


@step("7-4-1-4-1")
def about_to_deal_damage(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger on dealing damage, if a leader is attacked, and hold a
    checkpoint."""
    if not is_leader(game, frame.vars["guard"][0]):
        game.go(frame, "7-4-1-4-2")
        return
    if "deal damage" in game.survey.heard_kinds:
        game.do(Event("deal damage", game.state.turn_player, frame.vars["attack"][0]))
    check(game)


@step("7-4-1-4-1-1")
def deal_damage(game: Game, frame: Frame) -> None:
    """The attack card inflicts damage on the other player: 1, or as much as its [Strike] says."""
    card = roles.attack_card(game)
    if card >= 0:
        seat = 1 - game.state.turn_player
        source = damage.source_of_attack(game)
        amount = strikes.damage_of(game, card)
        game.do(Event("damage", seat, -1, -1, amount, source, -1, damage.ATTACK))


@step("7-4-1-4-1-2")
def damage_was_dealt(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger on having dealt damage."""
    dealt = frame.vars["dealt"]
    card = frame.vars["attack"][0]
    if dealt > 0:
        if "dealt damage" in game.survey.heard_kinds:
            game.do(Event("dealt damage", game.state.turn_player, card, amount=dealt))
        strikes.victory_strike(game, card, game.state.turn_player)


@step("7-4-1-4-2")
def ko_guard_card(game: Game, frame: Frame) -> None:
    """If a Battle Card is attacked, it is KO-ed."""
    card = roles.guard_card(game)
    if card >= 0 and not is_leader(game, card):
        event = koing(game, card, BY_BATTLE, frame.vars["attack"][0], -1)
        if event is not None:
            game.do(event)


@step("7-4-1-4-2-1")
def card_was_koed(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger on having KO-ed a card."""
    koed = frame.vars["koed"]
    if koed and "KO-s" in game.survey.heard_kinds:
        card = frame.vars["attack"][0]
        game.do(*[Event("KO-s", game.state.turn_player, card, tags=(each,)) for each in koed])


@step("7-4-1-6")
def drop_combos(game: Game, frame: Frame) -> None:
    """The cards in the combo areas go to the drop area."""
    ending.combos_to_drop(game, frame)


@step("7-4-1-7")
def combo_power_ends(game: Game, frame: Frame) -> None:
    """Take away the power that combos have added."""
    game.expire(COMBO)


@step("7-4-1-8")
def battle_ends(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the end of the battle, and hold a checkpoint."""
    ending.end_is_heard(game, frame)
    check(game)


@step("7-4-1-9")
def battle_effects_end(game: Game, frame: Frame) -> None:
    """End the effects that last for the duration of the battle."""
    game.expire("battle")


@step("7-4-1-10")
def leave_battle(game: Game, frame: Frame) -> None:
    """End the procedure: the battle is over."""
    roles.end_battle(game, frame)


BATTLE = Procedure(
    "battle", "7-1", "Battle",
    (
        *attack.STEPS,
        Step("7-2-1", perform_offence_step), Step("7-3-1", perform_defense_step),
        damage_step_begins, add_to_attack_card, add_to_guard_card, compare_powers,
        about_to_deal_damage, deal_damage, damage_was_dealt, ko_guard_card, card_was_koed,
        does("7-4-1-5", check), drop_combos, combo_power_ends, battle_ends, battle_effects_end,
        leave_battle,
    ),
)  # fmt: skip

PROCEDURES: Final = (BATTLE,)

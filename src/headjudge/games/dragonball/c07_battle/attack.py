"""7-1. Attacking: the attack card, the guard card, and what comes before the steps."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c04_basics import counter_timing, masters
from headjudge.games.dragonball.c04_basics.checkpoints import check
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.c07_battle.ending import (
    drop_combos,
    leave_battle,
    negated_battle_effects_end,
    negated_battle_ends,
)
from headjudge.kernel.decision import Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import does, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.active import applies_to

FIRST_STEP: Final = "7-2-1"


# -- who can attack what


def attack_options(game: Game, seat: int) -> list[Option]:
    """All attacks that the turn player can make now."""
    attackers = [card for card in fighters(game, seat) if attacker_refused(game, card) is None]
    if not attackers:
        return []
    resting = guards(game, 1 - seat)
    found: list[Option] = []
    free = "attack" not in game.survey.guarded_kinds and "attacked" not in game.survey.guarded_kinds
    special = "AttacksActive" in game.survey.features
    for card in attackers:
        targets = guards_for(game, seat, card, resting) if special else resting
        for target in targets:
            if free or not is_barred(game, seat, card, target):
                found.append(("attack", card, target))
    return found


def fighters(game: Game, seat: int) -> list[int]:
    """The leader and the Battle Cards of a player."""
    return [a.leader_of(game, seat), *a.battle_cards(game, seat)]


def attacker_refused(game: Game, card: int) -> str | None:
    """The rule that forbids a card to attack anything (it must be able to be switched to Rest Mode
    for that), or None."""
    if game.state.rest[card]:
        return "7-1"
    if "rest" in game.survey.guarded_kinds and is_forbidden(game, resting_to_attack(game, card)):
        return "1-3-3"
    return None


def resting_to_attack(game: Game, card: int) -> Event:
    """The event by which a card is switched to Rest Mode to attack."""
    return Event("rest", masters.master(game, card), card, cause="attack")


def guards(game: Game, seat: int) -> list[int]:
    """The cards of a player that can be attacked: the leader, and Battle Cards in Rest Mode."""
    rest = game.state.rest
    found = [a.leader_of(game, seat)]
    found.extend([card for card in a.battle_cards(game, seat) if rest[card]])
    return found


def guards_for(game: Game, seat: int, attacker: int, resting: list[int]) -> list[int]:
    """The cards that a card can attack. 1-3-1: a text may let it attack Battle Cards in Active Mode
    too."""
    if applies_to(game, "AttacksActive", attacker):
        return fighters(game, 1 - seat)
    return resting


def is_barred(game: Game, seat: int, card: int, target: int) -> bool:
    """Whether an effect forbids this attack."""
    return is_forbidden(game, event_of_attacking(seat, card, target)) or is_forbidden(
        game, event_of_being_attacked(seat, card, target)
    )


def event_of_attacking(seat: int, card: int, target: int) -> Event:
    """The event of attacking, which befalls the attack card."""
    return Event("attack", seat, card, tags=(target,)).under("7-1")


def event_of_being_attacked(seat: int, card: int, target: int) -> Event:
    """The event of being attacked, which befalls the guard card."""
    return Event("attacked", 1 - seat, target, tags=(card,))


def refusal(game: Game, seat: int, card: int, target: int) -> str | None:
    """The rule that forbids an attack, or None."""
    if card not in fighters(game, seat):
        return "7-1"
    wrong = attacker_refused(game, card)
    if wrong is not None:
        return wrong
    if target not in guards_for(game, seat, card, guards(game, 1 - seat)):
        return "7-1"
    return "1-3-3" if is_barred(game, seat, card, target) else None


def start_battle(game: Game, card: int, target: int) -> None:
    """Begin a battle between these cards."""
    state = game.state
    game.call(
        "battle", attack=state.ref(card), guard=state.ref(target), target=state.ref(target),
        negated=False, combos=(), koed=(), dealt=0,
    )  # fmt: skip


# -- the steps


@step("7-1")
def rest_attack_card(game: Game, frame: Frame) -> None:
    """The attack card is switched to Rest Mode; the battle has begun."""
    game.values_changed()
    game.do(resting_to_attack(game, frame.vars["attack"][0]))


@step("7-1-1")
def attack_is_heard(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger on attacking or on being attacked."""
    seat = game.state.turn_player
    card, target = frame.vars["attack"][0], frame.vars["guard"][0]
    if game.log is not None:
        game.note("attack", seat, card, citing="7-1", target=game.card_then(target))
    if "attack" in game.survey.heard_kinds or "attacked" in game.survey.heard_kinds:
        game.do(event_of_attacking(seat, card, target), event_of_being_attacked(seat, card, target))


@step("7-1-2")
def let_counter(game: Game, frame: Frame) -> None:
    """Hold a counter timing because of the attack."""
    counter_timing.at_attack(game, game.state.turn_player, frame.vars["attack"][0])


@step("7-1-4")
def does_it_go_on(game: Game, frame: Frame) -> None:
    """Go on with the Offence Step, unless the attack was negated or a card of the battle is
    gone."""
    if not roles.is_broken_off(game, frame):
        game.go(frame, FIRST_STEP)


# 7-1-4: a battle that cannot go on ends so
ENDING: Final = "7-1-4-1"

STEPS: Final = (
    rest_attack_card, attack_is_heard, let_counter, does("7-1-3", check), does_it_go_on,
    drop_combos, negated_battle_ends, negated_battle_effects_end, leave_battle,
)  # fmt: skip

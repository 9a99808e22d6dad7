"""7-2, 7-3. Offence Step and Defense Step: comboing, and skills of the battle."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c02_cards import energy_costs
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas.moving import has_combo
from headjudge.games.dragonball.c04_basics.checkpoints import (
    check,
    check_first,
    do_nothing,
    occurs,
    repeat,
)
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.c07_battle.roles import note_combo
from headjudge.games.dragonball.c08_skills import activating
from headjudge.games.dragonball.c08_skills.timings import BATTLE
from headjudge.games.dragonball.c11_other import endless_loops
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.active import applies_to
from headjudge.rulebook.citation import rule

OFFENCE: Final = "offence step"
DEFENSE: Final = "defense step"


# -- comboing


def refusal(game: Game, seat: int, card: int, energy: int) -> str | None:
    """The rule that forbids to combo with a card, or None; `energy` is how much there is."""
    state = game.state
    place = state.place[card]
    if not has_combo(game, card):
        return "3-7-3-1"
    number = way_to_combo(game, seat, card)
    if place == a.battle_area(seat):
        rests = state.rest[card] and not applies_to(game, "CombosResting", card)
        if rests or state.host[card] >= 0 or is_fighting(game, card):
            return number
    elif place != a.hand_of(seat):
        return number
    if combo_cost(game, card) > energy:
        return f"{number}-1"
    if "combo" in game.survey.guarded_kinds and is_forbidden(game, event_of_comboing(seat, card)):
        return "1-3-3"
    return None


def is_fighting(game: Game, card: int) -> bool:
    """Whether a card is the attack card or the guard card."""
    return card in (roles.attack_card(game), roles.guard_card(game))


def event_of_comboing(seat: int, card: int) -> Event:
    """The event by which a card is placed in the combo area."""
    return Event("combo", seat, card, a.combo_area(seat), cause="combo")


def from_battle_area(game: Game, seat: int, energy: int) -> list[Option]:
    """The Battle Cards of the battle area that a player can combo with, as options."""
    cards = a.battle_cards(game, seat)
    return [("combo", card) for card in cards if refusal(game, seat, card, energy) is None]


def from_hand(game: Game, seat: int, energy: int) -> list[Option]:
    """The cards of the hand that a player can combo with, as options."""
    cards = game.state.zones[a.hand_of(seat)]
    return [("combo", card) for card in cards if refusal(game, seat, card, energy) is None]


def combo_with_card(game: Game, seat: int, card: int) -> None:
    """Begin to combo with a card."""
    game.call(f"combo {way_to_combo(game, seat, card)}", seat=seat, card=card)


def way_to_combo(game: Game, seat: int, card: int) -> str:
    """The rule by which this player combos with a card: in offence or defense, and with one of
    the battle area or of the hand."""
    on_field = game.state.place[card] % a.SIZE == a.BATTLE
    if seat == game.state.turn_player:
        return "7-2-1-2-1" if on_field else "7-2-1-2-2"
    return "7-3-1-2-1" if on_field else "7-3-1-2-2"


def combo_cost(game: Game, card: int) -> int:
    """How much energy it takes to combo with a card."""
    cost: int = game.value(card, "combo cost")
    return cost


# The rules by which players combo; the cost is paid by the rule below each.
WAYS_TO_COMBO: Final = ("7-2-1-2-1", "7-2-1-2-2", "7-3-1-2-1", "7-3-1-2-2")


def pay_combo_cost(game: Game, frame: Frame) -> None:
    """Switch energy worth the combo cost to Rest Mode."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    cost = combo_cost(game, card)
    energy_costs.pay_energy(game, seat, energy_costs.demands(cost, ()), card)


def place_in_combo_area(game: Game, frame: Frame) -> None:
    """Place the card in the combo area."""
    vars = frame.vars
    card, seat = vars["card"], vars["seat"]
    note_combo(game, card)
    game.do(event_of_comboing(seat, card))


COMBOS: Final = tuple(
    [
        Procedure(
            f"combo {number}", number, "Combo",
            (step(f"{number}-1")(pay_combo_cost), Step(number, place_in_combo_area)),
        )
        for number in WAYS_TO_COMBO
    ]
)  # fmt: skip


def do_chosen(game: Game, seat: int, chosen: tuple[Option, ...]) -> bool:
    """Combo with the chosen card or activate the chosen skill; False: nothing was chosen."""
    option = chosen[0]
    if option == PASS:
        return False
    if endless_loops.go_round(game, option):
        return True
    if option[0] == "combo":
        combo_with_card(game, seat, int(option[1]))
    elif seat == game.state.turn_player:
        activate_in_offence(game, seat, int(option[1]), int(option[2]))
    else:
        activate_in_defense(game, seat, int(option[1]), int(option[2]))
    return True


# 7-2. Offence Step


@step("7-2-1-1")
def offence_step_begins(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the beginning of the Offence Step, and hold a
    checkpoint."""
    occurs(game, "begin offence step")
    check(game)


@choice("7-2-1-2")
def choose_offence(game: Game, frame: Frame) -> Decision | None:
    """The turn player combos, activates a skill, or does nothing. With a card in hand they
    are asked: what it could do is nobody else's business."""
    seat = game.state.turn_player
    options = (*offence_combos(game, seat), *offence_skills(game, seat), PASS)
    secret = len(game.state.zones[a.hand_of(seat)]) > 0
    return Decision(seat, "combo", endless_loops.offered(game, options), "7-2-1-2", secret=secret)


def offence_combos(game: Game, seat: int) -> list[Option]:
    """The cards that the turn player can combo with, as options."""
    energy = len(energy_costs.active_energy(game, seat))
    on_field = offence_from_battle_area(game, seat, energy)
    return [*on_field, *offence_from_hand(game, seat, energy)]


@rule("7-2-1-2-1")
def offence_from_battle_area(game: Game, seat: int, energy: int) -> list[Option]:
    """The active Battle Cards, other than the attack card, that the turn player can combo with."""
    return from_battle_area(game, seat, energy)


@rule("7-2-1-2-2")
def offence_from_hand(game: Game, seat: int, energy: int) -> list[Option]:
    """The Battle Cards of the hand that the turn player can combo with."""
    return from_hand(game, seat, energy)


@rule("7-2-1-2-3", "7-2-1-2-3-2")
def offence_skills(game: Game, seat: int) -> list[Option]:
    """The [Activate: Battle], [Awaken] and [Wish] skills that the turn player can activate."""
    return [("activate", card, at) for card, at in activating.usable(game, seat, BATTLE)]


@choose_offence.then
def take_offence_action(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Carry out what the turn player has chosen, or end the Offence Step."""
    if not do_chosen(game, game.state.turn_player, chosen):
        end_offence_step(game, frame)


@rule("7-2-1-2-3-1")
def activate_in_offence(game: Game, seat: int, card: int, at: int) -> None:
    """Activate a skill; a counter timing occurs before it is resolved, and one after."""
    activating.activate_skill(game, seat, card, at)


@rule("7-2-1-3")
def end_offence_step(game: Game, frame: Frame) -> None:
    """Go on to the Defense Step: the turn player does nothing more."""
    do_nothing(game, frame)


OFFENCE_STEP = Procedure(
    OFFENCE, "7-2-1", "Offence Step",
    (offence_step_begins, check_first, choose_offence, repeat),
)  # fmt: skip


# 7-3. Defense Step


@step("7-3-1-1")
def defense_step_begins(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the beginning of the Defense Step, and hold a
    checkpoint."""
    occurs(game, "begin defense step")
    check(game)


@choice("7-3-1-2")
def choose_defense(game: Game, frame: Frame) -> Decision | None:
    """The other player combos, activates a skill, or does nothing. With a card in hand they are
    asked: what it could do is nobody else's business."""
    seat = 1 - game.state.turn_player
    options = (*defense_combos(game, seat), *defense_skills(game, seat), PASS)
    secret = len(game.state.zones[a.hand_of(seat)]) > 0
    return Decision(seat, "combo", endless_loops.offered(game, options), "7-3-1-2", secret=secret)


def defense_combos(game: Game, seat: int) -> list[Option]:
    """The cards that the other player can combo with, as options."""
    energy = len(energy_costs.active_energy(game, seat))
    on_field = defense_from_battle_area(game, seat, energy)
    return [*on_field, *defense_from_hand(game, seat, energy)]


@rule("7-3-1-2-1")
def defense_from_battle_area(game: Game, seat: int, energy: int) -> list[Option]:
    """The active Battle Cards, other than the guard card, that the other player can combo with."""
    return from_battle_area(game, seat, energy)


@rule("7-3-1-2-2")
def defense_from_hand(game: Game, seat: int, energy: int) -> list[Option]:
    """The Battle Cards of the hand that the other player can combo with."""
    return from_hand(game, seat, energy)


@rule("7-3-1-2-3", "7-3-1-2-3-2")
def defense_skills(game: Game, seat: int) -> list[Option]:
    """The [Activate: Battle], [Awaken] and [Wish] skills that the other player can activate."""
    return [("activate", card, at) for card, at in activating.usable(game, seat, BATTLE)]


@choose_defense.then
def take_defense_action(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Carry out what the other player has chosen, or end the Defense Step."""
    if not do_chosen(game, 1 - game.state.turn_player, chosen):
        end_defense_step(game, frame)


@rule("7-3-1-2-3-1")
def activate_in_defense(game: Game, seat: int, card: int, at: int) -> None:
    """Activate a skill; a counter timing occurs before it is resolved, and one after."""
    activating.activate_skill(game, seat, card, at)


@rule("7-3-1-3")
def end_defense_step(game: Game, frame: Frame) -> None:
    """Go on to the Damage Step: the other player does nothing more."""
    do_nothing(game, frame)


DEFENSE_STEP = Procedure(
    DEFENSE, "7-3-1", "Defense Step",
    (defense_step_begins, check_first, choose_defense, repeat),
)  # fmt: skip

PROCEDURES: Final = (OFFENCE_STEP, DEFENSE_STEP, *COMBOS)

"""4-10, 4-11. Damage: life cards go to the hand, one after the other; what deals it."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas.moving import sending
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.c10_keywords import strikes
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import means, seats, times
from headjudge.rulebook.citation import rule

ATTACK: Final = "attack"  # causes of damage
SKILL: Final = "skill"


def damage_happens(game: Game, event: Event) -> None:
    """Begin to deal damage to a player; 4-10-2-2: 0 damage is none."""
    if event.amount <= 0:
        event.changed_nothing = True
        return
    game.call(
        "damage", seat=event.seat, left=event.amount, source=event.source, by=event.by,
        cause=event.cause, area="drop" if strikes.is_critical(game, event) else "hand", dealt=0,
    )  # fmt: skip


@means(DO, v.InflictDamage)
def do_inflict_damage(context: Context, frame: Frame, term: v.InflictDamage) -> None:
    """Inflict damage on players, as a skill says."""
    amount = times(context, term.number)
    source = source_of_skill(context.source)
    context.game.do(
        *[
            Event("damage", seat, -1, -1, amount, source, context.seat, SKILL)
            for seat in seats(context, term.who)
        ]
    )


# 4-10-2. Damage processing


@step("4-10-2-2")
def take_next(game: Game, frame: Frame) -> None:
    """Go on while there is damage left to take: it is taken one by one."""
    if frame.vars["left"] <= 0:
        game.leave(frame)
        skill_has_dealt(game, frame)
    else:
        frame.vars["left"] -= 1


def life_options(game: Game, seat: int) -> tuple[Option, ...]:
    """The cards of a life area to choose from. Cards that nobody knows are all alike: the topmost
    stands for them."""
    state = game.state
    options: list[Option] = []
    unknown = -1
    for card in state.zones[a.life_area(seat)]:
        if state.known[card]:
            options.append(("card", card))
        elif unknown < 0:
            unknown = card
    if unknown >= 0:
        options.append(("card", unknown))
    return tuple(options)


@choice("4-10-2-1")
def choose_life(game: Game, frame: Frame) -> Decision | None:
    """The player chooses one card of their life."""
    options = life_options(game, frame.vars["seat"])
    return Decision(frame.vars["seat"], "life", options, "4-10-2-1") if options else None


@choose_life.then
def take_life_card(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Add the chosen life card to the hand ([Critical]: place it in the drop area)."""
    vars = frame.vars
    card = int(chosen[0][1])
    zone = a.LAYOUT.zone(vars["area"], vars["seat"])
    vars["dealt"] += 1
    under_way = roles.current_battle(game)
    if vars["cause"] == ATTACK and under_way is not None:
        under_way.vars["dealt"] += 1
    event = sending(game, card, zone, "damage", vars["source"], vars["by"])
    game.do(event.under("10-6-1") if vars["area"] == "drop" else event)


@step("4-10-2-2")
def and_again(game: Game, frame: Frame) -> None:
    """Go back to take the next damage."""
    frame.step = 0


DAMAGE = Procedure("damage", "4-10-2", "Damage processing", (take_next, choose_life, and_again))


# 4-11. Damage source


@rule("4-11-1-1")
def source_of_attack(game: Game) -> int:
    """The source of damage by an attack: the attack card."""
    return roles.attack_card(game)


@rule("4-11-1-2")
def source_of_skill(card: int) -> int:
    """The source of damage by a skill: the card that has the skill."""
    return card


def skill_has_dealt(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger on the card whose skill has dealt damage. (After an
    attack that is done in the Damage Step, 7-4-1-4-1-2.)"""
    vars = frame.vars
    if vars["cause"] == SKILL and vars["dealt"] and "dealt damage" in game.survey.heard_kinds:
        game.do(Event("dealt damage", vars["by"], vars["source"], amount=vars["dealt"]))


PROCEDURES: Final = (DAMAGE,)

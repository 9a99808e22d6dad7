"""4-10, 4-11. Damage; 10-6 [Critical], 10-7 [Strike], 10-20 [Victory Strike]."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import battle
from headjudge.games.dragonball.keywords import has
from headjudge.games.dragonball.moving import sending
from headjudge.games.dragonball.overview import end_by_effect
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.triggers import IN_VAIN
from headjudge.rulebook.citation import fact, rule

ATTACK: Final = "attack"  # causes of damage
SKILL: Final = "skill"


def damage_happens(game: Game, event: Event) -> None:
    """A player takes damage; 4-10-2-2: of 0 nothing comes."""
    if event.amount <= 0:
        event.amount = IN_VAIN
        return
    game.call(
        "damage", seat=event.seat, left=event.amount, source=event.source, by=event.by,
        cause=event.cause, area="drop" if is_critical(game, event) else "hand", dealt=0,
    )  # fmt: skip


# 4-10-2. Damage processing


@step("4-10-2-2")
def take_next(game: Game, frame: Frame) -> None:
    """Taking several is taking one damage, so many times."""
    if frame.vars["left"] <= 0:
        game.leave(frame)
        skill_has_dealt(game, frame)
    else:
        frame.vars["left"] -= 1


def life_options(game: Game, seat: int) -> tuple[Option, ...]:
    """The cards of a life area to choose from. Of those that nobody knows it is all the same
    which: the topmost stands for them."""
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
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """And adds it to the hand."""
    vars = frame.vars
    card = int(chosen[0][1])
    zone = a.LAYOUT.zone(vars["area"], vars["seat"])
    vars["dealt"] += 1
    under_way = battle.now(game)
    if vars["cause"] == ATTACK and under_way is not None:
        under_way.vars["dealt"] += 1
    game.do(sending(game, card, zone, "damage", vars["source"], vars["by"]))


@step("4-10-2-2")
def and_again(game: Game, frame: Frame) -> None:
    frame.step = 0


DAMAGE = Procedure("damage", "4-10-2", "Damage processing", (take_next, choose_life, and_again))


# 4-11. Damage source


@rule("4-11-1-1", without=-1)
def source_of_attack(game: Game) -> int:
    """Of damage by an attack: the attack card."""
    return battle.attack_card(game)


@rule("4-11-1-2", without=-1)
def source_of_skill(card: int) -> int:
    """Of damage by a skill: the card that has it."""
    return card


def skill_has_dealt(game: Game, frame: Frame) -> None:
    """The card whose skill has dealt damage has dealt damage. (After an attack that is heard in
    the Damage Step, 7-4-1-4-1-2.)"""
    vars = frame.vars
    if vars["cause"] == SKILL and vars["dealt"] and "dealt damage" in game.heard:
        game.do(Event("dealt damage", vars["by"], vars["source"], amount=vars["dealt"]))


# 10-6. Critical


@rule("10-6-1", without=False)
def is_critical(game: Game, event: Event) -> bool:
    """Damage by an attack of a card with [Critical] goes to the drop area."""
    return event.cause == ATTACK and event.source >= 0 and has(game, event.source, "Critical")


# 10-7. Strike

STRIKES: Final[dict[str, int]] = {
    "Double Strike": fact("10-7-1-1", 2, without=1),
    "Triple Strike": fact("10-7-1-2", 3, without=1),
    "Quadruple Strike": fact("10-7-1-3", 4, without=1),
}


@rule("10-7-1", without=1)
def damage_of(game: Game, card: int) -> int:
    """An attack inflicts 1 damage; with [Strike] its number instead, of several the highest."""
    most = 1
    own = game.abilities(card)
    for each in own.keywords:
        if each.name in STRIKES and each not in own.off and STRIKES[each.name] > most:
            most = STRIKES[each.name]
    return most


# 10-20. Victory Strike


@rule("10-20-1")
def victory_strike(game: Game, card: int, seat: int) -> None:
    """Whoever deals life damage by attacking with such a card wins the game."""
    if has(game, card, "Victory Strike"):
        end_by_effect(game, (seat,), ())


PROCEDURES: Final = (DAMAGE,)

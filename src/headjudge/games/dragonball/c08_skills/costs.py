"""8-4. Skill costs: whether they can be paid, and paying them.

8-4-2-2: a cost is paid whole or not at all. So each choice that it asks for is made in such a
way that the rest of it, and the energy cost of the card, can be paid after it.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c02_cards import energy_costs
from headjudge.games.dragonball.c02_cards.energy_costs import Demand
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import doing, feasible
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import means, select, times
from headjudge.language.picking import is_free, meet, most_met
from headjudge.rulebook.citation import rule

# What a part of a cost does with a card that it needs: it is away after it, or rests.
AWAY: Final = "away"
RESTS: Final = "rests"
Need = tuple[str, list[int]]  # one of these cards, and what is done with it
# What leaves a card as it was, for the parts that follow.
HARMLESS: Final = (t.Reveal, t.Look, v.Shown, t.ToStand)


def can_pay(context: Context, cost: tuple[t.Effect, ...], energy: tuple[Demand, ...] = ()) -> bool:
    """Whether a skill cost can be paid, with an energy cost beside it."""
    return is_paid_whole(can_pay_wholly(context, cost, energy))


@rule("8-4-2-2")
def is_paid_whole(possible: bool) -> bool:
    """Whether a cost counts as payable, given whether every part of it is possible: a part cannot
    be left out."""
    return possible


def can_pay_wholly(
    context: Context, cost: tuple[t.Effect, ...], energy: tuple[Demand, ...]
) -> bool:
    """Whether each part of a cost can be paid, and all of them together."""
    wanted = [*energy, *energy_in(cost)]
    if wanted:
        wanted.sort(key=energy_costs.is_colorless)
        there = energy_costs.active_energy(context.game, context.seat)
        if not energy_costs.can_pay_energy(context.game, there, tuple(wanted)):
            return False
    parts = tuple([part for part in cost if not isinstance(part, v.PayEnergy)])
    if not parts:
        return True
    return feasible.can_do_all(context, parts) and can_all_be_met(needs_of(context, cost, energy))


def energy_in(effects: tuple[t.Effect, ...]) -> list[Demand]:
    """The energy that these parts of a cost take."""
    paid = [each for each in effects if isinstance(each, v.PayEnergy)]
    return [demand for each in paid for demand in energy_costs.demands(each.number, each.colors)]


# -- which cards a cost needs


def needs_of(
    context: Context, cost: tuple[t.Effect, ...], energy: tuple[Demand, ...]
) -> list[Need]:
    """The cards that a cost asks for, one by one, in the order in which it is paid."""
    found: list[Need] = []
    for part in cost:
        if isinstance(part, v.PayEnergy):
            found.extend(needed_energy(context, energy_costs.demands(part.number, part.colors)))
        elif isinstance(part, t.Action) and not isinstance(part, HARMLESS):
            found.extend([(done_by(part), cards) for cards in wishes_of(context, part)])
    return [*found, *needed_energy(context, energy)]


def needed_energy(context: Context, demands: tuple[Demand, ...]) -> list[Need]:
    """The cards of active energy that each demand needs, one by one."""
    there = energy_costs.active_energy(context.game, context.seat)
    fitting = energy_costs.fitting
    return [
        (RESTS, fitting(context.game, there, color))
        for color, number in demands
        for _card in range(number)
    ]


def done_by(part: t.Effect) -> str:
    """What a part of a cost does with the cards that it needs."""
    return RESTS if isinstance(part, t.ToRest) else AWAY


def wishes_of(context: Context, part: t.Action) -> list[list[int]]:
    """The cards that a part of a cost asks for, one by one: each time one of these. The card
    that is being activated from a hand cannot be used to pay for itself."""
    picks = part.what.objects if isinstance(part.what, t.Together) else (part.what,)
    found: list[list[int]] = []
    for what in picks:
        if type(what) is t.Self:
            found.append([context.source])
        elif type(what) is t.Pick and not is_free(what) and what.total is None:
            cards = but_itself(context, select(context, what.cards))
            found.extend([cards] * times(context, what.count))
    return found


def can_all_be_met(needs: list[Need]) -> bool:
    """Whether there is a card for each need. No card is away twice, or rests twice; one that is
    away does not rest after that."""
    away = [cards for how, cards in needs if how == AWAY]
    if most_met(away) != len(away):
        return False
    rests = [at for at, (how, _cards) in enumerate(needs) if how == RESTS]
    if not rests:
        return True
    until_then = [cards for _how, cards in needs[: rests[-1] + 1]]
    return most_met(until_then) == len(until_then)


# -- choosing so that the rest can be paid


def choosable_for_cost(context: Context, cards: list[int]) -> list[int]:
    """Of these cards, those that a skill of this card may choose: not the card itself if it is
    being activated in a hand, and for a cost only those that leave enough for the rest of it."""
    cards = but_itself(context, cards)
    if "paying" not in context.memory:
        return cards
    part, *rest = context.memory["todo"]
    if isinstance(part, HARMLESS) or not isinstance(part, t.Action):
        return cards
    needs = needs_of(context, tuple(rest), energy_of_card(context.game))
    return leaving_enough(context, cards, part, needs) if needs else cards


def but_itself(context: Context, cards: list[int]) -> list[int]:
    """The cards of these that may be used for a skill: not the card with the skill, while that is
    being activated in a hand."""
    game, source = context.game, context.source
    if source >= 0 and source in cards and game.state.place[source] % a.SIZE == a.HAND:
        return [card for card in cards if card != source]
    return cards


def energy_of_card(game: Game) -> tuple[Demand, ...]:
    """The energy cost of the card whose skill is being activated, which is paid after the skill
    cost ("skill" and "counter" frames have it in `energy`)."""
    for frame in reversed(game.state.frames):
        if frame.procedure in ACTIVATING:
            demands: tuple[Demand, ...] = frame.vars["energy"]
            return demands
    return ()


ACTIVATING: Final = ("skill", "counter")


def leaving_enough(
    context: Context, cards: list[int], part: t.Action, needs: list[Need]
) -> list[int]:
    """Of these cards, those after which each of these needs can be met. Where several are chosen
    at once, the cards that would meet the needs then are left out."""
    how = done_by(part)
    what = part.what
    count = times(context, what.count) if type(what) is t.Pick else 1
    if count == 1:
        return [card for card in cards if can_all_be_met(without(needs, how, card))]
    wishes = [cards] * count + [wish for _how, wish in needs]
    kept = cards_given(wishes)[count:]
    return [card for card in cards if card not in kept]


def without(needs: list[Need], how: str, card: int) -> list[Need]:
    """The needs that are left when a card has gone away, or rests."""
    found: list[Need] = []
    for then, cards in needs:
        if how == AWAY or then == RESTS:
            cards = [each for each in cards if each != card]
        found.append((then, cards))
    return found


def cards_given(wishes: list[list[int]]) -> list[int]:
    """A different card for each wish; -1: there is none left for it."""
    given: dict[int, int] = {}
    for at in range(len(wishes)):
        meet(wishes, at, given, set())
    by_wish = {at: card for card, at in given.items()}
    return [by_wish.get(at, -1) for at in range(len(wishes))]


# -- paying


@rule("8-4-2", "8-4-2-1")
def pay_cost(game: Game, cost: tuple[t.Effect, ...], source: int, seat: int) -> None:
    """Pay a skill cost, by doing what it says from the beginning of the text on."""
    whole = (*cost, v.KeepForSkill())
    doing.start(game, whole, source, game.state.identity[source], seat, None, 1, paying=True)


# What a cost has spoken of, the skill that it is paid for can speak of.
KEPT: Final = ("it", "base", "moved", "played")


@means(DO, v.KeepForSkill)
def do_keep_for_skill(context: Context, frame: Frame, term: v.KeepForSkill) -> None:
    """Let the skill know the cards that its cost has spoken of."""
    skill = context.game.state.frames[-2].vars
    for name in KEPT:
        if name in frame.vars:
            skill[name] = frame.vars[name]

"""14-3, 14-4b-6 and 14-4b-7. What playing something costs, and paying it as a cost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.games.gateruler.c01_overview import times
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import feasible
from headjudge.language import terms as t
from headjudge.language.active import active_abilities
from headjudge.language.book import Context
from headjudge.language.doing import DO, spoken_of
from headjudge.language.evaluate import means, number, passes, seats
from headjudge.rulebook.citation import fact, rule

# 14-3. Paying costs

COST: Final = "cost"
EFFECT: Final = "effect"
PAYING: Final = "paying"  # in the memory of an effect: it pays for what is played in this way
PLAYING_A_CARD: Final = ("summon", "play")
# 14-1a-1a: an activated ability without brackets costs nothing
NO_COST: Final[tuple[t.Effect, ...]] = fact("14-1a-1a", (), without=(v.PayResources(1),))


def own_cost(term: Any) -> tuple[t.Effect, ...]:
    """What stands in the brackets of an ability or an event."""
    cost: tuple[t.Effect, ...] = term.cost
    return NO_COST if type(term) is v.Act and not cost else cost


@rule("14-3a", "16-14b-2a", "16-20b-2")
def is_cost(context: Context) -> bool:
    """What is required for playing a card or an ability, or in resolving one, is done as a cost,
    and by no effect."""
    return PAYING in context.memory


def cause_of(context: Context) -> str:
    """What does the things that are done now: an effect, or whoever pays for something."""
    return COST if is_cost(context) else EFFECT


def paying(context: Context, way: str) -> Context:
    """The context of paying for what is played in this way."""
    memory = {**context.memory, PAYING: way}
    return Context(
        context.game, context.source, context.seat, context.identity, context.event, memory
    )


@rule("14-3b")
def can_pay(context: Context, cost: tuple[t.Effect, ...]) -> bool:
    """If one action of a cost cannot be done, none of it is."""
    return feasible.can_do_all(context, cost)


@rule("14-3e")
def none_at_least(cost: int) -> int:
    """A cost that has come down to 0 or less counts as paid."""
    return cost if cost > 0 else 0


def usable(context: Context, cards: list[int]) -> list[int]:
    """Of these cards, those that an effect may be carried out with: all, but for a card that it
    pays for."""
    if PAYING not in context.memory:
        return cards
    played = paid_for(context)
    return [card for card in cards if card != played]


@rule("14-3f")
def paid_for(context: Context) -> int:
    """The card whose playing an effect pays for: it is no part of that cost. -1: none, and be it
    that an ability of a card is paid for."""
    return context.source if context.memory.get(PAYING) in PLAYING_A_CARD else -1


# 14-4b-6. What a card costs


@rule("14-4b-6a", "2-7a-2", "14-5e")
def level_cost(game: Game, seat: int, card: int) -> int:
    """To play a card of level 1 or more, be it a set card, so many resources are paid; some rulers
    say that their player does not pay for levels."""
    sheet = game.state.printed[u.ruler_of(game, seat)].values["sheet"]
    return times(int(game.value(card, "level"))) if sheet.pays_levels else 0


def card_cost(game: Game, seat: int, card: int, instead: int | None = None) -> int:
    """The resources that playing a card takes. `instead`: as an effect says (15-16a-2)."""
    cost = altered(level_cost(game, seat, card), instead)
    if is_without_paying(instead):
        return 0
    if "CostChange" not in game.survey.features:
        return cost
    changes = cost_changes(game, seat, card)
    if not changes:
        return cost
    cost = increased(cost, [by for by in changes if by > 0])
    return decreased(cost, [by for by in changes if by < 0])


# In place of the level's cost: no resources are paid for the level, the rest of the cost is paid.
NOTHING_FOR_LEVEL: Final = -1


@rule("14-4b-6b", "15-16a-2")
def altered(cost: int, instead: int | None) -> int:
    """What puts another cost in its place comes first."""
    return cost if instead is None else none_at_least(instead)


@rule("14-4b-6c")
def increased(cost: int, by: list[int]) -> int:
    """Effects that increase a cost come second."""
    return cost + sum(by)


@rule("14-4b-6d")
def decreased(cost: int, by: list[int]) -> int:
    """Effects that decrease a cost come last; less than none is none (14-3e)."""
    return none_at_least(cost + sum(by))


@rule("14-4b-6e")
def is_without_paying(instead: int | None) -> bool:
    """What is played without paying its cost takes nothing: neither resources, whatever would be
    added to them, nor anything else that its text demands."""
    return instead == 0


def demanded(term: Any, instead: int | None) -> tuple[t.Effect, ...]:
    """What playing a card or an ability demands besides resources for the level of a card."""
    return () if is_without_paying(instead) else own_cost(term)


def cost_changes(game: Game, seat: int, card: int) -> list[int]:
    """By how much effects change the cost of playing a card."""
    found: list[int] = []
    for source, term, master, _cards in active_abilities(game, "CostChange"):
        context = Context(game, source, master)
        if seat in seats(context, term.whose) and passes(
            context, term.filters, game.state.ref(card)
        ):
            found.append(number(context, term.by))
    return found


# 14-4b-7. The numbers of a cost


@rule("14-4b-7")
def with_fixed_numbers(context: Context, cost: tuple[t.Effect, ...]) -> tuple[t.Effect, ...]:
    """The cost, with numbers in place of what is counted on the table: they stay what they are
    before it is paid."""
    return tuple([with_numbers(context, each) for each in cost])


def with_numbers(context: Context, term: Any) -> Any:
    """The term with every number worked out, but for those of what the cost itself speaks of."""
    if isinstance(term, t.Quantity):
        return term if is_still_to_come(term) else number(context, term)
    if isinstance(term, v.PayResources):
        return replace(term, number=with_numbers(context, term.number))
    if isinstance(term, t.Action) and isinstance(term.what, t.Pick):
        count = with_numbers(context, term.what.count)
        return replace(term, what=replace(term.what, count=count))
    return term


def is_still_to_come(term: Any) -> bool:
    """Whether a number is about cards, or a number, that are chosen in paying."""
    chosen = (t.It, t.CountOf, v.ChosenNumber)
    return len([each for each in t.walk(term) if isinstance(each, chosen)]) > 0


@means(DO, v.KeepForPlay)
def do_keep_for_play(context: Context, frame: Frame, term: v.KeepForPlay) -> None:
    """Whoever plays something remembers what its cost was paid with."""
    kept = spoken_of(frame)
    kept.pop(PAYING, None)
    for each in reversed(context.game.state.frames):
        if each.procedure == "play":
            each.vars["kept"] = {**each.vars["kept"], **kept}
            return

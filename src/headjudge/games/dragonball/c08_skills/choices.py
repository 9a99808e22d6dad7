"""8-5-3. Choices that effects ask for, and searching."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c08_skills import costs
from headjudge.games.dragonball.c10_keywords.choosing import can_be_chosen, ignores_barrier
from headjudge.games.dragonball.c11_other.looking import show_found
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.decision import NO, PASS, YES, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.kernel.zones import HIDDEN
from headjudge.language import doing, feasible, showing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ASK, TAKE
from headjudge.language.evaluate import means, select, times
from headjudge.language.instructions import cited
from headjudge.rulebook.citation import fact, rule


@rule("8-5-3")
def targets(number: int) -> int:
    """How many cards are chosen: as many as the text says, when it is resolved."""
    return number


@rule("8-5-3-1", "8-5-3-3")
def obliged(number: int) -> int:
    """How many cards a player has to choose: as many as the text says, as far as there are so many.
    Nobody can choose to choose fewer."""
    return number


# Of "up to" so many one may choose none.
FEWEST_OF_UP_TO: Final[int] = fact("8-5-3-2", 0, without=1)


@rule("8-5-3-4")
def means_nothing(chosen: tuple[Ref, ...]) -> bool:
    """Whether what an effect would do to its targets is ignored: if none was chosen."""
    return not chosen


@rule("8-5-3-5")
def can_be_denied(by_sort: bool, unseen: bool) -> bool:
    """Whether a player need not own that there is such a card: cards of a sort are looked for where
    not everybody sees them."""
    return by_sort and unseen


def ask_whether(seat: int, can: bool, secret: bool) -> Decision | None:
    """The question whether to do what a text allows, when the effect gets there."""
    return Decision(seat, "may", (YES, NO) if can else (NO,), "8-5-3", secret=secret)


def can_choose(context: Context, effects: tuple[t.Effect, ...]) -> bool:
    """Whether these effects can be chosen to be done: what cannot be done wholly cannot."""
    return feasible.can_do_all(context, effects)


def choosable(context: Context, cards: list[int]) -> list[int]:
    """The cards that an effect may choose: not those with [Barrier] (10-16), and not the card that
    is just being activated in a hand."""
    cards = costs.choosable_for_cost(context, cards)
    if ignores_barrier(context):
        return cards
    return [card for card in cards if can_be_chosen(context, card)]


def ask_how_many(context: Context, frame: Frame, seat: int, most: int) -> Decision:
    """The question how many, from all that it may be down to none."""
    options: tuple[Option, ...] = tuple([("option", number) for number in range(most, -1, -1)])
    return Decision(seat, "how-many", options, cited(context.game, frame))


@means(ASK, v.ChooseAtRandom)
def ask_choose_at_random(context: Context, frame: Frame, term: v.ChooseAtRandom) -> Decision | None:
    """Ask how many cards are chosen at random."""
    there = len(select(context, term.cards))
    return ask_how_many(context, frame, context.seat, min(times(context, term.number), there))


@means(TAKE, v.ChooseAtRandom)
def take_choose_at_random(
    context: Context, frame: Frame, term: v.ChooseAtRandom, chosen: tuple[Option, ...]
) -> None:
    """Choose as many cards at random as the player has said."""
    doing.do_next(frame, (t.Choose(t.AtRandom(int(chosen[0][1]), term.cards)),))


# 8-5-3-7. Searching


@step("8-5-3-7")
def look_through(game: Game, frame: Frame) -> None:
    """The player looks at all the cards of the secret areas that are searched. (A hand or a
    drop area is not looked through: its player sees the cards anyway.)"""
    vars = frame.vars
    seat = vars["seat"]
    for pick in vars["picks"]:
        for area in pick.cards.where:
            zone = a.LAYOUT.zone(area, seat)
            if a.LAYOUT.visible[zone] == HIDDEN:
                game.reveal(game.state.zones[zone], 1 << seat)
                effect = game.state.frames[-2].vars
                effect["looked"] = (*effect.get("looked", ()), zone)


@choice("8-5-3-7")
def choose_found(game: Game, frame: Frame) -> Decision | None:
    """The player chooses the cards asked for among those that were looked through, sort by sort."""
    sought = showing.sought(game, frame)
    if sought is None:
        return None
    seat, pick = frame.vars["seat"], sought.pick
    if not sought.options:  # that none is there is for nobody else to see
        return Decision(seat, "search", (PASS,), "8-5-3-7", secret=True)
    most = min(times(sought.context, pick.count), len(sought.cards))
    # 8-5-3-5: nobody can be held to have found a card of which more is asked
    least = 0 if pick.up_to or pick.cards.filters else most
    return Decision(seat, "search", sought.options, "8-5-3-7", least, most, secret=True)


@choose_found.then
def take_found(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The cards that were chosen are found."""
    showing.take_found(game, frame, tuple([option for option in chosen if option != PASS]))


SEARCH = Procedure("search", "8-5-3-7", "Search", (look_through, choose_found, show_found))

PROCEDURES: Final = (SEARCH,)

"""10-11, 10-15-5, 10-23, 10-26, 10-29. Keywords that say when, and how often, a skill works:
[Once per turn], [Bond], [Wormhole], [Sparking]."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c08_skills import validity
from headjudge.games.dragonball.c10_keywords.keywords import has
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref, Standby
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means, passes
from headjudge.rulebook.citation import rule

# 10-11. Once per turn


@rule("10-11-3")
def limit_of(term: Any) -> int:
    """How often a skill can be used in a turn; 0: as often as one likes."""
    for each in term.while_:
        if type(each) is v.Once:
            return times_a_turn(each)
    return 0


@rule("10-11-1")
def times_a_turn(word: v.Once) -> int:
    """How many times a turn a skill with [Once per turn] or its kin can be used."""
    return word.times


ONCE: Final = "once"


def use(game: Game, ref: Ref, term: Any) -> None:
    """Count that a skill of this object is used once more."""
    if limit_of(term):
        game.mark(counted_as(game, ref, term))


@rule("10-11-2")
def counted_as(game: Game, ref: Ref, term: Any) -> tuple[Any, ...]:
    """What the uses of a skill are counted under: each skill of each card by itself, and equal ones
    of a leader's two sides apart."""
    return of_its_own(game, ONCE, ref, term)


def of_its_own(game: Game, what: str, ref: Ref, term: Any) -> tuple[Any, ...]:
    """A name for something about one skill of one object, on the side of it that faces up."""
    return (what, ref[1], game.state.printed[ref[0]].number, term)


def is_used_up(game: Game, ref: Ref, term: Any) -> bool:
    """Whether a skill was used as often as it can be this turn, or was negated for it."""
    limit = limit_of(term)
    if limit and game.happened(counted_as(game, ref, term)) >= limit:
        return True
    happened, limits = game.state.happened, game.state.limits
    if validity.NEGATED in happened and of_its_own(game, validity.NEGATED, ref, term) in happened:
        return True
    return validity.NEGATED in limits and of_its_own(game, validity.NEGATED, ref, term) in limits


@rule("10-11-4")
def is_surplus(game: Game, waits: Standby) -> bool:
    """Whether a pending skill was used as often as it can be: of several pending at once, only as
    many are resolved."""
    return is_used_up(game, (waits.source, waits.identity), waits.term)


@rule("10-11-5")
def cannot_trigger(game: Game, term: Any, ref: Ref) -> bool:
    """Whether a skill was used as often as it can be, so that it is not triggered any more this
    turn."""
    return is_used_up(game, ref, term)


@means(CONDITIONS, v.Once)
def holds_once(context: Context, term: v.Once) -> bool:
    """[Once per turn] is no condition: uses are counted where skills are activated and
    triggered."""
    return True


# 10-15-5, 10-25-4, 10-26. How many Over Realms a turn

OVER_REALMS: Final = 1
WITH_WORMHOLE: Final = 2
OVER_REALM: Final = ("Over Realm", "Dark Over Realm")


@means(CONDITIONS, v.OverRealmsLeft)
@rule("10-15-5", "10-25-4", "10-26-1")
def holds_over_realms_left(context: Context, term: v.OverRealmsLeft) -> bool:
    """Whether the player may use an [Over Realm] this turn; with [Wormhole], a second one."""
    game = context.game
    used = game.happened((OVER_REALM[0], context.seat))
    if used < OVER_REALMS:
        return True
    there = [a.leader_of(game, context.seat), *a.in_battle_area(game, context.seat)]
    return used < WITH_WORMHOLE and any([has(game, card, "Wormhole") for card in there])


# 10-23. Bond


@means(CONDITIONS, v.Bond)
@rule("10-23-1")
def bond(context: Context, term: v.Bond) -> bool:
    """Whether there are so many Battle Cards in the battle area, 10-23-2-1: of that sort if one is
    named."""
    game = context.game
    cards = a.battle_cards(game, context.seat)
    filters = filters_of(term)
    if filters:
        cards = [card for card in cards if passes(context, filters, game.state.ref(card))]
    return len(cards) >= term.number


@rule("10-23-2-1")
def filters_of(term: v.Bond) -> tuple[t.Filter, ...]:
    """The sort of Battle Cards that a [Bond] asks for, if it names one."""
    return term.filters


# 10-29. Sparking


@means(CONDITIONS, v.Sparking)
@rule("10-29-1")
def sparking(context: Context, term: v.Sparking) -> bool:
    """Whether there are so many cards in the drop area."""
    return len(context.game.state.zones[a.drop_area(context.seat)]) >= term.number

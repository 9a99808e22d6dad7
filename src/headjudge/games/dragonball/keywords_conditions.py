"""8-3. Valid and negated skills; 10-11, 10-23, 10-29: keywords that say when a skill works."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import battle
from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.keywords import has
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, all_hold, means, passes
from headjudge.rulebook.citation import fact, rule

# 8-3. Valid and negated


@rule("8-3-2", without=())
def negated(skills: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """What is negated is there all the same, but does nothing and asks for no choice: of the
    skills of a card that are negated, all of them."""
    return skills


@rule("8-3-3", without=True)
def works(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """What is valid under a condition is negated while it is not met."""
    return all_hold(context, conditions)


# 10-11. Once per turn


def limit_of(term: Any) -> int:
    """How often a skill can be used in a turn; 0: as often as one likes (10-11-3)."""
    for each in term.while_:
        if type(each) is v.Once:
            return times_a_turn(each)
    return UNLIMITED


UNLIMITED: Final[int] = fact("10-11-3", 0, without=1)


@rule("10-11-1", without=0)
def times_a_turn(word: v.Once) -> int:
    """Only so often during a turn."""
    return word.times


ONCE: Final = "once"
NEGATED: Final = "negated skill"


def use(game: Game, ref: Ref, term: Any) -> None:
    """A skill of this object is used once more."""
    if limit_of(term):
        game.mark(counted_as(game, ref, term))


@rule("10-11-2", without=(ONCE,))
def counted_as(game: Game, ref: Ref, term: Any) -> tuple[Any, ...]:
    """Each skill of each card counts by itself: so do equal ones of a leader's two sides."""
    return of_its_own(game, ONCE, ref, term)


def of_its_own(game: Game, what: str, ref: Ref, term: Any) -> tuple[Any, ...]:
    """A name for something about one skill of one object, on the side of it that faces up."""
    return (what, ref[1], game.state.printed[ref[0]].number, term)


def is_used_up(game: Game, ref: Ref, term: Any) -> bool:
    """Whether it was used as often as it can be this turn, or was negated for it."""
    limit = limit_of(term)
    if limit and game.happened(counted_as(game, ref, term)) >= limit:
        return True
    happened, limits = game.state.happened, game.state.limits
    if NEGATED in happened and of_its_own(game, NEGATED, ref, term) in happened:
        return True
    return NEGATED in limits and of_its_own(game, NEGATED, ref, term) in limits


def negate(game: Game, ref: Ref, term: Any, until: str) -> None:
    """A skill of this object does nothing for the rest of the turn, or of the game."""
    own = of_its_own(game, NEGATED, ref, term)
    if until == "game":
        game.state.limits[NEGATED] = 1
        game.state.limits[own] = 1
    else:
        game.mark(NEGATED)
        game.mark(own)
    game.state.revision += 1


@means(CONDITIONS, v.Once)
def _(context: Context, term: v.Once) -> bool:
    """Counted where skills are activated and triggered."""
    return True


# 10-23. Bond


@means(CONDITIONS, v.Bond)
@rule("10-23-1", without=True)
def bond(context: Context, term: v.Bond) -> bool:
    """So many Battle Cards in the battle area, 10-23-2-1: of that sort if one is named."""
    game = context.game
    cards = a.battle_cards(game, context.seat)
    filters = filters_of(term)
    if filters:
        cards = [card for card in cards if passes(context, filters, game.state.ref(card))]
    return len(cards) >= term.number


@rule("10-23-2-1", without=())
def filters_of(term: v.Bond) -> tuple[t.Filter, ...]:
    return term.filters


# 10-29. Sparking


@means(CONDITIONS, v.Sparking)
@rule("10-29-1", without=True)
def sparking(context: Context, term: v.Sparking) -> bool:
    """So many cards in the drop area."""
    return len(context.game.state.zones[a.drop_area(context.seat)]) >= term.number


# 10-15-5, 10-25-4, 10-26. How many Over Realms a turn

OVER_REALMS: Final[int] = fact("10-15-5", fact("10-25-4", 1, without=1 << 30), without=1 << 30)
WITH_WORMHOLE: Final[int] = fact("10-26-1", 2, without=1)
OVER_REALM: Final = ("Over Realm", "Dark Over Realm")


@means(CONDITIONS, v.OverRealmsLeft)
def _(context: Context, term: v.OverRealmsLeft) -> bool:
    game = context.game
    used = game.happened((OVER_REALM[0], context.seat))
    if used < OVER_REALMS:
        return True
    there = [a.leader_of(game, context.seat), *a.in_battle_area(game, context.seat)]
    return used < WITH_WORMHOLE and any([has(game, card, "Wormhole") for card in there])


# Battles and areas


@means(CONDITIONS, v.InBattle)
def _(context: Context, term: v.InBattle) -> bool:
    if not term.role:
        return battle.now(context.game) is not None
    return battle.in_role(context.game, term.role) == context.source


@means(CONDITIONS, v.IsIn)
def _(context: Context, term: v.IsIn) -> bool:
    game = context.game
    return a.LAYOUT.kind[game.state.place[context.source]] in term.areas

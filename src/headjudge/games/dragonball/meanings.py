"""What this game's own words mean that only look: filters, objects, and times."""

from __future__ import annotations

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import battle, counter_timing, deflect, two_sides
from headjudge.games.dragonball import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import (
    CONDITIONS,
    FILTERS,
    OBJECTS,
    info,
    means,
    passes,
    whereabouts,
)
from headjudge.rulebook.citation import rule

# -- filters ------------------------------------------------------------------------


@means(FILTERS, v.Character)
def _(context: Context, term: v.Character, ref: Ref) -> bool:
    own = info(context, ref, "character")
    return any([name in own for name in term.names])


@means(FILTERS, v.Era)
def _(context: Context, term: v.Era, ref: Ref) -> bool:
    return info(context, ref, "era") in term.eras


@means(FILTERS, v.Mode)
def _(context: Context, term: v.Mode, ref: Ref) -> bool:
    state = context.game.state
    rest = state.rest[ref[0]]
    if not state.is_current(ref):
        rest = state.last.get(ref, {}).get("rest", rest)
    return (rest == 0) == term.active


@means(FILTERS, v.SkillLess)
@rule("2-12-4", without=True)
def is_skill_less(context: Context, term: v.SkillLess, ref: Ref) -> bool:
    """A card without card text; one whose skills are negated has text all the same."""
    return not context.game.state.printed[ref[0]].abilities.terms


@means(FILTERS, v.OnlyColors)
def _(context: Context, term: v.OnlyColors, ref: Ref) -> bool:
    return set(info(context, ref, "colors")) == set(term.colors)


@means(FILTERS, v.Multicolor)
def _(context: Context, term: v.Multicolor, ref: Ref) -> bool:
    return len(info(context, ref, "colors")) > 1


@means(FILTERS, v.CharacterHas)
def _(context: Context, term: v.CharacterHas, ref: Ref) -> bool:
    return any([term.part in name for name in info(context, ref, "character")])


@means(FILTERS, v.AllOf)
def _(context: Context, term: v.AllOf, ref: Ref) -> bool:
    return passes(context, term.filters, ref)


@means(FILTERS, v.InArea)
def _(context: Context, term: v.InArea, ref: Ref) -> bool:
    zone = whereabouts(context, ref)
    return zone >= 0 and a.LAYOUT.kind[zone] in term.areas


@means(FILTERS, v.Role)
def filter_role(context: Context, term: v.Role, ref: Ref) -> bool:
    """The card has that part in the battle; one that has left, had it."""
    state = context.game.state
    if not state.is_current(ref):
        return term.role in state.last.get(ref, {}).get("roles", ())
    return battle.in_role(context.game, term.role) == ref[0]


@means(FILTERS, v.Flipped)
def _(context: Context, term: v.Flipped, ref: Ref) -> bool:
    return two_sides.shows_back(context.game, ref[0]) == term.back


@means(FILTERS, v.IsToken)
def _(context: Context, term: v.IsToken, ref: Ref) -> bool:
    return context.game.state.origin[ref[0]] < 0


@means(FILTERS, v.Evolved)
@rule("10-5-7", without=False)
def has_evolved(context: Context, term: v.Evolved, ref: Ref) -> bool:
    """A card that was played by evolving."""
    return links.linked_with(context.game, "evolved", ref[0]) == ref


@means(FILTERS, v.IgnoringBarrier)
def _(context: Context, term: v.IgnoringBarrier, ref: Ref) -> bool:
    """It bears on the choice, not on the cards."""
    return True


@means(FILTERS, v.Beneath)
@rule("11-3-3", without=False)
def has_beneath(context: Context, term: v.Beneath, ref: Ref) -> bool:
    """A card under a card is spoken of as another card than the one on top."""
    game = context.game
    below = a.beneath(game, ref[0])
    return any([passes(context, term.filters, game.state.ref(card)) for card in below])


# -- objects ------------------------------------------------------------------------


def one(context: Context, card: int) -> tuple[Ref, ...]:
    return (context.game.state.ref(card),) if card >= 0 else ()


@means(OBJECTS, v.AttackCard)
def _(context: Context, term: v.AttackCard) -> tuple[Ref, ...]:
    return one(context, battle.attack_card(context.game))


@means(OBJECTS, v.GuardCard)
def _(context: Context, term: v.GuardCard) -> tuple[Ref, ...]:
    return one(context, battle.guard_card(context.game))


@means(OBJECTS, v.OnTop)
def _(context: Context, term: v.OnTop) -> tuple[Ref, ...]:
    return one(context, context.game.state.host[context.source])


@means(OBJECTS, v.Countered)
def _(context: Context, term: v.Countered) -> tuple[Ref, ...]:
    """What a counter answers; 10-22: a card with [Deflect] is out of its reach."""
    game = context.game
    frame = counter_timing.under_way(game)
    if frame is None:
        return ()
    refs = tuple([ref for ref in frame.vars["about"] if game.state.is_current(ref)])
    return deflect.within_reach(game, refs)


# -- times --------------------------------------------------------------------------


@means(CONDITIONS, v.During)
def _(context: Context, term: v.During) -> bool:
    return context.game.is_under_way(term.phase)

"""15-27. Cards and rulers that ignore effects."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c14_abilities.costs import COST
from headjudge.games.gateruler.c16_keywords import overdrive
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.language import terms as t
from headjudge.language.active import active_abilities, affected_cards
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, FILTERS, means, passes, seats
from headjudge.rulebook.citation import fact, rule

# What a one-time effect would do to a card, besides damage
ONE_TIME: Final = (
    "leave", "move", "destroy", "ready", "exhaust", "flip up", "flip down", "heal",
)  # fmt: skip
# Combat damage it takes all the same
NOT_COMBAT: Final[str] = fact("15-27b", "effect", without="")


@rule("15-27a-1", "15-27a-2", "15-27a-3")
def bundle_of_unaffected(word: v.Unaffected) -> tuple[t.Ability, ...]:
    """Nothing that such effects would do to the card happens: no one-time effect, no damage but
    combat damage."""
    by = t.Is(t.EventSource(), (v.By(word.whose, is_of_units(word)), *word.by))
    effect = t.Both((v.DoneByEffect(), by))
    kinds = [t.Pattern(kind, word.what, only_if=effect) for kind in ONE_TIME]
    kinds.append(t.Pattern("damage", word.what, cause=NOT_COMBAT, only_if=by))
    return tuple([t.Forbid(each, word.while_) for each in kinds])


@means(CONDITIONS, v.DoneByEffect)
def is_done_by_effect(context: Context, term: v.DoneByEffect) -> bool:
    """Costs are no effects, and neither is the destruction of what was dealt damage enough."""
    event = context.event
    if event is None or event.cause == COST:
        return False
    return event.cause not in AFTER_DAMAGE


# 15-27b: what combat damage leads to is not kept off either
AFTER_DAMAGE: Final[tuple[str, ...]] = fact("15-27b", ("damage",), without=())


def is_of_units(word: v.Unaffected) -> bool:
    """Whether it is about effects of units."""
    return len([each for each in word.by if type(each) is t.Type and each.types == ("unit",)]) > 0


def ignores(game: Game, role: str, event: Event, source: int, seat: int) -> bool:
    """Whether the card that an event is about ignores what an ability would do to the event."""
    if role == "replace":
        return cannot_be_replaced(game, event, source, seat)
    return role == "forbid" and is_free_to(game, event, source, seat)


@rule("15-27a-5")
def cannot_be_replaced(game: Game, event: Event, source: int, seat: int) -> bool:
    """Replacement effects of cards that are ignored do not touch what directly involves the
    card."""
    return event.card >= 0 and is_unaffected(game, event.card, source, seat)


@rule("15-27a-4")
def is_free_to(game: Game, event: Event, source: int, seat: int) -> bool:
    """Ongoing effects of cards that are ignored forbid the card nothing; what keeps effects off the
    card does so by forbidding them, and is not kept off itself."""
    return event.card >= 0 and is_unaffected(game, event.card, source, seat, source)


@rule("15-27a-4")
def is_unaffected(game: Game, card: int, source: int, seat: int, but_for: int = -1) -> bool:
    """Ongoing effects of cards that are ignored do not change the card's information. (`but_for`:
    whatever this card's text says of ignoring.)"""
    if source == card:
        return False
    for word in active_abilities(game, "Unaffected"):
        if word[0] == but_for:
            continue
        context = Context(game, word[0], word[2])
        if (
            seat in seats(context, word[1].whose)
            and passes(context, word[1].by, game.state.ref(source))
            and card in affected_cards(game, word)
        ):
            return True
    return False


@means(FILTERS, v.By)
def filter_by(context: Context, term: v.By, ref: Ref) -> bool:
    """Other cards of these players; if effects of units are meant, only where a unit acts."""
    game = context.game
    if ref[0] == context.source or game.master(ref[0]) not in seats(context, term.whose):
        return False
    return not term.unit or overdrive.is_unit_at_work(game, ref[0])

"""8.7, 8.8. Applying continuous effects; final information."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c04_zones import bind_zone
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c10_actions import locking
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import layers, values
from headjudge.kernel.cards import Card
from headjudge.kernel.changes import Active, Settled
from headjudge.kernel.game import Game
from headjudge.kernel.state import LINKED, Effect, Event, Frame, Ref
from headjudge.language import picking
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means, objects, seats
from headjudge.rulebook.citation import fact, rule

# 8.7.1. The order in which they are applied

# 8.7.1. The order in which they are applied
LAYERS: Final[tuple[str, ...]] = fact("8.7.1", ("8.7.1.2", "8.7.1.3"), without=())


@rule("8.7.1.1")
def base(printed: Card, name: str) -> Any:
    """What is printed on the card is what changes begin from."""
    return printed.values[name]


OTHER_THAN_NUMBERS: Final[str] = fact("8.7.1.2", "8.7.1.2", without="8.7.1.3")
NUMBERS: Final[str] = fact("8.7.1.3", "8.7.1.3", without="8.7.1.2")

INFORMATION: Final[dict[Any, str]] = {
    "abilities": OTHER_THAN_NUMBERS,
    "type": OTHER_THAN_NUMBERS,
    "name": OTHER_THAN_NUMBERS,
    "clan": OTHER_THAN_NUMBERS,
    "race": OTHER_THAN_NUMBERS,
    "nation": OTHER_THAN_NUMBERS,
    "trigger": OTHER_THAN_NUMBERS,
    "icons": OTHER_THAN_NUMBERS,
    "states": OTHER_THAN_NUMBERS,
    "grade": NUMBERS,
    "power": NUMBERS,
    "original power": NUMBERS,
    "critical": NUMBERS,
    "shield": NUMBERS,
    "drive": NUMBERS,
}


def rule_changes(game: Game) -> list[Active]:
    """What the rules of battle do to powers, and what locked cards and cards bound face down
    have lost."""
    return [*roles.changes(game), *locking.changes(game), *bind_zone.changes(game)]


# 8.7.2. Effects that depend on each other, and time stamps


@rule("8.7.2")
def depends(game: Game, layer: str, change: Active, other: Active, settled: Settled) -> bool:
    """An effect waits for another that would change what it applies to, or how."""
    return layers.depends(game, layer, change, other, settled)


@rule("8.7.2.1")
def age(change: Active) -> int:
    """Effects that do not depend on each other are applied in the order of time stamps."""
    return change.stamp


@rule("8.7.2.1.1")
def time_placed(game: Game, card: int, term: Any) -> int:
    """The time stamp of a continuous ability: when its card came to its zone, and to the field."""
    return game.state.identity[card]


@rule("8.7.2.1.1.1")
def time_played(game: Game) -> int:
    """The time stamp of what a played ability does is when it was played."""
    return game.state.tick()


# 8.7.3 to 8.7.5. The cards they are applied to


@rule("8.7.3")
def laid_on(context: Context, what: t.Object) -> tuple[Ref, ...] | None:
    """The cards that the effect of a played ability stays with: those there are."""
    return picking.acting(context, what)


@rule("8.7.3.1")
def rules_for(context: Context, what: t.Object) -> tuple[Ref, ...] | None:
    """The cards that any other effect of a played ability is about: those it names, or (None)
    all such cards, as a rule that holds for those that come later too."""
    return None if type(what) is t.Every else picking.acting(context, what)


@rule("8.7.4")
def applies_to(context: Context, what: t.Object) -> tuple[Ref, ...]:
    """The cards that a continuous ability changes: looked for each time, so that a card
    is changed the moment it arrives."""
    return objects(context, what)


@rule("8.7.5")
def with_effects_applied(event: Event) -> int:
    """A card that arrives is seen as it is there, changed by whatever changes it."""
    return event.became


# 8.7.6. Nullifying


@means(ACT, v.Nullify)
@rule("8.7.6")
def nullify(context: Context, frame: Frame, term: v.Nullify, cards: tuple[Ref, ...]) -> None:
    """A continuous effect that is nullified works no longer, although it was applied."""
    whose = seats(context, term.whose)
    end_whole(
        context.game,
        [
            each
            for each in context.game.state.effects
            if each.seat in whose
            and is_continuous(each)
            and [r for r in cards if r in (each.cards or ())]
        ],
    )


@means(ACT, v.NullifyCannotBeHit)
@rule("8.7.6")
def nullify_cannot_be_hit(
    context: Context, frame: Frame, term: v.NullifyCannotBeHit, cards: tuple[Ref, ...]
) -> None:
    """Nullify what a card's ability said of not being hit, although the card has gone."""
    sources = [card for card, _identity in cards]
    end_whole(
        context.game,
        [
            each
            for each in context.game.state.effects
            if each.source in sources
            and isinstance(each.term, t.Forbid)
            and each.term.event.kind == "hit"
        ],
    )


def end_whole(game: Game, nullified: list[Effect]) -> None:
    """Continuous effects that are nullified work no longer, each with all that belongs to it."""
    state = game.state
    ended = [each.id for each in (*nullified, *entirely(state.effects, nullified))]
    game.keep_effects([each for each in state.effects if each.id not in ended])


def is_continuous(effect: Effect) -> bool:
    """Whether it is a continuous effect of an ability, and neither a timed trigger nor what
    the rules say of a card."""
    return effect.term.role not in ("auto", "link") and effect.until != LINKED


@rule("8.7.6.1")
def entirely(effects: list[Effect], nullified: list[Effect]) -> tuple[Effect, ...]:
    """The rest of a nullified effect: all that the same ability did when it was played."""
    played = [(each.source, each.identity, each.stamp) for each in nullified]
    return tuple(
        [e for e in effects if is_continuous(e) and (e.source, e.identity, e.stamp) in played]
    )


# 8.8. Final information


@rule("8.8.1")
def remember(game: Game, card: int) -> dict[str, Any]:
    """What is kept of a card that leaves a zone: where and how it was, and what was changed
    about it. What was not changed is printed on it."""
    state = game.state
    kept = values.snapshot_values(game, card, game.survey.remembered)
    kept["place"] = state.place[card]
    kept["rest"] = state.rest[card]
    kept["master"] = masters.master(game, card)
    return kept


def last_information(game: Game, ref: Ref) -> dict[str, Any] | None:
    """Whatever is asked of a card that has left is as it last was there."""
    return game.state.last.get(ref)


def zone_left(game: Game, ref: Ref, was: bool) -> int:
    """The zone of a card that has left is the one it was in."""
    return int(game.state.last.get(ref, {}).get("place", -1))

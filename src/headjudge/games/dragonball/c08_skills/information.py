"""8-6-5, 8-8, 8-10. What is known of a card that moved, and continuous effects."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c04_basics import masters
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.c10_keywords import deflecting
from headjudge.kernel import moved, values
from headjudge.kernel.cards import Card
from headjudge.kernel.changes import Active, Settled
from headjudge.kernel.game import Game
from headjudge.kernel.moved import before, where_public
from headjudge.kernel.state import Event, Ref
from headjudge.language import picking
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import objects
from headjudge.rulebook.citation import fact, rule

# 8-6-5-1. The information of a card whose move set a skill off


def seen_as(game: Game, event: Event) -> Ref:
    """The card as the object it is taken for: as it was before the move, or after it."""
    return moved.seen_as(game, event, (in_open_area, as_in_battle_area, where_it_is))


def after(event: Event) -> Ref:
    """The card as the object it is after the move."""
    return event.card, with_effects_applied(event)


@rule("8-6-5-1-1")
def in_open_area(event: Event) -> Ref | None:
    """A card that moves between an open and a secret area is seen as it is in the open one."""
    return where_public(a.LAYOUT, event, after)


@rule("8-6-5-1-2")
def as_in_battle_area(event: Event) -> Ref | None:
    """A card that moves from the battle area is seen as it was there."""
    if event.from_zone % a.SIZE == a.BATTLE:
        return before(event)
    return None


@rule("8-6-5-1-3")
def where_it_is(event: Event) -> Ref | None:
    """A card that moves otherwise between open areas is seen as it is in the new one."""
    return after(event)


@rule("8-8-1-5-1")
def with_effects_applied(event: Event) -> int:
    """A card that arrives is seen as it is there, changed by whatever changes it."""
    return event.became


# 8-8. Continuous effects


@rule("8-8-1-1")
def base(printed: Card, name: str) -> Any:
    """The value that changes begin from: what is printed on the card."""
    return printed.values[name]


OTHER_THAN_NUMBERS: Final[str] = fact("8-8-1-2", "8-8-1-2", without="8-8-1-3")
OF_NUMBERS: Final[str] = fact("8-8-1-3", "8-8-1-3", without="8-8-1-2")
LAYERS: Final = ("8-8-1-2", "8-8-1-3")

INFORMATION: Final[dict[Any, str]] = {
    "abilities": OTHER_THAN_NUMBERS,
    "type": OTHER_THAN_NUMBERS,
    "name": OTHER_THAN_NUMBERS,
    "colors": OTHER_THAN_NUMBERS,
    "character": OTHER_THAN_NUMBERS,
    "traits": OTHER_THAN_NUMBERS,
    "era": OTHER_THAN_NUMBERS,
    "specified cost": OTHER_THAN_NUMBERS,
    "power": OF_NUMBERS,
    "energy cost": OF_NUMBERS,
    "combo cost": OF_NUMBERS,
    "combo power": OF_NUMBERS,
}


def rule_changes(game: Game) -> list[Active]:
    """The rules themselves change no value: what combos add is laid on cards (7-4-1-2)."""
    return []


def depends(game: Game, layer: str, change: Active, other: Active, settled: Settled) -> bool:
    """Whether an effect waits for another: none does; within a layer the older one comes first."""
    return False


def laid_on(context: Context, what: t.Object) -> tuple[Ref, ...] | None:
    """The cards that the effect of a resolved skill stays with: those there are. 8-8-1-4:
    it does not follow them out of the leader and battle areas; 10-22: nor reach those that
    deflect it."""
    return deflecting.within_reach(context.game, picking.acting(context, what))


def rules_for(context: Context, what: t.Object) -> tuple[Ref, ...] | None:
    """The cards that any other effect of a resolved skill is about: those it has named, or
    (None) all such cards, also those that come later: it rewrites no card's information."""
    return None if type(what) is t.Every else picking.acting(context, what)


@rule("8-8-1-5")
def applies_to(context: Context, what: t.Object) -> tuple[Ref, ...]:
    """The cards that a permanent skill changes: looked for each time, so that a card is
    changed the moment it arrives."""
    return objects(context, what)


# 8-10. Final information of a card


def remember(game: Game, card: int) -> dict[str, Any]:
    """Give the last information of a card that leaves an area: its place and mode, its part in the
    battle, and those of its values that effects had changed."""
    state = game.state
    kept = values.snapshot_values(game, card, game.survey.remembered)
    kept["place"] = state.place[card]
    kept["rest"] = state.rest[card]
    kept["master"] = masters.master(game, card)
    own = roles.roles_of(game, card)
    if own:
        kept["roles"] = own
    return kept


def last_information(game: Game, ref: Ref) -> dict[str, Any] | None:
    """What a card was before a move that set a skill off (8-6-5-1)."""
    return game.state.last.get(ref)


def zone_left(game: Game, ref: Ref, was: bool) -> int:
    """The area that a card has left; -1: not known."""
    return int(game.state.last.get(ref, {}).get("place", -1))


@rule("8-10-1")
def follow(game: Game, event: Event) -> None:
    """Note where a card went that an effect has moved, so that the effect can go on speaking of
    it."""
    picking.follow(game, event)
    was = (event.card, event.identity)
    for frame in reversed(game.state.frames):
        if frame.procedure == "perform":
            vars = frame.vars
            for name, refs in vars.items():
                if type(refs) is tuple and was in refs:
                    now = (event.card, event.became)
                    vars[name] = tuple([now if ref == was else ref for ref in refs])
            return

"""10.8, 10.10 and 10.11: what a card's information is, and that of a card which has moved.

The kernel works it out for all games alike; what this book says of it stands here, in its
order: 10.6.4 (moving cards), 10.8 (continuous effects), 10.10 (final information).
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import tokens
from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla import zones as z
from headjudge.kernel import layers
from headjudge.kernel.cards import Card
from headjudge.kernel.changes import Active, Patch, Settled
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.kernel.zones import PUBLIC
from headjudge.language import lasting, picking
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import objects
from headjudge.rulebook.citation import fact, rule

# 10.6.4.1. The information of a card whose move set an ability off


def seen_as(game: Game, event: Event) -> Ref:
    """The card as the object it is taken for: as it was before the move, or after it."""
    card = event.card
    if not event.became or event.identity == event.became or event.frm < 0 or event.zone < 0:
        return game.state.ref(card)  # it has not moved, or is the same card there
    found = in_public(event) or on_the_field(event) or where_it_arrived(event)
    return found or (card, UNKNOWN)


UNKNOWN: Final = -1  # no object: only what is printed is known of it


def before(event: Event) -> Ref:
    return event.card, event.identity


def after(event: Event) -> Ref:
    return event.card, with_effects_applied(event)


@rule("10.6.4.1.1")
def in_public(event: Event) -> Ref | None:
    """Between a public and a hidden area: as it is in the public one."""
    was_public = z.LAYOUT.visible[event.frm] == PUBLIC
    if was_public == (z.LAYOUT.visible[event.zone] == PUBLIC):
        return None
    return before(event) if was_public else after(event)


@rule("10.6.4.1.2")
def on_the_field(event: Event) -> Ref | None:
    """To or from the field: as it is there. With another master: as it was before."""
    was_there = is_on_field(event.frm)
    if was_there == is_on_field(event.zone):
        return before(event) if was_there and has_new_master(event) else None
    return before(event) if was_there else after(event)


@rule("10.6.4.1.3")
def where_it_arrived(event: Event) -> Ref | None:
    """Otherwise between public areas: as it is in the new one."""
    return after(event)


def is_on_field(zone: int) -> bool:
    """4.3.1. The field is a player's zones, where the invading monster is too (3.3.3.2)."""
    return z.LAYOUT.kind[zone] in ("zone", "invading")


def has_new_master(event: Event) -> bool:
    return z.LAYOUT.seat[event.frm] != z.LAYOUT.seat[event.zone]


# 10.8. Continuous effects


@rule("10.8.1.1", without=0)
def base(printed: Card, name: str) -> Any:
    """What is printed on the card is what changes begin from."""
    return printed.values[name]


# 10.8.1. The order in which they are applied
LAYERS: Final[tuple[str, ...]] = fact(
    "10.8.1", ("10.8.1.2", "10.8.1.3", "10.8.1.4", "10.8.1.5"), without=()
)

ABILITIES: Final[str] = fact("10.8.1.2", "10.8.1.2", without="no layer")
OTHER_THAN_NUMBERS: Final[str] = fact("10.8.1.3", "10.8.1.3", without="10.8.1.5")
RAGE: Final[str] = fact("10.8.1.4", "10.8.1.4", without="10.8.1.5")
NUMBERS: Final[str] = fact("10.8.1.5", "10.8.1.5", without="10.8.1.3")

INFORMATION: Final[dict[Any, str]] = {
    "abilities": ABILITIES,
    "type": OTHER_THAN_NUMBERS,
    "name": OTHER_THAN_NUMBERS,
    "colors": OTHER_THAN_NUMBERS,
    "traits": OTHER_THAN_NUMBERS,
    "rank": NUMBERS,
    "threat": NUMBERS,
    "counter_power": NUMBERS,
    "invasion": NUMBERS,
    # to say what a printed X is changes no number: it gives one
    ("threat", "set"): OTHER_THAN_NUMBERS,
    ("counter_power", "set"): OTHER_THAN_NUMBERS,
}

RAGE_CHANGES: Final = t.Continuous(
    (
        t.Change(
            v.Monster(t.YOU), "threat", "add", t.Times(m.RAGE_THREAT, t.PlayerNumber("rage", t.YOU))
        ),
    )
)


def rule_changes(game: Game) -> list[Active]:
    """3.4.5. What rage does to threat levels."""
    found: list[Active] = []
    for seat in (0, 1):
        if m.rage(game, seat):
            card = m.monster_of(game, seat)
            if card >= 0:
                found.append(Active(RAGE_CHANGES, card, seat, LATEST, layer=RAGE))
    return found


LATEST: Final = 1 << 60


def footprint(game: Game, change: Active) -> list[Patch]:
    """What a change would do just now; 9.1.5.2 has a say in what becomes of traits."""
    patches = lasting.footprint(game, change)
    return tokens.keep_traits(game, patches) if "traits" in change.term.writes else patches


@rule("10.8.1.6", without=False)
def depends(game: Game, layer: str, change: Active, other: Active, settled: Settled) -> bool:
    """An effect waits for another that would change what it applies to, or how."""
    return layers.depends(game, layer, change, other, settled)


@rule("10.8.1.7", without=0)
def age(change: Active) -> int:
    """Effects that do not depend on each other are applied in the order they arose."""
    return change.stamp


@rule("10.8.1.7.1", without=0)
def time_placed(game: Game, card: int) -> int:
    """Those of a card's continuous abilities arose when it was placed where it is."""
    return game.state.stamp[card]


@rule("10.8.1.7.2", without=0)
def time_played(game: Game) -> int:
    """Those of another ability arose when it was played."""
    return game.state.tick()


@rule("10.8.2")
def laid_on(context: Context, what: t.Object) -> tuple[Ref, ...] | None:
    """The cards that the effect of a played ability stays with: those there are, but for
    cards that moved since it was played, unless it speaks of just these (4.1.4.1)."""
    found = picking.acting(context, what)
    played = context.memory.get("played")
    if played is None or isinstance(what, t.Self | t.It | t.EventCard):
        return found
    return tuple([ref for ref in found if ref[1] <= played])


@rule("10.8.3", without=())
def applies_to(context: Context, what: t.Object) -> tuple[Ref, ...]:
    """The cards that a continuous ability changes: looked for each time, so that a card
    is changed the moment it arrives."""
    return objects(context, what)


@rule("10.8.3.1", without=UNKNOWN)
def with_effects_applied(event: Event) -> int:
    """A card that arrives is seen as it is there, changed by whatever changes it."""
    return event.became


# 10.10. Final information


@rule("10.10.1", without={})
def remember(game: Game, card: int) -> dict[str, Any]:
    """What is kept of a card that leaves an area: where it was and what was changed about
    it. What was not changed is printed on it."""
    return m.remember(game, card)


@rule("10.10.1.1")
def zone_of_gone() -> int | None:
    """A card that is no longer on the field is in no zone, if it is asked where it is."""
    return -1


@rule("10.10.1.2")
def last_information(game: Game, ref: Ref) -> dict[str, Any] | None:
    """Whatever else is asked of it is as it last was there."""
    return game.state.last.get(ref)


@rule("10.10.1.2.1", without=-1)
def last_zone(game: Game, ref: Ref) -> int:
    """The zone a card was in, with no time given, is the last it was in."""
    return int(game.state.last.get(ref, {}).get("place", -1))


def zone_left(game: Game, ref: Ref, was: bool) -> int:
    """The zone of a card that has left: where it is, or (`was`) where it was."""
    now = zone_of_gone()
    return last_zone(game, ref) if was or now is None else now

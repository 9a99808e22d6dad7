"""14-10e, 14-12, 14-13, 14-15. What is known of a card that moved, ongoing effects and their
layers, last known information."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from headjudge.games.gateruler import abilities, combat, gear, treating
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.areas import ZONES_OF
from headjudge.kernel import changes, layers, links, values
from headjudge.kernel.cards import Abilities, Card
from headjudge.kernel.changes import Active, Settled
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Ref
from headjudge.language import picking
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import objects
from headjudge.language.terms.abilities import looks
from headjudge.rulebook.citation import fact, rule

# 14-10e. The information of a card whose move set an ability off

UNKNOWN: Final = -1  # no object: only what is printed is known of it


def seen_as(game: Game, event: Event) -> Ref:
    """The card as the object it is taken for: as it was before the move, or after it."""
    card = event.card
    if not event.became or event.identity == event.became or event.frm < 0 or event.zone < 0:
        return game.state.ref(card)  # it has not moved, or is the same card there
    found = where_revealed(game, event)
    if found is None:
        found = while_in_play(event)
    if found is None:
        found = where_it_arrived(event)
    return (card, UNKNOWN) if found is None else found


@rule("14-10e-1")
def where_revealed(game: Game, event: Event) -> Ref | None:
    """Between a revealed and a hidden zone: as it is in the revealed one."""
    everybody = z.LAYOUT.everybody
    was_seen = z.LAYOUT.seen_by[event.frm] == everybody
    if was_seen == (z.LAYOUT.seen_by[event.zone] == everybody):
        return None
    return event.card, event.identity if was_seen else event.became


@rule("14-10e-2")
def while_in_play(event: Event) -> Ref | None:
    """Out of play or into it: as it is in play."""
    was = z.is_in_play(event.frm)
    if was == z.is_in_play(event.zone):
        return None
    return event.card, event.identity if was else event.became


@rule("14-10e-3")
def where_it_arrived(event: Event) -> Ref | None:
    """Otherwise as it is where it has gone."""
    return event.card, event.became


# 14-12. Ongoing effects

# One that does not say how long goes on to the end of the game.
UNSTATED: Final[str] = fact("14-12a-2a", "game", without="turn")


@rule("14-13d")
def laid_on(context: Context, what: t.Object) -> tuple[Ref, ...] | None:
    """The cards that the effect of a played ability stays with: those there are now."""
    found = picking.acting(context, what)
    game = context.game
    if not game.state.effects:
        return found
    return tuple([game.state.ref(gear.on_top(game, card)) for card, _identity in found])


@rule("14-12b", "14-13e", "14-12a-1", "14-8a", "14-1a-3", without=())
def applies_to(context: Context, what: t.Object) -> tuple[Ref, ...]:
    """The cards that a continuous ability changes while it is active: looked for each time, so
    that a card is changed the moment it arrives."""
    return objects(context, what)


# 14-13. Layers

BASE: Final = "14-13a-1"
NEW_WORDS: Final[str] = fact("14-13a-2", "14-13a-2", without="14-13a-9")
ADD_TRAITS: Final[str] = fact("14-13a-3", "14-13a-3", without="14-13a-9")
REMOVE_TRAITS: Final[str] = fact("14-13a-4", "14-13a-4", without="14-13a-2")
ADD_ABILITIES: Final[str] = fact("14-13a-5", "14-13a-5", without="14-13a-9")
REMOVE_ABILITIES: Final[str] = fact("14-13a-6", "14-13a-6", without="14-13a-2")
OTHER_WORDS: Final[str] = fact("14-13a-7", "14-13a-7", without="14-13a-9")
NEW_NUMBERS: Final[str] = fact("14-13a-8", "14-13a-8", without="14-13a-9")
NUMBERS: Final[str] = fact("14-13a-9", "14-13a-9", without="14-13a-1")
# "+" and "-" a number
ADDED: Final[str] = fact("15-2a", NUMBERS, without="none")

LAYERS: Final[tuple[str, ...]] = fact(
    "14-13a",
    (
        BASE, "14-13a-2", "14-13a-3", "14-13a-4", "14-13a-5", "14-13a-6", "14-13a-7",
        "14-13a-8", "14-13a-9",
    ),
    without=(),
)  # fmt: skip

TRAITS: Final = ("type", "faction", "attributes")
NUMBERED: Final = ("level", "atk", "hp", "stk", "life", "summon cap", "set cap", "level cap")
IN_ITS_LAYER: Final[dict[Any, str]] = {
    "legendary": NEW_WORDS,
    **{(name, "gain"): ADD_TRAITS for name in TRAITS},
    **{(name, treating.MAY_TREAT): ADD_TRAITS for name in TRAITS},
    **{name: REMOVE_TRAITS for name in TRAITS},
    ("abilities", "gain"): ADD_ABILITIES,
    "abilities": REMOVE_ABILITIES,
    "name": OTHER_WORDS,
    **{name: NUMBERS for name in NUMBERED},
    **{(name, "add"): ADDED for name in NUMBERED},
    **{(name, "have"): NEW_NUMBERS for name in NUMBERED},
}
# 14-13b: each part of an effect is applied in a layer of its own
INFORMATION: Final[dict[Any, str]] = fact(
    "14-13b",
    IN_ITS_LAYER,
    without={name: NUMBERS for name in IN_ITS_LAYER if isinstance(name, str)},
)


@rule("14-13a-1", without=0)
def base(printed: Card, name: str) -> Any:
    """What is printed on the card is what changes begin from."""
    return printed.values[name]


@rule("14-13c-1", without=False)
def depends(game: Game, layer: str, change: Active, other: Active, settled: Settled) -> bool:
    """An effect waits for another that would change what it applies to, or how."""
    return layers.depends(game, layer, change, other, settled)


@rule("14-13c-2", without=0)
def age(change: Active) -> int:
    """Otherwise the one that began earlier is applied first."""
    return change.stamp


@rule("14-13c-2a", without=0)
def since_active(game: Game, card: int) -> int:
    """That of a continuous ability began when the ability became active."""
    return game.state.identity[card]


@rule("14-13c-2b", without=1)
def since_resolved(game: Game) -> int:
    """That of any other ability, when it was played and resolved."""
    return game.state.tick()


@rule("16-1a-5", without=())
def gained(now: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a card has already it does not gain again."""
    return changes.gained(now, more)


# What values follow from: changes that look at these alone stand as long as the field does.
STANDING: Final = frozenset(
    (
        "ruler", "unit", "front", "frontmost", "set", "field", "card", "play", "damage", "name",
        "abilities", *TRAITS, *NUMBERED,
    )
)  # fmt: skip
# And as long as the zones of these areas hold the same cards, if they look there too.
LOOKED_INTO: Final = ("attack", "defense", "charge", "graveyard", "resource", "removal")
BEHELD: Final = {area: ZONES_OF[area] for area in LOOKED_INTO}
# Where in the front row a unit is matters to what asks for the frontmost card, and to nothing
# else that is not compared anyway.
PLACELESS: Final = STANDING.union(BEHELD) - {"frontmost"}


# `game.special`: some text keeps effects off cards, and looks at more than the field for it
UNAFFECTED_AT_TIMES: Final = "unaffected at times"


def is_at_times(word: v.Unaffected) -> bool:
    return not looks((word.what, word.by, word.while_)) <= STANDING


def follows(game: Game) -> tuple[Any, ...] | None:
    """And from the abilities being played or resolved, if a text speaks of any (14-2c), and from
    how cards are treated for them; from
    more than that where a text keeps effects off some cards, but not always."""
    special = game.special
    if UNAFFECTED_AT_TIMES in special and values.may_be_about(game, "Unaffected"):
        return None
    found = treating.decided(game) if treating.MAY_TREAT in special else ()
    if "WhileHandled" not in special:
        return found
    return (*found, *abilities.handled(game))


# What the rules themselves change


def rule_changes(game: Game) -> list[Active]:
    """Face-down units are what the effect says that put them there; face-down cards in damage
    zones are nothing."""
    state = game.state
    found: list[Active] = []
    if game.elsewhere:
        found.extend(base_abilities(game))
    if state.effects:
        found.extend(dictated(game))
    if "type" in game.changeable:
        face = state.face
        damage = (*state.zones[z.damage_of(0)], *state.zones[z.damage_of(1)])
        hidden = [state.ref(card) for card in damage if face[card] == FACE_DOWN]
        if hidden:
            found.extend(have_nothing(game, tuple(hidden)))
    return found


@rule("14-8b", without=())
def base_abilities(game: Game) -> list[Active]:
    """What defines its own card without condition does so in every zone, before all else."""
    there = abilities.elsewhere(game, abilities.BASE)
    if not there:
        return []
    return [
        Active(term, card, game.rules.master_of_continuous(game, card), since_active(game, card),
               layer=BASE)
        for card, term in there
    ]  # fmt: skip


@rule("14-19c", without=())
def dictated(game: Game) -> list[Active]:
    """The information of face-down units."""
    state = game.state
    return [
        Active(as_change(each.term.values), each.source, each.seat, each.stamp, each.cards,
               layer=BASE)
        for each in links.links(game, "dictated")
        if is_hidden(state.face[each.source])
    ]  # fmt: skip


@rule("14-19e", without=True)
def is_hidden(face: int) -> bool:
    """Turned up, a card has its own information at once."""
    return face == FACE_DOWN


# What nobody dictates to a face-down unit it has not (1-5g).
UNSAID: Final[dict[str, Any]] = {
    "name": (), "faction": (), "attributes": (), "level": 0, "atk": 0, "hp": 0, "stk": 0,
}  # fmt: skip


@lru_cache(256)
def as_change(dictated: tuple[tuple[str, Any], ...]) -> t.Continuous:
    """A face-down unit has these values and no ability."""
    values_ = {**UNSAID, **dict(dictated)}
    changes = [t.Change(t.Self(), name, "set", value) for name, value in values_.items()]
    return t.Continuous((*changes, t.Change(t.Self(), "abilities", "lose-all")))


# Of each layer: what becomes of it.
NOTHING: Final = {
    "14-13a-4": t.Continuous(
        (
            t.Change(t.Self(), "type", "set", ""),
            t.Change(t.Self(), "faction", "set", ()),
            t.Change(t.Self(), "attributes", "set", ()),
        )
    ),
    "14-13a-7": t.Continuous((t.Change(t.Self(), "name", "set", ()),)),
    "14-13a-9": t.Continuous((t.Change(t.Self(), "level", "set", 0),)),
}


@rule("3-13c-1", without=())
def have_nothing(game: Game, hidden: tuple[Ref, ...]) -> list[Active]:
    """A card that lies face down in a damage zone has no information, and is given none:
    whatever changes it comes before."""
    first, later = hidden[0][0], game.state.clock + 1
    return [Active(term, first, 0, later, hidden, layer=layer) for layer, term in NOTHING.items()]


# 14-15. Last known information


@rule("14-15a", without={})
def remember(game: Game, card: int) -> dict[str, Any]:
    """What is kept of a card that leaves play: what was changed about it. What was not changed
    is printed on it."""
    kept = {**status(game, card), **values.kept(game, card, game.memorable)}
    if game.state.face[card] == FACE_DOWN:
        kept["abilities"] = Abilities()
    return kept


@rule("14-15a-1", without={})
def status(game: Game, card: int) -> dict[str, Any]:
    """Where and how it was, and who controlled it."""
    state = game.state
    found: dict[str, Any] = {
        "place": state.place[card],
        "rest": state.rest[card],
        "face": state.face[card],
        "master": game.master(card),
    }
    if ROLES_LOOKED_AT in game.special:
        roles = tuple([role for role in ROLES if has_role(game, card, role)])
        if roles:
            found["roles"] = roles
    return found


# `game.special`: some text asks whether a card is attacking, frontmost ...
ROLES_LOOKED_AT: Final = "roles looked at"
ROLES: Final = ("attacking", "attacked", "battled", "frontmost", "geared up")


def has_role(game: Game, card: int, role: str) -> bool:
    """Whether a card plays such a part just now."""
    if role == "attacking":
        return combat.attacker(game) == card
    if role == "attacked":
        return combat.attacked(game) == card
    if role == "battled":
        return len(combat.battled_with(game, card)) > 0
    if role == "frontmost":
        return u.is_frontmost(game, card)
    return gear.is_geared_up(game, card)


def plays_role(game: Game, ref: Ref, role: str) -> bool:
    """The same of a card that may have left: then whether it did when it was last in play."""
    if game.state.is_current(ref):
        return has_role(game, ref[0], role)
    return role in game.state.last.get(ref, {}).get("roles", ())


def last_information(game: Game, ref: Ref) -> dict[str, Any] | None:
    """Whatever is asked of a card that has left is as it last was there."""
    return game.state.last.get(ref)


def zone_left(game: Game, ref: Ref, was: bool) -> int:
    """The zone of a card that has left is the one it was in."""
    return int(game.state.last.get(ref, {}).get("place", -1))


# The values of cards that views show
SHOWN: Final = ("level", "atk", "hp", "stk", "life", "faction", "attributes", "name")

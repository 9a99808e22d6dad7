"""What terms mean that only look: numbers, conditions, filters, selectors, objects.

One table per sort of term, keyed by class; a game adds its own words to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.kernel.cards import Abilities
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context, golden, resolving

NUMBERS: dict[type, Callable[[Context, Any], int]] = {}
CONDITIONS: dict[type, Callable[[Context, Any], bool]] = {}
FILTERS: dict[type, Callable[[Context, Any, Ref], bool]] = {}
SIFTERS: dict[type, Callable[[Context, Any, list[int]], list[int]]] = {}
OBJECTS: dict[type, Callable[[Context, Any], tuple[Ref, ...]]] = {}


def means(table: dict[type, Any], term: type) -> Callable[[Any], Any]:
    """The function below is what that class of term means."""

    def enter(function: Any) -> Any:
        table[term] = function
        return function

    return enter


# -- players ------------------------------------------------------------------------


def seats(context: Context, whose: str) -> tuple[int, ...]:
    """The players meant; of both, the one first who chooses first."""
    if whose == t.YOU:
        return (context.seat,)
    if whose == t.OPPONENT:
        return (1 - context.seat,)
    first = golden(context.game).chooses_first(context.game)
    return (first, 1 - first)


# -- information --------------------------------------------------------------------


def info(context: Context, ref: Ref, name: str) -> Any:
    """A property of a card; last information if it is no longer the object meant."""
    game = context.game
    card = ref[0]
    if game.state.identity[card] != ref[1]:
        last = resolving(game).last(game, ref)
        if last is not None and name in last:
            return last[name]
        return game.state.printed[card].values[name]
    return game.value(card, name)


def whereabouts(context: Context, ref: Ref) -> int:
    """The zone a card is in; -1: in none that could be looked at."""
    game = context.game
    if game.state.identity[ref[0]] != ref[1]:
        return resolving(game).zone_left(game, ref, context.past)
    zone: int = game.rules.meanings.whereabouts(game, ref[0])
    return zone


# -- numbers ------------------------------------------------------------------------


def number(context: Context, term: t.Number) -> int:
    if type(term) is int:
        return term
    return NUMBERS[type(term)](context, term)


def times(context: Context, term: t.Number) -> int:
    """A number as so many times or so many things."""
    return golden(context.game).times(number(context, term))


@means(NUMBERS, t.Count)
def _(context: Context, term: t.Count) -> int:
    context.counting = True
    found = len(select(context, term.cards))
    context.counting = False
    return found


@means(NUMBERS, t.CountOf)
def _(context: Context, term: t.CountOf) -> int:
    refs = context.memory.get(term.memory, ())
    return len([ref for ref in refs if passes(context, term.filters, ref)])


@means(NUMBERS, t.CountKinds)
def _(context: Context, term: t.CountKinds) -> int:
    kinds: set[Any] = set()
    for card in select(context, term.cards):
        value = context.game.value(card, term.property)
        kinds.update(value if isinstance(value, tuple) else (value,))
    return len(kinds)


@means(NUMBERS, t.Of)
def _(context: Context, term: t.Of) -> int:
    return sum([info(context, ref, term.property) for ref in objects(context, term.card)])


@means(NUMBERS, t.PlayerNumber)
def _(context: Context, term: t.PlayerNumber) -> int:
    numbers = context.game.state.numbers
    return sum([numbers[seat].get(term.name, 0) for seat in seats(context, term.whose)])


@means(NUMBERS, t.TurnCount)
def _(context: Context, term: t.TurnCount) -> int:
    game = context.game
    return sum([game.happened((term.what, seat)) for seat in seats(context, term.whose)])


@means(NUMBERS, t.Times)
def _(context: Context, term: t.Times) -> int:
    return term.factor * number(context, term.number)


@means(NUMBERS, t.Plus)
def _(context: Context, term: t.Plus) -> int:
    return number(context, term.number) + term.more


@means(NUMBERS, t.Per)
def _(context: Context, term: t.Per) -> int:
    return number(context, term.number) // term.each


def stands(left: int, relation: str, right: int) -> bool:
    if relation == "<=":
        return left <= right
    if relation == ">=":
        return left >= right
    if relation == "==":
        return left == right
    return left != right


# -- conditions ---------------------------------------------------------------------


def holds(context: Context, term: t.Condition) -> bool:
    return CONDITIONS[type(term)](context, term)


def all_hold(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    for each in conditions:  # noqa: SIM110 (all() over a generator is slower)
        if not CONDITIONS[type(each)](context, each):
            return False
    return True


@means(CONDITIONS, t.Is)
def _(context: Context, term: t.Is) -> bool:
    refs = objects(context, term.object)
    hits = [passes(context, term.filters, ref) for ref in refs]
    return all(hits) and bool(hits) if term.every else any(hits)


@means(CONDITIONS, t.Relation)
def _(context: Context, term: t.Relation) -> bool:
    return stands(number(context, term.left), term.relation, number(context, term.right))


@means(CONDITIONS, t.TurnOf)
def _(context: Context, term: t.TurnOf) -> bool:
    return context.game.state.turn_player in seats(context, term.whose)


@means(CONDITIONS, t.Happened)
def _(context: Context, term: t.Happened) -> bool:
    game = context.game
    count = sum([game.happened((term.what, seat)) for seat in seats(context, term.whose)])
    return count >= term.least


@means(CONDITIONS, t.Entered)
def _(context: Context, term: t.Entered) -> bool:
    event = context.event
    return event is not None and (event.cause == term.how or term.how in event.tags)


@means(CONDITIONS, t.ByEffect)
def _(context: Context, term: t.ByEffect) -> bool:
    return context.event is not None and context.event.by >= 0


@means(CONDITIONS, t.Differ)
def _(context: Context, term: t.Differ) -> bool:
    """In whatever order several values are printed."""
    found = [info(context, ref, term.property) for ref in objects(context, term.object)]
    if found and isinstance(found[0], tuple):
        found = [frozenset(each) for each in found]
    return any([each != found[0] for each in found])


@means(CONDITIONS, t.Both)
def _(context: Context, term: t.Both) -> bool:
    return all_hold(context, term.conditions)


@means(CONDITIONS, t.AnyOf)
def _(context: Context, term: t.AnyOf) -> bool:
    return any([holds(context, each) for each in term.conditions])


@means(CONDITIONS, t.No)
def _(context: Context, term: t.No) -> bool:
    return not holds(context, term.condition)


# -- filters ------------------------------------------------------------------------


def passes(context: Context, filters: tuple[t.Filter, ...], ref: Ref) -> bool:
    """Whether the card passes every filter. Filters about a whole group pass here."""
    for each in filters:
        test = FILTERS.get(type(each))
        if test is not None and not test(context, each, ref):
            return False
    return True


@means(FILTERS, t.Type)
def _(context: Context, term: t.Type, ref: Ref) -> bool:
    if info(context, ref, "type") in term.types:
        return True
    return context.counting and counts_as(context, term.types, ref[0])


def counts_as(context: Context, types: tuple[str, ...], card: int) -> bool:
    """Some cards say that, where cards are counted, they count as another type too."""
    game = context.game
    if "CountsAs" not in game.special:
        return False
    area = game.rules.layout.kind[game.state.place[card]]
    for each in game.state.printed[card].abilities.others.get("CountsAs", ()):
        if each.type in types and each.where == area:
            return True
    return False


@means(FILTERS, t.Trait)
def _(context: Context, term: t.Trait, ref: Ref) -> bool:
    traits = info(context, ref, "traits")
    if term.every:
        return all([each in traits for each in term.traits])
    return any([each in traits for each in term.traits])


@means(FILTERS, t.Color)
def _(context: Context, term: t.Color, ref: Ref) -> bool:
    colors = info(context, ref, "colors")
    return any([each in colors for each in term.colors])


def names_of(context: Context, ref: Ref) -> tuple[str, ...]:
    """A card's name; in some games a card may have several."""
    name = info(context, ref, "name")
    return name if isinstance(name, tuple) else (name,)


@means(FILTERS, t.Named)
def _(context: Context, term: t.Named, ref: Ref) -> bool:
    return any([name in term.names for name in names_of(context, ref)])


@means(FILTERS, t.NameHas)
def _(context: Context, term: t.NameHas, ref: Ref) -> bool:
    return any([term.part in name for name in names_of(context, ref)])


@means(FILTERS, t.Compare)
def _(context: Context, term: t.Compare, ref: Ref) -> bool:
    return stands(info(context, ref, term.property), term.relation, number(context, term.number))


@means(FILTERS, t.HasKeyword)
def _(context: Context, term: t.HasKeyword, ref: Ref) -> bool:
    for each in abilities_of(context, ref).keywords:
        if each.name == term.keyword and term.number in (None, each.number):
            return True
    return False


def abilities_of(context: Context, ref: Ref) -> Abilities:
    """The abilities of a card, or those it had last; also those that are switched off."""
    game = context.game
    if game.state.is_current(ref):
        return game.abilities(ref[0])
    last = resolving(game).last(game, ref)
    own: Abilities | None = None if last is None else last.get("abilities")
    return game.state.printed[ref[0]].abilities if own is None else own


@means(FILTERS, t.Other)
def _(context: Context, term: t.Other, ref: Ref) -> bool:
    return ref[0] != context.source


@means(FILTERS, t.InZones)
def _(context: Context, term: t.InZones, ref: Ref) -> bool:
    zone = whereabouts(context, ref)
    return zone >= 0 and context.game.rules.layout.number[zone] in term.numbers


@means(FILTERS, t.Placed)
def _(context: Context, term: t.Placed, ref: Ref) -> bool:
    zone = whereabouts(context, ref)
    if zone < 0:
        return False
    related = context.game.rules.meanings.related
    for other in objects(context, term.to):
        place = whereabouts(context, other)
        if place >= 0 and related(context.game, term.relation, zone, place, context.seat):
            return True
    return False


@means(FILTERS, t.Shares)
def _(context: Context, term: t.Shares, ref: Ref) -> bool:
    for other in objects(context, term.with_):
        if term.what == "name":
            same = golden(context.game).same_name
            if same(names_of(context, ref), names_of(context, other)):
                return True
        else:
            mine = info(context, ref, "traits")
            if any([each in mine for each in info(context, other, "traits")]):
                return True
    return False


@means(FILTERS, t.Not)
def _(context: Context, term: t.Not, ref: Ref) -> bool:
    return not FILTERS[type(term.filter)](context, term.filter, ref)


@means(FILTERS, t.Either)
def _(context: Context, term: t.Either, ref: Ref) -> bool:
    return any([FILTERS[type(each)](context, each, ref) for each in term.filters])


@means(FILTERS, t.Among)
def _(context: Context, term: t.Among, ref: Ref) -> bool:
    return ref[0] in [each[0] for each in context.memory.get(term.memory, ())]


@means(SIFTERS, t.Extreme)
def _(context: Context, term: t.Extreme, cards: list[int]) -> list[int]:
    if not cards:
        return cards
    game = context.game
    found = [game.value(card, term.property) for card in cards]
    best = max(found) if term.highest else min(found)
    return [card for card, value in zip(cards, found, strict=True) if value == best]


# -- selectors and objects ----------------------------------------------------------


def select(context: Context, selector: t.Selector) -> list[int]:
    """The cards that are meant, in the order of their areas."""
    game = context.game
    identity = game.state.identity
    found: list[int] = []
    if isinstance(selector, t.Under):
        for ref in objects(context, selector.card):
            found.extend(game.rules.meanings.areas["under"](game, ref[0]))
    else:
        areas = game.rules.meanings.areas
        for seat in seats(context, selector.whose):
            for area in selector.where:
                found.extend(areas[area](game, seat))
    filters = selector.filters
    if not filters:
        return found
    result = [card for card in found if passes(context, filters, (card, identity[card]))]
    for each in filters:
        if type(each) in SIFTERS:
            result = SIFTERS[type(each)](context, each, result)
    return result


def objects(context: Context, term: t.Object) -> tuple[Ref, ...]:
    """The cards an object names, without asking anybody."""
    return OBJECTS[type(term)](context, term)


@means(OBJECTS, t.Self)
def _(context: Context, term: t.Self) -> tuple[Ref, ...]:
    return ((context.source, context.identity),)


@means(OBJECTS, t.It)
def _(context: Context, term: t.It) -> tuple[Ref, ...]:
    refs: tuple[Ref, ...] = context.memory.get(term.memory, ())
    return refs


@means(OBJECTS, t.These)
def _(context: Context, term: t.These) -> tuple[Ref, ...]:
    return term.cards


@means(OBJECTS, t.Rest)
def those_that_remain(context: Context, term: t.Rest) -> tuple[Ref, ...]:
    """The cards remembered that are what they were and that this effect has not moved: a game
    may bring what an effect remembers up to date when it moves a card."""
    refs: tuple[Ref, ...] = context.memory.get(term.memory, ())
    moved = [(card, became) for card, _was, became in context.memory.get("moved", ())]
    return tuple([ref for ref in refs if context.game.state.is_current(ref) and ref not in moved])


@means(OBJECTS, t.Together)
def objects_together(context: Context, term: t.Together) -> tuple[Ref, ...]:
    """All of these cards; one that is meant in two ways is there once."""
    return tuple(dict.fromkeys([ref for each in term.objects for ref in objects(context, each)]))


@means(OBJECTS, t.EventCard)
def _(context: Context, term: t.EventCard) -> tuple[Ref, ...]:
    return card_of(context.game, context.event)


def card_of(game: Game, event: Event | None) -> tuple[Ref, ...]:
    """The card of an event, as the object it is looked at."""
    if event is None or event.card < 0:
        return ()
    return (resolving(game).seen_as(game, event),)


@means(OBJECTS, t.EventSource)
def _(context: Context, term: t.EventSource) -> tuple[Ref, ...]:
    event = context.event
    if event is None or event.source < 0:
        return ()
    return (context.game.state.ref(event.source),)


@means(OBJECTS, t.EventPartner)
def _(context: Context, term: t.EventPartner) -> tuple[Ref, ...]:
    event = context.event
    if event is None:
        return ()
    ref = context.game.state.ref
    return tuple([ref(card) for card in event.tags if type(card) is int and card >= 0])


@means(OBJECTS, t.Every)
def _(context: Context, term: t.Every) -> tuple[Ref, ...]:
    identity = context.game.state.identity
    return tuple([(card, identity[card]) for card in select(context, term.cards)])


@means(OBJECTS, t.Pick)
def _(context: Context, term: t.Pick) -> tuple[Ref, ...]:
    """What could be picked; the choice itself is made when the effect is carried out."""
    identity = context.game.state.identity
    return tuple([(card, identity[card]) for card in select(context, term.cards)])


@means(OBJECTS, t.AtRandom)
def _(context: Context, term: t.AtRandom) -> tuple[Ref, ...]:
    """What could be taken; which it is, is found out when it is done."""
    identity = context.game.state.identity
    return tuple([(card, identity[card]) for card in select(context, term.cards)])


@means(OBJECTS, t.TopOf)
def _(context: Context, term: t.TopOf) -> tuple[Ref, ...]:
    game = context.game
    count = times(context, term.count)
    refs: list[Ref] = []
    for seat in seats(context, term.whose):
        for card in game.rules.meanings.areas["deck"](game, seat)[:count]:
            refs.append((card, game.state.identity[card]))
    return tuple(refs)

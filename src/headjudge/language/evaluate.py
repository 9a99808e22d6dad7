"""What terms mean that only look: numbers, conditions, filters, selectors, objects.

One table per sort of term, keyed by class. A game adds its own words to them, and only those: a
word has its meaning from the game that declares it, so loading one game changes nothing in another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.kernel.abilities import Abilities
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context, golden, resolving

NUMBERS: dict[type, Callable[[Context, Any], int]] = {}
CONDITIONS: dict[type, Callable[[Context, Any], bool]] = {}
FILTERS: dict[type, Callable[[Context, Any, Ref], bool]] = {}
SIFTERS: dict[type, Callable[[Context, Any, list[int]], list[int]]] = {}
OBJECTS: dict[type, Callable[[Context, Any], tuple[Ref, ...]]] = {}


def means(table: dict[type, Any], *words: type) -> Callable[[Any], Any]:
    """Decorator: the function gives the meaning of these classes of terms in this table. A word has
    one meaning, given by the game that declares it, or by the shared language."""

    def enter(function: Any) -> Any:
        for word in words:
            known = table.get(word, function)
            if (known.__module__, known.__name__) != (function.__module__, function.__name__):
                raise LookupError(f"{word.__name__} has a meaning already: {known.__name__}")
            if game_of(function.__module__) not in ("", game_of(word.__module__)):
                raise LookupError(f"{word.__name__} is no word of {function.__module__}")
            table[word] = function
        return function

    return enter


def game_of(module: str) -> str:
    """The package of the game that a module belongs to; "": it belongs to no game."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["headjudge", "games"] else ""


# -- players ------------------------------------------------------------------------


def seats(context: Context, whose: str) -> tuple[int, ...]:
    """The players that a word means; of both, first the one who chooses first."""
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
    zone: int = game.rules.terms.meanings.whereabouts(game, ref[0])
    return zone


def abilities_of(context: Context, ref: Ref) -> Abilities:
    """The abilities of a card, or those it had last; also those that are switched off."""
    game = context.game
    if game.state.is_current(ref):
        return game.abilities(ref[0])
    last = resolving(game).last(game, ref)
    own: Abilities | None = None if last is None else last.get("abilities")
    return game.state.printed[ref[0]].abilities if own is None else own


# -- numbers ------------------------------------------------------------------------


def number(context: Context, term: t.Number) -> int:
    """What a number comes to just now."""
    if type(term) is int:
        return term
    return NUMBERS[type(term)](context, term)


def times(context: Context, term: t.Number) -> int:
    """A number, as how often something is done or how many things there are."""
    return golden(context.game).times(number(context, term))


@means(NUMBERS, t.Count)
def count_cards(context: Context, term: t.Count) -> int:
    """Count the cards that a selector finds; some cards count as more than they are."""
    context.counting = True
    found = len(select(context, term.cards))
    context.counting = False
    return found


@means(NUMBERS, t.CountOf)
def count_remembered(context: Context, term: t.CountOf) -> int:
    """Count the cards remembered under a name that pass the filters."""
    refs = context.memory.get(term.memory, ())
    return len([ref for ref in refs if passes(context, term.filters, ref)])


@means(NUMBERS, t.CountKinds)
def count_kinds(context: Context, term: t.CountKinds) -> int:
    """Count the different values of a property among cards."""
    kinds: set[Any] = set()
    for card in select(context, term.cards):
        value = context.game.value(card, term.property)
        kinds.update(value if isinstance(value, tuple) else (value,))
    return len(kinds)


@means(NUMBERS, t.Of)
def number_of_card(context: Context, term: t.Of) -> int:
    """Add up a property of the cards that an object names."""
    return sum([info(context, ref, term.property) for ref in objects(context, term.card)])


@means(NUMBERS, t.PlayerNumber)
def number_of_player(context: Context, term: t.PlayerNumber) -> int:
    """Add up a number that the players meant have."""
    numbers = context.game.state.numbers
    return sum([numbers[seat].get(term.name, 0) for seat in seats(context, term.whose)])


@means(NUMBERS, t.TurnCount)
def count_in_turn(context: Context, term: t.TurnCount) -> int:
    """Count how often something has happened this turn to the players meant."""
    game = context.game
    return sum([game.happened((term.what, seat)) for seat in seats(context, term.whose)])


@means(NUMBERS, t.Times)
def number_times(context: Context, term: t.Times) -> int:
    """Multiply a number by a factor."""
    return term.factor * number(context, term.number)


@means(NUMBERS, t.Plus)
def number_plus(context: Context, term: t.Plus) -> int:
    """Add so many to a number."""
    return number(context, term.number) + term.more


@means(NUMBERS, t.Per)
def number_per(context: Context, term: t.Per) -> int:
    """Count how often so many go into a number."""
    return number(context, term.number) // term.each


def compare(left: int, relation: str, right: int) -> bool:
    """Whether two numbers stand in a relation: `<=`, `>=`, `==` or `!=`."""
    if relation == "<=":
        return left <= right
    if relation == ">=":
        return left >= right
    if relation == "==":
        return left == right
    return left != right


# -- conditions ---------------------------------------------------------------------


def holds(context: Context, term: t.Condition) -> bool:
    """Whether a condition holds just now."""
    return CONDITIONS[type(term)](context, term)


def all_hold(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """Whether every one of these conditions holds just now."""
    for each in conditions:  # noqa: SIM110 (all() over a generator is slower)
        if not CONDITIONS[type(each)](context, each):
            return False
    return True


@means(CONDITIONS, t.Is)
def holds_is(context: Context, term: t.Is) -> bool:
    """Whether one of the cards meant passes the filters, or each of them."""
    refs = objects(context, term.object)
    hits = [passes(context, term.filters, ref) for ref in refs]
    return all(hits) and bool(hits) if term.every else any(hits)


@means(CONDITIONS, t.Relation)
def holds_relation(context: Context, term: t.Relation) -> bool:
    """Whether two numbers stand in a relation."""
    return compare(number(context, term.left), term.relation, number(context, term.right))


@means(CONDITIONS, t.TurnOf)
def holds_turn_of(context: Context, term: t.TurnOf) -> bool:
    """Whether it is the turn of a player meant."""
    return context.game.state.turn_player in seats(context, term.whose)


@means(CONDITIONS, t.Happened)
def holds_happened(context: Context, term: t.Happened) -> bool:
    """Whether something has happened this turn at least so often."""
    game = context.game
    count = sum([game.happened((term.what, seat)) for seat in seats(context, term.whose)])
    return count >= term.least


@means(CONDITIONS, t.Entered)
def holds_entered(context: Context, term: t.Entered) -> bool:
    """Whether the card of the event came in this way."""
    event = context.event
    return event is not None and (event.cause == term.how or term.how in event.tags)


@means(CONDITIONS, t.ByEffect)
def holds_by_effect(context: Context, term: t.ByEffect) -> bool:
    """Whether an effect did what set this off."""
    return context.event is not None and context.event.by >= 0


@means(CONDITIONS, t.Differ)
def holds_differ(context: Context, term: t.Differ) -> bool:
    """Whether the cards differ in a property, in whatever order its values are printed."""
    found = [info(context, ref, term.property) for ref in objects(context, term.object)]
    if found and isinstance(found[0], tuple):
        found = [frozenset(each) for each in found]
    return any([each != found[0] for each in found])


@means(CONDITIONS, t.Both)
def holds_both(context: Context, term: t.Both) -> bool:
    """Whether all of several conditions hold."""
    return all_hold(context, term.conditions)


@means(CONDITIONS, t.AnyOf)
def holds_any_of(context: Context, term: t.AnyOf) -> bool:
    """Whether one of several conditions holds."""
    return any([holds(context, each) for each in term.conditions])


@means(CONDITIONS, t.No)
def holds_no(context: Context, term: t.No) -> bool:
    """Whether a condition does not hold."""
    return not holds(context, term.condition)


# -- filters ------------------------------------------------------------------------


def passes(context: Context, filters: tuple[t.Filter, ...], ref: Ref) -> bool:
    """Whether the card passes every filter. Filters about a whole group pass here."""
    for each in filters:
        test = FILTERS.get(type(each))
        if test is not None and not test(context, each, ref):
            return False
    return True


# -- selectors and objects ----------------------------------------------------------


def select(context: Context, selector: t.Selector) -> list[int]:
    """The cards that are meant, in the order of their areas."""
    game = context.game
    identity = game.state.identity
    found: list[int] = []
    if isinstance(selector, t.Under):
        for ref in objects(context, selector.card):
            found.extend(game.rules.terms.meanings.areas["under"](game, ref[0]))
    else:
        areas = game.rules.terms.meanings.areas
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
def objects_self(context: Context, term: t.Self) -> tuple[Ref, ...]:
    """The card the text is on."""
    return ((context.source, context.identity),)


@means(OBJECTS, t.It)
def objects_it(context: Context, term: t.It) -> tuple[Ref, ...]:
    """The cards remembered under a name."""
    refs: tuple[Ref, ...] = context.memory.get(term.memory, ())
    return refs


@means(OBJECTS, t.These)
def objects_these(context: Context, term: t.These) -> tuple[Ref, ...]:
    """The cards listed in the term itself."""
    return term.cards


@means(OBJECTS, t.Rest)
def objects_rest(context: Context, term: t.Rest) -> tuple[Ref, ...]:
    """The remembered cards that are what they were and that this effect has not moved: a game
    may bring what an effect remembers up to date when it moves a card."""
    refs: tuple[Ref, ...] = context.memory.get(term.memory, ())
    moved = [(card, became) for card, _was, became in context.memory.get("moved", ())]
    return tuple([ref for ref in refs if context.game.state.is_current(ref) and ref not in moved])


@means(OBJECTS, t.Together)
def objects_together(context: Context, term: t.Together) -> tuple[Ref, ...]:
    """All of these cards; one that is meant in two ways is there once."""
    return tuple(dict.fromkeys([ref for each in term.objects for ref in objects(context, each)]))


@means(OBJECTS, t.EventCard)
def objects_event_card(context: Context, term: t.EventCard) -> tuple[Ref, ...]:
    """The card of the event that set this off."""
    return card_of(context.game, context.event)


def card_of(game: Game, event: Event | None) -> tuple[Ref, ...]:
    """The card of an event, as the object it is looked at."""
    if event is None or event.card < 0:
        return ()
    return (resolving(game).seen_as(game, event),)


@means(OBJECTS, t.EventSource)
def objects_event_source(context: Context, term: t.EventSource) -> tuple[Ref, ...]:
    """The card that caused the event that set this off."""
    event = context.event
    if event is None or event.source < 0:
        return ()
    return (context.game.state.ref(event.source),)


@means(OBJECTS, t.EventPartner)
def objects_event_partner(context: Context, term: t.EventPartner) -> tuple[Ref, ...]:
    """The other cards of the event that set this off."""
    event = context.event
    if event is None:
        return ()
    ref = context.game.state.ref
    return tuple([ref(card) for card in event.tags if type(card) is int and card >= 0])


@means(OBJECTS, t.Every, t.Pick, t.AtRandom)
def objects_selected(context: Context, term: t.Every | t.Pick | t.AtRandom) -> tuple[Ref, ...]:
    """All cards that a selector finds. Of those to pick, or to take at random, these are the ones
    that it could be: which it is comes out when the effect is carried out."""
    identity = context.game.state.identity
    return tuple([(card, identity[card]) for card in select(context, term.cards)])


@means(OBJECTS, t.TopOf)
def objects_top_of(context: Context, term: t.TopOf) -> tuple[Ref, ...]:
    """The top cards of a deck."""
    game = context.game
    count = times(context, term.count)
    refs: list[Ref] = []
    for seat in seats(context, term.whose):
        for card in game.rules.terms.meanings.areas["deck"](game, seat)[:count]:
            refs.append((card, game.state.identity[card]))
    return tuple(refs)

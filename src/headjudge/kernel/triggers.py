"""Triggers: automatic abilities stand by, once for each time their condition is met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from headjudge.kernel import values
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.state import Event, Standby

if TYPE_CHECKING:
    from headjudge.kernel.game import Game


class Moment:
    """Events that happen at the same time, and the abilities of the cards that leave by them:
    each such card, the object it was, its master and what it had."""

    __slots__ = ("events", "leaving")

    def __init__(
        self,
        events: tuple[Event, ...] = (),
        leaving: tuple[tuple[int, int, int, Abilities], ...] = (),
    ) -> None:
        self.events = events
        self.leaving = leaving


ALONE: Final = Moment()  # of an event that nothing else happens with


def moment_of(game: Game, events: tuple[Event, ...]) -> Moment:
    """The moment in which these events are about to happen: their cards are where they were."""
    rules = game.rules
    if not rules.hearing.looks_back:
        return Moment(events)
    field, moving, heard = rules.layout.field, rules.moving, game.survey.heard_kinds
    cards: list[int] = []
    is_heard = False
    for event in events:
        if event.kind in heard:
            is_heard = True
        if (
            event.card >= 0
            and event.from_zone >= 0
            and field[event.from_zone]
            and event.kind in moving
        ):
            cards.append(event.card)
    if not cards or not is_heard:
        return Moment(events)
    identity = game.state.identity
    return Moment(
        events,
        tuple(
            [
                (card, identity[card], rules.masters.automatic(game, card), own)
                for card, own in values.abilities_now(game).all
                if card in cards
            ]
        ),
    )


def hear(game: Game, event: Event, once: bool = False, moment: Moment = ALONE) -> None:
    """Let every active automatic ability whose condition this event meets stand by. `once`: only if
    it has met no such event this turn; `moment`: all that happens at the same time."""
    hearing = game.rules.hearing
    hearing.by_cards(game, event, moment, once)
    if game.state.effects:
        hearing.by_effects(game, event, once)


def by_cards(game: Game, event: Event, moment: Moment, once: bool) -> None:
    """Let abilities of cards stand by that this event meets."""
    state = game.state
    rules = game.rules
    kind = event.kind
    matches = rules.terms.matches
    hearers = values.abilities_now(game).listening_to(kind)
    if game.survey.other_areas:
        others = rules.hearing.elsewhere(game)
        if others:
            hearers = hearers + [each for each in others if kind in each[1].kinds]
    met: list[Any] = []
    for card, term in hearers:
        seat = rules.masters.automatic(game, card)
        identity = state.identity[card]
        if matches(game, term, event, card, seat, identity):
            if once:
                met.append((kind, identity, term))
                if game.happened(met[-1]):
                    continue
            if not rules.hearing.arrivals and came_along(card, event, moment):
                continue
            stand_by(game, term, card, identity, seat, event)
    if moment.leaving:
        by_leaving_cards(game, event, moment)
    if event.card >= 0:
        abilities_of_moved_card(game, event, moment)
    for each in met:
        game.mark(each)


def by_leaving_cards(game: Game, event: Event, moment: Moment) -> None:
    """Let abilities stand by whose own cards leave in this moment: they hear all that happens in
    it, their leaving included."""
    state = game.state
    matches = game.rules.terms.matches
    for card, identity, seat, own in moment.leaving:
        if event.kind in own.hears and state.identity[card] != identity:
            for term in own.hears[event.kind]:
                if matches(game, term, event, card, seat, identity):
                    stand_by(game, term, card, identity, seat, event)


def abilities_of_moved_card(game: Game, event: Event, moment: Moment) -> None:
    """Let abilities about their own card's movement stand by, although the card has left the area
    where they work."""
    state = game.state
    mover = event.card
    if mover in [card for card, _identity, _seat, _own in moment.leaving]:
        return  # heard with all that its abilities look back at
    last = state.last.get((mover, event.identity))
    own = None if last is None else last.get("abilities")
    if own is None:
        own = state.printed[mover].abilities
    if event.kind not in own.hears or mover in game.rules.active_cards(game):
        return
    seat = -1 if last is None else last.get("master", -1)
    if seat < 0 and event.from_zone >= 0:
        seat = game.rules.layout.seat[event.from_zone]
    if seat < 0:
        seat = state.owner[mover]
    for term in own.hears[event.kind]:
        if term.on_leaving and game.rules.terms.matches(
            game, term, event, mover, seat, event.identity
        ):
            stand_by(game, term, mover, event.identity, seat, event)


def came_along(card: int, event: Event, moment: Moment) -> bool:
    """Whether the card moved at the same time as another card that an event is about."""
    return card != event.card and card in [each.card for each in moment.events]


def by_effects(game: Game, event: Event, once: bool) -> None:
    """Let abilities stand by that effects have made for a later moment."""
    state = game.state
    kind = event.kind
    met: list[Any] = []
    for effect in tuple(state.effects):
        term = effect.term
        if (
            term.role == "auto"
            and kind in term.kinds
            and game.rules.terms.matches(
                game, term, event, effect.source, effect.seat, effect.identity
            )
        ):
            if once:
                met.append((kind, -effect.id, term))
                if game.happened(met[-1]):
                    continue
            stand_by(game, term, effect.source, effect.identity, effect.seat, event)
            if game.rules.hearing.is_spent(effect.until):
                state.effects.remove(effect)
    for each in met:
        game.mark(each)


def nowhere_else(game: Game) -> list[tuple[int, Any]]:
    """No ability works in an area other than where its card's abilities usually work."""
    return []


def only_once(until: str) -> bool:
    """Whether an ability that an effect made triggers only once: unless the effect gives a
    period."""
    return until == "once"


def master_of_then(game: Game, standby: Standby) -> int:
    """The player who plays a waiting ability: its master when it came to stand by."""
    return standby.seat


def waits(game: Game, term: Any, identity: int) -> bool:
    """Whether this ability of this object stands by already."""
    return any([s.identity == identity and s.term == term for s in game.state.standby])


def stand_by(
    game: Game, term: Any, source: int, identity: int, seat: int, event: Event | None
) -> None:
    """Let an automatic ability stand by, once for each time its condition was met."""
    state = game.state
    if not game.rules.hearing.each_time and waits(game, term, identity):
        return
    state.standby.append(Standby(state.next_number(), term, source, identity, seat, event))
    state.revision += 1
    if game.log is not None:
        # of a card that they do not know viewers are not to learn that it waits
        ability = game.ability_then(source, term)
        citing = game.rules.hearing.rule
        game.note("standby", seat, source, state.known[source], citing, ability=ability)


def watch(game: Game) -> None:
    """Let abilities that trigger on a situation stand by while it is there: once, and again only
    after that one has been resolved."""
    state = game.state
    once = game.rules.hearing.once_a_situation
    for card, term in values.abilities_now(game).watching():
        seat = game.rules.masters.automatic(game, card)
        identity = state.identity[card]
        if once and waits(game, term, identity):
            continue
        if game.rules.terms.situation(game, term, card, seat):
            stand_by(game, term, card, identity, seat, None)

"""Triggers: automatic abilities stand by, once for each time their condition is met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from headjudge.kernel import values
from headjudge.kernel.state import Event, Standby

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

IN_VAIN: Final = -(1 << 30)
"""An event's `amount` when it changed nothing and so did not happen."""


def listeners(game: Game, kind: str) -> list[tuple[int, Any]]:
    """The automatic abilities at work that listen to this kind of event, and their cards."""
    altered = values.altered_abilities(game)
    notes = game.derived().notes if altered else game.board_notes()
    index: dict[str, list[tuple[int, Any]]] | None = notes.get("listeners")
    if index is None:
        index = {}
        printed = game.state.printed
        for card in game.rules.active_cards(game):
            own = values.abilities(game, card) if altered else printed[card].abilities
            for each, terms in own.hears.items():
                index.setdefault(each, []).extend([(card, term) for term in terms])
        notes["listeners"] = index
    return index.get(kind, [])


def hear(game: Game, event: Event, once: bool = False) -> None:
    """Every active automatic ability that this event meets stands by; `once`: if it has
    not met such an event this turn."""
    state = game.state
    rules = game.rules
    kind = event.kind
    matches = rules.matches
    seat_of = rules.layout.seat
    mover = event.card
    active = rules.active_cards(game)
    met: list[Any] = []
    for card, term in listeners(game, kind):
        seat = rules.master_of_automatic(game, card)
        if matches(game, term, event, card, seat):
            if once:
                met.append((kind, state.identity[card], term))
                if game.happened(met[-1]):
                    continue
            stand_by(game, term, card, state.identity[card], seat, event)
    if mover >= 0:
        # An ability about its own card's movement works although the card has left.
        last = state.last.get((mover, event.identity), {})
        own = last.get("abilities")
        if own is None:
            own = state.printed[mover].abilities
        if kind in own.hears and mover not in active:
            seat = last.get("master", -1)
            if seat < 0:
                seat = seat_of[event.frm] if event.frm >= 0 else -1
            if seat < 0:
                seat = state.owner[mover]
            for term in own.hears[kind]:
                if term.on_leaving and matches(game, term, event, mover, seat):
                    stand_by(game, term, mover, event.identity, seat, event)
    for effect in tuple(state.effects):
        term = effect.term
        if (
            term.role == "auto"
            and kind in term.kinds
            and matches(game, term, event, effect.source, effect.seat)
        ):
            if once:
                met.append((kind, -effect.id, term))
                if game.happened(met[-1]):
                    continue
            stand_by(game, term, effect.source, effect.identity, effect.seat, event)
            if effect.until == "once":
                state.effects.remove(effect)
    for each in met:
        game.mark(each)


def stand_by(
    game: Game, term: Any, source: int, identity: int, seat: int, event: Event | None
) -> None:
    state = game.state
    state.standby.append(Standby(state.next_number(), term, source, identity, seat, event))
    state.revision += 1
    if game.log is not None:
        game.note("standby", seat, card=source)


def watch(game: Game) -> None:
    """Situation triggers: stand by once when the situation is there, and again only
    after that one was resolved."""
    state = game.state
    for card in game.rules.active_cards(game):
        if not state.printed[card].abilities.watches and not values.altered_abilities(game):
            continue
        for term in values.abilities(game, card).watches:
            seat = game.rules.master_of_automatic(game, card)
            identity = state.identity[card]
            waits = [s for s in state.standby if s.identity == identity and s.term == term]
            if not waits and game.rules.situation(game, term, card, seat):
                stand_by(game, term, card, identity, seat, None)

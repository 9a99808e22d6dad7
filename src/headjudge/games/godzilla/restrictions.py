"""What texts at work say of playing and acting: prohibitions (1.3.3), and the rank that counts."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.active import when_played, works
from headjudge.games.godzilla.cards import within_limits
from headjudge.games.godzilla.effects import zones_meant
from headjudge.games.godzilla.overview import text_says
from headjudge.kernel import events
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.kernel.values import altered_abilities, are_changed, may_be_about
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, number, passes, seats
from headjudge.rulebook.citation import rule


def others(game: Game, name: str) -> list[tuple[Any, int, int, tuple[Ref, ...] | None]]:
    """The working abilities of a class: (term, source, master, cards it was laid on)."""
    if name not in game.special:
        return NOTHING
    notes = game.derived().notes
    found: list[tuple[Any, int, int, tuple[Ref, ...] | None]]
    if name in notes and game.partial is None:
        found = notes[name]
        return found
    if not may_be_about(game, name):
        if game.partial is None:
            notes[name] = NOTHING
        return NOTHING
    found = []
    state = game.state
    altered = altered_abilities(game)
    printed = state.printed
    for card in game.rules.active_cards(game):
        own = (game.abilities(card) if altered else printed[card].abilities).others
        if name in own:
            seat = z.LAYOUT.seat[state.place[card]]
            for term in own[name]:
                if not term.while_ or works(Context(game, card, seat), term.while_):
                    found.append((term, card, seat, None))
    for effect in state.effects:
        if type(effect.term).__name__ == name:
            context = Context(game, effect.source, effect.seat, effect.identity)
            if not effect.term.while_ or works(context, effect.term.while_):
                found.append((effect.term, effect.source, effect.seat, effect.cards))
    if game.partial is None:
        notes[name] = found
    return found


NOTHING: Final[list[tuple[Any, int, int, tuple[Ref, ...] | None]]] = []  # shared, never written to


LOWEST_RANK: Final = -(1 << 30)  # 1.3.2.4: en-1.01 has no limit, ja-1.04 has (2.3.2.2.1)


def rank_to_play(game: Game, seat: int, card: int) -> int:
    """A card's rank for playing it from the hand: some texts reduce it for that."""
    rank: int = game.value(card, "rank")
    special = game.special
    if "RankWhenPlayed" in special and "RankWhenPlayed" in when_played(game, card).others:
        context = Context(game, card, seat)
        for term in text_says(game.state.printed[card], "RankWhenPlayed"):
            if term.onto is None and not term.cost and all_hold(context, term.while_):
                rank -= max(0, number(context, term.by))
    if "RankOfPlayed" in special:
        for term, source, master, _cards in others(game, "RankOfPlayed"):
            context = Context(game, source, master)
            if master == seat and passes(context, term.filters, game.state.ref(card)):
                rank -= max(0, number(context, term.by))
    return within_limits(game, card, rank) if rank < 0 else rank


def within_rank(
    game: Game, seat: int, cards: list[int], most: int, least: int = LOWEST_RANK
) -> list[int]:
    """Of these cards those whose rank for playing them is at most that, and at least this."""
    if are_changed(game, "rank") or others(game, "RankOfPlayed"):
        return [card for card in cards if least <= rank_to_play(game, seat, card) <= most]
    printed = game.state.printed
    if "RankWhenPlayed" not in game.special:
        return [card for card in cards if least <= printed[card].values["rank"] <= most]
    found: list[int] = []
    for card in cards:
        rank = printed[card].values["rank"]
        if "RankWhenPlayed" in printed[card].abilities.others:
            rank = rank_to_play(game, seat, card)
        if least <= rank <= most:
            found.append(card)
    return found


def permitted(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those that no effect forbids this player to play."""
    suspects = under_prohibition(game, cards)
    if not suspects:
        return cards
    return [card for card in cards if card not in suspects or not forbidden(game, seat, card)]


def under_prohibition(game: Game, cards: list[int]) -> list[int]:
    """Of these cards those that some prohibition of playing may bear on."""
    if "CannotPlay" not in game.special:
        return []
    if others(game, "CannotPlay"):
        return cards
    printed = game.state.printed
    return [card for card in cards if "CannotPlay" in printed[card].abilities.others]


@rule("1.3.3", without=False)
def forbidden(game: Game, seat: int, card: int) -> bool:
    """Whether an effect forbids that this player plays this card."""
    own = when_played(game, card).others
    if "CannotPlay" in own:
        context = Context(game, card, seat)
        for term in own["CannotPlay"]:
            whole = term.filters is None and term.zones is None
            if whole and all_hold(context, term.while_):
                return True
    for term, source, master, _cards in others(game, "CannotPlay"):
        context = Context(game, source, master)
        if (
            term.filters is not None
            and term.zones is None
            and seat in seats(context, term.whose)
            and passes(context, term.filters, game.state.ref(card))
        ):
            return True
    return False


@rule("1.3.3", without=())
def closed_zones(game: Game, seat: int, card: int) -> list[int]:
    """The zones where an effect, or the card itself, forbids that it is played."""
    closed: list[int] = []
    for term in when_played(game, card).others.get("CannotPlay", ()):
        context = Context(game, card, seat)
        if term.filters is None and term.zones is not None and all_hold(context, term.while_):
            closed.extend(zones_meant(context, term.zones))
    for term, source, master, _cards in others(game, "CannotPlay"):
        context = Context(game, source, master)
        if (
            term.zones is not None
            and term.filters is not None
            and seat in seats(context, term.whose)
            and passes(context, term.filters, game.state.ref(card))
        ):
            closed.extend(zones_meant(context, term.zones))
    return closed


def may_be_played_in(game: Game, seat: int, card: int, zone: int) -> bool:
    """Whether nothing forbids that this player plays this card in that zone."""
    return not forbidden(game, seat, card) and zone not in closed_zones(game, seat, card)


@rule("1.3.3", without=False)
def is_prohibited(game: Game, event: Event) -> bool:
    """Whether a prohibition stands against an event of this kind."""
    return events.is_forbidden(game, event)


def discardable(game: Game, seat: int, cards: list[int], cause: str) -> list[int]:
    """1.3.3. What costs a discard cannot be done with a card that cannot be discarded."""
    if "discard" not in game.guarded or "discard" not in events.guards(game):
        return cards
    return [card for card in cards if not is_prohibited(game, discard(game, seat, card, cause))]


def discard(game: Game, seat: int, card: int, cause: str) -> Event:
    return Event("discard", seat, card, z.discard_of(seat), 0, -1, -1, cause)

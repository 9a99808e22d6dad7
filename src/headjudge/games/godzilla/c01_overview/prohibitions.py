"""1.3.3. Prohibitions: what an effect forbids is not done, whatever else asks for it."""

from __future__ import annotations

from headjudge.games.godzilla.c04_areas.zones import zones_meant
from headjudge.games.godzilla.c10_abilities.active import active_abilities, when_played
from headjudge.kernel import events
from headjudge.kernel.flow import Step, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, passes, seats
from headjudge.rulebook.citation import rule

forbid: Step = step("1.3.3", game="godzilla")(events.forbid)


@rule("1.3.3")
def is_prohibited(game: Game, event: Event) -> bool:
    """Whether a prohibition stands against an event of this kind."""
    return events.is_forbidden(game, event)


# Playing a card, at all or in a zone


def permitted(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those that no effect forbids this player to play."""
    suspects = under_prohibition(game, cards)
    if not suspects:
        return cards
    return [
        card for card in cards if card not in suspects or not cannot_be_played(game, seat, card)
    ]


def under_prohibition(game: Game, cards: list[int]) -> list[int]:
    """Of these cards those that some prohibition of playing may bear on."""
    if "CannotPlay" not in game.survey.features:
        return []
    if active_abilities(game, "CannotPlay"):
        return cards
    printed = game.state.printed
    return [card for card in cards if "CannotPlay" in printed[card].abilities.others]


@rule("1.3.3")
def cannot_be_played(game: Game, seat: int, card: int) -> bool:
    """Whether an effect forbids that this player plays this card."""
    own = when_played(game, card).others
    if "CannotPlay" in own:
        context = Context(game, card, seat)
        for term in own["CannotPlay"]:
            whole = term.filters is None and term.zones is None
            if whole and all_hold(context, term.while_):
                return True
    for term, source, master, _cards in active_abilities(game, "CannotPlay"):
        context = Context(game, source, master)
        if (
            term.filters is not None
            and term.zones is None
            and seat in seats(context, term.whose)
            and passes(context, term.filters, game.state.ref(card))
        ):
            return True
    return False


@rule("1.3.3")
def closed_zones(game: Game, seat: int, card: int) -> list[int]:
    """The zones in which this player cannot play this card, by an effect or by the card's own
    text."""
    closed: list[int] = []
    for term in when_played(game, card).others.get("CannotPlay", ()):
        context = Context(game, card, seat)
        if term.filters is None and term.zones is not None and all_hold(context, term.while_):
            closed.extend(zones_meant(context, term.zones))
    for term, source, master, _cards in active_abilities(game, "CannotPlay"):
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
    return not cannot_be_played(game, seat, card) and zone not in closed_zones(game, seat, card)

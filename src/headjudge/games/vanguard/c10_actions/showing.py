"""10.9 to 10.11. Reveal, search and shuffle."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions.domination import decks_to_shuffle
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.zones import PUBLIC
from headjudge.language import showing
from headjudge.language import terms as t
from headjudge.language.evaluate import times
from headjudge.rulebook.citation import rule

# 10.9. Reveal


@rule("10.9.1", "10.9.1.3")
def reveal_happens(game: Game, event: Event) -> None:
    """Everybody sees the card, which stays in its zone; the effect that reveals it remembers to end
    that."""
    showing.reveal_for_now(game, event.card)


@step("10.9.1.2")
def stop_revealing(game: Game, frame: Frame) -> None:
    """A card is revealed until the effect that does so ends; one that has moved is no
    longer."""
    for card, identity, face in frame.vars.get("revealing", ()):
        if game.state.identity[card] == identity:
            hide_again(game, card, face)


@rule("10.9.1.2.1")
def hide_again(game: Game, card: int, face: int) -> None:
    """A card lies as before it was revealed. Nobody forgets what they saw."""
    game.state.face[card] = face


# 10.10. Search


@step("10.10.1")
def look_through_deck(game: Game, frame: Frame) -> None:
    """The player looks at all the cards of their deck, if that is searched."""
    seat = frame.vars["seat"]
    if [pick for pick in frame.vars["picks"] if not is_public(pick)]:
        game.reveal(game.state.zones[z.deck_of(seat)], 1 << seat)


@choice("10.10.1")
def choose_found(game: Game, frame: Frame) -> Decision | None:
    """The player chooses among the cards the ones asked for, sort by sort."""
    sought = showing.sought(game, frame)
    if sought is None:
        return None
    seat, pick = frame.vars["seat"], sought.pick
    most = min(times(sought.context, pick.count), len(sought.cards))
    least = most
    if pick.up_to:
        least = 0
    elif not is_public(pick):
        least = least_to_find(pick, most)
    hidden = not is_public(pick) and len(game.state.zones[z.deck_of(seat)]) > 0
    return Decision(seat, "search", sought.options, "10.10.1", least, most, secret=hidden)


@choose_found.then
def keep_found(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the cards that were found."""
    showing.note_searched(game, showing.take_found(game, frame, chosen))


@rule("10.10.1.1")
def least_to_find(pick: t.Pick, most: int) -> int:
    """How many cards must be found: in a hidden zone nobody can be held to have found a card of
    which more is asked."""
    return 0 if pick.cards.filters else most


@rule("10.10.1.2")
def is_public(pick: t.Pick) -> bool:
    """Whether a public zone is searched: there one must find what there is."""
    areas = pick.cards.where if isinstance(pick.cards, t.Cards) else ()
    return not [a for a in areas if z.LAYOUT.names[a].visible != PUBLIC]


SEARCH = Procedure("search", "10.10", "Search", (look_through_deck, choose_found))


# 10.11. Shuffle


@rule("10.11.1", "10.11.1.2")
def shuffle_happens(game: Game, event: Event) -> None:
    """The cards of a hidden zone are put into a random order, and nobody sees them meanwhile."""
    found = found_by_search(game)
    for deck in decks_to_shuffle(game, event.seat):
        game.shuffle(deck)
    showing.shuffle_all_but(game, event.zone, found)


# Cards that the effect has searched for before it has the deck shuffled: not randomized.
found_by_search = rule("10.11.1.1", game="vanguard")(showing.found_by_search)
PROCEDURES: Final = (SEARCH,)

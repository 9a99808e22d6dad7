"""15-5, 15-6. Looking at cards, showing them, and choosing cards in a deck."""

from __future__ import annotations

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c16_keywords.materials import shuffle_all_but
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import showing
from headjudge.language import terms as t
from headjudge.language.evaluate import times
from headjudge.rulebook.citation import rule

# 15-5. Look, show, reveal

look_at_card = rule("15-5a", game="gateruler")(showing.look_happens)


@rule("15-5b")
def reveal_card(game: Game, event: Event) -> None:
    """Everybody sees the card where it is; the effect that reveals it remembers to end that."""
    showing.reveal_for_now(game, event.card)


# A card is revealed while the instructions are carried out.
stop_revealing: Step = step("15-5b", game="gateruler")(showing.stop_revealing)


# 15-6. Choosing cards in a deck


@step("15-6a")
def look_through_deck(game: Game, frame: Frame) -> None:
    """The player looks through all the cards of their deck."""
    seat = frame.vars["seat"]
    game.reveal(game.state.zones[z.deck_of(seat)], 1 << seat)


@choice("15-6a")
def choose_found(game: Game, frame: Frame) -> Decision | None:
    """The player chooses the cards asked for, sort by sort."""
    sought = showing.sought(game, frame)
    if sought is None:
        return None
    seat, pick = frame.vars["seat"], sought.pick
    most = min(times(sought.context, pick.count), len(sought.cards))
    least = 0 if pick.up_to else least_to_find(pick, most)
    there = len(game.state.zones[z.deck_of(seat)]) > 0
    return Decision(seat, "search", sought.options, "15-6a", least, most, secret=there)


def least_to_find(pick: t.Pick, most: int) -> int:
    """How many cards of this sort have to be chosen at least."""
    return no_guarantee() if pick.cards.filters else exactly_so_many(most)


@rule("15-6a-3")
def no_guarantee() -> int:
    """Of cards of some sort nobody can be held to have found one."""
    return 0


@rule("15-6a-2")
def exactly_so_many(most: int) -> int:
    """Of any cards one must choose exactly so many."""
    return most


@choose_found.then
def take_chosen_cards(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen cards are kept for the effect, and shown if a sort was asked for."""
    pick: t.Pick = frame.vars["picks"][len(frame.vars["found"])]
    refs = showing.take_found(game, frame, chosen)
    showing.note_searched(game, refs)
    if pick.cards.filters:
        show_found(game, refs)


@rule("15-6a-4")
def show_found(game: Game, refs: tuple[tuple[int, int], ...]) -> None:
    """Cards of which more is asked than their number are shown to all, until they are where the
    effect puts them."""
    for card, _identity in refs:
        showing.reveal_for_now(game, card)


@step("15-6a-1")
def shuffle_the_rest(game: Game, frame: Frame) -> None:
    """After the choice the rest of the deck is shuffled."""
    shuffle_all_but(game, frame.vars["seat"], [r[0] for refs in frame.vars["found"] for r in refs])


SEARCH = Procedure(
    "search", "15-6a", "Choose in a deck", (look_through_deck, choose_found, shuffle_the_rest)
)


def shuffle_deck(game: Game, event: Event) -> None:
    """The cards of a deck are put into a random order, but for those chosen in it."""
    showing.shuffle_all_but(game, event.zone, showing.found_by_search(game))

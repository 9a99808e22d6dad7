"""5.8, 5.10. Search, reveal."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.kernel import knowledge
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import REVEALED, Event, Frame
from headjudge.language import showing
from headjudge.language import terms as t
from headjudge.language.book import golden
from headjudge.language.evaluate import times
from headjudge.rulebook.citation import rule

# 5.8. Search


@step("5.8.1")
def look_through_deck(game: Game, frame: Frame) -> None:
    """A player who searches looks at all the cards of their deck."""
    seat = frame.vars["seat"]
    game.reveal(game.state.zones[z.deck_of(seat)], 1 << seat)


@choice("5.8.1")
def choose_found(game: Game, frame: Frame) -> Decision | None:
    """The player chooses among the cards of the deck those asked for, sort by sort. Whoever finds
    none says so: the other player is not to know whether there was one."""
    sought = showing.sought(game, frame)
    if sought is None:
        return None
    seat, pick = frame.vars["seat"], sought.pick
    most = as_many_as_there_are(times(sought.context, pick.count), len(sought.cards))
    least = 0 if may_fail_to_find(pick) else must_find(most)
    if pick.up_to:
        least = min(golden(game).least_of_up_to, most)
    hidden = len(game.state.zones[z.deck_of(seat)]) > 0
    if hidden and not sought.options:
        return Decision(seat, "search", (PASS,), "5.8.1", secret=True)
    return Decision(seat, "search", sought.options, "5.8.1", least, most, secret=hidden)


@choose_found.then
def take_found(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The effect remembers what was found, if anything was."""
    showing.take_found(game, frame, tuple([option for option in chosen if option != PASS]))


@rule("5.8.1.1")
def must_find(most: int) -> int:
    """How many cards a player must take who is asked for nothing but a number of cards: all of
    them."""
    return most


@rule("5.8.1.1.1")
def as_many_as_there_are(wanted: int, there: int) -> int:
    """How many cards a player takes who is asked for more than there are: all there are."""
    return min(wanted, there)


@rule("5.8.1.2")
def may_fail_to_find(pick: t.Pick) -> bool:
    """Whether a player may say that there is no such card: it is asked for by more than a number,
    so there may be none."""
    return len(pick.cards.filters) > 0


SEARCH = Procedure("search", "5.8", "Search", (look_through_deck, choose_found))


# 5.10. Reveal


@rule("5.10.1")
def reveal_happens(game: Game, event: Event) -> None:
    """Everybody sees the card; the effect that reveals it remembers to end that."""
    state = game.state
    card = event.card
    game.reveal((card,), knowledge.everyone(state))
    state.face[card] = REVEALED
    for frame in reversed(state.frames):
        if frame.procedure == "perform":
            frame.vars["revealing"] = (*frame.vars.get("revealing", ()), state.ref(card))
            return


@step("5.10.1.1")
def stop_revealing(game: Game, frame: Frame) -> None:
    """With the effect over, a card it revealed lies as before; one that has moved already
    does. Nobody forgets what they saw."""
    state = game.state
    for card, identity in frame.vars.get("revealing", ()):
        if state.identity[card] == identity:
            state.face[card] = 0


PROCEDURES: Final = (SEARCH,)

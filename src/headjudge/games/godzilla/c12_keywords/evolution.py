"""12.6. Evolution: a battle card is searched for and stacked on the one that evolves."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.c01_overview.prohibitions import may_be_played_in
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c05_terms.evolving import has_evolved, play_evolved_card
from headjudge.games.godzilla.c12_keywords.bundles import active_keywords
from headjudge.kernel.decision import NO, PASS, YES, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import terms as t


@choice("12.6.2")
def may_search(game: Game, frame: Frame) -> Decision | None:
    """The master of the card that may evolve decides whether to search their deck."""
    if not evolutions(game, frame):
        return None
    return Decision(frame.vars["seat"], "evolve", (YES, NO), "12.6.2")


@may_search.then
def search_or_not(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """A player who searches looks at all the cards of their deck."""
    if chosen[0] == YES:
        frame.vars["searched"] = True
        seat = frame.vars["seat"]
        game.reveal(game.state.zones[z.deck_of(seat)], 1 << seat)


def evolutions(game: Game, frame: Frame) -> list[t.Keyword]:
    """The Evolution abilities of the card that may evolve."""
    card = frame.vars["card"]
    return active_keywords(game.abilities(card), "Evolution", game, frame.vars["seat"], card)


@choice("12.6.2")
def find_evolved_card(game: Game, frame: Frame) -> Decision | None:
    """The player chooses a battle card with the trait, of at most that rank. Whoever finds none
    says so: the other player is not to know whether there was one (5.8.1.2)."""
    if "searched" not in frame.vars:
        return None
    found: list[Option] = []
    evolving = evolutions(game, frame)
    seat = frame.vars["seat"]
    deck = game.state.zones[z.deck_of(seat)]
    for card in deck:
        if game.value(card, "type") == "battle" and any(
            [
                game.value(card, "rank") <= word.number
                and word.details[0] in game.value(card, "traits")
                for word in evolving
            ]
        ):
            found.append(("card", card))
    least = 0 if found else 1
    options = tuple(found) or (PASS,)
    return Decision(seat, "evolve-into", options, "12.6.2", least, 1, secret=len(deck) > 0)


@find_evolved_card.then
def reveal_found(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The card found is revealed. It stays where it is if it cannot be played there (1.3.3),
    or if the card that was to evolve has gone (10.10.1.1)."""
    if not chosen or chosen[0] == PASS:
        return
    card, seat = int(chosen[0][1]), frame.vars["seat"]
    frame.vars["revealed"] = True
    game.do(Event("reveal", seat, card))
    place = game.state.place[frame.vars["card"]]
    if "gone" not in frame.vars and may_be_played_in(game, seat, card, place):
        frame.vars["found"] = card


# ja-1.04: whoever searched shuffles; en-1.01: whoever revealed a card
SHUFFLES_AFTER_SEARCH: Final[tuple[str, ...]] = ("ja-1.04",)


@step("12.6.2")
def shuffle_after(game: Game, frame: Frame) -> None:
    """The deck is shuffled: in ja-1.04 after any search, in en-1.01 only if a card was revealed."""
    searched = "searched" in frame.vars and game.state.edition in SHUFFLES_AFTER_SEARCH
    if "revealed" in frame.vars or searched:
        seat = frame.vars["seat"]
        game.do(Event("shuffle", seat, zone=z.deck_of(seat)))


EVOLUTION = Procedure(
    "evolution",
    "12.6",
    "Evolution",
    (may_search, find_evolved_card, play_evolved_card, has_evolved, shuffle_after),
)

PROCEDURES: Final = (EVOLUTION,)

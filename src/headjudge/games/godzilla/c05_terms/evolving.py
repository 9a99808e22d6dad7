"""5.17. Evolve.

The keyword Evolution, which searches for the new card, is 12.6.
"""

from __future__ import annotations

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c05_terms.entering import came_from
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.flow import step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means


@means(ACT, v.Evolve)
def do_evolve(context: Context, frame: Frame, term: v.Evolve, cards: tuple[Ref, ...]) -> None:
    """Let these battle cards evolve one after the other; the first is called last. An ability of a
    card that has gone is carried out all the same (10.5.2.3.3): its player may search."""
    game = context.game
    if not cards and isinstance(term.what, t.Self):
        game.call(
            "evolution", seat=context.seat, card=context.source, found=-1, source=context.source,
            by=context.seat, gone=True,
        )  # fmt: skip
    for card, _identity in reversed(cards):
        seat = z.LAYOUT.seat[game.state.place[card]]
        game.call(
            "evolution", seat=seat, card=card, found=-1, source=context.source, by=context.seat
        )


@step("5.17.1")
def play_evolved_card(game: Game, frame: Frame) -> None:
    """The new card is played on top of the battle card on the field."""
    vars = frame.vars
    card = vars["card"]
    place = game.state.place[card]
    on_top = game.state.host[card] < 0  # what lies under another card is not on the field
    if vars["found"] >= 0 and place >= 0 and z.is_zone(place) and on_top:
        area = came_from(z.LAYOUT.kind[game.state.place[vars["found"]]])
        game.do(
            Event("play", vars["seat"], vars["found"], place, 0, vars["source"], vars["by"],
                  "evolution", tags=(*area, "evolution", "onto", card))
        )  # fmt: skip
    else:
        vars["found"] = -1


@step("5.17.1.1")
def has_evolved(game: Game, frame: Frame) -> None:
    """Once the new card is on top, the battle card has evolved into it."""
    vars = frame.vars
    if vars["found"] >= 0:
        place = game.state.place[vars["found"]]
        game.do(
            Event("evolve", vars["seat"], vars["found"], place, 0, vars["source"], vars["by"],
                  "evolution")
        )  # fmt: skip

"""4.9. The bind zone: which effect bound which card, and what a card bound face down lacks."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.lock import LAST, NO_CHARACTERISTICS
from headjudge.kernel import links
from headjudge.kernel.changes import Active
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.language import terms as t
from headjudge.rulebook.citation import rule

BOUND: Final = t.Link("bound")  # of the bound card, on the card whose effect bound it


@rule("4.9.3")
def remember_who_bound(game: Game, event: Event) -> None:
    """Bound cards are kept apart by the effect that bound them."""
    if event.source >= 0:
        links.link(game, BOUND, event.card, event.source, event.by)


@rule("4.9.2.2", without=())
def changes(game: Game) -> list[Active]:
    """A card bound face down has no characteristics, and whatever it is given it has not."""
    state = game.state
    if not (state.zones[z.BIND] or state.zones[z.SIZE + z.BIND]):
        return []
    return [
        Active(NO_CHARACTERISTICS, card, seat, LAST, layer=layer)
        for seat in (0, 1)
        for card in state.zones[z.bind_of(seat)]
        if state.face[card] == FACE_DOWN
        for layer in game.rules.layers
    ]

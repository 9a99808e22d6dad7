"""4.8, 4.9. The damage zone and the bind zone: cards that lie face down, and who bound them."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c04_zones.zones import LAYOUT
from headjudge.games.vanguard.c10_actions import locking
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.changes import Active
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import OBJECTS, means, objects
from headjudge.rulebook.citation import rule

MUTE_IN: Final = ("damage", "bind")


@rule("4.8.2.2", "4.9.2.2")
def is_mute(game: Game, card: int) -> bool:
    """A card that lies face down in the damage zone or the bind zone does nothing."""
    state = game.state
    return state.face[card] == FACE_DOWN and LAYOUT.kind[state.place[card]] in MUTE_IN


@rule("4.9.2.2")
def changes(game: Game) -> list[Active]:
    """A card bound face down has no characteristics, and whatever it is given it has not."""
    state = game.state
    if not (state.zones[z.BIND] or state.zones[z.SIZE + z.BIND]):
        return []
    return [
        Active(locking.NO_CHARACTERISTICS, card, seat, locking.LAST, layer=layer)
        for seat in (0, 1)
        for card in state.zones[z.bind_of(seat)]
        if state.face[card] == FACE_DOWN
        for layer in game.rules.layering.layers
    ]


BOUND: Final = t.Link("bound")  # of the bound card, on the card whose effect bound it


@rule("4.9.3")
def remember_who_bound(game: Game, event: Event) -> None:
    """Bound cards are kept apart by the effect that bound them."""
    if event.source >= 0:
        links.link(game, BOUND, event.card, event.source, event.by)


@means(OBJECTS, v.BoundBy)
def find_bound_by(context: Context, term: v.BoundBy) -> tuple[Ref, ...]:
    """The cards that were bound by the effect of a card."""
    game = context.game
    found = [
        card for ref in objects(context, term.card) for card in links.linked_to(game, "bound", ref)
    ]
    return tuple([game.state.ref(card) for card in found])

"""11.34. Harmony: units associated with each other until end of turn.

The association is a lasting effect of each unit that lies on the other.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means, objects
from headjudge.rulebook.citation import rule

HARMONY: Final = t.Link("harmony")  # of a unit, on the one it is associated with


@means(ACT, v.Harmonize)
def do_harmonize(context: Context, frame: Frame, term: v.Harmonize, cards: tuple[Ref, ...]) -> None:
    """The first of these cards and its partner are in harmony."""
    partners = objects(context, term.partner)
    if cards and partners:
        harmonize(context.game, cards[0], partners[0], context.seat)


def harmonize(game: Game, unit: Ref, partner: Ref, seat: int) -> None:
    """The two are in harmony; whoever was not before has become so."""
    if not are_both_there(game, unit, partner):
        return
    new = [card for card in (unit[0], partner[0]) if is_new_to_harmony(game, card)]
    state = game.state
    for one, other in ((unit, partner), (partner, unit)):
        game.lasting(
            Effect(
                state.next_number(), HARMONY, *state.ref(one[0]), seat, state.tick(), "turn",
                (state.ref(other[0]),),
            )
        )  # fmt: skip
    come_into_harmony(game, new)


@rule("11.34.1.3")
def come_into_harmony(game: Game, cards: list[int]) -> None:
    """Abilities about coming into harmony stand by, and resolve even if the partner has left."""
    game.do(
        *[Event("become", masters.master(game, card), card, tags=("harmony",)) for card in cards]
    )


@rule("11.34.1.1")
def are_both_there(game: Game, unit: Ref, partner: Ref) -> bool:
    """Whether both units are still on the field."""
    state = game.state
    for ref in (unit, partner):
        if not state.is_current(ref) or not u.is_unit(game, ref[0]):
            return False
    return True


@rule("11.34.1.2")
def is_in_harmony(game: Game, card: int) -> bool:
    """Whether a unit that this one is associated with is on the field as well, in whatever column,
    under the same master."""
    if not game.state.effects:
        return False
    state = game.state
    for other in associations(game, card):
        if state.is_current(other) and masters.master(game, other[0]) == masters.master(game, card):
            return True
    return False


@rule("11.34.1.2.1")
def associations(game: Game, card: int) -> list[Ref]:
    """All the units that a unit was associated with this turn."""
    identity = game.state.identity[card]
    return [
        each.cards[0]
        for each in game.state.effects
        if each.term == HARMONY and each.source == card and each.identity == identity and each.cards
    ]


@rule("11.34.1.3.1")
def is_new_to_harmony(game: Game, card: int) -> bool:
    """Whether a unit comes to be in harmony: not if it is so already."""
    return not is_in_harmony(game, card)

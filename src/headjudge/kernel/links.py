"""Links: what one card is to another, as long as it is the card it was.

A link is a lasting effect with the duration `LINKED`: its source is the card that is
linked, it lies on the object it is linked to, and its time stamp says since when. So a
card may have several links, links are saved and forked like all effects, and one whose
card became another object is over. Whether the object at the other end is still there
is for the game to ask: some books keep what was linked to a card that left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel.state import LINKED, Effect, Ref

if TYPE_CHECKING:
    from headjudge.kernel.game import Game


def link(game: Game, term: Any, card: int, to: int, seat: int) -> None:
    """Link a card to another from now on. `term` has the role "link" and a name."""
    state = game.state
    game.lasting(
        Effect(
            state.next_number(),
            term,
            card,
            state.identity[card],
            seat,
            state.tick(),
            LINKED,
            (state.ref(to),),
        )  # fmt: skip
    )


def links(game: Game, name: str) -> list[Effect]:
    """All links of this name whose card is still the same, the oldest first."""
    identity = game.state.identity
    return [
        each
        for each in game.state.effects
        if each.until == LINKED
        and each.term.role == "link"
        and each.term.name == name
        and identity[each.source] == each.identity
    ]


def linked_to(game: Game, name: str, ref: Ref) -> list[int]:
    """The cards linked to this object, whether it is still there or not."""
    return [each.source for each in links(game, name) if each.cards == (ref,)]


def linked_with(game: Game, name: str, card: int) -> Ref | None:
    """The object that a card was last linked to, whether it is still there or not."""
    state = game.state
    for each in reversed(state.effects):
        if (
            each.source == card
            and each.until == LINKED
            and each.term.role == "link"
            and each.term.name == name
            and state.identity[card] == each.identity
            and each.cards
        ):
            return each.cards[0]
    return None


def partner(game: Game, name: str, card: int) -> int:
    """The card at the other end of a link that still holds, whichever end this is; -1: none."""
    state = game.state
    other = linked_with(game, name, card)
    if other is not None and state.is_current(other):
        return other[0]
    found = linked_to(game, name, state.ref(card))
    return found[0] if found else -1


def unlink(game: Game, name: str, card: int) -> None:
    """End the card's link of this name."""
    gone = [each.id for each in links(game, name) if each.source == card]
    if gone:
        state = game.state
        game.keep_effects([each for each in state.effects if each.id not in gone])

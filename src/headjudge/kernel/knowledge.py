"""Knowledge: who knows which card, the names viewers may give to cards, fair guesses.

A viewer's handle for a card is given when the viewer comes to know it and taken
away when the viewer loses track of it, so handles are a function of what that
viewer has seen and reveal nothing else.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel import random
from headjudge.kernel.state import State
from headjudge.kernel.zones import Layout

# By a set of viewers, one bit for each of them: who they are.
MOST_VIEWERS: Final = 5
VIEWERS: Final = tuple(
    [
        tuple([viewer for viewer in range(MOST_VIEWERS) if bits >> viewer & 1])
        for bits in range(1 << MOST_VIEWERS)
    ]
)


def learn(state: State, card: int, bits: int) -> None:
    """Let these viewers (a bit for each) know which card this is."""
    before = state.known[card]
    gained = bits & ~before
    if not gained:
        return
    state.known[card] = before | gained
    following = state.next_handle
    for viewer in VIEWERS[gained]:
        state.handles[viewer][card] = following[viewer]
        following[viewer] += 1


def forget(state: State, card: int, bits: int) -> None:
    """Let these viewers (a bit for each) lose track of the card."""
    lost = bits & state.known[card]
    if not lost:
        return
    state.known[card] &= ~lost
    for viewer in VIEWERS[lost]:
        state.handles[viewer][card] = 0


def everyone(state: State) -> int:
    """A bit for each viewer."""
    return (1 << (state.seats + 1)) - 1


def show_from_hidden(state: State, card: int, zone: int, sees: int, face: int = 0) -> None:
    """Show one of the cards that lie alike in a hidden zone to these viewers. Whoever knew an equal
    card there cannot tell which of the two it is: for all they see it is the one they knew, and
    keeps the name they had for it."""
    unaware = sees & ~state.known[card]
    if not unaware:
        return
    printed = state.printed[card]
    for other in state.zones[zone]:
        if other != card and state.printed[other] is printed and state.face[other] == face:
            # whoever sits on the zone's own side keeps track of both
            twin = unaware & state.known[other]
            if twin:
                take_for(state, card, other, twin)
                unaware &= ~twin
    learn(state, card, sees)


def take_for(state: State, card: int, known: int, bits: int) -> None:
    """Let these viewers take the card for an equal one that they knew."""
    state.known[card] |= bits
    state.known[known] &= ~bits
    for viewer in range(state.seats + 1):
        if bits >> viewer & 1:
            row = state.handles[viewer]
            row[card] = row[known]
            row[known] = 0


def lose_track(state: State, card: int, zone: int, sees: int, face: int = 0) -> None:
    """Make all but the viewers who see it lose track of the cards that lay alike in a hidden zone,
    after one of them went to another hidden place: they cannot tell which it was."""
    blind = everyone(state) & ~sees
    forget(state, card, blind)
    for each in state.zones[zone]:
        if state.face[each] == face:
            forget(state, each, blind)


def redeal(state: State, layout: Layout, viewer: int, key: bytes) -> None:
    """Deal all that the viewer cannot know anew, among the cards it could be.

    Cards trade faces with cards of the same owner that began in the same deck, so
    every count and every known card stays. The random stream ahead is renewed too:
    nobody knows it.
    """
    pools: dict[tuple[int, int], list[int]] = {}
    place, origin, owner = state.place, state.origin, state.owner
    for card, known in enumerate(state.known):
        if not known >> viewer & 1 and place[card] >= 0 and origin[card] >= 0:
            pools.setdefault((owner[card], origin[card]), []).append(card)
    count = 0
    for pool in pools.values():
        order, count = random.shuffled(key, count, tuple(pool))
        faces = [state.printed[card] for card in order]
        for card, face in zip(pool, faces, strict=True):
            state.printed[card] = face
    state.random_key = random.block(key, count)[:32]
    state.revision += 1

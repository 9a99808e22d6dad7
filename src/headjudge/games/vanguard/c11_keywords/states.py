"""11.21, 11.24, 11.29, 11.33, 11.37. The states that keywords give units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import CONDITIONS, means
from headjudge.rulebook.citation import fact


@means(ACT, v.Become)
def do_become(context: Context, frame: Frame, term: v.Become, cards: tuple[Ref, ...]) -> None:
    """Put these units into a state, until the time that the text names."""
    game = context.game
    game.do(
        *[
            Event("become", masters.master(game, card), card, -1, 0, context.source, context.seat,
                  term.until, tags=(term.state,))
            for card, _identity in cards
        ]
    )  # fmt: skip


def become_happens(game: Game, event: Event) -> None:
    """A unit comes to be in a state, for a time, and what that state brings with it."""
    card, word = event.card, event.tags[0]
    if word == "harmony":
        return  # it is there to be heard: an association is no state of one unit
    if not u.is_unit(game, card) or word in game.value(card, "states"):
        event.changed_nothing = True
        return
    gain = t.Continuous((t.Change(t.It(), "states", "gain", (word,)),))
    lay(game, gain, event, (game.state.ref(card),), event.cause)
    if word in COMES_WITH:
        lay(game, COMES_WITH[word], event, None, event.cause)


def lay(
    game: Game, term: t.Ability, event: Event, cards: tuple[Ref, ...] | None, until: str
) -> None:
    """A lasting effect of the unit that an event is about."""
    state = game.state
    card = event.card
    identity = state.identity[card]
    game.lasting(
        Effect(state.next_number(), term, card, identity, event.seat, state.tick(), until, cards)
    )


@means(CONDITIONS, v.Became)
def holds_became(context: Context, term: v.Became) -> bool:
    """Whether it was this state that a unit came to be in."""
    return context.event is not None and term.state in context.event.tags


# 11.29.2: a charging unit goes under the deck at the end of a battle it took part in;
# 11.33.2: a hollowed one is retired at the end of the turn
COMES_WITH: Final[dict[str, t.Auto]] = {
    **fact(
        "11.29.2",
        {
            "charging": t.Auto(
                t.Pattern("end battle"),
                (t.Put(t.Self(), "deck bottom"),),
                (v.TookPart(), t.Is(t.Self(), (v.InState("charging"),))),
            )
        },
        without={},
    ),
    **fact(
        "11.33.2",
        {
            "hollowed": t.Auto(
                t.Pattern("end turn"),
                (v.Retire(t.Self()),),
                (t.Is(t.Self(), (v.InState("hollowed"),)),),
            )
        },
        without={},
    ),
}

HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {"become": become_happens}

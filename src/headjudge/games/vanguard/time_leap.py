"""10.31, 11.32. Time leap."""

from __future__ import annotations

from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.moving import sending
from headjudge.kernel.state import Effect, Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule


@rule("10.31.2")
def time_leap(context: Context, frame: Frame, cards: tuple[Ref, ...]) -> None:
    """The units are bound; what comes next depends on whether they were."""
    game = context.game
    doing.first(frame, (v.Leap(cards),))
    events = [
        sending(game, card, z.bind_of(game.state.owner[card]), "effect", context.source,
                context.seat)
        for card, _identity in cards
    ]  # fmt: skip
    game.do(*events)


def leap(context: Context, frame: Frame, cards: tuple[Ref, ...]) -> None:
    """For each card that was bound, a card of a grade higher by one is called."""
    state = context.game.state
    effects: list[t.Effect] = []
    for card, _identity in cards:
        if z.LAYOUT.kind[state.place[card]] == "bind":
            effects.extend(leap_of(state.ref(card)))
    doing.first(frame, tuple(effects))


def leap_of(bound: Ref) -> tuple[t.Effect, ...]:
    """The deck is searched for up to one such card, it is called, and the deck shuffled; the
    end of the turn has the rest."""
    memory = f"leapt {bound[0]}"
    grade = t.Plus(t.Of("grade", t.These((bound,))), 1)
    wanted = t.Cards(("deck",), t.YOU, (t.Compare("grade", "==", grade),))
    return (
        t.Search(t.Pick(1, wanted, up_to=True), memory),
        v.Call(t.It(memory)),
        t.Shuffle(),
        v.LeapBack(memory, bound),
    )


def leap_back(context: Context, term: v.LeapBack) -> None:
    """At the end of the turn the unit that was called goes under the deck, and if it did,
    the bound card is called."""
    game = context.game
    state = game.state
    called = tuple(
        [
            ref
            for ref in acting(context, t.It(term.memory))
            if z.LAYOUT.field[state.place[ref[0]]]
        ]
    )  # fmt: skip
    if not called:
        return
    back = t.Auto(
        t.Pattern("end turn"),
        (
            t.Put(t.These(called), "deck bottom"),
            t.If(v.IsIn(called[0][0], "deck"), (v.Call(t.These((term.bound,))),)),
        ),
    )
    game.lasting(
        Effect(
            state.next_number(),
            back,
            context.source,
            context.identity,
            context.seat,
            state.tick(),
            "once",
        )
    )

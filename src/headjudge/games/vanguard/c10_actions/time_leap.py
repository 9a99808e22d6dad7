"""10.31. Time leap."""

from __future__ import annotations

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions.moving import sending
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.state import Effect, Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, DO
from headjudge.language.evaluate import CONDITIONS, means
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule


@rule("10.31.2")
def bind_and_leap(context: Context, frame: Frame, cards: tuple[Ref, ...]) -> None:
    """The units are bound; what comes next depends on whether they were."""
    game = context.game
    doing.do_next(frame, (v.Leap(cards),))
    events = [
        sending(game, card, z.bind_of(game.state.owner[card]), "effect", context.source,
                context.seat)
        for card, _identity in cards
    ]  # fmt: skip
    game.do(*events)


@means(ACT, v.TimeLeap)
def do_time_leap(context: Context, frame: Frame, term: v.TimeLeap, cards: tuple[Ref, ...]) -> None:
    """Time leap these units."""
    bind_and_leap(context, frame, cards)


def leap(context: Context, frame: Frame, cards: tuple[Ref, ...]) -> None:
    """Call, for each card that was bound, a card of a grade higher by one."""
    state = context.game.state
    effects: list[t.Effect] = []
    for card, _identity in cards:
        if z.LAYOUT.kind[state.place[card]] == "bind":
            effects.extend(leap_of(state.ref(card)))
    doing.do_next(frame, tuple(effects))


@means(DO, v.Leap)
def do_leap(context: Context, frame: Frame, term: v.Leap) -> None:
    """Call a card for each unit that was bound."""
    leap(context, frame, term.cards)


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
    """Arrange that at the end of the turn the unit that was called goes under the deck, and if
    it did, the bound card is called."""
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


@means(DO, v.LeapBack)
def do_leap_back(context: Context, frame: Frame, term: v.LeapBack) -> None:
    """Arrange that the units come back at the end of the turn."""
    leap_back(context, term)


@means(CONDITIONS, v.IsIn)
def holds_is_in(context: Context, term: v.IsIn) -> bool:
    """Whether a card is in a zone of this kind."""
    return z.LAYOUT.kind[context.game.state.place[term.card]] == term.kind

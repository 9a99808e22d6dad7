"""What terms mean that do: effects are carried out one by one in a frame.

The frame holds what is still to do, who speaks and what was spoken of (`doing.EffectVars` lists
its variables); an effect that contains others puts them in front of the rest. So a choice anywhere
inside an effect is a decision like any other: it can be forked, saved and rewound.
"""

from __future__ import annotations

from headjudge.kernel.decision import PASS, YES, Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import filters  # noqa: F401 (their meanings are entered by it)
from headjudge.language import terms as t
from headjudge.language.book import Context, context_of, golden, resolving
from headjudge.language.doing import ACT, ASK, DO, TAKE, do_next
from headjudge.language.evaluate import holds, means, number, seats, times
from headjudge.language.instructions import cited, instruction
from headjudge.language.moving import event_for, send, target_zone, to_discard
from headjudge.language.picking import (
    acting,
    chosen_before,
    done_with,
    has_total,
    parts_of,
    pick_all,
    purpose,
    rests_on_hidden,
    reveal_early_choice,
)


def perform(game: Game, frame: Frame) -> Decision | None:
    """Carry out the next effect, asking first what has to be asked."""
    vars = frame.vars
    todo: tuple[t.Effect, ...] = vars["todo"]
    if not todo:
        vars["citing"] = ""
        return None
    term = todo[0]
    kind = type(term)
    context = context_of(game, frame)
    named = instruction(game, purpose(frame))
    vars["citing"] = named.rule
    if isinstance(term, t.Action) and kind in ACT:
        picked = vars["picked"]
        asked = picked is not None
        if picked is None:
            found = pick_all(context, frame, term.what, named.asks)
            if isinstance(found, Decision):
                return found
            picked = found
        vars["picked"] = None
        vars["together"] = ()
        vars["todo"] = todo[1:]
        frame.again()
        if isinstance(term, t.PutUnder) and type(term.under) is t.It:
            vars["under"] = acting(context, term.under)  # before "it" is the cards put there
        memory = getattr(term, "memory", "it")
        remembered = picked or resolving(game).means_nothing(picked)
        if remembered and type(term.what) not in (t.Self, t.Rest):
            vars[memory] = picked
        if not picked and isinstance(term.what, t.Pick) and game.log is not None:
            if asked:
                game.note("none chosen", context.seat, context.source)
            else:
                game.note("none there", context.seat, context.source)
        ACT[kind](context, frame, term, picked)
        return None
    if kind in ASK:
        decision = ASK[kind](context, frame, term)
        if decision is not None:
            return decision
    vars["todo"] = todo[1:]
    frame.again()
    DO[kind](context, frame, term)
    return None


def performed(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Go on with the answer to what an effect asked."""
    todo: tuple[t.Effect, ...] = frame.vars["todo"]
    term = todo[0]
    frame.again()
    if isinstance(term, t.Action) and type(term) in ACT:
        identity = game.state.identity
        picked = tuple([(int(o[1]), identity[int(o[1])]) for o in chosen if o != PASS])
        golden(game).show_chosen(
            game, done_with(frame), term.what, tuple([card for card, _identity in picked])
        )
        if has_total(term.what):
            frame.vars["added"] = (*frame.vars.get("added", ()), *picked)
            if chosen[0] == PASS:
                frame.vars["picked"] = frame.vars.pop("added")
        elif parts_of(context_of(game, frame), term.what):
            frame.vars["together"] = (*frame.vars["together"], picked)
            reveal_early_choice(game, tuple([card for card, _identity in picked]))
        else:
            frame.vars["picked"] = picked
            remember_round(frame, picked)
        return
    frame.vars["todo"] = todo[1:]
    TAKE[type(term)](context_of(game, frame), frame, term, chosen)


def remember_round(frame: Frame, picked: tuple[Ref, ...]) -> None:
    """Remember the cards chosen in one of several rounds of "for each"."""
    rest, chosen = frame.vars.get("rounds", (0, ()))
    if chosen_before(frame) is not None:
        frame.vars["rounds"] = (rest, (*chosen, *[card for card, _identity in picked]))


# -- moving cards -------------------------------------------------------------------


@means(ACT, t.Put)
def do_put(context: Context, frame: Frame, term: t.Put, cards: tuple[Ref, ...]) -> None:
    """Put cards into an area, several of them in an order that its player chooses."""
    game = context.game
    events = []
    for card, _identity in cards:
        zone, where = target_zone(game, card, term.to)
        if game.state.place[card] != zone or where != "top" or term.to.startswith("deck"):
            kind = game.rules.terms.meanings.placing(game, card, zone)
            events.append(event_for(context, kind, card, zone, where))
    if term.to == "deck":
        game.do(*events)  # it is shuffled next: in what order they come does not matter
    else:
        send(game, tuple(events))


@means(ACT, t.Discard)
def do_discard(context: Context, frame: Frame, term: t.Discard, cards: tuple[Ref, ...]) -> None:
    """Discard cards."""
    context.game.do(*[to_discard(context, "discard", card) for card, _identity in cards])


@means(ACT, t.Destroy)
def do_destroy(context: Context, frame: Frame, term: t.Destroy, cards: tuple[Ref, ...]) -> None:
    """Destroy cards."""
    context.game.do(*[to_discard(context, "destroy", card) for card, _identity in cards])


@means(ACT, t.PutUnder)
def do_put_under(context: Context, frame: Frame, term: t.PutUnder, cards: tuple[Ref, ...]) -> None:
    """Put cards under another card, which is chosen first if the text says so."""
    game = context.game
    if type(term.under) is t.Pick:
        frame.vars["placed"] = cards
        do_next(frame, (t.Choose(term.under, "under"), t.PutUnder(t.It("placed"), t.It("under"))))
        return
    named_before = type(term.under) is t.It
    hosts = frame.vars["under"] if named_before else acting(context, term.under)
    if not hosts:
        return
    host = hosts[0][0]
    frame.vars["under"] = hosts[:1]
    place = game.state.place[host]
    events = []
    for card, _identity in cards:
        if card != host:
            event = event_for(context, "put", card, place, "under")
            event.tags = (host,)
            events.append(event)
    send(game, tuple(events))


@means(ACT, t.Swap)
def do_swap(context: Context, frame: Frame, term: t.Swap, cards: tuple[Ref, ...]) -> None:
    """Let two cards trade places."""
    if len(cards) == 2:
        game = context.game
        game.rules.terms.meanings.swap(game, cards[0][0], cards[1][0], context.source, context.seat)


# -- finding and showing cards ------------------------------------------------------


@means(ACT, t.Choose)
def do_choose(context: Context, frame: Frame, term: t.Choose, cards: tuple[Ref, ...]) -> None:
    """Do nothing more with chosen cards: they are remembered already."""


@means(DO, t.Search)
def do_search(context: Context, frame: Frame, term: t.Search) -> None:
    """Begin the procedure of a search, which remembers the cards found."""
    what = term.what
    frame.vars[term.memory] = ()
    context.game.call(
        "search", seat=context.seat, memory=term.memory, found=(),
        picks=what.objects if isinstance(what, t.Together) else (what,),
    )  # fmt: skip


@means(ACT, t.Reveal)
def do_reveal(context: Context, frame: Frame, term: t.Reveal, cards: tuple[Ref, ...]) -> None:
    """Reveal cards where they are."""
    show(context, "reveal", cards)


@means(ACT, t.Look)
def do_look(context: Context, frame: Frame, term: t.Look, cards: tuple[Ref, ...]) -> None:
    """Let the master look at cards; "up to" so many are looked at one by one."""
    game = context.game
    if term.up_to and isinstance(term.what, t.TopOf):
        frame.vars[term.memory] = ()
        game.call(
            "look up to", seat=context.seat, deck=seats(context, term.what.whose)[0],
            number=number(context, term.what.count), memory=term.memory,
        )  # fmt: skip
        return
    show(context, "look", cards)


def show(context: Context, kind: str, cards: tuple[Ref, ...]) -> None:
    """Let the master look at cards, or reveal them to all, where they are."""
    if cards:
        context.game.do(
            *[
                Event(kind, context.seat, card, source=context.source, by=context.seat)
                for card, _identity in cards
            ]
        )


# -- decks and hands ----------------------------------------------------------------


@means(DO, t.Shuffle)
def do_shuffle(context: Context, frame: Frame, term: t.Shuffle) -> None:
    """Let the players meant shuffle their decks at the same time."""
    game = context.game
    golden(game).at_the_same_time(
        game,
        tuple(
            [
                Event("shuffle", seat, zone=game.rules.layout.zone("deck", seat))
                for seat in seats(context, term.who)
            ]
        ),
    )


@means(DO, t.Draw)
def do_draw(context: Context, frame: Frame, term: t.Draw) -> None:
    """Let the players meant draw cards, both of them together."""
    count = times(context, term.number)
    who = seats(context, term.who)
    if len(who) > 1 and not term.up_to:
        context.game.call("draw together", seats=who, left=count, source=context.source)
        return
    for seat in reversed(who):
        context.game.call(
            "draw up to" if term.up_to else "draw", seat=seat, left=count, source=context.source
        )


@means(DO, t.DiscardUntil)
def do_discard_until(context: Context, frame: Frame, term: t.DiscardUntil) -> None:
    """Let the players meant discard down to a number of cards."""
    context.game.call(
        "discard until", seats=seats(context, term.who), number=term.number, kept=(),
        source=context.source, by=context.seat,
    )  # fmt: skip


# -- what contains other effects ----------------------------------------------------


@means(DO, t.If)
def do_if(context: Context, frame: Frame, term: t.If) -> None:
    """Go on with one branch or the other, by whether the condition is met."""
    is_met = resolving(context.game).is_met
    met = holds(context, term.condition) if is_met is None else is_met(context, frame, term)
    if not met and not term.otherwise:
        context.game.note("unmet", context.seat, context.source)
    do_next(frame, term.then if met else term.otherwise)


@means(ASK, t.May)
def ask_may(context: Context, frame: Frame, term: t.May) -> Decision | None:
    """Ask whether the player does what they may do."""
    book = resolving(context.game)
    can = book.can_choose(context, term.do)
    secret = rests_on_hidden(context, term.do)
    return book.asks(seats(context, term.who)[0], can, secret)


@means(TAKE, t.May)
def take_may(context: Context, frame: Frame, term: t.May, chosen: tuple[Option, ...]) -> None:
    """Do what the player agreed to do, or what comes otherwise."""
    if chosen[0] != YES:
        context.game.note("declined", seats(context, term.who)[0], context.source)
        do_next(frame, term.otherwise)
        return
    # until only `must` of what is to do is left, what is done is the price of what comes
    # before the last `rest`
    frame.vars["rest"] = len(frame.vars["todo"])
    do_next(frame, term.then)
    frame.vars["must"] = len(frame.vars["todo"]) if term.then else -1
    do_next(frame, term.do)


@means(DO, t.May)
def do_may(context: Context, frame: Frame, term: t.May) -> None:
    """Nobody was asked, since it could not be done: go on with what is done otherwise."""
    do_next(frame, term.otherwise)


@means(DO, t.ForEach)
def do_for_each(context: Context, frame: Frame, term: t.ForEach) -> None:
    """Carry out effects so many times, or once for all of them, as the book has it."""
    book = golden(context.game)
    number = book.rounds(times(context, term.number))
    one = book.as_one(term.do[0], number) if len(term.do) == 1 and number > 0 else None
    if one is not None:
        do_next(frame, (one,))
        return
    if book.chooses_anew:
        # until only so much is left to do, what was chosen is not chosen again
        frame.vars["rounds"] = (len(frame.vars["todo"]), ())
    for _time in range(number):
        do_next(frame, term.do)


@means(ASK, t.ChooseOf)
def ask_choose_of(context: Context, frame: Frame, term: t.ChooseOf) -> Decision | None:
    """Ask which of the listed options are carried out."""
    options: tuple[Option, ...] = tuple([("option", index) for index in range(len(term.options))])
    book = resolving(context.game)
    wanted = book.options(term.number, len(options))
    return Decision(
        context.seat, "choose-of", options, cited(context.game, frame), wanted, wanted,
        ordered=book.options_in_order and wanted > 1,
    )  # fmt: skip


@means(TAKE, t.ChooseOf)
def take_choose_of(
    context: Context, frame: Frame, term: t.ChooseOf, chosen: tuple[Option, ...]
) -> None:
    """Carry out the chosen options: in their printed order, or in the order of the answer, as the
    book has it."""
    for option in reversed(chosen):
        do_next(frame, term.options[int(option[1])])


# -- the end of the game ------------------------------------------------------------


@means(DO, t.GameEnds)
def do_game_ends(context: Context, frame: Frame, term: t.GameEnds) -> None:
    """Let the players meant win or lose the game."""
    who = seats(context, term.who)
    golden(context.game).end_by_effect(
        context.game, who if term.wins else (), () if term.wins else who
    )

"""What terms mean that do: effects are carried out one by one in a frame.

The frame holds what is still to do, who speaks and what was spoken of; an effect
that contains others puts them in front of the rest. So a choice anywhere inside an
effect is a decision like any other: it can be forked, saved and rewound.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from headjudge.kernel.decision import PASS, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import REVEALED, Event, Frame, Ref
from headjudge.kernel.zones import PUBLIC
from headjudge.language import terms as t
from headjudge.language.evaluate import (
    Context,
    context_of,
    golden,
    holds,
    info,
    means,
    number,
    objects,
    resolving,
    seats,
    select,
    times,
)

# Effects that simply do; effects that ask first, and what they do with the answer;
# effects about cards, which are picked first.
DO: dict[type, Callable[[Context, Frame, Any], None]] = {}
ASK: dict[type, Callable[[Context, Frame, Any], Decision | None]] = {}
TAKE: dict[type, Callable[[Context, Frame, Any, tuple[Option, ...]], None]] = {}
ACT: dict[type, Callable[[Context, Frame, Any, tuple[Ref, ...]], None]] = {}
# Whether an effect can be carried out wholly (for "you may ... to ...").
CAN: dict[type, Callable[[Context, Any], bool]] = {}


def start(
    game: Game,
    effects: tuple[t.Effect, ...],
    source: int,
    identity: int,
    seat: int,
    event: Event | None,
    must: int = -1,
    **memory: Any,
) -> None:
    """Carry out the effects of an ability. Until only `must` of them are left, they are the
    price of the rest; -1: none is."""
    game.call(
        "perform", todo=effects, source=source, identity=identity, seat=seat, event=event,
        picked=None, together=(), must=must, rest=0, **memory,
    )  # fmt: skip


def perform(game: Game, frame: Frame) -> Decision | None:
    """Carry out the next effect, asking first what has to be asked."""
    vars = frame.vars
    todo: tuple[t.Effect, ...] = vars["todo"]
    if not todo:
        return None
    term = todo[0]
    kind = type(term)
    context = context_of(game, frame)
    if kind in ACT:
        picked = vars["picked"]
        if picked is None:
            found = pick_all(context, frame, term.what, kind.__name__)  # type: ignore[attr-defined]
            if isinstance(found, Decision):
                return found
            picked = found
        vars["picked"] = None
        vars["together"] = ()
        vars["todo"] = todo[1:]
        frame.again()
        memory = getattr(term, "memory", "it")
        remembered = picked or resolving(game).none_is_nothing
        if remembered and type(term.what) is not t.Self:  # type: ignore[attr-defined]
            vars[memory] = picked
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
    """Go on with the answer."""
    todo: tuple[t.Effect, ...] = frame.vars["todo"]
    term = todo[0]
    frame.again()
    if type(term) in ACT:
        identity = game.state.identity
        picked = tuple([(int(o[1]), identity[int(o[1])]) for o in chosen if o != PASS])
        if has_total(term.what):  # type: ignore[attr-defined]
            frame.vars["added"] = (*frame.vars.get("added", ()), *picked)
            if chosen[0] == PASS:
                frame.vars["picked"] = frame.vars.pop("added")
        elif parts_of(context_of(game, frame), term.what):  # type: ignore[attr-defined]
            frame.vars["together"] = (*frame.vars["together"], picked)
            chosen_among_others(game, tuple([card for card, _identity in picked]))
        else:
            frame.vars["picked"] = picked
        return
    frame.vars["todo"] = todo[1:]
    TAKE[type(term)](context_of(game, frame), frame, term, chosen)


def first(frame: Frame, effects: tuple[t.Effect, ...]) -> None:
    """These effects come next."""
    frame.vars["todo"] = effects + frame.vars["todo"]


# -- picking ------------------------------------------------------------------------


def pick_all(
    context: Context, frame: Frame, what: t.Object, prompt: str
) -> tuple[Ref, ...] | Decision:
    """One object, or several parts whose cards are chosen in turn and acted on together."""
    parts = parts_of(context, what)
    if not parts:
        return pick(context, frame, what, prompt, ())
    while len(frame.vars["together"]) < len(parts):
        at = len(frame.vars["together"])
        found = pick(parts[at][0], frame, parts[at][1], prompt, parts[at + 1 :])
        if isinstance(found, Decision):
            return found
        frame.vars["together"] = (*frame.vars["together"], found)
    return tuple([ref for each in frame.vars["together"] for ref in each])


Part = tuple[Context, t.Object]  # what is chosen, and whose words it is in


def parts_of(context: Context, what: t.Object) -> list[Part]:
    """The parts of what several choices make up; none, if it is one choice or none.

    What each player picks is said in that player's own words: their cards are `you`rs.
    """
    if type(what) is t.Together:
        found: list[Part] = []
        for each in what.objects:
            if type(each) is t.Pick and type(each.count) is int and not is_free(each):
                # one by one: what is chosen first bears on what may be chosen next
                found.extend([(context, replace(each, count=1))] * each.count)
            else:
                found.append((context, each))
        return found
    if type(what) is t.Pick and what.by == t.EACH:
        own = replace(what, by=t.YOU)
        return [
            (
                Context(
                    context.game, context.source, seat, context.identity, context.event,
                    context.memory,
                ),
                own,
            )
            for seat in seats(context, t.EACH)
        ]  # fmt: skip
    return []


def is_free(what: t.Pick) -> bool:
    """Whether fewer may be chosen than there are."""
    return what.up_to or what.any_number


def chosen_among_others(game: Game, cards: tuple[int, ...]) -> None:
    """One player has chosen, another may still have to."""
    if not golden(game).chosen_unseen:
        game.reveal(cards, everyone(game.state))


def has_total(what: t.Object) -> bool:
    return type(what) is t.Pick and what.total is not None


def add_one(
    context: Context, frame: Frame, what: t.Pick, total: t.Compare, prompt: str
) -> tuple[Ref, ...] | Decision:
    """Cards whose numbers together may come to so much are chosen one by one, until the
    player has enough or none fits any more."""
    added: tuple[Ref, ...] = frame.vars.get("added", ())
    sum_so_far = sum([info(context, ref, total.property) for ref in added])
    room = number(context, total.number) - sum_so_far
    taken = [card for card, _identity in added]
    options: list[Option] = [
        ("card", card)
        for card in select(context, what.cards)
        if card not in taken and context.game.value(card, total.property) <= room
    ]
    if not options:
        frame.vars["added"] = ()
        return added
    options.append(PASS)
    return Decision(
        seats(context, what.by)[0], prompt, tuple(options), context.game.step_of(frame).number,
        secret=is_unseen(context, what.cards),
    )  # fmt: skip


def pick(
    context: Context, frame: Frame, what: t.Object, prompt: str, later: list[Part] | tuple[()]
) -> tuple[Ref, ...] | Decision:
    """The cards meant, or the question which they shall be; `later` is to be chosen yet."""
    game = context.game
    if type(what) is not t.Pick:
        return acting(context, what)
    if what.total is not None:
        return add_one(context, frame, what, what.total, prompt)
    book, abilities = golden(game), resolving(game)
    taken = [ref[0] for each in frame.vars["together"] for ref in each]
    cards = [card for card in select(context, what.cards) if card not in taken]
    paying = len(frame.vars["todo"]) > frame.vars["must"] >= 0
    if paying:
        cards = allowed(context, frame.vars["todo"][0], cards)
    free = is_free(what)
    wanted = len(cards) if what.any_number else times(context, what.count)
    # how many cards there are everybody knows, but not how many of such a sort
    secret = bool(what.cards.filters) and is_unseen(context, what.cards)
    if later and book.most_demands:
        cards = leaving_most(cards, free or secret, demands(later, taken))
    if wanted <= 0 or not (cards or secret):
        return ()
    most = abilities.targets(book.possible(wanted, len(cards)))
    least = abilities.obliged(most)
    if free:
        least = max(book.least_of_up_to, abilities.fewest_of_up_to)
    if secret and book.no_guarantee and not paying:
        least = 0  # nobody can be held to show that such a card is there
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    return Decision(
        seats(context, what.by)[0], prompt, options, game.step_of(frame).number,
        min(least, most), most, secret=secret,
    )  # fmt: skip


def from_hidden(game: Game, cards: t.Selector) -> bool:
    """Whether the cards lie, or may lie, so that not everybody can look."""
    if not isinstance(cards, t.Cards):
        return False
    names = game.rules.layout.names
    kinds = [names[area] for area in cards.where if area in names]
    return any([kind.visible != PUBLIC or kind.down != PUBLIC for kind in kinds])


def is_unseen(context: Context, cards: t.Selector) -> bool:
    """Whether not everybody sees just now which cards it could be."""
    if not isinstance(cards, t.Cards) or not from_hidden(context.game, cards):
        return False
    among = tuple([each for each in cards.filters if type(each) is t.Among])
    face = context.game.state.face
    pool = select(context, t.Cards(cards.where, cards.whose, among))
    return not pool or any([face[card] != REVEALED for card in pool])


# -- several demands ----------------------------------------------------------------


def demands(later: list[Part] | tuple[()], taken: list[int]) -> list[list[int]]:
    """What is demanded yet, card by card: each time one of these. Nobody can be held to
    show a card of some sort where it is hidden: that is no demand."""
    found: list[list[int]] = []
    for context, what in later:
        if type(what) is not t.Pick or is_free(what):
            continue
        if not what.cards.filters or not is_unseen(context, what.cards):
            cards = [card for card in select(context, what.cards) if card not in taken]
            found.extend([cards] * times(context, what.count))
    return found


def leaving_most(cards: list[int], free: bool, later: list[list[int]]) -> list[int]:
    """The cards that can be chosen now while as many demands as possible are met, this one
    (unless one is free to choose none) and those that come later."""
    met = 0 if free else 1
    most = most_met(later if free else [cards, *later])
    return [card for card in cards if met + most_met(without(later, card)) == most]


def without(wishes: list[list[int]], card: int) -> list[list[int]]:
    return [[each for each in cards if each != card] for cards in wishes]


def most_met(wishes: list[list[int]]) -> int:
    """How many of these wishes for a card can be met, each with a card of its own."""
    given: dict[int, int] = {}  # card -> the wish it meets
    return sum([meet(wishes, at, given, set()) for at in range(len(wishes))])


def meet(wishes: list[list[int]], at: int, given: dict[int, int], tried: set[int]) -> bool:
    """Meet one more wish, if need be by giving another its second choice."""
    for card in wishes[at]:
        if card not in tried:
            tried.add(card)
            if card not in given or meet(wishes, given[card], given, tried):
                given[card] = at
                return True
    return False


def acting(context: Context, what: t.Object) -> tuple[Ref, ...]:
    """The cards meant that can still be acted on, as the objects they are now.

    What this effect itself moved, and a card whose own movement set the ability off,
    may be followed to where it went; anything else that moved is another card.
    """
    state = context.game.state
    result: list[Ref] = []
    event = context.event
    for card, identity in objects(context, what):
        now = state.identity[card]
        if now != identity:
            if event is not None and event.card == card and event.identity == identity:
                identity = event.became
            for moved, before, after in context.memory.get("moved", ()):
                if moved == card and before == identity:
                    identity = after
        if state.place[card] >= 0 and now == identity:
            result.append((card, now))
    return tuple(result)


def follow(game: Game, event: Event) -> None:
    """An effect that has moved a card can speak of it where it went."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "perform":
            moved = frame.vars.get("moved", ())
            frame.vars["moved"] = (*moved, (event.card, event.identity, event.became))
            return


# -- moving cards -------------------------------------------------------------------


def event_for(
    context: Context, kind: str, card: int, zone: int, where: str = "top", cause: str = "effect"
) -> Event:
    game = context.game
    master = game.master(card)
    return Event(
        kind, master if master >= 0 else context.seat, card, zone, 0, context.source,
        context.seat, cause, where,
    )  # fmt: skip


def target_zone(game: Game, card: int, to: str) -> tuple[int, str]:
    """An area of the card's owner by its name, and which end of it."""
    name, _, end = to.partition(" ")
    area = golden(game).owners_area
    if name == "deck" and end:
        return area(game, card, name), end
    return area(game, card, to), "top"


@means(ACT, t.Put)
def _(context: Context, frame: Frame, term: t.Put, cards: tuple[Ref, ...]) -> None:
    game = context.game
    events = []
    for card, _identity in cards:
        zone, where = target_zone(game, card, term.to)
        if game.state.place[card] != zone or where != "top" or term.to.startswith("deck"):
            kind = game.rules.meanings.placing(game, card, zone)
            events.append(event_for(context, kind, card, zone, where))
    if term.to == "deck":
        game.do(*events)  # it is shuffled next: in what order they come does not matter
    else:
        send(game, tuple(events))


def send(game: Game, events: tuple[Event, ...]) -> None:
    """Move cards: out of a deck one at a time; several into an area where their order
    counts in an order that its player decides; otherwise all at once."""
    layout = game.rules.layout
    if len(events) > 1:
        place = game.state.place[events[0].card]
        if layout.kind[place] == "deck" and events[0].zone != place:
            game.call("one by one", events=events)
            return
    zones: list[int] = []
    for event in events:
        ordered = layout.ordered[event.zone] and not layout.field[event.zone]
        matters = (ordered or event.where == "under") and event.zone not in zones
        if matters and len(placed_together(game, events, event.zone)) > 1:
            zones.append(event.zone)
    if zones:
        first = golden(game).chooses_first(game)
        zones = [
            *[zone for zone in zones if layout.seat[zone] == first],
            *[zone for zone in zones if layout.seat[zone] != first],
        ]
        game.call("in order", events=events, zones=tuple(zones), orders=())
    elif events:
        game.do(*events)


def placed_together(game: Game, events: tuple[Event, ...], zone: int) -> list[int]:
    """The cards that these events place in a zone, with what is stacked under them."""
    found: list[int] = []
    for event in events:
        if event.zone == zone:
            found.append(event.card)
            if event.where != "under":
                found.extend(game.rules.meanings.areas["along"](game, event.card))
    return found


def one_by_one(game: Game, frame: Frame) -> None:
    """The next of several cards moves."""
    events: tuple[Event, ...] = frame.vars["events"]
    if events:
        frame.vars["events"] = events[1:]
        game.do(events[0].with_())
        frame.again()


def choose_order(game: Game, frame: Frame) -> Decision | None:
    """The player of the area decides the order; the first chosen ends up on top."""
    if not frame.vars["zones"]:
        return None
    zone = frame.vars["zones"][0]
    cards = placed_together(game, frame.vars["events"], zone)
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    return Decision(
        game.rules.layout.seat[zone], "order", options, game.step_of(frame).number, len(cards),
        len(cards), ordered=True,
    )  # fmt: skip


def order_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    order = tuple([int(option[1]) for option in chosen])
    vars["orders"] = (*vars["orders"], (vars["zones"][0], order))
    vars["zones"] = vars["zones"][1:]
    frame.again()


def move_together(game: Game, frame: Frame) -> None:
    """All the cards move at the same time, in stacks in their order."""
    events: tuple[Event, ...] = frame.vars["events"]
    for zone, order in frame.vars["orders"]:
        if game.rules.layout.field[zone]:
            by_card = {event.card: event for event in events if event.zone == zone}
            others = tuple([event for event in events if event.zone != zone])
            events = (*others, *[by_card[card] for card in order])
    game.do(*[event.with_() for event in events])


def put_in_order(game: Game, frame: Frame) -> None:
    """Those that came to an area lie there as its player decided."""
    where = frame.vars["events"][0].where
    for zone, order in frame.vars["orders"]:
        if not game.rules.layout.field[zone]:
            game.arrange(zone, there(game, zone, order), where)


def there(game: Game, zone: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in cards if game.state.place[card] == zone])


def keep_order_secret(game: Game, frame: Frame) -> None:
    """In a hidden area nobody but the one who decided knows which of them is where."""
    layout = game.rules.layout
    for zone, order in frame.vars["orders"]:
        if layout.visible[zone] != PUBLIC:
            for card in there(game, zone, order):
                game.hide(card, ~(1 << layout.seat[zone]))


@means(ACT, t.Discard)
def _(context: Context, frame: Frame, term: t.Discard, cards: tuple[Ref, ...]) -> None:
    game = context.game
    game.do(
        *[
            event_for(context, "discard", card, *target_zone(game, card, "discard"))
            for card, _identity in cards
        ]
    )


@means(ACT, t.Destroy)
def _(context: Context, frame: Frame, term: t.Destroy, cards: tuple[Ref, ...]) -> None:
    game = context.game
    game.do(
        *[
            event_for(context, "destroy", card, *target_zone(game, card, "discard"))
            for card, _identity in cards
        ]
    )


@means(ACT, t.PutUnder)
def _(context: Context, frame: Frame, term: t.PutUnder, cards: tuple[Ref, ...]) -> None:
    game = context.game
    if type(term.under) is t.Pick:
        frame.vars["placed"] = cards
        first(frame, (t.Choose(term.under, "under"), t.PutUnder(t.It("placed"), t.It("under"))))
        return
    hosts = acting(context, term.under)
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


@means(ACT, t.Choose)
def _(context: Context, frame: Frame, term: t.Choose, cards: tuple[Ref, ...]) -> None:
    """Choosing remembers; what is done with the cards comes next."""


@means(DO, t.Search)
def _(context: Context, frame: Frame, term: t.Search) -> None:
    """A procedure of its own, which remembers the cards found."""
    what = term.what
    frame.vars[term.memory] = ()
    context.game.call(
        "search", seat=context.seat, memory=term.memory, found=(),
        picks=what.objects if isinstance(what, t.Together) else (what,),
    )  # fmt: skip


@means(ACT, t.Reveal)
def _(context: Context, frame: Frame, term: t.Reveal, cards: tuple[Ref, ...]) -> None:
    show(context, "reveal", cards)


def show(context: Context, kind: str, cards: tuple[Ref, ...]) -> None:
    """The master looks at cards, or reveals them, where they are."""
    if cards:
        context.game.do(
            *[
                Event(kind, context.seat, card, source=context.source, by=context.seat)
                for card, _identity in cards
            ]
        )


@means(ACT, t.Look)
def _(context: Context, frame: Frame, term: t.Look, cards: tuple[Ref, ...]) -> None:
    game = context.game
    if term.up_to and isinstance(term.what, t.TopOf):
        frame.vars[term.memory] = ()
        game.call(
            "look up to", seat=context.seat, deck=seats(context, term.what.whose)[0],
            number=number(context, term.what.count), memory=term.memory,
        )  # fmt: skip
        return
    show(context, "look", cards)


@means(DO, t.Shuffle)
def _(context: Context, frame: Frame, term: t.Shuffle) -> None:
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
def _(context: Context, frame: Frame, term: t.Draw) -> None:
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
def _(context: Context, frame: Frame, term: t.DiscardUntil) -> None:
    context.game.call(
        "discard until", seats=seats(context, term.who), number=term.number, kept=(),
        source=context.source, by=context.seat,
    )  # fmt: skip


# -- what contains other effects ----------------------------------------------------


@means(DO, t.If)
def _(context: Context, frame: Frame, term: t.If) -> None:
    first(frame, term.then if holds(context, term.condition) else term.otherwise)


@means(ASK, t.May)
def _(context: Context, frame: Frame, term: t.May) -> Decision | None:
    book = resolving(context.game)
    can = book.can_choose(context, term.do)
    secret = any([looks_at_hidden(context, each) for each in term.do])
    return book.asks(seats(context, term.who)[0], can, secret)


@means(TAKE, t.May)
def _(context: Context, frame: Frame, term: t.May, chosen: tuple[Option, ...]) -> None:
    if chosen[0] != YES:
        first(frame, term.otherwise)
        return
    # until only `must` of what is to do is left, what is done is the price of what comes
    # before the last `rest`
    frame.vars["rest"] = len(frame.vars["todo"])
    first(frame, term.then)
    frame.vars["must"] = len(frame.vars["todo"]) if term.then else -1
    first(frame, term.do)


@means(DO, t.May)
def _(context: Context, frame: Frame, term: t.May) -> None:
    """Nobody was asked: it is not done."""
    first(frame, term.otherwise)


def can_do_all(context: Context, effects: tuple[t.Effect, ...]) -> bool:
    """Whether all of this could be carried out wholly just now."""
    return all([can_do(context, each) for each in effects])


def can_do(context: Context, effect: t.Effect) -> bool:
    """Whether this could be carried out wholly just now."""
    test = CAN.get(type(effect))
    if test is not None:
        return test(context, effect)
    if type(effect) in ACT:
        what = effect.what  # type: ignore[attr-defined]
        if type(what) is t.It and not context.memory.get(what.memory):
            return True  # of what is done before it
        if type(what) is not t.Pick:
            cards = [card for card, _identity in acting(context, what)]
            return len(cards) > 0 and len(allowed(context, effect, cards)) == len(cards)
        if what.up_to or what.any_number:
            return True
        cards = allowed(context, effect, select(context, what.cards))
        return len(cards) >= number(context, what.count)
    return True


# The kind of event that such an effect on a card is.
KINDS: dict[type, str] = {t.Destroy: "destroy", t.Discard: "discard", t.Put: "put"}


def allowed(context: Context, effect: t.Effect, cards: list[int]) -> list[int]:
    """Of these cards, those that nothing forbids to do this with."""
    game = context.game
    kind = KINDS.get(type(effect))
    if kind is None or kind not in game.guarded:
        return cards
    to = effect.to if isinstance(effect, t.Put) else "discard"
    return [
        card
        for card in cards
        if not is_forbidden(game, event_for(context, kind, card, *target_zone(game, card, to)))
    ]


def replaced(game: Game) -> None:
    """Something was done in place of what an effect was about to do."""
    if resolving(game).done_if_replaced:
        return
    for frame in reversed(game.state.frames):
        vars = frame.vars
        if "todo" in vars and len(vars["todo"]) >= vars["must"] >= 0:
            # the price was not paid: what it was for is not done
            todo: tuple[t.Effect, ...] = vars["todo"]
            vars["todo"] = todo[: len(todo) - vars["must"]] + todo[len(todo) - vars["rest"] :]
            vars["must"] = -1
            return


def looks_at_hidden(context: Context, effect: t.Effect) -> bool:
    """Whether it rests on cards of a sort that not everybody sees."""
    what = getattr(effect, "what", None)
    return type(what) is t.Pick and bool(what.cards.filters) and is_unseen(context, what.cards)


@means(DO, t.ForEach)
def _(context: Context, frame: Frame, term: t.ForEach) -> None:
    for _time in range(times(context, term.number)):
        first(frame, term.do)


@means(ASK, t.ChooseOf)
def _(context: Context, frame: Frame, term: t.ChooseOf) -> Decision | None:
    options: tuple[Option, ...] = tuple([("option", index) for index in range(len(term.options))])
    wanted = min(term.number, len(options))
    return Decision(
        context.seat, "choose-of", options, context.game.step_of(frame).number, wanted, wanted
    )


@means(TAKE, t.ChooseOf)
def _(context: Context, frame: Frame, term: t.ChooseOf, chosen: tuple[Option, ...]) -> None:
    """Those not chosen are as if not there; several go in their printed order."""
    for index in sorted([int(option[1]) for option in chosen], reverse=True):
        first(frame, term.options[index])


@means(DO, t.GameEnds)
def _(context: Context, frame: Frame, term: t.GameEnds) -> None:
    who = seats(context, term.who)
    golden(context.game).end_by_effect(
        context.game, who if term.wins else (), () if term.wins else who
    )

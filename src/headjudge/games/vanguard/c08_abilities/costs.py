"""8.5.2.3. Paying costs: as a whole, and all at the same time.

Every part of a cost is chosen first; then all that is done to pay happens together.
`EVENT_FOR` says which event an instruction about a card comes to.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from headjudge.games.vanguard.c10_actions.blasts import in_full
from headjudge.games.vanguard.c11_keywords.labels import may_pay_for
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing, feasible
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ASK, CAN, DO, TAKE
from headjudge.language.evaluate import CONDITIONS, means, passes, select, times
from headjudge.language.instructions import instruction
from headjudge.language.moving import EVENT_FOR, allowed
from headjudge.language.picking import has_total, is_free, most_met, pick, rests_on_hidden, without
from headjudge.rulebook.citation import rule

# Whether a cost can be paid


def can_pay(context: Context, cost: tuple[t.Effect, ...]) -> bool:
    """Whether every part can be paid, each with cards of its own."""
    parts = [each for each in [in_full(part) for part in cost] if each is not None]
    if not feasible.can_do_all(context, tuple(parts)):
        return False
    wishes = [wish for part in parts for wish in wishes_of(context, part)]
    return len(parts) < 2 or most_met(wishes) == len(wishes)


def can_pay_too(context: Context, cost: tuple[t.Effect, ...], paid: Paid) -> bool:
    """Whether a cost can be paid, of several that are looked at together: of equal costs that do
    not speak of their card one is looked at."""
    if speaks_of_its_card(cost):
        return can_pay(context, cost)
    if cost not in paid:
        paid[cost] = can_pay(context, cost)
    return paid[cost]


Paid = dict[tuple[t.Effect, ...], bool]

# Terms that mean the same whichever card they stand on
OF_ANY_CARD: Final = (
    v.CounterBlast, v.SoulBlast, t.Action, t.Pick, t.Every, t.Cards, t.Type, t.Trait, t.Compare,
    t.Named, t.NameHas, t.Shares, v.TriggerIcon,
)  # fmt: skip


@lru_cache(1024)
def speaks_of_its_card(term: Any) -> bool:
    """Whether it matters which card has this cost."""
    return any([not isinstance(each, OF_ANY_CARD) for each in t.walk(term)])


def wishes_of(context: Context, part: t.Effect) -> list[list[int]]:
    """The cards that a part asks for, one by one: each time one of these."""
    if not isinstance(part, t.Action) or type(part.what) is not t.Pick:
        return []
    what = part.what
    if what.up_to or what.any_number or what.total is not None:
        return []
    cards = allowed(context, part, select(context, what.cards))
    return [cards] * times(context, what.count)


def can_pay_for(context: Context, cost: tuple[t.Effect, ...], ability: Any) -> bool:
    """Whether the cost of this ability can be paid now."""
    return may_pay_for(context.game, context.seat, ability) and can_pay(context, cost)


@means(CAN, v.AllAtOnce)
def can_all_at_once(context: Context, term: v.AllAtOnce) -> bool:
    """Whether all parts of a cost can be paid."""
    return can_pay(context, term.parts)


# Paying


def pay(game: Game, cost: tuple[t.Effect, ...], source: int, seat: int, what_for: str) -> None:
    """The cost is paid by this player; `what_for` is a tag of all that happens."""
    if cost:
        doing.start(
            game, (v.AllAtOnce(cost),), source, game.state.identity[source], seat, None, 0,
            paying=what_for,
        )  # fmt: skip
        game.values_changed()  # cards may be others while their cost is being paid


def is_chosen(part: t.Effect) -> bool:
    """Whether cards are chosen for this part of a cost before it is paid."""
    return isinstance(part, t.Action) and type(part) in EVENT_FOR and type(part.what) is not t.TopOf


def parts_of(term: v.AllAtOnce) -> list[t.Effect]:
    """The parts of a cost in plain words."""
    return [each for each in [in_full(part) for part in term.parts] if each is not None]


@means(ASK, v.AllAtOnce)
def ask_all_at_once(context: Context, frame: Frame, term: v.AllAtOnce) -> Decision | None:
    """The cards for the next part that needs some."""
    vars = frame.vars
    parts = parts_of(term)
    while len(vars["together"]) < len(parts):
        part = parts[len(vars["together"])]
        found: tuple[Ref, ...] | Decision = ()
        if isinstance(part, t.Action) and is_chosen(part):
            named = instruction(context.game, part)
            vars["citing"] = named.rule
            found = pick(context, frame, part.what, named.asks, ())
            if isinstance(found, Decision):
                return found if has_total(part.what) else narrowed(context, frame, parts, found)
        vars["together"] = (*vars["together"], found)
    return None


def narrowed(context: Context, frame: Frame, parts: list[t.Effect], asked: Decision) -> Decision:
    """The question for a part of a cost, about such cards only as leave the other parts payable;
    if it matters for those which are taken, one card is asked for at a time."""
    vars = frame.vars
    part, later = parts[len(vars["together"])], parts[len(vars["together"]) + 1 :]
    added = [card for card, _identity in vars.get("added", ())]
    options = [int(option[1]) for option in asked.options]
    cards = allowed(context, part, [card for card in options if card not in added])
    wishes = [wish for each in later for wish in wishes_of(context, each)]
    for each in (*vars["together"], vars.get("added", ())):
        for card, _identity in each:
            wishes = without(wishes, card)
    least, most = asked.least - len(added), asked.most - len(added)
    if wishes and least == most:
        wishes.extend([cards] * (least - 1))
        cards = [card for card in cards if most_met(without(wishes, card)) == len(wishes)]
        least = most = 1
    secret = asked.secret or rests_on_hidden(context, tuple(later))
    return Decision(
        asked.seat, asked.prompt, tuple([("card", card) for card in cards]), asked.rule,
        least, most, secret,
    )  # fmt: skip


def is_complete(context: Context, what: t.Object, added: tuple[Ref, ...], last: bool) -> bool:
    """Whether these are all the cards that a part of a cost asks for."""
    if type(what) is not t.Pick or last:
        return True
    if what.total is not None:
        return False
    return is_free(what) or len(added) >= times(context, what.count)


@means(TAKE, v.AllAtOnce)
def take_all_at_once(
    context: Context, frame: Frame, term: v.AllAtOnce, chosen: tuple[Option, ...]
) -> None:
    """Keep the cards that were chosen for a part of a cost."""
    vars = frame.vars
    identity = context.game.state.identity
    picked = tuple([(int(o[1]), identity[int(o[1])]) for o in chosen if o != PASS])
    part = parts_of(term)[len(vars["together"])]
    added = (*vars.get("added", ()), *picked)
    vars["added"] = added
    if isinstance(part, t.Action) and is_complete(context, part.what, added, not picked):
        vars["added"] = ()
        vars["together"] = (*vars["together"], added)
    doing.do_next(frame, (term,))


@means(DO, v.AllAtOnce)
def do_all_at_once(context: Context, frame: Frame, term: v.AllAtOnce) -> None:
    """Pay what was chosen all at the same time; what cannot be done so comes right after."""
    vars = frame.vars
    together: tuple[tuple[Ref, ...], ...] = vars["together"]
    vars["together"] = ()
    later: list[t.Effect] = []
    events: list[Event] = []
    for part, cards in zip(parts_of(term), together, strict=True):
        if not is_chosen(part):
            later.append(part)
            continue
        made = [EVENT_FOR[type(part)](context, part, card) for card, _identity in cards]
        rule_of_part = instruction(context.game, part).rule
        events.extend([event.under(rule_of_part) for event in made if event is not None])
    doing.do_next(frame, tuple(later))
    for event in events:
        event.cause = "cost"
        event.tags = (*event.tags, vars.get("paying", ""))
    pay_together(context.game, events)


@rule("8.5.2.3", "10.9.1.1")
def pay_together(game: Game, events: list[Event]) -> None:
    """All that a cost asks for is done simultaneously; so are cards revealed that are
    revealed to pay it."""
    game.do(*events)


# What is paid for


@means(CONDITIONS, v.Paying)
def holds_paying(context: Context, term: v.Paying) -> bool:
    """Whether this player is paying a cost of that kind just now."""
    for frame in context.game.state.frames:
        if frame.vars.get("paying") == term.what and frame.vars["seat"] == context.seat:
            return True
    return False


@means(CONDITIONS, v.PaidFor)
def holds_paid_for(context: Context, term: v.PaidFor) -> bool:
    """Whether what happened paid for something that a text names."""
    event = context.event
    if event is None or event.cause != "cost" or term.what not in event.tags:
        return False
    return event.source >= 0 and passes(context, term.filters, context.game.state.ref(event.source))

"""16-16, 16-23. Enhance and Summon Requirement: what is asked of a card as it enters play.

These work as their card enters, while it is not in play yet.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c14_abilities import costs
from headjudge.games.gateruler.c15_terms import restrictions
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import NO, PASS, YES, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, all_hold, means, select
from headjudge.rulebook.citation import rule


def bring_into_play(game: Game, event: Event) -> None:
    """A card enters play, once it has met what its text asks for as it enters."""
    if has_something_to_ask(game, event):
        game.call("arrival", event=event, seat=event.seat, asked=0)
    else:
        game.do(event)


def has_something_to_ask(game: Game, event: Event) -> bool:
    """Whether something is asked of a card as it enters."""
    if "face down" in event.tags or event.kind != "enter":
        return False
    if "SummonRequirement" in game.survey.features and requirements(game, event):
        return True
    return ENHANCE in game.survey.features and bool(enhancers(game, event))


# 16-16. Enhance

ENHANCE: Final = "Enhance"


@rule("16-16b")
def enhancers(game: Game, event: Event) -> list[int]:
    """The other units, whoever controls them, that may become this card's charge as it enters."""
    if restrictions.is_without(event):
        return []
    context = Context(game, event.card, event.seat, 0, event)
    found: list[int] = []
    for word in game.state.printed[event.card].abilities.keywords:
        if word.name == ENHANCE:
            for cards in word.details:
                found.extend(select(context, cards))
    return [
        card
        for card in dict.fromkeys(found)
        if card != event.card and not restrictions.is_barred(game, becoming_charge(event, card))
    ]


def becoming_charge(event: Event, card: int) -> Event:
    """A unit is about to become a charge of the card that enters, by its Enhance."""
    seat = event.seat
    return Event(
        "leave", seat, card, z.charge_of(seat), 0, event.card, seat, "enhance", tags=(event.card,)
    )


@choice("16-16b")
def enhance(game: Game, frame: Frame) -> Decision | None:
    """A card with Enhance may enter with another unit as its charge."""
    vars = frame.vars
    options: tuple[Option, ...] = tuple([("card", c) for c in enhancers(game, vars["event"])])
    if not options:
        return None
    return Decision(vars["seat"], "enhance", (*options, PASS), "16-16b")


@enhance.then
def keep_enhancer(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The procedure remembers the unit that becomes a charge."""
    if chosen[0] != PASS:
        frame.vars["charge"] = int(chosen[0][1])


@means(FILTERS, v.Enhanced)
def filter_enhanced(context: Context, term: v.Enhanced, ref: Ref) -> bool:
    """Cards that entered play enhanced."""
    return ("enhanced", ref[1]) in context.game.state.limits


@step("16-16b-1")
def enter_as_asked(game: Game, frame: Frame) -> None:
    """The card enters, enhanced if it has that charge."""
    vars = frame.vars
    event: Event = vars["event"]
    charge = vars.get("charge", -1)
    if charge < 0:
        game.do(event.with_())
        return
    game.do(event.with_(tags=(*event.tags, "enhanced")), becoming_charge(event, charge))


# 16-23. Summon Requirement

REQUIRED: Final = "requirement"  # what such a cost is paid for


@rule("16-23b")
def requirements(game: Game, event: Event) -> list[Any]:
    """The requirements of a card that are for entering in this way."""
    context = Context(game, event.card, event.seat, 0, event)
    terms = game.state.printed[event.card].abilities.others.get("SummonRequirement", ())
    kept = (
        [] if restrictions.is_without(event) else [x for x in terms if all_hold(context, x.while_)]
    )
    return kept


@choice("16-23b")
def meet_requirement(game: Game, frame: Frame) -> Decision | None:
    """The controller of an entering card may do what its Summon Requirement asks for."""
    vars = frame.vars
    found = requirements(game, vars["event"])
    if vars["asked"] >= len(found):
        return None
    context = Context(game, vars["event"].card, vars["seat"], 0, vars["event"])
    can = costs.can_pay(costs.paying(context, REQUIRED), found[vars["asked"]].cost)
    return Decision(vars["seat"], "summon requirement", (YES, NO) if can else (NO,), "16-23b",
                    secret=True)  # fmt: skip


@meet_requirement.then
def do_required(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Do what is required, or what the text says for otherwise."""
    vars = frame.vars
    card = vars["event"].card
    term = requirements(game, vars["event"])[vars["asked"]]
    vars["asked"] += 1
    identity, seat, event = game.state.identity[card], vars["seat"], vars["event"]
    if chosen[0] == YES:
        frame.again()
        doing.start(game, term.cost, card, identity, seat, event, 0, **{costs.PAYING: REQUIRED})
    else:
        game.leave(frame)  # otherwise that is done instead
        if term.otherwise:
            doing.start(game, term.otherwise, card, identity, seat, event, 0)


ARRIVAL = Procedure(
    "arrival", "16-23b", "A card enters play", (meet_requirement, enhance, enter_as_asked)
)

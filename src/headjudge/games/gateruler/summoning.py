"""14-17, 16-13, 16-14. Materials, Abyssal Summoning, and changing what a CNT ability has
played."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import costs
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN, DO
from headjudge.language.evaluate import means, number, select
from headjudge.language.feasible import can_do_together
from headjudge.language.moving import EVENT_FOR, allowed, send
from headjudge.language.picking import acting
from headjudge.rulebook.citation import fact, rule

# 16-13. Materials of a Genesis Summoning


@means(EVENT_FOR, v.Materials)
def _(context: Context, term: v.Materials, card: int) -> Event | None:
    return under_the_deck(context, card) if is_material(context, term, card) else None


@rule("16-13b-2a", without=True)
def is_material(context: Context, term: v.Materials, card: int) -> bool:
    """Unless the text names another zone, materials are units in play that the player
    controls."""
    game = context.game
    parts = term.what.objects if isinstance(term.what, t.Together) else (term.what,)
    named = [area for part in parts if isinstance(part, t.Pick) for area in areas_of(part)]
    if z.LAYOUT.kind[game.state.place[card]] in named:
        return True
    return u.is_unit(game, card) and game.master(card) == context.seat


def areas_of(part: t.Pick) -> tuple[str, ...]:
    return part.cards.where if isinstance(part.cards, t.Cards) else ()


@means(CAN, v.Materials)
@rule("16-13b-3a", without=True)
def can_declare(context: Context, term: v.Materials) -> bool:
    """As a cost: all the materials that are asked for, or none."""
    what = term.what
    if isinstance(what, t.Together):
        return can_do_together(context, term, what)
    if isinstance(what, t.Pick):
        able = allowed(context, term, select(context, what.cards))
        return len(able) >= number(context, what.count)
    cards = [card for card, _identity in acting(context, what)]
    return len(cards) > 0 and len(allowed(context, term, cards)) == len(cards)


@rule("16-13b-2b")
def under_the_deck(context: Context, card: int) -> Event:
    """Materials go under their owner's deck."""
    game = context.game
    return Event(
        "leave", game.master(card), card, z.deck_of(game.state.owner[card]), 0, context.source,
        context.seat, costs.COST, "bottom",
    )  # fmt: skip


@means(ACT, v.Materials)
@rule("16-13b-2", "16-13b-2c")
def declare_materials(
    context: Context, frame: Frame, term: v.Materials, cards: tuple[Ref, ...]
) -> None:
    """The materials that the text determines are moved, and may be spoken of."""
    frame.vars["materials"] = cards
    send(context.game, tuple([under_the_deck(context, card) for card, _identity in cards]))


# 16-14. Abyssal Summoning


@means(DO, v.AbyssalSummon)
@rule("16-14b")
def abyssal_summon(context: Context, frame: Frame, term: v.AbyssalSummon) -> None:
    """A unit card with Abyssal Concerto may be special summoned by fulfilling it."""
    context.game.call("abyssal summon", seat=context.seat)


def concerto_of(game: Game, card: int) -> Any:
    found = game.state.printed[card].abilities.others.get("AbyssalConcerto", ())
    return found[0] if found else None


def summonable(game: Game, seat: int) -> list[int]:
    """The units of the graveyard whose Abyssal Concerto can be carried out."""
    found: list[int] = []
    for card in game.state.zones[z.graveyard_of(seat)]:
        concerto = concerto_of(game, card)
        if concerto is not None and can_fulfill(game, seat, card, concerto):
            found.append(card)
    return found


@rule("16-14b-2a", "16-14d-1", without=True)
def can_fulfill(game: Game, seat: int, card: int, concerto: v.AbyssalConcerto) -> bool:
    """What a Concerto demands is done as a cost: wholly, or not at all."""
    return costs.can_pay(costs.paying(Context(game, card, seat), ABYSSAL_CONCERTO), concerto.cost)


ABYSSAL_CONCERTO: Final = "concerto"  # what such a cost is paid for


@rule("16-14c-1", without=())
def required(concerto: v.AbyssalConcerto) -> tuple[t.Effect, ...]:
    """What must be done to Abyssal Summon this unit."""
    return concerto.cost


@choice("16-14d")
def choose_abyssal(game: Game, frame: Frame) -> Decision | None:
    """A unit card with Abyssal Concerto in the graveyard is chosen."""
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple([("card", card) for card in summonable(game, seat)])
    return Decision(seat, "abyssal", (*options, *OR_NOTHING), "16-14d", secret=True)


# 16-14b-2: none of its actions need be done; then nothing else happens
OR_NOTHING: Final[tuple[Option, ...]] = fact("16-14b-2", (PASS,), without=())


@choose_abyssal.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == PASS:
        game.leave(frame)
        return
    seat, card = frame.vars["seat"], int(chosen[0][1])
    cost = required(concerto_of(game, card))
    do = (*cost, v.KeepMaterials(), v.SpecialSummon(t.Self(), how="abyssal"))
    identity = game.state.identity[card]
    doing.start(game, do, card, identity, seat, None, must=2, **{costs.PAYING: ABYSSAL_CONCERTO})


@means(DO, v.KeepMaterials)
@rule("16-14b-2b")
def keep_materials(context: Context, frame: Frame, term: v.KeepMaterials) -> None:
    """The cards moved by the actions of a Concerto are the materials of the Abyssal Summoning:
    so for the effect that made it, too."""
    moved = tuple([(card, before) for card, before, _after in frame.vars.get("moved", ())])
    for each in context.game.state.frames:
        if each.procedure == "perform":
            each.vars["materials"] = moved
            each.vars["moved"] = (*each.vars.get("moved", ()), *frame.vars.get("moved", ()))


ABYSSAL = Procedure("abyssal summon", "16-14d", "Abyssal Summoning", (choose_abyssal,))


# 14-17. Changing a played card or ability


@means(DO, v.ChangeCounter)
def _(context: Context, frame: Frame, term: v.ChangeCounter) -> None:
    for place, _zero in frame.vars.get(term.memory, ()):
        for waiting in context.game.state.stack:
            if waiting.vars["number"] == place and is_by_counter(waiting):
                change(context.game, waiting, term.do)


@rule("16-4b-1", without=False)
def is_by_counter(waiting: Frame) -> bool:
    """Whether a CNT ability has played it."""
    return waiting.vars.get("counter", -1) >= 0 or "counter" in waiting.vars.get("tags", ())


def change(game: Game, waiting: Frame, do: tuple[t.Effect, ...]) -> None:
    """Its effect is another from now on, where it lies."""
    if waiting.procedure == "resolve card":
        change_card(game, waiting, do)
    else:
        change_ability(game, waiting, do)
    game.state.revision += 1


@rule("14-17b-1")
def change_card(game: Game, waiting: Frame, do: tuple[t.Effect, ...]) -> None:
    """A card does what its CNT ability says now, and does not enter play."""
    waiting.vars.update({"way": CHANGED, "do": do, "term": v.Counter(do), "targets": ()})


CHANGED: Final = "changed"


@rule("14-17b-2")
def change_ability(game: Game, waiting: Frame, do: tuple[t.Effect, ...]) -> None:
    """An ability is another in the same place."""
    waiting.vars.update({"do": do, "term": v.Counter(do), "targets": ()})

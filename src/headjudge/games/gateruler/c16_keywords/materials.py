"""16-13, 16-14. Genesis Summoning and its materials, Abyssal Summoning and Concerto."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c14_abilities import costs
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.kernel.triggers import hear
from headjudge.language import doing, showing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN, DO
from headjudge.language.evaluate import means, number, select
from headjudge.language.feasible import can_do_together
from headjudge.language.moving import EVENT_FOR, allowed, send
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule


@rule("16-13b-1", "16-14b-1")
def keyword_of(ability: v.Act) -> tuple[t.Keyword, ...]:
    """An ability whose text begins with Genesis Summoning, or Abyssal Summoning, is one."""
    return (t.Keyword(ability.keyword),) if ability.keyword else ()


# 16-13. Materials of a Genesis Summoning


@means(ACT, v.Materials)
@rule("16-13b-2", "16-13b-2c")
def do_declare_materials(
    context: Context, frame: Frame, term: v.Materials, cards: tuple[Ref, ...]
) -> None:
    """The materials that the text determines are moved, and may be spoken of."""
    frame.vars["materials"] = cards
    send(context.game, tuple([under_the_deck(context, card) for card, _identity in cards]))


@means(EVENT_FOR, v.Materials)
def event_for_materials(context: Context, term: v.Materials, card: int) -> Event | None:
    """A material is about to go under the deck; None: the card is no material."""
    return under_the_deck(context, card) if is_material(context, term, card) else None


@rule("16-13b-2a")
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
    """The areas that a part of the materials is chosen from."""
    return part.cards.where if isinstance(part.cards, t.Cards) else ()


@means(CAN, v.Materials)
@rule("16-13b-3a")
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


@rule("16-13b-4")
def shuffle_all_but(game: Game, seat: int, found: list[int]) -> None:
    """A deck in which cards were chosen, also for a Genesis Summoning, is shuffled but for
    these."""
    showing.shuffle_all_but(game, z.deck_of(seat), found)
    game.note("shuffle", seat)


@rule("16-13c", "16-14e")
def ways_of(term: v.SpecialSummon) -> tuple[str, ...]:
    """A unit that a Genesis or Abyssal Summoning puts into play has entered through it."""
    return (term.how,) if term.how else ()


@rule("16-13d", "16-14f")
def accomplish(game: Game, event: Event) -> None:
    """A Genesis or Abyssal Summoning is accomplished when its unit has been put into play."""
    for how in ("genesis", "abyssal"):
        if how in event.tags:
            seat = event.by if event.by >= 0 else event.seat
            hear(game, Event("accomplish", seat, event.card, source=event.source, cause=how))


# 16-14. Abyssal Summoning


@means(DO, v.AbyssalSummon)
@rule("16-14b")
def do_abyssal_summon(context: Context, frame: Frame, term: v.AbyssalSummon) -> None:
    """A unit card with Abyssal Concerto may be special summoned by fulfilling it."""
    context.game.call("abyssal summon", seat=context.seat)


def concerto_of(game: Game, card: int) -> Any:
    """The Abyssal Concerto that a card is printed with; None: it has none."""
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


@rule("16-14b-2a", "16-14d-1")
def can_fulfill(game: Game, seat: int, card: int, concerto: v.AbyssalConcerto) -> bool:
    """What a Concerto demands is done as a cost: wholly, or not at all."""
    return costs.can_pay(costs.paying(Context(game, card, seat), ABYSSAL_CONCERTO), concerto.cost)


ABYSSAL_CONCERTO: Final = "concerto"  # what such a cost is paid for


@rule("16-14c-1")
def required(concerto: v.AbyssalConcerto) -> tuple[t.Effect, ...]:
    """What must be done to Abyssal Summon this unit."""
    return concerto.cost


@choice("16-14d")
@rule("16-14b-2")
def choose_abyssal(game: Game, frame: Frame) -> Decision | None:
    """A unit card with Abyssal Concerto in the graveyard is chosen, or none: nobody has to do what
    it demands."""
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple([("card", card) for card in summonable(game, seat)])
    return Decision(seat, "abyssal", (*options, PASS), "16-14d", secret=True)


@choose_abyssal.then
def summon_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The Concerto of the chosen unit is fulfilled, and the unit special summoned."""
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
def do_keep_materials(context: Context, frame: Frame, term: v.KeepMaterials) -> None:
    """The cards moved by the actions of a Concerto are the materials of the Abyssal Summoning:
    so for the effect that made it, too."""
    moved = tuple([(card, before) for card, before, _after in frame.vars.get("moved", ())])
    for each in context.game.state.frames:
        if each.procedure == "perform":
            each.vars["materials"] = moved
            each.vars["moved"] = (*each.vars.get("moved", ()), *frame.vars.get("moved", ()))


ABYSSAL = Procedure("abyssal summon", "16-14d", "Abyssal Summoning", (choose_abyssal,))

"""10.35. Dominate.

A dominated unit stays on its circle; a link of the unit to itself says who dominates it,
and until when. That it counts with the units of that player is in `c03_basics/masters.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.flow import step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref, State
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import fact, rule

DOMINATED: Final = t.Link("dominated")  # of the unit, on itself; its seat dominates


# 10.35.1. To dominate

RESOLUTION: Final = "resolution"  # until the effect that dominates has been carried out


def dominate_units(context: Context, cards: list[int], until: str) -> None:
    """The master of the effect becomes the master of these units for a time."""
    game = context.game
    together = [*cards, *associates(game, cards)]
    if not until:
        refs = tuple([game.state.ref(card) for card in together])
        context.memory[FOR_THE_EFFECT] = (*context.memory.get(FOR_THE_EFFECT, ()), *refs)
    game.do(
        *[
            Event("dominate", context.seat, card, -1, 0, context.source, context.seat,
                  until or FOR_NOW)
            for card in together
        ]
    )  # fmt: skip


@means(ACT, v.Dominate)
def do_dominate(context: Context, frame: Frame, term: v.Dominate, cards: tuple[Ref, ...]) -> None:
    """Dominate these units until the time that the text names."""
    dominate_units(context, [card for card, _identity in cards], term.until)


@rule("10.35.1")
def dominate_happens(game: Game, event: Event) -> None:
    """The unit is in the dominated state, and its master is the dominating player."""
    card = event.card
    if (
        not u.is_unit(game, card)
        or is_taken(game, card)
        or masters.master(game, card) == event.seat
    ):
        event.changed_nothing = True
        return
    state = game.state
    game.set_limit("dominated")  # from now on it is worth looking for
    game.lasting(
        Effect(
            state.next_number(),
            DOMINATED,
            card,
            state.identity[card],
            event.seat,
            state.tick(),
            event.cause,
            (state.ref(card),),
        )
    )
    state.board += 1


@rule("10.35.1.1.2")
def is_taken(game: Game, card: int) -> bool:
    """A dominated unit cannot be dominated again."""
    return is_dominated(game, card)


def is_dominated(game: Game, card: int) -> bool:
    """Whether a unit has a master other than the player of its circle."""
    return masters.master(game, card) != masters.master_of_zone(game, card)


# 10.35.1.2: with no time stated, while the effect resolves
FOR_NOW: Final[str] = fact("10.35.1.2", RESOLUTION, without="game")

# Under which name an effect, and the attack it has asked for, remember the units that are
# dominated until they are over; and an effect, the first of the attacks it has asked for.
FOR_THE_EFFECT: Final = "dominated"

ASKED_FOR: Final = "asked for"


@step("10.35.1.2")
def end_with_effect(game: Game, frame: Frame) -> None:
    """End domination for the time of an effect when that effect is over, and with it the attacks
    that it has asked for (10.34)."""
    cards = frame.vars.get(FOR_THE_EFFECT, ())
    if not cards:
        return
    asked = frame.vars.get(ASKED_FOR)
    attacks = [each for each in game.state.stack if each.vars["number"] == asked]
    if attacks:
        attacks[0].vars[FOR_THE_EFFECT] = cards
    else:
        release(game, cards)


@step("10.35.1.2")
def end_with_attack(game: Game, frame: Frame) -> None:
    """The attacks are over that a text asked for, and what it has dominated for them."""
    release(game, frame.vars.get(FOR_THE_EFFECT, ()))


def release(game: Game, cards: tuple[Ref, ...]) -> None:
    """Release those of these units that are dominated for the time of an effect."""
    state = game.state
    left = [
        each
        for each in state.effects
        if each.until != RESOLUTION or (each.source, each.identity) not in cards
    ]
    if len(left) != len(state.effects):
        game.keep_effects(left)
        state.board += 1


@rule("10.35.1.3")
def seat_of(game: Game, effect: Effect) -> int:
    """Whose next phase or turn an effect speaks of: that of whoever is the master of its unit
    at that point of time."""
    if game.state.identity[effect.source] == effect.identity and u.is_unit(game, effect.source):
        return masters.master(game, effect.source)
    return effect.seat


@rule("10.35.1.4")
def associates(game: Game, cards: list[int]) -> list[int]:
    """The other units of legions, which are dominated too."""
    found = [u.associate_of(game, card) for card in cards]
    return [card for card in found if card >= 0 and card not in cards]


# 10.35.2. A dominated unit


@rule("10.35.2")
def dominations(state: State) -> list[Effect]:
    """The units in dominated state: the links that make them so. In most games there never
    is one."""
    if "dominated" not in state.limits:
        return []
    identity = state.identity
    return [
        each
        for each in state.effects
        if type(each.term) is t.Link
        and each.term.name == "dominated"
        and identity[each.source] == each.identity
    ]


@rule("10.35.1.1.1")
def is_lost(card: int) -> bool:
    """Whether a dominated unit is not counted with those of its original master."""
    return True


@rule("10.35.2.1", "10.35.2.2")
def is_gained(card: int) -> bool:
    """Whether a dominated unit is counted with those of the dominating player."""
    return True


@rule("10.35.2.4")
def end_by_lock(game: Game, card: int) -> None:
    """A dominated unit that is locked is dominated no longer."""
    state = game.state
    game.keep_effects([e for e in state.effects if e.term != DOMINATED or e.source != card])


@rule("10.35.2.5")
def decks_to_shuffle(game: Game, seat: int) -> list[int]:
    """The other deck that is shuffled as well, if the effect of a dominated unit has put cards
    into it before it has the dominating player's shuffled."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "perform":
            source = frame.vars["source"]
            if source < 0 or not is_dominated(game, source):
                return []
            moved = [card for card, _before, _after in frame.vars.get("moved", ())]
            other = z.deck_of(1 - seat)
            return [other] if [c for c in moved if game.state.place[c] == other] else []
    return []


# 10.35.4 to 10.35.6. Where a dominated unit, and others, can go, and what it cannot do


def may_come_to(game: Game, card: int, zone: int) -> bool:
    """Whether a card can come to this circle as far as domination goes."""
    owner = game.state.owner[card]
    if z.LAYOUT.seat[zone] == owner or z.LAYOUT.kind[zone] == "guardian":
        return True
    if z.LAYOUT.field[game.state.place[card]]:
        return can_move_away(game, card)
    return can_join(game, zone)


@rule("10.35.4.2")
def can_move_away(game: Game, card: int) -> bool:
    """A dominated unit cannot move to a vanguard or rear-guard circle of a player who does
    not own it."""
    return not is_dominated(game, card)


@rule("10.35.5.1")
def can_join(game: Game, zone: int) -> bool:
    """Whether a card can be ridden or called to a circle: not to that of a dominated unit, if
    its owner is not the master of that circle."""
    return not [card for card in u.units_on(game, zone) if is_dominated(game, card)]


@rule("10.35.6")
def can_support(game: Game, card: int) -> bool:
    """A dominated rear-guard neither boosts nor intercepts."""
    return not is_dominated(game, card)


HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {"dominate": dominate_happens}

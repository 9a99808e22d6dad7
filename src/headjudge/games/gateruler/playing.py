"""14-5, 14-6, 15-16, 15-17. Playing cards and abilities: whether one can, and how it begins; the
steps (14-4b) are in `playing_steps.py`.

`way` says what is played: "summon" a unit card, "play" any other card, "ability" an activated
one, "automatic", "overdrive" and "counter" those. What cannot be played to its end was not
played at all: a play whose cost may turn out not to be payable begins with a save point.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import (
    abilities,
    at_work,
    costs,
    discounts,
    gear,
    players,
    targets,
    timings,
)
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.arrivals import is_barred, may_be_barred
from headjudge.games.gateruler.players import summons_left
from headjudge.games.gateruler.settable import effect_of, timing_of
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, objects
from headjudge.language.options import first_list
from headjudge.rulebook.citation import fact, rule

SUMMON: Final = "summon"
PLAY: Final = "play"
ABILITY: Final = "activated"
AUTOMATIC: Final = "automatic"
OVERDRIVE: Final = "overdrive"
# Neither activated nor automatic nor ongoing, when it is played
COUNTER: Final[str] = fact("16-4a-2a", "counter", without="activated")
CARDS: Final = (SUMMON, PLAY)
# What a text calls played due to its Forced Reveal has this tag.
FORCED: Final[str] = fact("15-31a", "forced reveal", without="")

# -- whether something can be played --------------------------------------------------------


def refusal_of_card(
    game: Game, seat: int, card: int, instead: int | None = None, counted: bool = True,
    told: bool = False,
) -> str | None:  # fmt: skip
    """The rule that forbids playing this card now, whatever the timing; None: it can be."""
    if is_turned_down(game, card):
        return "3-13c-2"
    way = way_of(game, card)
    if way == SUMMON and needs_cap(counted) and exceeds_cap(game, seat, card):
        return "15-17a-3"
    if not can_pay_for(game, seat, card, instead):
        return TOO_DEAR
    if way == SUMMON and not has_zone(game, seat, card):
        return "14-4b-3a"
    if may_be_barred(game, "play", card) and is_barred(game, Event("play", seat, card, cause=way)):
        return "15-37a"
    if way == PLAY and game.value(card, "type") == "event":
        return refusal_of_effect(game, seat, card, effect_of(game, card), told=told, way=way)
    return cannot_enter(game, seat, card, way)


TOO_DEAR: Final = "14-4b-8"


@rule("3-13c-2", without=False)
def is_turned_down(game: Game, card: int) -> bool:
    """What lies face down in a damage zone is not played."""
    state = game.state
    return state.face[card] == FACE_DOWN and z.LAYOUT.kind[state.place[card]] == "damage"


@rule("15-17a", without="play")
def way_of(game: Game, card: int) -> str:
    """To play a unit card is to normal summon it."""
    return SUMMON if game.value(card, "type") == "unit" else PLAY


@rule("15-17a-3", without=False)
def exceeds_cap(game: Game, seat: int, card: int) -> bool:
    """A normal summon may not use more of the summon cap than is left."""
    return counts_for(game, card) > summons_left(game, seat)


@rule("15-17a-3c", without=True)
def needs_cap(counted: bool) -> bool:
    """What does not count towards the cap is summoned though nothing of it is left."""
    return counted


@rule("15-17a-3b", without=True)
def uses_cap(counted: bool) -> bool:
    """Nor does it leave less of it."""
    return counted


@rule("15-17a-2", without=0)
def counts_for(game: Game, card: int) -> int:
    """What a normal summon of this unit counts for."""
    if "CountsFor" not in game.special:
        return ONE_SUMMON
    told = at_work.own_words(game, card, "CountsFor")
    return int(told[0].number) if told else ONE_SUMMON


ONE_SUMMON: Final[int] = fact("15-17a-2a", 1, without=0)


@rule("14-4b-3a", without=())
def zones_for(game: Game, seat: int, card: int) -> list[int]:
    """The zones that a unit can be placed in."""
    barred = may_be_barred(game, "enter", card)
    return [zone for zone in z.front_row(game, seat) if is_open(game, seat, card, zone, barred)]


def has_zone(game: Game, seat: int, card: int) -> bool:
    """Whether there is any."""
    barred = may_be_barred(game, "enter", card)
    for zone in z.front_row(game, seat):  # noqa: SIM110 (any() over a generator is slower)
        if is_open(game, seat, card, zone, barred):
            return True
    return False


def is_open(game: Game, seat: int, card: int, zone: int, barred: bool) -> bool:
    """Whether a unit can be placed there; `barred`: something may bar it from some zone."""
    if gear.is_taken(game, zone):
        return False
    return not barred or can_come_to(game, seat, card, zone)


def can_come_to(game: Game, seat: int, card: int, zone: int) -> bool:
    """Whether nothing bars a unit that is played now from this zone."""
    return not is_barred(game, entering(game, seat, card, zone, played_from(game, card)))


def entering(game: Game, seat: int, card: int, zone: int, tags: tuple[Any, ...]) -> Event:
    """A card that was played is about to come into play."""
    return Event("enter", seat, card, zone, 0, cause="play", tags=tags)


@rule("15-38a-1")
def cannot_enter(game: Game, seat: int, card: int, way: str) -> str | None:
    """What cannot enter play cannot be played."""
    if "enter" not in game.guarded or way == SUMMON:
        return None  # of units, no zone is left
    event = entering(game, seat, card, z.field_of(seat), played_from(game, card))
    return "15-38a-1" if is_barred(game, event) else None


def played_from(game: Game, card: int) -> tuple[str, ...]:
    """How a card that is played now would enter."""
    return (*coming_from(z.LAYOUT.kind[game.state.place[card]]), *NORMAL)


@rule("15-3d", without=())
def coming_from(area: str) -> tuple[str, ...]:
    """A card that enters after it was played comes from where it was played."""
    return (area,)


# A unit that has resolved in the gate after a normal summon was normal summoned.
NORMAL: Final[tuple[str, ...]] = fact("15-17b", ("normal",), without=())


def can_pay_for(game: Game, seat: int, card: int, instead: int | None) -> bool:
    """Whether the card's cost can be paid, at a discount or not."""
    if costs.can_pay_resources(game, seat, costs.card_cost(game, seat, card, instead), card):
        return not is_free_of_charge(game, seat, card, instead)
    return instead is None and len(discounts.to_be_had(game, seat, card)) > 0


@rule("15-15b-1", without=False)
def is_free_of_charge(game: Game, seat: int, card: int, instead: int | None) -> bool:
    """What is played only by paying with resources is not played without."""
    if "OnlyByResources" not in game.special:
        return False
    if not at_work.own_words(game, card, "OnlyByResources"):
        return False
    return costs.card_cost(game, seat, card, instead) == 0 < costs.level_cost(game, seat, card)


def refusal_of_effect(
    game: Game, seat: int, card: int, term: Any, event: Event | None = None, identity: int = 0,
    told: bool = False, way: str = ABILITY,
) -> str | None:  # fmt: skip
    """The rule that forbids playing this effect of a card: its conditions, targets, cost."""
    if term is None:
        return None
    context = Context(game, card, seat, identity, event)
    if term.while_:
        if not all_hold(context, term.while_):
            return "14-8a-1"
        if abilities.cannot_be_used(game, identity or game.state.identity[card], term, seat):
            return "14-7b"
    if not targets.can_choose_all(context, term.do):
        return "14-4b-4"
    if (without_options := refusal_of_options(context, term.do, told)) is not None:
        return without_options
    own_cost = costs.own_cost(term)
    if own_cost and not costs.can_pay(costs.paying(context, way), own_cost):
        return TOO_DEAR
    return cannot_summon(context, term.do)


def refusal_of_options(context: Context, effects: tuple[t.Effect, ...], told: bool) -> str | None:
    """Of a list, as many options as are to be chosen must be such as can be chosen now."""
    found = first_list(effects) if effects else None
    if found is None or not [each for each in effects if each is found]:
        return None
    able = [each for each in found.options if can_be_selected(context, each, told)]
    if len(able) >= min(found.number, len(found.options)):
        return None
    return "14-4b-2a" if timing_of(found.options[0]) else "15-37b-3"


@rule("15-37b-3", without=True)
def can_be_selected(context: Context, option: tuple[t.Effect, ...], told: bool) -> bool:
    """Not an option that cannot be played: that lacks targets, or plays what cannot be; nor one
    for another time, unless somebody is told to play it."""
    if not targets.can_choose_all(context, option) or cannot_summon(context, option) is not None:
        return False
    return told or timings.is_timely(context.game, context.seat, option)


@rule("15-17a-5")
def cannot_summon(context: Context, effects: tuple[t.Effect, ...]) -> str | None:
    """What would make a normal summon that counts cannot be played with too little of the
    summon cap left."""
    game, seat = context.game, context.seat
    for effect in effects:
        if type(effect) is v.PlayCard and effect.counted:
            cards = [card for card, _identity in objects(context, effect.what)]
            units = [card for card in cards if way_of(game, card) == SUMMON]
            able = [card for card in units if not exceeds_cap(game, seat, card)]
            if units and len(units) == len(cards) and not able:
                return "15-17a-5"
    return None


# -- beginning to play ------------------------------------------------------------------------


def begin(game: Game, seat: int, card: int, way: str, term: Any, **more: Any) -> None:
    """Play a card or an ability. It was found playable; only a cost may still fail."""
    vars: dict[str, Any] = {
        "seat": players.controller_of_play(seat),
        "card": card, "identity": game.state.identity[card], "way": way,
        "term": term, "do": () if term is None else term.do, "zone": -1, "targets": (),
        "cost": () if term is None else costs.own_cost(term), "kept": {}, "event": None,
        "instead": None, "counted": True, "counts": -1, "resources": 0, "tags": OTHERWISE,
        "counter": -1, "frm": z.LAYOUT.kind[game.state.place[card]], "risky": False, "told": False,
    }  # fmt: skip
    vars.update(more)
    if vars["cost"] or (way in CARDS and discounts.to_be_had(game, seat, card)):
        vars["risky"] = True
        game.save_point()
    game.call("play", **vars)
    abilities.is_handled(game, game.state.frames[-1], True)


# 15-31a-1: what is played otherwise than by its Forced Reveal is not played due to it
OTHERWISE: Final[tuple[str, ...]] = fact("15-31a-1", (), without=("forced reveal",))


@rule("15-16a")
def play_card(game: Game, seat: int, card: int, **more: Any) -> None:
    """Play a card, a unit as a normal summon."""
    way = way_of(game, card)
    is_event = way == PLAY and game.value(card, "type") == "event"
    begin(game, seat, card, way, effect_of(game, card) if is_event else None, **more)


def play_ability(game: Game, seat: int, card: int, term: Any, way: str, **more: Any) -> None:
    """Play an ability of a card."""
    if is_to_play_its_card(term):
        instead = free_by_counter(way)
        if refusal_of_card(game, seat, card, instead) is None:
            play_card(game, seat, card, instead=instead, **more)
        return
    play_itself(game, seat, card, term, way, **more)


@rule("14-6d")
def play_itself(game: Game, seat: int, card: int, term: Any, way: str, **more: Any) -> None:
    """Otherwise the ability itself is played."""
    begin(game, seat, card, way, term, **more)


@rule("14-6c", without=False)
def is_to_play_its_card(term: Any) -> bool:
    """If the ability is to play the card it is on, that card is played instead."""
    return len(term.do) == 1 and type(term.do[0]) is v.PlayThis


@rule("14-6c-1")
def free_by_counter(way: str) -> int | None:
    """By its own CNT ability a card is played without paying for its level."""
    return 0 if way == COUNTER else None


@rule("13-6d-1")
def play_counter(game: Game, seat: int, card: int) -> None:
    """A CNT ability is played whether its player likes it or not, if there are targets."""
    term = game.state.printed[card].abilities.others["Counter"][0]
    if is_to_play_its_card(term):
        instead = free_by_counter(COUNTER)
        if refusal_of_card(game, seat, card, instead, counted=False) is None:
            play_card(game, seat, card, instead=instead, counted=False, tags=("counter",))
    elif can_be_played(game, seat, card) and refusal_of_effect(game, seat, card, term) is None:
        begin(game, seat, card, COUNTER, term, counter=card)


def can_be_played(game: Game, seat: int, card: int) -> bool:
    """Whether nothing says that CNT abilities, or any, cannot be played."""
    return not is_forbidden(game, Event("play ability", seat, card, cause=COUNTER))


# -- what was tried in vain --------------------------------------------------------------------


TRIED: Final = "tried"  # that anything was, and with what it was the thing itself


def was_tried(game: Game, card: int, way: str) -> bool:
    happened = game.state.happened
    return TRIED in happened and (TRIED, card, way) in happened


def forget_tries(game: Game) -> None:
    happened = game.state.happened
    if TRIED in happened:
        del happened[TRIED]
        for key in [key for key in happened if isinstance(key, tuple) and key[0] == TRIED]:
            del happened[key]
        game.state.revision += 1

"""14-4, 14-6. Whether a card or an ability can be played, and how playing it begins.

`way` says what is played: "summon" a unit card, "play" any other card, "ability" an activated
one, "automatic", "overdrive" and "counter" those. What cannot be played to its end was not
played at all: a play whose cost may turn out not to be payable begins with a save point.
The steps of playing (14-4b) are in `play_steps`.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import c02_cards, c04_players
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.areas import is_turned_down
from headjudge.games.gateruler.c06_turn import phases
from headjudge.games.gateruler.c14_abilities import active, costs, gear, limits, targets
from headjudge.games.gateruler.c15_terms import resources, restrictions, summoning
from headjudge.games.gateruler.c15_terms.putting import coming_from
from headjudge.games.gateruler.c16_keywords import bundles, discount
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN, DO
from headjudge.language.evaluate import all_hold, holds, means, objects
from headjudge.language.options import first_list
from headjudge.rulebook.citation import rule

SUMMON: Final = "summon"
PLAY: Final = "play"
ABILITY: Final = "activated"
AUTOMATIC: Final = "automatic"
OVERDRIVE: Final = "overdrive"
CARDS: Final = (SUMMON, PLAY)


# 14-4. Whether something can be played


def refusal_of_card(
    game: Game, seat: int, card: int, instead: int | None = None, counted: bool = True,
    told: bool = False,
) -> str | None:  # fmt: skip
    """The rule that forbids playing this card now, whatever the timing; None: it can be."""
    if is_turned_down(game, card):
        return "3-13c-2"
    way = summoning.way_of(game, card)
    if way == SUMMON and summoning.needs_cap(counted) and summoning.exceeds_cap(game, seat, card):
        return "15-17a-3"
    if not can_pay_for(game, seat, card, instead):
        return TOO_DEAR
    if way == SUMMON and not has_zone(game, seat, card):
        return refusal_of_zones(game, seat)
    if (forbidden := summoning.may_not_be_played(game, seat, card, way)) is not None:
        return forbidden
    if way == PLAY and game.value(card, "type") == "event":
        return refusal_of_effect(
            game, seat, card, c02_cards.effect_of(game, card), told=told, way=way, instead=instead
        )
    return restrictions.cannot_enter(game, seat, card, way)


TOO_DEAR: Final = "14-4b-8"


def can_pay_for(game: Game, seat: int, card: int, instead: int | None) -> bool:
    """Whether the card's cost can be paid, at a discount or not."""
    if resources.can_pay_resources(game, seat, costs.card_cost(game, seat, card, instead), card):
        return not resources.is_free_of_charge(game, seat, card, instead)
    return instead is None and len(discount.discounts_for(game, seat, card)) > 0


def refusal_of_effect(
    game: Game, seat: int, card: int, term: Any, event: Event | None = None, identity: int = 0,
    told: bool = False, way: str = ABILITY, instead: int | None = None,
) -> str | None:  # fmt: skip
    """The rule that forbids playing this effect of a card: its conditions, targets, cost."""
    if term is None:
        return None
    context = Context(game, card, seat, identity, event)
    if term.while_:
        if not all_hold(context, term.while_):
            return refusal_of_conditions(context, term.while_, way)
        if limits.cannot_be_used(game, identity or game.state.identity[card], term, seat):
            return "14-7b"
    if not targets.can_choose_all(context, term.do):
        return "14-4b-4"
    if (without_options := refusal_of_options(context, term.do, told)) is not None:
        return without_options
    own_cost = costs.demanded(term, instead)
    if own_cost and not costs.can_pay(costs.paying(context, way), own_cost):
        return TOO_DEAR
    return summoning.cannot_summon(context, term.do)


def refusal_of_conditions(context: Context, conditions: tuple[t.Condition, ...], way: str) -> str:
    """The rule on the condition that is not met: Resource has one of its own."""
    for each in conditions:
        if isinstance(each, v.HasResources) and not holds(context, each):
            return "16-17c" if way == PLAY else "16-17b"
    return "14-8a-1"


def refusal_of_options(context: Context, effects: tuple[t.Effect, ...], told: bool) -> str | None:
    """Of a list, as many options as are to be chosen must be such as can be chosen now."""
    found = first_list(effects) if effects else None
    if found is None or not [each for each in effects if each is found]:
        return None
    able = [each for each in found.options if summoning.can_be_selected(context, each, told)]
    if len(able) >= min(found.number, len(found.options)):
        return None
    return "14-4b-2a" if c02_cards.timing_of(found.options[0]) else "15-37b-3"


@rule("14-4b-2a")
def is_timely(game: Game, seat: int, option: tuple[t.Effect, ...]) -> bool:
    """An option with a timing of its own can be chosen only at that time."""
    if c02_cards.timing_of(option) != "standard":
        return True
    return (
        seat == game.state.turn_player and not game.state.stack and phases.now(game) == "main phase"
    )


@means(DO, v.Timing)
def do_timing(context: Context, frame: Frame, term: v.Timing) -> None:
    """When it can be chosen was asked on playing (14-4b-2a)."""


# 14-4b-3a. The zone of a unit


@rule("14-4b-3a")
def zones_for(game: Game, seat: int, card: int) -> list[int]:
    """The zones that a unit can be placed in."""
    barred = restrictions.may_be_barred(game, "enter", card)
    return [zone for zone in z.front_row(game, seat) if is_open(game, seat, card, zone, barred)]


def has_zone(game: Game, seat: int, card: int) -> bool:
    """Whether there is any."""
    barred = restrictions.may_be_barred(game, "enter", card)
    for zone in z.front_row(game, seat):  # noqa: SIM110 (any() over a generator is slower)
        if is_open(game, seat, card, zone, barred):
            return True
    return False


def refusal_of_zones(game: Game, seat: int) -> str:
    """The rule by which a unit can be placed in no zone: something bars it from those there are, or
    there is none."""
    free = [zone for zone in z.front_row(game, seat) if not gear.is_taken(game, zone)]
    return "15-38a-1" if free else "14-4b-3a"


def is_open(game: Game, seat: int, card: int, zone: int, barred: bool) -> bool:
    """Whether a unit can be placed there; `barred`: something may bar it from some zone."""
    if gear.is_taken(game, zone):
        return False
    return not barred or can_come_to(game, seat, card, zone)


def can_come_to(game: Game, seat: int, card: int, zone: int) -> bool:
    """Whether nothing bars a unit that is played now from this zone."""
    return not restrictions.is_barred(
        game, entering(game, seat, card, zone, played_from(game, card))
    )


def entering(game: Game, seat: int, card: int, zone: int, tags: tuple[Any, ...]) -> Event:
    """A card that was played is about to come into play."""
    return Event("enter", seat, card, zone, 0, cause="play", tags=tags)


def played_from(game: Game, card: int) -> tuple[str, ...]:
    """How a card that is played now would enter."""
    return (*coming_from(z.LAYOUT.kind[game.state.place[card]]), *summoning.NORMAL)


# 14-4b. Beginning to play


def begin_playing(game: Game, seat: int, card: int, way: str, term: Any, **more: Any) -> None:
    """Play a card or an ability. It was found playable; only a cost may still fail."""
    instead: int | None = more.get("instead")
    vars: dict[str, Any] = {
        "seat": c04_players.controller_of_play(seat),
        "card": card, "identity": game.state.identity[card], "way": way,
        "term": term, "do": () if term is None else term.do, "zone": -1, "targets": (),
        "cost": () if term is None else costs.demanded(term, instead), "kept": {}, "event": None,
        "instead": None, "counted": True, "counts": -1, "resources": 0, "tags": summoning.OTHERWISE,
        "counter": -1, "frm": z.LAYOUT.kind[game.state.place[card]], "risky": False, "told": False,
        "origin": game.state.place[card],
    }  # fmt: skip
    vars.update(more)
    if vars["cost"] or (way in CARDS and discount.discounts_for(game, seat, card)):
        vars["risky"] = True
        game.save_point()
    game.call("play", **vars)
    active.mark_handled(game, game.state.frames[-1], True)


# 14-4b-11. What was tried in vain

TRIED: Final = "tried"  # that anything was, and with what it was the thing itself


def was_tried(game: Game, card: int, way: str) -> bool:
    """Whether playing this card in this way has failed just now."""
    happened = game.state.happened
    return TRIED in happened and (TRIED, card, way) in happened


def forget_tries(game: Game) -> None:
    """Let players try again to play what could not be played."""
    happened = game.state.happened
    if TRIED in happened:
        del happened[TRIED]
        for key in [key for key in happened if isinstance(key, tuple) and key[0] == TRIED]:
            del happened[key]
        game.values_changed()


# 14-6. Playing OD, TD and CNT abilities


def play_ability(game: Game, seat: int, card: int, term: Any, way: str, **more: Any) -> None:
    """Play an ability of a card."""
    if is_to_play_its_card(term):
        instead = free_by_counter(way)
        if refusal_of_card(game, seat, card, instead) is None:
            summoning.play_card(game, seat, card, instead=instead, **more)
        return
    play_itself(game, seat, card, term, way, **more)


@rule("14-6c")
def is_to_play_its_card(term: Any) -> bool:
    """If the ability is to play the card it is on, that card is played instead."""
    return len(term.do) == 1 and type(term.do[0]) is v.PlayThis


@rule("14-6c-1")
def free_by_counter(way: str) -> int | None:
    """By its own CNT ability a card is played without paying for its level; whatever else its
    cost demands is paid."""
    return costs.NOTHING_FOR_LEVEL if way == bundles.COUNTER else None


@rule("14-6d")
def play_itself(game: Game, seat: int, card: int, term: Any, way: str, **more: Any) -> None:
    """An ability that does not play its card is played itself."""
    begin_playing(game, seat, card, way, term, **more)


@rule("14-4b-1a")
def is_overdrive_in_gate(game: Game, card: int) -> bool:
    """A card is not played while one of its Overdrive abilities waits in the gate."""
    ref = game.state.ref(card)
    for frame in game.state.stack:
        vars = frame.vars
        if vars.get("way") == OVERDRIVE and (vars["card"], vars["identity"]) == ref:
            return True
    return False


ICONS: Final = {"OD": "Overdrive", "CNT": "Counter"}


@means(ACT, v.PlayAbilityOf)
@rule("14-6b")
def do_play_ability_of(
    context: Context, frame: Frame, term: v.PlayAbilityOf, cards: tuple[Ref, ...]
) -> None:
    """Another card's OD or CNT ability is played."""
    game, seat = context.game, context.seat
    for card, _identity in cards[:1]:
        own = playable_ability(game, seat, card, term.icon)
        if own is None:
            summoning.leave_rest_undone(frame)
        else:
            way = bundles.COUNTER if term.icon == "CNT" else OVERDRIVE
            play_ability(game, seat, card, own, way)


def playable_ability(game: Game, seat: int, card: int, icon: str) -> Any:
    """The OD or CNT ability of a card, if it can be played; else None."""
    for own in game.state.printed[card].abilities.others.get(ICONS[icon], ())[:1]:
        if refusal_of_effect(game, seat, card, own, told=True) is None:
            return own
    return None


@means(CAN, v.PlayAbilityOf)
def can_play_ability_of(context: Context, term: v.PlayAbilityOf) -> bool:
    """15-37b-1. Not if none of them can be played."""
    game, seat = context.game, context.seat
    found = [card for card, _identity in objects(context, term.what)]
    return len([c for c in found if playable_ability(game, seat, c, term.icon) is not None]) > 0


@means(DO, v.PlayThis)
def do_play_this(context: Context, frame: Frame, term: v.PlayThis) -> None:
    """The card that this text is on is played."""
    game, seat, card = context.game, context.seat, context.source
    if refusal_of_card(game, seat, card) is None:
        summoning.play_card(game, seat, card)

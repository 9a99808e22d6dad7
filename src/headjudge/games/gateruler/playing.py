"""14-4b, 14-5, 14-6, 15-16, 15-17. Playing cards and abilities: from showing the card to its
place in the gate.

`way` says what is played: "summon" a unit card, "play" any other card, "ability" an activated
one, "automatic", "overdrive" and "counter" those. What cannot be played to its end was not
played at all: a play whose cost may turn out not to be payable begins with a save point.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import (
    abilities,
    at_work,
    charges,
    costs,
    damage,
    gear,
    loops,
    players,
    targets,
    timings,
)
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.arrivals import is_barred
from headjudge.games.gateruler.players import summons_left
from headjudge.games.gateruler.settable import effect_of
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.language import doing, feasible
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, number, objects
from headjudge.language.options import first_list, in_its_place
from headjudge.rulebook.citation import fact, rule

SUMMON: Final = "summon"
PLAY: Final = "play"
ABILITY: Final = "activated"
AUTOMATIC: Final = "automatic"
OVERDRIVE: Final = "overdrive"
# Neither activated nor automatic nor ongoing, when it is played
COUNTER: Final[str] = fact("16-4a-2a", "counter", without="activated")
CARDS: Final = (SUMMON, PLAY)

# -- whether something can be played --------------------------------------------------------


def refusal_of_card(
    game: Game, seat: int, card: int, instead: int | None = None, counted: bool = True,
    told: bool = False,
) -> str | None:  # fmt: skip
    """The rule that forbids playing this card now, whatever the timing; None: it can be."""
    if is_turned_down(game, card):
        return "3-13c-2"
    way = way_of(game, card)
    if way == SUMMON:
        if needs_cap(counted) and exceeds_cap(game, seat, card):
            return "15-17a-3"
        if not zones_for(game, seat, card):
            return "14-4b-3a"
    if not can_pay_for(game, seat, card, instead):
        return TOO_DEAR
    if "play" in game.guarded and is_barred(game, Event("play", seat, card, cause=way)):
        return "15-37a"
    if way == PLAY and game.value(card, "type") == "event":
        return refusal_of_effect(game, seat, card, effect_of(game, card), told=told)
    return cannot_enter(game, seat, card, way)


TOO_DEAR: Final = "14-4b-8"


@rule("15-17a", without="play")
@rule("3-13c-2", without=False)
def is_turned_down(game: Game, card: int) -> bool:
    """What lies face down in a damage zone is not played."""
    state = game.state
    return state.face[card] == FACE_DOWN and z.LAYOUT.kind[state.place[card]] == "damage"


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
    found = z.front_row(game, seat)
    if game.state.effects:
        found = tuple([zone for zone in found if not gear.is_taken(game, zone)])
    if "enter" not in game.guarded:
        return list(found)
    return [
        zone
        for zone in found
        if not is_barred(game, entering(game, seat, card, zone, played_from(game, card)))
    ]


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
    return instead is None and len(discounts(game, seat, card)) > 0


@rule("15-15b-1", without=False)
def is_free_of_charge(game: Game, seat: int, card: int, instead: int | None) -> bool:
    """What is played only by paying with resources is not played without."""
    if "OnlyByResources" not in game.special:
        return False
    if not at_work.own_words(game, card, "OnlyByResources"):
        return False
    return costs.card_cost(game, seat, card, instead) == 0 < costs.level_cost(game, seat, card)


def discounts(game: Game, seat: int, card: int) -> list[Any]:
    """16-20. The discounts that can be had for playing a card now."""
    if "Discount" not in game.special:
        return []
    context = Context(game, card, seat)
    return [
        term
        for term in at_work.own_words(game, card, "Discount")
        if costs.can_pay(context, term.cost)
        and costs.can_pay_with_others(context, term.cost)
        and costs.can_pay_resources(game, seat, discounted(game, seat, card, term), card)
    ]


@rule("16-20b", without=0)
def discounted(game: Game, seat: int, card: int, term: v.Discount) -> int:
    """The resources to pay at a discount."""
    cost = costs.card_cost(game, seat, card, None if term.pays < 0 else term.pays)
    less = number(Context(game, card, seat), term.less)
    return costs.none_at_least(cost - less)


def refusal_of_effect(
    game: Game, seat: int, card: int, term: Any, event: Event | None = None, identity: int = 0,
    told: bool = False,
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
    if not told and timings.is_out_of_time(game, seat, term):
        return "14-4b-2a"
    if not targets.can_choose_all(context, term.do):
        return "14-4b-4"
    own_cost = costs.own_cost(term)
    if own_cost and not costs.can_pay(context, own_cost):
        return TOO_DEAR
    return cannot_summon(context, term.do)


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
        "instead": None, "counted": True, "counts": -1, "resources": 0, "tags": OTHERWISE, "counter": -1,
        "frm": z.LAYOUT.kind[game.state.place[card]], "risky": False, "told": False,
    }  # fmt: skip
    vars.update(more)
    if vars["cost"] or (way in CARDS and discounts(game, seat, card)):
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


# -- 14-4b. The steps -------------------------------------------------------------------------


@step("14-4b-1")
def show(game: Game, frame: Frame) -> None:
    """A hidden card that is played, or whose ability is, is revealed to all."""
    vars = frame.vars
    card = vars["card"]
    if game.state.place[card] >= 0 and game.state.is_current((card, vars["identity"])):
        if vars["way"] in CARDS:
            game.reveal((card,), everyone(game.state))
        else:
            keep_revealed(game, card)


@rule("14-10b-1c")
def keep_revealed(game: Game, card: int) -> None:
    """A hidden card whose ability is played lies open until that has left the gate; who has
    seen it knows it from then on."""
    game.reveal((card,), everyone(game.state))


@choice("14-4b-2")
def choose_modes(game: Game, frame: Frame) -> Decision | None:
    """Of a list of options so many are chosen; the others are as if not there."""
    vars = frame.vars
    found = first_list(vars["do"]) if vars["do"] else None
    if found is None or not [each for each in vars["do"] if each is found]:
        return None
    context = context_of_play(game, frame)
    options: tuple[Option, ...] = tuple(
        [
            ("option", index)
            for index, each in enumerate(found.options)
            if can_be_selected(context, each)
            and (vars["told"] or timings.is_timely(game, vars["seat"], each))
        ]
    )
    wanted = min(found.number, len(options))
    return Decision(vars["seat"], "mode", options, "14-4b-2", wanted, wanted)


@rule("15-37b-3", without=True)
def can_be_selected(context: Context, option: tuple[t.Effect, ...]) -> bool:
    """Not an option that cannot be played: that lacks targets, or plays what cannot be."""
    return targets.can_choose_all(context, option) and cannot_summon(context, option) is None


@choose_modes.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    found = first_list(vars["do"])
    options = () if found is None else found.options
    picked = sorted([int(option[1]) for option in chosen])
    effects = tuple([effect for index in picked for effect in options[index]])
    vars["do"] = in_its_place(vars["do"], effects)
    frame.again()


def context_of_play(game: Game, frame: Frame) -> Context:
    vars = frame.vars
    return Context(game, vars["card"], vars["seat"], vars["identity"], vars["event"])


@choice("14-4b-3")
def choose_number(game: Game, frame: Frame) -> Decision | None:
    """What else a card asks for is chosen: a number."""
    vars = frame.vars
    if vars["way"] not in CARDS or not vars["do"]:
        return None
    for each in vars["do"]:
        if type(each) is v.ChooseNumber:
            return doing.ASK[v.ChooseNumber](context_of_play(game, frame), frame, each)
    return None


@choose_number.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    asked = [each for each in vars["do"] if type(each) is v.ChooseNumber][0]
    vars["kept"] = {**vars["kept"], asked.memory: int(chosen[0][1])}
    vars["do"] = tuple([each for each in vars["do"] if each is not asked])
    frame.again()


@choice("14-4b-3a")
def choose_zone(game: Game, frame: Frame) -> Decision | None:
    """For a unit card, the zone it will be placed in."""
    vars = frame.vars
    if vars["way"] != SUMMON:
        return None
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in zones_for(game, vars["seat"], vars["card"])]
    )
    return Decision(vars["seat"], "zone", options, "14-4b-3a")


@choose_zone.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["zone"] = int(chosen[0][1])


@choice("14-4b-4")
def choose_targets(game: Game, frame: Frame) -> Decision | None:
    """All targets are chosen now, phrase by phrase."""
    vars = frame.vars
    if not vars["do"]:
        return None
    phrase = targets.next_phrase(vars["do"], len(vars["targets"]))
    if phrase is None:
        return None
    decision = targets.question(context_of_play(game, frame), phrase)
    return None if decision is None else loops.without_restart(game, about(frame), decision)


def about(frame: Frame) -> tuple[Any, ...]:
    """What a question for targets is about."""
    return (frame.vars["card"], frame.vars["do"], len(frame.vars["targets"]))


@choose_targets.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    if loops.is_looked_for(game):
        loops.note_answer(game, about(frame), vars["seat"], chosen)
    phrase = targets.phrases(vars["do"])[len(vars["targets"])]
    vars["targets"] = (*vars["targets"], targets.answered(game, phrase, chosen))
    frame.again()


@choice("14-4b-5")
def divide(game: Game, frame: Frame) -> Decision | None:
    """What is divided among targets is allotted now, at least 1 to each (14-4b-5a)."""
    vars = frame.vars
    if not vars["targets"]:
        return None
    return targets.division(context_of_play(game, frame), vars["do"], vars["targets"])


@divide.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    vars["targets"] = targets.allotted(
        context_of_play(game, frame), vars["do"], vars["targets"], int(chosen[0][1])
    )
    frame.again()


@choice("16-20b-1")
def take_discount(game: Game, frame: Frame) -> Decision | None:
    """A discount may be taken or left; without it the card may be too dear."""
    vars = frame.vars
    if vars["way"] not in CARDS or "Discount" not in game.special or vars["instead"] is not None:
        return None
    found = discounts(game, vars["seat"], vars["card"])
    if not found or applies_anyway(found):
        return None
    usual = costs.card_cost(game, vars["seat"], vars["card"])
    can = costs.can_pay_resources(game, vars["seat"], usual, vars["card"])
    options = (YES, NO) if can else (YES,)
    return Decision(vars["seat"], "discount", options, "16-20b-1")


@take_discount.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    if chosen[0] == YES:
        term = discounts(game, vars["seat"], vars["card"])[0]
        vars["discount"] = discounted(game, vars["seat"], vars["card"], term)
        vars["cost"] = (*as_a_cost(term), *vars["cost"])


@rule("16-20b-2", without=())
def as_a_cost(term: v.Discount) -> tuple[t.Effect, ...]:
    """What a discount demands is done as a part of the cost."""
    return term.cost


@rule("16-20c", without=())
def applies_anyway(found: list[Any]) -> list[Any]:
    """Discounts that demand nothing but their condition are not asked about."""
    return [term for term in found if not term.cost]


@step("14-4b-6")
def determine_cost(game: Game, frame: Frame) -> None:
    """What it will cost is worked out, and stays so (14-4b-7)."""
    vars = frame.vars
    if vars["cost"]:
        vars["cost"] = costs.fixed(context_of_play(game, frame), vars["cost"])
    if vars["way"] in CARDS:
        usual = costs.card_cost(game, vars["seat"], vars["card"], vars["instead"])
        if "Discount" in game.special and vars["instead"] is None:
            for term in applies_anyway(discounts(game, vars["seat"], vars["card"])):
                usual = min(usual, discounted(game, vars["seat"], vars["card"], term))
        vars["resources"] = vars.get("discount", usual)
        if is_forced(frame):
            there = len(costs.ready_resources(game, vars["seat"]))
            vars["resources"] = min(vars["resources"], there)


# What a text calls played due to its Forced Reveal has this tag.
FORCED: Final[str] = fact("15-31a", "forced reveal", without="")


@rule("16-15b-1b", without=False)
def is_forced(frame: Frame) -> bool:
    """A card with Forced Reveal is played even if its cost cannot be paid: as much of it as
    possible is."""
    return FORCED in frame.vars["tags"]


@step("14-4b-8")
def pay_resources(game: Game, frame: Frame) -> None:
    """Resources are paid for a card's level."""
    vars = frame.vars
    wanted = vars["resources"]
    if wanted > 0:
        if not costs.can_pay_resources(game, vars["seat"], wanted, vars["card"]):
            undo(game, frame)
            return
        costs.pay_resources(game, vars["seat"], wanted, vars["card"])


@step("14-4b-8a")
def pay(game: Game, frame: Frame) -> None:
    """The actions of a cost are done in their order; if one cannot be done, all is undone."""
    vars = frame.vars
    cost: tuple[t.Effect, ...] = vars["cost"]
    if not cost:
        return
    context = Context(
        game, vars["card"], vars["seat"], vars["identity"], vars["event"], vars["kept"]
    )
    action, rest = costs.next_action(cost)
    if not feasible.can_do(context, action):
        if is_forced(frame):
            vars["cost"] = rest
            frame.again()
        else:
            undo(game, frame)
        return
    vars["cost"] = rest
    frame.again()
    doing.start(
        game, (action, v.KeepForPlay()), vars["card"], vars["identity"],
        costs.mover(vars["seat"]), vars["event"], must=0, paying=vars["way"], **vars["kept"],
    )  # fmt: skip


@rule("14-4b-8", "14-4b-11")
def undo(game: Game, frame: Frame) -> None:
    """What cannot be played to its end was not played at all. So that nobody goes on trying,
    it is not offered again before something else was done."""
    what = ("tried", frame.vars["card"], frame.vars["way"])
    if frame.vars["risky"]:
        game.revert()
    else:
        game.leave(frame)
    game.mark(what)
    game.mark("tried")


def was_tried(game: Game, card: int, way: str) -> bool:
    return game.happened(("tried", card, way)) > 0


def forget_tries(game: Game) -> None:
    happened = game.state.happened
    if happened.pop("tried", 0):
        for key in [key for key in happened if isinstance(key, tuple) and key[0] == "tried"]:
            del happened[key]


@step("14-4b-9")
def put_into_the_gate(game: Game, frame: Frame) -> None:
    """A card goes to the gate itself; an ability goes there as if it were a card."""
    vars = frame.vars
    card = vars["card"]
    if vars["way"] in CARDS:
        before = game.state.ref(card)
        game.put(card, z.GATE)
        if vars["frm"] in ("drive", "hand") and game.state.effects:
            keep_effects(game, before, card)
            keep_charges(game, before, card)
        vars["identity"] = game.state.identity[card]
    game.add(
        "resolve card" if vars["way"] in CARDS else "resolve ability",
        **{name: vars[name] for name in HANDED_ON},
    )  # fmt: skip


HANDED_ON: Final = (
    "seat", "card", "identity", "way", "term", "do", "zone", "targets", "kept", "event", "frm",
    "tags", "counter", "counted",
)  # fmt: skip


@rule("14-4b-9a")
def keep_effects(game: Game, before: tuple[int, int], card: int) -> None:
    """From a hand or a drive zone it takes along what was laid on it,"""
    charges.hand_on(game, before, card, charges.EFFECTS)


@rule("3-14e-1")
def keep_charges(game: Game, before: tuple[int, int], card: int) -> None:
    """and its charges."""
    charges.hand_on(game, before, card, charges.LINKS)


@step("14-4b-10")
def is_played(game: Game, frame: Frame) -> None:
    """Now it is played, and counts for its limits."""
    vars = frame.vars
    seat, card, way = vars["seat"], vars["card"], vars["way"]
    if vars["term"] is not None and vars["term"].while_:
        abilities.use(game, vars["identity"], vars["term"], seat)
    if way == SUMMON and uses_cap(vars["counted"]):
        counts = vars["counts"] if vars["counts"] >= 0 else counts_for(game, card)
        players.count_summon(game, seat, counts)
    if vars["risky"]:
        game.forget_point()
    forget_tries(game)
    abilities.is_handled(game, frame, False)
    kind = "play" if way in CARDS else "play ability"
    if kind in game.heard:
        game.do(Event(kind, seat, card, cause=way, tags=(vars["frm"], *vars["tags"])))
    else:
        game.note(kind, seat, card=card, tags=(way,))


@step("15-20e")
def would_deal_damage(game: Game, frame: Frame) -> None:
    """What is played and would deal damage lets "would be dealt damage" be met."""
    vars = frame.vars
    if "would be damaged" in game.heard and vars["do"]:
        context = context_of_play(game, frame)
        hit = targets.damaged_by(context, vars["do"], vars["targets"])
        damage.is_about_to_be_dealt(game, hit, vars["card"], vars["seat"], damage.EFFECT)


PLAYING = Procedure(
    "play", "14-4b", "Playing",
    fact(
        "14-4b",
        (
            show, choose_modes, choose_number, choose_zone, choose_targets, divide, take_discount,
            determine_cost, pay_resources, pay, put_into_the_gate, is_played, would_deal_damage,
        ),
        without=(),
    ),
)  # fmt: skip

PROCEDURES: Final = (PLAYING,)

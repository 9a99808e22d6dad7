"""14-4b. The steps of playing a card or an ability, up to its place in the gate."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import c17_loops
from headjudge.games.gateruler.c03_zones import charges
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.charges import keep_charges_when_played
from headjudge.games.gateruler.c06_turn import phases
from headjudge.games.gateruler.c13_damage import dealing
from headjudge.games.gateruler.c14_abilities import (
    active,
    continuous,
    costs,
    limits,
    sources,
    targets,
)
from headjudge.games.gateruler.c14_abilities.playing import (
    ABILITY,
    CARDS,
    OVERDRIVE,
    PLAY,
    SUMMON,
    TRIED,
    forget_tries,
    zones_for,
)
from headjudge.games.gateruler.c15_terms import effect_damage, resources, summoning
from headjudge.games.gateruler.c15_terms.summoning import can_be_selected, counts_for, uses_cap
from headjudge.games.gateruler.c16_keywords import discount
from headjudge.games.gateruler.c16_keywords.concealment import is_forced_to_be_played
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option, Share
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.log import Rule, Word
from headjudge.kernel.state import Event, Frame
from headjudge.language import doing, feasible
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.options import first_list, in_its_place
from headjudge.rulebook.citation import rule

# 14-4b-1. Revealing it


@step("14-4b-1")
def reveal_played(game: Game, frame: Frame) -> None:
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


# 14-4b-2. Options


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
            if can_be_selected(context, each, vars["told"])
        ]
    )
    wanted = min(found.number, len(options))
    return Decision(vars["seat"], "mode", options, "14-4b-2", wanted, wanted)


@choose_modes.then
def keep_chosen_modes(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen options take the place of the list."""
    vars = frame.vars
    found = first_list(vars["do"])
    options = () if found is None else found.options
    picked = sorted([int(option[1]) for option in chosen])
    effects = tuple([effect for index in picked for effect in options[index]])
    vars["do"] = in_its_place(vars["do"], effects)
    frame.again()


def context_of_play(game: Game, frame: Frame) -> Context:
    """What is played, with the targets that were chosen so far."""
    vars = frame.vars
    memory: dict[str, Any] = {name: refs for name, refs, _shares in vars["targets"]}
    return Context(game, vars["card"], vars["seat"], vars["identity"], vars["event"], memory)


# 14-4b-3. Numbers and zones


@choice("14-4b-3")
def choose_number(game: Game, frame: Frame) -> Decision | None:
    """Ask for the number that a card asks for besides targets."""
    vars = frame.vars
    if vars["way"] not in CARDS or not vars["do"]:
        return None
    for each in vars["do"]:
        if type(each) is v.ChooseNumber:
            return doing.ASK[v.ChooseNumber](context_of_play(game, frame), frame, each)
    return None


@choose_number.then
def keep_chosen_number(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The play remembers the number that was named."""
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
def keep_chosen_zone(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The play remembers the zone for the unit."""
    frame.vars["zone"] = int(chosen[0][1])


# 14-4b-4. Targets


@step("14-4b-11")
def is_still_playable(game: Game, frame: Frame) -> None:
    """If what may be treated as something else is not, there may be no targets left."""
    if frame.vars.get(continuous.TREATS) and not targets.can_choose_all(
        context_of_play(game, frame), frame.vars["do"]
    ):
        undo_play(game, frame)


@choice("14-4b-4")
def choose_targets(game: Game, frame: Frame) -> Decision | None:
    """All targets are chosen now, phrase by phrase."""
    vars = frame.vars
    if not vars["do"]:
        return None
    phrase = targets.next_phrase(vars["do"], len(vars["targets"]))
    if phrase is None:
        return None
    decision = targets.ask_targets(context_of_play(game, frame), phrase)
    total, step = len(targets.phrases(vars["do"])), len(vars["targets"])
    if total > 1:
        decision = decision.of_group(Share("target", step, total - step, total))
    return None if decision is None else c17_loops.without_restart(game, about(frame), decision)


def about(frame: Frame) -> tuple[Any, ...]:
    """What a question for targets is about."""
    return (frame.vars["card"], frame.vars["do"], len(frame.vars["targets"]))


@choose_targets.then
def keep_chosen_targets(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The play remembers the targets of this phrase; those of the next are chosen."""
    vars = frame.vars
    if c17_loops.is_looked_for(game):
        c17_loops.note_answer(game, about(frame), vars["seat"], chosen)
    phrase = targets.phrases(vars["do"])[len(vars["targets"])]
    vars["targets"] = (*vars["targets"], targets.targets_chosen(game, phrase, chosen))
    frame.again()


# 14-4b-5. Dividing


@choice("14-4b-5")
def divide(game: Game, frame: Frame) -> Decision | None:
    """Ask how something is divided among targets, at least 1 to each (14-4b-5a)."""
    vars = frame.vars
    if not vars["targets"]:
        return None
    return targets.ask_division(context_of_play(game, frame), vars["do"], vars["targets"])


@divide.then
def allot_one_more(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen target gets one more of what is divided."""
    vars = frame.vars
    vars["targets"] = targets.allotted(
        context_of_play(game, frame), vars["do"], vars["targets"], int(chosen[0][1])
    )
    frame.again()


# 14-4b-6 to 14-4b-8. Costs


@step("14-4b-6")
def determine_cost(game: Game, frame: Frame) -> None:
    """Work out what the play will cost, which stays so (14-4b-7)."""
    vars = frame.vars
    if vars["cost"]:
        vars["cost"] = costs.with_fixed_numbers(context_of_play(game, frame), vars["cost"])
    if vars["way"] in CARDS:
        usual = costs.card_cost(game, vars["seat"], vars["card"], vars["instead"])
        if "Discount" in game.survey.features and vars["instead"] is None:
            usual = discount.lowest(game, vars["seat"], vars["card"], usual)
        vars["resources"] = vars.get("discount", usual)
        if is_forced_to_be_played(frame):
            there = len(resources.ready_resources(game, vars["seat"]))
            vars["resources"] = min(vars["resources"], there)


@step("14-4b-8")
def pay_level(game: Game, frame: Frame) -> None:
    """Resources are paid for a card's level."""
    vars = frame.vars
    wanted = vars["resources"]
    if wanted > 0:
        if not resources.can_pay_resources(game, vars["seat"], wanted, vars["card"]):
            undo_play(game, frame)
            return
        resources.pay_resources(game, vars["seat"], wanted, vars["card"])


@step("14-4b-8a")
@rule("14-3c", "14-3d")
def pay_cost(game: Game, frame: Frame) -> None:
    """The actions of a cost are done in their order, whatever replaces them; if one cannot be done,
    all is undone."""
    vars = frame.vars
    cost: tuple[t.Effect, ...] = vars["cost"]
    if not cost:
        return
    context = costs.paying(
        Context(game, vars["card"], vars["seat"], vars["identity"], vars["event"], vars["kept"]),
        vars["way"],
    )
    action, *others = cost
    rest = tuple(others)
    if not feasible.can_do(context, action):
        if is_forced_to_be_played(frame):
            vars["cost"] = rest
            frame.again()
        else:
            undo_play(game, frame)
        return
    vars["cost"] = rest
    frame.again()
    doing.start(
        game, (action, v.KeepForPlay()), vars["card"], vars["identity"],
        sources.mover(vars["seat"]), vars["event"], must=0, **context.memory,
    )  # fmt: skip


@rule("14-4b-8", "14-4b-11")
def undo_play(game: Game, frame: Frame) -> None:
    """Undo a play that cannot be finished: it was not played at all. So that nobody goes on trying,
    it is not offered again before something else was done."""
    what = (TRIED, frame.vars["card"], frame.vars["way"])
    if frame.vars["risky"]:
        seat, card = frame.vars["seat"], frame.vars["card"]
        game.revert()
        game.note("undone", seat, card, rule=Rule("14-4b-8"))
    else:
        game.leave(frame)
    game.mark(what)
    game.mark(TRIED)


# 14-4b-9. Into the gate


@step("14-4b-9")
@rule("3-18b")
def put_into_the_gate(game: Game, frame: Frame) -> None:
    """A card goes to the gate, which both players share; an ability goes there as if it were a
    card."""
    vars = frame.vars
    card = vars["card"]
    if vars["way"] in CARDS:
        before = game.state.ref(card)
        game.put(card, z.GATE)
        if vars["frm"] in ("drive", "hand") and game.state.effects:
            keep_effects_when_played(game, before, card)
            keep_charges_when_played(game, before, card)
        vars["identity"] = game.state.identity[card]
    game.add(
        "resolve card" if vars["way"] in CARDS else "resolve ability",
        **{name: vars[name] for name in HANDED_ON},
    )  # fmt: skip


HANDED_ON: Final = (
    "seat", "card", "identity", "way", "term", "do", "zone", "targets", "kept", "event", "frm",
    "tags", "counter", "counted", "origin",
)  # fmt: skip


@rule("14-4b-9a")
def keep_effects_when_played(game: Game, before: tuple[int, int], card: int) -> None:
    """A card that is played from a hand or a drive zone takes along what was laid on it."""
    charges.hand_on(game, before, card, charges.EFFECTS)


# 14-4b-10. It is played


def main_action(game: Game, card: int, way: str, term: Any) -> str:
    """The rule of the main phase by which something is played; "": it is not an action of the
    main phase alone."""
    if phases.now(game) != "main phase" or getattr(term, "timing", STANDARD) != STANDARD:
        return ""
    if way == PLAY and game.value(card, "type") == "field":
        return "7-4a"
    return MAIN_ACTIONS.get(way, "")


STANDARD: Final = "standard"  # the timing of what is played in the main phase
# By which rule of the main phase this is played; events can be played from set zones as well.
MAIN_ACTIONS: Final = {SUMMON: "7-3a", PLAY: "7-6a", ABILITY: "7-7a", OVERDRIVE: "7-9a"}


@step("14-4b-10")
def is_played(game: Game, frame: Frame) -> None:
    """Now it is played, and counts for its limits."""
    vars = frame.vars
    seat, card, way = vars["seat"], vars["card"], vars["way"]
    if vars["term"] is not None and vars["term"].while_:
        limits.use(game, vars["identity"], vars["term"], seat)
    if way == SUMMON and uses_cap(vars["counted"]):
        counts = vars["counts"] if vars["counts"] >= 0 else counts_for(game, card)
        summoning.count_summon(game, seat, counts)
    if vars["risky"]:
        game.forget_point()
    forget_tries(game)
    active.mark_handled(game, frame, False)
    kind = "play" if way in CARDS else "play ability"
    if game.log is not None:
        citing = main_action(game, card, way, vars["term"])
        if vars["term"] is not None and way not in CARDS:
            ability = game.ability_then(card, vars["term"])
            game.note(kind, seat, card, citing=citing, cause=Word(way), ability=ability)
        else:
            game.note(kind, seat, card, citing=citing, cause=Word(way))
    if kind in game.survey.heard_kinds:
        game.do(Event(kind, seat, card, cause=way, tags=(vars["frm"], *vars["tags"])))


@step("15-20e")
def would_deal_damage(game: Game, frame: Frame) -> None:
    """Let "would be dealt damage" be met by what is played and would deal damage."""
    vars = frame.vars
    if "would be damaged" in game.survey.heard_kinds and vars["do"]:
        context = context_of_play(game, frame)
        hit = effect_damage.damaged_by(context, vars["do"], vars["targets"])
        effect_damage.is_about_to_be_dealt(game, hit, vars["card"], vars["seat"], dealing.EFFECT)


# 14-4b. The steps

PLAYING = Procedure(
    "play", "14-4b", "Playing",
    (
            reveal_played, choose_modes, choose_number, choose_zone, continuous.decide_treatment,
            is_still_playable, choose_targets, divide,
            discount.take_discount,
            determine_cost, pay_level, pay_cost, put_into_the_gate, is_played, would_deal_damage,
        ),
)  # fmt: skip

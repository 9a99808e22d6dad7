"""What the kernel needs to know of Gate Ruler: one `Rules` object, with all parts of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from headjudge.games.gateruler import (
    abilities,
    actions,
    areas,
    arrivals,
    attack,
    combat,
    costs,
    damage,
    defeat,
    destruction,
    drawing,
    drive,
    end_of_turn,
    gate,
    gear_up,
    healing,
    information,
    instructions,
    instructions_playing,
    keywords,
    loops,
    meanings,
    moving,
    overview,
    performing,
    players,
    playing_steps,
    replacement,
    resolving,
    ruler_damage,
    rules_effects,
    scene,
    setting,
    setup,
    showing,
    stacking,
    summoning,
    system,
    turn,
    turning,
    units,
    vocabulary,
    zones,
)
from headjudge.games.gateruler.cards import brings, shipped_pool
from headjudge.games.gateruler.deck import violations
from headjudge.games.gateruler.instruction_rules import INSTRUCTIONS
from headjudge.kernel import outcome
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.flow import table
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Hearing, Layering, Replacing, Rules
from headjudge.kernel.state import Event
from headjudge.language import patterns, terms
from headjudge.language.areas import whereabouts
from headjudge.language.book import Context, Golden, Meanings, Resolving
from headjudge.language.feasible import can_do_all
from headjudge.language.vocabularies import words_of
from headjudge.rulebook import book

NAME: Final = "gateruler"
EDITIONS: Final = ("1.5.0",)
# raised whenever games come out otherwise than before; a test holds it against golden games
REVISION: Final = 2


# Words on cards have their meanings from these modules too, which nothing else asks for.
WORDS: Final = (end_of_turn, meanings)


def refuse(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids a main phase action or an attack, or None."""
    if len(option) < 2 or type(option[1]) is not int:
        return None
    forbids = combat.refusal if option[0] in ("attack", "direct") else actions.refusal
    return forbids(game, seat, option) or loops.refusal(game, option)


# What the parts of each option are: c a card, z a zone, n a number, - nothing to show.
VERBS: Final = {
    "card": "c", "zone": "z", "option": "n", "standby": "-c", "replace": "--c", "times": "n",
    "summon": "c", "play": "c", "set": "c", "reveal": "c", "drop": "c", "gear up": "c",
    "ability": "cn", "overdrive": "cn", "drop overdrive": "cn", "rearrange": "zz",
    "attack": "cz", "direct": "cz", "give": "c", "hit": "-c", "in gate": "s", "attribute": "n",
    "place": "cz", "treat": "c", "treat not": "c",
}  # fmt: skip

# By which rule a player does what the verb of an option says.
VERB_RULES: Final = {
    "summon": "7-3a", "play": "7-6a", "set": "7-5a", "reveal": "7-8a", "drop": "10-4e",
    "gear up": "7-11a", "ability": "7-7a", "overdrive": "7-9a", "drop overdrive": "7-9a",
    "rearrange": "7-10a", "attack": "8-4c", "direct": "15-34a",
}  # fmt: skip


def asks(seat: int, can: bool, secret: bool) -> Decision | None:
    """Whether to do something is chosen when the effect gets there."""
    return Decision(seat, "may", (YES, NO) if can else (NO,), "14-3a", secret=secret)


def can_choose(context: Context, effects: tuple[terms.Effect, ...]) -> bool:
    """14-3b. What cannot be done wholly cannot be chosen."""
    return can_do_all(context, effects)


def all_of_them(number: int) -> int:
    """As many as there are to be chosen are chosen."""
    return number


# What the golden rules (1-5) and the basics of zones (3-2) say of every instruction.
GOLDEN: Final = Golden(
    possible=overview.possible,
    times=overview.times,
    most_demands=True,
    least_of_up_to=0,
    chooses_first=overview.chooses_first,
    chosen_unseen=overview.CHOSEN_UNSEEN,
    at_the_same_time=overview.at_the_same_time,
    end_by_effect=overview.end_by_effect,
    no_guarantee=zones.NO_GUARANTEE,
    owners_area=zones.owners_area,
    fewest_acted_on=zones.FEWEST_ACTED_ON,
    show_chosen=showing.show_chosen,
)
# What chapter 14 says: of abilities at work,
RESOLVING: Final = Resolving(
    works=abilities.works,
    targets=all_of_them,
    obliged=all_of_them,
    fewest_of_up_to=0,
    none_is_nothing=True,
    asks=asks,
    can_choose=can_choose,
    done_if_replaced=costs.PAID_IF_REPLACED and replacement.STILL_DONE,
    seen_as=information.seen_as,
    laid_on=information.laid_on,
    applies_to=information.applies_to,
    last=information.last_information,
    zone_left=information.zone_left,
    unstated=information.UNSTATED,
    usable=costs.usable,
    cause=costs.cause_of,
    begin=destruction.effects_begin,
)
# of automatic abilities,
HEARING: Final = Hearing(
    rule="14-10b",
    by_cards=abilities.by_cards,
    by_effects=abilities.by_effects,
    watch=abilities.watch,
    elsewhere=abilities.heard_elsewhere,
    each_time=abilities.EACH_TIME,
    looks_back=abilities.LOOKS_BACK,
    is_spent=abilities.is_spent,
)
# of ongoing effects,
LAYERING: Final = Layering(
    base=information.base,
    depends=information.depends,
    age=information.age,
    placed=information.since_active,
    elsewhere=abilities.changes_elsewhere,
    gained=information.gained,
    standing=information.STANDING,
    beheld=information.BEHELD,
    placeless=information.PLACELESS,
    follows=information.follows,
)
# and of replacement effects.
REPLACING: Final = Replacing(can_be_taken=replacement.can_be_taken, once_each=replacement.ONCE_EACH)


# What each kind of event does to the state
Happens = Callable[[Game, Event], None]

# Moments that abilities wait for; nothing happens by them.
MOMENTS: Final = (
    "begin game", "begin turn", "begin main phase", "begin attack phase", "begin attack",
    "begin declaration", "begin intercept", "begin damage step", "end damage step", "end combat",
    "end attack phase", "end turn", "attack", "attacked", "as attack", "would be damaged",
    "deal damage", "destroyed", "play", "play ability", "accomplish", "choose",
)  # fmt: skip

# Of these another entry of the log tells: who attacks what, what is destroyed, what is played.
UNLOGGED: Final = frozenset({"attack", "attacked", "destroyed", "play", "play ability"})

HAPPEN: Final[dict[str, Happens]] = {
    "enter": moving.enter_happens,
    "set": moving.set_happens,
    "move": moving.move_happens,
    "leave": moving.leave_happens,
    "destroy": moving.leave_happens,
    "put": moving.put_happens,
    "discard": moving.put_happens,
    "charge": moving.charge_happens,
    "drive": moving.drive_happens,
    "draw": drawing.draw_happens,
    "ready": turning.ready_happens,
    "exhaust": turning.exhaust_happens,
    "flip up": turning.flip_up_happens,
    "flip down": turning.flip_down_happens,
    "damage": damage.damage_happens,
    "heal": healing.heal_happens,
    "look": showing.look_happens,
    "reveal": showing.reveal_happens,
    "shuffle": showing.shuffle_happens,
    "lose": outcome.lose_happens,
    **{kind: moving.nothing_happens for kind in MOMENTS},
}


@cache
def rules() -> Rules:
    """What the kernel needs to know of this game, with the cards the project ships."""
    return Rules(
        name=NAME,
        editions=EDITIONS,
        layout=zones.LAYOUT,
        procedures=table(
            overview.OUTCOME, setup.SETUP, turn.TURN, turn.START_PHASE, turn.MAIN_PHASE,
            setting.SET, attack.ATTACK_PHASE, attack.ATTACK, gate.GATE, gate.ADDITION,
            gate.RESOLUTION, drive.DRIVE, drive.RESOLUTION, system.SYSTEM,
            system.PLAY_TRIGGERED, rules_effects.RULES_EFFECTS, destruction.INTERRUPT,
            defeat.DEFEAT, damage.PREVENTION, ruler_damage.RULER_DAMAGE,
            healing.HEAL_DEALING, healing.HEAL_LIFE, costs.PAY_RESOURCES,
            playing_steps.PLAYING, resolving.RESOLVE_CARD, resolving.RESOLVE_ABILITY,
            replacement.EVENT, gear_up.GEARING, drawing.DRAW, drawing.DRAW_TOGETHER,
            showing.SEARCH, *areas.PROCEDURES, loops.LOOP, performing.PERFORM,
            instructions_playing.PLACE, arrivals.ARRIVAL, stacking.PUT_ON_TOP,
            stacking.REARRANGE, summoning.ABYSSAL,
        ),
        start="setup",
        shipped=shipped_pool(),
        revision=REVISION,
        brings=brings,
        declares=instructions.declares,
        setup=setup.present_decks,
        survey=setup.take_stock,
        check_deck=violations,
        happen=HAPPEN,
        unlogged=UNLOGGED,
        moving=moving.MOVING,
        active_cards=units.active_cards,
        master=players.controller,
        master_of_continuous=players.controller_of_ability,
        master_of_automatic=players.controller_of_ability,
        hearing=HEARING,
        matches=abilities.matches,
        situation=patterns.situation,
        affected=replacement.affected,
        precedence=replacement.precedence,
        substitute=replacement.substitute,
        perform_instead=patterns.perform_instead,
        replacing=REPLACING,
        reworks=damage.REWORKS,
        remember=information.remember,
        footprint=keywords.footprint,
        rule_changes=information.rule_changes,
        follow=areas.follow,
        information=information.INFORMATION,
        layers=information.LAYERS,
        layering=LAYERING,
        refuse=refuse,
        limits={},
        count=zones.how_many,
        concede=overview.concede,
        vocabulary=words_of(vocabulary),
        meanings=Meanings(
            areas.AREAS, whereabouts, zones.related, GOLDEN, RESOLVING,
            instructions=INSTRUCTIONS,
            placing=moving.placing, area_names=areas.AREA_NAMES, swap=stacking.swap,
        ),
        verbs=VERBS,
        verb_rules=VERB_RULES,
        shown=information.SHOWN,
        gloss=partial(book.gloss, NAME),
        scene=scene.scene,
        plausible=setup.guess_set_cards,
    )  # fmt: skip

"""What the kernel is told of this game: all chapters of its rules, wired together."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from headjudge.games.vanguard import (
    abilities,
    activated,
    areas,
    attack_by_text,
    automatic,
    battle,
    calling,
    circles,
    damage_process,
    deletion,
    dominate,
    draw_phase,
    drawing,
    g_guardian,
    guard,
    hearts,
    information,
    instructions,
    keywords,
    legion,
    lock,
    loops,
    main,
    meanings,  # noqa: F401 (what words mean is entered while this is loaded)
    misc,
    moving,
    overview,
    performing,
    playing,
    powers,
    replacement,
    requirements,
    rule_actions,
    scene,
    setup,
    showing,
    stride,
    timing,
    trigger,
    turn,
    turning,
    two_sides,
    vocabulary,
    zones,
)
from headjudge.games.vanguard.cards import brings, shipped_pool
from headjudge.games.vanguard.deck import violations
from headjudge.games.vanguard.instruction_rules import INSTRUCTIONS
from headjudge.games.vanguard.powers import KINDS as OF_POWER
from headjudge.kernel import outcome
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import table
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Hearing, Layering, Replacing, Rules
from headjudge.kernel.state import Event
from headjudge.language import patterns
from headjudge.language.areas import whereabouts
from headjudge.language.book import Golden, Meanings, Resolving
from headjudge.language.vocabularies import words_of
from headjudge.rulebook import book

NAME: Final = "vanguard"
EDITIONS: Final = ("1.48",)
# raised whenever games come out otherwise than before; a test holds it against golden games
REVISION: Final = 1


def refuse(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids an action of the main phase or the ride step, or None."""
    card = option[1] if len(option) > 1 else 0
    if type(card) is not int or not 0 <= card < len(game.state.printed):
        return None
    return main.refusal(game, seat, option)


# What the parts of each option are: c a card, z a zone, n a number, - nothing to show.
VERBS: Final = {
    "card": "c", "zone": "z", "option": "n", "standby": "-c", "replace": "--c", "times": "n",
    "ride": "c", "stride": "c", "call": "c", "act": "cn", "exchange": "z", "boost": "c",
    "guard": "c", "g guardian": "c", "intercept": "c",
}  # fmt: skip

# By which rule a player does what the verb of an option says.
VERB_RULES: Final = {
    "ride": "6.5.1.1.2", "stride": "6.5.1.2.2", "call": "6.6.1.2.1", "act": "6.6.1.2.2",
    "exchange": "6.6.1.2.3", "attack": "7.3.1.2", "boost": "7.4.1.10", "guard": "7.5.1.2.2",
    "g guardian": "7.5.1.2.3", "intercept": "7.5.1.2.4",
}  # fmt: skip


# Events that change nothing by themselves: they are there to be heard.
HEARD_ONLY: Final = (
    "begin turn", "begin stand phase", "begin draw phase", "begin G assist step",
    "begin ride phase", "begin stride step", "begin main phase", "begin battle phase",
    "begin start step", "begin attack step", "begin guard step", "begin drive step",
    "begin damage step", "begin close step", "end battle", "begin end phase", "end turn",
    "attack", "attacked", "boost", "boosted", "hit", "attack hits", "attack misses",
    "drive check", "damage check", "trigger", "play ability", "choose",
)  # fmt: skip

# Of these another entry of the log tells: who attacks whom, who boosts, how the battle ends.
UNLOGGED: Final = frozenset({"attack", "attacked", "boost", "boosted", "hit"})

# What each kind of event does to the state.
HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {
    **dict.fromkeys((*HEARD_ONLY, *OF_POWER), moving.nothing_happens),
    "win": outcome.win_happens,
    "lose": outcome.lose_happens,
    "draw": drawing.draw_happens,
    "look": drawing.look_happens,
    "reveal": showing.reveal_happens,
    "shuffle": showing.shuffle_happens,
    "place": moving.place_happens,
    "move": moving.move_happens,
    moving.CHANGES_CIRCLE: moving.move_happens,
    "leave": moving.leave_happens,
    "put": moving.put_happens,
    "stand": turning.stand_happens,
    "rest": turning.rest_happens,
    "turn up": turning.turn_up_happens,
    "turn down": turning.turn_down_happens,
    "damage": damage_process.damage_happens,
    **lock.HAPPEN,
    **deletion.HAPPEN,
    **legion.HAPPEN,
    **hearts.HAPPEN,
    **two_sides.HAPPEN,
    **dominate.HAPPEN,
    **keywords.HAPPEN,
}


# What the golden rules (1.3) and the basics of zones (4.1) say of every instruction.
GOLDEN: Final = Golden(
    possible=overview.possible,
    times=overview.times,
    most_demands=True,
    least_of_up_to=playing.FEWEST_OF_UP_TO,
    chooses_first=overview.chooses_first,
    chosen_unseen=False,
    at_the_same_time=overview.at_the_same_time,
    end_by_effect=overview.end_by_effect,
    no_guarantee=playing.NO_GUARANTEE,
    owners_area=zones.owners_area,
    rounds=misc.rounds,
    chooses_anew=misc.CHOOSES_ANEW,
    same_name=misc.same_name,
    at_random=instructions.take_at_random,
)
# What chapter 8 says: of abilities at work,
RESOLVING: Final = Resolving(
    works=abilities.works,
    targets=playing.targets,
    obliged=playing.obliged,
    fewest_of_up_to=playing.FEWEST_OF_UP_TO,
    none_is_nothing=playing.NONE_IS_NOTHING,
    asks=automatic.asks,
    can_choose=automatic.can_pay,
    done_if_replaced=True,
    seen_as=information.seen_as,
    laid_on=information.laid_on,
    applies_to=information.applies_to,
    last=information.last_information,
    zone_left=information.zone_left,
    choosable=misc.choosable,
    is_met=requirements.is_met,
    rules_for=information.rules_for,
    unstated=information.UNSTATED,
    begin=powers.begin_effects,
    by_how_much=powers.by_how_much,
)
# of automatic abilities,
HEARING: Final = Hearing(
    rule="8.6.2",
    by_cards=automatic.by_cards,
    by_effects=automatic.by_effects,
    watch=automatic.watch,
    elsewhere=abilities.active_elsewhere,
    each_time=automatic.EACH_TIME,
    is_spent=automatic.is_spent,
    once_a_situation=automatic.ONCE_A_SITUATION,
)
# of continuous effects,
LAYERING: Final = Layering(
    base=information.base,
    depends=information.depends,
    age=information.age,
    placed=information.time_placed,
    elsewhere=abilities.changes_elsewhere,
    gained=information.gained,
)
# and of replacement effects.
REPLACING: Final = Replacing(can_be_taken=replacement.can_be_taken)


@cache
def rules() -> Rules:
    """What the kernel needs to know of this game, with the cards the project ships."""
    return Rules(
        name=NAME,
        editions=EDITIONS,
        layout=zones.LAYOUT,
        procedures=table(
            *overview.PROCEDURES, *setup.PROCEDURES, *turn.PROCEDURES, *draw_phase.PROCEDURES,
            *main.PROCEDURES, *battle.PROCEDURES, *guard.PROCEDURES, *g_guardian.PROCEDURES,
            *trigger.PROCEDURES, *timing.PROCEDURES, *playing.PROCEDURES, *activated.PROCEDURES,
            *automatic.PROCEDURES,
            *replacement.PROCEDURES, *rule_actions.PROCEDURES, *damage_process.PROCEDURES,
            *drawing.PROCEDURES, *showing.PROCEDURES, *areas.PROCEDURES, *performing.PROCEDURES,
            *stride.PROCEDURES, *hearts.PROCEDURES, *legion.PROCEDURES, *calling.PROCEDURES,
            *attack_by_text.PROCEDURES, *loops.PROCEDURES,
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
        active_cards=circles.active_cards,
        master=circles.master,
        master_of_continuous=circles.master_of_continuous,
        master_of_automatic=circles.master_of_automatic,
        hearing=HEARING,
        matches=abilities.matches,
        situation=patterns.situation,
        affected=replacement.affected,
        substitute=patterns.substitute,
        perform_instead=patterns.perform_instead,
        replacing=REPLACING,
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
            placing=moving.placing, area_names=areas.AREA_NAMES, swap=calling.swap,
        ),
        verbs=VERBS,
        verb_rules=VERB_RULES,
        shown=("power", "critical", "shield", "grade", "drive", "icons", "clan", "name"),
        gloss=partial(book.gloss, NAME),
        scene=scene.scene,
        plausible=setup.guess_first_vanguards,
    )  # fmt: skip

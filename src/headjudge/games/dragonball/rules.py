"""What the kernel is told of this game: all chapters of its rules, wired together."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from headjudge.games.dragonball import (
    areas,
    attack,
    autos,
    combo,
    counter_timing,
    counters,
    damage,
    damage_step,
    drawing,
    effects,
    energy_costs,
    immediate,
    information,
    keywords,
    keywords_conditions,
    language_areas,
    loops,
    main,
    moving,
    overview,
    playing,
    replacement,
    rule_processing,
    scene,
    setup,
    showing,
    skills,
    stacking,
    timing,
    turn,
    turning,
    two_sides,
    vocabulary,
)
from headjudge.games.dragonball.cards import brings, shipped_pool
from headjudge.games.dragonball.deck import violations
from headjudge.games.dragonball.instruction_rules import INSTRUCTIONS
from headjudge.kernel import outcome
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import table
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Hearing, Layering, Replacing, Rules
from headjudge.kernel.state import Event
from headjudge.language.areas import whereabouts
from headjudge.language.book import Golden, Meanings, Resolving
from headjudge.language.vocabularies import words_of
from headjudge.rulebook import book

NAME: Final = "dragonball"
EDITIONS: Final = ("1.074",)
# raised whenever games come out otherwise than before; a test holds it against golden games
REVISION: Final = 2


def refuse(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids an action, or None."""
    parts = [part for part in option[1:] if type(part) is int and part >= 0]
    if not parts or len(parts) != len(option) - 1 or parts[0] >= len(game.state.printed):
        return None
    return refusal_of_action(game, seat, option) or loops.refusal(game, option)


def refusal_of_action(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids one of these actions, or None."""
    verb, card = option[0], int(option[1])
    if verb == playing.PLAY:
        return playing.refusal(game, seat, card, energy_costs.active_energy(game, seat))
    if verb == playing.PLAY_FREE:
        return playing.refusal_free(game, seat, card)
    if verb == "combo":
        return combo.refusal(game, seat, card, len(energy_costs.active_energy(game, seat)))
    if len(option) < 3:
        return None
    if verb == "activate":
        timing = skills.IN_MAIN_PHASE
        if game.is_under_way("battle"):
            mine = seat == game.state.turn_player
            timing = skills.IN_OFFENCE if mine else skills.IN_DEFENSE
        return skills.refusal(game, seat, card, int(option[2]), timing)
    if verb == "attack":
        return attack.refusal(game, seat, card, int(option[2]))
    if verb == "counter":
        return counter_timing.refusal(game, seat, card, int(option[2]))
    return None


# What the parts of each option are: c a card, z a zone, n a number, - nothing to show.
VERBS: Final = {
    "card": "c", "option": "n", "standby": "-c", "replace": "--c", "times": "n", "play": "c",
    "play free": "c", "activate": "cn", "attack": "cc", "combo": "c", "counter": "cn",
}  # fmt: skip

# By which rule a player does what the verb of an option says.
VERB_RULES: Final = {
    "play": "6-3-1-2-1", "play free": "6-3-1-2-1", "activate": "6-3-1-2-2", "attack": "7-1",
    "combo": "7-2-1-2-2", "counter": "10-10-1",
}  # fmt: skip


# Events that change nothing by themselves: they are there to be heard.
HEARD_ONLY: Final = (
    "begin turn", "begin charge phase", "begin main phase", "end main phase",
    "begin offence step", "begin defense step", "begin damage step", "end turn", "leader placed",
    "attack", "attacked", "deal damage", "dealt damage", "KO-s", "end battle",
    "end battle attacked", "after combo", "activate", "choose",
)  # fmt: skip

# Of these another entry of the log tells: who attacks whom, and with which leader a player begins.
UNLOGGED: Final = frozenset({"attack", "attacked", "leader placed"})

HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {
    **dict.fromkeys(HEARD_ONLY, moving.nothing_happens),
    "win": outcome.win_happens,
    "lose": outcome.lose_happens,
    "draw": drawing.draw_happens,
    "look": showing.look_happens,
    "reveal": showing.reveal_happens,
    "shuffle": showing.shuffle_happens,
    "play": moving.play_happens,
    "place": moving.play_happens,
    "combo": moving.combo_happens,
    "leave": moving.leave_happens,
    "KO": moving.ko_happens,
    "put": moving.put_happens,
    "control": stacking.control_happens,
    "active": turning.active_happens,
    "rest": turning.rest_happens,
    "flip over": two_sides.flip_over_happens,
    "damage": damage.damage_happens,
    "attack negated": effects.attack_is_negated,
    "target": effects.target_changes,
}


# What the golden rules (1-3) and the basics of areas (3-1) say of every instruction.
GOLDEN: Final = Golden(
    possible=overview.possible,
    times=overview.times,
    most_demands=True,
    least_of_up_to=overview.LEAST_OF_UP_TO,
    chooses_first=overview.chooses_first,
    chosen_unseen=False,
    at_the_same_time=overview.at_the_same_time,
    end_by_effect=overview.end_by_effect,
    no_guarantee=skills.NO_GUARANTEE,
    owners_area=areas.owners_area,
)
# What chapter 8 says: of skills at work,
RESOLVING: Final = Resolving(
    works=keywords_conditions.works,
    targets=skills.targets,
    obliged=skills.obliged,
    fewest_of_up_to=skills.FEWEST_OF_UP_TO,
    none_is_nothing=skills.NONE_IS_NOTHING,
    asks=skills.asks,
    can_choose=skills.can_choose,
    done_if_replaced=True,
    seen_as=information.seen_as,
    laid_on=information.laid_on,
    applies_to=information.applies_to,
    last=information.last_information,
    zone_left=information.zone_left,
    choosable=skills.choosable,
    rules_for=information.rules_for,
    unstated=information.UNSTATED,
    options=skills.options,
    options_in_order=skills.OPTIONS_IN_ORDER,
)
# of auto skills,
HEARING: Final = Hearing(
    rule="8-6-2",
    by_cards=autos.by_cards,
    by_effects=autos.by_effects,
    watch=autos.watch,
    elsewhere=autos.elsewhere,
    each_time=autos.EACH_TIME,
    looks_back=autos.LOOKS_BACK,
    once_a_situation=autos.ONCE_A_SITUATION,
)
# of continuous effects,
LAYERING: Final = Layering(
    base=information.base,
    depends=information.depends,
    elsewhere=autos.changes_elsewhere,
    switched_off=keywords_conditions.negated,
)
# and of replacement effects.
REPLACING: Final = Replacing(
    can_be_taken=replacement.can_be_taken,
    never_happened=replacement.NEVER_HAPPENED,
    once_each=replacement.ONCE_EACH,
)


@cache
def rules() -> Rules:
    """What the kernel needs to know of this game."""
    return Rules(
        name=NAME,
        editions=EDITIONS,
        layout=areas.LAYOUT,
        procedures=table(
            *overview.PROCEDURES, *setup.PROCEDURES, *turn.PROCEDURES, *main.PROCEDURES,
            *playing.PROCEDURES, *damage_step.PROCEDURES, *combo.PROCEDURES, *damage.PROCEDURES,
            *timing.PROCEDURES, *counter_timing.PROCEDURES, *counters.PROCEDURES,
            *skills.PROCEDURES, *immediate.PROCEDURES, *loops.PROCEDURES,
            *rule_processing.PROCEDURES,
            *autos.PROCEDURES, *energy_costs.PROCEDURES, *replacement.PROCEDURES,
            *drawing.PROCEDURES, *showing.PROCEDURES, *language_areas.PROCEDURES,
        ),
        start="setup",
        shipped=shipped_pool(),
        revision=REVISION,
        brings=brings,
        setup=setup.present_decks,
        survey=setup.take_stock,
        check_deck=violations,
        happen=HAPPEN,
        unlogged=UNLOGGED,
        moving=moving.MOVING,
        active_cards=areas.active_cards,
        master=areas.master,
        master_of_continuous=areas.master_of_permanent,
        master_of_automatic=areas.master_of_auto,
        hearing=HEARING,
        matches=autos.matches,
        situation=autos.situation,
        affected=replacement.affected,
        substitute=replacement.substitute,
        perform_instead=replacement.perform_instead,
        replacing=REPLACING,
        remember=information.remember,
        footprint=keywords.footprint,
        rule_changes=information.rule_changes,
        follow=language_areas.follow,
        information=information.INFORMATION,
        layers=information.LAYERS,
        layering=LAYERING,
        refuse=refuse,
        limits=overview.LIMITS,
        count=areas.how_many,
        concede=overview.concede,
        vocabulary=words_of(vocabulary),
        meanings=Meanings(
            language_areas.AREAS, whereabouts, areas.related, GOLDEN, RESOLVING,
            instructions=INSTRUCTIONS,
            placing=moving.placing, area_names=language_areas.AREA_NAMES,
        ),
        verbs=VERBS,
        verb_rules=VERB_RULES,
        shown=("power", "energy cost", "combo power", "colors", "character", "traits", "name"),
        gloss=partial(book.gloss, NAME),
        scene=scene.scene,
    )  # fmt: skip

"""What the kernel is told of this game: all chapters of its rules, wired together."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from headjudge.games.dragonball import (
    c01_outline,
    c05_preparing,
    c09_rule_processing,
)
from headjudge.games.dragonball.c02_cards import characteristics, energy_costs
from headjudge.games.dragonball.c02_cards.printed import brings, shipped_pool
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas import areas_in_texts, entering, moving, shuffling
from headjudge.games.dragonball.c04_basics import (
    checkpoints,
    counter_timing,
    damage,
    drawing,
    masters,
    positions,
)
from headjudge.games.dragonball.c05_preparing import violations
from headjudge.games.dragonball.c06_turn import main_phase, playing, turn
from headjudge.games.dragonball.c07_battle import attack, combo_steps, damage_step, roles
from headjudge.games.dragonball.c08_skills import (
    activating,
    auto,
    choices,
    effects,
    energy_payment,
    information,
    permanent,
    timings,
    validity,
)
from headjudge.games.dragonball.c10_keywords import awakening, choosing, counters, leaving
from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS
from headjudge.games.dragonball.c11_other import endless_loops, looking, stacking
from headjudge.games.dragonball.language import meanings, vocabulary
from headjudge.games.dragonball.language.instruction_rules import INSTRUCTIONS
from headjudge.games.dragonball.telling import scene
from headjudge.kernel import outcome
from headjudge.kernel import rules as kernel
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import procedures_of
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from headjudge.language.areas import whereabouts
from headjudge.language.book import Golden, Meanings, Resolving
from headjudge.language.card_texts import CardTexts
from headjudge.rulebook import book


def keyword_rule(terms: tuple[t.Ability, ...], ability: t.Ability) -> str:
    """The rule that says what the keyword does that brings this ability along on a card with
    these terms; "": no keyword does."""
    return book.what_is_done("dragonball", KEYWORDS.rule_of(terms, ability))


def refuse(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids an action, or None."""
    parts = [part for part in option[1:] if type(part) is int and part >= 0]
    if not parts or len(parts) != len(option) - 1 or parts[0] >= len(game.state.printed):
        return None
    return refusal_of_action(game, seat, option) or endless_loops.refusal(game, option)


def refusal_of_action(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids one of these actions, or None."""
    verb, card = option[0], int(option[1])
    if verb == playing.PLAY:
        return playing.refusal(game, seat, card, energy_costs.active_energy(game, seat))
    if verb == playing.PLAY_FREE:
        return playing.refusal_free(game, seat, card)
    if verb == "combo":
        return combo_steps.refusal(game, seat, card, len(energy_costs.active_energy(game, seat)))
    if len(option) < 3:
        return None
    if verb == "activate":
        timing = timings.BATTLE if game.is_under_way("battle") else timings.MAIN
        return activating.refusal(game, seat, card, int(option[2]), timing)
    if verb == "attack":
        return attack.refusal(game, seat, card, int(option[2]))
    if verb == "counter":
        return counters.refusal(game, seat, card, int(option[2]))
    return None


# What the parts of each option are: c a card, z a zone, n a number, - nothing to show.
VERBS: Final = {
    "play": "c",
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
    "win": outcome.win_happens,
    "lose": outcome.lose_happens,
    "draw": drawing.draw_happens,
    "look": looking.look_happens,
    "reveal": looking.reveal_happens,
    "shuffle": shuffling.shuffle_happens,
    "play": entering.play_happens,
    "place": entering.play_happens,
    "combo": moving.combo_happens,
    "leave": moving.leave_happens,
    "KO": leaving.ko_happens,
    "put": moving.put_happens,
    "control": stacking.control_happens,
    "active": positions.active_happens,
    "rest": positions.rest_happens,
    "flip over": awakening.flip_over_happens,
    "damage": damage.damage_happens,
    "attack negated": roles.attack_is_negated,
    "target": roles.target_changes,
}


# The rooms that have procedures, in the book's order.
ROOMS: Final = (
    c01_outline, areas_in_texts, checkpoints, counter_timing, drawing, damage, c05_preparing, turn,
    main_phase, playing, combo_steps, damage_step, effects, energy_payment, activating, choices,
    auto, c09_rule_processing, counters, endless_loops, looking,
)  # fmt: skip
# Words on cards have their meanings from this room too, which nothing else asks for.
WORDS: Final = (meanings,)

# What the golden rules (1-3) and the basics of areas (3-1) say of every instruction.
GOLDEN: Final = Golden(
    possible=c01_outline.possible, times=c01_outline.times, most_demands=True,
    least_of_up_to=c01_outline.LEAST_OF_UP_TO, chooses_first=c01_outline.chooses_first,
    chosen_unseen=False, at_the_same_time=c01_outline.at_the_same_time,
    end_by_effect=c01_outline.end_by_effect, can_be_denied=choices.can_be_denied,
    owners_area=a.owners_area,
)  # fmt: skip
# What chapter 8 says: of skills at work,
RESOLVING: Final = Resolving(
    works=validity.works, targets=choices.targets, obliged=choices.obliged,
    fewest_of_up_to=choices.FEWEST_OF_UP_TO, means_nothing=choices.means_nothing,
    asks=choices.ask_whether, can_choose=choices.can_choose, done_if_replaced=True,
    seen_as=information.seen_as, laid_on=information.laid_on, applies_to=information.applies_to,
    last=information.last_information, zone_left=information.zone_left,
    choosable=choices.choosable, rules_for=information.rules_for, unstated=effects.UNSTATED,
    options=choosing.number_of_options, options_in_order=True, turning=positions.TURNING,
)  # fmt: skip
# of auto skills (8-6-5-1-2: a card that left is looked at as it was),
HEARING: Final = kernel.Hearing(
    rule="8-6-2", by_cards=auto.by_cards, by_effects=auto.by_effects, watch=auto.watch,
    elsewhere=auto.elsewhere, looks_back=True,
)  # fmt: skip
# of continuous effects,
LAYERING: Final = kernel.Layering(
    base=information.base, depends=information.depends, elsewhere=auto.changes_elsewhere,
    switched_off=validity.negated, layers=information.LAYERS, information=information.INFORMATION,
    rule_changes=information.rule_changes, bounds=c01_outline.BOUNDS,
)  # fmt: skip


@cache
def rules() -> kernel.Rules:
    """What the kernel needs to know of this game, with the cards the project ships."""
    return kernel.Rules(
        "dragonball", ("1.074",), a.LAYOUT, procedures_of(*ROOMS),
        start="setup", shipped=shipped_pool(), setup=c05_preparing.present_decks,
        check_deck=violations, brings=brings, happen=HAPPEN, heard_only=HEARD_ONLY,
        moving=moving.MOVING, active_cards=characteristics.active_cards,
        remember=information.remember, concede=c01_outline.concede, revision=3,
        gloss=partial(book.gloss, "dragonball"),
        masters=kernel.Masters(masters.master, masters.master_of_permanent, masters.master_of_auto),
        hearing=HEARING, layering=LAYERING, replacing=kernel.Replacing(effects.affected),
        terms=CardTexts(
            Meanings(
                areas_in_texts.AREAS, whereabouts, a.related, GOLDEN, RESOLVING,
                moving.kind_of_move, areas_in_texts.AREA_NAMES, INSTRUCTIONS,
            ),
            vocabulary, c05_preparing.ALWAYS_CHANGEABLE,
            survey=c05_preparing.add_power_from_elsewhere,
            matches=auto.matches, situation=auto.situation, footprint=permanent.footprint,
            substitute=effects.substitute, perform_instead=effects.perform_instead,
            can_be_taken=effects.can_be_taken, follow=information.follow,
        ),
        asking=kernel.Asking(VERBS, VERB_RULES, refuse),
        showing=kernel.Showing(
            ("power", "energy cost", "combo power", "colors", "character", "traits", "name"),
            a.how_many, scene.scene_for, unlogged=UNLOGGED,
            carries_out=frozenset({"skill"}), keyword_rule=keyword_rule,
        ),
    )  # fmt: skip

"""What the kernel needs to know of Gate Ruler: one `Rules` object, with all parts of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from headjudge.games.gateruler import (
    c01_overview,
    c02_cards,
    c04_players,
    c07_main_phase,
    c09_gate,
    c10_drive,
    c11_system,
    c12_rules_effects,
    c17_loops,
)
from headjudge.games.gateruler.c02_cards import brings, shipped_pool
from headjudge.games.gateruler.c03_zones import areas, moving
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c05_preparation import setup, survey
from headjudge.games.gateruler.c05_preparation.deck import violations
from headjudge.games.gateruler.c06_turn import course
from headjudge.games.gateruler.c08_attack_phase import combat, steps
from headjudge.games.gateruler.c13_damage import application, dealing, prevention, unit_damage
from headjudge.games.gateruler.c14_abilities import (
    active,
    automatic,
    changing_plays,
    continuous,
    costs,
    gear_up,
    last_information,
    ongoing,
    play_steps,
    replacement,
    resolving,
)
from headjudge.games.gateruler.c15_terms import (
    destroying,
    drawing,
    driving,
    ending,
    healing,
    placing,
    putting,
    resources,
    setting,
    showing,
    stacking,
    turning,
)
from headjudge.games.gateruler.c16_keywords import arriving, granting, materials
from headjudge.games.gateruler.c16_keywords.bundles import KEYWORDS
from headjudge.games.gateruler.language import meanings, vocabulary
from headjudge.games.gateruler.language.instruction_rules import INSTRUCTIONS
from headjudge.games.gateruler.telling import scene
from headjudge.kernel import outcome
from headjudge.kernel import rules as kernel
from headjudge.kernel.changes import identity
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.flow import table
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import terms
from headjudge.language import terms as t
from headjudge.language.areas import whereabouts
from headjudge.language.book import Context, Golden, Meanings, Resolving
from headjudge.language.card_texts import CardTexts
from headjudge.language.feasible import can_do_all
from headjudge.rulebook import book

# Words on cards have their meanings from these modules too, which nothing else asks for.
WORDS: Final = (changing_plays, driving, ending, meanings)


def keyword_rule(terms: tuple[t.Ability, ...], ability: t.Ability) -> str:
    """The rule that says what the keyword does that brings this ability along on a card with
    these terms; "": no keyword does."""
    return book.what_is_done("gateruler", KEYWORDS.rule_of(terms, ability))


def refuse(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids a main phase action or an attack, or None."""
    if len(option) < 2 or type(option[1]) is not int:
        return None
    forbids = (
        combat.refusal_of_attack
        if option[0] in ("attack", "direct")
        else c09_gate.refusal_of_action
    )
    return forbids(game, seat, option) or c17_loops.refusal_of_loop(game, option)


# What the parts of each option are: c a card, z a zone, n a number, - nothing to show.
VERBS: Final = {
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


# What the golden rules (1-5) and the basics of zones (3-2) say of every instruction.
GOLDEN: Final = Golden(
    possible=c01_overview.possible, times=c01_overview.times, most_demands=True, least_of_up_to=0,
    chooses_first=c01_overview.chooses_first, chosen_unseen=True,
    at_the_same_time=c01_overview.at_the_same_time, end_by_effect=c01_overview.end_by_effect,
    can_be_denied=z.can_be_denied, owners_area=z.owners_area, fewest_acted_on=z.FEWEST_ACTED_ON,
    show_chosen=moving.show_chosen,
)  # fmt: skip
# What chapter 14 says: of abilities at work,
RESOLVING: Final = Resolving(
    works=continuous.works, targets=identity, obliged=identity, fewest_of_up_to=0,
    asks=asks, can_choose=can_choose,
    done_if_replaced=True, seen_as=automatic.seen_as,
    laid_on=ongoing.laid_on, applies_to=ongoing.applies_to,
    last=last_information.information_left, zone_left=last_information.zone_left,
    unstated=ongoing.UNSTATED, usable=costs.usable, cause=costs.cause_of,
    turning=turning.TURNING,
    begin=ongoing.effects_begin, for_cards_to_come=ongoing.for_cards_to_come,
)  # fmt: skip
# of automatic abilities,
HEARING: Final = kernel.Hearing(
    rule="14-10b", by_cards=automatic.by_cards, by_effects=automatic.by_effects,
    watch=automatic.watch, elsewhere=active.heard_elsewhere,
    looks_back=True, is_spent=automatic.is_spent,
)  # fmt: skip
# of ongoing effects,
LAYERING: Final = kernel.Layering(
    base=ongoing.base, depends=ongoing.depends, age=ongoing.age, placed=ongoing.since_active,
    elsewhere=active.changes_elsewhere, gained=granting.gained, layers=ongoing.LAYERS,
    information=ongoing.INFORMATION, rule_changes=ongoing.rule_changes, caching=ongoing.CACHING,
)  # fmt: skip
# and of replacement effects.
REPLACING: Final = kernel.Replacing(
    replacement.who_chooses, replacement.precedence, prevention.REWORKS
)


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
    "enter": moving.enter_play,
    "set": setting.set_face_down,
    "move": moving.move_within_play,
    "leave": moving.leave_play,
    "destroy": moving.leave_play,
    "put": moving.put_outside_play,
    "discard": moving.put_outside_play,
    "charge": moving.charge_from_outside_play,
    "drive": moving.put_into_drive_zone,
    "draw": drawing.draw_card,
    "ready": turning.ready_card,
    "exhaust": turning.exhaust_card,
    "flip up": turning.flip_up,
    "flip down": turning.flip_down,
    "damage": dealing.deal_damage,
    "heal": unit_damage.heal_unit,
    "look": showing.look_at_card,
    "reveal": showing.reveal_card,
    "shuffle": showing.shuffle_deck,
    "lose": outcome.lose_happens,
}


@cache
def rules() -> kernel.Rules:
    """What the kernel needs to know of this game, with the cards the project ships."""
    return kernel.Rules(
        "gateruler", ("1.5.0",), z.LAYOUT,
        table(
            c01_overview.OUTCOME, setup.SETUP, course.TURN, course.START_PHASE, course.MAIN_PHASE,
            c07_main_phase.SET, steps.ATTACK_PHASE, steps.ATTACK, c09_gate.GATE, c09_gate.ADDITION,
            c09_gate.RESOLUTION, c10_drive.DRIVE, c10_drive.RESOLUTION, c11_system.SYSTEM,
            automatic.PLAY_TRIGGERED, c12_rules_effects.RULES_EFFECTS, destroying.INTERRUPT,
            c12_rules_effects.DEFEAT, prevention.PREVENTION, application.APPLICATION,
            unit_damage.HEAL_DEALING, healing.HEAL_LIFE, resources.PAY_RESOURCES,
            play_steps.PLAYING, resolving.RESOLVE_CARD, resolving.RESOLVE_ABILITY,
            replacement.EVENT, gear_up.GEARING, drawing.DRAW, drawing.DRAW_TOGETHER,
            showing.SEARCH, *areas.PROCEDURES, c17_loops.LOOP, ongoing.PERFORM,
            placing.PLACE, arriving.ARRIVAL, stacking.PUT_ON_TOP,
            stacking.REARRANGE, materials.ABYSSAL,
        ),
        start="setup", shipped=shipped_pool(), setup=setup.present_decks, check_deck=violations,
        brings=brings, declares=c02_cards.declares, happen=HAPPEN, heard_only=MOMENTS,
        moving=moving.MOVING, active_cards=active.active_cards,
        remember=last_information.remember, concede=c01_overview.concede, revision=6,
        gloss=partial(book.gloss, "gateruler"),
        masters=kernel.Masters(
            c04_players.controller, c04_players.controller_of_ability,
            c04_players.controller_of_ability,
        ),
        hearing=HEARING, layering=LAYERING, replacing=REPLACING,
        terms=CardTexts(
            Meanings(
                areas.AREAS, whereabouts, z.related, GOLDEN, RESOLVING, putting.kind_of_placing,
                areas.AREA_NAMES, INSTRUCTIONS, swap=stacking.swap,
            ),
            vocabulary, anywhere=z.LAYOUT.kind, survey=survey.add_answers,
            matches=automatic.matches, footprint=granting.footprint,
            substitute=replacement.substitute, can_be_taken=replacement.can_be_taken,
            follow=areas.follow,
        ),
        asking=kernel.Asking(VERBS, VERB_RULES, refuse),
        showing=kernel.Showing(
            ongoing.SHOWN, z.how_many, scene.scene, survey.guess_set_cards, UNLOGGED,
            frozenset({"play", "resolve ability"}), keyword_rule,
        ),
    )  # fmt: skip

"""The Dragon Ball Super Card Game, from its official rule manual 1.074."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from headjudge.games.dragonball import (
    areas,
    autos,
    candidates,
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
    instructions,
    instructions_playing,
    keywords,
    keywords_conditions,
    language_areas,
    loops,
    main,
    meanings,
    moving,
    overview,
    playing,
    replacement,
    rule_processing,
    scene,
    setup,
    showing,
    skills,
    timing,
    turn,
    vocabulary,
)
from headjudge.games.dragonball.cards import MAKER, brings, card_files, compile_card, shipped_pool
from headjudge.games.dragonball.cards import read_file as read_cards
from headjudge.games.dragonball.deck import FORM as DECK_FORM
from headjudge.games.dragonball.deck import Deck, deck_from, decks, read_deck, violations
from headjudge.games.dragonball.deck_making import MAKING as DECK_MAKING
from headjudge.games.dragonball.instruction_rules import INSTRUCTIONS
from headjudge.games.dragonball.wording import Wording
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import table
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Hearing, Layering, Replacing, Rules
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
    return main.refusal(game, seat, option) or loops.refusal(game, option)


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
        happen=effects.HAPPEN,
        unlogged=effects.UNLOGGED,
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


__all__ = [
    "DECK_FORM",
    "DECK_MAKING",
    "EDITIONS",
    "MAKER",
    "NAME",
    "Deck",
    "Wording",
    "candidates",
    "card_files",
    "compile_card",
    "deck_from",
    "decks",
    "instructions",
    "instructions_playing",
    "meanings",
    "read_cards",
    "read_deck",
    "rules",
    "violations",
]

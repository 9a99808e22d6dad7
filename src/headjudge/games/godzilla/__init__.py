"""The Godzilla Card Game, from its comprehensive rules.

Editions: `ja-1.04` (Japanese, the newer, and the default) and `en-1.01` (English).
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from headjudge.games.godzilla import (
    actions,
    active,
    candidates,
    drawing,
    effects,
    evolution,
    information,
    instructions,
    invading,
    keywords,
    loops,
    monster,
    overview,
    playing,
    replacement,
    rule_actions,
    setup,
    specific_terms,
    timing,
    turn,
    vocabulary,
    zones,
)
from headjudge.games.godzilla.cards import LIMITS, MAKER, card_files, compile_card, shipped_pool
from headjudge.games.godzilla.cards import read_file as read_cards
from headjudge.games.godzilla.deck import FORM as DECK_FORM
from headjudge.games.godzilla.deck import Deck, deck_from, decks, read_deck, violations
from headjudge.games.godzilla.deck_making import MAKING as DECK_MAKING
from headjudge.games.godzilla.instruction_rules import INSTRUCTIONS
from headjudge.games.godzilla.tokens import brings
from headjudge.games.godzilla.wording import Wording
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import table
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Hearing, Layering, Replacing, Rules
from headjudge.language import patterns
from headjudge.language.book import Golden, Meanings, Resolving
from headjudge.language.vocabularies import words_of
from headjudge.rulebook import book

NAME: Final = "godzilla"
EDITIONS: Final = ("ja-1.04", "en-1.01")
# raised whenever games come out otherwise than before; a test holds it against golden games
REVISION: Final = 2


def refuse(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids a main-phase action, or None."""
    if option[0] == "pass":
        return None
    card = int(option[1]) if len(option) > 1 else -1
    if str(option[0]) not in actions.VERBS or not -1 <= card < len(game.state.printed):
        return None
    return actions.refusal(game, seat, str(option[0]), card)


# What the parts of each option are: c a card, z a zone, n a number, - nothing to show.
VERBS: Final = {
    "card": "c", "zone": "z", "option": "n", "standby": "-c", "replace": "--c", "times": "n",
    "play battle": "c", "activate strategy": "c", "gain rage": "c", "play monster": "c",
    "burst": "c", "invade": "c", "play onto": "c", "play for a price": "c",
}  # fmt: skip

# By which rule a player does what the verb of an option says.
VERB_RULES: Final = {
    "play battle": "8.2.1", "play onto": "8.2.1", "play for a price": "10.5.4",
    "activate strategy": "8.3.1", "gain rage": "8.4.1", "play monster": "8.5.1",
    "invade": "8.6.1", "invade with top card": "8.6.1", "burst": "12.5.2",
}  # fmt: skip


# What the golden rules (1.3) and the basics of areas (4.1) say of every instruction.
GOLDEN: Final = Golden(
    possible=overview.possible,
    times=overview.times,
    most_demands=overview.MOST_DEMANDS,
    least_of_up_to=overview.LEAST_OF_UP_TO,
    chooses_first=overview.chooses_first,
    chosen_unseen=overview.CHOSEN_UNSEEN,
    at_the_same_time=overview.at_the_same_time,
    end_by_effect=overview.end_by_effect,
    no_guarantee=zones.NO_GUARANTEE,
    owners_area=zones.owners_area,
    as_one=instructions.as_one,
)


# What chapter 10 says: of abilities at work,
RESOLVING: Final = Resolving(
    works=active.works,
    targets=playing.targets,
    obliged=playing.obliged,
    fewest_of_up_to=playing.FEWEST_OF_UP_TO,
    none_is_nothing=playing.NONE_IS_NOTHING,
    asks=playing.asks,
    can_choose=playing.can_choose,
    done_if_replaced=playing.DONE_IF_REPLACED,
    seen_as=information.seen_as,
    laid_on=information.laid_on,
    applies_to=information.applies_to,
    last=information.last_information,
    zone_left=information.zone_left,
    is_met=instructions.is_met,
)
# of automatic abilities,
HEARING: Final = Hearing(
    rule="10.6.2",
    by_cards=playing.by_cards,
    by_effects=playing.by_effects,
    watch=playing.watch,
    elsewhere=active.active_elsewhere,
    each_time=playing.EACH_TIME,
    arrivals=playing.ARRIVALS,
    looks_back=playing.LOOKS_BACK,
    is_spent=playing.is_spent,
    once_a_situation=playing.ONCE_A_SITUATION,
    master=playing.master_of_standby,
)
# of continuous effects,
LAYERING: Final = Layering(
    base=information.base,
    depends=information.depends,
    age=information.age,
    placed=information.time_placed,
    switched_off=active.switched_off,
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
        layout=zones.LAYOUT,
        procedures=table(
            *overview.PROCEDURES, *setup.PROCEDURES, *turn.PROCEDURES, *actions.PROCEDURES,
            *keywords.PROCEDURES, *evolution.PROCEDURES,
            *timing.PROCEDURES, *playing.PROCEDURES, *replacement.PROCEDURES, *effects.PROCEDURES,
            *instructions.PROCEDURES, *specific_terms.PROCEDURES, *drawing.PROCEDURES,
            *invading.PROCEDURES,
            *rule_actions.PROCEDURES, *loops.PROCEDURES,
        ),
        start="setup",
        shipped=shipped_pool(),
        revision=REVISION,
        brings=brings,
        setup=setup.present_decks,
        survey=setup.take_stock,
        check_deck=violations,
        happen=effects.HAPPEN,
        moving=effects.MOVING,
        active_cards=active.active_cards,
        master_of_continuous=monster.master_of_continuous,
        master_of_automatic=monster.master_of_automatic,
        hearing=HEARING,
        matches=patterns.matches,
        situation=patterns.situation,
        affected=replacement.affected,
        substitute=replacement.substitute,
        perform_instead=patterns.perform_instead,
        replacing=REPLACING,
        remember=information.remember,
        footprint=information.footprint,
        rule_changes=information.rule_changes,
        follow=effects.follow,
        information=information.INFORMATION,
        layers=information.LAYERS,
        layering=LAYERING,
        refuse=refuse,
        limits=LIMITS,
        count=zones.how_many,
        concede=overview.concede,
        vocabulary=words_of(vocabulary, keywords),
        meanings=Meanings(
            effects.AREAS, monster.whereabouts, zones.related, GOLDEN, RESOLVING,
            instructions=INSTRUCTIONS,
            placing=specific_terms.placing, area_names=effects.AREA_NAMES,
            drawable=drawing.drawable, swap=specific_terms.swap,
        ),
        verbs=VERBS,
        verb_rules=VERB_RULES,
        shown=("rank", "threat", "counter_power", "colors", "traits"),
        gloss=partial(book.gloss, NAME),
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
    "read_cards",
    "read_deck",
    "rules",
    "violations",
]

"""What the kernel is told of this game: all chapters of its rules, wired together."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Final

from headjudge.games.godzilla import (
    actions,
    active,
    burst,
    drawing,
    effects,
    evolution,
    information,
    instructions,
    invading,
    loops,
    monster,
    overview,
    playing,
    replacement,
    rule_actions,
    setup,
    specific_terms,
    timing,
    tokens,
    turn,
    vocabulary,
    zones,
)
from headjudge.games.godzilla.cards import LIMITS, shipped_pool
from headjudge.games.godzilla.deck import violations
from headjudge.games.godzilla.instruction_rules import INSTRUCTIONS
from headjudge.games.godzilla.tokens import brings
from headjudge.kernel import outcome
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import table
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Hearing, Layering, Replacing, Rules
from headjudge.language import areas, patterns
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


# By zone: the areas that it counts as. An invading monster is in a zone too (3.3.3.2).
AREA_NAMES: Final = tuple(
    [("invading", "zone") if kind == "invading" else (kind,) for kind in zones.LAYOUT.kind]
)

AREAS: Final[dict[str, areas.Area]] = {
    "zone": effects.in_zones,
    "strategy": effects.in_strategy_zones,
    "hand": effects.in_hand,
    "deck": effects.in_deck,
    "discard": effects.in_discard,
    "monster deck": effects.in_monster_deck,
    "invading": effects.invading_monster,
    "under": monster.under,
    "covered": monster.covered,
    "along": specific_terms.stacked_under,
}

# What each kind of event does to the state.
HAPPEN: Final[dict[str, Any]] = {
    "put": specific_terms.put_happens,
    "look": drawing.look_happens,
    "reveal": drawing.reveal_happens,
    "shuffle": drawing.shuffle_happens,
    "draw": drawing.draw_happens,
    "discard": specific_terms.discard_happens,
    "play": specific_terms.play_happens,
    "destroy": specific_terms.destroy_happens,
    "disappear": tokens.disappear_happens,
    "move": specific_terms.move_happens,
    "advance": invading.advance_happens,
    "retreat": invading.advance_happens,
    "pushed back": invading.advance_happens,
    "counter": invading.counter_happens,
    "rage up": monster.rage_happens,
    "rage down": monster.rage_happens,
    "invade": invading.invade_happens,
    "evolve": specific_terms.nothing_happens,
    "begin start phase": specific_terms.nothing_happens,
    "begin main phase": specific_terms.nothing_happens,
    "begin counter phase": specific_terms.nothing_happens,
    "begin end phase": specific_terms.nothing_happens,
    "end turn": specific_terms.nothing_happens,
    "win": outcome.win_happens,
    "lose": outcome.lose_happens,
}

MOVING: Final = frozenset({"put", "discard", "play", "destroy", "draw", "disappear"})


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
            *burst.PROCEDURES, *evolution.PROCEDURES,
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
        happen=HAPPEN,
        moving=MOVING,
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
        vocabulary=words_of(vocabulary),
        meanings=Meanings(
            AREAS, monster.whereabouts, zones.related, GOLDEN, RESOLVING,
            instructions=INSTRUCTIONS,
            placing=specific_terms.placing, area_names=AREA_NAMES,
            drawable=drawing.drawable, swap=specific_terms.swap,
        ),
        verbs=VERBS,
        verb_rules=VERB_RULES,
        shown=("rank", "threat", "counter_power", "colors", "traits"),
        gloss=partial(book.gloss, NAME),
    )  # fmt: skip

"""What the kernel is told of this game: all chapters of its rules, wired together."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Final

from headjudge.games.godzilla import (
    c03_players,
    c06_preparing,
    c07_turn,
    c09_tokens,
    c13_loops,
)
from headjudge.games.godzilla.c01_overview import golden_rules, winning
from headjudge.games.godzilla.c02_cards import LIMITS, shipped_pool
from headjudge.games.godzilla.c04_areas import contents, zones
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c05_terms import (
    advancing,
    countering,
    drawing,
    entering,
    evolving,
    placing,
    searching,
)
from headjudge.games.godzilla.c06_preparing import violations
from headjudge.games.godzilla.c08_actions import card_actions, monster_actions, options
from headjudge.games.godzilla.c09_tokens import brings
from headjudge.games.godzilla.c10_abilities import (
    active,
    automatic,
    effects,
    information,
    playing,
    prices,
    replacement,
    timings,
)
from headjudge.games.godzilla.c11_rule_actions import checks, crushing, reshuffling
from headjudge.games.godzilla.c12_keywords import burst, evolution
from headjudge.games.godzilla.language import vocabulary
from headjudge.games.godzilla.language.instruction_rules import INSTRUCTIONS
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
    if str(option[0]) not in options.VERBS or not -1 <= card < len(game.state.printed):
        return None
    return options.refusal(game, seat, str(option[0]), card)


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


# The rooms that have procedures, in the book's order.
ROOMS: Final = (
    winning, contents, placing, drawing, searching, entering, advancing, countering,
    c06_preparing, c07_turn, card_actions, monster_actions, timings, playing, prices, automatic,
    effects, replacement, checks, reshuffling, crushing, burst, evolution, c13_loops,
)  # fmt: skip

# By zone: the areas that it counts as. An invading monster is in a zone too (3.3.3.2).
AREA_NAMES: Final = tuple(
    [("invading", "zone") if kind == "invading" else (kind,) for kind in z.LAYOUT.kind]
)

AREAS: Final[dict[str, areas.Area]] = {
    "zone": contents.in_zones,
    "strategy": contents.in_strategy_zones,
    "hand": contents.in_hand,
    "deck": contents.in_deck,
    "discard": contents.in_discard,
    "monster deck": contents.in_monster_deck,
    "invading": contents.in_invading_monster_zone,
    "under": c03_players.under,
    "covered": c03_players.covered_cards,
    "along": placing.stacked_under,
}

# What each kind of event does to the state.
HAPPEN: Final[dict[str, Any]] = {
    "put": placing.put_happens,
    "look": drawing.look_happens,
    "reveal": searching.reveal_happens,
    "shuffle": drawing.shuffle_happens,
    "draw": drawing.draw_happens,
    "discard": placing.discard_happens,
    "play": entering.play_happens,
    "destroy": placing.destroy_happens,
    "disappear": c09_tokens.disappear_happens,
    "move": placing.move_happens,
    "advance": advancing.advance_happens,
    "retreat": advancing.advance_happens,
    "pushed back": advancing.advance_happens,
    "counter": countering.counter_happens,
    "rage up": c03_players.rage_happens,
    "rage down": c03_players.rage_happens,
    "invade": advancing.invade_happens,
    "evolve": evolving.nothing_happens,
    "begin start phase": evolving.nothing_happens,
    "begin main phase": evolving.nothing_happens,
    "begin counter phase": evolving.nothing_happens,
    "begin end phase": evolving.nothing_happens,
    "end turn": evolving.nothing_happens,
    "win": outcome.win_happens,
    "lose": outcome.lose_happens,
}

# The events by which a card goes from one area to another, or is gone.
MOVING: Final = frozenset({"put", "discard", "play", "destroy", "draw", "disappear"})


# What the golden rules (1.3) and the basics of areas (4.1) say of every instruction.
GOLDEN: Final = Golden(
    possible=golden_rules.possible,
    times=golden_rules.times,
    most_demands=True,
    least_of_up_to=golden_rules.LEAST_OF_UP_TO,
    chooses_first=golden_rules.chooses_first,
    chosen_unseen=True,
    at_the_same_time=golden_rules.at_the_same_time,
    end_by_effect=winning.end_by_effect,
    no_guarantee=z.NO_GUARANTEE,
    owners_area=z.owners_area,
    as_one=entering.as_one,
)


# What chapter 10 says: of abilities at work,
RESOLVING: Final = Resolving(
    works=active.works,
    targets=playing.targets,
    obliged=playing.obliged,
    fewest_of_up_to=playing.FEWEST_OF_UP_TO,
    none_is_nothing=playing.NONE_IS_NOTHING,
    asks=playing.ask_whether,
    can_choose=playing.can_choose,
    done_if_replaced=True,
    seen_as=information.seen_as,
    laid_on=effects.laid_on,
    applies_to=effects.applies_to,
    last=information.last_information,
    zone_left=information.zone_left,
    is_met=effects.is_asked_condition_met,
)
# of automatic abilities,
HEARING: Final = Hearing(
    rule="10.6.2",
    by_cards=automatic.by_cards,
    by_effects=automatic.by_effects,
    watch=automatic.watch,
    elsewhere=active.active_elsewhere,
    looks_back=True,
    is_spent=automatic.is_spent,
    master=automatic.master_of_standby,
)
# of continuous effects,
LAYERING: Final = Layering(
    base=effects.base,
    depends=effects.depends,
    age=effects.age,
    placed=effects.time_placed,
    switched_off=active.switched_off,
)
# and of replacement effects.
REPLACING: Final = Replacing(can_be_taken=replacement.can_be_taken)


@cache
def rules() -> Rules:
    """What the kernel needs to know of this game."""
    return Rules(
        name=NAME,
        editions=EDITIONS,
        layout=z.LAYOUT,
        procedures=table(*[each for room in ROOMS for each in room.PROCEDURES]),
        start="setup",
        shipped=shipped_pool(),
        revision=REVISION,
        brings=brings,
        setup=c06_preparing.present_decks,
        survey=c06_preparing.survey_cards,
        check_deck=violations,
        happen=HAPPEN,
        moving=MOVING,
        active_cards=active.active_cards,
        master_of_continuous=c03_players.master_of_continuous,
        master_of_automatic=c03_players.master_of_automatic,
        hearing=HEARING,
        matches=patterns.matches,
        situation=patterns.situation,
        affected=replacement.affected,
        substitute=replacement.substitute,
        perform_instead=patterns.perform_instead,
        replacing=REPLACING,
        remember=information.remember_card,
        footprint=effects.footprint,
        rule_changes=effects.rule_changes,
        follow=contents.follow,
        information=effects.INFORMATION,
        layers=effects.LAYERS,
        layering=LAYERING,
        refuse=refuse,
        limits=LIMITS,
        count=z.how_many,
        concede=winning.concede,
        vocabulary=words_of(vocabulary),
        meanings=Meanings(
            AREAS, c03_players.whereabouts, zones.related, GOLDEN, RESOLVING,
            instructions=INSTRUCTIONS,
            placing=placing.kind_of_placing, area_names=AREA_NAMES,
            drawable=drawing.drawable, swap=placing.swap,
        ),
        verbs=VERBS,
        verb_rules=VERB_RULES,
        shown=("rank", "threat", "counter_power", "colors", "traits"),
        gloss=partial(book.gloss, NAME),
    )  # fmt: skip

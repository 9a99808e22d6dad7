"""What the kernel is told of this game: all chapters of its rules, wired together."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from headjudge.games.godzilla import (
    c03_players,
    c06_preparing,
    c07_turn,
    c09_tokens,
    c13_loops,
)
from headjudge.games.godzilla.c01_overview import golden_rules, winning
from headjudge.games.godzilla.c02_cards import BOUNDS, shipped_pool
from headjudge.games.godzilla.c04_areas import contents, zones
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c05_terms import (
    advancing,
    countering,
    drawing,
    entering,
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
from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language import vocabulary
from headjudge.games.godzilla.language.instruction_rules import INSTRUCTIONS
from headjudge.games.godzilla.telling import scene
from headjudge.kernel import outcome
from headjudge.kernel import rules as kernel
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import procedures_of
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import areas
from headjudge.language import terms as t
from headjudge.language.book import Golden, Meanings, Resolving
from headjudge.language.card_texts import CardTexts
from headjudge.rulebook import book


def keyword_rule(terms: tuple[t.Ability, ...], ability: t.Ability) -> str:
    """The rule that says what the keyword does that brings this ability along on a card with
    these terms; "": no keyword does."""
    return book.what_is_done("godzilla", KEYWORDS.rule_of(terms, ability))


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

# Events that change nothing by themselves: they are there to be heard.
HEARD_ONLY: Final = (
    "evolve",
    "begin start phase",
    "begin main phase",
    "begin counter phase",
    "begin end phase",
    "end turn",
)

# What each kind of event does to the state.
HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {
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
    "win": outcome.win_happens,
    "lose": outcome.lose_happens,
}

# The events by which a card goes from one area to another, or is gone.
MOVING: Final = frozenset({"put", "discard", "play", "destroy", "draw", "disappear"})


# What the golden rules (1.3) and the basics of areas (4.1) say of every instruction.
GOLDEN: Final = Golden(
    possible=golden_rules.possible, times=golden_rules.times, most_demands=True,
    least_of_up_to=golden_rules.LEAST_OF_UP_TO, chooses_first=golden_rules.chooses_first,
    chosen_unseen=True, at_the_same_time=golden_rules.at_the_same_time,
    end_by_effect=winning.end_by_effect, can_be_denied=z.can_be_denied, owners_area=z.owners_area,
    as_one=entering.as_one,
)  # fmt: skip


# What chapter 10 says: of abilities at work,
RESOLVING: Final = Resolving(
    works=active.works, targets=playing.targets, obliged=playing.obliged,
    fewest_of_up_to=playing.FEWEST_OF_UP_TO, means_nothing=playing.means_nothing,
    asks=playing.ask_whether, can_choose=playing.can_choose, done_if_replaced=True,
    seen_as=information.seen_as, laid_on=effects.laid_on, applies_to=effects.applies_to,
    last=information.last_information, zone_left=information.zone_left,
    is_met=effects.is_asked_condition_met,
)  # fmt: skip
# of automatic abilities,
HEARING: Final = kernel.Hearing(
    rule="10.6.2", by_cards=automatic.by_cards, by_effects=automatic.by_effects,
    watch=automatic.watch, elsewhere=active.active_elsewhere, looks_back=True,
    is_spent=automatic.is_spent, master=automatic.master_of_standby,
)  # fmt: skip
# of continuous effects,
LAYERING: Final = kernel.Layering(
    base=effects.base, depends=effects.depends, age=effects.age, placed=effects.time_placed,
    switched_off=active.switched_off, layers=effects.LAYERS, information=effects.INFORMATION,
    rule_changes=effects.rule_changes, bounds=BOUNDS,
)  # fmt: skip


@cache
def rules() -> kernel.Rules:
    """What the kernel needs to know of this game, with the cards the project ships."""
    return kernel.Rules(
        "godzilla", ("ja-1.04", "en-1.01"), z.LAYOUT, procedures_of(*ROOMS),
        start="setup", shipped=shipped_pool(), setup=c06_preparing.present_decks,
        check_deck=violations, brings=brings, happen=HAPPEN, heard_only=HEARD_ONLY, moving=MOVING,
        active_cards=active.active_cards, remember=information.remember_card,
        concede=winning.concede, revision=3,
        gloss=partial(book.gloss, "godzilla"),
        masters=kernel.Masters(
            None, c03_players.master_of_continuous, c03_players.master_of_automatic
        ),
        hearing=HEARING, layering=LAYERING, replacing=kernel.Replacing(replacement.affected),
        terms=CardTexts(
            Meanings(
                AREAS, c03_players.whereabouts, zones.related, GOLDEN, RESOLVING,
                placing.kind_of_placing, AREA_NAMES, INSTRUCTIONS, drawing.drawable, placing.swap,
            ),
            vocabulary, c06_preparing.ALWAYS_CHANGEABLE, survey=c06_preparing.add_fading_of_bursts,
            footprint=effects.footprint, substitute=replacement.substitute,
            can_be_taken=replacement.can_be_taken, follow=contents.follow,
        ),
        asking=kernel.Asking(VERBS, VERB_RULES, refuse),
        showing=kernel.Showing(
            ("rank", "threat", "counter_power", "colors", "traits"), z.how_many, scene.scene_for,
            carries_out=frozenset({"play ability"}), keyword_rule=keyword_rule,
        ),
    )  # fmt: skip

"""What the kernel is told of this game: all chapters of its rules, wired together."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from headjudge.games.vanguard import (
    c01_outline,
    c05_preparing,
    c09_rule_actions,
    c12_misc,
)
from headjudge.games.vanguard.c02_cards import power, trigger_icons
from headjudge.games.vanguard.c02_cards.power import KINDS as OF_POWER
from headjudge.games.vanguard.c02_cards.printed import brings, shipped_pool
from headjudge.games.vanguard.c03_basics import abilities, drawing, masters, orientation, sources
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import areas, circles
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c05_preparing import violations
from headjudge.games.vanguard.c06_turn import draw_phase, main_phase, ride_phase, turn
from headjudge.games.vanguard.c07_battle import attack_step, battle_phase, guard_step
from headjudge.games.vanguard.c08_abilities import (
    activated,
    automatic,
    check_timing,
    continuous,
    effects,
    kinds,
    normal_stride,
    playing,
)
from headjudge.games.vanguard.c10_actions import (
    attack_by_effect,
    calling,
    damage,
    declaring,
    deletion,
    domination,
    giving,
    hearts,
    legion,
    locking,
    moving,
    showing,
    striding,
    time_leap,
    turning,
)
from headjudge.games.vanguard.c11_keywords import enabling, states
from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language import meanings, vocabulary
from headjudge.games.vanguard.language.instruction_rules import INSTRUCTIONS
from headjudge.games.vanguard.telling import scene
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
    return book.what_is_done("vanguard", KEYWORDS.rule_of(terms, ability))


def refuse(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids an action of the main phase or the ride step, or attacking with a unit,
    or None."""
    card = option[1] if len(option) > 1 else 0
    if type(card) is not int or not 0 <= card < len(game.state.printed):
        return None
    if option[0] == "card":
        chosen = game.decision is not None and game.decision.prompt == "attacker"
        return attack_step.refusal(game, card) if chosen else None
    return main_phase.refusal(game, seat, option)


# What the parts of each option are: c a card, z a zone, n a number, - nothing to show.
VERBS: Final = {
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
    "rest": orientation.rest_happens,
    "turn up": turning.turn_up_happens,
    "turn down": orientation.turn_down_happens,
    "damage": damage.damage_happens,
    **locking.HAPPEN,
    **deletion.HAPPEN,
    **legion.HAPPEN,
    **hearts.HAPPEN,
    **turning.HAPPEN,
    **domination.HAPPEN,
    **states.HAPPEN,
}


# The rooms that have procedures, in the book's order.
ROOMS: Final = (
    c01_outline, trigger_icons, drawing, areas, c05_preparing, turn, draw_phase, ride_phase,
    main_phase, battle_phase, guard_step, effects, check_timing, playing, activated, normal_stride,
    automatic, c09_rule_actions, moving, calling, showing, legion, hearts, striding,
    attack_by_effect, c12_misc,
)  # fmt: skip
# Words on cards have their meanings from these rooms too, which nothing else asks for.
WORDS: Final = (time_leap, enabling, meanings)

# What the golden rules (1.3) and the basics of zones (4.1) say of every instruction.
GOLDEN: Final = Golden(
    possible=c01_outline.possible, times=c01_outline.times, most_demands=True,
    least_of_up_to=playing.FEWEST_OF_UP_TO, chooses_first=c01_outline.chooses_first,
    chosen_unseen=False, at_the_same_time=c01_outline.at_the_same_time,
    end_by_effect=c01_outline.end_by_effect, can_be_denied=playing.can_be_denied,
    owners_area=z.owners_area, rounds=c12_misc.times_for_each, chooses_anew=True,
    same_name=c12_misc.same_name, at_random=sources.take_at_random,
)  # fmt: skip
# What chapter 8 says: of abilities at work,
RESOLVING: Final = Resolving(
    works=kinds.works, targets=playing.targets, obliged=playing.obliged,
    fewest_of_up_to=playing.FEWEST_OF_UP_TO, means_nothing=playing.means_nothing,
    asks=abilities.ask_whether, can_choose=automatic.can_pay, done_if_replaced=True,
    seen_as=automatic.seen_as, laid_on=continuous.laid_on, applies_to=continuous.applies_to,
    last=continuous.last_information, zone_left=continuous.zone_left,
    choosable=c12_misc.choosable, is_met=kinds.is_requirement_met, rules_for=continuous.rules_for,
    unstated=effects.UNSTATED, begin=power.begin_effects, by_how_much=power.by_how_much,
    turning=orientation.TURNING,
)  # fmt: skip
# of automatic abilities,
HEARING: Final = kernel.Hearing(
    rule="8.6.2", by_cards=automatic.by_cards, by_effects=automatic.by_effects,
    watch=automatic.watch, elsewhere=kinds.active_elsewhere,
    is_spent=automatic.is_spent,
)  # fmt: skip
# and of continuous effects.
LAYERING: Final = kernel.Layering(
    base=continuous.base, depends=continuous.depends, age=continuous.age,
    placed=continuous.time_placed, elsewhere=kinds.changes_elsewhere, gained=abilities.gained,
    layers=continuous.LAYERS, information=continuous.INFORMATION,
    rule_changes=continuous.rule_changes,
)  # fmt: skip


@cache
def rules() -> kernel.Rules:
    """What the kernel needs to know of this game, with the cards the project ships."""
    return kernel.Rules(
        "vanguard", ("1.48",), z.LAYOUT, procedures_of(*ROOMS),
        start="setup", shipped=shipped_pool(), setup=c05_preparing.present_decks,
        check_deck=violations, brings=brings, declares=declaring.declares, happen=HAPPEN,
        heard_only=(*HEARD_ONLY, *OF_POWER), moving=moving.MOVING, active_cards=u.active_cards,
        remember=continuous.remember, concede=c01_outline.concede, revision=2,
        gloss=partial(book.gloss, "vanguard"),
        masters=kernel.Masters(
            masters.master, masters.master_of_continuous, masters.master_of_automatic
        ),
        hearing=HEARING, layering=LAYERING, replacing=kernel.Replacing(effects.affected),
        terms=CardTexts(
            Meanings(
                areas.AREAS, whereabouts, circles.related, GOLDEN, RESOLVING,
                moving.kind_of_placing, areas.AREA_NAMES, INSTRUCTIONS, swap=moving.swap,
            ),
            vocabulary, c05_preparing.ALWAYS_CHANGEABLE, z.LAYOUT.kind,
            matches=automatic.matches, footprint=giving.footprint,
            can_be_taken=effects.can_be_taken, follow=areas.follow,
        ),
        asking=kernel.Asking(VERBS, VERB_RULES, refuse),
        showing=kernel.Showing(
            ("power", "critical", "shield", "grade", "drive", "icons", "clan", "name"),
            z.how_many, scene.scene_for, c05_preparing.guess_first_vanguards, UNLOGGED,
            frozenset({"standby"}), keyword_rule,
        ),
    )  # fmt: skip

"""The Godzilla Card Game, from its comprehensive rules.

Editions: `ja-1.04` (Japanese, the newer, and the default) and `en-1.01` (English).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from headjudge.games.godzilla import (
    actions,
    candidates,
    effects,
    keywords,
    loops,
    monster,
    overview,
    playing,
    rule_actions,
    setup,
    specific_terms,
    turn,
    vocabulary,
    wording,
    zones,
)
from headjudge.games.godzilla.cards import LIMITS, card_files, catalogue, compile_card
from headjudge.games.godzilla.cards import read_file as read_cards
from headjudge.games.godzilla.deck import Deck, deck_from, decks, read_deck, violations
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import table
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Rules
from headjudge.language import perform, terms
from headjudge.language.evaluate import Golden, Meanings
from headjudge.rulebook import book
from headjudge.rulebook.citation import rule

NAME: Final = "godzilla"
EDITIONS: Final = ("ja-1.04", "en-1.01")


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
    "card": "c", "zone": "z", "option": "n", "standby": "-c", "replace": "--c", "no": "-", "times": "n",
    "play battle": "c", "activate strategy": "c", "gain rage": "c", "play monster": "c",
    "burst": "c", "invade": "c", "play onto": "c", "play for a price": "c",
}  # fmt: skip


def gloss(number: str, lang: str = "en") -> str:
    """Our own sentence for a rule."""
    rule = book.load(NAME).rules.get(number)
    return "" if rule is None else rule.gloss(lang)


def words() -> dict[str, type]:
    """Every class of term, by name, for saved games."""
    return {
        name: each
        for module in (terms, vocabulary, keywords)
        for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, terms.Term)
    }


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
)


@cache
def rules() -> Rules:
    """What the kernel needs to know of this game."""
    return Rules(
        name=NAME,
        editions=EDITIONS,
        layout=zones.LAYOUT,
        procedures=table(
            *overview.PROCEDURES, *setup.PROCEDURES, *turn.PROCEDURES, *actions.PROCEDURES, *keywords.PROCEDURES,
            *playing.PROCEDURES, *effects.PROCEDURES, *specific_terms.PROCEDURES,
            *rule_actions.PROCEDURES, *loops.PROCEDURES,
        ),
        start="setup",
        catalogue=catalogue(),
        setup=setup.present_decks,
        survey=setup.take_stock,
        check_deck=violations,
        happen=effects.HAPPEN,
        moving=effects.MOVING,
        interrupt=rule_actions.interrupt,
        active_cards=playing.active_cards,
        master_of_continuous=monster.master_of_continuous,
        master_of_automatic=monster.master_of_automatic,
        matches=perform.matches,
        situation=perform.situation,
        affected=effects.affected,
        substitute=perform.substitute,
        perform_instead=loops.perform_instead,
        remember=monster.remember,
        footprint=effects.footprint,
        rule_changes=effects.rule_changes,
        follow=rule("4.1.4.1", game=NAME)(perform.follow),
        information=effects.INFORMATION,
        layers=effects.LAYERS,
        refuse=refuse,
        limits=LIMITS,
        count=zones.how_many,
        concede=overview.concede,
        loop_rules={"draw": "13.1.1.3"},
        vocabulary=words(),
        meanings=Meanings(
            effects.AREAS, monster.whereabouts, zones.related, GOLDEN, placing=specific_terms.placing
        ),
        verbs=VERBS,
        shown=("rank", "threat", "counter_power", "colors", "traits"),
        gloss=gloss,
    )  # fmt: skip


__all__ = ["EDITIONS", "NAME", "Deck", "candidates", "card_files", "compile_card", "read_cards", "deck_from", "decks", "read_deck", "rules", "violations", "wording"]

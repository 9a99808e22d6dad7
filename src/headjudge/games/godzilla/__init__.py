"""The Godzilla Card Game, from its comprehensive rules.

Editions: `ja-1.04` (Japanese, the newer, and the default) and `en-1.01` (English).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from headjudge.games.godzilla import (
    actions,
    effects,
    keywords,
    loops,
    monster,
    playing,
    rule_actions,
    setup,
    specific_terms,
    turn,
    vocabulary,
    zones,
)
from headjudge.games.godzilla.cards import catalogue
from headjudge.games.godzilla.deck import Deck, deck_from, decks, read_deck, violations
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import table
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Rules
from headjudge.language import perform
from headjudge.language.evaluate import Meanings
from headjudge.language.terms import Term
from headjudge.rulebook import book

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
    found: dict[str, type] = {}
    waiting: list[type] = [Term]
    while waiting:
        each = waiting.pop()
        found[each.__name__] = each
        waiting.extend(each.__subclasses__())
    return found


@cache
def rules() -> Rules:
    """What the kernel needs to know of this game."""
    return Rules(
        name=NAME,
        editions=EDITIONS,
        layout=zones.LAYOUT,
        procedures=table(
            *setup.PROCEDURES, *turn.PROCEDURES, *actions.PROCEDURES, *keywords.PROCEDURES,
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
        matches=perform.matches,
        situation=perform.situation,
        affected=effects.affected,
        substitute=perform.substitute,
        perform_instead=perform.perform_instead,
        remember=monster.remember,
        footprint=perform.footprint,
        rule_changes=effects.rule_changes,
        information=effects.INFORMATION,
        layers=effects.LAYERS,
        refuse=refuse,
        concede="1.2.3",
        loop_rules={"draw": "13.1.1.3"},
        vocabulary=words(),
        meanings=Meanings(effects.AREAS, monster.whereabouts, zones.related),
        verbs=VERBS,
        shown=("rank", "threat", "counter_power", "colors", "traits"),
        gloss=gloss,
    )  # fmt: skip


__all__ = ["EDITIONS", "NAME", "Deck", "deck_from", "decks", "read_deck", "rules", "violations"]

_: Any = vocabulary

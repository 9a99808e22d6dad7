"""12.2 to 12.11. Miscellaneous: what no other chapter has a room for.

12.2 and 12.5 (abilities that cannot be used) are in `abilities.py`, 12.3 in `trigger.py`,
12.9 in `roles.py`, 12.10 in `two_sides.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import vocabulary as v
from headjudge.kernel import timing
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.kernel.triggers import stand_by
from headjudge.language import terms as t
from headjudge.language.at_work import cards_meant, words_at_work
from headjudge.language.book import Context
from headjudge.language.evaluate import seats
from headjudge.rulebook.citation import fact, rule

# 11.13, 12.11. Cards that effects cannot choose, or do nothing to


def choosable(context: Context, cards: list[int]) -> list[int]:
    """Of these cards, those that an effect of this master can choose."""
    game = context.game
    barred: list[int] = []
    for word in words_at_work(game, "CannotBeChosen"):
        source, term, master, _laid = word
        if context.seat in seats(Context(game, source, master), term.by):
            barred.extend(cards_meant(game, word))
    return [card for card in cards if card not in barred] if barred else cards


STATES_AND_ZONES: Final = (
    "leave", "move", "stand", "rest", "turn up", "turn down", "lock", "unlock", "delete",
    "dominate", "become", "flip over",
)  # fmt: skip


@rule("12.11.1", without=())
def bundle_of_unaffected(word: v.Unaffected) -> tuple[t.Ability, ...]:
    """What cannot be affected by effects: no effect changes its zone or its state."""
    return tuple(
        [t.Forbid(t.Pattern(kind, word.what, by=word.by), word.while_) for kind in STATES_AND_ZONES]
    )


@rule("12.11.1", without=False)
def is_unaffected(game: Game, card: int, source: int, seat: int) -> bool:
    """And none of another card changes its information."""
    if source == card:
        return False
    for word in words_at_work(game, "Unaffected"):
        by = seats(Context(game, word[0], word[2]), word[1].by)
        if seat in by and card in cards_meant(game, word):
            return True
    return False


# 1.3.1. Abilities that are set off although what they wait for did not happen


def activate_anyway(game: Game, card: int, event: Event) -> None:
    """The abilities of this card that wait for such an event stand by, if a text says so."""
    for word in words_at_work(game, "ActivatesAnyway"):
        if word[1].event == event.kind and card in cards_meant(game, word):
            identity = game.state.identity[card]
            seat = game.rules.master_of_automatic(game, card)
            for term in game.abilities(card).hears.get(event.kind, ()):
                if game.rules.matches(game, term, event, card, seat, identity):
                    stand_by(game, term, card, identity, seat, event)
            return


# 12.6. For each, and as many times as


@rule("12.6.1", "12.6.2", without=1)
def rounds(number: int) -> int:
    """What is done for each of so many is done so many times. The number is worked out once,
    before the first (12.6.2)."""
    return number


# 12.6.3: where each time asks for a choice, nothing is chosen twice
CHOOSES_ANEW: Final[bool] = fact("12.6.3", True, without=False)


# 12.7. The same card name


@rule("12.7.1", "12.7.2.2", without=False)
def same_name(names: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Cards have the same name if one name is common to them, however many they have."""
    return len([name for name in names if name in others]) > 0


# 12.4. Extra turns


@rule("12.4.1")
def add_extra_turn(game: Game, seat: int) -> None:
    """An extra turn comes directly after this one."""
    if LAST_ADDED_FIRST:
        timing.extra_turn(game, seat)
    else:
        state = game.state
        state.ahead = (*state.ahead[:-1], seat, state.other(state.turn_player))


# 12.4.2: of several the one added last comes first
LAST_ADDED_FIRST: Final[bool] = fact("12.4.2", True, without=False)

"""10.3. Active and inactive abilities: which abilities work, and where."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla import zones as z
from headjudge.kernel.cards import Abilities
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, holds
from headjudge.rulebook.citation import rule


@rule("10.3.2", without=True)
def has_effect(active: bool) -> bool:
    """What is inactive is there all the same, but does nothing and asks for no choice."""
    return active


@rule("10.3.2", without=())
def switched_off(terms: tuple[Any, ...]) -> tuple[Any, ...]:
    """Of abilities that an effect makes inactive, those that do nothing: all of them."""
    return terms


@rule("10.3.3", without=True)
def is_met(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """What is active under a condition is inactive while it is not fulfilled."""
    return all_hold(context, conditions)


@rule("10.3.2", without=True)
def is_still_active(context: Context, ability: t.Auto) -> bool:
    """Whether an ability that stands by has an effect when it is played. Awakening and
    Overwhelm say when it is active (12.4.2); what else must be so was asked when it
    triggered."""
    for each in ability.while_:
        if (isinstance(each, v.Awakened) or each == v.OVERWHELM) and not holds(context, each):
            return False
    return True


def works(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """Whether an ability with these conditions does anything just now."""
    return has_effect(is_met(context, conditions))


# 10.3.4. Where abilities are active


@rule("10.3.4.1", without=())
def active_elsewhere(game: Game) -> list[tuple[int, t.Auto]]:
    """Abilities that plainly work in another area, with their cards there."""
    found: list[tuple[int, t.Auto]] = []
    printed = game.state.printed
    for area in game.elsewhere:
        for seat in (0, 1):
            for card in game.rules.meanings.areas[area](game, seat):
                if area in printed[card].abilities.elsewhere:
                    own = game.abilities(card).elsewhere.get(area, ())
                    found.extend([(card, term) for term in own])
    return found


@rule("10.3.4.1.1", without=Abilities())
def when_played(game: Game, card: int) -> Abilities:
    """What a card says of playing it holds while it is played, wherever it then is."""
    return game.state.printed[card].abilities


_ZONES: Final = itemgetter(
    *[
        seat * z.SIZE + zone
        for seat in (0, 1)
        for zone in (*range(z.ZONE_1, z.ZONE_1 + z.ZONES), z.INVADING)
    ]
)
_STRATEGY_ZONES: Final = itemgetter(
    *[seat * z.SIZE + z.STRATEGY_1 + at for seat in (0, 1) for at in range(z.MOST_STRATEGY_ZONES)]
)


@rule("10.3.4.2", without=())
def active_in_zones(game: Game) -> list[int]:
    """Abilities of monster and battle cards work while the card is in a zone; 3.2.6: not
    under another card."""
    return m.working_in(game, _ZONES)


@rule("10.3.4.3", without=())
def active_in_strategy_zones(game: Game) -> list[int]:
    """Abilities of strategy cards work while the card is in a strategy zone."""
    return m.working_in(game, _STRATEGY_ZONES)


def active_cards(game: Game) -> list[int]:
    """The cards whose abilities work where they are. Their order must not change with the
    turn: it is remembered for as long as no card moves."""
    notes = game.board_notes()
    found: list[int]
    if "active cards" in notes:
        found = notes["active cards"]
        return found
    found = [*active_in_zones(game), *active_in_strategy_zones(game)]
    notes["active cards"] = found
    return found

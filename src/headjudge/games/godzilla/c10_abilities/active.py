"""10.1 to 10.3. Kinds of abilities; active and inactive abilities: which work, and where."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.kernel.values import altered_abilities, might_be_active
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, holds
from headjudge.rulebook.citation import rule

# 10.1.1.1.2. The text of a strategy card


@rule("10.1.1.1.2")
def bundle_of_strategy(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The ability that the text of a strategy card is: when the card is placed in the strategy
    zone, do what it says."""
    return (t.Auto(t.Pattern("play", t.Self()), word.details, word.while_),)


# 10.3.2, 10.3.3. Inactive abilities


@rule("10.3.2")
def has_effect(active: bool) -> bool:
    """Whether an ability does anything: an inactive one is there all the same, but does nothing and
    asks for no choice."""
    return active


@rule("10.3.2")
def switched_off(terms: tuple[Any, ...]) -> tuple[Any, ...]:
    """Of abilities that an effect makes inactive, those that do nothing: all of them."""
    return terms


@rule("10.3.3")
def is_condition_met(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """Whether the conditions of an ability are met; while they are not, it is inactive."""
    return all_hold(context, conditions)


@rule("10.3.2")
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
    return has_effect(is_condition_met(context, conditions))


# 10.3.4. Where abilities are active


@rule("10.3.4.1")
def active_elsewhere(game: Game) -> list[tuple[int, t.Auto]]:
    """The abilities that by their text work in another area than the field, with their cards
    there."""
    found: list[tuple[int, t.Auto]] = []
    printed = game.state.printed
    for area in game.survey.other_areas:
        for seat in (0, 1):
            for card in game.rules.terms.meanings.areas[area](game, seat):
                if area in printed[card].abilities.elsewhere:
                    own = game.abilities(card).elsewhere.get(area, ())
                    found.extend([(card, term) for term in own])
    return found


@rule("10.3.4.1.1", without=Abilities())
def when_played(game: Game, card: int) -> Abilities:
    """What a card's text says of playing it, which holds while it is played, wherever it then
    is."""
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


@rule("10.3.4.2")
def active_in_zones(game: Game) -> list[int]:
    """The cards in zones, whose abilities work there: monster and battle cards that lie under no
    other (3.2.6)."""
    return c03_players.working_in(game, _ZONES)


@rule("10.3.4.3")
def active_in_strategy_zones(game: Game) -> list[int]:
    """The cards in strategy zones, whose abilities work there."""
    return c03_players.working_in(game, _STRATEGY_ZONES)


def active_cards(game: Game) -> list[int]:
    """The cards whose abilities work where they are. Their order must not change with the
    turn: it is remembered for as long as no card moves."""
    cached = game.board_cache()
    found: list[int]
    if "active cards" in cached:
        found = cached["active cards"]
        return found
    found = [*active_in_zones(game), *active_in_strategy_zones(game)]
    cached["active cards"] = found
    return found


# Active abilities of one class


def active_abilities(game: Game, name: str) -> list[tuple[Any, int, int, tuple[Ref, ...] | None]]:
    """The active abilities of a class, each with its source, its master and the cards it was laid
    on."""
    if name not in game.survey.features:
        return NO_ABILITIES
    cached = game.derived().cache
    found: list[tuple[Any, int, int, tuple[Ref, ...] | None]]
    if name in cached and game.partial is None:
        found = cached[name]
        return found
    if not might_be_active(game, name):
        if game.partial is None:
            cached[name] = NO_ABILITIES
        return NO_ABILITIES
    found = []
    state = game.state
    altered = altered_abilities(game)
    printed = state.printed
    for card in game.rules.active_cards(game):
        own = (game.abilities(card) if altered else printed[card].abilities).others
        if name in own:
            seat = z.LAYOUT.seat[state.place[card]]
            for term in own[name]:
                if not term.while_ or works(Context(game, card, seat), term.while_):
                    found.append((term, card, seat, None))
    for effect in state.effects:
        if type(effect.term).__name__ == name:
            context = Context(game, effect.source, effect.seat, effect.identity)
            if not effect.term.while_ or works(context, effect.term.while_):
                found.append((effect.term, effect.source, effect.seat, effect.cards))
    if game.partial is None:
        cached[name] = found
    return found


NO_ABILITIES: Final[
    list[tuple[Any, int, int, tuple[Ref, ...] | None]]
] = []  # shared, never written to

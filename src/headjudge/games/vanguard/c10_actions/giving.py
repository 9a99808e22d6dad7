"""10.21, 10.29. Give, lose and get abilities; lose a cost."""

from __future__ import annotations

from headjudge.games.vanguard.c11_keywords.expansion import expand
from headjudge.games.vanguard.c12_misc import is_unaffected
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.changes import Active, Patch
from headjudge.kernel.game import Game
from headjudge.language import bundles, lasting
from headjudge.language.active import active_abilities
from headjudge.language.book import Context
from headjudge.language.evaluate import passes
from headjudge.rulebook.citation import rule

# 10.21. Give, lose, get


@rule("10.21.1", "10.21.2", "10.21.3")
def with_bundle(game: Game, patch: Patch) -> Patch:
    """A change of a card's abilities: a text that is given, or that the card gets, is as though on
    it, and one that is lost as though it were not; a keyword stands for its whole bundle."""
    return bundles.with_bundle(game, patch, expand)


def footprint(game: Game, change: Active) -> list[Patch]:
    """What a change would do just now, to each card that it is about."""
    patches = lasting.footprint(game, change)
    if "Unaffected" in game.survey.features:
        source, seat = change.source, change.seat
        patches = [each for each in patches if not is_unaffected(game, each[0], source, seat)]
    if "abilities" not in change.term.writes:
        return patches
    return [with_bundle(game, patch) for patch in patches]


# 10.29. Losing cost


@rule("10.29.1")
def has_lost_cost(game: Game, term: v.StrideCostLost, source: int, seat: int, card: int) -> bool:
    """An ability that has lost its cost: what the cost says is not done."""
    return passes(Context(game, source, seat), term.what, game.state.ref(card))


def stride_is_free(game: Game, seat: int, card: int) -> bool:
    """Whether an effect lets this player stride this card without paying."""
    for source, term, master, _cards in active_abilities(game, "StrideCostLost"):
        if master == seat and has_lost_cost(game, term, source, seat, card):
            return True
    return False


def use_up_free_stride(game: Game, seat: int, card: int) -> None:
    """An effect that lets the next stride be free has had its time."""
    state = game.state
    for each in state.effects:
        term = each.term
        if (
            isinstance(term, v.StrideCostLost)
            and each.seat == seat
            and has_lost_cost(game, term, each.source, seat, card)
        ):
            game.keep_effects([other for other in state.effects if other is not each])
            return

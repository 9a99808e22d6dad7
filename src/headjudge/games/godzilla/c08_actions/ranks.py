"""8.2.1, 8.3.1, 8.5.1. The rank of a card that counts when it is played from the hand.

Some texts reduce it for that, always or only onto a card (`card_actions.py`) or for a
price (10.5.4).
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla.c01_overview.golden_rules import text_says
from headjudge.games.godzilla.c02_cards import within_limits
from headjudge.games.godzilla.c10_abilities.active import active_abilities, when_played
from headjudge.kernel.game import Game
from headjudge.kernel.values import is_any_changed
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, number, passes

NO_LOWEST: Final = -(1 << 30)  # 1.3.2.4: en-1.01 has no limit, ja-1.04 has (2.3.2.2.1)


def within_rank(
    game: Game, seat: int, cards: list[int], most: int, least: int = NO_LOWEST
) -> list[int]:
    """Of these cards those whose rank for playing them is at most that, and at least this."""
    if is_any_changed(game, "rank") or active_abilities(game, "RankOfPlayed"):
        return [card for card in cards if least <= rank_to_play(game, seat, card) <= most]
    printed = game.state.printed
    if "RankWhenPlayed" not in game.survey.features:
        return [card for card in cards if least <= printed[card].values["rank"] <= most]
    found: list[int] = []
    for card in cards:
        rank = printed[card].values["rank"]
        if "RankWhenPlayed" in printed[card].abilities.others:
            rank = rank_to_play(game, seat, card)
        if least <= rank <= most:
            found.append(card)
    return found


def rank_to_play(game: Game, seat: int, card: int) -> int:
    """A card's rank for playing it from the hand: some texts reduce it for that."""
    rank: int = game.value(card, "rank")
    features = game.survey.features
    if "RankWhenPlayed" in features and "RankWhenPlayed" in when_played(game, card).others:
        context = Context(game, card, seat)
        for term in text_says(game.state.printed[card], "RankWhenPlayed"):
            if term.onto is None and not term.cost and all_hold(context, term.while_):
                rank -= max(0, number(context, term.by))
    if "RankOfPlayed" in features:
        for term, source, master, _cards in active_abilities(game, "RankOfPlayed"):
            context = Context(game, source, master)
            if master == seat and passes(context, term.filters, game.state.ref(card)):
                rank -= max(0, number(context, term.by))
    return within_limits(game, card, rank) if rank < 0 else rank


def reductions(game: Game, card: int, paid: bool) -> list[Any]:
    """A card's ways to be played with a lower rank, onto a card or for a price."""
    words = text_says(game.state.printed[card], "RankWhenPlayed")
    return [word for word in words if (bool(word.cost) if paid else word.onto is not None)]

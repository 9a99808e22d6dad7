"""Making decks of the cards of a pool."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from headjudge import games
from headjudge.kernel import random
from headjudge.kernel.errors import BadDeck, UnknownGame
from headjudge.kernel.pool import Pool
from headjudge.language import deck_making
from headjudge.language.deck_files import check_known
from headjudge.language.deck_forms import counted


def make_deck(
    game: str,
    cards: Pool | None = None,
    seed: int | None = None,
    around: Iterable[str] = (),
    edition: str | None = None,
) -> Any:
    """A legal deck of the cards of a pool (those that ship, if none is given), such as a player
    would begin with; the same seed, the same deck.

    Where the pool has too few that do not ship, the deck is filled up with those that do. It has
    the cards in it whose numbers are given as `around`. If there is no such deck, a `BadDeck` has
    the rules that stand against it.
    """
    package = games.load(game)
    rules = package.rules()
    pool = rules.shipped if cards is None else cards
    chosen = rules.editions[0] if edition is None else edition
    if chosen not in rules.editions:
        known = ", ".join(rules.editions)
        raise UnknownGame(f"no edition {chosen!r} of {game}; there is {known}", field="edition")
    wanted = list(dict.fromkeys(around))
    check_known(wanted, pool, rules.brings)
    making = package.deck_making
    deck = deck_making.make(
        package.deck_form,
        making,
        deck_making.Stock(pool, rules.brings, making.kin),
        random.fresh_seed() if seed is None else seed,
        tuple([pool[number] for number in wanted]),
    )
    wrong = package.violations(deck, chosen, pool)
    if wrong:
        raise BadDeck("; ".join(map(str, wrong)), tuple(wrong))
    return deck


def filled_up(game: str, deck: Any, pool: Pool) -> int:
    """How many cards of a deck ship, where the pool has others."""
    form = games.load(game).deck_form
    if all(pool.ships(number) for number in pool.records):
        return 0
    counts = [counted(deck, form, part) for part in form.parts if not part.within]
    return sum(n for part in counts for number, n in part.items() if pool.ships(number))

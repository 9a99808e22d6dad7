"""A term reads what it declares, and nothing else.

What a term reads of cards and of the state is noted while it is evaluated, in games around every
shipped card and around the real cards that compile. `reads` must name every property of cards
among it: values are settled in the order of what depends on what, and of a card that leaves
those properties are remembered that some text looks at. A term that is `TRACKED` reads nothing
that can change while the values that follow from it are kept.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from headjudge import games
from headjudge.kernel.state import Ref
from headjudge.language import evaluate
from headjudge.language import terms as t
from headjudge.language.book import Context
from tests.contracts.kept import LEDGER
from tests.figures import Figure
from tests.games.gateruler import table as gateruler
from tests.life import titles
from tests.life.directed import Pool, abilities_of, play, position
from tests.terms.reads import Reads, lies_of

DECISIONS = 60


@pytest.fixture
def reads() -> Iterator[Reads]:
    """Notes what terms read in the games of one test."""
    with pytest.MonkeyPatch.context() as patch:
        found = Reads()
        found.watch(patch)
        yield found


def play_around(name: str, pool: Pool, step: int, positions: int) -> None:
    """Short games around one in so many cards."""
    title = titles.title(name)
    for card in list(pool.cards.values())[::step]:
        terms = [term for group in abilities_of(title, card) for term in group]
        for number in range(positions if terms else 0):
            seed = f"{card.number} {number}"
            game = position(title, card, terms, seed, pool)
            play(game, card.number, random.Random(seed), DECISIONS)


@pytest.mark.parametrize("name", games.NAMES)
def test_terms_of_shipped_cards_read_what_they_declare(
    name: str, reads: Reads, figure: Figure
) -> None:
    step, positions = figure(quick=10, gate=1, long=1), figure(quick=1, gate=1, long=10)
    play_around(name, titles.shipped(name), step, positions)
    assert lies_of(reads) == []
    assert len(reads.evaluated) > 20


@pytest.mark.parametrize("name", games.NAMES)
def test_terms_of_real_cards_read_what_they_declare(
    name: str, reads: Reads, figure: Figure
) -> None:
    titles.need_real_cards(name)
    LEDGER.left = 0  # what is read is looked at here, not what is done
    step = figure(quick=200, gate=60 if name == "vanguard" else 8, long=1)
    play_around(name, titles.real(name, step), 1, 1)
    assert lies_of(reads) == []


# -- that it would be found ----------------------------------------------------------------------


class Strong(t.Filter):
    """A filter that looks at ATK and does not say so."""


class Hidden(t.Quantity):
    """The cards of the hand, by a term that says it looks at the field alone."""

    TRACKED: ClassVar = True


class Rested(t.Condition):
    """How a card lies, by a term that says it looks at nothing."""

    TRACKED: ClassVar = True


class Seen(t.Condition):
    """What the turn has seen, by a term that says it looks at nothing."""

    TRACKED: ClassVar = True


def filter_strong(context: Context, term: Strong, ref: Ref) -> bool:
    return bool(context.game.value(ref[0], "atk") > 2)


def count_hidden(context: Context, term: Hidden) -> int:
    return len(evaluate.select(context, t.Cards(("hand",), t.YOU)))


def is_rested(context: Context, term: Rested) -> bool:
    return context.game.state.rest[context.source] == 1


def was_seen(context: Context, term: Seen) -> bool:
    return context.game.happened("anything") > 0


def grows(what: t.Object, *conditions: t.Condition, by: t.Number = 1) -> t.Continuous:
    return t.Continuous((t.Change(what, "atk", "add", by),), conditions)


OTHERS = t.Every(t.Cards(("unit",), t.YOU, (Strong(),)))
PLANTS: dict[str, tuple[dict[Any, Any], type, Any, t.Continuous]] = {
    "a property": (evaluate.FILTERS, Strong, filter_strong, grows(OTHERS)),
    "a zone": (evaluate.NUMBERS, Hidden, count_hidden, grows(t.Self(), by=Hidden())),
    "how it lies": (evaluate.CONDITIONS, Rested, is_rested, grows(t.Self(), Rested())),
    "a mark": (evaluate.CONDITIONS, Seen, was_seen, grows(t.Self(), Seen())),
}


@pytest.mark.parametrize("plant", PLANTS)
def test_a_term_that_lies_would_be_found(plant: str) -> None:
    table, word, meaning, ability = PLANTS[plant]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(table, word, meaning)
        found = Reads()
        found.watch(patch)
        unit = gateruler.unit("Liar", ability)
        given = gateruler.given(gateruler.side(attack={1: unit}))
        given.game.value(given.game.state.printed.index(unit), "atk")
        given.leave_open()
    assert word.__name__ in [name for _game, name, _read in lies_of(found)]

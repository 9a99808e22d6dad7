"""Promise 9: shuffles are fair, and the same on every machine."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from headjudge.kernel import random

SHUFFLES = 1_000_000


def chi_square(counts: Counter[tuple[int, ...]], cells: int) -> float:
    total = sum(counts.values())
    expected = total / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        cells - len(counts)
    )


def test_every_order_of_four_cards_is_equally_likely() -> None:
    key = random.key_of(11)
    counts: Counter[tuple[int, ...]] = Counter()
    at = 0
    for _ in range(SHUFFLES):
        order, at = random.shuffled(key, at, (0, 1, 2, 3))
        counts[order] += 1
    assert set(counts) == set(permutations(range(4)))
    # 23 degrees of freedom: beyond 49.7 once in a thousand fair streams
    assert chi_square(counts, 24) < 49.7


def test_every_card_of_a_deck_is_equally_likely_in_every_place() -> None:
    key = random.key_of(12)
    places = [Counter[int]() for _ in range(50)]
    at = 0
    for _ in range(20_000):
        order, at = random.shuffled(key, at, tuple(range(50)))
        for place, card in enumerate(order):
            places[place][card] += 1
    for counts in places:
        spread = sum((counts[card] - 400) ** 2 / 400 for card in range(50))
        assert spread < 110  # 49 degrees of freedom: beyond once in a million, fifty times tried


def test_numbers_below_a_bound_are_equally_likely() -> None:
    key = random.key_of(13)
    counts: Counter[tuple[int, ...]] = Counter()
    at = 0
    for _ in range(60_000):
        value, at = random.below(key, at, 6)
        counts[(value,)] += 1
    assert chi_square(counts, 6) < 20.6


def test_the_stream_is_the_same_everywhere() -> None:
    order, at = random.shuffled(random.key_of(7), 0, tuple(range(10)))
    assert (order, at) == (STREAM_OF_SEVEN, 1)


STREAM_OF_SEVEN = (0, 4, 8, 3, 2, 1, 7, 5, 6, 9)

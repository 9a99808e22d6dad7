"""The random stream: fair, and the same on every run and machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations

import pytest

from headjudge.kernel import random


def chi_squared(found: Counter[object], wanted: float, cells: int) -> float:
    """How far counts are from even, in units that do not grow with the sample."""
    spread = sum((count - wanted) ** 2 / wanted for count in found.values())
    return float((spread - (cells - 1)) / (2 * (cells - 1)) ** 0.5)


def test_the_stream_of_a_seed_never_changes() -> None:
    """A saved game or a record from last year must play on the same."""
    key = random.key_of(7)
    assert random.block(key, 0).hex()[:32] == "d58a4b53c93d31ac12c3bc75dd96a5e0"
    assert random.shuffled(key, 0, tuple(range(8))) == ((4, 2, 7, 1, 0, 6, 5, 3), 1)
    assert [random.below(key, n, 100)[0] for n in range(5)] == [92, 43, 65, 92, 86]


def test_the_stream_does_not_depend_on_the_hash_seed() -> None:
    code = (
        "from headjudge.kernel import random as r;"
        "print(r.shuffled(r.key_of(-3), 0, tuple(range(50))), r.below(r.key_of(2**300), 9, 7))"
    )
    said = set()
    for seed in ("0", "1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
        )
        said.add(run.stdout)
    assert len(said) == 1


def test_any_integer_is_a_seed_and_each_gives_its_own_stream() -> None:
    seeds = [0, 1, -1, 127, 128, -128, -129, 255, 256, 2**64, -(2**64), 2**300, -(2**300), 10**1000]
    keys = {random.key_of(seed) for seed in seeds}
    assert len(keys) == len(seeds)
    assert all(len(key) == 32 for key in keys)


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 10, 52])
def test_below_favours_no_number(bound: int) -> None:
    key = random.key_of(bound)
    draws = 20_000
    found: Counter[object] = Counter(random.below(key, n, bound)[0] for n in range(draws))
    assert set(found) == set(range(bound))
    assert abs(chi_squared(found, draws / bound, bound)) < 4


def test_below_a_huge_bound_stays_below_it_and_is_not_cut_off() -> None:
    bound = 3 << 61  # rejects a quarter of what is drawn
    draws = [random.below(random.key_of(1), n, bound)[0] for n in range(2000)]
    assert all(0 <= each < bound for each in draws)
    thirds: Counter[object] = Counter(each * 3 // bound for each in draws)
    assert abs(chi_squared(thirds, 2000 / 3, 3)) < 4


def test_of_one_thing_or_none_nothing_is_drawn() -> None:
    key = random.key_of(1)
    assert random.below(key, 5, 1) == (0, 5)
    assert random.below(key, 5, 0) == (0, 5)
    assert random.shuffled(key, 5, ()) == ((), 5)
    assert random.shuffled(key, 5, (9,)) == ((9,), 5)


def test_every_order_is_as_likely_as_any_other() -> None:
    key = random.key_of(11)
    count = 0
    found: Counter[object] = Counter()
    for _ in range(24_000):
        order, count = random.shuffled(key, count, (0, 1, 2, 3))
        found[order] += 1
    assert set(found) == set(permutations(range(4)))
    assert abs(chi_squared(found, 1000, 24)) < 4


def test_every_card_of_a_deck_comes_to_every_place_as_often() -> None:
    key = random.key_of(12)
    count = 0
    first: Counter[object] = Counter()
    last: Counter[object] = Counter()
    for _ in range(10_000):
        order, count = random.shuffled(key, count, tuple(range(50)))
        first[order[0]] += 1
        last[order[-1]] += 1
    assert abs(chi_squared(first, 200, 50)) < 4
    assert abs(chi_squared(last, 200, 50)) < 4


def test_a_shuffle_loses_nothing_and_moves_the_stream_on() -> None:
    key = random.key_of(3)
    order, count = random.shuffled(key, 0, tuple(range(60)))
    assert sorted(order) == list(range(60))
    assert count > 0
    again, _ = random.shuffled(key, count, tuple(range(60)))
    assert again != order


def test_a_fresh_seed_is_wide_and_never_the_same() -> None:
    seeds = {random.fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert max(seeds).bit_length() > 240

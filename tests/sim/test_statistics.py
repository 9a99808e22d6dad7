"""The figures of a run, held against values known otherwise and against games made up by chance."""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random

import pytest

from headjudge.sim.sequential import ERROR, STAKES, Evidence
from headjudge.sim.statistics import Z95, Rounds, interval

EVEN = 0.5


def rounds_of(*scores: float) -> Rounds:
    """Rounds of two games with these scores, 0 to 2."""
    found = Rounds()
    for score in scores:
        found.count += 1
        found.add(score, 2)
    return found


@pytest.mark.parametrize(("won", "shared", "lost"), [(8, 9, 3), (0, 7, 0), (5, 0, 0), (1, 1, 30)])
def test_the_paired_interval_is_that_of_agresti_and_min(won: int, shared: int, lost: int) -> None:
    """A half is added to each of the four cells of the table of matched pairs: who wins in the
    first seat, by who sits there. The score is half of one and the difference of the two shares."""
    count = won + shared + lost + 2
    difference = (won - lost) / count
    deviation = sqrt(won + lost + 1 - (won - lost) ** 2 / count) / count
    score = rounds_of(*[2] * won, *[1] * shared, *[0] * lost).score()
    assert score.rate == (won + shared / 2) / (won + shared + lost)
    assert score.low == pytest.approx(max(0.0, (1 + difference - Z95 * deviation) / 2))
    assert score.high == pytest.approx(min(1.0, (1 + difference + Z95 * deviation) / 2))


def test_the_paired_interval_is_narrow_where_luck_lies_in_the_seed() -> None:
    shared = rounds_of(*[1] * 50).score()
    apart = rounds_of(*[0] * 25, *[2] * 25).score()
    low, high = interval(50, 100)
    assert shared.high - shared.low < (high - low) / 2 < (high - low) < apart.high - apart.low


def test_rounds_of_which_one_game_is_missing_weigh_half() -> None:
    found = rounds_of(2, 0)
    found.count += 1
    found.add(1, 1)
    assert found.score().rate == 3 / 5


@pytest.mark.parametrize("chance", [0.5, 0.7, 0.92])
@pytest.mark.parametrize("alike", [0.0, 0.6, -0.6])
def test_the_paired_interval_holds_the_true_score_95_times_in_100(
    chance: float, alike: float
) -> None:
    """`alike`: how often both games of a round go the same way, or against each other."""
    random = Random(f"{chance} {alike}")
    held = wilson = 0
    for _run in range(600):
        scores = [made_up_round(random, chance, alike) for _round in range(40)]
        score = rounds_of(*scores).score()
        held += score.low <= truth(chance, alike) <= score.high
        low, high = interval(int(sum(scores)), 80)
        wilson += low <= truth(chance, alike) <= high
    assert held / 600 >= 0.93
    if alike > 0:
        assert wilson / 600 < 0.93, "games of a round are no draws of their own"


def made_up_round(random: Random, chance: float, alike: float) -> int:
    """The score of two games that are won with a chance, and go together or apart."""
    first = random.random() < chance
    if random.random() < abs(alike):
        return 2 * first if alike > 0 else 1
    return first + (random.random() < chance)


def truth(chance: float, alike: float) -> float:
    """The true mean score of such rounds."""
    return chance if alike >= 0 else -alike * EVEN + (1 + alike) * chance


# -- the sequential test ------------------------------------------------------------------------


def test_the_capital_is_what_the_bets_come_to() -> None:
    evidence = Evidence()
    capitals = [1.0] * len(STAKES)
    for quarters in (4, 2, 4, 0, 3, 4, 1):
        evidence.add(quarters)
        capitals = [
            capital * (1 + stake * (quarters / 4 - 0.4))
            for capital, stake in zip(capitals, STAKES, strict=True)
        ]
    assert exp(evidence.log_capital(0.4)) == pytest.approx(sum(capitals) / len(capitals))


def test_nobody_is_expected_to_gain_against_the_truth() -> None:
    """The mean of the capital over all ways that three rounds can go is one."""
    weights = (0.1, 0.2, 0.3, 0.15, 0.25)
    mean = sum(weight * at / 4 for at, weight in enumerate(weights))
    expected = 0.0
    for one, first in enumerate(weights):
        for two, second in enumerate(weights):
            for three, third in enumerate(weights):
                evidence = Evidence()
                for each in (one, two, three):
                    evidence.add(each)
                expected += first * second * third * exp(evidence.log_capital(mean))
    assert expected == pytest.approx(1.0)


def test_the_ends_of_the_interval_are_where_the_capital_reaches_one_over_the_error_rate() -> None:
    evidence = Evidence([5, 0, 20, 0, 35])
    low, high = evidence.interval(0.01)
    assert 0 < low < 0.75 < high < 1
    for end in (low, high):
        assert evidence.log_capital(end) == pytest.approx(-log(0.01), abs=1e-3)
    wider = evidence.interval(0.001)
    assert wider[0] < low
    assert wider[1] > high
    assert Evidence().interval() == (0.0, 1.0)


def test_the_answer_is_rarely_wrong_however_often_it_is_looked_at() -> None:
    """Of equals one is called the better with a chance of 5 % at most. The same looks at Wilson's
    interval are wrong far more often, so that this check can fail."""
    random = Random(7)
    wrong = fooled = 0
    for _run in range(400):
        evidence, wins = Evidence(), 0
        is_wrong = is_fooled = False
        for number in range(1, 161):
            score = (random.random() < EVEN) + (random.random() < EVEN)
            evidence.add(2 * score)
            wins += score
            if number % 4 == 0:
                is_wrong = is_wrong or evidence.log_capital(EVEN) >= -log(ERROR)
                low, high = interval(wins, 2 * number)
                is_fooled = is_fooled or not low <= EVEN <= high
        wrong += is_wrong
        fooled += is_fooled
    assert wrong / 400 <= ERROR
    assert fooled / 400 > 0.2


def test_the_better_one_is_found_and_equals_are_called_equal() -> None:
    random = Random(3)
    better, equal = Evidence(), Evidence()
    found = ""
    while not found:
        better.add(2 * sum(random.random() < 0.62 for _game in range(2)))
        found = better.answer(0.02)
    assert found == "1"
    assert better.rounds < 400
    mirrored = Evidence(better.counts[::-1])
    assert mirrored.answer(0.02) == "2"
    while not equal.answer(0.05):
        equal.add(2)  # every round is shared
    assert equal.answer(0.05) == "equal"
    assert equal.rounds < 600

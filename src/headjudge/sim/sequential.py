"""When a question is answered: evidence that may be looked at after every game.

The question is which of two is better, or that they are equal within a margin. A 95 % interval
that is looked at again and again, until it suits, is wrong far more often than once in twenty. So
an *always-valid* interval is kept: the chance that it ever leaves out the true value, at any of
the looks, is at most the error rate, however long is played and whenever it is stopped.

It is a test by betting (Ville's inequality). Against a value m, gamblers stake fixed shares of
their capital on the rounds' scores, which lie between 0 and 1:

    capital(m) = mean over the stakes s of the product over the rounds of (1 + s (score - m))

If m is the true mean, no scheme of stakes is expected to gain, and the capital ever reaches
1 / error rate with a chance of at most the error rate. The interval has every m against which the
capital is below that. It needs no assumption on how scores are spread, uses that the two games of
a round are alike, and depends on how often each score came, not on the order. A test between two
stated values (SPRT) would end some games sooner, but wants those values beforehand, supposes that
every game is a coin of its own, and leaves no interval to report.

With several pairings the error rate is shared out among them, so that it holds for all answers of
a run together.
"""

from __future__ import annotations

from math import exp, log, log1p
from typing import Final

import msgspec

ERROR: Final = 0.05  # of all answers of a run together
EVEN: Final = 0.5
# Bets of no more than all, each way. Small ones tell small differences, given time.
STAKES: Final = tuple([sign * 2.0 ** (-step / 2) for step in range(15) for sign in (1, -1)])
QUARTERS: Final = 4  # a round's score is counted in quarters: two games, a draw is half a win
PRECISE: Final = 1e-6


class Evidence(msgspec.Struct):
    """How often the rounds of a pairing came to each score of player 1: 0, 1/4, ... 1."""

    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (QUARTERS + 1))

    def add(self, quarters: int) -> None:
        """A round is over."""
        self.counts[quarters] += 1

    @property
    def rounds(self) -> int:
        return sum(self.counts)

    def log_capital(self, mean: float) -> float:
        """How much betting against this mean would have gained, as a logarithm."""
        gains = [
            sum(
                count * _log1p(stake * (quarters / QUARTERS - mean))
                for quarters, count in enumerate(self.counts)
                if count
            )
            for stake in STAKES
        ]
        most = max(gains)
        if most == float("-inf"):
            return most
        return most + log(sum(exp(gain - most) for gain in gains) / len(gains))

    def interval(self, error: float = ERROR) -> tuple[float, float]:
        """The always-valid interval of the mean score. The capital is convex in the mean and
        lowest near the average score, so that each end is found by halving."""
        rounds = self.rounds
        if not rounds:
            return 0.0, 1.0
        average = sum(at * count for at, count in enumerate(self.counts)) / QUARTERS / rounds
        wanted = -log(error)
        return self._end(average, 0.0, wanted), self._end(average, 1.0, wanted)

    def _end(self, inside: float, outside: float, wanted: float) -> float:
        """Where the capital reaches what is wanted, between a mean at which it has not and one
        at which it may have."""
        if self.log_capital(outside) < wanted:
            return outside
        while abs(outside - inside) > PRECISE:
            middle = (inside + outside) / 2
            if self.log_capital(middle) < wanted:
                inside = middle
            else:
                outside = middle
        return outside

    def answer(self, margin: float, error: float = ERROR) -> str:
        """What is known: "1" or "2" is better, the two are "equal" within the margin, or ""."""
        if self.log_capital(EVEN) >= -log(error):
            low, _high = self.interval(error)
            return "1" if low >= EVEN else "2"
        low, high = self.interval(error)
        return "equal" if EVEN - margin <= low and high <= EVEN + margin else ""


def _log1p(value: float) -> float:
    return log1p(value) if value > -1 else float("-inf")

"""How much anybody may ask for: a store of requests that fills again with time."""

from __future__ import annotations

from typing import Final

MOST_CALLERS: Final = 1_000  # that are remembered


class Bucket:
    """So many requests at once, and so many a second."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, burst: int, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = float(burst)
        self.filled = now

    def take(self, now: float) -> bool:
        """Whether one request more is allowed. A clock that is set back refuses nobody."""
        self.left = min(float(self.burst), self.left + max(0.0, now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each caller, by their address; those who asked last are remembered."""

    def __init__(self, burst: int, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.kept: dict[str, Bucket] = {}

    def take(self, caller: str, now: float) -> bool:
        """Whether this caller may ask once more."""
        found = self.kept.pop(caller, None) or Bucket(self.burst, self.rate, now)
        self.kept[caller] = found
        if len(self.kept) > MOST_CALLERS:
            del self.kept[next(iter(self.kept))]
        return found.take(now)

"""The random stream: a keyed counter stream that is part of the state.

Block `n` is BLAKE2b of the counter under the game's key, so the stream is
the same on every machine, forks with the state and can be stored as two numbers.
Numbers below a bound are drawn by rejection: no value is favoured.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from struct import Struct
from typing import Final

SEED_BITS: Final = 256
_BLOCK: Final = 64
_DRAWS: Final = Struct(f">{_BLOCK // 4}I")
_RANGE: Final = 1 << 32


def fresh_seed() -> int:
    """A wide seed from the operating system."""
    return int.from_bytes(os.urandom(SEED_BITS // 8), "big")


def key_of(seed: int) -> bytes:
    """The stream's key. Any integer is a seed; its sign and size count."""
    size = max(1, (seed.bit_length() + 8) // 8)
    return blake2b(seed.to_bytes(size, "big", signed=True), digest_size=32).digest()


def block(key: bytes, count: int) -> bytes:
    """The random bytes with this number."""
    return blake2b(count.to_bytes(8, "big"), key=key, digest_size=_BLOCK).digest()


def below(key: bytes, count: int, bound: int) -> tuple[int, int]:
    """A fair number in [0, bound), and the counter after it was drawn."""
    if bound <= 1:
        return 0, count
    limit = (1 << 64) - (1 << 64) % bound
    while True:
        data = block(key, count)
        count += 1
        for at in range(0, _BLOCK, 8):
            value = int.from_bytes(data[at : at + 8], "big")
            if value < limit:
                return value % bound, count


def shuffled(key: bytes, count: int, items: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The items in a fair random order (Fisher-Yates), and the counter after it."""
    result = list(items)
    left = len(result)
    while left > 1:
        draws = _DRAWS.unpack(block(key, count))
        count += 1
        for value in draws:
            # 32-bit draws: the rejected part is below 2**-25 for any deck.
            if value < _RANGE - _RANGE % left:
                pick = value % left
                left -= 1
                result[left], result[pick] = result[pick], result[left]
                if left <= 1:
                    break
    return tuple(result), count

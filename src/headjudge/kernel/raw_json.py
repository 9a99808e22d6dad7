"""Readers of parts of saved games, which leave what is in them as JSON.

In a module of their own, since a compiled module does not keep the types that they are made of.
"""

from __future__ import annotations

from typing import Final

import msgspec

# Earlier states, each with its parts by name.
SNAPSHOTS: Final = msgspec.json.Decoder(list[dict[str, msgspec.Raw]])
# The entries of a list.
PARTS: Final = msgspec.json.Decoder(list[msgspec.Raw])
# A position of a loop watch, with its number.
POSITION: Final = msgspec.json.Decoder(tuple[int, msgspec.Raw])

"""The ledger that is kept in all games of a test run."""

from __future__ import annotations

from typing import Any

from headjudge import games
from headjudge.kernel.rules import Rules
from tests.contracts.families import check
from tests.contracts.ledger import Ledger

LEDGER = Ledger(check)


def keep_in_all_games() -> None:
    """From here on, the rules of every title are made with the ledger in between; a game that
    a test invents has no contracts."""
    make = Rules.__init__

    def make_and_keep(self: Rules, *args: Any, **fields: Any) -> None:
        make(self, *args, **fields)
        if self.name in games.NAMES:
            LEDGER.keep(self)

    type.__setattr__(Rules, "__init__", make_and_keep)

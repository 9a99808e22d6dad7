"""Secrets over the wire: what a client gets does not depend on what its viewer cannot know."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest

from headjudge.kernel.game import Game
from headjudge.kernel.log import Entry
from headjudge.kernel.record import Record
from headjudge.table import messages as m
from headjudge.table import saying
from headjudge.table.journal import SeatSet, Setup
from headjudge.table.tables import Table
from tests.figures import Figure
from tests.reliability.play import TITLES
from tests.reliability.swaps import swap

LANGS: Final[tuple[m.Lang, ...]] = ("en", "ja")
SETUP: Final = Setup(
    record=Record(
        headjudge=1, engine="", game="", edition="", revision=0, decks=[], seed="0", answers=[],
        hashes=[], cards="",
    ),
    seats=[SeatSet(kind="person", deck="A"), SeatSet(kind="person", deck="B")],
    chance=1,
)  # fmt: skip


class Wire:
    """What a client of a table on this game gets, in both languages, byte by byte. A twin has
    another log than its game, whose entries are compared elsewhere: here both have one entry, the
    same, so that the card whose text is carried out is told."""

    def __init__(self) -> None:
        self.first: list[Entry] = []
        self.bytes = 0

    def __call__(self, game: Game, viewer: int) -> Any:
        """The messages, as text."""
        kept = game.log
        self.first = self.first or (kept or [])[:1]
        game.log = list(self.first)
        try:
            said = [
                msgspec.json.encode(Table("t", SETUP, game).say(viewer, lang)).decode()
                for lang in LANGS
            ]
        finally:
            game.log = kept
        self.bytes += sum(map(len, said))
        return said


@pytest.mark.parametrize("title", TITLES)
def test_every_byte_a_client_gets_is_the_same(title: str, figure: Figure) -> None:
    wire = Wire()
    swaps = figure(quick=60, gate=300, long=40_000)
    tally = swap(title, swaps, also=wire)
    assert not tally.differences, tally.differences[0][:3000]
    assert tally.swaps == swaps
    assert wire.bytes > 1_000 * swaps


def test_a_count_of_the_other_players_options_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plant: whoever waits is told how many options the other player has."""
    honest = saying.question_text

    def leaking(game: Game, view: dict[str, Any], lang: str) -> str:
        count = 0 if game.decision is None else len(game.decision.options)
        return f"{honest(game, view, lang)} ({count})"

    monkeypatch.setattr(saying, "question_text", leaking)
    assert swap("dragonball", 400, also=Wire(), most_differences=1).differences

"""Spoilt files of the library: a set is used, or it is told of; nothing else ever happens."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from headjudge import games, library
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.verdicts import Verdict
from tests.figures import Figure
from tests.reliability.play import TITLES
from tests.reliability.test_bad_input import mutate

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 7, 10**9, 1.5, "", "X", "12+", "[AUTO]:", "#2", "\x1b", [], [1], ["x"], {},
    {"a": 1},
)  # fmt: skip
PIECES = 4  # cards of a set


@pytest.fixture(autouse=True)
def _a_library_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADJUDGE_DATA", str(tmp_path))


def stored(title: str, rng: random.Random) -> str:
    """A set with some of the shipped cards, under other numbers."""
    shipped = games.load(title).rules().shipped
    records = rng.sample(list(shipped.records.values()), PIECES)
    cards = [msgspec.structs.replace(each, number=f"OWN-{each.number}") for each in records]
    made = library.CardSet(
        format=library.FORMAT, game=title, name="own", file="", date="", version="", revision=0,
        verdicts=[Verdict(each.number, each.name, "compiled") for each in cards], cards=cards,
    )  # fmt: skip
    return msgspec.json.encode(made).decode()


def with_odd_value(text: str, rng: random.Random) -> str:
    """A set in which one value, anywhere, is another."""
    plain = json.loads(text)
    at: Any = plain
    while True:
        key = rng.choice(list(at) if isinstance(at, dict) else range(len(at)))
        if isinstance(at[key], dict | list) and at[key] and rng.random() < 0.9:
            at = at[key]
            continue
        at[key] = rng.choice(ODD)
        return json.dumps(plain)


@pytest.mark.parametrize("title", TITLES)
def test_a_spoilt_set_is_used_or_told_of(title: str, figure: Figure) -> None:
    rng = random.Random(int(os.environ.get("HEADJUDGE_FUZZ_SEED", "15")))
    path = library.path_of(title, "own")
    path.parent.mkdir(parents=True)
    shipped = games.load(title).rules().shipped
    used = told = 0
    for at in range(figure(quick=20, gate=60, long=5_000)):
        spoil = with_odd_value if at % 2 else mutate
        path.write_bytes(spoil(stored(title, rng), rng).encode("utf-8", "surrogateescape"))
        library._load.cache_clear()
        found = library.load(title)
        assert len(found.sets) + len(found.problems) == 1
        used += len(found.sets)
        told += len(found.problems)
        for problem in found.problems:
            assert problem.field == "set own"
        for number in set(found.pool) - set(shipped):
            card = found.pool[number]
            assert card.names["en"]
            assert card.number == number
            try:
                _ = card.abilities
            except HeadjudgeError as error:
                assert error.field
    assert used
    assert told

"""Loading one game changes nothing in another, in whatever order they are loaded."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from itertools import permutations
from pathlib import Path

import msgspec
import pytest

from headjudge import games
from headjudge.games.vanguard.language.vocabulary import Clan
from headjudge.language import evaluate
from headjudge.language import terms as t
from headjudge.language.moving import EVENT_FOR
from tests.figures import Figure
from tests.terms import loading

ROOT = Path(__file__).parents[2]


@cache
def loaded(*order: str) -> dict[str, loading.Description]:
    """The descriptions of games that a new process has loaded in this order."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.terms.loading", *order],
        cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, check=True,
    )  # fmt: skip
    found: dict[str, loading.Description] = msgspec.json.decode(ran.stdout)
    return found


def orders(number: int) -> list[tuple[str, ...]]:
    """So many orders of all games. The first few have each game in each place."""
    names = games.NAMES
    turned = [(*names[at:], *names[:at]) for at in range(len(names))]
    return list(dict.fromkeys([*turned, *permutations(names)]))[:number]


def differences(name: str, one: loading.Description, other: loading.Description) -> list[str]:
    return sorted(key for key in {*one, *other} if one.get(key) != other.get(key))


def test_a_game_is_the_same_alone_and_with_the_others_in_any_order(figure: Figure) -> None:
    for order in orders(figure(quick=2, gate=4, long=24)):
        together = loaded(*order)
        for name in games.NAMES:
            alone = loaded(name)[name]
            assert differences(name, alone, together[name]) == [], (name, order)


def test_a_description_holds_meanings_cards_and_games() -> None:
    found = loaded("vanguard")["vanguard"]
    assert len([key for key in found if key.startswith("headjudge.language.evaluate.")]) > 60
    assert len([key for key in found if key.startswith("card ")]) > 10
    assert "game" in found


def nothing_is_it(context: object, term: object) -> tuple[()]:
    """A meaning that another game would give to a word of all games."""
    return ()


@pytest.mark.parametrize("table", [evaluate.OBJECTS, EVENT_FOR], ids=["replaced", "new"])
def test_a_meaning_that_another_game_changes_would_be_found(
    table: dict[type, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = loading.describe("godzilla")
    monkeypatch.setitem(table, t.It, nothing_is_it)
    assert differences("godzilla", before, loading.describe("godzilla")) != []


# -- meanings belong to the game that declares the word ---------------------------------------


def meddling(context: object, term: object) -> int:
    """A meaning that a game would give to a word that is not its own."""
    return 0


@pytest.mark.parametrize(
    ("table", "word", "why"),
    [
        (evaluate.OBJECTS, t.It, "It has a meaning already: objects_it"),
        (evaluate.NUMBERS, t.It, "It is no word of headjudge.games.godzilla.meddling"),
        (evaluate.NUMBERS, Clan, "Clan is no word of headjudge.games.godzilla.meddling"),
    ],
)
def test_a_game_gives_no_meaning_to_words_that_are_not_its_own(
    table: dict[type, object], word: type, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meddling, "__module__", "headjudge.games.godzilla.meddling")
    before = dict(table)
    with pytest.raises(LookupError, match=why):
        evaluate.means(table, word)(meddling)
    assert table == before


def test_a_game_gives_a_meaning_to_its_own_words() -> None:
    table: dict[type, object] = {}
    word = type("Loiter", (t.Condition,), {"__slots__": ()})
    word.__module__ = "headjudge.games.godzilla.language.vocabulary"
    assert evaluate.means(table, word)(nothing_is_it) is nothing_is_it
    assert table == {word: nothing_is_it}


TABLES = "NUMBERS|CONDITIONS|FILTERS|SIFTERS|OBJECTS|DO|ASK|TAKE|ACT|CAN|EVENT_FOR|TAKERS"
WRITES = re.compile(rf"^ *(?:\w+\.)?(?:{TABLES})\[[^\]]+\] = ", re.M)


def test_no_game_writes_into_a_table_past_the_check() -> None:
    found = [
        path.name
        for path in Path(games.__file__).parent.rglob("*.py")
        if WRITES.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []
    assert WRITES.search("for _word in X:\n    ACT[_word] = turn_each")
    assert WRITES.search("doing.DO[v.Ride] = do_ride")

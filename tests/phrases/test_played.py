"""Every sort of term that the phrases of a card language make did something in some game.

`played` says what a sort is, and when it was played. Those that directed games do not come to are
listed in `unplayed`, each with the reason.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from headjudge.games.dragonball.language.instruction_rules import INSTRUCTIONS
from headjudge.language import terms as t
from headjudge.language.doing import DO
from headjudge.language.evaluate import CONDITIONS
from tests.figures import Figure
from tests.phrases.languages import NAMES, Language, language
from tests.phrases.played import Sort, Stage
from tests.phrases.test_compiles import planted

POSITIONS = 12
LISTS = Path(__file__).parent / "unplayed"

# One in so many sorts is played; in a long run all are.
QUICK, GATE = 40, {"godzilla": 4, "gateruler": 10, "dragonball": 3, "vanguard": 6}


def languages_of(title: str) -> list[Language]:
    return [own for own in map(language, NAMES) if own.title == title]


def unplayed(title: str) -> dict[Sort, str]:
    """The sorts that are listed as not played, with the reasons."""
    listed = tomllib.loads((LISTS / f"{title}.toml").read_text(encoding="utf-8"))
    return {tuple(each["sort"]): each["reason"] for each in listed.get("unplayed", [])}


@pytest.mark.parametrize("title", sorted(GATE))
def test_every_sort_of_term_that_phrases_make_was_played(title: str, figure: Figure) -> None:
    stage = Stage(title, languages_of(title))
    listed = unplayed(title)
    sorts = sorted([sort for sort in stage.wanted if sort not in listed])
    step = figure(quick=QUICK, gate=GATE[title], long=1)
    assert stage.unplayed(sorts[::step], POSITIONS) == []


@pytest.mark.parametrize("title", sorted(GATE))
def test_the_list_of_unplayed_sorts_gives_reasons(title: str) -> None:
    """Each is a sort that some phrase makes; they are fewer than one in eight."""
    listed, stage = unplayed(title), Stage(title, languages_of(title))
    assert set(listed) <= set(stage.wanted)
    assert all(len(reason.split()) > 4 for reason in listed.values())
    assert len(listed) * 8 <= len(stage.wanted)


# -- that the check can fail -------------------------------------------------------------------


class Loiter(t.Effect):
    """An instruction made up for these tests."""


class Uncanny(t.Condition):
    """A condition made up for these tests."""


def does_nothing(context: Any, frame: Any, term: Loiter) -> None:
    """An instruction that is carried out and changes nothing."""


def draws(context: Any, frame: Any, term: Loiter) -> None:
    """An instruction that draws a card."""
    DO[t.Draw](context, frame, t.Draw(1))


def never(context: Any, term: Uncanny) -> bool:
    """A condition that does not hold."""
    return False


def always(context: Any, term: Uncanny) -> bool:
    """A condition that holds."""
    return True


@pytest.mark.parametrize(("meaning", "left"), [(does_nothing, 1), (draws, 0)])
def test_an_instruction_that_is_read_but_does_nothing_is_reported(
    meaning: Any, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(DO, Loiter, meaning)
    monkeypatch.setitem(INSTRUCTIONS, Loiter, INSTRUCTIONS[t.Draw])
    own = language("dragonball")
    with planted(own, "act", "loiter for a while", Loiter()):
        assert Stage("dragonball", [own]).unplayed([("Loiter",)], 8) == [("Loiter",)] * left


@pytest.mark.parametrize(("meaning", "left"), [(never, 1), (always, 0)])
def test_a_condition_that_is_read_but_never_holds_is_reported(
    meaning: Any, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CONDITIONS, Uncanny, meaning)
    own = language("dragonball")
    with planted(own, "atom", "all is uncanny", Uncanny()):
        assert Stage("dragonball", [own]).unplayed([("Uncanny",)], 8) == [("Uncanny",)] * left

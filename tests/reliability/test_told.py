"""What the golden games tell: views, options, questions, refusals and the log, in both languages,
are those on file. `scripts/told.py` writes them anew."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.telling.wording import Wording
from scripts import told
from tests.figures import Figure
from tests.reliability.play import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_golden_games_tell_what_is_on_file(title: str, figure: Figure) -> None:
    records, wanted = told.golden(title), told.expected(title)
    assert len(wanted) == len(records)
    stride = figure(quick=100, gate=20, long=1)
    for at in range(0, len(records), stride):
        different = told.first_difference(told.told(records[at]), wanted[at])
        assert different == -1, f"{title}, game {at}, decision {different} tells something else"


def test_another_word_in_one_language_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    said: Any = Wording.option

    def option(words: Wording, view: Any, each: Any, lang: str, source: str = "") -> str:
        text: str = said(words, view, each, lang, source)
        return f"{text}。" if lang == "ja" else text

    monkeypatch.setattr(Wording, "option", option)
    found = told.told(told.golden("vanguard")[0])
    assert told.first_difference(found, told.expected("vanguard")[0]) == 0


def test_a_shorter_game_differs_where_it_ends() -> None:
    assert told.first_difference("aabb", "aabbcc") == 2
    assert told.first_difference("aabb", "aabb") == -1

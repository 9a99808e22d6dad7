"""What a match says when it is asked why, and why not."""

from __future__ import annotations

from typing import Any

import pytest

import headjudge
from tests.reliability.play import TITLES, decisions
from tests.test_match import a_match, asked, later


def test_why_gives_the_last_events_with_a_rule_and_a_sentence() -> None:
    match = later(a_match(), 12)
    reasons = match.why(last=5)
    assert len(reasons) == 5
    assert [each.line for each in reasons] == match.log(details=True)[-5:]
    told = next(each for each in reasons if each.rule)
    assert told.rule in told.line.rules
    assert str(told) == f"{told.line.in_full()}\n    {told.rule}  {told.gloss}"
    assert match.why(last=0) == []
    assert match.why(last=5, lang="ja")[0].line.text != reasons[0].line.text


def test_why_not_names_the_rule_or_the_option() -> None:
    match = a_match()
    allowed = match.why_not("pass")
    assert allowed.allowed
    assert match.legal[allowed.option]["verb"] == "pass"
    refused = match.why_not("pass", seat=1 - asked(match).seat)
    assert not refused.allowed
    assert refused.rule and refused.gloss
    with pytest.raises(headjudge.BadWish):
        match.why_not("sing a song")
    for wish in ("pass", match.legal[0]):
        with pytest.raises(headjudge.HeadjudgeError, match="no player sits at 2"):
            match.why_not(wish, seat=headjudge.PUBLIC)


def test_when_all_is_over_the_rule_that_ended_it_forbids_everything() -> None:
    match = a_match()
    option = match.legal[0]
    match.concede(0)
    assert match.result is not None
    for wish in ("pass", option):
        refused = match.why_not(wish)
        assert (refused.allowed, refused.rule) == (False, match.result.rule)


def test_why_not_is_asked_of_an_option_too() -> None:
    """An option that was legal is allowed while it is open, and is refused with a rule later."""
    match = a_match(seed=11)
    option = match.legal[0]
    assert match.why_not(option) == headjudge.Verdict(True, 0)
    match.answer(option)
    refused = match.why_not(option)
    assert not refused.allowed and refused.rule and refused.gloss
    wish: Any = {"verb": "sing", "answer": 0}
    with pytest.raises(headjudge.BadWish):
        match.why_not(wish)
    nobodys: Any = {"verb": option["verb"], "card": {"handle": 999}}
    with pytest.raises(headjudge.BadWish):
        match.why_not(nobodys)


@pytest.mark.parametrize("title", TITLES)
def test_every_option_is_understood_as_a_wish(title: str) -> None:
    for game, _rng in decisions(title, 5, log=False):
        match = headjudge.Match(game)
        for option in match.legal:
            if option.get("card", option.get("other", {"handle": 1}))["handle"]:
                assert match.why_not(option).allowed, option

"""Playing rulings: strict both ways, with the line and the reason of what differs."""

from __future__ import annotations

from pathlib import Path

import pytest

from headjudge import games
from headjudge.judge.notation import read
from headjudge.judge.play import Report, judge, judge_file

BLOCKER = """\
ruling Blocking
game dragonball
card Ada: battle, power 15000
card Wall: battle, power 12000
    [Blocker]
you have battle Ada; hand nothing
they have battle Wall
turn you, main phase
"""


def played(text: str) -> Report:
    """The report on a ruling."""
    return judge(read(text)[0])


def wrong(text: str) -> list[tuple[int, str]]:
    """The lines that are wrong, and why."""
    return [(each.line, each.text) for each in played(text).wrong]


def test_a_ruling_that_holds() -> None:
    report = played(
        BLOCKER + "passing combo\nyou: attack their leader with Ada\nthey: yes\n"
        "expect they have drop Wall; they have life 8; Ada power 15000; Ada is rested\n"
    )
    assert report.holds, report.wrong
    assert any("Blocker" in each.text for each in report.told)


def test_a_question_that_nobody_answers_is_wrong() -> None:
    [(line, text)] = wrong(BLOCKER + "you: attack their leader with Ada\n")
    assert line == 9 and "they are asked 'block'" in text


def test_an_answer_that_nobody_asks_for_is_wrong() -> None:
    [(line, text)] = wrong(BLOCKER + "they: yes\n")
    assert line == 9 and "you are asked 'main'" in text


def test_what_cannot_be_done_is_refused_with_its_rule() -> None:
    [(line, text)] = wrong(BLOCKER + "you: attack Wall with Ada\n")
    assert line == 9 and "[7-1]" in text


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("number", ["1", "99", "zone 99", "attack 99"])
def test_a_number_that_names_no_zone_is_refused(title: str, number: str) -> None:
    """Also in a game that has no numbered zones."""
    [(line, text)] = wrong(f"ruling A number\ngame {title}\nyou: {number}\n")
    refused = ("is not offered", "cannot be done", "means nothing")
    assert line == 3 and any(words in text for words in refused)


def test_what_differs_is_told_with_what_is_so() -> None:
    found = wrong(
        BLOCKER + "passing combo\nyou: attack their leader with Ada\nthey: no\n"
        "expect they have life 8; Ada power 1; Ada is in drop; Ada is not rested\n"
        "expect you may attack with Ada; a draw; you win by 1-2-4; nobody is asked\n"
        'expect you have battle Wall; told "nonsense"; not told "wins against"; cites 10-5-1\n'
        "expect they are asked main\n"
    )
    lines = [line for line, _text in found]
    assert lines == [12] * 4 + [13] * 4 + [14] * 4 + [15]
    assert "there are 7" in found[0][1] and "power is 15000" in found[1][1]


def test_its_twin_holds() -> None:
    assert not wrong(
        BLOCKER + "passing combo\nyou: attack their leader with Ada\nthey: no\n"
        "expect they have life 7; Ada power 15000; Ada is in battle; Ada is rested\n"
        "expect you may not attack with Ada by 7-1; nobody has won\n"
        'expect you have battle Ada; told "wins against"; not told "nonsense"; does not cite 10-9\n'
    )


@pytest.mark.parametrize(
    ("lines", "line", "words"),
    [
        ("game dragonbal\n", 1, "did you mean 'dragonball'"),
        ("game godzilla en-9\n", 1, "no edition"),
        ("game vanguard\ncard X: norml\nyou have hand X\n", 2, "what sort of card"),
        ("game vanguard\ncard X: normal, pover 3\nyou have hand X\n", 2, "did you mean power"),
        ("game vanguard\ncard X: normal, grade high\nyou have hand X\n", 2, "no value"),
        ("game vanguard\ncard X: normal, grade 77\nyou have hand X\n", 2, "no such grade"),
        ("game vanguard\ncard X: normal\n    [AUTO]:Fly.\nyou have hand X\n", 2, "cannot read"),
        ("game vanguard\nyou have hnd 3\n", 2, "did you mean hand"),
        ("game vanguard\nyou have hand\n", 2, "which cards"),
        ("game vanguard\nyou have hand Nobody\n", 2, "no card 'Nobody'"),
        ("game vanguard\nyou have hand 900\n", 2, "at most 500"),
        ("game vanguard\nyou have rear-guard Plain (asleep)\n", 2, "cannot lie"),
        ("game vanguard\nturn you, tea phase\n", 2, "no phase"),
        ("game vanguard\npassing gard\n", 2, "did you mean"),
        ("game vanguard\ncards no-such-file.toml\n", 2, "no-such-file"),
        ("game vanguard\nexpect Nobody power 3\n", 2, "nothing is understood"),
        ("game vanguard\nexpect Plain Unit pover 3\n", 2, "no figure"),
        ("game gateruler\nyou have ruler nothing\n", 3, "without a ruler"),
        ("rules 1.1\n", 1, "which game"),
    ],
)
def test_a_wrong_word_gets_its_line_and_a_suggestion(lines: str, line: int, words: str) -> None:
    rows = lines.splitlines()
    [(found, text)] = wrong("\n".join([*rows[:1], *rows[1:], "ruling A"]) + "\n") or [(0, "")]
    expected = found if words == "which game" else line
    assert (found, words in text) == (expected, True), text


def test_figures_ways_and_cards_under_others_are_laid_out() -> None:
    assert not wrong(
        "ruling A\ngame gateruler\n"
        "card Boss: ruler, life 9, summon cap 2, set zones 2\n"
        "card Fox: unit, level 2, atk 4, attributes Beast/Fire\n"
        "you have ruler Boss; attack 2 Fox (exhausted; charges Plain, Plain); resource 3\n"
        "turn you, main phase\n"
        "expect you have charge 2; Fox atk 4; Fox attributes Beast/Fire; Fox is exhausted\n"
        "expect Fox is in attack 2; you have resource 3; you have hand 0\n"
    )


def test_a_position_goes_on_to_the_next_turns() -> None:
    report = played(
        "ruling A\ngame vanguard\nturn you, main phase\nyou: pass\nyou: pass\nthey: pass\n"
        "expect they are asked main\n"
    )
    assert report.holds, report.told


def test_a_position_in_japanese_words() -> None:
    assert not wrong(
        "ruling A\ngame vanguard\ncard 先導者: normal, grade 3\n"
        "あなた have ヴァンガードサークル 先導者; 手札 2\nturn あなた, メインフェイズ\n"
        "expect あなた have 手札 2; 先導者 grade 3\n"
    )


def test_pytest_collects_rulings(pytester: pytest.Pytester) -> None:
    pytester.makefile(
        ".ruling",
        shown=BLOCKER + "passing combo\nyou: attack their leader with Ada\nthey: yes\n"
        "expect they have drop Wall\n\nruling Otherwise\ngame vanguard\nexpect you have hand 3\n",
    )
    pytester.makeconftest('pytest_plugins = ["headjudge.judge.plugin"]')
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*there are 0: nothing*"])


def test_rulings_of_a_file_share_what_stands_before_the_first(tmp_path: Path) -> None:
    file = tmp_path / "two.ruling"
    file.write_text(
        "game vanguard\ncard Ace: normal, grade 2\nruling A\nyou have hand Ace\n"
        "expect you have hand Ace\nruling B\nexpect you have hand 0\n",
        encoding="utf-8",
    )
    assert [each.holds for each in judge_file(file)] == [True, True]

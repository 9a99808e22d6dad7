"""The form of rulings: what is read, and the line and word of what is not."""

from __future__ import annotations

import pytest

from headjudge.judge.notation import BadRuling, Expect, Play, divided, read

WHOLE = """\
game dragonball
passing counter

card "Ada, the First": battle, power 10000
    [Blocker]
    [Double Strike]

ruling "One"  # a note
rules 10-4-1, 4-7-2-3
you have battle "Ada, the First" (rested), Plain; deck 5
they have life 3
turn 5, them, main phase
they: attack your leader; pass
expect you have life 7; they have hand 0

ruling Two
seed 9
"""


def test_a_ruling_is_read_line_by_line() -> None:
    one, two = read(WHOLE)
    assert (one.title.words, one.title.line) == ("One", 8)
    assert [each.words for each in one.rules] == ["10-4-1", "4-7-2-3"]
    assert one.cards[0].name.words == "Ada, the First"
    assert one.cards[0].text == ("[Blocker]", "[Double Strike]")
    assert [each.words for each in one.has[0].parts] == [
        'battle "Ada, the First" (rested), Plain', "deck 5",
    ]  # fmt: skip
    assert (one.turn.seat, one.turn.number, one.turn.phase.words) == (1, 5, "main phase")
    play, expect = one.acts
    assert isinstance(play, Play) and play.seat == 1
    assert [each.words for each in play.answers] == ["attack your leader", "pass"]
    assert isinstance(expect, Expect) and len(expect.clauses) == 2
    assert two.game.words == "dragonball" and two.seed == 9 and not two.acts and not two.has


def test_what_stands_before_the_first_ruling_is_not_changed_by_one() -> None:
    one, two = read("game vanguard\nruling A\ncard X: normal\npassing guard\nruling B\n")
    assert (len(one.cards), len(one.passing)) == (1, 1)
    assert (len(two.cards), len(two.passing)) == (0, 0)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "no line begins with 'ruling'"),
        ("ruling A\nrulz 1", 2, "did you mean 'rules'"),
        ("ruling A\nyou hand 1", 2, "you have"),
        ("ruling A\nturn me, main phase", 2, "whose turn"),
        ("ruling A\nturn you, main, phase", 2, "whose turn"),
        ("ruling A\n    text of nothing", 2, "nothing goes on under"),
        ("    text\nruling A", 1, "goes on with nothing"),
        ("ruling A\nyou: pass\nyou have hand 1", 3, "before anything is played"),
        ("ruling A\nback B: power 1", 2, "no card before"),
        ("ruling A\ncard : battle", 2, "without a name"),
        ("ruling A\nruling A", 2, "title of its own"),
        ("ruling A\nseed x", 2, "a number"),
        ("ruling A\nexpect", 2, "nothing is expected"),
        ("ruling A\nask", 2, "nothing is asked"),
        ("ruling A\nyou:", 2, "nothing is done"),
        ("ruling A\nyou: say \x1b[2J", 2, "cannot be printed"),
        ("ruling A\n" + "#" * 5000, 2, "signs in a line"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(BadRuling) as caught:
        read(text)
    assert caught.value.line == line and words in caught.value.message


def test_more_than_any_file_of_rulings_has_is_refused() -> None:
    many = "ruling A\n" + "card X: battle\n" * 300, "ruling A\nexpect " + "a; " * 500
    for text in ("#" * 300_000, "\n" * 5_000, *many, "ruling A\n" + "you: pass\n" * 500):
        with pytest.raises(BadRuling):
            read(text)


def test_signs_inside_brackets_and_quotation_marks_divide_nothing() -> None:
    assert divided('a (b, c), "d, e" f,, g', ",") == ["a (b, c)", '"d, e" f', "g"]
    assert divided('"unclosed, a', ",") == ['"unclosed, a']

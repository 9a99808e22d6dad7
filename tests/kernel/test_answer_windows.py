"""Windows in which both players answer in turn, the last answer resolved first.

Harbor 11 does what dragonball 4-7 and 10-10 ask for.
"""

from __future__ import annotations

from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor.answers import open_answers
from tests.kernel.harbor.table import Table, given, ship, side, signal

STOP = w.Answer("play", (w.Strike(),))
STOP_ANSWER = w.Answer("answer", (w.Strike(),))
RUN = w.Order((w.Gain(5),))


def announced(mine: list[Card], theirs: list[Card]) -> tuple[Table, Card]:
    run = signal("Run", RUN)
    table = given(side(hand=[run, *mine]), side(hand=theirs))
    table.begins("announce", card=table.at(run), seat=0)
    return table, run


def test_11_2_3_an_answer_is_resolved_before_what_it_answers() -> None:
    stop = signal("Stop", STOP)
    table, run = announced([], [stop])
    table.answer(1, ("answer", table.at(stop), 0))
    assert table.halted, "the first player has no card left to answer with"
    assert table.game.state.numbers[0]["coins"] == 0
    assert table.cards("wreck") == [run]


def test_11_2_3_the_last_answer_is_resolved_first() -> None:
    stop, save = signal("Stop", STOP), signal("Save", STOP_ANSWER)
    table, _run = announced([save], [stop, ship()])
    table.answer(1, ("answer", table.at(stop), 0))
    table.answer(0, ("answer", table.at(save), 0))
    table.passes(1)
    assert table.game.state.numbers[0]["coins"] == 5, "the answer was struck, not the play"


def test_11_2_2_passing_lets_the_play_go_through() -> None:
    stop = signal("Stop", STOP)
    table, _run = announced([], [stop])
    table.passes(1)
    assert table.game.state.numbers[0]["coins"] == 5
    assert table.cards("hand", 1) == [stop]


def test_11_2_2_after_an_answer_only_answers_to_answers_fit() -> None:
    one, two = signal("One", STOP), signal("Two", STOP)
    save = signal("Save", STOP_ANSWER)
    table, _run = announced([save], [one, two])
    table.answer(1, ("answer", table.at(one), 0))
    assert len(table.asked.options) == 2
    table.answer(0, ("answer", table.at(save), 0))
    assert [each[0] for each in table.asked.options] == ["pass"], "that comes too late"


def test_11_2_1_no_window_opens_inside_a_window() -> None:
    stop = signal("Stop", STOP)
    table, _run = announced([], [stop])
    depth = len(table.game.state.frames)
    open_answers(table.game, "play", 0)
    assert len(table.game.state.frames) == depth
    table.passes(1)
    open_answers(table.game, "play", 0)
    assert table.game.state.frames[-1].procedure == "answers", "but after it one may"


def test_11_2_2_whoever_holds_cards_is_asked_whatever_they_are() -> None:
    """Q. They hold one card that is no answer. Are they asked? A. Yes: not to ask would
    tell that it is none."""
    table, _run = announced([], [ship("No answer")])
    assert table.asked.options == (("pass",),)
    assert not table.asked.forced()


def test_11_2_2_the_question_is_the_same_for_everything_they_might_hold() -> None:
    for hand in ([signal("Stop", STOP)], [ship("No answer")]):
        table, _run = announced([], hand)
        assert (table.asked.seat, table.asked.prompt) == (1, "answer")
        assert table.game.view(0)["decision"] == {
            "seat": 1, "prompt": "answer", "rule": "11-2-2",
        }  # fmt: skip


def test_11_2_2_without_a_card_in_hand_nobody_is_asked() -> None:
    table, _run = announced([], [])
    assert table.halted
    assert table.game.state.numbers[0]["coins"] == 5


def test_an_answer_does_what_it_says_besides() -> None:
    stop = signal("Stop", w.Answer("play", (w.Strike(), t.Draw(1))))
    table, _run = announced([], [stop])
    table.answer(1, ("answer", table.at(stop), 0))
    assert len(table.cards("hand", 1)) == 1

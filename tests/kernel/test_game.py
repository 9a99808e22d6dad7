"""The driver: answers refused, fuel, depth, questions without an answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from headjudge.kernel.decision import Decision
from headjudge.kernel.errors import HeadjudgeError, IllegalAnswer, NoDecision, Runaway
from headjudge.kernel.flow import Procedure, Step, table
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from tests.kernel.harbor import words as w
from tests.kernel.harbor.rules import PROCEDURES
from tests.kernel.harbor.table import Table, given, reload, ship, side


def with_(*steps: Step, **changes: Any) -> Table:
    """Harbor with one more procedure, "odd"."""
    odd = Procedure("odd", "0-1", "Odd", steps)
    return given(procedures=PROCEDURES | table(odd), **changes)


def test_a_wrong_answer_is_refused_and_changes_nothing() -> None:
    tug = ship("Tug", w.Order((w.Gain(1),), instant=True))
    laid = given(side(berth=[tug]))
    laid.begins("mast")
    game = laid.game
    before, decision = game.state_hash(), game.decision
    wrong: list[tuple[Any, ...]] = [
        (2,), (-1,), (), (0, 1), (0, 0), ("0",), (True,), (0.0,), (None,), ((0,),), (10**30,),
    ]  # fmt: skip
    for picks in wrong:
        with pytest.raises(IllegalAnswer) as caught:
            game.answer(*picks)
        assert caught.value.field == "answer"
        assert caught.value.rule == "9-2-4"
    assert game.state_hash() == before
    assert game.decision is decision
    assert game.answers == []


def choose(least: int, most: int, ordered: bool = False) -> tuple[Table, list[Any]]:
    taken: list[Any] = []

    def ask(game: Game, frame: Frame) -> Decision:
        options = (("a",), ("b",), ("c",))
        return Decision(0, "some", options, "0-1-1", least, most, ordered=ordered)

    def take(game: Game, frame: Frame, chosen: Any) -> None:
        taken.append([option[0] for option in chosen])

    laid = with_(Step("0-1-1", ask, take))
    laid.begins("odd")
    return laid, taken


def test_several_are_taken_in_the_order_offered() -> None:
    laid, taken = choose(1, 3)
    laid.game.answer(2, 0)
    assert taken == [["a", "c"]]


def test_unless_their_order_was_asked_for() -> None:
    laid, taken = choose(3, 3, ordered=True)
    laid.game.answer(2, 0, 1)
    assert taken == [["c", "a", "b"]]


@pytest.mark.parametrize("picks", [(), (0, 1, 2), (0, 0), (3,)])
def test_neither_fewer_nor_more_nor_one_twice(picks: tuple[int, ...]) -> None:
    laid, taken = choose(1, 2)
    with pytest.raises(IllegalAnswer):
        laid.game.answer(*picks)
    assert taken == []


def test_nobody_answers_when_nobody_was_asked() -> None:
    laid = given()
    laid.game.end(0, "1-1")
    with pytest.raises(NoDecision):
        laid.game.answer(0)


def test_what_no_rule_ends_runs_out_of_fuel() -> None:
    def again(game: Game, frame: Frame) -> None:
        frame.again()

    laid = with_(Step("0-1-1", again), fuel=500)
    with pytest.raises(Runaway) as caught:
        laid.begins("odd")
    assert caught.value.rule == "0-1-1"
    assert "500 steps" in str(caught.value)


def test_procedures_that_call_each_other_run_out_of_fuel_not_of_stack() -> None:
    def deeper(game: Game, frame: Frame) -> None:
        game.call("odd")

    laid = with_(Step("0-1-1", deeper), fuel=20_000, log=False)
    with pytest.raises(Runaway):
        laid.begins("odd")


def test_fuel_is_for_one_decision() -> None:
    laid = given(side(berth=[ship("Tug", w.Order((w.Gain(1),), instant=True))]), fuel=120)
    laid.begins("mast")
    for _ in range(60):
        laid.game.answer(1)
    assert len(laid.game.state.stack) == 60


def test_a_question_without_an_answer_is_an_error_not_a_deadlock() -> None:
    def ask(game: Game, frame: Frame) -> Decision:
        return Decision(0, "impossible", (), "0-1-1")

    laid = with_(Step("0-1-1", ask))
    with pytest.raises(HeadjudgeError, match="no answer") as caught:
        laid.begins("odd")
    assert caught.value.rule == "0-1-1"


def test_thousands_of_frames_are_copied_hashed_and_saved() -> None:
    laid = given(log=False)
    game = laid.game
    top = game.state.frames.pop()
    for number in range(5000):
        game.call("mast", number=number)
    game.state.frames.append(top)
    fork = game.fork()
    loaded = reload(game)
    assert fork.state_hash() == loaded.state_hash() == game.state_hash()
    assert len(loaded.state.frames) == 5001


def test_a_deep_stack_resolves_without_recursion() -> None:
    tug = ship("Tug", w.Order((w.Gain(1),), instant=True))
    laid = given(side(berth=[tug]), log=False)
    game = laid.game
    order = w.Order((w.Gain(1),))
    for _ in range(2000):
        game.add("resolve order", seat=0, source=0, identity=1, order=order, targets=())
    laid.begins("resolving")
    assert game.state.numbers[0]["coins"] == 2000


def test_the_path_is_the_rules_under_way() -> None:
    tug = ship("Tug", w.Order((w.Gain(1),), instant=True))
    laid = given(side(berth=[tug]))
    laid.begins("mast")
    assert laid.game.path() == ("9-1-1", "9-2-4")
    laid.answer(0, ("use", laid.at(tug), 0))
    assert laid.logged("played")[0].path == ("9-1-1", "9-2-4", "8-2-6")


def test_the_path_is_the_step_that_runs_wherever_it_goes_on() -> None:
    """A step that is told to run again, or to go elsewhere, is cited until it has ended."""

    def note(game: Game) -> None:
        game.note("here", 0)

    def once_more(game: Game, frame: Frame) -> None:
        if not frame.vars.get("told"):
            frame.vars["told"] = True
            frame.again()
            frame.again()
        note(game)

    def skip(game: Game, frame: Frame) -> None:
        game.go(frame, "0-1-4")
        note(game)

    def skipped(game: Game, frame: Frame) -> None:
        raise AssertionError

    def end(game: Game, frame: Frame) -> None:
        game.leave(frame)
        game.call("draw", seat=0, left=1, source=-1)
        note(game)

    steps = (once_more, skip, skipped, end, skipped)
    laid = with_(*[Step(f"0-1-{at}", each) for at, each in enumerate(steps, 1)])
    laid.begins("odd")
    assert [entry.path for entry in laid.logged("here")] == [
        ("0-1-1",), ("0-1-1",), ("0-1-2",), ("0-1-4",),
    ]  # fmt: skip


def test_a_question_belongs_to_the_step_that_asks_it_whatever_comes_next() -> None:
    def ask(game: Game, frame: Frame) -> Decision:
        game.leave(frame)
        return Decision(0, "odd", (("a",), ("b",)), "0-1-1", secret=True)

    asks = Step("0-1-1", ask)
    taken: list[tuple[str, ...]] = []
    asks.then(lambda game, frame, chosen: taken.append(game.path()))
    laid = with_(asks, Step("0-1-2", ask))
    laid.begins("odd")
    for game in (laid.game.fork(), reload(laid.game)):
        assert game.path() == ("0-1-1",)
        game.answer(0)
    assert taken == [("0-1-1",)] * 2
    assert laid.logged("answer") == []


def test_what_interrupts_is_cited_after_the_step_it_interrupts() -> None:
    """10-3-2. The leak is a step's doing; the loss comes in the middle of it."""

    def leak(game: Game, frame: Frame) -> None:
        game.do(Event("leak", 0, amount=3))

    laid = with_(Step("0-1-1", leak))
    laid.begins("odd")
    assert laid.game.result is not None and laid.game.result.rule == "10-3-2"
    assert laid.logged("result")[0].path == ("0-1-1", "10-3-2")


def test_two_procedures_of_one_name_are_an_error() -> None:
    one = Procedure("twin", "1", "One", ())
    with pytest.raises(ValueError, match="twin"):
        table(one, Procedure("twin", "2", "Two", ()))


def test_a_viewer_who_does_not_exist_sees_nothing() -> None:
    laid = given()
    for viewer in (-1, 3):
        with pytest.raises(HeadjudgeError):
            laid.game.view(viewer)


def test_why_not_says_the_rule_that_ended_the_game() -> None:
    laid = given()
    laid.game.end(1, "10-2-3")
    assert laid.game.why_not(0, ("pass",)) == ("10-2-3", "Rule 10-2-3.")


def test_why_not_is_silent_about_what_is_offered() -> None:
    laid = given(side(hand=[ship()]))
    laid.begins("mast")
    assert laid.game.why_not(0, ("pass",)) is None
    reason = laid.game.why_not(1, ("pass",))
    assert reason is not None and reason[0] == "9-2-4"


def test_a_trace_counts_the_rules_that_were_carried_out() -> None:
    laid = given(side(hand=[ship()]))
    laid.game.trace = Counter()
    laid.begins("mast")
    assert laid.game.trace["9-2-4"] == 1
    assert laid.game.fork().trace is None

"""Loops: a draw if nobody can stop them, or as often as declared.

Harbor 12 does what gateruler 17-1, dragonball 11-1 and vanguard 12.1 ask for.
"""

from __future__ import annotations

from headjudge.kernel import loops
from headjudge.kernel.state import Event, Result
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor.table import Table, given, ship, side

UP = t.Auto(t.Pattern("rest", t.Self()), (w.Turn(t.Self(), False),))
DOWN = t.Auto(t.Pattern("stand", t.Self()), (w.Turn(t.Self()),))
WAVE = w.Order((w.Turn(t.Self()), w.Turn(t.Self(), False)))


def test_12_1_1_a_loop_nobody_can_stop_is_a_draw() -> None:
    top = ship("Top", UP, DOWN)
    table = given(side(berth=[top]))
    table.does(Event("rest", 0, table.at(top)))
    table.begins("settle")
    assert table.game.result == Result(None, "12-1-1")
    assert len(table.logged("rest")) == 2, "found when it came round the first time"


def test_12_1_1_abilities_that_come_to_an_end_are_none() -> None:
    top = ship("Top", UP)
    table = given(side(berth=[top]))
    table.does(Event("rest", 0, table.at(top)))
    table.begins("settle")
    assert table.halted
    assert table.game.state.rest[table.at(top)] == 0


def errands(*cards: object) -> Table:
    table = given(side(berth=list(cards)))
    table.begins("errands", seat=0)
    return table


def test_12_2_1_one_who_can_stop_a_loop_says_how_often_it_goes_round() -> None:
    semaphore = ship("Semaphore", WAVE)
    table = errands(semaphore)
    again = ("use", table.at(semaphore), 0)
    table.answer(0, again)
    assert (table.asked.prompt, table.asked.seat) == ("how often", 0)
    table.answer(0, ("times", 2))
    for _ in range(2):
        table.answer(0, again)
    assert table.halted, "nothing else can be done"
    assert len(table.logged("rest")) == 3


def test_12_2_1_none_more_is_a_number_too() -> None:
    semaphore = ship("Semaphore", WAVE)
    table = errands(semaphore)
    table.answer(0, ("use", table.at(semaphore), 0))
    table.answer(0, ("times", 0))
    assert table.halted


def test_12_2_2_from_another_position_it_may_be_done_again() -> None:
    semaphore, tug = ship("Semaphore", WAVE), ship("Tug", w.Order((w.Turn(t.Self()),)))
    table = errands(semaphore, tug)
    again = ("use", table.at(semaphore), 0)
    table.answer(0, again)
    table.answer(0, ("times", 0))
    table.answer(0, ("use", table.at(tug), 0))
    assert again in table.asked.options


def test_12_1_2_what_does_not_lead_back_is_no_loop() -> None:
    tug = ship("Tug", w.Order((w.Turn(t.Self()),)))
    table = errands(tug)
    table.answer(0, ("use", table.at(tug), 0))
    assert table.asked.prompt == "errand"


def test_12_3_1_if_both_can_stop_it_the_smaller_number_counts() -> None:
    """Its order asks the other player something on the way."""
    theirs = t.Choose(t.Pick(1, t.Cards(("berth",), t.OPPONENT), by=t.OPPONENT))
    semaphore = ship("Semaphore", w.Order((*WAVE.do, theirs)))
    table = given(side(berth=[semaphore]), side(berth=[ship("One"), ship("Two")]))
    table.begins("errands", seat=0)
    again = ("use", table.at(semaphore), 0)
    table.answer(0, again)
    table.answer(1, table.asked.options[0])
    table.answer(0, ("times", 4))
    table.answer(1, ("times", 1))
    table.answer(0, again)
    table.answer(1, table.asked.options[0])
    assert table.halted


def test_who_could_have_gone_another_way_is_who_was_asked() -> None:
    game = given().game
    here = ("somewhere", 1)
    assert loops.stoppers(game, here) == ()
    assert loops.meet(game, here) == loops.NEW
    assert loops.stoppers(game, here) == ()
    game.state.answered[1] += 1
    assert loops.stoppers(game, here) == (1,)
    game.state.answered[0] += 1
    assert loops.stoppers(game, here) == (0, 1)
    assert loops.meet(game, here) == loops.CHOSEN
    assert loops.stoppers(game, here) == (), "counted from here again"


def test_a_position_has_the_same_number_on_every_machine() -> None:
    assert loops.key_of(((1, 2), "a", None)) == 15_908_824_535_871_470_831

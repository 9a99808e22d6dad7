"""Losing: by way of the stack, at once, both together, and giving up.

Harbor 1 and 10 do what gateruler 1-4 and 12-2, dragonball 1-2 and 9-2 and vanguard 1.2 and
9.2 ask for.
"""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.errors import IllegalAnswer, NoDecision
from headjudge.kernel.state import Event, Result
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import given, ship, side

LIT = [ship("Lamp"), ship("Lamp"), ship("Lamp")]


def test_10_2_2_a_defeat_waits_on_the_mast_and_can_be_answered() -> None:
    douse = w.Order((t.Put(t.Every(t.Cards(("lamps",), t.YOU)), "hand"),), instant=True)
    keeper = ship("Keeper", douse)
    table = given(side(berth=[keeper], lamps=LIT))
    table.begins("mast")
    assert [frame.procedure for frame in table.game.state.stack] == ["defeat"]
    assert table.game.result is None
    table.answer(0, ("use", table.at(keeper), 0))
    table.passes(0, 1)
    table.passes(0, 1)
    assert table.game.result is None, "no longer beaten when it was resolved"


def test_10_2_3_whoever_is_still_beaten_then_loses() -> None:
    table = given(side(lamps=LIT))
    table.begins("mast")
    table.passes(0, 1)
    assert table.game.result == Result(1, "10-2-3")


def test_10_2_2_one_defeat_at_a_time() -> None:
    table = given(side(lamps=LIT))
    table.begins("mast")
    table.passes(0)
    assert len(table.game.state.stack) == 1


def test_1_2_2_both_beaten_together_is_a_draw() -> None:
    table = given(side(lamps=LIT), side(deck=[]))
    table.begins("mast")
    assert table.game.state.stack[-1].vars["beaten"] == (0, 1)
    table.passes(0, 1)
    assert table.game.result == Result(None, "10-2-3")


def test_10_3_2_an_interrupting_loss_ends_the_game_in_the_middle_of_an_effect() -> None:
    table = given(side())
    table.does(Event("leak", 1, amount=3))
    assert table.game.result == Result(0, "10-3-2")
    assert table.game.decision is None


def test_10_3_2_both_at_once_is_a_draw() -> None:
    table = given()
    table.does(Event("leak", 0, amount=3), Event("leak", 1, amount=5))
    assert table.game.result == Result(None, "10-3-2")


def test_10_3_2_not_before_it_is_so() -> None:
    table = given()
    table.does(Event("leak", 0, amount=2))
    assert table.game.result is None


def test_1_2_3_an_effect_can_win_or_lose_the_game() -> None:
    for wins, winner in ((True, 0), (False, 1)):
        bell = ship("Bell", w.Order((t.GameEnds(t.YOU, wins), w.Gain(1))))
        table = given(side(berth=[bell]))
        table.begins("mast")
        table.answer(0, ("use", table.at(bell), 0))
        table.passes(0, 1)
        assert table.game.result == Result(winner, "1-2-3")
        assert table.game.state.numbers[0]["coins"] == 0, "nothing happens any more"


@pytest.mark.parametrize("seat", [0, 1])
def test_1_2_4_either_player_may_give_up_whoever_is_asked(seat: int) -> None:
    table = given(side(hand=[ship()]))
    table.begins("mast")
    assert table.asked.seat == 0
    table.game.concede(seat)
    assert table.game.result == Result(1 - seat, "1-2-4")
    assert table.game.decision is None
    assert table.game.answers[-1] == (-1 - seat,)
    with pytest.raises(NoDecision):
        table.game.concede(seat)
    with pytest.raises(NoDecision):
        table.game.answer(0)


@pytest.mark.parametrize("seat", [2, -1, True, "0", None])
def test_nobody_else_can_give_up(seat: Any) -> None:
    table = given()
    with pytest.raises(IllegalAnswer):
        table.game.concede(seat)
    assert table.game.result is None


def test_1_2_4_in_the_middle_of_a_play_that_is_not_finished() -> None:
    hand = t.Cards(("hand",), t.YOU)
    order = w.Order((w.Gain(1),), cost=(t.Discard(t.Pick(1, hand)), w.Pay(1)))
    ketch = ship("Ketch", order)
    table = given(side(berth=[ketch], hand=[ship(), ship()]))
    table.begins("mast")
    table.answer(0, ("use", table.at(ketch), 0))
    table.game.concede(1)
    assert table.game.result == Result(0, "1-2-4")
    assert z.LAYOUT.seats == 2

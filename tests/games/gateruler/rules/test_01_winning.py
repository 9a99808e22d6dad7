"""1-2, 1-4. Players, winning and losing."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler import c01_overview
from headjudge.games.gateruler.c01_overview import lose
from headjudge.games.gateruler.c03_zones.layout import LAYOUT
from headjudge.language import terms as t
from tests.games.gateruler.table import attacking, given, ruler, side, start, unit
from tests.games.gateruler.told import obeyed, printed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
NEVER_LOSES = t.Forbid(t.Pattern("lose", who=t.YOU))


def test_1_2a_two_players_take_part() -> None:
    game = start(1)
    assert (LAYOUT.seats, game.state.seats, c01_overview.PLAYERS) == (2, 2, 2)
    assert {seat for seat in LAYOUT.seat if seat >= 0} == {0, 1}


@BOTH
def test_1_4a_a_player_who_loses_is_out(who: str) -> None:
    table = given(**seats(who, side()), phase="")
    lose(table.game, (table.player(who).seat,), "12-2a-1")
    table.game.run()
    assert table.result == (other(who), "12-2a-1")


def test_1_4a_who_cannot_lose_stays_in_the_game() -> None:
    stayer = side(ruler=ruler("Stayer", NEVER_LOSES))
    table, _me, _they = obeyed("you", t.GameEnds(t.OPPONENT, wins=False), theirs=stayer)
    assert table.result is None


@BOTH
def test_1_4b_the_last_player_left_wins_and_the_game_is_over(who: str) -> None:
    table, _me, _they = obeyed(who, t.GameEnds(t.OPPONENT, wins=False))
    assert table.result is not None and table.result[0] == who
    assert table.game.decision is None


@BOTH
def test_1_4b_who_wins_by_an_effect_is_the_last_one_left(who: str) -> None:
    table, _me, _they = obeyed(who, t.GameEnds(t.YOU, wins=True))
    assert table.result is not None and table.result[0] == who


def test_1_4b_while_both_are_left_the_game_goes_on() -> None:
    table, me, _they = obeyed("you", t.Draw(1))
    assert table.result is None and len(me.hand) == 1


def test_1_4b_1_if_nobody_is_left_it_is_a_draw() -> None:
    table, _me, _they = obeyed("you", t.GameEnds(t.EACH, wins=False))
    assert table.result == ("draw", "1-4b-1")


def test_1_4b_1_if_one_of_two_losers_cannot_lose_there_is_a_winner() -> None:
    table, _me, _they = obeyed(
        "you", t.GameEnds(t.EACH, wins=False), theirs=side(ruler=ruler("Stayer", NEVER_LOSES))
    )
    assert table.result is not None and table.result[0] == "them"


@BOTH
def test_1_4c_a_player_may_give_up_in_their_own_turn(who: str) -> None:
    table = given(turn_of=who)
    table.player(who).concedes()
    assert table.result == (other(who), "1-4c")


@BOTH
def test_1_4c_a_player_may_give_up_while_the_other_decides(who: str) -> None:
    fox = unit("Fox")
    table = attacking(**seats(who, side(attack={1: fox})), turn_of=who)
    table.player(other(who)).concedes()
    assert table.result == (who, "1-4c")


@BOTH
def test_1_4c_1_no_effect_keeps_a_player_from_giving_up(who: str) -> None:
    stayer = ruler("Stayer", NEVER_LOSES)
    table = given(**seats(who, side(ruler=stayer)), turn_of=who)
    table.player(who).concedes()
    assert table.result == (other(who), "1-4c")


def test_1_4c_1_no_text_makes_a_player_give_up() -> None:
    with pytest.raises(Exception, match="concede"):
        printed("Standard Action: Your opponent concedes.")

"""Rulings that tell what a rule says from what comes near it: the other player, the other order."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import battle, given, seats, side, trigger, unit
from tests.games.vanguard.told import obeyed

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
Boss = unit("Boss", grade=3)
Wall = unit("Wall", grade=3, power=13000)
DRAWS = (t.Draw(1),)


@pytest.mark.rule("vanguard:10.15.1")
@BOTH
def test_a_damage_check_is_made_by_the_player_who_is_dealt_damage(who: str) -> None:
    """Q. My ability hears my damage checks, my opponent's hears theirs. My opponent's vanguard is
    dealt damage.  A. It is their damage check: only their ability hears it."""
    hears = unit("Hearer", t.Auto(t.Pattern("damage check", who=t.YOU), DRAWS))
    dealt = v.DealDamage(t.Every(t.Cards(("vanguard",), t.OPPONENT)))
    mine, theirs = side(deck=[A, A], circles={3: hears}), side(deck=[B, A], circles={3: hears})
    _table, me, them = obeyed(who, dealt, mine=mine, theirs=theirs)
    assert them.damage == [B]
    assert (me.hand, them.hand) == ([], [A])


@pytest.mark.rule("vanguard:9.3.6", "vanguard:3.10.1.1")
@BOTH
def test_the_turn_player_makes_room_on_rear_guard_circles_first(who: str) -> None:
    """Q. Both of us have two units on one circle that were placed at the same time. Who chooses
    first which of them stays?  A. The turn player."""
    crowd = {1: [A, B]}
    table = given(**seats(who, side(circles=crowd), side(circles=crowd)), phase="", turn_of=who)
    state = table.game.state
    for name in ("you", "them"):
        player = table.player(name)
        state.stamp[player.find(A)] = state.stamp[player.find(B)]
    table.begins("main phase")
    for name in (who, other(who)):
        assert (table.prompt, table.asked) == ("overload", name)
        table.player(name).chooses(A)
    assert table.you.circle_cards(1) == table.them.circle_cards(1) == [A]
    assert table.you.drop == table.them.drop == [B]


@pytest.mark.rule("vanguard:8.5.3.2")
@BOTH
def test_a_unit_that_i_call_is_placed_by_me(who: str) -> None:
    """Q. My ability hears units that I place, my opponent's those that they place. I call one.
    A. Mine is heard, and theirs is not."""
    hears = unit("Hearer", t.Auto(t.Pattern("place", who=t.YOU, cause="call"), DRAWS))
    table = given(
        **seats(who, side(hand=[A], circles={3: hears}, deck=[B, B]),
                side(circles={3: hears}, deck=[B, B])),
        turn_of=who,
    )  # fmt: skip
    me, them = table.player(who), table.player(other(who))
    me.calls(A, 1)
    assert (me.hand, them.hand) == ([B], [])


@pytest.mark.rule("vanguard:2.8.2")
@BOTH
def test_after_the_first_part_of_a_trigger_the_second_is_done(who: str) -> None:
    """Q. I do the parts of a critical trigger in the order they are printed. Do I get both?
    A. Yes: the critical first, and then the power."""
    table = battle(
        **seats(who, side(vanguard=Boss, circles={2: B}, deck=[trigger("critical"), A, A]),
                side(vanguard=Wall)),
        turn_of=who,
    )  # fmt: skip
    me = table.player(who)
    before = me.power(B)
    me.attacks(Boss, Wall)
    me.chooses(0)
    assert table.prompt == "trigger critical"
    me.chooses(B)
    assert table.prompt == "trigger power"
    me.chooses(B)
    assert me.power(B) == before + 5000

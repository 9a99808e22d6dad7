"""10.37, 12.10. Flipping over, and cards with two sides."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c02_cards.printed import compile_card, compile_other_side, read_file
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.vanguard.table import (
    Player,
    Side,
    Table,
    g_unit,
    given,
    having,
    seats,
    side,
    unit,
    up,
)
from tests.games.vanguard.told import (
    YOUR_REAR_GUARDS,
    obeyed,
    one,
    when,
)

WHO = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)


# 10.37, 12.10. Cards with two sides

TWO_SIDES = """
[[card]]
number = "TEST-TWO"
name = "Sleeping Sun"
type = "normal"
grade = 3
power = 11000
clan = ["Nubatama"]
icons = ["twin drive"]
[card.other_side]
name = "Waking Sun"
type = "G"
grade = 4
power = 50000
clan = ["Nubatama"]
icons = ["triple drive"]
"""
_printed = read_file(TWO_SIDES)[0]
FLIP = v.Act((), (v.FlipOver(t.Self()),))
SUN = having(compile_card(_printed), FLIP, v.StrideSkill((), ultimate=True))
_other = compile_other_side(_printed)
assert _other is not None
WAKING: Card = _other


def sunny(who: str, mine: Side, **more: Any) -> tuple[Table, Player]:
    table = given(**seats(who, mine), turn_of=who, others=[SUN, WAKING], **more)
    return table, table.player(who)


@WHO
@pytest.mark.rule(
    "vanguard:10.37.1", "vanguard:12.10.3.1", "vanguard:12.10.3.1.1", "vanguard:12.10.3.4"
)
def test_flipped_over_it_is_its_other_side_and_the_same_card(who: str) -> None:
    table, me = sunny(who, side(vanguard=SUN))
    card = me.find(SUN)
    identity = table.game.state.identity[card]
    me.uses(SUN)
    assert me.vanguard is WAKING
    assert me.power(WAKING) == 50000
    assert table.game.state.identity[card] == identity


@WHO
def test_10_37_2_to_flip_over_is_not_to_turn_face_down(who: str) -> None:
    table, me = sunny(who, side(vanguard=SUN))
    me.uses(SUN)
    assert table.game.state.face[me.find(WAKING)] == 0


@WHO
def test_10_37_3_a_card_with_one_side_is_not_flipped_over(who: str) -> None:
    hears = unit("Hearer", when("flip over", t.Draw(1), what=t.Cards(("field",), t.YOU)))
    _table, me, _them = obeyed(who, v.FlipOver(t.Self()), mine=side(circles={1: hears}))
    assert me.vanguard is not None
    assert me.vanguard.name == "Speaker"
    assert me.hand == []


@WHO
def test_12_10_3_2_a_game_begins_with_the_normal_side(who: str) -> None:
    from headjudge.games.vanguard.c05_preparing import make_cards

    table, me = sunny(who, side(vanguard=SUN))
    game = table.game
    before = len(game.state.printed)
    make_cards(game, me.seat, [WAKING, SUN], [], "")
    assert [each.name for each in game.state.printed[before:]] == ["Sleeping Sun"] * 2


@WHO
def test_12_10_3_3_elsewhere_than_on_circles_and_in_the_g_zone_it_is_the_normal_side(
    who: str,
) -> None:
    retire = v.Act((), (v.FlipOver(one(YOUR_REAR_GUARDS)), t.Put(one(YOUR_REAR_GUARDS), "hand")))
    boss = unit("Boss", retire, grade=3)
    _table, me = sunny(who, side(vanguard=boss, circles={1: SUN}))
    me.uses(boss)
    assert me.hand == [SUN]
    assert me.g_zone == []


@WHO
@pytest.mark.rule("vanguard:10.28.2.1.2", "vanguard:11.42.2.2", "vanguard:11.42.2.2.1")
def test_its_ultimate_stride_removes_all_other_cards_then_flips_and_strides(who: str) -> None:
    dragons = [unit(f"Zeroth {number}", grade=3, race=["Zeroth Dragon"]) for number in range(5)]
    mine = side(
        vanguard=SUN, bind=dragons, circles={1: A, 4: B}, soul=[C], g_zone=[up(g_unit("Old"))]
    )
    table, me = sunny(who, mine, phase="ride phase")
    if table.prompt == "ride":
        me.passes()
    me.strides(SUN)
    assert me.vanguards == [WAKING]
    assert me.soul == []
    assert me.g_zone == []
    assert sorted([card.name for card in me.removed]) == ["Ada", "Bodo", "Cora", "Old"]
    assert me.bind == dragons
    fewer = side(vanguard=SUN, bind=[*dragons[:4], dragons[0]], circles={1: A})
    table, me = sunny(who, fewer, phase="ride phase")
    assert me.why_not("stride", SUN) == "10.28.2.1.2"
    table.leave_open()


@pytest.mark.rule("vanguard:8.5.2.4", "vanguard:11.42.2.2")
def test_its_cost_is_paid_before_the_other_cards_are_removed() -> None:
    """Q. The ultimate stride costs a card of my soul, and removes my soul. Can I pay?
    A. Yes, the cost is paid first: that card goes to the drop zone, and the rest is removed."""
    dear = having(SUN, v.StrideSkill((v.SoulBlast(1),), ultimate=True))
    dragons = [unit(f"Zeroth {number}", grade=3, race=["Zeroth Dragon"]) for number in range(5)]
    mine = side(vanguard=dear, bind=dragons, soul=[C, C], g_zone=[up(g_unit("Old"))])
    table = given(you=mine, others=[dear, WAKING], phase="ride phase")
    if table.prompt == "ride":
        table.you.passes()
    table.you.strides(dear)
    table.answer(0)
    assert (table.you.drop, table.you.soul) == ([C], [])
    assert sorted([card.name for card in table.you.removed]) == ["Cora", "Old"]

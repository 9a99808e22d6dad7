"""14-13d. What goes on after an ability was resolved: for the cards it named when it began."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler.table import Player, Table, given, side, unit
from tests.games.gateruler.told import printed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FOX = unit("Fox", *printed("Double Attack"), atk=1, hp=9)
CROW = unit("Crow", *printed("Double Attack"), atk=1, hp=9)
NOTHING = "this gains +1 ATK until the end of this turn"


def wall(effect: str) -> Card:
    return unit("Wall", *printed(f"When this is attacked, {effect}."), hp=9)


def after_attack(who: str, effect: str) -> tuple[Table, Player, Player]:
    """Fox has attacked a unit that does this when it is attacked; Crow has not attacked yet."""
    sides = seats(who, side(attack={1: FOX, 2: CROW}), side(defense=wall(effect)))
    table = given(**sides, phase="turn", turn_of=other(who))  # a new turn begins: of `who`
    me, them = table.player(who), table.player(other(who))
    pass_until(table, "attack")
    me.attacks(FOX, "defense")
    pass_until(table, "attack")
    return table, me, them


def pass_until(table: Table, prompt: str) -> None:
    while table.prompt != prompt:
        table.player(table.asked).passes()


@BOTH
@pytest.mark.rule("gateruler:14-13d")
@pytest.mark.parametrize(
    ("effect", "again"),
    [("the attacking unit cannot attack until the end of this turn", False), (NOTHING, True)],
)
def test_a_unit_named_by_its_role_is_meant_after_the_combat(
    who: str, effect: str, again: bool
) -> None:
    """Q. The attacking unit cannot attack until the end of this turn; it could attack twice.
    A. It has attacked once; another unit attacks twice."""
    _table, me, _them = after_attack(who, effect)
    assert (FOX in me.offers("attack")) == again
    assert CROW in me.offers("attack")


@BOTH
@pytest.mark.rule("gateruler:14-10f")
@pytest.mark.parametrize("named", ["the attacking unit", "this"])
def test_what_is_done_later_is_done_to_the_unit_named_before(who: str, named: str) -> None:
    """Q. "At the end of this turn, destroy the attacking unit." Nothing attacks then. A. The
    unit is destroyed that attacked when this was said."""
    table, me, them = after_attack(who, f"at the end of this turn, destroy {named}")
    assert me.attack(1) is FOX
    me.passes()
    assert table.game.state.turn_player == them.seat
    assert (me.attack(1) is None) == (named == "the attacking unit")
    assert (them.defense is None) == (named == "this")
    assert me.attack(2) is CROW
    table.leave_open()

"""What the log tells of attacks, of damage against HP, and to whom."""

from __future__ import annotations

import pytest

from headjudge.kernel.state import FACE_DOWN
from tests.games.gateruler.table import in_turn_of, side, unit

BOTH = pytest.mark.parametrize("who", ["you", "them"])


@BOTH
@pytest.mark.rule("gateruler:8-6d", "gateruler:13-7a")
def test_damage_is_told_against_the_hp_of_the_unit(who: str) -> None:
    """Q. A unit with ATK 2 attacks one with HP 3: what does the log say?  A. Who attacks whom, and
    that it has 2 damage against 3 HP."""
    fox, wall = unit("Fox", atk=2), unit("Wall", hp=3)
    table, mine, _theirs = in_turn_of(
        who, side(attack={1: fox}), side(defense=wall), "attack phase"
    )
    mine.attacks(fox, "defense")
    (attack,), (wounds,) = table.logged("attack"), table.logged("wounds")
    assert attack.arguments["card"].number == fox.number
    assert attack.arguments["target"].number == wall.number
    assert (wounds.amount, wounds.arguments["total"].number) == (2, 3)
    assert wounds.arguments["outcome"].word == "lives"


@BOTH
def test_the_hp_of_a_unit_that_one_cannot_see_are_not_told(who: str) -> None:
    fox, wall = unit("Fox", atk=2), unit("Wall", hp=3)
    table, mine, theirs = in_turn_of(who, side(attack={1: fox}), side(defense=wall), "attack phase")
    game = table.game
    hidden = game.state.printed.index(wall)
    game.flip(hidden, FACE_DOWN)
    game.hide(hidden, 1 << mine.seat)
    mine.attacks(fox, "defense")
    told = [[e["message"] for e in game.seen_log(seat)] for seat in (mine.seat, theirs.seat)]
    assert "wounds" not in told[0]
    assert "wounds" in told[1] or "damage" not in told[1]

"""What shipped cards do that few games come to."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c02_cards import shipped_pool
from tests.games.gateruler.table import attacking, side, unit

POOL = shipped_pool()
PHYSICIAN, AURIEL = POOL["GRJ-044"], POOL["GRJ-043"]


@pytest.mark.rule("gateruler:13-7b-1")
def test_the_physician_heals_between_two_attacks() -> None:
    """Q. My unit was attacked and lives with 2 damage, and my Physician is ready. May I heal it
    in the same attack phase?  A. Yes: it is an instant action."""
    fox, bear = unit("Fox", atk=2), unit("Bear", hp=9)
    table = attacking(side(attack={1: fox}), side(attack={1: bear, 2: PHYSICIAN}))
    while table.prompt != "attack":
        table.them.passes()
    table.you.attacks(fox, 1)
    while table.them.damage_on(bear) == 0:
        table.them.passes()
    table.them.uses(PHYSICIAN)
    table.them.chooses(bear)
    table.resolve()
    assert table.them.damage_on(bear) == 0
    assert not table.them.is_ready(PHYSICIAN)
    table.leave_open()


@pytest.mark.rule("gateruler:15-7b")
def test_auriel_exhausts_what_stands_ready_in_attack_zones() -> None:
    """Q. Auriel attacks. What becomes of the enemy units?  A. Those in attack zones are
    exhausted; in the defense zone they lie so already."""
    imp, wall = unit("Imp"), unit("Wall")
    table = attacking(side(attack={1: AURIEL}), side(attack={1: imp}, defense=wall))
    table.you.attacks(AURIEL, "defense")
    assert not table.them.is_ready(imp)

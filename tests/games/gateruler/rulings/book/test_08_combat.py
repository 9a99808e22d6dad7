"""Chapter 8, second part: effects of a combat, and an attacking ruler."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    KNIGHT,
    LANCER,
    QUICK_IDEA,
    all_pass,
    fighting,
    instant,
    p,
    strike,
    unit,
    value_in,
    wounds,
)
from tests.games.gateruler.table import Table

BRACE = instant("Brace", "Choose 1 unit. Until the end of this combat, it gains +2 HP.")


def brace(table: Table, card: Card) -> None:
    """P2 plays Brace on that unit."""
    table.them.plays(BRACE)
    table.them.chooses(card)


@pytest.mark.rule("gateruler:8-7c-1")
@pytest.mark.rule("gateruler:15-12b-1")
def test_r56_hp_until_the_end_of_this_combat() -> None:
    """The damage stays when the HP go: the Bear is destroyed at the end of the combat."""
    table = fighting(you=p(attack={1: LANCER}), them=p(attack={1: BEAR}, set=[BRACE, QUICK_IDEA]))
    strike(table.you, 1, 1)
    brace(table, BEAR)
    seen = []
    while table.prompt == "act":
        if table.them.attack(1) == BEAR:
            seen.append((wounds(table.them, 1), value_in(table.them, 1, "hp")))
        table.them.passes()
    assert seen[-1] == (4, 5)
    assert BEAR in table.them.graveyard and table.game.is_under_way("attack phase")


@pytest.mark.rule("gateruler:8-7c-1")
def test_r56_with_retaliate_it_would_have_retaliated_before() -> None:
    """The end of the damage step comes before the end of the combat."""
    fierce = unit("Fierce Bear", "L2 3/3/1", "Retaliate")
    table = fighting(you=p(attack={1: LANCER}), them=p(attack={1: fierce}, set=[BRACE]))
    strike(table.you, 1, 1)
    brace(table, fierce)
    all_pass(table)
    assert table.you.graveyard == [LANCER]
    assert fierce in table.them.graveyard


@pytest.mark.rule("gateruler:8-5a-1")
@pytest.mark.rule("gateruler:16-8a-1")
def test_r58_an_attacking_ruler_meets_intercept_and_retaliate() -> None:
    """Neither deals anything to a ruler."""
    table = fighting(you=p(), them=p(defense=KNIGHT))
    strike(table.you, "ruler", "defense")
    all_pass(table)
    assert wounds(table.them, "defense") == 2 and table.them.defense == KNIGHT
    assert table.you.damage == []
    head = table.game.state.zones[table.you.zone("ruler")][-1]
    assert table.game.state.rest[head] == 1

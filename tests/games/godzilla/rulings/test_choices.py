"""Rulings on choices inside effects."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, side, told

THEIRS = t.Cards(("zone",), t.OPPONENT, (t.Type(("battle",)),))
YOURS = t.Cards(("zone",), t.YOU, (t.Type(("battle",)),))


@pytest.mark.rule("godzilla:10.5.3.1.1")
def test_cards_of_a_total_are_chosen_one_by_one_while_they_fit() -> None:
    """Q. Destroy any number of battle cards whose ranks add up to 5 or less: I take rank 3.
    May I take rank 4 then?  A. No, but rank 2 still fits; then nothing more does."""
    low, middle, high = battle(rank=2), battle(rank=3), battle(rank=4)
    order = told(t.Destroy(t.Pick(0, THEIRS, any_number=True, total=t.Compare("rank", "<=", 5))))
    table = given(you=side(hand=[order]), them=side(zones={1: low, 2: middle, 3: high}, position=4))
    table.you.plays(order, zone=1)
    table.you.chooses(middle)
    assert table.you.offered == [low, "pass"]
    table.you.chooses(low)
    assert table.them.discard == [middle, low]
    assert table.them.zone(3) is high


@pytest.mark.rule("godzilla:10.5.3.1.1")
def test_one_may_stop_before_the_total_is_reached() -> None:
    low, middle = battle(rank=2), battle(rank=3)
    order = told(t.Destroy(t.Pick(0, THEIRS, any_number=True, total=t.Compare("rank", "<=", 5))))
    table = given(you=side(hand=[order]), them=side(zones={1: low, 2: middle}, position=4))
    table.you.plays(order, zone=1)
    table.you.chooses(middle)
    table.you.chooses("pass")
    assert table.them.discard == [middle]
    assert table.them.zone(1) is low


@pytest.mark.rule("godzilla:3.2.1")
def test_the_card_to_go_under_is_chosen() -> None:
    """Q. A card goes under one of my battle cards. Who says under which?  A. You do."""
    one, two, below = battle(), battle(), battle()
    order = told(t.PutUnder(t.Pick(1, t.Cards(("discard",), t.YOU)), t.Pick(1, YOURS)))
    table = given(you=side(hand=[order], zones={2: one, 4: two}, discard=[below]))
    table.you.plays(order, zone=1)
    assert table.you.offered == [one, two]
    table.you.chooses(two)
    assert table.you.under(4) == [below]
    assert table.you.under(2) == []


@pytest.mark.rule("godzilla:5.11.3")
def test_the_card_to_play_onto_is_chosen() -> None:
    one, two, new = battle(), battle(), battle("New")
    order = told(v.PlayOnto(t.Pick(1, t.Cards(("discard",), t.YOU)), t.Pick(1, YOURS)))
    table = given(you=side(hand=[order], zones={2: one, 4: two}, discard=[new]))
    table.you.plays(order, zone=1)
    table.you.chooses(two)
    assert table.you.zone(4) is new
    assert table.you.under(4) == [two]

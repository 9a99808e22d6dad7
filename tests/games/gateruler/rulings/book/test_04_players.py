"""Chapter 4: caps, control, and damage to a player."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler import c04_players
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    BOLT,
    GREETER,
    PEBBLE,
    RAISE,
    SECOND_BREATH,
    SECOND_WIND,
    SLEEP,
    TURNCOAT,
    actions,
    aim,
    begun,
    has_summoned,
    hurt,
    marshal,
    p,
    play,
    ready_in,
    standard,
    to_main_phase,
    unit,
    wounds,
)
from tests.games.gateruler.table import charged, exhausted
from tests.games.gateruler.told import knows


@pytest.mark.rule("gateruler:4-3b-1")
@pytest.mark.rule("gateruler:7-5d")
@pytest.mark.rule("gateruler:15-4a")
def test_r24_the_set_cap_binds_the_main_phase_action_only() -> None:
    """A card set by an effect counts, but the cap does not bar it."""
    stash = standard("Stash", "Set 1 card from your hand.")
    table = begun(
        you=p(ruler=marshal(set_cap=1), hand=[SECOND_WIND, SLEEP, stash], graveyard=[PEBBLE]),
    )
    table.you.sets(SECOND_WIND, 1)
    assert table.you.offers("set") == []
    play(table.you, stash)
    assert table.prompt == "set"  # whether the one card left can be set is not for all to know
    table.you.chooses(SLEEP)
    assert table.prompt == "set zone"
    table.you.chooses(2)
    assert table.you.set_cards == [SECOND_WIND, SLEEP] and not knows(table.them, SLEEP)
    assert table.game.state.numbers[0][c04_players.SETS] == 2


@pytest.mark.rule("gateruler:4-3b-1")
def test_r24_on_the_next_turn_one_setting_is_available_again() -> None:
    """The count begins anew with each turn."""
    table = begun(
        you=p(ruler=marshal(set_cap=1), hand=[SECOND_WIND, SLEEP]), them=p(hand=[PEBBLE]),
        phase="turn", turn=2, turn_of="them",
    )  # fmt: skip
    to_main_phase(table, "you")
    table.you.sets(SECOND_WIND, 1)
    assert table.you.offers("set") == []
    table.you.passes()
    to_main_phase(table, "them")
    to_main_phase(table, "you")
    assert SLEEP in table.you.offers("set")


KITE = unit("Scout Kite", "L1 1/1/1", "Deploy")


@pytest.mark.rule("gateruler:15-17a-3")
@pytest.mark.rule("gateruler:16-27b")
@pytest.mark.rule("gateruler:15-18a-1")
def test_r25_the_summon_cap_is_used_up() -> None:
    """Deploy does not use it, and a special summon is no normal summon."""
    table = begun(
        you=p(attack={1: PEBBLE, 2: PEBBLE}, hand=[PEBBLE, KITE, RAISE], graveyard=[BEAR]),
        prepare=lambda table: has_summoned(table.you, 2),
    )
    assert actions(table.you) == {("summon", "Scout Kite"), ("play", "Raise")}
    table.you.summons(KITE, "defense")
    table.resolve()
    assert table.you.defense == KITE and not ready_in(table.you, "defense")
    assert table.you.ready_resources == 4
    play(table.you, RAISE, BEAR)
    table.you.chooses_zone(1)
    assert table.you.attack(1) == BEAR and table.you.ready_resources == 4
    assert PEBBLE in table.you.graveyard


CULL_OWN = standard("Cull Own", "Choose 1 allied unit and destroy it.")


@pytest.mark.rule("gateruler:15-23a")
@pytest.mark.rule("gateruler:15-23a-1")
@pytest.mark.rule("gateruler:4-4a-1")
def test_r26_taking_control_of_a_unit() -> None:
    """It is the same card, put ready, with its damage and charge; its owner stays the owner."""
    table = begun(
        you=p(attack={1: PEBBLE, 2: PEBBLE}, defense=PEBBLE, hand=[TURNCOAT, CULL_OWN]),
        them=p(attack={1: exhausted(charged(GREETER, PEBBLE))}),
        prepare=lambda table: hurt(table.them, 1, 1),
    )
    play(table.you, TURNCOAT, GREETER)
    table.you.chooses_zone(2)
    assert table.you.attack(2) == GREETER and ready_in(table.you, 2)
    assert wounds(table.you, 2) == 1 and table.you.charges(GREETER) == [PEBBLE]
    charge = table.game.state.zones[table.you.find_zone("charge")]
    assert len(charge) == 1 and table.game.master(charge[0]) == 0
    assert table.you.ready_resources == 3
    assert sorted([each.name for each in table.you.graveyard]) == ["Pebble", "Turncoat"]
    assert table.you.hand == [CULL_OWN]
    table.you.plays(CULL_OWN)
    aim(table.you, table.you, 2)
    table.resolve()
    assert sorted([each.name for each in table.them.graveyard]) == ["Greeter", "Pebble"]


@pytest.mark.rule("gateruler:4-2c")
@pytest.mark.rule("gateruler:9-3d")
def test_r27_damage_to_your_opponent_is_ruler_damage() -> None:
    """Two cards are turned, and nobody has priority before they both are."""
    table = begun(
        you=p(attack={1: PEBBLE}, defense=PEBBLE, set=[SECOND_BREATH]), them=p(hand=[BOLT]),
        turn_of="them",
    )  # fmt: skip
    table.them.plays(BOLT)
    turned: list[int] = []
    while table.waiting:
        turned.append(len(table.you.damage))
        table.player(table.asked).passes()
    assert set(turned) == {0}
    assert len(table.you.damage) == 2 and len(table.you.deck) == 18
    assert table.asked == "them"
    table.them.passes()
    assert ("play", "Second Breath") in actions(table.you)
    table.you.plays(SECOND_BREATH)
    table.resolve()
    table.you.chooses(PEBBLE)
    assert len(table.you.damage) == 1
    assert (wounds(table.you, 1), wounds(table.you, "defense")) == (0, 0)

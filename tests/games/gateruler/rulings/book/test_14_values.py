"""Chapter 14, first part: layers, lasting effects, base abilities, targets."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c02_cards import published_attributes
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    DRAKE,
    DRUMS,
    LANCE_THROW,
    LANCER,
    OX,
    PEBBLE,
    PUSH,
    SPEAR_DRILL,
    TWIN_BOLT,
    actions,
    aim,
    all_pass,
    begun,
    deck,
    field,
    instant,
    p,
    pick,
    play,
    standard,
    strike,
    summoned,
    to_attack,
    unit,
    unit_in,
    value_in,
    wounds,
)
from tests.games.gateruler.told import knows

HUSH = instant("Hush", "Choose 1 unit. Until the end of this turn, it loses all abilities.")


@pytest.mark.rule("gateruler:14-13a-6")
@pytest.mark.parametrize(("hushed", "dealt"), [(True, 0), (False, 1)])
def test_r86_losing_all_abilities_then_being_given_one(hushed: bool, dealt: int) -> None:
    """What takes abilities away is applied after what gives them, whatever the time."""
    table = begun(you=p(attack={1: LANCER}, hand=[SPEAR_DRILL]), them=p(defense=PEBBLE, set=[HUSH]))
    table.you.plays(SPEAR_DRILL)
    table.you.chooses(LANCER)
    while table.asked != "them":
        table.player(table.asked).passes()
    if hushed:
        play(table.them, HUSH, LANCER)
    else:
        table.resolve()
    to_attack(table)
    strike(table.you, 1, "defense")
    all_pass(table)
    assert table.them.graveyard[-1] == PEBBLE and len(table.them.damage) == dealt


@pytest.mark.rule("gateruler:14-13a-4")
@pytest.mark.rule("gateruler:14-13a-9")
def test_r87_attributes_are_removed_after_they_are_added_and_figures_come_last() -> None:
    """Familiar adds {Dragon}, but the Fog comes after it; with the Fog gone it is there."""
    fog = field("Grey Fog", "Enemy units lose all attributes.")
    banner = field("Dragon Banner", "Your {Dragon} gain +2 ATK.")
    fox = unit("Shape Fox", "L1 1/2/1", "Familiar", "Beast")
    clear = standard("Clear Sky", "Choose 1 field and put it into the graveyard.")
    table = begun(
        you=p(field=[banner], attack={1: fox}, hand=[clear]), them=p(field=[fog]), others=[DRAKE]
    )
    table.you.uses(fox)
    table.resolve()
    table.you.chooses(published_attributes(table.game).index("Dragon"))
    assert value_in(table.you, 1, "attributes") == () and value_in(table.you, 1, "atk") == 1
    play(table.you, clear, fog)
    assert set(value_in(table.you, 1, "attributes")) == {"Beast", "Dragon"}
    assert value_in(table.you, 1, "atk") == 3


@pytest.mark.rule("gateruler:14-13c-2")
def test_r88_becomes_5_and_more_2_by_time() -> None:
    """In the same layer what was applied earlier goes first."""
    measure = standard("Measure", "Choose 1 unit. Until the end of this turn, its ATK becomes 5.")
    table = begun(you=p(attack={1: PEBBLE, 2: PEBBLE}, hand=[measure, measure, PUSH, PUSH]))
    for zone, cards in ((1, (measure, PUSH)), (2, (PUSH, measure))):
        for card in cards:
            table.you.plays(card)
            aim(table.you, table.you, zone)
            table.resolve()
    assert value_in(table.you, 1, "atk") == 7 and value_in(table.you, 2, "atk") == 5


@pytest.mark.rule("gateruler:14-13d")
@pytest.mark.rule("gateruler:14-12b")
def test_r89_an_events_circle_of_units_is_fixed_a_fields_is_not() -> None:
    """The event is for the units that fit when it resolves, the field for all that come."""
    rock = field("Howl Rock", "Your {Beast} gain +1 HP.")
    cry = standard("Hunt Cry", "Until the end of this turn, your {Beast} gain +1 ATK.")
    table = begun(you=p(attack={1: BEAR}, field=[rock], hand=[cry, BEAR]))
    play(table.you, cry)
    table.you.summons(BEAR, 2)
    table.resolve()
    assert [value_in(table.you, 1, name) for name in ("atk", "hp")] == [4, 4]
    assert [value_in(table.you, 2, name) for name in ("atk", "hp")] == [3, 4]


@pytest.mark.rule("gateruler:15-12b-2")
@pytest.mark.rule("gateruler:14-10h")
@pytest.mark.rule("gateruler:16-3a")
def test_r90_entering_with_0_hp_destroyed_but_touchdown_comes() -> None:
    """It enters with the effect on it, and is destroyed; a triggered ability is played although its
    card has gone."""
    air = field("Thin Air", "Enemy units gain -1 HP.")
    wisp = unit("Spark Wisp", "L1 1/1/1", "[TD] Draw 1 card.")
    table = begun(you=p(hand=[wisp]), them=p(field=[air]))
    table.you.summons(wisp, 1)
    table.resolve()
    assert table.you.graveyard == [wisp] and len(table.you.hand) == 1
    assert summoned(table.you) == 1


@pytest.mark.rule("gateruler:14-8b")
@pytest.mark.rule("gateruler:14-8c-1")
def test_r91_a_base_ability_works_in_the_deck() -> None:
    """One under a condition sleeps there; "treated as" replaces, "also treated as" adds."""
    half = unit("Half Drake", "L2 2/2/1", "This is also treated as {Dragon}.", "Beast")
    sham = unit(
        "Sham Drake", "L2 2/2/1", "If you control a field, this is also treated as {Dragon}.",
        "Beast",
    )  # fmt: skip
    toad = unit("True Toad", "L1 1/1/1", "This is treated as {Beast}.", "Dragon")
    call = standard("Dragon Call", "Choose 1 {Dragon} unit in your deck and add it to your hand.")
    table = begun(you=p(field=[DRUMS], deck=deck(half, sham, toad), hand=[call]))
    table.you.plays(call)
    table.resolve()
    assert table.prompt == "search" and table.you.offered == [half]
    table.you.chooses(half)
    assert table.you.hand == [half] and knows(table.them, half)


STUDY = standard(
    "Study Then Strike", "Draw 1 card. Then, choose 1 enemy unit and deal 1 damage to it."
)


@pytest.mark.rule("gateruler:14-4b-4")
@pytest.mark.rule("gateruler:14-4b-4b")
@pytest.mark.rule("gateruler:14-4b-4c")
def test_r92_no_target_no_play_unless_after_then() -> None:
    """Two different targets are needed, and there is one; a choice behind "Then," waits for the
    resolution and need not be possible."""
    table = begun(you=p(hand=[TWIN_BOLT, STUDY, LANCE_THROW]), them=p(attack={1: PEBBLE}))
    assert ("play", "Twin Bolt") not in actions(table.you)
    play(table.you, LANCE_THROW, PEBBLE)
    assert table.them.graveyard == [PEBBLE]
    assert ("play", "Study Then Strike") in actions(table.you)
    play(table.you, STUDY)
    assert len(table.you.hand) == 2 and table.prompt == "act"


@pytest.mark.rule("gateruler:14-4b-4c")
def test_r92_what_stands_after_then_is_chosen_on_resolution() -> None:
    """It is chosen after the card was drawn."""
    table = begun(you=p(hand=[STUDY]), them=p(attack={1: OX, 2: BEAR}))
    table.you.plays(STUDY)
    assert table.prompt != "target" or table.waiting == []
    table.resolve()
    assert len(table.you.hand) == 1 and table.you.offered == [OX, BEAR]
    table.you.chooses(BEAR)
    assert (wounds(table.them, 1), wounds(table.them, 2)) == (0, 1)


SCATTER = standard(
    "Scatter",
    "Choose 2 enemy units. Deal 4 damage, divided as you choose among them. Draw 1 card.",
)
FALL_BACK = instant("Fall Back", "Choose 1 allied unit and return it to its owner's hand.")


@pytest.mark.rule("gateruler:14-4b-5a")
@pytest.mark.rule("gateruler:14-4b-5b")
@pytest.mark.rule("gateruler:14-4c-1")
def test_r93_divided_damage_and_a_target_that_left() -> None:
    """Each gets one at least; the shares are fixed when it is played."""
    table = begun(you=p(hand=[SCATTER]), them=p(attack={1: OX, 2: BEAR}, set=[FALL_BACK]))
    table.you.plays(SCATTER)
    points = 0
    while table.prompt == "divide":
        table.you.chooses(BEAR)
        points += 1
    assert points == 2
    while table.asked != "them":
        table.player(table.asked).passes()
    table.them.plays(FALL_BACK)
    pick(table.them, unit_in(table.them, 2))
    table.resolve()
    assert table.them.hand == [BEAR] and wounds(table.them, 1) == 1
    assert len(table.you.hand) == 1

"""Chapter 16, third part: keywords of playing cards."""

from __future__ import annotations

import pytest

from tests.games.gateruler import table as tables
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    DEEP_BREATH,
    HOUND,
    PEBBLE,
    QUICK_IDEA,
    RAISE,
    SHARED_CUP,
    actions,
    all_pass,
    begun,
    deck,
    event,
    has_summoned,
    p,
    play,
    spend,
    standard,
    strike,
    summoned,
    to_attack,
    to_main_phase,
    unit,
    value_in,
    verbs,
)
from tests.games.gateruler.table import Table
from tests.games.gateruler.told import knows, printed

GUEST = unit("Burdensome Guest", "L3 0/3/0", "Forced Reveal")
PEEK = standard("Peek", "Draw 1 card.")


@pytest.mark.rule("gateruler:16-15b-1")
@pytest.mark.rule("gateruler:16-15b-1b")
@pytest.mark.parametrize("zone", ["defense", 1])
def test_r136_a_forced_reveal_unit_without_means(zone: int | str) -> None:
    """It is played even so, and paid as far as possible."""

    def poor(table: Table) -> None:
        has_summoned(table.you, 2)
        spend(table.you, 4)

    table = begun(
        you=p(attack={1: PEBBLE, 2: PEBBLE}, deck=deck(GUEST), hand=[PEEK]),
        them=p(set=[QUICK_IDEA]), prepare=poor,
    )  # fmt: skip
    table.you.plays(PEEK)
    while table.prompt == "act":
        table.player(table.asked).passes()
    assert table.prompt == "zone" and table.asked == "you"
    table.you.chooses_zone(zone)
    assert table.gate == [GUEST] and table.asked == "them"
    assert table.you.ready_resources == 0
    table.resolve()
    place = table.you.defense if zone == "defense" else table.you.attack(1)
    assert place == GUEST


SORE = event("Sore Omen", "Forced Reveal", "You are dealt 1 damage.")


@pytest.mark.rule("gateruler:16-15b-1c")
def test_r137_both_draw_a_forced_reveal_card_at_the_edge() -> None:
    """The active player's is played first, so the other's resolves first."""
    table = begun(
        you=p(damage=9, deck=deck(SORE), hand=[SHARED_CUP]), them=p(damage=9, deck=deck(SORE))
    )
    table.you.plays(SHARED_CUP)
    all_pass(table)
    assert table.result == ("you", "12-2a-1") and len(table.you.damage) == 9


RIDER = unit(
    "Bear Rider", "L3 4/4/1", "Enhance {Beast}\nIf this is Enhanced, this gains +2 ATK.", "Beast"
)


@pytest.mark.rule("gateruler:16-16b")
@pytest.mark.rule("gateruler:16-16b-1")
@pytest.mark.parametrize("enhances", [True, False])
def test_r138_enhance(enhances: bool) -> None:
    """Asked when it enters; the Bear becomes its charge instead of going by overlapping."""
    table = begun(you=p(attack={1: BEAR, 2: PEBBLE}, hand=[RIDER]), them=p(set=[QUICK_IDEA]))
    table.you.summons(RIDER, 1)
    assert table.asked == "them" and table.you.ready_resources == 2
    table.them.passes()
    assert table.prompt == "enhance" and table.you.offered == [BEAR, "pass"]
    table.you.chooses(BEAR if enhances else "pass")
    assert table.you.attack(1) == RIDER
    assert value_in(table.you, 1, "atk") == (6 if enhances else 4)
    assert table.you.charges(RIDER) == ([BEAR] if enhances else [])
    assert table.you.graveyard == ([] if enhances else [BEAR])


HERALD = unit("Herald of Riders", "L1 1/1/1", "Allied Enhanced units gain +1 ATK.")


@pytest.mark.rule("gateruler:16-16b")
@pytest.mark.parametrize("enhances", [True, False])
def test_units_that_are_enhanced_are_spoken_of(enhances: bool) -> None:
    """Q. Which units does the Herald mean?  A. Those with a charge by Enhance; the word is not the
    name of a faction."""
    table = begun(you=p(attack={1: BEAR, 2: HERALD}, hand=[RIDER]), them=p(set=[QUICK_IDEA]))
    table.you.summons(RIDER, 1)
    table.them.passes()
    table.you.chooses(BEAR if enhances else "pass")
    assert value_in(table.you, 1, "atk") == (7 if enhances else 4)
    assert value_in(table.you, 2, "atk") == 1


CLERK = unit("Toll Clerk", "L1 1/1/1", '"Levy" Resource - Standard Action: Draw 1 card.')
HARVEST_TEXT = "Resource\nTiming: Standard Action\nDraw 2 cards."
HARVEST = tables.card("Rich Harvest", "event", *printed(HARVEST_TEXT), text=HARVEST_TEXT)


@pytest.mark.rule("gateruler:16-17d")
@pytest.mark.parametrize("cards", [5, 0])
def test_r139_resource(cards: int) -> None:
    """Resource cards must be there, ready or not."""
    table = begun(
        you=p(attack={1: CLERK}, resources=cards, hand=[HARVEST]),
        prepare=lambda table: spend(table.you, 5),
    )
    wanted = {("ability", "Toll Clerk"), ("play", "Rich Harvest")}
    assert actions(table.you) == (wanted if cards else set())


REED = unit(
    "Reed Spy",
    "L1 1/1/1",
    "Concealment\nYou can normal summon this from your set zone.\n[TD] Draw 1 card.",
)
DEEP = unit(
    "Deep Spy", "L1 2/2/1", "Forced Concealment\nYou can normal summon this from your set zone."
)


@pytest.mark.rule("gateruler:16-18b")
@pytest.mark.rule("gateruler:16-18c")
@pytest.mark.rule("gateruler:16-18d-1")
def test_r140_concealment_and_forced_concealment() -> None:
    """Either may be set, free and unseen, and summoned from there for its cost under the cap,
    without Touchdown; from the hand only the one without "Forced". From the graveyard the other
    does not enter play."""
    table = begun(you=p(hand=[REED, DEEP, RAISE], graveyard=[DEEP]))
    assert actions(table.you) == {("summon", "Reed Spy"), ("play", "Raise")}
    assert table.you.offers("set") == [REED, DEEP, RAISE]
    table.you.sets(DEEP, 1)
    table.you.sets(REED, 2)
    assert table.you.ready_resources == 5
    assert not knows(table.them, REED)
    hidden = table.game.state.zones[table.you.find_zone("set", 1)][-1]
    assert not table.game.state.known[hidden] & 2
    pick_summon(table, hidden, 1)
    table.you.summons(REED, 2)
    table.resolve()
    assert (table.you.attack(1), table.you.attack(2)) == (DEEP, REED)
    assert table.you.ready_resources == 3 and summoned(table.you) == 2
    assert table.you.hand == [RAISE]
    play(table.you, RAISE, DEEP)
    assert table.you.defense is None and DEEP in table.you.graveyard


def pick_summon(table: Table, card: int, zone: int) -> None:
    """Normal summon this very card."""
    assert table.asks is not None
    table.answer(table.asks.options.index(("summon", card)))
    table.you.chooses_zone(zone)
    table.resolve()


@pytest.mark.rule("gateruler:16-21b")
@pytest.mark.rule("gateruler:16-21c")
def test_r142_sentinels_in_the_others_turn_without_cap() -> None:
    """In the other player's turn they are instant actions that ignore the cap, but not the cost."""
    table = begun(
        you=p(hand=[HOUND, HOUND, HOUND]), them=p(hand=[DEEP_BREATH]), turn_of="them",
        prepare=lambda table: has_summoned(table.you, 7),
    )  # fmt: skip
    table.them.plays(DEEP_BREATH)
    while table.asked != "you":
        table.player(table.asked).passes()
    for zone in (1, 2):
        table.you.summons(HOUND, zone)
        assert table.asked == "you"
    assert table.you.ready_resources == 1 and len(table.waiting) == 3
    assert "summon" not in verbs(table.you)
    table.resolve()
    assert table.you.attack(1) == table.you.attack(2) == HOUND
    assert len(table.them.hand) == 3


@pytest.mark.rule("gateruler:16-21b")
def test_r142_not_in_ones_own_turn() -> None:
    """There it is summoned in the main phase only."""
    table = begun(you=p(hand=[HOUND], set=[QUICK_IDEA]), phase="turn", turn=2, turn_of="them")
    to_main_phase(table, "you")
    assert ("summon", "Gate Hound") in actions(table.you)
    table.you.passes()
    while table.prompt == "act":
        assert ("summon", "Gate Hound") not in actions(table.you)
        table.you.passes()
    strike(table.you, "ruler", "ruler")
    while table.game.state.turn_player == 0:
        assert ("summon", "Gate Hound") not in actions(table.you)
        table.you.passes()
    assert ("summon", "Gate Hound") in actions(table.you)


PROUD = unit(
    "Proud Giant",
    "L3 5/5/2",
    "Summon Requirement: If this is normal summoned, [Discard 1 card.] If you don't, put this "
    "into your graveyard.\nWhen this enters play, draw 1 card.",
)


@pytest.mark.rule("gateruler:16-23b")
@pytest.mark.parametrize("discards", [True, False])
def test_r143_summon_requirement(discards: bool) -> None:
    """Asked as it enters by that way; without it the card does not enter at all."""
    table = begun(you=p(hand=[PROUD, PEBBLE]))
    table.you.summons(PROUD, 1)
    table.resolve()
    assert table.prompt == "summon requirement"
    table.you.says("yes" if discards else "no")
    table.resolve()
    assert table.you.ready_resources == 2 and summoned(table.you) == 1
    if discards:
        assert table.you.attack(1) == PROUD and table.you.graveyard == [PEBBLE]
        assert len(table.you.hand) == 1
    else:
        assert table.you.attack(1) is None and table.you.graveyard == [PROUD]
        assert table.you.hand == [PEBBLE]


@pytest.mark.rule("gateruler:16-23b")
def test_r143_not_for_a_special_summon() -> None:
    """The requirement names normal summons."""
    table = begun(you=p(hand=[RAISE, PEBBLE], graveyard=[PROUD]))
    play(table.you, RAISE)
    table.you.chooses_zone(1)
    table.resolve()
    assert table.you.attack(1) == PROUD and PEBBLE in table.you.hand
    assert len(table.you.hand) == 2


STORM = unit("Storm Mantle", "L4 4/4/2", 'Gear Up - "Storm Mantle"\nGear Ability Breakthrough')


@pytest.mark.rule("gateruler:16-26b")
@pytest.mark.rule("gateruler:14-18b-4")
@pytest.mark.parametrize(("gears", "dealt", "left"), [(False, 0, 1), (True, 2, 5)])
def test_r144_a_gear_ability_only_while_geared_up(gears: bool, dealt: int, left: int) -> None:
    """Normal summoned it has no Breakthrough; geared up, for nothing, it has, with the STK of the
    unit."""
    table = begun(you=p(hand=[STORM]), them=p(defense=PEBBLE))
    if gears:
        table.you.does("gear up", STORM)
    else:
        table.you.summons(STORM, 1)
    table.resolve()
    assert table.you.ready_resources == left
    to_attack(table)
    strike(table.you, "defense" if gears else 1, "defense")
    all_pass(table)
    assert table.them.graveyard == [PEBBLE] and len(table.them.damage) == dealt

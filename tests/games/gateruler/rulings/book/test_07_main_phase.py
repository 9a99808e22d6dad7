"""Chapter 7: main phase actions."""

from __future__ import annotations

import pytest

from tests.games.gateruler.rulings.book.stock import (
    DEEP_BREATH,
    FALCON,
    OLD_GUARD,
    PEBBLE,
    QUICK_IDEA,
    SECOND_BREATH,
    WALLS,
    abilities_of,
    actions,
    begun,
    p,
    play,
    spend,
    summoned,
    unit,
    verbs,
)
from tests.games.gateruler.table import Table, charged, down
from tests.games.gateruler.told import knows

ERRAND_BOY = unit(
    "Errand Boy",
    "L1 1/1/1",
    '"Fetch" - Standard Action: Draw 1 card.\n'
    '"Dash" - Instant Action: [Discard 1 card.] Draw 1 card.',
)


@pytest.mark.rule("gateruler:7-1a")
@pytest.mark.rule("gateruler:9-3e-5")
@pytest.mark.rule("gateruler:9-3f")
def test_r41_with_something_in_the_gate_no_main_phase_action() -> None:
    """Instant actions and set cards of other timings are left; P1 keeps the priority."""
    table = begun(
        you=p(
            hand=[DEEP_BREATH, PEBBLE, WALLS], attack={1: ERRAND_BOY}, set=[SECOND_BREATH], damage=1
        )
    )
    assert sorted(abilities_of(table.you, ERRAND_BOY)) == [0, 1]
    assert {"set", "rearrange", "summon"} <= verbs(table.you)
    table.you.plays(DEEP_BREATH)
    for choice in (True, False):
        assert table.waiting[0] == "resolve card" and table.asked == "you"
        assert verbs(table.you) == {"pass", "ability", "play"}
        assert table.you.offers("play") == [SECOND_BREATH]
        assert abilities_of(table.you, ERRAND_BOY) == [1]
        table.you.uses(ERRAND_BOY, 1)
        if choice:  # the second time there is but one card left
            table.you.chooses(PEBBLE)
    table.resolve()
    assert len(table.you.hand) == 5


@pytest.mark.rule("gateruler:9-2d")
@pytest.mark.rule("gateruler:9-4b")
def test_r42_an_opponents_answer_to_a_pass_reopens_the_main_phase() -> None:
    """The gate process ends only when both pass with an empty gate."""
    table = begun(you=p(hand=[PEBBLE]), them=p(set=[SECOND_BREATH], damage=1))
    table.you.passes()
    play(table.them, SECOND_BREATH)
    assert table.them.damage == []
    assert table.asked == "you" and table.prompt == "act" and table.waiting == []
    table.you.summons(PEBBLE, 1)
    table.resolve()
    assert table.you.attack(1) == PEBBLE


@pytest.mark.rule("gateruler:9-3g-1")
def test_r42_without_an_answer_it_ends() -> None:
    """Had P2 passed, the main phase would have been over."""
    table = begun(you=p(hand=[PEBBLE]), them=p(set=[SECOND_BREATH], damage=1))
    table.you.passes()
    table.them.passes()
    assert table.halted


@pytest.mark.rule("gateruler:7-2a-1")
@pytest.mark.rule("gateruler:7-5a")
@pytest.mark.rule("gateruler:6-3c")
def test_r43_a_revealed_event_in_the_drive_zone_cannot_be_set_any_more() -> None:
    """Setting takes face-down cards; only units, fields and standard action events can be revealed.
    What is left goes to the graveyard."""
    table = begun(you=p(drive=[down(DEEP_BREATH), down(DEEP_BREATH), down(SECOND_BREATH)]))
    first, second, instant = table.game.state.zones[table.you.find_zone("drive")]
    assert table.asks is not None
    options = table.asks.options
    assert [o[1] for o in options if o[0] == "reveal"] == [first, second]
    assert [o[1] for o in options if o[0] == "set"] == [first, second, instant]
    table.you.does("reveal", DEEP_BREATH)
    options = table.asks.options
    assert [o[1] for o in options if o[0] == "set"] == [second, instant]
    assert [o[1] for o in options if o[0] == "play"] == [first]
    assert table.game.state.known[first] & 2
    pick_set(table, second)
    assert not table.game.state.known[second] & 2 and table.you.set_cards == [DEEP_BREATH]
    options = table.asks.options
    assert [o[1] for o in options if o[0] == "play"] == [first, second]
    assert [o[1] for o in options if o[0] == "reveal"] == []
    assert [o[1] for o in options if o[0] == "set"] == [instant]
    table.you.passes()
    assert table.halted and table.you.drive == []
    assert table.you.graveyard == [DEEP_BREATH, SECOND_BREATH]


def pick_set(table: Table, card: int) -> None:
    """Set this very card into the first set zone."""
    assert table.asks is not None
    table.answer(table.asks.options.index(("set", card)))
    table.you.chooses(1)


@pytest.mark.rule("gateruler:7-2a-2a")
@pytest.mark.rule("gateruler:7-9a")
@pytest.mark.rule("gateruler:16-3a")
def test_r44_overdrive_before_the_unit_and_no_touchdown_from_the_drive_zone() -> None:
    """A linked Overdrive ability holds the card back until it was played or removed; and Touchdown
    asks for the hand."""
    table = begun(you=p(drive=[down(FALCON)]))
    table.you.does("reveal", FALCON)
    assert verbs(table.you) == {"overdrive", "drop overdrive", "pass"}
    table.you.does("overdrive", FALCON)
    table.resolve()
    assert len(table.you.hand) == 1
    assert ("summon", "Gale Falcon") in actions(table.you)
    table.you.summons(FALCON, 1)
    table.resolve()
    assert table.you.attack(1) == FALCON and table.you.ready_resources == 3
    assert len(table.you.hand) == 1 and summoned(table.you) == 1


@pytest.mark.rule("gateruler:7-9b")
def test_r44_removing_the_overdrive_does_not_use_the_gate() -> None:
    """Nothing is drawn, P2 cannot answer, and the unit can be played at once."""
    table = begun(you=p(drive=[down(FALCON)]), them=p(set=[QUICK_IDEA]))
    table.you.does("reveal", FALCON)
    table.you.does("drop overdrive", FALCON)
    assert table.waiting == [] and table.asked == "you" and table.you.hand == []
    assert ("summon", "Gale Falcon") in actions(table.you)


@pytest.mark.rule("gateruler:12-4a")
@pytest.mark.rule("gateruler:14-4b-3a")
def test_r45_summoning_onto_an_occupied_zone_does_not_destroy() -> None:
    """The unit that lay there goes with its charge when the new one enters, not before; it is put
    into the graveyard, not destroyed."""
    table = begun(
        you=p(set=[QUICK_IDEA]), them=p(attack={1: charged(OLD_GUARD, PEBBLE)}, hand=[PEBBLE]),
        turn_of="them",
    )  # fmt: skip
    table.them.summons(PEBBLE, 1)
    while table.waiting:
        assert table.them.attack(1) == OLD_GUARD
        table.player(table.asked).passes()
    assert table.them.attack(1) == PEBBLE and table.prompt == "act"
    assert sorted([each.name for each in table.them.graveyard]) == ["Old Guard", "Pebble"]
    assert table.them.hand == []


@pytest.mark.rule("gateruler:14-5e")
@pytest.mark.rule("gateruler:9-3e-2")
def test_r46_set_and_used_in_the_same_turn() -> None:
    """Setting is free; the level is paid when the card is played, which it may be at once."""
    table = begun(you=p(hand=[QUICK_IDEA], resources=1))
    table.you.sets(QUICK_IDEA)
    assert table.you.ready_resources == 1
    play(table.you, QUICK_IDEA)
    assert table.you.ready_resources == 0
    assert len(table.you.hand) == 1 and table.you.graveyard == [QUICK_IDEA]


@pytest.mark.rule("gateruler:14-5e")
def test_r46_without_a_ready_resource_it_stays_set() -> None:
    """It cannot be played, and P2 does not learn what it is."""
    table = begun(you=p(hand=[QUICK_IDEA], resources=1), prepare=lambda table: spend(table.you, 1))
    table.you.sets(QUICK_IDEA)
    assert ("play", "Quick Idea") not in actions(table.you)
    assert table.you.set_cards == [QUICK_IDEA] and not knows(table.them, QUICK_IDEA)


@pytest.mark.rule("gateruler:14-4b-3a")
@pytest.mark.rule("gateruler:14-4b-11")
@pytest.mark.rule("gateruler:14-2b")
def test_r47_a_unit_that_may_not_go_to_the_defense_zone() -> None:
    """The occupied attack zones are offered, the empty defense zone is not."""
    roc = unit("Roc", "L3 4/3/2", "This cannot be placed in a defense zone.")
    table = begun(you=p(attack={1: PEBBLE, 2: PEBBLE}, hand=[roc]))
    table.you.does("summon", roc)
    assert table.asks is not None
    wanted = {("zone", table.you.zone(1)), ("zone", table.you.zone(2))}
    assert set(table.asks.options) == wanted
    table.you.chooses_zone(2)
    table.resolve()
    assert table.you.attack(2) == roc

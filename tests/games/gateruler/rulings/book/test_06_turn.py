"""Chapter 6: start phase, main phase, end phase."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.kernel.state import FACE_DOWN
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    COME_HOME,
    DROVER,
    IDLE,
    MARSHAL,
    PEBBLE,
    SLEEP,
    aim,
    all_pass,
    begun,
    deck,
    instant,
    marshal,
    p,
    play,
    ready_in,
    spend,
    standard,
    to_main_phase,
    unit,
    value_in,
    verbs,
    wounds,
)
from tests.games.gateruler.table import Table, down, exhausted
from tests.games.gateruler.told import knows


@pytest.mark.rule("gateruler:6-2f-1")
@pytest.mark.rule("gateruler:6-2f-2")
@pytest.mark.rule("gateruler:10-2a")
def test_r33_the_first_turn_has_one_card_fewer_but_no_drive_fewer() -> None:
    """Driven cards lie face down for their owner's eyes, and are not for the start phase."""
    table = begun(
        you=p(ruler=DROVER, deck=deck(BEAR, BEAR), set=[SLEEP]),
        them=p(ruler=DROVER, hand=[IDLE], set=[SLEEP]), phase="turn", turn=0, turn_of="them",
    )  # fmt: skip
    while not table.you.drive:
        assert table.you.hand == []
        table.player(table.asked).passes()
    assert table.you.hand == [] and table.you.drive == [BEAR, BEAR] and table.waiting == []
    state = table.game.state
    assert [state.face[card] for card in state.zones[z.drive_of(0)]] == [FACE_DOWN] * 2
    assert knows(table.you, BEAR) and not knows(table.them, BEAR)
    assert table.game.is_under_way("start phase") and table.asked == "you"
    assert verbs(table.you) == {"play", "pass"}
    to_main_phase(table, "you")
    assert "reveal" in verbs(table.you)
    table.you.passes()
    to_main_phase(table, "them")
    assert len(table.them.hand) == 2 and len(table.them.drive) == 2


@pytest.mark.rule("gateruler:6-2c")
@pytest.mark.rule("gateruler:6-2f")
def test_r34_what_becomes_ready_in_the_start_phase() -> None:
    """The active player's ruler and attack zones, and what the ruler says of resources."""
    almoner = marshal(name="Test Almoner", start_of_turn=["ready resources 2", "draw 1"])
    table = begun(
        you=p(ruler=exhausted(MARSHAL), attack={1: exhausted(PEBBLE)}),
        them=p(
            ruler=exhausted(almoner), attack={1: exhausted(PEBBLE)}, defense=PEBBLE, resources=4
        ),
        phase="start phase", turn_of="them", prepare=lambda table: spend(table.them, 4),
    )  # fmt: skip
    assert ready_in(table.them, "ruler") and ready_in(table.them, 1)
    assert not ready_in(table.them, "defense")
    assert table.them.ready_resources == 2
    assert not ready_in(table.you, "ruler") and not ready_in(table.you, 1)


@pytest.mark.rule("gateruler:6-2d")
@pytest.mark.rule("gateruler:6-2e")
def test_r35_at_the_start_of_your_turn_resolves_before_the_draw() -> None:
    """The gate process of the start of the turn stands before the ruler's draw."""
    monk = unit(
        "Tidy Monk", "L2 2/2/1", "At the start of your turn, discard all cards in your hand."
    )
    table = begun(you=p(attack={1: monk}, hand=[PEBBLE, PEBBLE]), phase="start phase")
    all_pass(table)
    assert table.you.graveyard == [PEBBLE, PEBBLE] and len(table.you.hand) == 2


@pytest.mark.rule("gateruler:6-2b")
@pytest.mark.rule("gateruler:11-2a-2a")
def test_r36_at_the_start_of_the_game_for_both_in_the_first_turn_only() -> None:
    """P1's is played first and lies below, so P2 draws first; before anything is readied."""
    eager = marshal("At the start of the game, draw 1 card.", name="Eager Marshal")
    table = begun(
        you=p(ruler=exhausted(eager)), them=p(ruler=eager), phase="turn", turn=0, turn_of="them"
    )
    to_main_phase(table, "you")
    told = [
        (entry.message, entry.seat)
        for entry in table.game.log or ()
        if entry.message in ("draw", "ready")
    ]
    assert [seat for message, seat in told if message == "draw"][:3] == [1, 0, 0]
    assert [message for message, _seat in told].index("ready") == 2
    assert (len(table.you.hand), len(table.them.hand)) == (2, 1)
    table.you.passes()
    to_main_phase(table, "them")
    assert (len(table.you.hand), len(table.them.hand)) == (2, 3)


@pytest.mark.rule("gateruler:6-3c")
@pytest.mark.rule("gateruler:6-3c-1")
def test_r37_leftovers_of_the_drive_zone() -> None:
    """What they set off waits for the attack phase."""
    imp = unit(
        "Litter Imp",
        "L1 1/1/1",
        "When this is put into your graveyard from your drive zone, draw 1 card.",
    )
    table = begun(you=p(drive=[down(imp), PEBBLE]), them=p(set=[SLEEP]))
    table.you.passes()
    table.them.passes()
    assert table.halted and table.you.graveyard == [imp, PEBBLE] and table.you.hand == []
    table.begins("attack phase", attacks=0)
    while table.waiting:
        assert table.you.hand == []
        table.player(table.asked).passes()
    assert len(table.you.hand) == 1
    all_pass(table)


@pytest.mark.rule("gateruler:6-5c-1")
@pytest.mark.rule("gateruler:6-5c-2")
def test_r38_damage_goes_away_before_more_hp_does() -> None:
    """Q. A Bear of 3 HP has 4 damage and +3 HP until the end of the turn.  A. The damage is gone
    first, then the effect ends: it lives."""
    swell = instant("Swell", "Choose 1 unit. Until the end of this turn, it gains +3 HP.")
    sting = instant("Sting", "Choose 1 enemy unit and deal 4 damage to it.")
    table = begun(
        you=p(set=[sting]), them=p(attack={1: BEAR}, set=[swell]), phase="turn", turn=2,
        turn_of="them",
    )  # fmt: skip
    to_main_phase(table, "you")
    table.you.passes()
    play(table.them, swell, BEAR)
    play(table.you, sting, BEAR)
    assert table.them.attack(1) == BEAR and wounds(table.them, 1) == 4
    while table.game.state.turn_player == 0:
        table.player(table.asked).passes()
    assert table.them.attack(1) == BEAR and table.them.graveyard == [swell]
    assert wounds(table.them, 1) == 0 and value_in(table.them, 1, "hp") == 3


MOTH = unit("Night Moth", "L1 1/1/1", "At the end of the turn, draw 1 card.")
SEXTON = unit(
    "Sexton",
    "L2 2/2/1",
    "At the end of the turn, choose 1 «Night Moth» in your graveyard and special summon it.",
)


@pytest.mark.rule("gateruler:6-5a-1")
@pytest.mark.rule("gateruler:6-5d")
def test_r39_the_end_phase_starts_over_for_a_new_arrival() -> None:
    """The Moth that came in the end phase is heard in it once, the Sexton not again."""
    table = begun(
        them=p(attack={1: SEXTON}, graveyard=[MOTH, MOTH], hand=[IDLE]), phase="turn", turn=1,
        turn_of="you",
    )  # fmt: skip
    to_main_phase(table, "them")
    held = len(table.them.hand)
    while table.game.state.turn_player == 1 and table.prompt != "target":
        table.player(table.asked).passes()
    table.them.chooses(MOTH)
    table.them.chooses_zone(2)
    while table.game.state.turn_player == 1:
        table.player(table.asked).passes()
    assert table.them.attack(2) == MOTH and table.them.graveyard == [MOTH]
    assert len(table.them.hand) == held + 1


WHET = standard("Whet", "Choose 1 unit. It gains +1 ATK.")
FLARE = standard("Flare Up", "Choose 1 unit. Until the end of this turn, it gains +1 ATK.")


def attacks_of_pebbles(table: Table) -> tuple[int, int]:
    return value_in(table.you, 1, "atk"), value_in(table.you, 2, "atk")


@pytest.mark.rule("gateruler:14-12a-2a")
@pytest.mark.rule("gateruler:6-5c-2")
def test_r40_no_duration_printed_means_for_the_rest_of_the_game() -> None:
    """But only on that card, which is gone once it has left play."""
    table = begun(
        you=p(attack={1: PEBBLE, 2: PEBBLE}, hand=[WHET, FLARE, COME_HOME]), phase="turn", turn=2,
        turn_of="them",
    )  # fmt: skip
    to_main_phase(table, "you")
    for card, zone in ((WHET, 1), (FLARE, 2)):
        table.you.plays(card)
        aim(table.you, table.you, zone)
        table.resolve()
    assert attacks_of_pebbles(table) == (2, 2)
    table.you.passes()
    to_main_phase(table, "them")
    assert attacks_of_pebbles(table) == (2, 1)
    to_main_phase(table, "you")
    table.you.plays(COME_HOME)
    aim(table.you, table.you, 1)
    table.resolve()
    table.you.summons(PEBBLE, 1)
    table.resolve()
    assert attacks_of_pebbles(table) == (1, 1)

"""Chapter 12, first part: Enter, When Invading, Awakening, Burst."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    CINDER,
    COLOSSUS,
    EDITIONS,
    PICKET,
    SCOUT,
    cinder,
    ends_turn,
    flare,
    machine,
    order_all,
    p1,
    p2,
    value_in,
)
from tests.games.godzilla.table import battle, given, strategy


@EDITIONS
@pytest.mark.rule("godzilla:12.2.2")
@pytest.mark.rule("godzilla:5.11.3")
@pytest.mark.rule("godzilla:12.4.2")
@pytest.mark.parametrize("position", [6, 5])
def test_r103_enter_with_awakening_and_a_place_of_origin(edition: str, position: int) -> None:
    """Q. The card found by its Enter enters from the deck. Does it search too?  A. No: it was not
    played from the hand."""
    mantis = battle(
        "Cave Mantis",
        "[Awakening 6] [Enter] If this card was played from your hand, search your deck for up to "
        "1 «Mantis» battle card, play it, then shuffle your deck.",
        2000,
        rank=3,
        traits=["Mantis"],
    )
    table = given(
        you=p1(position=position, hand=[mantis], deck=[mantis, mantis, PICKET]),
        them=p2(position=3), edition=edition,
    )  # fmt: skip
    table.you.plays(mantis, zone=1)
    if position == 6:
        table.you.chooses(mantis)
        table.you.chooses(2)
        assert table.you.zone(2) is mantis
    assert table.prompt == "main"
    assert table.you.deck.count(mantis) == (1 if position == 6 else 2)


BLAZING = cinder("Blazing Cinder", "[When Invading] Draw 1 card.")


@EDITIONS
@pytest.mark.rule("godzilla:12.3.2")
@pytest.mark.rule("godzilla:10.6.2.1")
def test_r104_an_invasion_of_two_steps(edition: str) -> None:
    table = given(you=p1(stack=[BLAZING], position=2, hand=[SCOUT]), them=p2(), edition=edition)
    table.you.invades_with(SCOUT)
    assert table.you.position == 4
    order_all(table)
    assert len(table.you.hand) == 2
    happened = [entry.message for entry in table.game.log or ()]
    assert happened.index("draw") > max(
        at for at, message in enumerate(happened) if message == "advance"
    )


@EDITIONS
@pytest.mark.rule("godzilla:12.3.2")
@pytest.mark.rule("godzilla:7.5.2")
def test_r105_advances_that_are_no_invasion(edition: str) -> None:
    step = strategy(text="Advance your monster card by 1 zone.", rank=2)
    table = given(
        you=p1(stack=[BLAZING], position=2, hand=[step, PICKET]), them=p2(), edition=edition
    )
    table.you.plays(step, zone=1)
    assert table.you.position == 3
    assert table.you.hand == [PICKET]
    assert table.you.offers("invade") == [PICKET]
    table.you.passes()
    table.begins("counter phase")
    table.begins("end phase")
    assert table.you.position == 4
    assert len(table.you.deck) == 16


@EDITIONS
@pytest.mark.rule("godzilla:12.4.2")
@pytest.mark.rule("godzilla:5.15.1.1")
def test_r106_awakening_goes_on_and_off_with_ones_own_monster(edition: str) -> None:
    guard = machine("Dawn Guard", "[Awakening 4] This card gains +4000 counter power.", rank=3)
    table = given(
        you=p1(position=8, zones={1: guard}), them=p2(zones={1: COLOSSUS}), turn_of="them",
        edition=edition,
    )  # fmt: skip
    assert value_in(table.you, 1, "counter_power") == 5000
    table.them.passes()
    table.begins("counter phase")
    assert table.you.position == 3
    assert value_in(table.you, 1, "counter_power") == 1000
    table.begins("end phase")
    table.begins("turn")
    assert table.asked == "you"
    assert value_in(table.you, 1, "counter_power") == 1000
    table.you.passes()
    assert table.asked == "them"
    assert table.you.position == 4
    assert value_in(table.you, 1, "counter_power") == 5000


@EDITIONS
@pytest.mark.rule("godzilla:12.5.2")
@pytest.mark.rule("godzilla:12.5.3")
@pytest.mark.rule("godzilla:7.2.2")
def test_r107_burst(edition: str) -> None:
    """Q. When does a Burst card go, and what is left?  A. As this turn's end phase begins; the card
    below, which has not entered, and the rage."""
    watcher = cinder("Cinder Watcher", "[Enter] Draw 1 card.", 5000)
    fire = flare()
    table = given(
        you=p1(stack=[watcher], position=2, hand=[fire, *[PICKET] * 4]), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.bursts(fire)
    assert table.you.monster is fire
    assert (table.you.rage, table.you.threat) == (1, 19000)
    table.you.passes()
    table.begins("counter phase")
    table.begins("end phase")
    assert table.you.discard == [fire]
    assert table.you.monster is watcher
    assert (table.you.position, table.you.rage, table.you.threat) == (3, 1, 10000)
    assert len(table.logged("standby")) == 1, "the Burst's own, and no Enter"
    table.begins("turn")
    assert table.asked == "them"
    assert len(table.them.hand) == 1
    assert table.you.threat == 10000


@EDITIONS
@pytest.mark.rule("godzilla:12.5.2.1")
@pytest.mark.rule("godzilla:8.5.2")
def test_r108_a_burst_card_covered_by_another_monster(edition: str) -> None:
    fire = flare()
    table = given(you=p1(hand=[fire, CINDER[2]]), them=p2(), edition=edition)
    table.you.bursts(fire)
    english = edition == "en-1.01"
    if english:
        table.you.plays(CINDER[2])
        assert table.you.rage == 2
    else:
        assert table.you.offers("play monster") == []
    table.you.passes()
    ends_turn(table)
    assert table.you.stack == ([CINDER[1], CINDER[2]] if english else [CINDER[1]])
    assert fire in table.you.discard
    assert table.you.threat == (22000 if english else 10000)
    assert len(table.them.hand) == (2 if english else 1)


@EDITIONS
@pytest.mark.rule("godzilla:12.5.2")
def test_r109_a_burst_card_played_at_its_own_rank(edition: str) -> None:
    fire = flare()
    table = given(
        you=p1(stack=[CINDER[1], CINDER[2]], monsters=[CINDER[3]], hand=[fire]),
        them=p2(),
        edition=edition,
    )
    assert table.you.offers("burst") == []
    table.you.plays(fire)
    table.you.passes()
    ends_turn(table)
    table.them.passes()
    table.you.passes()
    assert table.you.monster is fire
    assert table.you.discard == []


@EDITIONS
@pytest.mark.rule("godzilla:12.5.2")
@pytest.mark.rule("godzilla:12.7.2")
def test_r110_burst_and_revenge_on_one_monster(edition: str) -> None:
    wraith = cinder("Cinder Wraith", "[Burst 1]\n[Revenge] Draw 1 card.", 11000, rank=2)
    table = given(you=p1(position=3, hand=[wraith, *[PICKET] * 4]), them=p2(), edition=edition)
    table.you.bursts(wraith)
    table.you.passes()
    table.begins("counter phase")
    table.begins("end phase")
    assert table.you.discard == [wraith]
    assert table.you.position == 4
    assert (len(table.you.hand), len(table.you.deck)) == (5, 19)
    assert len(table.logged("ability")) == 2, "the Burst's and the Revenge"

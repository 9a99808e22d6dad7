"""Chapter 3: stacks, the invading monster, rage, and whose ability it is."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    BULWARK,
    COLOSSUS,
    EDITIONS,
    FELL,
    GRUB,
    PICKET,
    SENTRY,
    TIDE,
    WING,
    cinder,
    grieving,
    machine,
    p1,
    p2,
    value_in,
)
from tests.games.godzilla.table import battle, given, monster, strategy


@EDITIONS
@pytest.mark.rule("godzilla:3.2.3")
@pytest.mark.rule("godzilla:3.2.4")
@pytest.mark.rule("godzilla:5.12.1.1")
def test_r13_a_stack_is_one_card_and_only_its_top_is_destroyed(edition: str) -> None:
    """Q. Two cards lie on each other and are destroyed. How many were?  A. One; both go."""
    table = given(
        you=p1(stack=[grieving()], position=2, zones={4: WING}, under={4: [GRUB]}),
        them=p2(hand=[FELL], position=4),
        turn_of="them",
        edition=edition,
    )
    assert table.you.total == 4000
    assert value_in(table.you, 4, "rank") == 4
    table.them.plays(FELL, zone=1)
    assert table.prompt == "main"
    assert sorted(card.name for card in table.you.discard) == ["Moss Grub", "Moss Wing"]
    assert table.you.rage == 1


@EDITIONS
@pytest.mark.rule("godzilla:3.2.3.1")
@pytest.mark.rule("godzilla:3.2.6")
def test_r14_the_ability_of_a_covered_card_is_silent(edition: str) -> None:
    beacon = battle(
        "Moss Beacon", "All of your other battle cards gain +3000 counter power.", 0, rank=2,
        traits=["Moss"],
    )  # fmt: skip
    table = given(
        you=p1(zones={4: WING, 1: SENTRY}, under={4: [beacon]}), them=p2(rage=1), edition=edition
    )
    assert value_in(table.you, 1, "counter_power") == 3000
    assert value_in(table.you, 4, "counter_power") == 4000
    assert table.you.total == 7000
    assert table.them.threat == 11000
    table.you.passes()
    table.begins("counter phase")
    assert table.them.monster is TIDE[1]


TWIN_TIDE = monster("Twin Tide", threat=6000, colors=["blue"], traits=["Tide", "Coral"])
CORAL = monster("Coral Drifter", threat=7000, colors=["blue"], traits=["Coral"])


@EDITIONS
@pytest.mark.rule("godzilla:5.15.1.2.1")
@pytest.mark.rule("godzilla:3.2.3.1")
def test_r15_losing_at_rank_1_because_the_trait_has_drifted(edition: str) -> None:
    """Q. The top of my monster shares no trait with the next rank; the card below does.  A. Only
    the top counts: I lose."""
    mine = p1(zones={1: COLOSSUS, 2: COLOSSUS})
    table = given(
        you=mine, them=p2(stack=[TWIN_TIDE, CORAL], position=3, rage=1), phase="counter phase",
        edition=edition,
    )  # fmt: skip
    assert table.result is not None
    assert table.result[0] == "you"


@EDITIONS
@pytest.mark.rule("godzilla:5.15.1.2")
def test_r15_with_the_trait_the_game_goes_on(edition: str) -> None:
    table = given(
        you=p1(zones={1: COLOSSUS, 2: COLOSSUS}), them=p2(stack=[TWIN_TIDE], position=3, rage=1),
        phase="counter phase", edition=edition,
    )  # fmt: skip
    assert table.result is None
    assert table.them.monster is TIDE[2]


@EDITIONS
@pytest.mark.rule("godzilla:7.4.3")
@pytest.mark.rule("godzilla:7.2.4")
@pytest.mark.rule("godzilla:3.4.5")
def test_r16_rage_survives_a_counter(edition: str) -> None:
    """Q. A monster with rage 2 is countered. What rage has the next one?  A. 2, until its
    player's start phase."""
    table = given(
        you=p1(zones={1: COLOSSUS, 2: BULWARK, 3: PICKET}), them=p2(position=2, rage=2),
        phase="counter phase", edition=edition,
    )  # fmt: skip
    assert table.them.stack == [TIDE[1], TIDE[2]]
    assert (table.them.position, table.them.rage, table.them.threat) == (2, 2, 23000)
    table.begins("end phase")
    table.begins("turn")
    assert table.asked == "them"
    assert (table.them.rage, table.them.threat) == (0, 13000)


@EDITIONS
@pytest.mark.rule("godzilla:3.4.4")
def test_r17_rage_stops_at_zero_and_no_debt_remains(edition: str) -> None:
    """Q. Rage 1 is reduced by 3 and then goes up by 1.  A. It is 1."""
    soothe = strategy(text="Reduce your opponent's [Rage] by 3.", rank=4)
    nettle = machine(
        "Nettle", "At the beginning of the end phase, increase your monster card's [Rage] by 1.",
        rank=2,
    )  # fmt: skip
    table = given(
        you=p1(hand=[soothe], position=4), them=p2(rage=1, zones={1: nettle}), edition=edition
    )
    table.you.plays(soothe, zone=1)
    assert (table.them.rage, table.them.threat) == (0, 6000)
    table.you.passes()
    table.begins("counter phase")
    table.begins("end phase")
    assert table.them.rage == 1


@EDITIONS
@pytest.mark.rule("godzilla:3.1.2.3.1")
@pytest.mark.rule("godzilla:4.1.6")
def test_r18_who_draws_and_discards_on_the_other_players_turn(edition: str) -> None:
    """Q. My Revenge says "draw 2 cards, then discard 1 card" on my opponent's turn. Who does?
    A. I do, from my own areas."""
    guard = battle(
        "Reef Guard", "[Revenge] Draw 2 cards, then discard 1 card.", 2000, rank=3,
        traits=["Reef"], colors=["blue"],
    )  # fmt: skip
    break_ = strategy(text="[Destroy] 1 of your opponent's rank 3 or lower battle cards.", rank=4)
    table = given(
        you=p1(hand=[break_], position=4), them=p2(hand=[PICKET], zones={3: guard}),
        edition=edition,
    )  # fmt: skip
    table.you.plays(break_, zone=1)
    assert table.asked == "them"
    assert len(table.them.hand) == 3
    table.them.chooses(PICKET)
    assert (table.asked, table.prompt) == ("you", "main")
    assert len(table.them.hand) == 2
    assert table.them.discard == [guard, PICKET]
    assert len(table.them.deck) == 18
    assert len(table.you.deck) == 20


@EDITIONS
@pytest.mark.rule("godzilla:4.7.2")
@pytest.mark.rule("godzilla:8.5.1.1")
@pytest.mark.rule("godzilla:3.2.3.1")
def test_r19_a_monster_on_top_keeps_place_and_rage_but_is_a_new_card(edition: str) -> None:
    """Q. I play a monster, and rage goes up. Which of the two hears it?  A. The new one."""
    hungry = cinder("Hungry Cinder", "Whenever this card's [Rage] is increased, draw 1 card.")
    veteran = cinder(
        "Cinder Veteran",
        "Whenever this card's [Rage] is increased, [Destroy] 1 of your opponent's rank 3 or lower "
        "battle cards.",
        6000,
    )
    table = given(
        you=p1(stack=[hungry], rage=1, hand=[veteran]), them=p2(zones={1: SENTRY}),
        edition=edition,
    )  # fmt: skip
    table.you.plays(veteran)
    assert table.you.monster is veteran
    assert (table.you.position, table.you.rage, table.you.threat) == (5, 2, 16000)
    assert table.them.discard == [SENTRY]
    assert table.you.hand == []

"""Chapter 1: winning and losing, and the golden rules."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    BULWARK,
    COLOSSUS,
    EDITIONS,
    PICKET,
    SCOUT,
    SENTRY,
    SMALL_PLAN,
    WRECKER,
    cinder,
    ends_turn,
    machine,
    p1,
    p2,
    seen,
    tide,
)
from tests.games.godzilla.table import given, strategy


@EDITIONS
@pytest.mark.rule("godzilla:1.2.3")
@pytest.mark.rule("godzilla:1.2.1")
def test_r01_conceding_in_the_middle_of_the_other_players_choice(edition: str) -> None:
    """Q. My opponent chooses a card to destroy. May I concede now?  A. Yes: the game is over
    at once, and nothing more happens."""
    order = strategy(text="[Destroy] 1 of your opponent's rank 3 or lower battle cards.", rank=3)
    alarm = machine(
        "Alarm Post", "Whenever your opponent plays a strategy card, draw 1 card.", rank=2
    )
    table = given(
        you=p1(hand=[order], position=3), them=p2(zones={1: PICKET, 2: SENTRY, 4: alarm}),
        edition=edition,
    )  # fmt: skip
    table.you.plays(order, zone=1)
    assert (table.asked, table.prompt) == ("you", "destroy")
    table.them.concedes()
    assert table.result is not None
    assert table.result[0] == "you"
    assert (table.them.zone(1), table.them.zone(2), table.them.zone(4)) == (PICKET, SENTRY, alarm)
    assert table.them.hand == []
    assert table.game.decision is None


@EDITIONS
@pytest.mark.rule("godzilla:1.2.2")
@pytest.mark.rule("godzilla:1.2.4")
def test_r02_both_players_lose_together(edition: str) -> None:
    """Q. An effect makes each player lose. Who wins?  A. Nobody: it is a draw."""
    ruin = strategy(text="Each player loses the game.", rank=5)
    table = given(you=p1(hand=[ruin]), them=p2(), edition=edition)
    table.you.plays(ruin, zone=1)
    assert table.result is not None
    assert table.result[0] == "draw"


@EDITIONS
@pytest.mark.rule("godzilla:1.2.4")
@pytest.mark.rule("godzilla:10.4.3.2")
@pytest.mark.rule("godzilla:10.4.3.3")
def test_r03_losing_by_effect_before_the_counter_is_worked_out(edition: str) -> None:
    """Q. The other monster's ability makes its player lose as the counter phase begins. Is the
    counter power compared?  A. No; but the turn player's ability came first."""
    drone = machine(
        "Ledger Drone", "At the beginning of your counter phase, draw 1 card.", 2000, rank=3
    )
    brittle = tide(
        "Brittle Tide",
        "[Opponent's Turn] At the beginning of the counter phase, if you have no battle cards in "
        "your zones, you lose the game.",
        45000,
        rank=4,
    )
    table = given(
        you=p1(zones={1: drone}), them=p2(stack=[brittle], position=4), phase="counter phase",
        edition=edition,
    )  # fmt: skip
    assert table.result is not None
    assert table.result[0] == "you"
    assert len(table.you.hand) == 1
    assert table.logged("counter power") == []


@EDITIONS
@pytest.mark.rule("godzilla:1.3.2")
@pytest.mark.rule("godzilla:10.5.3.1")
def test_r04_three_to_destroy_and_two_there(edition: str) -> None:
    """Q. I must destroy three and there are two. May I destroy fewer?  A. No: both."""
    storm = strategy(text="[Destroy] 3 of your opponent's rank 3 or lower battle cards.", rank=4)
    table = given(
        you=p1(hand=[storm], position=4), them=p2(zones={1: PICKET, 2: SENTRY, 3: COLOSSUS}),
        edition=edition,
    )  # fmt: skip
    table.you.plays(storm, zone=1)
    assert table.prompt == "main"
    assert sorted(card.name for card in table.them.discard) == ["Picket", "Sentry"]
    assert table.them.zone(3) is COLOSSUS


@EDITIONS
@pytest.mark.rule("godzilla:1.3.3")
@pytest.mark.rule("godzilla:1.3.1")
def test_r05_a_monster_that_cannot_advance(edition: str) -> None:
    """Q. It can neither advance nor invade. Does an effect, an invasion or the end phase move
    it?  A. None of them."""
    rooted = tide("Rooted Tide", "This card cannot advance nor invade.")
    lure = strategy(text="Advance your opponent's monster card by 2 zones.", rank=4)
    table = given(
        you=p1(hand=[lure], position=4),
        them=p2(stack=[rooted], position=3, zones={4: PICKET}, hand=[SCOUT, SMALL_PLAN]),
        edition=edition,
    )
    table.you.plays(lure, zone=1)
    assert table.them.position == 3
    assert table.them.zone(4) is PICKET
    table.you.passes()
    ends_turn(table)
    assert (table.asked, table.prompt) == ("them", "main")
    assert table.them.offers("invade") == []
    table.them.passes()
    assert table.asked == "you"
    assert table.them.position == 3


@EDITIONS
@pytest.mark.rule("godzilla:1.3.2.2")
@pytest.mark.rule("godzilla:10.6.2")
def test_r06_an_increase_by_nothing_is_no_increase(edition: str) -> None:
    """Q. Rage goes up by 1 for each strategy card, and I have none. Is that an increase?
    A. No."""
    seething = cinder("Seething Cinder", "Whenever this card's [Rage] is increased, draw 1 card.")
    drummer = machine(
        "War Drummer",
        "[Enter] Increase your monster card's [Rage] by 1 for each strategy card in your strategy "
        "zone.",
        2000,
        rank=3,
    )
    table = given(
        you=p1(stack=[seething], position=2, hand=[drummer]), them=p2(position=3), edition=edition
    )
    table.you.plays(drummer, zone=5)
    assert table.you.rage == 0
    assert table.you.hand == []


LEVEL = strategy(
    text="Each player discards cards until they have 1 card remaining in their hand.", rank=4
)


@EDITIONS
@pytest.mark.rule("godzilla:1.3.4.2")
@pytest.mark.rule("godzilla:5.7.2")
@pytest.mark.rule("godzilla:5.7.2.1")
def test_r07_each_player_discards_and_neither_sees_the_others_choice(edition: str) -> None:
    """Q. Both players discard. Who chooses first, and what does the second see?  A. The turn
    player; nothing of that choice."""
    table = given(
        you=p1(hand=[PICKET, SENTRY, BULWARK, COLOSSUS]),
        them=p2(hand=[LEVEL, PICKET, SCOUT, SENTRY], position=4),
        turn_of="them",
        edition=edition,
    )
    table.them.plays(LEVEL, zone=1)
    assert table.asked == "them"
    table.them.chooses(SCOUT)
    assert table.asked == "you"
    theirs = seen(table.you, "hand", table.them)
    assert (theirs["count"], theirs["cards"]) == (3, [])
    assert seen(table.you, "discard", table.them)["count"] == 0
    assert table.you.sees()["chosen"] == []
    table.you.chooses(COLOSSUS)
    assert (table.them.hand, table.you.hand) == ([SCOUT], [COLOSSUS])
    assert sorted(card.name for card in table.them.discard) == ["Picket", "Sentry"]
    assert sorted(card.name for card in table.you.discard) == ["Bulwark", "Picket", "Sentry"]


@EDITIONS
@pytest.mark.rule("godzilla:5.7.2.1")
def test_r07_whoever_has_no_cards_is_not_asked(edition: str) -> None:
    table = given(
        you=p1(), them=p2(hand=[LEVEL, PICKET, SCOUT], position=4), turn_of="them",
        edition=edition,
    )  # fmt: skip
    table.them.plays(LEVEL, zone=1)
    table.them.chooses(SCOUT)
    assert table.asked == "them"
    assert table.prompt == "main"
    assert table.them.hand == [SCOUT]


@EDITIONS
@pytest.mark.rule("godzilla:10.5.3.1.1")
@pytest.mark.rule("godzilla:10.5.3.1")
def test_r08_up_to_1_and_plain_1(edition: str) -> None:
    """Q. May I choose no card?  A. Of "up to 1" yes, of "1" no."""
    careful = machine(
        "Careful Wrecker", "[Enter] [Destroy] up to 1 of your other battle cards.", 3000, rank=3
    )
    table = given(
        you=p1(position=2, zones={5: BULWARK}, hand=[careful, WRECKER]), them=p2(position=3),
        edition=edition,
    )  # fmt: skip
    table.you.plays(careful, zone=1)
    table.you.chooses()
    assert table.you.zone(5) is BULWARK
    table.you.plays(WRECKER, zone=6)
    assert table.asks is not None
    assert table.asks.least == 1
    assert sorted(card.name for card in table.you.offered) == ["Bulwark", "Careful Wrecker"]
    table.you.chooses(BULWARK)
    assert table.you.discard == [BULWARK]

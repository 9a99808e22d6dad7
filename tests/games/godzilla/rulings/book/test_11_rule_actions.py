"""Chapter 11: rule actions that interrupt, and those that wait."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    DEEP,
    EDITIONS,
    FORT,
    IRON,
    PICKET,
    SENTRY,
    SMALL_PLAN,
    machine,
    p1,
    p2,
)
from tests.games.godzilla.table import given, strategy


@EDITIONS
@pytest.mark.rule("godzilla:11.1.2.1")
@pytest.mark.rule("godzilla:11.3.1")
def test_r100_trampling_in_the_middle_of_an_effect(edition: str) -> None:
    march = strategy(
        text="Advance your monster card by 1 zone. Then, if you have 3 or more battle cards in "
        "your zones, draw 2 cards.",
        rank=4,
    )
    table = given(
        you=p1(position=4, zones=dict.fromkeys((5, 6, 7), PICKET), hand=[march]), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.plays(march, zone=1)
    assert table.you.position == 5
    assert table.you.zone(5) is None
    assert table.you.hand == []


@EDITIONS
@pytest.mark.rule("godzilla:11.1.2.2")
@pytest.mark.rule("godzilla:11.5.1")
def test_r101_doubled_zones_wait_for_the_check_timing(edition: str) -> None:
    """Q. An effect plays a card onto another and then counts my cards.  A. Both count: the zone is
    put in order afterwards."""
    launch = strategy(
        text="Play 1 battle card with «Drone» from your discard pile. Then, if you have 2 or more "
        "battle cards in your zones, draw 1 card.",
        rank=4,
    )
    table = given(
        you=p1(position=4, zones={1: SENTRY}, discard=[IRON], hand=[launch]), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.plays(launch, zone=1)
    table.you.chooses(1)
    assert len(table.you.hand) == 1
    assert table.you.zone_cards(1) == [IRON]
    assert table.you.discard == [SENTRY]


@EDITIONS
@pytest.mark.rule("godzilla:5.9.1")
@pytest.mark.rule("godzilla:10.5.2.1.3")
@pytest.mark.rule("godzilla:11.5.1")
def test_r102_an_effect_activates_a_third_strategy_card(edition: str) -> None:
    """Q. Both my strategy zones are full. May an effect activate another card?  A. Yes, onto one of
    them; the older card goes before the new text is carried out."""
    bot = machine(
        "Second Wind Bot",
        "[Enter] Choose up to 1 strategy card in your discard pile. Play and activate the chosen "
        "card.",
        3000,
        rank=5,
    )
    table = given(
        you=p1(position=4, strategies={1: SMALL_PLAN, 2: FORT}, discard=[DEEP], hand=[bot]),
        them=p2(), edition=edition,
    )  # fmt: skip
    table.you.plays(bot, zone=1)
    table.you.chooses(DEEP)
    assert table.you.offered == [1, 2]
    table.you.chooses(1)
    assert table.you.strategy(1) is DEEP
    assert table.you.strategy(2) is FORT
    assert table.you.discard == [SMALL_PLAN]
    assert len(table.you.hand) == 3
    happened = [entry.message for entry in table.game.log or ()]
    assert happened.index("destroy") < happened.index("draw")

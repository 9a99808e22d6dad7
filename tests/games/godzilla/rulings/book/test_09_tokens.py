"""Chapter 9: tokens."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    EDITIONS,
    MITE,
    SENTRY,
    TIDE,
    grieving,
    order_all,
    p1,
    p2,
    value_in,
)
from tests.games.godzilla.table import battle, given, strategy


@EDITIONS
@pytest.mark.rule("godzilla:9.1.4.2")
@pytest.mark.rule("godzilla:9.1.1.1")
def test_r76_a_token_is_destroyed_then_vanishes(edition: str) -> None:
    bug = strategy(text="[Destroy] 1 of your opponent's rank 2 or lower battle cards.", rank=4)
    table = given(
        you=p1(stack=[grieving()], zones={2: MITE}), them=p2(hand=[bug], position=4),
        turn_of="them", edition=edition,
    )  # fmt: skip
    table.them.plays(bug, zone=1)
    assert table.you.rage == 1
    assert table.you.zone(2) is None
    assert table.you.discard == []


@EDITIONS
@pytest.mark.rule("godzilla:9.1.1.1")
@pytest.mark.rule("godzilla:7.4.2")
def test_r77_tokens_count(edition: str) -> None:
    keeper = battle(
        "Nest Keeper",
        "If you have 4 or more battle cards in your zones, this card gains +5000 counter power.",
        3000,
        rank=4,
        traits=["Mite"],
    )
    table = given(
        you=p1(position=4, zones={1: MITE, 2: MITE, 3: MITE, 5: keeper}), them=p2(rage=1),
        edition=edition,
    )  # fmt: skip
    assert value_in(table.you, 5, "counter_power") == 8000
    assert table.you.total == 11000
    table.you.passes()
    table.begins("counter phase")
    assert table.them.monster is TIDE[2]


@EDITIONS
@pytest.mark.rule("godzilla:9.1.4.2")
@pytest.mark.rule("godzilla:10.5.4")
def test_r78_a_token_returned_to_the_hand(edition: str) -> None:
    """Q. I return a token to my hand for a card. Did I do so?  A. Yes; the token is gone and the
    card drawn."""
    fold = strategy(
        text="You may return 1 of your battle cards to your hand. If you do, draw 1 card.", rank=3
    )
    table = given(you=p1(position=3, zones={1: MITE}, hand=[fold]), them=p2(), edition=edition)
    table.you.plays(fold, zone=1)
    table.you.says("yes")
    assert table.you.zone(1) is None
    assert len(table.you.hand) == 1
    assert MITE not in table.you.hand
    assert len(table.you.deck) == 19


MOTHER = battle(
    "Mite Mother", "[Enter] Play 2 “Mite” tokens in zones adjacent to this card.", 3000, rank=4,
    traits=["Mite"],
)  # fmt: skip


@EDITIONS
@pytest.mark.rule("godzilla:5.11.1.3")
@pytest.mark.rule("godzilla:11.5.1")
def test_r79_two_tokens_and_only_one_place(edition: str) -> None:
    table = given(you=p1(hand=[MOTHER]), them=p2(position=4), others=[MITE], edition=edition)
    table.you.plays(MOTHER, zone=1)
    while table.prompt in ("zone", "overload"):
        if table.prompt == "zone":
            assert table.you.offered == [2]
        table.you.chooses(table.you.offered[0])
    assert table.you.zone_cards(2) == [MITE]
    assert table.you.discard == []
    assert len(table.logged("destroy")) == 1


@EDITIONS
@pytest.mark.rule("godzilla:5.11.1.3")
def test_r79_with_more_places_they_go_to_different_ones(edition: str) -> None:
    table = given(you=p1(hand=[MOTHER]), them=p2(position=4), others=[MITE], edition=edition)
    table.you.plays(MOTHER, zone=3)
    assert table.you.offered == [2, 4, 8]
    table.you.chooses(4)
    assert table.you.offered == [2, 8]
    table.you.chooses(8)
    assert (table.you.zone(4), table.you.zone(8)) == (MITE, MITE)


@EDITIONS
@pytest.mark.rule("godzilla:9.1.2.1")
@pytest.mark.rule("godzilla:12.2.2")
def test_r80_every_tokens_enter_ability(edition: str) -> None:
    spark = battle(
        "Spark", "[Enter] Increase your monster card's [Rage] by 1.", 0, colors=["red"],
        traits=["Token", "Spark"], invasion=0,
    )  # fmt: skip
    rain = strategy(text="Play “Spark” tokens in each of your unoccupied zones.", rank=4)
    table = given(
        you=p1(position=4, zones=dict.fromkeys((1, 2, 3, 5, 6), SENTRY), hand=[rain]), them=p2(),
        others=[spark], edition=edition,
    )  # fmt: skip
    table.you.plays(rain, zone=1)
    assert (table.you.zone(7), table.you.zone(8)) == (spark, spark)
    order_all(table)
    assert table.you.rage == 2
    assert (table.asked, table.prompt) == ("you", "main")

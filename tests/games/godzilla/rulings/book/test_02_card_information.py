"""Chapter 2: ranks below zero, colours and traits."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.c08_actions import ranks
from tests.games.godzilla.rulings.book.stock import (
    EDITIONS,
    PICKET,
    SENTRY,
    TIDE,
    cinder,
    ends_turn,
    machine,
    p1,
    p2,
    value_in,
)
from tests.games.godzilla.table import given, monster, strategy


@EDITIONS
@pytest.mark.rule("godzilla:1.3.2.4")
@pytest.mark.rule("godzilla:2.3.2.2.1")
def test_r09_a_battle_rank_below_zero(edition: str) -> None:
    """Q. A rank 1 card is reduced by 2. What rank has it?  A. -1 in the English edition, 0 in the
    Japanese one, and "0 or lower" in both; on the other turn it has its own again."""
    hex_ = cinder(
        "Cinder Hex",
        "[Your Turn] Reduce the rank of all battle cards in your opponent's zones by 2.",
        11000,
        rank=2,
    )
    dust = strategy(text="[Destroy] 1 of your opponent's rank 0 or lower battle cards.", rank=3)
    table = given(
        you=p1(stack=[hex_], position=3, hand=[dust]), them=p2(zones={1: PICKET, 2: SENTRY}),
        edition=edition,
    )  # fmt: skip
    assert value_in(table.them, 1, "rank") == (-1 if edition == "en-1.01" else 0)
    assert value_in(table.them, 2, "rank") == 1
    table.you.plays(dust, zone=1)
    assert table.them.discard == [PICKET]
    table.you.passes()
    ends_turn(table)
    assert table.asked == "them"
    assert value_in(table.them, 2, "rank") == 3


@EDITIONS
@pytest.mark.rule("godzilla:8.3.1")
@pytest.mark.rule("godzilla:2.3.2.3.1")
def test_r10_a_strategy_rank_reduced_past_zero(edition: str) -> None:
    """Q. Rank 2 reduced by 3: may it be played from zone 1, and as what rank?  A. Yes; -1 in the
    English edition, 0 in the Japanese one."""
    signal = strategy(
        text="You can play this card from your hand with its rank reduced by 1 for each of your "
        "monster card's [Rage].\nDraw 2 cards.",
        rank=2,
    )
    table = given(you=p1(position=1, rage=3, hand=[signal]), them=p2(), edition=edition)
    assert table.you.offers("activate strategy") == [signal]
    played_as = ranks.rank_to_play(table.game, 0, table.you.find(signal))
    assert played_as == (-1 if edition == "en-1.01" else 0)
    table.you.plays(signal, zone=1)
    assert len(table.you.hand) == 2


GLEANER = cinder(
    "Cinder Gleaner",
    "[When Invading] If you discarded a red battle card for this card's invade action, "
    "draw 1 card.",
)


@EDITIONS
@pytest.mark.rule("godzilla:2.4.4")
@pytest.mark.rule("godzilla:2.4.3")
@pytest.mark.parametrize("colours", [["red", "blue"], ["white"]])
def test_r11_a_card_of_two_colours_is_of_each_of_them(edition: str, colours: list[str]) -> None:
    """Q. I discard a card that is red and blue. Was it red?  A. Yes. A white card was not."""
    fuel, other = machine("Fuel", power=3000, rank=4, colors=colours), machine("Other")
    table = given(
        you=p1(stack=[GLEANER], position=2, hand=[fuel, other]), them=p2(), edition=edition
    )
    table.you.invades_with(fuel)
    assert table.you.position == 3
    assert len(table.you.hand) == (2 if "red" in colours else 1)


@EDITIONS
@pytest.mark.rule("godzilla:8.5.1")
@pytest.mark.rule("godzilla:8.5.1.1")
@pytest.mark.rule("godzilla:2.5.1.1")
def test_r12_one_common_trait_is_enough_and_the_rank_must_match(edition: str) -> None:
    """Q. Which monsters may I play onto mine?  A. Of the same rank and with a trait in common; for
    rage any monster will do."""
    twin = monster("Twin Cinder", threat=5000, colors=["red"], traits=["Cinder", "Ash"])
    drifter = monster("Ash Drifter", threat=7000, colors=["red"], traits=["Ash", "Bone"])
    elder = monster("Ash Elder", threat=12000, rank=2, colors=["red"], traits=["Ash"])
    table = given(
        you=p1(stack=[twin], position=1, hand=[drifter, elder, TIDE[1]]), them=p2(),
        edition=edition,
    )  # fmt: skip
    assert table.you.offers("play monster") == [drifter]
    assert table.you.offers("gain rage") == [drifter, elder, TIDE[1]]
    table.you.plays(drifter)
    assert table.you.monster is drifter
    assert (table.you.position, table.you.rage, table.you.threat) == (1, 1, 12000)
    assert len(table.you.stack) == 2

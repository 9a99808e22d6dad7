"""Chapter 1: winning, losing, and the principles."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    FILLER,
    ROAD_GUARD,
    ROW,
    SILL,
    a,
    attack,
    b,
    battle,
    chief,
    ends_turn,
    extra,
    given,
    sizes,
)
from tests.games.dragonball.table import rested


@pytest.mark.rule(
    "dragonball:1-2-1-1-2",
    "dragonball:1-2-2",
    "dragonball:6-2-3",
    "dragonball:6-2-4",
    "dragonball:6-2-5",
    "dragonball:9-2-4",
)
def test_r01_the_last_card_of_the_deck_is_drawn() -> None:
    """Having no cards in the deck is itself the loss condition; no failed draw is needed, and it
    is judged at the checkpoint right after the draw (9-2-4, 6-2-4)."""
    table = given(a(size=1, hand=[FILLER] * 3), b(), phase="charge phase")
    assert sizes(table.you) == [8, 4, 0, 0]
    assert table.result == ("them", "9-2-4")
    table = given(a(size=2, hand=[FILLER] * 3), b(), phase="charge phase")
    assert sizes(table.you) == [8, 4, 1, 0]
    assert table.result is None
    assert (table.asked, table.prompt) == ("you", "charge")


MUTUAL_RUIN = extra(
    "Mutual Ruin",
    "red",
    "2(R)",
    "[Activate Main] Choose 1 card in your life and 1 card in your opponent's life "
    "and place them in their owners' Drop Areas.",
)


@pytest.mark.rule("dragonball:1-2-3", "dragonball:9-2-2", "dragonball:9-2-3")
def test_r02_both_lives_run_out_together() -> None:
    """Everyone who meets a loss condition when it is judged loses (9-2-2), and if that is
    everybody, the game is drawn (1-2-3)."""
    table = given(a(life=1, hand=[MUTUAL_RUIN], energy="RR"), b(life=1))
    table.you.uses(MUTUAL_RUIN)
    assert (table.you.life, table.them.life) == ([], [])
    assert table.result == ("draw", "1-2-3")
    table = given(a(life=2, hand=[MUTUAL_RUIN], energy="RR"), b(life=1))
    table.you.uses(MUTUAL_RUIN)
    table.you.chooses(FILLER)
    assert table.result == ("you", "9-2-3")


SAGE = chief(
    "Bloodline Sage",
    "blue",
    "[Activate Main] [Once per turn] Choose 1 card in your life and add it to your hand : This "
    "card gains +10000 power for the duration of the turn.",
)


@pytest.mark.rule(
    "dragonball:1-2-2-1",
    "dragonball:8-4-2",
    "dragonball:8-5-2-2",
    "dragonball:4-7-3-1",
    "dragonball:9-2-3",
)
def test_r03_paying_with_the_last_life_card() -> None:
    """A cost is simply carried out (8-4-2); rule processing comes, at the latest, with the
    counter timing that follows activation, and a life of 0 means loss (4-7-3-1, 9-2-3)."""
    table = given(a(leader=SAGE, life=1), b())
    assert table.you.offers("activate") == [SAGE]
    table.you.uses(SAGE)
    assert (len(table.you.life), len(table.you.hand)) == (0, 1)
    assert table.result == ("them", "9-2-3")
    table = given(a(leader=SAGE, life=2), b())
    table.you.uses(SAGE)
    table.you.chooses(FILLER)
    assert table.result is None
    assert table.you.power(SAGE) == 20000


STONE_WALL = extra("Stone Wall", "red", "1(R)", "[Counter Attack] Negate the attack.")


@pytest.mark.rule("dragonball:1-2-4", "dragonball:1-2-5")
def test_r04_conceding_while_being_asked_something_else() -> None:
    """A player may surrender at any time and the loss does not wait for a checkpoint (1-2-4)."""
    for quitter, winner in (("them", "you"), ("you", "them")):
        table = given(a(), b(hand=[STONE_WALL], energy="R"))
        table.you.attacks(ROW, SILL)
        assert (table.asked, table.prompt) == ("them", "counter")
        table.player(quitter).concedes()
        assert table.result is not None and table.result[0] == winner
        assert sizes(table.them) == [8, 1, 30, 0]


MONK = chief(
    "Last Stand Monk",
    "green",
    "[Activate Main] [Once per turn] This card gains +5000 power and [Double Strike] for the "
    "duration of the turn. Then, at the end of the turn, you lose the game.",
)


@pytest.mark.rule("dragonball:1-2-6", "dragonball:6-4-1-1")
def test_r05_losing_by_a_cards_effect() -> None:
    """An effect that makes a player lose ends the game while it resolves, without looking at the
    ordinary loss conditions (1-2-6)."""
    table = given(a(leader=MONK, life=6), b(life=6))
    table.you.uses(MONK)
    assert table.you.power(MONK) == 15000
    attack(table, MONK, SILL)
    assert sizes(table.them) == [4, 2, 30, 0]
    assert table.result is None
    ends_turn(table)
    assert table.result is not None and table.result[0] == "them"
    assert sizes(table.you) == [6, 0, 30, 0]
    assert sizes(table.them) == [4, 2, 30, 0], "B does not draw for a turn"


CHAINED_OGRE = battle(
    "Chained Ogre",
    "green",
    "2(GG)",
    15000,
    "[Dual Attack]\n[Permanent] This card cannot be switched to Active Mode.",
)


@pytest.mark.rule("dragonball:1-3-1", "dragonball:1-3-3", "dragonball:6-2-2", "dragonball:10-8-1")
def test_r06_a_card_that_may_not_become_active() -> None:
    """A prohibition wins over an instruction to act (1-3-3), and card text wins over the rule
    that readies cards (1-3-1)."""
    table = given(a(battle=[CHAINED_OGRE, rested(ROAD_GUARD)]), b())
    assert CHAINED_OGRE in table.you.offers("attack")
    attack(table, CHAINED_OGRE, SILL)
    assert len(table.them.life) == 7
    assert not table.you.is_active(CHAINED_OGRE)
    assert CHAINED_OGRE not in table.you.offers("attack")
    ends_turn(table)
    table.them.passes()
    ends_turn(table)
    assert (table.asked, table.prompt) == ("you", "charge")
    assert table.you.is_active(ROAD_GUARD)
    assert not table.you.is_active(CHAINED_OGRE)


CARELESS_GUNNER = battle(
    "Careless Gunner",
    "red",
    "2(R)",
    10000,
    "[Auto] When you play this card, choose 1 of your Battle Cards and KO it.",
)
CAREFUL_GUNNER = battle(
    "Careful Gunner",
    "red",
    "2(R)",
    10000,
    "[Auto] When you play this card, choose up to 1 of your Battle Cards and KO it.",
)


@pytest.mark.rule("dragonball:1-3-5-1", "dragonball:8-5-3-1", "dragonball:8-5-3-2")
def test_r07_choose_1_and_choose_up_to_1_when_only_your_own_card_is_there() -> None:
    """A fixed number must be met as far as possible, "up to" starts at zero (8-5-3-1, 8-5-3-2,
    1-3-5-1)."""
    table = given(a(hand=[CARELESS_GUNNER, CAREFUL_GUNNER], energy="RRRR"), b())
    table.you.plays(CAREFUL_GUNNER)
    assert table.asks is not None and table.asks.least == 0
    table.you.chooses()
    assert table.you.battle == [CAREFUL_GUNNER]
    table.you.plays(CARELESS_GUNNER)
    assert table.asks is not None and (table.asks.least, table.asks.most) == (1, 1)
    assert table.you.offered == [CAREFUL_GUNNER, CARELESS_GUNNER]
    table.you.chooses(CAREFUL_GUNNER)
    assert (table.you.battle, table.you.drop) == ([CARELESS_GUNNER], [CAREFUL_GUNNER])
    table = given(a(hand=[CARELESS_GUNNER], energy="RR"), b())
    table.you.plays(CARELESS_GUNNER)
    assert (table.you.battle, table.you.drop) == ([], [CARELESS_GUNNER])


FULL_LARDER = battle(
    "Full Larder",
    "green",
    "5(GG)",
    20000,
    "[Auto] When this card attacks, draw cards until you have 3 cards in your hand.",
    combo=(1, 10000),
)


@pytest.mark.rule("dragonball:1-3-2-2", "dragonball:4-9-3")
def test_r08_drawing_until_with_too_many_cards_already() -> None:
    """An action to be done zero or fewer times is not done and never turns into its opposite
    (1-3-2-2, 4-9-3)."""
    for hand, drawn in ((5, 0), (3, 0), (1, 2)):
        table = given(a(battle=[FULL_LARDER], hand=[FILLER] * hand), b())
        attack(table, FULL_LARDER, SILL)
        assert sizes(table.you) == [8, hand + drawn, 30 - drawn, 0]
        assert table.prompt == "main"


FOLDED_PAPER = battle(
    "Folded Paper",
    "red",
    "3(R)",
    15000,
    "[Permanent] Reduce the energy cost of this card in your Battle Area by 4.\n"
    "[Permanent] When your life is at 3 or less, increase the energy cost of this "
    "card in your Battle Area by 2.",
)
SMALL_BROOM = extra(
    "Small Broom",
    "red",
    "1(R)",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards with an energy "
    "cost of 1 or less and KO it.",
)


@pytest.mark.rule("dragonball:1-3-6", "dragonball:2-11-3")
def test_r09_cost_below_zero_and_a_later_increase() -> None:
    """Figures other than power that would end below 0 count as 0, but not in the middle of
    adding and subtracting (1-3-6)."""
    table = given(a(hand=[SMALL_BROOM], energy="R"), b(battle=[FOLDED_PAPER], life=3))
    assert table.them.value(FOLDED_PAPER, "energy cost") == 1
    table.you.uses(SMALL_BROOM)
    table.you.chooses(FOLDED_PAPER)
    assert table.them.drop == [FOLDED_PAPER]
    table = given(a(), b(battle=[FOLDED_PAPER], life=4))
    assert table.them.value(FOLDED_PAPER, "energy cost") == 0


BARTER_BOY = battle(
    "Barter Boy",
    "blue",
    "1(B)",
    5000,
    "[Auto] When you play this card, draw 1 card, then choose 1 card in your hand and "
    "place it in your Drop Area.",
)


@pytest.mark.rule("dragonball:1-3-7", "dragonball:1-3-2")
def test_r10_text_is_carried_out_in_the_order_it_is_written() -> None:
    """Effects are carried out in the order of the text, so the draw is finished before the hand
    is looked at (1-3-7)."""
    table = given(a(hand=[BARTER_BOY], energy="B", deck=[ROAD_GUARD]), b())
    table.you.plays(BARTER_BOY)
    assert table.prompt == "main", "there is one card to choose"
    assert sizes(table.you) == [8, 0, 29, 1]
    assert table.you.drop == [ROAD_GUARD]
    assert table.you.battle == [BARTER_BOY]

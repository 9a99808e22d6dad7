"""What the log tells of a battle and of effects that last."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.cards import fighter
from tests.games.dragonball.table import PLAIN_LEADER, battle_card, given, seats, side

BOTH = pytest.mark.parametrize("who", ["you", "them"])
HELP = battle_card("Help", combo_power=10000, combo_cost=0)
MORE = battle_card("More", combo_power=5000, combo_cost=0)


@BOTH
@pytest.mark.rule("dragonball:7-4-1-4")
def test_a_battle_is_told_with_what_each_combo_adds(who: str) -> None:
    """Q. 10000 + 5000 against 10000 + 10000: what does the log say?  A. Just that, and that the
    attack fails."""
    table = given(turn_of=who, **seats(who, side(hand=[MORE]), side(hand=[HELP])))
    me = table.player(who)
    they = table.them if who == "you" else table.you
    me.attacks(PLAIN_LEADER, PLAIN_LEADER)
    me.combos(MORE)
    while table.asked == who and table.prompt == "combo":
        me.passes()
    they.combos(HELP)
    while table.prompt == "combo":
        table.player(table.asked).passes()
    (entry,) = table.logged("battle decided")
    told = entry.arguments
    assert told["strength"].parts == (10000, 5000)
    assert told["defence"].parts == (10000, 10000)
    assert told["outcome"].word == "fails"
    (attack,) = table.logged("attack")
    assert (attack.card, attack.arguments["target"].card) == (entry.card, told["target"].card)
    assert table.logged("attacked") == []


@pytest.mark.rule("dragonball:8-8-1")
def test_an_effect_that_lasts_is_told_with_its_cards_its_number_and_its_end() -> None:
    wall = fighter(
        "Wall",
        "[Auto] When you play this card, this card gets +5000 power until the end of your "
        "opponent's next turn.",
    )
    table = given(side(hand=[wall]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.plays(wall)
    (entry,) = table.logged("change")
    told = entry.arguments
    assert [card.number for card in told["cards"].cards] == [wall.number]
    assert (told["change"].property, told["change"].value) == ("power", 5000)
    assert (told["until"].period, told["until"].seat) == ("opponent next turn", table.you.seat)
    table.leave_open()

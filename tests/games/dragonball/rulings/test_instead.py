"""8-9, 8-6-6. What happens instead to another card, situations, and names as they are spelled."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.cards import device, fighter
from tests.games.dragonball.table import PLAIN, battle_card, fought, given, rested, side

RAM = battle_card("Ram", power=30000)
SMALL = battle_card("Small", energy_cost=2)
LARGE = battle_card("Large", energy_cost=5)


@pytest.mark.rule("dragonball:8-9-1", "dragonball:8-9-1-1")
@pytest.mark.parametrize("pronoun", ["it", "that card"])
def test_the_card_that_would_be_ko_ed_is_the_one_spoken_of(pronoun: str) -> None:
    """Q. My keeper returns cards of cost 3 or less instead. Which goes to the hand?  A. The one
    that would have been KO-ed; one of cost 5 is KO-ed, and a KO of theirs is not replaced."""
    keeper = fighter(
        "Keeper",
        "[Permanent] If one of your Battle Cards with an energy cost of 3 or less would be KO'd, "
        f"you may instead return {pronoun} to its owner's hand.",
    )
    table = given(side(battle=[RAM]), side(battle=[keeper, rested(SMALL)]))
    table.you.attacks(RAM, SMALL)
    fought(table)
    table.them.says("yes")
    assert (table.them.hand, table.them.battle) == ([SMALL], [keeper])
    table = given(side(battle=[RAM]), side(battle=[keeper, rested(LARGE)]))
    table.you.attacks(RAM, LARGE)
    fought(table)
    assert (table.them.drop, table.them.battle) == ([LARGE], [keeper])
    table = given(side(battle=[RAM, keeper]), side(battle=[rested(SMALL)]))
    table.you.attacks(RAM, SMALL)
    fought(table)
    assert table.them.drop == [SMALL]


@pytest.mark.rule("dragonball:8-6-6")
def test_an_empty_drop_area_is_a_situation() -> None:
    """It arises when the last card leaves, and not while there is one; it would hold again after
    each drawing (8-6-6-1), but for the limit."""
    sexton = fighter(
        "Sexton", "[Auto][Once per turn] When there are no cards in your Drop Area, draw 1 card."
    )
    dig = "[Activate: Main] Choose 1 card in your Drop Area and add it to your hand."
    digger = fighter("Digger", dig)
    table = given(side(battle=[sexton, digger], drop=[SMALL, LARGE]))
    table.you.uses(digger)
    table.you.chooses(SMALL)
    assert table.you.hand == [SMALL]
    table.you.uses(digger)
    assert table.you.hand == [SMALL, LARGE, PLAIN]


@pytest.mark.rule("dragonball:2-1-2", "dragonball:2-5-3", "dragonball:2-6-4")
@pytest.mark.parametrize("asked", ["<Vel : Risen>", "{Vel’s Shade}", "《Far–Walker》"])
def test_a_name_is_the_same_however_its_signs_are_written(asked: str) -> None:
    """Q. The card file has `Vel: Risen`, the text asks for `Vel : Risen`. Is it found?  A. Yes,
    and so are names with other apostrophes and dashes; other names are not."""
    shade = battle_card("Vel's Shade", character=["Vel:Risen"], traits=["Far-Walker"])
    ends = device("End", f"[Activate: Main] Choose 1 of your {asked} cards and KO it.")
    table = given(side(battle=[shade, SMALL], hand=[ends]))
    table.you.uses(ends)
    assert (table.you.drop, table.you.battle) == ([ends, shade], [SMALL])
    curly = battle_card("Vel’s Shade", character=["Vel : Risen"], traits=["Far–Walker"])
    table = given(side(battle=[curly, SMALL], hand=[ends]))
    table.you.uses(ends)
    assert table.you.battle == [SMALL]

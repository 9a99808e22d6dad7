"""Rulings on what each player, or the other player, chooses among their own cards."""

from __future__ import annotations

import pytest

from tests.games.godzilla.table import after, battle, side


@pytest.mark.rule("godzilla:1.3.4")
def test_each_player_keeps_one_and_all_others_are_destroyed() -> None:
    """Q. Who chooses first?  A. The turn player; the other one knows the choice. The cards
    of both that nobody chose are destroyed."""
    mine, yours = [battle(), battle()], [battle(), battle(), battle()]
    table = after(
        "Each player chooses 1 battle card in their zones, then [Destroy] all other battle cards.",
        you=side(zones={2: mine[0], 3: mine[1]}),
        them=side(zones={2: yours[0], 3: yours[1], 8: yours[2]}),
    )
    assert table.you.offered == mine
    table.you.chooses(mine[1])
    assert table.them.offered == yours
    table.them.chooses(yours[0])
    assert (table.you.zone(2), table.you.zone(3)) == (None, mine[1])
    assert [table.them.zone(each) for each in (2, 3, 8)] == [yours[0], None, None]


@pytest.mark.rule("godzilla:1.3.4.2")
def test_each_player_discards_a_card_of_their_choice() -> None:
    kept, gone = [battle(), battle()], [battle(), battle()]
    table = after(
        "Each player discards 1 card from their hand.",
        you=side(hand=[kept[0], gone[0]]),
        them=side(hand=[kept[1], gone[1]]),
    )
    table.you.chooses(gone[0])
    assert table.you.discard == []  # both are discarded at the same time
    table.them.chooses(gone[1])
    assert (table.you.discard, table.them.discard) == ([gone[0]], [gone[1]])
    assert (table.you.hand, table.them.hand) == ([kept[0]], [kept[1]])


@pytest.mark.rule("godzilla:10.5.3.1")
def test_the_other_player_chooses_what_of_theirs_is_destroyed() -> None:
    """Q. I activated the card. Do I choose?  A. No: your opponent destroys it."""
    low, high = battle(), battle(rank=6)
    table = after(
        "Your opponent [Destroy] 1 of their battle cards.", them=side(zones={2: low, 3: high})
    )
    assert table.them.offered == [low, high]
    table.them.chooses(low)
    assert table.them.discard == [low]
    assert table.them.zone(3) is high

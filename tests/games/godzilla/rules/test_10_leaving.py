"""10.6.4. Abilities about cards that leave: where the card was, and whether the ability's own
card was still there."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.godzilla.table import battle, given, monster, on_turn, side, strategy

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
RAGE = "increase your monster card's [Rage] by 1."
RAGE_JA = "あなたの怪獣カードの【怒り】を1増やす。"
ALL_THEIRS = "[Destroy] all of your opponent's battle cards."


def hit() -> Card:
    return strategy(text=ALL_THEIRS)


# 10.6.4.1.2. The place of a card that has left is the one it had on the field


@EDITIONS
@BOTH
@pytest.mark.parametrize(("zone", "heard"), [(3, 1), (8, 1), (5, 0)])
def test_10_6_4_1_2_in_the_same_column_as_the_card_was(
    who: str, edition: str, zone: int, heard: int
) -> None:
    """Q. My monster in zone 3 waits for cards in its column. Their card in zone 8 is
    destroyed: does it hear?  A. Yes, and not of one in another column."""
    eye = monster(
        text=f"Whenever an opponent's battle card in the same column as this card is [Destroy], "
        f"{RAGE}"
    )
    order = hit()
    _table, own, _other = on_turn(
        who, side(hand=[order], stack=[eye], position=3), side(zones={zone: battle()}),
        edition=edition,
    )  # fmt: skip
    own.plays(order, zone=1)
    assert own.rage == heard


@pytest.mark.parametrize(("zone", "heard"), [(3, 1), (5, 0)])
def test_10_6_4_1_2_in_the_same_column_in_japanese(zone: int, heard: int) -> None:
    eye = monster(
        text_ja=f"これと同じ縦列にいる相手の交戦カードが【破壊】されるたび、{RAGE_JA}", lang="ja"
    )
    order = hit()
    table = given(
        you=side(hand=[order], stack=[eye], position=3), them=side(zones={zone: battle()})
    )
    table.you.plays(order, zone=1)
    assert table.you.rage == heard


@EDITIONS
@pytest.mark.parametrize(("zone", "heard"), [(1, 1), (5, 1), (6, 0)])
def test_10_6_4_1_2_in_zones_of_these_numbers(edition: str, zone: int, heard: int) -> None:
    eye = battle(text=f"Whenever an opponent's battle card in their zones 1-5 is [Destroy], {RAGE}")
    order = hit()
    table = given(
        you=side(hand=[order], zones={6: eye}), them=side(zones={zone: battle()}, position=8),
        edition=edition,
    )  # fmt: skip
    table.you.plays(order, zone=1)
    assert table.you.rage == heard


@pytest.mark.parametrize(("zone", "heard"), [(4, 1), (2, 0)])
def test_10_6_4_1_2_in_a_zone_of_this_number_in_japanese(zone: int, heard: int) -> None:
    eye = battle(text_ja=f"エリア4にいる相手の交戦カードが【破壊】されるたび、{RAGE_JA}", lang="ja")
    order = hit()
    table = given(
        you=side(hand=[order], zones={6: eye}), them=side(zones={zone: battle()}, position=8)
    )
    table.you.plays(order, zone=1)
    assert table.you.rage == heard


@EDITIONS
@pytest.mark.parametrize(("zone", "heard"), [(3, 1), (5, 1), (7, 1), (6, 0)])
def test_10_6_4_1_2_adjacent_to_this_card(edition: str, zone: int, heard: int) -> None:
    """A card in zone 4 has zones 3, 5 and 7 beside it."""
    eye = battle(
        text=f"Whenever one of your other battle cards in zones adjacent to this card is "
        f"[Destroy], {RAGE}"
    )
    victim = battle("Victim")
    order = strategy(text="[Destroy] all battle cards with “Victim” in their name in your zones.")
    table = given(you=side(hand=[order], zones={4: eye, zone: victim}), edition=edition)
    table.you.plays(order, zone=1)
    assert table.you.discard == [victim]
    assert table.you.rage == heard


@pytest.mark.parametrize(("zone", "heard"), [(7, 1), (8, 0)])
def test_10_6_4_1_2_it_was_last_where_it_had_moved_to(zone: int, heard: int) -> None:
    """The place that counts is the last it had on the field."""
    eye = battle(text=f"Whenever one of your battle cards in your zone 7 is [Destroy], {RAGE}")
    victim = battle("Victim")
    order = strategy(
        text=f"Move 1 card named “Victim” in your zones to your zone {zone}. "
        "[Destroy] all battle cards with “Victim” in their name in your zones."
    )
    table = given(you=side(hand=[order], zones={4: eye, 6: victim}))
    table.you.plays(order, zone=1)
    assert table.you.discard == [victim]
    assert table.you.rage == heard


@pytest.mark.parametrize(("zone", "heard"), [(3, 1), (4, 0)])
def test_10_6_4_1_2_a_card_that_is_crushed_was_in_the_zone_of_the_monster(
    zone: int, heard: int
) -> None:
    """11.3.3: so is one that the rules destroy."""
    eye = battle(text=f"Whenever one of your battle cards in your zone {zone} is [Destroy], {RAGE}")
    spent, victim = battle(invasion=1), battle()
    table = given(you=side(hand=[spent], zones={6: eye, 3: victim}, position=2))
    table.you.invades_with(spent)
    assert table.you.zone(3) is None
    assert table.you.rage == heard

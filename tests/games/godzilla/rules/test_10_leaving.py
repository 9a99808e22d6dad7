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
    eye = monster(text_ja=f"これと同じ縦列にいる相手の交戦カードが【破壊】されるたび、{RAGE_JA}")
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
    eye = battle(text_ja=f"エリア4にいる相手の交戦カードが【破壊】されるたび、{RAGE_JA}")
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


# 10.6.4. An ability hears what leaves at the moment its own card leaves


@EDITIONS
@BOTH
@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Whenever one of your battle cards is [Destroy]", 3),
        ("Whenever one of your other battle cards is [Destroy]", 2),
        ("Whenever an opponent's battle card is [Destroy]", 0),
    ],
)
def test_10_6_4_cards_that_are_destroyed_together_hear_each_other(
    who: str, edition: str, text: str, heard: int
) -> None:
    """Q. All three of my cards are destroyed at once. Does the one that waits for that hear of
    the others?  A. Yes, and of itself, unless it asks for others: it was there when they left."""
    eye = battle("Eye", f"{text}, {RAGE}")
    order = strategy(text="[Destroy] all of your battle cards.")
    table, own, _other = on_turn(
        who, side(hand=[order], zones={3: battle(), 4: eye, 5: battle()}), edition=edition
    )
    own.plays(order, zone=1)
    while table.prompt == "standby":
        own.chooses(eye)
    assert own.rage == heard


@EDITIONS
def test_10_6_4_both_sides_hear_a_common_end(edition: str) -> None:
    eye = battle("Eye", f"Whenever an opponent's battle card is [Destroy], {RAGE}")
    order = strategy(text="[Destroy] all battle cards of both players.")
    table = given(
        you=side(hand=[order], zones={4: eye, 5: battle()}),
        them=side(zones={4: eye}),
        edition=edition,
    )
    table.you.plays(order, zone=1)
    while table.prompt == "standby":
        table.player(table.asked).chooses(eye)
    assert (table.you.rage, table.them.rage) == (1, 2)


@EDITIONS
def test_10_6_4_a_card_that_has_left_before_hears_nothing(edition: str) -> None:
    """The one after the other, in one effect: the first is not there any more."""
    eye = battle("Eye", f"Whenever one of your other battle cards is [Destroy], {RAGE}")
    order = strategy(
        text="[Destroy] 1 card named “Eye” in your zones. "
        "[Destroy] all battle cards with “Victim” in their name in your zones."
    )
    table = given(you=side(hand=[order], zones={3: battle("Victim"), 4: eye}), edition=edition)
    table.you.plays(order, zone=1)
    assert len(table.you.discard) == 2
    assert table.you.rage == 0


@EDITIONS
def test_10_6_4_a_card_that_stays_behind_hears_what_left_before_it(edition: str) -> None:
    eye = battle("Eye", f"Whenever one of your other battle cards is [Destroy], {RAGE}")
    order = strategy(
        text="[Destroy] all battle cards with “Victim” in their name in your zones. "
        "[Destroy] 1 card named “Eye” in your zones."
    )
    table = given(you=side(hand=[order], zones={3: battle("Victim"), 4: eye}), edition=edition)
    table.you.plays(order, zone=1)
    assert len(table.you.discard) == 2
    assert table.you.rage == 1


@EDITIONS
def test_10_6_4_a_covered_card_hears_nothing_as_its_stack_leaves(edition: str) -> None:
    """3.2.6: its abilities do nothing there."""
    eye = battle("Eye", f"Whenever one of your battle cards is [Destroy], {RAGE}")
    order = strategy(text="[Destroy] all of your battle cards.")
    table = given(
        you=side(hand=[order], zones={3: battle(), 4: battle()}, under={4: [eye]}),
        edition=edition,
    )
    table.you.plays(order, zone=1)
    assert len(table.you.discard) == 3
    assert table.you.rage == 0


@EDITIONS
@pytest.mark.parametrize(("position", "heard"), [(4, 2), (3, 0)])
def test_10_6_4_its_condition_must_have_held_then(edition: str, position: int, heard: int) -> None:
    eye = battle("Eye", f"[Awakening 4] Whenever one of your battle cards is [Destroy], {RAGE}")
    order = strategy(text="[Destroy] all of your battle cards.")
    table = given(
        you=side(hand=[order], zones={6: eye, 7: battle()}, position=position), edition=edition
    )
    table.you.plays(order, zone=1)
    while table.prompt == "standby":
        table.you.chooses(eye)
    assert table.you.rage == heard


@EDITIONS
@pytest.mark.parametrize(("zone", "heard"), [(3, 1), (1, 0)])
def test_10_6_4_where_both_cards_were_counts(edition: str, zone: int, heard: int) -> None:
    """A card that leaves with the others was beside them as they were."""
    eye = battle(
        "Eye",
        "Whenever one of your other battle cards in zones adjacent to this card is [Destroy], "
        f"{RAGE}",
    )
    order = strategy(text="[Destroy] all of your battle cards.")
    table = given(
        you=side(hand=[order], zones={zone: battle(), 4: eye}, position=8), edition=edition
    )
    table.you.plays(order, zone=1)
    assert table.you.rage == heard


@EDITIONS
@pytest.mark.parametrize("old", [1, 2])
def test_10_6_4_strategy_cards_that_the_start_phase_clears_hear_each_other(
    edition: str, old: int
) -> None:
    """7.2.3: they leave together, and an ability of one of them was at work until then."""
    eye = strategy(
        text=f"Whenever your card is sent from a strategy zone to the discard pile, {RAGE}"
    )
    strategies = {1: eye, 2: strategy()} if old == 2 else {1: eye}
    table = given(
        you=side(strategies=strategies, deck=[battle()]), phase="start phase", edition=edition
    )
    while table.prompt == "standby":
        table.you.chooses(eye)
    assert len(table.you.discard) == old
    assert table.you.rage == old


@EDITIONS
def test_10_6_4_cards_crushed_and_cards_that_crush_are_one_moment_each(edition: str) -> None:
    """11.3.3: the card in the monster's way hears its own end if it waits for any card of its
    player; 12.7.2 is not needed for that."""
    eye = battle("Eye", f"Whenever one of your battle cards is [Destroy], {RAGE}")
    fuel = battle(invasion=1)
    table = given(you=side(hand=[fuel], zones={3: eye}, position=2), edition=edition)
    table.you.invades_with(fuel)
    assert table.you.zone(3) is None
    assert table.you.rage == 1

"""3. Player information: the invading monster (3.3) and rage (3.4)."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import text
from tests.games.godzilla.table import after, battle, given, monster, seats, side, strategy
from tests.games.table import other

BOTH_SEATS = pytest.mark.parametrize("who", ["you", "them"])


# 3.3. Invading monster

SAME_COLUMN = (
    "[Destroy] all of your opponent's battle cards in the same column as your monster card."
)


@BOTH_SEATS
def test_3_3_3_2_the_invading_monster_is_in_the_zone_of_its_position(who: str) -> None:
    """Zone 2 faces the other player's zones 4 and 7."""
    there, elsewhere = battle(), battle()
    table = after(
        SAME_COLUMN,
        **seats(who, side(position=2), side(zones={7: there, 5: elsewhere})),
        turn_of=who,
    )
    assert table.player(other(who)).discard == [there]


@pytest.mark.rule("godzilla:3.3.3.2")
def test_no_battle_card_is_played_to_the_zone_of_ones_monster() -> None:
    card = battle()
    table = given(you=side(hand=[card], position=4))
    table.you.plays(card)
    assert 4 not in table.you.offered
    table.you.chooses(5)


@pytest.mark.rule("godzilla:3.3.3.2")
def test_it_is_not_in_the_zones_it_was_in_before() -> None:
    card, here = battle(invasion=2), battle()
    plan = strategy(text=SAME_COLUMN)
    table = given(
        you=side(hand=[card, plan], position=2),
        them=side(zones={7: battle(), 5: here, 4: battle()}),
    )
    table.you.invades_with(card)
    table.you.plays(plan, zone=1)
    assert table.you.position == 4
    assert table.them.discard == []
    assert table.them.zone(5) is here


@BOTH_SEATS
def test_3_3_4_a_monster_card_without_an_area_is_the_invading_monster(who: str) -> None:
    """Monster cards of hand, deck and discard pile are not meant."""
    strong = monster(rank=4)
    table = after(
        "If your monster card is rank III or higher, draw 1 card.",
        **seats(who, side(hand=[strong], discard=[strong], monsters=[strong], deck=[battle()])),
        turn_of=who,
    )
    assert table.player(who).hand == [strong]


@BOTH_SEATS
def test_3_3_4_it_is_that_players_own(who: str) -> None:
    table = after(
        "Your opponent's monster card retreats back by 1 zone.",
        **seats(who, side(position=3), side(position=5)),
        turn_of=who,
    )
    assert table.player(who).position == 3
    assert table.player(other(who)).position == 4


def test_3_3_4_of_a_stack_of_monsters_it_is_the_topmost() -> None:
    table = after(
        "If your monster card is rank III or higher, draw 1 card.",
        side(stack=[monster(rank=1), monster(rank=3)], deck=[battle()]),
    )
    assert len(table.you.hand) == 1


# 3.4. Rage


@BOTH_SEATS
def test_3_4_3_the_rage_of_a_monster_card_is_that_of_the_invading_monster(who: str) -> None:
    table = after(
        "If your monster card has 2 or more [Rage], increase your monster card's [Rage] by 1.",
        **seats(who, side(rage=2)),
        turn_of=who,
    )
    assert table.player(who).rage == 3
    assert table.player(other(who)).rage == 0


@pytest.mark.rule("godzilla:3.4.3")
def test_the_other_monsters_rage_does_not_count() -> None:
    table = after(
        "If your monster card has 2 or more [Rage], increase your monster card's [Rage] by 1.",
        side(rage=1),
        side(rage=5),
    )
    assert (table.you.rage, table.them.rage) == (1, 5)


@pytest.mark.rule("godzilla:3.4.3")
def test_a_new_monster_on_top_keeps_the_rage() -> None:
    new = monster(rank=1)
    table = given(you=side(hand=[new], rage=2))
    table.you.plays(new)
    assert table.you.monster is new
    assert table.you.rage == 3  # and one for playing it


@pytest.mark.parametrize(("rage", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_3_4_4_rage_does_not_fall_below_zero(rage: int, left: int) -> None:
    table = after("Reduce your monster card's [Rage] by 2.", side(rage=rage))
    assert table.you.rage == left


@pytest.mark.rule("godzilla:3.4.4")
def test_only_what_there_was_of_it_is_taken_away() -> None:
    table = after(
        "Reduce your monster card's [Rage] by 3. Increase your monster card's [Rage] by 1.",
        side(rage=1),
    )
    assert table.you.rage == 1
    assert [entry.amount for entry in table.logged("rage down")] == [1]


@BOTH_SEATS
@pytest.mark.parametrize("rage", [0, 1, 3])
def test_3_4_5_each_point_of_rage_adds_5000_to_the_threat_level(who: str, rage: int) -> None:
    table = given(**seats(who, side(stack=[monster(threat=7000)], rage=rage)))
    assert table.player(who).threat == 7000 + 5000 * rage
    assert table.player(other(who)).threat == 5000


def test_3_4_5_it_falls_again_with_the_rage() -> None:
    table = after("Reduce your monster card's [Rage] by 1.", side(rage=2))
    assert table.you.threat == 10000


def test_3_4_6_the_word_and_the_icon_are_read_alike() -> None:
    said = [
        text.read(f"Increase your monster card's {rage} by 2.", "en", "strategy")
        for rage in ("[Rage]", "<Rage>", "rage", "Rage")
    ]
    assert said[0] == said[1] == said[2] == said[3]


@pytest.mark.rule("godzilla:3.4.6")
def test_rage_in_a_name_is_part_of_the_name() -> None:
    card = battle("Rage of the Deep")
    table = after(
        "[Destroy] all “Rage of the Deep” cards in your opponent's zones.",
        them=side(zones={3: card}),
    )
    assert table.them.discard == [card]

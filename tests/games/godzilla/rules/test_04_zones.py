"""4.3 to 4.11. The field and its zones, and the other areas."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c04_areas import zones
from headjudge.games.godzilla.language import text
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    Player,
    after,
    battle,
    given,
    monster,
    seats,
    side,
    strategy,
    told,
)
from tests.games.table import other

BOTH_SEATS = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
BATTLE = t.Type(("battle",))
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8)


def area_of(viewer: Player, kind: str, seat: int) -> dict[str, Any]:
    """An area as a player sees it."""
    for zone in viewer.sees()["zones"]:
        if zone["kind"] == kind and zone["seat"] == seat:
            return dict(zone)
    return {"cards": [], "count": 0}


def seen_in(viewer: Player, kind: str, seat: int) -> list[str]:
    return [entry["number"] for entry in area_of(viewer, kind, seat)["cards"]]


def related(relation: str, mine: bool = True) -> dict[int, list[int]]:
    """For each zone of yours, the zones of yours (or theirs) that stand so to it."""
    table = given(phase="")
    seat = 0 if mine else 1
    return {
        number: [
            each
            for each in NUMBERS
            if zones.related(table.game, relation, z.zone_of(seat, each), z.zone_of(0, number), 0)
        ]
        for number in NUMBERS
    }


# 4.4. Zones


@BOTH_SEATS
def test_4_4_2_a_player_has_eight_zones(who: str) -> None:
    card = battle()
    table = given(**seats(who, side(hand=[card], position=8)), turn_of=who)
    table.player(who).plays(card)
    assert len(table.player(who).offered) == 7  # all but that of the monster
    table.player(who).chooses(1)
    assert z.LAYOUT.kind.count("zone") == 16


@BOTH_SEATS
def test_4_4_3_the_zones_are_numbered_one_to_eight(who: str) -> None:
    """Every zone is asked for once: those with a number that is not there hold nothing."""
    table = after(
        "Choose 1 of your zones. [Destroy] all battle cards in that zone.",
        **seats(who, side(zones={7: battle()}, position=1)),
        turn_of=who,
    )
    assert table.player(who).offered == list(NUMBERS)
    table.player(who).chooses(7)
    assert table.player(who).zone(7) is None


@BOTH_SEATS
@pytest.mark.parametrize("number", [2, 5, 8])
def test_4_4_4_1_zone_and_a_number_is_that_players_zone_of_that_number(
    who: str, number: int
) -> None:
    cards = {each: battle() for each in NUMBERS[1:]}
    table = after(
        f"[Destroy] all battle cards in your opponent's zone {number}.",
        **seats(who, side(zones={number: battle()}), side(zones=dict(cards))),
        turn_of=who,
    )
    assert table.player(other(who)).discard == [cards[number]]
    assert table.player(who).zone(number) is not None


# 4.4.5. How zones lie to one another


def test_4_4_5_1_zones_eight_seven_and_six_are_in_front_of_three_four_and_five() -> None:
    assert related("front") == {1: [], 2: [], 3: [8], 4: [7], 5: [6], 6: [], 7: [], 8: []}
    assert related("behind") == {1: [], 2: [], 3: [], 4: [], 5: [], 6: [5], 7: [4], 8: [3]}
    assert related("front", mine=False) == {number: [] for number in NUMBERS}


@pytest.mark.rule("godzilla:4.4.5.1")
def test_a_card_in_front_is_found_by_a_text() -> None:
    front, aside = battle(power=1000), battle(power=1000)
    leader = battle(
        text="Your battle cards in the zone in front of this card gain +2,000 counter power.",
        power=0,
    )
    table = given(you=side(zones={4: leader, 7: front, 3: aside}))
    assert table.you.value(front, "counter_power") == 3000
    assert table.you.value(aside, "counter_power") == 1000


def test_4_4_5_2_zones_are_adjacent_whose_numbers_follow_or_that_lie_one_behind_another() -> None:
    assert related("adjacent") == {
        1: [2], 2: [1, 3], 3: [2, 4, 8], 4: [3, 5, 7], 5: [4, 6], 6: [5, 7], 7: [4, 6, 8],
        8: [3, 7],
    }  # fmt: skip


def test_4_4_5_2_and_so_are_both_players_zones_eight_but_no_others() -> None:
    assert related("adjacent", mine=False) == {
        number: [8] if number == 8 else [] for number in NUMBERS
    }


@pytest.mark.rule("godzilla:4.4.5.2")
def test_a_card_in_an_adjacent_zone_is_found_by_a_text() -> None:
    near, far = battle(power=1000), battle(power=1000)
    leader = battle(
        text="Your battle cards in zones adjacent to this card gain +2,000 counter power.",
        power=0,
    )
    table = given(you=side(zones={3: leader, 8: near, 5: far}))
    assert table.you.value(near, "counter_power") == 3000
    assert table.you.value(far, "counter_power") == 1000


def test_4_4_5_3_before_is_up_to_a_number_and_beyond_from_it_on() -> None:
    before, beyond = related("before"), related("beyond")
    assert [before[number][:-1] for number in NUMBERS] == [
        list(range(1, number)) for number in NUMBERS
    ]
    assert [beyond[number][1:] for number in NUMBERS] == [
        list(range(number + 1, 9)) for number in NUMBERS
    ]


def test_4_4_5_3_1_a_zone_is_before_and_beyond_itself() -> None:
    before, beyond = related("before"), related("beyond")
    for number in NUMBERS:
        assert number in before[number]
        assert number in beyond[number]


@pytest.mark.rule("godzilla:4.4.5.3", "godzilla:4.4.5.3.1")
@pytest.mark.parametrize(("number", "found"), [(3, True), (4, True), (5, False)])
def test_zones_up_to_that_of_a_monster_are_found_by_a_text(number: int, found: bool) -> None:
    card = battle()
    table = after(
        "[Destroy] 1 of your opponent's battle cards that is occupying a zone at or before the "
        "zone your monster card currently occupies.",
        side(position=4),
        side(zones={number: card}),
    )
    assert (table.them.zone(number) is None) == found


def test_4_4_5_4_the_columns() -> None:
    assert related("column", mine=False) == {
        1: [5, 6], 2: [4, 7], 3: [3, 8], 4: [2], 5: [1], 6: [1], 7: [2], 8: [3, 8],
    }  # fmt: skip


def test_4_4_5_4_zones_of_one_player_share_a_column_where_they_lie_one_behind_another() -> None:
    assert related("column") == {
        1: [1], 2: [2], 3: [3, 8], 4: [4, 7], 5: [5, 6], 6: [5, 6], 7: [4, 7], 8: [3, 8],
    }  # fmt: skip


# 4.4.5.5. Left and right


def outermost(side_: str, whose: str) -> Any:
    cards = t.Cards(("zone",), whose, (BATTLE, v.Side(side_)))
    return told(t.Destroy(t.Pick(1, cards)))


@BOTH_SEATS
def test_4_4_5_5_1_seen_by_its_player_zone_one_is_leftmost_and_five_and_six_rightmost(
    who: str,
) -> None:
    order = [1, 2, 3, 4, 5]
    for left, right in zip(order, order[1:], strict=False):
        for side_, gone, stays in (("left", left, right), ("right", right, left)):
            mine = side(zones={left: battle(), right: battle()}, position=8)
            table = after(outermost(side_, t.YOU), **seats(who, mine), turn_of=who)
            assert table.player(who).zone(gone) is None
            assert table.player(who).zone(stays) is not None


def test_4_4_5_5_1_the_front_zones_lie_in_the_columns_of_those_behind_them() -> None:
    table = after(outermost("left", t.YOU), side(zones={8: battle(), 4: battle()}))
    assert table.you.zone(8) is None
    table = after(outermost("left", t.YOU), side(zones={8: battle(), 2: battle()}))
    assert table.you.zone(2) is None
    table = after(outermost("right", t.YOU), side(zones={7: battle(), 5: battle()}))
    assert table.you.zone(5) is None


@pytest.mark.parametrize("pair", [(3, 8), (4, 7), (5, 6)])
@pytest.mark.parametrize("side_", ["left", "right"])
def test_4_4_5_5_1_1_zones_one_behind_another_are_neither_left_nor_right(
    pair: tuple[int, int], side_: str
) -> None:
    """Neither is further out than the other: both may be chosen."""
    cards = {number: battle() for number in pair}
    table = after(outermost(side_, t.YOU), side(zones=dict(cards), position=1))
    assert table.you.offered == [cards[number] for number in sorted(pair)]
    table.you.chooses(cards[pair[1]])


@BOTH_SEATS
def test_4_4_5_5_2_what_is_right_for_one_player_is_left_for_the_other(who: str) -> None:
    theirs = {2: battle(), 4: battle()}
    table = after(
        outermost("right", t.OPPONENT),
        **seats(who, side(position=8), side(zones=dict(theirs))),
        turn_of=who,
    )
    assert table.player(other(who)).discard == [theirs[2]]


def test_4_4_5_5_3_cards_lie_as_their_zones_do_also_after_they_have_moved() -> None:
    one, two = battle(), battle()
    table = after(
        "Move 1 of your battle cards in zone 2 to zone 5.",
        side(zones={2: one, 4: two}, hand=[gone := outermost("right", t.YOU)]),
    )
    table.you.plays(gone, zone=2)
    assert table.you.discard == [one]


def test_4_4_5_5_4_the_rightmost_of_some_cards_has_none_of_them_further_right() -> None:
    """Only the cards in question count: the red one is rightmost of the red ones."""
    red, blue = battle(colors=["red"]), battle(colors=["blue"])
    cards = t.Cards(("zone",), t.YOU, (t.Color(("red",)), v.Side("right")))
    table = after(
        told(t.Destroy(t.Pick(1, cards))),
        side(zones={1: battle(colors=["red"]), 3: red, 5: blue}, position=8),
    )
    assert table.you.discard == [red]


@pytest.mark.rule("godzilla:4.4.5.5.4")
def test_both_ends_by_the_words_of_a_card() -> None:
    cards = {1: battle(), 3: battle(), 5: battle()}
    table = after(
        "If there are 3 or more battle cards in your opponent's zones, [Destroy] 1 battle card "
        "from the rightmost and 1 from the leftmost position from among them.",
        them=side(zones=dict(cards), position=8),
    )
    assert table.them.zone(3) is cards[3]
    assert table.them.zone(1) is None
    assert table.them.zone(5) is None


@BOTH_SEATS
def test_4_4_6_zones_are_open_to_all(who: str) -> None:
    card = battle()
    table = given(**seats(who, side(zones={3: card})))
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "zone", table.player(who).seat) == [card.number]


@BOTH_SEATS
def test_4_4_7_a_zone_with_no_card_in_it_is_empty(who: str) -> None:
    """Eight zones: one with a battle card, one with the invading monster, six empty ones."""
    for number, drawn in ((6, 1), (7, 0)):
        table = after(
            f"If you have {number} or more unoccupied zones, draw 1 card.",
            **seats(who, side(zones={3: battle()}, position=5, deck=[battle()])),
            turn_of=who,
        )
        assert len(table.player(who).hand) == drawn


# 4.5. Strategy zones


@BOTH_SEATS
def test_4_5_2_each_player_has_two_strategy_zones(who: str) -> None:
    plan = strategy()
    table = given(**seats(who, side(hand=[plan])), turn_of=who)
    table.player(who).plays(plan)
    assert table.player(who).offered == [1, 2]
    table.player(who).chooses(2)
    assert table.player(who).strategy(2) is plan


@BOTH_SEATS
def test_4_5_3_strategy_zones_are_open_to_all(who: str) -> None:
    plan = strategy()
    table = given(**seats(who, side(strategies={2: plan})))
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "strategy", table.player(who).seat) == [plan.number]


# 4.6. Monster deck zone


@BOTH_SEATS
def test_4_6_2_only_its_player_may_look_into_a_monster_deck(who: str) -> None:
    one, two = monster(rank=2), monster(rank=3)
    table = given(**seats(who, side(monsters=[one, two])))
    seat = table.player(who).seat
    mine = area_of(table.player(who), "monster deck", seat)["cards"]
    assert {entry["number"] for entry in mine} == {one.number, two.number}
    assert not [entry for entry in mine if "at" in entry]  # in no order
    assert seen_in(table.player(other(who)), "monster deck", seat) == []


# 4.7. Invading monster zone


@BOTH_SEATS
def test_4_7_2_a_new_invading_monster_goes_on_top_of_the_old_one(who: str) -> None:
    old, new = monster("Old"), monster("New")
    table = given(**seats(who, side(stack=[old], hand=[new], position=3)), turn_of=who)
    table.player(who).plays(new)
    assert table.player(who).stack == [old, new]
    assert table.player(who).position == 3


@BOTH_SEATS
def test_4_7_2_the_first_one_lies_alone(who: str) -> None:
    only = monster("Only")
    table = given(**seats(who, side(stack=[only])))
    assert table.player(who).stack == [only]


@EDITIONS
@BOTH_SEATS
def test_4_7_3_all_see_the_invading_monster_and_its_order_is_kept(who: str, edition: str) -> None:
    """DEVIATIONS: the English edition keeps no order here, but that of every stack (3.2.2)."""
    stack = [monster("Low"), monster("Middle"), monster("Top")]
    table = given(**seats(who, side(stack=stack)), edition=edition)
    for viewer in (table.you, table.them):
        cards = area_of(viewer, "invading", table.player(who).seat)["cards"]
        assert [(entry["at"], entry["number"]) for entry in cards] == [
            (at, card.number) for at, card in enumerate(stack)
        ]


# 4.8. Deck


@BOTH_SEATS
def test_4_8_2_nobody_may_look_into_a_deck(who: str) -> None:
    cards = [battle(), battle()]
    table = given(**seats(who, side(deck=cards)))
    for viewer in (table.you, table.them):
        area = area_of(viewer, "deck", table.player(who).seat)
        assert area["cards"] == []
        assert area["count"] == 2
    assert table.player(who).deck == cards


@BOTH_SEATS
def test_4_8_3_several_cards_leave_the_deck_one_at_a_time(who: str) -> None:
    cards = [battle(), battle(), battle()]
    table = after(
        "Send the top 2 cards of your deck to your discard pile.",
        **seats(who, side(deck=cards)),
        turn_of=who,
    )
    assert table.player(who).discard == cards[:2]
    moves = [entry for entry in table.logged("put") if "4.8.3" in entry.path]
    assert [entry.arguments["card"].number for entry in moves] == [
        card.number for card in cards[:2]
    ]


def test_4_8_3_cards_from_elsewhere_move_together() -> None:
    cards = [battle(), battle()]
    table = after(told(t.Put(t.Every(t.Cards(("discard",), t.YOU)), "hand")), side(discard=cards))
    assert table.you.hand == cards
    assert not [entry for entry in table.logged("put") if "4.8.3" in entry.path]


# 4.9. Hand


@BOTH_SEATS
def test_4_9_2_a_player_sees_their_own_hand_and_nobody_elses(who: str) -> None:
    one, two = battle(), battle()
    table = given(**seats(who, side(hand=[one, two])))
    seat = table.player(who).seat
    mine = area_of(table.player(who), "hand", seat)["cards"]
    assert {entry["number"] for entry in mine} == {one.number, two.number}
    assert not [entry for entry in mine if "at" in entry]
    theirs = area_of(table.player(other(who)), "hand", seat)
    assert theirs["cards"] == []
    assert theirs["count"] == 2


def test_4_9_3_a_hand_of_so_many_cards_is_so_many_cards_in_the_hand() -> None:
    short = text.read("Discard 2 cards.", "en", "strategy")
    assert short == text.read("Discard 2 cards from your hand.", "en", "strategy")


# 4.10. Discard pile


@BOTH_SEATS
def test_4_10_2_the_discard_pile_is_open_to_all_and_in_no_order(who: str) -> None:
    one, two = battle(), battle()
    table = given(**seats(who, side(discard=[one, two])))
    for viewer in (table.you, table.them):
        cards = area_of(viewer, "discard", table.player(who).seat)["cards"]
        assert {entry["number"] for entry in cards} == {one.number, two.number}
        assert not [entry for entry in cards if "at" in entry]


# 4.11. Resolution area


@BOTH_SEATS
def test_4_11_1_both_players_share_one_resolution_area(who: str) -> None:
    card = battle()
    table = given(**seats(who, side(hand=[card])), turn_of=who)
    table.player(who).plays(card)  # and is asked for a zone
    assert table.game.state.zones[z.RESOLUTION] != ()
    assert z.LAYOUT.kind.count("resolution") == 1
    assert z.LAYOUT.seat[z.RESOLUTION] not in (0, 1)
    table.player(who).chooses(3)
    assert table.game.state.zones[z.RESOLUTION] == ()


@BOTH_SEATS
def test_4_11_2_the_resolution_area_is_open_to_all(who: str) -> None:
    card = battle()
    table = given(**seats(who, side(hand=[card])), turn_of=who)
    table.player(who).plays(card)
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "resolution", -1) == [card.number]
    table.player(who).chooses(3)

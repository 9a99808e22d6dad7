"""6.4.1.2. The G assist step of the draw phase."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import PLAIN, Player, Table, g_unit, given, seats, side, unit
from tests.games.vanguard.told import at

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Squire = unit("Squire", grade=0)
Knight = unit("Knight", grade=1)
Lancer = unit("Lancer", grade=2)
Crown = unit("Crown", grade=3)
Gale = g_unit("Gale")


def assisting(who: str = "you", **more: Any) -> tuple[Table, Player, Player]:
    """The draw phase of a player who could use a G assist: PLAIN is drawn before it."""
    fields: dict[str, Any] = {
        "vanguard": Knight, "deck": [PLAIN, Squire, Lancer, Crown], "g_zone": [Gale, Gale],
    } | more  # fmt: skip
    table = given(**seats(who, side(**fields)), phase="draw phase", turn_of=who)
    return table, table.player(who), table.player(other(who))


def seen(viewer: Player, whose: Player, kind: str) -> list[str]:
    """The numbers of those of a zone's cards that this player sees."""
    return [
        entry["number"]
        for zone in viewer.sees()["zones"]
        if zone["kind"] == kind and zone["seat"] == whose.seat
        for entry in zone["cards"]
    ]


# 6.4.1.2.1. Whether to


@BOTH
def test_6_4_1_2_1_the_turn_player_may_look_for_a_missing_grade(who: str) -> None:
    table, player, _ = assisting(who)
    assert table.prompt == "g assist"
    assert player.offered == ["yes", "no"]
    table.leave_open()


@BOTH
def test_6_4_1_2_1_1_abilities_about_the_beginning_of_the_step_come_first(who: str) -> None:
    early = unit("Early", at("begin G assist step", v.SoulCharge(1), who=t.YOU))
    table, player, _ = assisting(who, circles={1: early})
    assert table.prompt == "g assist"
    assert len(player.soul) == 1
    player.says("no")


@BOTH
def test_6_4_1_2_1_2_saying_yes_looks_into_the_deck(who: str) -> None:
    table, player, _ = assisting(who)
    player.says("yes")
    assert table.prompt == "g assist card"
    assert len(seen(player, player, "deck")) == 5
    table.leave_open()


@BOTH
def test_6_4_1_2_1_3_saying_no_goes_on_without_any_of_it(who: str) -> None:
    table, player, opponent = assisting(who)
    before = player.deck
    player.says("no")
    assert table.halted
    assert player.deck == before
    assert seen(opponent, player, "hand") == []
    assert table.logged("shuffle") == []


# 6.4.1.2.2. The conditions


@BOTH
@pytest.mark.parametrize(
    "more",
    [{"vanguard": Crown}, {"g_zone": [Gale]}, {"hand": [Lancer]}],
    ids=["grade", "G zone", "hand"],
)
def test_6_4_1_2_2_one_condition_that_fails_is_enough(who: str, more: dict[str, Any]) -> None:
    table, player, _ = assisting(who, **more)
    if table.prompt:
        assert player.offered == ["no"]
        player.says("no")
    assert len(player.g_zone) == len(more.get("g_zone", [Gale, Gale]))


@pytest.mark.parametrize(("vanguard", "asked"), [(Lancer, True), (Crown, False), (Gale, False)])
def test_6_4_1_2_2_1_the_vanguard_is_below_grade_three(vanguard: Any, asked: bool) -> None:
    table, _, _ = assisting(vanguard=vanguard)
    assert (table.prompt == "g assist") == asked
    table.leave_open()


@pytest.mark.parametrize(("there", "asked"), [(0, False), (1, False), (2, True), (3, True)])
def test_6_4_1_2_2_2_two_cards_are_in_the_g_zone(there: int, asked: bool) -> None:
    table, _, _ = assisting(g_zone=[Gale] * there)
    assert (table.prompt == "g assist") == asked
    table.leave_open()


@pytest.mark.parametrize(
    ("card", "offered"), [(Knight, ["yes", "no"]), (Lancer, ["no"]), (Crown, ["yes", "no"])]
)
def test_6_4_1_2_2_3_not_with_the_next_grade_in_hand(card: Any, offered: list[str]) -> None:
    table, player, _ = assisting(hand=[card])
    assert player.offered == offered
    player.says("no")
    assert table.halted


@BOTH
def test_6_4_1_2_2_3_the_card_just_drawn_counts(who: str) -> None:
    _, player, _ = assisting(who, deck=[Lancer, Lancer])
    assert player.offered == ["no"]
    player.says("no")


@BOTH
def test_6_4_1_2_3_where_all_can_see_that_one_fails_nobody_is_asked(who: str) -> None:
    assert assisting(who, vanguard=Crown)[0].halted
    assert assisting(who, g_zone=[Gale])[0].halted


@BOTH
def test_6_4_1_2_3_what_the_hand_holds_is_not_given_away(who: str) -> None:
    """The opponent is told the same, whether the hand forbids it or not."""
    told = []
    for card in (Lancer, Knight):
        table, player, opponent = assisting(who, hand=[card])
        told.append((table.prompt, seen(opponent, player, "hand")))
        player.says("no")
    assert told == [("g assist", []), ("g assist", [])]


# 6.4.1.2.4, 6.4.1.2.5. What is done


@BOTH
def test_6_4_1_2_4_the_hand_is_shown(who: str) -> None:
    table, player, opponent = assisting(who, hand=[Squire])
    assert seen(opponent, player, "hand") == []
    player.says("yes")
    assert sorted(seen(opponent, player, "hand")) == sorted([Squire.number, PLAIN.number])
    assert seen(opponent, player, "deck") == []
    table.leave_open()


@BOTH
def test_6_4_1_2_4_who_saw_a_shown_hand_goes_on_knowing_it(who: str) -> None:
    """The hand is hidden again: what is added to it later is not seen."""
    table, player, opponent = assisting(who, deck=[PLAIN, Squire], hand=[Squire])
    player.says("yes")
    player.chooses()
    assert sorted(seen(opponent, player, "hand")) == sorted([Squire.number, PLAIN.number])
    table.begins("draw phase")
    player.says("no")
    assert sorted(seen(opponent, player, "hand")) == sorted([Squire.number, PLAIN.number])
    assert len(player.hand) == 3


@BOTH
def test_6_4_1_2_5_the_next_grade_is_taken_for_two_cards_of_the_hand_and_two_of_the_g_zone(
    who: str,
) -> None:
    _, player, opponent = assisting(who, hand=[Squire, Squire])
    player.says("yes")
    assert player.offered == [Lancer]
    player.chooses(Lancer)
    assert Lancer.number in seen(opponent, player, "hand")
    player.chooses(Squire, Squire)
    assert player.hand == [PLAIN, Lancer]
    assert player.g_zone == []
    assert len(player.removed) == 4


def test_6_4_1_2_5_the_card_that_was_found_may_be_one_of_them() -> None:
    _, player, _ = assisting(hand=[Squire])
    player.says("yes")
    player.chooses(Lancer)
    player.chooses(Lancer, Squire)
    assert player.hand == [PLAIN]


def test_6_4_1_2_5_only_the_top_five_cards_are_looked_at() -> None:
    for above, found in ((4, [Lancer]), (5, [])):
        table, player, _ = assisting(deck=[PLAIN, *[Squire] * above, Lancer])
        player.says("yes")
        assert player.offered == found
        table.leave_open()


@BOTH
def test_6_4_1_2_5_who_takes_nothing_pays_nothing_and_shuffles_all_the_same(who: str) -> None:
    table, player, _ = assisting(who)
    player.says("yes")
    player.chooses()
    assert player.hand == [PLAIN]
    assert len(player.g_zone) == 2
    assert player.removed == []
    assert len(table.logged("shuffle")) == 1
    assert seen(player, player, "deck") == []


def test_6_4_1_2_5_a_deck_of_fewer_cards_is_looked_at_whole() -> None:
    _, player, _ = assisting(deck=[PLAIN, Lancer], deck_of_plain=0)
    player.says("yes")
    player.chooses()
    assert player.deck == [Lancer]


@BOTH
def test_6_4_1_2_5_1_both_players_see_what_was_removed(who: str) -> None:
    _, player, opponent = assisting(who, hand=[Squire, Squire])
    player.says("yes")
    player.chooses(Lancer)
    player.chooses(Squire, Squire)
    for viewer in (player, opponent):
        assert sorted(seen(viewer, player, "removal")) == sorted(
            [Squire.number, Squire.number, Gale.number, Gale.number]
        )


@BOTH
def test_6_4_1_2_5_2_where_there_are_fewer_than_two_all_are_removed(who: str) -> None:
    """Who could not draw has nothing but the card that was found."""
    drought = unit("Drought", t.Forbid(t.Pattern("draw", who=t.YOU)))
    _, player, _ = assisting(who, circles={1: drought}, deck=[Lancer])
    player.says("yes")
    player.chooses(Lancer)
    assert player.hand == []
    assert player.removed == [Lancer, Gale, Gale]


@BOTH
def test_6_4_1_3_abilities_about_it_resolve_before_the_phase_ends(who: str) -> None:
    glad = unit("Glad", t.Auto(t.Pattern("put", who=t.YOU, to=("hand",)), (v.SoulCharge(1),)))
    table, player, _ = assisting(who, circles={1: glad})
    player.says("yes")
    player.chooses(Lancer)
    assert table.halted
    assert len(player.soul) == 1

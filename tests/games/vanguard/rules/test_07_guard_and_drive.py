"""7.5, 7.6. Guard step and drive step."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    Side,
    Table,
    fighting,
    g_unit,
    rested,
    side,
    trigger,
    unit,
    up,
)
from tests.games.vanguard.told import at, gets, one, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Fighter = unit("Fighter", grade=2, power=9000)
Enemy = unit("Enemy", grade=2, power=9000)
Helper = unit("Helper", grade=2, shield=5000)
Crown = unit("Crown", grade=3)
DRAW = t.Draw(1)
HAND = t.Cards(("hand",), t.YOU)
AEGIS = g_unit("Aegis", v.GGuardianSkill((t.Discard(one(HAND)),)), shield=15000)
FRONT = t.Cards(("vanguard", "rear-guard"), t.OPPONENT, (v.Row(True),))


def guarding(who: str, theirs: Side, mine: Side | None = None) -> tuple[Table, Player]:
    """That player's vanguard is attacked, and it is their guard step."""
    table, they, me = fighting(other(who), mine, theirs)
    they.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    return table, me


# 7.5. Guard step


@BOTH
@pytest.mark.rule("vanguard:7.4.1.13", "vanguard:7.5.1", "vanguard:7.5.1.2")
def test_7_5_1_2_the_non_turn_player_is_asked_for_guardians(who: str) -> None:
    table, me = guarding(who, side(hand=[PLAIN], circles={1: Helper}))
    assert table.prompt == "guard"
    assert me.offered == [PLAIN, Helper, "pass"]
    table.leave_open()


@BOTH
def test_7_5_1_1_abilities_about_the_beginning_of_the_guard_step_come_first(who: str) -> None:
    early = unit("Early", at("begin guard step", DRAW))
    table, me = guarding(who, side(circles={4: early}))
    assert table.prompt == "guard"
    assert me.offered == [PLAIN, "pass"]
    table.leave_open()


@BOTH
@pytest.mark.rule("vanguard:7.5.1.2.1")
def test_7_5_1_2_1_only_a_vanguards_attack_has_a_drive_step(who: str) -> None:
    heard = unit("Heard", at("begin drive step", v.SoulCharge(1)))
    table, me, _ = fighting(who, side(circles={1: Fighter, 4: rested(heard)}))
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert me.soul == []
    me.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert len(me.soul) == 1


@BOTH
@pytest.mark.rule("vanguard:7.5.1.2.1.1")
def test_7_5_1_2_1_1_a_g_guardian_or_an_interceptor_is_enough_to_be_asked(who: str) -> None:
    free = g_unit("Free Aegis", v.GGuardianSkill(()), shield=5000)
    for theirs, asked in (
        (side(), False),
        (side(circles={3: Helper}), False),
        (side(circles={1: Helper}), True),
        (side(g_zone=[free]), True),
        (side(g_zone=[up(free)]), False),
    ):
        table, _ = guarding(who, theirs)
        assert (table.prompt == "guard") == asked
        table.leave_open()


@BOTH
@pytest.mark.rule("vanguard:7.5.1.2.2")
def test_7_5_1_2_2_of_several_attacked_units_the_player_says_which_one_is_guarded(
    who: str,
) -> None:
    sweeping = unit("Sweeping", v.Battles(t.Every(FRONT)), grade=2, power=9000)
    theirs = side(vanguard=Enemy, circles={1: Fighter}, hand=[PLAIN, PLAIN])
    table, they, me = fighting(other(who), side(circles={1: sweeping}), theirs)
    they.attacks(sweeping, Enemy)
    me.does("guard", PLAIN)
    assert me.offered == [Enemy, Fighter]
    me.chooses(Fighter)
    assert me.power(Fighter) == 14000
    assert me.power(Enemy) == 9000
    me.passes()
    assert me.circle(1) == Fighter
    assert len(me.damage) == 1


def test_7_5_1_2_2_guardians_without_shield_and_below_zero_add_what_they_have() -> None:
    bare = unit("Bare", grade=3, shield=None)
    cursed = unit("Cursed", t.Continuous((t.Change(t.Self(), "shield", "add", -15000),)))
    table, me = guarding("them", side(hand=[bare, cursed, PLAIN]))
    me.guards(bare)
    assert me.power(PLAIN_VANGUARD) == 11000
    me.guards(cursed)
    assert me.power(PLAIN_VANGUARD) == 1000
    me.passes()
    assert len(me.damage) == 1


@BOTH
@pytest.mark.rule("vanguard:7.5.1.2.3")
def test_7_5_1_2_3_a_g_guardian_is_called_for_its_cost(who: str) -> None:
    table, me = guarding(who, side(g_zone=[AEGIS], hand=[PLAIN, Enemy]))
    me.does("g guardian", AEGIS)
    me.chooses(PLAIN)
    assert me.guardians == [AEGIS]
    assert not me.stands(AEGIS)
    assert me.drop == [PLAIN]
    assert me.power(PLAIN_VANGUARD) == 26000
    me.passes()
    assert me.damage == []


@BOTH
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"),
    [
        (Crown, {}, True),
        (Fighter, {}, False),
        (Crown, {"vanguard": Enemy}, False),
        (Crown, {"g_zone": [AEGIS, up(AEGIS), up(AEGIS), up(AEGIS)]}, True),
        (Crown, {"g_zone": [AEGIS, up(AEGIS), up(AEGIS), up(AEGIS), up(AEGIS)]}, False),
        (Crown, {"g_zone": [AEGIS, *[up(g_unit())] * 4]}, True),
        (Crown, {"g_zone": [g_unit()]}, False),
        (Crown, {"g_zone": [up(AEGIS)]}, False),
    ],
    ids=["yes", "attacker low", "defender low", "three up", "four up", "others up", "none", "up"],
)
@pytest.mark.rule("vanguard:7.5.1.2.3")
def test_7_5_1_2_3_with_two_vanguards_of_grade_three_and_three_face_up_at_most(
    who: str, mine: Any, theirs: dict[str, Any], offered: bool
) -> None:
    fields: dict[str, Any] = {"vanguard": Crown, "hand": [PLAIN], "g_zone": [AEGIS]} | theirs
    table, they, me = fighting(other(who), side(vanguard=mine), side(**fields))
    they.attacks(mine, fields["vanguard"])
    assert me.offers("g guardian") == ([AEGIS] if offered else [])
    table.leave_open()


@BOTH
@pytest.mark.rule("vanguard:7.5.1.2.4")
def test_7_5_1_2_4_of_several_attacked_units_an_interceptor_guards_the_chosen_one(
    who: str,
) -> None:
    two = unit("Two", v.Battles(t.Pick(2, FRONT)), grade=2, power=9000)
    theirs = side(vanguard=Enemy, circles={1: Fighter, 2: Helper})
    table, they, me = fighting(other(who), side(circles={1: two}), theirs)
    they.chooses("attack")
    they.chooses(two)
    they.chooses(Enemy, Fighter)
    assert me.offers("intercept") == [Helper]
    me.intercepts(Helper)
    assert me.offered == [Enemy, Fighter]
    me.chooses(Enemy)
    assert me.damage == []
    assert Fighter in me.drop


@BOTH
@pytest.mark.rule("vanguard:7.5.1.2.5")
def test_7_5_1_2_5_after_an_action_abilities_resolve_and_the_player_may_guard_again(
    who: str,
) -> None:
    clever = unit("Clever", when("place", DRAW), shield=5000)
    table, me = guarding(who, side(hand=[clever], circles={1: Helper}))
    me.guards(clever)
    assert me.offered == [PLAIN, Helper, "pass"]
    me.guards(PLAIN)
    me.intercepts(Helper)
    assert sorted(card.name for card in me.drop) == ["Clever", "Helper", "Plain Unit"]
    assert me.damage == []


# 7.6. Drive step


@BOTH
def test_7_6_1_1_abilities_about_the_beginning_of_the_drive_step_come_first(who: str) -> None:
    none = t.Relation(t.Count(HAND), "==", 0)
    early = unit("Early", at("begin drive step", t.If(none, (v.SoulCharge(1),))))
    _, me, _ = fighting(who, side(vanguard=Fighter, circles={4: early}))
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert len(me.soul) == 1
    assert len(me.hand) == 1


@BOTH
@pytest.mark.rule("vanguard:7.6.1", "vanguard:7.6.1.2", "vanguard:7.6.1.2.6")
def test_7_6_1_2_an_attacking_vanguard_checks_its_drive_and_takes_the_card(who: str) -> None:
    _, me, theirs = fighting(who, side(vanguard=Fighter, deck=[Enemy]))
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert me.hand == [Enemy]
    assert theirs.hand == []


@BOTH
@pytest.mark.rule("vanguard:7.6.1.2", "vanguard:7.6.1.2.1")
def test_7_6_1_2_1_a_rear_guard_that_was_given_drive_checks_it_too(who: str) -> None:
    driver = unit("Driver", v.DriveOnRearGuard(), grade=2)
    _, me, _ = fighting(who, side(circles={1: driver, 2: Fighter}, deck=[Enemy]))
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert me.hand == []
    me.attacks(driver, PLAIN_VANGUARD)
    assert me.hand == [Enemy]


@BOTH
def test_7_6_1_2_1_of_a_legion_the_leaders_drive_counts(who: str) -> None:
    three = unit("Three", grade=3, icons=["triple drive"])
    two = unit("Two", grade=3, icons=["twin drive"])
    for leader, mate, checks in ((two, three, 2), (three, two, 3)):
        _, me, _ = fighting(who, side(vanguard=[leader, mate]))
        me.attacks(leader, PLAIN_VANGUARD)
        assert len(me.hand) == checks


@BOTH
@pytest.mark.parametrize(("change", "checks"), [(1, 2), (0, 1), (-1, 0), (-2, 0)])
def test_7_6_1_2_2_without_drive_nothing_is_checked(who: str, change: int, checks: int) -> None:
    more = t.Continuous((t.Change(t.Self(), "drive", "add", change),))
    odd = unit("Odd", more, grade=2, power=30000)
    _, me, theirs = fighting(who, side(vanguard=odd))
    me.attacks(odd, PLAIN_VANGUARD)
    assert len(me.hand) == checks
    assert len(theirs.damage) == 1


@BOTH
def test_7_6_1_2_3_the_top_card_lies_in_the_trigger_zone_for_all_to_see(who: str) -> None:
    bell = trigger("draw")
    table, me, theirs = fighting(who, side(vanguard=Fighter, deck=[bell]))
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert table.prompt == "trigger order"
    assert me.trigger_zone == [bell]
    shown = [
        entry["number"]
        for zone in theirs.sees()["zones"]
        if zone["kind"] == "trigger" and zone["seat"] == me.seat
        for entry in zone["cards"]
    ]
    assert shown == [bell.number]
    table.leave_open()


@BOTH
@pytest.mark.rule("vanguard:7.6.1.2.3", "vanguard:9.2.3")
def test_7_6_1_2_3_who_reveals_the_last_card_loses(who: str) -> None:
    mine = side(vanguard=Fighter, deck=[Enemy], deck_of_plain=0)
    table, me, _ = fighting(who, mine)
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert table.result == (other(who), "9.2.3")


CHECKED = t.Pattern("drive check", who=t.YOU)


@BOTH
@pytest.mark.rule("vanguard:7.6.1.2.5")
def test_7_6_1_2_5_abilities_about_the_drive_check_resolve_before_the_card_is_taken(
    who: str,
) -> None:
    none = t.Relation(t.Count(HAND), "==", 0)
    watcher = unit("Watcher", t.Auto(CHECKED, (t.If(none, (v.SoulCharge(1),)),)))
    _, me, _ = fighting(who, side(vanguard=Fighter, circles={4: watcher}))
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert len(me.soul) == 1


@BOTH
@pytest.mark.rule("vanguard:7.6.1.2.6")
def test_7_6_1_2_6_a_card_that_has_been_moved_meanwhile_is_not_taken(who: str) -> None:
    thief = unit("Thief", t.Auto(CHECKED, (t.Put(t.EventCard(), "soul"),)))
    _, me, _ = fighting(who, side(vanguard=Fighter, circles={4: thief}, deck=[Enemy]))
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert me.hand == []
    assert me.soul == [Enemy]


@BOTH
@pytest.mark.rule("vanguard:7.6.1.3")
def test_7_6_1_3_drive_gained_after_a_check_counts_for_the_next(who: str) -> None:
    """Even by an ability about the card that was put into the hand."""
    taken = t.Pattern("put", who=t.YOU, to=("hand",), cause="drive check")
    for pattern in (CHECKED, taken):
        more = t.Auto(pattern, (gets(t.Self(), 1, "battle", "drive"),), while_=(v.Once(),))
        keen = unit("Keen", more, grade=2)
        _, me, _ = fighting(who, side(vanguard=keen))
        me.attacks(keen, PLAIN_VANGUARD)
        assert len(me.hand) == 2


@BOTH
@pytest.mark.rule("vanguard:7.6.1.4")
def test_7_6_1_4_after_the_drive_checks_the_damage_step_comes(who: str) -> None:
    strong = unit("Strong", grade=2, power=20000)
    table, me, theirs = fighting(who, side(vanguard=strong))
    me.attacks(strong, PLAIN_VANGUARD)
    assert len(theirs.damage) == 1
    kinds = [entry.message for entry in table.game.log or () if entry.message.startswith("begin ")]
    at_drive = kinds.index("begin drive step")
    assert kinds[at_drive + 1] == "begin damage step"

"""7.7, 7.8. Damage step and close step."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Table,
    battle,
    fighting,
    g_unit,
    rested,
    side,
    trigger,
    unit,
)
from tests.games.vanguard.told import THEIR_VANGUARD, at, gets, obeyed, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Fighter = unit("Fighter", grade=2, power=9000)
Strong = unit("Strong", grade=2, power=30000)
Enemy = unit("Enemy", grade=2, power=9000)
AEGIS = g_unit("Aegis", v.GGuardianSkill(()), shield=5000)
DRAW = t.Draw(1)
MOVE_ASIDE = v.MoveTo(t.Self(), v.Circles(t.YOU, ("rear-guard",), open=True, front=True))
TARGET = v.InRole("attacked")


def kinds(table: Table) -> list[str]:
    return [entry.message for entry in table.game.log or ()]


# 7.7. Damage step


@BOTH
@pytest.mark.rule("vanguard:7.7.1", "vanguard:7.7.1.1")
def test_7_7_1_1_abilities_about_the_beginning_of_the_damage_step_come_first(who: str) -> None:
    """They may still decide the battle."""
    late = unit("Late", at("begin damage step", gets(t.Self(), 5000, "battle")), grade=2)
    for attacker, damage in ((late, 1), (Fighter, 0)):
        _, me, theirs = fighting(who, side(circles={1: attacker}))
        me.attacks(attacker, PLAIN_VANGUARD)
        assert len(theirs.damage) == damage


GOING = [
    v.Retire(t.Self()),
    MOVE_ASIDE,
    v.Bind(t.Self()),
]


@BOTH
@pytest.mark.parametrize("go", GOING, ids=["retired", "moved", "bound"])
@pytest.mark.rule("vanguard:7.7.1.3")
def test_7_7_1_3_an_attacker_that_is_gone_does_not_hit(who: str, go: t.Effect) -> None:
    goer = unit(
        "Goer",
        at("begin damage step", go),
        when("attack misses", v.SoulCharge(1)),
        grade=2,
        power=30000,
    )
    table, me, theirs = fighting(who, side(circles={1: goer}), side(circles={1: Enemy}))
    me.attacks(goer, Enemy)
    assert theirs.circle(1) == Enemy
    assert "attack misses" in kinds(table)
    assert "attack hits" not in kinds(table)


@BOTH
@pytest.mark.parametrize("go", GOING, ids=["retired", "moved", "bound"])
@pytest.mark.rule("vanguard:7.7.1.3")
def test_7_7_1_3_a_unit_that_is_gone_is_not_hit(who: str, go: t.Effect) -> None:
    goer = unit("Goer", at("begin damage step", go), grade=2)
    table, me, _ = fighting(who, side(circles={1: Strong}), side(circles={1: goer}))
    me.attacks(Strong, goer)
    assert "attack misses" in kinds(table)
    assert "attack hits" not in kinds(table)


@BOTH
@pytest.mark.rule("vanguard:7.7.1.3")
def test_7_7_1_3_nor_is_one_that_has_another_master_now(who: str) -> None:
    thief = unit("Thief", at("begin damage step", v.Dominate(TARGET, "turn")), grade=2, power=30000)
    table, me, theirs = fighting(who, side(circles={1: thief}), side(circles={1: Enemy}))
    me.attacks(thief, Enemy)
    assert "attack misses" in kinds(table)
    assert theirs.circle(1) == Enemy


HIT = t.Situation(v.AttackHit(True))


@BOTH
@pytest.mark.rule("vanguard:7.7.1.4")
def test_7_7_1_4_a_check_timing_comes_between_the_hit_and_the_damage(who: str) -> None:
    """What waits for the situation acts in it; what waits for the hit itself does not yet."""
    watcher = unit("Watcher", t.Auto(HIT, (v.Bind(t.Self()),)))
    keen = unit("Keen", when("attack hits", DRAW), grade=2, power=30000)
    table, me, theirs = fighting(who, side(circles={1: keen, 4: watcher}))
    me.attacks(keen, PLAIN_VANGUARD)
    found = kinds(table)
    assert found.index("leave") < found.index("damage") < found.index("draw")


def test_7_7_1_4_nothing_of_the_kind_if_the_attack_does_not_hit() -> None:
    watcher = unit("Watcher", t.Auto(HIT, (v.Bind(t.Self()),)))
    table = battle(you=side(circles={1: Fighter, 4: watcher}))
    table.you.attacks(Fighter, PLAIN_VANGUARD)
    assert table.you.bind == []


@BOTH
@pytest.mark.rule("vanguard:7.7.1.5")
def test_7_7_1_5_of_a_legion_the_leaders_critical_is_dealt(who: str) -> None:
    leader, mate = unit("Leader", grade=3), unit("Mate", grade=2, critical=3)
    _, me, theirs = fighting(who, side(vanguard=[leader, mate]))
    me.attacks(leader, PLAIN_VANGUARD)
    assert len(theirs.damage) == 1


@BOTH
@pytest.mark.rule("vanguard:7.7.1.5.1")
@pytest.mark.parametrize(("critical", "damage"), [(2, 2), (0, 0), (-1, 0)])
def test_7_7_1_5_1_with_a_critical_of_zero_or_less_no_damage_is_dealt(
    who: str, critical: int, damage: int
) -> None:
    more = t.Continuous((t.Change(t.Self(), "critical", "add", critical - 1),))
    odd = unit("Odd", more, grade=2, power=30000)
    table, me, theirs = fighting(who, side(circles={1: odd}))
    me.attacks(odd, PLAIN_VANGUARD)
    assert len(theirs.damage) == damage
    assert len(table.logged("damage")) == (1 if damage else 0)


@BOTH
@pytest.mark.rule("vanguard:7.7.1.5.2")
@pytest.mark.parametrize("go", [v.Retire(t.Self()), v.Bind(t.Self())], ids=["retired", "bound"])
def test_7_7_1_5_2_an_attacker_that_goes_after_it_has_hit_deals_no_damage(
    who: str, go: t.Effect
) -> None:
    fleeting = unit("Fleeting", t.Auto(HIT, (go,)), grade=2, power=30000)
    table, me, theirs = fighting(who, side(circles={1: fleeting}))
    me.attacks(fleeting, PLAIN_VANGUARD)
    assert "attack hits" in kinds(table)
    assert theirs.damage == []


@BOTH
@pytest.mark.rule("vanguard:7.7.1.6")
def test_7_7_1_6_the_damage_is_checked_before_the_attack_counts_as_having_hit(who: str) -> None:
    keen = unit("Keen", when("attack hits", DRAW), grade=2, power=30000)
    bell = trigger("critical")
    table, me, theirs = fighting(who, side(circles={1: keen}), side(deck=[bell]))
    me.attacks(keen, PLAIN_VANGUARD)
    assert table.prompt == "trigger order"
    assert "attack hits" not in kinds(table)
    theirs.chooses(0)
    assert "attack hits" in kinds(table)
    assert me.hand == [PLAIN]


@BOTH
@pytest.mark.rule("vanguard:7.7.1.7")
def test_7_7_1_7_the_one_or_the_other_occurs(who: str) -> None:
    either = unit(
        "Either",
        when("attack hits", DRAW),
        when("attack misses", v.SoulCharge(1)),
        grade=2,
        power=9000,
    )
    for target, counts in ((PLAIN, (1, 0)), (PLAIN_VANGUARD, (0, 1))):
        _, me, _ = fighting(who, side(circles={1: either}), side(circles={1: PLAIN}))
        me.attacks(either, target)
        assert (len(me.hand), len(me.soul)) == counts


@BOTH
@pytest.mark.rule("vanguard:7.7.1.8")
def test_7_7_1_8_abilities_about_hitting_resolve_while_the_hit_unit_is_still_there(
    who: str,
) -> None:
    there = t.Relation(t.Count(t.Cards(("rear-guard",), t.OPPONENT)), ">=", 1)
    keen = unit("Keen", when("attack hits", t.If(there, (DRAW,))), grade=2)
    _, me, theirs = fighting(who, side(circles={1: keen}), side(circles={1: Enemy}))
    me.attacks(keen, Enemy)
    assert theirs.circle(1) is None
    assert me.hand == [PLAIN]


@BOTH
@pytest.mark.rule("vanguard:7.7.1.9")
def test_7_7_1_9_g_guardians_go_first_then_guardians_then_rear_guards_that_were_hit(
    who: str,
) -> None:
    helper = unit("Helper", grade=2, power=9000, shield=5000)
    theirs = side(circles={1: Enemy}, hand=[helper], g_zone=[AEGIS])
    table, me, they = fighting(who, side(circles={1: Strong}), theirs)
    me.attacks(Strong, Enemy)
    they.does("g guardian", AEGIS)
    they.guards(helper)
    left = [table.game.state.printed[entry.card] for entry in table.logged("leave")]
    assert left == [AEGIS, helper, Enemy]
    assert they.g_zone == [AEGIS]
    assert they.face_down("G") == []
    assert they.drop == [helper, Enemy]


@BOTH
@pytest.mark.rule("vanguard:7.7.1.9")
def test_7_7_1_9_a_rear_guard_that_was_not_hit_stays(who: str) -> None:
    weak = unit("Weak", grade=2, power=8000)
    _, me, theirs = fighting(who, side(circles={1: weak}), side(circles={1: Enemy}))
    me.attacks(weak, Enemy)
    assert theirs.circle(1) == Enemy


@BOTH
@pytest.mark.rule("vanguard:7.7.1.10")
def test_7_7_1_10_abilities_about_being_retired_resolve_before_the_close_step(who: str) -> None:
    """Otherwise their player would be asked which of the two comes first."""
    falls = t.Auto(t.Pattern("leave", t.Self(), to=("drop",)), (v.SoulCharge(1),), on_leaving=True)
    martyr = unit("Martyr", falls, grade=2)
    later = unit("Later", at("begin close step", v.SoulCharge(1)))
    table, me, theirs = fighting(
        who, side(circles={1: Strong}), side(circles={1: martyr, 4: later})
    )
    me.attacks(Strong, martyr)
    assert table.prompt == "start step"
    assert len(theirs.soul) == 2


# 7.8. Close step


@BOTH
@pytest.mark.rule("vanguard:7.8.1", "vanguard:7.8.1.1")
@pytest.mark.parametrize("kind", ["begin close step", "end battle"])
def test_7_8_1_1_abilities_about_the_end_resolve_while_the_battles_effects_last(
    who: str, kind: str
) -> None:
    strong = t.Relation(t.Of("power", t.Self()), ">=", 12000)
    brave = unit(
        "Brave",
        when("attack", gets(t.Self(), 3000, "battle")),
        at(kind, t.If(strong, (DRAW,))),
        grade=2,
    )
    _, me, _ = fighting(who, side(circles={1: brave}))
    me.attacks(brave, PLAIN_VANGUARD)
    assert me.hand == [PLAIN]
    assert me.power(brave) == 9000


def muting(*abilities: t.Ability) -> Any:
    """A unit that has no abilities from its attack to the end of the battle."""
    lost = t.Continuous((t.Change(t.Self(), "abilities", "lose-all"),))
    return unit("Mute", when("attack", t.Lasting("battle", lost)), *abilities, grade=2)


@BOTH
@pytest.mark.rule("vanguard:7.8.1.2")
def test_7_8_1_2_with_the_battles_effects_attacking_ends_too(who: str) -> None:
    """Q. It gets its ability back when the battle ends. Does it still attack then?
    A. No: it attacked, but it is the attacking unit no longer."""
    attacks = t.Is(t.Self(), (v.Role("attacking"),))
    attacked = t.Is(t.Self(), (v.Role("attacking", was=True),))
    mute = muting(
        at("end battle", t.If(attacks, (DRAW,)), t.If(attacked, (v.SoulCharge(1),))),
    )
    _, me, _ = fighting(who, side(circles={1: mute}))
    me.attacks(mute, PLAIN_VANGUARD)
    assert me.hand == []
    assert len(me.soul) == 1


@BOTH
@pytest.mark.rule("vanguard:7.8.1.3")
def test_7_8_1_3_an_ability_that_comes_back_with_the_end_of_the_battle_still_counts(
    who: str,
) -> None:
    mute = muting(at("end battle", DRAW))
    table, me, _ = fighting(who, side(circles={1: mute}))
    me.attacks(mute, PLAIN_VANGUARD)
    assert table.prompt == "start step"
    assert me.hand == [PLAIN]


@BOTH
@pytest.mark.rule("vanguard:7.8.1.1", "vanguard:7.8.1.4")
def test_7_8_1_4_when_a_battle_is_over_the_next_one_has_an_end_of_its_own(who: str) -> None:
    tired = unit("Tired", at("end battle", DRAW), grade=1)
    mine = side(vanguard=rested(PLAIN_VANGUARD), circles={1: Fighter, 2: Fighter, 4: tired})
    _, me, _ = fighting(who, mine)
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert len(me.hand) == 1
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert len(me.hand) == 2


@BOTH
@pytest.mark.rule("vanguard:7.8.1.5")
def test_7_8_1_5_an_attack_by_a_text_is_over_with_its_close_step(who: str) -> None:
    """No start step follows it: the phase goes on in which it was asked for."""
    order = v.AttackWith(t.Every(t.Cards(("rear-guard",), t.YOU)), THEIR_VANGUARD)
    table, _, theirs = obeyed(who, order, mine=side(circles={1: Strong}))
    assert table.prompt == "main"
    assert len(theirs.damage) == 1
    table, me, theirs = fighting(who, side(circles={1: Strong}))
    me.attacks(Strong, PLAIN_VANGUARD)
    assert table.prompt == "start step"

"""7. Attack and battle: vanguards, rear-guards, guardians, drive checks and damage."""

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
    Table,
    battle,
    rested,
    seats,
    side,
    trigger,
    unit,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Fighter = unit("Fighter", grade=2, power=9000)
Booster = unit("Booster", grade=1, power=7000)
Enemy = unit("Enemy", grade=2, power=9000)


def players(table: Table, who: str) -> tuple[Player, Player]:
    return table.player(who), table.player(other(who))


# 7.3. Start step


@BOTH
def test_7_3_1_2_the_turn_player_chooses_whether_to_attack(who: str) -> None:
    table = battle(**seats(who), turn_of=who)
    attacker, _ = players(table, who)
    assert table.prompt == "start step"
    assert attacker.offered == ["attack", "pass"]


def test_7_3_1_2_2_who_does_not_attack_goes_on_to_the_next_phase() -> None:
    table = battle()
    table.you.ends_attacks()
    assert table.halted


def test_7_3_1_3_nobody_attacks_on_the_very_first_turn() -> None:
    assert battle(turn=1).halted
    assert not battle(turn=2).halted


def test_7_3_1_3_with_all_units_resting_no_attack_can_be_chosen() -> None:
    assert battle(you=side(vanguard=rested(PLAIN_VANGUARD))).halted


# 7.4. Attack step


def test_7_4_1_3_only_standing_units_of_the_front_row_attack() -> None:
    tired, back = unit("Tired", grade=2), unit("Back", grade=2)
    table = battle(you=side(circles={1: Fighter, 2: rested(tired), 3: back}))
    table.you.chooses("attack")
    assert table.you.offered == [PLAIN_VANGUARD, Fighter]
    table.leave_open()


@BOTH
def test_7_4_1_5_the_attacking_unit_rests(who: str) -> None:
    table = battle(**seats(who, side(circles={1: Fighter})), turn_of=who)
    attacker, _ = players(table, who)
    attacker.attacks(Fighter, PLAIN_VANGUARD)
    assert not attacker.stands(Fighter)
    assert attacker.stands(PLAIN_VANGUARD)


def test_7_4_1_6_the_vanguard_and_the_front_row_can_be_attacked() -> None:
    back = unit("Back")
    table = battle(you=side(circles={1: Fighter}), them=side(circles={2: Enemy, 5: back}))
    table.you.chooses("attack")
    table.you.chooses(Fighter)
    assert table.you.offered == [PLAIN_VANGUARD, Enemy]
    table.leave_open()


def test_7_4_1_10_the_unit_behind_may_boost() -> None:
    table = battle(you=side(circles={1: Fighter, 3: Booster}), them=side(hand=[PLAIN]))
    table.you.attacks(Fighter, PLAIN_VANGUARD, boost=True)
    assert not table.you.stands(Booster)
    assert table.you.power(Fighter) == 16000
    table.them.passes()
    assert table.them.damage == [PLAIN]


def test_7_4_1_10_it_need_not() -> None:
    table = battle(you=side(circles={1: Fighter, 3: Booster}))
    table.you.attacks(Fighter, PLAIN_VANGUARD)
    assert table.you.stands(Booster)
    assert table.them.damage == []


@pytest.mark.rule("vanguard:11.4.1")
@pytest.mark.parametrize(
    "back", [{3: rested(Booster)}, {3: Enemy}, {5: Booster}], ids=["rests", "no icon", "column"]
)
def test_7_4_1_10_only_a_standing_unit_with_the_icon_in_the_same_column(
    back: dict[int, Any],
) -> None:
    circles: dict[int, Any] = {1: Fighter} | back
    table = battle(you=side(circles=circles), them=side(hand=[PLAIN]))
    table.you.attacks(Fighter, PLAIN_VANGUARD)
    assert table.prompt == "guard"
    table.leave_open()


def test_7_4_1_11_the_boost_ends_with_the_battle() -> None:
    table = battle(you=side(circles={1: Fighter, 3: Booster}))
    table.you.attacks(Fighter, PLAIN_VANGUARD, boost=True)
    assert table.prompt == "start step"
    assert table.you.power(Fighter) == 9000


def test_7_4_1_12_abilities_about_attacking_see_the_boost() -> None:
    eager = unit(
        "Eager",
        t.Auto(
            t.Pattern("attack", t.Self()),
            (t.If(t.Is(t.Self(), (v.Role("boosted"),)), (t.Draw(1),)),),
            while_=(v.On(("rear-guard",)),),
        ),
        grade=2,
    )
    table = battle(you=side(circles={1: eager, 3: Booster, 2: eager}))
    table.you.attacks(eager, PLAIN_VANGUARD, boost=True)
    assert table.you.hand == [PLAIN]
    table.you.attacks(eager, PLAIN_VANGUARD)
    assert table.you.hand == [PLAIN]


# 7.5. Guard step


@BOTH
def test_7_5_1_2_2_a_guardian_adds_its_shield_to_the_unit_it_guards(who: str) -> None:
    table = battle(
        **seats(who, side(vanguard=Fighter), side(vanguard=Enemy, hand=[PLAIN, Booster])),
        turn_of=who,
    )
    attacker, defender = players(table, who)
    attacker.attacks(Fighter, Enemy)
    defender.guards(PLAIN)
    assert defender.guardians == [PLAIN]
    assert not defender.stands(PLAIN)
    assert defender.power(Enemy) == 14000
    defender.passes()
    assert defender.damage == []
    assert defender.drop == [PLAIN]


def test_7_5_1_2_1_who_passes_guards_no_more() -> None:
    table = battle(you=side(vanguard=Fighter), them=side(vanguard=Enemy, hand=[PLAIN, PLAIN]))
    table.you.attacks(Fighter, Enemy)
    table.them.passes()
    assert table.them.damage == [PLAIN]
    assert len(table.them.hand) == 2


def test_7_5_1_2_1_1_without_hand_and_intercepting_unit_nobody_is_asked() -> None:
    table = battle(you=side(vanguard=Fighter))
    table.you.attacks(Fighter, PLAIN_VANGUARD)
    assert table.prompt == "start step" or table.halted


@pytest.mark.rule("vanguard:8.5.2.1.1.2", "vanguard:7.5.1.2.2")
def test_8_5_2_1_1_2_a_guardian_above_the_vanguards_grade_cannot_be_called() -> None:
    high, low = unit("High", grade=3, shield=0), unit("Low", grade=2)
    table = battle(them=side(vanguard=Enemy, hand=[high, low]))
    table.you.attacks(PLAIN_VANGUARD, Enemy)
    assert table.them.offers("guard") == [low]
    assert table.them.why_not("guard", high) == "8.5.2.1.1.2"
    table.leave_open()


@pytest.mark.rule("vanguard:11.3.1", "vanguard:7.5.1.2.4")
def test_7_5_1_2_4_a_unit_with_intercept_in_the_front_row_guards_even_resting() -> None:
    helper = unit("Helper", grade=2, shield=5000)
    back = unit("Back Helper", grade=2)
    table = battle(
        you=side(vanguard=Fighter),
        them=side(vanguard=Enemy, circles={1: rested(helper), 3: back}),
    )
    table.you.attacks(Fighter, Enemy)
    assert table.them.offers("intercept") == [helper]
    table.them.intercepts(helper)
    assert table.them.circle(1) is None
    assert table.them.drop == [helper]
    assert table.them.damage == []


def test_7_5_1_2_4_the_attacked_unit_itself_does_not_intercept() -> None:
    table = battle(you=side(vanguard=Fighter), them=side(circles={1: Enemy}))
    table.you.attacks(Fighter, Enemy)
    assert table.them.drop == [Enemy]


# 7.6. Drive step


def test_7_6_1_2_a_vanguard_checks_drive_and_takes_the_card() -> None:
    table = battle(you=side(vanguard=Fighter, deck=[Booster]))
    table.you.attacks(Fighter, PLAIN_VANGUARD)
    assert table.you.hand == [Booster]


@pytest.mark.rule("vanguard:11.2.3.1", "vanguard:7.6.1.3")
def test_11_2_3_1_twin_drive_checks_twice() -> None:
    table = battle(you=side(deck=[Booster, Fighter]))
    table.you.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert table.you.hand == [Booster, Fighter]


def test_7_5_1_2_1_a_rear_guard_checks_no_drive() -> None:
    table = battle(you=side(circles={1: Fighter}))
    table.you.attacks(Fighter, PLAIN_VANGUARD)
    assert table.you.hand == []


@pytest.mark.rule("vanguard:2.8.1.1.2", "vanguard:7.6.1.2.4")
def test_2_8_1_1_2_a_critical_trigger_gives_critical_and_power() -> None:
    bell = trigger("critical")
    table = battle(you=side(vanguard=Fighter, deck=[bell]), them=side(vanguard=Enemy))
    table.you.attacks(Fighter, Enemy)
    assert table.prompt == "trigger order"
    table.you.chooses(0)
    assert table.halted
    assert table.you.hand == [bell]
    assert table.you.power(Fighter) == 14000
    assert table.you.value(Fighter, "critical") == 2
    assert len(table.them.damage) == 2


def test_7_6_1_2_4_a_trigger_of_a_strange_clan_does_nothing() -> None:
    bell = trigger("critical", clan=["Kagero"])
    table = battle(you=side(vanguard=Fighter, deck=[bell]), them=side(vanguard=Enemy))
    table.you.attacks(Fighter, Enemy)
    assert table.you.hand == [bell]
    assert len(table.them.damage) == 1


@pytest.mark.rule("vanguard:2.8.1.1.3")
def test_2_8_1_1_3_a_draw_trigger_draws_a_card() -> None:
    bell = trigger("draw")
    table = battle(you=side(vanguard=Fighter, deck=[bell, Booster]))
    table.you.attacks(Fighter, PLAIN_VANGUARD)
    table.you.chooses(0)
    assert table.you.hand == [Booster, bell]


@pytest.mark.rule("vanguard:2.8.1.1.4")
def test_2_8_1_1_4_a_stand_trigger_stands_a_rear_guard() -> None:
    bell = trigger("stand")
    table = battle(you=side(vanguard=Booster, circles={1: rested(Fighter)}, deck=[bell]))
    table.you.attacks(Booster, PLAIN_VANGUARD)
    table.you.chooses(0)
    table.you.chooses(Fighter)
    assert table.you.stands(Fighter)
    table.you.chooses(Booster)
    assert table.you.power(Booster) == 12000


def test_2_8_1_1_4_a_vanguard_it_does_not_stand() -> None:
    bell = trigger("stand")
    table = battle(you=side(vanguard=Booster, deck=[bell]))
    table.you.attacks(Booster, PLAIN_VANGUARD)
    table.you.chooses(0)
    assert not table.you.stands(Booster)


@pytest.mark.rule("vanguard:2.8.1.1.5")
@pytest.mark.parametrize(("mine", "theirs", "left"), [(2, 2, 1), (2, 1, 1), (2, 3, 2)])
def test_2_8_1_1_5_a_heal_trigger_heals_with_as_much_damage_as_the_opponent(
    mine: int, theirs: int, left: int
) -> None:
    bell = trigger("heal")
    table = battle(you=side(vanguard=Booster, damage=mine, deck=[bell]), them=side(damage=theirs))
    table.you.attacks(Booster, PLAIN_VANGUARD)
    table.you.chooses(0)
    if table.prompt == "trigger heal":
        table.you.chooses(PLAIN)
    assert len(table.you.damage) == left


# 7.7. Damage step


@pytest.mark.parametrize(("power", "hits"), [(8999, False), (9000, True), (9001, True)])
def test_7_7_1_2_an_attack_hits_with_as_much_power(power: int, hits: bool) -> None:
    weak = unit("Weak", grade=2, power=power)
    table = battle(you=side(circles={1: weak}), them=side(circles={1: Enemy}))
    table.you.attacks(weak, Enemy)
    assert table.them.drop == ([Enemy] if hits else [])


@BOTH
def test_7_7_1_5_a_vanguard_that_is_hit_is_dealt_the_critical(who: str) -> None:
    strong = unit("Strong", grade=2, power=20000, critical=3)
    table = battle(**seats(who, side(circles={1: strong})), turn_of=who)
    attacker, defender = players(table, who)
    attacker.attacks(strong, PLAIN_VANGUARD)
    assert defender.damage == [PLAIN, PLAIN, PLAIN]
    assert defender.vanguard_damage == 0


def test_7_7_1_5_1_no_critical_no_damage() -> None:
    harmless = unit("Harmless", grade=2, power=20000, critical=0)
    table = battle(you=side(circles={1: harmless}))
    table.you.attacks(harmless, PLAIN_VANGUARD)
    assert table.them.damage == []


def test_7_7_1_7_abilities_about_hitting_come_after_the_damage() -> None:
    keen = unit(
        "Keen",
        t.Auto(t.Pattern("attack hits", t.Self()), (t.Draw(1),), while_=(v.On(("rear-guard",)),)),
        grade=2,
        power=20000,
    )
    table = battle(you=side(circles={1: keen}))
    table.you.attacks(keen, PLAIN_VANGUARD)
    assert table.you.hand == [PLAIN]
    kinds = [entry.message for entry in table.game.log or ()]
    assert kinds.index("damage") < kinds.index("attack hits") < kinds.index("draw")


def test_7_7_1_9_guardians_are_retired_after_the_battle() -> None:
    table = battle(you=side(circles={1: Fighter}), them=side(hand=[PLAIN]))
    table.you.attacks(Fighter, PLAIN_VANGUARD)
    table.them.guards(PLAIN)
    assert table.them.guardians == []
    assert table.them.drop == [PLAIN]


# 7.8. Close step


def test_7_8_1_2_effects_until_the_end_of_the_battle_end() -> None:
    brave = unit(
        "Brave",
        t.Auto(
            t.Pattern("attack", t.Self()),
            (t.Lasting("battle", t.Continuous((t.Change(t.Self(), "power", "add", 3000),))),),
            while_=(v.On(("rear-guard",)),),
        ),
        grade=2,
        power=9000,
    )
    table = battle(you=side(circles={1: brave}), them=side(hand=[PLAIN]))
    table.you.attacks(brave, PLAIN_VANGUARD)
    assert table.you.power(brave) == 12000
    table.them.passes()
    assert table.them.damage == [PLAIN]
    assert table.you.power(brave) == 9000


def test_7_8_1_5_after_a_battle_comes_another_start_step() -> None:
    table = battle(you=side(circles={1: Fighter}))
    table.you.attacks(Fighter, PLAIN_VANGUARD)
    assert table.prompt == "start step"
    table.you.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert table.halted

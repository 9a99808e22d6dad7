"""7.1 to 7.4. What an attack is, the start step, and the attack step."""

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
    fighting,
    rested,
    side,
    unit,
)
from tests.games.vanguard.told import (
    THEIR_REAR_GUARDS,
    THEIR_VANGUARD,
    YOUR_REAR_GUARDS,
    at,
    obeyed,
    when,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Fighter = unit("Fighter", grade=2, power=9000)
Strong = unit("Strong", grade=2, power=30000)
Enemy = unit("Enemy", grade=2, power=9000)
YOUR_UNITS = t.Every(t.Cards(("vanguard", "rear-guard"), t.YOU))
MOVE_ASIDE = v.MoveTo(t.Self(), v.Circles(t.YOU, ("rear-guard",), open=True))
DRAW = t.Draw(1)


# 7.1. Battles in general


@BOTH
@pytest.mark.rule("vanguard:7.1.1", "vanguard:7.3.1")
def test_7_1_1_standing_units_of_the_front_row_attack_one_after_the_other(who: str) -> None:
    table, me, theirs = fighting(who, side(circles={1: Strong, 2: Strong}))
    me.attacks(Strong, PLAIN_VANGUARD)
    me.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    me.attacks(Strong, PLAIN_VANGUARD)
    assert table.halted
    assert len(theirs.damage) == 3


SLEEPY = unit("Sleepy", at("begin attack step", t.ToRest(YOUR_UNITS), who=t.YOU))


@BOTH
@pytest.mark.rule("vanguard:7.1.2.1")
def test_7_1_2_1_a_battle_that_is_cut_short_counts_as_one(who: str) -> None:
    counts = at("begin close step", t.If(t.Relation(v.BattleCount(), "==", 1), (DRAW,)))
    mine = side(circles={1: Fighter, 3: SLEEPY, 4: unit("Counting", counts)})
    table, me, theirs = fighting(who, mine)
    me.chooses("attack")
    assert table.halted
    assert theirs.damage == []
    assert me.hand == [PLAIN]


@BOTH
@pytest.mark.parametrize("kind", ["vanguard", "rear-guard"])
@pytest.mark.parametrize("target", [PLAIN_VANGUARD, Enemy], ids=["a vanguard", "a rear-guard"])
def test_7_1_2_2_a_battle_is_one_against_what_was_chosen(who: str, kind: str, target: Any) -> None:
    change = t.Change(t.Self(), "power", "add", 1000)
    hunter = unit(
        "Hunter",
        t.Continuous((change,), while_=(v.BattleAgainst(kind),)),
        at("end battle", DRAW, while_=(v.BattleAgainst(kind),)),
        grade=2,
        power=5000,
    )
    table, me, _ = fighting(who, side(circles={1: hunter}), side(circles={1: Enemy}, hand=[PLAIN]))
    me.attacks(hunter, target)
    is_so = kind == ("vanguard" if target is PLAIN_VANGUARD else "rear-guard")
    assert table.prompt == "guard"
    assert me.power(hunter) == (6000 if is_so else 5000)
    table.player(other(who)).passes()
    assert me.hand == ([PLAIN] if is_so else [])
    assert me.power(hunter) == 5000


def stepping_aside(who: str, *abilities: Any, also: bool = False) -> tuple[Table, Player]:
    """The attacked vanguard becomes a rear-guard; perhaps another unit is attacked too."""
    dodger = unit("Dodger", when("attacked", MOVE_ASIDE), grade=3)
    fronts = t.Every(t.Cards(("vanguard", "rear-guard"), t.OPPONENT))
    both = [v.Battles(fronts)] if also else []
    hunter = unit("Hunter", *abilities, *both, grade=2)
    theirs = side(vanguard=dodger, soul=[PLAIN_VANGUARD], circles={1: Enemy} if also else {})
    table, me, them = fighting(who, side(circles={1: hunter}), theirs)
    me.attacks(hunter, dodger)
    them.chooses(5)
    assert them.circle(5) == dodger
    assert them.vanguard == PLAIN_VANGUARD
    return table, me


@BOTH
@pytest.mark.parametrize(("kind", "drawn"), [("vanguard", []), ("rear-guard", [PLAIN])])
def test_7_1_2_3_if_the_vanguard_becomes_a_rear_guard_it_is_a_battle_against_one(
    who: str, kind: str, drawn: list[Any]
) -> None:
    seen = at("begin damage step", t.If(v.BattleAgainst(kind), (DRAW,)))
    _, me = stepping_aside(who, seen)
    assert me.hand == drawn


@BOTH
@pytest.mark.parametrize("kind", ["vanguard", "rear-guard"])
def test_7_1_2_3_not_if_only_one_of_the_attacked_units_changes(who: str, kind: str) -> None:
    """It was one against both, and stays so."""
    seen = at("begin damage step", t.If(v.BattleAgainst(kind), (DRAW,)))
    _, me = stepping_aside(who, seen, also=True)
    assert me.hand == [PLAIN]


@BOTH
@pytest.mark.parametrize(("kind", "drawn"), [("vanguard", []), ("rear-guard", [PLAIN])])
def test_7_1_2_4_abilities_about_a_battle_go_by_what_the_unit_has_become(
    who: str, kind: str, drawn: list[Any]
) -> None:
    _, me = stepping_aside(who, at("end battle", DRAW, while_=(v.BattleAgainst(kind),)))
    assert me.hand == drawn


# 7.2. Attack resolution


@BOTH
def test_7_2_1_an_attack_that_a_text_asks_for_goes_through_the_same_steps(who: str) -> None:
    order = v.AttackWith(t.Every(YOUR_REAR_GUARDS), THEIR_VANGUARD)
    heard = unit("Heard", at("end battle", DRAW, who=t.YOU))
    table, me, theirs = obeyed(who, order, mine=side(circles={1: Strong, 4: rested(heard)}))
    assert table.prompt == "main"
    assert not me.stands(Strong)
    assert len(theirs.damage) == 1
    assert me.hand == [PLAIN]


@BOTH
def test_7_2_2_without_a_unit_that_could_attack_nobody_chooses(who: str) -> None:
    table, _, _ = fighting(who, side(vanguard=rested(PLAIN_VANGUARD), circles={3: Fighter}))
    assert table.halted


@BOTH
def test_7_2_2_nor_without_one_that_could_be_attacked(who: str) -> None:
    hidden = unit("Hidden", t.Forbid(t.Pattern("attacked", t.Self())), grade=3)
    table, _, _ = fighting(who, side(), side(vanguard=hidden))
    assert table.halted
    table, _, _ = fighting(who, side(), side(vanguard=hidden, circles={1: Enemy}))
    assert table.prompt == "start step"


AGAINST_REAR_GUARDS = t.Forbid(
    t.Pattern("attack", t.Self(), only_if=t.Is(t.EventPartner(), (v.OnCircle(("vanguard",)),)))
)
Shy = unit("Shy", AGAINST_REAR_GUARDS, grade=2)


@BOTH
def test_7_2_2_nor_if_the_one_could_not_attack_the_other(who: str) -> None:
    mine: dict[str, Any] = {"vanguard": rested(PLAIN_VANGUARD), "circles": {1: Shy}}
    table, _, _ = fighting(who, side(**mine))
    assert table.halted
    table, me, theirs = fighting(who, side(**mine), side(circles={1: Enemy}))
    me.attacks(Shy, Enemy)
    assert theirs.drop == [Enemy]


# 7.3. Start step


@BOTH
@pytest.mark.parametrize("kind", ["begin battle phase", "begin start step"])
def test_7_3_1_1_abilities_about_the_beginning_stand_by_in_the_first_start_step(
    who: str, kind: str
) -> None:
    early = unit("Early", at(kind, DRAW, who=t.YOU))
    mine, theirs = side(circles={1: Fighter, 3: rested(early)}), side(circles={3: early})
    table, me, they = fighting(who, mine, theirs)
    assert table.prompt == "start step"
    assert me.hand == [PLAIN]
    me.attacks(Fighter, PLAIN_VANGUARD)
    assert table.prompt == "start step"
    assert me.hand == [PLAIN]
    assert they.hand == []


@BOTH
def test_7_3_1_2_1_who_attacks_goes_on_to_the_attack_step(who: str) -> None:
    table, me, _ = fighting(who, side(circles={1: Fighter}))
    me.chooses("attack")
    assert table.prompt == "attacker"
    table.leave_open()


@BOTH
def test_7_3_1_2_1_each_time_both_sides_are_chosen_anew(who: str) -> None:
    mine, theirs = side(circles={1: Strong, 2: Strong}), side(circles={1: Enemy})
    table, me, they = fighting(who, mine, theirs)
    me.attacks(Strong, Enemy)
    assert they.drop == [Enemy]
    me.chooses("attack")
    assert me.offered == [PLAIN_VANGUARD, Strong]
    table.leave_open()


# 7.4. Attack step


@BOTH
@pytest.mark.rule("vanguard:7.4.1", "vanguard:7.4.1.1")
def test_7_4_1_1_a_battle_begins_with_the_attack_step(who: str) -> None:
    change = t.Change(t.Self(), "power", "add", 4000)
    eager = unit("Eager", t.Continuous((change,), while_=(v.During("battle", t.YOU),)), grade=2)
    table, me, _ = fighting(who, side(circles={1: eager}))
    assert me.power(eager) == 9000
    me.chooses("attack")
    assert me.power(eager) == 13000
    me.attacks(eager, PLAIN_VANGUARD)
    assert table.prompt == "start step"
    assert me.power(eager) == 9000


@BOTH
def test_7_4_1_2_abilities_about_the_beginning_of_the_step_come_before_the_choice(
    who: str,
) -> None:
    table, me, theirs = fighting(
        who, side(circles={1: rested(Strong), 3: unit("Cheer", at("begin attack step", t.ToStand(
            t.Every(YOUR_REAR_GUARDS)), who=t.YOU))})
    )  # fmt: skip
    me.chooses("attack")
    assert me.offered == [PLAIN_VANGUARD, Strong]
    me.attacks(Strong, PLAIN_VANGUARD)
    assert len(theirs.damage) == 1


@BOTH
@pytest.mark.rule("vanguard:7.4.1.4", "vanguard:7.4.1.4.1")
def test_7_4_1_4_1_without_a_unit_to_attack_with_the_close_step_comes_at_once(who: str) -> None:
    closing = unit("Closing", at("begin close step", DRAW))
    guarding = unit("Guarding", at("begin guard step", DRAW))
    mine = side(circles={3: SLEEPY, 4: closing, 5: guarding})
    table, me, theirs = fighting(who, mine)
    me.chooses("attack")
    assert table.halted
    assert theirs.damage == []
    assert me.hand == [PLAIN]


@BOTH
@pytest.mark.rule("vanguard:7.4.1.4", "vanguard:7.4.1.4.1")
def test_7_4_1_4_a_specified_unit_that_rests_meanwhile_does_not_attack(who: str) -> None:
    """The text that says what attacks looks before the attack step; the rules do after it."""
    order = v.AttackWith(t.Every(t.Cards(("vanguard",), t.YOU)), THEIR_VANGUARD)
    table, me, theirs = obeyed(who, order, mine=side(circles={3: SLEEPY}))
    assert table.prompt == "main"
    assert theirs.damage == []
    assert me.hand == []


@BOTH
@pytest.mark.rule("vanguard:7.4.1.5.2")
def test_7_4_1_5_2_who_attacks_and_then_could_not_any_more_battles_on(who: str) -> None:
    spent = t.Lasting("turn", t.Forbid(t.Pattern("attack", t.Self())))
    reckless = unit("Reckless", when("attack", spent), grade=2, power=30000)
    guarding = unit("Guarding", at("begin guard step", DRAW))
    table, me, theirs = fighting(who, side(circles={1: reckless, 3: guarding}))
    me.attacks(reckless, PLAIN_VANGUARD)
    assert len(me.hand) == 1
    assert len(theirs.damage) == 1
    table.game.turn_to(me.find(reckless), 0)
    me.chooses("attack")  # the vanguard alone is left to choose
    assert table.halted
    assert len(theirs.damage) == 2


@BOTH
@pytest.mark.rule("vanguard:7.4.1.7", "vanguard:7.4.1.7.1")
def test_7_4_1_7_1_with_nothing_it_can_attack_the_close_step_comes_at_once(who: str) -> None:
    """Q. My rear-guard cannot attack vanguards, and I choose it with no other unit there.
    A. It rests, and the battle is over."""
    guarding = unit("Guarding", at("begin guard step", DRAW))
    table, me, theirs = fighting(who, side(circles={1: Shy, 3: guarding}))
    me.chooses("attack")
    me.chooses(Shy)
    assert table.prompt == "start step"
    assert not me.stands(Shy)
    assert theirs.damage == []
    assert me.hand == []


@BOTH
@pytest.mark.rule("vanguard:7.4.1.8.1", "vanguard:7.4.1.13")
def test_7_4_1_8_1_the_battle_goes_on_though_the_attacked_unit_is_gone(who: str) -> None:
    coward = unit("Coward", when("attacked", v.Retire(t.Self())), grade=2)
    guarding = unit("Guarding", at("begin guard step", DRAW))
    mine = side(vanguard=Strong, circles={3: guarding}, deck=[Enemy, Fighter])
    _, me, theirs = fighting(who, mine, side(circles={1: coward}))
    me.attacks(Strong, coward)
    assert theirs.drop == [coward]
    assert me.hand == [Enemy, Fighter]
    assert theirs.damage == []


# 7.4.1.8.4 to 7.4.1.9. Several targets, and other units


FRONT = t.Cards(("vanguard", "rear-guard"), t.OPPONENT, (v.Row(True),))
Sweeping = unit("Sweeping", v.Battles(t.Every(FRONT)), grade=2, power=30000)


@BOTH
@pytest.mark.rule("vanguard:7.4.1.8.4", "vanguard:7.4.1.8.5")
def test_7_4_1_8_5_all_units_that_it_battles_are_attacked_and_hit(who: str) -> None:
    back = unit("Back")
    theirs = side(circles={1: Enemy, 2: Fighter, 4: back})
    _, me, they = fighting(who, side(circles={1: Sweeping}), theirs)
    me.attacks(Sweeping, PLAIN_VANGUARD)
    assert sorted(card.name for card in they.drop) == ["Enemy", "Fighter"]
    assert len(they.damage) == 1
    assert they.circle(4) == back


@BOTH
def test_7_4_1_8_4_a_text_may_let_choose_several_or_others_than_usual(who: str) -> None:
    back = unit("Back")
    far = unit("Far", v.Battles(t.Pick(2, THEIR_REAR_GUARDS)), grade=2, power=30000)
    theirs = side(circles={1: Enemy, 2: Fighter, 4: back})
    _, me, they = fighting(who, side(circles={1: far}), theirs)
    me.chooses("attack")
    me.chooses(far)
    assert me.offered == [Enemy, Fighter, back]
    me.chooses(Enemy, back)
    they.passes()
    assert sorted(card.name for card in they.drop) == ["Back", "Enemy"]
    assert they.circle(2) == Fighter


MATE = unit("Mate", grade=2)


@BOTH
def test_7_4_1_8_6_no_effect_makes_a_legion_mate_the_target(who: str) -> None:
    order = v.AttackWith(t.Every(YOUR_REAR_GUARDS), THEIR_VANGUARD)
    leader = unit("Leader", grade=3)
    for mate, attacked in ([leader, MATE], [leader]), ([leader], [leader]):
        table, _, _ = obeyed(who, order, mine=side(circles={1: Strong}), theirs=side(vanguard=mate))
        (attack,) = table.logged("attack")
        numbers = [card.number for card in attack.arguments["cards"].cards]
        assert numbers == [card.number for card in attacked]


@BOTH
def test_7_4_1_9_whoever_comes_to_the_circle_of_the_attacked_unit_is_not_attacked(
    who: str,
) -> None:
    """Even the same card: it went away and came back as another unit."""
    for name in ("Coward", "Substitute"):
        coward = unit("Coward", grade=2)
        there = t.Every(t.Cards(("drop",), t.YOU, (t.Named((name,)),)))
        helper = unit(
            "Helper",
            t.Auto(
                t.Pattern("attacked", YOUR_REAR_GUARDS),
                (v.Retire(t.EventCard()), v.Call(there, v.Circles(front=True, columns=("left",)))),
            ),
        )
        theirs = side(circles={1: coward, 4: helper}, drop=[unit("Substitute")])
        _, me, they = fighting(who, side(circles={1: Strong}), theirs)
        me.attacks(Strong, coward)
        found = they.circle(1)
        assert found is not None
        assert found.name == name


def test_7_4_1_9_a_unit_that_stays_is_hit() -> None:
    table = battle(you=side(circles={1: Strong}), them=side(circles={1: Enemy}))
    table.you.attacks(Strong, Enemy)
    assert table.them.circle(1) is None

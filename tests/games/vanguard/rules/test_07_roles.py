"""7.4.1.5 to 7.4.1.11, 7.8. Who attacks, is attacked, boosts and is boosted, and how long."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import PLAIN, PLAIN_VANGUARD, Table, fighting, side, unit
from tests.games.vanguard.told import at, gets, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Fighter = unit("Fighter", grade=2, power=9000)
Strong = unit("Strong", grade=2, power=30000)
Booster = unit("Booster", grade=1, power=7000)
Enemy = unit("Enemy", grade=2, power=9000)
MOVE_ASIDE = v.MoveTo(t.Self(), v.Circles(t.YOU, ("rear-guard",), open=True, front=True))
DRAW = t.Draw(1)


def is_in(role: str, was: bool = False) -> t.Condition:
    return t.Is(t.Self(), (v.Role(role, was),))


def in_role(table: Table, role: str) -> list[Card]:
    return [table.game.state.printed[card] for card in roles.in_role(table.game, role)]


# 7.4.1.5.1, 7.4.1.8. The attacking unit, and the unit being attacked


@BOTH
@pytest.mark.rule("vanguard:7.4.1.5.1", "vanguard:7.4.1.8")
def test_7_4_1_5_1_from_its_choice_to_the_close_step_a_unit_attacks(who: str) -> None:
    ends = unit("Ends", at("begin close step", DRAW, while_=(is_in("attacking"),)), grade=2)
    table, me, _ = fighting(who, side(circles={1: ends}), side(hand=[PLAIN]))
    me.attacks(ends, PLAIN_VANGUARD)
    assert in_role(table, "attacking") == [ends]
    assert in_role(table, "attacked") == [PLAIN_VANGUARD]
    table.player(other(who)).passes()
    assert me.hand == [PLAIN]
    assert in_role(table, "attacking") == in_role(table, "attacked") == []


@BOTH
def test_7_4_1_8_to_the_close_step_the_target_is_attacked(who: str) -> None:
    ends = unit("Ends", at("begin close step", DRAW, while_=(is_in("attacked"),)), grade=2)
    weak = unit("Weak", grade=2, power=1000)
    table, me, theirs = fighting(who, side(circles={1: weak}), side(circles={1: ends, 2: ends}))
    me.attacks(weak, ends)
    theirs.passes()
    assert theirs.hand == [PLAIN]


@BOTH
@pytest.mark.rule("vanguard:7.4.1.8.2")
def test_7_4_1_8_2_who_leaves_its_circle_is_attacked_no_longer(who: str) -> None:
    dodger = unit("Dodger", when("attacked", MOVE_ASIDE), grade=2)
    table, me, theirs = fighting(who, side(circles={1: Strong}), side(circles={1: dodger}))
    me.attacks(Strong, dodger)
    assert theirs.circle(2) == dodger
    assert theirs.drop == []


@BOTH
@pytest.mark.rule("vanguard:7.4.1.8.2")
def test_7_4_1_8_2_who_leaves_its_circle_attacks_no_longer(who: str) -> None:
    table, me, theirs = fighting(
        who,
        side(circles={1: unit("Rover", when("attack", MOVE_ASIDE), grade=2, power=30000)}),
        side(hand=[PLAIN]),
    )
    rover = me.circle(1)
    assert rover is not None
    me.attacks(rover, PLAIN_VANGUARD)
    assert me.circle(2) == rover
    assert in_role(table, "attacking") == []
    assert in_role(table, "attacked") == [PLAIN_VANGUARD]
    theirs.passes()
    assert theirs.damage == []


@BOTH
@pytest.mark.rule("vanguard:7.4.1.8.2.1")
def test_7_4_1_8_2_1_who_was_attacked_can_still_be_referred_to_as_such(who: str) -> None:
    dodger = unit(
        "Dodger",
        when("attacked", MOVE_ASIDE),
        at("end battle", DRAW, while_=(is_in("attacked", was=True),)),
        at("end battle", v.SoulCharge(1), while_=(is_in("attacked"),)),
        grade=2,
    )
    table, me, theirs = fighting(who, side(circles={1: Strong}), side(circles={1: dodger}))
    me.attacks(Strong, dodger)
    assert theirs.hand == [PLAIN]
    assert theirs.soul == []


@BOTH
@pytest.mark.rule("vanguard:7.4.1.8.3")
def test_7_4_1_8_3_attacker_and_target_are_each_others_battle_opponents(who: str) -> None:
    opponent = v.BattleOpponent(t.Self())
    fierce = unit("Fierce", when("attack", gets(opponent, -3000, "battle")), grade=2)
    tough = unit("Tough", when("attacked", gets(opponent, -1000, "battle")), grade=2)
    mine, theirs = side(circles={1: fierce}), side(circles={1: tough, 2: Enemy}, hand=[PLAIN])
    table, me, they = fighting(who, mine, theirs)
    me.attacks(fierce, tough)
    assert me.power(fierce) == 8000
    assert they.power(tough) == 6000
    assert they.power(Enemy) == they.power(PLAIN_VANGUARD) - 2000
    they.passes()
    assert they.drop == [tough]


# 7.4.1.10, 7.4.1.11. Boosting


@BOTH
def test_7_4_1_10_of_an_attacking_legion_it_boosts_either_unit(who: str) -> None:
    leader = unit("Leader", when("boosted", DRAW), grade=3)
    mate = unit("Mate", when("boosted", v.SoulCharge(1)), grade=2)
    for boosted, counts in ((leader, (1, 0)), (mate, (0, 1))):
        mine = side(vanguard=[leader, mate], circles={4: Booster})
        table, me, _ = fighting(who, mine, side(hand=[PLAIN]))
        me.chooses("attack")
        assert table.prompt == "boost"
        me.does("boost", Booster)
        assert me.offered == [leader, mate]
        me.chooses(boosted)
        assert in_role(table, "boosted") == [boosted]
        assert (len(me.hand), len(me.soul)) == counts
        assert me.power(leader) == 11000 + 9000 + 7000
        table.leave_open()


@BOTH
def test_7_4_1_10_a_unit_that_cannot_be_boosted_is_not(who: str) -> None:
    proud = unit("Proud", t.Forbid(t.Pattern("boosted", t.Self())), grade=2)
    lazy = unit("Lazy", t.Forbid(t.Pattern("boost", t.Self())), grade=1)
    for front, back in ((proud, Booster), (Fighter, lazy)):
        mine = side(circles={1: front, 3: back})
        table, me, _ = fighting(who, mine, side(hand=[PLAIN]))
        me.attacks(front, PLAIN_VANGUARD)
        assert table.prompt == "guard"
        table.leave_open()


@BOTH
def test_7_4_1_10_1_until_the_close_step_is_over_they_boost_and_are_boosted(who: str) -> None:
    helper = unit("Helper", at("end battle", DRAW, while_=(is_in("boosting"),)), grade=1)
    helped = unit("Helped", at("end battle", v.SoulCharge(1), while_=(is_in("boosted"),)), grade=2)
    for boost, counts in ((True, (1, 1)), (False, (0, 0))):
        table, me, _ = fighting(who, side(circles={1: helped, 3: helper}))
        me.attacks(helped, PLAIN_VANGUARD, boost=boost)
        if boost:
            me.chooses(helper)
        assert (len(me.hand), len(me.soul)) == counts


@BOTH
@pytest.mark.rule("vanguard:7.4.1.10.1.1")
def test_7_4_1_10_1_1_if_the_boosted_unit_moves_away_the_other_boosts_no_longer(who: str) -> None:
    rover = unit("Rover", when("attack", MOVE_ASIDE), grade=2)
    helper = unit("Helper", at("end battle", DRAW, while_=(is_in("boosting"),)), grade=1)
    for front, drawn in ((rover, []), (Fighter, [PLAIN])):
        table, me, theirs = fighting(who, side(circles={1: front, 3: helper}), side(hand=[PLAIN]))
        me.attacks(front, PLAIN_VANGUARD, boost=True)
        assert in_role(table, "boosting") == ([] if front is rover else [helper])
        assert me.power(front) == (9000 if front is rover else 16000)
        theirs.passes()
        assert me.hand == drawn


@BOTH
@pytest.mark.rule("vanguard:7.4.1.11")
def test_7_4_1_11_the_boosters_power_is_added_as_it_is_at_each_moment(who: str) -> None:
    grows = t.Auto(t.Pattern("place", t.Cards(("guardian",), t.OPPONENT)), (gets(t.Self(), 2000),))
    helper = unit("Helper", grows, grade=1)
    mine = side(circles={1: Fighter, 3: helper})
    table, me, theirs = fighting(who, mine, side(hand=[PLAIN, PLAIN]))
    me.attacks(Fighter, PLAIN_VANGUARD, boost=True)
    assert me.power(Fighter) == 16000
    theirs.guards(PLAIN)
    assert me.power(Fighter) == 18000
    theirs.passes()
    assert me.power(Fighter) == 9000


@BOTH
@pytest.mark.rule("vanguard:7.4.1.11")
def test_7_4_1_11_only_while_both_are_there(who: str) -> None:
    fleeting = unit("Fleeting", when("boost", v.Retire(t.Self())), grade=1)
    table, me, theirs = fighting(who, side(circles={1: Fighter, 3: fleeting}), side(hand=[PLAIN]))
    me.attacks(Fighter, PLAIN_VANGUARD, boost=True)
    assert me.drop == [fleeting]
    assert me.power(Fighter) == 9000
    theirs.passes()
    assert theirs.damage == []


@BOTH
@pytest.mark.rule("vanguard:7.4.1.11")
def test_7_4_1_11_an_attacking_legion_adds_the_mates_power_to_the_leaders(who: str) -> None:
    leader, mate = unit("Leader", grade=3), unit("Mate", grade=2)
    mine = side(vanguard=[leader, mate], circles={1: Fighter})
    table, me, theirs = fighting(who, mine, side(hand=[PLAIN]))
    assert me.power(leader) == 11000
    me.attacks(leader, PLAIN_VANGUARD)
    assert me.power(leader) == 20000
    assert me.power(mate) == 9000
    theirs.passes()
    assert me.power(leader) == 11000

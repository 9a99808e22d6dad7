"""10.31, 10.34. Time leap, and attacks by a text."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN_VANGUARD,
    battle,
    given,
    rested,
    seats,
    side,
    unit,
)
from tests.games.vanguard.told import (
    THEIR_VANGUARD,
    YOUR_REAR_GUARDS,
    obeyed,
    one,
    when,
)

WHO = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
RETIRE_OWN = v.Retire(one(YOUR_REAR_GUARDS))


# 10.31. Time leap

LEAP = v.TimeLeap(one(YOUR_REAR_GUARDS))


@WHO
def test_10_31_2_a_time_leap_binds_and_calls_one_a_grade_higher_till_the_end_of_turn(
    who: str,
) -> None:
    table, me, _them = obeyed(who, LEAP, mine=side(circles={1: A}, deck=[C, B]))
    assert me.bind == [A]
    assert me.offered == [B]
    me.chooses(B)
    me.chooses(2)
    assert me.circle(2) is B
    assert me.circle(1) is None
    me.passes()
    table.begins("end phase")
    me.chooses(3)
    assert me.circle(2) is None
    assert me.deck[-1] is B
    assert me.circle(3) is A
    assert me.bind == []


def test_10_31_2_if_the_called_unit_does_not_go_under_the_deck_the_bound_card_stays() -> None:
    table, me, _them = obeyed("you", LEAP, RETIRE_OWN, mine=side(circles={1: A}, deck=[B]))
    me.chooses(B)
    me.chooses(2)
    assert me.drop == [B]
    me.passes()
    table.begins("end phase")
    assert me.bind == [A]


def test_10_31_2_nothing_is_called_for_a_unit_that_could_not_be_bound() -> None:
    stays = unit("Stays", t.Forbid(t.Pattern("leave", t.Self(), to=("bind",))), grade=1)
    _table, me, _them = obeyed("you", LEAP, mine=side(circles={1: stays}, deck=[B]))
    assert me.circle(1) is stays
    assert me.deck[0] is B


# 10.34. To attack

ATTACK = v.AttackWith(t.Every(YOUR_REAR_GUARDS), THEIR_VANGUARD)


@WHO
@pytest.mark.rule("vanguard:10.34.1", "vanguard:10.34.1.2")
def test_an_attack_by_a_text_is_resolved_after_the_effect_and_then_the_next(who: str) -> None:
    table, me, them = obeyed(
        who, ATTACK, RETIRE_OWN, mine=side(circles={1: C, 2: C, 3: B}), theirs=side(deck=[A, B])
    )
    assert them.damage == []
    me.chooses(B)
    me.chooses(C)
    assert them.damage == [A, B]
    assert table.prompt == "main"


AGAIN = "[AUTO](RC)[1/turn]:When this unit attacks, [Stand] this unit."
ONCE = "[AUTO](RC)[1/turn]:When this unit attacks, this unit gets [Power] +1000 until end of turn."
SEIZES = unit(
    "Puppeteer",
    text="[ACT](VC):Choose one of your opponent's rear-guards, [Stand] and dominate it, and "
    "attack your opponent's other unit.",
    grade=3,
)


@WHO
@pytest.mark.rule("vanguard:10.34.1.2", "vanguard:10.35.1.2")
@pytest.mark.parametrize(("text", "attacks"), [(AGAIN, 2), (ONCE, 1)])
def test_a_unit_that_attacks_by_a_text_and_stands_again_attacks_again(
    who: str, text: str, attacks: int
) -> None:
    """Q. A unit that a text has attack stands again. A. After its attack it is looked again who
    attacks: it does, and is dominated until then, whatever else is resolved meanwhile."""
    puppet = unit("Puppet", text=text, grade=3, power=11000)
    theirs = side(circles={1: puppet}, deck=[A, B, A])
    table = given(**seats(who, side(vanguard=SEIZES), theirs), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.uses(SEIZES)
    assert them.damage == [A, B][:attacks]
    assert table.prompt == "main"
    assert not them.stands(puppet)


@WHO
@pytest.mark.rule("vanguard:10.34.1.2", "vanguard:2.8.1.1.4")
def test_another_unit_that_stands_meanwhile_attacks_again_too(who: str) -> None:
    """Of units that shall attack their player says which is next, each time anew."""
    strong = unit("Strong", grade=3, power=13000)
    herald = unit(
        "Herald",
        text="[AUTO](RC)[1/turn]:When this unit attacks, choose one of your other rear-guards, "
        "and [Stand] it.",
        grade=3,
    )
    table, me, them = obeyed(
        who, ATTACK, mine=side(circles={1: strong, 2: herald}), theirs=side(deck=[A, B, C, A])
    )
    assert me.offered == [strong, herald]
    me.chooses(strong)
    assert them.damage == [A, B, C]
    assert table.prompt == "main"


@WHO
@pytest.mark.rule("vanguard:10.34.1.1")
def test_an_attacker_must_stand_and_be_free_to_attack(who: str) -> None:
    held = unit("Held", t.Forbid(t.Pattern("attack", t.Self())), grade=3)
    _table, _me, them = obeyed(who, ATTACK, mine=side(circles={1: rested(C), 2: held}))
    assert them.damage == []
    safe = unit("Safe", t.Forbid(t.Pattern("attacked", t.Self())), grade=3)
    _table, me, them = obeyed(who, ATTACK, mine=side(circles={1: C}), theirs=side(vanguard=safe))
    assert them.damage == []
    assert me.stands(C)


@WHO
def test_10_34_1_1_a_unit_of_the_back_row_can_be_told_to_attack(who: str) -> None:
    _table, me, them = obeyed(who, ATTACK, mine=side(circles={4: C}))
    assert len(them.damage) == 1
    assert not me.stands(C)


@WHO
def test_10_34_1_3_one_asked_for_in_a_battle_waits_for_its_end(who: str) -> None:
    starter = unit("Starter", when("attack", ATTACK), grade=3)
    theirs = side(deck=[A, B], hand=[A])
    table = battle(**seats(who, side(vanguard=starter, circles={1: C}), theirs), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.attacks(starter, PLAIN_VANGUARD)
    assert me.stands(C)
    assert table.prompt == "guard"
    them.passes()
    assert them.damage == [A]
    assert not me.stands(C)
    them.passes()
    assert them.damage == [A, B]


@WHO
@pytest.mark.rule("vanguard:10.34.1.2", "vanguard:9.4.1")
def test_guardians_stay_while_a_battle_is_fought_outside_the_battle_phase(who: str) -> None:
    theirs = side(hand=[A, A])
    table, me, them = obeyed(who, ATTACK, mine=side(circles={1: C}), theirs=theirs)
    assert table.prompt == "guard"
    them.guards(A)
    assert them.guardians == [A]
    them.passes()
    assert them.damage == []
    assert them.guardians == []
    assert not me.stands(C)

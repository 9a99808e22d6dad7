"""8.7.3. What goes on after an ability was resolved: for the cards it named when it began."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.table import Player, Table, fighting, rested, side, unit

A = unit("Ada", grade=1, power=7000)
B = unit("Bodo", grade=2, power=12000)
C = unit("Cora", grade=3, power=13000)
TARGET = unit("Target", grade=3, power=9000)
TIRELESS = unit(
    "Tireless",
    text="[AUTO](RC):At the end of the battle that this unit attacked, [Stand] this unit.",
    grade=3,
    power=9000,
)
WHO = pytest.mark.parametrize("who", ["you", "them"])
NOTHING = "this unit gets [Power] +1000 until end of turn"


def warden(effect: str) -> Card:
    """A vanguard that does this when it is attacked."""
    text = f"[AUTO](VC):When this unit is attacked, {effect}."
    return unit("Warden", text=text, grade=3, power=20000)


def next_stand_phase(table: Table, of: Player) -> None:
    """The next stand phase, of this player."""
    if table.prompt == "start step":
        of.ends_attacks()
    table.game.state.turn_player = of.seat
    table.begins("stand phase")


def attackers(table: Table, player: Player) -> list[Card]:
    """The units that this player may choose to attack with."""
    player.does("attack")
    table.leave_open()
    assert table.prompt == "attacker"
    return player.offered


@WHO
@pytest.mark.rule("vanguard:8.7.3.1", "vanguard:6.2.2")
@pytest.mark.parametrize(
    ("effect", "stands"),
    [
        ("the attacking unit cannot [Stand] during your opponent's next [Stand] phase", False),
        ("your opponent's attacking unit cannot [Stand] during his or her next stand phase", False),
        ("its battle opponent cannot [Stand] during your opponent's next [Stand] phase", False),
        (NOTHING, True),
    ],
)
def test_a_unit_named_by_its_role_is_meant_after_the_battle(
    who: str, effect: str, stands: bool
) -> None:
    """Q. The attacking unit cannot stand in its player's next stand phase. Nobody attacks then.
    A. The unit is meant that attacked when this was said; others stand."""
    guard = warden(effect)
    table, me, _them = fighting(who, side(circles={1: C, 2: rested(B)}), side(vanguard=guard))
    me.attacks(C, guard)
    next_stand_phase(table, me)
    assert me.stands(C) == stands
    assert me.stands(B)


@WHO
@pytest.mark.rule("vanguard:8.7.3.1", "vanguard:7.4.1.2")
@pytest.mark.parametrize(
    ("effect", "again"),
    [("the attacking unit cannot attack until end of turn", False), (NOTHING, True)],
)
def test_the_unit_that_attacked_cannot_attack_again(who: str, effect: str, again: bool) -> None:
    """Q. "The attacking unit cannot attack until end of turn." It stands: may it attack?
    A. No. Another unit may, though it then is the attacking unit."""
    guard = warden(effect)
    table, me, _them = fighting(who, side(circles={1: TIRELESS, 2: C}), side(vanguard=guard))
    me.attacks(TIRELESS, guard)
    assert me.stands(TIRELESS)
    assert (TIRELESS in attackers(table, me)) == again
    assert C in me.offered


@WHO
@pytest.mark.rule("vanguard:8.7.3.1", "vanguard:7.4.1.10")
def test_a_booster_named_by_its_role_is_meant_after_the_battle(who: str) -> None:
    """This unit and the one that boosts it: neither stands in the next stand phase."""
    text = (
        "[AUTO](RC):When this unit attacks, this unit and the boosting unit cannot [Stand] "
        "during your next stand phase."
    )
    weary = unit("Weary", text=text, grade=2, power=9000)
    table, me, them = fighting(who, side(circles={1: weary, 3: A, 5: rested(B)}))
    assert them.vanguard is not None
    me.attacks(weary, them.vanguard, boost=True)
    next_stand_phase(table, me)
    assert not me.stands(weary)
    assert not me.stands(A)
    assert me.stands(B)


@WHO
@pytest.mark.rule("vanguard:8.7.3.1", "vanguard:8.6.6")
@pytest.mark.parametrize(
    ("named", "goes"),
    [("the attacked unit", True), ("this unit's battle opponent", True), ("this unit", False)],
)
def test_what_is_done_later_is_done_to_the_unit_named_before(
    who: str, named: str, goes: bool
) -> None:
    """Q. "At the end of that turn, retire the attacked unit." Nobody is attacked then.
    A. The unit is retired that was attacked when this was said."""
    text = f"[AUTO](RC):When this unit attacks, at the end of that turn, retire {named}."
    stalker = unit("Stalker", text=text, grade=2, power=5000)
    table, me, them = fighting(who, side(circles={1: stalker}), side(circles={1: TARGET}))
    me.attacks(stalker, TARGET)
    assert them.circle(1) is TARGET
    if table.prompt == "start step":
        me.ends_attacks()
    table.begins("end phase")
    assert (them.circle(1) is None) == goes
    assert (me.circle(1) is None) != goes


@WHO
@pytest.mark.rule("vanguard:8.6.6", "vanguard:8.7.3.1")
def test_the_unit_of_the_event_is_meant_at_the_end_of_the_battle(who: str) -> None:
    """Q. "When one of your rear-guards attacks, …, at the end of that battle put that unit on
    the bottom of your deck." A. The unit that attacked; not the one that attacks next."""
    text = (
        "[AUTO](VC):When one of your grade 3 rear-guards attacks, that unit gets [Power] +5000 "
        "until end of that battle, and at the end of that battle, put that unit on the bottom "
        "of your deck."
    )
    marshal = unit("Marshal", text=text, grade=3)
    _table, me, them = fighting(who, side(vanguard=marshal, circles={1: C, 2: B}))
    assert them.vanguard is not None
    me.attacks(C, them.vanguard)
    assert me.circle(1) is None
    assert me.deck[-1] is C
    me.attacks(B, them.vanguard)
    assert me.circle(2) is B


@WHO
@pytest.mark.rule("vanguard:8.6.6", "vanguard:8.7.3.1")
@pytest.mark.parametrize(("boost", "goes"), [(True, True), (False, False)])
def test_the_other_unit_of_the_event_is_meant_at_the_end_of_the_battle(
    who: str, boost: bool, goes: bool
) -> None:
    text = (
        "[AUTO](RC):When this unit boosts a unit, at the end of that battle, put that unit on "
        "the bottom of your deck."
    )
    sender = unit("Sender", text=text, grade=1)
    _table, me, them = fighting(who, side(circles={1: C, 3: sender}))
    assert them.vanguard is not None
    me.attacks(C, them.vanguard, boost=boost)
    assert (me.circle(1) is None) == goes
    assert me.circle(3) is sender


@WHO
@pytest.mark.rule("vanguard:8.7.3.1", "vanguard:7.4.1.2")
def test_the_other_unit_of_the_event_is_banned_and_nobody_else(who: str) -> None:
    """Q. "When this unit boosts a unit, that unit cannot attack until end of turn." It stands
    again. A. It does not attack; and whoever is attacked by others has nothing to do with it."""
    text = "[AUTO](RC):When this unit boosts a unit, that unit cannot attack until end of turn."
    sender = unit("Sender", text=text, grade=1)
    table, me, them = fighting(who, side(circles={1: TIRELESS, 2: C, 3: sender}))
    assert them.vanguard is not None
    me.attacks(TIRELESS, them.vanguard, boost=True)
    assert me.stands(TIRELESS)
    assert TIRELESS not in attackers(table, me)
    assert C in me.offered


@WHO
@pytest.mark.rule("vanguard:8.6.6", "vanguard:8.7.3.1")
def test_the_unit_of_the_event_is_meant_by_what_begins_later(who: str) -> None:
    """Q. "At the end of that battle, that unit gets +5000 and cannot attack until end of turn."
    A. The unit that attacked, after the battle; it stands, and attacks no more."""
    text = (
        "[AUTO](VC):When one of your grade 3 rear-guards attacks, at the end of that battle, "
        "until end of turn, that unit gets [Power] +5000, and that unit cannot attack."
    )
    marshal = unit("Marshal", text=text, grade=3)
    table, me, them = fighting(who, side(vanguard=marshal, circles={1: TIRELESS, 2: B}))
    assert them.vanguard is not None
    me.attacks(TIRELESS, them.vanguard)
    me.chooses(TIRELESS)  # its ability first
    assert me.stands(TIRELESS)
    assert me.power(TIRELESS) == 14000
    assert me.power(B) == 12000
    assert TIRELESS not in attackers(table, me)
    assert B in me.offered

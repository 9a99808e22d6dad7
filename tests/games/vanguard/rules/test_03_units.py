"""3.7 to 3.11, 3.18. Characteristics, units, and the types of circles."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    battle,
    g_unit,
    given,
    locked,
    seats,
    side,
    trigger,
    unit,
    up,
)
from tests.games.vanguard.told import YOUR_REAR_GUARDS, gets, obeyed, one

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", power=7000)
B = unit("Bodo", power=7000)
C = unit("Cora", power=7000)
FIELD = t.Every(t.Cards(("field",), t.YOU))


# 3.7. Characteristics


@pytest.mark.parametrize(
    ("clan", "now"),
    [("Nubatama", ("Nubatama",)), ("Kagero", ("Nubatama", "Kagero"))],
)
@BOTH
def test_3_7_1_1_a_characteristic_that_it_has_already_is_not_had_twice(
    who: str, clan: str, now: tuple[str, ...]
) -> None:
    said = f"[CONT]:This card is also a <<{clan}>>."
    card = unit("Double", text=said, clan=["Nubatama"])
    table = given(**seats(who, side(circles={1: card})))
    assert table.player(who).value(card, "clan") == now


def test_3_7_1_1_an_ability_may_be_had_several_times() -> None:
    """Given twice, it works twice."""
    bold = t.Continuous((t.Change(t.Self(), "power", "add", 1000),))
    gives = t.Continuous((t.Change(t.Every(YOUR_REAR_GUARDS), "abilities", "gain", (bold,)),))
    giver = unit("Giver", gives, grade=3)
    table = given(you=side(vanguard=giver, circles={1: A}))
    assert table.you.power(A) == 8000
    twice = unit("Giver", gives, gives, grade=3)
    table = given(you=side(vanguard=twice, circles={1: A}))
    assert table.you.power(A) == 9000


@BOTH
def test_3_7_1_2_the_original_value_is_the_printed_one(who: str) -> None:
    is_original = t.Compare("original power", "<=", 7000)
    retire = v.Retire(t.Every(t.Cards(("rear-guard",), t.YOU, (is_original,))))
    strong = unit("Strong", power=8000)
    _table, me, _them = obeyed(
        who,
        gets(t.Every(YOUR_REAR_GUARDS), 5000),
        retire,
        mine=side(circles={1: A, 2: strong}),
    )
    assert me.power(strong) == 13000
    assert me.drop == [A]


def test_3_7_1_2_a_text_asks_for_it() -> None:
    said = (
        "[ACT](VC):Choose one of your rear-guards, it gets [Power] +5000 until end of turn, and "
        "all of your rear-guards with original [Power] 7000 or less get [Critical] +1 until end "
        "of turn."
    )
    speaker = unit("Speaker", grade=3, text=said)
    table = given(you=side(vanguard=speaker, circles={1: A}))
    table.you.uses(speaker)
    assert table.you.power(A) == 12000
    assert table.you.value(A, "critical") == 2


# 3.8. Units


@BOTH
def test_3_8_1_the_cards_on_the_field_are_units_but_for_locked_ones(who: str) -> None:
    mine = side(circles={1: A, 2: locked(B)}, soul=[C])
    _table, me, _them = obeyed(who, gets(FIELD, 1000), mine=mine)
    assert me.power(A) == 8000
    assert me.power(me.vanguard or A) == 12000
    assert me.power(B) == 0  # it has no power at all
    assert u.is_unit(_table.game, me.find(A))
    assert not u.is_unit(_table.game, me.find(B))
    assert me.power(C) == 7000


@pytest.mark.rule("vanguard:3.8.1")
def test_a_locked_card_is_not_retired_as_a_rear_guard() -> None:
    _table, me, _them = obeyed(
        "you", v.Retire(t.Every(YOUR_REAR_GUARDS)), mine=side(circles={1: A, 2: locked(B)})
    )
    assert me.drop == [A]
    assert me.is_locked(B)


@BOTH
@pytest.mark.parametrize("sort", ["normal", "trigger"])
def test_3_8_1_1_off_the_field_a_unit_is_a_card_of_such_a_type(who: str, sort: str) -> None:
    said = f"[ACT](VC):Choose a {sort} unit from your drop zone, and put it into your hand."
    speaker = unit("Speaker", grade=3, text=said)
    cards = {"normal": A, "trigger": trigger("draw")}
    mine = side(vanguard=speaker, drop=list(cards.values()), circles={1: B})
    table = given(**seats(who, mine), turn_of=who)
    table.player(who).uses(speaker)
    assert table.player(who).hand == [cards[sort]]


def test_3_8_1_1_so_are_g_units_in_the_g_zone() -> None:
    said = "[ACT](VC):Choose a face up G unit from your G zone, and turn it face down."
    speaker, comet = unit("Speaker", grade=3, text=said), g_unit("Comet")
    table = given(you=side(vanguard=speaker, g_zone=[up(comet)]))
    table.you.uses(speaker)
    assert table.you.face_down("G") == [comet]


# 3.9. Vanguard


@BOTH
def test_3_9_1_the_unit_on_the_vanguard_circle_is_the_vanguard(who: str) -> None:
    """Damage is dealt to vanguards: to the one, and not to a unit beside it."""
    deal = v.DealDamage(t.Every(t.Cards(("vanguard", "rear-guard"), t.OPPONENT)), 1)
    _table, _me, them = obeyed(who, deal, theirs=side(circles={1: A, 2: B}))
    assert len(them.damage) == 1


@BOTH
def test_3_9_1_1_of_two_units_on_the_vanguard_circle_one_stays(who: str) -> None:
    mine = side(vanguard=A)
    table = given(**seats(who, mine), turn_of=who, phase="")
    player = table.player(who)
    game = table.game
    game.put(game.make(B, player.seat, 0), z.vanguard_circle(player.seat))
    assert len(player.vanguards) == 2
    table.begins("check timing")
    assert player.vanguards == [B]
    assert player.soul == [A]


def test_3_9_1_1_a_legion_is_two_vanguards() -> None:
    table = given(you=side(vanguard=[A, B]))
    assert table.you.vanguards == [A, B]
    assert table.you.vanguard is A
    assert table.you.soul == []


@BOTH
def test_3_9_2_damage_that_was_dealt_waits_for_the_damage_process(who: str) -> None:
    table = given(**seats(who), turn_of=who, phase="")
    player = table.player(who)
    card = player.find(PLAIN_VANGUARD)
    table.game.do(Event("damage", player.seat, card, amount=2, cause="battle"))
    assert player.vanguard_damage == 2
    assert player.damage == []
    table.begins("check timing")
    assert player.vanguard_damage == 0
    assert len(player.damage) == 2


# 3.10. Rear-guard


@BOTH
def test_3_10_1_the_units_on_rear_guard_circles_are_rear_guards(who: str) -> None:
    """A stand trigger stands rear-guards, and no others."""
    bell = trigger("stand")
    boss, target = unit("Boss", grade=3, icons=[]), unit("Target", grade=3, power=50000)
    tired = unit("Tired", grade=2)
    mine = side(vanguard=boss, circles={1: tired}, deck=[bell])
    table = battle(**seats(who, mine, side(vanguard=target)), turn_of=who)
    me = table.player(who)
    table.game.turn_to(me.find(tired), 1)
    me.attacks(boss, target)
    me.chooses(0)
    me.chooses(tired)
    assert me.stands(tired)
    me.chooses(boss)
    assert not me.stands(boss)


@BOTH
def test_3_10_1_1_a_circle_has_one_rear_guard_and_there_are_five(who: str) -> None:
    cards = {number: unit(f"Unit {number}") for number in z.NUMBERS}
    table = given(**seats(who, side(circles=dict(cards), hand=[A])), turn_of=who)
    me = table.player(who)
    me.does("call", A)
    assert me.offered == [1, 2, 3, 4, 5]
    me.chooses(3)
    assert me.circle_cards(3) == [A]
    assert me.drop == [cards[3]]
    assert len(u.rear_guards(table.game, me.seat)) == 5


# 3.11. Guardian


@BOTH
def test_3_11_1_a_unit_on_the_guardian_circle_is_a_guardian(who: str) -> None:
    """Only as a guardian it guards: an intercepting rear-guard becomes one."""
    wall = unit("Wall", grade=2, shield=5000)
    table = battle(**seats(who, theirs=side(circles={1: wall}, hand=[A])), turn_of=who)
    them = table.player(other(who))
    table.player(who).attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert not u.is_guardian(table.game, them.find(wall))
    them.intercepts(wall)
    assert u.is_guardian(table.game, them.find(wall))
    assert them.power(PLAIN_VANGUARD) == 16000
    table.leave_open()


@BOTH
@pytest.mark.parametrize(("shield", "power"), [(None, 11000), (0, 11000), (5000, 16000)])
def test_3_11_2_a_guardian_without_a_shield_has_one_of_zero(
    who: str, shield: int | None, power: int
) -> None:
    wall = unit("Wall", shield=shield)
    table = battle(**seats(who, theirs=side(hand=[wall, A])), turn_of=who)
    them = table.player(other(who))
    table.player(who).attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    them.guards(wall)
    assert them.power(PLAIN_VANGUARD) == power
    table.leave_open()


@BOTH
def test_3_11_3_the_shields_of_all_guardians_are_added_to_the_power_of_whom_they_guard(
    who: str,
) -> None:
    one_wall, two_wall = unit("One", shield=5000), unit("Two", shield=10000)
    attacked = unit("Attacked", grade=2, power=9000)
    theirs = side(circles={1: attacked}, hand=[one_wall, two_wall, A])
    table = battle(**seats(who, theirs=theirs), turn_of=who)
    them = table.player(other(who))
    table.player(who).attacks(PLAIN_VANGUARD, attacked)
    them.guards(one_wall)
    assert them.power(attacked) == 14000
    them.guards(two_wall)
    assert them.power(attacked) == 24000
    assert them.power(PLAIN_VANGUARD) == 11000
    them.passes()
    assert them.circle(1) is attacked


@BOTH
def test_3_11_4_there_may_be_any_number_of_guardians(who: str) -> None:
    """From the hand one by one, and several at once by an effect."""
    walls = [unit(f"Wall {number}", shield=5000) for number in range(4)]
    calls = v.Call(t.Pick(2, t.Cards(("drop",), t.YOU)), v.Circles(t.YOU, ("guardian",)))
    caller = unit("Caller", t.Auto(t.Pattern("place", t.Self(), to=("guardian",)), (calls,)))
    theirs = side(hand=[walls[2], walls[3], caller, A], drop=walls[:2])
    table = battle(**seats(who, theirs=theirs), turn_of=who)
    them = table.player(other(who))
    table.player(who).attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    them.guards(walls[2])
    them.guards(walls[3])
    them.guards(caller)
    assert sorted([card.name for card in them.guardians]) == [
        "Caller", "Wall 0", "Wall 1", "Wall 2", "Wall 3",
    ]  # fmt: skip
    assert them.power(PLAIN_VANGUARD) == 36000
    table.leave_open()


# 3.18. Types of circles


@BOTH
def test_3_18_1_every_circle_is_of_one_of_four_types(who: str) -> None:
    table = given(**seats(who, side(circles={2: locked(A), 4: B})), phase="")
    seat = table.player(who).seat
    first = z.vanguard_circle(seat)
    types = [u.type_of_circle(table.game, zone) for zone in range(first, first + 7)]
    assert types == [
        "vanguard", "rear-guard", "lock", "rear-guard", "rear-guard", "rear-guard", "guardian",
    ]  # fmt: skip


@pytest.mark.rule("vanguard:3.18.1")
def test_a_card_is_called_to_circles_of_the_type_that_the_text_names() -> None:
    call: Any = v.Call(one(t.Cards(("drop",), t.YOU)), v.Circles(t.YOU, ("rear-guard",)))
    _table, me, _them = obeyed("you", call, mine=side(drop=[PLAIN], circles={2: locked(A)}))
    assert me.offered == [1, 3, 4, 5]
    me.chooses(5)
    assert me.circle(5) is PLAIN

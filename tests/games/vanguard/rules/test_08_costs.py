"""8.5.2.3, 8.6.4. Paying costs: all at once, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import Player, Table, down, given, rested, seats, side, unit
from tests.games.vanguard.told import YOUR_REAR_GUARDS, obeyed, one, told, when

A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
D = unit("Dora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)
GRADE_3 = t.Cards(("hand",), t.YOU, (t.Compare("grade", "==", 3),))
BLAST_AND_DISCARD = (v.CounterBlast(1), t.Discard(one(HAND)))


def seen_in_hand(player: Player, whose: Player) -> list[Any]:
    zones = player.sees()["zones"]
    hand = [each for each in zones if each["kind"] == "hand" and each["seat"] == whose.seat]
    return [card.get("number") for card in hand[0]["cards"]]


# 8.5.2.3. Activated abilities


@WHO
def test_8_5_2_3_the_whole_cost_is_paid_before_the_ability_resolves(who: str) -> None:
    _table, me, _them = obeyed(
        who, v.SoulCharge(1), cost=BLAST_AND_DISCARD, mine=side(damage=[B], hand=[A], deck=[C])
    )
    assert me.face_down("damage") == [B]
    assert me.drop == [A]
    assert me.soul == [C]


def test_8_5_2_3_all_of_it_is_paid_at_the_same_time() -> None:
    """The ability that the discard sets off finds the damage turned face down already, and
    neither happened before both were chosen."""
    cost = (v.CounterBlast(1), t.Discard(one(HAND)))
    speaker = told(t.Draw(1), cost=cost)
    table = given(you=side(vanguard=speaker, damage=[A, B], hand=[A, B]))
    table.you.uses(speaker)
    table.you.chooses(A)
    assert table.you.face_down("damage") == [], "nothing is paid before all is chosen"
    table.you.chooses(B)
    assert table.you.face_down("damage") == [A]
    assert table.you.drop == [B]
    kinds = [entry.message for entry in table.game.log or () if entry.cause == "cost"]
    assert kinds == ["turn down", "put"]


@pytest.mark.parametrize("mine", [{"damage": 1}, {"hand": [A]}, {}])
def test_8_5_2_3_who_cannot_pay_a_part_pays_nothing_and_does_not_play_it(
    mine: dict[str, Any],
) -> None:
    speaker = told(t.Draw(1), cost=BLAST_AND_DISCARD)
    table = given(you=side(vanguard=speaker, **mine))
    assert table.you.offers("act") == []
    assert table.you.why_not("act", speaker, 0) == "8.5.2.3"
    assert table.you.face_down("damage") == []
    assert table.you.drop == []


def test_8_5_2_3_no_card_pays_for_two_parts() -> None:
    speaker = told(t.Draw(1), cost=(t.Discard(one(HAND)), t.Put(one(GRADE_3), "soul")))
    table = given(you=side(vanguard=speaker, hand=[C]))
    assert table.you.offers("act") == []
    table = given(you=side(vanguard=speaker, hand=[C, A]))
    table.you.uses(speaker)
    assert table.you.offered == [A], "the other is needed for the second part"
    table.you.chooses(A)
    table.you.chooses(C)
    assert table.you.drop == [A]
    assert table.you.soul == [C]


def test_8_5_2_3_where_it_matters_several_cards_are_chosen_one_by_one() -> None:
    two = t.Pick(2, HAND)
    speaker = told(v.SoulCharge(1), cost=(t.Discard(two), t.Put(one(GRADE_3), "soul")))
    table = given(you=side(vanguard=speaker, hand=[C, D, A], deck=[B]))
    table.you.uses(speaker)
    assert table.you.offered == [C, D, A]
    table.you.chooses(D)
    assert table.you.offered == [A]
    table.you.chooses(A)
    table.you.chooses(C)
    assert table.you.drop == [D, A]
    assert table.you.soul == [C, B]


def test_8_5_2_3_a_card_that_cannot_do_it_does_not_pay() -> None:
    speaker = told(t.Draw(1), cost=(t.ToRest(one(YOUR_REAR_GUARDS)),))
    table = given(you=side(vanguard=speaker, circles={1: rested(A)}))
    assert table.you.offers("act") == []
    table = given(you=side(vanguard=speaker, circles={1: rested(A), 2: B, 3: C}))
    table.you.uses(speaker)
    assert table.you.offered == [B, C]
    table.you.chooses(B)
    assert not table.you.stands(B)


def test_8_5_2_3_face_down_damage_does_not_pay_a_counter_blast() -> None:
    speaker = told(t.Draw(1), cost=(v.CounterBlast(2),))
    table = given(you=side(vanguard=speaker, damage=[A, down(B)]))
    assert table.you.offers("act") == []
    table = given(you=side(vanguard=speaker, damage=[A, down(B), C], deck=[D]))
    table.you.uses(speaker)
    assert table.you.hand == [D]


@WHO
def test_8_5_2_3_1_an_ability_of_a_card_in_hand_is_named_by_showing_the_card(who: str) -> None:
    hidden = unit("Hidden", v.Act((v.CounterBlast(1),), (t.Draw(1),), where=("hand",)))
    table = given(**seats(who, side(hand=[hidden, A], damage=2, deck=[B])), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    assert seen_in_hand(them, me) == []
    me.uses(hidden)
    assert seen_in_hand(them, me) == [hidden.number]
    me.chooses(me.damage[0])
    assert me.hand == [hidden, A, B]


# 8.6.4. Automatic abilities


def paying(*cost: t.Effect) -> Any:
    return unit("Payer", when("place", v.Pay(cost, (v.SoulCharge(1),), (t.Draw(1),))))


def called(payer: Any, **mine: Any) -> tuple[Table, Player]:
    hand = [payer, *mine.pop("hand", [])]
    table = given(you=side(hand=hand, **mine))
    table.you.calls(payer, 1)
    return table, table.you


def test_8_6_4_a_cost_is_paid_while_the_ability_resolves() -> None:
    _table, me = called(paying(*BLAST_AND_DISCARD), damage=[B], hand=[A], deck=[C])
    me.says("yes")
    assert me.face_down("damage") == [B]
    assert me.drop == [A]
    assert me.soul == [C]


def test_8_6_4_nobody_has_to_pay() -> None:
    _table, me = called(paying(*BLAST_AND_DISCARD), damage=[B], hand=[A], deck=[C])
    me.says("no")
    assert me.face_down("damage") == []
    assert me.hand == [A, C]
    assert me.soul == []


@pytest.mark.parametrize("mine", [{"damage": 1}, {"hand": [A]}, {}])
def test_8_6_4_who_cannot_pay_a_part_pays_nothing(mine: dict[str, Any]) -> None:
    table, me = called(paying(*BLAST_AND_DISCARD), **mine)
    assert table.prompt == "main", "nothing is asked: everybody sees that it cannot be paid"
    assert me.face_down("damage") == []
    assert me.drop == []
    assert me.soul == []


TOTAL_OF_3 = t.Pick(1, HAND, any_number=True, total=t.Compare("grade", ">=", 3))


@pytest.mark.parametrize(
    "paid", [one(GRADE_3), TOTAL_OF_3, t.Together((one(YOUR_REAR_GUARDS), one(GRADE_3)))]
)
@pytest.mark.parametrize(("hand", "can"), [([A], ["no"]), ([C], ["yes", "no"])])
def test_8_6_4_whether_a_hand_could_pay_is_nobody_elses_business(
    paid: t.Object, hand: list[Any], can: Any
) -> None:
    """With a card in hand that may or may not be of grade 3 the player is asked."""
    _table, me = called(paying(t.Put(paid, "drop")), hand=hand)
    assert me.offered == can
    me.says("no")
    assert hand[0] in me.hand


def test_8_6_4_all_parts_are_paid_with_cards_of_their_own() -> None:
    _table, me = called(
        paying(t.Discard(one(HAND)), t.Put(one(GRADE_3), "soul")), hand=[C, A], deck=[B]
    )
    me.says("yes")
    assert me.offered == [A]
    me.chooses(A)
    me.chooses(C)
    assert me.drop == [A]
    assert me.soul == [C, B]

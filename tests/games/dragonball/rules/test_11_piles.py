"""11-3 to 11-5. Cards below others, the Warp, gaining control."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Given,
    Player,
    Table,
    battle_card,
    given,
    leader,
    rested,
    seats,
    side,
    stacked,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
C = battle_card("Cleo")
DRAWS = (t.Draw(1),)
ME = t.Self()
MINE = t.Cards(("battle",), t.YOU, (t.Type(("battle",)),))
THEIRS = t.Cards(("battle",), t.OPPONENT, (t.Type(("battle",)),))
ADA = t.Every(t.Cards(("battle",), t.YOU, (t.Named(("Ada",)),)))


def power(what: t.Object, more: int, until: str = "turn") -> t.Lasting:
    return t.Lasting(until, t.Continuous((t.Change(what, "power", "add", more),)))


def caster(*do: t.Effect) -> Card:
    return battle_card("Caster", v.Activate("main", (), do))


def cast(
    who: str,
    *do: t.Effect,
    battle: Sequence[Given] = (),
    drop: Sequence[Card] = (),
    theirs: Sequence[Given] = (),
) -> tuple[Table, Player, Player]:
    """A player activates a skill that does this; `battle` and `drop` are that player's."""
    mine = side(battle=[*battle, caster(*do)], drop=drop)
    table = given(turn_of=who, **seats(who, mine, side(battle=theirs)))
    me = table.player(who)
    me.uses(me.battle[-1])
    return table, me, table.player(other(who))


# 11-3. Cards below other cards


@BOTH
def test_11_3_1_cards_may_be_put_under_a_card(who: str) -> None:
    under = t.PutUnder(t.Every(t.Cards(("drop",), t.YOU)), ADA)
    _table, me, _they = cast(who, under, battle=[A], drop=[B])
    assert me.under(A) == [B] and me.drop == []
    assert B not in me.battle


@BOTH
def test_11_3_1_under_a_leader_too(who: str) -> None:
    chief = t.Every(t.Cards(("leader",), t.YOU))
    under = t.PutUnder(t.Every(t.Cards(("drop",), t.YOU)), chief)
    _table, me, _they = cast(who, under, drop=[B])
    assert me.under(PLAIN_LEADER) == [B] and me.leader is PLAIN_LEADER


@BOTH
def test_11_3_2_a_card_below_has_no_working_skills_and_is_no_card_of_its_own(who: str) -> None:
    more = t.Continuous((t.Change(t.Every(MINE), "power", "add", 5000),))
    chief = battle_card("Chief", more, v.Activate("main", (), DRAWS))
    count = t.Draw(t.Count(MINE))
    mine = side(battle=[stacked(A, chief), caster(count)])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    assert me.power(A) == 10000
    assert me.offers("activate") == [me.battle[1]]
    me.uses(me.battle[1])
    assert len(me.hand) == 2, "the pile is one card"


@BOTH
@pytest.mark.parametrize(("below", "drawn"), [(B, 1), (C, 0)])
def test_11_3_3_the_cards_below_are_spoken_of_as_cards_of_their_own(
    who: str, below: Card, drawn: int
) -> None:
    over = t.Cards(("battle",), t.YOU, (v.Beneath((t.Named(("Bodo",)),)),))
    _table, me, _they = cast(who, t.Draw(t.Count(over)), battle=[stacked(A, below), B])
    assert len(me.hand) == drawn


@BOTH
def test_11_3_4_what_is_put_below_a_pile_goes_to_its_bottom(who: str) -> None:
    under = t.PutUnder(t.Every(t.Cards(("drop",), t.YOU)), ADA)
    _table, me, _they = cast(who, under, battle=[stacked(A, B)], drop=[C])
    assert me.under(A) == [C, B], "the lowest first"


@BOTH
@pytest.mark.parametrize("area", ["hand", "drop", "warp", "deck bottom"])
def test_11_3_5_when_the_top_card_leaves_those_below_go_to_the_drop_area(
    who: str, area: str
) -> None:
    _table, me, _they = cast(who, t.Put(ADA, area), battle=[stacked(A, B, C)])
    assert {B, C} <= set(me.drop) and (A in me.drop) == (area == "drop")
    assert A not in me.battle


@BOTH
def test_11_3_5_and_trigger_nothing_of_their_own(who: str) -> None:
    falls = t.Auto(t.Pattern("leave", ME, also=("KO", "put")), DRAWS, on_leaving=True)
    sore = battle_card("Sore", falls)
    _table, me, _they = cast(who, v.KO(ADA), battle=[stacked(A, sore)])
    assert set(me.drop) == {A, sore} and me.hand == []
    _table, me, _they = cast(who, v.KO(t.Every(MINE)), battle=[sore])
    assert me.hand == [PLAIN], "from the top it does"


@BOTH
def test_11_3_5_it_is_their_owners_drop_area(who: str) -> None:
    """DEVIATIONS 11-3-5: the pile was taken over; what lay below goes home."""
    steal = v.GainControl(t.Every(THEIRS))
    table, me, they = cast(who, steal, v.KO(ADA), theirs=[stacked(A, B)])
    assert set(they.drop) == {A, B} and me.drop == []


@BOTH
def test_11_3_5_between_battle_and_combo_area_they_stay_together(who: str) -> None:
    mine = side(battle=[stacked(A, B), C], hand=[PLAIN])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.attacks(C, PLAIN_LEADER)
    me.combos(A)
    assert me.combo == [A] and me.under(A) == [B] and me.drop == []
    me.passes()
    assert set(me.drop) == {A, B}


@BOTH
def test_11_3_6_the_cards_below_change_over_with_the_top_card(who: str) -> None:
    _table, me, they = cast(who, v.GainControl(t.Every(THEIRS)), theirs=[stacked(A, B, C)])
    assert A in me.battle and me.under(A) == [C, B]
    assert they.battle == [] and they.drop == []


@BOTH
def test_11_3_7_only_the_top_card_moves(who: str) -> None:
    """The next one stays, in its position, with what was done to its power."""
    weaker = battle_card("Weaker", power=3000)
    gains = t.Lasting("turn", t.Continuous((t.Change(ADA, "combo power", "add", 5000),)))
    do = (power(ADA, 5000), gains, t.ToRest(ADA), v.PutAlone(ADA, "hand"))
    _table, me, _they = cast(who, *do, battle=[stacked(A, weaker, B)])
    assert me.hand == [A] and weaker in me.battle and me.under(weaker) == [B]
    assert me.power(weaker) == 8000 and not me.is_active(weaker)
    assert me.value(weaker, "combo power") == 5000, "only power is handed down"


# 11-4. The Warp


@BOTH
def test_11_4_1_a_card_sent_to_the_warp_goes_face_up_to_its_owners(who: str) -> None:
    steal = v.GainControl(t.Every(THEIRS))
    table, me, they = cast(who, steal, t.Put(ADA, "warp"), theirs=[A])
    assert they.warp == [A] and me.warp == []
    card = they.find(A)
    assert table.game.state.known[card] == 7, "all see it"


@BOTH
def test_11_4_1_from_a_secret_area_too(who: str) -> None:
    table, me, _they = cast(who, t.Put(t.TopOf(1), "warp"))
    assert me.warp == [PLAIN] and table.game.state.known[me.find(PLAIN)] == 7


# 11-5. Gaining control


@BOTH
def test_11_5_1_to_gain_control_is_to_move_a_card_to_ones_own_area(who: str) -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS))
    table, me, they = cast(who, v.GainControl(t.Every(THEIRS)), theirs=[sage])
    assert sage in me.battle and they.battle == []
    assert table.game.state.owner[me.find(sage)] == they.seat
    me.uses(sage)
    assert me.hand == [PLAIN], "its skills are its new master's"


@BOTH
def test_11_5_1_it_is_the_master_of_the_skill_who_gains_it(who: str) -> None:
    """DEVIATIONS 11-5-1: not the owner of its card. A borrowed thief works for the borrower."""
    steals = v.Activate("main", (), (v.GainControl(t.Pick(1, THEIRS)),))
    thief = battle_card("Thief", steals)
    table, me, they = cast(who, v.GainControl(t.Pick(1, THEIRS)), theirs=[thief, A])
    me.chooses(thief)
    me.uses(thief)
    assert A in me.battle and they.battle == []


@BOTH
def test_11_5_1_one_already_has_control_of_ones_own(who: str) -> None:
    table, me, _they = cast(who, v.GainControl(ADA), battle=[A])
    assert A in me.battle and not table.logged("control")


@BOTH
@pytest.mark.parametrize("lies", [A, rested(A)])
def test_11_5_1_1_it_comes_as_it_is(who: str, lies: Given) -> None:
    weaken = power(t.Every(THEIRS), -3000)
    _table, me, _they = cast(who, weaken, v.GainControl(t.Every(THEIRS)), theirs=[lies])
    assert me.is_active(A) == (lies is A)
    assert me.power(A) == 7000


@BOTH
def test_11_5_1_1_a_leader_cannot_be_taken_over(who: str) -> None:
    """It does not leave the leader area (3-5-3)."""
    chief = leader("Chief")
    pick = v.GainControl(t.Every(t.Cards(("leader",), t.OPPONENT)))
    table = given(turn_of=who, **seats(who, side(battle=[caster(pick)]), side(chief)))
    table.player(who).uses(table.player(who).battle[0])
    assert table.player(other(who)).leader is chief

"""8. Activating and resolving skills."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    battle_card,
    extra_card,
    given,
    leader,
    rested,
    seats,
    side,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
THEIRS = t.Cards(("battle",), t.OPPONENT, (t.Type(("battle",)),))
HAND = t.Cards(("hand",), t.YOU)
DISCARD = t.Put(t.Pick(1, HAND), "drop")


@BOTH
def test_8_5_2_2_1_an_extra_card_is_paid_for_and_dropped(who: str) -> None:
    tool = extra_card("Tool", v.Activate("main", (), DRAWS))
    table = given(turn_of=who, **seats(who, side(hand=[tool], energy=1, deck=[A])))
    me = table.player(who)
    me.uses(tool)
    assert (me.hand, me.drop, me.active_energy) == ([A], [tool], [])


def test_8_1_3_1_2_without_the_energy_it_cannot_be_activated() -> None:
    tool = extra_card("Tool", v.Activate("main", (), DRAWS))
    assert given(side(hand=[tool])).you.why_not("activate", tool, 0) == "8-4-2-2"


def test_2_12_2_skills_of_battle_cards_work_in_play() -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS))
    assert given(side(hand=[sage])).you.why_not("activate", sage, 0) == "2-12-2"
    table = given(side(battle=[sage], deck=[A]))
    table.you.uses(sage)
    assert table.you.hand == [A]


def test_8_4_2_1_a_skill_cost_is_paid_first_and_from_the_beginning() -> None:
    skill = v.Activate("main", (v.PayEnergy(2, ("red",)), DISCARD), DRAWS)
    sage = battle_card("Sage", skill)
    sky = battle_card("Sky", color=["blue"])
    table = given(side(battle=[sage], hand=[B], energy=[PLAIN, sky], deck=[A]))
    table.you.uses(sage)
    assert (table.you.hand, table.you.drop, table.you.active_energy) == ([A], [B], [])


def test_8_4_2_2_a_cost_is_paid_whole_or_not_at_all() -> None:
    sage = battle_card("Sage", v.Activate("main", (v.PayEnergy(1), DISCARD), DRAWS))
    assert given(side(battle=[sage], energy=1)).you.why_not("activate", sage, 0) == "8-4-2-2"
    assert given(side(battle=[sage], hand=[A])).you.why_not("activate", sage, 0) == "8-4-2-2"


def test_8_4_2_2_a_card_in_the_hand_does_not_pay_for_itself() -> None:
    tool = extra_card("Tool", v.Activate("main", (DISCARD,), DRAWS))
    assert not given(side(hand=[tool], energy=1)).you.can("activate", tool, 0)
    table = given(side(hand=[tool, B], energy=1, deck=[A]))
    table.you.uses(tool)
    assert table.you.hand == [A]


def test_8_5_2_5_a_card_that_pays_with_itself_is_followed() -> None:
    """Place this card in the drop area: play this card."""
    skill = v.Activate("main", (t.Put(t.Self(), "drop"),), (v.Play(t.Self(), resting=True),))
    phoenix = battle_card("Phoenix", skill)
    table = given(side(battle=[phoenix]))
    table.you.uses(phoenix)
    assert table.you.battle == [phoenix] and not table.you.is_active(phoenix)


@BOTH
@pytest.mark.rule("dragonball:8-5-3-1", "dragonball:8-5-3-2")
def test_one_must_be_chosen_and_of_up_to_one_none(who: str) -> None:
    must = battle_card("Must", v.Activate("main", (), (v.KO(t.Pick(1, THEIRS)),)))
    may = battle_card("May", v.Activate("main", (), (v.KO(t.Pick(1, THEIRS, up_to=True)),)))
    table = given(turn_of=who, **seats(who, side(battle=[must, may]), side(battle=[A, B])))
    me, they = table.player(who), table.player(other(who))
    me.uses(may)
    me.chooses()
    assert they.battle == [A, B]
    me.uses(must)
    me.chooses(B)
    assert (they.battle, they.drop) == ([A], [B])


def test_1_3_2_1_what_is_active_is_not_switched_to_active() -> None:
    hears = t.Auto(t.Pattern("active", t.Self()), DRAWS)
    keen = battle_card("Keen", hears, v.Activate("main", (), (t.ToStand(t.Self()),)))
    table = given(side(battle=[keen], deck=[A]))
    table.you.uses(keen)
    assert table.you.hand == []
    table = given(side(battle=[rested(keen)], deck=[A]))
    table.you.uses(keen)
    assert table.you.hand == [A]


def test_2_12_4_a_card_whose_skills_are_negated_is_not_skill_less() -> None:
    text = battle_card("Text", t.Auto(t.Pattern("attack", t.Self()), DRAWS))
    mute = t.Continuous((t.Change(t.Every(THEIRS), "abilities", "switch-off"),))
    plain = t.Cards(("battle",), t.OPPONENT, (v.SkillLess(),))
    judge = battle_card("Judge", mute, v.Activate("main", (), (v.KO(t.Every(plain)),)))
    table = given(side(battle=[judge]), side(battle=[text, A]))
    table.you.uses(judge)
    assert table.them.battle == [text]


@BOTH
def test_10_16_1_a_card_with_barrier_is_not_chosen_by_the_other_player(who: str) -> None:
    veil = battle_card("Veil", word("Barrier"))
    one = v.KO(t.Pick(1, THEIRS))
    every = v.KO(t.Every(THEIRS))
    sage = battle_card("Sage", v.Activate("main", (), (one,)), v.Activate("main", (), (every,)))
    table = given(turn_of=who, **seats(who, side(battle=[sage]), side(battle=[veil])))
    me, they = table.player(who), table.player(other(who))
    me.uses(sage, 0)
    assert they.battle == [veil]
    me.uses(sage, 1)
    assert they.drop == [veil], "what does not choose reaches it"


def test_10_16_1_its_own_player_may_choose_it() -> None:
    veil = battle_card("Veil", word("Barrier"))
    own = t.Cards(("battle",), t.YOU, (t.Other(),))
    sage = battle_card("Sage", v.Activate("main", (), (v.KO(t.Pick(1, own)),)))
    table = given(side(battle=[sage, veil]))
    table.you.uses(sage)
    assert table.you.drop == [veil]


def test_10_11_1_once_per_turn() -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS, (v.Once(),)))
    table = given(side(battle=[sage], deck=[A]))
    table.you.uses(sage)
    assert table.you.why_not("activate", sage, 0) == "10-11-5"


def test_10_11_2_each_card_for_itself() -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS, (v.Once(),)))
    table = given(side(battle=[sage, sage], deck=[A, B]))
    table.you.uses(sage)
    table.you.uses(sage)
    assert len(table.you.hand) == 2


def test_10_11_3_without_a_limit_as_often_as_one_likes() -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS))
    table = given(side(battle=[sage], deck=[A, B]))
    table.you.uses(sage)
    table.you.uses(sage)
    assert len(table.you.hand) == 2


def test_10_11_4_of_several_pending_at_once_one_is_resolved() -> None:
    hears = t.Auto(t.Pattern("KO", t.Cards(("battle",), t.OPPONENT)), DRAWS, (v.Once(),))
    clear = v.Activate("main", (), (v.KO(t.Every(THEIRS)),))
    sage = battle_card("Sage", hears, clear)
    table = given(side(battle=[sage], deck=[A, B]), side(battle=[PLAIN, PLAIN]))
    table.you.uses(sage)
    table.you.chooses(sage)
    assert table.you.hand == [A]


def test_8_6_3_otherwise_each_is() -> None:
    hears = t.Auto(t.Pattern("KO", t.Cards(("battle",), t.OPPONENT)), DRAWS)
    clear = v.Activate("main", (), (v.KO(t.Every(THEIRS)),))
    sage = battle_card("Sage", hears, clear)
    table = given(side(battle=[sage], deck=[A, B]), side(battle=[PLAIN, rested(PLAIN)]))
    table.you.uses(sage)
    while table.prompt == "standby":
        table.you.chooses(sage)
    assert len(table.you.hand) == 2


@BOTH
def test_4_5_3_2_the_turn_players_autos_come_first(who: str) -> None:
    hears = t.Auto(
        t.Pattern("begin main phase"), (t.Put(t.Every(t.Cards(("hand",), t.EACH)), "drop"),)
    )
    early = battle_card("Early", t.Auto(t.Pattern("begin main phase"), DRAWS))
    table = given(
        turn_of=who,
        **seats(who, side(battle=[early], deck=[A]), side(battle=[battle_card("", hears)])),
    )
    assert table.player(who).drop == [A]


def test_8_6_7_a_pending_skill_is_resolved_though_its_card_is_gone() -> None:
    last = t.Auto(t.Pattern("play", t.Cards(("battle",), t.YOU, (t.Other(),))), DRAWS)
    bomb = t.Auto(t.Pattern("play", t.Self()), (v.KO(t.Every(t.Cards(("battle",), t.YOU))),))
    table = given(
        side(
            battle=[battle_card("Last", last)], hand=[battle_card("Bomb", bomb)], energy=1, deck=[A]
        )
    )
    table.you.plays(table.you.hand[0])
    table.you.chooses(table.you.battle[1])
    assert table.you.battle == [] and table.you.hand == [A]


def test_10_23_1_bond_counts_battle_cards() -> None:
    skill = v.Activate("main", (), DRAWS, (v.Bond(2),))
    sage = battle_card("Sage", skill)
    assert given(side(battle=[sage])).you.why_not("activate", sage, 0) == "10-23-1"
    assert given(side(battle=[sage, A])).you.can("activate", sage, 0)


def test_10_29_1_sparking_counts_the_drop_area() -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS, (v.Sparking(5),)))
    assert not given(side(battle=[sage], drop=4)).you.can("activate", sage, 0)
    assert given(side(battle=[sage], drop=5)).you.can("activate", sage, 0)


def test_10_30_1_burst_is_paid_from_the_deck_or_the_skill_is_not_activated() -> None:
    burst = t.Auto(t.Pattern("attack", t.Self()), DRAWS, cost=(t.Put(t.TopOf(2), "drop"),))
    wild = battle_card("Wild", burst)
    table = given(side(battle=[wild], deck=[A, A, B]))
    table.you.attacks(wild, PLAIN_LEADER)
    table.you.says("yes")
    assert (table.you.drop, table.you.hand) == ([A, A], [B])
    table.leave_open()
    table = given(side(battle=[wild, PLAIN], deck=[A, A, B]))
    table.you.attacks(wild, PLAIN_LEADER)
    table.you.says("no")
    assert (table.you.drop, table.you.hand) == ([], [])
    table.leave_open()


def test_8_8_1_5_a_permanent_skill_reaches_cards_as_they_come() -> None:
    more = t.Change(t.Every(t.Cards(("battle",), t.YOU)), "power", "add", 5000)
    chief = leader("Chief", t.Continuous((more,)))
    table = given(side(chief, hand=[A], energy=1))
    table.you.plays(A)
    assert table.you.power(A) == 15000


def test_3_1_4_effects_stay_between_battle_and_combo_area_and_are_lost_elsewhere() -> None:
    more = t.Continuous((t.Change(t.Self(), "combo power", "add", 5000),))
    skill = v.Activate("main", (), (t.Lasting("turn", more),))
    friend = battle_card("Friend", skill)
    table = given(side(battle=[friend, A], hand=[B]))
    table.you.uses(friend)
    table.you.attacks(A, PLAIN_LEADER)
    table.you.combos(friend)
    assert table.you.value(friend, "combo power") == 10000
    table.you.passes()
    assert table.you.drop == [friend] and table.you.value(friend, "combo power") == 5000


def test_1_3_6_numbers_but_power_are_not_below_zero() -> None:
    less = t.Continuous(
        (t.Change(t.Self(), "energy cost", "add", -5), t.Change(t.Self(), "power", "add", -5000))
    )
    small = battle_card("Small", less)
    table = given(side(battle=[small]), phase="")
    assert (table.you.value(small, "energy cost"), table.you.power(small)) == (0, 5000)


def test_8_9_1_a_replacement_takes_the_place_of_an_event() -> None:
    mill = t.Replacement(t.Pattern("damage", who=t.YOU), (t.Put(t.TopOf(5), "drop"),))
    ghost = leader("Ghost", mill)
    table = given(side(battle=[A]), side(ghost))
    table.you.attacks(A, ghost)
    assert len(table.them.life) == 8 and len(table.them.drop) == 5

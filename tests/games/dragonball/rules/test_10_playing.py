"""10. Keywords that play cards, leaders that turn over, tokens; 11: stacks and control."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
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
    stacked,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada", character=["Ada"])
B = battle_card("Bodo", character=["Bodo"])
ADA = (v.Character(("Ada",)),)
BODO = (v.Character(("Bodo",)),)
PAYS = (v.PayEnergy(1),)
THEIRS = t.Cards(("battle",), t.OPPONENT)
DRAWS = (t.Draw(1),)


def names(cards: list[Card]) -> list[str]:
    return sorted([card.name for card in cards])


# 10-2. Awaken


@BOTH
def test_10_2_3_an_awakened_leader_is_the_same_card_with_another_side(who: str) -> None:
    low = t.Relation(t.Count(t.Cards(("life",), t.YOU)), "<=", 4)
    wake = v.Activate("any", (), (t.Draw(2), v.FlipOver(t.Self())), (low,), keyword="Awaken")
    hero = leader("Hero", wake, back=[t.Auto(t.Pattern("attack", t.Self()), DRAWS)])
    assert not given(side(hero)).you.can("activate", hero, 0)
    table = given(turn_of=who, **seats(who, side(rested(hero), life=4)))
    me = table.player(who)
    me.uses(hero)
    assert me.leader.name == "Hero, awakened" and len(me.hand) == 2
    assert me.power(me.leader) == 15000
    assert not me.is_active(me.leader), "10-2-5"


# 10-3. Field


def test_10_3_1_a_field_stays_in_the_battle_area_until_the_next_one() -> None:
    more = t.Continuous((t.Change(t.Every(t.Cards(("leader",), t.YOU)), "power", "add", 5000),))
    one, two = extra_card("One", word("Field"), more), extra_card("Two", word("Field"))
    table = given(side(hand=[one, two], energy=2))
    table.you.uses(one)
    table.you.chooses(PLAIN)
    assert table.you.battle == [one] and table.you.power(PLAIN_LEADER) == 15000
    table.you.uses(two)
    assert table.you.battle == [two] and table.you.drop == [one]


def test_10_3_2_other_skills_of_a_field_work_in_the_battle_area_only() -> None:
    place = extra_card("Place", word("Field"), v.Activate("main", (), DRAWS))
    table = given(side(hand=[place], energy=1))
    assert table.you.why_not("activate", place, 1) == "2-12-2"
    table.you.uses(place)
    table.you.uses(place, 1)
    assert table.you.battle == [place] and len(table.you.hand) == 1


# 10-5. Evolve


@BOTH
@pytest.mark.parametrize("keyword", ["Evolve", "EX-Evolve"])
def test_10_5_4_a_card_evolves_on_top_of_another(who: str, keyword: str) -> None:
    draws = t.Auto(t.Pattern("play", t.Self(), cause="evolve"), DRAWS)
    grown = battle_card("Grown", word(keyword, None, PAYS, ADA), draws, energy_cost=7)
    table = given(turn_of=who, **seats(who, side(battle=[rested(A), B], hand=[grown], energy=1)))
    me = table.player(who)
    me.uses(grown)
    assert me.battle == [B, grown] and me.under(grown) == [A]
    assert not me.is_active(grown), "the position of the card below"
    assert len(me.hand) == 1


def test_10_5_1_without_such_a_card_there_is_no_evolving() -> None:
    grown = battle_card("Grown", word("Evolve", None, PAYS, ADA))
    table = given(side(battle=[B], hand=[grown], energy=1))
    assert table.you.why_not("activate", grown, 0) == "10-5-1"


def test_10_5_4_what_was_done_to_its_power_passes_on() -> None:
    more = t.Continuous(
        (
            t.Change(t.Self(), "power", "add", 5000),
            t.Change(t.Self(), "abilities", "gain", (word("Critical"),)),
        )
    )
    base = battle_card(
        "Base", v.Activate("main", (), (t.Lasting("turn", more),)), character=["Ada"]
    )
    grown = battle_card("Grown", word("Evolve", None, PAYS, ADA), power=20000)
    table = given(side(battle=[base], hand=[grown], energy=1))
    table.you.uses(base)
    table.you.uses(grown)
    assert table.you.power(grown) == 25000
    assert not [
        w for w in table.game.abilities(table.you.find(grown)).keywords if w.name == "Critical"
    ]


def test_10_5_5_xeno_evolve_sends_the_card_to_the_warp() -> None:
    grown = battle_card("Grown", word("Xeno-Evolve", None, PAYS, ADA))
    table = given(side(battle=[rested(A)], hand=[grown], energy=1))
    table.you.uses(grown)
    assert (table.you.battle, table.you.warp) == ([grown], [A])
    assert table.you.is_active(grown)


# 10-13. Union


def test_10_13_3_4_fusion_of_two_cards_of_the_hand_of_equal_power() -> None:
    weak = battle_card("Weak Bodo", character=["Bodo"], power=5000)
    fused = battle_card("Fused", word("Union-Fusion", None, PAYS, ADA, BODO))
    assert not given(side(hand=[fused, A, weak], energy=1)).you.can("activate", fused, 0)
    table = given(side(hand=[fused, A, B, weak], energy=1))
    table.you.uses(fused)
    table.you.chooses(A)
    table.you.chooses(B)
    assert table.you.battle == [fused] and names(table.you.drop) == ["Ada", "Bodo"]
    assert table.you.hand == [weak]


def test_10_13_4_4_potara_lies_on_both_and_is_active() -> None:
    joined = battle_card("Joined", word("Union-Potara", None, PAYS, ADA, BODO))
    table = given(side(battle=[rested(A), rested(B)], hand=[joined], energy=1))
    table.you.uses(joined)
    assert table.you.battle == [joined] and names(table.you.under(joined)) == ["Ada", "Bodo"]
    assert table.you.is_active(joined)


def test_10_13_4_4_1_what_was_done_to_the_power_of_both_passes_on() -> None:
    more = t.Lasting("turn", t.Continuous((t.Change(t.Self(), "power", "add", 1000),)))
    one = battle_card("One", v.Activate("main", (), (more,)), character=["Ada"])
    two = battle_card("Two", v.Activate("main", (), (more,)), character=["Bodo"])
    joined = battle_card("Joined", word("Union-Potara", None, PAYS, ADA, BODO))
    table = given(side(battle=[one, two], hand=[joined], energy=1))
    table.you.uses(one)
    table.you.uses(two)
    table.you.uses(joined)
    assert table.you.power(joined) == 12000


def test_10_13_5_4_absorb_plays_a_card_on_top_of_the_one_that_says_so() -> None:
    under = t.PutUnder(t.Pick(1, t.Cards(("drop",), t.YOU, ADA)), t.Self())
    onto = v.Play(
        t.Pick(1, t.Cards(("hand",), t.YOU, BODO), up_to=True), onto=t.Self(), using="Union-Absorb"
    )
    glutton = battle_card("Glutton", v.Activate("main", (under,), (onto,), keyword="Union-Absorb"))
    table = given(side(battle=[glutton], drop=[A], hand=[B]))
    table.you.uses(glutton)
    table.you.chooses(B)
    assert table.you.battle == [B]
    assert [card.name for card in table.you.under(B)] == ["Ada", "Glutton"], "11-3-4"


# 10-15, 10-25, 10-26. Over Realm


def test_10_15_3_over_realm_sends_the_drop_area_to_the_warp() -> None:
    guest = battle_card("Guest", word("Over Realm", 3))
    assert not given(side(hand=[guest], drop=2)).you.can("activate", guest, 0)
    table = given(side(hand=[guest], drop=3))
    table.you.uses(guest)
    assert (table.you.battle, table.you.drop, len(table.you.warp)) == ([guest], [], 3)
    table.you.passes()
    table.begins("end phase")
    assert table.you.battle == [] and guest in table.you.warp, "10-15-4"


def test_10_25_3_dark_over_realm_counts_black_cards_and_stays() -> None:
    night = battle_card("Night", color=["black"])
    guest = battle_card("Guest", word("Dark Over Realm", 2))
    assert not given(side(hand=[guest], drop=[night, PLAIN])).you.can("activate", guest, 0)
    table = given(side(hand=[guest], drop=[night, night]))
    table.you.uses(guest)
    table.you.passes()
    table.begins("end phase")
    assert table.you.battle == [guest]


@pytest.mark.rule("dragonball:10-15-5", "dragonball:10-25-4")
def test_10_15_5_both_together_once_a_turn() -> None:
    one, two = (
        battle_card("One", word("Over Realm", 0)),
        battle_card("Two", word("Dark Over Realm", 0)),
    )
    table = given(side(hand=[one, two]))
    table.you.uses(one)
    assert table.you.why_not("activate", two, 0) == "10-25-4"


def test_10_26_1_a_wormhole_allows_two() -> None:
    hole = leader("Hole", word("Wormhole"))
    cards = [battle_card(f"Guest {n}", word("Over Realm", 0)) for n in range(3)]
    table = given(side(hole, hand=cards))
    table.you.uses(cards[0])
    table.you.uses(cards[1])
    assert not table.you.can("activate", cards[2], 0)


# 10-18. Tokens


def test_10_18_7_a_token_that_leaves_is_nowhere() -> None:
    makes = v.Activate("main", (), (v.PlayToken(2, "Imp", 5000, 0, 5000),))
    lord = battle_card("Lord", makes)
    clear = battle_card(
        "Clear",
        v.Activate("main", (), (v.KO(t.Every(t.Cards(("battle",), t.YOU, (v.IsToken(),)))),)),
    )
    table = given(side(battle=[lord, clear]))
    table.you.uses(lord)
    assert [card.name for card in table.you.battle[2:]] == ["Imp", "Imp"]
    table.you.uses(clear)
    assert table.you.battle == [lord, clear] and table.you.drop == []


# 10-19, 10-21, 10-24


def test_10_19_1_removed_cards_are_in_no_area() -> None:
    gone = v.RemoveFromGame(t.Every(t.Cards(("drop",), t.YOU)))
    void = battle_card("Void", v.Activate("main", (), (gone,)))
    table = given(side(battle=[void], drop=[A]))
    table.you.uses(void)
    assert (table.you.drop, table.you.removed) == ([], [A])


def test_10_21_1_no_specified_cost() -> None:
    friend = battle_card("Friend", traits=["Universe 7"], specified_cost=["blue"])
    guide = leader("Guide", word("Warrior of Universe 7"))
    assert not given(side(hand=[friend], energy=1)).you.can("play", friend)
    assert given(side(guide, hand=[friend], energy=1)).you.can("play", friend)


def test_10_24_3_swap_plays_a_card_and_returns_this_one() -> None:
    young = battle_card("Young", word("Swap", 4, PAYS, ADA))
    grown = battle_card("Grown", character=["Ada"], energy_cost=4)
    table = given(side(battle=[young], hand=[grown, A], energy=1))
    table.you.uses(young)
    assert table.you.offered == [grown]
    table.you.chooses(grown)
    assert table.you.battle == [grown] and names(table.you.hand) == ["Ada", "Young"]


# 11-3, 11-5. Stacks and control


@BOTH
def test_11_5_1_1_a_card_under_control_keeps_all_but_its_master(who: str) -> None:
    takes = v.GainControl(t.Pick(1, THEIRS))
    more = t.Continuous((t.Change(t.It(), "power", "add", 5000),))
    skill = v.Activate("main", (), (t.Choose(t.Pick(1, THEIRS)), t.Lasting("turn", more), takes))
    thief = battle_card("Thief", skill)
    theirs = side(battle=[stacked(A, B)])
    table = given(turn_of=who, **seats(who, side(battle=[thief]), theirs))
    me, they = table.player(who), table.player(other(who))
    me.uses(thief)
    assert (me.battle, they.battle) == ([thief, A], [])
    assert me.under(A) == [B], "11-3-6"
    assert me.power(A) == 15000 and me.is_active(A)


def test_3_1_7_a_borrowed_card_goes_to_its_owners_areas() -> None:
    takes = v.Activate("main", (), (v.GainControl(t.Every(THEIRS)),))
    drops = v.Activate("main", (), (v.KO(t.Every(t.Cards(("battle",), t.YOU, (t.Other(),)))),))
    thief = battle_card("Thief", takes, drops)
    table = given(side(battle=[thief]), side(battle=[A]))
    table.you.uses(thief, 0)
    table.you.uses(thief, 1)
    assert table.them.drop == [A]


def test_11_3_7_only_the_card_on_top_leaves() -> None:
    alone = v.PutAlone(t.Every(THEIRS), "drop")
    more = t.Lasting("turn", t.Continuous((t.Change(t.Every(THEIRS), "power", "add", 5000),)))
    thief = battle_card("Thief", v.Activate("main", (), (more, alone)))
    pile = rested(stacked(A, B, PLAIN))
    table = given(side(battle=[thief]), side(battle=[pile]))
    table.you.uses(thief)
    assert (table.them.battle, table.them.under(B), table.them.drop) == ([B], [PLAIN], [A])
    assert not table.them.is_active(B) and table.them.power(B) == 15000


def test_11_3_2_skills_of_cards_below_do_not_work() -> None:
    more = t.Continuous((t.Change(t.Every(t.Cards(("battle",), t.YOU)), "power", "add", 5000),))
    table = given(side(battle=[stacked(A, battle_card("Below", more))]), phase="")
    assert table.you.power(A) == 10000

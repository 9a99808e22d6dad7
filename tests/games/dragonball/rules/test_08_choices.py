"""8-5-3 to 8-5-6, 8-7. What a skill has one choose, and what its words mean."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import text as card_text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import IllegalAnswer
from headjudge.language import terms as t
from tests.games.dragonball.table import PLAIN, battle_card, extra_card, given, rested, seats, side
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
C = battle_card("Cleo")
DRAWS = (t.Draw(1),)
THEIRS = t.Cards(("battle",), t.OPPONENT, (t.Type(("battle",)),))
HAND = t.Cards(("hand",), t.YOU)


def caster(*do: t.Effect, cost: tuple[t.Effect, ...] = ()) -> Card:
    return battle_card("Caster", v.Activate("main", cost, do))


def read(text: str) -> Card:
    return battle_card("Reader", *card_text.read(text))


# 8-5-3. When it is chosen


@BOTH
def test_8_5_3_a_target_is_chosen_when_the_resolution_comes_to_it(who: str) -> None:
    """Not when the skill is activated: what it has done by then can be chosen."""
    play = v.Play(t.Every(t.Cards(("drop",), t.OPPONENT)), whose=t.OPPONENT)
    sage = caster(play, v.KO(t.Pick(1, THEIRS)))
    table = given(turn_of=who, **seats(who, side(battle=[sage]), side(battle=[A], drop=[B])))
    me, they = table.player(who), table.player(other(who))
    me.uses(sage)
    assert me.offered == [A, B]
    me.chooses(B)
    assert (they.battle, they.drop) == ([A], [B])


@BOTH
@pytest.mark.rule("dragonball:8-5-3-1")
def test_8_5_3_1_the_full_number_must_be_chosen(who: str) -> None:
    sage = caster(v.KO(t.Pick(2, THEIRS)))
    table = given(turn_of=who, **seats(who, side(battle=[sage]), side(battle=[A, B, C])))
    me, they = table.player(who), table.player(other(who))
    me.uses(sage)
    with pytest.raises(IllegalAnswer):
        table.game.answer(0)
    with pytest.raises(IllegalAnswer):
        table.game.answer()
    me.chooses(A, C)
    assert they.battle == [B]


@BOTH
@pytest.mark.parametrize("chosen", [[], [A], [A, B]])
def test_8_5_3_2_up_to_a_number_is_any_number_from_none_to_it(who: str, chosen: list[Card]) -> None:
    sage = caster(v.KO(t.Pick(2, THEIRS, up_to=True)))
    table = given(turn_of=who, **seats(who, side(battle=[sage]), side(battle=[A, B, C])))
    table.player(who).uses(sage)
    table.player(who).chooses(*chosen)
    assert table.player(other(who)).drop == chosen


@BOTH
def test_8_5_3_3_with_too_few_there_all_are_chosen(who: str) -> None:
    sage = caster(v.KO(t.Pick(2, THEIRS)))
    table = given(turn_of=who, **seats(who, side(battle=[sage]), side(battle=[A])))
    table.player(who).uses(sage)
    assert table.player(other(who)).drop == [A]


@BOTH
def test_8_5_3_4_with_none_there_what_concerns_it_is_passed_over(who: str) -> None:
    """What was chosen before is not meant by it, and the rest is done."""
    mine = t.Choose(t.Pick(1, t.Cards(("energy",), t.YOU)))
    sage = caster(mine, t.Choose(t.Pick(1, THEIRS)), t.Put(t.It(), "warp"), *DRAWS)
    table = given(turn_of=who, **seats(who, side(battle=[sage], energy=[A], deck=[B])))
    me = table.player(who)
    me.uses(sage)
    assert (me.energy, me.warp, me.hand) == ([A], [], [B])


@BOTH
def test_8_5_3_5_a_card_of_some_sort_in_a_hand_may_be_denied(who: str) -> None:
    ada = t.Cards(("hand",), t.YOU, (t.Named(("Ada",)),))
    sage = caster(t.Put(t.Pick(1, ada), "drop"))
    table = given(turn_of=who, **seats(who, side(battle=[sage], hand=[A, B])))
    me = table.player(who)
    me.uses(sage)
    assert me.offered == [A]
    me.chooses()
    assert me.hand == [A, B]


@BOTH
def test_8_5_3_5_any_card_of_a_hand_may_not(who: str) -> None:
    sage = caster(t.Put(t.Pick(1, HAND), "drop"))
    table = given(turn_of=who, **seats(who, side(battle=[sage], hand=[A, B])))
    me = table.player(who)
    me.uses(sage)
    with pytest.raises(IllegalAnswer):
        table.game.answer()
    me.chooses(B)
    assert me.drop == [B]


@BOTH
def test_8_5_3_6_who_is_not_named_is_the_master(who: str) -> None:
    sage = read("[Activate: Main] Draw 1 card.")
    table = given(turn_of=who, **seats(who, side(battle=[sage], deck=[A])))
    table.player(who).uses(sage)
    assert table.player(who).hand == [A] and table.player(other(who)).hand == []


@BOTH
def test_8_5_3_7_a_card_of_the_deck_is_chosen_by_looking_through_it(who: str) -> None:
    ada = t.Cards(("deck",), t.YOU, (t.Named(("Ada", "Bodo")),))
    seeker = caster(t.Search(t.Pick(1, ada)), t.Put(t.It(), "hand"), t.Shuffle())
    mine = side(battle=[seeker], deck=[C, A, C, B])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(seeker)
    assert me.offered == [A, B]
    deck = table.game.state.zones[a.deck_area(me.seat)]
    assert {table.game.state.known[card] for card in deck} == {1 << me.seat}, "only they look"
    me.chooses(B)
    assert me.hand == [B] and len(table.logged("shuffle")) == 1


# 8-5-4 to 8-5-6. Words


@BOTH
def test_8_5_4_a_battle_card_is_one_in_the_battle_area(who: str) -> None:
    sage = read("[Activate: Main] Choose 1 of your opponent's Battle Cards and KO it.")
    theirs = side(battle=[A], energy=[B], hand=[C], drop=[PLAIN])
    table = given(turn_of=who, **seats(who, side(battle=[sage]), theirs))
    table.player(who).uses(sage)
    assert table.player(other(who)).drop == [PLAIN, A]


@BOTH
def test_8_5_4_in_rest_mode_without_an_area_means_where_cards_have_one(who: str) -> None:
    """DEVIATIONS 8-5-4: leader, battle and energy area."""
    sage = read(
        "[Activate: Main] Choose up to 3 of your cards in Rest Mode and switch them to Active Mode."
    )
    mine = side(battle=[sage, rested(A)], energy=[rested(B)], hand=[C])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(sage)
    assert me.offered == [A, B]
    me.chooses(A, B)
    assert me.is_active(A) and me.active_energy == [B]


@BOTH
def test_8_5_5_energy_is_the_cards_of_the_energy_area(who: str) -> None:
    sage = caster(t.Draw(t.Count(t.Cards(("energy",), t.YOU))))
    table = given(turn_of=who, **seats(who, side(battle=[sage], energy=2)))
    table.player(who).uses(sage)
    assert len(table.player(who).hand) == 2


@BOTH
def test_8_5_6_life_is_the_cards_of_the_life_area(who: str) -> None:
    sage = caster(t.Draw(t.Count(t.Cards(("life",), t.YOU))))
    table = given(turn_of=who, **seats(who, side(battle=[sage], life=3)))
    table.player(who).uses(sage)
    assert len(table.player(who).hand) == 3


# 8-7. Immediate effects


@BOTH
def test_8_7_1_an_immediate_effect_is_carried_out_at_once(who: str) -> None:
    """In the order of the text, with nothing in between: the [Auto] waits for the end."""
    hears = t.Auto(t.Pattern("draw", who=t.YOU), (t.Put(t.Every(HAND), "drop"),), (v.Once(),))
    ear = battle_card("Ear", hears)
    tool = extra_card("Tool", v.Activate("main", (), (*DRAWS, t.Put(t.Every(HAND), "warp"))))
    table = given(turn_of=who, **seats(who, side(battle=[ear], hand=[tool], energy=1, deck=[A])))
    me = table.player(who)
    me.uses(tool)
    assert (me.warp, me.hand, me.drop) == ([A], [], [tool])


@BOTH
def test_8_7_1_what_cannot_be_done_is_left_out(who: str) -> None:
    sage = caster(v.KO(t.Every(THEIRS)), t.Draw(0), *DRAWS)
    table = given(turn_of=who, **seats(who, side(battle=[sage], deck=[A])))
    table.player(who).uses(sage)
    assert table.player(who).hand == [A]

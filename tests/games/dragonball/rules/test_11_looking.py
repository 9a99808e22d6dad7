"""11-2, 11-6. Revealing and looking; playing by effects and the top of the deck."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import PLAIN, battle_card, given, seats, side, word
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
THEIRS = t.Cards(("battle",), t.OPPONENT)


def test_11_6_3_what_was_only_looked_at_is_shuffled() -> None:
    spy = battle_card("Spy", v.Activate("main", (), (t.Look(t.TopOf(2)),)))
    table = given(side(battle=[spy], deck=[A, B]))
    table.you.uses(spy)
    assert table.logged("shuffle")
    deck = table.game.state.zones[a.deck_area(0)]
    assert [table.game.state.known[card] for card in deck] == [0] * len(deck)


def test_11_6_3_but_not_if_the_text_says_more() -> None:
    among = t.Cards(("deck",), t.YOU, (t.Among("seen"),))
    rest = t.Put(t.Rest("seen"), "deck top")
    takes = (t.Look(t.TopOf(2), "seen"), t.Put(t.Pick(1, among), "hand"), rest)
    spy = battle_card("Spy", v.Activate("main", (), takes))
    table = given(side(battle=[spy], deck=[A, B]))
    table.you.uses(spy)
    table.you.chooses(B)
    assert table.you.hand == [B] and not table.logged("shuffle")
    top = table.game.state.zones[a.deck_area(0)][0]
    assert table.game.state.known[top] == 1, "11-6-1: the master alone has seen it"


@BOTH
@pytest.mark.rule("dragonball:11-6-1", "dragonball:11-6-2")
def test_11_6_1_only_the_master_looks_and_the_cards_stay_where_they_are(who: str) -> None:
    ask = t.May((t.Draw(1),))
    spy = battle_card("Spy", v.Activate("main", (), (t.Look(t.TopOf(2)), ask)))
    table = given(turn_of=who, **seats(who, side(battle=[spy], deck=[A, B])))
    me = table.player(who)
    state = table.game.state
    me.uses(spy)
    top = state.zones[a.deck_area(me.seat)][:2]
    assert [state.printed[card] for card in top] == [A, B], "they are still in the deck"
    assert [state.known[card] for card in top] == [1 << me.seat] * 2
    me.says("no")


@BOTH
def test_11_6_1_at_the_other_players_deck_too(who: str) -> None:
    look = t.Look(t.TopOf(1, t.OPPONENT))
    spy = battle_card("Spy", v.Activate("main", (), (look, t.May((t.Draw(1),)))))
    table = given(turn_of=who, **seats(who, side(battle=[spy]), side(deck=[A])))
    me, they = table.player(who), table.player(other(who))
    me.uses(spy)
    top = table.game.state.zones[a.deck_area(they.seat)][0]
    assert table.game.state.known[top] == 1 << me.seat, "whose deck it is does not look"
    assert they.deck[0] is A
    me.says("no")


def test_11_2_1_a_card_of_some_sort_that_was_found_is_shown() -> None:
    ada = t.Cards(("deck",), t.YOU, (t.Named(("Ada",)),))
    found = (t.Search(t.Pick(1, ada, up_to=True)), t.Put(t.It(), "hand"), t.Shuffle())
    seeker = battle_card("Seeker", v.Activate("main", (), found))
    table = given(side(battle=[seeker], deck=[B, A]))
    table.you.uses(seeker)
    table.you.chooses(A)
    card = table.game.state.zones[a.hand_of(0)][0]
    assert table.you.hand == [A] and table.game.state.known[card] == 7


def test_1_3_5_1_up_to_so_many_cards_of_the_top() -> None:
    mill = battle_card("Mill", v.Activate("main", (), (v.PutTop(3, "drop", up_to=True),)))
    table = given(side(battle=[mill], deck=[A, B]))
    table.you.uses(mill)
    assert table.you.offered == [3, 2, 1, 0]
    table.you.chooses(2)
    assert table.you.drop == [A, B]


def test_3_8_3_cards_come_to_the_energy_area_active_unless_a_text_says_otherwise() -> None:
    grow = v.Activate("main", (), (v.PutTop(1, "energy"), v.PutTop(1, "energy", resting=True)))
    farm = battle_card("Farm", grow)
    table = given(side(battle=[farm], deck=[A, B]))
    table.you.uses(farm)
    assert (table.you.energy, table.you.active_energy) == ([A, B], [A])


def test_2_11_1_1_a_card_played_by_an_effect_that_asks_for_its_cost_is_paid_for() -> None:
    pick = t.Pick(1, t.Cards(("drop",), t.YOU))
    skill = v.Activate("main", (), (t.May((v.Play(pick, paying=True),)),))
    grave = battle_card("Grave", skill)
    table = given(side(battle=[grave], drop=[A], energy=1))
    table.you.uses(grave)
    table.you.says("yes")
    assert table.you.battle == [grave, A] and table.you.active_energy == []
    table = given(side(battle=[grave], drop=[A]))
    table.you.uses(grave)
    assert table.you.battle == [grave]


def test_1_3_1_a_choice_may_ignore_barrier() -> None:
    veil = battle_card("Veil", word("Barrier"))
    pick = t.Pick(1, t.Cards(("battle",), t.OPPONENT, (v.IgnoringBarrier(),)))
    seer = battle_card("Seer", v.Activate("main", (), (v.KO(pick),)))
    table = given(side(battle=[seer]), side(battle=[veil]))
    table.you.uses(seer)
    assert table.them.drop == [veil]


def test_10_27_1_options_of_a_skill() -> None:
    options = ((t.Draw(1),), (v.KO(t.Every(THEIRS)),))
    sage = battle_card("Sage", v.Activate("main", (), (t.ChooseOf(1, options),)))
    table = given(side(battle=[sage], deck=[A]), side(battle=[PLAIN]))
    table.you.uses(sage)
    table.you.chooses(0)
    assert table.you.hand == [A] and table.them.battle == [PLAIN]

"""9. Rule processing, and 1-2: losing; 4-10: damage."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import PLAIN_LEADER, battle_card, given, leader, seats, side, word
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
THEIRS = t.Cards(("battle",), t.OPPONENT)


@BOTH
def test_9_2_3_whoever_has_no_life_has_lost(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[A]), side(life=1)))
    table.player(who).attacks(A, PLAIN_LEADER)
    assert table.result == (who, "9-2-3")


def test_9_2_1_in_the_middle_of_damage() -> None:
    hard = battle_card("Hard", word("Triple Strike"))
    table = given(side(battle=[hard]), side(life=2))
    table.you.attacks(hard, PLAIN_LEADER)
    assert table.result == ("you", "9-2-3")


@BOTH
def test_9_2_4_whoever_has_no_deck_has_lost(who: str) -> None:
    mine = side(deck=[A], deck_of_plain=0)
    table = given(phase="charge phase", turn_of=who, **seats(who, mine))
    assert table.result == (other(who), "9-2-4")


def test_9_2_1_in_the_middle_of_a_skill() -> None:
    """Draw two: the second card would not even be needed to lose."""
    greed = battle_card("Greed", v.Activate("main", (), (t.Draw(3), t.GameEnds(t.YOU, True))))
    table = given(side(battle=[greed], deck=[A, B], deck_of_plain=0))
    table.you.uses(greed)
    assert table.result == ("them", "9-2-4")


def test_1_2_3_both_at_once_is_a_draw() -> None:
    doom = v.Activate("main", (), (t.Put(t.Every(t.Cards(("life",), t.EACH)), "drop"),))
    end = battle_card("End", doom)
    table = given(side(battle=[end]))
    table.you.uses(end)
    assert table.result == ("draw", "1-2-3")


@BOTH
def test_1_2_4_giving_up(who: str) -> None:
    table = given()
    table.player(who).concedes()
    assert table.result == (other(who), "1-2-4")


def test_1_2_6_an_effect_ends_the_game() -> None:
    win = battle_card("Win", v.Activate("main", (), (t.GameEnds(t.YOU, True),)))
    table = given(side(battle=[win]))
    table.you.uses(win)
    assert table.result == ("you", "1-2-6")


@BOTH
def test_9_5_2_without_power_a_battle_card_goes_to_the_drop_area(who: str) -> None:
    weaken = t.Continuous((t.Change(t.It(), "power", "add", -10000),))
    hex_ = (t.Choose(t.Pick(1, THEIRS)), t.Lasting("turn", weaken))
    witch = battle_card("Witch", v.Activate("main", (), hex_))
    table = given(turn_of=who, **seats(who, side(battle=[witch]), side(battle=[A])))
    table.player(who).uses(witch)
    assert table.player(other(who)).drop == [A]


def test_10_1_2_that_is_no_ko() -> None:
    weaken = t.Continuous((t.Change(t.Every(THEIRS), "power", "add", -10000),))
    grim = t.Auto(t.Pattern("KO", t.Self()), (t.Draw(1),), on_leaving=True)
    left = t.Auto(t.Pattern("leave", t.Self(), by=t.OPPONENT), (t.Draw(2),), on_leaving=True)
    witch = battle_card(
        "Witch", t.Auto(t.Pattern("begin main phase"), (t.Lasting("turn", weaken),))
    )
    table = given(side(battle=[witch]), side(battle=[battle_card("Martyr", grim, left)]))
    assert len(table.them.drop) == 1
    assert len(table.them.hand) == 2, "9-5-2-1: but it was the doing of that effect"


def test_9_5_2_indestructible_cards_are_not_spared() -> None:
    weaken = t.Continuous((t.Change(t.Every(THEIRS), "power", "add", -10000),))
    witch = battle_card(
        "Witch", t.Auto(t.Pattern("begin main phase"), (t.Lasting("turn", weaken),))
    )
    rock = battle_card("Rock", word("Indestructible"))
    table = given(side(battle=[witch]), side(battle=[rock]))
    assert table.them.drop == [rock]


def test_2_8_3_a_leader_may_have_less_than_no_power() -> None:
    weaken = t.Change(t.Every(t.Cards(("leader",), t.OPPONENT)), "power", "add", -15000)
    witch = battle_card("Witch", t.Continuous((weaken,)))
    table = given(side(battle=[witch]))
    assert table.them.power(PLAIN_LEADER) == -5000


def test_9_3_2_combos_outside_a_battle_go_to_the_drop_area() -> None:
    table = given(side(combo=[A]))
    assert (table.you.combo, table.you.drop) == ([], [A])


def test_4_10_2_1_life_that_nobody_knows_is_not_asked_about() -> None:
    table = given(side(battle=[A]), side(life=[B, A, B]))
    table.you.attacks(A, PLAIN_LEADER)
    assert (len(table.them.life), len(table.them.hand)) == (2, 1)


def test_4_10_2_1_the_player_chooses_which_life_where_one_is_known() -> None:
    """A card put there from the drop area is known: it, or one of the others."""
    back = t.Put(t.Every(t.Cards(("drop",), t.OPPONENT)), "life")
    giver = battle_card("Giver", v.Activate("main", (), (back,)))
    table = given(side(battle=[A, giver]), side(life=[B, B], drop=[A]))
    table.you.uses(giver)
    table.you.attacks(A, PLAIN_LEADER)
    table.you.passes()
    assert table.prompt == "life" and len(table.them.offered) == 2
    table.them.chooses(A)
    assert table.them.hand == [A] and table.them.life == [B, B]


def test_4_10_2_2_damage_by_a_skill() -> None:
    bolt = battle_card("Bolt", v.Activate("main", (), (v.InflictDamage(2),)))
    none = battle_card("None", v.Activate("main", (), (v.InflictDamage(0),)))
    table = given(side(battle=[bolt, none]))
    table.you.uses(bolt)
    assert (len(table.them.life), len(table.them.hand)) == (6, 2)
    table.you.uses(none)
    assert len(table.them.life) == 6


def test_3_5_3_a_leader_stays_where_it_is() -> None:
    kick = (t.Put(t.Every(t.Cards(("leader",), t.OPPONENT)), "hand"),)
    rude = battle_card("Rude", v.Activate("main", (), kick))
    boss = leader("Boss")
    table = given(side(battle=[rude]), side(boss))
    table.you.uses(rude)
    assert table.them.leader == boss and table.them.hand == []

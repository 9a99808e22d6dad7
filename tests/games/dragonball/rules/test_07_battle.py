"""7. Card attacking and battle."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    battle_card,
    fought,
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
A = battle_card("Ada")
B = battle_card("Bodo")
WEAK = battle_card("Weak", power=5000)
STRONG = battle_card("Strong", power=20000)
HELP = battle_card("Help", combo_power=10000)
DRAWS = (t.Draw(1),)
COMES_BACK = t.Auto(
    t.Pattern("after combo", t.Self(), frm=("hand",)), (v.Play(t.Self()),), on_leaving=True
)


@BOTH
def test_7_1_a_leader_can_be_attacked_and_takes_one_damage(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[A])))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    fought(table)
    assert (len(they.life), len(they.hand)) == (7, 1)
    assert not me.is_active(A) and table.prompt == "main"


def test_7_1_only_battle_cards_in_rest_mode_are_attacked() -> None:
    table = given(side(battle=[A]), side(battle=[rested(WEAK), B]))
    assert table.you.why_not("attack", A, B) == "7-1"
    table.you.attacks(A, WEAK)
    fought(table)
    assert table.them.drop == [WEAK]


def test_1_3_1_a_text_lets_a_card_attack_active_ones() -> None:
    hunter = battle_card("Hunter", v.AttacksActive(t.Self()))
    table = given(side(battle=[hunter, A]), side(battle=[WEAK]))
    assert not table.you.can("attack", A, WEAK)
    table.you.attacks(hunter, WEAK)
    fought(table)
    assert table.them.drop == [WEAK]


def test_7_1_a_card_in_rest_mode_does_not_attack() -> None:
    table = given(side(battle=[rested(A)]))
    assert table.you.why_not("attack", A, PLAIN_LEADER) == "7-1"


def test_1_3_3_a_card_that_cannot_attack_does_not() -> None:
    calm = battle_card("Calm", t.Forbid(t.Pattern("attack", t.Self())))
    table = given(side(battle=[calm]))
    assert table.you.why_not("attack", calm, PLAIN_LEADER) == "1-3-3"


@BOTH
def test_7_1_1_attacking_and_being_attacked_are_heard(who: str) -> None:
    fierce = battle_card("Fierce", t.Auto(t.Pattern("attack", t.Self()), DRAWS))
    wary = leader("Wary", t.Auto(t.Pattern("attacked", t.Self()), DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[fierce], deck=[A]), side(wary, deck=[B])))
    table.player(who).attacks(fierce, wary)
    assert (table.player(who).hand, table.player(other(who)).hand) == ([A], [B])
    table.leave_open()


def test_7_4_1_4_less_power_achieves_nothing_equal_power_does() -> None:
    table = given(side(battle=[WEAK, A]))
    table.you.attacks(WEAK, PLAIN_LEADER)
    fought(table)
    assert len(table.them.life) == 8
    table.you.attacks(A, PLAIN_LEADER)
    fought(table)
    assert len(table.them.life) == 7


@BOTH
def test_7_2_1_2_2_combos_from_the_hand_add_to_the_attack(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[WEAK], hand=[PLAIN, B])))
    me = table.player(who)
    me.attacks(WEAK, PLAIN_LEADER)
    me.combos(PLAIN)
    assert me.combo == [PLAIN] and me.power(WEAK) == 5000
    fought(table)
    assert len(table.player(other(who)).life) == 7
    assert me.drop == [PLAIN] and me.power(WEAK) == 5000


def test_7_2_1_2_1_combos_from_the_battle_area_need_active_cards() -> None:
    table = given(side(battle=[WEAK, B, rested(HELP)]))
    table.you.attacks(WEAK, PLAIN_LEADER)
    assert table.you.offers("combo") == [B]
    assert table.you.why_not("combo", HELP) == "7-2-1-2-1"
    assert table.you.why_not("combo", WEAK) == "7-2-1-2-1", "the attack card itself"
    table.you.combos(B)
    fought(table)
    assert table.you.drop == [B] and len(table.them.life) == 7


@BOTH
def test_7_3_1_2_2_the_other_player_combos_in_defense(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[A]), side(hand=[HELP], battle=[PLAIN])))
    they = table.player(other(who))
    table.player(who).attacks(A, PLAIN_LEADER)
    assert table.prompt == "combo"
    if table.asked == who:
        table.player(who).passes()
    they.combos(HELP)
    they.combos(PLAIN)
    fought(table)
    assert len(they.life) == 8 and sorted(c.name for c in they.drop) == [HELP.name, PLAIN.name]


def test_7_2_1_2_2_1_a_combo_cost_is_paid() -> None:
    dear = battle_card("Dear", combo_cost=1, combo_power=10000)
    table = given(side(battle=[A], hand=[dear]))
    table.you.attacks(A, PLAIN_LEADER)
    assert table.you.why_not("combo", dear) == "7-2-1-2-2-1"
    table.leave_open()
    table = given(side(battle=[A], hand=[dear], energy=1))
    table.you.attacks(A, PLAIN_LEADER)
    table.you.combos(dear)
    assert table.you.active_energy == []
    table.leave_open()


def test_3_7_3_1_without_combo_power_there_is_no_combo() -> None:
    dull = battle_card("Dull", combo_cost=None, combo_power=None)
    table = given(side(battle=[A], hand=[dull]))
    table.you.attacks(A, PLAIN_LEADER)
    assert table.you.why_not("combo", dull) == "3-7-3-1"
    table.leave_open()


def test_7_4_1_4_2_a_battle_card_is_koed() -> None:
    grim = t.Auto(t.Pattern("KO", t.Self()), DRAWS, on_leaving=True)
    martyr = battle_card("Martyr", grim)
    victor = battle_card("Victor", t.Auto(t.Pattern("KO-s", t.Self()), DRAWS))
    table = given(side(battle=[victor], deck=[A]), side(battle=[rested(martyr)], deck=[B]))
    table.you.attacks(victor, martyr)
    fought(table)
    assert (table.them.drop, table.them.hand, table.you.hand) == ([martyr], [B], [A])


def test_7_4_1_4_1_2_dealt_damage_is_heard_with_its_source() -> None:
    glad = battle_card("Glad", t.Auto(t.Pattern("dealt damage", t.Self()), DRAWS))
    table = given(side(battle=[glad], deck=[B]))
    table.you.attacks(glad, PLAIN_LEADER)
    fought(table)
    assert table.you.hand == [B]


def test_7_4_1_5_the_checkpoint_after_the_damage_comes_before_combos_are_dropped() -> None:
    each = t.Draw(t.Count(t.Cards(("combo",), t.YOU)))
    proud = battle_card("Proud", t.Auto(t.Pattern("dealt damage", t.Self()), (each,)))
    table = given(side(battle=[proud, B], deck=[A]))
    table.you.attacks(proud, PLAIN_LEADER)
    table.you.combos(B)
    assert table.you.hand == [A] and table.you.drop == [B]


def test_7_4_1_8_1_a_card_in_the_drop_area_hears_the_end_of_its_combo() -> None:
    loyal = battle_card("Loyal", COMES_BACK)
    table = given(side(battle=[A], hand=[loyal]))
    table.you.attacks(A, PLAIN_LEADER)
    table.you.combos(loyal)
    fought(table)
    assert table.you.battle == [A, loyal]


def test_7_4_1_8_1_from_the_battle_area_is_not_from_the_hand() -> None:
    loyal = battle_card("Loyal", COMES_BACK)
    table = given(side(battle=[A, loyal]))
    table.you.attacks(A, PLAIN_LEADER)
    table.you.combos(loyal)
    fought(table)
    assert table.you.drop == [loyal]


def test_7_1_4_a_negated_attack_ends_the_battle() -> None:
    stop = t.Auto(t.Pattern("attacked", t.Self()), (v.NegateAttack(),))
    shy = leader("Shy", stop)
    table = given(side(battle=[A], hand=[PLAIN]), side(shy))
    table.you.attacks(A, shy)
    assert table.prompt == "main" and len(table.them.life) == 8
    assert not table.you.is_active(A)


def test_7_1_4_without_its_attack_card_the_battle_ends() -> None:
    ko = v.KO(v.AttackCard())
    trap = leader("Trap", t.Auto(t.Pattern("attacked", t.Self()), (ko,)))
    table = given(side(battle=[A]), side(trap))
    table.you.attacks(A, trap)
    assert table.prompt == "main" and table.you.drop == [A]


def test_7_4_1_9_effects_of_the_battle_are_over_after_it() -> None:
    more = t.Continuous((t.Change(t.Self(), "power", "add", 5000),))
    rage = battle_card("Rage", t.Auto(t.Pattern("attack", t.Self()), (t.Lasting("battle", more),)))
    table = given(side(battle=[rage]), side(hand=[PLAIN]))
    table.you.attacks(rage, PLAIN_LEADER)
    assert table.you.power(rage) == 15000
    fought(table)
    assert table.you.power(rage) == 10000


# 10. Keywords about battle


@BOTH
def test_10_4_1_a_blocker_may_take_the_attack_upon_itself(who: str) -> None:
    wall = battle_card("Wall", word("Blocker"), power=20000)
    mine = side(battle=[A], hand=[PLAIN])
    table = given(turn_of=who, **seats(who, mine, side(battle=[wall])))
    they = table.player(other(who))
    table.player(who).attacks(A, PLAIN_LEADER)
    they.says("yes")
    assert not they.is_active(wall) and they.guards(wall)
    fought(table)
    assert len(they.life) == 8 and they.battle == [wall]


def test_10_4_1_or_it_may_not() -> None:
    wall = battle_card("Wall", word("Blocker"), power=20000)
    table = given(side(battle=[A]), side(battle=[wall]))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.says("no")
    fought(table)
    assert len(table.them.life) == 7 and table.them.is_active(wall)


def test_10_4_1_not_in_rest_mode_and_not_for_itself() -> None:
    wall = battle_card("Wall", word("Blocker"))
    table = given(side(battle=[A]), side(battle=[rested(wall)]))
    table.you.attacks(A, wall)
    fought(table)
    assert table.them.drop == [wall]


def test_10_6_1_critical_damage_goes_to_the_drop_area() -> None:
    sharp = battle_card("Sharp", word("Critical"))
    table = given(side(battle=[sharp]))
    table.you.attacks(sharp, PLAIN_LEADER)
    fought(table)
    assert (len(table.them.life), table.them.hand, len(table.them.drop)) == (7, [], 1)


@pytest.mark.rule("dragonball:10-7-1-1", "dragonball:10-7-1-2", "dragonball:10-7-1-3")
@pytest.mark.parametrize(
    ("keyword", "damage"), [("Double Strike", 2), ("Triple Strike", 3), ("Quadruple Strike", 4)]
)
def test_10_7_1_1_strikes(keyword: str, damage: int) -> None:
    hard = battle_card("Hard", word(keyword))
    table = given(side(battle=[hard]))
    table.you.attacks(hard, PLAIN_LEADER)
    fought(table)
    assert len(table.them.life) == 8 - damage


@pytest.mark.rule("dragonball:10-8-1-1", "dragonball:10-8-1-2")
@pytest.mark.parametrize(("keyword", "attacks"), [("Dual Attack", 2), ("Triple Attack", 3)])
def test_10_8_1_1_a_card_that_attacks_again(keyword: str, attacks: int) -> None:
    quick = battle_card("Quick", word(keyword))
    table = given(side(battle=[quick]))
    for _attack in range(attacks):
        assert table.you.is_active(quick)
        table.you.attacks(quick, PLAIN_LEADER)
        fought(table)
    assert not table.you.is_active(quick)
    assert len(table.them.life) == 8 - attacks


def test_10_9_1_revenge_of_a_card_that_was_koed() -> None:
    bitter = battle_card("Bitter", word("Revenge"))
    table = given(side(battle=[A]), side(battle=[rested(bitter)]))
    table.you.attacks(A, bitter)
    fought(table)
    assert table.them.drop == [bitter] and table.you.drop == [A]


def test_10_9_1_revenge_of_a_card_that_was_not() -> None:
    bitter = battle_card("Bitter", word("Revenge"), power=20000)
    table = given(side(battle=[A]), side(battle=[rested(bitter)]))
    table.you.attacks(A, bitter)
    fought(table)
    assert table.them.battle == [bitter] and table.you.drop == [A]


def test_10_9_1_no_revenge_on_a_leader() -> None:
    bitter = battle_card("Bitter", word("Revenge"))
    table = given(side(), side(battle=[rested(bitter)]))
    table.you.attacks(PLAIN_LEADER, bitter)
    fought(table)
    assert table.them.drop == [bitter] and table.you.leader == PLAIN_LEADER


def test_10_12_1_indestructible_cards_survive_battle() -> None:
    rock = battle_card("Rock", word("Indestructible"))
    table = given(side(battle=[STRONG]), side(battle=[rested(rock)]))
    table.you.attacks(STRONG, rock)
    fought(table)
    assert table.them.battle == [rock]


def test_10_20_1_victory_strike_wins_the_game() -> None:
    doom = battle_card("Doom", word("Victory Strike"))
    table = given(side(battle=[doom]))
    table.you.attacks(doom, PLAIN_LEADER)
    fought(table)
    assert table.result == ("you", "10-20-1")


# 7-1-4 with 9-4: a card on top of one that attacks


def test_7_1_4_a_card_played_on_top_attacks_on() -> None:
    grown = battle_card("Grown", power=30000)
    onto = v.Play(t.Every(t.Cards(("drop",), t.YOU)), onto=t.Self(), using="EX-Evolve")
    seed = battle_card("Seed", t.Auto(t.Pattern("attack", t.Self()), (onto,)))
    table = given(side(battle=[seed], drop=[grown]), side(battle=[rested(STRONG)]))
    table.you.attacks(seed, STRONG)
    assert table.you.battle == [grown] and table.you.under(grown) == [seed]
    assert not table.you.is_active(grown), "9-4-2: it is in the position of the card below"
    fought(table)
    assert table.them.drop == [STRONG]


def test_11_3_5_what_lies_below_goes_to_the_drop_area_when_the_card_leaves() -> None:
    pile = rested(stacked(A, B))
    table = given(side(battle=[STRONG]), side(battle=[pile]))
    table.you.attacks(STRONG, A)
    fought(table)
    assert sorted(card.name for card in table.them.drop) == ["Ada", "Bodo"]

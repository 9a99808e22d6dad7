"""7-4. Damage Step: powers are added and compared, the battle has its result and ends."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Table,
    battle_card,
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
HELP = battle_card("Help", combo_power=10000)
DRAWS = (t.Draw(1),)
STRONGER = t.Continuous((t.Change(t.Self(), "power", "add", 5000),))


def has_power(power: int) -> t.Is:
    """This card has just that much power."""
    return t.Is(t.Self(), (t.Compare("power", "==", power),))


def no_more_combos(table: Table) -> None:
    """Both have an opportunity, and pass."""
    for _step in range(2):
        if table.prompt == "combo":
            table.player(table.asked).passes()


def weakened(power: int, whose: str) -> t.Continuous:
    """That much less power for a leader."""
    what = t.Every(t.Cards(("leader",), whose))
    return t.Continuous((t.Change(what, "power", "add", -power),))


# 7-4-1-1


@BOTH
def test_7_4_1_1_the_beginning_of_the_step_comes_before_powers_are_added(who: str) -> None:
    """It would have 15000 power afterwards."""
    look = t.Auto(t.Pattern("begin damage step", who=t.YOU), (t.If(has_power(10000), DRAWS),))
    keen = battle_card("Keen", look)
    mine, theirs = side(battle=[keen], hand=[B]), side(battle=[keen])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    me.attacks(keen, PLAIN_LEADER)
    me.combos(B)
    no_more_combos(table)
    assert len(me.hand) == 1
    assert len(table.player(other(who)).hand) == 1, "it is not their Damage Step: the damage only"


# 7-4-1-2, 7-4-1-3. Combo power


@BOTH
def test_7_4_1_2_all_combo_power_of_the_turn_player_is_added_to_the_attack_card(who: str) -> None:
    look = t.Auto(t.Pattern("deal damage", t.Self()), (t.If(has_power(20000), DRAWS),))
    keen = battle_card("Keen", look, power=5000)
    mine = side(battle=[keen, A], hand=[HELP])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.attacks(keen, PLAIN_LEADER)
    me.combos(A)
    me.combos(HELP)
    assert len(table.player(other(who)).life) == 7 and len(me.hand) == 1


@BOTH
def test_7_4_1_3_all_combo_power_of_the_other_player_is_added_to_the_guard_card(who: str) -> None:
    mine = side(battle=[battle_card("Strong", power=20000)])
    table = given(turn_of=who, **seats(who, mine, side(battle=[A], hand=[HELP, B])))
    they = table.player(other(who))
    table.player(who).attacks(table.player(who).battle[0], PLAIN_LEADER)
    they.combos(A)
    they.combos(HELP)
    they.passes()
    assert len(they.life) == 8, "25000 against 20000"
    table = given(turn_of=who, **seats(who, mine, side(hand=[HELP])))
    table.player(who).attacks(table.player(who).battle[0], PLAIN_LEADER)
    table.player(other(who)).combos(HELP)
    assert len(table.player(other(who)).life) == 7, "20000 against 20000"


def test_7_4_1_2_combo_power_counts_as_it_is_then() -> None:
    for change, life in ((-5000, 8), (-20000, 8), (5000, 7)):
        combos = t.Every(t.Cards(("combo",), t.YOU))
        boss = leader("Boss", t.Continuous((t.Change(combos, "combo power", "add", change),)))
        table = given(side(boss, battle=[WEAK], hand=[B]))
        table.you.attacks(WEAK, PLAIN_LEADER)
        table.you.combos(B)
        assert len(table.them.life) == life


def test_7_4_1_2_only_the_attack_card_has_it() -> None:
    combos = t.Every(t.Cards(("battle",), t.YOU, (t.Compare("power", ">", 10000),)))
    count = t.Auto(t.Pattern("deal damage", t.Self()), (t.Draw(t.CountOf("it")),))
    choose = t.Auto(count.when, (t.Choose(combos), *count.do))
    keen = battle_card("Keen", choose)
    table = given(side(battle=[keen, A], hand=[B]))
    table.you.attacks(keen, PLAIN_LEADER)
    table.you.combos(B)
    table.you.passes()
    assert len(table.you.hand) == 1


# 7-4-1-4. Comparing


@BOTH
@pytest.mark.parametrize(("mine", "theirs", "damage"), [(15000, 15000, 1), (20000, 15000, 0)])
def test_7_4_1_4_negative_powers_are_compared_too(
    who: str, mine: int, theirs: int, damage: int
) -> None:
    """-5000 against -5000 succeeds, -10000 against -5000 does not."""
    boss = leader("Boss", weakened(mine, t.YOU), weakened(theirs, t.OPPONENT))
    table = given(turn_of=who, **seats(who, side(boss)))
    table.player(who).attacks(boss, PLAIN_LEADER)
    assert len(table.player(other(who)).life) == 8 - damage


@BOTH
def test_7_4_1_4_an_attack_that_fails_has_no_result_for_either_card(who: str) -> None:
    glad = t.Auto(t.Pattern("deal damage", t.Self(), also=("dealt damage", "KO-s")), DRAWS)
    meek = battle_card("Meek", glad, power=5000)
    table = given(turn_of=who, **seats(who, side(battle=[meek]), side(battle=[rested(A)])))
    me, they = table.player(who), table.player(other(who))
    me.attacks(meek, A)
    assert (me.hand, me.battle, they.battle, len(they.life)) == ([], [meek], [A], 8)


# 7-4-1-4-1. Against a leader


@BOTH
def test_7_4_1_4_1_what_dealing_damage_triggers_comes_before_the_damage(who: str) -> None:
    count = t.Draw(t.Count(t.Cards(("hand",), t.OPPONENT)))
    fierce = battle_card("Fierce", t.Auto(t.Pattern("deal damage", t.Self()), (count,)))
    table = given(turn_of=who, **seats(who, side(battle=[fierce]), side(hand=[A, B])))
    me, they = table.player(who), table.player(other(who))
    me.attacks(fierce, PLAIN_LEADER)
    they.passes()
    assert len(me.hand) == 2 and len(they.hand) == 3, "without the card from the life area"


def test_7_4_1_4_1_not_against_a_battle_card() -> None:
    fierce = battle_card("Fierce", t.Auto(t.Pattern("deal damage", t.Self()), DRAWS))
    table = given(side(battle=[fierce]), side(battle=[rested(B)]))
    table.you.attacks(fierce, B)
    assert table.you.hand == [] and len(table.them.life) == 8 and table.them.drop == [B]


@BOTH
def test_7_4_1_4_1_1_one_damage_is_inflicted(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[A]), side(life=[B, B, B])))
    table.player(who).attacks(A, PLAIN_LEADER)
    they = table.player(other(who))
    assert (they.life, they.hand) == ([B, B], [B]) and len(table.player(who).life) == 8


@BOTH
def test_7_4_1_4_1_1_an_attack_card_that_is_gone_inflicts_none(who: str) -> None:
    """DEVIATIONS: it may go at the checkpoint before; nobody is left to inflict damage."""
    vain = battle_card("Vain", t.Auto(t.Pattern("deal damage", t.Self()), (v.KO(t.Self()),)))
    table = given(turn_of=who, **seats(who, side(battle=[vain])))
    table.player(who).attacks(vain, PLAIN_LEADER)
    assert table.player(who).drop == [vain] and len(table.player(other(who)).life) == 8


def test_7_4_1_4_1_2_damage_that_was_not_dealt_is_not_heard() -> None:
    none = t.Replacement(t.Pattern("damage", who=t.YOU), ())
    safe = leader("Safe", none)
    glad = battle_card("Glad", t.Auto(t.Pattern("dealt damage", t.Self()), DRAWS))
    table = given(side(battle=[glad]), side(safe))
    table.you.attacks(glad, safe)
    assert len(table.them.life) == 8 and table.you.hand == []


@BOTH
def test_7_4_1_4_1_2_several_damage_are_dealt_once(who: str) -> None:
    glad = battle_card(
        "Glad", word("Double Strike"), t.Auto(t.Pattern("dealt damage", t.Self()), DRAWS)
    )
    table = given(turn_of=who, **seats(who, side(battle=[glad])))
    table.player(who).attacks(glad, PLAIN_LEADER)
    assert len(table.player(other(who)).life) == 6 and len(table.player(who).hand) == 1


# 7-4-1-4-2. Against a Battle Card


@BOTH
def test_7_4_1_4_2_the_guard_card_goes_to_its_owners_drop_area_and_the_life_stays(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[A]), side(battle=[rested(B)])))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, B)
    assert (they.drop, they.battle, len(they.life), me.battle) == ([B], [], 8, [A])


@BOTH
def test_7_4_1_4_2_1_having_koed_a_card_is_heard_by_the_attack_card_alone(who: str) -> None:
    victor = battle_card("Victor", t.Auto(t.Pattern("KO-s", t.Self()), DRAWS))
    idle = battle_card("Idle", t.Auto(t.Pattern("KO-s", t.Self()), (t.Draw(3),)))
    mine = side(battle=[victor, rested(idle)])
    table = given(turn_of=who, **seats(who, mine, side(battle=[rested(B)])))
    table.player(who).attacks(victor, B)
    assert len(table.player(who).hand) == 1


def test_7_4_1_4_2_1_what_was_not_koed_after_all_is_not_heard() -> None:
    victor = battle_card("Victor", t.Auto(t.Pattern("KO-s", t.Self()), DRAWS))
    ghost = battle_card(
        "Ghost", t.Replacement(t.Pattern("KO", t.Self()), (t.Put(t.Self(), "hand"),))
    )
    rock = battle_card("Rock", t.Forbid(t.Pattern("KO", t.Self())))
    for card, hand, field in ((ghost, [ghost], []), (rock, [], [rock])):
        table = given(side(battle=[victor]), side(battle=[rested(card)]))
        table.you.attacks(victor, card)
        assert (table.them.hand, table.them.battle, table.you.hand) == (hand, field, [])


@pytest.mark.rule("dragonball:11-3-5")
def test_7_4_1_4_2_a_pile_that_goes_elsewhere_instead_leaves_play_all_the_same() -> None:
    ghost = battle_card(
        "Ghost",
        t.Replacement(t.Pattern("KO", t.Self()), (t.Put(t.Self(), "hand"),)),
        t.Auto(t.Pattern("leave", t.Self()), DRAWS, on_leaving=True),
    )
    pile = rested(stacked(ghost, B))
    table = given(side(battle=[A]), side(battle=[pile], deck=[WEAK]))
    table.you.attacks(A, ghost)
    assert (table.them.hand, table.them.drop, table.them.battle) == ([ghost, WEAK], [B], [])


# 7-4-1-5 to 7-4-1-7


def test_7_4_1_5_at_that_checkpoint_the_cards_still_have_what_combos_added() -> None:
    look = t.Auto(t.Pattern("dealt damage", t.Self()), (t.If(has_power(15000), DRAWS),))
    keen = battle_card("Keen", look)
    table = given(side(battle=[keen], hand=[B]))
    table.you.attacks(keen, PLAIN_LEADER)
    table.you.combos(B)
    assert len(table.you.hand) == 1 and table.you.power(keen) == 10000


@BOTH
def test_7_4_1_6_the_combo_cards_of_both_are_dropped_before_the_end_is_heard(who: str) -> None:
    both = t.Draw(t.Count(t.Cards(("drop",), t.EACH)))
    late = battle_card("Late", t.Auto(t.Pattern("end battle", t.Self()), (both,)))
    mine, theirs = side(battle=[late], hand=[A]), side(hand=[HELP])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.attacks(late, PLAIN_LEADER)
    me.combos(A)
    they.combos(HELP)
    assert (me.drop, they.drop, me.combo, they.combo) == ([A], [HELP], [], [])
    assert len(me.hand) == 2


def test_7_4_1_6_they_go_to_the_drop_areas_of_their_owners() -> None:
    steals = v.Activate("main", (), (v.GainControl(t.Every(t.Cards(("battle",), t.OPPONENT))),))
    thief = battle_card("Thief", steals)
    table = given(side(battle=[thief]), side(battle=[B]))
    table.you.uses(thief)
    table.you.attacks(thief, PLAIN_LEADER)
    table.you.combos(B)
    assert table.them.drop == [B] and table.you.drop == []


@BOTH
def test_7_4_1_7_what_combos_added_is_gone_when_the_end_is_heard(who: str) -> None:
    look = t.Auto(t.Pattern("end battle", t.Self()), (t.If(has_power(10000), DRAWS),))
    keen = battle_card("Keen", look)
    steady = battle_card(
        "Steady", t.Auto(t.Pattern("end battle attacked", t.Self()), look.do), power=10000
    )
    mine, theirs = side(battle=[keen], hand=[A]), side(battle=[rested(steady)], hand=[HELP])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.attacks(keen, steady)
    me.combos(A)
    they.combos(HELP)
    assert (len(me.hand), len(they.hand)) == (1, 1)
    assert (me.power(keen), they.power(steady)) == (10000, 10000)


# 7-4-1-8 to 7-4-1-10. The end


@BOTH
def test_7_4_1_8_the_end_is_heard_by_both_cards_of_the_battle(who: str) -> None:
    fierce = battle_card("Fierce", t.Auto(t.Pattern("end battle", t.Self()), DRAWS))
    idle = battle_card("Idle", t.Auto(t.Pattern("end battle", t.Self()), (t.Draw(3),)))
    wary = leader("Wary", t.Auto(t.Pattern("end battle attacked", t.Self()), DRAWS))
    mine = side(battle=[fierce, rested(idle)])
    table = given(turn_of=who, **seats(who, mine, side(wary)))
    table.player(who).attacks(fierce, wary)
    assert len(table.player(who).hand) == 1
    assert len(table.player(other(who)).hand) == 2, "one for the damage, one for the end"


@BOTH
def test_7_4_1_8_1_skills_about_the_end_after_a_combo_work_for_either_player(who: str) -> None:
    back = t.Auto(t.Pattern("after combo", t.Self()), (v.Play(t.Self()),), on_leaving=True)
    loyal, true = battle_card("Loyal", back), battle_card("True", back)
    mine, theirs = side(battle=[A], hand=[loyal]), side(hand=[true])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    me.combos(loyal)
    they.combos(true)
    assert (me.battle, they.battle) == ([A, loyal], [true])


def test_7_4_1_8_1_not_those_of_a_card_that_is_not_in_the_drop_area() -> None:
    combos = t.Cards(("combo",), t.YOU)
    home = t.Replacement(t.Pattern("leave", combos), (t.Put(t.EventCard(), "hand"),))
    back = t.Auto(t.Pattern("after combo", t.Self()), DRAWS, on_leaving=True)
    loyal = battle_card("Loyal", back)
    for boss, hand in ((leader("Boss"), [PLAIN]), (leader("Host", home), [loyal])):
        table = given(side(boss, battle=[A], hand=[loyal]))
        table.you.attacks(A, PLAIN_LEADER)
        table.you.combos(loyal)
        assert table.you.hand == hand


@BOTH
def test_7_4_1_9_effects_of_the_battle_last_to_its_very_end(who: str) -> None:
    grows = t.Auto(t.Pattern("attack", t.Self()), (t.Lasting("battle", STRONGER),))
    look = t.Auto(t.Pattern("end battle", t.Self()), (t.If(has_power(15000), DRAWS),))
    rage = battle_card("Rage", grows, look)
    table = given(turn_of=who, **seats(who, side(battle=[rage])))
    table.player(who).attacks(rage, PLAIN_LEADER)
    assert len(table.player(who).hand) == 1 and table.player(who).power(rage) == 10000


@BOTH
def test_7_4_1_10_nobody_attacks_or_guards_any_more(who: str) -> None:
    """Even if nothing came of the battle."""
    calm = t.Continuous((t.Change(t.Self(), "power", "add", -1000),), (v.InBattle("attack"),))
    firm = t.Continuous(STRONGER.changes, (v.InBattle("guard"),))
    meek, wall = battle_card("Meek", calm), battle_card("Wall", firm)
    table = given(turn_of=who, **seats(who, side(battle=[meek]), side(battle=[rested(wall)])))
    me, they = table.player(who), table.player(other(who))
    me.attacks(meek, wall)
    assert (table.asked, table.prompt) == (who, "main")
    assert (me.power(meek), they.power(wall)) == (10000, 10000)


@BOTH
def test_7_4_1_10_the_free_timing_of_the_main_phase_goes_on(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[A], hand=[PLAIN], energy=1)))
    me = table.player(who)
    me.attacks(A, PLAIN_LEADER)
    me.passes()
    me.plays(PLAIN)
    me.attacks(PLAIN, PLAIN_LEADER)
    no_more_combos(table)
    assert table.prompt == "main" and len(table.player(other(who)).life) == 6

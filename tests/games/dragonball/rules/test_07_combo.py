"""7-2. Offence Step; 7-3. Defense Step: the two are alike but for who acts and what guards."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    Side,
    Table,
    battle_card,
    extra_card,
    given,
    leader,
    rested,
    seats,
    side,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
OFFENCE, DEFENSE = "offence", "defense"
STEPS = pytest.mark.parametrize("step", [OFFENCE, DEFENSE])
A = battle_card("Ada")
B = battle_card("Bodo")
DEAR = battle_card("Dear", combo_cost=2, combo_power=10000)
ATTACKER = battle_card("Attacker")
DRAWS = (t.Draw(1),)
COMBOED = t.Auto(t.Pattern("combo", t.Self()), DRAWS, on_leaving=True)


def fights(
    step: str, who: str, actor: Side | None = None, foe: Side | None = None, windows: bool = False
) -> Table:
    """A battle in the step in which that player acts: they attack the other's leader in the
    Offence Step, and are attacked in the Defense Step."""
    mine, theirs = actor or side(), foe or side()
    attacking, attacked = (mine, theirs) if step == OFFENCE else (theirs, mine)
    attacker = who if step == OFFENCE else other(who)
    attacking.has["battle"] = [ATTACKER, *attacking.has.get("battle", ())]
    assert isinstance(attacked.leader, Card)
    table = given(turn_of=attacker, windows=windows, **seats(who, mine, theirs))
    table.player(attacker).attacks(ATTACKER, attacked.leader)
    if table.prompt == "counter":
        table.player(other(attacker)).passes()
    if step == DEFENSE and table.asked == attacker:
        table.player(attacker).passes()
    return table


# 7-2-1-1, 7-3-1-1


@pytest.mark.rule("dragonball:7-3-1-1")
@STEPS
@BOTH
def test_7_2_1_1_the_beginning_of_the_step_comes_before_any_action(who: str, step: str) -> None:
    watch = t.Auto(t.Pattern(f"begin {step} step"), DRAWS)
    table = fights(step, who, side(battle=[battle_card("Keen", watch)]))
    assert (table.asked, table.prompt) == (who, "combo")
    assert len(table.player(who).hand) == 1
    table.leave_open()


# 7-2-1-2, 7-3-1-2. The free timing


@pytest.mark.rule("dragonball:7-3-1-2")
@STEPS
@BOTH
def test_7_2_1_2_one_player_acts_as_often_as_they_like_and_the_other_is_not_asked(
    who: str, step: str
) -> None:
    table = fights(step, who, side(battle=[A], hand=[B, PLAIN]), side(battle=[rested(B)]))
    me = table.player(who)
    for card in (A, B, PLAIN):
        assert (table.asked, table.prompt) == (who, "combo")
        me.combos(card)
    assert len(me.drop) == 3 and table.player(other(who)).drop == []
    if table.prompt == "combo":
        table.leave_open()


@pytest.mark.rule("dragonball:7-3-1-2")
@STEPS
def test_7_2_1_2_a_combo_is_followed_by_a_checkpoint(step: str) -> None:
    cheer = battle_card("Cheer", COMBOED)
    table = fights(step, "you", side(hand=[cheer, PLAIN], deck=[B]))
    table.you.combos(cheer)
    assert (table.asked, table.prompt, table.you.hand) == ("you", "combo", [PLAIN, B])
    table.leave_open()


@pytest.mark.rule("dragonball:7-3-1-2")
@STEPS
@BOTH
def test_7_2_1_2_no_counter_timing_comes_with_a_combo(who: str, step: str) -> None:
    """DEVIATIONS: one is promised, but 4-7-2 knows of none and no [Counter] fits."""
    stop = extra_card("Stop", v.Counter("attack", (), (v.NegateAttack(),)))
    no = extra_card("No", v.Counter("play", (), (v.NegatePlay(),)))
    foe = side(hand=[stop, no], energy=2)
    table = fights(step, who, side(hand=[A, B]), foe, windows=True)
    table.player(who).combos(A)
    assert (table.asked, table.prompt) == (who, "combo")
    table.leave_open()


@pytest.mark.rule("dragonball:7-3-1-2")
@STEPS
def test_7_2_1_2_who_holds_a_card_is_asked_whatever_it_is(step: str) -> None:
    table = fights(step, "you", side(hand=[extra_card("Tool")]))
    assert (table.asked, table.you.offered) == ("you", ["pass"])
    table.leave_open()


# 7-2-1-2-1, 7-3-1-2-1. Comboing with cards of the battle area


@pytest.mark.rule("dragonball:7-3-1-2-1")
@STEPS
@BOTH
def test_7_2_1_2_1_active_battle_cards_of_the_battle_area_combo(who: str, step: str) -> None:
    field = extra_card("Meadow")
    mine = side(battle=[A, rested(B), field])
    table = fights(step, who, mine, side(battle=[PLAIN]))
    me = table.player(who)
    assert me.offers("combo") == [A]
    number = "7-2-1-2-1" if step == OFFENCE else "7-3-1-2-1"
    assert me.why_not("combo", B) == number
    assert me.why_not("combo", field) == "3-7-3-1"
    me.combos(A)
    assert me.drop == [A] or me.combo == [A]
    if table.prompt == "combo":
        table.leave_open()


def test_7_2_1_2_1_the_attack_card_does_not_combo_even_if_it_is_active_again() -> None:
    rises = t.Auto(t.Pattern("attack", t.Self()), (t.ToStand(t.Self()),))
    quick = battle_card("Quick", rises)
    table = given(side(battle=[quick], hand=[PLAIN]))
    table.you.attacks(quick, table.them.leader)
    assert table.you.is_active(quick)
    assert table.you.why_not("combo", quick) == "7-2-1-2-1"
    table.leave_open()


def test_7_3_1_2_1_the_guard_card_does_not_combo_even_if_it_is_active() -> None:
    hunter = battle_card("Hunter", v.AttacksActive(t.Self()))
    table = given(side(battle=[hunter]), side(battle=[A, B]))
    table.you.attacks(hunter, A)
    assert table.them.offers("combo") == [B]
    assert table.them.why_not("combo", A) == "7-3-1-2-1"
    table.leave_open()


@pytest.mark.rule("dragonball:7-3-1-2-1-1")
@STEPS
@BOTH
def test_7_2_1_2_1_1_a_combo_from_the_battle_area_is_paid_for(who: str, step: str) -> None:
    number = "7-2-1-2-1-1" if step == OFFENCE else "7-3-1-2-1-1"
    table = fights(step, who, side(battle=[DEAR], hand=[PLAIN], energy=1))
    assert table.player(who).why_not("combo", DEAR) == number
    table.leave_open()
    table = fights(step, who, side(battle=[DEAR], energy=[PLAIN, PLAIN, rested(PLAIN)]))
    table.player(who).combos(DEAR)
    assert table.player(who).active_energy == []
    assert number.removesuffix("-1") in table.rules_cited(), "the log cites the step's own rule"


# 7-2-1-2-2, 7-3-1-2-2. Comboing with cards of the hand


@pytest.mark.rule("dragonball:7-3-1-2-2")
@STEPS
@BOTH
def test_7_2_1_2_2_battle_cards_of_the_hand_combo_and_those_of_other_areas_do_not(
    who: str, step: str
) -> None:
    tool = extra_card("Tool")
    table = fights(step, who, side(hand=[A, tool], energy=[PLAIN], drop=[B]))
    me = table.player(who)
    assert me.offers("combo") == [A]
    assert me.why_not("combo", tool) == "3-7-3-1"
    assert me.why_not("combo", B) == ("7-2-1-2-2" if step == OFFENCE else "7-3-1-2-2")
    me.combos(A)
    assert me.combo == [A] and me.hand == [tool]
    table.leave_open()


@pytest.mark.rule("dragonball:7-3-1-2-2-1")
@STEPS
@BOTH
def test_7_2_1_2_2_1_a_combo_from_the_hand_is_paid_for(who: str, step: str) -> None:
    number = "7-2-1-2-2-1" if step == OFFENCE else "7-3-1-2-2-1"
    table = fights(step, who, side(hand=[DEAR], energy=[PLAIN, rested(PLAIN)]))
    assert table.player(who).why_not("combo", DEAR) == number
    table.leave_open()
    sky = battle_card("Sky", color=["blue"])
    table = fights(step, who, side(hand=[DEAR], energy=[PLAIN, sky, A]))
    table.player(who).combos(DEAR)
    assert table.prompt == "energy", "of any colours, as the player likes"
    table.player(who).chooses(sky, A)
    assert table.player(who).active_energy == [PLAIN]


@pytest.mark.rule("dragonball:7-3-1-2-2-1")
@STEPS
def test_7_2_1_2_2_1_a_combo_cost_that_was_brought_below_zero_is_none(step: str) -> None:
    hand = t.Every(t.Cards(("hand",), t.YOU))
    cheap = t.Continuous((t.Change(hand, "combo cost", "add", -5),))
    table = fights(step, "you", side(leader("Boss", cheap), hand=[DEAR, PLAIN], energy=1))
    table.you.combos(DEAR)
    assert table.you.combo == [DEAR] and table.you.active_energy == [PLAIN]
    table.leave_open()


@pytest.mark.rule("dragonball:7-3-1-2-2")
@STEPS
def test_7_2_1_2_2_who_cannot_combo_may_still_pass(step: str) -> None:
    ban = leader("Ban", t.Forbid(t.Pattern("combo", who=t.OPPONENT)))
    table = fights(step, "you", side(hand=[A]), side(ban))
    assert table.you.why_not("combo", A) == "1-3-3" and table.you.offered == ["pass"]
    table.leave_open()


# 7-2-1-2-3, 7-3-1-2-3. Skills


@pytest.mark.rule("dragonball:7-3-1-2-3")
@STEPS
@BOTH
def test_7_2_1_2_3_skills_for_battles_are_activated_of_leaders_battle_cards_and_extra_cards(
    who: str, step: str
) -> None:
    skill = v.Activate("battle", (), DRAWS, (v.Once(),))
    boss, sage, tool = leader("Boss", skill), battle_card("Sage", skill), extra_card("Tool", skill)
    calm = battle_card("Calm", v.Activate("main", (), DRAWS))
    table = fights(step, who, side(boss, battle=[rested(sage), calm], hand=[tool], energy=1))
    me = table.player(who)
    assert me.offers("activate") == [boss, sage, tool]
    assert me.why_not("activate", calm, 0) == "8-1-3", "that is one for the Main Phase"
    for card in (boss, sage, tool):
        me.uses(card)
    assert len(me.hand) == 3 and me.drop == [tool]
    table.leave_open()


@pytest.mark.rule("dragonball:7-3-1-2-3-1")
@STEPS
@BOTH
def test_7_2_1_2_3_1_a_counter_timing_comes_before_and_after_a_skill(who: str, step: str) -> None:
    calls = v.Activate("battle", (), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
    caller = battle_card("Caller", calls)
    mine = side(battle=[caller], drop=[A])
    table = fights(step, who, mine, side(hand=[PLAIN]), windows=True)
    me, they = table.player(who), table.player(other(who))
    me.uses(caller)
    assert (table.asked, table.prompt) == (other(who), "counter") and A not in me.battle
    they.passes()
    assert (table.asked, table.prompt) == (other(who), "counter") and A in me.battle
    they.passes()
    assert (table.asked, table.prompt) == (who, "combo")
    table.leave_open()


@pytest.mark.rule("dragonball:7-3-1-2-3-2")
@pytest.mark.parametrize("keyword", ["Awaken", "Wish"])
@STEPS
@BOTH
def test_7_2_1_2_3_2_awaken_and_wish_can_be_activated(who: str, step: str, keyword: str) -> None:
    boss = leader("Boss", v.Activate("any", (), (v.FlipOver(t.Self()),), keyword=keyword))
    table = fights(step, who, side(boss, hand=[A]))
    me = table.player(who)
    me.uses(boss)
    assert me.power(me.leader) == 15000
    table.leave_open()


# 7-2-1-3, 7-3-1-3. Doing nothing


@BOTH
def test_7_2_1_3_the_defense_step_follows(who: str) -> None:
    table = fights(OFFENCE, who, side(hand=[A]), side(hand=[B]))
    table.player(who).passes()
    assert (table.asked, table.prompt) == (other(who), "combo")
    assert table.asks is not None and table.asks.rule == "7-3-1-2"
    table.leave_open()


@BOTH
def test_7_3_1_3_the_damage_step_follows(who: str) -> None:
    table = fights(DEFENSE, who, side(hand=[A]))
    assert len(table.player(who).life) == 8
    table.player(who).passes()
    assert (table.asked, table.prompt) == (other(who), "main")
    assert len(table.player(who).life) == 7

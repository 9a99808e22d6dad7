"""7-1. Attacking: who attacks what, what an attack brings, and battles that break off."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
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
A = battle_card("Ada")
B = battle_card("Bodo")
HELP = battle_card("Help", combo_power=10000)
DRAWS = (t.Draw(1),)
STRONGER = t.Continuous((t.Change(t.Self(), "power", "add", 5000),))
NEGATES = t.Auto(t.Pattern("attacked", t.Self()), (v.NegateAttack(),))
SHY = leader("Shy", NEGATES)
KO_ATTACKER = (v.KO(v.AttackCard()),)
KO_GUARD = (v.KO(v.GuardCard()),)


def nobody_combos(table: Table) -> None:
    """Both have an opportunity, and pass."""
    for _step in range(2):
        if table.prompt == "combo":
            table.player(table.asked).passes()


# 7-1. Who attacks what


@BOTH
def test_7_1_a_leader_attacks_and_is_attacked(who: str) -> None:
    boss, foe = leader("Boss"), leader("Foe")
    table = given(turn_of=who, **seats(who, side(boss), side(foe)))
    me = table.player(who)
    me.attacks(boss, foe)
    assert not me.is_active(boss) and table.player(other(who)).is_active(foe)
    assert len(table.player(other(who)).life) == 7
    assert me.why_not("attack", boss, foe) == "7-1", "in Rest Mode it does not attack again"


@BOTH
def test_7_1_nobody_attacks_their_own_cards_or_with_those_of_others(who: str) -> None:
    mine, theirs = side(battle=[A, rested(B)]), side(battle=[HELP])
    table = given(turn_of=who, **seats(who, mine, theirs))
    assert table.player(who).why_not("attack", A, B) == "7-1"
    game = table.game
    hers = table.player(other(who)).find(HELP)
    wish = ("attack", hers, table.player(other(who)).find(PLAIN_LEADER))
    reason = game.why_not(table.player(who).seat, wish)
    assert reason is not None and reason[0] == "7-1"


def test_7_1_extra_cards_in_the_battle_area_neither_attack_nor_are_attacked() -> None:
    field = extra_card("Meadow")
    table = given(side(battle=[field, A]), side(battle=[rested(field), rested(B)]))
    assert table.you.why_not("attack", field, PLAIN_LEADER) == "7-1"
    assert table.you.why_not("attack", A, field) == "7-1"
    assert table.you.can("attack", A, B)


def test_7_1_a_card_that_cannot_be_rested_cannot_attack() -> None:
    """Resting is what an attack takes; a ban on the opponent's skills is none on that."""
    stiff = battle_card("Stiff", t.Forbid(t.Pattern("rest", t.Self())))
    firm = battle_card("Firm", t.Forbid(t.Pattern("rest", t.Self(), by=t.OPPONENT)))
    table = given(side(battle=[stiff, firm]))
    assert table.you.why_not("attack", stiff, PLAIN_LEADER) == "1-3-3"
    table.you.attacks(firm, PLAIN_LEADER)
    nobody_combos(table)
    assert not table.you.is_active(firm) and len(table.them.life) == 7


@BOTH
def test_7_1_attack_card_and_guard_card_are_so_until_the_battle_ends(who: str) -> None:
    fierce = battle_card("Fierce", t.Continuous(STRONGER.changes, (v.InBattle("attack"),)))
    steady = battle_card("Steady", t.Continuous(STRONGER.changes, (v.InBattle("guard"),)))
    mine, theirs = side(battle=[fierce]), side(battle=[rested(steady)], hand=[A])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    assert (me.power(fierce), they.power(steady)) == (10000, 10000)
    me.attacks(fierce, steady)
    assert (me.power(fierce), they.power(steady)) == (15000, 15000)
    they.combos(A)
    assert (table.prompt, me.power(fierce), they.power(steady)) == ("main", 10000, 10000)


@BOTH
def test_7_1_a_card_whose_attack_was_negated_is_still_spoken_of_as_attacking(who: str) -> None:
    """DEVIATIONS: until the battle is over, not until the attack is negated."""
    stop = extra_card("Stop", v.Counter("attack", (), (v.NegateAttack(), *KO_ATTACKER)))
    mine, theirs = side(battle=[A, B]), side(hand=[stop], energy=1)
    table = given(turn_of=who, **seats(who, mine, theirs))
    table.player(who).attacks(A, PLAIN_LEADER)
    table.player(other(who)).counters(stop)
    assert table.prompt == "main" and table.player(who).drop == [A]


def test_7_1_cards_attack_in_the_turn_they_are_played_and_in_the_first_turn() -> None:
    table = given(side(hand=[A], energy=1), turn=1)
    table.you.plays(A)
    table.you.attacks(A, PLAIN_LEADER)
    assert len(table.them.life) == 7


# 7-1-1 to 7-1-3


@BOTH
def test_7_1_1_only_the_card_that_attacks_and_the_card_attacked_are_meant(who: str) -> None:
    fierce = battle_card("Fierce", t.Auto(t.Pattern("attack", t.Self()), DRAWS))
    wary = battle_card("Wary", t.Auto(t.Pattern("attacked", t.Self()), DRAWS))
    mine, theirs = side(battle=[A, fierce]), side(battle=[wary])
    table = given(turn_of=who, **seats(who, mine, theirs))
    table.player(who).attacks(A, PLAIN_LEADER)
    nobody_combos(table)
    assert table.player(who).hand == []
    assert len(table.player(other(who)).hand) == 1, "the damage, and nothing else"


@BOTH
def test_7_1_2_the_counter_timing_comes_before_what_the_attack_has_triggered(who: str) -> None:
    fierce = battle_card("Fierce", t.Auto(t.Pattern("attack", t.Self()), DRAWS))
    mine, theirs = side(battle=[fierce]), side(hand=[PLAIN])
    table = given(turn_of=who, windows=True, **seats(who, mine, theirs))
    me = table.player(who)
    me.attacks(fierce, PLAIN_LEADER)
    assert (table.asked, table.prompt, me.hand) == (other(who), "counter", [])
    assert not me.is_active(fierce)
    for _window in ("of the attack", "before the skill", "after it"):
        assert (table.asked, table.prompt) == (other(who), "counter")
        table.player(other(who)).passes()
    assert len(me.hand) == 1 and table.prompt == "combo"
    table.leave_open()


def test_7_1_2_an_attack_is_countered_with_counters_for_attacks_only() -> None:
    stop = extra_card("Stop", v.Counter("attack", (), (v.NegateAttack(),)))
    no = extra_card("No", v.Counter("play", (), (v.NegatePlay(),)))
    table = given(side(battle=[A]), side(hand=[stop, no], energy=1))
    table.you.attacks(A, PLAIN_LEADER)
    assert table.them.offers("counter") == [stop]
    assert table.them.why_not("counter", no, 0) == "10-10-1"
    table.them.counters(stop)
    assert table.prompt == "main" and len(table.them.life) == 8


@BOTH
def test_7_1_3_what_the_attack_has_triggered_comes_before_the_offence_step(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[A], hand=[PLAIN]), side(leader=SHY)))
    table.player(who).attacks(A, SHY)
    assert (table.asked, table.prompt) == (who, "main"), "nobody was asked for a combo"


def test_7_1_3_rules_are_processed_then_too() -> None:
    weaken = t.Lasting("turn", t.Continuous((t.Change(v.AttackCard(), "power", "add", -10000),)))
    hex_ = leader("Hex", t.Auto(t.Pattern("attacked", t.Self()), (weaken,)))
    table = given(side(battle=[A], hand=[PLAIN]), side(hex_))
    table.you.attacks(A, hex_)
    assert table.prompt == "main" and table.you.drop == [A]


# 7-1-4. Whether the battle goes on


@BOTH
def test_7_1_4_without_its_guard_card_the_battle_ends(who: str) -> None:
    hunter = battle_card("Hunter", t.Auto(t.Pattern("attack", t.Self()), KO_GUARD))
    mine, theirs = side(battle=[hunter], hand=[PLAIN]), side(battle=[rested(B)])
    table = given(turn_of=who, **seats(who, mine, theirs))
    table.player(who).attacks(hunter, B)
    assert table.prompt == "main" and table.player(other(who)).drop == [B]


def test_7_1_4_a_card_that_comes_back_is_not_the_one_that_attacked() -> None:
    blink = (t.Put(t.Self(), "drop"), v.Play(t.Self()))
    ghost = battle_card("Ghost", t.Auto(t.Pattern("attack", t.Self()), blink))
    table = given(side(battle=[ghost], hand=[PLAIN]))
    table.you.attacks(ghost, PLAIN_LEADER)
    assert table.prompt == "main" and len(table.them.life) == 8
    assert table.you.is_active(ghost)


def test_7_1_4_a_guard_card_that_becomes_active_or_changes_sides_is_still_attacked() -> None:
    rises = t.Auto(t.Pattern("attacked", t.Self()), (t.ToStand(t.Self()),))
    nimble = battle_card("Nimble", rises)
    table = given(side(battle=[A]), side(battle=[rested(nimble)]))
    table.you.attacks(A, nimble)
    assert table.them.drop == [nimble]
    steal = t.Auto(t.Pattern("attack", t.Self()), (v.GainControl(v.GuardCard()),))
    thief = battle_card("Thief", steal)
    table = given(side(battle=[thief]), side(battle=[rested(B)]))
    table.you.attacks(thief, B)
    nobody_combos(table)
    assert table.them.drop == [B]


@BOTH
def test_7_1_4_a_card_played_on_top_of_the_guard_card_guards(who: str) -> None:
    wall = battle_card("Wall", power=30000)
    onto = v.Play(t.Every(t.Cards(("drop",), t.YOU)), onto=t.Self(), using="EX-Evolve")
    seed = battle_card("Seed", t.Auto(t.Pattern("attacked", t.Self()), (onto,)))
    mine, theirs = side(battle=[A]), side(battle=[rested(seed)], drop=[wall])
    table = given(turn_of=who, **seats(who, mine, theirs))
    they = table.player(other(who))
    table.player(who).attacks(A, seed)
    nobody_combos(table)
    assert they.battle == [wall] and they.under(wall) == [seed] and they.drop == []


def test_7_1_4_a_card_that_is_put_under_another_attacks_no_longer() -> None:
    hides = t.Auto(t.Pattern("attack", t.Self()), (t.PutUnder(t.Self(), t.Pick(1, YOURS)),))
    modest = battle_card("Modest", hides)
    table = given(side(battle=[modest, B], hand=[PLAIN]))
    table.you.attacks(modest, PLAIN_LEADER)
    assert table.prompt == "main" and table.you.under(B) == [modest]


YOURS = t.Cards(("battle",), t.YOU, (t.Other(),))


def test_7_1_4_an_attack_that_cannot_be_negated_is_not() -> None:
    sure = battle_card("Sure", t.Forbid(t.Pattern("attack negated", t.Self())))
    table = given(side(battle=[sure]), side(leader=SHY))
    table.you.attacks(sure, SHY)
    assert len(table.them.life) == 7


@BOTH
def test_7_1_4_it_is_looked_for_again_before_the_defense_step(who: str) -> None:
    """DEVIATIONS: the text looks but once, before the Offence Step."""
    skill = v.Activate("battle", (), KO_GUARD)
    sniper = battle_card("Sniper", skill)
    mine, theirs = side(battle=[A, sniper]), side(battle=[rested(B)], hand=[PLAIN])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    me.attacks(A, B)
    me.uses(sniper)
    me.passes()
    assert (table.asked, table.prompt) == (who, "main"), "there was no Defense Step"


@BOTH
def test_7_1_4_it_is_looked_for_again_at_the_beginning_of_the_damage_step(who: str) -> None:
    """DEVIATIONS: the text looks but once, before the Offence Step."""
    sniper = battle_card("Sniper", v.Activate("battle", (), KO_ATTACKER))
    eager = battle_card("Eager", t.Auto(t.Pattern("begin damage step"), DRAWS))
    mine, theirs = side(battle=[A, eager]), side(battle=[sniper])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    me.passes()
    they.uses(sniper)
    they.passes()
    assert table.prompt == "main" and me.drop == [A]
    assert me.hand == [] and len(they.life) == 8, "there was no Damage Step"


@BOTH
def test_7_1_4_it_is_looked_for_again_before_powers_are_added(who: str) -> None:
    """DEVIATIONS: the text looks but once, before the Offence Step."""
    trap = battle_card("Trap", t.Auto(t.Pattern("begin damage step"), KO_ATTACKER))
    mine, theirs = side(battle=[A], hand=[HELP]), side(battle=[rested(trap)])
    table = given(turn_of=who, **seats(who, mine, theirs))
    me = table.player(who)
    me.attacks(A, PLAIN_LEADER)
    me.combos(HELP)
    assert table.prompt == "main" and sorted(c.name for c in me.drop) == ["Ada", "Help"]
    assert len(table.player(other(who)).life) == 8


# 7-1-4-1 to 7-1-4-4. A battle that is broken off


def broken_off(who: str, *skills: t.Ability) -> Table:
    """Ada attacks; a card of the hand is comboed with; then the guard card is KO-ed."""
    sniper = battle_card("Sniper", v.Activate("battle", (), KO_GUARD), *skills)
    table = given(
        turn_of=who,
        **seats(who, side(battle=[A, sniper], hand=[HELP]), side(battle=[rested(B)])),
    )
    me = table.player(who)
    me.attacks(A, B)
    me.combos(HELP)
    me.uses(sniper)
    me.passes()
    return table


@BOTH
def test_7_1_4_1_the_combo_cards_are_dropped_before_the_end_is_heard(who: str) -> None:
    counts = t.Draw(t.Count(t.Cards(("drop",), t.YOU)))
    watch = t.Auto(t.Pattern("end battle", t.Cards(("battle",), t.YOU)), (counts,))
    table = broken_off(who, watch)
    me = table.player(who)
    assert (table.prompt, me.combo, me.drop) == ("main", [], [HELP])
    assert len(me.hand) == 1


def test_7_1_4_1_they_go_to_the_drop_areas_of_their_owners() -> None:
    steals = v.Activate("main", (), (v.GainControl(t.Every(t.Cards(("battle",), t.OPPONENT))),))
    sniper = battle_card("Sniper", steals, v.Activate("battle", (), (v.NegateAttack(),)))
    table = given(side(battle=[A, sniper]), side(battle=[B]))
    table.you.uses(sniper)
    table.you.attacks(A, PLAIN_LEADER)
    table.you.combos(B)
    table.you.uses(sniper, 1)
    table.you.passes()
    assert table.them.drop == [B] and table.you.drop == []


@BOTH
def test_7_1_4_2_the_end_of_a_negated_battle_is_heard(who: str) -> None:
    fierce = battle_card("Fierce", t.Auto(t.Pattern("end battle", t.Self()), DRAWS))
    ended = t.Auto(t.Pattern("end battle attacked", t.Self()), DRAWS)
    shy = leader("Shy", NEGATES, ended)
    table = given(turn_of=who, **seats(who, side(battle=[fierce]), side(shy)))
    table.player(who).attacks(fierce, shy)
    assert len(table.player(who).hand) == 1 and len(table.player(other(who)).hand) == 1


@BOTH
def test_7_1_4_2_skills_about_the_end_after_a_combo_are_pending_then_too(who: str) -> None:
    """DEVIATIONS: 7-4-1-8-1 names them for the Damage Step, which never came."""
    back = t.Auto(t.Pattern("after combo", t.Self()), (v.Play(t.Self()),), on_leaving=True)
    loyal = battle_card("Loyal", back)
    sniper = battle_card("Sniper", v.Activate("battle", (), (v.NegateAttack(),)))
    table = given(turn_of=who, **seats(who, side(battle=[A, sniper], hand=[loyal])))
    me = table.player(who)
    me.attacks(A, PLAIN_LEADER)
    me.combos(loyal)
    me.uses(sniper)
    me.passes()
    assert table.prompt == "main" and me.battle == [A, sniper, loyal]


@pytest.mark.rule("dragonball:7-1-4-2")
@BOTH
def test_7_1_4_3_effects_of_the_battle_end_after_the_end_was_heard(who: str) -> None:
    grows = t.Auto(t.Pattern("attack", t.Self()), (t.Lasting("battle", STRONGER),))
    strong = t.Is(t.Self(), (t.Compare("power", ">=", 15000),))
    late = t.Auto(t.Pattern("end battle", t.Self()), (t.If(strong, DRAWS),))
    rage = battle_card("Rage", grows, late)
    table = given(turn_of=who, **seats(who, side(battle=[rage]), side(leader=SHY)))
    me = table.player(who)
    me.attacks(rage, SHY)
    if table.prompt == "standby":
        me.chooses(rage)
    assert table.prompt == "main" and me.power(rage) == 10000
    assert len(me.hand) == 1, "it still had its power then"


@BOTH
def test_7_1_4_4_the_free_timing_of_the_main_phase_goes_on(who: str) -> None:
    mine = side(battle=[A, B], hand=[PLAIN])
    table = given(turn_of=who, **seats(who, mine, side(leader=SHY)))
    me = table.player(who)
    me.attacks(A, SHY)
    assert (table.asked, table.prompt) == (who, "main")
    assert len(table.player(other(who)).life) == 8 and me.can("attack", B, SHY)

"""10-1 KO, and the keywords about battle: 10-4, 10-6 to 10-9, 10-12, 10-20."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
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
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
WEAK = battle_card("Weak", power=5000)
STRONG = battle_card("Strong", power=20000)
DRAWS = (t.Draw(1),)
ALL_THEIRS = t.Every(t.Cards(("battle",), t.OPPONENT))
TAKES = v.Activate("main", (), (v.GainControl(ALL_THEIRS),))


def doing(*effects: t.Effect) -> Card:
    """A Battle Card that does this in the Main Phase."""
    return battle_card("Doer", v.Activate("main", (), effects))


def fought(table: Table) -> None:
    """Nobody combos (any more), and nothing is blocked."""
    while table.prompt in ("combo", "block"):
        if table.prompt == "block":
            table.player(table.asked).says("no")
        else:
            table.player(table.asked).passes()


# 10-1. KO


@BOTH
def test_10_1_1_a_koed_card_goes_to_its_owners_drop_area(who: str) -> None:
    ko = t.Every(t.Cards(("battle",), t.YOU, (t.Other(),)))
    thief = battle_card("Thief", TAKES, v.Activate("main", (), (v.KO(ko),)))
    table = given(turn_of=who, **seats(who, side(battle=[thief]), side(battle=[A])))
    me, they = table.player(who), table.player(other(who))
    me.uses(thief, 0)
    assert me.battle == [thief, A]
    me.uses(thief, 1)
    assert (me.battle, me.drop, they.drop) == ([thief], [], [A])


def test_10_1_1_only_battle_cards_in_the_battle_area_are_koed() -> None:
    place = extra_card("Place", word("Field"))
    everything = t.Every(t.Cards(("battle", "leader", "hand", "energy"), t.OPPONENT))
    doom = doing(v.KO(everything))
    table = given(side(battle=[doom]), side(battle=[A, place], hand=[B], energy=1))
    table.you.uses(doom)
    assert (table.them.battle, table.them.drop, table.them.hand) == ([place], [A], [B])
    assert table.them.leader == PLAIN_LEADER and len(table.them.energy) == 1


@pytest.mark.rule("dragonball:10-1-2")
@pytest.mark.parametrize(
    ("effect", "koed"),
    [(v.KO(ALL_THEIRS), True), (t.Put(ALL_THEIRS, "drop"), False)],
)
def test_10_1_2_only_what_is_called_a_ko_is_one(effect: t.Effect, koed: bool) -> None:
    martyr = battle_card("Martyr", t.Auto(t.Pattern("KO", t.Self()), DRAWS, on_leaving=True))
    doer = doing(effect)
    table = given(side(battle=[doer]), side(battle=[martyr], deck=[A]))
    table.you.uses(doer)
    assert table.them.drop == [martyr] and table.them.hand == ([A] if koed else [])


def test_10_1_2_a_comboed_card_is_dropped_but_not_koed() -> None:
    martyr = battle_card("Martyr", t.Auto(t.Pattern("KO", t.Self()), DRAWS, on_leaving=True))
    table = given(side(battle=[A, martyr], deck=[B]))
    table.you.attacks(A, PLAIN_LEADER)
    table.you.combos(martyr)
    fought(table)
    assert table.you.drop == [martyr] and table.you.hand == []


# 10-4. Blocker

WALL = battle_card("Wall", *text.read("[Blocker]"), power=20000)


@BOTH
def test_10_4_1_nobody_has_to_block(who: str) -> None:
    """Deviation: its master may; without it the skill is not activated."""
    table = given(turn_of=who, **seats(who, side(battle=[A]), side(battle=[WALL])))
    they = table.player(other(who))
    table.player(who).attacks(A, PLAIN_LEADER)
    they.says("no")
    assert they.is_active(WALL) and they.guards(PLAIN_LEADER)
    fought(table)
    assert len(they.life) == 7


def test_10_4_1_a_blocker_protects_another_battle_card_too() -> None:
    table = given(side(battle=[A]), side(battle=[rested(WEAK), WALL]))
    table.you.attacks(A, WEAK)
    table.them.says("yes")
    fought(table)
    assert table.them.battle == [WEAK, WALL]


def test_10_4_1_it_does_not_block_what_attacks_it_or_what_its_own_player_attacks_with() -> None:
    hunter = battle_card("Hunter", v.AttacksActive(t.Self()))
    table = given(side(battle=[hunter, WALL]), side(battle=[WALL], hand=[PLAIN]))
    table.you.attacks(hunter, WALL)
    assert (table.asked, table.prompt) == ("you", "combo")
    fought(table)
    assert table.you.is_active(WALL)


def test_10_4_1_a_blocker_that_is_not_rested_does_nothing() -> None:
    """Activating it is switching it to Rest Mode: what cannot be rested does not block."""
    stiff = battle_card(
        "Stiff", word("Blocker"), t.Forbid(t.Pattern("rest", t.Self())), power=20000
    )
    table = given(side(battle=[A]), side(battle=[stiff]))
    table.you.attacks(A, PLAIN_LEADER)
    fought(table)
    assert len(table.them.life) == 7 and table.them.is_active(stiff)


@BOTH
def test_10_4_1_of_several_blockers_each_may_take_over(who: str) -> None:
    first, second = battle_card("First", word("Blocker")), battle_card("Second", word("Blocker"))
    theirs = side(battle=[first, second])
    table = given(turn_of=who, **seats(who, side(battle=[A], hand=[PLAIN]), theirs))
    they = table.player(other(who))
    table.player(who).attacks(A, PLAIN_LEADER)
    they.chooses(first)
    they.says("yes")
    assert they.guards(first)
    they.says("yes")
    assert they.guards(second) and not they.is_active(first)
    fought(table)
    assert they.drop == [second] and they.battle == [first]


@pytest.mark.rule("dragonball:10-4-2")
@BOTH
def test_10_4_2_a_negated_blocker_gives_the_attack_its_first_target_back(who: str) -> None:
    skill = "[Auto] When your opponent activates [Blocker], you may place 1 red card from your " \
        "hand in your Drop Area. If you do so, negate that [Blocker]."  # fmt: skip
    breaker = battle_card("Breaker", *text.read(skill))
    mine = side(battle=[breaker, A], hand=[PLAIN])
    table = given(turn_of=who, **seats(who, mine, side(battle=[WALL])))
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    they.says("yes")
    me.says("yes")
    me.chooses(PLAIN)
    assert they.guards(PLAIN_LEADER) and not they.is_active(WALL)
    fought(table)
    assert len(they.life) == 7 and me.drop == [PLAIN]


def test_10_4_2_not_negated_it_stays_the_guard_card() -> None:
    skill = t.Auto(t.Pattern("activate", who=t.OPPONENT, cause="Blocker"), DRAWS)
    table = given(side(battle=[battle_card("Sees", skill), A], deck=[B]), side(battle=[WALL]))
    table.you.attacks(A, PLAIN_LEADER)
    table.them.says("yes")
    assert table.them.guards(WALL) and table.you.hand == [B]
    fought(table)
    assert len(table.them.life) == 8


# 10-6. Critical


@BOTH
def test_10_6_1_all_damage_of_a_critical_attack_is_dropped(who: str) -> None:
    sharp = battle_card("Sharp", *text.read("[Critical]\n[Double Strike]"))
    table = given(turn_of=who, **seats(who, side(battle=[sharp])))
    they = table.player(other(who))
    table.player(who).attacks(sharp, PLAIN_LEADER)
    assert (len(they.life), they.hand, len(they.drop)) == (6, [], 2)


def test_10_6_1_damage_by_its_skill_is_not_critical() -> None:
    sharp = battle_card("Sharp", word("Critical"), v.Activate("main", (), (v.InflictDamage(1),)))
    table = given(side(battle=[sharp]))
    table.you.uses(sharp)
    assert (len(table.them.hand), table.them.drop) == (1, [])


# 10-7. Strike


@pytest.mark.rule("dragonball:10-7-1", "dragonball:10-7-1-1")
@pytest.mark.rule("dragonball:10-7-1-2", "dragonball:10-7-1-3")
@pytest.mark.parametrize(
    ("keywords", "damage"),
    [
        ([], 1),
        (["Double Strike"], 2),
        (["Triple Strike"], 3),
        (["Quadruple Strike"], 4),
        (["Double Strike", "Triple Strike"], 3),
        (["Quadruple Strike", "Double Strike"], 4),
    ],
)
@BOTH
def test_10_7_1_strikes_replace_the_one_damage_and_the_highest_counts(
    keywords: list[str], damage: int, who: str
) -> None:
    hard = battle_card("Hard", *[word(each) for each in keywords])
    table = given(turn_of=who, **seats(who, side(battle=[hard])))
    table.player(who).attacks(hard, PLAIN_LEADER)
    assert len(table.player(other(who)).life) == 8 - damage


def test_10_7_1_a_skill_inflicts_what_it_says() -> None:
    hard = battle_card("Hard", word("Triple Strike"), v.Activate("main", (), (v.InflictDamage(1),)))
    table = given(side(battle=[hard]))
    table.you.uses(hard)
    assert len(table.them.life) == 7


# 10-8. Dual Attack


@pytest.mark.rule("dragonball:10-8-1", "dragonball:10-8-1-1", "dragonball:10-8-1-2")
@pytest.mark.parametrize(("keyword", "attacks"), [("Dual Attack", 2), ("Triple Attack", 3)])
@BOTH
def test_10_8_1_so_many_attacks_a_turn(keyword: str, attacks: int, who: str) -> None:
    quick = battle_card("Quick", *text.read(f"[{keyword}]"))
    table = given(turn_of=who, **seats(who, side(battle=[quick])))
    me = table.player(who)
    for _attack in range(attacks):
        assert me.is_active(quick)
        me.attacks(quick, PLAIN_LEADER)
        fought(table)
    assert not me.is_active(quick) and len(table.player(other(who)).life) == 8 - attacks


def test_10_8_1_it_becomes_active_only_after_its_own_battle() -> None:
    quick = battle_card("Quick", word("Dual Attack"))
    table = given(side(battle=[rested(quick), A]), side(hand=[PLAIN]))
    table.you.attacks(A, PLAIN_LEADER)
    fought(table)
    assert not table.you.is_active(quick)


def test_10_8_1_a_battle_that_was_negated_is_over_too() -> None:
    shy = leader("Shy", t.Auto(t.Pattern("attacked", t.Self()), (v.NegateAttack(),)))
    quick = battle_card("Quick", word("Dual Attack"))
    table = given(side(battle=[quick]), side(shy))
    table.you.attacks(quick, shy)
    assert table.you.is_active(quick)
    table.you.attacks(quick, shy)
    assert not table.you.is_active(quick)


def test_10_8_1_a_card_that_gains_it_during_the_battle_has_it_afterwards() -> None:
    gains = t.Continuous((t.Change(t.Self(), "abilities", "gain", (word("Dual Attack"),)),))
    learns = t.Auto(t.Pattern("dealt damage", t.Self()), (t.Lasting("turn", gains),))
    late = battle_card("Late", learns)
    table = given(side(battle=[late]))
    table.you.attacks(late, PLAIN_LEADER)
    fought(table)
    assert table.you.is_active(late)
    table.you.attacks(late, PLAIN_LEADER)
    fought(table)
    assert not table.you.is_active(late)


# 10-9. Revenge

BITTER = battle_card("Bitter", *text.read("[Revenge]"))


@BOTH
def test_10_9_1_revenge_comes_from_the_drop_area(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[STRONG]), side(battle=[rested(BITTER)])))
    table.player(who).attacks(STRONG, BITTER)
    assert table.player(who).drop == [STRONG] and table.player(other(who)).drop == [BITTER]


def test_10_9_1_revenge_is_behind_its_ko() -> None:
    table = given(side(battle=[STRONG]), side(battle=[rested(BITTER)]))
    table.you.attacks(STRONG, BITTER)
    assert ["10-9-1" in entry.path for entry in table.logged("KO")] == [False, True]


def test_10_9_1_so_does_revenge_that_a_card_has_gained() -> None:
    gains = t.Change(t.Every(t.Cards(("battle",), t.YOU)), "abilities", "gain", (word("Revenge"),))
    angry = leader("Angry", t.Continuous((gains,)))
    table = given(side(battle=[STRONG]), side(angry, battle=[rested(A)]))
    table.you.attacks(STRONG, A)
    assert (table.you.drop, table.them.drop) == ([STRONG], [A])
    assert table.logged("skill")[0].path[-1] == "10-9-1"


def test_10_9_1_an_indestructible_attacker_stays() -> None:
    rock = battle_card("Rock", word("Indestructible"))
    table = given(side(battle=[rock]), side(battle=[rested(BITTER)]))
    table.you.attacks(rock, BITTER)
    assert table.you.battle == [rock] and table.them.drop == [BITTER]


def test_10_9_1_only_for_being_attacked_not_for_attacking() -> None:
    table = given(side(battle=[BITTER]), side(battle=[rested(STRONG)]))
    table.you.attacks(BITTER, STRONG)
    assert (table.you.battle, table.them.battle) == ([BITTER], [STRONG])


def test_10_9_1_a_card_that_was_blocked_for_takes_no_revenge() -> None:
    wall = battle_card("Wall", word("Blocker"))
    table = given(side(battle=[STRONG]), side(battle=[rested(BITTER), wall]))
    table.you.attacks(STRONG, BITTER)
    table.them.says("yes")
    assert table.them.drop == [wall] and table.you.battle == [STRONG]


def test_10_9_1_a_card_that_left_without_a_ko_takes_none_either() -> None:
    """At the end of the battle it is neither there nor KO-ed in battle."""
    kicks = t.Auto(t.Pattern("attack", t.Self()), (t.Put(ALL_THEIRS, "hand"),))
    bouncer = battle_card("Bouncer", kicks)
    table = given(side(battle=[bouncer]), side(battle=[rested(BITTER)]))
    table.you.attacks(bouncer, BITTER)
    assert table.them.hand == [BITTER] and table.you.battle == [bouncer]


# 10-12. Indestructible

ROCK = battle_card("Rock", *text.read("[Indestructible]"))


@pytest.mark.parametrize(
    "effect",
    [
        v.KO(ALL_THEIRS),
        t.Put(ALL_THEIRS, "hand"),
        t.Put(ALL_THEIRS, "drop"),
        t.Put(ALL_THEIRS, "warp"),
        t.Put(ALL_THEIRS, "deck bottom"),
        v.RemoveFromGame(ALL_THEIRS),
        v.GainControl(ALL_THEIRS),
        t.PutUnder(ALL_THEIRS, t.Self()),
    ],
)
@BOTH
def test_10_12_1_no_skill_of_the_opponent_takes_it_away(effect: t.Effect, who: str) -> None:
    doer = doing(effect)
    for card, left in ((ROCK, [ROCK]), (A, [])):
        table = given(turn_of=who, **seats(who, side(battle=[doer]), side(battle=[card])))
        table.player(who).uses(doer)
        assert table.player(other(who)).battle == left


def test_10_12_1_skills_of_its_own_player_do() -> None:
    doer = doing(v.KO(t.Every(t.Cards(("battle",), t.YOU, (t.Other(),)))))
    table = given(side(battle=[doer, ROCK]))
    table.you.uses(doer)
    assert table.you.drop == [ROCK]


def test_10_12_1_of_a_borrowed_card_the_opponent_is_that_of_its_master() -> None:
    """Deviation: "the owner's opponent" would be the player who has borrowed it."""
    own = t.Cards(("battle",), t.YOU, (t.Other(),))
    hardens = t.Change(t.Every(own), "abilities", "gain", (word("Indestructible"),))
    thief = battle_card("Thief", TAKES, v.Activate("main", (), (v.KO(t.Every(own)),)))
    boss = leader("Boss", t.Continuous((hardens,)))
    table = given(side(boss, battle=[thief]), side(battle=[A]))
    table.you.uses(thief, 0)
    assert table.you.battle == [thief, A]
    table.you.uses(thief, 1)
    assert table.them.drop == [A]


def test_10_12_1_what_does_not_take_it_away_reaches_it() -> None:
    doer = doing(t.ToRest(ALL_THEIRS))
    table = given(side(battle=[doer]), side(battle=[ROCK]))
    table.you.uses(doer)
    assert not table.them.is_active(ROCK)


@BOTH
def test_10_12_1_nor_does_a_battle_ko_it(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[STRONG]), side(battle=[rested(ROCK)])))
    table.player(who).attacks(STRONG, ROCK)
    assert table.player(other(who)).battle == [ROCK]


def test_10_12_1_without_power_it_goes_by_the_rules() -> None:
    """Deviation: 9-5-2 is no skill, and [Indestructible] does not hold the card."""
    less = t.Continuous((t.Change(ALL_THEIRS, "power", "add", -10000),))
    doer = doing(t.Lasting("turn", less))
    table = given(side(battle=[doer]), side(battle=[ROCK]))
    table.you.uses(doer)
    assert table.them.drop == [ROCK]


# 10-20. Victory Strike

DOOM = battle_card("Doom", *text.read("[Victory Strike]"))


@BOTH
def test_10_20_1_dealing_life_damage_with_it_wins(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[DOOM])))
    table.player(who).attacks(DOOM, PLAIN_LEADER)
    assert table.result == (who, "10-20-1")


def test_10_20_1_not_without_damage() -> None:
    table = given(side(battle=[DOOM]), side(battle=[WALL, rested(A)]))
    table.you.attacks(DOOM, PLAIN_LEADER)
    table.them.says("yes")
    assert table.result is None
    table = given(side(battle=[DOOM]), side(battle=[rested(A)]))
    table.you.attacks(DOOM, A)
    assert table.result is None and table.them.drop == [A]


def test_10_20_1_not_by_damage_of_a_skill() -> None:
    doom = battle_card(
        "Doom", word("Victory Strike"), v.Activate("main", (), (v.InflictDamage(1),))
    )
    table = given(side(battle=[doom]))
    table.you.uses(doom)
    assert table.result is None and len(table.them.life) == 7

"""10-2 [Awaken] and 10-28 [Wish]: leaders that turn over; 10-3 [Field]."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Player,
    Table,
    battle_card,
    extra_card,
    fought,
    given,
    leader,
    rested,
    seats,
    side,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
KEYWORD = pytest.mark.parametrize("keyword", ["Awaken", "Wish"])
A = battle_card("Ada")
DRAWS = (t.Draw(1),)
FLIPS = (v.FlipOver(t.Self()),)


def turning(keyword: str, **fields: Any) -> Card:
    """A leader that turns over at four life or less, and back by a skill of its back."""
    when = f"[{keyword}] When your life is at 4 or less: Draw 1 card and flip this card over."
    return leader("Hero", *text.read(when), back=[v.Activate("main", (), FLIPS)], **fields)


def boosted(who: str, hero: Card, *gained: t.Change) -> Table:
    """That leader in Rest Mode, with 5000 more power (and what else is gained) for the turn."""
    own = t.Every(t.Cards(("leader",), t.YOU))
    more = t.Continuous((t.Change(own, "power", "add", 5000), *gained))
    trainer = battle_card("Trainer", v.Activate("main", (), (t.Lasting("turn", more),)))
    mine = side(rested(hero), battle=[trainer], life=4)
    table = given(turn_of=who, **seats(who, mine))
    table.player(who).uses(trainer)
    return table


def awakened(me: Player) -> bool:
    return me.leader.name == "Hero, awakened"


# 10-2. Awaken, 10-28. Wish


@pytest.mark.rule("dragonball:10-2-1", "dragonball:10-28-1")
@KEYWORD
def test_10_2_1_they_are_activated_where_the_condition_holds(keyword: str) -> None:
    hero = turning(keyword)
    assert given(side(hero, life=5)).you.why_not("activate", hero, 0) == "8-3-3"
    table = given(side(hero, life=4))
    table.you.uses(hero)
    assert awakened(table.you) and len(table.you.hand) == 1


@pytest.mark.rule("dragonball:10-2-1", "dragonball:10-28-1")
@KEYWORD
@BOTH
def test_10_2_1_in_a_battle_too_by_either_player(keyword: str, who: str) -> None:
    hero = turning(keyword)
    for attacker in (who, other(who)):
        battle = side(battle=[A])
        mine = side(hero, battle=[A], life=4)
        table = given(turn_of=attacker, **seats(who, mine, battle))
        me = table.player(who)
        table.player(attacker).attacks(A, PLAIN_LEADER if attacker == who else hero)
        me.uses(hero)
        assert awakened(me)
        fought(table)


@pytest.mark.rule("dragonball:10-2-1")
def test_10_2_1_a_cost_is_paid() -> None:
    wake = v.Activate("any", (v.PayEnergy(1),), FLIPS, keyword="Awaken")
    hero = leader("Hero", wake)
    assert given(side(hero)).you.why_not("activate", hero, 0) == "8-4-2-2"
    table = given(side(hero, energy=1))
    table.you.uses(hero)
    assert awakened(table.you) and table.you.active_energy == []


@pytest.mark.rule("dragonball:10-2-3", "dragonball:10-28-3")
@KEYWORD
@BOTH
def test_10_2_3_what_the_back_says_counts(keyword: str, who: str) -> None:
    table = given(turn_of=who, **seats(who, side(turning(keyword), life=4)))
    me = table.player(who)
    me.uses(me.leader)
    assert awakened(me) and me.power(me.leader) == 15000
    assert me.can("activate", me.leader, 0), "the skill of the back"


@pytest.mark.rule("dragonball:10-2-4", "dragonball:10-28-3")
@KEYWORD
def test_10_2_4_a_card_that_turns_over_while_it_attacks_attacks_on(keyword: str) -> None:
    hero = turning(keyword)
    table = given(side(hero, life=4, hand=[PLAIN]), side(battle=[rested(battle_card(power=15000))]))
    target = table.them.battle[0]
    table.you.attacks(hero, target)
    table.you.uses(hero)
    fought(table)
    assert table.them.drop == [target]


@pytest.mark.rule("dragonball:10-2-5", "dragonball:10-28-5")
@KEYWORD
@BOTH
def test_10_2_5_position_and_power_stay(keyword: str, who: str) -> None:
    table = boosted(who, turning(keyword))
    me = table.player(who)
    me.uses(me.leader)
    assert me.power(me.leader) == 20000 and not me.is_active(me.leader)


@pytest.mark.rule("dragonball:10-2-4", "dragonball:10-2-5")
@KEYWORD
def test_10_2_5_as_the_same_card_it_keeps_what_else_was_done_to_it(keyword: str) -> None:
    """Deviation: power is named, nothing is said of other effects; it is the same card."""
    own = t.Every(t.Cards(("leader",), t.YOU))
    critical = t.Change(own, "abilities", "gain", (word("Critical"),))
    table = boosted("you", turning(keyword), critical)
    table.you.uses(table.you.leader)
    words = table.game.abilities(table.you.find(table.you.leader)).keywords
    assert [each.name for each in words] == ["Critical"]


@pytest.mark.rule("dragonball:10-28-4")
@BOTH
def test_10_28_4_turned_to_its_front_it_is_still_the_same_card(who: str) -> None:
    hero = turning("Wish")
    table = boosted(who, hero)
    me = table.player(who)
    me.uses(hero)
    me.uses(me.leader)
    assert me.leader == hero
    assert me.power(hero) == 15000 and not me.is_active(hero)


@pytest.mark.rule("dragonball:10-28-3")
def test_10_28_3_a_card_without_another_side_is_not_turned_over() -> None:
    odd = battle_card("Odd", v.Activate("main", (), FLIPS))
    table = given(side(battle=[odd]))
    table.you.uses(odd)
    assert table.you.battle == [odd] and table.logged("flip over") == []


# 10-3. Field

PLACE = extra_card("Place", *text.read("[Field]"))


@BOTH
def test_10_3_1_a_field_is_placed_in_the_battle_area_active_for_its_cost(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(hand=[PLACE], energy=1)))
    me = table.player(who)
    me.uses(PLACE)
    assert (me.battle, me.drop, me.active_energy) == ([PLACE], [], []) and me.is_active(PLACE)


def test_10_3_1_it_is_activated_in_the_main_phase_only_and_neither_played_nor_comboed() -> None:
    table = given(side(hand=[PLACE], battle=[A], energy=1))
    assert table.you.why_not("play", PLACE) == "3-6-1"
    table.you.attacks(A, PLAIN_LEADER)
    assert not table.you.can("activate", PLACE, 0) and not table.you.can("combo", PLACE)
    fought(table)
    assert not given(side(hand=[PLACE])).you.can("activate", PLACE, 0)


def test_10_3_1_it_is_no_battle_card() -> None:
    table = given(side(battle=[PLACE]), side(battle=[A]))
    assert table.you.why_not("attack", PLACE, PLAIN_LEADER) == "7-1"
    table.you.passes()
    table = given(side(battle=[A]), side(battle=[rested(PLACE)]))
    assert table.you.why_not("attack", A, PLACE) == "7-1"


@pytest.mark.rule("dragonball:10-3-2")
def test_10_3_2_its_other_skills_work_in_the_battle_area_without_dropping_it() -> None:
    more = "[Permanent] Your Leader Card gets +5000 power."
    place = extra_card("Place", *text.read(f"[Field]\n[Activate: Main] Draw 1 card.\n{more}"))
    table = given(side(hand=[place], energy=1))
    assert table.you.why_not("activate", place, 1) == "2-12-2"
    assert table.you.power(PLAIN_LEADER) == 10000
    table.you.uses(place)
    table.you.uses(place, 1)
    assert (table.you.battle, table.you.drop, len(table.you.hand)) == ([place], [], 1)
    assert table.you.power(PLAIN_LEADER) == 15000


@pytest.mark.rule("dragonball:10-3-3")
@BOTH
def test_10_3_3_a_new_field_drops_the_players_other_fields_only(who: str) -> None:
    new = extra_card("New Place", word("Field"))
    mine = side(hand=[new], battle=[PLACE, A], energy=1)
    table = given(turn_of=who, **seats(who, mine, side(battle=[PLACE])))
    me, they = table.player(who), table.player(other(who))
    me.uses(new)
    assert (me.battle, me.drop) == ([A, new], [PLACE])
    assert they.battle == [PLACE], "the other player's stays"

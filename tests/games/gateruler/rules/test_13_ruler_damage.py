"""13-5, 13-6. The ruler damage application process."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, Player, Table, event, ruler, side, unit
from tests.games.gateruler.told import obeyed
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
YOUR_RULER = t.Every(t.Cards(("ruler",), t.OPPONENT))
RULERS = t.Every(t.Cards(("ruler",), t.EACH))
ADA, BOB, CYD = unit("Ada"), unit("Bob"), unit("Cyd")
NAP = event("Nap", v.EventEffect("instant", (t.Draw(0),)))


def hit(who: str, number: int, *deck: Card, **more: Any) -> tuple[Table, Player, Player]:
    """So much damage to the ruler of the other player, with this deck."""
    theirs = side(deck=deck, **more)
    return obeyed(who, v.DealDamage(YOUR_RULER, number), theirs=theirs)


def counter(name: str, *do: t.Effect, **fields: Any) -> Card:
    return unit(name, v.Counter(do), **fields)


# 13-5. As many processes as damage


@BOTH
@pytest.mark.parametrize("number", [0, 1, 3])
def test_13_5b_as_many_as_its_current_ruler_damage(who: str, number: int) -> None:
    table, _me, them = hit(who, number, ADA, BOB, CYD)
    assert them.damage == [ADA, BOB, CYD][:number]
    assert table.waiting == []


def test_13_5b_they_lie_in_the_gate_together() -> None:
    """A CNT ability of the first is answered while the others wait."""
    thorn = counter("Thorn", t.Draw(1))
    table, _me, them = hit("you", 3, thorn, ADA, BOB, CYD, set=[NAP])
    while "ruler damage" not in table.waiting:
        them.passes()
    assert table.waiting == ["ruler damage", "ruler damage", "resolve ability"]
    table.resolve()
    assert them.hand == [ADA] and them.damage == [BOB, CYD]


@BOTH
def test_13_5b_1_the_controller_of_the_ruler_controls_them(who: str) -> None:
    """It is their deck, and their CNT ability."""
    thorn = counter("Thorn", t.Draw(1))
    _table, me, them = hit(who, 2, thorn, ADA, BOB)
    assert them.hand == [ADA] and them.damage == [BOB] and them.graveyard == [thorn]
    assert me.damage == me.hand == [] and len(me.deck) == 10


@BOTH
def test_13_5b_2_the_active_players_go_in_first_and_so_come_last(who: str) -> None:
    frail = ruler("Frail", life=1)
    table, _me, them = obeyed(
        who, v.DealDamage(RULERS, 1), sheet={"life": 1}, theirs=side(ruler=frail)
    )
    assert table.result == (who, "12-2a-1"), "the other player's damage was dealt with first"
    assert len(them.damage) == 1


@BOTH
def test_13_5b_2_all_of_one_player_and_then_all_of_the_other(who: str) -> None:
    """DEVIATIONS 13-5b-2: the topmost are resolved first."""
    table, me, them = obeyed(
        who, v.DealDamage(RULERS, 2), mine=side(deck=[ADA, BOB]), theirs=side(deck=[ADA, BOB])
    )
    taken = [each.seat for each in table.logged("put") if each.cause == "damage"]
    assert taken == [them.seat] * 4 + [me.seat] * 4, "to the counter zone, to the damage zone"


@BOTH
def test_13_5c_then_no_damage_is_left_to_be_applied(who: str) -> None:
    table, _me, them = hit(who, 2, ADA, BOB, CYD)
    assert them.damage == [ADA, BOB] and them.deck[0] == CYD
    numbers = table.game.state.numbers[them.seat]
    assert numbers["ruler damage"] == 0 and numbers.get("plain damage", 0) == 0


# 13-6. One of them


@BOTH
def test_13_6b_the_top_card_of_the_deck_goes_to_the_counter_zone_face_up(who: str) -> None:
    target = v.Target(t.Pick(1, t.Cards(("unit",), t.OPPONENT)))
    thorn = counter("Thorn", target, t.Draw(1))
    mine = side(attack={1: ADA, 2: BOB})
    table, me, them = obeyed(who, v.DealDamage(YOUR_RULER, 1), mine=mine, theirs=side(deck=[thorn]))
    assert (table.prompt, table.asked) == ("target", other(who))
    assert them.counter == [thorn] and table.game.state.known[them.find(thorn)] == 7
    them.chooses(ADA)
    assert them.counter == [] and me.attack(1) == ADA


def test_13_6b_with_no_deck_there_is_nothing_to_turn_up() -> None:
    """DEVIATIONS 13-6b: the process is over; the empty deck is a defeat condition."""
    table, _me, them = hit("you", 2, ADA, deck_of_plain=0)
    assert them.damage == [ADA] and table.result == ("you", "12-2a-2")


@BOTH
def test_13_6c_a_card_without_a_counter_ability_becomes_damage(who: str) -> None:
    table, _me, them = hit(who, 1, ADA)
    assert them.damage == [ADA] and them.counter == [] and them.life == 7
    assert table.game.state.face[them.find(ADA)] == 0


@BOTH
def test_13_6c_1_damage_that_ignores_counters_treats_it_as_one_without(who: str) -> None:
    thorn = counter("Thorn", t.Draw(1))
    plain = v.DealDamage(YOUR_RULER, 1, ignore_counter=True)
    _table, _me, them = obeyed(who, plain, theirs=side(deck=[thorn]))
    assert them.damage == [thorn] and them.hand == [] and them.graveyard == []


def test_13_6c_1_other_damage_of_the_same_time_does_not() -> None:
    thorn = counter("Thorn", t.Draw(1))
    both = (v.DealDamage(YOUR_RULER, 1), v.DealDamage(YOUR_RULER, 1, ignore_counter=True))
    _table, _me, them = obeyed("you", *both, theirs=side(deck=[thorn, thorn, ADA]))
    assert them.damage == [thorn] and them.graveyard == [thorn] and them.hand == [ADA]


@BOTH
def test_13_6d_a_counter_ability_is_played(who: str) -> None:
    thorn = counter("Thorn", t.Draw(2))
    table, me, them = hit(who, 1, thorn, ADA, BOB)
    assert them.hand == [ADA, BOB] and them.damage == [] and me.hand == []
    assert [entry.seat for entry in table.logged("play ability")] == [me.seat, them.seat]


@BOTH
def test_13_6d_1_it_must_be_played_whether_one_likes_it_or_not(who: str) -> None:
    curse = counter("Curse", t.Put(t.TopOf(2), "graveyard"))
    table, _me, them = hit(who, 1, curse, ADA, BOB)
    assert table.prompt == "act" and table.asked == who, "nobody was asked"
    assert set(them.graveyard) == {curse, ADA, BOB}


def test_13_6d_1_it_is_there_even_when_it_is_ones_end() -> None:
    curse = counter("Curse", v.DealDamage(t.Every(t.Cards(("ruler",), t.YOU)), 1))
    table, _me, them = hit("you", 1, curse, ADA, ruler=ruler(life=1))
    assert table.result == ("you", "12-2a-1") and them.damage == [ADA]


@BOTH
def test_13_6d_2_without_a_target_it_is_not_played_and_the_card_goes_away(who: str) -> None:
    field_there = v.Target(t.Pick(1, t.Cards(("field",), t.OPPONENT)))
    thorn = counter("Thorn", field_there, t.Draw(1))
    table, _me, them = hit(who, 1, thorn, ADA)
    assert them.graveyard == [thorn] and them.hand == them.damage == them.counter == []
    assert len(table.logged("play ability")) == 1, "the order alone"


@BOTH
def test_13_6d_3_when_it_has_left_the_gate_its_card_goes_to_the_graveyard(who: str) -> None:
    thorn = counter("Thorn", t.Draw(1))
    table, _me, them = hit(who, 1, thorn, ADA, set=[NAP])
    while table.waiting != ["resolve ability"] or them.counter != [thorn]:
        them.passes()
    assert them.graveyard == [], "it waits as long as its ability does"
    them.passes()
    assert them.graveyard == [thorn] and them.counter == []


@BOTH
def test_13_6d_3_so_it_does_when_the_ability_was_negated(who: str) -> None:
    no = event("No", v.EventEffect("instant", (v.TargetInGate("ability", t.OPPONENT), v.Negate())))
    thorn = counter("Thorn", t.Draw(1))
    table, me, them = obeyed(
        who, v.DealDamage(YOUR_RULER, 1), mine=side(set=[no]), theirs=side(deck=[thorn, ADA])
    )
    while table.prompt == "act" and them.counter != [thorn]:
        me.passes()
    me.plays(no)
    if table.prompt == "target":
        table.answer(0)
    table.resolve()
    assert them.graveyard == [thorn] and them.hand == []


@BOTH
def test_13_6d_3_a_card_that_has_gone_elsewhere_stays_there(who: str) -> None:
    hero = counter("Hero", v.SpecialSummon(t.Self()))
    _table, _me, them = hit(who, 1, hero)
    them.chooses_zone(2)
    assert them.attack(2) == hero and them.graveyard == []


@BOTH
def test_13_6e_then_the_process_is_gone_and_the_next_comes(who: str) -> None:
    table, _me, them = hit(who, 2, ADA, BOB)
    assert table.waiting == [] and table.prompt == "act"
    assert them.damage == [ADA, BOB] and them.counter == [] and PLAIN in them.deck

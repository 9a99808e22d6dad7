"""12-1 to 12-3. Rules effects in general, player defeat and ruler damage."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Side,
    attacking,
    charged,
    event,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import YOUR_HAND, changes, obeyed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
NAP = event("Nap", v.EventEffect("instant", (t.Draw(0),)))
BALM = event("Balm", v.EventEffect("instant", (v.HealLife(2),)))
TAKE_BACK = t.Put(t.Every(t.Cards(("graveyard",), t.YOU)), "deck bottom")
RECYCLE = event("Recycle", v.EventEffect("instant", (TAKE_BACK,)))
MY_RULER = t.Every(t.Cards(("ruler",), t.YOU))
YOUR_RULER = t.Every(t.Cards(("ruler",), t.OPPONENT))


def hurt(number: int) -> v.DealDamage:
    return v.DealDamage(YOUR_RULER, number)


def last_cards(number: int, set: tuple[Card, ...] = (), graveyard: tuple[Card, ...] = ()) -> Side:
    """A side with so few cards in the deck."""
    return side(deck=[PLAIN] * number, deck_of_plain=0, set=set, graveyard=graveyard)


# 12-1b. All together


@BOTH
def test_12_1b_overlapping_cards_and_stray_charges_go_at_the_same_time(who: str) -> None:
    """Two units come into two taken zones: each that goes sees the other go with it."""
    left = t.Auto(t.Pattern("leave", t.Cards(("unit",), t.YOU)), (t.Draw(1),), on_leaving=True)
    bear, wolf = unit("Bear", left), unit("Wolf", left)
    fox, owl, spark = unit("Fox"), unit("Owl"), unit("Spark")
    back = t.Put(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Host",)),))), "hand")
    both = v.SpecialSummon(t.Every(YOUR_HAND))
    mine = side(
        attack={1: bear, 2: wolf, 3: charged(unit("Host"), spark)}, hand=[fox, owl],
    )  # fmt: skip
    table, me, _them = obeyed(who, both, back, mine=mine)
    me.chooses_zone(1)
    me.chooses_zone(2)
    while table.prompt == "standby":
        table.answer(0)
    gone = {each.name for each in me.graveyard}
    assert gone == {"Bear", "Wolf", "Spark"}
    assert (me.attack(1), me.attack(2)) == (fox, owl)
    stamps = [table.game.state.stamp[me.find(each)] for each in (bear, wolf, spark)]
    assert len(set(stamps)) == 1, "put there at the same time"


# 12-1b-1. Ruler damage, then defeat


@BOTH
def test_12_1b_1_ruler_damage_goes_into_the_gate_before_a_defeat_due_with_it(who: str) -> None:
    """So the defeat process lies on top, and comes first."""
    table, me, them = obeyed(who, t.Draw(1, t.OPPONENT), hurt(1), theirs=last_cards(1, (NAP,)))
    while table.prompt == "act" and "defeat" not in table.waiting:
        them.passes()
    assert table.waiting == ["ruler damage", "defeat"]
    table.resolve()
    assert table.result == (who, "12-2a-2") and them.damage == []


@BOTH
def test_12_1b_2_overlapping_cards_go_before_the_level_cap_is_looked_at(who: str) -> None:
    """The newcomer replaces a unit of the same level, so nobody else has to go."""
    fox, bear, owl = unit("Fox", level=3), unit("Bear", level=3), unit("Owl", level=2)
    small = ruler(level_cap=5, pays_levels=False)
    mine = side(ruler=small, attack={1: bear, 2: owl}, hand=[fox])
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.summons(fox, 1)
    assert table.prompt == "act"
    assert me.graveyard == [bear] and me.attack(2) == owl


# 12-2a. Defeat conditions


@BOTH
def test_12_2a_1_damage_equal_to_life_loses_the_game(who: str) -> None:
    theirs = side(ruler=ruler(life=4), damage=2)
    table, *_rest = obeyed(who, hurt(2), theirs=theirs)
    assert table.result == (who, "12-2a-1")


@BOTH
def test_12_2a_1_and_so_does_more_than_that(who: str) -> None:
    table, _me, them = obeyed(who, hurt(5), theirs=side(ruler=ruler(life=4)))
    assert table.result == (who, "12-2a-1")
    assert len(them.damage) == 4, "the defeat came before the fifth"


@BOTH
def test_12_2a_1_one_card_less_does_not(who: str) -> None:
    table, _me, them = obeyed(who, hurt(1), theirs=side(ruler=ruler(life=4), damage=2))
    assert table.result is None and them.life == 1


def test_12_2a_1_a_life_that_an_effect_lowers_to_nothing_is_lost() -> None:
    fall = t.Lasting("turn", changes(YOUR_RULER, "life", -4))
    table, *_rest = obeyed("you", fall, theirs=side(ruler=ruler(life=4)))
    assert table.result == ("you", "12-2a-1")


@BOTH
def test_12_2a_2_who_has_no_deck_loses_the_game(who: str) -> None:
    table, *_rest = obeyed(who, t.Draw(2, t.OPPONENT), theirs=last_cards(2))
    assert table.result == (who, "12-2a-2")


@BOTH
def test_12_2a_2_one_card_is_a_deck(who: str) -> None:
    table, _me, them = obeyed(who, t.Draw(1, t.OPPONENT), theirs=last_cards(2))
    assert table.result is None and len(them.deck) == 1


# 12-2b, 12-2c. The defeat process


@BOTH
def test_12_2b_1_a_process_for_one_player_does_not_defeat_the_other(who: str) -> None:
    """The other player comes to meet a condition before it is resolved: that is another
    process, which lies on top."""
    sip = event("Sip", v.EventEffect("instant", (t.Draw(1, t.OPPONENT),)))
    table, me, them = obeyed(
        who, t.Draw(1, t.OPPONENT), mine=last_cards(1), theirs=last_cards(1, (sip,))
    )
    while "defeat" not in table.waiting:
        them.passes()
    them.plays(sip)
    table.resolve()
    assert table.result == (other(who), "12-2a-2"), "the newer process was resolved first"


@BOTH
def test_12_2c_a_defeat_process_waits_in_the_gate_and_there_is_but_one(who: str) -> None:
    table, _me, them = obeyed(who, t.Draw(1, t.OPPONENT), theirs=last_cards(1, (NAP, NAP)))
    while "defeat" not in table.waiting:
        them.passes()
    assert table.waiting == ["defeat"] and table.result is None
    them.plays(NAP)
    assert table.waiting == ["defeat", "resolve card"], "no second one"
    table.resolve()
    assert table.result == (who, "12-2a-2")


@BOTH
def test_12_2c_1_if_both_meet_a_condition_there_is_one_process_for_both(who: str) -> None:
    table, _me, them = obeyed(
        who, t.Draw(1, t.EACH), mine=last_cards(1), theirs=last_cards(1, (NAP,))
    )
    while "defeat" not in table.waiting:
        them.passes()
    assert table.waiting == ["defeat"]
    table.resolve()
    assert table.result == ("draw", "1-4b-1")


def test_12_2c_1_whatever_the_conditions_are() -> None:
    """One has no deck, the other no life."""
    fall = t.Lasting("turn", changes(MY_RULER, "life", -8))
    table, *_rest = obeyed("you", t.Draw(1, t.OPPONENT), fall, theirs=last_cards(1))
    assert table.result == ("draw", "1-4b-1")


@BOTH
def test_12_2d_1_who_no_longer_meets_a_condition_when_it_is_resolved_does_not_lose(
    who: str,
) -> None:
    theirs = side(ruler=ruler(life=2), damage=1, set=[BALM])
    table, _me, them = obeyed(who, hurt(1), theirs=theirs)
    while "defeat" not in table.waiting:
        them.passes()
    them.plays(BALM)
    table.resolve()
    assert table.result is None and them.life == 2


def test_12_2d_1_a_deck_that_has_cards_again_is_no_defeat() -> None:
    theirs = last_cards(1, (RECYCLE,), graveyard=(PLAIN,))
    table, _me, them = obeyed("you", t.Draw(1, t.OPPONENT), theirs=theirs)
    while "defeat" not in table.waiting:
        them.passes()
    them.plays(RECYCLE)
    table.resolve()
    assert table.result is None and them.deck == [PLAIN]


def test_12_2d_1_of_two_that_it_is_linked_to_only_one_may_lose() -> None:
    mine, theirs = last_cards(1), last_cards(1, (RECYCLE,), graveyard=(PLAIN,))
    table, _me, them = obeyed("you", t.Draw(1, t.EACH), mine=mine, theirs=theirs)
    while "defeat" not in table.waiting:
        them.passes()
    them.plays(RECYCLE)
    table.resolve()
    assert table.result == ("them", "12-2a-2")


# 12-3. Ruler damage


@BOTH
def test_12_3a_current_ruler_damage_is_applied(who: str) -> None:
    fox = unit("Fox", stk=2)
    table = attacking(**seats(who, side(attack={1: fox})), turn_of=who)
    table.player(who).attacks(fox, "ruler")
    assert len(table.player(other(who)).damage) == 2


def test_12_3a_without_damage_to_a_ruler_nothing_is_applied() -> None:
    fox = unit("Fox", stk=0)
    table = attacking(side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert table.them.damage == [] and len(table.them.deck) == 10


def test_12_3a_damage_dealt_while_something_is_resolved_waits_for_its_end() -> None:
    """The order goes on to draw; only then is the damage applied."""
    table, _me, them = obeyed("you", hurt(1), t.Draw(1, t.OPPONENT), theirs=side(deck=[NAP, BALM]))
    assert them.hand == [NAP] and them.damage == [BALM]

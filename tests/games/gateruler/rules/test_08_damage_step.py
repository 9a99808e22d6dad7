"""8-5 to 8-7. The intercept step, the damage step and the attack end step."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Player,
    Side,
    Table,
    attacking,
    event,
    given,
    in_turn_of,
    ruler,
    side,
    unit,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
ENEMY = t.Cards(("unit",), t.OPPONENT)
MINE = t.Cards(("unit",), t.YOU)
INTERCEPT = t.Keyword("Intercept")


def draws(kind: str, what: Any = None) -> t.Auto:
    """Draw a card when this happens."""
    return t.Auto(t.Pattern(kind, what), (t.Draw(1),))


def when_drawn(table: Table) -> list[str]:
    """The steps of the attack in which cards were drawn."""
    return [entry.path[1] for entry in table.logged("draw")]


def attack_of(who: str, mine: Side, theirs: Side | None = None) -> tuple[Table, Player, Player]:
    """The attack phase of this player."""
    return in_turn_of(who, mine, theirs, "attack phase")


# 8-5. Intercept step


@BOTH
def test_8_5a_a_unit_with_intercept_strikes_before_the_damage_step(who: str) -> None:
    fox, wall = unit("Fox", hp=2), unit("Wall", INTERCEPT, atk=2)
    _table, mine, theirs = attack_of(who, side(attack={1: fox}), side(defense=wall))
    mine.attacks(fox, "defense")
    assert mine.graveyard == [fox] and theirs.damage_on(wall) == 0


@pytest.mark.rule("gateruler:8-5a", "gateruler:8-5a-1")
def test_8_5a_1_without_intercept_there_is_no_intercept_step() -> None:
    fox, wall = unit("Fox"), unit("Wall", hp=9)
    clock = unit("Clock", draws("begin intercept"))
    table = attacking(you=side(attack={1: fox, 2: clock}), them=side(defense=wall))
    table.you.attacks(fox, "defense")
    assert table.you.hand == [] and table.logged("begin intercept") == []
    table = attacking(
        you=side(attack={1: fox, 2: clock}), them=side(defense=unit("Wall", INTERCEPT, hp=9))
    )
    table.you.attacks(fox, "defense")
    assert len(table.you.hand) == 1


def test_8_5a_1_nobody_is_asked_in_a_step_that_is_skipped() -> None:
    """Who has a set card is asked after the declaration, at the start of the damage step, after
    the damage, at the end of that step and at the end of combat: five times, not six."""
    nap = event("Nap", v.EventEffect("instant", (t.Draw(1),)))
    table = attacking(you=side(attack={1: PLAIN}), them=side(set=[nap]))
    table.them.passes()
    table.them.passes()
    table.you.attacks(PLAIN, "ruler")
    asked = []
    while table.prompt == "act":
        asked.append(table.game.path()[1])
        table.them.passes()
    assert asked == ["8-4i", "8-6c", "8-6e", "8-6g", "8-7b", "8-3b", "8-4b"]


def test_8_5a_1_nor_against_an_attacking_ruler() -> None:
    wall, queen = unit("Wall", INTERCEPT, hp=9), ruler("Queen", atk=2)
    table = attacking(you=side(ruler=queen), them=side(defense=wall))
    table.you.attacks(queen, "defense")
    assert table.logged("begin intercept") == [] and table.you.damage == []
    assert table.them.damage_on(wall) == 2


def test_8_5a_1_but_a_geared_up_pair_attacks_as_its_unit() -> None:
    gear = unit("Gear", t.Keyword("Gear Up"), hp=9)
    wall = unit("Wall", INTERCEPT, atk=2, hp=9)
    table = given(you=side(hand=[gear]), them=side(defense=wall))
    table.you.does("gear up", gear)
    table.you.passes()
    table.begins("attack phase", attacks=0)
    table.you.attacks(gear, "defense")
    assert table.you.damage_on(gear) == 2 and table.you.damage == []


def test_8_5a_1_nor_when_the_attacking_unit_is_gone() -> None:
    zap = t.Auto(t.Pattern("attacked", t.Self()), (t.Destroy(v.Attacker()),))
    wall = unit("Wall", INTERCEPT, zap)
    table = attacking(you=side(attack={1: PLAIN}), them=side(defense=wall))
    table.you.attacks(PLAIN, "defense")
    assert table.you.graveyard == [PLAIN] and table.logged("begin intercept") == []


def test_8_5a_a_ruler_with_intercept_strikes_too() -> None:
    """8-5a speaks of units, 16-7b of units and rulers: rulers intercept."""
    fox, queen = unit("Fox", hp=2), ruler("Queen", INTERCEPT, atk=2)
    table = attacking(you=side(attack={1: fox}), them=side(ruler=queen))
    table.you.attacks(fox, "ruler")
    assert table.you.graveyard == [fox] and table.them.damage == []


def test_8_5b_intercept_is_set_off_in_the_intercept_step() -> None:
    fox, wall = unit("Fox", hp=9), unit("Wall", INTERCEPT, atk=2, hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall))
    table.you.attacks(fox, "defense")
    assert table.you.damage_on(fox) == 2
    standing_by = [entry.path[1] for entry in table.logged("standby")]
    assert standing_by == ["8-5b"]


def test_8_5c_it_is_resolved_in_the_intercept_step() -> None:
    fox, wall = unit("Fox", hp=9), unit("Wall", INTERCEPT, atk=2, hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall))
    table.you.attacks(fox, "defense")
    assert [entry.path[1] for entry in table.logged("damage")] == ["8-5c", "8-6d"]


# 8-6. Damage step


def test_8_6a_without_an_attacking_card_the_damage_step_is_skipped() -> None:
    zap = t.Auto(t.Pattern("attacked", t.Self()), (t.Destroy(v.Attacker()),))
    bear = unit("Bear", zap, draws("begin damage step"))
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: bear}))
    table.you.attacks(PLAIN, 1)
    assert table.you.graveyard == [PLAIN] and table.them.hand == []


def test_8_6a_without_a_card_being_attacked_too() -> None:
    """Q. I attack an empty column. What happens?  A. The attack ends without damage."""
    fox = unit("Fox", draws("begin damage step"), draws("end combat"))
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, 2)
    assert when_drawn(table) == ["8-7b"] and table.them.damage == []


def test_8_6b_what_waits_for_the_start_of_the_damage_step_is_set_off() -> None:
    fox = unit("Fox", draws("begin damage step"))
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert len(table.you.hand) == 1


def test_8_6c_it_is_resolved_before_the_damage() -> None:
    fox = unit("Fox", draws("begin damage step"))
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert when_drawn(table) == ["8-6c"]


@BOTH
def test_8_6d_the_attacking_card_deals_damage_to_the_card_being_attacked(who: str) -> None:
    fox, bear, wolf = unit("Fox"), unit("Bear", hp=9), unit("Wolf", hp=9)
    _table, mine, theirs = attack_of(who, side(attack={1: fox}), side(attack={1: bear, 2: wolf}))
    mine.attacks(fox, 1)
    assert theirs.damage_on(bear) == 2 and theirs.damage_on(wolf) == 0
    assert mine.damage_on(fox) == 0


def test_8_6d_one_of_them_may_have_gone_since_the_step_began() -> None:
    flees = t.Auto(t.Pattern("begin damage step"), (t.Put(t.Self(), "hand"),))
    bear = unit("Bear", flees)
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: bear}))
    table.you.attacks(PLAIN, 1)
    assert table.them.hand == [bear] and table.logged("damage") == []


@BOTH
def test_8_6d_1_to_a_ruler_as_much_as_its_stk(who: str) -> None:
    fox, queen = unit("Fox", atk=5, stk=2), ruler("Queen", atk=5, stk=3)
    _table, mine, theirs = attack_of(who, side(ruler=queen, attack={1: fox}))
    mine.attacks(fox, "ruler")
    assert len(theirs.damage) == 2
    mine.attacks(queen, "ruler")
    assert len(theirs.damage) == 5


@pytest.mark.parametrize("stk", [0, -2])
def test_8_6d_1_with_an_stk_of_zero_or_less_nothing(stk: int) -> None:
    weak = t.Continuous((t.Change(t.Self(), "stk", "add", stk),))
    fox = unit("Fox", weak, stk=0)
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert table.them.damage == [] and not table.you.is_ready(fox)


def test_8_6d_2_to_a_unit_as_much_as_its_atk() -> None:
    fox, queen, bear = unit("Fox", atk=5, stk=2), ruler("Queen", atk=3), unit("Bear", hp=20)
    table = attacking(you=side(ruler=queen, attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    assert table.them.damage_on(bear) == 5
    table.you.attacks(queen, 1)
    assert table.them.damage_on(bear) == 8


@pytest.mark.parametrize("atk", [0, -2])
def test_8_6d_2_with_an_atk_of_zero_or_less_nothing(atk: int) -> None:
    weak = t.Continuous((t.Change(t.Self(), "atk", "add", atk),))
    fox, bear = unit("Fox", weak, atk=0), unit("Bear", hp=1)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    assert table.them.damage_on(bear) == 0 and table.them.attack(1) == bear


def test_8_6d_3_that_is_combat_damage() -> None:
    hard = unit("Hard", t.Forbid(t.Pattern("damage", t.Self(), cause="combat")))
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: hard}))
    table.you.attacks(PLAIN, 1)
    assert table.them.damage_on(hard) == 0
    calm = unit("Calm", t.Forbid(t.Pattern("damage", t.Self(), cause="effect")))
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: calm}))
    table.you.attacks(PLAIN, 1)
    assert table.them.damage_on(calm) == 2


def test_8_6e_what_the_damage_sets_off_is_resolved_before_the_end_of_the_step() -> None:
    bear = unit("Bear", draws("damage", t.Self()), hp=9)
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: bear}))
    table.you.attacks(PLAIN, 1)
    assert when_drawn(table) == ["8-6e"]


def test_8_6f_what_waits_for_the_end_of_the_damage_step_is_set_off() -> None:
    fox = unit("Fox", draws("end damage step"))
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert len(table.you.hand) == 1


def test_8_6g_it_is_resolved_before_the_end_of_the_attack() -> None:
    fox = unit("Fox", draws("end damage step"))
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert when_drawn(table) == ["8-6g"]


# 8-7. Attack end step


def test_8_7a_what_waits_for_the_end_of_combat_is_set_off_after_each_attack() -> None:
    fox, bear = unit("Fox", draws("end combat")), unit("Bear")
    table = attacking(you=side(attack={1: fox, 2: bear}))
    table.you.attacks(fox, "ruler")
    table.you.attacks(bear, "ruler")
    assert len(table.you.hand) == 2


def test_8_7b_it_is_resolved_in_the_attack_end_step() -> None:
    fox = unit("Fox", draws("end combat"))
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert when_drawn(table) == ["8-7b"]


def grows(property: str, until: str) -> t.Auto:
    """When it attacks it gets 2 more of this."""
    more = t.Continuous((t.Change(t.Self(), property, "add", 2),))
    return t.Auto(t.Pattern("attack", t.Self()), (t.Lasting(until, more),))


def test_8_7c_1_effects_for_this_combat_end() -> None:
    fox, wolf = unit("Fox", grows("atk", "combat")), unit("Wolf", grows("atk", "turn"))
    table = attacking(you=side(attack={1: fox, 2: wolf}))
    table.you.attacks(fox, "ruler")
    table.you.attacks(wolf, "ruler")
    assert table.you.value(fox, "atk") == 2 and table.you.value(wolf, "atk") == 4


def test_8_7c_1_they_are_still_there_at_the_end_of_combat() -> None:
    fox = unit("Fox", grows("stk", "combat"), draws("end combat"), stk=1)
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert len(table.them.damage) == 3 and when_drawn(table) == ["8-7b"]


def test_8_7c_1_they_end_before_another_attack_begins() -> None:
    """A unit that lived on 2 more HP is destroyed there and then."""
    fox = unit("Fox", grows("hp", "combat"), hp=2)
    wall = unit("Wall", INTERCEPT, atk=3, hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall))
    table.you.attacks(fox, "defense")
    destroyed = [entry.path[-2:] for entry in table.logged("destroy")]
    assert destroyed == [("8-7c-1", "15-12b-3")]


def test_8_7c_2_what_their_end_sets_off_is_resolved_in_this_step() -> None:
    """A unit that lived on 2 more HP is destroyed when they are gone, and what that sets off
    waits for no later attack."""
    last = t.Auto(t.Pattern("destroy", t.Self()), (t.Draw(1),), on_leaving=True)
    fox = unit("Fox", grows("hp", "combat"), last, hp=2)
    wall = unit("Wall", INTERCEPT, atk=3, hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall))
    table.you.attacks(fox, "defense")
    assert table.you.graveyard == [fox]
    assert when_drawn(table) == ["8-7b"] and table.logged("draw")[0].path[1] == "8-7b"
    assert table.them.damage_on(wall) == 2

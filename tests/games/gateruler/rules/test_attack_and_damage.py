"""8, 12, 13: attacks, damage to units and rulers, CNT, defeat."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    attacking,
    charged,
    event,
    exhausted,
    given,
    ruler,
    side,
    unit,
)

ENEMY = t.Cards(("unit",), t.OPPONENT)
MINE = t.Cards(("unit",), t.YOU)


@pytest.mark.rule("gateruler:8-6d-1")
@pytest.mark.rule("gateruler:13-6c")
def test_a_ruler_takes_as_many_cards_as_the_stk_of_the_attacker() -> None:
    fox, first, second = unit("Fox", stk=2), unit("A"), unit("B")
    table = attacking(you=side(attack={1: fox}), them=side(deck=[first, second]))
    table.you.attacks(fox, "ruler")
    assert table.them.damage == [first, second] and table.them.life == 6
    assert not table.you.is_ready(fox)


@pytest.mark.rule("gateruler:8-4c-1")
def test_a_defender_stands_in_front_of_its_ruler() -> None:
    fox, wall = unit("Fox"), unit("Wall")
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall))
    with pytest.raises(pytest.fail.Exception):
        table.you.attacks(fox, "ruler")
    table.you.attacks(fox, "defense")
    assert table.them.damage_on(wall) == 2 and table.them.damage == []


@pytest.mark.rule("gateruler:15-12b-1")
@pytest.mark.rule("gateruler:8-6d-2")
def test_a_unit_with_damage_equal_to_its_hp_is_destroyed() -> None:
    fox, bear = unit("Fox", atk=3), unit("Bear", hp=3)
    table = attacking(you=side(attack={1: fox}), them=side(attack={3: bear}))
    table.you.attacks(fox, 3)
    assert table.them.graveyard == [bear] and table.them.attack(3) is None


@pytest.mark.rule("gateruler:8-4c")
def test_exhausted_units_do_not_attack_and_a_ready_ruler_does() -> None:
    fox = unit("Fox")
    mine = ruler("Mine", stk=3)
    table = attacking(you=side(ruler=mine, attack={1: exhausted(fox)}))
    assert set(table.you.offers("attack")) == {mine}
    table.you.attacks(mine, "ruler")
    assert len(table.them.damage) == 3


@pytest.mark.rule("gateruler:8-2a-2")
def test_in_the_first_turn_there_is_one_attack() -> None:
    fox = unit("Fox")
    table = attacking(you=side(attack={1: fox, 2: fox}), turn=1)
    table.you.attacks(fox, "ruler")
    assert table.halted


@pytest.mark.rule("gateruler:8-6a")
def test_an_attack_on_an_empty_column_hits_nobody() -> None:
    fox = unit("Fox")
    table = attacking(you=side(attack={1: fox}), them=side(defense=PLAIN))
    table.you.attacks(fox, 1)
    assert table.them.damage == [] and not table.you.is_ready(fox)


@pytest.mark.rule("gateruler:12-2a-1")
@pytest.mark.rule("gateruler:12-2d-1")
def test_a_player_with_as_much_damage_as_life_loses() -> None:
    fox = unit("Fox", stk=2)
    table = attacking(you=side(attack={1: fox}), them=side(ruler=ruler(life=4), damage=2))
    table.you.attacks(fox, "ruler")
    assert table.result == ("you", "12-2a-1")


@pytest.mark.rule("gateruler:12-2d-1")
def test_whoever_heals_in_time_does_not_lose() -> None:
    heal = event("Balm", v.EventEffect("instant", (v.HealLife(2),)))
    fox = unit("Fox", stk=1)
    table = attacking(
        you=side(attack={1: fox}), them=side(ruler=ruler(life=2), damage=1, set=[heal])
    )
    while table.prompt == "act":
        table.them.passes()
    table.you.attacks(fox, "ruler")
    while table.prompt == "act" and "defeat" not in table.waiting:
        table.them.passes()
    table.them.plays(heal)
    assert table.result is None and table.them.life == 2


@pytest.mark.rule("gateruler:12-2a-2")
def test_a_player_without_a_deck_loses() -> None:
    fox = unit("Fox", stk=1)
    table = attacking(you=side(attack={1: fox}), them=side(deck=[PLAIN], deck_of_plain=0))
    table.you.attacks(fox, "ruler")
    assert table.result == ("you", "12-2a-2")


@pytest.mark.rule("gateruler:12-2c-1")
@pytest.mark.rule("gateruler:1-4b-1")
def test_if_both_lose_together_it_is_a_draw() -> None:
    both = event("Both", v.EventEffect("standard", (t.Draw(1, t.EACH),)))
    last = side(hand=[both], deck=[PLAIN], deck_of_plain=0)
    table = given(you=last, them=last)
    table.you.plays(both)
    assert table.result == ("draw", "1-4b-1")


@pytest.mark.rule("gateruler:13-5b-2")
def test_damage_to_both_rulers_is_applied_to_the_other_players_first() -> None:
    """The active player's processes go into the gate first, so the others lie on top."""
    rulers = t.Every(t.Cards(("ruler",), t.EACH))
    both = event("Both", v.EventEffect("standard", (v.DealDamage(rulers, 1),)))
    one = ruler(life=1)
    table = given(you=side(ruler=one, hand=[both]), them=side(ruler=one))
    table.you.plays(both)
    assert table.result == ("you", "12-2a-1")


@pytest.mark.rule("gateruler:13-6d")
@pytest.mark.rule("gateruler:13-6d-3")
def test_a_counter_ability_is_played_and_its_card_goes_to_the_graveyard() -> None:
    fox, thorn = unit("Fox", stk=2), unit("Thorn", v.Counter((t.Draw(1),)))
    table = attacking(you=side(attack={1: fox}), them=side(deck=[thorn, PLAIN, PLAIN]))
    table.you.attacks(fox, "ruler")
    assert table.them.graveyard == [thorn] and len(table.them.damage) == 1
    assert len(table.them.hand) == 1 and table.them.counter == []


@pytest.mark.rule("gateruler:14-6c-1")
def test_a_card_that_its_counter_ability_plays_is_free() -> None:
    fox, hero = unit("Fox", stk=1), unit("Hero", v.Counter((v.PlayThis(),)), level=5)
    table = attacking(you=side(attack={1: fox}), them=side(deck=[hero]))
    table.you.attacks(fox, "ruler")
    table.them.chooses_zone(2)
    assert table.them.attack(2) == hero and table.them.damage == []


@pytest.mark.rule("gateruler:13-6d-2")
def test_a_counter_ability_without_a_target_is_not_played() -> None:
    zap = v.Counter((v.Target(t.Pick(1, t.Cards(("field",), t.OPPONENT))), t.Draw(1)))
    fox, thorn = unit("Fox", stk=1), unit("Thorn", zap)
    table = attacking(you=side(attack={1: fox}), them=side(deck=[thorn]))
    table.you.attacks(fox, "ruler")
    assert table.them.graveyard == [thorn] and table.them.hand == []


@pytest.mark.rule("gateruler:13-6c-1")
def test_damage_that_ignores_counters() -> None:
    thorn = unit("Thorn", v.Counter((t.Draw(1),)))
    word = event(
        "Word",
        v.EventEffect(
            "standard",
            (v.DealDamage(t.Every(t.Cards(("ruler",), t.OPPONENT)), 1, ignore_counter=True),),
        ),
    )
    table = given(you=side(hand=[word]), them=side(deck=[thorn]))
    table.you.plays(word)
    assert table.them.damage == [thorn]


@pytest.mark.rule("gateruler:16-7b")
def test_intercept_strikes_first() -> None:
    fox, wall = unit("Fox", hp=2), unit("Wall", t.Keyword("Intercept"), atk=2)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall))
    table.you.attacks(fox, "defense")
    assert table.you.graveyard == [fox] and table.them.damage_on(wall) == 0


@pytest.mark.rule("gateruler:16-8a-1")
def test_retaliate_strikes_back_if_it_is_still_there() -> None:
    fox, wall = unit("Fox", hp=2), unit("Wall", t.Keyword("Retaliate"), atk=2)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall))
    table.you.attacks(fox, "defense")
    assert table.you.graveyard == [fox] and table.them.damage_on(wall) == 2
    weak = unit("Weak", t.Keyword("Retaliate"), atk=2, hp=1)
    table = attacking(you=side(attack={1: fox}), them=side(defense=weak))
    table.you.attacks(fox, "defense")
    assert table.you.attack(1) == fox and table.them.graveyard == [weak]


@pytest.mark.rule("gateruler:16-5a-1")
def test_breakthrough_strikes_the_ruler_behind_a_destroyed_defender() -> None:
    fox = unit("Fox", t.Keyword("Breakthrough"), atk=3, stk=2)
    table = attacking(you=side(attack={1: fox}), them=side(defense=unit("Wall", hp=3)))
    table.you.attacks(fox, "defense")
    assert len(table.them.damage) == 2
    table = attacking(you=side(attack={1: fox}), them=side(defense=unit("Wall", hp=4)))
    table.you.attacks(fox, "defense")
    assert table.them.damage == []
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert len(table.them.damage) == 2


@pytest.mark.rule("gateruler:16-9a-1")
def test_double_attack_readies_the_attacker_once() -> None:
    fox = unit("Fox", t.Keyword("Attack", 2))
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert table.you.is_ready(fox)
    table.you.attacks(fox, "ruler")
    assert not table.you.is_ready(fox) and len(table.them.damage) == 2


@pytest.mark.rule("gateruler:16-12a-1")
def test_charge_shield_keeps_a_unit_in_play_for_a_charge() -> None:
    shielded = unit("Shielded", t.Keyword("Charge Shield"), hp=2)
    fox, spark = unit("Fox"), unit("Spark")
    them = side(defense=charged(shielded, spark))
    table = attacking(you=side(attack={1: fox}), them=them)
    table.you.attacks(fox, "defense")
    table.them.says("yes")
    assert table.them.defense == shielded and table.them.graveyard == [spark]
    assert table.them.damage_on(shielded) == 0
    table = attacking(you=side(attack={1: fox}), them=them)
    table.you.attacks(fox, "defense")
    table.them.says("no")
    assert sorted([c.name for c in table.them.graveyard]) == ["Shielded", "Spark"]


@pytest.mark.rule("gateruler:16-22b")
def test_deadly_destroys_what_it_damages_at_the_end_of_the_damage_step() -> None:
    fox, bear = unit("Fox", t.Keyword("Deadly"), atk=1), unit("Bear", hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    assert table.them.graveyard == [bear]


@pytest.mark.rule("gateruler:16-30b")
def test_essence_drain_takes_what_it_destroys_as_a_charge() -> None:
    fox, bear = unit("Fox", t.Keyword("Essence Drain"), atk=3), unit("Bear", hp=3)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    assert table.you.charges(fox) == [bear] and table.them.graveyard == []


@pytest.mark.rule("gateruler:14-14g-2")
def test_damage_is_multiplied_before_it_is_reduced() -> None:
    mine = t.Pattern("damage", t.Self())
    bear = unit("Bear", v.DamageChange(mine, "less", 1), v.DamageChange(mine, "times", 2), hp=9)
    fox = unit("Fox", atk=2)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    assert table.them.damage_on(bear) == 3


@pytest.mark.rule("gateruler:13-3d-2")
def test_a_prevention_is_divided_among_the_targets() -> None:
    shield = unit("Shield", v.DamageChange(t.Pattern("damage", MINE), "prevent", 2), hp=9)
    bear = unit("Bear", hp=9)
    word = event("Storm", v.EventEffect("standard", (v.DealDamage(t.Every(ENEMY), 3),)))
    table = given(you=side(hand=[word]), them=side(attack={1: shield, 2: bear}))
    table.you.plays(word)
    table.them.chooses(bear)
    table.them.chooses(shield)
    assert (table.them.damage_on(shield), table.them.damage_on(bear)) == (2, 2)


@pytest.mark.rule("gateruler:15-27c-2")
def test_what_ignores_combat_damage_takes_effect_damage() -> None:
    bear = unit("Bear", t.Forbid(t.Pattern("damage", t.Self(), cause="combat")), hp=9)
    fox = unit("Fox")
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    assert table.them.damage_on(bear) == 0
    word = event("Storm", v.EventEffect("standard", (v.DealDamage(t.Every(ENEMY), 3),)))
    table = given(you=side(hand=[word]), them=side(attack={1: bear}))
    table.you.plays(word)
    assert table.them.damage_on(bear) == 3


@pytest.mark.rule("gateruler:15-34a")
def test_attacking_directly() -> None:
    fox = unit("Fox", v.AttacksDirectly(t.Self()))
    table = attacking(you=side(attack={1: fox}), them=side(defense=PLAIN))
    table.you.does("direct", fox, table.them.zone("ruler"))
    assert len(table.them.damage) == 1 and table.them.damage_on(PLAIN) == 0


@pytest.mark.rule("gateruler:6-5c-1")
def test_damage_on_units_is_gone_at_the_end_of_the_turn() -> None:
    fox, bear = unit("Fox"), unit("Bear", hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    table.you.passes()
    assert table.halted and table.them.damage_on(bear) == 2
    table.begins("turn")
    table.you.passes() if table.asks and table.asks.seat == 0 else table.them.passes()
    assert table.them.damage_on(bear) == 0

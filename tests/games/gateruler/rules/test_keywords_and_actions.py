"""15, 16: game actions and keywords."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Table,
    attacking,
    charged,
    event,
    exhausted,
    field,
    given,
    ruler,
    side,
    unit,
)

MINE = t.Cards(("unit",), t.YOU)
ENEMY = t.Cards(("unit",), t.OPPONENT)


def word(*do: t.Effect, timing: str = "standard") -> Card:
    return event("Word", v.EventEffect(timing, do))


@pytest.mark.rule("gateruler:16-16b")
@pytest.mark.rule("gateruler:16-16b-1")
def test_enhance_takes_another_unit_as_a_charge() -> None:
    beasts = t.Cards(("unit",), t.YOU, (v.Attribute(("Beast",)),))
    king = unit("King", t.Keyword("Enhance", details=(beasts,)))
    cub = unit("Cub", attributes=["Beast"])
    table = given(you=side(hand=[king], attack={1: cub, 2: PLAIN}))
    table.you.summons(king, 3)
    table.you.chooses(cub)
    assert table.you.charges(king) == [cub] and table.you.attack(1) is None
    table = given(you=side(hand=[king], attack={1: cub}))
    table.you.summons(king, 3)
    table.you.passes()
    assert table.you.charges(king) == [] and table.you.attack(1) == cub


@pytest.mark.rule("gateruler:16-23b")
def test_a_summon_requirement_is_met_or_the_card_does_not_enter() -> None:
    need = v.SummonRequirement(
        (t.Destroy(t.Pick(1, MINE)),), (t.Put(t.Self(), "graveyard"),), (t.Entered("normal"),)
    )
    king = unit("King", need)
    table = given(you=side(hand=[king], attack={1: PLAIN}))
    table.you.summons(king, 3)
    table.you.says("yes")
    assert table.you.attack(3) == king and table.you.attack(1) is None
    table = given(you=side(hand=[king], attack={1: PLAIN}))
    table.you.summons(king, 3)
    table.you.says("no")
    assert table.you.attack(3) is None and table.you.graveyard == [king]


@pytest.mark.rule("gateruler:16-29b")
@pytest.mark.rule("gateruler:16-29c")
def test_a_charge_bonus_is_for_the_unit_it_is_under() -> None:
    stronger = t.Continuous((t.Change(t.Self(), "atk", "add", 3),))
    bonus = t.Keyword("Charge Bonus", details=((v.Attribute(("Robot",)),), (stronger,)))
    spark = unit("Spark", bonus)
    robot = unit("Robot", t.Keyword("Charge Shield"), attributes=["Robot"])
    table = given(you=side(attack={1: charged(robot, spark)}))
    assert table.you.value(robot, "atk") == 5
    own = table.game.abilities(table.you.find(robot))
    assert [each.name for each in own.keywords] == ["Charge Shield"]
    table = given(you=side(attack={1: charged(robot, spark, PLAIN)}))
    own = table.game.abilities(table.you.find(robot))
    assert own.keywords == () and own.replaces == {}
    table = given(you=side(attack={1: charged(PLAIN, spark)}))
    assert table.you.value(PLAIN, "atk") == 2


@pytest.mark.rule("gateruler:16-26b")
def test_a_gear_ability_works_while_geared_up() -> None:
    stronger = t.Continuous((t.Change(t.Self(), "atk", "add", 3),))
    gear = unit("Gear", t.Keyword("Gear Up"), t.Keyword("Gear Ability", details=(stronger,)))
    table = given(you=side(hand=[gear, gear]))
    table.you.does("gear up", gear)
    assert table.you.value(gear, "atk") == 5
    table = given(you=side(attack={1: gear}))
    assert table.you.value(gear, "atk") == 2


@pytest.mark.rule("gateruler:16-13b-2b")
@pytest.mark.rule("gateruler:16-13c")
def test_genesis_summoning_puts_materials_under_the_deck() -> None:
    materials = v.Materials(
        t.Together((t.Self(), t.Pick(1, t.Cards(("unit",), t.YOU, (t.Other(),)))))
    )
    dragons = t.Cards(("deck",), t.YOU, (v.Attribute(("Dragon",)),))
    then = (t.Search(t.Pick(1, dragons)), v.SpecialSummon(t.It(), how="genesis"))
    mage = unit(
        "Mage", v.Act("standard", (t.May((materials,), then),), keyword="Genesis Summoning")
    )
    came = t.Auto(t.Pattern("enter", t.Self(), only_if=t.Entered("genesis")), (t.Draw(1),))
    dragon = unit("Dragon", came, attributes=["Dragon"])
    table = given(you=side(attack={1: mage, 2: PLAIN}, deck=[dragon]))
    table.you.uses(mage)
    table.you.says("yes")
    if table.prompt == "order":
        table.you.chooses(mage, PLAIN)
    table.you.chooses(dragon)
    table.you.chooses_zone(1)
    assert table.you.attack(1) == dragon and table.you.attack(2) is None
    assert mage in table.you.deck and len(table.you.hand) == 1


@pytest.mark.rule("gateruler:16-14d")
def test_abyssal_summoning_carries_out_the_concerto() -> None:
    concerto = v.AbyssalConcerto((t.Destroy(t.Pick(1, MINE)),))
    shade = unit("Shade", concerto)
    table = given(you=side(hand=[word(v.AbyssalSummon())], graveyard=[shade], attack={1: PLAIN}))
    table.you.plays(table.you.hand[0])
    table.you.chooses(shade)
    table.you.chooses_zone(2)
    assert table.you.attack(2) == shade and table.you.attack(1) is None
    table = given(you=side(hand=[word(v.AbyssalSummon())], graveyard=[shade]))
    table.you.plays(table.you.hand[0])
    table.you.passes()
    assert shade in table.you.graveyard


@pytest.mark.rule("gateruler:16-20b")
@pytest.mark.rule("gateruler:16-20b-1")
@pytest.mark.rule("gateruler:14-3f")
def test_a_discount_may_be_taken() -> None:
    price = (t.Put(t.Pick(1, t.Cards(("hand",), t.YOU)), "deck bottom"),)
    king = unit("King", v.Discount(price, 1), level=4)
    table = given(you=side(hand=[king, PLAIN], resources=1))
    table.you.summons(king, 1)
    assert table.you.attack(1) == king and table.you.hand == [] and table.you.ready_resources == 0
    table = given(you=side(hand=[king, PLAIN], resources=4))
    table.you.summons(king, 1)
    table.you.says("no")
    assert table.you.hand == [PLAIN] and table.you.ready_resources == 0
    table = given(you=side(hand=[king], resources=3))
    assert table.you.offers("summon") == []


@pytest.mark.rule("gateruler:16-11a")
def test_undying_is_summoned_from_the_graveyard() -> None:
    shade = unit("Shade", t.Keyword("Undying"), level=1)
    table = given(you=side(graveyard=[shade], resources=1))
    table.you.summons(shade, 1)
    assert table.you.attack(1) == shade and table.you.ready_resources == 0


@pytest.mark.rule("gateruler:16-21b")
@pytest.mark.rule("gateruler:16-21c")
def test_sentinel_summoning_is_for_the_opponents_turn() -> None:
    guard = unit("Guard", t.Keyword("Sentinel Summoning"))
    fox = unit("Fox")
    tight = ruler(summon_cap=0)
    table = attacking(you=side(attack={1: fox}), them=side(ruler=tight, hand=[guard]))
    assert table.them.offers("summon") == [guard]
    table.them.summons(guard, "defense")
    while table.prompt == "act":
        table.them.passes()
    assert table.them.defense == guard
    table = given(you=side(ruler=tight, hand=[guard]))
    assert table.you.offers("summon") == []


@pytest.mark.rule("gateruler:16-18b")
@pytest.mark.rule("gateruler:16-18c")
def test_concealed_units_are_set_and_forced_ones_only_enter_from_there() -> None:
    ninja = unit("Ninja", t.Keyword("Concealment"), v.PlayableFrom(("set",)))
    table = given(you=side(hand=[ninja]))
    assert table.you.offers("set") == [ninja] and table.you.offers("summon") == [ninja]
    table.you.sets(ninja)
    table.you.summons(ninja, 1)
    assert table.you.attack(1) == ninja
    shade = unit("Shade", t.Keyword("Forced Concealment"), v.PlayableFrom(("set",)))
    table = given(you=side(hand=[shade]))
    assert table.you.offers("summon") == []
    table.you.sets(shade)
    table.you.summons(shade, 1)
    assert table.you.attack(1) == shade


@pytest.mark.rule("gateruler:16-27b")
def test_deploy_does_not_count_for_the_summon_cap() -> None:
    scout = unit("Scout", t.Keyword("Deploy"))
    table = given(you=side(ruler=ruler(summon_cap=0), hand=[scout, PLAIN]))
    assert table.you.offers("summon") == [scout]
    table.you.summons(scout, 1)
    assert table.you.attack(1) == scout


@pytest.mark.rule("gateruler:16-6a-1")
def test_a_defender_may_step_back_at_the_end_of_the_attack_phase() -> None:
    wall = unit("Wall", t.Keyword("Defender"))
    table = attacking(you=side(attack={1: exhausted(wall)}))
    table.you.passes()
    table.you.says("yes")
    assert table.you.defense == wall and table.halted


@pytest.mark.rule("gateruler:16-10a-1")
@pytest.mark.rule("gateruler:16-10b")
def test_a_familiar_gains_an_attribute_for_the_turn() -> None:
    cat = unit("Cat", t.Keyword("Familiar"), attributes=["Beast"])
    table = given(you=side(attack={1: cat}), others=[unit("Imp", attributes=["Demon"])])
    table.you.uses(cat)
    table.you.chooses(1)
    assert table.you.value(cat, "attributes") == ("Beast", "Demon")


@pytest.mark.rule("gateruler:16-28a-1")
def test_charge_link() -> None:
    spark = unit("Spark", t.Keyword("Charge Link"))
    table = given(you=side(attack={1: spark, 2: PLAIN}))
    table.you.uses(spark)
    table.you.says("yes")
    assert table.you.charges(PLAIN) == [spark] and table.you.attack(1) is None


@pytest.mark.rule("gateruler:14-4b-11")
@pytest.mark.rule("gateruler:14-4b-3a")
def test_a_unit_that_cannot_be_in_a_defense_zone_is_not_put_there() -> None:
    proud = unit("Proud", t.Forbid(t.Pattern("enter", t.Self(), to=("defense",), also=("move",))))
    table = given(you=side(hand=[proud]))
    table.you.does("summon", proud)
    assert table.asks is not None
    assert ("zone", z.defense_zone(0)) not in table.asks.options
    table.you.chooses_zone(1)
    assert ("rearrange", z.attack_zone(0, 1), z.defense_zone(0)) not in table.asks.options


@pytest.mark.rule("gateruler:15-14b")
@pytest.mark.rule("gateruler:15-14b-1")
def test_a_card_put_on_top_takes_over_charges_and_lies_as_the_other_lay() -> None:
    top, spark = unit("Top"), unit("Spark")
    on_top = v.PutOnTop(t.Every(t.Cards(("graveyard",), t.YOU)), t.Every(MINE))
    lying = exhausted(charged(PLAIN, spark))
    table = given(you=side(hand=[word(on_top)], graveyard=[top], attack={1: lying}))
    table.you.plays(table.you.hand[0])
    assert table.you.attack(1) == top and not table.you.is_ready(top)
    assert set(table.you.charges(top)) == {PLAIN, spark}


@pytest.mark.rule("gateruler:15-28b")
def test_an_effect_rearranges_units_as_often_as_one_likes() -> None:
    fox = unit("Fox")
    table = given(you=side(hand=[word(v.Rearrange(t.OPPONENT))]), them=side(attack={1: fox}))
    table.you.plays(table.you.hand[0])
    table.you.does("place", fox, z.defense_zone(1))
    table.you.passes()
    assert table.them.defense == fox and not table.them.is_ready(fox)


@pytest.mark.rule("gateruler:15-11a")
def test_two_units_swap_places() -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table = given(you=side(hand=[word(t.Swap(t.Every(MINE)))], attack={1: fox, 3: bear}))
    table.you.plays(table.you.hand[0])
    assert table.you.attack(1) == bear and table.you.attack(3) == fox


@pytest.mark.rule("gateruler:15-23a")
@pytest.mark.rule("gateruler:15-23a-1")
def test_gaining_control_brings_a_unit_over_ready_with_its_charges() -> None:
    fox, spark = unit("Fox"), unit("Spark")
    lying = exhausted(charged(fox, spark))
    table = given(
        you=side(hand=[word(v.GainControl(t.Every(ENEMY)))]), them=side(attack={1: lying})
    )
    table.you.plays(table.you.hand[0])
    table.you.chooses_zone(2)
    assert table.you.attack(2) == fox and table.you.is_ready(fox)
    assert table.you.charges(fox) == [spark]


@pytest.mark.rule("gateruler:15-27a-1")
@pytest.mark.rule("gateruler:15-27a-4")
def test_what_ignores_enemy_effects() -> None:
    stone = unit("Stone", v.Unaffected(t.Self(), whose=t.OPPONENT), hp=9)
    weaker = t.Lasting("turn", t.Continuous((t.Change(t.Every(ENEMY), "atk", "add", -1),)))
    for effect in (t.Destroy(t.Every(ENEMY)), v.DealDamage(t.Every(ENEMY), 3), weaker):
        table = given(you=side(hand=[word(effect)]), them=side(attack={1: stone}))
        table.you.plays(table.you.hand[0])
        assert table.them.attack(1) == stone and table.them.damage_on(stone) == 0
        assert table.them.value(stone, "atk") == 2


@pytest.mark.rule("gateruler:15-29b")
def test_a_unit_that_enters_without_its_abilities_does_not_use_them() -> None:
    fox = unit("Fox", t.Auto(t.Pattern("enter", t.Self()), (t.Draw(1),)))
    mine = t.Every(t.Cards(("graveyard",), t.YOU))
    for losing, drawn in (((), 1), (("all",), 0)):
        summon = word(v.SpecialSummon(mine, losing=losing))
        table = given(you=side(hand=[summon], graveyard=[fox]))
        table.you.plays(table.you.hand[0])
        table.you.chooses_zone(1)
        assert table.you.attack(1) == fox and len(table.you.hand) == drawn


@pytest.mark.rule("gateruler:14-17b-2")
def test_an_effect_in_place_of_what_a_counter_ability_plays() -> None:
    thorn = unit("Thorn", v.Counter((t.Draw(3),)))
    change = event(
        "Change",
        v.EventEffect("instant", (v.TargetInGate("ability"), v.ChangeCounter((t.Draw(1),)))),
    )
    fox = unit("Fox", stk=1)
    table = attacking(you=side(attack={1: fox}, set=[change]), them=side(deck=[thorn]))
    _pass_until(table, "attack")
    table.you.attacks(fox, "ruler")
    while table.prompt == "act" and not table.you.offers("play"):
        table.you.passes()
    table.you.plays(change)
    assert len(table.them.hand) == 1 and thorn in table.them.graveyard


def _pass_until(table: Table, prompt: str) -> None:
    while table.prompt == "act":
        table.you.passes()
    assert table.prompt == prompt


@pytest.mark.rule("gateruler:15-20d")
@pytest.mark.rule("gateruler:15-20e")
@pytest.mark.rule("gateruler:15-20e-1")
def test_cards_for_when_damage_would_be_dealt() -> None:
    """As an answer to what would deal damage, and at any time from an attack to its damage."""
    would = t.Pattern("would be damaged", t.Cards(("unit",), t.YOU))
    none = v.DamageChange(t.Pattern("damage", MINE), "becomes", 0)
    save = event("Save", v.EventEffect("when", (t.Lasting("once", none),), would))
    storm = word(v.DealDamage(t.Every(ENEMY), 3))
    bear = unit("Bear", hp=3)
    table = given(you=side(hand=[storm]), them=side(attack={1: bear}, set=[save]))
    table.you.plays(table.you.hand[0])
    table.them.chooses(save)
    assert table.them.attack(1) == bear and table.them.damage_on(bear) == 0
    fox = unit("Fox", atk=3)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}, set=[save]))
    while table.prompt == "act":
        table.them.passes()
    table.you.attacks(fox, 1)
    table.them.passes()
    table.them.plays(save)
    while table.prompt == "act":
        table.them.passes()
    assert table.them.attack(1) == bear


@pytest.mark.rule("gateruler:15-15a")
def test_a_ruler_that_pays_as_a_resource() -> None:
    wizard = ruler("Wizard", v.PaysAsResource())
    fox = unit("Fox", level=2)
    table = given(you=side(ruler=wizard, hand=[fox], resources=1))
    table.you.summons(fox, 1)
    assert not table.you.is_ready(wizard) and table.you.attack(1) == fox


@pytest.mark.rule("gateruler:14-10f")
@pytest.mark.rule("gateruler:14-10f-1")
def test_a_delayed_ability_triggers_once() -> None:
    later = t.Auto(t.Pattern("end turn"), (t.Draw(1),))
    table = given(you=side(hand=[word(t.Lasting("once", later))]), phase="turn", turn_of="them")
    table.you.plays(table.you.hand[0])
    table.you.passes()
    if table.prompt == "attack":
        table.you.passes()
    assert len(table.you.hand) == 1


@pytest.mark.rule("gateruler:14-13a-6")
def test_abilities_are_lost_after_abilities_are_gained() -> None:
    """Whichever came first: what is taken away is gone."""
    dormant = t.Keyword("Dormant")
    lose = field("Lose", t.Continuous((t.Change(t.Every(MINE), "abilities", "lose", (dormant,)),)))
    gain = field("Gain", t.Continuous((t.Change(t.Every(MINE), "abilities", "gain", (dormant,)),)))
    for fields in ((lose, gain), (gain, lose)):
        table = attacking(you=side(field=fields, attack={1: PLAIN}))
        assert PLAIN in table.you.offers("attack")
    table = attacking(you=side(field=[gain], attack={1: PLAIN}))
    assert PLAIN not in table.you.offers("attack")

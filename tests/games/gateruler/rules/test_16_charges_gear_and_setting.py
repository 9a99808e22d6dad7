"""16-12, 16-17, 16-18, 16-24 to 16-26, 16-28, 16-29. Charges, Resource, Concealment, gear."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, attacking, charged, event, given, ruler, side, unit
from tests.games.gateruler.told import THEIR_UNITS, act, changes, gets, obeyed, printed, seats, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])
SPARK = unit("Spark")


# 16-12. Charge Shield


@BOTH
@pytest.mark.parametrize(
    "order", [t.Destroy(t.Every(THEIR_UNITS)), t.Put(t.Every(THEIR_UNITS), "hand")]
)
@pytest.mark.parametrize("takes", [True, False])
def test_16_12a_1_a_charge_may_go_in_place_of_the_unit(
    who: str, order: t.Effect, takes: bool
) -> None:
    golem = unit("Golem", *printed("Charge Shield"))
    _table, _own, other = obeyed(who, order, theirs=side(attack={1: charged(golem, SPARK)}))
    other.says("yes" if takes else "no")
    assert (other.attack(1) == golem) is takes and SPARK in other.graveyard
    if takes:
        assert other.charges(golem) == []


def test_16_12a_1_without_a_charge_it_goes() -> None:
    golem = unit("Golem", *printed("Charge Shield"))
    table, _own, other = obeyed(
        "you", t.Destroy(t.Every(THEIR_UNITS)), theirs=side(attack={1: golem})
    )
    assert other.graveyard == [golem] and table.prompt == "act"


@pytest.mark.rule("gateruler:16-12a-1")
def test_each_time_one_charge() -> None:
    golem = unit("Golem", *printed("Charge Shield"))
    cut = t.Destroy(t.Every(THEIR_UNITS))
    _table, _own, other = obeyed(
        "you", cut, cut, theirs=side(attack={1: charged(golem, SPARK, PLAIN)})
    )
    other.says("yes")
    other.chooses(SPARK)
    other.says("yes")
    assert other.attack(1) == golem and set(other.graveyard) == {SPARK, PLAIN}


def test_16_12b_1_its_damage_is_gone() -> None:
    golem = unit("Golem", *printed("Charge Shield"), hp=3)
    _table, _own, other = obeyed(
        "you", v.DealDamage(t.Every(THEIR_UNITS), 4),
        theirs=side(attack={1: charged(golem, SPARK)}),
    )  # fmt: skip
    other.says("yes")
    assert other.attack(1) == golem and other.damage_on(golem) == 0


def test_16_12b_2_effects_for_a_time_end_on_it() -> None:
    golem = unit("Golem", *printed("Charge Shield"))
    order = (gets(t.Every(THEIR_UNITS), "atk", 3), t.Destroy(t.Every(THEIR_UNITS)))
    _table, _own, other = obeyed("you", *order, theirs=side(attack={1: charged(golem, SPARK)}))
    other.says("yes")
    assert other.attack(1) == golem and other.value(golem, "atk") == 2


# 16-17. Resource


@BOTH
@pytest.mark.parametrize(("resources", "can"), [(1, True), (0, False)])
def test_16_17b_an_ability_with_resource_needs_a_resource_card(
    who: str, resources: int, can: bool
) -> None:
    mage = unit("Mage", *printed('"Spell" Resource: Standard Action: Draw a card.'))
    table = given(**seats(who, side(attack={1: mage}, resources=resources)), turn_of=who)
    assert (table.player(who).offers("ability") == [mage]) is can


@pytest.mark.parametrize(("resources", "drawn"), [(1, 1), (0, 0)])
def test_16_17b_1_an_automatic_one_does_not_trigger_without(resources: int, drawn: int) -> None:
    word = when("enter", t.Draw(1))
    mage = unit("Mage", t.Auto(word.when, word.do, (v.HasResources(),)))
    table = given(you=side(hand=[mage], resources=resources))
    table.you.summons(mage, 1)
    assert len(table.you.hand) == drawn and len(table.logged("standby")) == drawn


@pytest.mark.parametrize(("resources", "can"), [(1, True), (0, False)])
def test_16_17c_an_event_with_resource_needs_one_too(resources: int, can: bool) -> None:
    spell = event("Spell", *printed("Timing: Standard Action\nResource\nDraw a card."))
    table = given(you=side(hand=[spell], resources=resources))
    assert (table.you.offers("play") == [spell]) is can


def test_16_17d_ready_or_exhausted() -> None:
    spell = event("Spell", *printed("Timing: Standard Action\nResource\nDraw a card."))
    fox = unit("Fox", level=1)
    table = given(you=side(hand=[fox, spell], resources=1))
    table.you.summons(fox, 1)
    assert table.you.ready_resources == 0 and table.you.offers("play") == [spell]


# 16-18. Concealment

FROM_SET = v.PlayableFrom(("set",))


@BOTH
def test_16_18b_a_card_with_concealment_can_be_set(who: str) -> None:
    ninja = unit("Ninja", *printed("Concealment"))
    table = given(**seats(who, side(hand=[ninja, PLAIN])), turn_of=who)
    own = table.player(who)
    assert own.offers("set") == [ninja] and set(own.offers("summon")) == {ninja, PLAIN}
    own.sets(ninja)
    assert own.set_cards == [ninja]


def test_16_18c_with_forced_concealment_it_is_played_from_set_zones_only() -> None:
    shade = unit("Shade", *printed("Forced Concealment"), FROM_SET)
    table = given(you=side(hand=[shade], drive=[shade]))
    assert table.you.offers("summon") == [] and table.you.offers("set") == [shade]
    table.you.sets(shade)
    table.you.summons(shade, 1)
    assert table.you.attack(1) == shade


@pytest.mark.parametrize(("area", "enters"), [("graveyard", False), ("set", True)])
def test_16_18c_it_is_special_summoned_from_a_set_zone_only(area: str, enters: bool) -> None:
    shade = unit("Shade", *printed("Forced Concealment"))
    order = v.SpecialSummon(t.Every(t.Cards((area,), t.YOU)))
    mine = side(graveyard=[shade]) if area == "graveyard" else side(set=[shade])
    table, own, _other = obeyed("you", order, mine=mine)
    if enters:
        own.chooses_zone(1)
    assert (own.attack(1) == shade) is enters and table.prompt == "act"


def test_16_18d_a_set_unit_is_played_only_as_its_text_allows() -> None:
    ninja = unit("Ninja", *printed("Concealment"))
    trick = event("Trick", v.EventEffect("standard", (t.Draw(1),)))
    table = given(you=side(set=[ninja, trick]))
    assert table.you.offers("summon") == [] and table.you.offers("play") == [trick]


def test_16_18d_1_if_it_simply_may_be_in_the_main_phase_with_an_empty_gate() -> None:
    ninja = unit("Ninja", *printed("Concealment"), FROM_SET)
    trap = event("Trap", v.EventEffect("instant", (t.Draw(1),)))
    table = given(you=side(set=[ninja, trap], hand=[PLAIN]))
    assert set(table.you.offers("summon")) == {ninja, PLAIN}
    table.you.summons(PLAIN, 2)
    assert table.waiting and table.you.offers("summon") == []
    table.resolve()
    table.you.summons(ninja, 1)
    table.resolve()
    assert table.you.attack(1) == ninja
    table = attacking(you=side(set=[ninja, trap], attack={1: PLAIN}))
    assert table.prompt == "act" and table.you.offers("summon") == []
    while table.prompt == "act":
        table.you.passes()


# 16-24 to 16-26. Gear


@BOTH
def test_16_24b_one_can_gear_up_into_it(who: str) -> None:
    armor = unit("Armor", *printed('Gear Up - "Armor"'))
    table = given(**seats(who, side(hand=[armor, PLAIN])), turn_of=who)
    own = table.player(who)
    assert own.offers("gear up") == [armor]
    own.does("gear up", armor)
    assert own.defense == armor
    assert table.player(who).why_not("gear up", PLAIN) is not None


def test_16_24c_not_without_a_defense_zone() -> None:
    armor = unit("Armor", t.Keyword("Gear Up"))
    table = given(you=side(ruler=ruler(defense_zones=0), hand=[armor]))
    assert table.you.offers("gear up") == []
    assert table.you.why_not("gear up", armor) == "16-24c"


@pytest.mark.parametrize(("damage", "can"), [(2, False), (3, True)])
def test_16_25b_its_requirement_must_be_met(damage: int, can: bool) -> None:
    few = t.Relation(v.CurrentLife(), "<=", 5)
    armor = unit("Armor", t.Keyword("Gear Up"), v.GearRequirement((few,)))
    table = given(you=side(hand=[armor], damage=damage))
    assert (table.you.offers("gear up") == [armor]) is can


def test_16_25c_what_is_no_longer_met_does_not_end_it() -> None:
    """The example of the book: with 5 life left it was possible, and then there are 6."""
    few = t.Relation(v.CurrentLife(), "<=", 5)
    armor = unit("Armor", t.Keyword("Gear Up"), v.GearRequirement((few,)))
    chief = ruler("Chief", act(v.HealLife(1)))
    table = given(you=side(ruler=chief, hand=[armor, PLAIN], damage=3))
    table.you.does("gear up", armor)
    table.you.uses(chief)
    table.you.chooses(PLAIN)
    assert table.you.life == 6 and table.you.defense == armor
    assert table.you.find(chief) in table.game.state.zones[table.you.zone("defense")]


@BOTH
def test_16_26b_while_geared_up_it_has_the_ability(who: str) -> None:
    stronger = changes(t.Self(), "atk", 3)
    armor = unit("Armor", t.Keyword("Gear Up"), t.Keyword("Gear Ability", details=(stronger,)))
    table = given(**seats(who, side(hand=[armor, PLAIN])), turn_of=who)
    own = table.player(who)
    own.does("gear up", armor)
    assert own.value(armor, "atk") == 5
    table = given(**seats(who, side(attack={1: armor})), turn_of=who)
    assert table.player(who).value(armor, "atk") == 2


def test_16_26b_1_or_several_of_them() -> None:
    both = (changes(t.Self(), "atk", 3), changes(t.Self(), "stk", 1))
    armor = unit("Armor", t.Keyword("Gear Up"), t.Keyword("Gear Ability", details=both))
    table = given(you=side(hand=[armor, PLAIN]))
    table.you.does("gear up", armor)
    assert (table.you.value(armor, "atk"), table.you.value(armor, "stk")) == (5, 2)


# 16-28, 16-29. Charge Link, Charge Bonus


@BOTH
@pytest.mark.parametrize("takes", [True, False])
def test_16_28a_1_it_may_become_a_charge_of_another_unit(who: str, takes: bool) -> None:
    link = unit("Link", *printed("Charge Link"))
    table = given(**seats(who, side(attack={1: link, 2: PLAIN})), turn_of=who)
    own = table.player(who)
    own.uses(link)
    own.says("yes" if takes else "no")
    assert own.charges(PLAIN) == ([link] if takes else [])
    assert own.attack(1) == (None if takes else link)


def test_16_28a_1_not_of_one_with_charge_shield_nor_of_itself() -> None:
    link, golem = unit("Link", *printed("Charge Link")), unit("Golem", *printed("Charge Shield"))
    table = given(you=side(attack={1: link, 2: golem}))
    table.you.uses(link)
    assert table.prompt == "act" and table.you.attack(1) == link, "nothing to go under"


def bonus(*filters: t.Filter) -> t.Keyword:
    return t.Keyword("Charge Bonus", details=(filters, (changes(t.Self(), "atk", 3),)))


@BOTH
def test_16_29b_the_unit_it_is_under_has_its_ability(who: str) -> None:
    spark = unit("Spark", bonus(v.Attribute(("Robot",))))
    robot = unit("Robot", attributes=["Robot"])
    table = given(**seats(who, side(attack={1: charged(robot, spark), 2: PLAIN})), turn_of=who)
    own = table.player(who)
    assert own.value(robot, "atk") == 5 and own.value(PLAIN, "atk") == 2


def test_16_29b_with_two_charges_it_has_no_charge_shield() -> None:
    spark = unit("Spark", bonus())
    golem = unit("Golem", *printed("Charge Shield"))
    for charges, stays in (((spark,), True), ((spark, PLAIN), False)):
        table, _own, other = obeyed(
            "you", t.Destroy(t.Every(THEIR_UNITS)),
            theirs=side(attack={1: charged(golem, *charges)}),
        )  # fmt: skip
        if table.prompt == "instead":
            other.says("yes")
        assert (other.attack(1) == golem) is stays


def test_16_29c_under_another_unit_or_elsewhere_it_does_nothing() -> None:
    spark = unit("Spark", bonus(v.Attribute(("Robot",))))
    robot = unit("Robot", attributes=["Robot"])
    table = given(you=side(attack={1: charged(PLAIN, spark), 2: robot}, graveyard=[spark]))
    assert table.you.value(PLAIN, "atk") == 2 and table.you.value(robot, "atk") == 2

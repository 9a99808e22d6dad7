"""14-18: gear up."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c14_abilities import gear
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Player,
    Side,
    Table,
    event,
    exhausted,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import THEIR_UNITS, YOUR_HAND, YOUR_UNITS, act, changes, gets, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
GEAR = unit("Gear", t.Keyword("Gear Up"), atk=4, hp=6, stk=2, level=5)
BARE = unit("Bare", atk=4, hp=6)
WAIT = event("Wait", v.EventEffect("instant", (t.Draw(1),)))
YOUR_RULER = t.Every(t.Cards(("ruler",), t.YOU))
THEIR_RULER = t.Every(t.Cards(("ruler",), t.OPPONENT))


def orders(*do: t.Effect, **fields: Any) -> Card:
    """A ruler with an ability for each order."""
    return ruler("Orders", *[act(each) for each in do], **fields)


def geared(
    who: str, mine: Side | None = None, theirs: Side | None = None, **more: Any
) -> tuple[Table, Player, Player]:
    """That player, in the main phase, has geared up into the Gear of the hand."""
    mine = mine or side()
    mine.adds(hand=[GEAR])
    table = given(**seats(who, mine, theirs), turn_of=who, **more)
    player = table.player(who)
    player.does("gear up", GEAR)
    return table, player, table.player(other(who))


def the_ruler(player: Player) -> int:
    return u.ruler_of(player.table.game, player.seat)


def to_the_attack(table: Table, player: Player) -> None:
    """On to the attack phase; everybody passes on the way."""
    while table.prompt == "act":
        asked = table.asks
        assert asked is not None
        table.answer(asked.options.index(("pass",)))
    if table.halted:
        table.begins("attack phase", attacks=0)
    while table.prompt == "act":
        asked = table.asks
        assert asked is not None
        table.answer(asked.options.index(("pass",)))
    assert table.prompt == "attack" and table.asked == ("you", "them")[player.seat]


# -- 14-18a, 14-18b. While geared up -------------------------------------------------------------


@BOTH
def test_14_18a_1_ruler_and_card_are_both_geared_up(who: str) -> None:
    table, player, _them = geared(who)
    assert gear.is_geared_up(table.game, player.find(GEAR))
    assert gear.is_geared_up(table.game, the_ruler(player))
    table = given(you=side(defense=GEAR))
    assert not gear.is_geared_up(table.game, table.you.find(GEAR))


@BOTH
def test_14_18b_1_the_pair_is_ready_in_the_defense_zone_and_attacks_from_there(who: str) -> None:
    table, player, them = geared(who)
    assert player.defense == GEAR and player.is_ready(GEAR)
    to_the_attack(table, player)
    assert player.offers("attack").count(GEAR) > 0
    player.attacks(GEAR, "ruler")
    assert len(them.damage) == 2 and not player.is_ready(GEAR)
    table.leave_open()


@BOTH
@pytest.mark.rule("gateruler:3-2i")
def test_14_18b_2_the_pair_does_not_move_and_nothing_else_comes_there(who: str) -> None:
    move = v.PlaceIn(t.Every(t.Cards(("unit",), t.YOU, (v.GearedUp(),))))
    table, player, _them = geared(who, side(ruler=orders(move), hand=[PLAIN]))
    home = player.find_zone("defense")
    assert table.asks is not None
    assert [o for o in table.asks.options if o[0] == "rearrange" and home in o] == []
    player.does("summon", PLAIN)
    assert ("zone", home) not in table.asks.options
    player.chooses_zone(1)
    player.uses(table.game.state.printed[the_ruler(player)])
    if table.prompt == "zone":
        player.chooses_zone(2)
    assert player.defense == GEAR and player.attack(2) is None


@BOTH
def test_14_18b_3_the_pair_is_ruler_and_unit_but_only_the_unit_is_a_card(who: str) -> None:
    """It can be chosen as a unit and as a ruler; chosen as a card, it is the unit."""
    table, player, _them = geared(who)
    game, seat = table.game, player.seat
    areas = game.rules.terms.meanings.areas
    both = [player.find(GEAR), the_ruler(player)]
    assert list(areas["unit"](game, seat)) == both[:1]
    assert list(areas["ruler"](game, seat)) == both[1:]
    assert list(areas["card"](game, seat)) == both[:1]


@pytest.mark.rule("gateruler:14-13d")
@BOTH
def test_14_18b_3a_effects_on_the_ruler_are_applied_to_the_unit(who: str) -> None:
    """3 more ATK for your ruler are the unit's; and what would send the ruler away sends the
    unit."""
    boss = orders(gets(YOUR_RULER, "atk", 3), t.Put(YOUR_RULER, "hand"))
    table, player, _them = geared(who, side(ruler=boss))
    player.uses(boss, 0)
    assert player.value(GEAR, "atk") == 7
    assert table.game.value(the_ruler(player), "atk") == 3
    player.uses(boss, 1)
    assert player.hand == [GEAR] and player.defense is None


@BOTH
def test_14_18b_3b_charges_for_the_pair_are_linked_to_the_unit(who: str) -> None:
    add = v.AddCharge(t.Every(t.Cards(("graveyard",), t.YOU)), YOUR_RULER)
    boss = orders(add)
    table, player, _them = geared(who, side(ruler=boss, graveyard=[PLAIN]))
    player.uses(boss)
    assert player.charges(GEAR) == [PLAIN] and player.charges(boss) == []


@BOTH
def test_14_18b_3c_the_ruler_keeps_nothing_of_what_was_the_units(who: str) -> None:
    """Neither ATK nor charges."""
    add = v.AddCharge(t.Every(t.Cards(("graveyard",), t.YOU)), YOUR_RULER)
    boss = orders(gets(YOUR_RULER, "atk", 3), add, t.Destroy(t.Every(YOUR_UNITS)))
    table, player, _them = geared(who, side(ruler=boss, graveyard=[PLAIN]))
    player.uses(boss, 0)
    player.uses(boss, 1)
    player.uses(boss, 2)
    assert player.value(boss, "atk") == 3 and player.charges(boss) == []
    assert player.defense is None and set(player.graveyard) == {GEAR, PLAIN}


@BOTH
@pytest.mark.rule("gateruler:14-18b-3d", "gateruler:14-18b-7b")
def test_14_18b_7b_if_the_pair_parts_while_it_attacks_the_ruler_goes_on(who: str) -> None:
    """The unit is destroyed in answer to its attack: the ruler's STK of 1 is dealt."""
    axe = event("Axe", v.EventEffect("instant", (t.Destroy(t.Every(THEIR_UNITS)),)))
    table, player, them = geared(who, theirs=side(set=[axe]))
    them.passes()
    to_the_attack(table, player)
    player.attacks(GEAR, "ruler")
    them.plays(axe)
    while table.prompt == "act":
        table.player(table.asked).passes()
    assert player.graveyard == [GEAR] and len(them.damage) == 1
    table.leave_open()


@BOTH
def test_14_18b_4_the_units_atk_and_stk_are_the_pairs(who: str) -> None:
    """The ruler has ATK 3 and STK 1, the unit ATK 4 and STK 2."""
    table, player, them = geared(who, theirs=side(attack={1: unit("Wall", hp=9)}))
    to_the_attack(table, player)
    player.attacks(GEAR, 1)
    assert [damage.amount for damage in table.logged("damage")] == [4]
    table.leave_open()


def attacked(who: str, *abilities: Any, directly: bool = False) -> tuple[Table, Player]:
    """In the turn after it has geared up, that player's pair is attacked by a unit with these
    abilities."""
    foe = unit("Foe", *abilities, atk=3, stk=1)
    table = given(
        **seats(who, side(hand=[GEAR]), side(attack={1: foe})), phase="turn", turn_of=other(who)
    )
    player, them = table.player(who), table.player(other(who))
    player.does("gear up", GEAR)
    player.passes()
    player.passes()
    them.passes()
    if directly:
        them.does("direct", foe)
    else:
        them.attacks(foe, "defense")
    return table, player


@BOTH
@pytest.mark.rule("gateruler:14-18b-5", "gateruler:14-18b-5a")
def test_14_18b_5_combat_damage_to_the_pair_is_dealt_to_the_unit_by_atk(who: str) -> None:
    table, player = attacked(who)
    assert player.damage_on(GEAR) == 3 and player.damage == []
    table.leave_open()


@BOTH
@pytest.mark.rule("gateruler:14-18b-5", "gateruler:14-18b-5a")
def test_14_18b_5_also_if_the_ruler_is_attacked_directly(who: str) -> None:
    table, player = attacked(who, v.AttacksDirectly(t.Self()), directly=True)
    assert player.damage_on(GEAR) == 3 and player.damage == []
    table.leave_open()


@BOTH
@pytest.mark.rule("gateruler:14-18b-6a", "gateruler:14-18b-6b")
def test_14_18b_6a_damage_to_units_is_the_units_and_damage_to_rulers_the_rulers(who: str) -> None:
    boss = orders(v.DealDamage(t.Every(YOUR_UNITS), 2), v.DealDamage(YOUR_RULER, 1))
    table, player, _them = geared(who, side(ruler=boss))
    player.uses(boss, 0)
    assert player.damage_on(GEAR) == 2 and player.damage == []
    player.uses(boss, 1)
    assert player.damage_on(GEAR) == 2 and len(player.damage) == 1


@BOTH
@pytest.mark.parametrize("rested", [True, False])
@pytest.mark.rule("gateruler:14-18b-7", "gateruler:14-18b-7a")
def test_14_18b_7_if_the_pair_would_leave_the_unit_does_and_the_ruler_goes_home(
    who: str, rested: bool
) -> None:
    """Ready or exhausted as the pair was."""
    boss = orders(t.ToRest(t.Every(YOUR_UNITS)), t.Destroy(t.Every(YOUR_UNITS)))
    table, player, _them = geared(who, side(ruler=boss))
    if rested:
        player.uses(boss, 0)
    player.uses(boss, 1)
    state = table.game.state
    assert player.graveyard == [GEAR] and player.defense is None
    assert state.place[the_ruler(player)] == z.ruler_of(player.seat)
    assert player.is_ready(boss) != rested


@BOTH
def test_14_18b_8_what_the_ruler_says_still_works(who: str) -> None:
    """As this ruler attacks, draw a card: also when it attacks as a pair."""
    eager = ruler(
        "Eager",
        t.Auto(t.Pattern("as attack", t.Self()), (t.Draw(1),)),
        changes(t.Every(YOUR_UNITS), "atk", 1),
    )
    table, player, _them = geared(who, side(ruler=eager))
    assert player.value(GEAR, "atk") == 5
    to_the_attack(table, player)
    player.attacks(GEAR, "ruler")
    assert len(player.hand) == 1
    table.leave_open()


@BOTH
def test_14_18b_9_the_pair_is_readied_in_the_start_phase(who: str) -> None:
    boss = orders(t.ToRest(t.Every(YOUR_UNITS)))
    table, player, _them = geared(who, side(ruler=boss))
    player.uses(boss)
    assert not player.is_ready(GEAR) and not player.is_ready(boss)
    player.passes()
    table.begins("start phase")
    assert player.is_ready(GEAR) and player.is_ready(boss)


# -- 14-18c to 14-18e. When one can ----------------------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:14-18c", "gateruler:14-18d-1")
def test_14_18c_from_the_hand_or_the_drive_zone_in_ones_own_main_phase(who: str) -> None:
    for own in (side(hand=[GEAR]), side(drive=[GEAR])):
        table = given(**seats(who, own), turn_of=who)
        assert table.player(who).offers("gear up") == [GEAR]
    table = given(**seats(who, side(graveyard=[GEAR])), turn_of=who)
    assert table.player(who).offers("gear up") == []


@BOTH
def test_14_18d_1_only_with_the_gate_empty(who: str) -> None:
    """While something waits in the gate there is no gearing up."""
    both = side(hand=[GEAR, event("Word", v.EventEffect("standard", (t.Draw(1),)))], set=[WAIT])
    table = given(**seats(who, both, side(set=[WAIT])), turn_of=who)
    player = table.player(who)
    player.plays(player.hand[1])
    assert table.asked == who and player.offers("gear up") == []
    table.resolve()


@BOTH
@pytest.mark.parametrize("card", [GEAR, BARE])
def test_14_18c_1_from_another_zone_the_same_rules_hold(who: str, card: Card) -> None:
    """Only into a card with Gear Up."""
    boss = orders(v.GearUpInto(t.Every(t.Cards(("graveyard",), t.YOU))))
    table = given(**seats(who, side(ruler=boss, graveyard=[card])), turn_of=who)
    player = table.player(who)
    player.uses(boss)
    assert (player.defense == card) == (card is GEAR)


@BOTH
@pytest.mark.rule("gateruler:14-18d-2", "gateruler:14-18d-2a")
def test_14_18d_2_on_driving_at_another_time_into_the_driven_card(who: str) -> None:
    """And not into another one, of the hand."""
    alarm = event("Alarm", v.EventEffect("instant", (v.Drive(1),)))
    word = event("Word", v.EventEffect("standard", (t.Draw(1),)))
    table = given(
        **seats(who, side(hand=[GEAR], deck=[GEAR], set=[alarm]), side(hand=[word])),
        turn_of=other(who),
    )
    player, them = table.player(who), table.player(other(who))
    them.plays(word)
    player.plays(alarm)
    table.resolve()
    assert table.prompt == "drive" and player.offers("gear up") == [GEAR]
    player.does("gear up", GEAR)
    table.resolve()
    assert player.defense == GEAR and player.hand == [GEAR]


@BOTH
def test_14_18d_3_when_an_effect_says_so(who: str) -> None:
    boss = orders(v.GearUpInto(t.Pick(1, YOUR_HAND)))
    table = given(**seats(who, side(ruler=boss, hand=[GEAR])), turn_of=who)
    player = table.player(who)
    player.uses(boss)
    assert player.defense == GEAR


@BOTH
def test_14_18e_not_with_a_ruler_that_is_geared_up(who: str) -> None:
    table, player, _them = geared(who, side(hand=[GEAR]))
    assert player.hand == [GEAR] and player.offers("gear up") == []
    assert player.why_not("gear up", GEAR) == "14-18e"


NEEDY = unit(
    "Needy",
    t.Keyword("Gear Up"),
    v.GearRequirement((t.Relation(t.Count(YOUR_UNITS), ">=", 1),)),
)


@BOTH
def test_14_18e_1_all_gear_requirements_must_be_met(who: str) -> None:
    for there, able in (({}, False), ({1: PLAIN}, True)):
        table = given(**seats(who, side(hand=[NEEDY], attack=there)), turn_of=who)
        assert (table.player(who).offers("gear up") == [NEEDY]) == able


# -- 14-18f. Gearing up --------------------------------------------------------------------------


@BOTH
def test_14_18f_1_the_card_is_played_into_the_gate_and_nothing_is_paid(who: str) -> None:
    tight = ruler("Tight", summon_cap=0)
    mine = side(ruler=tight, hand=[GEAR], resources=1)
    table = given(**seats(who, mine, side(set=[WAIT])), turn_of=who)
    player = table.player(who)
    player.does("gear up", GEAR)
    assert table.gate == [GEAR] and table.waiting == ["gear up"]
    table.player(other(who)).passes()
    assert player.defense == GEAR and player.ready_resources == 1


@BOTH
@pytest.mark.parametrize("rested", [True, False])
@pytest.mark.rule(
    "gateruler:14-18f-2", "gateruler:14-18f-2a", "gateruler:14-18f-3", "gateruler:14-18f-3a"
)
def test_14_18f_2_the_ruler_moves_and_the_unit_comes_on_top_lying_alike(
    who: str, rested: bool
) -> None:
    lord = ruler("Lord")
    table, player, _them = geared(who, side(ruler=exhausted(lord) if rested else lord))
    home = player.find_zone("defense")
    there = [table.game.state.printed[card] for card in table.game.state.zones[home]]
    assert there == [lord, GEAR]
    assert player.is_ready(GEAR) != rested and player.is_ready(lord) != rested


@BOTH
@pytest.mark.parametrize("area", ["hand", "drive"])
def test_14_18f_2b_if_the_requirement_fails_by_then_the_card_is_back(who: str, area: str) -> None:
    """Deviation: it was in the gate, and goes back to where it came from."""
    axe = event("Axe", v.EventEffect("instant", (t.Destroy(t.Every(THEIR_UNITS)),)))
    there = {"hand": side(hand=[NEEDY]), "drive": side(drive=[NEEDY])}
    mine = there[area]
    mine.adds(attack={1: PLAIN})
    table = given(**seats(who, mine, side(set=[axe])), turn_of=who)
    player = table.player(who)
    player.does("gear up", NEEDY)
    table.player(other(who)).plays(axe)
    table.resolve()
    assert player.defense is None and (player.hand, player.drive).count([NEEDY]) == 1
    assert z.LAYOUT.kind[table.game.state.place[player.find(NEEDY)]] == area


@BOTH
def test_14_18f_2c_who_was_in_the_defense_zone_goes_to_the_graveyard(who: str) -> None:
    table, player, _them = geared(who, side(defense=PLAIN))
    assert player.defense == GEAR and player.graveyard == [PLAIN]

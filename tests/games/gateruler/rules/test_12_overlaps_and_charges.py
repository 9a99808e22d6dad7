"""12-4, 12-5. Overlapping cards and illegal charges."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import charges
from headjudge.games.gateruler.c14_abilities import gear
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.state import LINKED, Effect
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    Player,
    Table,
    charged,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import YOUR_HAND, YOUR_UNITS, act, obeyed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FOX, BEAR, OWL, SPARK = unit("Fox"), unit("Bear"), unit("Owl"), unit("Spark")
NAP = event("Nap", v.EventEffect("instant", (t.Draw(0),)))
ALL_TO_HAND = t.Put(t.Every(YOUR_UNITS), "hand")


# 12-4. Overlapping cards


@BOTH
@pytest.mark.parametrize("zone", [1, "defense"])
def test_12_4a_of_two_units_in_a_zone_the_later_stays(who: str, zone: int | str) -> None:
    mine = side(attack={1: BEAR}, defense=OWL, hand=[FOX])
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.summons(FOX, zone)
    assert (me.attack(1), me.defense) == ((FOX, OWL) if zone == 1 else (BEAR, FOX))
    assert me.graveyard == [BEAR if zone == 1 else OWL]


@BOTH
def test_12_4a_the_same_holds_for_set_zones(who: str) -> None:
    tight = ruler(set_zones=1)
    mine = side(ruler=tight, set=[NAP], hand=[event("New", v.EventEffect("instant", ()))])
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    new = me.hand[0]
    me.does("set", new)
    assert me.set_cards == [new] and me.graveyard == [NAP]


@BOTH
def test_12_4a_a_unit_that_is_moved_there_is_the_later_one(who: str) -> None:
    """However long it has been in play."""
    place = v.PlaceIn(
        t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Fox",)),))), v.Zones(t.YOU, ("defense",))
    )
    _table, me, _them = obeyed(who, place, mine=side(attack={1: FOX}, defense=BEAR))
    assert me.defense == FOX and me.attack(1) is None and me.graveyard == [BEAR]


@BOTH
def test_12_4a_the_others_go_to_their_owners_graveyards(who: str) -> None:
    """A unit that was taken over is covered by another."""
    steal = v.GainControl(t.Every(t.Cards(("unit",), t.OPPONENT)))
    table, me, them = obeyed(who, steal, mine=side(hand=[FOX]), theirs=side(attack={1: BEAR}))
    me.chooses_zone(2)
    me.summons(FOX, 2)
    assert me.attack(2) == FOX and me.graveyard == [] and them.graveyard == [BEAR]


@BOTH
def test_12_4a_of_those_put_there_together_the_zones_owner_chooses(who: str) -> None:
    both = v.SpecialSummon(t.Every(YOUR_HAND), v.Zones(t.YOU, ("defense",)))
    table, me, _them = obeyed(who, both, mine=side(hand=[FOX, OWL], defense=BEAR))
    while table.prompt == "zone":
        me.chooses_zone("defense")
    assert (table.prompt, table.asked) == ("overlap", who)
    assert set(me.offered) == {FOX, OWL}, "not the one that was there before"
    me.chooses(FOX)
    assert me.defense == FOX and {each.name for each in me.graveyard} == {"Owl", "Bear"}


def test_12_4a_a_geared_up_pair_was_told_to_lie_on_each_other() -> None:
    suit, mine = unit("Suit", t.Keyword("Gear Up")), ruler("Mine")
    table = given(side(ruler=mine, hand=[suit]))
    table.you.does("gear up", suit)
    assert table.you.defense == suit and gear.is_geared_up(table.game, table.you.find(mine))
    assert table.you.graveyard == []


def test_12_4a_any_number_of_fields_lie_in_one_zone() -> None:
    one, two = field("One"), field("Two")
    table = given(side(field=[one], hand=[two]))
    table.you.plays(two)
    assert table.you.fields == [one, two] and table.you.graveyard == []


def test_12_4a_one_card_in_a_zone_stays() -> None:
    table = given(side(attack={1: BEAR}, hand=[FOX]))
    table.you.summons(FOX, 2)
    assert (table.you.attack(1), table.you.attack(2)) == (BEAR, FOX)


# 12-5a. Charges linked to nothing


@BOTH
def test_12_5a_a_charge_whose_card_has_left_goes_to_the_graveyard(who: str) -> None:
    _table, me, _them = obeyed(who, ALL_TO_HAND, mine=side(attack={1: charged(FOX, SPARK, OWL)}))
    assert me.hand == [FOX] and set(me.graveyard) == {SPARK, OWL}


@BOTH
def test_12_5a_a_charge_whose_card_is_still_there_stays(who: str) -> None:
    lift = t.Put(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Bear",)),))), "hand")
    mine = side(attack={1: charged(FOX, SPARK), 2: charged(BEAR, OWL)})
    _table, me, _them = obeyed(who, lift, mine=mine)
    assert me.charges(FOX) == [SPARK] and me.graveyard == [OWL]


@BOTH
def test_12_5a_it_goes_to_its_owners_graveyard(who: str) -> None:
    steal = v.AddCharge(t.Every(t.Cards(("graveyard",), t.OPPONENT)), t.Self())
    taker = unit("Taker", act(steal))
    mine = side(attack={1: taker}, hand=[FOX])
    table = given(**seats(who, mine, side(graveyard=[SPARK])), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.uses(taker)
    assert me.charges(taker) == [SPARK] and them.graveyard == []
    me.summons(FOX, 1)
    assert me.graveyard == [taker] and them.graveyard == [SPARK]


# 12-5a-1. Charges that an ability still has to use

DESTROY = t.Destroy(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Urn",)),))))


def urn(*do: t.Effect) -> Card:
    """When this is destroyed, do that."""
    return unit("Urn", t.Auto(t.Pattern("destroy", t.Self()), do, on_leaving=True))


def broken(who: str, *do: t.Effect) -> tuple[Table, Player, Player]:
    """The ability of a destroyed unit with two charges lies in the gate."""
    mine = side(attack={1: charged(urn(*do), SPARK, OWL)})
    table, me, them = obeyed(who, DESTROY, mine=mine, theirs=side(set=[NAP]))
    them.passes()
    assert table.waiting == ["resolve ability"]
    return table, me, them


@BOTH
def test_12_5a_1_charges_stay_for_an_ability_that_refers_to_them(who: str) -> None:
    """DEVIATIONS 12-5a-1: and are still those of the unit that left."""
    _table, me, them = broken(who, t.Put(t.Every(t.Under(t.Self())), "hand"))
    assert [each.name for each in me.graveyard] == ["Urn"]
    them.passes()
    assert set(me.hand) == {SPARK, OWL}


@BOTH
def test_12_5a_1_when_it_is_resolved_what_is_left_of_them_goes(who: str) -> None:
    table, me, them = broken(who, t.Draw(v.ChargesOn(t.Self())))
    assert [each.name for each in me.graveyard] == ["Urn"]
    them.passes()
    assert len(me.hand) == 2, "two charges were still there"
    assert {each.name for each in me.graveyard} == {"Urn", "Spark", "Owl"}
    assert table.prompt == "act"


@BOTH
def test_12_5a_1_an_ability_that_does_not_refer_to_them_keeps_nothing(who: str) -> None:
    _table, me, them = broken(who, t.Draw(1))
    assert {each.name for each in me.graveyard} == {"Urn", "Spark", "Owl"}
    them.passes()


def test_12_5a_1_so_does_one_that_is_not_played() -> None:
    """Its cost is refused."""
    refused = t.Auto(
        t.Pattern("destroy", t.Self()), (t.Put(t.Every(t.Under(t.Self())), "hand"),),
        on_leaving=True, cost=(v.PayResources(1),),
    )  # fmt: skip
    mine = side(attack={1: charged(unit("Urn", refused), SPARK)}, resources=1)
    table, me, them = obeyed("you", DESTROY, mine=mine, theirs=side(set=[NAP]))
    them.passes()
    assert table.prompt == "pay" and [each.name for each in me.graveyard] == ["Urn"]
    me.says("no")
    assert SPARK in me.graveyard and me.hand == []


def test_12_5a_1_the_ability_of_another_card_keeps_nothing() -> None:
    other_unit = unit(
        "Keeper",
        t.Auto(t.Pattern("destroy", YOUR_UNITS), (t.Draw(v.ChargesOn(t.Self())),)),
    )
    mine = side(attack={1: charged(unit("Urn"), SPARK), 2: charged(other_unit, OWL)})
    table, me, them = obeyed("you", DESTROY, mine=mine, theirs=side(set=[NAP]))
    them.passes()
    assert table.waiting == ["resolve ability"] and SPARK in me.graveyard
    them.passes()
    assert len(me.hand) == 1 and me.charges(other_unit) == [OWL]


# 12-5b. A charge linked to several cards


def doubly_charged(who: str, together: bool) -> tuple[Table, Player, Player]:
    """A charge of one unit is linked to two more, and the rules look at it."""
    mine = side(attack={1: charged(FOX, SPARK), 2: BEAR, 3: OWL}, hand=[NAP])
    table = given(**seats(who, mine), turn_of=who, phase="")
    game, me = table.game, table.player(who)
    state = game.state
    charge = me.find(SPARK)
    stamp = state.tick()
    for host in (BEAR, OWL):
        stamp = stamp if together else state.tick()
        ref = state.ref(me.find(host))
        game.lasting(
            Effect(
                state.next_number(), charges.CHARGE, charge, state.identity[charge], me.seat,
                stamp, LINKED, (ref,),
            )
        )  # fmt: skip
    assert me.charges(FOX) == me.charges(BEAR) == me.charges(OWL) == [SPARK]
    table.begins("main phase")
    return table, me, table.player(other(who))


@BOTH
def test_12_5b_of_several_cards_the_latest_it_was_linked_to_keeps_it(who: str) -> None:
    _table, me, _them = doubly_charged(who, together=False)
    assert me.charges(OWL) == [SPARK] and me.charges(FOX) == me.charges(BEAR) == []
    assert me.graveyard == []


@BOTH
def test_12_5b_of_those_linked_together_the_zones_owner_chooses(who: str) -> None:
    table, me, _them = doubly_charged(who, together=True)
    assert (table.prompt, table.asked) == ("charge", who) and me.offered == [BEAR, OWL]
    me.chooses(BEAR)
    assert me.charges(BEAR) == [SPARK] and me.charges(FOX) == me.charges(OWL) == []

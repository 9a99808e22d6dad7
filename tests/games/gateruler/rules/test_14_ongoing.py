"""14-12, 14-13, 14-15: ongoing effects, their layers, and last known information."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    RULER_CARD,
    attacking,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_UNITS,
    act,
    changes,
    gets,
    obeyed,
    printed,
    seats,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FOX, BEAR = unit("Fox", hp=5), unit("Bear", hp=5)
MINE = t.Every(YOUR_UNITS)


def having(name: str, *parts: tuple[str, str, object], what: t.Object = MINE) -> Card:
    """A field that changes this of your units."""
    made = [t.Change(what, property, how, operand) for property, how, operand in parts]
    return field(name, t.Continuous(tuple(made)))


def such(*filters: t.Filter) -> t.Object:
    return t.Every(t.Cards(("unit",), t.YOU, filters))


# -- 14-12. Ongoing effects ----------------------------------------------------------------------


@BOTH
def test_14_12a_an_ongoing_effect_changes_something_for_its_time(who: str) -> None:
    table, player, _them = obeyed(who, gets(MINE, "atk", 3), mine=side(attack={1: FOX}))
    assert player.value(FOX, "atk") == 5


def test_14_12a_1_that_of_a_continuous_ability_lasts_while_that_is_active() -> None:
    alone = t.Relation(t.Count(YOUR_UNITS), "==", 1)
    wolf = unit("Wolf", t.Continuous(changes(t.Self(), "atk", 3).changes, (alone,)))
    table = given(you=side(attack={1: wolf}, hand=[FOX]))
    assert table.you.value(wolf, "atk") == 5
    table.you.summons(FOX, 2)
    assert table.you.value(wolf, "atk") == 2


@BOTH
@pytest.mark.rule("gateruler:14-12a-2", "gateruler:14-12a-2a")
def test_14_12a_2_any_other_lasts_for_the_time_it_was_given(who: str) -> None:
    """Until the end of the turn; and, with no time given, for the rest of the game."""
    for until, left in (("turn", 2), ("", 5)):
        boost = ruler("Boost", act(t.Lasting(until, changes(MINE, "atk", 3))))
        table = given(
            **seats(who, side(ruler=boost, attack={1: FOX})), phase="turn", turn_of=other(who)
        )
        player, them = table.player(who), table.player(other(who))
        player.uses(boost)
        assert player.value(FOX, "atk") == 5
        player.passes()
        player.passes()
        assert table.asked == other(who)
        assert player.value(FOX, "atk") == left
        them.passes()
        table.leave_open()


@pytest.mark.rule("gateruler:14-12b", "gateruler:14-13e")
def test_14_12b_a_card_arrives_with_the_effects_of_its_new_place() -> None:
    """A unit of no HP that gets 1 there is not destroyed, and enters with 5 ATK."""
    frail = unit("Frail", hp=0)
    strong = t.Cards(("unit",), t.YOU, (t.Compare("atk", ">=", 5),))
    gate = field("Gate", t.Auto(t.Pattern("enter", strong), (t.Draw(1),)))
    flag = having("Flag", ("hp", "add", 1), ("atk", "add", 3))
    table = given(you=side(field=[gate, flag], hand=[frail]))
    table.you.summons(frail, 1)
    assert table.you.attack(1) == frail and len(table.you.hand) == 1
    table = given(you=side(field=[gate], hand=[frail]), them=side(field=[flag]))
    table.you.summons(frail, 1)
    assert table.you.graveyard == [frail] and table.you.hand == []


# -- 14-13a. Layers ------------------------------------------------------------------------------


def test_14_13a_1_what_is_printed_is_the_basis() -> None:
    table = given(you=side(field=[having("Flag", ("atk", "add", 3))], attack={1: FOX}))
    assert table.you.value(FOX, "atk") == 2 + 3


@pytest.mark.parametrize("order", [1, -1])
def test_14_13a_2_a_property_that_a_card_lacks_comes_before_traits(order: int) -> None:
    """All units are legendary; legendary units are dragons: then all units are."""
    legend = having("Legend", ("legendary", "set", True))
    dragons = having("Dragons", ("attributes", "gain", ("Dragon",)), what=such(v.Legendary()))
    table = given(you=side(field=[legend, dragons][::order], attack={1: FOX}))
    assert table.you.value(FOX, "attributes") == ("Dragon",)


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.rule("gateruler:14-13a-3", "gateruler:14-13a-4")
def test_14_13a_3_traits_are_added_before_traits_are_taken_away(order: int) -> None:
    gain = having("Gain", ("attributes", "gain", ("Dragon",)))
    lose = having("Lose", ("attributes", "lose", ("Dragon",)))
    table = given(you=side(field=[gain, lose][::order], attack={1: FOX}))
    assert table.you.value(FOX, "attributes") == ()
    table = given(you=side(field=[gain], attack={1: FOX}))
    assert table.you.value(FOX, "attributes") == ("Dragon",)


@pytest.mark.parametrize("order", [1, -1])
def test_14_13a_4_traits_are_taken_away_before_abilities_are_added(order: int) -> None:
    """Beasts have Dormant; nothing is a beast any more: nothing has Dormant."""
    wolf = unit("Wolf", attributes=["Beast"])
    lose = having("Lose", ("attributes", "lose", ("Beast",)))
    tame = having(
        "Tame", ("abilities", "gain", (t.Keyword("Dormant"),)), what=such(v.Attribute(("Beast",)))
    )
    table = attacking(you=side(field=[lose, tame][::order], attack={1: wolf}))
    assert wolf in table.you.offers("attack")
    table = attacking(you=side(field=[tame], attack={1: wolf}))
    assert wolf not in table.you.offers("attack")


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.rule("gateruler:14-13a-5", "gateruler:14-13a-6")
def test_14_13a_5_abilities_are_added_before_abilities_are_taken_away(order: int) -> None:
    dormant = (t.Keyword("Dormant"),)
    gain = having("Gain", ("abilities", "gain", dormant))
    lose = having("Lose", ("abilities", "lose", dormant))
    table = attacking(you=side(field=[gain, lose][::order], attack={1: PLAIN}))
    assert PLAIN in table.you.offers("attack")
    table = attacking(you=side(field=[gain], attack={1: PLAIN}))
    assert PLAIN not in table.you.offers("attack")


@pytest.mark.parametrize("order", [1, -1])
def test_14_13a_7_names_come_before_numbers(order: int) -> None:
    """All units are called Fox, too; Foxes have 3 more ATK: so has a bear."""
    name = having("Name", ("name", "gain", ("Fox",)))
    foxes = having("Foxes", ("atk", "add", 3), what=such(t.Named(("Fox",))))
    table = given(you=side(field=[name, foxes][::order], attack={1: BEAR}))
    assert table.you.value(BEAR, "atk") == 5


@pytest.mark.parametrize("order", [1, -1])
def test_14_13a_7_when_names_are_given_numbers_are_not_changed_yet(order: int) -> None:
    """Units of 5 ATK or more are called Fox, too; all have 3 more ATK: a bear of 2 is none."""
    name = having("Name", ("name", "gain", ("Fox",)), what=such(t.Compare("atk", ">=", 5)))
    more = having("More", ("atk", "add", 3))
    table = given(you=side(field=[name, more][::order], attack={1: BEAR}))
    assert table.you.value(BEAR, "atk") == 5 and "Fox" not in table.you.value(BEAR, "name")


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.rule("gateruler:14-13a-8", "gateruler:14-13a-9")
def test_14_13a_8_a_number_that_a_card_lacks_comes_before_changes_of_it(order: int) -> None:
    """A field has 3 ATK, and 2 more: 5, whichever effect is the older."""
    mine = t.Every(t.Cards(("field",), t.YOU))
    alive = having("Alive", ("atk", "have", 3), what=mine)
    more = having("More", ("atk", "add", 2), what=mine)
    table = given(you=side(field=[alive, more][::order]))
    assert table.you.value(alive, "atk") == 5


@pytest.mark.rule("gateruler:14-13a-8")
def test_a_ruler_may_have_a_level() -> None:
    """Q. Where does it begin to count from? A. From what a text says it has; else from 0."""
    high, robot = field("High", *printed("Your ruler has level 2.")), unit("Robot")
    more = field("More", *printed("Your ruler gains +1 level for each allied unit."))
    for fields, level in (([], 0), ([more], 1), ([more, high], 3)):
        table = given(you=side(field=fields, attack={1: robot}))
        assert table.you.value(RULER_CARD, "level") == level
        assert table.them.value(RULER_CARD, "level") == 0


@pytest.mark.parametrize("order", [1, -1])
def test_14_13a_9_numbers_come_last(order: int) -> None:
    """Dragons have 3 more ATK; all units are dragons."""
    dragons = having("Dragons", ("atk", "add", 3), what=such(v.Attribute(("Dragon",))))
    gain = having("Gain", ("attributes", "gain", ("Dragon",)))
    table = given(you=side(field=[dragons, gain][::order], attack={1: FOX}))
    assert table.you.value(FOX, "atk") == 5


@pytest.mark.parametrize("order", [1, -1])
def test_14_13b_the_parts_of_an_effect_are_applied_each_in_its_layer(order: int) -> None:
    """The one takes dragons away and gives ATK, the other makes dragons: there are none."""
    lose = having("Lose", ("attributes", "lose", ("Dragon",)), ("atk", "add", 1))
    gain = having("Gain", ("attributes", "gain", ("Dragon",)))
    table = given(you=side(field=[lose, gain][::order], attack={1: FOX}))
    assert table.you.value(FOX, "attributes") == () and table.you.value(FOX, "atk") == 3


# -- 14-13c. Within a layer ----------------------------------------------------------------------


@pytest.mark.parametrize("order", [1, -1])
def test_14_13c_1_an_effect_that_depends_on_another_comes_after_it(order: int) -> None:
    """Units of 4 ATK or more have 3 more; all units have 2 more. Deviation: the book says
    both that the dependent one comes first and that it comes after; it comes after."""
    strong = having("Strong", ("atk", "add", 3), what=such(t.Compare("atk", ">=", 4)))
    more = having("More", ("atk", "add", 2))
    table = given(you=side(field=[strong, more][::order], attack={1: FOX}))
    assert table.you.value(FOX, "atk") == 7


@BOTH
@pytest.mark.rule("gateruler:14-13c-2", "gateruler:14-13c-2b")
def test_14_13c_2_the_earlier_effect_comes_first(who: str) -> None:
    """Set to 6, then 1 more: 7; 1 more, then set to 6: 6."""
    to_six = t.Lasting("turn", changes(MINE, "atk", 6, "set"))
    one_more = gets(MINE, "atk", 1)
    for first, second, atk in ((to_six, one_more, 7), (one_more, to_six, 6)):
        orders = ruler("Orders", act(first), act(second))
        table = given(**seats(who, side(ruler=orders, attack={1: FOX})), turn_of=who)
        player = table.player(who)
        player.uses(orders, 0)
        player.uses(orders, 1)
        assert player.value(FOX, "atk") == atk


@BOTH
@pytest.mark.rule("gateruler:14-13c-2", "gateruler:14-13c-2a", "gateruler:14-13c-2b")
def test_14_13c_2a_a_continuous_ability_counts_from_when_it_became_active(who: str) -> None:
    """An effect of this turn, then a field: the field's effect is the later one."""
    six = having("Six", ("atk", "set", 6))
    boost = ruler("Boost", act(gets(MINE, "atk", 1)))
    table = given(**seats(who, side(ruler=boost, hand=[six], attack={1: FOX})), turn_of=who)
    player = table.player(who)
    player.uses(boost)
    assert player.value(FOX, "atk") == 3
    player.plays(six)
    assert player.value(FOX, "atk") == 6
    table = given(**seats(who, side(ruler=boost, field=[six], attack={1: FOX})), turn_of=who)
    table.player(who).uses(boost)
    assert table.player(who).value(FOX, "atk") == 7


@pytest.mark.parametrize("turn_of", ["you", "them"])
def test_14_13c_2_no_two_effects_are_of_the_same_age(turn_of: str) -> None:
    """Deviation: nobody is asked. Of the rulers, which are both there from the beginning, the
    first player's is the older, whoever is active: 2 ATK are doubled, then 1 is added."""
    all_units = t.Every(t.Cards(("unit",), t.EACH))
    double = ruler("Double", t.Continuous((t.Change(all_units, "atk", "times", 2),)))
    more = ruler("More", t.Continuous((t.Change(all_units, "atk", "add", 1),)))
    table = given(you=side(ruler=double, attack={1: FOX}), them=side(ruler=more), turn_of=turn_of)
    assert table.you.value(FOX, "atk") == 5


@BOTH
def test_14_13d_a_played_effect_is_on_what_fits_when_it_is_resolved(who: str) -> None:
    table, player, _them = obeyed(
        who, gets(MINE, "atk", 3), mine=side(attack={1: FOX}, hand=[BEAR])
    )
    player.summons(BEAR, 2)
    assert player.value(FOX, "atk") == 5 and player.value(BEAR, "atk") == 2


def test_14_13e_an_effect_of_a_place_is_on_a_card_the_moment_it_comes() -> None:
    table = given(you=side(field=[having("Flag", ("atk", "add", 3))], hand=[FOX]))
    assert table.you.value(FOX, "atk") == 2
    table.you.summons(FOX, 1)
    assert table.you.value(FOX, "atk") == 5


# -- 14-15. Last known information ---------------------------------------------------------------


@BOTH
def test_14_15a_of_a_card_that_has_left_what_it_was_in_play_counts(who: str) -> None:
    """Draw as many cards as the ATK it had: 5, and not the 2 that are printed."""
    last = t.Auto(t.Pattern("destroy", t.Self()), (t.Draw(t.Of("atk", t.Self())),), on_leaving=True)
    martyr = unit("Martyr", last)
    flag = having("Flag", ("atk", "add", 3))
    table, player, _them = obeyed(
        who, t.Destroy(t.Every(YOUR_UNITS)), mine=side(attack={1: martyr}, field=[flag])
    )
    assert len(player.hand) == 5


@BOTH
def test_14_15a_1_also_whether_it_was_ready_and_who_controlled_it(who: str) -> None:
    ready = t.Cards(("unit",), t.OPPONENT, (t.Upright(),))
    vulture = field("Vulture", t.Auto(t.Pattern("destroy", ready), (t.Draw(1),)))
    axe = (t.Destroy(t.Every(THEIR_UNITS)),)
    for there, drawn in (({1: FOX}, 1), ({}, 0)):
        own = side(field=[vulture])
        theirs = side(attack=there) if there else side(defense=FOX)
        table, player, them = obeyed(who, *axe, mine=own, theirs=theirs)
        assert them.graveyard == [FOX] and len(player.hand) == drawn


def test_14_15a_1_a_unit_that_was_taken_over_was_its_new_controllers() -> None:
    """Destroyed, it goes to its owner's graveyard; whoever controlled it has lost a unit."""
    grave = field("Grave", t.Auto(t.Pattern("destroy", YOUR_UNITS), (t.Draw(1),)))
    take = ruler("Take", act(v.GainControl(t.Every(THEIR_UNITS))), act(t.Destroy(MINE)))
    table = given(you=side(ruler=take, field=[grave]), them=side(attack={1: FOX}))
    table.you.uses(take, 0)
    table.you.chooses_zone(1)
    table.you.uses(take, 1)
    assert table.them.graveyard == [FOX] and len(table.you.hand) == 1

"""14-14, 14-16, 14-17: replacement effects, sources, and changing what was played."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import Table, attacking, event, field, given, ruler, side, unit
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_HAND,
    YOUR_UNITS,
    act,
    obeyed,
    printed,
    seats,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FOX, BEAR = unit("Fox", hp=9), unit("Bear", hp=9)
KILL_MINE = t.Destroy(t.Every(YOUR_UNITS))
KILL_THEIRS = t.Destroy(t.Every(THEIR_UNITS))
MINE_FALLS = t.Pattern("destroy", YOUR_UNITS)
HIT = t.Pattern("damage", YOUR_UNITS)
DEALT = t.Pattern("damage", t.Cards(("unit",), t.EACH))


def pass_all(table: Table) -> None:
    while table.prompt == "act":
        asked = table.asks
        assert asked is not None
        table.answer(asked.options.index(("pass",)))


# -- 14-14. Replacement effects ------------------------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:14-14a", "gateruler:14-14a-1", "gateruler:14-14b")
def test_14_14a_when_or_as_this_would_happen_that_happens_instead(who: str) -> None:
    for begin in ("When", "As"):
        ghost = unit("Ghost", *printed(f"{begin} this would be destroyed, draw a card instead."))
        table, player, _them = obeyed(who, KILL_MINE, mine=side(attack={1: ghost}))
        assert player.attack(1) == ghost and len(player.hand) == 1


@BOTH
def test_14_14b_what_is_replaced_never_happens(who: str) -> None:
    """Nothing hears of a destruction that was replaced."""
    ghost = unit("Ghost", t.Replacement(t.Pattern("destroy", t.Self()), (t.Draw(1),)))
    grave = field("Grave", t.Auto(MINE_FALLS, (t.Draw(5),)))
    table, player, _them = obeyed(who, KILL_MINE, mine=side(attack={1: ghost}, field=[grave]))
    assert player.attack(1) == ghost and len(player.hand) == 1


@BOTH
def test_14_14c_whoever_causes_it_chooses_between_several(who: str) -> None:
    """Two effects of one player's fields on the destruction that the other causes."""
    home = field("Home", t.Replacement(MINE_FALLS, (t.Put(t.EventCard(), "hand"),)))
    away = field("Away", t.Replacement(MINE_FALLS, (t.Put(t.EventCard(), "removal"),)))
    table, player, them = obeyed(who, KILL_THEIRS, theirs=side(attack={1: FOX}, field=[home, away]))
    assert table.prompt == "replace" and table.asked == who
    player.chooses(home)
    assert them.hand == [FOX]


@BOTH
@pytest.mark.rule("gateruler:14-14c-1", "gateruler:14-14g-3")
def test_14_14c_1_of_effects_on_being_dealt_damage_the_victims_controller_chooses(
    who: str,
) -> None:
    """To 2, or to 4: whoever controls the unit chooses which comes last."""
    to_two = field("Two", v.DamageChange(HIT, "becomes", 2))
    to_four = field("Four", v.DamageChange(HIT, "becomes", 4))
    for first, damage in ((to_four, 2), (to_two, 4)):
        table, player, them = obeyed(
            who,
            v.DealDamage(t.Every(THEIR_UNITS), 8),
            theirs=side(attack={1: FOX}, field=[to_two, to_four]),
        )
        assert table.prompt == "replace" and table.asked == other(who)
        them.chooses(first)
        assert them.damage_on(FOX) == damage


@BOTH
def test_14_14g_2a_several_of_one_player_are_resolved_in_that_players_order(who: str) -> None:
    """Both lessen what is dealt to the other player's unit: whoever controls them chooses."""
    theirs = t.Pattern("damage", THEIR_UNITS)
    less = [field(f"Less {n}", v.DamageChange(theirs, "less", n)) for n in (1, 2)]
    table, player, them = obeyed(
        who,
        v.DealDamage(t.Every(THEIR_UNITS), 5),
        mine=side(field=less),
        theirs=side(attack={1: FOX}),
    )
    assert table.prompt == "replace" and table.asked == who
    player.chooses(less[0])
    assert them.damage_on(FOX) == 2


@BOTH
def test_14_14c_2_an_optional_one_may_be_left(who: str) -> None:
    text = "When this would be destroyed, you may discard a card. If you do, draw 3 cards instead."
    monk = unit("Monk", *printed(text))
    for answer, stays in (("yes", True), ("no", False)):
        table, player, _them = obeyed(who, KILL_MINE, mine=side(attack={1: monk}, hand=[FOX]))
        player.says(answer)
        assert (player.attack(1) == monk) == stays
        assert len(player.hand) == (3 if stays else 1)


def test_14_14c_2a_not_without_being_able_to_do_its_part() -> None:
    text = "When this would be destroyed, you may discard a card. If you do, draw 3 cards instead."
    monk = unit("Monk", *printed(text))
    table, player, _them = obeyed("you", KILL_MINE, mine=side(attack={1: monk}))
    assert player.graveyard == [monk] and player.hand == []


@BOTH
def test_14_14d_each_applies_once_and_must(who: str) -> None:
    """1 less is 1 less, and nobody is asked whether."""
    less = field("Less", v.DamageChange(HIT, "less", 1))
    table, _player, them = obeyed(
        who, v.DealDamage(t.Every(THEIR_UNITS), 5), theirs=side(attack={1: FOX}, field=[less])
    )
    assert them.damage_on(FOX) == 4


def test_14_14d_only_what_would_really_happen_is_replaced() -> None:
    """A unit that cannot be destroyed is not destroyed, and nothing happens instead."""
    rock = unit("Rock", t.Forbid(t.Pattern("destroy", t.Self())))
    pay = field("Pay", t.Replacement(MINE_FALLS, (t.Draw(1),)))
    table, player, _them = obeyed("you", KILL_MINE, mine=side(attack={1: rock}, field=[pay]))
    assert player.attack(1) == rock and player.hand == []


@BOTH
def test_14_14e_1_for_the_next_time_is_used_up_by_it(who: str) -> None:
    shield = t.Lasting("once", t.Replacement(MINE_FALLS, (t.Draw(1),)))
    orders = ruler("Orders", act(shield), act(KILL_MINE))
    table = given(**seats(who, side(ruler=orders, attack={1: FOX})), turn_of=who)
    player = table.player(who)
    player.uses(orders, 0)
    player.uses(orders, 1)
    assert player.attack(1) == FOX and len(player.hand) == 1
    player.uses(orders, 1)
    assert player.graveyard == [FOX]


@BOTH
def test_14_14e_1_and_waits_no_longer_than_the_turn(who: str) -> None:
    shield = t.Lasting("once", t.Replacement(MINE_FALLS, (t.Draw(1),)))
    orders = ruler("Orders", act(shield))
    axe = ruler("Axe", act(KILL_THEIRS))
    table = given(
        **seats(who, side(ruler=orders, attack={1: FOX}), side(ruler=axe)),
        phase="turn",
        turn_of=other(who),
    )
    player, them = table.player(who), table.player(other(who))
    player.uses(orders)
    player.passes()
    player.passes()
    them.uses(axe)
    assert player.graveyard == [FOX] and player.hand == []


def test_14_14f_base_damage_counts_as_if_it_were_printed() -> None:
    """2 damage and 1 more of it, doubled: 6, and not 5."""
    more = field("More", v.BaseDamage(t.Every(t.Cards(("ruler",), t.YOU)), 1))
    double = field("Double", v.DamageChange(DEALT, "times", 2))
    table, _player, them = obeyed(
        "you",
        v.DealDamage(t.Every(THEIR_UNITS), 2),
        mine=side(field=[more, double]),
        theirs=side(attack={1: FOX}),
    )
    assert them.damage_on(FOX) == 6


@BOTH
@pytest.mark.rule("gateruler:14-14g", "gateruler:14-14g-1")
def test_14_14g_doubling_and_reducing_act_on_damage_as_it_is_dealt(who: str) -> None:
    for how, number, damage in (("times", 2, 6), ("less", 1, 2), ("less", 5, 0)):
        change = field("Change", v.DamageChange(DEALT, how, number))
        table, _player, them = obeyed(
            who,
            v.DealDamage(t.Every(THEIR_UNITS), 3),
            mine=side(field=[change]),
            theirs=side(attack={1: FOX}),
        )
        assert them.damage_on(FOX) == damage


@pytest.mark.parametrize("order", [1, -1])
def test_14_14g_2_multiplying_comes_before_reducing(order: int) -> None:
    """3, doubled, 2 less: 4 and not 2."""
    double = field("Double", v.DamageChange(DEALT, "times", 2))
    less = field("Less", v.DamageChange(DEALT, "less", 2))
    table, _player, them = obeyed(
        "you",
        v.DealDamage(t.Every(THEIR_UNITS), 3),
        theirs=side(attack={1: FOX}, field=[double, less][::order]),
    )
    assert them.damage_on(FOX) == 4


@BOTH
def test_14_14g_3_for_damage_it_is_not_whoever_caused_it_who_chooses(who: str) -> None:
    less = [field(f"Less {n}", v.DamageChange(HIT, "less", n)) for n in (1, 2)]
    table, player, them = obeyed(
        who, v.DealDamage(t.Every(THEIR_UNITS), 5), theirs=side(attack={1: FOX}, field=less)
    )
    assert table.asked == other(who)
    them.chooses(less[1])
    assert them.damage_on(FOX) == 2


# -- 14-16. Sources ------------------------------------------------------------------------------


def robots(number: int) -> t.Auto:
    """Draw when a robot deals damage."""
    by_robot = t.Is(t.EventSource(), (v.Attribute(("Robot",)),))
    return t.Auto(t.Pattern("damage", only_if=by_robot), (t.Draw(number),))


@BOTH
@pytest.mark.rule("gateruler:14-16a", "gateruler:14-16b")
def test_14_16b_the_source_of_effect_damage_is_the_card_of_the_ability(who: str) -> None:
    shot = act(v.DealDamage(t.Every(THEIR_UNITS), 1))
    for sort, drawn in ((["Robot"], 1), ([], 0)):
        gun = unit("Gun", shot, attributes=sort)
        table = given(
            **seats(
                who, side(attack={1: gun}, field=[field("Log", robots(1))]), side(attack={1: FOX})
            ),
            turn_of=who,
        )
        table.player(who).uses(gun)
        assert len(table.player(who).hand) == drawn


@BOTH
def test_14_16a_this_in_an_effect_is_its_source(who: str) -> None:
    monk = unit("Monk", act(t.ToRest(t.Self())))
    table = given(**seats(who, side(attack={1: monk, 2: FOX})), turn_of=who)
    table.player(who).uses(monk)
    assert not table.player(who).is_ready(monk) and table.player(who).is_ready(FOX)


@BOTH
def test_14_16c_the_source_of_an_events_damage_is_the_event(who: str) -> None:
    bolt = event(
        "Bolt",
        v.EventEffect("standard", (v.DealDamage(t.Every(THEIR_UNITS), 1),)),
        attributes=["Robot"],
    )
    table = given(
        **seats(who, side(hand=[bolt], field=[field("Log", robots(1))]), side(attack={1: FOX})),
        turn_of=who,
    )
    table.player(who).plays(bolt)
    assert len(table.player(who).hand) == 1


@BOTH
def test_14_16d_the_source_of_combat_damage_is_whoever_deals_it(who: str) -> None:
    for sort, drawn in ((["Robot"], 1), ([], 0)):
        jab = unit("Jab", attributes=sort)
        table = attacking(
            **seats(
                who, side(attack={1: jab}, field=[field("Log", robots(1))]), side(attack={1: FOX})
            ),
            turn_of=who,
        )
        table.player(who).attacks(jab, 1)
        assert len(table.player(who).hand) == drawn


@BOTH
def test_14_16e_what_deals_the_damage_or_does_the_destroying_has_destroyed(who: str) -> None:
    by_robot = t.Is(t.EventSource(), (v.Attribute(("Robot",)),))
    log = field("Log", t.Auto(t.Pattern("destroy", THEIR_UNITS, only_if=by_robot), (t.Draw(1),)))
    for order in (v.DealDamage(t.Every(THEIR_UNITS), 9), KILL_THEIRS):
        for sort, drawn in ((["Robot"], 1), ([], 0)):
            gun = unit("Gun", act(order), attributes=sort)
            table = given(
                **seats(who, side(attack={1: gun}, field=[log]), side(attack={1: FOX})),
                turn_of=who,
            )
            table.player(who).uses(gun)
            assert table.player(other(who)).graveyard == [FOX]
            assert len(table.player(who).hand) == drawn


@BOTH
def test_14_16f_whoever_pays_a_cost_or_controls_the_effect_moves_the_card(who: str) -> None:
    """Each time you put a card of a hand into a graveyard: by a cost, or by an effect."""
    log = field("Log", t.Auto(t.Pattern("discard", by=t.YOU), (v.HealLife(1),)))
    away = t.Put(t.Pick(1, YOUR_HAND), "graveyard")
    for own in (act(t.Draw(1), cost=(away,)), act(away)):
        mill = ruler("Mill", own)
        mine = side(ruler=mill, hand=[FOX], field=[log], damage=1)
        table = given(**seats(who, mine), turn_of=who)
        table.player(who).uses(mill)
        assert FOX in table.player(who).graveyard and table.player(who).damage == []


@BOTH
def test_14_16f_1_to_destroy_is_to_put_into_the_graveyard(who: str) -> None:
    text = "When an enemy unit is put into the graveyard from play, draw a card."
    log = field("Log", *printed(text))
    table, player, them = obeyed(
        who, KILL_THEIRS, mine=side(field=[log]), theirs=side(attack={1: FOX})
    )
    assert them.graveyard == [FOX] and len(player.hand) == 1


# -- 14-17. Changing what was played -------------------------------------------------------------


def changed(who: str, thorn: Card, what: str) -> Table:
    """The other player is hit and Thorn is their CNT: its effect becomes "draw a card"."""
    change = event(
        "Change",
        v.EventEffect("instant", (v.TargetInGate(what), v.ChangeCounter((t.Draw(1),)))),
    )
    jab = unit("Jab", stk=1)
    table = attacking(
        **seats(who, side(attack={1: jab}, set=[change]), side(deck=[thorn])), turn_of=who
    )
    pass_all(table)
    table.player(who).attacks(jab, "ruler")
    while table.prompt != "act" or not table.player(who).offers("play"):
        if table.prompt == "zone":
            table.player(other(who)).chooses_zone(1)
        else:
            table.player(who).passes()
    table.player(who).plays(change)
    pass_all(table)
    return table


@BOTH
def test_14_17b_1_a_card_that_a_counter_ability_played_does_the_new_effect(who: str) -> None:
    thorn = unit("Thorn", v.Counter((v.PlayThis(),)))
    them = changed(who, thorn, "card").player(other(who))
    assert them.attack(1) is None and thorn in them.graveyard and len(them.hand) == 1


@BOTH
def test_14_17b_2_an_ability_that_it_played_is_another_in_the_same_place(who: str) -> None:
    thorn = unit("Thorn", v.Counter((t.Draw(3),)))
    them = changed(who, thorn, "ability").player(other(who))
    assert thorn in them.graveyard and len(them.hand) == 1

"""14-3, 14-4b: costs, and playing cards and abilities."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, event, field, given, ruler, side, unit
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_HAND,
    YOUR_UNITS,
    act,
    changes,
    knows,
    obeyed,
    printed,
    seats,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
DESTROY_ONE = t.Destroy(t.Pick(1, YOUR_UNITS))
FOX, BEAR, OWL = unit("Fox", hp=5), unit("Bear", hp=5), unit("Owl", hp=5)


def word(*do: t.Effect, timing: str = "standard", **fields: object) -> Card:
    return event("Word", v.EventEffect(timing, do), **fields)


# -- 14-3. Paying costs ------------------------------------------------------------------------


@BOTH
def test_14_3b_if_one_action_of_a_cost_cannot_be_done_none_is(who: str) -> None:
    sage = unit("Sage", act(t.Draw(1), cost=(DESTROY_ONE, v.PayResources(1))))
    table = given(**seats(who, side(attack={1: sage, 2: PLAIN})), turn_of=who)
    assert table.player(who).offers("ability") == []
    table = given(**seats(who, side(attack={1: sage, 2: PLAIN}, resources=1)), turn_of=who)
    table.player(who).uses(sage)
    table.player(who).chooses(PLAIN)
    assert len(table.player(who).hand) == 1


def test_14_3c_a_replaced_action_of_a_cost_counts_as_paid() -> None:
    """A unit that goes to the hand instead of being destroyed has paid all the same."""
    back = t.Replacement(t.Pattern("destroy", t.Self()), (t.Put(t.Self(), "hand"),))
    ghost = unit("Ghost", back)
    may = t.May((DESTROY_ONE,), (t.Draw(2),))
    table, player, _them = obeyed("you", may, mine=side(attack={1: ghost}))
    player.says("yes")
    assert player.attack(1) is None and len(player.hand) == 3


@pytest.mark.rule("gateruler:14-3d", "gateruler:14-4b-8a")
def test_14_3d_the_actions_of_a_cost_are_done_in_their_order() -> None:
    """Draw, then put a card of the hand away: with an empty hand, that is the card drawn."""
    away = t.Put(t.Pick(1, YOUR_HAND), "graveyard")
    sage = ruler("Sage", act(v.HealLife(1), cost=(t.Draw(1), away)))
    table = given(you=side(ruler=sage, deck=[FOX]))
    assert table.you.offers("ability") == []  # nothing to put away yet
    table = given(you=side(ruler=sage, hand=[OWL], deck=[FOX]))
    table.you.uses(sage)
    table.you.chooses(FOX)
    assert table.you.graveyard == [FOX] and table.you.hand == [OWL]


def test_14_3e_a_cost_that_comes_to_nothing_counts_as_paid() -> None:
    """Level 1, two less to pay: nothing is to be paid, and not less than nothing."""
    cheaper = field("Sale", v.CostChange(t.YOU, (), -2))
    scout = unit("Scout", level=1)
    table = given(you=side(field=[cheaper], hand=[scout]))
    table.you.summons(scout, 1)
    assert table.you.attack(1) == scout
    dear = unit("Dear", level=3)
    table = given(you=side(field=[cheaper], hand=[dear], resources=2))
    table.you.summons(dear, 1)
    assert table.you.attack(1) == dear and table.you.ready_resources == 1


# -- 14-4b. The steps of playing -----------------------------------------------------------------


@BOTH
def test_14_4b_1_a_hidden_card_is_revealed(who: str) -> None:
    """Before anything is chosen for it."""
    bolt = word(v.Target(t.Pick(1, THEIR_UNITS)), v.DealDamage(t.It(), 1))
    table = given(**seats(who, side(hand=[bolt]), side(attack={1: FOX, 2: BEAR})), turn_of=who)
    them = table.player(other(who))
    assert not knows(them, bolt)
    table.player(who).plays(bolt)
    assert table.prompt == "target" and knows(them, bolt)
    table.player(who).chooses(FOX)


def test_14_4b_1a_a_card_whose_overdrive_ability_waits_in_the_gate_is_not_played() -> None:
    boost = unit("Boost", v.Overdrive((t.Draw(1),)))
    wait = event("Wait", v.EventEffect("instant", (t.Draw(1),)))
    table = given(you=side(drive=[boost]), them=side(set=[wait]))
    table.you.does("overdrive", boost, 0)
    assert table.prompt == "act" and table.asked == "them"
    assert table.you.why_not("summon", boost) is not None
    table.them.passes()
    assert boost in table.you.offers("summon")


@BOTH
def test_14_4b_2_options_that_are_not_chosen_do_not_exist(who: str) -> None:
    modes = t.ChooseOf(1, ((t.Draw(1),), (t.Draw(3),)))
    table, player, _them = obeyed(who, modes)
    player.chooses(1)
    assert len(player.hand) == 3


TIMED = t.ChooseOf(1, ((v.Timing("standard"), t.Draw(1)), (v.Timing("instant"), t.Draw(2))))


def test_14_4b_2a_without_a_timing_of_the_whole_that_of_an_option_applies() -> None:
    """In the main phase there are both options, at another time only the instant one."""
    song = event("Song", v.EventEffect("", (TIMED,)))
    table = given(you=side(set=[song]))
    table.you.plays(song)
    assert table.you.offered == [0, 1]
    table.you.chooses(0)
    assert len(table.you.hand) == 1
    table = given(you=side(hand=[word(t.Draw(1))]), them=side(set=[song]))
    table.you.plays(table.you.hand[0])
    table.them.plays(song)
    table.resolve()
    assert len(table.them.hand) == 2


def test_14_4b_2a_a_set_card_whose_options_have_several_timings_is_offered_once() -> None:
    song = event("Song", v.EventEffect("", (TIMED,)))
    table = given(you=side(set=[song]))
    assert table.you.offers("play") == [song]


def test_14_4b_2a_with_no_option_for_now_it_cannot_be_played() -> None:
    late = t.ChooseOf(1, ((v.Timing("standard"), t.Draw(1)), (v.Timing("standard"), t.Draw(2))))
    song = event("Song", v.EventEffect("", (late,)))
    wait = event("Wait", v.EventEffect("instant", (t.Draw(1),)))
    table = given(you=side(hand=[word(t.Draw(1))]), them=side(set=[song, wait]))
    table.you.plays(table.you.hand[0])
    assert table.them.offers("play") == [wait]
    table.them.passes()


FORKED = """Choose 1 of the following:
• Standard Action: Draw 2 cards.
• Instant Action: Choose 1 enemy unit and destroy it."""


def test_14_4b_2a_as_it_is_printed() -> None:
    """From the hand it is a standard action, and both options are there."""
    fork = event("Fork", *printed(FORKED))
    table = given(you=side(hand=[fork]), them=side(attack={1: FOX}))
    table.you.plays(fork)
    assert table.you.offered == [0, 1]
    table.you.chooses(1)
    assert table.them.graveyard == [FOX]


@pytest.mark.rule("gateruler:14-4b-2a", "gateruler:14-4b-4")
def test_an_option_for_now_without_a_target_does_not_make_it_playable() -> None:
    """Nor does the other option, whose time it is not."""
    fork = event("Fork", *printed(FORKED))
    for units, offered in (({}, []), ({1: FOX}, [fork])):
        table = given(
            you=side(hand=[word(t.Draw(1))], attack=units),
            them=side(set=[fork, event("Wait", v.EventEffect("instant", (t.Draw(1),)))]),
        )
        table.you.plays(table.you.hand[0])
        assert [card for card in table.them.offers("play") if card is fork] == offered
        table.them.passes()


@pytest.mark.rule("gateruler:15-37b-3", "gateruler:15-17a-5")
def test_a_list_of_options_that_cannot_be_played_is_not_played() -> None:
    """Both would be normal summons, and nothing of the summon cap is left."""
    summon = v.PlayCard(t.Pick(1, t.Cards(("hand",), t.YOU, (t.Type(("unit",)),))))
    call = word(t.ChooseOf(1, ((summon,), (summon, t.Draw(1)))))
    for cap, offered in ((1, [call]), (0, [])):
        table = given(you=side(ruler=ruler("Idle", summon_cap=cap), hand=[call, FOX]))
        assert table.you.offers("play") == offered


def test_14_4b_2b_told_by_an_effect_one_chooses_any_option() -> None:
    """While the effect is resolved it is nobody's time for standard actions."""
    song = event("Song", v.EventEffect("", (TIMED,)))
    wait = event("Wait", v.EventEffect("instant", (v.PlayCard(t.Pick(1, YOUR_HAND)),)))
    table = given(you=side(hand=[word(t.Draw(1))]), them=side(set=[wait], hand=[song]))
    table.you.plays(table.you.hand[0])
    table.them.plays(wait)
    table.resolve()
    assert table.prompt == "mode" and table.them.offered == [0, 1]
    table.them.chooses(0)
    table.resolve()
    assert len(table.them.hand) == 1


def test_14_4b_3_what_else_a_card_asks_for_is_chosen_on_playing_it() -> None:
    """The number is named before anybody answers."""
    name = event("Name", v.EventEffect("standard", (v.ChooseNumber(3), t.Draw(v.ChosenNumber()))))
    wait = event("Wait", v.EventEffect("instant", (t.Draw(1),)))
    table = given(you=side(hand=[name]), them=side(set=[wait]))
    table.you.plays(name)
    assert table.prompt == "number" and table.waiting == []
    table.you.chooses(2)
    assert table.asked == "them" and table.gate == [name]
    table.them.passes()
    assert len(table.you.hand) == 2


@BOTH
def test_14_4b_3a_the_zone_of_a_unit_is_chosen_among_ones_own(who: str) -> None:
    table = given(**seats(who, side(hand=[FOX])), turn_of=who)
    player = table.player(who)
    player.does("summon", FOX)
    assert table.asks is not None
    zones = [int(option[1]) for option in table.asks.options]
    assert set(zones) == set(z.front_row(table.game, player.seat))
    player.chooses_zone("defense")
    assert player.defense == FOX


# -- 14-4b-6 to 14-4b-8. The cost ----------------------------------------------------------------


@BOTH
@pytest.mark.rule("gateruler:14-4b-6", "gateruler:14-4b-6a", "gateruler:14-4b-8")
def test_14_4b_6a_a_card_costs_its_level_in_resources(who: str) -> None:
    scout = unit("Scout", level=2)
    table = given(**seats(who, side(hand=[scout], resources=3)), turn_of=who)
    player = table.player(who)
    player.summons(scout, 1)
    assert player.ready_resources == 1
    table = given(**seats(who, side(hand=[scout], resources=1)), turn_of=who)
    assert table.player(who).why_not("summon", scout) == "14-4b-8"


def test_14_4b_6a_level_0_costs_nothing() -> None:
    table = given(you=side(hand=[PLAIN], resources=1))
    table.you.summons(PLAIN, 1)
    assert table.you.ready_resources == 1


@pytest.mark.rule("gateruler:14-4b-6")
def test_14_4b_6b_what_alters_a_cost_comes_first() -> None:
    """Play it for 1, and then it is 1 dearer: 2, not 1."""
    dearer = field("Tax", v.CostChange(t.YOU, (), 1))
    king = unit("King", level=4)
    order = v.PlayCard(t.Pick(1, YOUR_HAND), cost=1)
    table, player, _them = obeyed("you", order, mine=side(field=[dearer], hand=[king], resources=3))
    player.chooses_zone(1)
    assert player.attack(1) == king and player.ready_resources == 1


@pytest.mark.rule("gateruler:14-4b-6c", "gateruler:14-4b-6d")
def test_14_4b_6c_it_is_increased_before_it_is_decreased() -> None:
    """Level 1, 3 less, 2 more: nothing, since 3 is less than nothing only after the increase."""
    scout = unit("Scout", level=1)
    changed = [field("Sale", v.CostChange(t.YOU, (), -3)), field("Tax", v.CostChange(t.YOU, (), 2))]
    for fields in (changed, changed[::-1]):
        table = given(you=side(field=fields, hand=[scout]))
        table.you.summons(scout, 1)
        assert table.you.attack(1) == scout


def test_14_4b_6c_what_raises_a_cost_must_be_paid() -> None:
    scout = unit("Scout", level=1)
    dearer = field("Tax", v.CostChange(t.YOU, (), 1))
    for resources, able in ((1, False), (2, True)):
        table = given(you=side(field=[dearer], hand=[scout], resources=resources))
        assert (table.you.offers("summon") == [scout]) == able


@pytest.mark.rule("gateruler:14-4b-6")
def test_14_4b_6d_what_lowers_a_cost_need_not_be_paid() -> None:
    scout = unit("Scout", level=3)
    cheaper = field("Sale", v.CostChange(t.YOU, (), -1))
    table = given(you=side(field=[cheaper], hand=[scout], resources=3))
    table.you.summons(scout, 1)
    assert table.you.ready_resources == 1


@pytest.mark.rule("gateruler:14-4b-6")
def test_14_4b_6e_without_paying_nothing_is_paid() -> None:
    """Not even what effects would add."""
    dearer = field("Tax", v.CostChange(t.YOU, (), 1))
    king = unit("King", level=4)
    order = v.PlayCard(t.Pick(1, YOUR_HAND), cost=0)
    table, player, _them = obeyed("you", order, mine=side(field=[dearer], hand=[king]))
    player.chooses_zone(1)
    assert player.attack(1) == king


@pytest.mark.rule("gateruler:14-4b-6")
def test_14_4b_7_the_cost_is_fixed_before_it_is_paid() -> None:
    """Destroy a unit, pay 1 for each of your units: the one that is destroyed counts."""
    cost = (DESTROY_ONE, v.PayResources(t.Count(YOUR_UNITS)))
    sage = ruler("Sage", act(t.Draw(1), cost=cost))
    table = given(you=side(ruler=sage, attack={1: FOX, 2: FOX}, resources=3))
    table.you.uses(sage)
    table.you.chooses(FOX)
    assert table.you.ready_resources == 1 and len(table.you.hand) == 1


@pytest.mark.rule("gateruler:14-4b-8", "gateruler:14-4b-11")
def test_14_4b_8_what_cannot_be_paid_to_the_end_was_not_played() -> None:
    """Each of two actions could be done, but not one after the other: all is as it was."""
    away = t.Put(t.Pick(1, YOUR_HAND), "graveyard")
    sage = ruler("Sage", act(t.Draw(1), cost=(away, away)))
    table = given(you=side(ruler=sage, hand=[FOX]))
    table.you.uses(sage)
    assert table.you.hand == [FOX] and table.you.graveyard == []
    assert table.waiting == [] and table.you.offers("ability") == []


# -- 14-4b-9 to 14-4b-11 -----------------------------------------------------------------------


@BOTH
def test_14_4b_9_a_card_goes_into_the_gate_and_an_ability_as_if_it_were_one(who: str) -> None:
    wait = event("Wait", v.EventEffect("instant", (t.Draw(1),)))
    sage = unit("Sage", act(t.Draw(1)))
    table = given(**seats(who, side(attack={1: sage}, hand=[FOX]), side(set=[wait])), turn_of=who)
    player, them = table.player(who), table.player(other(who))
    player.summons(FOX, 2)
    assert table.gate == [FOX] and table.waiting == ["resolve card"] and player.hand == []
    them.passes()
    assert player.attack(2) == FOX and table.gate == []
    player.uses(sage)
    assert table.gate == [] and table.waiting == ["resolve ability"]
    them.passes()


@BOTH
@pytest.mark.rule("gateruler:14-4b-9a", "gateruler:14-4c-2a")
@pytest.mark.rule("gateruler:14-4b-9")
def test_14_4b_9a_effects_on_a_card_go_with_it_into_the_gate_and_into_play(who: str) -> None:
    boost = t.Lasting("turn", changes(t.Every(YOUR_HAND), "atk", 3))
    wait = event("Wait", v.EventEffect("instant", (t.Draw(1),)))
    mine = side(hand=[FOX])
    table, player, them = obeyed(who, boost, mine=mine, theirs=side(set=[wait]))
    them.passes()
    assert player.value(FOX, "atk") == 5
    player.summons(FOX, 1)
    in_gate = table.game.state.zones[z.GATE][0]
    assert table.game.value(in_gate, "atk") == 5
    them.passes()
    assert player.value(FOX, "atk") == 5


@pytest.mark.rule("gateruler:14-4b-9")
def test_14_4b_9a_not_from_other_zones() -> None:
    boost = t.Lasting("turn", changes(t.Every(t.Cards(("graveyard",), t.YOU)), "atk", 3))
    ghost = unit("Ghost", v.PlayableFrom(("graveyard",)))
    table, player, _them = obeyed("you", boost, mine=side(graveyard=[ghost]))
    assert player.value(ghost, "atk") == 5
    player.summons(ghost, 1)
    assert player.value(ghost, "atk") == 2


@BOTH
@pytest.mark.rule("gateruler:14-4b-9", "gateruler:14-4b-10")
def test_what_is_played_is_in_the_gate_for_whoever_hears_of_it(who: str) -> None:
    for area, drawn in (("gate", 1), ("hand", 0)):
        echo = field(
            "Echo", t.Auto(t.Pattern("play", t.Every(t.Cards((area,), t.YOU))), (t.Draw(1),))
        )
        table = given(**seats(who, side(field=[echo], hand=[word(t.Draw(1))])), turn_of=who)
        player = table.player(who)
        player.plays(player.hand[0])
        table.resolve()
        assert len(player.hand) == 1 + drawn


@BOTH
def test_14_4b_10_only_after_all_steps_it_has_been_played(who: str) -> None:
    """Whoever listens for plays hears it once targets are chosen and the cost is paid."""
    echo = field("Echo", t.Auto(t.Pattern("play", who=t.YOU), (t.Draw(1),)))
    bolt = word(v.Target(t.Pick(1, THEIR_UNITS)), v.DealDamage(t.It(), 1), level=1)
    table = given(
        **seats(who, side(field=[echo], hand=[bolt], resources=1), side(attack={1: FOX, 2: BEAR})),
        turn_of=who,
    )
    player = table.player(who)
    player.plays(bolt)
    assert table.prompt == "target" and table.logged("standby") == []
    player.chooses(FOX)
    assert len(player.hand) == 1 and player.ready_resources == 0

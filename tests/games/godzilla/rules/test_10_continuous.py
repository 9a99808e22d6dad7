"""10.7, 10.8.2 and 10.8.3. One-shot effects; which cards continuous effects reach."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, on_turn, side, strategy, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
BATTLE = t.Type(("battle",))
MINE = t.Every(t.Cards(("zone",), t.YOU, (BATTLE,)))
MORE_RAGE = v.ChangeRage(t.YOU, 1, True)
RALLY = "For the rest of the turn, your battle cards gain +1000 counter power."


# 10.7. One-shot effects


@BOTH
def test_10_7_1_a_one_shot_effect_is_carried_out_once(who: str) -> None:
    plan = strategy(text="Draw 1 card. Increase your monster card's [Rage] by 1.")
    other = battle()
    _table, own, _other = on_turn(who, side(hand=[plan, other], deck=[battle(), battle()]))
    own.plays(plan, zone=1)
    own.plays(other, zone=4)
    assert len(own.hand) == 1
    assert own.rage == 1


# 10.8.2. Effects that an ability has left behind


@BOTH
def test_10_8_2_it_does_not_reach_cards_that_come_later(who: str) -> None:
    rally = strategy(text=RALLY)
    there, later = battle(), battle()
    _table, own, _other = on_turn(who, side(hand=[rally, later], zones={4: there}))
    own.plays(rally, zone=1)
    own.plays(later, zone=5)
    assert own.value(there, "counter_power") == 2000
    assert own.value(later, "counter_power") == 1000


def test_10_8_2_it_stays_with_a_card_that_goes_from_zone_to_zone() -> None:
    rally = strategy(text=RALLY)
    move = strategy(text="Move 1 of your battle cards to an unoccupied zone.")
    runner = battle()
    table = given(you=side(hand=[rally, move], zones={4: runner}))
    table.you.plays(rally, zone=1)
    table.you.plays(move, zone=2)
    table.you.chooses(7)
    assert table.you.value(runner, "counter_power") == 2000


@BOTH
def test_10_8_2_it_is_lost_for_a_card_that_leaves_and_comes_back(who: str) -> None:
    rally = strategy(text=RALLY)
    away = strategy(text="Return 1 of your battle cards to your hand.")
    card = battle()
    _table, own, _other = on_turn(who, side(hand=[rally, away], zones={4: card}))
    own.plays(rally, zone=1)
    own.plays(away, zone=2)
    own.plays(card, zone=4)
    assert own.value(card, "counter_power") == 1000


def test_10_8_2_nor_a_card_that_came_after_its_ability_was_played() -> None:
    """The same ability brought it, before it said what all cards gain."""
    gain = t.Continuous((t.Change(MINE, "counter_power", "add", 1000),))
    plan = told(v.Play(t.Every(t.Cards(("hand",), t.YOU, (BATTLE,)))), t.Lasting("turn", gain))
    there, new = battle("There"), battle("New")
    table = given(you=side(hand=[plan, new], zones={4: there}))
    table.you.plays(plan, zone=1)
    table.you.chooses(5)
    assert table.you.value(there, "counter_power") == 2000
    assert table.you.value(new, "counter_power") == 1000


def test_10_8_2_but_one_it_speaks_of_itself_is_reached() -> None:
    """Play it; it gains power (4.1.4.1)."""
    gain = t.Continuous((t.Change(t.It(), "counter_power", "add", 1000),))
    plan = told(v.Play(t.Pick(1, t.Cards(("hand",), t.YOU, (BATTLE,)))), t.Lasting("turn", gain))
    new = battle("New")
    table = given(you=side(hand=[plan, new]))
    table.you.plays(plan, zone=1)
    table.you.chooses(new)
    table.you.chooses(5)
    assert table.you.value(new, "counter_power") == 2000


def test_10_8_2_what_it_forbids_it_forbids_of_the_cards_there_were() -> None:
    shield = told(t.Lasting("turn", t.Forbid(t.Pattern("destroy", MINE))))
    hit = strategy(text="[Destroy] all of your battle cards.")
    there, later = battle(), battle()
    table = given(you=side(hand=[shield, later, hit], zones={4: there}))
    table.you.plays(shield, zone=1)
    table.you.plays(later, zone=5)
    table.you.plays(hit, zone=2)
    assert table.you.zone(4) is there
    assert table.you.discard == [later]


def test_10_8_2_what_a_player_may_not_do_is_not_about_cards() -> None:
    """A card that comes to the hand later cannot be played either."""
    ban = t.Lasting("turn", v.CannotPlay((BATTLE,), t.YOU))
    plan = told(ban, t.Draw(1))
    drawn = battle()
    table = given(you=side(hand=[plan], deck=[drawn]))
    table.you.plays(plan, zone=1)
    assert table.you.hand == [drawn]
    assert table.you.why_not("play battle", drawn) == "1.3.3"


def test_10_8_2_it_keeps_the_numbers_it_began_with() -> None:
    """So much for each card: counted once, when it is carried out."""
    rally = strategy(
        text="For the rest of the turn, your battle cards gain +1000 counter power "
        "for each card in your hand."
    )
    card, kept = battle(), battle(rank=8)
    table = given(you=side(hand=[rally, kept], zones={4: card}))
    table.you.plays(rally, zone=1)
    assert table.you.value(card, "counter_power") == 2000
    table.you.invades_with(kept)
    assert table.you.value(card, "counter_power") == 2000


def test_10_8_2_a_continuous_ability_reaches_them_all_the_time() -> None:
    banner = battle(text="Your other battle cards gain +1000 counter power.")
    later = battle()
    table = given(you=side(hand=[later], zones={4: banner}))
    table.you.plays(later, zone=5)
    assert table.you.value(later, "counter_power") == 2000


# 10.8.3. Cards that arrive


@BOTH
def test_10_8_3_an_effect_on_an_area_takes_hold_of_a_card_as_it_arrives(who: str) -> None:
    """Its own entering already finds it changed."""
    banner = battle(text="Your other battle cards gain +1000 counter power.")
    strong = t.Compare("counter_power", ">=", 2000)
    scout = having(
        battle(),
        t.Auto(t.Pattern("play", t.Self()), (t.If(t.Is(t.Self(), (strong,)), (MORE_RAGE,)),)),
    )
    for there, rage in (({4: banner}, 1), ({}, 0)):
        _table, own, _other = on_turn(who, side(hand=[scout], zones=dict(there)))
        own.plays(scout, zone=5)
        assert own.rage == rage


def test_10_8_3_and_lets_go_of_one_that_leaves() -> None:
    raises = having(
        battle(),
        t.Continuous((t.Change(t.Every(t.Cards(("hand",), t.YOU, (BATTLE,))), "rank", "add", 5),)),
    )
    card = battle(rank=1)
    back = strategy(text="Return 1 of your rank 1 battle cards to your hand.")
    table = given(you=side(hand=[back], zones={8: raises, 4: card}), them=side(position=2))
    table.you.plays(back, zone=1)
    table.you.chooses(card)
    assert table.you.why_not("play battle", card) == "8.2.1"


@BOTH
@pytest.mark.parametrize(("bonus", "heard"), [(1000, 1), (0, 0)])
def test_10_8_3_1_whoever_waits_for_such_a_card_sees_it_changed(
    who: str, bonus: int, heard: int
) -> None:
    others = t.Every(t.Cards(("zone",), t.YOU, (BATTLE, t.Other())))
    strong = t.Cards(("zone",), t.YOU, (BATTLE, t.Compare("counter_power", ">=", 2000)))
    captain = having(
        battle("Captain"),
        t.Continuous((t.Change(others, "counter_power", "add", bonus),)),
        t.Auto(t.Pattern("play", strong), (MORE_RAGE,)),
    )
    recruit = battle()
    _table, own, _other = on_turn(who, side(hand=[recruit], zones={8: captain}))
    own.plays(recruit, zone=5)
    assert own.rage == heard

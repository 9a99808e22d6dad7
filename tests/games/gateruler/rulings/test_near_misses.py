"""Rulings that tell what a rule says from what comes near it: the other player, the other order."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    attacking,
    event,
    field,
    given,
    in_turn_of,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import act, obeyed, printed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
YOUR_UNITS = t.Cards(("unit",), t.YOU)


@pytest.mark.rule("gateruler:15-29a")
@pytest.mark.parametrize(("lost", "struck"), [("Breakthrough", 0), ("Intercept", 2)])
def test_only_the_keyword_that_is_lost_stops_working(lost: str, struck: int) -> None:
    """Q. My unit has Breakthrough and Intercept, and loses one of them.
    A. It still has what the other one stands for."""
    dull = field("Dull", *printed(f"All enemy units lose {lost}."))
    fox = unit("Fox", t.Keyword("Breakthrough"), t.Keyword("Intercept"), stk=2)
    wall = unit("Wall", hp=1)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall, field=[dull]))
    table.you.attacks(fox, "defense")
    assert len(table.them.damage) == struck


@pytest.mark.rule("gateruler:7-3a", "gateruler:15-17a-1")
@BOTH
def test_only_unit_cards_are_normal_summoned(who: str) -> None:
    """Q. May an event for an instant action be played as a main phase action, as a unit is?
    A. No: only the unit is offered."""
    elf = unit("Elf")
    wait = event("Wait", v.EventEffect("counter", (t.Draw(1),)))
    _table, mine, _theirs = in_turn_of(who, side(hand=[elf, wait]))
    assert mine.offers("summon") == [elf]
    assert mine.offers("play") == []


@pytest.mark.rule("gateruler:14-7b")
@BOTH
def test_a_limit_by_name_is_that_of_the_player_who_plays_it(who: str) -> None:
    """Q. My ability may be played once a turn by its name, and I have played it on one unit.
    A. I cannot play it on the other; that my opponent has not played theirs is all the same."""
    song = v.Act(
        "standard", (t.Draw(1),), while_=(v.Called("Song"), v.Limit(1, "turn", by_name=True))
    )
    bard, singer = unit("Bard", song), unit("Singer", song)
    theirs = side(attack={1: singer})
    table = given(**seats(who, side(attack={1: bard, 2: singer}), theirs), turn_of=who)
    me = table.player(who)
    assert me.offers("ability") == [bard, singer]
    me.uses(bard)
    assert me.offers("ability") == []
    assert me.why_not("ability", singer, 0) == "14-7b"


@pytest.mark.rule("gateruler:14-18d-3")
@pytest.mark.parametrize("mine", [False, True])
@BOTH
def test_an_effect_gears_up_only_who_may(who: str, mine: bool) -> None:
    """Q. An effect has me gear up into a card that asks for a unit of mine. Only my opponent has
    one.  A. I do not gear up; with one of my own I do."""
    needs = v.GearRequirement((t.Relation(t.Count(YOUR_UNITS), ">=", 1),))
    needy = unit("Needy", t.Keyword("Gear Up"), needs)
    elf = unit("Elf")
    hand = t.Cards(("hand",), t.YOU)
    boss = ruler("Boss", act(v.GearUpInto(t.Every(hand))))
    own = side(ruler=boss, hand=[needy], attack={1: elf} if mine else {})
    table = given(**seats(who, own, side(attack={} if mine else {1: elf})), turn_of=who)
    me = table.player(who)
    me.uses(boss)
    assert (me.defense == needy) is mine
    assert (me.hand == [needy]) is not mine
    assert table.player(other(who)).hand == []


@pytest.mark.rule("gateruler:15-6a")
@pytest.mark.parametrize(("there", "most"), [(1, 1), (3, 2)])
def test_of_cards_in_a_deck_as_many_are_chosen_as_said_and_as_there_are(
    there: int, most: int
) -> None:
    """Q. I choose 2 dragons in my deck. How many may I choose of one, and how many of three?
    A. The one; and two of the three."""
    dragons = t.Cards(("deck",), t.YOU, (v.Attribute(("Dragon",)),))
    cards = [unit(f"Dragon {at}", attributes=["Dragon"]) for at in range(there)]
    order = (t.Search(t.Pick(2, dragons)), t.Put(t.It(), "hand"))
    table, own, _other = obeyed("you", *order, mine=side(deck=[unit("Plain"), *cards]))
    asked = table.asks
    assert asked is not None
    assert asked.most == most
    own.chooses(*cards[:most])
    assert sorted(card.name for card in own.hand) == [card.name for card in cards[:most]]

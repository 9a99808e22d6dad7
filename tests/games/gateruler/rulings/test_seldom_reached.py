"""Printed texts that games seldom reach by chance: where a card was, what abilities it has, what
it is treated as."""

from __future__ import annotations

import pytest

from headjudge.language.phrases import Unreadable
from tests.games.gateruler.table import side, unit
from tests.games.gateruler.told import printed, said

BOTH = pytest.mark.parametrize("who", ["you", "them"])
BEAR, FOX = unit("Bear", atk=2, hp=9), unit("Fox", hp=9)


@BOTH
@pytest.mark.rule("gateruler:15-18a", "gateruler:14-15a")
@pytest.mark.parametrize("zone", [1, 2, 3])
def test_a_unit_takes_the_zone_that_another_was_in(who: str, zone: int) -> None:
    """Q. The bear was destroyed. Where does the wolf come?  A. Where the bear was: nobody is asked,
    though other zones are empty."""
    text = (
        "Choose 1 allied unit. Destroy it. Special summon 1 {Moon} unit card in your graveyard in "
        "the zone the chosen unit was in."
    )
    wolf = unit("Wolf", attributes=["Moon"])
    table, me, _them = said(who, text, side(attack={zone: BEAR}, graveyard=[wolf]))
    assert table.prompt == "act"
    assert [me.attack(each) for each in (1, 2, 3)] == [
        wolf if each == zone else None for each in (1, 2, 3)
    ]
    assert me.graveyard == [BEAR]


def test_the_zone_of_what_is_not_remembered_any_more_is_refused() -> None:
    """The unit that is summoned is remembered in place of the one that was destroyed; this one,
    which is summoned by its own text, is not."""
    destroy = "Standard Action: Destroy 1 allied unit. Special summon"
    zone = "in the zone the destroyed unit was in."
    with pytest.raises(Unreadable):
        printed(f"{destroy} 1 unit card in your graveyard {zone}")
    assert printed(f"{destroy} this from your graveyard {zone}")


@BOTH
@pytest.mark.rule("gateruler:15-18a", "gateruler:14-15a")
def test_a_card_takes_the_zone_of_the_unit_whose_destruction_it_heard(who: str) -> None:
    """The unit is gone when the ability is carried out."""
    moth = unit(
        "Moth",
        *printed(
            "When an allied unit is destroyed, special summon this from your graveyard in the zone "
            "that unit was in."
        ),
    )
    mine = side(attack={2: BEAR}, graveyard=[moth])
    table, me, _them = said(who, "Destroy all allied units.", mine)
    assert table.prompt == "act"
    assert (me.attack(2), me.graveyard) == (moth, [BEAR])


@BOTH
@pytest.mark.parametrize(("words", "meant"), [("with", "Spark"), ("without", "Bear")])
@pytest.mark.rule("gateruler:7-9a")
def test_units_are_told_apart_by_their_overdrive_abilities(
    who: str, words: str, meant: str
) -> None:
    spark = unit("Spark", *printed("[OD] Draw a card."), hp=9)
    text = f"Destroy all enemy units {words} [OD]."
    _table, _me, them = said(who, text, theirs=side(attack={1: BEAR, 2: spark}))
    assert [card.name for card in them.graveyard] == [meant]


@BOTH
@pytest.mark.rule("gateruler:2-2c")
def test_a_unit_that_is_also_treated_as_a_name_is_meant_by_it_for_that_time(who: str) -> None:
    """The bear is an "Ember" this turn, and is called Bear all the same; the fox is not."""
    text = (
        'Choose 1 allied unit. It is also treated as "Ember" until the end of this turn. '
        'Allied "Ember" units gain +3 ATK until the end of this turn. '
        'Allied "Bear" units gain +1 ATK until the end of this turn.'
    )
    table, me, _them = said(who, text, side(attack={1: BEAR, 2: FOX}))
    if table.prompt != "act":
        me.chooses(BEAR)
    assert (me.value(BEAR, "atk"), me.value(FOX, "atk")) == (6, FOX.values["atk"])

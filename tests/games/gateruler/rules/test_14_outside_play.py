"""14-2b, 14-10b-1. Abilities whose text says that they work outside play."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c02_cards import read_text
from headjudge.kernel.cards import Card
from headjudge.language.phrases import Unreadable
from tests.games.gateruler.table import (
    PLAIN,
    Side,
    charged,
    down,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import knows, printed, said

BEAR = unit("Bear", atk=2, hp=3)
AXE = "Destroy all allied units."
FROM = {"hand": "hand", "graveyard": "graveyard", "damage zone": "damage", "drive zone": "drive"}


def lurking(card: Card, area: str) -> Side:
    """The card in that zone, and a unit of its player in play."""
    laid: dict[str, Any] = {area: [card]}
    return side(attack={1: BEAR}, **laid)


# 14-2b. Automatic abilities


@pytest.mark.parametrize(("zone", "area"), FROM.items())
@pytest.mark.rule("gateruler:14-2b")
def test_14_2b_it_is_summoned_from_where_its_text_says(zone: str, area: str) -> None:
    """Q. "When an allied unit is destroyed, special summon this from your hand": it is in the hand
    then.  A. It is summoned; its ability works there, as it could nowhere else."""
    text = f"When an allied unit is destroyed, special summon this from your {zone}."
    lurker = unit("Lurker", *printed(text))
    table, own, _other = said("you", AXE, mine=lurking(lurker, area))
    if table.prompt == "standby":  # from where not everybody sees it, it may stay hidden
        own.chooses(lurker)
    own.chooses_zone(2)
    assert own.attack(2) == lurker and own.graveyard == [BEAR]


@pytest.mark.parametrize(("zone", "area"), FROM.items())
@pytest.mark.rule("gateruler:14-2b")
def test_14_2b_and_not_from_elsewhere(zone: str, area: str) -> None:
    text = f"When an allied unit is destroyed, special summon this from your {zone}."
    lurker = unit("Lurker", *printed(text))
    elsewhere = "hand" if area == "graveyard" else "graveyard"
    table, own, _other = said("you", AXE, mine=lurking(lurker, elsewhere))
    assert table.prompt == "act" and own.attack(1) is None
    if area != "graveyard":  # where it would have come at the same time
        table, own, _other = said("you", AXE, mine=side(attack={1: BEAR, 2: lurker}))
        assert table.prompt == "act" and set(own.graveyard) == {BEAR, lurker}


@pytest.mark.rule("gateruler:14-2b")
def test_14_2b_from_the_set_zone_too() -> None:
    text = "Concealment\nWhen an allied unit is destroyed, special summon this from your set zone."
    lurker = unit("Lurker", *printed(text))
    table, own, _other = said("you", AXE, mine=side(attack={1: BEAR}, set=[lurker]))
    own.chooses(lurker)
    own.chooses_zone(2)
    assert own.attack(2) == lurker


@pytest.mark.rule("gateruler:14-10b-1", "gateruler:14-10b-1a")
def test_14_10b_1_a_card_of_the_hand_may_be_revealed_or_not() -> None:
    text = "When an allied unit is destroyed, special summon this from your hand."
    lurker = unit("Lurker", *printed(text))
    table, own, other = said("you", AXE, mine=lurking(lurker, "hand"))
    assert table.prompt == "standby" and "pass" in own.offered
    own.passes()
    assert own.hand == [lurker] and not knows(other, lurker)


@pytest.mark.rule("gateruler:14-10b-1")
def test_14_10b_1_being_asked_tells_nothing_of_the_hand() -> None:
    """A deck with such a card: whoever has a hand is asked, whatever is in it."""
    text = "When an allied unit is destroyed, special summon this from your hand."
    lurker = unit("Lurker", *printed(text))
    for hand in ([lurker], [PLAIN]):
        mine = side(attack={1: BEAR}, hand=hand, deck=[lurker])
        table, own, _other = said("you", AXE, mine=mine)
        assert table.prompt == "standby" and "pass" in own.offered
        own.passes()
    table, own, _other = said("you", AXE, mine=side(attack={1: BEAR}, deck=[lurker]))
    assert table.prompt == "act"  # without a hand there is nothing to ask


@pytest.mark.rule("gateruler:14-2b")
def test_14_2b_at_a_moment_of_the_turn() -> None:
    text = "At the start of your main phase, put this from your graveyard into your hand."
    ghost = unit("Ghost", *printed(text))
    table = given(you=side(graveyard=[ghost]))
    assert table.you.hand == [ghost] and table.you.graveyard == []


@pytest.mark.rule("gateruler:14-2b", "gateruler:14-10g")
def test_14_2b_when_something_has_come_about() -> None:
    """A status ability, in the graveyard."""
    text = "When your hand is empty, special summon this from your graveyard."
    ghost = unit("Ghost", *printed(text))
    table = given(you=side(graveyard=[ghost], hand=[BEAR]))
    table.you.summons(BEAR, 1)
    table.you.chooses_zone(2)
    assert table.you.attack(2) == ghost


@pytest.mark.rule("gateruler:14-2b", "gateruler:14-10e-2")
def test_14_2b_what_befalls_the_card_itself_is_heard_where_it_was() -> None:
    """Destroyed, it is summoned from the graveyard that it has come to; as the ability says."""
    text = "When this is destroyed, special summon this from your graveyard."
    phoenix = unit("Phoenix", *printed(text))
    _table, own, _other = said("you", AXE, mine=side(attack={1: phoenix}))
    own.chooses_zone(1)
    assert own.attack(1) == phoenix
    text = "When this is discarded, special summon this from your graveyard."
    sneak = unit("Sneak", *printed(text))
    _table, own, _other = said("you", "Discard a card.", mine=side(hand=[sneak]))
    own.chooses_zone(1)
    assert own.attack(1) == sneak


# 14-2b. Under a condition about where it is


@pytest.mark.rule("gateruler:14-2b")
def test_14_2b_while_it_is_a_charge() -> None:
    for text in (
        "While this is a charge, the unit with this as a charge gains +2 ATK.",
        "The unit with this as a charge gains +2 ATK.",
        "While this is a charge, allied units gain +2 ATK.",
    ):
        spark = unit("Spark", *printed(text))
        table = given(you=side(attack={1: charged(BEAR, spark)}))
        assert table.you.value(BEAR, "atk") == 4
        table = given(you=side(attack={1: BEAR, 2: spark}))
        assert table.you.value(BEAR, "atk") == 2


@pytest.mark.rule("gateruler:14-2b")
def test_14_2b_an_automatic_ability_while_it_is_a_charge() -> None:
    text = "When an allied unit enters play while this is a charge, draw a card."
    spark = unit("Spark", *printed(text))
    table = given(you=side(attack={1: charged(BEAR, spark)}, hand=[PLAIN]))
    table.you.summons(PLAIN, 2)
    assert len(table.you.hand) == 1
    table = given(you=side(attack={1: BEAR, 2: spark}, hand=[PLAIN]))
    table.you.summons(PLAIN, 3)
    assert table.you.hand == []


@pytest.mark.rule("gateruler:14-2b")
def test_14_2b_while_it_is_in_the_graveyard() -> None:
    text = "While this is in your graveyard, allied units gain +1 ATK."
    ancestor = unit("Ancestor", *printed(text))
    table = given(you=side(attack={1: BEAR}, graveyard=[ancestor]))
    assert table.you.value(BEAR, "atk") == 3
    table = given(you=side(attack={1: BEAR, 2: ancestor}))
    assert table.you.value(BEAR, "atk") == 2


@pytest.mark.rule("gateruler:14-2b", "gateruler:3-13c-1")
def test_14_2b_face_down_in_the_damage_zone_it_does_nothing() -> None:
    text = "While this is in your damage zone, allied units gain +1 ATK."
    ember = unit("Ember", *printed(text))
    for lying, atk in ((ember, 3), (down(ember), 2)):
        table = given(you=side(attack={1: BEAR}, damage=[lying]))
        assert table.you.value(BEAR, "atk") == atk


@pytest.mark.rule("gateruler:14-2b", "gateruler:7-7a")
def test_14_2b_an_activated_ability_where_its_card_has_to_be() -> None:
    """Discarding it takes that it is in the hand; a condition may say where, too."""
    for text, area in (
        ("Standard Action: [Discard this] Draw a card.", "hand"),
        ("Standard Action while this is in your graveyard: Draw a card.", "graveyard"),
        ("Standard Action: [Remove this from the game] Draw a card.", "attack"),
    ):
        monk = unit("Monk", *printed(text))
        sides = {
            "hand": side(hand=[monk]),
            "graveyard": side(graveyard=[monk]),
            "attack": side(attack={1: monk}),
        }
        for where, mine in sides.items():
            table = given(you=mine)
            assert (monk in table.you.offers("ability")) is (where == area)
    monk = unit("Monk", *printed("Standard Action: [Discard this] Draw a card."))
    table = given(you=side(hand=[monk]))
    table.you.uses(monk)
    assert table.you.graveyard == [monk] and len(table.you.hand) == 1


# What is refused: where nothing says where it could work


@pytest.mark.parametrize(
    "text",
    [
        # an event in play, and a card that is elsewhere
        "When this attacks, special summon this from your graveyard.",
        "When this enters play, special summon this from your hand.",
        "When this is destroyed, special summon this from your hand.",
        # two places at once
        "When a unit is destroyed while this is a charge, special summon this from your hand.",
        "Standard Action while this is a charge: Special summon this from your graveyard.",
        # one of two places, or one place and anything else
        "While this is a charge or you control 3 or more units, this gains +1 ATK.",
        # what works in play only
        "While this is a charge, allied units cannot be destroyed.",
        "While this is in your graveyard, your opponent pays 1 more to play events.",
        # from where nobody sees it
        "While this is in your hand, allied units gain +1 ATK.",
        # an ability that another card gives
        'Allied units gain "When a unit is destroyed, special summon this from your graveyard."',
    ],
)
@pytest.mark.rule("gateruler:14-2b")
def test_14_2b_a_text_that_could_work_nowhere_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_text(text)


@pytest.mark.rule("gateruler:14-2a-1")
def test_14_2a_1_otherwise_it_works_in_play() -> None:
    flag = field("Flag", *printed("Allied units gain +1 ATK."))
    assert given(you=side(attack={1: BEAR}, field=[flag])).you.value(BEAR, "atk") == 3
    assert given(you=lurking(flag, "graveyard")).you.value(BEAR, "atk") == 2
    assert given(you=lurking(flag, "hand")).you.value(BEAR, "atk") == 2


@pytest.mark.rule("gateruler:14-3a", "gateruler:14-10d-1")
def test_14_10d_1_the_cost_of_an_automatic_ability_is_no_effect() -> None:
    stone = unit("Stone", *printed("This ignores effects."))
    text = "When an allied unit enters play, [destroy an allied unit] draw a card."
    altar = ruler("Altar", *printed(text))
    call = event(
        "Call", *printed("Timing: Standard Action\nSpecial summon 1 unit card in your hand.")
    )
    table = given(you=side(ruler=altar, hand=[call, stone]))
    table.you.plays(call)
    table.you.chooses(stone)
    table.you.chooses_zone(1)
    table.you.says("yes")
    assert stone in table.you.graveyard and len(table.you.hand) == 1

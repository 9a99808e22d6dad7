"""14-10e, 14-10h, 14-15a. Abilities about cards that leave, of cards that leave with them."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler.table import PLAIN, attacking, event, field, given, ruler, side, unit
from tests.games.gateruler.told import printed, said

BEAR = unit("Bear", hp=3)
ALL = "Destroy all allied units."


def watcher(text: str, **more: int) -> Card:
    return unit("Watcher", *printed(text), **more)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("When an allied unit is destroyed, draw a card.", 2),  # itself, and the other one
        ("When another allied unit is destroyed, draw a card.", 1),
        ("When another unit is destroyed by an effect, draw a card.", 1),
        ("When an allied unit leaves play, draw a card.", 2),
        ("When an allied unit is put into the graveyard from play, draw a card.", 2),
        ("When this is destroyed, draw a card.", 1),
        ("When an enemy unit is destroyed, draw a card.", 0),
        ("When an allied unit enters play, draw a card.", 0),
    ],
)
@pytest.mark.rule("gateruler:14-10e", "gateruler:14-10h", "gateruler:14-15a")
def test_14_10e_it_hears_what_leaves_at_the_same_time(text: str, drawn: int) -> None:
    """Q. It is destroyed together with another unit. Is its ability set off by the other?  A. Yes:
    it looks at both as they were in play."""
    seer = watcher(text)
    table, own, _other = said("you", ALL, mine=side(attack={1: seer, 2: BEAR}))
    if table.prompt == "standby":
        own.chooses(seer)
    assert set(own.graveyard) == {seer, BEAR} and len(own.hand) == drawn


@pytest.mark.rule("gateruler:14-10e", "gateruler:14-10h", "gateruler:14-15a")
def test_14_10e_an_allied_unit_may_be_itself() -> None:
    """Q. "When an allied unit is destroyed": it alone is destroyed.  A. It is an allied unit."""
    seer = watcher("When an allied unit is destroyed, draw a card.")
    _table, own, _other = said("you", ALL, mine=side(attack={1: seer}))
    assert own.graveyard == [seer] and len(own.hand) == 1
    lone = watcher("When another allied unit is destroyed, draw a card.")
    _table, own, _other = said("you", ALL, mine=side(attack={1: lone}))
    assert own.graveyard == [lone] and own.hand == []


@pytest.mark.rule("gateruler:14-10e", "gateruler:15-12b-3")
def test_14_10e_units_that_die_together_in_a_combat_hear_each_other() -> None:
    """The attacker dies by Intercept and one beside it by an effect; apart, they do not hear what
    comes after they are gone."""
    seer = watcher("When another allied unit is destroyed, draw a card.", hp=1)
    bomb = ruler("Bomb", *printed("Standard Action: Deal 1 damage to all allied units."))
    weak = unit("Weak", hp=1)
    table = given(you=side(ruler=bomb, attack={1: seer, 2: weak}))
    table.you.uses(bomb)
    assert len(table.you.hand) == 1
    text = "Standard Action: Destroy all allied units with HP 1. Then, destroy all allied units."
    axe = ruler("Axe", *printed(text))
    table = given(you=side(ruler=axe, attack={1: seer, 2: BEAR}))
    table.you.uses(axe)
    assert set(table.you.graveyard) == {seer, BEAR} and table.you.hand == []


@pytest.mark.rule("gateruler:14-10e-2", "gateruler:14-15a")
def test_14_10e_2_it_looks_at_what_both_were_in_play() -> None:
    """An ability that another card grants is there as long as the card is; and so are the
    values that the card itself gives to others."""
    text = "When an allied unit with ATK 5 or more is destroyed, draw a card."
    seer = watcher(f"Allied units gain +3 ATK.\n{text}", atk=1)
    _table, own, _other = said("you", ALL, mine=side(attack={1: seer, 2: BEAR}))
    assert len(own.hand) == 1  # the Bear had 5, it had 4 itself
    flag = field("Flag", *printed('Allied units gain "When another allied unit is destroyed, draw '
                                  'a card."'))  # fmt: skip
    _table, own, _other = said("you", ALL, mine=side(attack={1: BEAR, 2: PLAIN}, field=[flag]))
    own.chooses(BEAR)
    assert len(own.hand) == 2


@pytest.mark.rule("gateruler:14-15a-1")
def test_14_15a_1_its_conditions_are_about_where_and_whose_it_was() -> None:
    """Whoever controlled it plays its ability, and it was where it was."""
    text = "When another allied unit is destroyed while this is in an attack zone, draw a card."
    seer = watcher(text)
    _table, own, _other = said("you", ALL, mine=side(attack={1: seer, 2: BEAR}))
    assert len(own.hand) == 1
    _table, own, _other = said("you", ALL, mine=side(defense=seer, attack={2: BEAR}))
    assert len(own.hand) == 0


@pytest.mark.rule("gateruler:14-10e")
def test_14_10e_returned_to_the_hand_together() -> None:
    seer = watcher("When an allied unit leaves play, heal 1 life.")
    order = "Return all allied units to their owners' hands."
    _table, own, _other = said("you", order, mine=side(attack={1: seer, 2: BEAR}, damage=3))
    own.chooses(seer)
    own.chooses(PLAIN)
    own.chooses(PLAIN)
    assert set(own.hand) == {seer, BEAR} and len(own.damage) == 1


@pytest.mark.rule("gateruler:14-10e")
def test_14_10e_what_enters_as_it_leaves_is_not_heard() -> None:
    """A unit is played onto its zone: it goes by the rules when the other is there already, and
    hears of that entering; what enters later it does not."""
    seer = watcher("When another allied unit enters play, draw a card.")
    table = given(you=side(attack={1: seer}, hand=[BEAR, PLAIN]))
    table.you.summons(BEAR, 1)
    assert table.you.attack(1) == BEAR and len(table.you.hand) == 2
    table.you.summons(PLAIN, 2)
    assert len(table.you.hand) == 1


@pytest.mark.rule("gateruler:14-15a", "gateruler:14-10e-2")
@pytest.mark.parametrize(
    ("sort", "is_so"),
    [
        ("an attacking unit", True),
        ("a unit that is attacking", True),
        ("a unit that is being attacked", False),
        ("an exhausted unit", True),
        ("a damaged unit", True),
    ],
)
@pytest.mark.rule("gateruler:14-15a-1")
def test_14_15a_how_a_unit_was_when_it_left(sort: str, is_so: bool) -> None:
    """The attacker dies by Intercept: it was attacking, exhausted and damaged when it did."""
    grave = field("Grave", *printed(f"When {sort} is destroyed, draw a card."))
    guard = unit("Guard", *printed("Intercept"), atk=5, hp=9)
    table = attacking(you=side(attack={1: BEAR}, field=[grave]), them=side(attack={1: guard}))
    table.you.attacks(BEAR, 1)
    assert table.you.graveyard == [BEAR] and (len(table.you.hand) == 1) is is_so


@pytest.mark.rule("gateruler:14-15a", "gateruler:14-10e-2")
def test_14_15a_the_unit_being_attacked_was_so_when_it_died() -> None:
    text = "When a unit that is being attacked is destroyed, draw a card."
    grave = field("Grave", *printed(text))
    giant = unit("Giant", atk=5)
    table = attacking(you=side(attack={1: giant}, field=[grave]), them=side(attack={1: BEAR}))
    table.you.attacks(giant, 1)
    assert table.them.graveyard == [BEAR] and len(table.you.hand) == 1


@pytest.mark.rule("gateruler:14-10e")
def test_14_10e_a_set_card_that_leaves_with_them_says_nothing() -> None:
    """Of a set card only its timing is active (14-2a-2)."""
    trap = event("Trap", *printed("Timing: You can play this when an allied unit is destroyed.\n"
                                  "Draw a card."))  # fmt: skip
    order = "Destroy all allied units and destroy all allied set cards."
    table, own, _other = said("you", order, mine=side(attack={1: BEAR}, set=[trap]))
    assert table.prompt == "act" and own.hand == []

"""3.1. Abilities and effects: where they work, and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import text
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    Table,
    battle,
    down,
    given,
    seats,
    side,
    unit,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
CHEERED = unit("Cheered", grade=2, power=9000)
CHEERS = "[CONT]{}:All of your units get [Power] +1000."


def cheerer(zone: str) -> Card:
    """A card that cheers all of its player's units from that zone."""
    return unit("Cheerer", grade=3, text=CHEERS.format(zone))


def laid(who: str, place: str, card: Card) -> Player:
    """That player has this card in that place, and a unit beside it."""
    mine: dict[str, Any] = {"circles": {2: CHEERED}, "deck_of_plain": 3}
    if place == "rear-guard":
        mine["circles"][1] = card
    elif place == "vanguard":
        mine["vanguard"] = card
    elif place == "guardian":
        mine["guardians"] = [card]
    else:
        mine[place] = [card]
    # in the battle phase guardians stay where they are (9.4.1)
    return battle(**seats(who, side(**mine)), turn_of=who).player(who)


PLACES = (
    "vanguard", "rear-guard", "guardian", "hand", "drop", "bind", "soul", "damage", "deck",
)  # fmt: skip
MARKS = {
    "(VC)": ("vanguard",),
    "(RC)": ("rear-guard",),
    "(GC)": ("guardian",),
    "(Hand)": ("hand",),
    "(Drop zone)": ("drop",),
    "(Bind zone)": ("bind",),
    "(Soul)": ("soul",),
    "(Damage zone)": ("damage",),
    "(Deck)": ("deck",),
    "": PLACES,
    "(VC/RC)": ("vanguard", "rear-guard"),
    "(RC/GC)": ("rear-guard", "guardian"),
}


@pytest.mark.rule("vanguard:3.1.1.3")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("mark", ["(VC)", "(RC)", "(Hand)"])
def test_3_1_1_3_an_ability_with_a_zone_in_front_works_only_there(mark: str, place: str) -> None:
    assert cheered(laid("you", place, cheerer(mark))) == (place in MARKS[mark])


def cheered(player: Player) -> bool:
    return player.power(CHEERED) == 10000


def works_only(who: str, mark: str) -> bool:
    """Whether an ability so marked works in its places and in no other."""
    return [place for place in PLACES if cheered(laid(who, place, cheerer(mark)))] == [*MARKS[mark]]


@BOTH
def test_3_1_1_3_1_the_mark_of_the_vanguard_circle(who: str) -> None:
    assert works_only(who, "(VC)")


@BOTH
def test_3_1_1_3_2_the_mark_of_the_rear_guard_circle(who: str) -> None:
    assert works_only(who, "(RC)")


@BOTH
def test_3_1_1_3_3_the_mark_of_the_guardian_circle(who: str) -> None:
    assert works_only(who, "(GC)")


@BOTH
def test_3_1_1_3_4_the_mark_of_the_hand(who: str) -> None:
    assert works_only(who, "(Hand)")


@BOTH
def test_3_1_1_3_5_the_mark_of_the_drop_zone(who: str) -> None:
    assert works_only(who, "(Drop zone)")


@BOTH
def test_3_1_1_3_6_the_mark_of_the_bind_zone(who: str) -> None:
    assert works_only(who, "(Bind zone)")


@BOTH
def test_3_1_1_3_7_the_mark_of_the_soul(who: str) -> None:
    assert works_only(who, "(Soul)")


@BOTH
def test_3_1_1_3_8_the_mark_of_the_damage_zone(who: str) -> None:
    assert works_only(who, "(Damage zone)")


@BOTH
def test_3_1_1_3_9_the_mark_of_the_deck(who: str) -> None:
    assert works_only(who, "(Deck)")


@BOTH
def test_3_1_1_3_10_without_a_mark_it_works_in_every_zone(who: str) -> None:
    assert works_only(who, "")


@pytest.mark.rule("vanguard:3.1.1.3.10")
@pytest.mark.parametrize("place", ["hand", "drop", "soul"])
def test_an_activated_ability_without_a_mark_is_played_from_any_zone(place: str) -> None:
    card = unit("Anywhere", text="[ACT]:Draw a card.")
    mine: Any = {place: [card]}
    table = given(you=side(**mine))
    table.you.uses(card)
    assert PLAIN in table.you.hand


@pytest.mark.rule("vanguard:3.1.1.3.10")
@pytest.mark.parametrize(("mark", "heard"), [("(RC)", True), ("(Drop zone)", False)])
def test_an_automatic_ability_about_others_says_where_it_hears_them(mark: str, heard: bool) -> None:
    """Without a mark the book would have it work in any zone: it is refused, see DEVIATIONS."""
    printed = "[AUTO]{}:When your other unit is placed on (RC), draw a card."
    with pytest.raises(text.Unreadable):
        unit("Listener", text=printed.format(""))
    card = unit("Listener", text=printed.format(mark))
    table = given(you=side(hand=[CHEERED], circles={1: card}))
    table.you.calls(CHEERED, 2)
    assert (PLAIN in table.you.hand) == heard


@BOTH
@pytest.mark.parametrize("mark", ["(VC/RC)", "(RC/GC)"])
def test_3_1_1_4_a_mark_of_two_zones_is_met_in_either(who: str, mark: str) -> None:
    assert works_only(who, mark)


@pytest.mark.rule("vanguard:3.1.1.3.5")
@pytest.mark.parametrize("place", ["drop", "hand", "soul"])
def test_an_activated_ability_of_the_drop_zone_is_played_from_there_alone(place: str) -> None:
    back = unit("Back", text="[ACT](Drop zone):[Counter-Blast 1] Put this card into your hand.")
    mine: Any = {place: [back], "damage": 1}
    table = given(you=side(**mine))
    if place == "drop":
        table.you.uses(back)
        assert table.you.hand == [back]
    else:
        assert table.you.why_not("act", back, 0) == "3.1.1.3"


@pytest.mark.rule("vanguard:3.1.1.3.7")
def test_an_automatic_ability_of_the_soul_is_heard_from_there() -> None:
    said = "[AUTO](Soul):When your unit is placed on (RC), draw a card."
    spirit = unit("Spirit", text=said)
    for place, drawn in (("soul", 1), ("drop", 0)):
        mine: Any = {place: [spirit], "hand": [CHEERED]}
        table = given(you=side(**mine))
        table.you.calls(CHEERED, 1)
        assert len(table.you.hand) == drawn


# 3.1.1.5. Cost


def test_3_1_1_5_what_stands_in_square_brackets_is_the_cost() -> None:
    act = text.read("[ACT](VC):[Counter-Blast 1] Draw a card.")[0]
    assert isinstance(act, v.Act)
    assert act.cost == (v.CounterBlast(1),)
    free = text.read("[ACT](VC):Draw a card.")[0]
    assert isinstance(free, v.Act)
    assert free.cost == ()


Payer = unit("Payer", grade=3, text="[ACT](VC):[Counter-Blast 2] Draw a card.")


@BOTH
def test_3_1_1_5_1_an_ability_is_played_by_doing_what_its_cost_says(who: str) -> None:
    table = given(**seats(who, side(vanguard=Payer, damage=2)), turn_of=who)
    player = table.player(who)
    player.uses(Payer)
    assert len(player.face_down("damage")) == 2
    assert player.hand == [PLAIN]


@pytest.mark.parametrize("damage", [[], [PLAIN], [PLAIN, down(PLAIN)]])
def test_3_1_1_5_1_if_the_cost_cannot_be_paid_it_cannot_be_played(damage: list[Any]) -> None:
    table = given(you=side(vanguard=Payer, damage=damage))
    assert not table.you.can("act", Payer, 0)
    assert table.you.offers("act") == []


Striker = unit(
    "Striker",
    grade=2,
    text="[AUTO](RC):[Counter-Blast 1] When this unit attacks, you may pay the cost. If you do, "
    "draw a card.",
)


def attacked(who: str, fighter: Card) -> tuple[Table, Player]:
    table = battle(**seats(who, side(circles={1: fighter}, damage=1)), turn_of=who)
    table.player(who).attacks(fighter, PLAIN_VANGUARD)
    return table, table.player(who)


@BOTH
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_3_1_1_5_2_without_the_cost_what_is_paid_for_is_not_done(
    who: str, answer: str, drawn: int
) -> None:
    _table, player = attacked(who, Striker)
    player.says(answer)
    assert len(player.hand) == drawn
    assert len(player.face_down("damage")) == drawn


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_3_1_1_5_2_that_the_ability_is_used_up_holds_even_if_it_is_not_paid(answer: str) -> None:
    said = (
        "[AUTO](VC):[Counter-Blast 1] When your unit is placed on (RC), you may pay the cost. If "
        "you do, draw a card. This ability cannot be used for the rest of that turn."
    )
    watcher = unit("Watcher", grade=3, text=said)
    one, two = unit("One"), unit("Two")
    table = given(you=side(vanguard=watcher, hand=[one, two], damage=2))
    table.you.calls(one, 1)
    table.you.says(answer)
    if answer == "yes":
        table.you.chooses(PLAIN)
    table.you.calls(two, 2)
    assert table.prompt == "main"  # not asked again
    assert len(table.you.hand) == (answer == "yes")


def test_3_1_1_5_3_an_ampersand_joins_costs_that_are_paid_together() -> None:
    """All or nothing: without a soul, the damage is not turned down either."""
    both = unit("Both", grade=3, text="[ACT](VC):[Counter-Blast 1 & Soul-Blast 1] Draw a card.")
    table = given(you=side(vanguard=both, damage=1, soul=[PLAIN]))
    table.you.uses(both)
    assert len(table.you.face_down("damage")) == 1
    assert table.you.soul == []
    assert table.you.hand == [PLAIN]
    for mine in (side(vanguard=both, damage=1), side(vanguard=both, soul=[PLAIN])):
        assert not given(you=mine).you.can("act", both, 0)

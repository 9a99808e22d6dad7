"""2-11. Energy costs: the total, and the colours that are specified."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import Given, battle_card, extra_card, given, rested, seats, side
from tests.games.dragonball.told import main, obeyed, printed
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
RED = battle_card("Ember", color=["red"])
BLUE = battle_card("Drop", color=["blue"])
GREEN = battle_card("Moss", color=["green"])
EITHER = battle_card("Steam", color=["red", "blue"])
DRAW = main(t.Draw(1))


def costing(total: int, *colors: str) -> dict[str, object]:
    return {"energy_cost": total, "specified_cost": list(colors)}


# 2-11-1-1. Battle Cards


@BOTH
def test_2_11_1_1_as_much_energy_is_rested_as_the_total_cost(who: str) -> None:
    card = battle_card("Three", **costing(3))
    table = given(**seats(who, side(hand=[card], energy=4)), turn_of=who)
    me = table.player(who)
    me.plays(card)
    me.chooses(*me.energy[:3])
    assert (me.battle, len(me.active_energy)) == ([card], 1)


@pytest.mark.parametrize(("energy", "enough"), [(2, False), (3, True)])
def test_2_11_1_1_without_enough_energy_it_cannot_be_played(energy: int, enough: bool) -> None:
    card = battle_card("Three", **costing(3))
    table = given(side(hand=[card], energy=energy))
    assert table.you.can("play", card) == enough
    assert (card in table.you.offers("play")) == enough


def test_2_11_1_1_energy_in_rest_mode_pays_for_nothing() -> None:
    card = battle_card("Two", **costing(2))
    table = given(side(hand=[card], energy=[RED, rested(RED)]))
    assert table.you.why_not("play", card) == "6-3-1-2-1-1"


def test_2_11_1_1_a_card_that_costs_nothing_is_free() -> None:
    card = battle_card("Nil", **costing(0))
    table = given(side(hand=[card]))
    table.you.plays(card)
    assert table.you.battle == [card]


@BOTH
def test_2_11_1_1_the_specified_colours_are_among_what_is_rested(who: str) -> None:
    card = battle_card("Duo", **costing(3, "blue", "blue"))
    mine = side(hand=[card], energy=[RED, BLUE, GREEN, BLUE])
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.plays(card)
    assert me.offered == [RED, GREEN], "both blue ones are needed; the third may be either"
    me.chooses(GREEN)
    assert me.active_energy == [RED]


@pytest.mark.parametrize(
    ("energy", "enough"),
    [([RED, RED, RED], False), ([BLUE, RED, RED], False), ([BLUE, BLUE, RED], True)],
)
def test_2_11_1_1_without_those_colours_it_cannot_be_played(
    energy: list[Card], enough: bool
) -> None:
    card = battle_card("Duo", **costing(3, "blue", "blue"))
    table = given(side(hand=[card], energy=energy))
    assert table.you.can("play", card) == enough


def test_2_11_1_1_energy_of_two_colours_serves_for_one_of_them() -> None:
    """One card cannot be the red and the blue that are asked for."""
    card = battle_card("Pair", **costing(2, "red", "blue"))
    assert not given(side(hand=[card], energy=[EITHER, GREEN])).you.can("play", card)
    assert given(side(hand=[card], energy=[EITHER, BLUE])).you.can("play", card)
    assert given(side(hand=[card], energy=[EITHER, EITHER])).you.can("play", card)


@BOTH
def test_2_11_1_1_it_is_revealed_first(who: str) -> None:
    card = battle_card("One", **costing(1))
    mine = side(hand=[card], energy=[RED, BLUE])
    table = given(**seats(who, mine), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    assert card.number not in str(they.sees())
    me.plays(card)
    assert table.prompt == "energy"
    assert card.number in str(they.sees())
    me.chooses(BLUE)
    assert me.battle == [card]


@BOTH
def test_2_11_1_1_1_more_specified_than_the_total_is_paid_in_full(who: str) -> None:
    """A total that effects have lowered does not lower what is specified."""
    card = battle_card("Steep", **costing(1, "red", "red"))
    table = given(**seats(who, side(hand=[card], energy=[RED, BLUE])), turn_of=who)
    assert not table.player(who).can("play", card)
    table = given(**seats(who, side(hand=[card], energy=[RED, RED, BLUE])), turn_of=who)
    me = table.player(who)
    me.plays(card)
    assert (me.battle, me.active_energy) == ([card], [BLUE])


def test_2_11_1_1_1_though_an_effect_has_made_it_cheaper() -> None:
    text = "[Permanent] Reduce the energy cost of this card in your hand by 2."
    card = battle_card("Sale", *printed(text), **costing(3, "red", "red"))
    table = given(side(hand=[card], energy=[RED]))
    assert table.you.value(card, "energy cost") == 1
    assert not table.you.can("play", card)


# 2-11-1-2. Extra Cards


@BOTH
def test_2_11_1_2_the_skill_of_an_extra_card_is_paid_for_with_energy(who: str) -> None:
    card = extra_card("Scroll", DRAW, **costing(2, "blue"))
    table = given(**seats(who, side(hand=[card], energy=[RED, BLUE, GREEN])), turn_of=who)
    me = table.player(who)
    me.uses(card)
    me.chooses(GREEN)
    assert (len(me.hand), me.drop, me.active_energy) == (1, [card], [RED])


@pytest.mark.parametrize(
    ("energy", "enough"),
    [([BLUE], False), ([RED, RED], False), ([RED, BLUE], True)],
)
def test_2_11_1_2_without_that_energy_it_cannot_be_activated(
    energy: list[Card], enough: bool
) -> None:
    card = extra_card("Scroll", DRAW, **costing(2, "blue"))
    table = given(side(hand=[card], energy=energy))
    assert table.you.can("activate", card, 0) == enough


@BOTH
def test_2_11_1_2_it_is_revealed_first(who: str) -> None:
    card = extra_card("Scroll", DRAW, **costing(1))
    table = given(**seats(who, side(hand=[card], energy=[RED, BLUE])), turn_of=who)
    table.player(who).uses(card)
    assert table.prompt == "energy"
    assert card.number in str(table.player(other(who)).sees())
    table.player(who).chooses(RED)


@BOTH
def test_2_11_1_2_1_more_specified_than_the_total_is_paid_in_full(who: str) -> None:
    card = extra_card("Steep", DRAW, **costing(1, "red", "red"))
    table = given(**seats(who, side(hand=[card], energy=[RED, BLUE])), turn_of=who)
    assert not table.player(who).can("activate", card, 0)
    table = given(**seats(who, side(hand=[card], energy=[RED, RED, BLUE])), turn_of=who)
    me = table.player(who)
    me.uses(card)
    assert (me.drop, me.active_energy) == ([card], [BLUE])


# 8-4-2-3, 8-4-2-4. Which energy


@pytest.mark.rule("dragonball:8-4-2-3", "dragonball:8-4-2-4")
@pytest.mark.parametrize(
    ("cost", "energy"),
    [
        ((2, "red"), [RED, RED]),
        ((3, "red"), [RED, RED, BLUE]),
        ((3, "red", "red"), [RED, EITHER, RED]),
        ((2, "red", "blue"), [EITHER, EITHER, GREEN]),
        ((2, "red", "blue"), [EITHER, RED, GREEN]),
    ],
)
def test_8_4_2_4_where_one_set_of_cards_can_pay_nobody_is_asked(
    cost: tuple[Any, ...], energy: list[Card]
) -> None:
    """Q. All my energy is needed. Do I have to say which card pays for which colour?  A. No."""
    card = battle_card("Dear", **costing(*cost))
    table = given(side(hand=[card], energy=energy))
    table.you.plays(card)
    assert table.you.battle == [card] and len(table.you.active_energy) == len(energy) - cost[0]
    assert GREEN not in energy or table.you.active_energy == [GREEN]


@pytest.mark.rule("dragonball:8-4-2-3", "dragonball:8-4-2-4")
@pytest.mark.parametrize(
    ("cost", "energy"),
    [((2, "red"), [RED, RED, BLUE]), ((1,), [RED, RED]), ((2, "red", "blue"), [EITHER, RED, BLUE])],
)
def test_8_4_2_4_where_several_sets_of_cards_can_pay_the_player_chooses(
    cost: tuple[Any, ...], energy: list[Card]
) -> None:
    card = battle_card("Dear", **costing(*cost))
    table = given(side(hand=[card], energy=energy))
    table.you.plays(card)
    assert table.prompt == "energy" and len(table.you.offered) > 1
    table.leave_open()


@pytest.mark.rule("dragonball:8-4-2-2", "dragonball:8-5-2-2-1")
def test_8_4_2_2_the_skill_cost_is_paid_so_that_the_card_can_be_paid_for() -> None:
    """Q. My Extra Card costs a red, and its skill one energy more. I have a red and a blue one.
    May I pay the skill with the red one?  A. No: the card could not be paid for then."""
    skill = printed("[Activate: Main] ① : Draw 1 card.")
    card = extra_card("Scroll", *skill, **costing(1, "red"))
    table = given(side(hand=[card], energy=[RED, BLUE]))
    table.you.uses(card)
    assert table.you.active_energy == [] and table.you.drop == [card]
    table = given(side(hand=[card], energy=[RED, BLUE, RED]))
    table.you.uses(card)
    table.you.chooses(RED)
    assert table.you.active_energy == [BLUE]


@pytest.mark.rule("dragonball:8-4-2-2", "dragonball:10-10-1")
def test_8_4_2_2_so_is_the_skill_cost_of_a_counter() -> None:
    skill = printed("[Counter: Attack] ① : Negate the attack.")
    parry = extra_card("Parry", *skill, **costing(1, "red"))
    table = given(side(battle=[RED]), side(hand=[parry], energy=[RED, BLUE]))
    table.you.attacks(RED, table.them.leader)
    table.them.counters(parry)
    assert table.them.active_energy == [] and len(table.them.life) == 8


@pytest.mark.rule("dragonball:8-4-2-2", "dragonball:8-4-2-1")
@pytest.mark.parametrize(("number", "more"), [(1, []), (2, [rested(BLUE)])])
def test_8_4_2_2_energy_that_a_cost_takes_away_cannot_pay_what_comes_after(
    number: int, more: list[Given]
) -> None:
    """Q. First energy goes to the drop area, then one has to be paid. Which one goes?  A. One
    that the rest can be paid without."""
    text = f"[Activate: Main] Place {number} of your energy in your Drop Area, ① : Draw 1 card."
    sage = battle_card("Sage", *printed(text))
    table = given(side(battle=[sage], energy=[RED, *more]))
    assert not table.you.can("activate", sage, 0)
    table = given(side(battle=[sage], energy=[RED, rested(BLUE), *more]))
    table.you.uses(sage)
    assert len(table.you.hand) == 1 and table.you.energy == [RED]
    assert table.you.active_energy == []


@pytest.mark.rule("dragonball:8-4-2-2", "dragonball:8-4-2-1")
def test_8_4_2_2_a_card_that_a_later_part_needs_does_not_pay_an_earlier_one() -> None:
    """Q. I discard a card, and then a red one goes to the Warp. I hold a red and a blue card.
    May I discard the red one?  A. No: the rest could not be paid."""
    text = (
        "[Activate: Main] Place {} from your hand in your Drop Area, choose 1 red card from your "
        "hand and send it to the Warp : Draw 1 card."
    )
    for first, hand in (("1 card", [RED, BLUE]), ("2 cards", [RED, BLUE, RED])):
        sage = battle_card("Sage", *printed(text.format(first)))
        table = given(side(battle=[sage], hand=hand, deck=[GREEN]))
        table.you.uses(sage)
        if table.prompt == "to drop" and len(table.you.offered) > 1:
            table.you.chooses(RED, BLUE)
        table.you.chooses(RED)
        assert table.you.warp == [RED] and BLUE in table.you.drop
        assert table.you.hand == [GREEN]


@pytest.mark.rule("dragonball:8-4-2-2")
def test_8_4_2_2_without_a_card_for_each_part_it_cannot_be_activated() -> None:
    text = (
        "[Activate: Main] Place 1 card from your hand in your Drop Area, choose 1 red card from "
        "your hand and send it to the Warp : Draw 1 card."
    )
    sage = battle_card("Sage", *printed(text))
    assert not given(side(battle=[sage], hand=[RED])).you.can("activate", sage, 0)
    assert not given(side(battle=[sage], hand=[BLUE, BLUE])).you.can("activate", sage, 0)
    assert given(side(battle=[sage], hand=[RED, BLUE])).you.can("activate", sage, 0)


@pytest.mark.rule("dragonball:8-4-2-1", "dragonball:8-4-2-2")
def test_8_4_2_1_a_card_that_only_rests_can_be_used_by_the_next_part() -> None:
    """The parts are done from the beginning of the text: it rests first, and then it goes. The
    other way round one card cannot do both."""
    rests = "switch 1 of your Battle Cards to Rest Mode"
    goes = "place 1 of your Battle Cards in your Drop Area"
    for parts, can in ((f"{rests}, {goes}", True), (f"{goes}, {rests}", False)):
        skill = printed(f"[Activate: Main] {parts[0].upper()}{parts[1:]} : Draw 1 card.")
        scroll = extra_card("Scroll", *skill, **costing(0))
        table = given(side(battle=[RED], hand=[scroll]))
        assert table.you.can("activate", scroll, 0) == can


@pytest.mark.rule("dragonball:8-4-2-2")
def test_8_4_2_2_a_card_that_goes_itself_is_not_the_other_card_that_goes() -> None:
    text = (
        "[Activate: Main] Place 1 of your Battle Cards in your Drop Area, place this card in its "
        "owner's Drop Area : Draw 1 card."
    )
    sage = battle_card("Sage", *printed(text))
    assert not given(side(battle=[sage])).you.can("activate", sage, 0)
    table = given(side(battle=[sage, RED]))
    table.you.uses(sage)
    assert table.you.battle == [] and len(table.you.hand) == 1


# 2-11-3. What texts call the energy cost


@BOTH
def test_2_11_3_a_text_about_the_energy_cost_looks_at_the_total(who: str) -> None:
    dear = battle_card("Dear", **costing(4, "red", "red"))
    cheap = battle_card("Cheap", **costing(2, "red", "red"))
    costly = t.Cards(("hand",), t.YOU, (t.Compare("energy cost", ">=", 4),))
    _table, me, _they = obeyed(who, t.Put(t.Every(costly), "drop"), mine=side(hand=[dear, cheap]))
    assert (me.hand, me.drop) == ([cheap], [dear])


def test_2_11_3_a_skill_for_cards_of_some_cost_reads_so() -> None:
    text = (
        "[Activate: Main] Choose 1 of your opponent's Battle Cards with an energy cost of 2 "
        "or less and KO it."
    )
    hunter = battle_card("Hunter", *printed(text))
    steep = battle_card("Steep", **costing(1, "red", "red", "red"))
    dear = battle_card("Dear", **costing(3))
    table = given(side(battle=[hunter]), side(battle=[steep, dear]))
    table.you.uses(hunter)
    assert (table.them.battle, table.them.drop) == ([dear], [steep])

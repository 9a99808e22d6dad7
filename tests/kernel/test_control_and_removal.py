"""Who commands a card: for a time, or for good; cards removed from the game.

Harbor 4-1 does what vanguard 10.35 and 10.36, gateruler 15-13 and 15-23 and dragonball 10-19
and 11-5 ask for.
"""

from __future__ import annotations

from headjudge.kernel import knowledge
from headjudge.kernel.state import NOWHERE, Event
from headjudge.language import terms as t
from tests.kernel.harbor import ships
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import given, ship, side

GAIN = w.Order((w.Gain(1),), instant=True)
THEIRS = t.Pick(1, t.Cards(("berth",), t.OPPONENT))


def test_4_1_2_a_commanded_ship_stays_where_it_lies_and_obeys_another() -> None:
    spy, prize = ship("Spy", w.Order((w.Command(THEIRS),))), ship("Prize", GAIN)
    table = given(side(berth=[spy]), side(berth=[prize]))
    table.begins("mast")
    table.answer(0, ("use", table.at(spy), 0))
    table.passes(0, 1)
    there = table.at(prize)
    assert table.game.master(there) == 0
    assert table.game.state.place[there] == z.zone("berth", 1)
    assert table.game.state.owner[there] == 1
    assert ("use", there, 0) in table.asked.options
    assert ships.ships(table.game, 1) == [], "it counts for its commander only"
    assert set(ships.ships(table.game, 0)) == {table.at(spy), there}


def test_4_1_2_until_the_end_of_the_turn() -> None:
    prize = ship("Prize")
    table = given(side(), side(berth=[prize]))
    ships.give_command(table.game, table.at(prize), 0, table.at(prize))
    table.game.expire("turn")
    assert table.game.master(table.at(prize)) == 1


def test_4_1_2_its_words_mean_whoever_commands_it() -> None:
    strong = t.Continuous((t.Change(t.Every(t.Cards(("berth",), t.YOU)), "power", "add", 2),))
    mine, prize = ship("Mine"), ship("Prize", strong)
    table = given(side(berth=[mine]), side(berth=[prize, ship("Left")]))
    ships.give_command(table.game, table.at(prize), 0, table.at(mine))
    assert table.game.value(table.at(mine), "power") == 5
    assert table.game.value(table.at(prize), "power") == 5
    assert table.game.value(2, "power") == 3


def test_4_1_2_a_trigger_of_a_commanded_ship_is_its_commanders() -> None:
    last = t.Auto(t.Pattern("put", t.Self(), to=("wreck",)), (t.Draw(1),), on_leaving=True)
    heard = t.Auto(t.Pattern("bell"), (t.Draw(1),))
    prize = ship("Prize", last, heard)
    table = given(side(), side(berth=[prize]))
    there = table.at(prize)
    ships.give_command(table.game, there, 0, there)
    table.does(Event("bell", 0))
    table.does(Event("put", 0, there, z.zone("wreck", 1)))
    assert [each.seat for each in table.game.state.standby] == [0, 0]


def test_4_1_2_your_ships_as_others_see_them_are_those_you_command() -> None:
    heard = t.Auto(t.Pattern("rest", t.Cards(("berth",), t.YOU)), (t.Draw(1),))
    mine, prize = ship("Mine", heard), ship("Prize")
    table = given(side(berth=[mine]), side(berth=[prize]))
    table.does(Event("rest", 1, table.at(prize)))
    assert table.standing() == []
    table.does(Event("stand", 1, table.at(prize)))
    ships.give_command(table.game, table.at(prize), 0, table.at(mine))
    ships.turn(table.game, [table.at(prize)], True)
    assert table.standing() == ["Mine"]


def test_4_1_3_in_convoy_both_are_commanded() -> None:
    leader, mate = ship("Leader"), ship("Mate")
    table = given(side(), side(berth=[leader], hand=[mate]))
    ships.form_convoy(table.game, table.at(leader), table.at(mate))
    ships.give_command(table.game, table.at(leader), 0, table.at(leader))
    assert table.game.master(table.at(mate)) == 0


def test_2_16_a_captured_ship_comes_over_and_is_the_same_ship() -> None:
    spy, prize = ship("Spy", w.Order((w.Capture(THEIRS),))), ship("Prize", GAIN)
    table = given(side(berth=[spy]), side(berth=[prize]))
    there = table.at(prize)
    before = table.game.state.ref(there)
    table.game.turn_to(there, 1)
    table.begins("mast")
    table.answer(0, ("use", table.at(spy), 0))
    table.passes(0, 1)
    state = table.game.state
    assert state.place[there] == z.zone("berth", 0, 2)
    assert (table.game.master(there), state.owner[there]) == (0, 1)
    assert state.is_current(before), "and what lay on it lies on it still"
    assert state.rest[there] == 1


def test_3_1_1_a_captured_ship_that_sinks_goes_to_its_owners_wrecks() -> None:
    prize = ship("Prize", power=1)
    table = given(side(), side(berth=[prize]))
    there = table.at(prize)
    table.does(Event("put", 0, there, z.zone("berth")))
    table.does(Event("damage", 0, there, -1, 1, -1, 1))
    table.begins("check")
    assert table.cards("wreck", 1) == [prize]
    assert table.cards("wreck", 0) == []


def test_a_card_removed_to_a_zone_of_its_own_is_still_counted_and_seen() -> None:
    gone = ship("Gone")
    table = given(side(hand=[gone]))
    table.does(Event("put", 0, table.at(gone), z.zone("sea")))
    assert table.cards("sea") == [gone]
    sea = [zone for zone in table.game.view(1)["zones"] if zone["kind"] == "sea"]
    assert [card["number"] for card in sea[0]["cards"]] == [gone.number]


def test_a_card_removed_altogether_is_in_no_zone_and_known_to_all() -> None:
    gone = ship("Gone", GAIN)
    table = given(side(berth=[gone]))
    card = table.at(gone)
    before = table.game.state.ref(card)
    table.game.remove(card)
    state = table.game.state
    assert state.place[card] == NOWHERE
    assert state.known[card] == knowledge.everyone(state)
    assert not state.is_current(before)
    assert ships.ships(table.game, 0) == []
    assert table.game.fork().state_hash() == table.game.state_hash()

"""A shared stack: cards, abilities and processes; priority; resolving the topmost.

Harbor 9 does what gateruler 9 to 13 ask for.
"""

from __future__ import annotations

from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor.table import given, ship, side, signal

GAIN = w.Order((w.Gain(1),), instant=True)


def test_9_1_what_is_played_waits_until_both_have_passed() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig]))
    table.begins("mast")
    table.answer(0, ("play", table.at(brig), -1))
    assert table.cards("mast") == [brig]
    table.passes(0)
    assert table.cards("mast") == [brig]
    table.passes(1)
    assert table.cards("berth") == [brig]
    table.passes(0, 1)
    assert table.halted


def test_9_2_4_whoever_acts_keeps_priority() -> None:
    tug = ship("Tug", GAIN)
    table = given(side(berth=[tug]))
    table.begins("mast")
    table.answer(0, ("use", table.at(tug), 0))
    assert table.asked.seat == 0
    table.answer(0, ("use", table.at(tug), 0))
    assert len(table.game.state.stack) == 2


def test_9_2_4_passing_gives_it_to_the_other_player_and_back() -> None:
    mine, theirs = ship("Mine", GAIN), ship("Theirs", GAIN)
    table = given(side(berth=[mine]), side(berth=[theirs]))
    table.begins("mast")
    table.passes(0)
    table.answer(1, ("use", table.at(theirs), 0))
    assert table.asked.seat == 1
    table.passes(1)
    assert table.asked.seat == 0, "the other passed before, but not since"
    table.passes(0)
    assert table.game.state.numbers[1]["coins"] == 1


def test_9_3_1_the_topmost_is_resolved_first() -> None:
    low, high = ship("Low", GAIN), ship("High", w.Order((w.Pay(1),), instant=True))
    table = given(side(berth=[low, high]))
    table.begins("mast")
    table.answer(0, ("use", table.at(low), 0))
    table.answer(0, ("use", table.at(high), 0))
    table.passes(0, 1)
    amounts = [entry.amount for entry in table.logged("coins")]
    assert amounts == [-1, 1], "and the rest one after the other, if nothing new comes"


def test_9_3_3_something_new_on_the_mast_gives_everybody_another_chance() -> None:
    heard = t.Auto(t.Pattern("coins"), (t.Draw(1),))
    tug, clerk = ship("Tug", GAIN), ship("Clerk", heard)
    other = ship("Other", GAIN)
    table = given(side(berth=[tug, clerk]), side(berth=[other]))
    table.begins("mast")
    table.answer(0, ("use", table.at(tug), 0))
    table.passes(0)
    table.answer(1, ("use", table.at(other), 0))
    table.passes(1, 0)
    # the other's order was resolved, the clerk's ability went on top: priority again
    assert [frame.procedure for frame in table.game.state.stack] == [
        "resolve order", "resolve waiting",
    ]  # fmt: skip
    assert table.asked.seat == 0


def test_9_2_3_a_storm_on_top_ends_the_adding_at_once() -> None:
    tug = ship("Tug", GAIN)
    table = given(side(berth=[tug]), side(deck=[ship("Lamp"), ship()]))
    table.does(Event("wave", 1, amount=1))
    table.begins("mast")
    # nobody was asked before the storm was resolved
    assert [card.name for card in table.cards("lamps", 1)] == ["Lamp"]
    assert table.asked.prompt == "act"


def test_9_2_3_anything_else_on_top_may_be_added_to() -> None:
    tug = ship("Tug", GAIN)
    table = given(side(berth=[tug]))
    table.begins("mast")
    table.answer(0, ("use", table.at(tug), 0))
    assert ("use", table.at(tug), 0) in table.asked.options


def test_7_4_2_each_wave_is_a_storm_of_its_own_and_the_other_players_are_on_top() -> None:
    table = given(side(deck=[ship(), ship(), ship()]), side(deck=[ship(), ship()]))
    table.does(Event("wave", 0, amount=2), Event("wave", 1, amount=1))
    table.begins("check")
    assert [frame.vars["seat"] for frame in table.game.state.stack] == [0, 0, 1]
    assert table.game.view(2)["stack"] == [
        {"seat": seat, "rule": "7-4-4", "card": "", "key": ""} for seat in (0, 0, 1)
    ]


def test_2_11_what_lies_topmost_can_be_struck() -> None:
    brig = ship("Brig")
    strike = signal("Strike", w.Order((w.Strike(),), instant=True))
    table = given(side(hand=[brig]), side(locker=[strike]))
    table.begins("mast")
    table.answer(0, ("play", table.at(brig), -1))
    table.passes(0)
    table.answer(1, ("hoist", table.at(strike), 0))
    table.passes(1, 0)
    assert table.cards("wreck") == [brig]
    assert table.cards("wreck", 1) == [strike]


def test_4_1_1_a_card_on_the_mast_belongs_to_whoever_played_it() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig]))
    table.begins("mast")
    table.answer(0, ("play", table.at(brig), -1))
    assert table.game.master(table.at(brig)) == 0


def test_2_6_targets_are_chosen_on_play_and_looked_at_again_on_resolving() -> None:
    fire = w.Order(
        (w.Deal(w.Target(), 1), w.Gain(1)),
        targets=(t.Pick(1, t.Cards(("berth",), t.OPPONENT)),),
    )
    gun, goal, flee = (
        ship("Gun", fire),
        ship("Goal"),
        ship("Flee", w.Order((t.Put(t.Every(t.Cards(("berth",), t.YOU)), "hand"),), instant=True)),
    )
    table = given(side(berth=[gun]), side(berth=[goal, flee]))
    table.begins("mast")
    table.answer(0, ("use", table.at(gun), 0))
    assert table.asked.prompt == "target"
    table.answer(0, ("card", table.at(goal)))
    table.passes(0)
    table.answer(1, ("use", table.at(flee), 0))
    table.passes(1, 0)
    assert table.logged("damage") == [], "the target is gone"
    assert table.game.state.numbers[0]["coins"] == 1, "the rest is done all the same"


def test_the_stack_is_part_of_the_state() -> None:
    tug = ship("Tug", GAIN)
    table = given(side(berth=[tug]))
    before = table.game.state_hash()
    number = table.game.add("resolve order", seat=0, source=0, identity=1, order=GAIN, targets=())
    assert table.game.state_hash() != before
    fork = table.game.fork()
    assert fork.take_off(number) is not None
    assert len(table.game.state.stack) == 1, "a fork has a stack of its own"
    assert table.game.take_off(number + 1) is None

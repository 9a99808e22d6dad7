"""A play that cannot be finished was not made: everything is as it was before it.

Harbor 8-2 does what gateruler 14-3, 14-4b-8 and -11 and vanguard 8.5.2.3 ask for.
"""

from __future__ import annotations

import json
from typing import Any

from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor.table import Table, given, reload, ship, side, signal

TOP = t.TopOf(1)
# shuffles, looks and turns before it finds that it cannot be paid
DEAR = w.Order(
    (w.Gain(9),), cost=(t.Shuffle(), t.Reveal(TOP), w.Turn(t.Self()), w.Pay(2), w.Pay(2))
)


def everything(table: Table) -> dict[str, Any]:
    """The whole state but for who answered how often and what was tried."""
    data: dict[str, Any] = json.loads(table.game.to_json())["state"]
    del data["answered"], data["happened"]
    return data


def test_8_2_4_an_unpayable_cost_undoes_the_whole_play() -> None:
    ketch = ship("Ketch", DEAR)
    table = given(side(berth=[ketch], deck=[ship(f"Card {n}") for n in range(9)], coins=3))
    table.begins("mast")
    before = everything(table)
    seen = [table.game.view(viewer) for viewer in range(3)]
    table.answer(0, ("use", table.at(ketch), 0))
    assert everything(table) == before, "coins, order of the deck, random stream, knowledge"
    assert table.logged("undone"), "the log tells the attempt"
    assert table.game.state.rest[table.at(ketch)] == 0
    for viewer in range(3):
        now = table.game.view(viewer)
        assert {**now, "decision": None} == {**seen[viewer], "decision": None}


def test_8_2_4_a_cost_that_can_be_paid_is_paid_in_its_order() -> None:
    ketch = ship("Ketch", DEAR)
    table = given(side(berth=[ketch], coins=4))
    table.begins("mast")
    table.answer(0, ("use", table.at(ketch), 0))
    kinds = [entry.message for entry in table.game.log or ()]
    paid = [kind for kind in kinds if kind in ("shuffle", "reveal", "rest", "coins")]
    assert paid == ["shuffle", "reveal", "rest", "coins", "coins"]
    assert table.game.state.numbers[0]["coins"] == 0
    assert table.game.state.rest[table.at(ketch)] == 1


def test_8_2_2_without_enough_targets_it_is_not_played() -> None:
    fire = w.Order((w.Deal(w.Target(), 1),), targets=(t.Pick(1, t.Cards(("berth",), t.OPPONENT)),))
    flare = signal("Flare", fire)
    table = given(side(hand=[flare]))
    table.begins("mast")
    before = everything(table)
    known = list(table.game.state.known)
    table.answer(0, ("play", table.at(flare), 0))
    assert everything(table) == before
    assert table.cards("hand") == [flare]
    assert table.game.state.known == known, "it was shown in vain, and nobody has seen it"


def test_8_2_7_what_was_undone_is_not_offered_until_something_else_was_done() -> None:
    ketch, tug = ship("Ketch", DEAR), ship("Tug", w.Order((w.Gain(1),)))
    table = given(side(berth=[ketch, tug]))
    table.begins("mast")
    dear = ("use", table.at(ketch), 0)
    table.answer(0, dear)
    assert dear not in table.asked.options
    table.answer(0, ("use", table.at(tug), 0))
    table.passes(0, 1)
    assert dear in table.asked.options


def test_a_choice_inside_the_payment_is_undone_with_it() -> None:
    hand = t.Cards(("hand",), t.YOU)
    order = w.Order((w.Gain(1),), cost=(t.Discard(t.Pick(1, hand)), w.Pay(1)))
    ketch, one, two = ship("Ketch", order), ship("One"), ship("Two")
    table = given(side(berth=[ketch], hand=[one, two]))
    table.begins("mast")
    before = everything(table)
    table.answer(0, ("use", table.at(ketch), 0))
    assert table.asked.prompt == "discard"
    table.answer(0, ("card", table.at(two)))
    assert table.cards("wreck") == []
    assert everything(table) == before


def test_a_game_saved_in_the_middle_of_a_play_can_still_be_undone() -> None:
    hand = t.Cards(("hand",), t.YOU)
    order = w.Order((w.Gain(1),), cost=(t.Discard(t.Pick(1, hand)), w.Pay(1)))
    ketch, one, two = ship("Ketch", order), ship("One"), ship("Two")
    table = given(side(berth=[ketch], hand=[one, two]))
    table.begins("mast")
    before = everything(table)
    table.answer(0, ("use", table.at(ketch), 0))
    loaded = Table(reload(table.game))
    loaded.answer(0, ("card", table.at(two)))
    assert everything(loaded) == before
    undone = loaded.logged("undone")[0].moves
    assert [(move.card, move.to and move.to.kind) for move in undone] == [(table.at(two), "hand")]


def test_save_points_nest() -> None:
    table = given(side(coins=0))
    game = table.game
    game.save_point()
    game.state.numbers[0]["coins"] = 1
    game.save_point()
    game.state.numbers[0]["coins"] = 2
    game.revert()
    assert game.state.numbers[0]["coins"] == 1
    game.revert()
    assert game.state.numbers[0]["coins"] == 0
    assert game.state.snapshots == []


def test_a_play_that_went_through_leaves_no_way_back() -> None:
    tug = ship("Tug", w.Order((w.Gain(1),)))
    table = given(side(berth=[tug]))
    table.begins("mast")
    table.answer(0, ("use", table.at(tug), 0))
    assert table.game.state.snapshots == []

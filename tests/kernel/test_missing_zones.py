"""A zone that a player does not have: what is said of it does nothing.

Harbor 3 does what gateruler 1-5g, 3-2g and 3-2i ask for (a ruler without a hand).
"""

from __future__ import annotations

from headjudge.kernel.state import Event
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import number, select
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import given, reload, ship, side

HAND = z.zone("hand")
CARDS = t.Cards(("hand",), t.YOU)


def test_3_2g_a_card_that_would_go_there_stays_where_it_is() -> None:
    heard = t.Auto(t.Pattern("draw"), (w.Gain(1),))
    top = ship("Top")
    table = given(side(berth=[ship("Clerk", heard)], deck=[top]), closed=[HAND])
    table.does(Event("draw", 0, table.at(top), HAND))
    assert table.cards("deck") == [top]
    assert table.standing() == [], "nothing was drawn"
    assert table.logged("draw") == []


def test_3_2g_for_the_other_player_it_is_there() -> None:
    top = ship("Top")
    table = given(side(), side(deck=[top, ship()]), closed=[HAND])
    table.does(Event("draw", 1, table.at(top), z.zone("hand", 1)))
    assert table.cards("hand", 1) == [top]


def test_1_5g_counting_its_cards_gives_none() -> None:
    table = given(side(berth=[ship()]), closed=[HAND])
    context = Context(table.game, 0, 0)
    assert number(context, t.Count(CARDS)) == 0
    assert select(context, CARDS) == []


def test_1_5b_an_instruction_about_it_does_nothing_and_the_rest_is_done() -> None:
    order = w.Order((t.Draw(2), t.Discard(t.Pick(1, CARDS)), w.Gain(3)))
    clerk = ship("Clerk", order)
    table = given(side(berth=[clerk]), closed=[HAND])
    table.begins("mast")
    table.answer(0, ("use", table.at(clerk), 0))
    table.passes(0, 1)
    assert table.game.state.numbers[0]["coins"] == 3
    assert len(table.cards("deck")) == 3


def test_3_2j_a_cost_about_it_cannot_be_paid() -> None:
    order = w.Order((w.Gain(3),), cost=(t.Discard(t.Pick(1, CARDS)),))
    clerk = ship("Clerk", order)
    table = given(side(berth=[clerk]), closed=[HAND])
    table.begins("mast")
    table.answer(0, ("use", table.at(clerk), 0))
    assert table.game.state.stack == []
    assert table.asked.options == (("pass",),)


def test_a_closed_zone_is_seen_saved_and_forked() -> None:
    table = given(closed=[HAND])
    closed = [{"kind": "hand", "number": 1, "seat": 0}]
    for game in (table.game, table.game.fork(), reload(table.game)):
        assert game.view(1)["closed"] == closed
        game.put(0, HAND)
        assert game.state.zones[HAND] == ()

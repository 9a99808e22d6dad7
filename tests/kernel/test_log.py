"""The log: messages with typed arguments, moves with the handles of the time, nobody told more
than they knew."""

from __future__ import annotations

from typing import Any

from headjudge.kernel.log import Amount, Sum, Word
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import Table, given, ship, side

YOU, THEM, PUBLIC = 0, 1, 2
HAND, WRECK, DECK = z.zone("hand"), z.zone("wreck"), z.zone("deck")


def last(table: Table, viewer: int) -> dict[str, Any]:
    """The newest entry as a viewer sees it."""
    return table.game.seen_log(viewer)[-1]


def test_a_draw_is_a_move_with_a_handle_for_whoever_draws() -> None:
    top = ship("Top")
    table = given(side(deck=[top, ship()]))
    table.game.moves = []
    table.does(Event("draw", 0, table.at(top), HAND))
    mine, theirs = last(table, YOU), last(table, THEM)
    assert (mine["message"], mine["arguments"]["who"]) == ("draw", 0)
    (move,), (back,) = mine["moves"], theirs["moves"]
    assert (move["origin"]["kind"], move["to"]["kind"]) == ("deck", "hand")
    assert (move["handle"], move["number"]) == (0, top.number) and move["became"] > 0
    assert (back["handle"], back["became"], back["number"]) == (0, 0, "")
    assert (back["origin"], back["to"]) == (move["origin"], move["to"])


def test_arguments_are_typed_and_taken_at_the_time() -> None:
    brig = ship("Brig")
    table = given(side(berth=[brig]))
    card = table.at(brig)
    table.game.note("seen", 0, card, amount=Amount(3), strength=Sum((5, 2)), name=Word("gale"))
    table.game.put(card, HAND)
    table.game.put(card, DECK)
    seen = last(table, THEM)["arguments"]
    assert (seen["amount"], seen["strength"], seen["name"]) == (3, [5, 2], "gale")
    assert (seen["card"]["number"], seen["card"]["place"]["kind"]) == (brig.number, "berth")
    assert seen["card"]["seat"] == 0 and seen["card"]["handle"] > 0


def test_which_of_several_known_cards_went_to_the_deck_is_not_told() -> None:
    """Q. You have shown me two cards of your hand; one goes into your deck, unseen. Does the log
    tell me which?  A. No: a card has gone from your hand to your deck."""
    one, two = ship("One"), ship("Two")
    told = []
    for gone in (one, two):
        table = given(side(hand=[one, two], deck=[ship()]))
        table.game.reveal(table.game.state.zones[HAND], 7)
        table.game.moves = []
        table.does(Event("put", 0, table.at(gone), DECK))
        told.append(last(table, THEM))
        assert last(table, YOU)["moves"][0]["number"] == gone.number
    assert told[0] == told[1]
    assert told[0]["moves"][0]["number"] == ""
    assert told[0]["arguments"]["card"]["number"] == ""


def test_of_two_equal_cards_the_one_that_was_known_is_taken_to_have_moved() -> None:
    """So the handle before is the one that the viewer had, whichever card it was."""
    brig = ship("Brig")
    told = []
    for which in (0, 1):
        table = given(side(hand=[brig, brig]))
        cards = table.game.state.zones[HAND]
        table.game.reveal((cards[0],), 7)
        table.game.moves = []
        table.does(Event("put", 0, cards[which], WRECK))
        told.append(last(table, THEM))
    assert told[0] == told[1]
    move = told[0]["moves"][0]
    assert move["handle"] == move["became"] > 0


def test_what_was_undone_goes_back_and_the_log_says_so() -> None:
    hand = t.Cards(("hand",), t.YOU)
    order = w.Order((w.Gain(1),), cost=(t.Discard(t.Pick(1, hand)), w.Pay(1)))
    ketch, one, two = ship("Ketch", order), ship("One"), ship("Two")
    table = given(side(berth=[ketch], hand=[one, two]))
    table.begins("mast")
    table.answer(0, ("use", table.at(ketch), 0))
    table.answer(0, ("card", table.at(two)))
    seen = table.game.seen_log(THEM)
    there = [entry for entry in seen if entry["message"] == "discard"][-1]["moves"]
    back = [entry for entry in seen if entry["message"] == "undone"][-1]["moves"]
    assert [move["to"]["kind"] for move in there + back] == ["wreck", "hand"]
    assert there[0]["became"] == back[0]["handle"] > 0
    assert back[0]["became"] == 0, "in the hand nobody else can name it"


def test_who_may_not_know_of_an_entry_has_no_gap_in_the_numbers() -> None:
    table = given()
    table.game.log = []
    for audience in (7, 1, 7):
        table.game.note("seen", 0, audience=audience)
    assert [entry["number"] for entry in table.game.seen_log(YOU)] == [1, 2, 3]
    assert [entry["number"] for entry in table.game.seen_log(THEM)] == [1, 2]


def test_that_there_was_but_one_choice_is_told_to_the_player_alone() -> None:
    table = given()
    table.game.log = []
    table.game.note("forced", 0, audience=1, prompt=Word("halt"))
    assert [entry["message"] for entry in table.game.seen_log(YOU)] == ["forced"]
    assert table.game.seen_log(THEM) == table.game.seen_log(PUBLIC) == []


def test_a_fork_keeps_a_log_of_its_own() -> None:
    table = given(side(deck=[ship(), ship()]))
    table.game.moves = []
    fork = table.game.fork()
    fork.put(fork.state.zones[DECK][0], HAND)
    fork.note("seen", 0)
    assert len(fork.seen_log(YOU)[-1]["moves"]) == 1
    table.game.note("seen", 0)
    assert table.game.seen_log(YOU)[-1]["moves"] == []
    assert fork.determinize(0, 1).log is None

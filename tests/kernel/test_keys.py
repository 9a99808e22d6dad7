"""Keys of cards in views and moves: one for every element, unknown cards included."""

from __future__ import annotations

from typing import Any

from headjudge.kernel.decision import Decision
from headjudge.kernel.state import Event
from headjudge.kernel.view import options_seen
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import Table, given, ship, side

YOU, THEM = 0, 1
HAND, WRECK, DECK = z.zone("hand"), z.zone("wreck"), z.zone("deck")


def keys_of(table: Table, viewer: int) -> list[str]:
    """The keys of all cards that a viewer sees."""
    zones = table.game.view(viewer)["zones"]
    return [card["key"] for zone in zones for card in zone["cards"]]


def moves(table: Table, viewer: int) -> list[dict[str, Any]]:
    """The moves of the newest entry as a viewer sees them."""
    found: list[dict[str, Any]] = table.game.seen_log(viewer)[-1]["moves"]
    return found


def test_an_unknown_card_in_the_open_is_called_by_its_place() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig]))
    table.face_down(brig, "mole", 0)
    assert keys_of(table, THEM) == ["mole.1.0#0"]
    (own,) = keys_of(table, YOU)
    assert own.startswith("c"), "who laid it there can name it"


def test_keys_stay_while_nothing_moves() -> None:
    one, two = ship("One"), ship("Two")
    table = given(side(hand=[one, two], berth=[ship("Brig")]))
    table.face_down(one, "mole", 0)
    before = keys_of(table, THEM)
    table.game.note("seen", 0)
    assert keys_of(table, THEM) == before


def test_a_card_that_leaves_the_open_unseen_moves_from_its_place() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig]))
    card = table.face_down(brig, "mole", 0)
    table.game.moves = []
    table.does(Event("put", 0, card, HAND))
    (move,) = moves(table, THEM)
    assert (move["handle"], move["became"], move["number"]) == (0, 0, "")
    assert (move["key"], move["key_after"]) == ("mole.1.0#0", "")
    (own,) = moves(table, YOU)
    assert own["key"] == f"c{own['handle']}" and own["key_after"] == f"c{own['became']}"


def test_backs_that_go_together_are_one_move_with_a_count() -> None:
    table = given(side(deck=[ship("One"), ship("Two"), ship("Three")]))
    table.game.moves = []
    for card in table.game.state.zones[DECK][:2]:
        table.game.put(card, HAND)
    table.game.note("seen", 0)
    (back,) = moves(table, THEM)
    assert (back["count"], back["key"], back["key_after"]) == (2, "", "")
    assert [move["count"] for move in moves(table, YOU)] == [1, 1]
    assert {move["line"] for move in moves(table, YOU)} == {len(table.game.seen_log(YOU))}


def test_backs_that_go_to_different_zones_are_two_moves() -> None:
    table = given(side(deck=[ship("One"), ship("Two"), ship("Three")], hand=[ship("Four")]))
    table.game.moves = []
    table.game.put(table.game.state.zones[DECK][0], HAND)
    table.game.put(table.game.state.zones[HAND][0], DECK)
    table.game.note("seen", 0)
    assert [move["count"] for move in moves(table, THEM)] == [1, 1]


def test_options_about_unknown_cards_of_a_hand_are_its_backs_in_their_order() -> None:
    table = given(side(hand=[ship("One"), ship("Two")]))
    options = tuple([("card", card) for card in table.game.state.zones[HAND]])
    asked = Decision(THEM, "halt", options, "1-1")
    seen = options_seen(table.game, asked, THEM)
    assert [option["card"]["key"] for option in seen] == ["hand.1.0?0", "hand.1.0?1"]
    own = options_seen(table.game, asked, YOU)
    assert {option["card"]["key"] for option in own} == set(keys_of(table, YOU))

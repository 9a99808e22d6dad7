"""Face-down cards and cards shown for a while: who may know what.

Harbor 3-4 to 3-7 do what gateruler 3-13, 3-14 and 14-19, vanguard 4.9.2 and 4.11 ask for.
"""

from __future__ import annotations

from typing import Any

from headjudge.kernel.state import FACE_DOWN, REVEALED, Event
from headjudge.kernel.triggers import stand_by
from headjudge.kernel.view import option_seen
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import Table, given, ship, side, signal

YOU, THEM, ALL = 0, 1, 2


def seen(table: Table, viewer: int, kind: str, seat: int = 0) -> list[dict[str, Any]]:
    for zone in table.game.view(viewer)["zones"]:
        if (zone["kind"], zone["seat"]) == (kind, seat):
            return list(zone["cards"])
    return []


def test_3_4_at_the_mole_a_face_down_ship_is_known_to_its_player_only() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig]))
    card = table.face_down(brig, "mole", 0)
    table.game.turn_to(card, 1)
    assert [each["number"] for each in seen(table, YOU, "mole")] == [brig.number]
    for viewer in (THEM, ALL):
        entry = seen(table, viewer, "mole")[0]
        assert entry == {
            "handle": 0, "number": "", "key": "mole.1.0#0", "at": 0, "face": "down", "rest": True,
        }  # fmt: skip
    table.holds_secrets()


def test_3_5_cargo_face_down_is_hidden_from_everybody() -> None:
    tea = ship("Tea")
    table = given(side(deck=[tea, ship()]))
    table.face_down(tea, "cargo", 0)
    assert seen(table, YOU, "cargo") == []
    table.holds_secrets()


def test_3_2_in_a_berth_everybody_may_look() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig]))
    table.face_down(brig, "berth", 0)
    assert [each["number"] for each in seen(table, THEM, "berth")] == [brig.number]


def test_3_4_turned_face_up_everybody_sees_it() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig]))
    card = table.face_down(brig, "mole", 0)
    assert table.game.flip(card, 0)
    assert [each["number"] for each in seen(table, THEM, "mole")] == [brig.number]


def test_a_card_that_all_saw_is_remembered_when_it_is_turned_down() -> None:
    brig = ship("Brig")
    table = given(side(mole=[brig]))
    table.game.flip(table.at(brig), FACE_DOWN)
    entry = seen(table, THEM, "mole")[0]
    assert (entry["number"], entry["face"]) == (brig.number, "down")


def test_an_option_about_a_card_one_cannot_know_names_its_place() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig]))
    card = table.face_down(brig, "mole", 0)
    place = {"kind": "mole", "number": 1, "seat": 0}
    assert option_seen(table.game, ("card", card), THEM, 3, {}) == {
        "verb": "card", "answer": 3,
        "card": {"handle": 0, "number": "", "name": "", "key": "mole.1.0#0", "zone": place},
    }  # fmt: skip
    own = option_seen(table.game, ("card", card), YOU, 3, {})["card"]
    assert (own["number"], own["name"], own["zone"]) == (brig.number, "Brig", place)


def test_3_1_5_a_card_revealed_from_the_hand_is_known_there() -> None:
    brig = ship("Brig")
    table = given(side(hand=[brig, ship("Other")]))
    table.does(Event("reveal", 0, table.at(brig)))
    assert table.game.state.face[table.at(brig)] == REVEALED
    assert [each["number"] for each in seen(table, THEM, "hand")] == [brig.number]
    table.game.flip(table.at(brig), 0)
    entry = seen(table, THEM, "hand")[0]
    assert "face" not in entry, "the effect is over"
    assert entry["number"] == brig.number, "but nobody forgets what they saw"


def test_a_known_card_of_a_hand_is_lost_track_of_when_one_is_laid_face_down() -> None:
    """Q. They showed me the Brig; then they laid a card face down. Is it the Brig?
    A. You cannot know, and nothing may tell you."""
    brig, other = ship("Brig"), ship("Other")
    for laid in (brig, other):
        table = given(side(hand=[brig, other]))
        table.does(Event("reveal", 0, table.at(brig)))
        table.game.flip(table.at(brig), 0)
        table.face_down(laid, "mole", 0)
        assert seen(table, THEM, "hand") == []
        assert seen(table, THEM, "mole")[0]["number"] == ""
        assert len(seen(table, YOU, "hand")) == 1
        table.holds_secrets()


def test_a_shown_card_that_is_laid_down_before_all_eyes_is_not() -> None:
    brig, other = ship("Brig"), ship("Other")
    table = given(side(hand=[brig, other]))
    table.does(Event("reveal", 0, table.at(brig)))  # and lies revealed still
    table.face_down(brig, "mole", 0)
    assert seen(table, THEM, "mole")[0]["number"] == brig.number


def test_a_drawn_card_is_tracked_by_whoever_knew_the_top_of_the_deck() -> None:
    top, other = ship("Top"), ship("Other")
    table = given(side(deck=[top, other], hand=[ship()]))
    table.does(Event("look", 1, table.at(top)))
    table.does(Event("draw", 0, table.at(top), z.zone("hand")))
    assert [each["number"] for each in seen(table, THEM, "hand")] == [top.number]


def test_a_card_taken_out_of_the_deck_unseen_is_not() -> None:
    one, two, three = ship("One"), ship("Two"), ship("Three")
    table = given(side(deck=[one, two, three]))
    for each in (one, two, three):
        table.does(Event("look", 1, table.at(each)))
    table.does(Event("put", 0, table.at(two), z.zone("hand")))
    assert seen(table, THEM, "hand") == []
    assert seen(table, THEM, "deck") == [], "any of the three may be the one"


def test_3_7_of_a_face_down_pile_nobody_else_knows_which_card_left() -> None:
    """They saw the Brig turned down; then one of the two cards that lie face down there goes
    to the hand. It may be the Brig or not. What lies face up stays known."""
    for leaves in (0, 1):
        brig, other, open_ = ship("Brig"), ship("Other"), ship("Open")
        table = given(side(lamps=[brig, open_], hand=[other]))
        table.game.flip(table.at(brig), FACE_DOWN)
        table.face_down(other, "lamps", 0)
        gone = table.at((brig, other)[leaves])
        table.game.put(gone, z.zone("hand"))
        assert [each["number"] for each in seen(table, THEM, "lamps")] == [open_.number]
        assert seen(table, THEM, "hand") == []
        assert len(seen(table, YOU, "lamps")) == 2
        table.holds_secrets()


def test_3_7_a_face_down_card_that_is_shown_may_be_the_one_they_knew() -> None:
    names = []
    for shown in (0, 1):
        brig = ship("Brig")
        table = given(side(lamps=[brig], hand=[brig]))
        first, second = table.game.state.zones[z.zone("lamps")][0], 1
        second = table.game.state.zones[z.zone("hand")][0]
        table.game.flip(first, FACE_DOWN)
        table.game.put(second, z.zone("lamps"), face=FACE_DOWN)
        table.game.flip((first, second)[shown], 0)
        names.append([entry["handle"] for entry in seen(table, THEM, "lamps")])
    assert names[0] == names[1]


FLARE = t.Auto(t.Pattern("bell"), (w.Gain(2),), where=("locker",))


def test_9_5_3_a_hidden_signal_works_only_if_its_player_shows_it() -> None:
    flare = signal("Flare", FLARE)
    for shows in (True, False):
        table = given(side(locker=[flare, signal("Other")]))
        table.does(Event("bell", 1))
        table.begins("lookout")
        assert (table.asked.seat, len(table.asked.options)) == (0, 2)
        table.answer(0, table.asked.options[int(shows)])
        assert table.standing() == (["Flare"] if shows else [])
        shown = [each["number"] for each in seen(table, THEM, "locker")]
        assert shown == ([flare.number] if shows else [])


def test_9_5_3_whether_it_fits_nobody_else_can_tell() -> None:
    for locker in ([signal("Flare", FLARE)], [signal("Other")]):
        table = given(side(locker=locker))
        table.does(Event("bell", 1))
        table.begins("lookout")
        assert table.game.view(THEM)["decision"] == {
            "seat": 0, "prompt": "show", "rule": "9-5-3",
        }  # fmt: skip
        assert table.game.view(THEM)["standby"] == []
        table.holds_secrets()


def test_9_5_3_with_an_empty_locker_nobody_is_asked() -> None:
    table = given(side(), side())
    table.does(Event("bell", 1))
    table.begins("lookout")
    assert table.halted


def test_what_waits_because_of_a_hidden_card_is_not_shown() -> None:
    heard = t.Auto(t.Pattern("bell"), (w.Gain(1),))
    hidden = ship("Hidden", heard)
    table = given(side(hand=[hidden]))
    card = table.face_down(hidden, "mole", 0)
    stand_by(table.game, heard, card, table.game.state.identity[card], 0, None)
    assert table.game.view(THEM)["standby"] == []
    assert table.game.view(YOU)["standby"] == [{"seat": 0, "card": hidden.number, "key": "c1"}]
    told = [[e["message"] for e in table.game.seen_log(viewer)] for viewer in (YOU, THEM)]
    assert "standby" in told[0] and "standby" not in told[1]
    table.holds_secrets()

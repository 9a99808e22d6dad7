"""How cards lie, and when a moved card is a new card.

Harbor 3 and 4 do what dragonball 3-1-4, 3-1-5 and 4-8, gateruler 3-2d to 3-3 and vanguard
3.17 and 4.1.4 ask for.
"""

from __future__ import annotations

from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Effect, Event
from headjudge.kernel.zones import PUBLIC, Layout, ZoneKind
from headjudge.language import terms as t
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import given, ship, side


def test_4_2_1_resting_a_rested_ship_is_no_event() -> None:
    heard = t.Auto(t.Pattern("rest", t.Self()), (t.Draw(1),))
    brig = ship("Brig", heard)
    table = given(side(berth=[brig]))
    table.does(Event("rest", 0, table.at(brig)))
    assert table.standing() == ["Brig"]
    table.does(Event("rest", 0, table.at(brig)))
    assert table.standing() == ["Brig"], "nothing happened that could be heard"
    assert len(table.logged("rest")) == 1, "nor logged"


def test_4_2_1_standing_it_again_is_one() -> None:
    brig = ship("Brig", t.Auto(t.Pattern("stand", t.Self()), (t.Draw(1),)))
    table = given(side(berth=[brig]))
    table.does(Event("stand", 0, table.at(brig)))
    assert table.standing() == []
    table.does(Event("rest", 0, table.at(brig)))
    table.does(Event("stand", 0, table.at(brig)))
    assert table.standing() == ["Brig"]


def test_turning_says_whether_anything_changed() -> None:
    table = given(side(berth=[ship()]))
    assert table.game.turn_to(0, 1)
    assert not table.game.turn_to(0, 1)
    assert table.game.flip(0, FACE_DOWN)
    assert not table.game.flip(0, FACE_DOWN)
    assert table.game.flip(0, 0)


def laid_on(game: Game, card: int) -> None:
    """Something lasting is laid on the card."""
    up = t.Continuous((t.Change(t.Self(), "power", "add", 2),))
    ref = game.state.ref(card)
    game.lasting(Effect(game.state.next_number(), up, card, ref[1], 0, 1, "game", (ref,)))


def test_3_3_between_berth_and_pier_a_ship_stays_the_same() -> None:
    brig = ship("Brig", power=3)
    table = given(side(berth=[brig]))
    here = table.at(brig)
    laid_on(table.game, here)
    table.game.turn_to(here, 1)
    for kind in ("pier", "berth"):
        table.does(Event("put", 0, here, z.zone(kind)))
        assert table.game.value(here, "power") == 5
        assert table.game.state.rest[here] == 1, "and lies as it lay"


def test_3_3_anywhere_else_it_is_a_new_card() -> None:
    for kind in ("mole", "hand", "wreck"):
        brig = ship("Brig", power=3)
        table = given(side(berth=[brig]))
        here = table.at(brig)
        laid_on(table.game, here)
        table.game.turn_to(here, 1)
        before = table.game.state.ref(here)
        table.does(Event("put", 0, here, z.zone(kind)))
        assert not table.game.state.is_current(before)
        assert table.game.value(here, "power") == 3
        assert table.game.state.rest[here] == 0
        table.does(Event("put", 0, here, z.zone("berth")))
        assert table.game.value(here, "power") == 3, "coming back makes it no old one"


def test_another_book_may_say_that_it_stays_the_same_elsewhere() -> None:
    """The zones that a card stays the same between are a parameter of the layout."""
    kinds = tuple(
        [
            ZoneKind(
                kind.name,
                kind.visible,
                kind.rule,
                kind.count,
                kind.ordered,
                kind.shared,
                "harbour" if kind.name in ("berth", "mole") else "",
                kind.field,
                kind.down,
            )  # fmt: skip
            for kind in z.LAYOUT.kinds
        ]
    )
    brig = ship("Brig")
    table = given(side(berth=[brig]), layout=Layout(kinds))
    before = table.game.state.ref(table.at(brig))
    table.game.put(table.at(brig), z.zone("mole"))
    assert table.game.state.is_current(before)
    table.game.put(table.at(brig), z.zone("pier"))
    assert not table.game.state.is_current(before)


def test_10_2_3_a_card_with_two_sides_is_the_same_card_on_either() -> None:
    """dragonball 10-2 and vanguard 12.10: the other side is a printed card of its own."""
    front, back = ship("Front", power=3), ship("Back", power=9)
    table = given(side(berth=[front], hand=[back]))
    card = table.at(front)
    laid_on(table.game, card)
    table.game.turn_to(card, 1)
    before = table.game.state.ref(card)
    table.game.turn_over(card, back)
    assert table.game.state.is_current(before)
    assert table.game.state.rest[card] == 1
    assert table.game.value(card, "power") == 11, "and what lay on it lies on it"
    assert table.game.view(1)["zones"][0]["cards"][0]["number"] == back.number


def test_9_4_2_some_effects_pass_to_the_card_placed_on_top() -> None:
    """dragonball 9-4-2 and 11-3-7: what changes power goes along, anything else does not."""
    old, new = ship("Old"), ship("New")
    table = given(side(berth=[old], hand=[new]))
    game, was = table.game, table.at(old)
    laid_on(game, was)
    oak = t.Continuous((t.Change(t.Self(), "traits", "gain", ("oak",)),))
    ref = game.state.ref(was)
    game.lasting(Effect(game.state.next_number(), oak, was, ref[1], 0, 1, "game", (ref,)))
    game.put(table.at(new), z.zone("berth"))
    game.carry_over(ref, table.at(new), frozenset({"power"}))
    assert game.value(table.at(new), "power") == 5
    assert game.value(table.at(new), "traits") == ()
    assert game.value(was, "power") == 3
    assert game.value(was, "traits") == ("oak",)


def test_what_is_placed_together_is_placed_at_the_same_time() -> None:
    one, two, three = ship(), ship(), ship()
    table = given(side(hand=[one, two, three]))
    a, b, c = table.at(one), table.at(two), table.at(three)
    table.does(Event("arrive", 0, a, z.zone("berth")), Event("arrive", 0, b, z.zone("berth")))
    table.does(Event("arrive", 0, c, z.zone("berth")))
    stamp = table.game.state.stamp
    assert stamp[a] == stamp[b] < stamp[c]


def test_a_zone_is_found_by_kind_player_and_number() -> None:
    layout = Layout((ZoneKind("a", PUBLIC, "1", count=2), ZoneKind("b", PUBLIC, "2", shared=True)))
    assert [layout.zone("a", seat, number) for seat in (0, 1) for number in (1, 2)] == [0, 1, 2, 3]
    assert layout.zone("b") == layout.zone("b", 1) == 4
    assert (layout.label(0), layout.label(4), layout.label(-1)) == ("a 1", "b", "nowhere")

"""Cards that belong together: two on one place, one under another, some in another zone.

Harbor 4 does what vanguard 10.22 to 10.28 and 4.7 and gateruler 3-14, 12-5 and 15-14 ask for.
"""

from __future__ import annotations

from headjudge.kernel import links
from headjudge.kernel.state import FACE_DOWN, Effect, Event
from headjudge.language import terms as t
from tests.kernel.harbor import ships
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import Table, given, reload, ship, side


def convoy(*more: t.Ability) -> tuple[Table, int, int]:
    leader, mate = ship("Leader", *more), ship("Mate")
    table = given(side(berth=[leader], hand=[mate]))
    lead, follow = table.at(leader), table.at(mate)
    ships.form_convoy(table.game, lead, follow)
    return table, lead, follow


# -- two cards on one place, which stand and rest together


def test_4_3_1_the_mate_lies_in_the_same_berth_and_as_the_leader_lies() -> None:
    leader, mate = ship("Leader"), ship("Mate")
    table = given(side(berth=[leader], hand=[mate]))
    table.game.turn_to(table.at(leader), 1)
    ships.form_convoy(table.game, table.at(leader), table.at(mate))
    assert table.cards("berth") == [leader, mate]
    assert table.game.state.rest[table.at(mate)] == 1
    assert links.partner(table.game, "convoy", table.at(leader)) == table.at(mate)
    assert links.partner(table.game, "convoy", table.at(mate)) == table.at(leader)


def test_4_2_2_ships_in_convoy_turn_together() -> None:
    table, lead, follow = convoy()
    ships.turn(table.game, [follow], True)
    assert (table.game.state.rest[lead], table.game.state.rest[follow]) == (1, 1)
    assert len(table.logged("rest")) == 2
    ships.turn(table.game, [lead, follow], False)
    assert (table.game.state.rest[lead], table.game.state.rest[follow]) == (0, 0)
    assert len(table.logged("stand")) == 2, "each of them once"


def test_4_2_3_if_one_of_them_cannot_be_turned_neither_is() -> None:
    table, lead, follow = convoy(t.Forbid(t.Pattern("rest", t.Self())))
    ships.turn(table.game, [follow], True)
    assert (table.game.state.rest[lead], table.game.state.rest[follow]) == (0, 0)


def test_4_3_2_the_convoy_ends_when_either_leaves() -> None:
    for leaver in (0, 1):
        table, lead, follow = convoy()
        gone, stays = ((lead, follow), (follow, lead))[leaver]
        table.does(Event("put", 0, gone, z.zone("wreck")))
        assert not ships.in_convoy(table.game, stays)
        ships.turn(table.game, [stays], True)
        assert table.game.state.rest[stays] == 1
        assert table.game.state.rest[gone] == 0
        # and it does not begin again because the same card comes back
        table.does(Event("put", 0, gone, z.zone("berth")))
        assert not ships.in_convoy(table.game, stays)


def test_4_3_2_the_convoy_goes_on_where_both_stay_the_same_ships() -> None:
    table, lead, follow = convoy()
    table.does(Event("put", 0, lead, z.zone("pier")), Event("put", 0, follow, z.zone("pier")))
    assert ships.in_convoy(table.game, lead)


# -- a card under another that lends it name and power


def test_4_4_1_a_figurehead_stays_in_its_place_and_lends_name_and_power() -> None:
    old, new = ship("Old", power=4, traits=("oak",)), ship("New", power=5)
    table = given(side(berth=[old], hand=[new]))
    was, over = table.at(old), table.at(new)
    table.game.turn_to(was, 1)
    identity = table.game.state.identity[was]
    ships.put_over(table.game, over, was)
    state = table.game.state
    assert state.place[was] == state.place[over] == z.zone("berth")
    assert state.identity[was] == identity, "it has not moved"
    assert (state.rest[was], state.rest[over]) == (0, 1), "its own orientation is passed on"
    assert table.game.value(over, "power") == 9
    assert table.game.value(over, "names") == ("New", "Old")
    assert table.game.value(over, "traits") == (), "name and power, and nothing else"


def test_4_4_3_a_figurehead_is_no_ship_until_it_is_one_again() -> None:
    loud = t.Auto(t.Pattern("bell"), (t.Draw(1),))
    old, new = ship("Old", loud), ship("New")
    table = given(side(berth=[old], hand=[new]))
    was, over = table.at(old), table.at(new)
    ships.put_over(table.game, over, was)
    assert ships.ships(table.game, 0) == [over]
    table.does(Event("bell", 0))
    assert table.standing() == []
    table.does(Event("put", 0, over, z.zone("wreck")))
    assert ships.ships(table.game, 0) == [was]
    table.does(Event("bell", 0))
    assert table.standing() == ["Old"]


def test_4_4_2_what_was_lent_goes_with_the_figurehead() -> None:
    old, new = ship("Old", power=4), ship("New", power=5)
    table = given(side(berth=[old], hand=[new]))
    ships.put_over(table.game, table.at(new), table.at(old))
    table.does(Event("put", 0, table.at(old), z.zone("wreck")))
    assert table.game.value(table.at(new), "power") == 5
    assert table.game.value(table.at(new), "names") == ("New",)
    table.game.expire("turn")
    assert table.game.state.effects == [], "links of cards that are gone are cleared away"


def test_10_25_18_a_card_may_have_two_links_at_once() -> None:
    """A convoy under a figurehead's ship: its cards are linked to it and to each other."""
    table, lead, follow = convoy()
    over = table.game.make(ship("Over"), 0, 0)
    ships.put_over(table.game, over, lead)
    links.link(table.game, ships.FIGUREHEAD, follow, over, 0)
    assert links.linked_to(table.game, "figurehead", table.game.state.ref(over)) == [lead, follow]
    assert links.partner(table.game, "convoy", lead) == follow


# -- turned face down: no longer anything


def test_4_5_1_a_ship_in_fog_is_a_different_card_without_a_word() -> None:
    loud = t.Auto(t.Pattern("bell"), (t.Draw(1),))
    brig = ship("Brig", loud, power=5)
    table = given(side(berth=[brig]))
    here = table.at(brig)
    before = table.game.state.ref(here)
    state = table.game.state
    up = t.Continuous((t.Change(t.Self(), "power", "add", 2),))
    table.game.lasting(Effect(state.next_number(), up, here, before[1], 0, 1, "game", (before,)))
    assert table.game.value(here, "power") == 7
    table.game.turn_to(here, 1)
    table.does(Event("fog", 0, here))
    assert state.face[here] == FACE_DOWN
    assert state.rest[here] == 0
    assert not state.is_current(before)
    assert ships.ships(table.game, 0) == []
    assert table.game.value(here, "names") == ()
    assert table.game.value(here, "power") == 1, "its base; nothing that lay on it does"
    table.does(Event("bell", 0))
    assert table.standing() == []
    assert table.game.view(1)["zones"][0]["cards"][0]["number"] == brig.number, "all may look"


def test_4_5_1_fog_on_a_ship_in_fog_is_nothing() -> None:
    brig = ship("Brig")
    table = given(side(berth=[brig]))
    table.does(Event("fog", 0, table.at(brig)))
    identity = table.game.state.identity[table.at(brig)]
    table.does(Event("fog", 0, table.at(brig)))
    assert len(table.logged("fog")) == 1
    assert table.game.state.identity[table.at(brig)] == identity


def test_4_5_2_out_of_the_fog_it_is_new_again_but_did_not_arrive() -> None:
    heard = t.Auto(t.Pattern("arrive"), (t.Draw(1),))
    brig, clerk = ship("Brig"), ship("Clerk", heard)
    table = given(side(berth=[brig, clerk]))
    table.does(Event("fog", 0, table.at(brig)))
    foggy = table.game.state.ref(table.at(brig))
    table.does(Event("lift", 0, table.at(brig)))
    assert not table.game.state.is_current(foggy)
    assert table.at(brig) in ships.ships(table.game, 0)
    assert table.standing() == []


# -- cards in another zone


def test_4_6_1_cargo_lies_in_its_own_zone_and_belongs_to_a_ship() -> None:
    brig, tea, salt = ship("Brig"), ship("Tea"), ship("Salt")
    table = given(side(berth=[brig], hand=[tea, salt]))
    for each in (tea, salt):
        ships.load(table.game, table.at(each), table.at(brig))
    assert table.cards("cargo") == [tea, salt]
    assert ships.cargo(table.game, table.at(brig)) == [table.at(tea), table.at(salt)]


def test_4_6_1_cargo_stays_with_a_ship_that_stays_the_same_ship() -> None:
    brig, tea = ship("Brig"), ship("Tea")
    table = given(side(berth=[brig], hand=[tea]))
    ships.load(table.game, table.at(tea), table.at(brig))
    table.does(Event("put", 0, table.at(brig), z.zone("pier")))
    table.begins("check")
    assert ships.cargo(table.game, table.at(brig)) == [table.at(tea)]


def test_10_1_3_cargo_of_a_ship_that_left_goes_overboard() -> None:
    brig, tea = ship("Brig"), ship("Tea")
    table = given(side(berth=[brig], hand=[tea]))
    ships.load(table.game, table.at(tea), table.at(brig))
    table.does(Event("put", 0, table.at(brig), z.zone("wreck")))
    assert table.cards("cargo") == [tea], "not before the next check"
    table.begins("check")
    assert table.cards("wreck") == [brig, tea]


def test_4_6_2_not_while_an_ability_that_waits_speaks_of_it() -> None:
    last = t.Auto(t.Pattern("put", t.Self(), to=("wreck",)), (t.Draw(1),), on_leaving=True)
    brig, tea = ship("Brig", last), ship("Tea")
    table = given(side(berth=[brig], hand=[tea]))
    ships.load(table.game, table.at(tea), table.at(brig))
    table.does(Event("put", 0, table.at(brig), z.zone("wreck")))
    assert table.standing() == ["Brig"]
    assert ships.adrift(table.game) == []
    table.game.state.standby.clear()
    assert ships.adrift(table.game) == [table.at(tea)]


def test_15_14b_what_was_linked_to_a_card_can_be_linked_to_the_card_over_it() -> None:
    brig, tea, new = ship("Brig"), ship("Tea"), ship("New")
    table = given(side(berth=[brig], hand=[tea, new]))
    ships.load(table.game, table.at(tea), table.at(brig))
    for each in ships.cargo(table.game, table.at(brig)):
        links.unlink(table.game, "cargo", each)
        links.link(table.game, ships.CARGO, each, table.at(new), 0)
    assert ships.cargo(table.game, table.at(new)) == [table.at(tea)]
    assert ships.cargo(table.game, table.at(brig)) == []


# -- cards under a card


def test_11_3_2_a_card_under_another_is_no_card_of_its_own() -> None:
    loud = t.Auto(t.Pattern("bell"), (t.Draw(1),))
    over, below = ship("Over"), ship("Below", loud)
    table = given(side(berth=[over], hand=[below]))
    top, under = table.at(over), table.at(below)
    table.game.put(under, z.zone("berth"), "bottom", top)
    assert table.game.state.zones[z.zone("berth")] == (under, top), "below those there were"
    assert ships.ships(table.game, 0) == [top]
    table.does(Event("bell", 0))
    assert table.standing() == []
    entry = table.game.view(1)["zones"][0]["cards"][0]
    assert entry["under"] == table.game.state.handles[1][top]


def test_links_are_saved_and_forked_like_all_effects() -> None:
    table, lead, follow = convoy()
    for copy in (table.game.fork(), reload(table.game)):
        assert links.partner(copy, "convoy", lead) == follow
        links.unlink(copy, "convoy", follow)
        assert links.partner(copy, "convoy", lead) == -1
    assert links.partner(table.game, "convoy", lead) == follow

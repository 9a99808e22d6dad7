"""3-12 to 3-19. Zones out of play: drive, damage and charge zones, piles, the gate."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import charges
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.games.gateruler.table import attacking, charged, down, event, given, ruler, side, unit
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_HAND,
    YOUR_UNITS,
    act,
    knows,
    obeyed,
    seats,
    seen_in,
    zone_seen,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")
C = unit("Cora")
DRAKE = unit("Drake", attributes=["Dragon"], level=2)
TRICK = event("Trick", v.EventEffect("instant", (t.Draw(1),)))
DAMAGE = t.Cards(("damage",), t.YOU)


# 3-12. The drive zone


@BOTH
def test_3_12c_a_drive_zone_is_for_its_owners_eyes(who: str) -> None:
    table = given(**seats(who, side(drive=[down(A), B])), turn_of=who)
    seat = table.player(who).seat
    assert sorted(seen_in(table.player(who), "drive", seat)) == sorted([A.number, B.number])
    assert seen_in(table.player(other(who)), "drive", seat) == [B.number]


def test_3_12c_what_is_turned_up_there_all_see() -> None:
    """The book's own 7-2 and 10-3a-1 turn cards up there (a deviation)."""
    table = given(side(drive=[down(A)]))
    assert not knows(table.them, A)
    table.you.does("reveal", A)
    assert knows(table.them, A)


# 3-13. The damage zone


@BOTH
def test_3_13b_1_cards_come_into_a_damage_zone_face_up(who: str) -> None:
    effect = t.Put(t.Every(YOUR_HAND), "damage")
    table, me, they = obeyed(who, effect, mine=side(hand=[A]))
    assert me.damage == [A] and knows(they, A)
    assert table.game.state.face[me.find(A)] != FACE_DOWN


@BOTH
def test_3_13b_1_also_by_damage(who: str) -> None:
    table = attacking(**seats(who, side(attack={1: B}), side(deck=[A])), turn_of=who)
    table.player(who).attacks(B, "ruler")
    assert table.player(other(who)).damage == [A] and knows(table.player(who), A)


@BOTH
def test_3_13c_face_down_damage_is_seen_by_its_player_only(who: str) -> None:
    table = given(**seats(who, side(damage=[down(A), B])))
    seat = table.player(who).seat
    assert sorted(seen_in(table.player(who), "damage", seat)) == sorted([A.number, B.number])
    assert seen_in(table.player(other(who)), "damage", seat) == [B.number]


@BOTH
def test_3_13c_1_a_face_down_card_there_has_no_information(who: str) -> None:
    """Drawing a card for each Dragon in the damage zone: the one that is turned down is none."""
    dragons = t.Cards(("damage",), t.YOU, (v.Attribute(("Dragon",)),))
    units = t.Cards(("damage",), t.YOU, (t.Type(("unit",)),))
    draw = (t.Draw(t.Count(dragons)), t.Draw(t.Count(units)))
    for before, drawn in (((), 2), ((v.FlipDown(t.Every(DAMAGE)),), 0)):
        _table, me, _they = obeyed(who, *before, *draw, mine=side(damage=[DRAKE]))
        assert len(me.hand) == drawn


def test_3_13c_1_nor_is_it_given_any() -> None:
    """An effect that makes all cards of the damage zone Dragons does not reach it."""
    more = t.Continuous((t.Change(t.Every(DAMAGE), "attributes", "gain", ("Dragon",)),))
    dragons = t.Cards(("damage",), t.YOU, (v.Attribute(("Dragon",)),))
    maker = ruler("Maker", more, act(t.Draw(t.Count(dragons))), act(v.FlipDown(t.Pick(1, DAMAGE))))
    table = given(side(ruler=maker, damage=[A, down(B)]))
    table.you.uses(maker)
    assert len(table.you.hand) == 1


@BOTH
def test_3_13c_2_a_face_down_card_there_is_not_played(who: str) -> None:
    undead = unit("Undead", v.PlayableFrom(("damage",)))
    for lies, can in ((undead, True), (down(undead), False)):
        table = given(**seats(who, side(damage=[lies])), turn_of=who)
        assert (undead in table.player(who).offers("summon")) == can


def test_3_13c_2_nor_does_an_effect_play_it() -> None:
    play = v.PlayCard(t.Every(DAMAGE), 0)
    for lies, played in ((A, True), (down(A), False)):
        table, me, _they = obeyed("you", play, mine=side(damage=[lies]))
        if played:
            me.chooses_zone(1)
        assert (me.attack(1) == A) == played
        assert table.prompt == "act"


# 3-14. The charge zone


@BOTH
@pytest.mark.parametrize("is_down", [False, True])
@pytest.mark.rule("gateruler:3-14b-1", "gateruler:3-14c")
def test_charges_lie_face_up_for_all_or_face_down_for_nobody(who: str, is_down: bool) -> None:
    effect = v.AddCharge(t.TopOf(1), t.Every(YOUR_UNITS), down=is_down)
    table, me, they = obeyed(who, effect, mine=side(deck=[A], attack={1: B}))
    assert me.charges(B) == [A]
    assert (table.game.state.face[me.find(A)] == FACE_DOWN) == is_down
    assert knows(me, A) == knows(they, A) == (not is_down)


@BOTH
def test_3_14d_4_a_players_charges_are_those_of_their_cards(who: str) -> None:
    count = t.Count(t.Cards(("charge",), t.YOU))
    mine, theirs = side(attack={1: charged(A, B, C)}), side(attack={1: charged(A, B)})
    _table, me, _they = obeyed(who, t.Draw(count), mine=mine, theirs=theirs)
    assert len(me.hand) == 2


@BOTH
def test_3_14d_4a_an_opponents_card_that_becomes_your_charge_is_yours(who: str) -> None:
    effect = v.AddCharge(t.Every(THEIR_UNITS), t.Every(YOUR_UNITS))
    table, me, they = obeyed(who, effect, mine=side(attack={1: A}), theirs=side(attack={1: B}))
    assert me.charges(A) == [B] and they.attack(1) is None
    assert table.game.master(me.find(B)) == me.seat


@BOTH
def test_3_14d_4a_charges_go_over_with_their_card(who: str) -> None:
    _table, me, they = obeyed(
        who, v.GainControl(t.Every(THEIR_UNITS)), theirs=side(attack={1: charged(A, B)})
    )
    me.chooses_zone(1)
    assert me.charges(A) == [B]
    assert zone_seen(me, "charge", they.seat)["count"] == 0


@BOTH
def test_3_14e_a_link_is_severed_when_the_card_leaves_play(who: str) -> None:
    """It comes back without the charge, which goes to the graveyard (12-5)."""
    effect = t.Put(t.Every(YOUR_UNITS), "hand")
    _table, me, _they = obeyed(who, effect, mine=side(attack={1: charged(A, B)}))
    assert me.graveyard == [B]
    me.summons(A, 1)
    assert me.charges(A) == []


@BOTH
def test_3_14e_not_when_it_moves_within_play(who: str) -> None:
    table = given(**seats(who, side(attack={1: charged(A, B)})), turn_of=who)
    me = table.player(who)
    me.rearranges(1, 2)
    assert me.charges(A) == [B]


@BOTH
@pytest.mark.rule("gateruler:3-14e-1", "gateruler:3-14e-2")
def test_a_card_played_from_the_drive_zone_keeps_its_charges(who: str) -> None:
    """On the way to the gate, and on the way into play."""
    table = given(**seats(who, side(drive=[charged(A, B)]), side(set=[TRICK])), turn_of=who)
    me = table.player(who)
    me.summons(A, 1)
    state = table.game.state
    under = charges.charges_of(table.game, state.zones[z.GATE][0])
    assert table.gate == [A] and [state.printed[card] for card in under] == [B]
    table.resolve()
    assert me.attack(1) == A and me.charges(A) == [B]


# 3-15 to 3-19. Open piles


@BOTH
def test_3_15b_all_see_a_graveyard(who: str) -> None:
    table = given(**seats(who, side(graveyard=[A, B])))
    seat = table.player(who).seat
    for viewer in (table.you, table.them):
        assert sorted(seen_in(viewer, "graveyard", seat)) == sorted([A.number, B.number])


@BOTH
def test_3_16b_all_see_resources_and_how_they_lie(who: str) -> None:
    table = given(**seats(who, side(resources=3, hand=[DRAKE])), turn_of=who)
    me = table.player(who)
    me.summons(DRAKE, 1)
    for viewer in (table.you, table.them):
        cards = zone_seen(viewer, "resource", me.seat)["cards"]
        assert len([each for each in cards if each["number"]]) == 3
        assert len([each for each in cards if each.get("rest")]) == 2
    assert me.ready_resources == 1


@BOTH
def test_3_17b_all_see_a_removal_zone(who: str) -> None:
    _table, me, they = obeyed(who, t.Put(t.TopOf(1), "removal"), mine=side(deck=[A]))
    for viewer in (me, they):
        assert seen_in(viewer, "removal", me.seat) == [A.number]


@BOTH
def test_3_18b_there_is_one_gate_and_all_see_it(who: str) -> None:
    table = given(**seats(who, side(hand=[A]), side(set=[TRICK, TRICK])), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.summons(A, 1)
    assert table.gate == [A] and z.LAYOUT.seat[z.GATE] == -1
    they.plays(TRICK)
    assert table.gate == [TRICK, A], "the last to come lies on top"
    assert knows(me, TRICK) and knows(they, A)
    table.resolve()
    assert me.attack(1) == A and len(they.hand) == 1


@BOTH
def test_3_19b_all_see_a_counter_zone(who: str) -> None:
    """While the target of a CNT ability is chosen, its card lies there."""
    thorn = unit("Thorn", v.Counter((v.Target(t.Pick(1, THEIR_UNITS)), t.Destroy(t.It()))))
    mine, theirs = side(attack={1: A, 2: B}), side(deck=[thorn])
    table = attacking(**seats(who, mine, theirs), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, "ruler")
    assert table.prompt == "target" and they.counter == [thorn]
    for viewer in (me, they):
        assert seen_in(viewer, "counter", they.seat) == [thorn.number]
    assert z.LAYOUT.seen_by[they.find_zone("counter")] == z.LAYOUT.everybody
    they.chooses(B)
    assert they.graveyard == [thorn] and me.graveyard == [B]

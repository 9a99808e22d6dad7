"""4.1 to 4.4. Zones in general, the deck, the hand and the drop zone."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.sight import seen_in, zone_seen
from tests.games.vanguard.table import PLAIN, given, locked, seats, side, unit
from tests.games.vanguard.told import THEIR_REAR_GUARDS, YOUR_REAR_GUARDS, gets, obeyed, one

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", power=7000)
B = unit("Bodo", power=7000)
C = unit("Cora", power=7000)
HAND = t.Cards(("hand",), t.YOU)
DROP = t.Cards(("drop",), t.YOU)


# 4.1. General


@BOTH
def test_4_1_1_each_player_has_a_zone_of_each_sort(who: str) -> None:
    """What one player puts away comes to nobody else's zone."""
    assert z.LAYOUT.kind.count("hand") == 2
    assert z.LAYOUT.kind.count("drop") == 2
    assert z.LAYOUT.size == 16
    _table, me, them = obeyed(who, t.Discard(one(HAND)), mine=side(hand=[A]))
    assert me.drop == [A]
    assert them.drop == []


@BOTH
@pytest.mark.parametrize("kind", ["deck", "hand", "drop", "soul", "damage", "bind"])
def test_4_1_2_everybody_may_count_the_cards_of_any_zone(who: str, kind: str) -> None:
    mine: Any = {kind: [A, B, C], "deck_of_plain": 0 if kind == "deck" else 5}
    table = given(**seats(who, side(**mine)))
    player = table.player(who)
    for viewer in (table.you, table.them):
        assert zone_seen(viewer, kind, player.seat)["count"] == 3


@BOTH
def test_4_1_4_a_card_that_changes_zones_is_a_new_card_and_sheds_its_effects(who: str) -> None:
    """Strengthened, returned to the hand and called again, it is as printed."""
    table, me, _them = obeyed(
        who,
        gets(t.Every(YOUR_REAR_GUARDS), 5000),
        t.Put(t.Every(YOUR_REAR_GUARDS), "hand"),
        mine=side(circles={1: A}),
    )
    me.calls(A, 1)
    assert me.power(A) == 7000
    assert table.result is None


@BOTH
def test_4_1_4_from_circle_to_circle_it_is_the_same_card(who: str) -> None:
    _table, me, _them = obeyed(
        who, gets(t.Every(YOUR_REAR_GUARDS), 5000), mine=side(circles={1: A})
    )
    me.exchanges(1)
    assert me.circle(3) is A
    assert me.power(A) == 12000


def test_4_1_4_an_effect_for_a_card_does_not_find_it_in_another_zone() -> None:
    """Spoken of as a card of the drop zone, it is none when it has been bound and put back."""
    table = given(you=side(drop=[A]), phase="")
    game, card = table.game, table.you.find(A)
    before = game.state.ref(card)
    game.put(card, z.bind_of(0))
    game.put(card, z.drop_of(0))
    assert not game.state.is_current(before)


@BOTH
def test_4_1_5_several_cards_go_in_the_order_their_owner_wishes(who: str) -> None:
    _table, me, _them = obeyed(
        who, t.Put(t.Every(DROP), "deck bottom"), mine=side(drop=[A, B, C], deck_of_plain=1)
    )
    me.chooses(C, A, B)
    assert me.deck == [PLAIN, C, A, B]


@BOTH
def test_4_1_5_the_owner_decides_though_the_effect_is_the_others(who: str) -> None:
    _table, me, them = obeyed(
        who,
        t.Put(t.Every(THEIR_REAR_GUARDS), "deck top"),
        theirs=side(circles={1: A, 2: B}, deck_of_plain=1),
    )
    them.chooses(B, A)
    assert them.deck == [B, A, PLAIN]
    assert me.hand == []


def test_4_1_5_they_go_together() -> None:
    """Whoever hears the one leave hears the other, though it leaves too."""
    hears = unit(
        "Hearer",
        t.Auto(t.Pattern("leave", t.Self(), to=("deck",)), (t.Draw(1),), on_leaving=True),
    )
    table, me, _them = obeyed(
        "you", t.Put(t.Every(YOUR_REAR_GUARDS), "deck bottom"), mine=side(circles={1: hears, 2: A})
    )
    me.chooses(A, hears)
    assert [entry.message for entry in table.game.log or () if entry.message == "leave"] == [
        "leave"
    ] * 2
    assert me.hand == [PLAIN]


@BOTH
def test_4_1_5_1_nobody_else_learns_the_order_in_a_hidden_zone(who: str) -> None:
    table, me, them = obeyed(
        who, t.Put(t.Every(DROP), "deck top"), mine=side(drop=[A, B], deck_of_plain=1)
    )
    me.chooses(B, A)
    assert seen_in(me, "deck", me.seat) == [B.number, A.number]
    assert seen_in(them, "deck", me.seat) == []
    assert table.prompt == "main"


def test_4_1_5_1_a_single_card_everybody_has_seen_go() -> None:
    _table, me, them = obeyed("you", t.Put(t.Every(DROP), "deck top"), mine=side(drop=[A]))
    assert seen_in(them, "deck", me.seat) == [A.number]


@BOTH
@pytest.mark.parametrize(
    ("verb", "area"), [(v.Retire, "drop"), (v.Bind, "bind"), (v.Remove, "removed")]
)
def test_4_1_6_a_card_goes_to_the_zone_of_its_owner(
    who: str, verb: type[t.Action], area: str
) -> None:
    _table, me, them = obeyed(who, verb(t.Every(THEIR_REAR_GUARDS)), theirs=side(circles={1: A}))
    assert getattr(them, area) == [A]
    assert getattr(me, area) == []


@pytest.mark.rule("vanguard:4.1.6")
@BOTH
@pytest.mark.parametrize("area", ["hand", "soul", "damage"])
def test_so_it_does_to_whatever_zone(who: str, area: str) -> None:
    _table, me, them = obeyed(
        who, t.Put(t.Every(THEIR_REAR_GUARDS), area), theirs=side(circles={1: A})
    )
    assert getattr(them, area) == [A]
    assert getattr(me, area) == []


@BOTH
def test_4_1_7_face_down_cards_of_a_public_zone_are_open_to_all(who: str) -> None:
    table = given(**seats(who, side(circles={1: locked(A)})))
    seat = table.player(who).seat
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "rear-guard", seat) == [A.number]


@BOTH
def test_4_1_7_revealed_cards_of_a_hidden_zone_are_open_to_all(who: str) -> None:
    _table, me, them = obeyed(
        who, t.Reveal(one(HAND)), v.Retire(one(YOUR_REAR_GUARDS)),
        mine=side(hand=[A, B], circles={1: C, 2: C}),
    )  # fmt: skip
    me.chooses(B)
    assert seen_in(them, "hand", me.seat) == [B.number]
    me.chooses(C)


@BOTH
def test_4_1_8_an_effect_follows_the_card_it_has_moved(who: str) -> None:
    call = v.Call(one(DROP), v.Circles(t.YOU))
    _table, me, _them = obeyed(who, call, gets(t.It(), 3000), mine=side(drop=[A]))
    me.chooses(2)
    assert me.circle(2) is A
    assert me.power(A) == 10000


@BOTH
@pytest.mark.parametrize("moved", [False, True])
def test_4_1_8_a_card_that_something_else_has_moved_is_not_followed(who: str, moved: bool) -> None:
    """An effect will retire a unit at the end of the turn, unless that has left since."""
    later = t.Lasting("once", t.Auto(t.Pattern("end turn"), (v.Retire(t.It()),)))
    table, me, _them = obeyed(
        who, t.Choose(one(YOUR_REAR_GUARDS)), later, mine=side(circles={1: A})
    )
    if moved:
        table.game.put(me.find(A), z.hand_of(me.seat))
        table.game.put(me.find(A), z.rear_guard_circle(me.seat, 1))
    me.passes()
    table.begins("end phase")
    assert me.drop == ([] if moved else [A])


# 4.2. Deck


@BOTH
def test_4_2_2_nobody_sees_the_cards_of_a_deck_or_their_order(who: str) -> None:
    table = given(**seats(who, side(deck=[A, B])))
    seat = table.player(who).seat
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "deck", seat) == []
    assert z.LAYOUT.ordered[z.deck_of(seat)]


@BOTH
def test_4_2_3_cards_leave_a_deck_one_by_one(who: str) -> None:
    """Each is heard by itself: when the first comes to the soul, the second is still above."""
    table, me, _them = obeyed(who, v.SoulCharge(3), mine=side(deck=[A, B, C]))
    assert me.soul == [A, B, C]
    stamps = [table.game.state.stamp[card] for card in table.game.state.zones[z.soul_of(me.seat)]]
    assert stamps == sorted(set(stamps))  # no two at the same time


def test_4_2_3_from_another_zone_they_leave_together() -> None:
    table, me, _them = obeyed("you", t.Put(t.Every(DROP), "soul"), mine=side(drop=[A, B, C]))
    stamps = [table.game.state.stamp[card] for card in table.game.state.zones[z.soul_of(me.seat)]]
    assert len(set(stamps)) == 1


# 4.3. Hand


@BOTH
def test_4_3_2_one_sees_ones_own_hand_and_not_the_others(who: str) -> None:
    table = given(**seats(who, side(hand=[A, B])))
    player = table.player(who)
    assert sorted(seen_in(player, "hand", player.seat)) == sorted([A.number, B.number])
    assert seen_in(table.player(other(who)), "hand", player.seat) == []


# 4.4. Drop zone


@BOTH
def test_4_4_2_everybody_sees_the_drop_zone(who: str) -> None:
    table = given(**seats(who, side(drop=[A, B])))
    seat = table.player(who).seat
    for viewer in (table.you, table.them):
        assert sorted(seen_in(viewer, "drop", seat)) == sorted([A.number, B.number])


def test_4_4_2_new_cards_come_on_top_and_the_order_means_nothing() -> None:
    _table, me, _them = obeyed("you", t.Discard(one(HAND)), mine=side(hand=[A], drop=[B]))
    assert me.drop == [B, A]
    assert not z.LAYOUT.ordered[z.drop_of(me.seat)]

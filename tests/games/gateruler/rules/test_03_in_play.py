"""3-6 to 3-11. Zones in play: columns, rulers, units, set cards, fields."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c02_cards import Printed, compile_card
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c04_players import GEAS
from headjudge.games.gateruler.c05_preparation.rulers import GeasPart
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    Table,
    attacking,
    event,
    field,
    given,
    ruler,
    side,
    start,
    unit,
)
from tests.games.gateruler.told import (
    YOUR_GRAVEYARD,
    YOUR_HAND,
    YOUR_UNITS,
    knows,
    obeyed,
    printed,
    said,
    seats,
    seen_in,
    when,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")
C = unit("Cora")
MEADOW = field("Meadow")
TRICK = event("Trick", v.EventEffect("instant", (t.Draw(1),)))


# 3-6b, 3-6c. In play


@BOTH
@pytest.mark.parametrize("kind", ["ruler", "attack", "defense", "set", "field"])
def test_3_6b_these_zones_are_in_play(who: str, kind: str) -> None:
    assert z.is_in_play(z.LAYOUT.zone(kind, who == "them"))


@pytest.mark.parametrize(
    "kind",
    ["deck", "hand", "drive", "damage", "charge", "graveyard", "resource", "removal", "counter",
     "gate"],
)  # fmt: skip
def test_3_6b_these_are_not(kind: str) -> None:
    assert not z.is_in_play(z.LAYOUT.zone(kind, 0))


@BOTH
def test_3_6b_a_card_enters_play_when_it_comes_to_one_of_them(who: str) -> None:
    hears = unit("Hearer", when("enter", t.Draw(1)))
    table = given(**seats(who, side(hand=[hears])), turn_of=who)
    me = table.player(who)
    me.summons(hears, 1)
    assert len(me.hand) == 1


@BOTH
def test_3_6c_a_unit_is_a_card_in_play(who: str) -> None:
    """Not one in the hand or the graveyard, and no field."""
    mine = side(attack={1: A}, defense=B, hand=[C], graveyard=[C], field=[MEADOW])
    _table, me, _they = said(who, "Destroy all allied units.", mine)
    assert (me.graveyard, me.hand, me.fields) == ([C, A, B], [C], [MEADOW])


# 3-6d, 3-6e. Rows and columns


@BOTH
def test_3_6d_attack_and_defense_zones_are_the_front_row(who: str) -> None:
    table = given(**seats(who, side(ruler=ruler("Two", attack_zones=2))))
    seat = table.player(who).seat
    expected = (z.attack_zone(seat, 1), z.attack_zone(seat, 2), z.defense_zone(seat))
    assert z.front_row(table.game, seat) == expected


def column_of(who: str, at: int | str) -> list[str]:
    """The names of the enemy cards in the column of a zone of the other player."""
    watch = unit("Watch")
    theirs = side(attack={1: A, 2: B}, defense=C)
    table = given(**seats(who, side(attack={1: watch}), theirs))
    they = table.player(other(who))
    zone = they.zone(at)
    return [
        card.name
        for card in (A, B, C)
        if z.is_same_column(zone, table.game.state.place[they.find(card)])
    ]


@BOTH
def test_3_6e_a_column_is_of_one_player(who: str) -> None:
    mine, theirs = z.attack_zone(0, 1), z.attack_zone(1, 1)
    assert not z.is_same_column(mine, theirs)
    assert not z.is_same_column(z.ruler_of(0), z.defense_zone(1))
    assert column_of(who, 1) == ["Ada"]


@BOTH
def test_3_6e_1_defense_and_ruler_zone_are_the_center_column(who: str) -> None:
    assert column_of(who, "ruler") == column_of(who, "defense") == ["Cora"]


@BOTH
def test_3_6e_2_every_attack_zone_is_a_column_by_itself(who: str) -> None:
    assert (column_of(who, 1), column_of(who, 2)) == (["Ada"], ["Bodo"])


@BOTH
def test_3_6e_3a_the_defense_zone_is_in_front_of_the_ruler_zone(who: str) -> None:
    seat = int(who == "them")
    assert z.is_in_front(z.defense_zone(seat), z.ruler_of(seat))
    assert not z.is_in_front(z.ruler_of(seat), z.defense_zone(seat))
    assert not z.is_in_front(z.attack_zone(seat, 1), z.ruler_of(seat))
    assert not z.is_in_front(z.defense_zone(1 - seat), z.ruler_of(seat))
    mine = side(attack={1: A}, defense=B)
    ahead = t.Cards(("unit",), t.YOU, (t.Placed("front", t.Every(t.Cards(("ruler",), t.YOU))),))
    _table, me, _they = obeyed(who, t.Destroy(t.Every(ahead)), mine=mine)
    assert me.graveyard == [B]


FRONTMOST = t.Cards(("unit", "ruler"), t.OPPONENT, (v.Frontmost(),))


@BOTH
def test_3_6e_3b_with_none_before_it_a_unit_or_ruler_is_frontmost(who: str) -> None:
    count = t.Draw(t.Count(FRONTMOST))
    for theirs, number in (
        (side(attack={1: A}, defense=B), 2),  # the two units; the ruler is behind one
        (side(attack={1: A}), 2),  # the unit and the ruler
        (side(), 1),
    ):
        _table, me, _they = obeyed(who, count, theirs=theirs)
        assert len(me.hand) == number


def test_3_6e_3b_of_two_defense_zones_both_are_in_front() -> None:
    """The book speaks of one defense zone (a deviation)."""
    two = ruler("Two", defense_zones=2)
    table = given(side(ruler=two, defense=A, hand=[B]))
    table.you.does("summon", B)
    table.you._pick([("zone", z.defense_zone(0, 2))])
    found = u.frontmost(table.game, z.ruler_of(0))
    assert found == [table.you.find(A), table.you.find(B)]


# 3-6f, 3-6g. Current damage


def test_3_6f_1_a_ruler_begins_with_no_damage() -> None:
    game = start(2)
    assert [numbers["ruler damage"] for numbers in game.state.numbers] == [0, 0]
    table = given(side(damage=0))
    table.you.passes()
    assert table.you.damage == [] and table.them.damage == []


@BOTH
def test_3_6g_1_a_unit_enters_play_without_damage(who: str) -> None:
    """Also one that left play with damage on it in the same turn."""
    do = (v.DealDamage(t.Every(YOUR_UNITS), 2), t.Put(t.Every(YOUR_UNITS), "hand"))
    _table, me, _they = obeyed(who, *do, mine=side(attack={1: A}))
    me.summons(A, 1)
    assert me.damage_on(A) == 0


# 3-7. The ruler zone


@BOTH
def test_3_7a_1_each_player_has_one_ruler_zone(who: str) -> None:
    zones = [zone for zone, kind in enumerate(z.LAYOUT.kind) if kind == "ruler"]
    assert [z.LAYOUT.seat[zone] for zone in zones] == [0, 1]
    table = given()
    assert len(table.game.state.zones[table.player(who).find_zone("ruler")]) == 1


@BOTH
def test_3_7a_2_a_card_in_play_is_no_ruler(who: str) -> None:
    """All cards of the opponent in play: units, fields, set cards, and not the ruler."""
    cards = t.Cards(("card",), t.OPPONENT)
    theirs = side(attack={1: A}, field=[MEADOW], set=[TRICK])
    table, me, _they = obeyed(who, t.Draw(t.Count(cards)), theirs=theirs)
    table.resolve()
    assert len(me.hand) == 3


@BOTH
def test_3_7b_all_see_a_ruler_and_how_it_lies(who: str) -> None:
    head = ruler("Head")
    table = attacking(**seats(who, side(ruler=head)), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.attacks(head, "ruler")
    for viewer in (me, they):
        assert knows(viewer, head)
    assert not me.is_ready(head)


@BOTH
@pytest.mark.rule("gateruler:3-2i")
def test_3_7c_only_rulers_are_in_a_ruler_zone(who: str) -> None:
    effect = t.Put(t.Every(YOUR_GRAVEYARD), "ruler")
    table, me, _they = obeyed(who, effect, mine=side(graveyard=[A, MEADOW, TRICK]))
    assert me.graveyard == [A, MEADOW, TRICK]
    assert len(table.game.state.zones[me.find_zone("ruler")]) == 1


def with_geas(text: str = "") -> Table:
    """You have a geas under your ruler (with a text of its own), whose text would draw a card for
    an attack."""
    vow = compile_card(
        Printed(
            number="TEST-VOW", name="Vow", type="geas", geas=GeasPart(rulers=["Head"]),
            text="When you are attacked, draw a card.",
        )
    )  # fmt: skip
    table = attacking(
        side(ruler=ruler("Head", *printed(text))), side(attack={1: A}), turn_of="them", others=[vow]
    )
    game = table.game
    geas = game.make(vow, 0, GEAS)
    head = game.state.zones[z.ruler_of(0)][0]
    game.put(geas, z.ruler_of(0), "bottom", host=head)
    game.survey = game.rules.terms.survey(game)
    return table


def test_3_7d_a_geas_is_passed_over() -> None:
    """By itself it does nothing: what it changes is part of the ruler (5-2b-2)."""
    table = with_geas()
    table.them.attacks(A, "ruler")
    assert table.you.hand == [] and len(table.you.damage) == 1
    table = with_geas("When you are attacked, draw a card.")
    table.them.attacks(A, "ruler")
    assert len(table.you.hand) == 1, "the ruler's own text, and only that"


def test_3_7d_it_counts_as_no_card() -> None:
    table = with_geas()
    context = table.game.rules.terms.meanings.areas
    assert list(context["card"](table.game, 0)) == []
    assert len(context["ruler"](table.game, 0)) == 1


# 3-8, 3-9. Attack and defense zones


@BOTH
@pytest.mark.parametrize("number", [0, 1, 5])
def test_3_8a_1_the_ruler_says_how_many_attack_zones(who: str, number: int) -> None:
    table = given(**seats(who, side(ruler=ruler("Head", attack_zones=number), hand=[A])),
                  turn_of=who)  # fmt: skip
    me = table.player(who)
    me.does("summon", A)
    zones = [] if table.prompt != "zone" else me.offered
    assert len(zones) == (number + 1 if number else 0)
    if zones:
        me.chooses_zone("defense")


DOWN_THERE = (("type", "unit"), ("name", ()), ("atk", 1), ("hp", 1), ("stk", 1))


@BOTH
@pytest.mark.rule("gateruler:3-8b", "gateruler:3-9b")
@pytest.mark.parametrize("zone", [2, "defense"])
def test_face_down_cards_there_are_seen_by_their_controller(who: str, zone: int | str) -> None:
    kind = "defense" if zone == "defense" else "attack"
    from_hand = v.PutFaceDown(t.Pick(1, YOUR_HAND), DOWN_THERE, v.Zones(t.YOU, (kind,)))
    table, me, they = obeyed(who, from_hand, mine=side(hand=[B, A]))
    me.chooses(A)
    if table.prompt == "zone":
        me.chooses_zone(zone)
    assert table.game.state.face[me.find(A)] == FACE_DOWN
    assert knows(me, A) and not knows(they, A)


@BOTH
@pytest.mark.rule("gateruler:3-8b", "gateruler:3-9b")
def test_face_up_cards_there_are_seen_by_all(who: str) -> None:
    table = given(**seats(who, side(attack={1: A}, defense=B)))
    for viewer in (table.you, table.them):
        assert knows(viewer, A) and knows(viewer, B)


@BOTH
@pytest.mark.parametrize("card", [MEADOW, TRICK], ids=["field", "event"])
@pytest.mark.rule("gateruler:3-2i")
def test_3_8d_only_units_are_in_an_attack_zone(who: str, card: Card) -> None:
    effect = t.Put(t.Every(YOUR_GRAVEYARD), "attack")
    _table, me, _they = obeyed(who, effect, mine=side(graveyard=[card, A]))
    assert me.graveyard == [card] and me.attack(1) == A


@BOTH
@pytest.mark.parametrize("number", [0, 1, 2])
def test_3_9a_1_the_ruler_says_how_many_defense_zones(who: str, number: int) -> None:
    head = ruler("Head", defense_zones=number)
    table = given(**seats(who, side(ruler=head, hand=[A])), turn_of=who)
    me = table.player(who)
    me.does("summon", A)
    assert table.asks is not None
    zones = [int(option[1]) for option in table.asks.options]
    assert len([zone for zone in zones if z.is_defense(zone)]) == number
    me.chooses_zone(1)


@BOTH
def test_3_9c_a_unit_in_a_defense_zone_is_exhausted(who: str) -> None:
    table = given(**seats(who, side(hand=[A], attack={1: B})), turn_of=who)
    me = table.player(who)
    me.summons(A, "defense")
    assert me.defense == A and not me.is_ready(A)
    me.rearranges(1, "defense")
    assert me.defense == B and not me.is_ready(B)


@BOTH
def test_3_9c_it_is_not_readied_there(who: str) -> None:
    _table, me, _they = obeyed(who, t.ToStand(t.Every(YOUR_UNITS)), mine=side(defense=A))
    assert not me.is_ready(A)


@BOTH
@pytest.mark.parametrize("card", [MEADOW, TRICK], ids=["field", "event"])
@pytest.mark.rule("gateruler:3-2i")
def test_3_9d_only_units_are_in_a_defense_zone(who: str, card: Card) -> None:
    effect = t.Put(t.Every(YOUR_GRAVEYARD), "defense")
    _table, me, _they = obeyed(who, effect, mine=side(graveyard=[card, A]))
    assert me.graveyard == [card] and me.defense == A


# 3-10. Set zones


@BOTH
@pytest.mark.parametrize("number", [0, 1, 4])
def test_3_10a_1_the_ruler_says_how_many_set_zones(who: str, number: int) -> None:
    head = ruler("Head", set_zones=number)
    table = given(**seats(who, side(ruler=head, hand=[TRICK, TRICK])), turn_of=who)
    me = table.player(who)
    assert len(z.set_zones(table.game, me.seat)) == number
    assert bool(me.offers("set")) == (number > 0)


@BOTH
def test_3_10a_2_a_set_card_is_not_shifted_to_another_set_zone(who: str) -> None:
    table = given(**seats(who, side(set=[TRICK], attack={1: A})), turn_of=who)
    me = table.player(who)
    assert table.asks is not None
    pairs = [option[1:] for option in table.asks.options if option[0] == "rearrange"]
    zones = [int(zone) for pair in pairs for zone in pair]
    assert zones and not [zone for zone in zones if z.is_set(zone)]
    assert me.set_cards == [TRICK]


@BOTH
def test_3_10b_a_set_zone_is_for_its_owners_eyes(who: str) -> None:
    table = given(**seats(who, side(set=[TRICK])), turn_of=who)
    seat = table.player(who).seat
    assert seen_in(table.player(who), "set", seat) == [TRICK.number]
    assert seen_in(table.player(other(who)), "set", seat) == []


@BOTH
@pytest.mark.parametrize("card", [A, MEADOW], ids=["unit", "field"])
@pytest.mark.rule("gateruler:3-2i")
def test_3_10c_what_cannot_be_set_is_not_put_there(who: str, card: Card) -> None:
    effect = t.Put(t.Every(YOUR_GRAVEYARD), "set")
    _table, me, _they = obeyed(who, effect, mine=side(graveyard=[card]))
    assert (me.set_cards, me.graveyard) == ([], [card])


@BOTH
@pytest.mark.rule("gateruler:3-2i")
def test_3_10c_1_an_event_can_be_set(who: str) -> None:
    table = given(**seats(who, side(hand=[TRICK, A])), turn_of=who)
    me = table.player(who)
    assert me.offers("set") == [TRICK]
    me.sets(TRICK)
    assert me.set_cards == [TRICK]


def test_3_10c_1_so_can_what_an_effect_says_so_of() -> None:
    cunning = ruler("Cunning", v.CanBeSet(t.Every(YOUR_HAND)))
    table = given(side(ruler=cunning, hand=[A]))
    table.you.sets(A)
    assert table.you.set_cards == [A] and not knows(table.them, A)


@BOTH
def test_3_10f_a_set_card_gains_no_charge(who: str) -> None:
    to = t.Every(t.Cards(("set",), t.YOU))
    effect = v.AddCharge(t.Every(t.Cards(("graveyard",), t.YOU)), to)
    table, me, _they = obeyed(who, effect, t.Draw(1), mine=side(set=[TRICK], graveyard=[A]))
    table.resolve()
    assert len(me.hand) == 1 and (me.charges(TRICK), me.graveyard) == ([], [A])


def test_3_10f_a_unit_does() -> None:
    effect = v.AddCharge(t.Every(YOUR_HAND), t.Every(YOUR_UNITS))
    _table, me, _they = obeyed("you", effect, mine=side(attack={1: B}, hand=[A]))
    assert (me.charges(B), me.hand) == ([A], [])


# 3-11. The field zone


@BOTH
def test_3_11a_1_each_player_has_one_field_zone(who: str) -> None:
    zones = [zone for zone, kind in enumerate(z.LAYOUT.kind) if kind == "field"]
    assert [z.LAYOUT.seat[zone] for zone in zones] == [0, 1]
    table = given(**seats(who, side(hand=[MEADOW], field=[field("Moor")])), turn_of=who)
    table.player(who).plays(MEADOW)
    assert len(table.player(who).fields) == 2


@BOTH
def test_3_11b_all_see_fields(who: str) -> None:
    table = given(**seats(who, side(field=[MEADOW])))
    assert knows(table.you, MEADOW) and knows(table.them, MEADOW)


@BOTH
@pytest.mark.parametrize("card", [A, TRICK], ids=["unit", "event"])
@pytest.mark.rule("gateruler:3-2i")
def test_3_11c_only_fields_are_in_a_field_zone(who: str, card: Card) -> None:
    effect = t.Put(t.Every(YOUR_GRAVEYARD), "field")
    _table, me, _they = obeyed(who, effect, mine=side(graveyard=[card, MEADOW]))
    assert (me.graveyard, me.fields) == ([card], [MEADOW])

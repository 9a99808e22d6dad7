"""15-2 to 15-4. Numbers that grow and shrink, caps, moving cards, setting."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler import c04_players
from headjudge.games.gateruler.c01_overview import INFINITE
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    attacking,
    charged,
    event,
    exhausted,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_GRAVEYARD,
    YOUR_HAND,
    YOUR_UNITS,
    act,
    changes,
    knows,
    obeyed,
    printed,
    said,
    seats,
    when,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
CAP = t.Every(t.Cards(("ruler",), t.YOU))


# 15-2. Plus and minus


@BOTH
@pytest.mark.parametrize(("words", "atk"), [("+2 ATK", 4), ("-1 ATK", 1), ("-3 ATK", -1)])
def test_15_2a_plus_and_minus_change_a_property(who: str, words: str, atk: int) -> None:
    fox = unit("Fox")
    text = f"All allied units gain {words} until the end of this turn."
    _table, own, _other = said(who, text, side(attack={1: fox}))
    assert own.value(fox, "atk") == atk


@pytest.mark.parametrize(("more", "damage"), [(2, 3), (0, 1), (-1, 0)])
def test_15_2b_base_damage_is_the_printed_damage_changed(more: int, damage: int) -> None:
    spark = event("Spark", v.EventEffect("standard", (v.DealDamage(t.Every(THEIR_UNITS), 1),)))
    louder = field("Louder", v.BaseDamage(t.Every(t.Cards(("anywhere", "gate"), t.YOU)), more))
    bear = unit("Bear", hp=9)
    table = given(you=side(hand=[spark], field=[louder]), them=side(attack={1: bear}))
    table.you.plays(spark)
    assert table.them.damage_on(bear) == damage


def test_15_2b_another_cards_damage_stays_as_printed() -> None:
    spark = event("Spark", v.EventEffect("standard", (v.DealDamage(t.Every(THEIR_UNITS), 1),)))
    proud = unit("Proud", v.BaseDamage(t.Self(), 5))
    bear = unit("Bear", hp=9)
    table = given(you=side(hand=[spark], attack={1: proud}), them=side(attack={1: bear}))
    table.you.plays(spark)
    assert table.them.damage_on(bear) == 1


@BOTH
def test_15_2c_a_summon_cap_is_increased_for_this_turn(who: str) -> None:
    speaker = ruler("Speaker", act(*_capping(), while_=(v.Limit(1),)), summon_cap=1)
    units = [unit(), unit(), unit()]
    sides: dict[str, Any] = {who: side(ruler=speaker, hand=units)}
    table = given(**sides, phase="turn", turn_of="them" if who == "you" else "you")
    own, seat = table.player(who), 0 if who == "you" else 1
    own.uses(speaker)
    assert c04_players.summon_cap(table.game, seat) == 2
    own.summons(units[0], 1)
    own.summons(units[1], 2)
    assert own.offers("summon") == []
    own.passes()
    while table.prompt == "attack":
        table.player("you" if table.asked == "you" else "them").passes()
    other = table.player("them" if who == "you" else "you")
    while table.asked != who:
        other.passes()
    assert c04_players.summon_cap(table.game, seat) == 1


def _capping() -> tuple[t.Effect, ...]:
    return tuple(printed("Standard Action: Increase your summon cap by 1.")[0].do)


@pytest.mark.parametrize("amount", [3, -3])
def test_15_2c_1_an_infinite_cap_neither_rises_nor_falls(amount: int) -> None:
    banner = field("Banner", changes(CAP, "summon cap", amount))
    table = given(you=side(field=[banner], hand=[PLAIN]))
    assert c04_players.summon_cap(table.game, 0) == INFINITE
    table.you.summons(PLAIN, 1)
    assert c04_players.summons_left(table.game, 0) == INFINITE


def test_15_2c_2_an_increase_by_a_continuous_ability_is_gone_with_it() -> None:
    banner = unit("Banner", changes(CAP, "summon cap", 2))
    cut = event("Cut", v.EventEffect("standard", (t.Destroy(t.Every(YOUR_UNITS)),)))
    table = given(you=side(ruler=ruler(summon_cap=0), attack={1: banner}, hand=[cut, PLAIN]))
    assert table.you.offers("summon") == [PLAIN]
    table.you.plays(cut)
    assert table.you.offers("summon") == []


def test_15_2c_2a_what_is_left_of_the_cap_is_never_less_than_none() -> None:
    """Two summons under a cap raised to two; then the cap is one again."""
    banner = unit("Banner", changes(CAP, "summon cap", 1))
    cut = event("Cut", v.EventEffect("standard", (t.Destroy(t.Pick(1, YOUR_UNITS)),)))
    one, two = unit("One"), unit("Two")
    table = given(you=side(ruler=ruler(summon_cap=1), attack={1: banner}, hand=[cut, one, two]))
    table.you.summons(one, 2)
    table.you.summons(two, 3)
    assert c04_players.summons_left(table.game, 0) == 0
    table.you.plays(cut)
    table.you.chooses(banner)
    assert c04_players.summons_left(table.game, 0) == 0


# 15-3. Put, add, move, leave


@BOTH
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Put 1 unit card in your graveyard into your hand.", "hand"),
        ("Put 1 unit card in your graveyard on the bottom of your deck.", "deck"),
        ("Put 1 unit card in your graveyard into your damage zone.", "damage"),
    ],
)
def test_15_3a_to_put_a_card_is_to_move_it(who: str, text: str, zone: str) -> None:
    fox = unit("Fox")
    _table, own, _other = said(who, text, side(graveyard=[fox]))
    assert own.graveyard == [] and fox in getattr(own, zone)


def test_15_3a_1_a_card_stays_if_there_is_no_such_zone() -> None:
    fox = unit("Fox")
    back = t.Put(t.Every(YOUR_GRAVEYARD), "hand")
    _table, own, _other = obeyed("you", back, mine=side(graveyard=[fox]), sheet={"hand": False})
    assert own.graveyard == [fox] and own.hand == []
    _table, own, _other = obeyed("you", back, mine=side(graveyard=[fox]))
    assert own.graveyard == [] and own.hand == [fox]


@BOTH
def test_15_3a_2_a_card_comes_ready_from_a_defense_zone(who: str) -> None:
    """By the main phase action, which says nothing of that; from an attack zone it stays as it
    was."""
    fox, bear = unit("Fox"), unit("Bear")
    table = given(**seats(who, side(attack={1: exhausted(bear)}, defense=fox)), turn_of=who)
    own = table.player(who)
    own.rearranges("defense", 3)
    own.rearranges(1, 2)
    assert own.attack(3) == fox and own.is_ready(fox)
    assert own.attack(2) == bear and not own.is_ready(bear)


def test_15_3b_a_zone_is_an_attack_zone_or_a_defense_zone() -> None:
    fox = unit("Fox")
    table, own, _other = said(
        "you", "Special summon 1 unit card in your graveyard in a zone.",
        side(graveyard=[fox]),
    )  # fmt: skip
    assert table.asks is not None
    kinds = {table.game.rules.layout.kind[int(option[1])] for option in table.asks.options}
    assert kinds == {"attack", "defense"}
    own.chooses_zone("defense")
    assert own.defense == fox


@BOTH
def test_15_3b_1_an_enemy_unit_is_moved_to_a_zone_of_its_controller(who: str) -> None:
    fox = unit("Fox")
    text = "Choose 1 enemy unit. Move it to a zone."
    table, own, other = said(who, text, theirs=side(attack={1: fox}))
    assert table.asks is not None
    seats = {table.game.rules.layout.seat[int(option[1])] for option in table.asks.options}
    assert seats == {1 if who == "you" else 0}
    own._pick([("zone", other.zone("defense"))])
    assert other.defense == fox


@BOTH
def test_15_3b_1_ones_own_zones_are_meant_where_that_is_said(who: str) -> None:
    fox = unit("Fox")
    text = "Move this unit to your defense zone."
    guard = unit("Guard", act(*_do(text)))
    table = given(**seats(who, side(attack={1: guard, 2: fox})), turn_of=who)
    table.player(who).uses(guard)
    assert table.player(who).defense == guard


def _do(text: str) -> tuple[t.Effect, ...]:
    return tuple(printed(f"Standard Action: {text}")[0].do)


def test_15_3c_to_leave_is_to_go_outside() -> None:
    """Going from one zone in play to another is no leaving of play."""
    fox = unit("Fox", t.Auto(t.Pattern("leave", t.Self()), (t.Draw(1),), on_leaving=True))
    table = given(you=side(attack={1: fox}))
    table.you.rearranges(1, 2)
    assert table.you.hand == []
    _table, own, _other = obeyed("you", t.Put(t.Every(YOUR_UNITS), "deck bottom"),
                                 mine=side(attack={1: fox}))  # fmt: skip
    assert own.attack(1) is None and len(own.hand) == 1


def test_15_3c_1_to_enter_play_is_to_come_from_outside_play() -> None:
    fox = unit("Fox", when("enter", t.Draw(1)))
    table = given(you=side(attack={1: fox}))
    table.you.rearranges(1, 2)
    assert table.you.hand == []
    _table, own, _other = obeyed("you", v.SpecialSummon(t.Every(YOUR_GRAVEYARD)),
                                 mine=side(graveyard=[fox]))  # fmt: skip
    own.chooses_zone(1)
    assert len(own.hand) == 1
    meadow = field("Meadow", when("enter", t.Draw(1)))
    _table, own, _other = obeyed("you", t.Put(t.Every(YOUR_GRAVEYARD), "field"),
                                 mine=side(graveyard=[meadow]))  # fmt: skip
    assert own.fields == [meadow] and len(own.hand) == 1


def test_15_3d_a_summoned_unit_enters_from_the_hand() -> None:
    """The first example of the book: it was in the gate in between."""
    fox = unit("Fox", when("enter", t.Draw(1), frm=("hand",)))
    table = given(you=side(hand=[fox]))
    table.you.summons(fox, 1)
    assert len(table.you.hand) == 1


def test_15_3d_a_unit_played_from_the_damage_zone_enters_from_there() -> None:
    """The second example."""
    own = (when("enter", t.Draw(1), frm=("damage",)), when("enter", t.Draw(3), frm=("hand",)))
    cat = unit("Cat", v.PlayableFrom(("damage",)), *own)
    table = given(you=side(damage=[cat]))
    table.you.summons(cat, 1)
    assert table.you.attack(1) == cat and len(table.you.hand) == 1


# 15-4. To set


@BOTH
def test_15_4a_to_set_is_to_put_face_down_into_a_set_zone_and_count(who: str) -> None:
    trap = event("Trap")
    order = v.SetCard(t.Pick(1, YOUR_HAND))
    table, own, other = obeyed(who, order, mine=side(hand=[trap]))
    own.chooses(trap)
    own._pick([("zone", own.find_zone("set", 1))])
    seat = 0 if who == "you" else 1
    assert own.set_cards == [trap]
    assert table.game.state.numbers[seat][c04_players.SETS] == 1
    assert trap.number not in str(other.sees()["zones"])


def test_15_4a_what_cannot_be_set_stays() -> None:
    fox = unit("Fox")
    table, own, _other = obeyed("you", v.SetCard(t.Every(YOUR_HAND)), mine=side(hand=[fox]))
    assert own.hand == [fox] and table.game.state.numbers[0][c04_players.SETS] == 0


@pytest.mark.rule("gateruler:1-5b", "gateruler:15-4a")
@BOTH
def test_a_card_that_can_be_set_is_chosen_if_there_is_one(who: str) -> None:
    """Q. I am told to set 1 card in my hand, where there are a unit and an event. May I choose
    the unit, and set nothing?  A. No: what can be done must be done."""
    fox, trap = unit("Fox"), event("Trap")
    table, own, other = said(who, "Set 1 card in your hand.", mine=side(hand=[fox, trap]))
    assert own.offered == [trap]
    assert table.asks is not None and table.asks.least == 1
    own.chooses(trap)
    own.chooses(1)
    assert (own.hand, own.set_cards) == ([fox], [trap])
    assert not knows(other, trap)


@pytest.mark.rule("gateruler:3-2b-4", "gateruler:15-4a")
@pytest.mark.parametrize("holds", [True, False])
def test_whether_a_hand_has_a_card_to_set_is_for_its_player_to_know(holds: bool) -> None:
    """Q. I am told to set 1 card in my hand, and none of them can be set. Does my opponent learn
    that before I set none?  A. No: I am asked all the same; with no card in my hand I am not."""
    fox = unit("Fox")
    order = "Set 1 card in your hand."
    table, own, _other = said("you", order, mine=side(hand=[fox] if holds else []))
    assert table.prompt == ("set" if holds else "act")
    if holds:
        assert own.offered == []
        own.chooses()
    assert own.hand == ([fox] if holds else []) and own.set_cards == []


@pytest.mark.rule("gateruler:14-3a", "gateruler:15-4a")
@pytest.mark.parametrize("able", [True, False])
def test_who_can_set_no_card_cannot_set_one_to_get_the_rest(able: bool) -> None:
    """Q. I may set a card of my hand to draw one, and hold only a unit. Can I?
    A. No, but I am asked as if I could; with an event I can."""
    there = event("Trap") if able else unit("Fox")
    sets = v.SetCard(t.Pick(1, YOUR_HAND))
    _table, own, _other = obeyed("you", t.May((sets,), (t.Draw(1),)), mine=side(hand=[there]))
    assert own.offered == (["yes", "no"] if able else ["no"])
    own.says("yes" if able else "no")
    if able:
        own.chooses(there)
        own.chooses(1)
    assert len(own.hand) == 1 and own.set_cards == ([there] if able else [])


def test_15_3a_charges_do_not_go_along_out_of_play() -> None:
    """A link is severed when the card moves out of play (3-14e)."""
    fox, spark = unit("Fox"), unit("Spark")
    _table, own, _other = obeyed("you", t.Put(t.Every(YOUR_UNITS), "hand"),
                                 mine=side(attack={1: charged(fox, spark)}))  # fmt: skip
    assert own.hand == [fox] and own.graveyard == [spark]


def test_15_2a_a_change_for_a_combat_ends_with_it() -> None:
    fox = unit("Fox", when("attack", t.Lasting("combat", changes(t.Self(), "atk", 5))))
    bear = unit("Bear", hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    assert table.them.damage_on(bear) == 7 and table.you.value(fox, "atk") == 2

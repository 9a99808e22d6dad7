"""3-5 to 3-10. The leader, battle, combo, energy and life areas, and the Warp."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    battle_card,
    extra_card,
    given,
    leader,
    seats,
    side,
    start,
    word,
)
from tests.games.dragonball.told import YOUR_DROP, YOUR_HAND, area_seen, main, obeyed, one, seen_in
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
C = battle_card("Cora")


@pytest.mark.rule(
    "dragonball:3-5-2", "dragonball:3-6-2", "dragonball:3-7-2", "dragonball:3-8-2",
    "dragonball:3-10-2",
)  # fmt: skip
@pytest.mark.parametrize("kind", ["leader", "battle", "combo", "energy", "warp"])
@BOTH
def test_everybody_sees_the_cards_of_open_areas(who: str, kind: str) -> None:
    boss = leader("Boss")
    mine: dict[str, Any] = {kind: boss if kind == "leader" else [A, B]}
    table = given(**seats(who, side(**mine)), phase="")
    expected = [boss.number] if kind == "leader" else [A.number, B.number]
    for viewer in (table.you, table.them):
        assert sorted(seen_in(viewer, kind, table.player(who).seat)) == sorted(expected)


# 3-5. Leader area


def test_3_5_1_the_leaders_lie_there_front_up_when_the_game_begins() -> None:
    game = start(2)
    for seat in (0, 1):
        (card,) = game.state.zones[a.leader_area(seat)]
        assert game.state.printed[card].name == "Captain"
        assert game.value(card, "power") == 10000


LEADERS = t.Cards(("leader",), t.OPPONENT)


@pytest.mark.parametrize(
    "effect",
    [
        t.Put(t.Every(LEADERS), "hand"),
        t.Put(t.Every(LEADERS), "deck bottom"),
        v.KO(t.Every(LEADERS)),
        v.RemoveFromGame(t.Every(LEADERS)),
        v.AddToEnergy(t.Every(LEADERS)),
        v.GainControl(t.Every(LEADERS)),
        v.Play(t.Every(LEADERS)),
        v.Combo(t.Every(LEADERS)),
        t.PutUnder(t.Every(LEADERS), t.Every(t.Cards(("battle",), t.YOU))),
        v.Play(one(YOUR_HAND), onto=t.Every(LEADERS)),
    ],
    ids=["hand", "deck", "KO", "remove", "energy", "control", "play", "combo", "under", "onto"],
)
@BOTH
def test_3_5_3_a_leader_stays_in_the_leader_area_whatever_moves_it(
    who: str, effect: t.Effect
) -> None:
    boss = leader("Boss")
    table, _me, they = obeyed(
        who, effect, mine=side(battle=[A], hand=[B]), theirs=side(leader=boss)
    )
    assert they.leader is boss
    assert table.game.state.zones[a.leader_area(they.seat)] == (they.find(boss),)


def test_3_5_3_it_is_not_heard_to_leave() -> None:
    """What did not happen sets nothing off."""
    hears = battle_card(
        "Hearer", t.Auto(t.Pattern("put", t.Cards(("leader",), t.YOU)), (t.Draw(1),))
    )
    _table, _me, they = obeyed("you", t.Put(t.Every(LEADERS), "hand"), theirs=side(battle=[hears]))
    assert they.hand == []


# 3-6. Battle area


@BOTH
def test_3_6_1_extra_cards_are_not_played_from_the_hand(who: str) -> None:
    scroll = extra_card("Scroll")
    table = given(**seats(who, side(hand=[scroll, A], energy=2)), turn_of=who)
    me = table.player(who)
    assert me.why_not("play", scroll) == "3-6-1"
    assert me.offers("play") == [A]


@BOTH
def test_3_6_1_but_a_text_may_place_them_there(who: str) -> None:
    arena = extra_card("Arena", word("Field"))
    table = given(**seats(who, side(hand=[arena], energy=1)), turn_of=who)
    table.player(who).uses(arena)
    assert table.player(who).battle == [arena]


PLAYED = t.Auto(t.Pattern("play", t.Self()), (t.Draw(1),))


@BOTH
def test_3_6_3_to_place_a_battle_card_there_is_to_play_it(who: str) -> None:
    """By the rules or by an effect: "when you play this card" hears both."""
    herald = battle_card("Herald", PLAYED)
    table = given(**seats(who, side(hand=[herald], energy=1)), turn_of=who)
    me = table.player(who)
    me.plays(herald)
    assert (me.battle, len(me.hand)) == ([herald], 1)
    _table, me, _they = obeyed(who, v.Play(one(YOUR_DROP)), mine=side(drop=[herald]))
    assert (me.battle, len(me.hand)) == ([herald], 1)


def test_3_6_3_to_place_it_elsewhere_is_not() -> None:
    herald = battle_card("Herald", PLAYED)
    _table, me, _they = obeyed("you", t.Put(one(YOUR_DROP), "energy"), mine=side(drop=[herald]))
    assert me.hand == []


@BOTH
def test_3_6_4_cards_come_there_in_active_mode(who: str) -> None:
    table = given(**seats(who, side(hand=[A], energy=1)), turn_of=who)
    table.player(who).plays(A)
    assert table.player(who).is_active(A)


@pytest.mark.parametrize("resting", [False, True])
@BOTH
def test_3_6_4_unless_a_text_says_otherwise(who: str, resting: bool) -> None:
    effect = v.Play(one(YOUR_DROP), resting=resting)
    _table, me, _they = obeyed(who, effect, mine=side(drop=[A]))
    assert me.is_active(A) == (not resting)


@BOTH
def test_3_6_5_any_number_of_battle_cards_may_be_there(who: str) -> None:
    table = given(**seats(who, side(battle=[PLAIN] * 20, hand=[A], energy=1)), turn_of=who)
    table.player(who).plays(A)
    assert len(table.player(who).battle) == 21


FIELD = word("Field")


@BOTH
def test_3_6_6_of_extra_cards_with_field_only_one_may_be_there(who: str) -> None:
    """10-3-3: the new one stays; the other player's is none of its business."""
    old, new, theirs = (extra_card(name, FIELD) for name in ("Old", "New", "Theirs"))
    mine = side(battle=[old], hand=[new], energy=1)
    table = given(**seats(who, mine, side(battle=[theirs])), turn_of=who)
    me = table.player(who)
    me.uses(new)
    assert (me.battle, me.drop) == ([new], [old])
    assert table.player(other(who)).battle == [theirs]


@BOTH
def test_3_6_6_so_it_is_if_an_effect_places_a_second_one(who: str) -> None:
    """DEVIATIONS: the one that came last stays, as if it had been activated."""
    old, new = extra_card("Old", FIELD), extra_card("New", FIELD)
    _table, me, _they = obeyed(who, v.Play(one(YOUR_DROP)), mine=side(battle=[old], drop=[new]))
    assert (me.battle, me.drop) == ([new], [old])


def test_3_6_6_other_extra_cards_are_not_limited() -> None:
    scrolls = [extra_card(f"Scroll {n}") for n in range(3)]
    arena = extra_card("Arena", FIELD)
    _table, me, _they = obeyed(
        "you", v.Play(t.Every(YOUR_DROP)), mine=side(battle=[arena], drop=scrolls)
    )
    assert me.battle == [arena, *scrolls]


# 3-7. Combo area


COMBOED = t.Auto(t.Pattern("combo", t.Self()), (t.Draw(1),), on_leaving=True)


@BOTH
def test_3_7_3_to_place_a_battle_card_there_is_to_combo(who: str) -> None:
    """By the rules or by an effect: "when you combo with this card" hears both."""
    brave = battle_card("Brave", COMBOED)
    joins = v.Activate("battle", (), (v.Combo(one(YOUR_DROP)),))
    helper = battle_card("Helper", joins, combo_cost=None, combo_power=None)
    mine = side(battle=[A, helper], hand=[brave], drop=[brave])
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.attacks(A, PLAIN_LEADER)
    me.combos(brave)
    assert (me.combo, len(me.hand)) == ([brave], 1)
    me.uses(helper)
    assert (me.combo, len(me.hand)) == ([brave, brave], 2)
    table.leave_open()


@pytest.mark.parametrize(
    ("fields", "can"),
    [
        ({}, True),
        ({"combo_cost": None}, False),
        ({"combo_power": None}, False),
        ({"combo_cost": None, "combo_power": None}, False),
        ({"combo_cost": 0, "combo_power": 0}, True),
    ],
)
@pytest.mark.parametrize("area", ["hand", "battle"])
def test_3_7_3_1_only_cards_with_combo_cost_and_combo_power_combo(
    area: str, fields: dict[str, Any], can: bool
) -> None:
    card = battle_card("Card", **fields)
    more: dict[str, Any] = {"battle": [A], "hand": [PLAIN]}
    more[area] = [*more[area], card]
    table = given(side(**more))
    table.you.attacks(A, PLAIN_LEADER)
    assert table.you.why_not("combo", card) == (None if can else "3-7-3-1")
    assert (card in table.you.offers("combo")) == can
    table.leave_open()


@BOTH
def test_3_7_4_any_number_of_battle_cards_may_be_there(who: str) -> None:
    table = given(**seats(who, side(battle=[A], hand=[PLAIN] * 13)), turn_of=who)
    me = table.player(who)
    me.attacks(A, PLAIN_LEADER)
    for _card in range(12):
        me.combos(PLAIN)
    assert len(me.combo) == 12
    table.leave_open()


# 3-8. Energy area


@BOTH
def test_3_8_2_a_player_pays_with_whichever_energy_they_like(who: str) -> None:
    mine = side(hand=[C], energy=[A, B, PLAIN])
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.plays(C)
    assert me.offered == [A, B, PLAIN]
    me.chooses(B)
    assert me.active_energy == [A, PLAIN]


@BOTH
def test_3_8_3_cards_come_there_in_active_mode(who: str) -> None:
    _table, me, _they = obeyed(who, v.AddToEnergy(one(YOUR_HAND)), mine=side(hand=[A]))
    assert (me.energy, me.active_energy) == ([A], [A])


@BOTH
def test_3_8_3_unless_a_text_says_otherwise(who: str) -> None:
    rest = v.AddToEnergy(one(YOUR_HAND), resting=True)
    _table, me, _they = obeyed(who, rest, mine=side(hand=[A]))
    assert (me.energy, me.active_energy) == ([A], [])


def test_3_8_3_a_card_that_rested_in_play_is_active_there() -> None:
    tired = battle_card("Tired", main(v.AddToEnergy(t.Self()), cost=(t.ToRest(t.Self()),)))
    table = given(side(battle=[tired]))
    table.you.uses(tired)
    assert table.you.active_energy == [tired]


# 3-9. Life area


@BOTH
def test_3_9_2_nobody_sees_the_cards_of_a_life_area(who: str) -> None:
    table = given(**seats(who, side(life=[A, B])), phase="")
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "life", table.player(who).seat) == []


BACK = t.Put(t.Every(t.Cards(("drop",), t.OPPONENT)), "life")


@BOTH
def test_3_9_2_the_player_picks_which_card_leaves(who: str) -> None:
    """A card put there from the drop area is known: it, or one of the others."""
    table, _me, they = obeyed(who, BACK, v.InflictDamage(1), theirs=side(life=[B, B], drop=[A]))
    assert (table.asked, table.prompt, len(they.offered)) == (other(who), "life", 2)
    they.chooses(B)
    assert (they.hand, sorted(card.name for card in they.life)) == ([B], ["Ada", "Bodo"])


@BOTH
def test_3_9_2_a_card_that_was_seen_to_come_stays_known_where_it_lies(who: str) -> None:
    """DEVIATIONS: others that leave do not make anybody lose track of it."""
    table, me, they = obeyed(who, BACK, v.InflictDamage(1), theirs=side(life=[B, B], drop=[A]))
    they.chooses(B)
    for viewer in (me, they):
        assert seen_in(viewer, "life", they.seat) == [A.number]
    assert table.result is None


@BOTH
def test_3_9_2_of_cards_that_nobody_knows_one_stands_for_all(who: str) -> None:
    """DEVIATIONS: there is nothing to choose between them."""
    table, _me, they = obeyed(who, v.InflictDamage(1), theirs=side(life=[A, B, C]))
    assert table.prompt == "main"
    assert (len(they.life), len(they.hand)) == (2, 1)


def test_3_9_2_the_opponent_does_not_learn_which_card_it_was() -> None:
    _table, me, they = obeyed("you", v.InflictDamage(1), theirs=side(life=[A, A, A]))
    assert seen_in(me, "hand", they.seat) == []
    assert seen_in(they, "hand", they.seat) == [A.number]


# 3-10. Warp


@BOTH
def test_3_10_2_a_hidden_card_that_comes_there_is_seen_by_all(who: str) -> None:
    _table, me, they = obeyed(who, t.Put(one(YOUR_HAND), "warp"), mine=side(hand=[A]))
    assert seen_in(they, "warp", me.seat) == [A.number]
    assert area_seen(they, "hand", me.seat)["count"] == 0

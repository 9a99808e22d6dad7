"""10.25, 11.10. Legion and Seek Mate."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    Side,
    Table,
    battle,
    g_unit,
    given,
    rested,
    seats,
    side,
    unit,
)
from tests.games.vanguard.told import THEIR_VANGUARD, gets, obeyed, when

WHO = pytest.mark.parametrize("who", ["you", "them"])
MATE = unit("Moonlit Mate", grade=2)
TWIN = unit("Twilight Twin", grade=2)
SEEK = v.SeekMate(20000, (t.Named(("Moonlit Mate",)),))
LEADER = unit("Lantern Leader", SEEK, grade=3)
FOUR = [PLAIN] * 4
DROP = t.Cards(("drop",), t.YOU)
LEGION_FROM_DROP = v.ToLegion(t.Self(), t.Every(t.Cards(("drop",), t.YOU, (t.Type(("normal",)),))))


def seeking(who: str, mine: Side, theirs: Side | None = None) -> tuple[Table, Player]:
    if mine.has["vanguard"][0].card is PLAIN_VANGUARD:
        mine.has["vanguard"] = LEADER
    table = given(**seats(who, mine, theirs), turn_of=who)
    return table, table.player(who)


# 11.10. Seek Mate


@WHO
@pytest.mark.rule("vanguard:11.10.2", "vanguard:11.10.1.1", "vanguard:10.25.1", "vanguard:10.25.2")
def test_seek_mate_returns_four_cards_finds_the_mate_and_legions(who: str) -> None:
    table, me = seeking(who, side(drop=[*FOUR, PLAIN], deck=[TWIN, MATE], deck_of_plain=0))
    me.uses(LEADER)
    me.table.answer(0, 1, 2, 3)
    assert me.offered == [MATE]
    me.chooses(MATE)
    assert me.vanguards == [LEADER, MATE]
    assert me.vanguard is LEADER
    assert me.drop == [PLAIN]
    assert len(me.deck) == 5
    assert u.is_mate(table.game, me.find(MATE))
    assert not u.is_mate(table.game, me.find(LEADER))


@WHO
def test_11_10_2_it_needs_four_cards_and_a_grade_3_opponent_and_is_used_once(who: str) -> None:
    table, me = seeking(who, side(drop=FOUR[:3]))
    assert me.why_not("act", LEADER, 0) == "8.5.2.3"
    table, me = seeking(who, side(drop=FOUR), side(vanguard=unit("Low", grade=2)))
    assert me.why_not("act", LEADER, 0) == "8.3.3"
    table, me = seeking(who, side(drop=[*FOUR, *FOUR], deck=[MATE]))
    me.uses(LEADER)
    me.table.answer(0, 1, 2, 3)
    me.chooses()
    assert me.vanguards == [LEADER]
    assert me.why_not("act", LEADER, 0) == "12.2.1.1"
    assert table.asks is not None


def test_11_10_2_1_of_several_descriptions_one_card_that_fits_any_is_taken() -> None:
    seek = v.SeekMate(20000, (t.Named(("Moonlit Mate",)), t.Named(("Twilight Twin",))))
    leader = unit("Either Leader", seek, grade=3)
    _table, me = seeking("you", side(vanguard=leader, drop=FOUR, deck=[TWIN, MATE]))
    me.uses(leader)
    assert sorted([card.name for card in me.offered]) == ["Moonlit Mate", "Twilight Twin"]
    me.chooses(TWIN)
    assert me.vanguards == [leader, TWIN]


# 10.25. Legion


@WHO
def test_10_25_1_the_mate_lies_as_the_vanguard_does(who: str) -> None:
    caller = unit("Caller", SEEK, v.Act((), (LEGION_FROM_DROP,)), grade=3)
    table = given(**seats(who, side(vanguard=rested(caller), drop=[MATE])), turn_of=who)
    me = table.player(who)
    me.uses(caller, 1)
    assert me.vanguards == [caller, MATE]
    assert not me.stands(MATE)


@pytest.mark.rule("vanguard:10.6.1.5")
def test_a_card_placed_by_legion_does_not_ride() -> None:
    cheer = unit(
        "Cheer", when("place", t.Draw(1), what=t.Cards(("vanguard",), t.YOU), cause="ride")
    )
    caller = unit("Caller", SEEK, v.Act((), (LEGION_FROM_DROP,)), grade=3)
    table = given(you=side(vanguard=caller, drop=[MATE], circles={1: cheer}))
    table.you.uses(caller, 1)
    assert table.you.vanguards == [caller, MATE]
    assert table.you.hand == []


@pytest.mark.rule("vanguard:10.25.1")
@WHO
def test_10_25_1_2_a_vanguard_without_seek_mate_or_in_legion_does_not_legion(who: str) -> None:
    plain = unit("No Seeker", v.Act((), (LEGION_FROM_DROP,)), grade=3)
    table = given(**seats(who, side(vanguard=plain, drop=[MATE])), turn_of=who)
    me = table.player(who)
    me.uses(plain)
    assert me.vanguards == [plain]
    caller = unit("Caller", SEEK, v.Act((), (LEGION_FROM_DROP,)), grade=3)
    table = given(**seats(who, side(vanguard=[caller, TWIN], drop=[MATE])), turn_of=who)
    me = table.player(who)
    me.uses(caller, 1)
    assert me.vanguards == [caller, TWIN]
    assert me.drop == [MATE]


@WHO
def test_10_25_2_who_changes_zones_is_in_a_legion_no_longer(who: str) -> None:
    away = t.Put(t.Every(t.Cards(("vanguard",), t.OPPONENT, (v.InState("mate"),))), "hand")
    table, _me, them = obeyed(who, away, theirs=side(vanguard=[LEADER, MATE]))
    assert them.vanguards == [LEADER]
    assert u.associate_of(table.game, them.find(LEADER)) == -1


def test_10_25_3_both_are_vanguards() -> None:
    table = given(you=side(vanguard=[LEADER, MATE]))
    game = table.game
    assert len(u.vanguards(game, 0)) == 2
    _table, me, _them = obeyed(
        "you", gets(THEIR_VANGUARD, 1000), theirs=side(vanguard=[LEADER, MATE])
    )
    assert _them.power(LEADER) == 12000
    assert _them.power(MATE) == 10000
    assert me.hand == []


@WHO
@pytest.mark.rule("vanguard:10.25.5", "vanguard:10.25.6", "vanguard:11.10.3")
def test_a_legion_attacks_as_one_with_the_power_of_both_and_of_the_booster(who: str) -> None:
    wall = unit("Wall", grade=3, power=27000)
    theirs = side(vanguard=wall, deck_of_plain=5)
    table = battle(
        **seats(who, side(vanguard=[LEADER, MATE], circles={4: PLAIN}, hand=[PLAIN]), theirs),
        turn_of=who,
    )
    me, them = table.player(who), table.player(other(who))
    me.attacks(LEADER, wall, boost=True)
    assert not me.stands(LEADER)
    assert not me.stands(MATE)
    assert len(them.damage) == 1
    assert SEEK.power == 11000 + 9000


@WHO
def test_10_25_5_only_the_legion_as_one_is_offered_as_attacker(who: str) -> None:
    table = battle(**seats(who, side(vanguard=[LEADER, MATE], circles={1: PLAIN})), turn_of=who)
    me = table.player(who)
    me.chooses("attack")
    assert sorted([card.name for card in me.offered]) == ["Lantern Leader", "Plain Unit"]
    me.chooses(LEADER)
    if table.prompt == "attacked":
        me.chooses(PLAIN_VANGUARD)


@WHO
@pytest.mark.rule("vanguard:10.25.15")
def test_a_mate_cannot_attack_not_even_by_an_effect(who: str) -> None:
    attack = v.AttackWith(
        t.Every(t.Cards(("vanguard",), t.YOU, (v.InState("mate"),))), THEIR_VANGUARD
    )
    leader = unit("Ordering Leader", SEEK, v.Act((), (attack,)), grade=3)
    table = given(**seats(who, side(vanguard=[leader, MATE])), turn_of=who)
    me = table.player(who)
    me.uses(leader, 1)
    assert me.stands(MATE)
    assert table.player(other(who)).damage == []


@WHO
def test_10_25_6_1_if_one_of_them_cannot_deal_damage_neither_can_the_other(who: str) -> None:
    gentle = unit("Gentle Mate", t.Forbid(t.Pattern("deal", t.Self())), grade=2)
    table = battle(**seats(who, side(vanguard=[LEADER, gentle])), turn_of=who)
    table.player(who).attacks(LEADER, PLAIN_VANGUARD)
    assert table.player(other(who)).damage == []
    table = battle(**seats(who, side(vanguard=[LEADER, MATE])), turn_of=who)
    table.player(who).attacks(LEADER, PLAIN_VANGUARD)
    assert len(table.player(other(who)).damage) == 1


@WHO
def test_10_25_7_damage_to_a_legion_is_taken_once(who: str) -> None:
    _table, _me, them = obeyed(
        who, v.DealDamage(THEIR_VANGUARD, 1), theirs=side(vanguard=[LEADER, MATE])
    )
    assert len(them.damage) == 1


@WHO
def test_10_25_8_of_an_attacked_legion_the_leaders_power_counts(who: str) -> None:
    strong_mate = unit("Strong Mate", grade=2, power=40000)
    attacker = unit("Attacker", grade=3)
    table = battle(
        **seats(who, side(vanguard=attacker), side(vanguard=[LEADER, strong_mate])), turn_of=who
    )
    me, them = table.player(who), table.player(other(who))
    me.chooses("attack")
    assert table.prompt != "attacked"
    assert len(them.damage) == 1


@WHO
def test_10_25_9_over_a_legion_one_rides_by_the_leaders_grade(who: str) -> None:
    two, three, four = unit("Two", grade=2), unit("Three", grade=3), unit("Four", grade=4)
    table = given(
        **seats(who, side(vanguard=[LEADER, MATE], hand=[two, three, four])), turn_of=who,
        phase="ride phase",
    )  # fmt: skip
    me = table.player(who)
    assert me.offers("ride") == [three, four]
    assert me.why_not("ride", two) == "8.5.2.1.1.1"


@WHO
def test_10_25_10_when_one_of_them_rests_the_other_does(who: str) -> None:
    rest = t.ToRest(t.Every(t.Cards(("vanguard",), t.OPPONENT, (v.InState("mate"),))))
    _table, _me, them = obeyed(who, rest, theirs=side(vanguard=[LEADER, MATE]))
    assert not them.stands(MATE)
    assert not them.stands(LEADER)


@WHO
def test_10_25_11_if_one_of_them_cannot_rest_the_other_does_not(who: str) -> None:
    stiff = unit("Stiff Mate", t.Forbid(t.Pattern("rest", t.Self())), grade=2)
    rest = t.ToRest(t.Every(t.Cards(("vanguard",), t.OPPONENT, (v.InState("leader"),))))
    _table, _me, them = obeyed(who, rest, theirs=side(vanguard=[LEADER, stiff]))
    assert them.stands(LEADER)
    assert them.stands(stiff)


@WHO
@pytest.mark.rule("vanguard:10.25.12", "vanguard:10.25.13", "vanguard:10.25.14")
def test_when_a_unit_legions_if_it_is_in_legion_and_the_turn_it_does(who: str) -> None:
    proud = t.Continuous(
        (t.Change(t.Self(), "power", "add", 2000),), (t.Is(t.Self(), (v.InState("legion"),)),)
    )
    fresh = t.Continuous(
        (t.Change(t.Self(), "power", "add", 500),), (t.Is(t.Self(), (v.InState("legioned"),)),)
    )
    caller = unit(
        "Caller", SEEK, v.Act((), (LEGION_FROM_DROP,)), when("legion", t.Draw(1)), proud, fresh,
        grade=3,
    )  # fmt: skip
    table = given(**seats(who, side(vanguard=caller, drop=[MATE])), turn_of=who)
    me = table.player(who)
    assert me.power(caller) == 11000
    me.uses(caller, 1)
    assert len(me.hand) == 1
    assert me.power(caller) == 13500
    table = given(**seats(who, side(vanguard=[caller, MATE])), turn_of=who)
    assert table.player(who).power(caller) == 13000


@WHO
def test_10_25_16_a_mate_uses_no_seek_mate_of_its_own(who: str) -> None:
    seeking_mate = unit("Seeking Mate", SEEK, v.Act((), (LEGION_FROM_DROP,)), grade=3)
    table = given(
        **seats(who, side(vanguard=[LEADER, seeking_mate], drop=[MATE, *FOUR])), turn_of=who
    )
    me = table.player(who)
    assert not me.can("act", seeking_mate, 0)
    me.uses(seeking_mate, 1)
    assert MATE in me.drop


# 10.25.18. A legion of hearts


@WHO
def test_10_25_18_a_heart_legions_with_its_mate_as_hearts(who: str) -> None:
    heart = t.Every(t.Cards(("heart",), t.YOU))
    order = v.ToLegion(heart, t.Every(DROP))
    G = g_unit("Gale", v.Act((), (order,)))
    table = given(**seats(who, side(vanguard=G, hearts=[LEADER], drop=[MATE])), turn_of=who)
    me = table.player(who)
    me.uses(G)
    assert me.vanguards == [G]
    assert sorted([card.name for card in me.hearts]) == ["Lantern Leader", "Moonlit Mate"]
    assert u.is_mate(table.game, me.find(MATE))
    table = given(**seats(who, side(vanguard=G, hearts=[MATE], drop=[LEADER])), turn_of=who)
    me = table.player(who)
    me.uses(G)
    assert u.is_mate(table.game, me.find(MATE))
    assert not u.is_mate(table.game, me.find(LEADER))


@WHO
def test_10_25_18_1_a_heart_in_legion_joins_no_other(who: str) -> None:
    mates = t.Cards(("heart",), t.YOU, (t.Named(("Lantern Leader",)),))
    order = v.ToLegion(t.Every(mates), t.Every(DROP))
    G = g_unit("Gale", v.Act((), (order, order)))
    table = given(**seats(who, side(vanguard=G, hearts=[LEADER], drop=[MATE, TWIN])), turn_of=who)
    me = table.player(who)
    me.uses(G)
    assert len(me.hearts) == 2
    assert len(me.drop) == 1

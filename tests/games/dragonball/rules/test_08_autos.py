"""8-6. Resolving [Auto] skills: when they are pending, in what order, and what they look at."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    battle_card,
    given,
    leader,
    seats,
    side,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
ME = t.Self()
MILL = t.Put(t.TopOf(1), "drop")
MINE = t.Cards(("battle",), t.YOU, (t.Type(("battle",)),))
THEIRS = t.Cards(("battle",), t.OPPONENT, (t.Type(("battle",)),))
HAND = t.Cards(("hand",), t.YOU)
STRONG = t.Compare("power", ">=", 15000)
MORE = t.Continuous((t.Change(t.Every(MINE), "power", "add", 5000),))


def caster(*do: t.Effect) -> Card:
    return battle_card("Caster", v.Activate("main", (), do))


# 8-6-1 to 8-6-4


@BOTH
def test_8_6_1_a_triggered_skill_is_activated_at_the_checkpoint_that_follows(who: str) -> None:
    """Unbidden, and not before the skill that set it off is over."""
    hears = t.Auto(t.Pattern("KO", THEIRS), DRAWS)
    ear = battle_card("Ear", hears)
    killer = caster(v.KO(t.Every(THEIRS)), t.Put(t.Every(HAND), "warp"))
    table = given(turn_of=who, **seats(who, side(battle=[ear, killer], deck=[A]), side(battle=[B])))
    me = table.player(who)
    me.uses(killer)
    assert me.hand == [A] and me.warp == []


@BOTH
def test_8_6_2_a_skill_is_pending_when_its_condition_is_fulfilled(who: str) -> None:
    hears = t.Auto(t.Pattern("KO", THEIRS), DRAWS)
    ask = t.May((t.Put(t.TopOf(1), "warp"),))
    table = given(
        turn_of=who,
        **seats(
            who,
            side(battle=[battle_card("Ear", hears), caster(v.KO(t.Every(THEIRS)), ask)]),
            side(battle=[B]),
        ),
    )
    me = table.player(who)
    me.uses(me.battle[1])
    assert table.prompt == "may" and len(table.game.state.standby) == 1
    me.says("no")
    assert table.game.state.standby == [] and me.hand == [PLAIN]


@BOTH
@pytest.mark.parametrize("times", [1, 3])
def test_8_6_3_as_many_times_as_it_is_fulfilled(who: str, times: int) -> None:
    ear = battle_card("Ear", t.Auto(t.Pattern("KO", THEIRS), DRAWS))
    theirs = side(battle=[PLAIN] * times)
    table = given(
        turn_of=who, **seats(who, side(battle=[ear, caster(v.KO(t.Every(THEIRS)))]), theirs)
    )
    me = table.player(who)
    me.uses(me.battle[1])
    while table.prompt == "standby":
        me.chooses(ear)
    assert len(me.hand) == times


@BOTH
def test_8_6_4_its_master_chooses_which_is_activated(who: str) -> None:
    draw = t.Auto(t.Pattern("begin main phase", who=t.YOU), DRAWS)
    drop = t.Auto(t.Pattern("begin main phase", who=t.YOU), (t.Put(t.Every(HAND), "drop"),))
    early, late = battle_card("Early", draw), battle_card("Late", drop)
    for first, left in ((early, []), (late, [A])):
        table = given(turn_of=who, **seats(who, side(battle=[early, late], deck=[A])))
        me = table.player(who)
        assert (table.prompt, table.asked, me.offered) == ("standby", who, [early, late])
        me.chooses(first)
        assert me.hand == left
        assert table.game.state.standby == [], "each is pending one time less"


@BOTH
def test_8_6_4_1_one_that_cannot_be_activated_is_cancelled(who: str) -> None:
    hears = t.Auto(t.Pattern("KO", THEIRS), DRAWS)
    ban = t.Forbid(t.Pattern("activate", who=t.OPPONENT, cause="Auto"))
    for foe, drawn in ((battle_card("Ban", ban), 0), (PLAIN_LEADER, 1)):
        mine = side(battle=[battle_card("Ear", hears), caster(v.KO(t.Every(weak())))])
        theirs = side(battle=[B, foe]) if drawn == 0 else side(battle=[B])
        table = given(turn_of=who, **seats(who, mine, theirs))
        me = table.player(who)
        me.uses(me.battle[1])
        assert len(me.hand) == drawn
        assert table.game.state.standby == []


def weak() -> t.Cards:
    return t.Cards(("battle",), t.OPPONENT, (t.Named(("Bodo",)),))


# 8-6-5. The information of a card that moved


def entering(
    who: str,
    hears: t.Auto,
    *do: t.Effect,
    battle: tuple[Card, ...] = (),
    hand: tuple[Card, ...] = (),
    drop: tuple[Card, ...] = (),
) -> list[Card]:
    """What a player draws when a card moves by this effect, with all of their cards in the
    battle area 5000 stronger."""
    chief = leader("Chief", MORE, hears)
    sage = caster(*do)
    mine = side(chief, battle=[sage, *battle], hand=hand, drop=drop, deck=[B])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(sage)
    return [card for card in me.hand if card is B]


ADA = t.Cards(("battle",), t.YOU, (t.Named(("Ada",)),))
SEEN_STRONG = (t.Named(("Ada",)), STRONG)


@BOTH
def test_8_6_5_1_1_between_open_and_secret_areas_as_in_the_open_one(who: str) -> None:
    """In play Ada has 15000, in the hand 10000: to the hand and from it, as in play."""
    away = t.Auto(t.Pattern("leave", t.Cards(("battle",), t.YOU, SEEN_STRONG), to=("hand",)), DRAWS)
    assert entering(who, away, t.Put(t.Every(ADA), "hand"), battle=(A,)) == [B]
    play = v.Play(t.Every(t.Cards(("hand",), t.YOU, (t.Named(("Ada",)),))))
    come = t.Auto(t.Pattern("play", t.Cards(("battle",), t.YOU, SEEN_STRONG)), DRAWS)
    assert entering(who, come, play, hand=(A,)) == [B]


@BOTH
@pytest.mark.parametrize(("area", "drawn"), [("drop", [B]), ("hand", [])])
def test_8_6_5_1_1_a_card_taken_back_from_the_drop_area_as_it_was_there(
    who: str, area: str, drawn: list[Card]
) -> None:
    """In one of these areas it is a Saint. That it is one in the hand does not matter."""
    saints = t.Change(t.Every(t.Cards((area,), t.YOU)), "traits", "gain", ("Saint",))
    saint = t.Cards(("drop",), t.YOU, (t.Trait(("Saint",)),))
    hears = t.Auto(t.Pattern("put", saint, frm=("drop",), to=("hand",)), DRAWS)
    chief = leader("Chief", t.Continuous((saints,)), hears)
    sage = caster(t.Put(t.Every(t.Cards(("drop",), t.YOU)), "hand"))
    mine = side(chief, battle=[sage], drop=[A], deck=[B])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(sage)
    assert me.hand == [A, *drawn]


@BOTH
def test_8_6_5_1_2_out_of_the_battle_area_as_it_was_there(who: str) -> None:
    gone = t.Auto(t.Pattern("KO", t.Cards(("battle",), t.YOU, SEEN_STRONG)), DRAWS)
    assert entering(who, gone, v.KO(t.Every(ADA)), battle=(A,)) == [B]
    weak_one = (t.Named(("Ada",)), t.Compare("power", "<=", 10000))
    gone = t.Auto(t.Pattern("KO", t.Cards(("battle",), t.YOU, weak_one)), DRAWS)
    assert entering(who, gone, v.KO(t.Every(ADA)), battle=(A,)) == []


@BOTH
def test_8_6_5_1_3_between_other_open_areas_as_it_is_in_the_new_one(who: str) -> None:
    play = v.Play(t.Every(t.Cards(("drop",), t.YOU)))
    come = t.Auto(t.Pattern("play", t.Cards(("battle",), t.YOU, SEEN_STRONG)), DRAWS)
    assert entering(who, come, play, drop=(A,)) == [B]
    weak_one = (t.Named(("Ada",)), t.Compare("power", "<=", 10000))
    come = t.Auto(t.Pattern("play", t.Cards(("battle",), t.YOU, weak_one)), DRAWS)
    assert entering(who, come, play, drop=(A,)) == []


@BOTH
def test_8_8_1_5_1_a_card_that_enters_is_seen_with_the_areas_effects(who: str) -> None:
    come = t.Auto(t.Pattern("play", t.Cards(("battle",), t.YOU, SEEN_STRONG)), DRAWS)
    chief = leader("Chief", come, MORE)
    for with_it, drawn in ((chief, [B]), (leader("Chief", come), [])):
        mine = side(with_it, hand=[A], energy=1, deck=[B])
        table = given(turn_of=who, **seats(who, mine))
        table.player(who).plays(A)
        assert table.player(who).hand == drawn


# 8-6-6. Situations


EMPTY = t.Situation(t.Relation(t.Count(HAND), "<=", 0))


@BOTH
def test_8_6_6_1_a_situation_makes_its_skill_pending_once(who: str) -> None:
    """The hand stays empty while the effect goes on; still it is pending a single time."""
    thin = battle_card("Thin", t.Auto(EMPTY, (t.Draw(2),)))
    lose = caster(t.Put(t.Every(HAND), "drop"), MILL, MILL)
    table = given(turn_of=who, **seats(who, side(battle=[thin, lose], hand=[A])))
    me = table.player(who)
    me.uses(lose)
    assert len(me.hand) == 2


@BOTH
def test_8_6_6_1_and_again_after_it_was_resolved_if_it_is_so_then(who: str) -> None:
    few = t.Situation(t.Relation(t.Count(HAND), "<=", 2))
    thin = battle_card("Thin", t.Auto(few, DRAWS))
    table = given(turn_of=who, **seats(who, side(battle=[thin])))
    assert len(table.player(who).hand) == 3, "one by one, until it is so no more"


@BOTH
@pytest.mark.rule("dragonball:10-11-5", "dragonball:8-6-6-1")
def test_10_11_5_a_situation_triggers_a_once_per_turn_skill_once(who: str) -> None:
    """The situation goes on after the skill was resolved, and triggers it no more this turn."""
    few = t.Situation(t.Relation(t.Count(HAND), "<=", 2))
    thin = battle_card("Thin", t.Auto(few, DRAWS, (v.Once(),)))
    table = given(turn_of=who, **seats(who, side(battle=[thin, caster(MILL)], deck=[A])))
    me = table.player(who)
    assert me.hand == [A] and table.prompt == "main"
    me.uses(me.battle[1])
    assert me.hand == [A] and table.game.state.standby == []


@BOTH
@pytest.mark.rule("dragonball:10-11-5", "dragonball:8-6-6-1")
def test_10_11_5_in_the_next_turn_it_does_again(who: str) -> None:
    few = t.Situation(t.Relation(t.Count(HAND), "<=", 9))
    thin = battle_card("Thin", t.Auto(few, DRAWS, (v.Once(),)))
    table = given(turn_of=other(who), phase="turn", **seats(who, side(battle=[thin])))
    for turn in range(1, 5):
        while table.prompt != "main":
            table.player(table.asked).passes()
        assert len(table.logged("skill")) == turn, "once in each turn, whosever it is"
        table.player(table.asked).passes()
    table.leave_open()


@BOTH
@pytest.mark.rule("dragonball:10-11-5", "dragonball:8-6-2")
def test_10_11_5_an_event_triggers_a_used_skill_no_more(who: str) -> None:
    ear = battle_card("Ear", t.Auto(t.Pattern("play", MINE), DRAWS, (v.Once(),)))
    mine = side(battle=[ear], hand=[A, B], energy=2)
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.plays(A)
    me.chooses(PLAIN)
    me.plays(B)
    assert me.hand == [PLAIN] and table.game.state.standby == []


# 8-6-7


@BOTH
def test_8_6_7_what_is_pending_is_resolved_though_its_skill_was_negated(who: str) -> None:
    hears = t.Auto(t.Pattern("KO", THEIRS), DRAWS)
    ear = battle_card("Ear", hears)
    mute = t.Lasting("turn", t.Continuous((t.Change(t.Every(MINE), "abilities", "switch-off"),)))
    killer = caster(v.KO(t.Every(THEIRS)), mute)
    table = given(turn_of=who, **seats(who, side(battle=[ear, killer], deck=[A]), side(battle=[B])))
    table.player(who).uses(killer)
    assert table.player(who).hand == [A]


@BOTH
def test_8_6_7_but_not_what_its_leaving_makes_impossible(who: str) -> None:
    """It would give itself power and draw a card; it is gone, so it only draws."""
    gets = t.Lasting("game", t.Continuous((t.Change(ME, "power", "add", 5000),)))
    ear = battle_card("Ear", t.Auto(t.Pattern("KO", THEIRS), (gets, *DRAWS)))
    named = t.Cards(("battle",), t.YOU, (t.Named(("Ear",)),))
    killer = caster(v.KO(t.Every(THEIRS)), t.Put(t.Every(named), "hand"))
    mine = side(battle=[ear, killer], deck=[A], energy=1)
    table = given(turn_of=who, **seats(who, mine, side(battle=[B])))
    me = table.player(who)
    me.uses(killer)
    assert me.hand == [ear, A]
    me.plays(ear)
    assert me.power(ear) == 10000

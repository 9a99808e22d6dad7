"""1-3. The golden rules."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.dragonball import c05_preparing
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    battle_card,
    extra_card,
    given,
    leader,
    rested,
    seats,
    side,
)
from tests.games.dragonball.told import (
    THEIR_BATTLE_CARDS,
    YOUR_BATTLE_CARDS,
    YOUR_HAND,
    gets,
    main,
    obeyed,
    one,
    printed,
    seen_in,
    when,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
C = battle_card("Cora")


# 1-3-1. Text over rules


def fifty(many: Card) -> list[Card]:
    """A deck with twenty copies of a card and nothing else against the rules."""
    others = [battle_card(f"Filler {kind}") for kind in range(8)]
    return [*[many] * 20, *[card for card in others for _copy in range(4)][:30]]


def test_1_3_1_a_card_may_say_that_a_deck_holds_more_of_it_than_four() -> None:
    text = "[Permanent] You can include as many copies of this card in your deck as you like."
    swarm = battle_card("Swarm", *printed(text))
    assert c05_preparing.check_deck(leader(), fifty(swarm)) == []


def test_1_3_1_a_card_whose_text_says_nothing_keeps_to_the_rules() -> None:
    assert [each.rule for each in c05_preparing.check_deck(leader(), fifty(A))] == ["5-1-3-1"]


@pytest.mark.parametrize("bold", [True, False])
def test_1_3_1_a_text_lets_a_card_attack_what_the_rules_protect(bold: bool) -> None:
    skills = (v.AttacksActive(t.Self()),) if bold else ()
    hunter = battle_card("Hunter", *skills)
    table = given(side(battle=[hunter]), side(battle=[A]))
    assert table.you.can("attack", hunter, A) == bold


# 1-3-2. The impossible, and as much as possible


@BOTH
def test_1_3_2_of_what_can_be_done_only_in_part_that_part_is_done(who: str) -> None:
    _table, _me, they = obeyed(who, v.KO(t.Pick(2, THEIR_BATTLE_CARDS)), theirs=side(battle=[A]))
    assert they.drop == [A]


@BOTH
def test_1_3_2_what_cannot_be_done_at_all_is_not_done_and_the_rest_is(who: str) -> None:
    _table, me, they = obeyed(who, v.KO(one(THEIR_BATTLE_CARDS)), t.Draw(1))
    assert (me.hand, they.drop) == ([PLAIN], [])


def test_1_3_2_with_enough_cards_no_more_are_taken_than_called_for() -> None:
    _table, me, they = obeyed(
        "you", v.KO(t.Pick(2, THEIR_BATTLE_CARDS)), theirs=side(battle=[A, B, C])
    )
    me.chooses(A, C)
    assert (they.battle, they.drop) == ([B], [A, C])


# 1-3-2-1. No change is no action


@BOTH
@pytest.mark.parametrize(("lies", "drawn"), [(rested(A), 0), (A, 1)], ids=["rests", "active"])
def test_1_3_2_1_what_is_so_already_does_not_become_so_again(
    who: str, lies: Any, drawn: int
) -> None:
    hears = battle_card("Hearer", when("rest", t.Draw(1), what=YOUR_BATTLE_CARDS))
    table = given(**seats(who, side(battle=[lies, rested(hears)])), turn_of=who, phase="")
    player = table.player(who)
    table.game.do(Event("rest", player.seat, player.find(A)))
    table.begins("checkpoint")
    assert (len(player.hand), len(table.logged("rest"))) == (drawn, drawn)
    assert not player.is_active(A)


@BOTH
def test_1_3_2_1_an_effect_does_not_switch_it_either(who: str) -> None:
    hears = battle_card("Hearer", when("active", t.Draw(1), what=YOUR_BATTLE_CARDS))
    _table, me, _they = obeyed(
        who, t.ToStand(t.Every(YOUR_BATTLE_CARDS)), mine=side(battle=[rested(A), B, hears])
    )
    assert len(me.hand) == 1, "Ada alone became active"


def test_1_3_2_1_a_cost_is_not_paid_by_what_is_so_already() -> None:
    """Resting a card that rests pays for nothing."""
    rest = (t.ToRest(t.Self()),)
    for lies, can in ((A, True), (rested(A), False)):
        card = battle_card("Payer", main(t.Draw(1), cost=rest))
        table = given(side(battle=[card if lies is A else rested(card)]))
        assert table.you.can("activate", card, 0) == can


# 1-3-2-2. Nothing done zero times, and never the opposite


def fewer(number: int) -> t.Plus:
    """A number of a text that comes to this and less: your life, minus so many."""
    return t.Plus(t.Count(t.Cards(("life",), t.YOU)), -number)


@pytest.mark.parametrize("number", [0, -2])
@pytest.mark.parametrize(
    "effect",
    [
        lambda n: t.Draw(n),
        lambda n: t.Draw(n, up_to=True),
        lambda n: t.Put(t.Pick(n, YOUR_HAND), "drop"),
        lambda n: t.Put(t.TopOf(n), "drop"),
        lambda n: v.PutTop(n, "energy"),
        lambda n: t.ForEach(n, (t.Draw(1),)),
        lambda n: v.InflictDamage(n, t.YOU),
        lambda n: v.PlayToken(n, "Imp", 5000),
    ],
    ids=["draw", "draw up to", "drop", "put", "mill", "for each", "damage", "token"],
)
def test_1_3_2_2_nothing_is_done_zero_times_or_fewer(effect: Any, number: int) -> None:
    mine = side(hand=[A], life=1, deck=[B, C])
    _table, me, _they = obeyed("you", effect(fewer(1 - number)), mine=mine)
    assert (me.hand, me.deck[:2], me.drop) == ([A], [B, C], [])
    assert (len(me.life), me.energy, me.battle) == (1, [], [])


@pytest.mark.parametrize("number", [1, 2])
def test_1_3_2_2_once_or_more_it_is_done(number: int) -> None:
    _table, me, _they = obeyed("you", t.Draw(fewer(0)), mine=side(life=number, deck=[B, C]))
    assert me.hand == [B, C][:number]


@BOTH
def test_1_3_2_2_to_draw_fewer_than_no_cards_is_not_to_put_cards_back(who: str) -> None:
    _table, me, _they = obeyed(who, t.Draw(fewer(3)), mine=side(hand=[A], life=1))
    assert me.hand == [A]
    assert len(me.deck) == 10


# 1-3-3. "Cannot" wins


@BOTH
def test_1_3_3_what_one_effect_demands_and_another_forbids_is_not_done(who: str) -> None:
    stays = battle_card("Stayer", t.Forbid(t.Pattern("KO", t.Self())))
    _table, _me, they = obeyed(
        who, v.KO(t.Every(THEIR_BATTLE_CARDS)), theirs=side(battle=[stays, A])
    )
    assert (they.battle, they.drop) == ([stays], [A])


@BOTH
def test_1_3_3_without_the_prohibition_it_is_done(who: str) -> None:
    _table, _me, they = obeyed(who, v.KO(t.Every(THEIR_BATTLE_CARDS)), theirs=side(battle=[B, A]))
    assert they.drop == [B, A]


def test_1_3_3_the_rules_do_not_offer_what_an_effect_forbids() -> None:
    meek = battle_card("Meek", *printed("[Permanent] This card can't attack."))
    table = given(side(battle=[meek, A]))
    assert table.you.why_not("attack", meek, PLAIN_LEADER) == "1-3-3"
    assert table.you.can("attack", A, PLAIN_LEADER)


# 1-3-4. Choosing at the same time

EACH_KOS_ONE = v.KO(t.Pick(1, YOUR_BATTLE_CARDS, by=t.EACH))


@BOTH
def test_1_3_4_the_turn_player_chooses_first(who: str) -> None:
    table, me, they = obeyed(
        who, EACH_KOS_ONE, mine=side(battle=[A, B]), theirs=side(battle=[C, PLAIN])
    )
    assert table.asked == who
    me.chooses(A)
    they.chooses(PLAIN)
    assert (me.drop, they.drop) == ([A], [PLAIN])


@BOTH
def test_1_3_4_the_turn_player_is_first_though_the_effect_is_the_others(who: str) -> None:
    """A skill of the other player, set off on this turn, asks both."""
    hears = battle_card(
        "Hearer", t.Auto(t.Pattern("begin main phase", who=t.OPPONENT), (EACH_KOS_ONE,))
    )
    table = given(**seats(who, side(battle=[A, B]), side(battle=[C, hears])), turn_of=who)
    assert table.asked == who
    table.player(who).chooses(B)
    table.player(other(who)).chooses(C)
    assert table.player(who).drop == [B]
    assert table.player(other(who)).drop == [C]


def test_1_3_4_the_other_player_knows_what_was_chosen() -> None:
    """Both put a card of the hand away: before the second chooses, the first card is open."""
    drop = t.Put(t.Pick(1, YOUR_HAND, by=t.EACH), "drop")
    _table, me, they = obeyed("you", drop, mine=side(hand=[A, B]), theirs=side(hand=[C, PLAIN]))
    assert A.number not in str(they.sees())
    me.chooses(A)
    assert A.number in str(they.sees())
    assert B.number not in str(they.sees())
    they.chooses(C)
    assert (me.drop, they.drop) == ([A], [C])


# 1-3-5. Naming a number


@BOTH
def test_1_3_5_a_number_to_name_is_a_whole_number_of_one_or_more(who: str) -> None:
    """So it is where a player says how often a loop goes round (11-1-2-1)."""
    grower = battle_card("Grower", main(gets(t.Self(), 1000)))
    table = given(turn_of=who, **seats(who, side(battle=[grower])))
    me = table.player(who)
    me.uses(grower)
    me.uses(grower)
    assert (table.asked, table.prompt) == (who, "loop-times")
    assert me.offered[:3] == [1, 2, 3]
    assert {type(number) for number in me.offered} == {int}
    me.chooses(1)
    assert me.power(grower) == 12000


@BOTH
def test_1_3_5_1_of_up_to_so_many_cards_none_may_be_chosen(who: str) -> None:
    effect = v.KO(t.Pick(2, THEIR_BATTLE_CARDS, up_to=True))
    _table, me, they = obeyed(who, effect, theirs=side(battle=[A, B]))
    me.chooses()
    assert they.battle == [A, B]


@BOTH
def test_1_3_5_1_of_so_many_cards_none_may_not(who: str) -> None:
    table, me, they = obeyed(who, v.KO(one(THEIR_BATTLE_CARDS)), theirs=side(battle=[A, B]))
    assert table.asks is not None and table.asks.least == 1
    me.chooses(B)
    assert they.battle == [A]


def test_1_3_5_1_up_to_so_many_cards_of_the_top_may_be_none() -> None:
    _table, me, _they = obeyed("you", v.PutTop(3, "drop", up_to=True), mine=side(deck=[A, B]))
    assert me.offered == [3, 2, 1, 0]
    me.chooses(0)
    assert me.drop == []


def test_1_3_5_1_one_may_look_at_none_of_up_to_so_many() -> None:
    look = t.Look(t.TopOf(2), up_to=True)
    _table, me, _they = obeyed("you", look, t.Shuffle(), mine=side(deck=[A, B]))
    assert me.offered == [2, 1, 0]
    me.chooses(0)
    assert seen_in(me, "deck", me.seat) == []


# 1-3-6. Numbers on cards


@pytest.mark.parametrize(
    ("name", "value"), [("energy cost", 0), ("combo cost", 0), ("combo power", 0), ("power", -5000)]
)
def test_1_3_6_numbers_but_power_that_would_be_negative_are_zero(name: str, value: int) -> None:
    less = -15000 if "power" in name else -3
    weak = t.Continuous((t.Change(t.Every(t.Cards(("battle",), t.YOU)), name, "add", less),))
    frail = battle_card("Frail", energy_cost=1, combo_cost=1, power=10000, combo_power=5000)
    table = given(side(leader=leader("Curse", weak), battle=[frail]), phase="")
    assert table.you.value(frail, name) == value


def test_1_3_6_they_are_negative_while_more_is_added_and_subtracted() -> None:
    """1, less 3, and 1 more: that is below 0, not 1."""
    all_hands = t.Every(YOUR_HAND)
    cheap = t.Continuous((t.Change(all_hands, "energy cost", "add", -3),))
    dear = t.Continuous((t.Change(all_hands, "energy cost", "add", 1),))
    table = given(side(battle=[battle_card("Cheap", cheap), battle_card("Dear", dear)], hand=[A]))
    assert table.you.value(A, "energy cost") == 0
    table.you.plays(A)
    assert A in table.you.battle


def test_1_3_6_a_part_below_one_is_nothing() -> None:
    """Draw one for every two cards of your life: of three that is one."""
    _table, me, _they = obeyed(
        "you", t.Draw(t.Per(t.Count(t.Cards(("life",), t.YOU)), 2)), mine=side(life=3)
    )
    assert len(me.hand) == 1


# 1-3-7. In the order of the text

EMPTY_HAND = t.Put(t.Every(YOUR_HAND), "drop")


@BOTH
def test_1_3_7_what_is_printed_first_is_done_first(who: str) -> None:
    _table, me, _they = obeyed(who, EMPTY_HAND, t.Draw(1), mine=side(hand=[A], deck=[B]))
    assert (me.hand, me.drop) == ([B], [A])


@BOTH
def test_1_3_7_printed_the_other_way_round_it_comes_out_otherwise(who: str) -> None:
    _table, me, _they = obeyed(who, t.Draw(1), EMPTY_HAND, mine=side(hand=[A], deck=[B]))
    assert (me.hand, set(me.drop)) == ([], {A, B})


def test_1_3_7_so_it_is_with_counters_and_autos() -> None:
    do = (EMPTY_HAND, t.Draw(1))
    trick = extra_card("Trick", v.Counter("attack", (), do))
    heard = battle_card("Heard", t.Auto(t.Pattern("attack", t.Self()), do))
    table = given(side(battle=[heard], hand=[A]), side(hand=[trick, B], energy=1))
    table.you.attacks(heard, PLAIN_LEADER)
    table.them.counters(trick)
    assert (table.you.hand, table.you.drop) == ([PLAIN], [A])
    assert (table.them.hand, set(table.them.drop)) == ([PLAIN], {trick, B})
    table.leave_open()


def test_1_3_7_a_bonus_that_comes_after_a_ko_is_not_for_the_card_that_is_gone() -> None:
    strengthen = gets(t.Every(YOUR_BATTLE_CARDS), 5000)
    _table, me, _they = obeyed(
        "you", v.KO(one(YOUR_BATTLE_CARDS)), strengthen, mine=side(battle=[A, B])
    )
    me.chooses(A)
    assert me.power(B) == 15000
    assert me.power(A) == 10000

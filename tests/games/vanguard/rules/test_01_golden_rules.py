"""1.3. The golden rules."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard import c05_preparing
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import PLAIN, battle, given, rested, seats, side, trigger, unit
from tests.games.vanguard.told import THEIR_REAR_GUARDS, YOUR_REAR_GUARDS, gets, obeyed, one, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")
C = unit("Cora")
HAND = t.Cards(("hand",), t.YOU)


# 1.3.1. Text over rules


def main_deck(many: Card) -> list[Card]:
    """A main deck with sixteen copies of a card and nothing else against the rules."""
    others = [card for card in [unit(f"Other {at}") for at in range(5)] for _copy in range(4)]
    bells = [trigger(icon, f"Bell {icon}") for icon in ("critical", "draw", "stand", "heal")]
    return [*[many] * 16, *others[:18], *[bell for bell in bells for _copy in range(4)]]


def test_1_3_1_a_card_may_say_that_a_deck_holds_more_of_it_than_four() -> None:
    text = '[CONT]:You may have up to sixteen cards named "Legionary" in your deck.'
    assert c05_preparing.faults_of_main_deck(main_deck(unit("Legionary", text=text))) == []


def test_1_3_1_a_card_whose_text_says_nothing_keeps_to_the_rules() -> None:
    assert [
        found.rule for found in c05_preparing.faults_of_main_deck(main_deck(unit("Legionary")))
    ] == ["5.2.2.2"]


def test_1_3_1_a_text_about_another_card_does_not_help() -> None:
    text = '[CONT]:You may have up to sixteen cards named "Somebody" in your deck.'
    found = c05_preparing.faults_of_main_deck(main_deck(unit("Legionary", text=text)))
    assert [each.rule for each in found] == ["5.2.2.2"]


# 1.3.2. The impossible, and as much as possible


@BOTH
def test_1_3_2_of_what_can_be_done_only_in_part_that_part_is_done(who: str) -> None:
    _table, _me, them = obeyed(
        who, v.Retire(t.Pick(2, THEIR_REAR_GUARDS)), theirs=side(circles={1: A})
    )
    assert them.drop == [A]


@BOTH
def test_1_3_2_what_cannot_be_done_at_all_is_not_done_and_the_rest_is(who: str) -> None:
    _table, me, them = obeyed(who, v.Retire(one(THEIR_REAR_GUARDS)), t.Draw(1))
    assert them.drop == []
    assert me.hand == [PLAIN]


def test_1_3_2_with_enough_cards_no_more_are_taken_than_called_for() -> None:
    _table, me, them = obeyed(
        "you", v.Retire(t.Pick(2, THEIR_REAR_GUARDS)), theirs=side(circles={1: A, 2: B, 3: C})
    )
    me.chooses(A, C)
    assert them.circle(2) is B
    assert them.drop == [A, C]


@BOTH
def test_1_3_2_from_an_empty_deck_nothing_more_is_drawn(who: str) -> None:
    """Two cards are left of the three to draw; then the deck is empty."""
    mine = side(deck=[A, B], deck_of_plain=0)
    table = given(**seats(who, mine), turn_of=who, phase="")
    table.begins("draw", seat=table.player(who).seat, left=3, source=-1)
    assert table.player(who).hand == [A, B]


# 1.3.2.1. No change is no action


@BOTH
@pytest.mark.parametrize(("lies", "drawn"), [(rested(A), 0), (A, 1)], ids=["rests", "stands"])
def test_1_3_2_1_what_is_so_already_does_not_become_so_again(
    who: str, lies: Any, drawn: int
) -> None:
    hears = unit("Hearer", when("rest", t.Draw(1), what=YOUR_REAR_GUARDS))
    table = given(**seats(who, side(circles={1: lies, 3: rested(hears)})), turn_of=who, phase="")
    player = table.player(who)
    table.game.do(Event("rest", player.seat, player.find(A)))
    table.begins("check timing")
    assert len(player.hand) == drawn
    assert len(table.logged("rest")) == drawn
    assert not player.stands(A)


# 1.3.2.2. Nothing done zero times, and never the opposite


def fewer(number: int) -> t.Plus:
    """A number of a text that comes to this and less: your damage, minus so many."""
    return t.Plus(t.Count(t.Cards(("damage",), t.YOU)), -number)


@pytest.mark.parametrize("number", [0, -2])
@pytest.mark.parametrize(
    "effect",
    [
        lambda n: t.Draw(n),
        lambda n: t.Draw(n, up_to=True),
        lambda n: t.Discard(t.Pick(n, HAND)),
        lambda n: t.Put(t.TopOf(n), "drop"),
        lambda n: v.SoulCharge(n),
        lambda n: t.ForEach(n, (t.Draw(1),)),
        lambda n: v.DealDamage(t.Every(t.Cards(("vanguard",), t.YOU)), n),
    ],
    ids=["draw", "draw up to", "discard", "put", "soul charge", "for each", "damage"],
)
def test_1_3_2_2_nothing_is_done_zero_times_or_fewer(effect: Any, number: int) -> None:
    _table, me, _them = obeyed(
        "you", effect(fewer(1 - number)), mine=side(hand=[A], damage=1, deck=[B, C])
    )
    assert me.hand == [A]
    assert me.deck[:2] == [B, C]
    assert me.drop == []
    assert me.soul == []
    assert len(me.damage) == 1


def test_1_3_2_2_once_or_more_it_is_done() -> None:
    _table, me, _them = obeyed("you", t.Draw(fewer(0)), mine=side(damage=2, deck=[B, C]))
    assert me.hand == [B, C]


@pytest.mark.parametrize("number", [0, -1])
def test_1_3_2_2_a_negative_number_of_times_is_not_the_opposite(number: int) -> None:
    """To draw fewer than no cards is not to put cards back."""
    _table, me, _them = obeyed("you", t.Draw(fewer(1 - number)), mine=side(hand=[A], damage=1))
    assert me.hand == [A]
    assert len(me.deck) == 10


# 1.3.3. "Cannot" wins


STAY = t.Forbid(t.Pattern("leave", YOUR_REAR_GUARDS, to=("drop",)))


@BOTH
def test_1_3_3_what_one_effect_demands_and_another_forbids_is_not_done(who: str) -> None:
    keeper = unit("Keeper", STAY)
    _table, _me, them = obeyed(
        who, v.Retire(t.Every(THEIR_REAR_GUARDS)), theirs=side(circles={1: keeper, 2: A})
    )
    assert them.circle(1) is keeper
    assert them.circle(2) is A
    assert them.drop == []


@BOTH
def test_1_3_3_without_the_prohibition_it_is_done(who: str) -> None:
    _table, _me, them = obeyed(
        who, v.Retire(t.Every(THEIR_REAR_GUARDS)), theirs=side(circles={1: B, 2: A})
    )
    assert them.drop == [B, A]


def test_1_3_3_what_is_forbidden_and_asked_for_besides_is_done_as_far_as_it_is_not() -> None:
    """The one that cannot be retired stays, the other goes."""
    stays = unit("Stayer", t.Forbid(t.Pattern("leave", t.Self(), to=("drop",))))
    _table, _me, them = obeyed(
        "you", v.Retire(t.Every(THEIR_REAR_GUARDS)), theirs=side(circles={1: stays, 2: A})
    )
    assert them.circle(1) is stays
    assert them.drop == [A]


def test_1_3_3_an_effect_keeps_a_unit_from_being_hit() -> None:
    safe = unit("Safe", t.Forbid(t.Pattern("hit", t.Self())), grade=2, power=1000)
    strong = unit("Strong", grade=2, power=30000)
    table = battle(you=side(circles={1: strong}), them=side(circles={1: safe}))
    table.you.attacks(strong, safe)
    assert table.them.circle(1) is safe


# 1.3.4. Choosing at the same time

EACH_RETIRES_ONE = v.Retire(t.Pick(1, YOUR_REAR_GUARDS, by=t.EACH))


@BOTH
def test_1_3_4_the_turn_player_chooses_first(who: str) -> None:
    table, me, them = obeyed(
        who,
        EACH_RETIRES_ONE,
        mine=side(circles={1: A, 2: B}),
        theirs=side(circles={1: C, 2: PLAIN}),
    )
    me.chooses(A)
    them.chooses(PLAIN)
    assert me.drop == [A]
    assert them.drop == [PLAIN]
    assert table.game.state.turn_player == me.seat


@BOTH
def test_1_3_4_the_turn_player_is_first_though_the_effect_is_the_others(who: str) -> None:
    """An ability of the other player, set off on this turn, asks both."""
    hears = unit(
        "Hearer", t.Auto(t.Pattern("begin main phase", who=t.OPPONENT), (EACH_RETIRES_ONE,))
    )
    table = given(
        **seats(who, side(circles={1: A, 2: B}), side(circles={1: C, 2: hears})), turn_of=who
    )
    table.player(who).chooses(B)
    table.player(other(who)).chooses(C)
    assert table.player(who).drop == [B]
    assert table.player(other(who)).drop == [C]


def test_1_3_4_the_other_player_knows_what_was_chosen() -> None:
    """Both discard: before the second chooses, the first card is open."""
    discard = t.Discard(t.Pick(1, HAND, by=t.EACH))
    _table, me, them = obeyed("you", discard, mine=side(hand=[A, B]), theirs=side(hand=[C, PLAIN]))
    assert A.number not in str(them.sees())
    me.chooses(A)
    assert A.number in str(them.sees())
    assert B.number not in str(them.sees())
    them.chooses(C)
    assert me.drop == [A]
    assert them.drop == [C]


# 1.3.5. Choosing a number


@BOTH
def test_1_3_5_a_number_to_name_is_zero_or_a_whole_number_above(who: str) -> None:
    _table, me, _them = obeyed(who, v.Declare("grade"), gets(t.Self(), 1000))
    assert me.offered == [0, 1, 2, 3, 4]
    me.chooses(0)
    assert me.power(me.vanguard or PLAIN) == 12000

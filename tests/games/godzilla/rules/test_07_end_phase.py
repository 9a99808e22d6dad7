"""7.5. The end phase."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import Table, battle, given, having, monster, side, strategy

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])

HAND = t.Cards(("hand",), t.YOU)
AT_END_OF_TURN = t.Pattern("end turn", who=t.YOU)
RAGE = v.ChangeRage(t.YOU, 1, True)


def filler(count: int) -> list[Card]:
    return [battle() for _ in range(count)]


# 7.5.1 to 7.5.3. The advance


def test_7_5_1_what_waits_for_the_end_phase_happens_before_the_advance() -> None:
    source = battle(
        text="At the beginning of your end phase, if your monster card is in zone 3, draw 1 card."
    )
    cards = filler(6)
    table = given(you=side(zones={1: source}, position=3, deck=cards), phase="end phase")
    assert table.you.position == 4
    assert table.logged("draw")[0].path[0] == "7.5.1"


@BOTH
def test_7_5_2_the_turn_players_monster_advances_by_one_zone(who: str) -> None:
    table = given(phase="end phase", turn_of=who)
    positions = {"you": table.you.position, "them": table.them.position}
    assert positions.pop(who) == 2
    assert set(positions.values()) == {1}


def test_7_5_2_from_zone_seven_it_still_advances() -> None:
    table = given(you=side(position=7), phase="end phase")
    assert table.you.position == 8


def test_7_5_2_in_zone_eight_it_stays_and_nobody_wins() -> None:
    table = given(you=side(position=8), phase="end phase")
    assert table.you.position == 8
    assert table.result is None


def test_7_5_2_a_monster_that_cannot_advance_stays_where_it_is() -> None:
    rooted = monster(text="This card cannot advance nor invade.")
    table = given(you=side(stack=[rooted], position=3), phase="end phase")
    assert table.you.position == 3


def test_7_5_3_what_the_advance_set_off_is_resolved_before_the_hand_is_filled() -> None:
    """The card drawn by the ability counts among the five."""
    runner = monster(text="Whenever this card advances, draw 1 card.")
    table = given(
        you=side(stack=[runner], hand=filler(4), deck=filler(5)),
        phase="end phase",
        edition="en-1.01",
    )
    assert len(table.you.hand) == 5


# 7.5.4. The hand


@BOTH
@pytest.mark.parametrize("held", [0, 2, 4])
def test_7_5_4_with_fewer_than_five_cards_the_turn_player_draws_up_to_five(
    who: str, held: int
) -> None:
    deck = filler(6)
    table = given(
        you=side(hand=filler(held), deck=deck),
        them=side(hand=filler(held), deck=deck),
        phase="end phase",
        turn_of=who,
    )
    hands = {"you": table.you.hand, "them": table.them.hand}
    assert len(hands.pop(who)) == 5
    assert [len(hand) for hand in hands.values()] == [held]


@pytest.mark.parametrize("held", [5, 7])
def test_7_5_4_with_five_or_more_cards_nothing_is_drawn_and_nothing_discarded(held: int) -> None:
    hand = filler(held)
    table = given(you=side(hand=hand, deck=filler(3)), phase="end phase")
    assert table.you.hand == hand


def test_7_5_4_an_empty_deck_is_reshuffled_on_the_way() -> None:
    deck, pile = filler(1), filler(3)
    table = given(you=side(hand=filler(2), deck=deck, discard=pile), phase="end phase")
    assert len(table.you.hand) == 5
    assert table.you.hand[2] is deck[0]
    assert len(table.you.deck) == 1


def test_7_5_4_with_no_card_left_anywhere_the_hand_stays_short() -> None:
    table = given(you=side(deck=filler(2)), phase="end phase")
    assert len(table.you.hand) == 2
    assert table.halted


# 7.5.5 and 7.5.6


@EDITIONS
def test_7_5_5_what_the_draw_set_off_is_resolved(edition: str) -> None:
    angry = having(monster(), t.Auto(t.Pattern("draw", who=t.YOU), (RAGE,)))
    table = given(
        you=side(stack=[angry], hand=filler(4), deck=filler(3)),
        phase="end phase",
        edition=edition,
    )
    assert table.you.rage == 1


def boosted(text: str) -> tuple[Table, Card]:
    order, soldier = strategy(text=text), battle(power=1000)
    table = given(you=side(hand=[order], zones={2: soldier}, position=3))
    table.you.plays(order, zone=1)
    assert table.you.value(soldier, "counter_power") == 2000
    table.you.passes()
    return table, soldier


@pytest.mark.parametrize("words", ["For the rest of the turn", "Until end of turn"])
def test_7_5_6_effects_for_the_turn_are_over(words: str) -> None:
    table, soldier = boosted(f"{words}, double the counter power of 1 of your battle cards.")
    table.begins("counter phase")
    assert table.you.value(soldier, "counter_power") == 2000
    table.begins("end phase")
    assert table.you.value(soldier, "counter_power") == 1000


def test_7_5_6_effects_for_the_rest_of_the_game_stay() -> None:
    table, soldier = boosted(
        "For the rest of the game, double the counter power of 1 of your battle cards."
    )
    table.begins("end phase")
    assert table.you.value(soldier, "counter_power") == 2000


# 7.5.7. Once more, or the next turn


def test_7_5_7_with_nothing_left_to_do_the_opponents_turn_begins() -> None:
    table = given(phase="turn", turn_of="them")
    table.you.passes()
    assert table.asks is not None and table.asks.seat == table.them.seat
    assert table.logged("turn")[-1].seat == table.them.seat


CLUMSY = t.Auto(
    t.Pattern("draw", who=t.YOU),
    (
        t.If(
            t.Relation(t.PlayerNumber("rage", t.YOU), "==", 0),
            (RAGE, t.Discard(t.Pick(1, HAND))),
        ),
    ),
)


@pytest.mark.parametrize(("edition", "held"), [("ja-1.04", 5), ("en-1.01", 4)])
def test_7_5_7_whether_a_check_that_resolved_something_has_the_hand_filled_again(
    edition: str, held: int
) -> None:
    """The first card drawn costs a card: ja-1.04 goes back to 7.5.4, en-1.01 does not."""
    hand = filler(4)
    table = given(
        you=side(stack=[having(monster(), CLUMSY)], hand=hand, deck=filler(5)),
        phase="end phase",
        edition=edition,
    )
    table.you.chooses(hand[0])
    assert len(table.you.hand) == held


@EDITIONS
def test_7_5_7_a_check_that_resolved_nothing_ends_the_turn(edition: str) -> None:
    table = given(you=side(hand=filler(4), deck=filler(5)), phase="end phase", edition=edition)
    assert len(table.logged("draw")) == 1
    assert table.halted


@pytest.mark.parametrize(("edition", "held"), [("ja-1.04", 5), ("en-1.01", 4)])
def test_7_5_7_what_waits_for_the_end_of_the_turn_is_resolved_before_it_ends(
    edition: str, held: int
) -> None:
    thief = having(battle(), t.Auto(AT_END_OF_TURN, (t.Discard(t.Pick(1, HAND)),)))
    hand = filler(5)
    table = given(
        you=side(zones={8: thief}, hand=hand, deck=filler(5)), phase="end phase", edition=edition
    )
    table.you.chooses(hand[0])
    assert table.you.discard == [hand[0]]
    assert len(table.you.hand) == held


@EDITIONS
def test_7_5_7_the_end_of_the_turn_comes_once_for_each_ability(edition: str) -> None:
    angry = having(battle(), t.Auto(AT_END_OF_TURN, (RAGE,)), t.Auto(AT_END_OF_TURN, (RAGE,)))
    table = given(you=side(zones={8: angry}), phase="end phase", edition=edition)
    while table.asks is not None:
        table.you.chooses(angry)
    assert table.you.rage == 2


def test_7_5_7_the_end_of_your_turn_is_not_that_of_your_opponents() -> None:
    angry = having(battle(), t.Auto(AT_END_OF_TURN, (RAGE,)))
    table = given(you=side(zones={8: angry}), phase="end phase", turn_of="them")
    assert table.you.rage == 0


@EDITIONS
def test_7_5_7_an_ability_that_comes_late_still_has_its_end_of_the_turn(edition: str) -> None:
    """DEVIATIONS: the text does not say when "at the end of the turn" occurs."""
    late = having(battle("Late"), t.Auto(AT_END_OF_TURN, (RAGE,)))
    early = having(
        battle("Early"),
        t.Auto(
            AT_END_OF_TURN,
            (v.Play(t.Pick(1, HAND), v.Zones(t.YOU, (5,))),),
        ),
    )
    table = given(you=side(zones={8: early}, hand=[late]), phase="end phase", edition=edition)
    assert table.you.zone(5) is late
    assert table.you.rage == 1


@EDITIONS
def test_7_5_7_a_timed_trigger_for_the_end_of_the_turn_occurs_once(edition: str) -> None:
    promise = having(
        battle(),
        t.Keyword("Enter", None, (t.Lasting("once", t.Auto(t.Pattern("end turn"), (RAGE,))),)),
    )
    table = given(you=side(hand=[promise]), edition=edition)
    table.you.plays(promise, zone=4)
    table.you.passes()
    table.begins("end phase")
    assert table.you.rage == 1
    table.begins("end phase")
    assert table.you.rage == 1


@EDITIONS
def test_7_5_7_a_situation_that_comes_with_the_end_of_effects_is_seen_to_this_turn(
    edition: str,
) -> None:
    """Weak again after 7.5.6, the card is destroyed before the next turn."""
    frail = having(
        battle(power=1000),
        t.Auto(
            t.Situation(t.Relation(t.Of("counter_power", t.Self()), "<=", 1000)),
            (t.Destroy(t.Self()),),
        ),
        t.Auto(
            t.Pattern("begin start phase"),
            (
                t.Lasting(
                    "turn",
                    t.Continuous((t.Change(t.Self(), "counter_power", "add", 1000),)),
                ),
            ),
        ),
        t.Continuous((t.Change(t.Self(), "counter_power", "add", 500),), (v.DuringPhase("start"),)),
    )
    table = given(you=side(zones={8: frail}), phase="start phase", edition=edition)
    assert table.you.zone(8) is frail
    table.begins("end phase")
    assert table.you.zone(8) is None

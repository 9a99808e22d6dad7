"""1.3. The golden rules."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.c06_preparing import first_zone
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    Player,
    after,
    battle,
    given,
    having,
    monster,
    seats,
    side,
    strategy,
    told,
)
from tests.games.table import other

BOTH_SEATS = pytest.mark.parametrize("who", ["you", "them"])
BATTLE = t.Type(("battle",))
HAND = t.Cards(("hand",), t.YOU)
YOUR_BATTLE_CARDS = t.Cards(("zone",), t.YOU, (BATTLE,))


def known(viewer: Player, card: Any) -> bool:
    """Whether this player's view shows the card anywhere."""
    return any(
        entry["number"] == card.number for zone in viewer.sees()["zones"] for entry in zone["cards"]
    )


# 1.3.1. Text over rules


def test_1_3_1_a_card_may_be_played_against_the_rules_that_its_text_overrules() -> None:
    bold = battle(text="You may play this card from your hand with its rank reduced by 3.", rank=5)
    table = given(you=side(hand=[bold]), them=side(position=2))
    assert table.you.can("play battle", bold)


def test_1_3_1_a_card_whose_text_says_nothing_keeps_to_the_rules() -> None:
    plain = battle(rank=5)
    table = given(you=side(hand=[plain]), them=side(position=2))
    assert table.you.why_not("play battle", plain) == "8.2.1"


@BOTH_SEATS
def test_1_3_1_a_monster_may_say_where_it_begins_the_game(who: str) -> None:
    first = having(monster(rank=1), v.StartsIn(3))
    table = given(phase="")
    game = table.game
    seat = table.player(who).seat
    assert first_zone(game, game.make(first, seat, 0)) == 3
    assert first_zone(game, game.make(monster(rank=1), seat, 0)) == 1


# 1.3.2. The impossible, and as much as possible


def test_1_3_2_of_what_can_be_done_only_in_part_that_part_is_done() -> None:
    only = battle()
    table = after("[Destroy] 2 of your opponent's battle cards.", them=side(zones={3: only}))
    assert table.them.discard == [only]


def test_1_3_2_what_cannot_be_done_at_all_is_not_done() -> None:
    table = after(
        "[Destroy] 1 of your opponent's battle cards. Draw 1 card.", side(deck=[battle()])
    )
    assert table.them.discard == []
    assert len(table.you.hand) == 1  # and the rest is done


def test_1_3_2_with_enough_cards_no_more_are_taken_than_called_for() -> None:
    one, two, three = battle(), battle(), battle()
    table = after(
        "[Destroy] 2 of your opponent's battle cards.",
        them=side(zones={3: one, 4: two, 5: three}),
    )
    table.you.chooses(one, three)
    assert table.them.zone(4) is two
    assert table.them.zone(3) is None
    assert table.them.zone(5) is None


@BOTH_SEATS
def test_1_3_2_only_the_cards_there_are_are_drawn(who: str) -> None:
    """The deck holds one card, and there is no discard pile to reshuffle."""
    card = battle()
    table = given(**seats(who, side(deck=[card])), turn_of=who, phase="")
    table.begins("draw", seat=table.player(who).seat, left=3, source=-1)
    assert table.player(who).hand == [card]


# 1.3.2.1. No change is no action

WATCHER = "Whenever your monster card's [Rage] is reduced, draw 1 card."


def test_1_3_2_1_rage_that_is_zero_already_is_not_reduced() -> None:
    table = after(
        "Reduce your monster card's [Rage] by 2.",
        side(stack=[monster(text=WATCHER)], deck=[battle()], rage=0),
    )
    assert table.you.hand == []
    assert table.logged("rage down") == []


def test_1_3_2_1_rage_that_can_be_reduced_is() -> None:
    table = after(
        "Reduce your monster card's [Rage] by 2.",
        side(stack=[monster(text=WATCHER)], deck=[battle()], rage=1),
    )
    assert len(table.you.hand) == 1
    assert table.you.rage == 0


@pytest.mark.parametrize(("rage", "drawn"), [(2, 0), (3, 1)])
def test_1_3_2_1_to_set_rage_to_what_it_is_does_nothing(rage: int, drawn: int) -> None:
    table = after(
        "Set your monster card's [Rage] to 2.",
        side(stack=[monster(text=WATCHER)], deck=[battle()], rage=rage),
    )
    assert table.you.rage == 2
    assert len(table.you.hand) == drawn


# 1.3.2.2. Nothing done zero times, and never the opposite


def minus(number: int) -> Any:
    """A number of a text that comes to this: the rank of your rank 1 monster, and less."""
    return t.Plus(t.Of("rank", v.Monster(t.YOU)), -number - 1)


@pytest.mark.parametrize("number", [0, 1, 3])
def test_1_3_2_2_to_increase_by_zero_or_less_is_not_to_reduce(number: int) -> None:
    table = after(told(v.ChangeRage(t.YOU, minus(number), True)), side(rage=2))
    assert table.you.rage == 2


@pytest.mark.parametrize("number", [0, 1, 3])
def test_1_3_2_2_to_reduce_by_zero_or_less_is_not_to_increase(number: int) -> None:
    table = after(told(v.ChangeRage(t.YOU, minus(number), False)), side(rage=2))
    assert table.you.rage == 2


def test_1_3_2_2_by_more_than_zero_it_is_done() -> None:
    table = after(told(v.ChangeRage(t.YOU, minus(-2), True)), side(rage=2))
    assert table.you.rage == 4


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(
    "effect",
    [
        lambda n: t.Draw(n),
        lambda n: t.Put(t.TopOf(n), "discard"),
        lambda n: t.Discard(t.Pick(n, HAND)),
        lambda n: t.ForEach(n, (t.Draw(1),)),
        lambda n: v.Advance(v.Monster(t.YOU), n),
        lambda n: v.Retreat(v.Monster(t.YOU), n),
    ],
    ids=["draw", "send", "discard", "for each", "advance", "retreat"],
)
def test_1_3_2_2_nothing_is_done_zero_times_or_fewer(effect: Any, number: int) -> None:
    cards, card = [battle(), battle(), battle()], battle()
    table = after(told(effect(minus(number))), side(deck=cards, hand=[card], position=4))
    assert table.you.deck == cards
    assert table.you.hand == [card]
    assert table.you.position == 4


# 1.3.2.3. As many demands as possible

RED_AND_BLUE = told(
    t.Destroy(
        t.Together(
            (
                t.Pick(1, t.Cards(("zone",), t.YOU, (t.Color(("red",)),))),
                t.Pick(1, t.Cards(("zone",), t.YOU, (t.Color(("blue",)),))),
            )
        )
    )
)


def test_1_3_2_3_a_choice_must_leave_as_many_demands_to_meet_as_possible() -> None:
    """Q. One red card and one blue card must go. May my red and blue one be the red one,
    so that none is left for the blue? A. No: then only one demand would be met."""
    red, both = battle(colors=["red"]), battle(colors=["red", "blue"])
    table = after(RED_AND_BLUE, side(zones={3: red, 4: both}))
    assert table.you.discard == [red, both]


def test_1_3_2_3_where_both_demands_can_be_met_anyway_the_choice_is_free() -> None:
    red, both = battle(colors=["red"]), battle(colors=["red", "blue"])
    blue = battle(colors=["blue"])
    table = after(RED_AND_BLUE, side(zones={3: red, 4: both, 5: blue}))
    assert table.you.offered == [red, both]
    table.you.chooses(both)
    assert table.you.zone(3) is red
    assert table.you.discard == [both, blue]


def test_1_3_2_3_that_holds_for_every_single_one_of_several_cards() -> None:
    """Two red ones and a blue one: the only blue one must be left for the blue."""
    one, two, both = battle(colors=["red"]), battle(colors=["red"]), battle(colors=["red", "blue"])
    parts = (
        t.Pick(2, t.Cards(("zone",), t.YOU, (t.Color(("red",)),))),
        t.Pick(1, t.Cards(("zone",), t.YOU, (t.Color(("blue",)),))),
    )
    mine = side(zones={3: one, 4: two, 5: both})
    table = after(told(t.Destroy(t.Together(parts))), mine)
    assert table.you.offered == [one, two]
    table.you.chooses(two)
    assert table.you.discard == [two, one, both]


def test_1_3_2_3_nobody_can_be_held_to_a_demand_for_hidden_cards_of_a_sort() -> None:
    """4.1.2.3: the blue card of the hand may be there or not."""
    red, both = battle(colors=["red"]), battle(colors=["red", "blue"])
    parts = (
        t.Pick(1, t.Cards(("hand",), t.YOU, (t.Color(("red",)),))),
        t.Pick(1, t.Cards(("hand",), t.YOU, (t.Color(("blue",)),))),
    )
    table = after(told(t.Discard(t.Together(parts))), side(hand=[red, both]))
    table.you.chooses(both)
    table.you.chooses()
    assert table.you.hand == [red]


def test_1_3_2_3_where_one_demand_cannot_be_met_the_other_still_is() -> None:
    one, two = battle(colors=["red"]), battle(colors=["red"])
    table = after(RED_AND_BLUE, side(zones={3: one, 4: two}))
    assert table.you.offered == [one, two]
    table.you.chooses(two)
    assert table.you.discard == [two]


# 1.3.2.4. Zero and negative numbers


def test_1_3_2_4_numbers_of_cards_may_be_zero_or_negative() -> None:
    weak, strong = battle(power=1000), battle(power=4000)
    table = given(
        you=side(zones={3: weak, 4: strong}),
        them=side(
            zones={
                5: having(
                    battle(),
                    t.Continuous(
                        (
                            t.Change(
                                t.Every(t.Cards(("zone",), t.OPPONENT, (BATTLE,))),
                                "counter_power",
                                "add",
                                -3000,
                            ),  # fmt: skip
                        )
                    ),
                )
            }
        ),
    )
    assert table.you.value(weak, "counter_power") == -2000
    assert table.you.total == -1000


def test_1_3_2_4_a_lower_limit_holds_where_one_is_given() -> None:
    table = after("Reduce your monster card's [Rage] by 5.", side(rage=2))
    assert table.you.rage == 0


# 1.3.3. "Cannot" wins


@BOTH_SEATS
def test_1_3_3_what_one_effect_demands_and_another_forbids_is_not_done(who: str) -> None:
    guard = having(
        battle("Bulwark"),
        t.Forbid(t.Pattern("destroy", YOUR_BATTLE_CARDS)),
    )
    card = battle()
    order = strategy(text="[Destroy] all of your opponent's battle cards.")
    table = after(order, **seats(who, theirs=side(zones={3: guard, 4: card})), turn_of=who)
    assert table.player(other(who)).zone(3) is guard
    assert table.player(other(who)).zone(4) is card


@BOTH_SEATS
def test_1_3_3_without_the_prohibition_it_is_done(who: str) -> None:
    card = battle()
    table = after(
        "[Destroy] all of your opponent's battle cards.",
        **seats(who, theirs=side(zones={4: card})),
        turn_of=who,
    )
    assert table.player(other(who)).discard == [card]


def test_1_3_3_a_card_that_an_effect_forbids_to_play_is_not_offered() -> None:
    card = battle(colors=["red"])
    ban = having(battle("Ban"), v.CannotPlay((t.Color(("red",)),), t.OPPONENT))
    table = given(you=side(hand=[card]), them=side(zones={2: ban}, position=4))
    assert table.you.why_not("play battle", card) == "1.3.3"
    free = battle(colors=["blue"])
    table = given(you=side(hand=[free]), them=side(zones={2: ban}, position=4))
    assert table.you.can("play battle", free)


# 1.3.4. Choosing at the same time

EACH_KEEPS_ONE = told(
    t.Choose(t.Pick(1, YOUR_BATTLE_CARDS, by=t.EACH)),
    t.Destroy(t.Every(t.Cards(("zone",), t.EACH, (BATTLE, t.Not(t.Among("it")))))),
)


@BOTH_SEATS
def test_1_3_4_the_turn_player_chooses_first(who: str) -> None:
    mine, spare, theirs, left = battle(), battle(), battle(), battle()
    table = after(
        EACH_KEEPS_ONE,
        **seats(who, side(zones={3: mine, 4: spare}), side(zones={3: theirs, 4: left})),
        turn_of=who,
    )
    table.player(who).chooses(mine)
    table.player(other(who)).chooses(theirs)
    assert table.player(who).discard == [spare]
    assert table.player(other(who)).discard == [left]


@BOTH_SEATS
def test_1_3_4_the_other_player_knows_that_choice(who: str) -> None:
    mine, theirs = [battle(), battle()], [battle(), battle()]
    table = after(
        EACH_KEEPS_ONE,
        **seats(
            who, side(zones={3: mine[0], 4: mine[1]}), side(zones={3: theirs[0], 4: theirs[1]})
        ),
        turn_of=who,
    )
    assert table.player(other(who)).sees()["chosen"] == []
    table.player(who).chooses(mine[1])
    view = table.player(other(who)).sees()
    shown = {entry["handle"]: entry["number"] for zone in view["zones"] for entry in zone["cards"]}
    assert [shown[handle] for handle in view["chosen"]] == [mine[1].number]
    table.player(other(who)).chooses(theirs[0])


def test_1_3_4_with_one_card_each_nobody_needs_to_be_asked() -> None:
    mine, theirs = battle(), battle()
    table = after(EACH_KEEPS_ONE, side(zones={3: mine}), side(zones={3: theirs}))
    assert (table.you.zone(3), table.them.zone(3)) == (mine, theirs)


# 1.3.4.1. Several processes for several players


@BOTH_SEATS
def test_1_3_4_1_what_involves_no_choice_is_done_at_the_same_time(who: str) -> None:
    """Both draw their first card together, then both their second."""
    mine, theirs = [battle(), battle()], [battle(), battle()]
    table = after(
        "Each player draws 2 cards.",
        **seats(who, side(deck=mine), side(deck=theirs)),
        turn_of=who,
    )
    first, second = table.player(who).seat, table.player(other(who)).seat
    assert [entry.seat for entry in table.logged("draw")] == [first, second, first, second]
    assert table.player(who).hand == mine
    assert table.player(other(who)).hand == theirs


def test_1_3_4_1_both_monsters_change_at_the_same_time() -> None:
    table = after("Increase each player's monster card's [Rage] by 2.", side(rage=1))
    assert (table.you.rage, table.them.rage) == (3, 2)


@BOTH_SEATS
def test_1_3_4_1_what_involves_a_choice_begins_with_the_turn_player(who: str) -> None:
    """Both draw; then the turn player chooses what to discard, then the other."""
    mine, theirs = [battle(), battle()], [battle(), battle()]
    order = told(t.Draw(1, t.EACH), t.Discard(t.Pick(1, HAND, by=t.EACH), t.EACH))
    table = after(
        order,
        **seats(who, side(deck=mine[:1], hand=mine[1:]), side(deck=theirs[:1], hand=theirs[1:])),
        turn_of=who,
    )
    assert len(table.player(other(who)).hand) == 2  # has drawn before anybody chooses
    table.player(who).chooses(mine[0])
    table.player(other(who)).chooses(theirs[1])
    assert table.player(who).hand == mine[1:]
    assert table.player(other(who)).hand == theirs[:1]


def test_1_3_4_1_a_player_with_an_empty_deck_reshuffles_and_the_other_just_draws() -> None:
    old, card = battle(), battle()
    table = after("Each player draws 1 card.", side(deck=[card]), side(discard=[old]))
    assert table.you.hand == [card]
    assert table.them.hand == [old]


# 1.3.4.2. Hidden cards chosen at the same time

EACH_DOWN_TO_ONE = "Each player discards cards until they have 1 card remaining in their hand."


@BOTH_SEATS
def test_1_3_4_2_nothing_is_revealed_before_both_have_chosen(who: str) -> None:
    mine, theirs = [battle(), battle()], [battle(), battle()]
    table = after(EACH_DOWN_TO_ONE, **seats(who, side(hand=mine), side(hand=theirs)), turn_of=who)
    table.player(who).chooses(mine[0])
    assert table.player(who).hand == mine  # nothing is discarded as yet
    assert not known(table.player(other(who)), mine[0])
    assert not known(table.player(other(who)), mine[1])
    table.player(other(who)).chooses(theirs[1])
    assert known(table.player(other(who)), mine[1])
    assert table.player(who).discard[-1:] == mine[1:]
    assert table.player(other(who)).discard == theirs[:1]


@BOTH_SEATS
def test_1_3_4_2_cards_chosen_to_be_discarded_stay_unseen_as_well(who: str) -> None:
    mine, theirs = [battle(), battle()], [battle(), battle()]
    table = after(
        told(t.Discard(t.Pick(1, HAND, by=t.EACH), t.EACH)),
        **seats(who, side(hand=mine), side(hand=theirs)),
        turn_of=who,
    )
    table.player(who).chooses(mine[0])
    assert table.player(other(who)).sees()["chosen"] == []
    assert not known(table.player(other(who)), mine[0])
    table.player(other(who)).chooses(theirs[0])
    assert known(table.player(other(who)), mine[0])
    assert not known(table.player(other(who)), mine[1])


def test_1_3_4_2_a_player_with_few_enough_cards_is_not_asked() -> None:
    mine, theirs = [battle()], [battle(), battle(), battle()]
    table = after(EACH_DOWN_TO_ONE, side(hand=mine), side(hand=theirs))
    table.them.chooses(theirs[2])
    assert table.you.hand == mine
    assert table.them.hand == theirs[2:]


# 1.3.5. Numbers


def test_1_3_5_a_number_chosen_is_whole_and_not_negative() -> None:
    table = given(phase="")
    table.begins("endless loop", times=0)
    assert table.you.offered[:3] == [0, 1, 2]
    assert all(isinstance(each, int) and each >= 0 for each in table.you.offered)
    table.you.chooses(2)
    assert sorted(table.them.offered) == [0, 1, 2]
    table.them.chooses(0)


def test_1_3_5_1_up_to_a_number_may_be_none() -> None:
    card = battle()
    table = after("[Destroy] up to 2 of your opponent's battle cards.", them=side(zones={3: card}))
    table.you.chooses()
    assert table.them.zone(3) is card


def test_1_3_5_1_up_to_a_number_may_be_any_number_so_far() -> None:
    one, two, three = battle(), battle(), battle()
    there = side(zones={3: one, 4: two, 5: three})
    table = after("[Destroy] up to 2 of your opponent's battle cards.", them=there)
    assert table.asks is not None
    assert (table.asks.least, table.asks.most) == (0, 2)
    table.you.chooses(one, two)
    assert table.them.zone(5) is three


def test_1_3_5_1_a_number_without_up_to_may_not() -> None:
    one, two = battle(), battle()
    table = after("[Destroy] 1 of your opponent's battle cards.", them=side(zones={3: one, 4: two}))
    assert table.asks is not None
    assert (table.asks.least, table.asks.most) == (1, 1)
    table.you.chooses(one)

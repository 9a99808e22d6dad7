"""17-1. Loops."""

from __future__ import annotations

import time

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from headjudge.language.loops import ENDLESS, PATIENCE
from tests.games.gateruler.table import PLAIN, Player, Table, event, field, given, ruler, side, unit
from tests.games.gateruler.told import act, gets, obeyed, seats, when
from tests.games.rounds import go_round, loops_noted
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
DRAW = ("draw", "17-1a-3")
ME = t.Self()
EXHAUST, READY = t.ToRest(ME), t.ToStand(ME)
NAP = event("Nap", v.EventEffect("instant", (t.Draw(0),)))
Begun = tuple[Table, Player, Player, Card]
THREE_GAMES = 10  # seconds: one each for the table, a fork and a reloaded copy


def grow(amount: int, until: str = "turn") -> t.Lasting:
    return gets(ME, "atk", amount, until)


def begun(who: str, *abilities: t.Ability, more: dict[int, Card] | None = None) -> Begun:
    """A unit with these abilities has exhausted itself."""
    wheel = unit("Wheel", act(EXHAUST), *abilities)
    mine = side(attack={1: wheel, **(more or {})})
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.uses(wheel)
    return table, me, table.player(other(who)), wheel


# 17-1a-3. Nobody can stop it


@BOTH
def test_17_1a_3_a_loop_that_nobody_can_stop_draws_the_game(who: str) -> None:
    table, *_rest = begun(who, when("exhaust", READY), when("ready", EXHAUST))
    assert table.result == DRAW
    assert len(table.logged("play ability")) < 3 * PATIENCE


@BOTH
def test_17_1a_3_whosever_abilities_they_are(who: str) -> None:
    exhausted = t.Pattern("exhaust", t.Cards(("unit",), t.OPPONENT))
    theirs = unit("Theirs", t.Auto(exhausted, (t.ToStand(t.EventCard()),)))
    wheel = unit("Wheel", act(EXHAUST), when("ready", EXHAUST))
    table = given(**seats(who, side(attack={1: wheel}), side(attack={1: theirs})), turn_of=who)
    table.player(who).uses(wheel)
    assert table.result == DRAW


def test_17_1a_3_abilities_that_come_to_an_end_are_no_loop() -> None:
    table, me, _them, wheel = begun("you", when("exhaust", READY))
    assert table.result is None and me.is_ready(wheel)


def test_17_1a_3_a_loop_with_a_limit_is_none() -> None:
    once = t.Auto(t.Pattern("exhaust", ME), (READY,), (v.Limit(1, "turn"),))
    table, me, _them, wheel = begun("you", once, when("ready", EXHAUST))
    assert table.result is None and not me.is_ready(wheel)


def test_17_1a_3_many_abilities_in_a_row_are_no_loop() -> None:
    """Each round costs a card of the deck, and forty cards are there."""
    mill = when("exhaust", t.Put(t.TopOf(1), "graveyard"), READY)
    some = t.Relation(t.Count(t.Cards(("deck",), t.YOU)), ">=", 2)
    wheel = unit("Wheel", act(EXHAUST), mill, when("ready", t.If(some, (EXHAUST,))))
    table = given(side(attack={1: wheel}, deck_of_plain=40))
    table.you.uses(wheel)
    assert table.result is None and len(table.you.graveyard) == 39


def test_17_1a_3_numbers_that_grow_tell_positions_apart() -> None:
    """It ends by itself when the ATK is high enough."""
    weak = t.Relation(t.Of("atk", ME), "<=", 40)
    table, me, _them, wheel = begun(
        "you", when("exhaust", grow(1), READY), when("ready", t.If(weak, (EXHAUST,)))
    )
    assert table.result is None and me.value(wheel, "atk") == 41


def test_17_1a_3_a_loop_that_never_comes_back_to_the_same_position_is_a_draw_too() -> None:
    """DEVIATIONS 17-1a-3: the ATK grows with every round, for ever."""
    began = time.process_time()
    table, *_rest = begun("you", when("exhaust", grow(1), READY), when("ready", EXHAUST))
    assert table.result == DRAW
    assert len(table.logged("play ability")) >= ENDLESS
    assert time.process_time() - began < THREE_GAMES


def test_17_1a_3_units_that_come_and_go_for_ever_are_a_loop() -> None:
    """Each time it is another unit to the rules, and yet the same position."""
    back = when("enter", t.Put(ME, "graveyard"))
    again = t.Auto(
        t.Pattern("leave", ME), (v.SpecialSummon(ME, v.Zones(t.YOU, ("defense",))),),
        on_leaving=True,
    )  # fmt: skip
    yoyo = unit("Yoyo", back, again)
    table = given(side(hand=[yoyo]))
    table.you.summons(yoyo, "defense")
    assert table.result == DRAW
    assert len(table.logged("play ability")) < 3 * PATIENCE


def test_17_1a_3_a_rules_effect_that_never_ends_is_a_loop() -> None:
    """Who cannot lose, and is without a deck, is defeated again and again."""
    saint = ruler("Saint", t.Forbid(t.Pattern("lose", who=t.YOU)))
    theirs = side(ruler=saint, deck=[PLAIN], deck_of_plain=0)
    table, *_rest = obeyed("you", t.Draw(1, t.OPPONENT), theirs=theirs)
    assert table.result == DRAW


def test_17_1a_3_whoever_is_asked_in_between_and_does_nothing_has_not_stopped_it() -> None:
    """They are asked how often, and when it comes round once more the game is drawn."""
    wheel = unit("Wheel", act(EXHAUST), when("exhaust", READY), when("ready", EXHAUST))
    table = given(side(attack={1: wheel}), side(set=[NAP]))
    table.you.uses(wheel)
    asked = 0
    for _ in range(8 * PATIENCE):
        if table.result is not None:
            break
        if table.prompt == "loop-times":
            asked += 1
            table.them.chooses(2)
        else:
            table.them.passes()
    assert asked == 1 and table.result == DRAW


def test_17_1a_3_and_whoever_does_something_about_it_has() -> None:
    """The wheel is destroyed in the middle."""
    stop = event(
        "Stop", v.EventEffect("instant", (t.Destroy(t.Every(t.Cards(("unit",), t.OPPONENT))),))
    )
    wheel = unit("Wheel", act(EXHAUST), when("exhaust", READY), when("ready", EXHAUST))
    table = given(side(attack={1: wheel}), side(set=[stop]))
    table.you.uses(wheel)
    for _ in range(8 * PATIENCE):
        if table.prompt == "loop-times":
            break
        table.them.passes()
    table.them.chooses(1)
    table.them.plays(stop)
    table.resolve()
    assert table.result is None and table.you.graveyard == [wheel]


# 17-1a-1. One player can stop it


@pytest.mark.rule("gateruler:17-1a-2")
@BOTH
def test_17_1a_1_who_alone_can_stop_it_names_a_number_and_stops(who: str) -> None:
    table, me, them, wheel = begun(who, when("exhaust", t.May((READY,))), when("ready", EXHAUST))
    go_round(table)
    assert (table.prompt, table.asked) == ("loop-times", who)
    me.chooses(3)
    assert loops_noted(table) == [(3,)]
    assert table.prompt == "act", "the loop cannot be gone on with: nobody is asked"
    assert not me.is_ready(wheel)
    assert table.result is None and them.hand == []


@BOTH
def test_17_1a_1_the_other_player_may_be_the_one(who: str) -> None:
    """Whose turn it is does not matter if only the other player is asked."""
    exhausted = t.Pattern("exhaust", t.Cards(("unit",), t.OPPONENT))
    theirs = unit("Theirs", t.Auto(exhausted, (t.May((t.ToStand(t.EventCard()),)),)))
    wheel = unit("Wheel", act(EXHAUST), when("ready", EXHAUST))
    table = given(**seats(who, side(attack={1: wheel}), side(attack={1: theirs})), turn_of=who)
    table.player(who).uses(wheel)
    go_round(table)
    assert (table.prompt, table.asked) == ("loop-times", other(who))
    table.player(other(who)).chooses(1)
    assert table.prompt == "act" and table.asked == who


def test_17_1a_1_after_a_different_action_the_same_choice_is_free_again() -> None:
    fox = unit("Fox")
    wheel = unit(
        "Wheel", act(EXHAUST), when("exhaust", t.May((READY,))), when("ready", EXHAUST), act(READY)
    )
    table = given(side(attack={1: wheel}, hand=[fox]))
    table.you.uses(wheel)
    go_round(table)
    table.you.chooses(1)
    assert table.prompt == "act"
    table.you.summons(fox, 2)
    table.you.uses(wheel, 1)
    assert table.prompt == "may", "another unit is in play: this is another position"
    table.you.says("no")


def test_17_1a_1_a_loop_that_stops_by_saying_yes_is_stopped_by_it() -> None:
    """Saying no went on, so no is what cannot be said again."""
    ends = t.May((grow(5),), otherwise=(EXHAUST,))
    table, me, _them, wheel = begun("you", when("exhaust", READY), when("ready", ends))
    go_round(table, "no")
    assert table.prompt == "loop-times"
    me.chooses(2)
    assert table.prompt == "act"
    assert me.value(wheel, "atk") == 7 and me.is_ready(wheel)


def test_17_1a_1_a_cost_that_was_paid_in_every_round_is_not_paid_again() -> None:
    paid = t.Auto(t.Pattern("exhaust", ME), (READY,), cost=(t.Draw(0),))
    table, me, _them, wheel = begun("you", paid, when("ready", EXHAUST))
    go_round(table, prompt="pay")
    assert table.prompt == "loop-times"
    me.chooses(4)
    while table.prompt == "pay":
        assert me.offered == ["no"]
        me.says("no")
    assert table.prompt == "act" and not me.is_ready(wheel)


@BOTH
def test_17_1a_1_who_lets_units_come_and_go_stops_it_too(who: str) -> None:
    back = when("enter", t.May((t.Put(ME, "graveyard"),)))
    again = t.Auto(
        t.Pattern("leave", ME), (v.SpecialSummon(ME, v.Zones(t.YOU, ("defense",))),),
        on_leaving=True,
    )  # fmt: skip
    yoyo = unit("Yoyo", back, again)
    table = given(**seats(who, side(hand=[yoyo])), turn_of=who)
    me = table.player(who)
    me.summons(yoyo, "defense")
    go_round(table)
    assert (table.prompt, table.asked) == ("loop-times", who)
    me.chooses(6)
    assert table.prompt == "act" and me.defense == yoyo and loops_noted(table) == [(6,)]


def test_17_1a_1_a_target_that_was_chosen_in_every_round_is_not_chosen_again() -> None:
    """Another one stops it."""
    target = v.Target(t.Pick(1, t.Cards(("unit",), t.YOU)))
    table, me, _them, wheel = begun(
        "you", when("exhaust", target, t.ToStand(t.It())), when("ready", EXHAUST),
        more={2: PLAIN},
    )  # fmt: skip
    for _ in range(4 * PATIENCE):
        if table.prompt != "target":
            break
        me.chooses(wheel)
    assert table.prompt == "loop-times"
    me.chooses(2)
    assert table.prompt == "act" and not me.is_ready(wheel) and me.is_ready(PLAIN)


def test_17_1a_1_a_choice_of_order_stops_no_loop() -> None:
    """DEVIATIONS 17-1a-1: it was settled and came round again, so nobody can stop it."""
    idle = when("exhaust", t.Draw(0))
    table, *_rest = begun("you", when("exhaust", READY), idle, when("ready", EXHAUST))
    asked = 0
    for _ in range(8 * PATIENCE):
        if table.result is not None:
            break
        asked += table.prompt == "loop-times"
        table.answer(0)
    assert asked == 1
    assert table.result == DRAW


# 17-1a-1. Loops of actions


@BOTH
def test_17_1a_1_an_action_that_leads_back_to_the_same_position_is_not_offered_again(
    who: str,
) -> None:
    turner = unit("Turner", act(EXHAUST), act(READY))
    table = given(**seats(who, side(attack={1: turner})), turn_of=who)
    me = table.player(who)
    me.uses(turner, 0)
    me.uses(turner, 1)
    assert me.why_not("ability", turner, 0) == "17-1a-1"
    assert me.offers("ability") == [turner], "only the other ability"


@BOTH
def test_17_1a_1_so_is_an_instant_action_in_a_window(who: str) -> None:
    """Once while the summoning alone is in the gate, and once on top of itself."""
    sage, fox = unit("Sage", v.Act("instant", (t.Draw(0),))), unit("Fox")
    table = given(**seats(who, side(hand=[fox]), side(attack={1: sage})), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.summons(fox, 1)
    them.uses(sage)
    them.uses(sage)
    assert them.offers("ability") == [] and len(table.waiting) == 3
    table.resolve()
    assert me.attack(1) == fox


def test_17_1a_1_units_are_not_rearranged_for_ever() -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table = given(side(attack={1: fox, 2: bear}))
    for _ in range(99):
        asked = table.asks
        assert asked is not None
        found = [each for each in asked.options if each[0] == "rearrange"]
        if not found:
            break
        table.answer(asked.options.index(found[0]))
    else:
        pytest.fail("for ever")
    assert {table.you.attack(1), table.you.attack(2)} <= {fox, bear, None}


def test_17_1a_1_an_action_that_changed_something_may_be_repeated() -> None:
    miller = unit("Miller", act(t.Put(t.TopOf(1), "graveyard")))
    table = given(side(attack={1: miller}))
    table.you.uses(miller)
    table.you.uses(miller)
    assert len(table.you.graveyard) == 2 and table.you.offers("ability") == [miller]


def test_17_1a_1_in_the_next_turn_it_may_be_done_again() -> None:
    idle = unit("Idle", act(t.Draw(0)))
    table = given(side(attack={1: idle}), phase="turn", turn_of="them")
    table.you.uses(idle)
    assert table.you.why_not("ability", idle, 0) == "17-1a-1"
    turn = table.game.state.turn
    while table.game.state.turn < turn + 2 or table.prompt != "act":
        table.player(table.asked).passes()
    assert table.asked == "you" and table.you.offers("ability") == [idle]


@BOTH
def test_17_1a_1_many_rounds_of_a_gain_are_one_gain_of_as_much(who: str) -> None:
    """DEVIATIONS 17-1a-1: they are added up, not played out."""
    grower = unit("Grower", act(grow(1)))
    table = given(**seats(who, side(attack={1: grower})), turn_of=who)
    me = table.player(who)
    me.uses(grower)
    assert me.value(grower, "atk") == 3
    me.uses(grower)
    assert (table.prompt, table.asked) == ("loop-times", who)
    me.chooses(200)
    assert me.value(grower, "atk") == 203 and loops_noted(table) == [(200,)]
    assert me.why_not("ability", grower, 0) == "17-1a-1", "and then no more"


def test_17_1a_1_nought_rounds_add_nothing() -> None:
    grower = unit("Grower", act(grow(1)))
    table = given(side(attack={1: grower}, field=[field("Hill")]))
    table.you.uses(grower)
    table.you.uses(grower)
    table.you.chooses(0)
    assert table.you.value(grower, "atk") == 3


# 17-1a-2. Both players can stop it


def both_asked(who: str, more: dict[int, Card] | None = None) -> Begun:
    mine = when("exhaust", t.May((READY,)))
    theirs = when("ready", t.May((EXHAUST,), who=t.OPPONENT))
    table, me, them, wheel = begun(who, mine, theirs, more=more)
    go_round(table)
    assert (table.prompt, table.asked) == ("loop-times", who), "the active player first"
    return table, me, them, wheel


@BOTH
def test_17_1a_2_both_name_a_number_and_the_smaller_counts(who: str) -> None:
    table, me, them, wheel = both_asked(who)
    me.chooses(5)
    assert (table.prompt, table.asked) == ("loop-times", other(who))
    them.chooses(2)
    assert loops_noted(table) == [(2,)]
    me.says("yes")  # the loop goes on to where the one with the smaller number stops it
    assert table.prompt == "act"
    assert me.is_ready(wheel), "the other player did not exhaust it again"


@BOTH
def test_17_1a_2_the_active_player_stops_it_with_the_smaller_number(who: str) -> None:
    table, me, them, wheel = both_asked(who)
    me.chooses(1)
    them.chooses(4)
    assert table.prompt == "act" and not me.is_ready(wheel)


@BOTH
def test_17_1a_2_of_equal_numbers_the_active_players_counts(who: str) -> None:
    """DEVIATIONS 17-1a-2: the active player named it first and stops the loop."""
    table, me, them, wheel = both_asked(who)
    me.chooses(3)
    them.chooses(3)
    assert table.prompt == "act" and not me.is_ready(wheel)


@BOTH
def test_17_1a_2_who_named_more_does_not_start_it_again(who: str) -> None:
    """Another unit exhausts it once more: there the one who named the larger number went on
    before, and cannot now."""
    push = t.ToRest(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Wheel",)),))))
    pusher = unit("Pusher", act(push))
    table, me, them, wheel = both_asked(who, {2: pusher})
    me.chooses(5)
    them.chooses(2)
    me.says("yes")
    assert me.is_ready(wheel) and table.prompt == "act"
    me.uses(pusher)
    assert table.prompt == "act", "nobody is asked"
    assert not me.is_ready(wheel)


def test_17_1a_2_what_one_gains_while_both_are_asked_both_name() -> None:
    ask = t.May((t.Draw(0),), who=t.OPPONENT)
    grower = unit("Grower", act(grow(1), ask))
    table = given(side(attack={1: grower}))
    table.you.uses(grower)
    table.them.says("no")
    table.you.uses(grower)
    table.you.chooses(50)
    assert (table.prompt, table.asked) == ("loop-times", "them")
    table.them.chooses(4)
    assert table.you.value(grower, "atk") == 7

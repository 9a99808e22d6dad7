"""11-1. Infinite loops."""

from __future__ import annotations

import time

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from headjudge.language.loops import ENDLESS, PATIENCE
from tests.games.dragonball.table import (
    PLAIN_LEADER,
    Player,
    Table,
    battle_card,
    given,
    leader,
    seats,
    side,
)
from tests.games.rounds import go_round, loops_noted
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
DRAW = ("draw", "11-1-2")
ME = t.Self()
REST = t.ToRest(ME)
ACTIVE = t.ToStand(ME)
Begun = tuple[Table, Player, Player, Card]
THREE_GAMES = 10  # seconds at most, on a busy machine: the table, a fork and a reloaded copy


def auto(kind: str, *do: t.Effect) -> t.Auto:
    return t.Auto(t.Pattern(kind, ME), do)


def power(more: int, until: str = "turn") -> t.Lasting:
    return t.Lasting(until, t.Continuous((t.Change(ME, "power", "add", more),)))


def begun(who: str, *skills: t.Ability, more: tuple[Card, ...] = ()) -> Begun:
    """A card with these skills has switched itself to Rest Mode."""
    wheel = battle_card("Wheel", v.Activate("main", (), (REST,)), *skills)
    table = given(turn_of=who, **seats(who, side(battle=[wheel, *more])))
    me = table.player(who)
    me.uses(wheel)
    return table, me, table.player(other(who)), wheel


# 11-1-2. Nobody can stop it


@BOTH
def test_11_1_2_a_loop_that_nobody_can_stop_draws_the_game(who: str) -> None:
    table, *_rest = begun(who, auto("rest", ACTIVE), auto("active", REST))
    assert table.result == DRAW
    assert len(table.logged("skill")) < 3 * PATIENCE


@BOTH
def test_11_1_2_whosever_skills_they_are(who: str) -> None:
    rests = t.Pattern("rest", t.Cards(("battle",), t.OPPONENT))
    theirs = battle_card("Theirs", t.Auto(rests, (t.ToStand(t.EventCard()),)))
    wheel = battle_card("Wheel", v.Activate("main", (), (REST,)), auto("active", REST))
    table = given(turn_of=who, **seats(who, side(battle=[wheel]), side(battle=[theirs])))
    table.player(who).uses(wheel)
    assert table.result == DRAW


def test_11_1_2_skills_that_come_to_an_end_are_no_loop() -> None:
    table, me, _them, wheel = begun("you", auto("rest", ACTIVE))
    assert table.result is None and me.is_active(wheel)


def test_11_1_2_a_loop_with_a_limit_is_none() -> None:
    once = t.Auto(t.Pattern("rest", ME), (ACTIVE,), (v.Once(),))
    table, me, _them, wheel = begun("you", once, auto("active", REST))
    assert table.result is None and not me.is_active(wheel)


def test_11_1_2_many_skills_in_a_row_are_no_loop() -> None:
    """Each round costs a card of the deck, and forty cards are there."""
    mill = auto("rest", t.Put(t.TopOf(1), "drop"), ACTIVE)
    some = t.Relation(t.Count(t.Cards(("deck",), t.YOU)), ">=", 2)
    back = auto("active", t.If(some, (REST,)))
    wheel = battle_card("Wheel", v.Activate("main", (), (REST,)), mill, back)
    table = given(side(battle=[wheel], deck_of_plain=40))
    table.you.uses(wheel)
    assert table.result is None
    assert len(table.you.drop) == 39


def test_11_1_2_power_that_grows_tells_positions_apart() -> None:
    """It ends by itself when the power is high enough."""
    weak = t.Relation(t.Of("power", ME), "<=", 40000)
    table, me, _them, wheel = begun(
        "you", auto("rest", power(1000), ACTIVE), auto("active", t.If(weak, (REST,)))
    )
    assert table.result is None and me.power(wheel) == 41000


def test_11_1_2_a_loop_that_never_comes_back_to_the_same_position_is_a_draw_too() -> None:
    """DEVIATIONS 11-1-2: power grows with every round, for ever."""
    began = time.process_time()
    table, *_rest = begun("you", auto("rest", power(1000), ACTIVE), auto("active", REST))
    assert table.result == DRAW
    assert len(table.logged("skill")) >= ENDLESS
    assert time.process_time() - began < THREE_GAMES


def test_11_1_2_rule_processing_that_is_always_replaced_is_a_loop() -> None:
    stays = t.Replacement(t.Pattern("leave", ME), (t.Draw(0),))
    weak = battle_card("Weak", stays, v.Activate("main", (), (power(-10000),)))
    table = given(side(battle=[weak]))
    table.you.uses(weak)
    assert table.result == DRAW


# 11-1-2-1. One player can stop it


@BOTH
def test_11_1_2_1_who_alone_can_stop_it_names_a_number_and_stops(who: str) -> None:
    table, me, them, wheel = begun(who, auto("rest", t.May((ACTIVE,))), auto("active", REST))
    go_round(table)
    assert (table.prompt, table.asked) == ("loop-times", who)
    me.chooses(3)
    assert loops_noted(table) == [(3,)]
    assert table.prompt == "main", "the loop cannot be gone on with: nobody is asked"
    assert not me.is_active(wheel)
    assert table.result is None and them.hand == []


@BOTH
def test_11_1_2_1_the_other_player_may_be_the_one(who: str) -> None:
    """Whose turn it is does not matter if only the other player is asked."""
    rests = t.Pattern("rest", t.Cards(("battle",), t.OPPONENT))
    theirs = battle_card("Theirs", t.Auto(rests, (t.May((t.ToStand(t.EventCard()),)),)))
    wheel = battle_card("Wheel", v.Activate("main", (), (REST,)), auto("active", REST))
    table = given(turn_of=who, **seats(who, side(battle=[wheel]), side(battle=[theirs])))
    table.player(who).uses(wheel)
    go_round(table)
    assert (table.prompt, table.asked) == ("loop-times", other(who))
    table.player(other(who)).chooses(1)
    assert table.prompt == "main" and table.asked == who


def test_11_1_2_1_from_another_position_the_same_choice_is_free_again() -> None:
    ada = battle_card("Ada")
    wake = v.Activate("main", (), (ACTIVE,))
    wheel = battle_card(
        "Wheel", v.Activate("main", (), (REST,)), auto("rest", t.May((ACTIVE,))),
        auto("active", REST), wake,
    )  # fmt: skip
    table = given(side(battle=[wheel], hand=[ada], energy=1))
    table.you.uses(wheel)
    go_round(table)
    table.you.chooses(1)
    assert table.prompt == "main"
    table.you.plays(ada)
    table.you.uses(wheel, 1)
    assert table.prompt == "may", "another card is in play: this is another position"
    table.you.says("no")


def test_11_1_2_1_a_loop_that_stops_by_saying_yes_is_stopped_by_it() -> None:
    """Saying no went on, so no is what cannot be said again."""
    ends = t.May((power(5000),), otherwise=(REST,))
    table, me, _them, wheel = begun("you", auto("rest", ACTIVE), auto("active", ends))
    go_round(table, "no")
    assert table.prompt == "loop-times"
    me.chooses(2)
    assert table.prompt == "main"
    assert me.power(wheel) == 15000 and me.is_active(wheel)


def test_11_1_2_1_a_choice_of_order_stops_no_loop() -> None:
    """DEVIATIONS 11-1-2: it was settled and came round again, so nobody can stop it."""
    draw = auto("rest", t.Draw(0))
    table, me, _them, _wheel = begun("you", auto("rest", ACTIVE), draw, auto("active", REST))
    asked = 0
    for _ in range(8 * PATIENCE):
        if table.result is not None:
            break
        asked += table.prompt == "loop-times"
        table.answer(0)
    assert asked == 1
    assert table.result == DRAW


# 11-1-2-1. Loops of actions


@BOTH
def test_11_1_2_1_an_action_that_leads_back_to_the_same_position_is_not_offered_again(
    who: str,
) -> None:
    turner = battle_card(
        "Turner", v.Activate("main", (), (REST,)), v.Activate("main", (), (ACTIVE,))
    )
    table = given(turn_of=who, **seats(who, side(battle=[turner])))
    me = table.player(who)
    me.uses(turner, 0)
    me.uses(turner, 1)
    assert me.why_not("activate", turner, 0) == "11-1-2-1"
    assert me.offers("activate") == [turner], "only the other skill"
    assert me.can("attack", turner, PLAIN_LEADER)


def test_11_1_2_1_so_is_a_card_that_is_played_again_and_again() -> None:
    back = t.Auto(t.Pattern("play", ME), (t.Put(ME, "hand"),))
    yoyo = battle_card("Yoyo", back, energy_cost=0)
    table = given(side(hand=[yoyo]))
    table.you.plays(yoyo)
    assert table.you.hand == [yoyo]
    assert table.you.why_not("play", yoyo) == "11-1-2-1"


def test_11_1_2_1_in_the_battle_steps_too() -> None:
    still = v.Activate("battle", (), (t.Draw(0),))
    sage = battle_card("Sage", still)
    table = given(side(battle=[battle_card("Ada"), sage]), side(battle=[sage]))
    table.you.attacks(table.you.battle[0], PLAIN_LEADER)
    table.you.uses(sage)
    assert table.you.offers("activate") == []
    table.you.passes()
    table.them.uses(sage)
    assert table.them.offers("activate") == []
    table.them.passes()


def test_11_1_2_1_an_action_that_changed_something_may_be_repeated() -> None:
    miller = battle_card("Miller", v.Activate("main", (), (t.Put(t.TopOf(1), "drop"),)))
    table = given(side(battle=[miller]))
    table.you.uses(miller)
    table.you.uses(miller)
    assert len(table.you.drop) == 2 and table.you.can("activate", miller, 0)


def test_11_1_2_1_a_leader_that_was_flipped_over_is_a_change() -> None:
    flip = v.Activate("main", (), (v.FlipOver(ME),))
    janus = leader("Janus", flip, back=[flip])
    table = given(side(janus))
    table.you.uses(table.you.leader)
    table.you.uses(table.you.leader)
    assert table.you.leader is janus
    assert table.you.why_not("activate", janus, 0) == "11-1-2-1"


def test_11_1_2_1_in_the_next_turn_it_may_be_done_again() -> None:
    idle = battle_card("Idle", v.Activate("main", (), (t.Draw(0),)))
    table = given(side(battle=[idle]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.uses(idle)
    assert not table.you.can("activate", idle, 0)
    table.you.passes()
    table.them.passes()
    table.them.passes()
    table.you.passes()
    assert table.you.can("activate", idle, 0)


@BOTH
def test_11_1_2_1_many_rounds_of_a_gain_are_one_gain_of_as_much(who: str) -> None:
    """DEVIATIONS 11-1-2-1: they are added up, not played out."""
    grower = battle_card("Grower", v.Activate("main", (), (power(1000),)))
    table = given(turn_of=who, **seats(who, side(battle=[grower])))
    me = table.player(who)
    me.uses(grower)
    assert me.power(grower) == 11000
    me.uses(grower)
    assert (table.prompt, table.asked) == ("loop-times", who)
    me.chooses(200)
    assert me.power(grower) == 211000
    assert me.why_not("activate", grower, 0) == "11-1-2-1", "and then no more"


def test_11_1_2_1_one_round_adds_as_much_as_one_does() -> None:
    """1-3-5: that is the least number that can be named."""
    grower = battle_card("Grower", v.Activate("main", (), (power(1000),)))
    table = given(side(battle=[grower]))
    table.you.uses(grower)
    table.you.uses(grower)
    table.you.chooses(1)
    assert table.you.power(grower) == 12000


# 11-1-2-2. Both players can stop it


def both_asked(who: str, *more: Card) -> Begun:
    mine = auto("rest", t.May((ACTIVE,)))
    theirs = auto("active", t.May((REST,), who=t.OPPONENT))
    table, me, them, wheel = begun(who, mine, theirs, more=more)
    go_round(table)
    assert (table.prompt, table.asked) == ("loop-times", who), "the turn player first"
    return table, me, them, wheel


@BOTH
def test_11_1_2_2_both_name_a_number_and_the_smaller_counts(who: str) -> None:
    table, me, them, wheel = both_asked(who)
    me.chooses(5)
    assert (table.prompt, table.asked) == ("loop-times", other(who))
    them.chooses(2)
    assert loops_noted(table) == [(2,)]
    me.says("yes")  # the loop goes on to where the one with the smaller number stops it
    assert table.prompt == "main"
    assert me.is_active(wheel), "the other player did not switch it to Rest Mode again"


@BOTH
def test_11_1_2_2_the_turn_player_stops_it_with_the_smaller_number(who: str) -> None:
    table, me, them, wheel = both_asked(who)
    me.chooses(1)
    them.chooses(4)
    assert table.prompt == "main"
    assert not me.is_active(wheel)


@BOTH
def test_11_1_2_2_of_equal_numbers_the_turn_players_counts(who: str) -> None:
    """DEVIATIONS 11-1-2-2: the turn player named it first and stops the loop."""
    table, me, them, wheel = both_asked(who)
    me.chooses(3)
    them.chooses(3)
    assert table.prompt == "main"
    assert not me.is_active(wheel)


@BOTH
def test_11_1_2_2_who_named_more_does_not_start_it_again(who: str) -> None:
    """Another card switches it to Rest Mode once more: there the one who named the larger
    number went on before, and cannot now."""
    push = t.ToRest(t.Every(t.Cards(("battle",), t.YOU, (t.Named(("Wheel",)),))))
    pusher = battle_card("Pusher", v.Activate("main", (), (push,)))
    table, me, them, wheel = both_asked(who, pusher)
    me.chooses(5)
    them.chooses(2)
    me.says("yes")
    assert me.is_active(wheel) and table.prompt == "main"
    me.uses(pusher)
    assert table.prompt == "main", "nobody is asked"
    assert not me.is_active(wheel)


def test_11_1_2_2_what_both_gain_by_one_action_both_name() -> None:
    """The opponent is asked in every round, so the smaller number counts for gains as well."""
    ask = t.May((t.Draw(0),), who=t.OPPONENT)
    grower = battle_card("Grower", v.Activate("main", (), (power(1000), ask)))
    table = given(side(battle=[grower]))
    table.you.uses(grower)
    table.them.says("no")
    table.you.uses(grower)
    table.you.chooses(50)
    assert (table.prompt, table.asked) == ("loop-times", "them")
    table.them.chooses(4)
    assert table.you.power(grower) == 15000

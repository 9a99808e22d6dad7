"""6-1, 6-2, 6-4. The phases of a turn: what comes when, and what the ends of phases end."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    Table,
    battle_card,
    extra_card,
    given,
    rested,
    seats,
    side,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
RESTED = t.Cards(("battle",), t.YOU, (t.Upright(False),))
STRONGER = t.Continuous((t.Change(t.Self(), "power", "add", 5000),))


# 6-1. The turn


@BOTH
def test_6_1_1_the_phases_of_a_turn_follow_each_other(who: str) -> None:
    table = given(phase="turn", turn_of=other(who), **seats(who))
    me = table.player(who)
    assert (table.asked, table.prompt, len(me.hand)) == (who, "charge", 1)
    me.passes()
    assert (table.asked, table.prompt) == (who, "main")
    me.passes()
    assert (table.asked, table.prompt) == (other(who), "charge")


def test_6_1_1_what_was_used_in_a_turn_can_be_used_in_the_next() -> None:
    sage = battle_card("Sage", v.Activate("main", (), DRAWS, (v.Once(),)))
    table = given(side(battle=[sage]), phase="turn", turn_of="them")
    for _turn in range(2):
        table.you.passes()
        table.you.uses(sage)
        assert table.you.why_not("activate", sage, 0) == "10-11-5"
        table.you.passes()
        table.them.passes()
        table.them.passes()


# 6-2. Charge Phase


@pytest.mark.parametrize("moment", ["begin turn", "begin charge phase"])
@BOTH
def test_6_2_1_the_beginning_comes_before_cards_become_active(who: str, moment: str) -> None:
    counts = t.Auto(t.Pattern(moment, who=t.YOU), (t.Draw(t.Count(RESTED)),))
    keen = battle_card("Keen", counts)
    mine = side(battle=[keen, rested(A), rested(B)])
    table = given(phase="charge phase", turn_of=who, turn=1, **seats(who, mine))
    assert len(table.player(who).hand) == 2


@BOTH
def test_6_2_1_the_beginning_of_the_other_players_turn_is_not_that_of_ones_own(who: str) -> None:
    yours = battle_card("Yours", t.Auto(t.Pattern("begin turn", who=t.YOU), DRAWS))
    theirs = battle_card("Theirs", t.Auto(t.Pattern("begin turn", who=t.OPPONENT), DRAWS))
    table = given(
        phase="charge phase", turn_of=who, turn=1, **seats(who, side(), side(battle=[yours]))
    )
    assert table.player(other(who)).hand == []
    table = given(
        phase="charge phase", turn_of=who, turn=1, **seats(who, side(), side(battle=[theirs]))
    )
    assert len(table.player(other(who)).hand) == 1


@BOTH
def test_6_2_2_only_the_turn_players_cards_become_active(who: str) -> None:
    """DEVIATIONS: the text speaks of players, and of their cards."""
    mine, theirs = side(energy=[rested(PLAIN)]), side(battle=[rested(B)], energy=[rested(PLAIN)])
    table = given(phase="charge phase", turn_of=who, turn=1, **seats(who, mine, theirs))
    assert table.player(who).active_energy == [PLAIN]
    they = table.player(other(who))
    assert not they.is_active(B) and they.active_energy == []


def test_6_2_2_cards_that_cannot_become_active_stay_as_they_are() -> None:
    bound = battle_card("Bound", t.Forbid(t.Pattern("active", t.Self())))
    table = given(side(battle=[rested(bound), rested(A)]), phase="charge phase", turn=1)
    assert not table.you.is_active(bound) and table.you.is_active(A)


def test_6_2_2_becoming_active_is_heard_and_an_active_card_does_not_become_so() -> None:
    glad = battle_card("Glad", t.Auto(t.Pattern("active", t.Self()), DRAWS))
    table = given(side(battle=[rested(glad)]), phase="charge phase", turn=1)
    assert len(table.you.hand) == 1
    table = given(side(battle=[glad]), phase="charge phase", turn=1)
    assert table.you.hand == []


@BOTH
def test_6_2_3_the_second_player_draws_on_their_first_turn(who: str) -> None:
    table = given(phase="charge phase", turn_of=who, turn=2, **seats(who, side(deck=[A])))
    assert table.player(who).hand == [A] and table.player(other(who)).hand == []


@BOTH
def test_6_2_3_drawing_the_last_card_of_the_deck_loses_the_game(who: str) -> None:
    mine = side(deck=[A], deck_of_plain=0)
    table = given(phase="charge phase", turn_of=who, **seats(who, mine))
    assert table.result == (other(who), "9-2-4")


def test_6_2_5_without_a_hand_nobody_is_asked() -> None:
    assert given(phase="charge phase", turn=1).halted


def test_6_2_5_any_card_may_be_charged_but_only_one() -> None:
    tool = extra_card("Tool")
    table = given(side(hand=[tool, A]), phase="charge phase", turn=1)
    table.you.charges(tool)
    assert table.halted and table.you.energy == [tool] and table.you.hand == [A]


def test_6_2_5_what_cannot_be_charged_is_not_offered() -> None:
    pattern = t.Pattern("put", t.Cards(("hand",), t.OPPONENT, (t.Named(("Ada",)),)), cause="charge")
    warden = battle_card("Warden", t.Forbid(pattern))
    table = given(side(hand=[A, B]), side(battle=[warden]), phase="charge phase", turn=1)
    assert table.you.offered == [B, "pass"]


@BOTH
def test_6_2_6_what_charging_triggers_is_resolved_before_the_main_phase(who: str) -> None:
    watch = t.Auto(t.Pattern("put", who=t.YOU, to=("energy",), cause="charge"), DRAWS)
    thrifty = battle_card("Thrifty", watch)
    mine = side(battle=[thrifty], hand=[A], deck=[B])
    table = given(phase="charge phase", turn_of=who, turn=1, **seats(who, mine))
    table.player(who).charges(A)
    assert table.halted and table.player(who).hand == [B]


def test_6_2_6_the_main_phase_follows() -> None:
    table = given(side(hand=[A]), phase="turn", turn_of="them")
    table.you.charges(A)
    assert table.prompt == "main" and table.game.is_under_way("main phase")


# 6-4. End Phase


def played_to_the_end(table: Table) -> None:
    table.player(table.asked).passes()
    table.begins("end phase")


@BOTH
def test_6_4_1_1_what_the_end_triggers_comes_while_effects_of_the_turn_last(who: str) -> None:
    grows = v.Activate("main", (), (t.Lasting("turn", STRONGER),))
    strong = t.Is(t.Self(), (t.Compare("power", ">=", 15000),))
    late = t.Auto(t.Pattern("end turn", who=t.YOU), (t.If(strong, DRAWS),))
    grower = battle_card("Grower", grows, late)
    table = given(turn_of=who, **seats(who, side(battle=[grower])))
    me = table.player(who)
    me.uses(grower)
    played_to_the_end(table)
    assert len(me.hand) == 1 and me.power(grower) == 10000


@BOTH
def test_6_4_1_1_at_the_end_of_your_turn_is_not_at_the_end_of_theirs(who: str) -> None:
    late = battle_card("Late", t.Auto(t.Pattern("end turn", who=t.YOU), DRAWS))
    table = given(phase="end phase", turn_of=who, **seats(who, side(), side(battle=[late])))
    assert table.player(other(who)).hand == []


def test_6_4_1_1_each_skill_is_pending_once_though_the_phase_is_gone_through_twice() -> None:
    late = battle_card("Late", t.Auto(t.Pattern("end turn"), DRAWS))
    second = battle_card("Second", t.Auto(t.Pattern("end turn"), DRAWS))
    plays = t.Auto(t.Pattern("end turn"), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
    early = battle_card("Early", plays)
    table = given(side(battle=[late, early], drop=[second]), phase="end phase")
    table.you.chooses(late)
    assert len(table.you.hand) == 2, "one each"


@BOTH
def test_6_4_1_2_effects_of_the_turn_are_over_and_those_of_the_game_are_not(who: str) -> None:
    for period, power in (("turn", 10000), ("game", 15000)):
        grower = battle_card("Grower", v.Activate("main", (), (t.Lasting(period, STRONGER),)))
        table = given(turn_of=who, **seats(who, side(battle=[grower])))
        table.player(who).uses(grower)
        played_to_the_end(table)
        assert table.player(who).power(grower) == power


def test_6_4_1_2_until_the_end_of_the_next_turn_is_not_until_the_end_of_this_one() -> None:
    skill = v.Activate("main", (), (t.Lasting("your next turn", STRONGER),), (v.Once(),))
    grower = battle_card("Grower", skill)
    table = given(side(battle=[grower]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.uses(grower)
    table.you.passes()
    for who in ("them", "you"):
        assert table.you.power(grower) == 15000
        table.player(who).passes()
        table.player(who).passes()
    assert table.you.power(grower) == 10000


def test_6_4_1_2_until_the_start_of_a_turn() -> None:
    skill = v.Activate("main", (), (t.Lasting("your turn start", STRONGER),), (v.Once(),))
    grower = battle_card("Grower", skill)
    table = given(side(battle=[grower]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.uses(grower)
    table.you.passes()
    table.them.passes()
    assert table.you.power(grower) == 15000
    table.them.passes()
    assert (table.asked, table.you.power(grower)) == ("you", 10000)


@BOTH
def test_6_4_1_3_the_phase_is_gone_through_again_for_a_skill_that_is_there_now(who: str) -> None:
    """DEVIATIONS: what makes a skill unfulfilled is that it was not triggered this turn."""
    late = battle_card("Late", t.Auto(t.Pattern("end turn"), DRAWS))
    plays = t.Auto(t.Pattern("end turn"), (v.Play(t.Every(t.Cards(("drop",), t.YOU))),))
    early = battle_card("Early", plays)
    mine = side(battle=[early], drop=[late])
    table = given(phase="end phase", turn_of=who, **seats(who, mine))
    assert table.player(who).battle == [early, late]
    assert len(table.player(who).hand) == 1 and table.halted


@BOTH
def test_6_4_1_3_then_the_opponent_is_the_turn_player(who: str) -> None:
    table = given(phase="turn", turn_of=other(who), turn=6, **seats(who))
    table.player(who).passes()
    table.player(who).passes()
    assert (table.asked, table.game.state.turn) == (other(who), 8)


def test_6_4_1_3_unless_a_text_gives_the_turn_player_another_turn() -> None:
    """DEVIATIONS: nothing is said of such turns; it comes directly after this one."""
    again = battle_card("Again", v.Activate("main", (), (v.ExtraTurn(),), (v.Once(),)))
    table = given(side(battle=[again]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.uses(again)
    table.you.passes()
    assert (table.asked, table.prompt) == ("you", "charge")
    table.you.passes()
    table.you.passes()
    assert table.asked == "them"

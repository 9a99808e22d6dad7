"""4-5, 4-6, 4-8. Checkpoints, free timings, and the positions of cards."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Table,
    battle_card,
    given,
    leader,
    rested,
    seats,
    side,
)
from tests.games.dragonball.told import (
    THEIR_BATTLE_CARDS,
    YOUR_BATTLE_CARDS,
    at,
    gets,
    main,
    obeyed,
    one,
    when,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAW = t.Draw(1)
BEGINS = "begin main phase"


def weak(number: int) -> t.Continuous:
    """All Battle Cards of the other player have that much less power."""
    return t.Continuous((t.Change(t.Every(THEIR_BATTLE_CARDS), "power", "add", -number),))


def resolved(table: Table) -> None:
    """All that is pending is resolved, always the first that is offered."""
    while table.prompt == "standby":
        table.answer(0)


# 4-5. Checkpoint


@BOTH
def test_4_5_2_the_rules_are_processed_before_any_auto_is_resolved(who: str) -> None:
    """Both are due: Ada has no power left, and what would save her is pending."""
    rescue = gets(t.Every(YOUR_BATTLE_CARDS), 20000)
    late = leader("Late", at(BEGINS, rescue))
    mine, theirs = side(late, battle=[A]), side(leader("Curse", weak(10000)))
    table = given(**seats(who, mine, theirs), turn_of=who)
    assert (table.player(who).battle, table.player(who).drop) == ([], [A])


def test_4_5_2_without_rules_to_process_the_autos_come() -> None:
    late = leader("Late", at(BEGINS, gets(t.Every(YOUR_BATTLE_CARDS), 20000)))
    table = given(side(late, battle=[A]), side(leader("Curse", weak(5000))))
    assert table.you.power(A) == 25000


@BOTH
def test_4_5_3_1_what_is_due_is_processed_at_the_same_time(who: str) -> None:
    mine, theirs = side(battle=[A, B]), side(leader("Curse", weak(10000)))
    table = given(**seats(who, mine, theirs), turn_of=who)
    me = table.player(who)
    assert me.drop == [A, B]
    stamps = [table.game.state.stamp[me.find(card)] for card in (A, B)]
    assert stamps[0] == stamps[1]


@BOTH
def test_4_5_3_1_and_again_as_long_as_anything_is_due(who: str) -> None:
    """With the protector gone the next card has no power left either; only then is what
    their going triggers resolved."""
    strong = t.Cards(("battle",), t.YOU, (t.Type(("battle",)), t.Named(("Ward",))))
    guard = t.Continuous((t.Change(t.Every(strong), "power", "add", 15000),))
    protector = battle_card("Guard", guard)
    ward = battle_card("Ward", power=5000)
    asks = t.Relation(t.Count(t.Cards(("drop",), t.YOU)), "==", 2)
    hears = leader(
        "Lead",
        t.Auto(t.Pattern("leave", YOUR_BATTLE_CARDS), (t.If(asks, (DRAW,)),)),
    )
    mine = side(hears, battle=[protector, ward])
    table = given(**seats(who, mine, side(leader("Curse", weak(10000)))), turn_of=who)
    me = table.player(who)
    resolved(table)
    assert me.battle == []
    assert me.drop == [protector, ward]
    assert len(me.hand) == 2, "both had gone when the first skill was resolved"


@BOTH
def test_4_5_3_2_the_turn_players_autos_come_first(who: str) -> None:
    """Each asks whether the other has drawn: the turn player's finds an empty hand."""
    nobody = t.Relation(t.Count(t.Cards(("hand",), t.EACH)), "==", 0)
    quick = battle_card("Quick", at(BEGINS, t.If(nobody, (DRAW,))))
    table = given(**seats(who, side(battle=[quick]), side(battle=[quick])), turn_of=who)
    assert len(table.player(who).hand) == 1
    assert table.player(other(who)).hand == []


@BOTH
def test_4_5_3_2_the_turn_player_chooses_which_of_several(who: str) -> None:
    first = battle_card("First", at(BEGINS, t.Put(t.Every(t.Cards(("hand",), t.YOU)), "drop")))
    second = battle_card("Second", at(BEGINS, DRAW))
    table = given(**seats(who, side(battle=[first, second])), turn_of=who)
    me = table.player(who)
    assert (table.asked, table.prompt) == (who, "standby")
    me.chooses(second)
    assert (len(me.hand), len(me.drop)) == (0, 1), "drawn, and then put away"


@BOTH
def test_4_5_3_3_then_the_other_players_one_of_their_choice(who: str) -> None:
    first = battle_card("First", at(BEGINS, t.Put(t.Every(t.Cards(("hand",), t.YOU)), "drop")))
    second = battle_card("Second", at(BEGINS, DRAW))
    mine, theirs = side(battle=[second]), side(battle=[first, second])
    table = given(**seats(who, mine, theirs), turn_of=who)
    they = table.player(other(who))
    assert (table.asked, table.prompt) == (other(who), "standby")
    assert len(table.player(who).hand) == 1, "the turn player's was resolved before"
    they.chooses(first)
    assert (len(they.hand), they.drop) == (1, [])


@BOTH
def test_4_5_3_3_what_the_turn_player_gets_pending_meanwhile_comes_before_the_next(
    who: str,
) -> None:
    """After each skill the checkpoint starts over."""
    mine = side(leader("Echo", t.Auto(t.Pattern("draw", who=t.OPPONENT), (DRAW,))))
    asks = t.Relation(t.Count(t.Cards(("hand",), t.OPPONENT)), ">=", 1)
    twice = battle_card("Twice", at(BEGINS, DRAW), at(BEGINS, t.If(asks, (DRAW, DRAW))))
    table = given(**seats(who, mine, side(battle=[twice])), turn_of=who)
    resolved(table)
    assert len(table.player(other(who)).hand) == 3


@BOTH
def test_4_5_3_4_it_ends_when_nothing_is_left(who: str) -> None:
    """Four skills, of both players: all are resolved before anybody may act."""
    keen = battle_card("Keen", at(BEGINS, DRAW))
    both = side(battle=[keen, keen])
    table = given(**seats(who, both, side(battle=[keen, keen])), turn_of=who)
    resolved(table)
    assert table.prompt == "main"
    assert table.game.state.standby == []
    assert (len(table.you.hand), len(table.them.hand)) == (2, 2)


@BOTH
def test_4_5_3_4_one_checkpoint_resolves_them_all(who: str) -> None:
    keen = battle_card("Keen", when("rest", DRAW, what=YOUR_BATTLE_CARDS))
    table = given(**seats(who, side(battle=[A, *[keen] * 4])), phase="", turn_of=who)
    me = table.player(who)
    table.game.do(Event("rest", me.seat, me.find(A)))
    table.begins("checkpoint")
    resolved(table)
    assert table.halted
    assert len(me.hand) == 4


# 4-6. Free timing


@BOTH
def test_4_6_2_1_a_checkpoint_comes_before_the_player_may_act(who: str) -> None:
    """What an action has triggered is resolved before the next choice."""
    hears = battle_card("Hearer", when("rest", DRAW, what=YOUR_BATTLE_CARDS))
    table, me, _they = obeyed(who, t.ToRest(one(YOUR_BATTLE_CARDS)), mine=side(battle=[hears]))
    assert (table.asked, table.prompt, len(me.hand)) == (who, "main", 1)


@BOTH
def test_4_6_2_2_after_an_action_there_is_another_free_timing(who: str) -> None:
    mine = side(hand=[A, B], energy=2)
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.plays(A)
    me.chooses(PLAIN)
    assert (table.asked, table.prompt) == (who, "main")
    me.plays(B)
    assert (table.asked, table.prompt) == (who, "main")
    assert me.battle == [A, B]


@BOTH
def test_4_6_2_2_so_it_is_in_a_battle(who: str) -> None:
    table = given(**seats(who, side(battle=[A], hand=[PLAIN] * 3)), turn_of=who)
    me = table.player(who)
    me.attacks(A, PLAIN_LEADER)
    me.combos(PLAIN)
    assert (table.asked, table.prompt) == (who, "combo")
    me.combos(PLAIN)
    assert (table.asked, table.prompt) == (who, "combo")
    table.leave_open()


@BOTH
def test_4_6_2_3_doing_nothing_ends_it_and_the_phase_goes_on(who: str) -> None:
    ends = battle_card("Ender", t.Auto(t.Pattern("end main phase", who=t.YOU), (DRAW,)))
    table = given(**seats(who, side(battle=[ends])), turn_of=who)
    me = table.player(who)
    me.passes()
    assert table.halted
    assert len(me.hand) == 1


@BOTH
def test_4_6_2_3_in_a_battle_the_next_step_comes(who: str) -> None:
    mine, theirs = side(battle=[A], hand=[PLAIN]), side(hand=[PLAIN])
    table = given(**seats(who, mine, theirs), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    me.attacks(A, PLAIN_LEADER)
    me.passes()
    assert (table.asked, table.prompt) == (other(who), "combo")
    they.passes()
    assert (table.asked, table.prompt) == (who, "main")


# 4-8. Positions


@BOTH
def test_4_8_1_cards_in_play_and_energy_are_in_one_of_two_positions(who: str) -> None:
    boss = leader("Boss", main(t.ToRest(t.Every(t.Cards(("leader", "battle", "energy"), t.YOU)))))
    table = given(**seats(who, side(boss, battle=[A], energy=[B])), turn_of=who)
    me = table.player(who)
    assert [me.is_active(card) for card in (boss, A, B)] == [True] * 3
    me.uses(boss)
    assert [me.is_active(card) for card in (boss, A, B)] == [False] * 3


@BOTH
def test_4_8_1_a_card_that_rests_already_is_not_switched(who: str) -> None:
    """Nothing happens to it, and nobody is told that anything did."""
    rest = t.ToRest(t.Every(t.Cards(("battle",), t.YOU)))
    for there, told in ((rested(A), 0), (A, 1)):
        table, me, _they = obeyed(who, rest, mine=side(battle=[there]))
        assert not me.is_active(A) and len(table.logged("rest")) == told


@BOTH
def test_4_8_1_from_rest_mode_back_to_active_mode(who: str) -> None:
    wake = t.ToStand(t.Every(t.Cards(("battle", "energy"), t.YOU)))
    _table, me, _they = obeyed(who, wake, mine=side(battle=[rested(A)], energy=[rested(B)]))
    assert me.is_active(A) and me.active_energy == [B]


@pytest.mark.rule("dragonball:4-8-1")
def test_a_text_may_ask_for_the_position() -> None:
    resting = t.Cards(("battle",), t.OPPONENT, (t.Upright(False),))
    _table, _me, they = obeyed("you", v.KO(t.Every(resting)), theirs=side(battle=[rested(A), B]))
    assert (they.battle, they.drop) == ([B], [A])


@pytest.mark.parametrize("active", [True, False])
def test_4_8_1_a_card_in_rest_mode_does_not_attack(active: bool) -> None:
    table = given(side(battle=[A if active else rested(A)]))
    assert table.you.can("attack", A, PLAIN_LEADER) == active

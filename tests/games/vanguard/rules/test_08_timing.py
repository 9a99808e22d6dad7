"""8.4. Check timing and play timing."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import PLAIN_VANGUARD, Table, battle, given, seats, side, unit
from tests.games.vanguard.told import THEIR_VANGUARD, YOUR_REAR_GUARDS, obeyed, one, told, when

A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
ANY_REAR_GUARD = t.Cards(("rear-guard",), t.EACH)
PLACED = t.Pattern("place", ANY_REAR_GUARD, to=("rear-guard",))


def played(table: Table) -> list[str]:
    """The cards whose abilities were played, in order."""
    printed = table.game.state.printed
    return [printed[entry.card].name for entry in table.logged("ability")]


def watcher(*do: t.Effect) -> t.Auto:
    """Whenever any unit is placed."""
    return t.Auto(PLACED, do)


# 8.4.1. Check timing


@pytest.mark.rule("vanguard:8.4.1", "vanguard:8.4.1.1")
def test_rule_actions_come_before_abilities_that_stand_by() -> None:
    """The unit that was on the circle is gone when the new one's ability counts."""
    two = t.Relation(t.Count(YOUR_REAR_GUARDS), ">=", 2)
    greedy = unit("Greedy", when("place", t.If(two, (t.Draw(1),))))
    table = given(you=side(hand=[greedy], circles={1: A}))
    table.you.calls(greedy, 1)
    assert table.you.drop == [A]
    assert table.you.hand == []
    table = given(you=side(hand=[greedy], circles={1: A}, deck=[B]))
    table.you.calls(greedy, 2)
    assert table.you.hand == [B]


@WHO
def test_8_4_1_1_rule_actions_go_on_until_none_is_due(who: str) -> None:
    """Damage is dealt by a rule action; the sixth card loses the game by another, and no
    ability that stands by comes in between."""
    healer = unit(
        "Healer",
        t.Auto(
            t.Pattern("damage check", t.Cards(("anywhere",), t.YOU)),
            (v.Heal(one(t.Cards(("damage",), t.YOU))),),
        ),
    )
    table, _me, _them = obeyed(
        who, v.DealDamage(THEIR_VANGUARD), theirs=side(damage=5, circles={1: healer})
    )
    assert table.result == (who, "9.2.2")


def test_8_4_1_1_with_one_card_less_the_ability_is_played() -> None:
    healer = unit(
        "Healer",
        t.Auto(
            t.Pattern("damage check", t.Cards(("anywhere",), t.YOU)),
            (v.Heal(one(t.Cards(("damage",), t.YOU))),),
        ),
    )
    table, _me, them = obeyed(
        "you", v.DealDamage(THEIR_VANGUARD), theirs=side(damage=4, circles={1: healer})
    )
    them.chooses(them.damage[0])
    assert table.result is None
    assert len(them.damage) == 4


@WHO
@pytest.mark.rule("vanguard:8.4.1.2", "vanguard:8.4.1.3")
def test_the_turn_players_abilities_are_played_first_and_then_the_other_players(who: str) -> None:
    mine = unit("Mine", watcher(t.Draw(1)), grade=3)
    theirs = unit("Theirs", watcher(t.Draw(1)), grade=3)
    table = given(
        **seats(who, side(vanguard=mine, hand=[A], deck=[B]), side(vanguard=theirs, deck=[C])),
        turn_of=who,
    )
    table.player(who).calls(A, 1)
    assert played(table) == ["Mine", "Theirs"]
    assert table.player(who).hand == [B]
    assert table.player(other(who)).hand == [C]


@WHO
def test_8_4_1_2_the_turn_player_chooses_which_of_several_is_next(who: str) -> None:
    first = unit("First", watcher(t.Draw(1)), grade=3)
    second = unit("Second", watcher(v.SoulCharge(1)))
    table = given(
        **seats(who, side(vanguard=first, circles={2: second}, hand=[A], deck=[B, C])), turn_of=who
    )
    me = table.player(who)
    me.calls(A, 1)
    assert me.offered == [first, second]
    me.chooses(second)
    assert me.soul == [B]
    assert me.hand == [C]


def test_8_4_1_3_the_other_player_chooses_among_theirs() -> None:
    first = unit("First", watcher(t.Draw(1)), grade=3)
    second = unit("Second", watcher(v.SoulCharge(1)))
    table = given(you=side(hand=[A]), them=side(vanguard=first, circles={2: second}, deck=[B, C]))
    table.you.calls(A, 1)
    table.them.chooses(first)
    assert table.them.hand == [B]
    assert table.them.soul == [C]


def test_8_4_1_2_after_each_ability_rule_actions_come_again() -> None:
    """The first ability calls a unit onto another; the second counts only what is left."""
    on_it = v.Call(one(t.Cards(("drop",), t.YOU)), v.Circles(columns=("left",), front=True))
    three = t.Relation(t.Count(YOUR_REAR_GUARDS), ">=", 3)
    self_placed = t.Pattern("place", t.Self())
    caller = unit(
        "Caller",
        t.Auto(self_placed, (on_it,)),
        t.Auto(self_placed, (t.If(three, (v.SoulCharge(1),)),)),
    )
    table = given(you=side(hand=[caller], circles={1: A}, drop=[B]))
    table.you.calls(caller, 2)
    table.you.chooses(caller)
    assert table.you.circle_cards(1) == [B]
    assert table.you.drop == [A]
    assert table.you.soul == []


def test_8_4_1_3_a_new_ability_of_the_turn_player_goes_before_the_other_players_second() -> None:
    retire = v.Retire(one(t.Cards(("rear-guard",), t.OPPONENT, (t.Named(("Ada",)),))))
    hunter = unit("Hunter", watcher(retire), grade=3)
    scribe = unit("Scribe", watcher(t.Draw(1)))
    mourner = unit("Mourner", when("leave", t.Draw(1), what=YOUR_REAR_GUARDS, to=("drop",)))
    table = given(
        you=side(hand=[A], circles={2: mourner}), them=side(vanguard=hunter, circles={1: scribe})
    )
    table.you.calls(A, 1)
    table.them.chooses(hunter)
    assert played(table) == ["Hunter", "Mourner", "Scribe"]


def test_8_4_1_4_a_check_timing_ends_only_with_nothing_left() -> None:
    first = unit("First", watcher(t.Draw(1)), grade=3)
    second = unit("Second", watcher(v.SoulCharge(1)))
    table = given(you=side(vanguard=first, circles={2: second}, hand=[A]))
    table.you.calls(A, 1)
    table.you.chooses(first)
    assert table.prompt == "main"
    assert table.game.state.standby == []
    assert played(table) == ["First", "Second"]


# 8.4.2. Play timing


@WHO
@pytest.mark.rule("vanguard:8.4.2", "vanguard:8.4.2.1")
def test_a_check_timing_comes_before_the_player_may_act(who: str) -> None:
    early = unit("Early", grade=3, text="[AUTO](VC):At the beginning of your main phase, "
                 "draw a card.")  # fmt: skip
    table = given(**seats(who, side(vanguard=early, deck=[A])), turn_of=who)
    assert table.player(who).hand == [A]
    assert table.player(who).offers("call") == [A]


@WHO
@pytest.mark.rule("vanguard:8.4.2", "vanguard:8.4.2.2")
def test_after_an_action_the_player_may_act_again(who: str) -> None:
    table = given(**seats(who, side(hand=[A, B])), turn_of=who)
    me = table.player(who)
    me.calls(A, 1)
    assert table.prompt == "main"
    me.calls(B, 2)
    assert [me.circle(1), me.circle(2)] == [A, B]


@WHO
@pytest.mark.rule("vanguard:8.4.2", "vanguard:8.4.2.3")
def test_who_does_nothing_ends_the_play_timing_and_the_phase(who: str) -> None:
    table = given(**seats(who, side(hand=[A, B])), turn_of=who)
    me = table.player(who)
    me.calls(A, 1)
    me.passes()
    assert table.halted


def test_8_4_2_2_in_the_guard_step_the_other_player_may_act_again() -> None:
    table = battle(them=side(hand=[A, B, C]))
    table.you.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    table.them.guards(A)
    assert table.prompt == "guard"
    table.them.guards(B)
    assert table.them.guardians == [A, B]
    table.them.passes()
    assert table.them.hand == [C]


def test_8_4_2_2_an_ability_with_a_cost_that_cannot_be_paid_is_no_action() -> None:
    speaker = told(t.Draw(1), cost=(v.CounterBlast(1),))
    table = given(you=side(vanguard=speaker))
    assert table.you.offers("act") == []
    table = given(you=side(vanguard=speaker, damage=1))
    assert table.you.offers("act") == [speaker]

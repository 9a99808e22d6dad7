"""10.35. Dominating."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import circles
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions import domination
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.vanguard.table import (
    Player,
    Side,
    Table,
    given,
    side,
    unit,
)
from tests.games.vanguard.told import (
    THEIR_REAR_GUARDS,
    THEIR_VANGUARD,
    YOUR_REAR_GUARDS,
    gets,
    obeyed,
    one,
    when,
)

WHO = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
D = unit("Dora", grade=2)
RETIRE_OWN = v.Retire(one(YOUR_REAR_GUARDS))


# 10.35. Dominate


def dominated(who: str, *do: t.Effect, mine: Side | None = None, theirs: Side | None = None,
              until_: str = "turn", **more: Any) -> tuple[Table, Player, Player]:  # fmt: skip
    """One of the opponent's rear-guards is dominated (until end of turn), and then this."""
    seize = v.Dominate(one(THEIR_REAR_GUARDS), until_)
    return obeyed(who, seize, *do, mine=mine, theirs=theirs or side(circles={1: A}), **more)


def units_of(player: Player) -> list[str]:
    game = player.table.game
    return [game.state.printed[card].name for card in u.rear_guards(game, player.seat)]


@WHO
@pytest.mark.rule(
    "vanguard:10.35.1", "vanguard:10.35.1.1.1", "vanguard:10.35.2", "vanguard:10.35.2.1"
)
def test_a_dominated_unit_counts_with_the_dominating_player_and_not_with_its_master(
    who: str,
) -> None:
    _table, me, them = dominated(who, mine=side(circles={2: B}))
    assert units_of(me) == ["Bodo", "Ada"]
    assert units_of(them) == []
    assert them.circle(1) is A


@WHO
def test_10_35_1_1_2_a_dominated_unit_is_not_dominated_again(who: str) -> None:
    avenger = unit("Avenger", t.Auto(t.Pattern("dominate"), (v.Dominate(t.EventCard(), "turn"),)))
    seize = v.Dominate(one(t.Cards(("rear-guard",), t.OPPONENT, (t.Named(("Ada",)),))), "turn")
    _table, me, them = obeyed(who, seize, theirs=side(circles={1: A, 2: avenger}))
    assert units_of(me) == ["Ada"]
    assert units_of(them) == ["Avenger"]


@WHO
def test_10_35_1_2_with_no_time_stated_it_lasts_while_the_effect_resolves(who: str) -> None:
    _table, me, them = dominated(who, gets(t.Every(YOUR_REAR_GUARDS), 3000), until_="")
    assert units_of(them) == ["Ada"]
    assert units_of(me) == []
    assert them.power(A) == 10000


@WHO
def test_10_35_1_2_an_attack_that_the_effect_asks_for_belongs_to_it(who: str) -> None:
    attack = v.AttackWith(t.Every(YOUR_REAR_GUARDS), THEIR_VANGUARD)
    strong = unit("Strong", grade=3)
    _table, _me, them = dominated(
        who, attack, theirs=side(circles={1: strong}, deck=[B]), until_=""
    )
    assert them.damage == [B]
    assert units_of(them) == ["Strong"]
    assert not them.stands(strong)


@WHO
def test_10_35_1_3_who_is_master_is_asked_at_the_time_that_is_spoken_of(who: str) -> None:
    """The book's example: a dominated unit that does not stand in "your" next stand phase
    does not stand in its original master's."""
    sleep = t.Lasting("your stand phase", t.Forbid(t.Pattern("stand", t.Self())))
    sleeper = unit("Sleeper", v.Act((), (sleep, t.ToRest(t.Self()))))
    table, me, them = dominated(who, theirs=side(circles={1: sleeper}))
    me.uses(sleeper)
    assert not them.stands(sleeper)
    me.passes()
    table.begins("end phase")
    table.game.state.turn_player = them.seat
    table.game.state.limits["turn began"] = table.game.state.tick()
    table.begins("stand phase")
    assert not them.stands(sleeper)
    table.begins("stand phase")
    assert them.stands(sleeper)


@WHO
def test_10_35_1_4_of_a_legion_both_are_dominated(who: str) -> None:
    leader, mate = unit("Leader", grade=3), unit("Mate", grade=2)
    seize = v.Dominate(t.Every(t.Cards(("vanguard",), t.OPPONENT, (v.InState("leader"),))), "turn")
    table, me, them = obeyed(who, seize, theirs=side(vanguard=[leader, mate]))
    assert masters.master(table.game, them.find(mate)) == me.seat


@WHO
@pytest.mark.rule("vanguard:10.35.2.2", "vanguard:10.35.2.3")
def test_effects_on_the_dominating_players_units_reach_it_and_its_abilities_are_theirs(
    who: str,
) -> None:
    helper = unit(
        "Helper", t.Continuous((t.Change(t.Every(YOUR_REAR_GUARDS), "power", "add", 1000),))
    )
    worker = unit("Worker", v.Act((), (t.Draw(1),)), when("become", t.Draw(2)))
    _table, me, them = dominated(
        who, v.Become(one(t.Cards(("rear-guard",), t.YOU, (t.Named(("Worker",)),))), "blazing"),
        mine=side(circles={2: helper}), theirs=side(circles={1: worker}),
    )  # fmt: skip
    assert them.power(worker) == 8000
    assert len(me.hand) == 2
    me.uses(worker)
    assert len(me.hand) == 3
    assert them.hand == []


@WHO
def test_10_35_2_3_1_a_timed_trigger_is_played_by_whoever_dominated_it_then(who: str) -> None:
    later = t.Lasting("once", t.Auto(t.Pattern("end turn"), (t.Draw(1),)))
    planner = unit("Planner", v.Act((), (later,)))
    table, me, them = dominated(who, theirs=side(circles={1: planner}), until_="battle")
    me.uses(planner)
    me.passes()
    table.game.expire("battle")
    assert units_of(them) == ["Planner"]
    table.begins("end phase")
    assert len(me.hand) == 1
    assert them.hand == []


@WHO
def test_10_35_2_4_a_dominated_unit_that_is_locked_is_dominated_no_longer(who: str) -> None:
    lock = v.Lock(t.Every(YOUR_REAR_GUARDS))
    table, me, them = dominated(who, lock)
    assert them.is_locked(A)
    assert masters.master(table.game, them.find(A)) == them.seat
    assert [each for each in table.game.state.effects if each.term == domination.DOMINATED] == []
    assert units_of(me) == []


@WHO
def test_10_35_2_5_if_cards_went_to_both_decks_both_are_shuffled(who: str) -> None:
    cards = [unit(f"Card {number}") for number in range(12)]
    back = t.Put(t.Every(t.Cards(("drop",), "each")), "deck")
    mixer = unit("Mixer", v.Act((), (back, t.Shuffle())))
    mine = side(drop=[B], deck_of_plain=12)
    _table, me, them = dominated(
        who, mine=mine, theirs=side(circles={1: mixer}, drop=[C], deck=cards, deck_of_plain=0)
    )
    me.uses(mixer)
    assert C in them.deck
    assert [card for card in them.deck if card is not C] != cards


@WHO
@pytest.mark.rule("vanguard:10.35.3", "vanguard:10.35.3.1")
def test_its_column_is_the_dominating_players(who: str) -> None:
    """The opponent's right front circle is in one's own left column."""
    left = t.Cards(("rear-guard",), t.YOU, (v.Column("left"),))
    _table, _me, them = dominated(
        who, gets(t.Every(left), 1000), mine=side(circles={1: B}), theirs=side(circles={2: A})
    )
    assert them.power(A) == 8000
    _table, _me, them = dominated(who, gets(t.Every(left), 1000), theirs=side(circles={1: A}))
    assert them.power(A) == 7000


@WHO
def test_10_35_3_2_circles_of_different_players_are_not_one_row(who: str) -> None:
    table = given()
    mine, theirs = z.rear_guard_circle(0, 1), z.rear_guard_circle(1, 1)
    seat = table.player(who).seat
    assert not circles.related(table.game, "row", mine, theirs, seat)
    assert circles.related(table.game, "row", mine, z.rear_guard_circle(0, 2), seat)
    assert not circles.related(table.game, "row", mine, z.rear_guard_circle(0, 3), seat)
    assert not circles.related(table.game, "behind", mine, theirs, seat)


@WHO
@pytest.mark.rule("vanguard:10.35.4.1", "vanguard:10.35.4.3")
def test_it_leaves_to_the_zones_of_its_owner(who: str) -> None:
    _table, me, them = dominated(who, RETIRE_OWN)
    assert them.drop == [A]
    assert me.drop == []
    _table, me, them = dominated(who, t.Put(one(YOUR_REAR_GUARDS), "hand"))
    assert them.hand == [A]
    assert me.hand == []


@WHO
def test_10_35_4_2_it_moves_to_no_circle_of_a_player_who_does_not_own_it(who: str) -> None:
    move = v.MoveTo(one(YOUR_REAR_GUARDS), v.Circles(open=True))
    _table, me, them = dominated(who, move)
    assert them.circle(1) is A
    assert [me.circle(number) for number in range(1, 6)] == [None] * 5
    move = v.MoveTo(one(YOUR_REAR_GUARDS), v.Circles(t.OPPONENT, open=True))
    _table, me, them = dominated(who, move)
    me.chooses(4)
    assert them.circle(4) is A


@WHO
@pytest.mark.rule("vanguard:10.35.5", "vanguard:10.35.5.1")
def test_no_card_is_called_to_its_circle_that_the_circles_master_does_not_own(who: str) -> None:
    call = v.Call(one(t.Cards(("drop",), t.YOU)), v.Circles(t.OPPONENT))
    _table, me, them = dominated(who, call, mine=side(drop=[B]))
    assert 1 not in me.offered
    me.chooses(2)
    assert them.circle(1) is A


@WHO
def test_10_35_6_a_dominated_rear_guard_does_not_boost(who: str) -> None:
    booster = unit("Booster", grade=1)
    seize = v.Dominate(t.Every(THEIR_REAR_GUARDS), "turn")
    attack = v.AttackWith(
        t.Every(t.Cards(("rear-guard",), t.YOU, (t.Named(("Cora",)),))), THEIR_VANGUARD
    )
    table, _me, them = obeyed(who, seize, attack, theirs=side(circles={1: C, 3: booster}, deck=[B]))
    assert them.stands(booster)
    assert them.damage == [B]
    assert not domination.can_support(table.game, them.find(booster))


@WHO
def test_10_35_7_drive_checks_of_a_dominated_vanguard_are_the_dominating_players(who: str) -> None:
    seize = v.Dominate(t.Every(t.Cards(("vanguard",), t.OPPONENT)), "turn")
    attack = v.AttackWith(t.Every(t.Cards(("vanguard",), t.YOU, (t.Named(("Cora",)),))),
                          t.Every(t.Cards(("rear-guard",), t.OPPONENT)))  # fmt: skip
    _table, me, them = obeyed(
        who, seize, attack, mine=side(deck=[A, B]), theirs=side(vanguard=C, circles={1: D})
    )
    assert me.hand == [A, B]
    assert them.hand == []
    assert them.circle(1) is None

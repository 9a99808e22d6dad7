"""10.31, 10.34, 10.35, 10.37. Time leap, attacks by a text, dominating, flipping over."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c02_cards.printed import compile_card, compile_other_side, read_file
from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import circles
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions import domination
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN_VANGUARD,
    Player,
    Side,
    Table,
    battle,
    g_unit,
    given,
    having,
    rested,
    seats,
    side,
    unit,
    up,
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


# 10.31. Time leap

LEAP = v.TimeLeap(one(YOUR_REAR_GUARDS))


@WHO
def test_10_31_2_a_time_leap_binds_and_calls_one_a_grade_higher_till_the_end_of_turn(
    who: str,
) -> None:
    table, me, _them = obeyed(who, LEAP, mine=side(circles={1: A}, deck=[C, B]))
    assert me.bind == [A]
    assert me.offered == [B]
    me.chooses(B)
    me.chooses(2)
    assert me.circle(2) is B
    assert me.circle(1) is None
    me.passes()
    table.begins("end phase")
    me.chooses(3)
    assert me.circle(2) is None
    assert me.deck[-1] is B
    assert me.circle(3) is A
    assert me.bind == []


def test_10_31_2_if_the_called_unit_does_not_go_under_the_deck_the_bound_card_stays() -> None:
    table, me, _them = obeyed("you", LEAP, RETIRE_OWN, mine=side(circles={1: A}, deck=[B]))
    me.chooses(B)
    me.chooses(2)
    assert me.drop == [B]
    me.passes()
    table.begins("end phase")
    assert me.bind == [A]


def test_10_31_2_nothing_is_called_for_a_unit_that_could_not_be_bound() -> None:
    stays = unit("Stays", t.Forbid(t.Pattern("leave", t.Self(), to=("bind",))), grade=1)
    _table, me, _them = obeyed("you", LEAP, mine=side(circles={1: stays}, deck=[B]))
    assert me.circle(1) is stays
    assert me.deck[0] is B


# 10.34. To attack

ATTACK = v.AttackWith(t.Every(YOUR_REAR_GUARDS), THEIR_VANGUARD)


@WHO
@pytest.mark.rule("vanguard:10.34.1", "vanguard:10.34.1.2")
def test_an_attack_by_a_text_is_resolved_after_the_effect_and_then_the_next(who: str) -> None:
    table, me, them = obeyed(
        who, ATTACK, RETIRE_OWN, mine=side(circles={1: C, 2: C, 3: B}), theirs=side(deck=[A, B])
    )
    assert them.damage == []
    me.chooses(B)
    me.chooses(C)
    assert them.damage == [A, B]
    assert table.prompt == "main"


AGAIN = "[AUTO](RC)[1/turn]:When this unit attacks, [Stand] this unit."
ONCE = "[AUTO](RC)[1/turn]:When this unit attacks, this unit gets [Power] +1000 until end of turn."
SEIZES = unit(
    "Puppeteer",
    text="[ACT](VC):Choose one of your opponent's rear-guards, [Stand] and dominate it, and "
    "attack your opponent's other unit.",
    grade=3,
)


@WHO
@pytest.mark.rule("vanguard:10.34.1.2", "vanguard:10.35.1.2")
@pytest.mark.parametrize(("text", "attacks"), [(AGAIN, 2), (ONCE, 1)])
def test_a_unit_that_attacks_by_a_text_and_stands_again_attacks_again(
    who: str, text: str, attacks: int
) -> None:
    """Q. A unit that a text has attack stands again. A. After its attack it is looked again who
    attacks: it does, and is dominated until then, whatever else is resolved meanwhile."""
    puppet = unit("Puppet", text=text, grade=3, power=11000)
    theirs = side(circles={1: puppet}, deck=[A, B, A])
    table = given(**seats(who, side(vanguard=SEIZES), theirs), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.uses(SEIZES)
    assert them.damage == [A, B][:attacks]
    assert table.prompt == "main"
    assert not them.stands(puppet)


@WHO
@pytest.mark.rule("vanguard:10.34.1.2", "vanguard:2.8.1.1.4")
def test_another_unit_that_stands_meanwhile_attacks_again_too(who: str) -> None:
    """Of units that shall attack their player says which is next, each time anew."""
    strong = unit("Strong", grade=3, power=13000)
    herald = unit(
        "Herald",
        text="[AUTO](RC)[1/turn]:When this unit attacks, choose one of your other rear-guards, "
        "and [Stand] it.",
        grade=3,
    )
    table, me, them = obeyed(
        who, ATTACK, mine=side(circles={1: strong, 2: herald}), theirs=side(deck=[A, B, C, A])
    )
    assert me.offered == [strong, herald]
    me.chooses(strong)
    assert them.damage == [A, B, C]
    assert table.prompt == "main"


@WHO
@pytest.mark.rule("vanguard:10.34.1.1")
def test_an_attacker_must_stand_and_be_free_to_attack(who: str) -> None:
    held = unit("Held", t.Forbid(t.Pattern("attack", t.Self())), grade=3)
    _table, _me, them = obeyed(who, ATTACK, mine=side(circles={1: rested(C), 2: held}))
    assert them.damage == []
    safe = unit("Safe", t.Forbid(t.Pattern("attacked", t.Self())), grade=3)
    _table, me, them = obeyed(who, ATTACK, mine=side(circles={1: C}), theirs=side(vanguard=safe))
    assert them.damage == []
    assert me.stands(C)


@WHO
def test_10_34_1_1_a_unit_of_the_back_row_can_be_told_to_attack(who: str) -> None:
    _table, me, them = obeyed(who, ATTACK, mine=side(circles={4: C}))
    assert len(them.damage) == 1
    assert not me.stands(C)


@WHO
def test_10_34_1_3_one_asked_for_in_a_battle_waits_for_its_end(who: str) -> None:
    starter = unit("Starter", when("attack", ATTACK), grade=3)
    theirs = side(deck=[A, B], hand=[A])
    table = battle(**seats(who, side(vanguard=starter, circles={1: C}), theirs), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.attacks(starter, PLAIN_VANGUARD)
    assert me.stands(C)
    assert table.prompt == "guard"
    them.passes()
    assert them.damage == [A]
    assert not me.stands(C)
    them.passes()
    assert them.damage == [A, B]


@WHO
@pytest.mark.rule("vanguard:10.34.1.2", "vanguard:9.4.1")
def test_guardians_stay_while_a_battle_is_fought_outside_the_battle_phase(who: str) -> None:
    theirs = side(hand=[A, A])
    table, me, them = obeyed(who, ATTACK, mine=side(circles={1: C}), theirs=theirs)
    assert table.prompt == "guard"
    them.guards(A)
    assert them.guardians == [A]
    them.passes()
    assert them.damage == []
    assert them.guardians == []
    assert not me.stands(C)


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


# 10.37, 12.10. Cards with two sides

TWO_SIDES = """
[[card]]
number = "TEST-TWO"
name = "Sleeping Sun"
type = "normal"
grade = 3
power = 11000
clan = ["Nubatama"]
icons = ["twin drive"]
[card.other_side]
name = "Waking Sun"
type = "G"
grade = 4
power = 50000
clan = ["Nubatama"]
icons = ["triple drive"]
"""
_printed = read_file(TWO_SIDES)[0]
FLIP = v.Act((), (v.FlipOver(t.Self()),))
SUN = having(compile_card(_printed), FLIP, v.StrideSkill((), ultimate=True))
_other = compile_other_side(_printed)
assert _other is not None
WAKING: Card = _other


def sunny(who: str, mine: Side, **more: Any) -> tuple[Table, Player]:
    table = given(**seats(who, mine), turn_of=who, others=[SUN, WAKING], **more)
    return table, table.player(who)


@WHO
@pytest.mark.rule(
    "vanguard:10.37.1", "vanguard:12.10.3.1", "vanguard:12.10.3.1.1", "vanguard:12.10.3.4"
)
def test_flipped_over_it_is_its_other_side_and_the_same_card(who: str) -> None:
    table, me = sunny(who, side(vanguard=SUN))
    card = me.find(SUN)
    identity = table.game.state.identity[card]
    me.uses(SUN)
    assert me.vanguard is WAKING
    assert me.power(WAKING) == 50000
    assert table.game.state.identity[card] == identity


@WHO
def test_10_37_2_to_flip_over_is_not_to_turn_face_down(who: str) -> None:
    table, me = sunny(who, side(vanguard=SUN))
    me.uses(SUN)
    assert table.game.state.face[me.find(WAKING)] == 0


@WHO
def test_10_37_3_a_card_with_one_side_is_not_flipped_over(who: str) -> None:
    hears = unit("Hearer", when("flip over", t.Draw(1), what=t.Cards(("field",), t.YOU)))
    _table, me, _them = obeyed(who, v.FlipOver(t.Self()), mine=side(circles={1: hears}))
    assert me.vanguard is not None
    assert me.vanguard.name == "Speaker"
    assert me.hand == []


@WHO
def test_12_10_3_2_a_game_begins_with_the_normal_side(who: str) -> None:
    from headjudge.games.vanguard.c05_preparing import make_cards

    table, me = sunny(who, side(vanguard=SUN))
    game = table.game
    before = len(game.state.printed)
    make_cards(game, me.seat, [WAKING, SUN], [], "")
    assert [each.name for each in game.state.printed[before:]] == ["Sleeping Sun"] * 2


@WHO
def test_12_10_3_3_elsewhere_than_on_circles_and_in_the_g_zone_it_is_the_normal_side(
    who: str,
) -> None:
    retire = v.Act((), (v.FlipOver(one(YOUR_REAR_GUARDS)), t.Put(one(YOUR_REAR_GUARDS), "hand")))
    boss = unit("Boss", retire, grade=3)
    _table, me = sunny(who, side(vanguard=boss, circles={1: SUN}))
    me.uses(boss)
    assert me.hand == [SUN]
    assert me.g_zone == []


@WHO
@pytest.mark.rule("vanguard:10.28.2.1.2", "vanguard:11.42.2.2", "vanguard:11.42.2.2.1")
def test_its_ultimate_stride_removes_all_other_cards_then_flips_and_strides(who: str) -> None:
    dragons = [unit(f"Zeroth {number}", grade=3, race=["Zeroth Dragon"]) for number in range(5)]
    mine = side(
        vanguard=SUN, bind=dragons, circles={1: A, 4: B}, soul=[C], g_zone=[up(g_unit("Old"))]
    )
    table, me = sunny(who, mine, phase="ride phase")
    if table.prompt == "ride":
        me.passes()
    me.strides(SUN)
    assert me.vanguards == [WAKING]
    assert me.soul == []
    assert me.g_zone == []
    assert sorted([card.name for card in me.removed]) == ["Ada", "Bodo", "Cora", "Old"]
    assert me.bind == dragons
    fewer = side(vanguard=SUN, bind=[*dragons[:4], dragons[0]], circles={1: A})
    table, me = sunny(who, fewer, phase="ride phase")
    assert me.why_not("stride", SUN) == "10.28.2.1.2"
    table.leave_open()


@pytest.mark.rule("vanguard:8.5.2.4", "vanguard:11.42.2.2")
def test_its_cost_is_paid_before_the_other_cards_are_removed() -> None:
    """Q. The ultimate stride costs a card of my soul, and removes my soul. Can I pay?
    A. Yes, the cost is paid first: that card goes to the drop zone, and the rest is removed."""
    dear = having(SUN, v.StrideSkill((v.SoulBlast(1),), ultimate=True))
    dragons = [unit(f"Zeroth {number}", grade=3, race=["Zeroth Dragon"]) for number in range(5)]
    mine = side(vanguard=dear, bind=dragons, soul=[C, C], g_zone=[up(g_unit("Old"))])
    table = given(you=mine, others=[dear, WAKING], phase="ride phase")
    if table.prompt == "ride":
        table.you.passes()
    table.you.strides(dear)
    table.answer(0)
    assert (table.you.drop, table.you.soul) == ([C], [])
    assert sorted([card.name for card in table.you.removed]) == ["Cora", "Old"]

"""9. Rule actions: losing, overloaded circles, and the damage process."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    battle,
    given,
    seats,
    side,
    trigger,
    unit,
)
from tests.games.vanguard.told import THEIR_VANGUARD, YOUR_VANGUARD, obeyed, one, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])

Strong = unit("Strong", grade=2, power=30000)


@BOTH
@pytest.mark.rule("vanguard:9.2.2", "vanguard:1.2.2.1", "vanguard:4.8.3", "vanguard:1.2.1")
def test_9_2_2_a_player_with_six_cards_in_the_damage_zone_loses(who: str) -> None:
    table = battle(**seats(who, side(circles={1: Strong}), side(damage=5)), turn_of=who)
    table.player(who).attacks(Strong, PLAIN_VANGUARD)
    assert table.result == (who, "9.2.2")


@pytest.mark.rule("vanguard:9.2.2")
def test_9_2_2_five_are_not_enough() -> None:
    table = battle(you=side(circles={1: Strong}), them=side(damage=4))
    table.you.attacks(Strong, PLAIN_VANGUARD)
    assert table.result is None
    assert len(table.them.damage) == 5


@BOTH
@pytest.mark.rule("vanguard:9.2.3", "vanguard:1.2.2.2")
def test_9_2_3_a_player_without_a_deck_loses(who: str) -> None:
    mine = side(deck=[PLAIN], deck_of_plain=0)
    table = given(**seats(who, mine), phase="draw phase", turn_of=who)
    assert table.result == (other(who), "9.2.3")


@pytest.mark.rule("vanguard:1.2.3")
def test_1_2_3_when_both_lose_at_the_same_time_the_game_is_drawn() -> None:
    table = given(you=side(damage=6), them=side(damage=6))
    assert table.result == ("draw", "1.2.3")


@BOTH
@pytest.mark.rule("vanguard:1.2.4")
def test_1_2_4_who_concedes_loses_on_the_spot(who: str) -> None:
    table = given()
    table.player(who).concedes()
    assert table.result == (other(who), "1.2.4")


@BOTH
@pytest.mark.rule("vanguard:9.2.1")
def test_9_2_1_whoever_meets_a_losing_condition_loses(who: str) -> None:
    assert given(**seats(who, side(damage=6))).result == (other(who), "9.2.2")
    assert given(**seats(who, side(deck_of_plain=0))).result == (other(who), "9.2.3")
    assert given(**seats(who, side(vanguard=[]))).result == (other(who), "9.2.4")
    assert given(**seats(who, side(damage=5, deck_of_plain=1))).result is None


@BOTH
@pytest.mark.rule("vanguard:9.2.1", "vanguard:9.1.3")
def test_9_2_1_two_players_with_different_losing_conditions_lose_together(who: str) -> None:
    table = given(**seats(who, side(damage=6), side(deck_of_plain=0)))
    assert table.result == ("draw", "1.2.3")


@pytest.mark.rule("vanguard:9.1.2")
def test_9_1_2_what_is_over_before_the_check_timing_brings_nothing_about() -> None:
    """Six cards lie in the damage zone while the effect is under way, and five after it."""
    order = (
        t.Put(t.Every(t.Cards(("hand",), t.YOU)), "damage"),
        v.Heal(t.Pick(1, t.Cards(("damage",), t.YOU))),
    )
    table, me, _ = obeyed("you", *order, mine=side(damage=5, hand=[PLAIN]))
    assert len(me.damage) == 6
    me.chooses(PLAIN)
    assert table.result is None
    table, _, _ = obeyed("you", order[0], mine=side(damage=5, hand=[PLAIN]))
    assert table.result == ("them", "9.2.2")


@BOTH
@pytest.mark.rule("vanguard:9.1.3")
def test_9_1_3_all_that_are_due_happen_at_the_same_time(who: str) -> None:
    """Both players' circles are cleared at once, and a vanguard is found with it."""
    old, new = unit("Old"), unit("New")
    mine = side(circles={1: [old, new]}, vanguard=[], soul=[PLAIN_VANGUARD])
    theirs = side(circles={2: [old, new]}, guardians=[PLAIN])
    table = given(**seats(who, mine, theirs), turn_of=who)
    me, they = table.player(who), table.player(other(who))
    assert me.circle_cards(1) == they.circle_cards(2) == [new]
    assert me.vanguard == PLAIN_VANGUARD
    assert they.drop == [old, PLAIN]
    moved = [entry for entry in table.game.log or () if entry.path[-2:-1] == ("9.1.3",)]
    assert [entry.message for entry in moved] == ["leave", "leave", "leave", "place"]
    assert [entry.rule for entry in moved] == ["9.3.6", "9.3.6", "9.4.1", "9.5.1"]
    stamps = [table.game.state.stamp[entry.card] for entry in moved]
    assert len(set(stamps)) == 1


@pytest.mark.rule("vanguard:9.1.2")
def test_9_1_2_rule_actions_wait_for_a_check_timing() -> None:
    """A heal in the damage check saves a player: the check comes after it."""
    bell = trigger("heal")
    table = battle(you=side(circles={1: Strong}, damage=5), them=side(damage=5, deck=[bell, PLAIN]))
    table.you.attacks(Strong, PLAIN_VANGUARD)
    table.them.chooses(0)
    table.them.chooses(PLAIN)
    assert table.result is None
    assert len(table.them.damage) == 5
    assert bell in table.them.damage


@pytest.mark.rule("vanguard:9.5.1")
def test_9_5_1_who_has_no_vanguard_rides_a_card_of_the_soul() -> None:
    old, new = unit("Old"), unit("New")
    table = given(you=side(vanguard=[], soul=[old, new]))
    table.you.chooses(new)
    assert table.you.vanguard == new
    assert table.you.soul == [old]


@pytest.mark.rule("vanguard:9.5.1")
def test_9_5_1_who_has_one_does_not_ride_whatever_else_is_due() -> None:
    old, new = unit("Old"), unit("New")
    table = given(you=side(circles={1: [old, new]}, soul=[PLAIN]))
    assert (table.you.vanguard, table.you.soul) == (PLAIN_VANGUARD, [PLAIN])
    assert table.you.drop == [old]


@BOTH
@pytest.mark.rule("vanguard:9.5.1", "vanguard:1.3.4")
def test_9_5_1_if_both_have_none_the_turn_player_chooses_first(who: str) -> None:
    old, new = unit("Old"), unit("New")
    you, them = [side(vanguard=[], soul=[old, new]) for _side in (0, 1)]
    table = given(you, them, turn_of=who)
    for name in (who, other(who)):
        table.player(name).chooses(new)
    assert table.you.vanguard == table.them.vanguard == new


@pytest.mark.rule("vanguard:9.2.4", "vanguard:9.5.1.1")
def test_9_2_4_without_vanguard_and_soul_a_player_loses() -> None:
    assert given(you=side(vanguard=[])).result == ("them", "9.2.4")


@BOTH
@pytest.mark.rule("vanguard:9.1.2")
@pytest.mark.rule("vanguard:9.4.1")
def test_9_4_1_guardians_outside_the_battle_phase_go_to_the_drop_zone(who: str) -> None:
    player = given(**seats(who, side(guardians=[PLAIN]))).player(who)
    assert player.guardians == []
    assert player.drop == [PLAIN]


@pytest.mark.rule("vanguard:9.1.2", "vanguard:9.4.1", "vanguard:1.3.3")
def test_9_4_1_but_not_one_that_cannot_leave() -> None:
    stuck = unit("Stuck", t.Forbid(t.Pattern("leave", t.Self(), to=("drop",))))
    table = given(you=side(guardians=[stuck, PLAIN]))
    assert (table.you.guardians, table.you.drop) == ([stuck], [PLAIN])


@BOTH
@pytest.mark.rule("vanguard:9.4.1")
def test_9_4_1_in_the_battle_phase_they_stay(who: str) -> None:
    table = battle(**seats(who, side(), side(guardians=[PLAIN])), turn_of=who)
    assert table.player(other(who)).guardians == [PLAIN]


@BOTH
@pytest.mark.rule("vanguard:9.5.1")
def test_9_5_1_it_rides_as_a_superior_ride_from_the_soul(who: str) -> None:
    eager = unit("Eager", when("place", t.Draw(1), cause="ride"), grade=3)
    table = given(**seats(who, side(vanguard=[], soul=[eager])), turn_of=who)
    assert table.player(who).vanguard == eager
    assert table.player(who).hand == [PLAIN]


# 9.6. The damage process


def dealing(*amounts: int) -> tuple[t.Effect, ...]:
    """Deal the master's vanguard so much damage, and the opponent's so much."""
    return tuple(
        v.DealDamage(what, amount)
        for what, amount in zip((YOUR_VANGUARD, THEIR_VANGUARD), amounts, strict=True)
        if amount
    )


@BOTH
@pytest.mark.rule("vanguard:9.6.1", "vanguard:9.6.2", "vanguard:9.6.3", "vanguard:9.6.6")
@pytest.mark.parametrize("amount", [0, 1, 3])
def test_9_6_1_vanguard_damage_becomes_cards_in_the_damage_zone(who: str, amount: int) -> None:
    deck = [unit("First"), unit("Second"), unit("Third")]
    table, _, they = obeyed(who, *dealing(0, amount), theirs=side(deck=deck))
    assert they.damage == deck[:amount]
    assert they.vanguard_damage == 0
    assert they.trigger_zone == []
    assert they.face_down("damage") == []


@BOTH
@pytest.mark.rule("vanguard:9.6.1")
def test_9_6_1_other_rule_actions_come_before_it(who: str) -> None:
    """A circle is cleared, and only then the damage is checked."""
    call = v.Call(one(t.Cards(("hand",), t.YOU)), v.Circles(front=True, columns=("left",)))
    mine = side(circles={1: PLAIN}, hand=[Strong])
    table, me, they = obeyed(who, *dealing(0, 1), call, mine=mine)
    assert me.drop == [PLAIN]
    assert len(they.damage) == 1
    kinds = [(entry.message, entry.rule) for entry in table.game.log or ()]
    assert kinds.index(("leave", "9.3.6")) < kinds.index(("put", "9.6.3"))


@BOTH
@pytest.mark.rule("vanguard:9.6.1.1")
def test_9_6_1_1_of_two_vanguards_the_turn_players_is_dealt_with_first(who: str) -> None:
    """Q. Both of us have five cards of damage, and each vanguard is dealt one. Is it a draw?
    A. No: the turn player has six before the other's is checked, and loses."""
    mine, theirs = side(damage=5), side(damage=5)
    table, me, they = obeyed(who, *dealing(1, 1), mine=mine, theirs=theirs)
    assert table.result == (other(who), "9.2.2")
    assert (len(me.damage), len(they.damage)) == (6, 5)


@BOTH
@pytest.mark.rule("vanguard:9.6.1.1")
def test_9_6_1_1_then_the_others(who: str) -> None:
    table, me, they = obeyed(who, *dealing(2, 1))
    assert (len(me.damage), len(they.damage)) == (2, 1)
    seats_checked = [entry.seat for entry in table.logged("put") if entry.rule == "9.6.3"]
    assert seats_checked == [me.seat, me.seat, they.seat]


@BOTH
@pytest.mark.rule("vanguard:9.6.3")
def test_9_6_3_the_card_lies_in_the_trigger_zone_while_its_icon_works(who: str) -> None:
    bell = trigger("critical")
    table, _, they = obeyed(who, *dealing(0, 1), theirs=side(deck=[bell]))
    assert table.prompt == "trigger order"
    assert they.trigger_zone == [bell]
    assert they.damage == []
    they.chooses(0)
    assert they.damage == [bell]


@BOTH
@pytest.mark.rule("vanguard:9.6.3", "vanguard:9.2.3")
def test_9_6_3_who_has_no_card_left_to_reveal_loses(who: str) -> None:
    theirs = side(deck=[PLAIN], deck_of_plain=0)
    table, _, they = obeyed(who, *dealing(0, 2), theirs=theirs)
    assert table.result == (who, "9.2.3")
    assert they.damage == [PLAIN]


@BOTH
@pytest.mark.rule("vanguard:9.6.4")
def test_9_6_4_that_is_a_damage_check_and_abilities_hear_it(who: str) -> None:
    hears = unit("Hears", t.Auto(t.Pattern("damage check", who=t.YOU), (t.Draw(1),)))
    _, me, they = obeyed(
        who, *dealing(0, 1), mine=side(circles={4: hears}), theirs=side(circles={4: hears})
    )
    assert me.hand == []
    assert they.hand == [PLAIN]


@pytest.mark.rule("vanguard:9.6.5")
def test_9_6_5_a_trigger_of_a_strange_clan_does_nothing() -> None:
    bell = trigger("draw", clan=["Kagero"])
    table, _, they = obeyed("you", *dealing(0, 1), theirs=side(deck=[bell]))
    assert table.prompt == "main"
    assert they.hand == []
    assert they.damage == [bell]


@pytest.mark.rule("vanguard:9.6.6")
def test_9_6_6_a_card_becomes_damage_only_after_its_icon_has_worked() -> None:
    """Its own heal does not find it."""
    bell = trigger("heal")
    table, _, they = obeyed("you", *dealing(0, 1), theirs=side(deck=[bell], damage=1))
    they.chooses(0)
    assert table.prompt == "main"
    assert they.drop == [PLAIN]
    assert they.damage == [bell]


@BOTH
@pytest.mark.rule("vanguard:9.6.7")
def test_9_6_7_the_whole_process_comes_before_anybody_loses(who: str) -> None:
    """Q. With five damage I am dealt two. Do I stop at six?
    A. No: both are checked, and then you lose."""
    table, _, they = obeyed(who, *dealing(0, 2), theirs=side(damage=5))
    assert table.result == (who, "9.2.2")
    assert len(they.damage) == 7


@pytest.mark.rule("vanguard:9.6.5", "vanguard:9.6.6", "vanguard:10.15.1")
def test_9_6_5_the_trigger_of_a_damage_check_works_and_the_card_becomes_damage() -> None:
    bell = trigger("draw")
    drawn = unit("Drawn")
    table = battle(you=side(circles={1: Strong}), them=side(deck=[bell, drawn]))
    table.you.attacks(Strong, PLAIN_VANGUARD)
    table.them.chooses(0)
    assert table.them.hand == [drawn]
    assert table.them.damage == [bell]
    assert table.them.power(PLAIN_VANGUARD) == 16000


@pytest.mark.rule("vanguard:9.6.7")
def test_9_6_7_each_damage_is_checked_by_itself() -> None:
    heavy = unit("Heavy", grade=2, power=30000, critical=2)
    heard = unit("Heard", t.Auto(t.Pattern("damage check", who=t.YOU), (t.Draw(1),)))
    table = battle(you=side(circles={1: heavy}), them=side(circles={3: heard}))
    table.you.attacks(heavy, PLAIN_VANGUARD)
    assert len(table.them.damage) == 2
    table.them.chooses(heard)
    assert len(table.them.hand) == 2

"""9. Rule actions: losing, overloaded circles, and the damage process."""

from __future__ import annotations

import pytest

from headjudge.language import terms as t
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    battle,
    given,
    other,
    seats,
    side,
    trigger,
    unit,
)

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


@pytest.mark.rule("vanguard:9.2.4", "vanguard:9.5.1.1")
def test_9_2_4_without_vanguard_and_soul_a_player_loses() -> None:
    assert given(you=side(vanguard=[])).result == ("them", "9.2.4")


@pytest.mark.rule("vanguard:9.4.1")
def test_9_4_1_guardians_outside_the_battle_phase_go_to_the_drop_zone() -> None:
    table = given(you=side(guardians=[PLAIN]))
    assert table.you.guardians == []
    assert table.you.drop == [PLAIN]


@pytest.mark.rule("vanguard:9.3.7")
def test_9_3_7_of_units_placed_together_their_player_chooses_one() -> None:
    left, right = unit("Left"), unit("Right")
    table = given(you=side(circles={1: left, 2: right}), phase="")
    state = table.game.state
    for card in (table.you.find(left), table.you.find(right)):
        table.game.put(card, 3)
    state.stamp[table.you.find(left)] = state.stamp[table.you.find(right)]
    table.begins("main phase")
    assert table.prompt == "overload"
    table.you.chooses(left)
    assert table.you.circle_cards(3) == [left]
    assert table.you.drop == [right]


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

"""2.8. Trigger icons."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.cards import Card
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    Table,
    battle,
    given,
    rested,
    seats,
    side,
    trigger,
    unit,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
# One drive check, and no unit but itself that could be chosen without being asked.
Boss = unit("Boss", grade=3, icons=[])
Ally = unit("Ally", grade=2)
Wall = unit("Wall", grade=3, power=50000)


def checked(who: str, card: Card, theirs: Any = None, **mine: Any) -> tuple[Table, Player]:
    """That player's vanguard has attacked, and a drive check has revealed this card."""
    whole: dict[str, Any] = (
        {"vanguard": Boss, "circles": {2: Ally}} | mine | {"deck": [card, PLAIN, PLAIN]}
    )
    table = battle(**seats(who, side(**whole), theirs or side(vanguard=Wall)), turn_of=who)
    table.player(who).attacks(Boss, theirs.has["vanguard"][0].card if theirs else Wall)
    return table, table.player(who)


@BOTH
def test_2_8_1_1_1_a_card_without_an_icon_does_nothing(who: str) -> None:
    table, me = checked(who, PLAIN)
    assert me.power(Boss) == 11000
    assert me.power(Ally) == 9000
    assert me.hand == [PLAIN]
    assert table.logged("trigger") == []


@BOTH
def test_2_8_1_1_2_a_critical_trigger_gives_critical_and_power_to_different_units(
    who: str,
) -> None:
    table, me = checked(who, trigger("critical"))
    me.chooses(0)
    assert table.prompt == "trigger critical"
    me.chooses(Boss)
    assert table.prompt == "trigger power"
    me.chooses(Ally)
    assert me.value(Boss, "critical") == 2
    assert me.power(Boss) == 11000
    assert me.value(Ally, "critical") == 1
    assert me.power(Ally) == 14000


def test_2_8_1_1_2_or_to_the_same_unit() -> None:
    _table, me = checked("you", trigger("critical"))
    me.chooses(0)
    me.chooses(Ally)
    me.chooses(Ally)
    assert me.value(Ally, "critical") == 2
    assert me.power(Ally) == 14000


def test_2_8_1_1_2_both_until_end_of_turn() -> None:
    table, me = checked("you", trigger("critical"))
    me.chooses(0)
    me.chooses(Ally)
    me.chooses(Ally)
    me.ends_attacks()
    table.begins("end phase")
    assert me.value(Ally, "critical") == 1
    assert me.power(Ally) == 9000


@BOTH
def test_2_8_1_1_3_a_draw_trigger_draws_a_card_and_gives_power(who: str) -> None:
    bell = trigger("draw")
    _table, me = checked(who, bell)
    me.chooses(0)
    assert me.hand == [PLAIN]
    me.chooses(Ally)
    assert me.power(Ally) == 14000
    assert me.hand == [PLAIN, bell]  # and then the card itself (4.10.2)


@BOTH
def test_2_8_1_1_4_a_stand_trigger_stands_a_rear_guard_and_gives_power(who: str) -> None:
    _table, me = checked(who, trigger("stand"), circles={2: rested(Ally)})
    me.chooses(0)
    me.chooses(Ally)
    assert me.stands(Ally)
    me.chooses(Boss)
    assert me.power(Boss) == 16000


RUSHER = unit(
    "Rusher",
    text="Rush-[AUTO](RC):When this unit [Stand] due to an effect from one of your cards, "
    "this unit gets [Power] +4000 until end of turn.",
    grade=2,
    power=9000,
)


@BOTH
@pytest.mark.rule("vanguard:2.8.1", "vanguard:2.8.1.1.4", "vanguard:11.27.1")
@pytest.mark.parametrize(("rests", "power"), [(True, 13000), (False, 9000)])
def test_a_unit_that_a_stand_trigger_stands_is_stood_by_the_effect_of_a_card(
    who: str, rests: bool, power: int
) -> None:
    """Q. A stand trigger stands a unit with Rush. A. It stands due to the effect of a card of
    its player's, the one with the icon. One that stands already does not become so."""
    _table, me = checked(who, trigger("stand"), circles={2: rested(RUSHER) if rests else RUSHER})
    me.chooses(0)
    me.chooses(RUSHER)
    me.chooses(Boss)
    assert me.power(RUSHER) == power


@BOTH
@pytest.mark.rule("vanguard:2.8.1", "vanguard:11.27.1", "vanguard:6.2.2")
def test_a_unit_that_stands_in_the_stand_phase_is_stood_by_no_effect(who: str) -> None:
    table = given(**seats(who, side(circles={2: rested(RUSHER)})), phase="stand phase", turn_of=who)
    assert table.player(who).stands(RUSHER)
    assert table.player(who).power(RUSHER) == 9000


@BOTH
@pytest.mark.rule("vanguard:2.8.1", "vanguard:11.27.1", "vanguard:9.6.3")
def test_a_stand_trigger_of_a_damage_check_is_an_effect_of_that_players_card(who: str) -> None:
    """Q. My damage check shows a stand trigger in my opponent's turn, and I stand a unit with
    Rush. A. It was stood due to my card."""
    strong = unit("Strong", grade=2, power=30000)
    theirs = side(deck=[trigger("stand")], circles={5: rested(RUSHER)})
    table = battle(**seats(who, side(circles={1: strong}), theirs), turn_of=who)
    table.player(who).attacks(strong, PLAIN_VANGUARD)
    them = table.player(other(who))
    them.chooses(0)
    them.chooses(RUSHER)
    them.chooses(PLAIN_VANGUARD)
    assert them.stands(RUSHER)
    assert them.power(RUSHER) == 13000


def test_2_8_1_1_4_a_vanguard_may_be_chosen_but_does_not_stand() -> None:
    _table, me = checked("you", trigger("stand"), circles={2: rested(Ally)})
    me.chooses(0)
    me.chooses(Boss)
    assert not me.stands(Boss)
    assert not me.stands(Ally)
    me.chooses(Boss)


@BOTH
@pytest.mark.parametrize(
    ("mine", "theirs", "heals"), [(2, 1, True), (2, 2, True), (1, 2, False), (0, 0, False)]
)
def test_2_8_1_1_5_a_heal_trigger_heals_unless_the_opponent_has_more_damage(
    who: str, mine: int, theirs: int, heals: bool
) -> None:
    damage = [unit(f"Damage {number}") for number in range(mine)]
    table, me = checked(who, trigger("heal"), side(vanguard=Wall, damage=theirs), damage=damage)
    me.chooses(0)
    if heals:
        assert table.prompt == "trigger heal"
        me.chooses(damage[1])
    me.chooses(Ally)
    assert me.drop == ([damage[1]] if heals else [])
    assert me.power(Ally) == 14000


@pytest.mark.parametrize("icon", ["critical", "draw", "stand", "heal"])
@BOTH
def test_2_8_2_the_parts_of_a_trigger_are_done_in_any_order(who: str, icon: str) -> None:
    table, me = checked(who, trigger(icon), damage=[PLAIN, Ally])
    assert table.prompt == "trigger order"
    assert me.offered == [0, 1]
    me.chooses(1)
    assert table.prompt == "trigger power"
    assert me.hand == []
    me.chooses(Ally)
    assert me.power(Ally) == 14000
    if icon != "draw":  # what is left to do needs no more asking which
        assert table.prompt == f"trigger {icon}"
        me.chooses(Ally)
    assert len(me.hand) == (2 if icon == "draw" else 1)


@pytest.mark.rule(
    "vanguard:2.8.1.1.2.1",
    "vanguard:2.8.1.1.3.1",
    "vanguard:2.8.1.1.4.1",
    "vanguard:2.8.1.1.5.1",
)
@pytest.mark.parametrize("icon", ["critical", "draw", "stand", "heal"])
@pytest.mark.parametrize("words", ["[{}]", '"[{}] {}"'])
def test_an_icon_in_a_text_stands_for_the_trigger(icon: str, words: str) -> None:
    said = words.format(icon.capitalize(), icon.upper())
    text = f"[ACT](VC):Choose a card with {said} from your drop zone, and put it into your hand."
    speaker = unit("Speaker", grade=3, text=text)
    bells = {each: trigger(each, each) for each in ("critical", "draw", "stand", "heal")}
    table = given(you=side(vanguard=speaker, drop=[PLAIN, *bells.values()]))
    table.you.uses(speaker)
    assert table.you.hand == [bells[icon]]


@pytest.mark.rule("vanguard:2.8.1.1.2")
@BOTH
def test_the_icon_of_a_damage_check_works_for_the_player_of_that_damage(who: str) -> None:
    bell = trigger("critical")
    strong = unit("Strong", grade=2, power=30000)
    theirs = side(deck=[bell], circles={5: Ally})
    table = battle(**seats(who, side(circles={1: strong}), theirs), turn_of=who)
    table.player(who).attacks(strong, PLAIN_VANGUARD)
    them = table.player(other(who))
    them.chooses(0)
    them.chooses(Ally)
    them.chooses(PLAIN_VANGUARD)
    assert them.value(Ally, "critical") == 2
    assert them.power(PLAIN_VANGUARD) == 16000

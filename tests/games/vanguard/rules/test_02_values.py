"""2.5 to 2.7, 2.10, 2.11, 2.16. Power, shield, critical and drive, skill icons, and text."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c02_cards import printed as c02_cards_printed
from headjudge.games.vanguard.language import text
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadCard
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import PLAIN, PLAIN_VANGUARD, battle, given, seats, side, unit
from tests.games.vanguard.told import gets, obeyed, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FILE = """
[[card]]
number = "TEST-PLUS"
name = "Printed"
type = "normal"
grade = 1
power = {power}
"""


# 2.5. Power


@pytest.mark.parametrize(
    ("icon", "word"),
    [("[Power] +3000", "power +3000"), ("[Power] -1000", "Power-1000")],
)
def test_2_5_2_the_icon_for_power_and_the_word_are_read_alike(icon: str, word: str) -> None:
    said = "[CONT](VC/RC):This unit gets {}."
    assert text.read(said.format(icon)) == text.read(said.format(word))


def test_2_5_2_the_icon_stands_for_power() -> None:
    strong = unit("Strong", text="[CONT](VC/RC):This unit gets [Power] +3000.", power=5000)
    table = given(you=side(circles={1: strong}))
    assert table.you.power(strong) == 8000


@pytest.mark.parametrize("power", ['"9000+"', '"9000"', "9000"])
def test_2_5_3_a_plus_behind_the_power_means_nothing(power: str) -> None:
    printed = c02_cards_printed.read_file(FILE.format(power=power))[0]
    assert c02_cards_printed.compile_card(printed).values["power"] == 9000


@pytest.mark.parametrize("power", ['"+9000"', '"9000++"', '"strong"', '"+"', "-1"])
def test_2_5_3_anything_else_is_no_power(power: str) -> None:
    with pytest.raises(BadCard, match="no such number"):
        c02_cards_printed.read_file(FILE.format(power=power))


# 2.5.4. Increased and decreased


def hearer(kind: str, **more: Any) -> Card:
    """A unit with which its player draws when something becomes of its power."""
    return unit("Hearer", when(f"power {kind}", t.Draw(1), **more), power=7000)


REAR_GUARDS = t.Every(t.Cards(("rear-guard",), t.YOU))


@BOTH
@pytest.mark.parametrize(
    ("amount", "kind", "heard"),
    [
        (1000, "increased", 1),
        (1000, "decreased", 0),
        (-1000, "decreased", 1),
        (-1000, "increased", 0),
    ],
)
def test_2_5_4_power_that_becomes_higher_is_increased_and_lower_decreased(
    who: str, amount: int, kind: str, heard: int
) -> None:
    _table, me, _them = obeyed(who, gets(REAR_GUARDS, amount), mine=side(circles={1: hearer(kind)}))
    assert len(me.hand) == heard


@pytest.mark.rule("vanguard:2.5.4")
def test_a_text_can_wait_for_an_increase_by_ones_own_effect() -> None:
    eager = unit(
        "Eager",
        text="[AUTO](RC):When this unit's [Power] is increased due to an effect from one of your "
        "cards, draw a card.",
    )
    _table, me, _them = obeyed("you", gets(REAR_GUARDS, 1000), mine=side(circles={1: eager}))
    assert len(me.hand) == 1
    of_them = t.Every(t.Cards(("rear-guard",), t.OPPONENT))
    _table, _me, them = obeyed("you", gets(of_them, 1000), theirs=side(circles={1: eager}))
    assert them.hand == []


@BOTH
def test_2_5_4_a_boost_increases_power_but_is_no_effect_of_a_card(who: str) -> None:
    any_way, by_effect = hearer("increased"), hearer("increased", by=t.YOU)
    for attacker, drawn in ((any_way, 1), (by_effect, 0)):
        table = battle(**seats(who, side(circles={1: attacker, 3: PLAIN})), turn_of=who)
        table.player(who).attacks(attacker, PLAIN_VANGUARD, boost=True)
        assert len(table.player(who).hand) == drawn


def test_2_5_4_what_continuous_abilities_do_is_not_heard() -> None:
    """They have no moment at which they change it: see DEVIATIONS."""
    cheerer = unit("Cheerer", text="[CONT](RC):All of your units get [Power] +1000.")
    listener = hearer("increased")
    table = given(you=side(circles={1: listener}, hand=[cheerer]))
    table.you.calls(cheerer, 2)
    assert table.you.power(listener) == 8000
    assert table.you.hand == []


@pytest.mark.parametrize("kind", ["increased", "decreased"])
@BOTH
def test_2_5_4_1_a_change_by_zero_is_neither(who: str, kind: str) -> None:
    _table, me, _them = obeyed(who, gets(REAR_GUARDS, 0), mine=side(circles={1: hearer(kind)}))
    assert me.hand == []


@pytest.mark.parametrize("kind", ["increased", "decreased"])
def test_2_5_4_1_nor_is_it_one_for_a_unit_that_is_not_changed(kind: str) -> None:
    table, me, _them = obeyed("you", gets(t.Self(), 1000), mine=side(circles={1: hearer(kind)}))
    assert me.hand == []
    assert table.logged("power increased") != []


@BOTH
def test_2_5_4_2_an_increase_by_a_negative_value_decreases(who: str) -> None:
    """The vanguard's power is increased by that of a rear-guard, which is below zero."""
    weak = unit("Weak", power=3000, text="[CONT](RC):This unit gets [Power] -5000.")
    power = t.Of("power", REAR_GUARDS)
    increase = t.Lasting("turn", t.Continuous((t.Change(t.Self(), "power", "add", power),)))
    table, me, _them = obeyed(who, increase, mine=side(circles={1: weak}))
    assert me.power(weak) == -2000
    assert me.power(me.vanguard or PLAIN) == 9000
    assert table.result is None


@pytest.mark.rule("vanguard:2.5.4.2")
@pytest.mark.parametrize(("power", "kind"), [(-5000, "decreased"), (5000, "increased")])
def test_such_an_increase_is_heard_as_what_it_comes_to(power: int, kind: str) -> None:
    change = f"[CONT](RC):This unit gets [Power] {power - 1000:+d}."
    changed = unit("Changed", text=change, power=1000)
    increase = t.Change(t.Self(), "power", "add", t.Of("power", REAR_GUARDS))
    act = v.Act((), (t.Lasting("turn", t.Continuous((increase,))),))
    speaker = unit("Speaker", act, when(f"power {kind}", t.Draw(1)), grade=3)
    table = given(you=side(vanguard=speaker, circles={1: changed}))
    table.you.uses(speaker)
    assert len(table.you.hand) == 1


# 2.6, 2.7. Shield and critical


def test_2_6_2_the_icon_for_shield_and_the_word_are_read_alike() -> None:
    said = "[CONT](GC):This unit gets {} +5000."
    assert text.read(said.format("[Shield]")) == text.read(said.format("shield"))
    wall = unit("Wall", text=said.format("[Shield]"), shield=5000)
    table = battle(them=side(hand=[wall, PLAIN]))
    table.you.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    table.them.guards(wall)
    assert table.them.value(wall, "shield") == 10000
    assert table.them.power(PLAIN_VANGUARD) == 21000
    table.leave_open()


def test_2_7_2_the_icon_for_critical_and_the_word_are_read_alike() -> None:
    said = "[CONT](VC/RC):This unit gets {} +1."
    assert text.read(said.format("[Critical]")) == text.read(said.format("critical"))
    fierce = unit("Fierce", text=said.format("[Critical]"), grade=2, power=30000)
    table = battle(you=side(circles={1: fierce}))
    table.you.attacks(fierce, PLAIN_VANGUARD)
    assert len(table.them.damage) == 2


# 2.10. Skill icons


def drive_checks(icons: list[str]) -> int:
    """How many drive checks a vanguard with these icons makes."""
    boss = unit("Boss", grade=3, icons=icons)
    table = battle(you=side(vanguard=boss))
    table.you.attacks(boss, PLAIN_VANGUARD)
    return len(table.you.hand)


def test_2_10_1_1_the_twin_drive_icon_is_twin_drive() -> None:
    assert drive_checks(["twin drive"]) == 2
    assert drive_checks([]) == 1


def test_2_10_1_4_the_triple_drive_icon_is_triple_drive() -> None:
    assert drive_checks(["triple drive"]) == 3


@BOTH
def test_2_10_1_2_the_intercept_icon_is_intercept(who: str) -> None:
    able, unable = unit("Able", icons=["intercept"]), unit("Unable", icons=[])
    theirs = side(circles={1: able, 2: unable})
    table = battle(**seats(who, theirs=theirs), turn_of=who)
    table.player(who).attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert table.player(other(who)).offers("intercept") == [able]
    table.leave_open()


@BOTH
def test_2_10_1_3_the_boost_icon_is_boost(who: str) -> None:
    fighter = unit("Fighter", grade=2)
    for icons, prompt in ((["boost"], "boost"), ([], "guard")):
        mine = side(circles={1: fighter, 3: unit("Back", icons=icons)})
        table = battle(**seats(who, mine, side(hand=[PLAIN])), turn_of=who)
        table.player(who).chooses("attack")
        table.player(who).chooses(fighter)
        assert table.prompt == prompt
        table.leave_open()


def test_2_10_1_1_an_icon_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadCard, match="no such icon"):
        unit(icons=["quadruple drive"])


# 2.11. Text


def test_2_11_3_text_in_round_brackets_only_explains() -> None:
    said = "[CONT](VC/RC):This unit gets [Power] +3000.{}"
    reminder = " (This unit gets [Power] +5000 and you win the game.)"
    assert text.read(said.format(reminder)) == text.read(said.format(""))
    card = unit("Wordy", text=said.format(reminder), power=5000)
    table = given(you=side(circles={1: card}))
    assert table.you.power(card) == 8000


def test_2_11_3_the_circle_in_round_brackets_is_no_reminder() -> None:
    card = unit("Marked", text="[CONT](VC):This unit gets [Power] +3000.", power=5000)
    table = given(you=side(circles={1: card}))
    assert table.you.power(card) == 5000


@BOTH
@pytest.mark.parametrize("zone", ["drop zone", "the drop zone", "your drop zone"])
def test_2_11_4_a_zone_of_nobody_in_particular_is_that_of_the_texts_master(
    who: str, zone: str
) -> None:
    """The rule is for newer cards; all cards are read so: see DEVIATIONS."""
    speaker = unit(
        "Speaker", grade=3, text=f"[ACT](VC):Choose a card from {zone}, and put it into your hand."
    )
    mine, theirs = unit("Mine"), unit("Theirs")
    table = given(
        **seats(who, side(vanguard=speaker, drop=[mine]), side(drop=[theirs])), turn_of=who
    )
    table.player(who).uses(speaker)
    assert table.player(who).hand == [mine]
    assert table.player(other(who)).drop == [theirs]


# 2.16. Drive


@pytest.mark.parametrize(("more", "checks"), [(1, 3), (0, 2), (-1, 1), (-2, 0), (-5, 0)])
@BOTH
def test_2_16_2_drive_is_changed_like_any_other_value(who: str, more: int, checks: int) -> None:
    boss = unit("Boss", text=f"[CONT](VC):This unit gets drive {more:+d}.", grade=3)
    table = battle(**seats(who, side(vanguard=boss)), turn_of=who)
    table.player(who).attacks(boss, PLAIN_VANGUARD)
    assert len(table.player(who).hand) == checks


def test_2_16_2_an_effect_changes_it_for_a_time() -> None:
    boss = unit("Boss", v.Act((), (gets(t.Self(), 1, name="drive"),)), grade=3)
    table = given(you=side(vanguard=boss))
    assert table.you.value(boss, "drive") == 1
    table.you.uses(boss)
    assert table.you.value(boss, "drive") == 2

"""Chapter 11, first part: drive, restraint, breaks, Forerunner, Lord, Resist, G guardian."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    ANVIL_KNIGHT,
    ANVIL_SQUIRE,
    BALM,
    BC,
    BEACON,
    BL,
    BR,
    DAWN,
    FL,
    FR,
    LAMP,
    SNARE,
    SPARK,
    WALL,
    WICK,
    ana,
    another,
    ben,
    court,
    fight,
    gives,
    main,
    marshal,
    to_battle,
    to_main,
    turn,
    uses,
)
from tests.games.vanguard.table import Given, Table, down, given, locked, unit, up

OVERDRIVE = court(
    "Overdrive",
    '[ACT](RC)[1/turn]:[Soul-Blast 1] Choose one of your vanguards, and it gets "Triple Drive!!!" '
    "until end of turn.\n"
    "[ACT](RC)[1/turn]:[Soul-Blast 1] Choose one of your vanguards, and it gets drive +1 until end "
    "of turn.",
)


@pytest.mark.rule("vanguard:11.2.2", "vanguard:11.2.3.1", "vanguard:11.2.4.1")
@pytest.mark.parametrize(("used", "checks"), [((), 2), ((0,), 3), ((0, 1), 4), ((1,), 3)])
def test_r100_twin_drive_and_triple_drive_do_not_add_up(used: tuple[int, ...], checks: int) -> None:
    """Q. Twin Drive!! and Triple Drive!!! on one unit?  A. The larger counts; "drive +1" adds."""
    table = turn(ana(circles={BL: OVERDRIVE}, soul=[LAMP] * 2))
    to_main(table.you)
    for number in used:
        uses(table.you, OVERDRIVE, number)
    table.you.passes()
    hand = len(table.you.hand)
    table.you.attacks(BEACON, BEACON)
    assert len(table.you.hand) == hand + checks


RAM = court(
    "Chained Ram",
    "[CONT](VC/RC):Restraint\n"
    '[ACT](VC/RC):[Soul-Blast 1] This unit loses "Restraint" until end of turn.',
    power=11000,
)


@pytest.mark.rule("vanguard:11.5.1", "vanguard:10.21.2", "vanguard:7.4.1.3")
@pytest.mark.parametrize("freed", [True, False])
def test_r101_restraint(freed: bool) -> None:
    """Q. What does Restraint forbid?  A. To be chosen as attacker. It may be lost for a turn, and
    does not keep the unit from intercepting."""
    table = turn(ana(circles={FL: RAM, BL: LAMP}, soul=[LAMP]))
    to_main(table.you)
    if freed:
        uses(table.you, RAM)
    table.you.passes()
    table.you.does("attack")
    if freed:
        assert table.you.offered == [RAM, BEACON] or set(table.you.offered) == {RAM, BEACON}
        table.you.chooses(RAM)
        table.you.chooses("pass")
        table.you.attacks(BEACON, BEACON)
    assert table.asked == "them"
    to_battle(table.them)
    table.them.attacks(BEACON, BEACON)
    assert RAM in table.you.offers("intercept")
    table.you.passes()
    to_battle(table.you)
    table.you.does("attack")
    assert table.prompt != "attacker" or RAM not in table.you.offered
    table.leave_open()


STORED = marshal(
    "Stored Wrath",
    "[AUTO](VC)[Limit-Break 4]:When this unit attacks a vanguard, this unit gets [Power] +6000 "
    "until end of that battle.",
)
SHOWN = marshal(
    "Shown Wrath", "[CONT](VC)[Limit-Break 4]:During your turn, this unit gets [Power] +6000."
)


@pytest.mark.rule("vanguard:11.6.3.1.1", "vanguard:11.6.3.2.1", "vanguard:2.8.1.1.5")
@pytest.mark.parametrize(("wrath", "hits"), [(STORED, True), (SHOWN, False)])
def test_r102_limit_break_and_a_heal_in_the_drive_step(wrath: Card, hits: bool) -> None:
    """Q. A heal trigger takes me below four damage during the attack.  A. What an automatic Limit
    Break did stays; a continuous one ends."""
    table = fight(
        ana(vanguard=wrath, damage=[down(LAMP)] * 4, circles={FL: WICK}, deck=[BALM]),
        ben(damage=[LAMP] * 4, hand=[LAMP]),
    )
    table.you.attacks(wrath, BEACON)
    assert table.you.power(wrath) == 17000
    table.them.guards(LAMP)
    gives(table.you, LAMP, WICK)
    assert len(table.you.damage) == 3
    assert len(table.them.damage) == (5 if hits else 4)


PATHFINDER = court("Pathfinder", "[AUTO]:Forerunner", 0)
MOTE = unit("Mote Squire", grade=1, clan=["Cray Elemental"])


@pytest.mark.rule("vanguard:11.7.1", "vanguard:8.6.5.1.4", "vanguard:2.2.5")
@pytest.mark.parametrize(
    ("rider", "answer"),
    [
        (LAMP, "yes"),
        (LAMP, "no"),
        (MOTE, "yes"),
        (ANVIL_SQUIRE, ""),
    ],
)
def test_r103_forerunner(rider: Card, answer: str) -> None:
    """Q. When may a Forerunner be called?  A. If a card of its clan rides it; a Cray Elemental is
    of all clans."""
    table = given(
        ana(vanguard=PATHFINDER, hand=[LAMP, ANVIL_SQUIRE, MOTE]), ben(), phase="ride phase"
    )
    table.you.rides(rider)
    if not answer:
        assert table.halted
        assert table.you.soul == [PATHFINDER]
        return
    assert table.you.offered == ["yes", "no"]
    table.you.says(answer)
    if answer == "yes":
        assert sorted(table.you.offered) == [FL, FR, BL, BC, BR]
        table.you.chooses(BC)
        assert table.you.circle(BC) is PATHFINDER
        assert table.you.stands(PATHFINDER)
    assert table.you.soul == ([] if answer == "yes" else [PATHFINDER])


def attackers(table: Table) -> list[Card]:
    """The units that Ana may attack with; of one alone she is not asked, and it attacks."""
    table.leave_open()
    if table.prompt == "start step":
        table.you.does("attack")
    if table.prompt == "attacker":
        return table.you.offered
    return [table.you.vanguard] if table.you.vanguard and not table.you.stands(LORD) else []


LORD = marshal("Proud Lord", "[CONT](VC/RC):Lord")


@pytest.mark.rule("vanguard:11.8.1", "vanguard:3.8.1", "vanguard:2.2.5")
@pytest.mark.parametrize(
    ("more", "offered"),
    [
        ({"circles": {FL: ANVIL_KNIGHT}}, False),
        ({"circles": {FL: locked(ANVIL_KNIGHT)}}, True),
        ({"circles": {FL: MOTE}}, True),
        ({"circles": {BR: ANVIL_SQUIRE}}, False),
        ({"soul": [ANVIL_KNIGHT], "drop": [ANVIL_KNIGHT]}, True),
        ({"circles": {FL: WICK}}, True),
    ],
)
def test_r104_lord(more: dict[str, Any], offered: bool) -> None:
    """Q. When may a Lord attack?  A. While all its player's units have its clan. Locked cards and
    cards of other zones are no units, a Cray Elemental has every clan."""
    table = fight(ana(vanguard=LORD, **more), ben())
    assert (LORD in attackers(table)) is offered


READER = court("Sun Reader", "[CONT](RC)[Generation Break 2]:This unit gets [Power] +3000.")


@pytest.mark.rule("vanguard:11.12.1", "vanguard:11.12.3.1.1", "vanguard:11.12.3.2.1")
@pytest.mark.parametrize(
    ("more", "power"),
    [
        ({"vanguard": DAWN, "hearts": [BEACON], "g_zone": [up(DAWN)]}, 12000),
        ({"circles": {FL: READER, FR: DAWN}, "g_zone": [up(DAWN)]}, 9000),
        ({"g_zone": [up(WALL), up(WALL)]}, 12000),
        ({"g_zone": [up(WALL), WALL]}, 9000),
    ],
)
def test_r105_what_generation_break_counts(more: dict[str, Any], power: int) -> None:
    """Q. Which G units does Generation Break count?  A. Face up ones in the G zone, G guardians
    too, and those on the vanguard circle; not on rear-guard circles."""
    table = main(ana(**{"circles": {FL: READER}} | more))
    assert table.you.power(READER) == power


@pytest.mark.rule("vanguard:11.12.1", "vanguard:11.14.3")
def test_r105_a_g_guardian_counts_only_when_it_has_gone_back() -> None:
    """Q. Does a G unit on the guardian circle count?  A. No; after the battle it lies in the G
    zone and does."""
    table = fight(
        ana(circles={FL: READER}, g_zone=[up(DAWN), WALL], hand=[BALM, LAMP]), ben(),
        turn_of="them",
    )  # fmt: skip
    table.them.attacks(BEACON, BEACON)
    table.you.does("g guardian", WALL)
    table.you.chooses(BALM)
    assert table.you.guardians == [WALL]
    assert table.you.power(READER) == 9000
    table.you.passes()
    assert table.you.power(READER) == 12000


STEADFAST = court("Steadfast", "[CONT](VC/RC)/(GC):Resist")


@pytest.mark.rule("vanguard:11.13.1", "vanguard:8.5.4.1.3")
def test_r106_resist() -> None:
    """Q. What does Resist stop?  A. Being chosen by the opponent's effects. "All" chooses nothing,
    an attack is no effect, and one's own effects may choose it."""
    snare = marshal(
        "Snare Marshal",
        "[ACT](VC):[Counter-Blast 1] Choose one of your opponent's rear-guards, and retire it.\n"
        "[ACT](VC):[Counter-Blast 1] Retire all of your opponent's rear-guards.",
    )
    table = main(ana(vanguard=snare, damage=[LAMP] * 2), ben(circles={FL: STEADFAST}))
    uses(table.you, snare, 0)
    assert table.prompt == "main"
    assert table.them.circle(FL) is STEADFAST
    assert len(table.you.face_down("damage")) == 1
    uses(table.you, snare, 1)
    assert table.them.drop == [STEADFAST]
    assert len(table.you.face_down("damage")) == 2


def test_r106_it_can_be_attacked_and_chosen_by_its_own_player() -> None:
    """The "yes" beside it."""
    table = fight(ana(vanguard=SNARE), ben(circles={FL: STEADFAST}))
    table.you.attacks(SNARE, STEADFAST)
    assert table.them.drop == [STEADFAST]
    helper = court(
        "Helper",
        "[ACT](RC)[1/turn]:Choose one of your rear-guards, and it gets [Power] +3000 until end of "
        "turn.",
    )
    own = main(ana(circles={FL: STEADFAST, FR: helper}))
    own.you.uses(helper)
    assert STEADFAST in own.you.offered
    own.you.chooses(STEADFAST)
    assert own.you.power(STEADFAST) == 12000


SECOND_WALL = another(WALL)


@pytest.mark.rule("vanguard:7.5.1.2.3", "vanguard:11.14.2", "vanguard:11.14.3", "vanguard:10.7.1.3")
@pytest.mark.parametrize(
    ("zone", "attacker", "hand", "offered"),
    [
        ([WALL, DAWN], BEACON, [BALM, LAMP], True),
        ([*[up(SECOND_WALL)] * 3, WALL], BEACON, [BALM, LAMP], True),
        ([*[up(SECOND_WALL)] * 4, WALL], BEACON, [BALM, LAMP], False),
        ([WALL, DAWN], WICK, [BALM, LAMP], False),
        ([*[up(DAWN)] * 4, WALL], BEACON, [BALM, LAMP], True),
        ([WALL, DAWN], BEACON, [LAMP, SPARK], False),
    ],
)
def test_r107_when_a_g_guardian_is_offered(
    zone: list[Given], attacker: Card, hand: list[Card], offered: bool
) -> None:
    """Q. When may a G guardian be called?  A. With both vanguards of grade 3, the cost payable,
    and at most three face up cards with that ability before it."""
    table = fight(ana(vanguard=attacker), ben(hand=hand, g_zone=zone))
    table.you.attacks(attacker, BEACON)
    assert table.prompt == "guard"
    assert table.them.offers("g guardian") == ([WALL] if offered else [])
    table.leave_open()


@pytest.mark.rule("vanguard:7.5.1.2.3", "vanguard:11.14.2", "vanguard:7.7.1.9")
def test_r107_g_guardian() -> None:
    """Q. And then?  A. It lies resting with its shield, one may guard further, and it ends in the
    G zone face up."""
    table = fight(ana(), ben(hand=[BALM, LAMP], g_zone=[WALL, DAWN]))
    table.you.attacks(BEACON, BEACON)
    table.them.does("g guardian", WALL)
    table.them.chooses(BALM)
    assert table.them.drop == [BALM]
    assert table.them.guardians == [WALL]
    assert not table.them.stands(WALL)
    assert table.them.value(WALL, "shield") == 15000
    assert table.them.power(BEACON) == 26000
    assert table.prompt == "guard"
    assert LAMP in table.them.offered
    table.them.passes()
    assert table.them.damage == []
    assert set(table.them.g_zone) == {WALL, DAWN}
    assert table.them.face_down("G") == [DAWN]

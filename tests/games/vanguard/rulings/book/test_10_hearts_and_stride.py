"""Chapter 10, third part: hearts, stride and ultimate stride."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    BEACON,
    DAWN,
    FL,
    FR,
    LAMP,
    WALL,
    ana,
    another,
    ben,
    court,
    ends_turn,
    fight,
    marshal,
    strides_for,
    to_battle,
    to_main,
    turn,
)
from tests.games.vanguard.table import Given, Table, g_unit, given, rested, unit, up


def stride_step(table: Table) -> None:
    """Ana's ride step is over."""
    table.you.passes()


@pytest.mark.rule("vanguard:10.27.3", "vanguard:8.6.5.1.5", "vanguard:10.27.5.1", "vanguard:12.7.2")
def test_r94_what_a_heart_still_does() -> None:
    """Q. My vanguard becomes a heart.  A. Its continuous ability is gone, its ability about the
    stride is still played, and the G unit has its name and power too."""
    choir = marshal(
        "Choir Marshal",
        "[CONT](VC):All of your rear-guards get [Power] +2000.\n"
        "[AUTO](VC):[Counter-Blast 1] During your turn, when your G unit [Stride], you may pay the "
        "cost. If you do, draw a card.",
    )
    page = court(
        "Choir Page",
        '[CONT](RC):If you have a vanguard with "Choir" in its card name, this unit gets [Power] '
        "+1000.",
        1,
    )
    table = given(
        ana(vanguard=choir, damage=[LAMP], hand=[BEACON], g_zone=[DAWN], circles={FL: page}),
        ben(), phase="ride phase",
    )  # fmt: skip
    stride_step(table)
    assert table.you.power(page) == 10000
    strides_for(table.you, DAWN, BEACON)
    assert table.you.offered == ["yes", "no"]
    table.you.says("yes")
    assert len(table.you.hand) == 1
    assert table.you.hearts == [choir]
    assert table.you.power(page) == 8000
    assert table.you.power(DAWN) == 26000
    assert table.you.value(DAWN, "name") == ("Dawn Titan", "Choir Marshal")


PORCH = marshal("Porch Marshal", "[AUTO]:When this unit is placed on (VC), draw a card.")


@pytest.mark.rule("vanguard:10.28.4", "vanguard:10.27.6", "vanguard:6.8.1.1.1")
@pytest.mark.rule("vanguard:10.28.3.1.1")
@pytest.mark.parametrize("attacks", [True, False])
def test_r95_the_heart_takes_the_orientation_of_the_g_unit(attacks: bool) -> None:
    """Q. How does my vanguard lie when the G unit has gone back?  A. As the G unit lay; it is not
    placed again. It stands in my next stand phase."""
    table = turn(ana(vanguard=PORCH, hand=[BEACON], g_zone=[DAWN]))
    stride_step(table)
    strides_for(table.you, DAWN, BEACON)
    to_battle(table.you)
    hand = len(table.you.hand)
    if attacks:
        table.you.attacks(DAWN, BEACON)
    else:
        table.you.ends_attacks()
    assert table.asked == "them"
    assert table.you.vanguard is PORCH
    assert table.you.stands(PORCH) is not attacks
    assert len(table.you.hand) == hand + (3 if attacks else 0)
    ends_turn(table.them)
    assert table.you.stands(PORCH)


def test_r95_a_resting_vanguard_is_stridden_resting() -> None:
    """Q. And if it rested before?  A. The G unit comes resting and cannot attack."""
    table = given(
        ana(vanguard=rested(PORCH), hand=[BEACON], g_zone=[DAWN]), ben(), phase="ride phase"
    )
    stride_step(table)
    strides_for(table.you, DAWN, BEACON)
    assert not table.you.stands(DAWN)
    assert table.halted
    table.begins("battle phase")
    assert table.halted


NIGHT = court("Night Mouth", "[CONT](RC)Darkness:This unit gets [Power] +3000.")
ENDED = "At the end of the battle that your vanguard attacked, "
RIDES = "choose up to one grade 3 card from your hand, and ride it as [Stand]."


@pytest.mark.rule("vanguard:10.6.1.3", "vanguard:10.6.1.4", "vanguard:11.30.2", "vanguard:4.6.9")
@pytest.mark.parametrize("pays", [True, False])
def test_r96_a_ride_over_a_g_unit_in_the_middle_of_the_turn(pays: bool) -> None:
    """Q. I ride over a G unit.  A. It goes to the G zone face up, its heart to the soul. For
    Darkness the heart does not count, a cost does."""
    regent = court(
        "Regent",
        f"[AUTO](RC):[Put this unit into your soul] {ENDED}you may pay the cost. If you do, {RIDES}"
        if pays
        else f"[AUTO](RC):{ENDED}{RIDES}",
    )
    table = fight(
        ana(
            vanguard=DAWN, hearts=[BEACON], circles={FL: regent, FR: NIGHT}, soul=[LAMP],
            hand=[marshal("Wick Marshal")],
        ),
        ben(),
    )  # fmt: skip
    (wick,) = table.you.hand
    table.you.attacks(DAWN, BEACON)
    if pays:
        table.you.says("yes")
    table.you.chooses(wick)
    assert table.you.vanguard is wick
    assert table.you.stands(wick)
    assert table.you.g_zone == [DAWN]
    assert table.you.face_down("G") == []
    assert set(table.you.soul) == ({LAMP, regent, BEACON} if pays else {LAMP, BEACON})
    assert table.you.power(NIGHT) == (12000 if pays else 9000)
    assert table.prompt == "start step"
    table.you.attacks(wick, BEACON)
    if not pays:  # Regent is still there, and asks again
        table.answer()
    assert len(table.them.damage) == 2


TORCH = unit("Torch Regent", grade=3, clan=["Kagero"])
SUNRISE = g_unit(
    "Last Sunrise",
    text="[Ultimate Stride]-Stride Step-[Choose a card with the same card name as your vanguard "
    "from your hand, and discard it] [Stride] this card on your (VC) from face down.",
    power=25000,
    clan=[],
    nation=["Dragon Empire"],
)
OLD = unit(
    "Old Guard",
    text="[CONT](RC)[Generation Break 2]:This unit gets [Power] +5000.",
    grade=2,
    clan=["Kagero"],
)


@pytest.mark.rule("vanguard:10.28.2.1", "vanguard:10.28.2.1.1", "vanguard:2.17.4")
@pytest.mark.rule("vanguard:10.28.6", "vanguard:11.12.1")
def test_r97_ultimate_stride() -> None:
    """Q. What does an ultimate stride need and bring?  A. The same nation and three face up cards
    in the G zone; when it returns, the whole G zone is removed."""
    zone: list[Given] = [SUNRISE, WALL, another(WALL), *[up(DAWN)] * 3]
    table = turn(ana(vanguard=TORCH, hand=[TORCH], g_zone=zone, circles={FL: OLD}))
    stride_step(table)
    assert table.you.offers("stride") == [SUNRISE]
    strides_for(table.you, SUNRISE, TORCH)
    assert table.you.drop == [TORCH]
    assert table.you.power(SUNRISE) == 36000
    assert table.you.power(OLD) == 14000
    to_main(table.you)
    ends_turn(table.you)
    assert table.you.vanguard is TORCH
    assert table.you.g_zone == []
    assert len(table.you.removed) == 6
    assert table.you.power(OLD) == 9000
    ends_turn(table.them)
    assert "stride" not in [option[0] for option in (table.asks.options if table.asks else ())]


@pytest.mark.rule("vanguard:10.28.2.1", "vanguard:10.28.2.1.1", "vanguard:2.17.4")
@pytest.mark.parametrize(
    ("clan", "face_up", "offered"),
    [("Kagero", 3, True), ("Kagero", 2, False), ("Granblue", 3, False)],
)
def test_r97_when_it_is_offered(clan: str, face_up: int, offered: bool) -> None:
    """Not with two face up cards, and not over a vanguard of another nation."""
    regent = unit("Torch Regent", grade=3, clan=[clan])
    zone: list[Given] = [SUNRISE, WALL, another(WALL), *[up(DAWN)] * face_up]
    table = given(ana(vanguard=regent, hand=[regent], g_zone=zone), ben(), phase="ride phase")
    stride_step(table)
    found = table.prompt == "stride" and SUNRISE in table.you.offers("stride")
    assert found is offered
    table.leave_open()

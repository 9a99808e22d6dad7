"""Chapter 8, second part: continuous effects and the information of cards."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    BC,
    BL,
    FL,
    FR,
    HERALD,
    LAMP,
    WICK,
    ana,
    court,
    ends_turn,
    main,
    marshal,
    power_on,
    to_main,
    turn,
    uses,
)

CLAN = "Granblue"


def sailor(name: str, text: str = "", grade: int = 2, **more: Any) -> Card:
    """A unit of the clan that texts of this chapter name."""
    return court(name, text, grade, clan=[CLAN], **more)


@pytest.mark.rule("vanguard:8.6.5.1.2", "vanguard:8.7.1.2", "vanguard:2.2.4")
@pytest.mark.parametrize("also", [True, False])
def test_r69_a_card_that_left_the_field_is_judged_as_it_was_on_the_field(also: bool) -> None:
    """Q. A unit was also of another clan on its circle, and is retired.  A. An ability about that
    clan hears it; in the drop zone the card has its own clan only."""
    squire = court("Both Squire", f"[CONT](RC):This unit is also a <{CLAN}>." if also else "", 1)
    dealer = sailor(
        "Scrap Dealer",
        "[ACT](RC)[1/turn]:Choose one of your other rear-guards, and retire it.\n"
        f"[AUTO](RC):When your other <{CLAN}> is put into the drop zone from (RC), draw a card.",
    )
    table = main(ana(vanguard=sailor("Patron", grade=3), circles={FL: squire, FR: dealer}))
    table.you.uses(dealer)
    assert table.you.drop == [squire]
    assert len(table.you.hand) == (1 if also else 0)
    assert table.you.value(squire, "clan") == ("Lantern Court",)


CHEER = marshal(
    "Cheer Marshal",
    "[ACT](VC):[Counter-Blast 1] All of your units get [Power] +3000 until end of turn.",
)
BANNER = marshal("Banner Marshal", "[CONT](VC):All of your rear-guards get [Power] +2000.")


@pytest.mark.rule("vanguard:8.7.3", "vanguard:8.7.4", "vanguard:8.2.1.2")
def test_r71_all_your_units_get_once_against_a_continuous_ability() -> None:
    """Q. Does "all of your units get" reach a unit called later?  A. Not from an ability that was
    played; from a continuous ability it does."""
    table = main(ana(vanguard=CHEER, damage=[LAMP], circles={FL: LAMP}, hand=[LAMP] * 2))
    table.you.uses(CHEER)
    table.you.calls(LAMP, FR)
    assert table.you.power(CHEER) == 14000
    assert [power_on(table.you, circle) for circle in (FL, FR)] == [10000, 7000]
    table = main(ana(vanguard=BANNER, circles={FL: LAMP}, hand=[LAMP] * 2))
    table.you.calls(LAMP, FR)
    assert [power_on(table.you, circle) for circle in (FL, FR)] == [9000, 9000]


@pytest.mark.rule("vanguard:8.7.1.2", "vanguard:8.7.1.3", "vanguard:8.7.2.1.1")
def test_r72_clan_first_numbers_later_whatever_came_first() -> None:
    """Q. An older ability gives power to a clan; a newer one gives the clan.  A. The clan is
    applied first: the unit gets the power, until the vanguard is ridden over."""
    caller = sailor(
        "Foundry Caller", f"[CONT](RC):All of your other <{CLAN}> rear-guards get [Power] +2000."
    )
    patron = sailor("Foundry Patron", grade=3)
    joiner = court(
        "Joining Squire",
        f'[CONT](RC):If you have a vanguard named "Foundry Patron", this unit is also a <{CLAN}>.',
        1,
    )
    successor = sailor("Successor", grade=3)
    table = turn(
        ana(vanguard=sailor("Mate"), circles={FL: caller}, hand=[patron, joiner, successor])
    )
    table.you.rides(patron)
    to_main(table.you)
    table.you.calls(joiner, BL)
    assert power_on(table.you, BL) == 9000
    ends_turn(table.you)
    ends_turn(table.them)
    table.you.rides(successor)
    assert power_on(table.you, BL) == 7000


@pytest.mark.xfail(strict=True, reason="the text is refused")
@pytest.mark.rule("vanguard:8.8.1")
def test_r73_the_power_of_a_unit_that_has_just_been_retired() -> None:
    """Q. "Retire it, and increase this unit's power by that unit's power": which power?  A. The
    one that it had on its circle, with +5000."""
    furnace = marshal(
        "Furnace Marshal",
        "[ACT](VC):[Counter-Blast 1] Choose one of your rear-guards, retire it, and increase this "
        "unit's [Power] by that unit's [Power] until end of turn.",
    )
    table = main(ana(vanguard=furnace, damage=[LAMP], circles={FL: WICK, BC: HERALD}))
    table.you.uses(HERALD)
    table.you.chooses(WICK)
    uses(table.you, furnace)
    assert table.you.drop == [HERALD, WICK]
    assert table.you.power(furnace) == 25000

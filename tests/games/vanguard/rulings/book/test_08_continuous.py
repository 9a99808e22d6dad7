"""Chapter 8, second part: continuous effects and the information of cards."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    ANVIL_KNIGHT,
    ANVIL_MARSHAL,
    BC,
    BL,
    COURT,
    FL,
    FOUNDRY,
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


def smith(name: str, text: str = "", grade: int = 2) -> Card:
    """A unit of the other clan."""
    return court(name, text, grade, clan=[FOUNDRY])


PATRON = smith("Foundry Patron", f"[CONT](VC):All of your rear-guards are also a <<{FOUNDRY}>>.", 3)


@pytest.mark.rule("vanguard:8.6.5.1.2", "vanguard:8.7.1.2", "vanguard:2.2.4", "vanguard:2.2.3")
@pytest.mark.parametrize(("patron", "drawn"), [(PATRON, 1), (ANVIL_MARSHAL, 0)])
def test_r69_a_card_that_left_the_field_is_judged_as_it_was_on_the_field(
    patron: Card, drawn: int
) -> None:
    """Q. A unit was also of another clan on its circle, and is retired.  A. An ability about that
    clan hears it; in the drop zone the card has its own clan only."""
    dealer = smith(
        "Scrap Dealer",
        "[ACT](RC)[1/turn]:Choose one of your other rear-guards, and retire it.\n"
        f"[AUTO](RC):When your other <<{FOUNDRY}>> is put into the drop zone from (RC), draw a "
        "card.",
    )
    table = main(ana(vanguard=patron, circles={FL: LAMP, FR: dealer}))
    on_circle = (COURT, FOUNDRY) if drawn else (COURT,)
    assert table.you.value(LAMP, "clan") == on_circle
    table.you.uses(dealer)
    assert table.you.drop == [LAMP]
    assert len(table.you.hand) == drawn
    dropped = table.game.state.zones[z.drop_of(0)][0]
    assert table.game.value(dropped, "clan") == (COURT,)


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
    caller = smith(
        "Foundry Caller",
        f"[CONT](RC):All of your other <<{FOUNDRY}>> rear-guards get [Power] +2000.",
    )
    table = turn(
        ana(
            vanguard=ANVIL_KNIGHT, circles={FL: caller, BL: LAMP}, hand=[PATRON, ANVIL_MARSHAL],
        )
    )  # fmt: skip
    assert power_on(table.you, BL) == 7000
    table.you.rides(PATRON)
    assert power_on(table.you, BL) == 9000
    to_main(table.you)
    ends_turn(table.you)
    ends_turn(table.them)
    table.you.rides(ANVIL_MARSHAL)
    assert power_on(table.you, BL) == 7000


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

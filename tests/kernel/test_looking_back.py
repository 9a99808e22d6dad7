"""Automatic abilities of cards that leave together: what each hears of the others.

Harbor has it both ways, by `Hearing.looks_back`: gateruler 14-10e asks for looking back, of the
other books see their own tests (godzilla 10.6.4, dragonball 8-6-5, vanguard 8.6.5).
"""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from headjudge.kernel.rules import Hearing
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.kernel.harbor import ships
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import Table, given, ship, side

YOURS = t.Cards(("berth",), t.YOU)
OTHERS = t.Cards(("berth",), t.YOU, (t.Other(),))
STRONG = t.Cards(("berth",), t.YOU, (t.Compare("power", ">=", 5),))


def hears(what: t.Object | t.Cards, on_leaving: bool = False) -> t.Auto:
    """When such a card is wrecked, draw a card."""
    return t.Auto(t.Pattern("put", what, to=("wreck",)), (t.Draw(1),), on_leaving=on_leaving)


def wrecks(table: Table, *cards: Card) -> list[str]:
    """These cards are wrecked together; whose abilities stand by then."""
    wreck = z.zone("wreck", 0)
    table.does(*[Event("put", 0, table.at(card), wreck) for card in cards])
    return table.standing()


def laid_out(*berths: Card, looks_back: bool = True) -> Table:
    return given(side(berth=list(berths)), hearing=Hearing(looks_back=looks_back))


@pytest.mark.parametrize(("looks_back", "standing"), [(True, ["Mate"]), (False, [])])
def test_it_hears_what_leaves_together_with_it(looks_back: bool, standing: list[str]) -> None:
    mate, ship_ = ship("Mate", hears(OTHERS)), ship("Ship")
    assert wrecks(laid_out(mate, ship_, looks_back=looks_back), mate, ship_) == standing


@pytest.mark.parametrize(("looks_back", "standing"), [(True, ["Mate"]), (False, [])])
def test_one_of_your_ships_may_be_itself(looks_back: bool, standing: list[str]) -> None:
    mate = ship("Mate", hears(YOURS))
    assert wrecks(laid_out(mate, looks_back=looks_back), mate) == standing


@pytest.mark.parametrize("looks_back", [True, False])
def test_what_befalls_itself_it_hears_once(looks_back: bool) -> None:
    mate = ship("Mate", hears(t.Self(), on_leaving=True))
    assert wrecks(laid_out(mate, looks_back=looks_back), mate) == ["Mate"]


def test_what_leaves_later_it_does_not_hear() -> None:
    mate, ship_ = ship("Mate", hears(YOURS)), ship("Ship")
    table = laid_out(mate, ship_)
    assert wrecks(table, mate) == ["Mate"]
    assert wrecks(table, ship_) == ["Mate"]


def test_both_are_looked_at_as_they_were() -> None:
    """The power that one gives to the other is there as long as they are."""
    stronger = t.Continuous((t.Change(t.Every(OTHERS), "power", "add", 2),))
    mate, ship_ = ship("Mate", hears(STRONG), stronger), ship("Ship")
    assert wrecks(laid_out(mate, ship_), mate, ship_) == ["Mate"]


def test_its_master_of_then_plays_it() -> None:
    mate, ship_ = ship("Mate", hears(YOURS)), ship("Ship")
    table = laid_out(mate, ship_)
    ships.give_command(table.game, table.at(mate), 1, table.at(ship_))
    wrecks(table, mate, ship_)
    assert [each.seat for each in table.game.state.standby] == [1]

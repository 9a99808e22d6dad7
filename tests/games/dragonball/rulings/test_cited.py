"""8-9, 1-3-3. A rule about what is replaced or forbidden is cited where something was."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.cards import device, fighter
from tests.games.dragonball.table import PLAIN_LEADER, Table, battle_card, fought, given, side

ADA = battle_card("Ada", energy_cost=0)
STRIKE = device("Strike", "[Activate: Main] Choose 1 of your opponent's Battle Cards and KO it.")


def paths(table: Table, message: str) -> list[tuple[str, ...]]:
    """The rules behind each entry of this sort."""
    return [tuple(entry.path) for entry in table.logged(message)]


def is_about_replacement(path: tuple[str, ...]) -> bool:
    return any(number == "1-3-3" or number.startswith("8-9") for number in path)


@pytest.mark.rule("dragonball:8-9-1", "dragonball:1-3-3")
@pytest.mark.parametrize(
    "text",
    [
        "[Permanent] Your opponent's cards can't attack {Zed}.",
        "[Permanent] This card can't attack.",
    ],
)
def test_an_attack_that_nothing_forbids_cites_no_prohibition(text: str) -> None:
    """Q. A card that can't attack lies in play. Has that to do with another's attack?  A. No."""
    table = given(side(battle=[ADA]), side(battle=[fighter("Warden", text)]))
    table.you.attacks(ADA, PLAIN_LEADER)
    fought(table)
    attacks = paths(table, "attack")
    assert attacks and not any(is_about_replacement(path) for path in attacks)


@pytest.mark.rule("dragonball:8-9-1", "dragonball:1-3-3")
def test_a_ko_that_nothing_replaces_cites_no_replacement() -> None:
    saint = fighter("Saint", "[Permanent] This card can't be KO-ed.")
    table = given(side(hand=[STRIKE]), side(battle=[ADA, saint]))
    table.you.uses(STRIKE)
    table.you.chooses(ADA)
    assert table.them.battle == [saint]
    assert not any(is_about_replacement(path) for path in paths(table, "KO"))


@pytest.mark.rule("dragonball:1-3-3")
def test_a_ko_that_is_forbidden_cites_the_prohibition() -> None:
    saint = fighter("Saint", "[Permanent] This card can't be KO-ed.")
    table = given(side(hand=[STRIKE]), side(battle=[saint]))
    table.you.uses(STRIKE)
    assert table.them.battle == [saint] and paths(table, "KO") == []
    assert [path[-1] for path in paths(table, "forbidden")] == ["1-3-3"]


@pytest.mark.rule("dragonball:8-9-1")
@pytest.mark.parametrize("guarded", [True, False])
def test_what_is_done_instead_cites_the_replacement(guarded: bool) -> None:
    shield = fighter(
        "Shield",
        "[Permanent] If damage would be inflicted to your life, place this card in its owner's "
        "Drop Area instead.",
    )
    table = given(side(battle=[ADA]), side(battle=[shield] if guarded else []))
    table.you.attacks(ADA, PLAIN_LEADER)
    fought(table)
    assert len(table.them.life) == (8 if guarded else 7)
    moved = paths(table, "leave") if guarded else paths(table, "damage")
    assert [is_about_replacement(path) for path in moved] == [guarded]

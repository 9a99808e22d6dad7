"""Chapter 8: costs, choices and pending skills."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    ENERGY,
    FILLER,
    HOOK,
    LAMP_OIL,
    SILL,
    SLIM_BOY,
    VEIL,
    a,
    attack,
    b,
    battle,
    extra,
    given,
    known,
    order_all,
    sizes,
)
from tests.games.dragonball.table import Table

QUARTERMASTER = battle(
    "Quartermaster",
    "green",
    "3(G)",
    15000,
    "[Activate Main] G, place 2 cards from your hand in the Drop Area : Draw 3 cards.",
)


@pytest.mark.rule("dragonball:8-4-2-1", "dragonball:8-4-2-2")
def test_r59_a_cost_that_can_be_paid_only_in_part() -> None:
    """A cost that cannot be paid in full cannot be paid at all (8-4-2-2); its parts are carried
    out from the beginning (8-4-2-1)."""
    for fillers, energy, offered in ((1, "GRR", False), (2, "gRR", False), (2, "GRR", True)):
        table = given(a(battle=[QUARTERMASTER], hand=[FILLER] * fillers, energy=energy), b())
        assert table.you.offers("activate") == [QUARTERMASTER] * offered
    table.you.uses(QUARTERMASTER)
    assert ENERGY["G"] not in table.you.active_energy and len(table.you.active_energy) == 2
    assert sizes(table.you) == [8, 3, 27, 2]


WELL_KEEPER = battle(
    "Well Keeper",
    "blue",
    "2(B)",
    10000,
    "[Activate Main] Switch this card to Rest Mode : Draw 1 card.",
)


@pytest.mark.rule("dragonball:1-3-2-1", "dragonball:8-4-2-2", "dragonball:10-11-3")
def test_r60_switch_this_card_to_rest_mode_as_a_cost() -> None:
    """A card already in Rest Mode does not become so again, so the action is not carried out
    (1-3-2-1) and the cost is not paid (8-4-2-2); there is no other limit per turn (10-11-3)."""
    table = given(a(battle=[WELL_KEEPER]), b())
    table.you.uses(WELL_KEEPER)
    assert table.you.hand == [FILLER] and not table.you.is_active(WELL_KEEPER)
    assert table.you.offers("activate") == []
    table = given(a(battle=[WELL_KEEPER]), b())
    attack(table, WELL_KEEPER, SILL)
    assert table.you.offers("activate") == []


GLEANING = extra(
    "Gleaning",
    "green",
    "1(G)",
    "[Activate Main] Choose up to 1 green card in your Drop Area and add it to your hand.",
)


@pytest.mark.rule("dragonball:8-5-2-5-1", "dragonball:8-5-3")
def test_r61_an_extra_card_is_already_in_the_drop_area_when_its_effect_looks_there() -> None:
    """When an Extra Card's skill resolves the card is placed into the Drop Area and then the
    effect is carried out (8-5-2-5-1); choices are made during resolution (8-5-3)."""
    table = given(a(hand=[GLEANING], energy="G"), b())
    table.you.uses(GLEANING)
    assert table.you.offered == [GLEANING]
    table.you.chooses(GLEANING)
    assert (table.you.hand, table.you.drop, table.you.active_energy) == ([GLEANING], [], [])
    table = given(a(hand=[GLEANING], energy="G"), b())
    table.you.uses(GLEANING)
    table.you.chooses()
    assert (table.you.hand, table.you.drop) == ([], [GLEANING])


GRAVE_SONG = extra("Grave Song", "green", "1(G)", "[Activate Main][Sparking 5] Draw 2 cards.")


@pytest.mark.rule("dragonball:10-29-1", "dragonball:8-5-2-1", "dragonball:8-5-2-5-1")
def test_r62_an_extra_card_does_not_help_its_own_sparking() -> None:
    """[Sparking] stops the skill from being activated below the number (10-29-1), and at that
    moment the Extra Card is still in the hand."""
    table = given(a(hand=[GRAVE_SONG], drop=[FILLER] * 4, energy="G"), b())
    assert table.you.offers("activate") == []
    table = given(a(hand=[GRAVE_SONG], drop=[FILLER] * 5, energy="G"), b())
    table.you.uses(GRAVE_SONG)
    assert sizes(table.you) == [8, 2, 28, 6]


DOUBLE_NET = extra(
    "Double Net",
    "blue",
    "2(B)",
    "[Activate Main] Choose 2 of your opponent's Battle Cards and return them to "
    "their owner's hand.",
)


@pytest.mark.rule(
    "dragonball:8-5-3-1", "dragonball:8-5-3-3", "dragonball:8-5-3-4", "dragonball:10-16-1"
)
def test_r63_too_few_targets_no_targets() -> None:
    """As many as possible are chosen (8-5-3-1, 8-5-3-3); without any, only what concerns the
    targets is skipped (8-5-3-4)."""
    table = given(a(hand=[DOUBLE_NET], energy="BB"), b(battle=[SLIM_BOY]))
    table.you.uses(DOUBLE_NET)
    assert table.prompt == "main", "there is one card to choose"
    assert (table.them.hand, table.them.battle) == ([SLIM_BOY], [])
    table = given(a(hand=[HOOK], energy="BB"), b(battle=[VEIL]))
    table.you.uses(HOOK)
    assert table.prompt == "main"
    assert (table.them.battle, table.you.hand) == ([VEIL], [FILLER])


ERRAND = extra(
    "Errand",
    "green",
    "1(G)",
    "[Activate Main] Choose 1 <Lamp> card from your deck and add it to your hand, "
    "then shuffle your deck.",
)


@pytest.mark.rule("dragonball:8-5-3-5", "dragonball:8-5-3-7", "dragonball:11-2-1")
def test_r64_choose_1_from_the_deck_may_fail_on_purpose() -> None:
    """A choice from a secret area that depends on the card's information may be declined
    (8-5-3-5); cards moved by such a condition between secret areas are revealed (11-2-1)."""
    for taken in (False, True):
        table = given(a(hand=[ERRAND], energy="G", deck=[FILLER, LAMP_OIL]), b())
        table.you.uses(ERRAND)
        assert table.asks is not None and table.asks.least == 0
        table.you.chooses(*[LAMP_OIL] * taken)
        assert table.you.hand == [LAMP_OIL] * taken
        assert known(table.them, "hand", table.you) == [LAMP_OIL.number] * taken
        assert len(table.logged("shuffle")) == 1


MOURNER = battle(
    "Mourner",
    "green",
    "4(G)",
    20000,
    "[Auto] When one of your Battle Cards is KO'd, draw 1 card.",
)
MISER = battle(
    "Miser",
    "green",
    "4(G)",
    20000,
    "[Auto][Once per turn] When one of your Battle Cards is KO'd, draw 1 card.",
)
STRAW_BOY = battle("Straw Boy", "green", "1(G)", 5000)
FIRESTORM = extra(
    "Firestorm",
    "red",
    "5(R)",
    "[Activate Main] Choose all of your opponent's Battle Cards with 15000 or less "
    "power and KO them.",
)


@pytest.mark.rule("dragonball:8-6-3", "dragonball:10-11-4", "dragonball:10-11-2")
def test_r65_triggered_three_times() -> None:
    """An Auto is pending as often as its condition was met (8-6-3); with [Once per turn] only
    one is resolved and the rest are void (10-11-4, 10-11-5)."""
    battle = [MOURNER, MISER, *[STRAW_BOY] * 3]
    table = given(a(hand=[FIRESTORM, HOOK], energy="BBRRRRR"), b(battle=battle))
    table.you.uses(FIRESTORM)
    pay_with(table, "R", 5)
    order_all(table)
    assert table.them.drop == [STRAW_BOY] * 3
    assert sizes(table.them) == [8, 4, 26, 3]
    table.you.uses(HOOK)
    table.you.chooses(MISER)
    order_all(table)
    assert len(table.them.hand) == 5, "the Mourner again, the Miser not even for itself"


def pay_with(table: Table, color: str, number: int) -> None:
    """The player who is asked pays with so much energy of a colour."""
    while table.prompt == "energy" and number:
        assert table.asks is not None
        some = min(number, table.asks.least)
        table.player(table.asked).chooses(*[ENERGY[color]] * some)
        number -= some

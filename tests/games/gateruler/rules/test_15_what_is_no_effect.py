"""14-3, 14-16f, 15-12b, 15-27b. What befalls a card without being an effect: combat damage and
what comes of it, and costs."""

from __future__ import annotations

import pytest

from tests.games.gateruler.table import (
    PLAIN,
    attacking,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import printed

IGNORES = ("This ignores effects.", "This is not affected by effects.")
STONE = unit("Stone", *printed(IGNORES[0]), hp=3)
BEAR = unit("Bear", hp=3)
GIANT = unit("Giant", atk=5)
GRAVE = field("Grave", *printed("When an allied unit is destroyed, draw a card."))
MOUND = field("Mound", *printed("When an allied unit is destroyed by an effect, draw a card."))


# 15-27b, 15-12b. Combat damage, and the destruction that it leads to


@pytest.mark.parametrize("text", [*IGNORES, "This ignores your opponent's effects."])
@pytest.mark.rule("gateruler:15-27b", "gateruler:15-12b-1")
def test_15_27b_what_ignores_effects_dies_in_combat(text: str) -> None:
    """Q. It is dealt 5 combat damage and has 3 HP.  A. It is destroyed: by the rules, and by no
    effect."""
    stone = unit("Stone", *printed(text), hp=3)
    table = attacking(you=side(attack={1: GIANT}), them=side(attack={1: stone}, field=[GRAVE]))
    table.you.attacks(GIANT, 1)
    assert table.them.graveyard == [stone] and len(table.them.hand) == 1


@pytest.mark.rule("gateruler:15-27b")
def test_15_27b_so_it_does_when_all_units_of_its_player_ignore_effects() -> None:
    calm = field("Calm", *printed("Allied units ignore effects of enemy units."))
    table = attacking(you=side(attack={1: GIANT}), them=side(attack={1: BEAR}, field=[calm]))
    table.you.attacks(GIANT, 1)
    assert table.them.graveyard == [BEAR]


@pytest.mark.rule("gateruler:15-27a-3", "gateruler:15-27a-2")
def test_15_27a_3_an_effect_that_destroys_it_does_nothing() -> None:
    for text in ("destroy all enemy units.", "deal 5 damage to all enemy units."):
        axe = event("Axe", *printed(f"Timing: Standard Action\n{text}"))
        table = given(you=side(hand=[axe]), them=side(attack={1: STONE, 2: BEAR}))
        table.you.plays(axe)
        assert table.them.attack(1) == STONE and table.them.graveyard == [BEAR]


@pytest.mark.rule("gateruler:15-27b", "gateruler:16-7c")
def test_15_27b_an_attacker_that_ignores_effects_dies_by_intercept() -> None:
    guard = unit("Guard", *printed("Intercept"), atk=5, hp=9)
    table = attacking(you=side(attack={1: STONE}), them=side(attack={1: guard}))
    table.you.attacks(STONE, 1)
    assert table.you.graveyard == [STONE]


# 14-3. Costs


@pytest.mark.parametrize("text", IGNORES)
@pytest.mark.rule("gateruler:14-3a", "gateruler:15-27a-3")
def test_14_3_what_ignores_effects_is_destroyed_as_a_cost(text: str) -> None:
    """Q. Can it pay for an ability of another card?  A. Yes: a cost is no effect."""
    stone = unit("Stone", *printed(text))
    altar = ruler("Altar", *printed("Standard Action: [Destroy an allied unit] Draw a card."))
    table = given(you=side(ruler=altar, attack={1: stone}))
    table.you.uses(altar)
    assert table.you.graveyard == [stone] and len(table.you.hand) == 1


@pytest.mark.parametrize(
    ("cost", "stays"),
    [
        ("Exhaust an allied unit", True),
        ("Return an allied unit to its owner's hand", False),
        ("Put an allied unit on the bottom of its owner's deck", False),
        ("Remove an allied unit from the game", False),
        ("Add an allied unit underneath this as a charge", False),
        ("Place an allied unit in your defense zone", True),
    ],
)
@pytest.mark.rule("gateruler:14-3a")
def test_14_3_so_are_all_other_costs_paid_with_it(cost: str, stays: bool) -> None:
    altar = field("Altar", *printed(f"Standard Action: [{cost}] Heal 1 life."))
    table = given(you=side(field=[altar], attack={1: STONE}, damage=1))
    table.you.uses(altar)
    assert len(table.you.damage) == 0
    assert (STONE in (table.you.attack(1), table.you.defense)) is stays
    if stays:
        assert not table.you.is_ready(STONE)


@pytest.mark.rule("gateruler:16-20b-2", "gateruler:14-3a")
def test_16_20b_2_what_a_discount_demands_is_no_effect() -> None:
    text = "Discount: you may [destroy an allied unit] to instead pay a cost of 0 to play this."
    king = unit("King", *printed(text), level=4)
    table = given(you=side(hand=[king], attack={1: STONE}))
    table.you.summons(king, 2)
    assert table.you.attack(2) == king and table.you.graveyard == [STONE]


@pytest.mark.rule("gateruler:16-14b-2a", "gateruler:14-3a")
def test_16_14b_2a_nor_what_an_abyssal_concerto_demands() -> None:
    shade = unit("Shade", *printed("Abyssal Concerto Requirement: destroy an allied unit."))
    call = event("Call", *printed("Timing: Standard Action\nDo an Abyssal Summoning."))
    table = given(you=side(hand=[call], graveyard=[shade], attack={1: STONE}))
    table.you.plays(call)
    table.you.chooses(shade)
    table.you.chooses_zone(2)
    assert table.you.attack(2) == shade and STONE in table.you.graveyard


@pytest.mark.rule("gateruler:16-23b", "gateruler:14-3a")
def test_16_23b_nor_what_a_summon_requirement_demands() -> None:
    text = (
        "Summon Requirement: [Destroy an allied unit]. If you don't, put this into the graveyard."
    )
    king = unit("King", *printed(text))
    table = given(you=side(hand=[king], attack={1: STONE}))
    table.you.summons(king, 2)
    table.you.says("yes")
    assert table.you.attack(2) == king and table.you.graveyard == [STONE]


@pytest.mark.rule("gateruler:14-3a", "gateruler:1-5d")
def test_14_3_what_cannot_be_destroyed_by_effects_is_destroyed_as_a_cost() -> None:
    """And what cannot be destroyed at all is not (1-5d)."""
    altar = ruler("Altar", *printed("Standard Action: [Destroy an allied unit] Draw a card."))
    for text, can in (
        ("This cannot be destroyed by effects.", True),
        ("This cannot be destroyed.", False),
    ):
        stone = unit("Stone", *printed(text))
        table = given(you=side(ruler=altar, attack={1: stone}))
        assert (altar in table.you.offers("ability")) is can
        if can:
            table.you.uses(altar)
            assert table.you.graveyard == [stone]


@pytest.mark.rule("gateruler:14-3a", "gateruler:14-10b")
def test_14_3_what_is_destroyed_as_a_cost_is_not_destroyed_by_an_effect() -> None:
    """Whatever waits for a destruction hears it; what waits for one by an effect does not."""
    altar = ruler("Altar", *printed("Standard Action: [Destroy an allied unit] Heal 1 life."))
    table = given(you=side(ruler=altar, attack={1: BEAR}, field=[GRAVE, MOUND], damage=1))
    table.you.uses(altar)
    assert len(table.you.hand) == 1
    axe = ruler("Axe", *printed("Standard Action: Destroy all allied units."))
    table = given(you=side(ruler=axe, attack={1: BEAR}, field=[GRAVE, MOUND]))
    table.you.uses(axe)
    table.you.chooses(GRAVE)
    assert len(table.you.hand) == 2


@pytest.mark.rule("gateruler:14-16f")
def test_14_16f_whoever_pays_has_moved_the_card() -> None:
    """A replacement for cards that you put away: chosen by the player who pays."""
    home = field("Home", *printed("When an allied unit leaves play, draw a card."))
    altar = ruler("Altar", *printed("Standard Action: [Remove an allied unit from the game] "
                                    "Heal 1 life."))  # fmt: skip
    table = given(you=side(ruler=altar, attack={1: PLAIN}, field=[home], damage=1))
    table.you.uses(altar)
    assert len(table.you.hand) == 1

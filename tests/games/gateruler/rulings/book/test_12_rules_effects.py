"""Chapter 12: defeat, level caps, charges."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler import table as tables
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    GLOOM_BAT,
    LANCER,
    LIGHTNING,
    OX,
    PEBBLE,
    QUICK_IDEA,
    SECOND_BREATH,
    SHARED_CUP,
    all_pass,
    begun,
    choose,
    deck,
    fighting,
    marshal,
    p,
    play,
    standard,
    strike,
    unit,
)
from tests.games.gateruler.table import charged
from tests.games.gateruler.told import printed


@pytest.mark.rule("gateruler:12-2c-1")
@pytest.mark.rule("gateruler:1-4b-1")
def test_r68_both_decks_empty_at_once_is_a_draw() -> None:
    """One defeat is linked to both players, and nobody is left."""
    table = begun(you=p(deck=deck(size=1), hand=[SHARED_CUP]), them=p(deck=deck(size=1)))
    table.you.plays(SHARED_CUP)
    all_pass(table)
    assert table.result == ("draw", "1-4b-1")


QUARREL = standard("Last Quarrel", "Deal 1 damage to each ruler.")


@pytest.mark.rule("gateruler:13-5b-2")
@pytest.mark.rule("gateruler:12-2c")
@pytest.mark.parametrize("active", ["you", "them"])
def test_r69_one_damage_to_both_at_the_edge(active: str) -> None:
    """The active player's damage lies below, and the other's defeat comes between."""
    sides = {"you": p(damage=9), "them": p(damage=9)}
    sides[active] = p(damage=9, hand=[QUARREL])
    table = begun(sides["you"], sides["them"], turn_of=active)
    mine = table.player(active)
    mine.plays(QUARREL)
    all_pass(table)
    assert table.result == (active, "12-2a-1") and len(mine.damage) == 9


@pytest.mark.rule("gateruler:13-6d")
@pytest.mark.rule("gateruler:9-4d")
def test_r70_the_last_card_is_a_counter_and_the_defeat_lies_above_it() -> None:
    """The Counter ability was played while the damage process resolved; the rules effect after it
    comes above, so P2 loses before the deck is filled."""
    text = (
        "[CNT] Put all cards in your graveyard on the bottom of your deck.\n"
        "Timing: Instant Action\nDraw 1 card."
    )
    tide = tables.card("Returning Tide", "event", *printed(text), text=text, level=2)
    table = fighting(
        you=p(attack={1: PEBBLE}),
        them=p(deck=[tide], graveyard=[PEBBLE] * 5, set=[QUICK_IDEA]),
    )
    strike(table.you, 1, "ruler")
    while "defeat" not in table.waiting:
        table.them.passes()
    assert table.waiting == ["resolve ability", "defeat"] and table.them.counter == [tide]
    table.them.passes()
    assert table.result == ("you", "12-2a-2") and table.them.graveyard == [PEBBLE] * 5


@pytest.mark.rule("gateruler:12-2d-1")
@pytest.mark.rule("gateruler:13-4b")
def test_r71_healing_against_a_defeat_with_more_damage_below() -> None:
    """The defeat does nothing then; the second damage brings another."""
    table = fighting(you=p(attack={1: GLOOM_BAT}), them=p(damage=9, set=[SECOND_BREATH]))
    strike(table.you, 1, "ruler")
    while "defeat" not in table.waiting:
        table.player(table.asked).passes()
    assert table.waiting == ["ruler damage", "defeat"] and len(table.them.damage) == 10
    table.them.plays(SECOND_BREATH)
    assert table.prompt == "heal" and table.waiting == ["ruler damage", "defeat"]
    table.them.chooses(PEBBLE)
    all_pass(table)
    assert table.result == ("you", "12-2a-1")
    assert len(table.them.damage) == 10 and len(table.them.deck) == 18


@pytest.mark.rule("gateruler:12-1b-2")
def test_r72_overlapping_first_then_the_level_cap() -> None:
    """The unit that is covered goes first; then the sum is within the cap, and nothing is asked."""
    table = begun(
        you=p(ruler=marshal(level_cap=5), attack={1: LANCER, 2: BEAR}, hand=[OX]),
    )
    table.you.summons(OX, 2)
    table.resolve()
    assert table.prompt == "act" and table.you.graveyard == [BEAR]
    assert (table.you.attack(1), table.you.attack(2)) == (LANCER, OX)


@pytest.mark.rule("gateruler:12-6b")
def test_r73_the_newcomer_is_safe_from_the_level_cap() -> None:
    """Of level 1 or more only the Lancer of A1 is left to be chosen, and it is not destroyed."""
    sprout = unit("Sprout", "L0 0/1/0")
    table = begun(
        them=p(ruler=marshal(level_cap=5), attack={1: LANCER, 2: sprout}, hand=[LANCER]),
        turn_of="them",
    )
    table.them.summons(LANCER, "defense")
    table.resolve()
    assert table.prompt == "act"
    assert table.them.graveyard == [LANCER] and table.them.attack(1) is None
    assert table.them.attack(2) == sprout and table.them.defense == LANCER
    assert not table.logged("destroy")


BURDEN = standard("Burden", "Choose 1 unit. Until the end of this turn, its level becomes 4.")


@pytest.mark.rule("gateruler:12-6c")
@pytest.mark.parametrize("given_up", [LANCER, BEAR])
def test_r74_the_level_cap_exceeded_by_an_effect(given_up: Card) -> None:
    """The unit's own player chooses among all of them."""
    table = begun(
        you=p(hand=[BURDEN]), them=p(ruler=marshal(level_cap=5), attack={1: LANCER}, defense=BEAR)
    )
    play(table.you, BURDEN, LANCER)
    assert table.prompt == "level cap" and table.asked == "them"
    assert table.them.offered == [LANCER, BEAR]
    table.them.chooses(given_up)
    assert table.them.graveyard == [given_up]


WYRM = unit(
    "Hoard Wyrm", "L3 3/2/1",
    "When this is put into your graveyard from play, choose 1 of its charges and add it to your "
    "hand.",
)  # fmt: skip


@pytest.mark.rule("gateruler:12-5a-1")
def test_r75_a_leaving_units_ability_that_speaks_of_its_charges() -> None:
    """They wait until the ability is resolved."""
    table = begun(
        you=p(attack={1: charged(WYRM, BEAR, PEBBLE)}, set=[QUICK_IDEA]), them=p(hand=[LIGHTNING]),
        turn_of="them",
    )  # fmt: skip
    table.them.plays(LIGHTNING)
    choose(table.them, WYRM)
    while table.prompt == "act":
        table.player(table.asked).passes()
    table.you.chooses(BEAR)
    assert table.you.graveyard == [WYRM] and table.prompt == "act"
    zone = table.you.find_zone("charge")
    assert len(table.game.state.zones[zone]) == 2
    table.resolve()
    assert table.you.hand == [BEAR] and table.you.graveyard == [WYRM, PEBBLE]
    assert table.game.state.zones[zone] == ()

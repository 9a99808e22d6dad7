"""Chapter 10, second part: bases, awakening, and what happens instead."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    CREW,
    EDITIONS,
    FELL,
    FORT,
    GRUB,
    PICKET,
    PIN_DOWN,
    SCOUT,
    SMALL_PLAN,
    WRECKER,
    grieving,
    machine,
    order_all,
    p1,
    p2,
    seen,
    tide,
    value_in,
)
from tests.games.godzilla.table import battle, given


@EDITIONS
@pytest.mark.rule("godzilla:12.9.2")
@pytest.mark.rule("godzilla:7.2.3")
@pytest.mark.rule("godzilla:8.3.2")
def test_r93_a_base_stays_and_its_neighbour_goes(edition: str) -> None:
    """Q. What does Base change?  A. The card is not cleared; it keeps its strategy zone, and its
    other ability works again this turn."""
    table = given(
        you=p1(strategies={1: FORT, 2: SMALL_PLAN}, zones={1: CREW}, hand=[SMALL_PLAN, SMALL_PLAN]),
        them=p2(), phase="start phase", edition=edition,
    )  # fmt: skip
    assert table.you.discard == [SMALL_PLAN]
    assert table.you.strategy(1) is FORT
    assert len(table.you.hand) == 2 + 1 + 1
    table.begins("main phase")
    table.you.plays(SMALL_PLAN, zone=2)
    assert table.you.offers("activate strategy") == []
    before = len(table.you.deck)
    table.you.passes()
    table.begins("counter phase")
    table.you.chooses(PICKET)
    assert len(table.you.deck) == before - 1
    assert PICKET in table.you.discard


@EDITIONS
@pytest.mark.rule("godzilla:12.9.2")
@pytest.mark.rule("godzilla:5.14.1")
@pytest.mark.parametrize("ways", ["end phase", "into 7", "into 6"])
def test_r94_what_ends_a_base_and_what_does_not(edition: str, ways: str) -> None:
    mine = p1(strategies={1: FORT}, position=6 if ways == "end phase" else 5)
    if ways == "end phase":
        table = given(you=mine, them=p2(), phase="end phase", edition=edition)
        assert table.you.position == 7
    else:
        fuel = PICKET if ways == "into 7" else SCOUT
        start = 6 if ways == "into 7" else 4
        table = given(
            you=mine, them=p2(position=start, hand=[fuel]), turn_of="them", edition=edition
        )
        table.them.invades_with(fuel)
        assert table.them.position == (7 if ways == "into 7" else 6)
    assert table.you.strategy(1) is (None if ways == "into 7" else FORT)


@EDITIONS
@pytest.mark.rule("godzilla:12.4.2")
@pytest.mark.rule("godzilla:10.3.2")
@pytest.mark.parametrize(("position", "rage"), [(6, 0), (7, 2)])
def test_r95_awakening_lost_before_the_ability_resolves(
    edition: str, position: int, rage: int
) -> None:
    """Q. The monster was pushed back before its Awakening ability was played.  A. Then it does
    nothing."""
    shove = machine(
        "Shove Bot",
        "At the beginning of your counter phase, your opponent's monster card retreats back by 1 "
        "zone.",
        rank=4,
    )
    looming = tide(
        "Looming Tide",
        "[Opponent's Turn] [Awakening 6] At the beginning of the counter phase, increase this "
        "card's [Rage] by 2.",
    )
    table = given(
        you=p1(zones={1: shove}), them=p2(stack=[looming], position=position),
        phase="counter phase", edition=edition,
    )  # fmt: skip
    assert table.them.position == position - 1
    assert table.them.rage == rage


@EDITIONS
@pytest.mark.rule("godzilla:10.9.1.1")
@pytest.mark.rule("godzilla:4.1.5")
@pytest.mark.rule("godzilla:4.1.5.1")
def test_r96_destroyed_instead_no_revenge_and_a_hidden_order(edition: str) -> None:
    """Q. A stack goes to the bottom of the deck instead of being destroyed.  A. Nothing was
    destroyed; its player orders the cards unseen."""
    undying = battle(
        "Undying Moss",
        "When this card would be [Destroy], put this card on the bottom of your deck instead.\n"
        "[Revenge] Draw 3 cards.",
        5000,
        rank=5,
        traits=["Moss"],
    )
    table = given(
        you=p1(stack=[grieving()], zones={3: undying}, under={3: [GRUB]}),
        them=p2(hand=[PIN_DOWN]),
        turn_of="them",
        edition=edition,
    )
    table.them.plays(PIN_DOWN, zone=1)
    assert table.asked == "you"
    assert set(table.you.offered) == {undying, GRUB}
    table.you.chooses(GRUB, undying)
    assert len(table.you.deck) == 22
    assert set(table.you.deck[-2:]) == {undying, GRUB}
    assert len({card["number"] for card in seen(table.you, "deck", table.you)["cards"]}) == 2
    assert seen(table.them, "deck", table.you)["cards"] == []
    assert table.you.rage == 0
    assert table.you.hand == []
    assert table.you.discard == []


@EDITIONS
@pytest.mark.rule("godzilla:10.9.2")
@pytest.mark.rule("godzilla:10.9.2.1")
@pytest.mark.parametrize("wanted", ["hand", "deck"])
def test_r97_two_replacements_and_the_cards_master_chooses(edition: str, wanted: str) -> None:
    """Q. Two effects would each do something else than destroy my card. Who chooses?  A. I do; and
    the other has nothing left to replace."""
    hulk = battle(
        "Sinking Hulk",
        "When this card would be [Destroy], put this card on the bottom of your deck instead.\n"
        "When this card would be [Destroy], return this card to your hand instead.",
        4000,
        rank=4,
        traits=["Boat"],
    )
    table = given(you=p1(hand=[FELL], position=4), them=p2(zones={2: hulk}), edition=edition)
    table.you.plays(FELL, zone=1)
    assert (table.asked, table.prompt) == ("them", "replace")
    assert table.asks is not None
    table.answer(1 if wanted == "hand" else 0)
    assert table.prompt == "main"
    assert (hulk in table.them.hand) is (wanted == "hand")
    assert (hulk in table.them.deck) is (wanted == "deck")
    assert table.them.discard == []


@EDITIONS
@pytest.mark.rule("godzilla:10.9.3")
@pytest.mark.rule("godzilla:11.4.1")
@pytest.mark.parametrize("zone", [8, 2])
def test_r98_strategy_cards_kept_under_a_battle_card(edition: str, zone: int) -> None:
    """Q. My strategy cards go under a battle card instead of away. Were they destroyed?  A. No, and
    not when that card is destroyed later either."""
    hulk = machine(
        "Archive Hulk",
        "If this card is in zone 8, whenever your strategy cards would be discarded from the "
        "strategy zone, you may place them under this card instead.\n"
        "This card gains +2000 counter power for each card under it.",
        rank=4,
    )
    table = given(
        you=p1(strategies={1: SMALL_PLAN, 2: SMALL_PLAN}, zones={zone: hulk, 1: CREW}),
        them=p2(hand=[FELL]), phase="start phase", edition=edition,
    )  # fmt: skip
    if zone == 2:
        assert table.asks is None or table.prompt == "standby"
        order_all(table)
        assert table.you.discard == [SMALL_PLAN, SMALL_PLAN]
        assert len(table.you.hand) == 1 + 2
        return
    while table.prompt in ("instead", "replace"):
        if table.prompt == "instead":
            table.you.says("yes")
        else:
            table.you.chooses(table.you.offered[0])
    assert table.halted
    assert table.you.discard == []
    assert table.you.under(8) == [SMALL_PLAN, SMALL_PLAN]
    assert value_in(table.you, 8, "counter_power") == 5000
    assert len(table.you.hand) == 1
    table.begins("end phase")
    table.begins("turn")
    hand = len(table.you.hand)
    table.them.plays(FELL, zone=1)
    table.them.chooses(hulk)
    assert table.prompt == "main"
    assert sorted(card.name for card in table.you.discard) == [
        "Archive Hulk", "Small Plan", "Small Plan",
    ]  # fmt: skip
    assert len(table.you.hand) == hand


WALL = machine(
    "Stubborn Wall", "This card cannot be [Destroy] by your opponent's effects.", 5000, rank=5
)


@EDITIONS
@pytest.mark.rule("godzilla:11.3.3")
@pytest.mark.rule("godzilla:11.5.1")
@pytest.mark.parametrize("ways", ["effect", "trampled", "overloaded", "own effect"])
def test_r99_cannot_be_destroyed_by_your_opponents_effects(edition: str, ways: str) -> None:
    """Q. What can still destroy it?  A. The rules, and one's own effects."""
    mine = p1(position=3, zones={4: WALL}, hand=[PICKET, WRECKER])
    if ways == "effect":
        table = given(you=mine, them=p2(hand=[PIN_DOWN]), turn_of="them", edition=edition)
        table.them.plays(PIN_DOWN, zone=1)
    elif ways == "trampled":
        table = given(you=mine, them=p2(), phase="end phase", edition=edition)
    else:
        table = given(you=mine, them=p2(position=3), edition=edition)
        if ways == "overloaded":
            table.you.plays(PICKET, zone=4)
        else:
            table.you.plays(WRECKER, zone=1)
    assert (table.you.zone(4) is WALL) is (ways == "effect")
    assert (WALL in table.you.discard) is (ways != "effect")

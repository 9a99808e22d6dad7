"""Chapter 5, first part: drawing, discarding, swapping, playing and destroying."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    CREW,
    DEEP,
    DOUBLE,
    EDITIONS,
    GRUB,
    IRON,
    PICKET,
    SENTRY,
    SMALL_PLAN,
    WING,
    machine,
    order_all,
    p1,
    p2,
)
from tests.games.godzilla.table import battle, given, strategy


@EDITIONS
@pytest.mark.rule("godzilla:5.4.2")
@pytest.mark.rule("godzilla:11.2.2")
@pytest.mark.rule("godzilla:11.2.3")
@pytest.mark.parametrize(("deck", "left", "pile"), [(1, 1, 0), (3, 0, 3)])
def test_r32_a_reshuffle_in_the_middle_of_drawing_three(
    edition: str, deck: int, left: int, pile: int
) -> None:
    """Q. My deck has one card and I draw three.  A. One, then the reshuffle, then two; the card
    being played is not shuffled in. A deck that is just used up is not refilled yet."""
    table = given(
        you=p1(hand=[DEEP], position=4, deck=[SENTRY] * deck, discard=[PICKET] * 3), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.plays(DEEP, zone=1)
    assert len(table.you.hand) == 3
    assert (len(table.you.deck), len(table.you.discard)) == (left, pile)
    assert table.you.strategy(1) is DEEP


@EDITIONS
@pytest.mark.rule("godzilla:11.2.4")
@pytest.mark.rule("godzilla:7.5.4")
@pytest.mark.parametrize("strategies", [{}, {1: SMALL_PLAN}])
def test_r33_no_deck_and_no_discard_pile_is_no_loss(
    edition: str, strategies: dict[int, object]
) -> None:
    """Q. I cannot draw at all. Do I lose?  A. No; and a strategy card that is cleared after the
    draw comes too late for it."""
    table = given(
        you=p1(hand=[PICKET, PICKET], deck=[], strategies=strategies), them=p2(),
        phase="end phase", edition=edition,
    )  # fmt: skip
    assert table.result is None
    assert len(table.you.hand) == 2
    table.begins("turn")
    assert (table.asked, table.prompt) == ("them", "main")
    table.them.passes()
    assert (table.asked, table.prompt) == ("you", "main")
    assert len(table.you.hand) == 2
    assert len(table.you.discard) == len(strategies)


@EDITIONS
@pytest.mark.rule("godzilla:4.8.3")
@pytest.mark.rule("godzilla:11.2.2")
def test_r34_milling_does_not_reshuffle(edition: str) -> None:
    slide = strategy(
        text="Send the top 3 cards of your deck to your discard pile.\nDraw 1 card.", rank=4
    )
    table = given(
        you=p1(hand=[slide], position=4, deck=[SENTRY] * 2, discard=[PICKET] * 5), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.plays(slide, zone=1)
    order_all(table)
    assert [len(table.you.deck), len(table.you.discard), len(table.you.hand)] == [6, 0, 1]


@EDITIONS
@pytest.mark.rule("godzilla:5.4.3.2")
@pytest.mark.rule("godzilla:5.4.3.4")
@pytest.mark.parametrize("answers", [["yes", "no"], ["yes", "yes"], ["no"]])
def test_r35_draw_up_to_2_is_decided_card_by_card(edition: str, answers: list[str]) -> None:
    sip = strategy(text="Draw up to 2 cards.", rank=4)
    table = given(you=p1(hand=[sip], position=4), them=p2(), edition=edition)
    table.you.plays(sip, zone=1)
    for at, answer in enumerate(answers):
        assert len(table.you.hand) == at
        table.you.says(answer)
    assert table.prompt == "main"
    assert len(table.you.hand) == answers.count("yes")


GREETER = machine("Greeter", "[Enter] Draw 1 card.", rank=2)
TRADE = strategy(
    text="Choose 2 of your battle cards in your zones and swap their positions.", rank=3
)


@EDITIONS
@pytest.mark.rule("godzilla:5.6.1")
def test_r36_swapping_two_battle_cards(edition: str) -> None:
    """Q. A stack and a card trade places. Does anything enter, or overload?  A. No."""
    table = given(
        you=p1(hand=[TRADE], position=4, zones={1: WING, 6: GREETER}, under={1: [GRUB]}),
        them=p2(),
        edition=edition,
    )
    table.you.plays(TRADE, zone=1)
    assert table.you.zone(1) is GREETER
    assert table.you.zone(6) is WING
    assert table.you.under(6) == [GRUB]
    assert table.you.hand == []
    assert table.you.discard == []


@EDITIONS
@pytest.mark.rule("godzilla:5.6.2")
def test_r36_one_card_alone_stays(edition: str) -> None:
    table = given(you=p1(hand=[TRADE], position=4, zones={6: GREETER}), them=p2(), edition=edition)
    table.you.plays(TRADE, zone=1)
    assert table.you.zone(6) is GREETER
    assert table.you.hand == []


LOSER = battle(
    "Sore Loser",
    "When this card is discarded from your hand by your opponent's effect, increase your monster "
    "card's [Rage] by 1.",
    5000,
    rank=6,
    traits=["Reef"],
)


@EDITIONS
@pytest.mark.rule("godzilla:5.7.2")
@pytest.mark.rule("godzilla:5.7.2.1")
@pytest.mark.parametrize("more", [0, 2])
def test_r37_discarding_down_to_a_number(edition: str, more: int) -> None:
    """Q. I must discard until I have four, and have four.  A. Nothing happens. With six I choose
    the four that I keep."""
    confiscate = strategy(
        text="Your opponent discards cards until they have 4 cards remaining in their hand.", rank=4
    )
    table = given(
        you=p1(hand=[confiscate], position=4), them=p2(hand=[LOSER, *[PICKET] * (3 + more)]),
        edition=edition,
    )  # fmt: skip
    table.you.plays(confiscate, zone=1)
    if more:
        assert table.asked == "them"
        table.them.chooses(PICKET, PICKET, PICKET, PICKET)
    assert (table.asked, table.prompt) == ("you", "main")
    assert len(table.them.hand) == 4
    assert table.them.rage == (1 if more else 0)


@EDITIONS
@pytest.mark.rule("godzilla:8.6.1")
def test_r38_discarding_for_ones_own_invasion_is_not_the_opponents_effect(edition: str) -> None:
    table = given(you=p1(), them=p2(hand=[LOSER]), turn_of="them", edition=edition)
    table.them.invades_with(LOSER)
    assert table.them.position == 6
    assert table.them.rage == 0


@EDITIONS
@pytest.mark.rule("godzilla:5.11.1.1")
@pytest.mark.rule("godzilla:8.2.1")
@pytest.mark.parametrize("position", [4, 5])
def test_r39_played_by_an_effect_into_the_monsters_own_zone(edition: str, position: int) -> None:
    """Q. An effect plays a card in zone 4, where my monster is.  A. It is not played and stays in
    my hand. Elsewhere the effect plays it whatever its rank."""
    rail = strategy(text="Play 1 battle card with «Drone» from your hand in zone 4.", rank=3)
    table = given(
        you=p1(hand=[rail, IRON], position=position), them=p2(position=1), edition=edition
    )
    table.you.plays(rail, zone=1)
    if table.prompt == "play":
        table.you.chooses(IRON)
    assert table.prompt == "main"
    assert table.you.zone(4) is (IRON if position == 5 else None)
    assert table.you.hand == ([] if position == 5 else [IRON])
    assert table.you.discard == []


@EDITIONS
@pytest.mark.rule("godzilla:5.11.1.2")
@pytest.mark.rule("godzilla:5.11.1.3")
@pytest.mark.rule("godzilla:11.5.1")
def test_r40_two_battle_cards_played_at_once_go_to_different_zones(edition: str) -> None:
    """Q. Where may they go?  A. Onto another card, but not to each other's zone, nor to the
    monster's."""
    table = given(
        you=p1(hand=[DOUBLE], position=4, zones={1: SENTRY}, discard=[IRON, IRON]), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.plays(DOUBLE, zone=1)
    assert table.you.offered == [1, 2, 3, 5, 6, 7, 8]
    table.you.chooses(1)
    assert table.you.offered == [2, 3, 5, 6, 7, 8]
    table.you.chooses(2)
    assert table.you.zone_cards(1) == [IRON]
    assert table.you.zone(2) is IRON
    assert table.you.discard == [SENTRY]


@EDITIONS
@pytest.mark.rule("godzilla:7.2.3")
@pytest.mark.rule("godzilla:7.2.5")
@pytest.mark.rule("godzilla:5.12.1.1")
def test_r41_strategy_cards_leaving_in_the_start_phase_count_as_destroyed(edition: str) -> None:
    """Q. Two strategy cards are cleared. When are the draws for that?  A. Not before the rage has
    gone, and once for each."""
    table = given(
        you=p1(strategies={1: SMALL_PLAN, 2: SMALL_PLAN}, rage=2, zones={1: CREW}), them=p2(),
        phase="start phase", edition=edition,
    )  # fmt: skip
    assert len(table.you.hand) == 1
    assert table.you.discard == [SMALL_PLAN, SMALL_PLAN]
    assert table.you.rage == 0
    order_all(table)
    assert len(table.you.hand) == 3
    assert table.halted

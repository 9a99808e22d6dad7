"""Chapter 7: the phases of a turn."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    CINDER,
    COLOSSUS,
    EDITIONS,
    PICKET,
    PUP,
    SENTRY,
    SMALL_PLAN,
    TIDE,
    cinder,
    ends_turn,
    machine,
    order_all,
    p1,
    p2,
    tide,
)
from tests.games.godzilla.table import given


@EDITIONS
@pytest.mark.rule("godzilla:7.2.2")
@pytest.mark.rule("godzilla:7.2.3")
def test_r59_the_start_phase_draws_before_it_clears_the_strategy_zones(edition: str) -> None:
    table = given(
        you=p1(
            deck=[PICKET], discard=[PICKET] * 4, strategies={1: SMALL_PLAN, 2: SMALL_PLAN},
            hand=[PICKET] * 5,
        ),
        them=p2(stack=[TIDE[1], TIDE[2], TIDE[3]], monsters=[TIDE[4]]),
        phase="start phase",
        edition=edition,
    )  # fmt: skip
    assert [len(table.you.hand), len(table.you.deck)] == [8, 2]
    assert table.you.discard == [SMALL_PLAN, SMALL_PLAN]
    assert table.halted


@EDITIONS
@pytest.mark.rule("godzilla:7.5.6")
@pytest.mark.rule("godzilla:7.2.4")
def test_r60_what_lasts_into_the_opponents_turn(edition: str) -> None:
    """Q. Rage and a bonus for the turn: what is left on my opponent's turn?  A. The rage."""
    box = machine(
        "Roar Box",
        "[Enter] For the rest of the turn, your monster card gains +10,000 threat level.",
        rank=3,
    )
    table = given(
        you=p1(position=1, hand=[box, CINDER[2], CINDER[3]]),
        them=p2(position=3, zones={1: COLOSSUS, 2: SENTRY}),
        edition=edition,
    )
    table.you.plays(box, zone=5)
    table.you.gains_rage_with(CINDER[2])
    table.you.gains_rage_with(CINDER[3])
    assert table.you.threat == 25000
    table.you.passes()
    ends_turn(table)
    assert table.asked == "them"
    assert (table.you.threat, table.you.rage) == (15000, 2)
    table.them.passes()
    assert table.asked == "you"
    assert table.you.monster is CINDER[1]
    assert table.you.rage == 0


@EDITIONS
@pytest.mark.rule("godzilla:7.4.3")
@pytest.mark.rule("godzilla:7.4.2")
@pytest.mark.parametrize(
    ("rage", "cards", "countered"), [(0, 0, True), (1, 0, False), (0, 1, False)]
)
def test_r61_countered_by_nobody(edition: str, rage: int, cards: int, countered: bool) -> None:
    """Q. No counter power against a threat level of 0.  A. Equal is enough: it is countered."""
    hollow = tide(
        "Hollow Tide",
        "This card's threat level X is equal to 3000 multiplied by the number of battle cards in "
        "your zones.",
        "X",
    )
    table = given(
        you=p1(position=1),
        them=p2(stack=[hollow], position=1, rage=rage, zones={4: PICKET} if cards else {}),
        phase="counter phase", turn=1, edition=edition,
    )  # fmt: skip
    assert table.them.monster is (TIDE[2] if countered else hollow)


@EDITIONS
@pytest.mark.rule("godzilla:7.5.3")
@pytest.mark.rule("godzilla:7.5.4")
@pytest.mark.parametrize("returns", [True, False])
def test_r62_revenge_from_the_end_phase_step_comes_before_the_refill(
    edition: str, returns: bool
) -> None:
    table = given(
        you=p1(position=2, zones={3: PUP}, discard=[CINDER[2]], hand=[PICKET] * 3), them=p2(),
        phase="end phase", edition=edition,
    )  # fmt: skip
    assert table.you.position == 3
    assert PUP in table.you.discard
    assert len(table.you.hand) == 3
    table.you.chooses(*([CINDER[2]] if returns else []))
    assert len(table.you.hand) == 5
    assert len(table.you.deck) == (19 if returns else 18)


@EDITIONS
@pytest.mark.rule("godzilla:7.5.4")
@pytest.mark.parametrize(("before", "after"), [(7, 7), (5, 5), (0, 5)])
def test_r63_the_refill_only_fills(edition: str, before: int, after: int) -> None:
    table = given(you=p1(hand=[PICKET] * before), them=p2(), phase="end phase", edition=edition)
    assert table.halted
    assert len(table.you.hand) == after
    assert table.you.discard == []


@EDITIONS
@pytest.mark.rule("godzilla:7.5.7")
def test_r64_a_trigger_on_the_refill_itself(edition: str) -> None:
    """Q. I draw in the refill and discard by an ability that it set off. Am I refilled again?
    A. In the Japanese edition, which goes back after any ability; not in the English one."""
    restless = cinder(
        "Restless Cinder",
        "Whenever you draw a card during your end phase, you may discard 1 card from your hand to "
        "increase this card's [Rage] by 1.",
    )
    table = given(
        you=p1(stack=[restless], hand=[PICKET] * 4), them=p2(), phase="end phase", edition=edition
    )
    table.you.says("yes")
    table.you.chooses(PICKET)
    assert table.you.rage == 1
    if edition == "ja-1.04":
        assert len(table.you.hand) == 5
        table.you.says("no")
    assert table.halted
    assert len(table.you.hand) == (5 if edition == "ja-1.04" else 4)
    assert table.you.rage == 1


@EDITIONS
@pytest.mark.rule("godzilla:7.2.2")
def test_r65_who_draws_more_after_a_counter(edition: str) -> None:
    """Q. I countered their monster, which is rank II now. Who draws more?  A. I do."""
    table = given(you=p1(zones={1: COLOSSUS}), them=p2(), phase="counter phase", edition=edition)
    assert table.them.monster is TIDE[2]
    table.begins("end phase")
    table.begins("turn")
    assert table.asked == "them"
    assert len(table.them.hand) == 1
    assert len(table.you.hand) == 5
    table.them.passes()
    order_all(table)
    assert table.asked == "you"
    assert len(table.you.hand) == 7

"""Chapter 3: drawing and looking up to a number, costs, the zone of a text."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    BALM,
    BEACON,
    FL,
    FR,
    LAMP,
    WICK,
    ana,
    ben,
    court,
    ends_turn,
    main,
    marshal,
    power_on,
    to_main,
    turn,
    uses,
    vanguard_power,
)
from tests.games.vanguard.sight import seen_in

CURIOUS = marshal("Curious Marshal", "[ACT](VC):[Counter-Blast 1] Draw up to two cards.")


@pytest.mark.rule("vanguard:3.12.4", "vanguard:3.12.4.1", "vanguard:3.12.4.3", "vanguard:3.12.2")
def test_r23_draw_up_to_two_cards_is_decided_card_by_card() -> None:
    """Q. "Draw up to two cards."  A. I may stop before each card, having seen the one before; no
    number is named."""
    table = main(ana(vanguard=CURIOUS, damage=[LAMP] * 2, deck=[BALM]))
    uses(table.you, CURIOUS)
    first = list(table.you.offered)
    assert len(first) == 2
    assert table.you.hand == []
    stop, go = ("no", "yes") if "yes" in first else ("stop", "draw")
    table.you.says(go)
    assert table.you.hand == [BALM]
    assert table.you.offered == first
    table.you.says(stop)
    assert table.prompt == "main"
    uses(table.you, CURIOUS)
    assert table.you.offered == first
    table.you.says(stop)
    assert table.prompt == "main"
    assert table.you.hand == [BALM]
    assert len(table.you.face_down("damage")) == 2


@pytest.mark.rule("vanguard:3.12.4.3")
def test_r23_after_the_second_card_nothing_more_is_asked() -> None:
    """Both are drawn."""
    table = main(ana(vanguard=CURIOUS, damage=[LAMP], deck=[BALM, WICK]))
    uses(table.you, CURIOUS)
    go = "yes" if "yes" in table.you.offered else "draw"
    table.you.says(go)
    table.you.says(go)
    assert table.prompt == "main"
    assert table.you.hand == [BALM, WICK]


LEDGER = court(
    "Ledger Page",
    "[ACT](RC):[Put this unit into your soul] Look at up to three cards from the top of your deck, "
    "search for up to one grade 3 card from among them, reveal it to your opponent, put it into "
    "your hand, and shuffle your deck.",
    0,
)


@pytest.mark.rule("vanguard:3.13.3", "vanguard:3.13.3.1", "vanguard:10.10.1.1", "vanguard:10.11.1")
@pytest.mark.parametrize("takes", [True, False])
def test_r24_look_at_up_to_three_cards_is_also_decided_card_by_card(takes: bool) -> None:
    """Q. "Look at up to three cards."  A. I may stop after each; who stops has not seen the rest.
    The deck is shuffled whether or not I take the card."""
    table = main(ana(soul=[LAMP], circles={FL: LEDGER}, deck=[BEACON, LAMP, WICK]))
    table.you.uses(LEDGER)
    assert table.prompt == "look-at-another"
    table.you.table.answer(0)
    assert seen_in(table.you, "deck", 0) == [BEACON.number]
    assert table.prompt == "look-at-another"
    options = table.you.offered
    table.you.chooses(options[-1])
    assert seen_in(table.you, "deck", 0) == [BEACON.number]
    assert table.you.offered == [BEACON]
    table.answer(*([0] if takes else []))
    assert table.prompt == "main"
    assert table.you.hand == ([BEACON] if takes else [])
    assert seen_in(table.them, "hand", 0) == ([BEACON.number] if takes else [])
    assert seen_in(table.them, "deck", 0) == []
    assert len(table.logged("shuffle")) == 1
    assert table.you.soul == [LAMP, LEDGER]


TOLL = court(
    "Toll Keeper",
    "[AUTO]:[Counter-Blast 1 & Soul-Blast 1] When this unit is placed on (RC), you may pay the "
    "cost. If you do, draw a card.",
)


@pytest.mark.rule("vanguard:3.1.1.5.2", "vanguard:8.6.3.1", "vanguard:8.6.4")
@pytest.mark.parametrize(("soul", "answer"), [(0, ""), (1, "yes"), (1, "no")])
def test_r25_an_automatic_ability_whose_cost_can_only_be_paid_in_part(
    soul: int, answer: str
) -> None:
    """Q. I could turn a damage card, but my soul is empty.  A. Paying is not offered; nothing is
    turned and nothing drawn. Who can pay both may, or not."""
    table = main(ana(damage=[LAMP] * 2, soul=[LAMP] * soul, hand=[TOLL]))
    table.you.calls(TOLL, FL)
    if answer:
        assert table.you.offered == ["yes", "no"]
        table.you.says(answer)
        if answer == "yes":
            table.you.chooses(LAMP)
    assert table.prompt == "main"
    paid = answer == "yes"
    assert len(table.logged("ability")) == 1
    assert len(table.you.face_down("damage")) == (1 if paid else 0)
    assert len(table.you.soul) == soul - paid
    assert len(table.you.hand) == (1 if paid else 0)


@pytest.mark.rule("vanguard:3.1.1.3", "vanguard:3.1.1.3.2", "vanguard:3.1.1.4")
def test_r26_text_works_only_in_its_zone() -> None:
    """Q. One line works on the vanguard circle, the other on rear-guard circles.  A. Each only
    there, and not in the hand."""
    twofold = marshal(
        "Twofold Marshal",
        "[CONT](VC):During your turn, this unit gets [Power] +2000.\n"
        "[CONT](RC):All of your vanguards get [Power] +1000.",
    )
    table = turn(ana(vanguard=twofold, circles={FL: twofold}, hand=[twofold]), ben())
    to_main(table.you)
    assert vanguard_power(table.you) == 14000
    assert power_on(table.you, FL) == 11000
    table.you.calls(twofold, FR)
    assert vanguard_power(table.you) == 15000
    assert [power_on(table.you, circle) for circle in (FL, FR)] == [11000, 11000]
    ends_turn(table.you)
    assert table.asked == "them"
    assert vanguard_power(table.you) == 13000

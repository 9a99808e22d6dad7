"""Chapter 8, first part: playing and resolving abilities."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    BEACON,
    BL,
    BR,
    FL,
    FR,
    LAMP,
    ROUSE,
    SNARE,
    STUDY,
    ana,
    ben,
    court,
    ends_turn,
    gives,
    main,
    marshal,
    power_on,
    to_battle,
    to_main,
    turn,
    uses,
)
from tests.games.vanguard.table import Table

CHANCE = court(
    "Fair Chance",
    "[AUTO](RC)[1/turn]:[Counter-Blast 1] When this unit attacks, if the number of cards in your "
    "hand is five or more, you may pay the cost. If you do, draw a card.",
)


def attacks_twice(hand: int) -> Table:
    """Fair Chance attacks with so many cards in hand; then the vanguard's drive check stands it."""
    table = turn(
        ana(circles={FL: CHANCE}, damage=[LAMP], hand=[LAMP] * (hand - 1), deck=[LAMP, ROUSE])
    )
    to_battle(table.you)
    assert len(table.you.hand) == hand
    table.you.attacks(CHANCE, BEACON)
    if hand >= 5:
        assert table.prompt == "pay"
        table.you.says("no")
    table.you.attacks(BEACON, BEACON)
    gives(table.you, CHANCE, BEACON)
    assert len(table.you.hand) == hand + 2
    table.you.attacks(CHANCE, BEACON)
    return table


@pytest.mark.rule("vanguard:12.5.1.1", "vanguard:8.1.1.2.3", "vanguard:8.1.1.2.3.1")
@pytest.mark.parametrize("hand", [4, 5])
def test_r66_once_a_turn_is_used_up_even_when_the_condition_fails_or_the_cost_is_declined(
    hand: int,
) -> None:
    """Q. A [1/turn] ability triggered with too few cards, or I declined. Does it trigger at the
    second attack of the turn?  A. No; in the next turn it does."""
    table = attacks_twice(hand)
    assert table.asked == "them"  # nothing was asked, and nobody could attack any more
    assert table.you.face_down("damage") == []
    ends_turn(table.them)
    to_battle(table.you)
    table.you.attacks(CHANCE, BEACON)
    assert table.prompt == "pay"
    table.you.says("yes")
    assert table.you.face_down("damage") == [LAMP]
    table.them.passes()


@pytest.mark.rule("vanguard:8.4.1.2", "vanguard:8.4.1.3", "vanguard:8.6.2")
def test_r67_the_turn_players_abilities_go_first_also_those_that_trigger_meanwhile() -> None:
    """Q. My ability triggers another of mine while my opponent's waits.  A. Mine come first."""
    scout = court(
        "Vulture Scout",
        "[AUTO](RC):When your opponent's rear-guard is put into the drop zone, choose up to one "
        "card from your hand, and call it to (RC).",
    )
    letter = court("Last Letter", "[AUTO]:When this unit is retired from (RC), draw a card.", 1)
    table = main(
        ana(vanguard=SNARE, damage=[LAMP], circles={FL: scout}, hand=[STUDY]),
        ben(circles={FR: letter}),
    )
    table.you.uses(SNARE)
    assert table.them.drop == [letter]
    assert table.them.hand == []
    table.you.chooses(STUDY)
    table.you.chooses(FR)
    assert (len(table.you.hand), len(table.them.hand)) == (1, 1)
    assert [entry.seat for entry in table.logged("draw")] == [0, 1]


SEEKER = court(
    "Seeker Page",
    "[ACT](RC)[1/turn]:Search your deck for a grade 3 card, reveal it to your opponent, put it "
    "into your hand, and shuffle your deck.\n"
    "[ACT](RC)[1/turn]:Choose a grade 3 card from your drop zone, and put it on the bottom of your "
    "deck.\n"
    "[ACT](RC)[1/turn]:Choose a grade 3 card from your hand, and discard it.",
    1,
)


@pytest.mark.rule("vanguard:8.5.4.1.4", "vanguard:10.10.1.1", "vanguard:10.10.1.2")
def test_r68_not_finding_in_hidden_zones_yes_in_public_zones_no() -> None:
    """Q. May I find nothing?  A. In the deck and in the hand, where nobody can see it; not in the
    drop zone. The deck is shuffled in any case."""
    table = main(ana(circles={FL: SEEKER}, deck=[BEACON] * 3, drop=[BEACON, LAMP], hand=[BEACON]))
    table.you.uses(SEEKER, 0)
    asked = table.asks
    assert asked is not None
    assert (asked.least, asked.most) == (0, 1)
    assert set(table.you.offered) == {BEACON}
    table.answer()
    assert table.you.hand == [BEACON]
    assert len(table.logged("shuffle")) == 1
    table.you.uses(SEEKER, 1)
    assert table.prompt == "main"  # the one card that could be chosen was
    assert table.you.drop == [LAMP]
    assert table.you.deck[-1] is BEACON
    table.you.uses(SEEKER, 2)
    asked = table.asks
    assert asked is not None
    assert asked.least == 0
    table.answer()
    assert table.you.hand == [BEACON]


@pytest.mark.rule("vanguard:8.1.1.1.2.1", "vanguard:8.1.1.1.2.2", "vanguard:8.5.2.3")
def test_r74_an_activated_ability_whose_if_is_not_met() -> None:
    """Q. "If ..., draw a card. This unit gets ... This ability cannot be used for the rest of that
    turn." with the "if" not met.  A. It may be played; all but the drawing happens."""
    hasty = marshal(
        "Hasty Marshal",
        "[ACT](VC):[Counter-Blast 1] If the number of cards in your soul is one or more, draw a "
        "card. This unit gets [Power] +2000 until end of turn. This ability cannot be used for the "
        "rest of that turn.",
    )
    filler = court("Filler", "[ACT](RC)[1/turn]:[Soul-Charge 1].", 1)
    table = turn(ana(vanguard=hasty, damage=[LAMP] * 2, hand=[LAMP] * 2, circles={BL: filler}))
    to_main(table.you)
    uses(table.you, hasty)
    assert len(table.you.face_down("damage")) == 1
    assert len(table.you.hand) == 3
    assert table.you.power(hasty) == 13000
    table.you.uses(filler)
    assert len(table.you.soul) == 1
    assert hasty not in table.you.offers("act")
    ends_turn(table.you)
    ends_turn(table.them)
    to_main(table.you)
    uses(table.you, hasty)
    assert len(table.you.hand) == 5
    assert table.you.power(hasty) == 13000


@pytest.mark.rule("vanguard:8.1.1.1.2.6", "vanguard:8.1.1.1.2.6.1", "vanguard:3.6.3")
def test_r75_an_activated_ability_without_a_cost() -> None:
    """Q. Does an activated ability without a cost happen by itself?  A. No, it is declared."""
    spirit = court(
        "Free Spirit", "[ACT](RC)[1/turn]:This unit gets [Power] +3000 until end of turn.", 1
    )
    table = turn(ana(circles={FL: spirit}))
    to_main(table.you)
    assert spirit in table.you.offers("act")
    table.you.passes()
    assert table.you.power(spirit) == 7000
    table.you.ends_attacks()
    assert table.you.power(spirit) == 7000
    ends_turn(table.them)
    to_main(table.you)
    table.you.uses(spirit)
    assert table.you.power(spirit) == 10000
    assert spirit not in table.you.offers("act")


MUSTER = marshal(
    "Muster Marshal",
    "[ACT](VC):[Counter-Blast 1] Choose two grade 1 cards from your drop zone, and call them to "
    "separate (RC).",
)
PLACED = "When your other unit is placed on (RC), this unit gets [Power] +2000 until end of turn."


@pytest.mark.rule("vanguard:8.6.2.1", "vanguard:12.2.1.2", "vanguard:12.2.1.3")
@pytest.mark.rule("vanguard:10.7.1.1.2")
@pytest.mark.parametrize(
    ("before", "power"), [("Bloom-[AUTO](RC):", 13000), ("[AUTO](RC)[1/turn]:", 11000)]
)
def test_r76_two_units_placed_at_once_with_and_without_once_a_turn(before: str, power: int) -> None:
    """Q. Two units are placed at once; my ability hears a unit being placed.  A. It stands by
    twice; with [1/turn] the second is cancelled."""
    applause = court("Applause", before + PLACED)
    table = main(ana(vanguard=MUSTER, damage=[LAMP], circles={FL: applause}, drop=[LAMP, LAMP]))
    table.you.uses(MUSTER)
    table.you.chooses(FR)
    assert table.you.circle(FR) is None  # both are placed together
    table.you.chooses(BR)
    assert table.prompt == "standby"
    table.answer(0)
    assert table.prompt == "main"
    assert (table.you.circle(FR), table.you.circle(BR)) == (LAMP, LAMP)
    assert power_on(table.you, FL) == power


DOOR = court(
    "Revolving Door",
    "[AUTO](RC)[1/turn]:When your other unit is placed on (RC), choose one of your other "
    "rear-guards, and return it to your hand.",
)
PENNANT = court(
    "Proud Pennant",
    "[AUTO]:When this unit is placed on (RC), this unit gets [Power] +3000 until end of turn.",
    1,
)


@pytest.mark.rule("vanguard:8.6.8", "vanguard:8.6.3.1")
@pytest.mark.parametrize("called", [STUDY, PENNANT])
def test_r70_an_ability_whose_unit_has_gone(called: Card) -> None:
    """Q. The unit returns to my hand before its ability is played.  A. It is still played; what
    was to happen to the unit fails. Called again, it triggers again."""
    table = main(ana(circles={FL: DOOR}, hand=[called]))
    table.you.calls(called, FR)
    assert table.prompt == "standby"
    assert set(table.you.offered) == {DOOR, called}
    table.you.chooses(DOOR)
    assert table.prompt == "main"
    assert table.you.circle(FR) is None
    assert called in table.you.hand
    assert len(table.you.hand) == (2 if called is STUDY else 1)
    table.you.calls(called, FR)
    assert table.prompt == "main"
    assert table.you.circle(FR) is called
    if called is STUDY:
        assert len(table.you.hand) == 2
    else:
        assert table.you.power(PENNANT) == 10000

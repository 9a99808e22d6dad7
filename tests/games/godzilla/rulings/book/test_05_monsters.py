"""Chapter 5, second part: advancing, retreating, invading, countering, engaging."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    BULWARK,
    COLOSSUS,
    EDITIONS,
    IMP,
    MITE,
    PICKET,
    SCOUT,
    SENTRY,
    TIDE,
    cinder,
    order_all,
    p1,
    p2,
    tide,
    value_in,
)
from tests.games.godzilla.table import given, strategy


@EDITIONS
@pytest.mark.rule("godzilla:5.13.1.1.1")
@pytest.mark.rule("godzilla:7.5.2")
def test_r42_an_effect_cannot_carry_the_monster_over_the_border(edition: str) -> None:
    step = strategy(text="Advance your monster card by 1 zone.", rank=4)
    table = given(you=p1(hand=[step], position=8), them=p2(), edition=edition)
    table.you.plays(step, zone=1)
    assert (table.you.position, table.result) == (8, None)
    table.you.passes()
    table.begins("counter phase")
    table.begins("end phase")
    assert (table.you.position, table.result) == (8, None)


@EDITIONS
@pytest.mark.rule("godzilla:5.13.1.1.2")
def test_r42_an_invasion_can(edition: str) -> None:
    table = given(you=p1(hand=[PICKET], position=8), them=p2(), edition=edition)
    table.you.invades_with(PICKET)
    assert table.result is not None
    assert table.result[0] == "you"


STRIDING = cinder(
    "Striding Cinder", "Whenever this card advances, increase this card's [Rage] by 1."
)
HIGHWAY = strategy(text="Advance your monster card to zone 5.", rank=3)


@EDITIONS
@pytest.mark.rule("godzilla:5.13.1.2.2")
@pytest.mark.rule("godzilla:5.13.1.2.1")
@pytest.mark.rule("godzilla:11.3.3")
def test_r43_advance_to_zone_5(edition: str) -> None:
    """Q. From zone 3 it advances to zone 5. How often has it advanced?  A. Twice, and each zone is
    trampled. From there it does not move."""
    table = given(
        you=p1(stack=[STRIDING], position=3, zones={4: PICKET, 5: PICKET}, hand=[HIGHWAY, HIGHWAY]),
        them=p2(), edition=edition,
    )  # fmt: skip
    table.you.plays(HIGHWAY, zone=1)
    order_all(table)
    assert (table.you.position, table.you.rage) == (5, 2)
    assert table.you.discard == [PICKET, PICKET]
    table.you.plays(HIGHWAY, zone=2)
    order_all(table)
    assert (table.you.position, table.you.rage) == (5, 2)


@EDITIONS
@pytest.mark.rule("godzilla:5.13.1.2.1")
def test_r43_it_does_not_move_back(edition: str) -> None:
    table = given(you=p1(stack=[STRIDING], position=7, hand=[HIGHWAY]), them=p2(), edition=edition)
    table.you.plays(HIGHWAY, zone=1)
    assert (table.you.position, table.you.rage) == (7, 0)


REPEL = strategy(text="Retreat your opponent's monster card back to zone 2.", rank=4)
NUDGE = strategy(text="Your opponent's monster card retreats back by 1 zone.", rank=4)


@EDITIONS
@pytest.mark.rule("godzilla:5.13.2.2.2")
@pytest.mark.rule("godzilla:5.13.2")
@pytest.mark.rule("godzilla:11.3.3")
def test_r44_retreating_the_opponents_monster(edition: str) -> None:
    table = given(
        you=p1(hand=[REPEL, NUDGE], position=4),
        them=p2(position=5, zones=dict.fromkeys((1, 2, 3, 4), PICKET)),
        edition=edition,
    )
    table.you.plays(REPEL, zone=1)
    assert table.them.position == 2
    assert [zone for zone in (1, 2, 3, 4) if table.them.zone(zone) is PICKET] == [1]
    table.you.plays(NUDGE, zone=2)
    assert table.them.position == 1
    assert table.them.zone(1) is None


@EDITIONS
@pytest.mark.rule("godzilla:5.13.2.1")
@pytest.mark.rule("godzilla:5.13.2.2.1")
def test_r44_in_zone_1_there_is_no_retreat(edition: str) -> None:
    table = given(you=p1(hand=[REPEL, NUDGE], position=4), them=p2(position=1), edition=edition)
    table.you.plays(REPEL, zone=1)
    table.you.plays(NUDGE, zone=2)
    assert table.them.position == 1
    assert table.logged("retreat") == []


@EDITIONS
@pytest.mark.rule("godzilla:5.13.1.1.2")
@pytest.mark.rule("godzilla:11.3.1")
def test_r45_winning_with_the_second_step_of_one_invasion(edition: str) -> None:
    """Q. My first step tramples a card with Revenge, my second wins. Is the Revenge played?
    A. No: the game is over."""
    table = given(you=p1(hand=[SCOUT], position=7, zones={8: IMP}), them=p2(), edition=edition)
    table.you.invades_with(SCOUT)
    assert table.result is not None
    assert table.result[0] == "you"
    assert IMP in table.you.discard
    assert table.game.decision is None


BLAZING = cinder("Blazing Cinder", "[When Invading] Draw 1 card.")


@EDITIONS
@pytest.mark.rule("godzilla:5.13.1.1.1")
@pytest.mark.rule("godzilla:12.3.2.1")
@pytest.mark.rule("godzilla:8.6.2")
@pytest.mark.parametrize(("position", "drawn"), [(7, 1), (8, 0)])
def test_r46_blocked_at_the_border(edition: str, position: int, drawn: int) -> None:
    """Q. A card stands in their zone 8 and I invade with icon 2.  A. From zone 7 my monster takes
    one step, from zone 8 none; the invasion is used up."""
    table = given(
        you=p1(stack=[BLAZING], position=position, hand=[SCOUT, SCOUT]), them=p2(zones={8: PICKET}),
        edition=edition,
    )  # fmt: skip
    table.you.invades_with(SCOUT)
    assert (table.you.position, table.result) == (8, None)
    assert len(table.you.hand) == 1 + drawn
    assert table.you.discard == [SCOUT]
    assert table.you.offers("invade") == []


@EDITIONS
@pytest.mark.rule("godzilla:5.13.1.1.2")
@pytest.mark.rule("godzilla:9.1.1.1")
@pytest.mark.parametrize("block", ["monster", "token", "others"])
def test_r47_what_blocks_and_what_does_not(edition: str, block: str) -> None:
    them = {
        "monster": p2(position=8),
        "token": p2(zones={8: MITE}),
        "others": p2(position=3, zones=dict.fromkeys((1, 2, 4, 5, 6, 7), SENTRY)),
    }[block]
    table = given(you=p1(hand=[PICKET], position=8), them=them, edition=edition)
    table.you.invades_with(PICKET)
    if block == "token":
        assert (table.result, table.you.position) == (None, 8)
    else:
        assert table.result is not None
        assert table.result[0] == "you"


@EDITIONS
@pytest.mark.rule("godzilla:5.15.1.1")
@pytest.mark.rule("godzilla:5.13.3")
@pytest.mark.parametrize(
    ("position", "there"), [(8, 3), (7, 4), (6, 5), (5, 5), (4, 4), (3, 3), (2, 2), (1, 1)]
)
def test_r48_the_move_that_goes_with_a_counter(edition: str, position: int, there: int) -> None:
    """Q. A countered monster moves from zone 8 to zone 3. Has it retreated?  A. No, nor advanced;
    the zone it comes to is trampled, others are not."""
    skittish = tide(
        "Skittish Tide",
        "Whenever this card advances, draw 1 card.\nWhenever this card retreats, draw 1 card.",
    )
    zones = {3: PICKET, 7: PICKET}
    zones.pop(position, None)
    table = given(
        you=p1(zones={1: COLOSSUS}), them=p2(stack=[skittish], position=position, zones=zones),
        phase="counter phase", edition=edition,
    )  # fmt: skip
    assert table.them.position == there
    assert table.them.monster is TIDE[2]
    assert [zone for zone in zones if table.them.zone(zone) is None] == (
        [3] if there == 3 and position != 3 else []
    )
    assert table.them.hand == []


@EDITIONS
@pytest.mark.rule("godzilla:5.15.1.2.1")
@pytest.mark.rule("godzilla:1.2.1.2")
def test_r49_countering_rank_4(edition: str) -> None:
    spare = tide("Spare Tide", threat=35000, rank=4)
    table = given(
        you=p1(zones=dict.fromkeys((1, 2, 3, 4), COLOSSUS)),
        them=p2(stack=list(TIDE.values()), monsters=[], position=2, hand=[spare]),
        phase="counter phase",
        edition=edition,
    )
    assert table.result is not None
    assert table.result[0] == "you"


PROUD = cinder(
    "Proud Cinder", "When you successfully counter your opponent's monster card, draw 2 cards."
)
BASTION = tide(
    "Tide Bastion",
    "[Opponent's Turn] This card cannot be countered by 30,000 or lower counter power. Instead, it "
    "only moves as though it were countered.",
    20000,
    rank=4,
)


@EDITIONS
@pytest.mark.rule("godzilla:10.9.1.1")
@pytest.mark.rule("godzilla:10.2.1.3.1")
@pytest.mark.parametrize(
    ("power", "rage", "position", "there", "wins"),
    [(3, 0, 7, 4, False), (4, 0, 7, 4, True), (3, 3, 7, 7, False), (3, 0, 5, 5, False)],
)
def test_r50_only_moves_as_though_it_were_countered(
    edition: str, power: int, rage: int, position: int, there: int, wins: bool
) -> None:
    """Q. Instead of being countered it only moves. Has it been countered?  A. No. With more power
    it is; below its threat level it does not even move."""
    zones = (3, 4, 6, 7)[:power]
    table = given(
        you=p1(stack=[PROUD], position=2, zones=dict.fromkeys(zones, COLOSSUS)),
        them=p2(stack=[BASTION], monsters=[], position=position, rage=rage),
        phase="counter phase",
        edition=edition,
    )
    assert table.them.position == there
    if wins:
        assert table.result is not None
        assert table.result[0] == "you"
        return
    assert table.result is None
    assert table.them.monster is BASTION
    assert table.you.hand == []


@EDITIONS
@pytest.mark.rule("godzilla:5.16.1")
@pytest.mark.parametrize("veiled", [True, False])
def test_r51_cards_that_cannot_engage(edition: str, veiled: bool) -> None:
    text = (
        "[Opponent's Turn] All of your opponent's rank 4 or lower battle cards cannot engage with "
        "this card."
    )
    veil = tide("Tide Veil", text if veiled else "", 11000, rank=2)
    table = given(
        you=p1(zones={1: SENTRY, 2: BULWARK, 3: COLOSSUS}), them=p2(stack=[veil], rage=1),
        edition=edition,
    )  # fmt: skip
    assert table.you.total == (15000 if veiled else 18000)
    assert table.them.threat == 16000
    assert value_in(table.you, 1, "counter_power") == 3000
    table.you.passes()
    table.begins("counter phase")
    assert table.them.monster is (veil if veiled else TIDE[3])


@EDITIONS
@pytest.mark.rule("godzilla:5.11.2")
@pytest.mark.rule("godzilla:12.2.2")
@pytest.mark.rule("godzilla:8.5.1.1")
@pytest.mark.parametrize(("header", "drawn"), [("", 2), ("[Your Turn] ", 0)])
def test_r52_the_new_monster_after_a_counter_has_entered(
    edition: str, header: str, drawn: int
) -> None:
    herald = tide("Tide Herald", f"{header}[Enter] Draw 2 cards.", 12000, rank=2)
    table = given(
        you=p1(zones={1: COLOSSUS}), them=p2(position=2, monsters=[herald, TIDE[3], TIDE[4]]),
        phase="counter phase", edition=edition,
    )  # fmt: skip
    assert table.them.monster is herald
    assert table.them.rage == 0
    assert len(table.them.hand) == drawn

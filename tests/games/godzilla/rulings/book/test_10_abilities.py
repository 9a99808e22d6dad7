"""Chapter 10, first part: abilities in standby, prices, lists, states, values, information."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    BULWARK,
    CINDER,
    DOUBLE,
    EDITIONS,
    IMP,
    IRON,
    PICKET,
    PUP,
    SCOUT,
    SMALL_PLAN,
    cinder,
    machine,
    p1,
    p2,
    value_in,
)
from tests.games.godzilla.table import battle, given, strategy

STOMPING = cinder(
    "Stomping Cinder",
    "Whenever this card's [Rage] is increased, [Destroy] 1 of your opponent's rank 3 or lower "
    "battle cards.",
)
DRUMBEAT = machine(
    "Drumbeat", "At the beginning of your counter phase, increase your monster card's [Rage] by 1.",
    rank=2,
)  # fmt: skip


@EDITIONS
@pytest.mark.rule("godzilla:10.4.3.2")
@pytest.mark.rule("godzilla:10.5.2.3.3")
@pytest.mark.rule("godzilla:10.6.7")
def test_r81_the_turn_players_new_triggers_pass_before_the_opponents_old_ones(
    edition: str,
) -> None:
    """Q. Their ability waits; mine sets off another of mine that destroys their card.  A. Mine
    come first, and theirs is played although its card is gone."""
    scribe = battle(
        "Tide Scribe", "[Opponent's Turn] At the beginning of the counter phase, draw 1 card.",
        2000, rank=3, traits=["Reef"], colors=["blue"],
    )  # fmt: skip
    table = given(
        you=p1(stack=[STOMPING], position=2, zones={1: DRUMBEAT}), them=p2(zones={3: scribe}),
        phase="counter phase", edition=edition,
    )  # fmt: skip
    assert table.you.rage == 1
    assert table.them.discard == [scribe]
    assert len(table.them.hand) == 1
    happened = [entry.message for entry in table.game.log or ()]
    assert happened.index("destroy") < happened.index("draw")


@EDITIONS
@pytest.mark.rule("godzilla:10.10.1.1")
@pytest.mark.parametrize(("drums", "drawn"), [(True, 0), (False, 1)])
def test_r82_an_ability_that_asks_for_the_place_of_a_card_that_is_gone(
    edition: str, drums: bool, drawn: int
) -> None:
    clerk = battle(
        "Tide Clerk",
        "[Opponent's Turn] At the beginning of the counter phase, if this card is in the same "
        "column as your opponent's monster card, draw 1 card.",
        2000,
        rank=3,
        traits=["Reef"],
        colors=["blue"],
    )
    table = given(
        you=p1(stack=[STOMPING], position=3, zones={1: DRUMBEAT} if drums else {}),
        them=p2(zones={3: clerk}), phase="counter phase", edition=edition,
    )  # fmt: skip
    assert (clerk in table.them.discard) is drums
    assert len(table.them.hand) == drawn


BARGAIN = machine(
    "Bargain Bot", "[Enter] You may discard 2 cards from your hand to draw 3 cards.", 2000, rank=3
)


@EDITIONS
@pytest.mark.rule("godzilla:10.5.4.1")
def test_r83_a_price_that_cannot_be_paid_in_full(edition: str) -> None:
    table = given(you=p1(position=4, hand=[BARGAIN, PICKET]), them=p2(position=3), edition=edition)
    table.you.plays(BARGAIN, zone=1)
    assert table.prompt == "main"
    assert table.you.hand == [PICKET]


@EDITIONS
@pytest.mark.rule("godzilla:10.5.4")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_r83_one_that_can_may_be_declined(edition: str, answer: str) -> None:
    table = given(
        you=p1(position=4, hand=[BARGAIN, PICKET, PICKET]), them=p2(position=3), edition=edition
    )
    table.you.plays(BARGAIN, zone=1)
    assert table.you.offered == ["yes", "no"]
    table.you.says(answer)
    assert len(table.you.hand) == (3 if answer == "yes" else 2)


@EDITIONS
@pytest.mark.rule("godzilla:10.5.4.1")
@pytest.mark.rule("godzilla:3.4.4")
@pytest.mark.parametrize(
    ("rage", "answer", "left", "drawn"), [(0, "", 0, 0), (1, "yes", 0, 2), (1, "no", 1, 0)]
)
def test_r84_rage_as_a_price_with_none_left(
    edition: str, rage: int, answer: str, left: int, drawn: int
) -> None:
    broker = machine(
        "Rage Broker",
        "Whenever your monster card invades, you may reduce its [Rage] by 1 to draw 2 cards.",
        2000,
        rank=3,
    )
    table = given(
        you=p1(position=2, rage=rage, zones={8: broker}, hand=[PICKET]), them=p2(), edition=edition
    )
    table.you.invades_with(PICKET)
    if answer:
        table.you.says(answer)
    assert table.prompt == "main"
    assert (table.you.rage, len(table.you.hand)) == (left, drawn)


@EDITIONS
@pytest.mark.rule("godzilla:10.5.4.2")
@pytest.mark.rule("godzilla:10.9.1")
def test_r85_a_price_that_is_replaced_is_still_paid(edition: str) -> None:
    engine = machine(
        "Phoenix Engine",
        "At the beginning of your counter phase, you may [Destroy] this card to increase your "
        "monster card's [Rage] by 2.\n"
        "When this card would be [Destroy], put this card on the bottom of your deck instead.",
        5000,
        rank=5,
    )
    table = given(
        you=p1(position=1, zones={4: engine}), them=p2(), phase="counter phase", edition=edition
    )
    table.you.says("yes")
    assert len(table.you.deck) == 21
    assert table.you.deck[-1] is engine
    assert table.you.discard == []
    assert table.you.rage == 2


@EDITIONS
@pytest.mark.rule("godzilla:10.5.2.2.1")
@pytest.mark.rule("godzilla:10.5.2.2.1.1")
@pytest.mark.rule("godzilla:10.5.2.2.1.2")
def test_r86_two_of_three_in_printed_order(edition: str) -> None:
    """Q. I name the second option, then the first. In what order are they done?  A. As printed."""
    triple = strategy(
        text="Choose 2 of the following:\n・Draw 2 cards.\n・Discard 2 cards from your hand.\n"
        "・Increase your monster card's [Rage] by 1.",
        rank=4,
    )
    table = given(you=p1(position=4, hand=[triple]), them=p2(), edition=edition)
    table.you.plays(triple, zone=1)
    assert table.asks is not None
    assert (table.asks.least, table.asks.most) == (2, 2)
    table.you.chooses(1, 0)
    assert (len(table.you.hand), len(table.you.discard)) == (0, 2)
    assert table.you.rage == 0


@EDITIONS
@pytest.mark.rule("godzilla:10.6.3.1")
@pytest.mark.rule("godzilla:11.3.1")
def test_r87_two_cards_trampled_in_one_invasion(edition: str) -> None:
    table = given(
        you=p1(position=1, zones={2: PUP, 3: IMP}, discard=[CINDER[2]], hand=[SCOUT]), them=p2(),
        edition=edition,
    )  # fmt: skip
    table.you.invades_with(SCOUT)
    assert table.you.position == 3
    assert set(table.you.offered) == {PUP, IMP}
    table.you.chooses(IMP)
    table.you.says("yes")
    table.you.chooses(CINDER[2])
    assert table.prompt == "main"
    assert set(table.you.hand) == {IMP, CINDER[2]}


@EDITIONS
@pytest.mark.rule("godzilla:10.6.6.1")
@pytest.mark.rule("godzilla:10.6.3.1")
@pytest.mark.parametrize("first", ["plan", "monster"])
def test_r88_a_state_that_has_passed_by_the_time_its_ability_resolves(
    edition: str, first: str
) -> None:
    """Q. My hand was empty for a moment. Is the ability for that still played?  A. Yes, once."""
    lean = cinder("Lean Cinder", "When there are no cards in your hand, draw 1 card.")
    table = given(you=p1(stack=[lean], position=2, hand=[SMALL_PLAN]), them=p2(), edition=edition)
    table.you.plays(SMALL_PLAN, zone=1)
    assert set(table.you.offered) == {SMALL_PLAN, lean}
    table.you.chooses(SMALL_PLAN if first == "plan" else lean)
    assert table.prompt == "main"
    assert len(table.you.hand) == 2


@EDITIONS
@pytest.mark.rule("godzilla:10.8.1.4")
@pytest.mark.rule("godzilla:10.8.1.5")
def test_r89_rage_comes_before_other_changes_of_the_figure(edition: str) -> None:
    """Q. Threat level 20000, rage 2, doubled.  A. 60000: rage is added first."""
    doubling = cinder(
        "Doubling Cinder", "If this card has 2 or more [Rage], double this card's threat level.",
        20000, rank=3,
    )  # fmt: skip
    table = given(you=p1(stack=[doubling], rage=1, hand=[CINDER[2]]), them=p2(), edition=edition)
    assert table.you.threat == 25000
    table.you.gains_rage_with(CINDER[2])
    assert table.you.threat == 60000


@EDITIONS
@pytest.mark.rule("godzilla:10.8.3")
@pytest.mark.rule("godzilla:10.8.3.1")
@pytest.mark.parametrize("position", [5, 4])
def test_r90_entering_with_the_changed_rank(edition: str, position: int) -> None:
    scorn = cinder(
        "Cinder Scorn",
        "[Opponent's Turn] Reduce the rank of all battle cards in your opponent's zones by 1.",
    )
    tally = machine(
        "Tally Bot",
        "Whenever your opponent plays a rank 4 or lower battle card, increase your monster card's "
        "[Rage] by 1.",
        rank=3,
    )
    table = given(
        you=p1(stack=[scorn], position=position, zones={1: tally}), them=p2(hand=[BULWARK]),
        turn_of="them", edition=edition,
    )  # fmt: skip
    if position == 4:
        assert table.them.offers("play battle") == []
        return
    table.them.plays(BULWARK, zone=2)
    assert value_in(table.them, 2, "rank") == 4
    assert table.you.rage == 1


@EDITIONS
@pytest.mark.rule("godzilla:10.6.4.1.2")
def test_r91_information_of_a_destroyed_card_is_that_of_the_field(edition: str) -> None:
    curse = cinder(
        "Cinder Curse",
        "[Your Turn] Reduce the rank of all battle cards in your opponent's zones by 2.",
    )
    hunter = battle(
        "Trophy Hunter",
        "Whenever one of your opponent's rank 3 or lower battle cards is [Destroy], draw 1 card.",
        rank=3,
        traits=["Hunter"],
    )
    blast = strategy(text="[Destroy] 1 of your opponent's battle cards.", rank=4)
    table = given(
        you=p1(stack=[curse], position=4, zones={1: hunter}, hand=[blast]),
        them=p2(zones={2: BULWARK}), edition=edition,
    )  # fmt: skip
    table.you.plays(blast, zone=1)
    assert table.them.discard == [BULWARK]
    assert len(table.you.hand) == 1
    assert table.them.value(BULWARK, "rank") == 5


@EDITIONS
@pytest.mark.rule("godzilla:10.6.4.2")
def test_r92_arriving_together(edition: str) -> None:
    """Q. My card waits for another to be played, and both arrive at once.  A. It hears it."""
    caller = battle(
        "Drone Caller", "Whenever you play a rank 6 battle card, draw 1 card.", rank=3,
        traits=["Drone"],
    )  # fmt: skip
    table = given(
        you=p1(position=4, discard=[caller, IRON], hand=[DOUBLE]), them=p2(), edition=edition
    )
    table.you.plays(DOUBLE, zone=1)
    table.you.chooses(1)
    table.you.chooses(2)
    assert table.prompt == "main"
    assert len(table.you.hand) == 1

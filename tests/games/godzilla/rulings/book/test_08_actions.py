"""Chapter 8: what can be done in the main phase."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rulings.book.stock import (
    BULWARK,
    CINDER,
    EDITIONS,
    FORT,
    IMP,
    PICKET,
    PIN_DOWN,
    SCOUT,
    SMALL_PLAN,
    TIDE,
    cinder,
    ends_turn,
    hen,
    machine,
    p1,
    p2,
    value_in,
)
from tests.games.godzilla.table import battle, given, strategy


@EDITIONS
@pytest.mark.rule("godzilla:8.2.1")
@pytest.mark.rule("godzilla:8.3.1")
def test_r66_whose_zone_sets_the_limit(edition: str) -> None:
    """Q. Which zone limits the rank?  A. For battle cards the other monster's, for strategy cards
    one's own."""
    six, seven = machine("Six", power=6000, rank=6), machine("Seven", power=7000, rank=7)
    three = strategy("Three", "Draw 1 card.", rank=3)
    four = strategy("Four", "Draw 1 card, then discard 1 card.", rank=4)
    table = given(
        you=p1(position=6), them=p2(position=3, hand=[six, seven, three, four]), turn_of="them",
        edition=edition,
    )  # fmt: skip
    assert table.them.offers("play battle") == [six]
    assert table.them.offers("activate strategy") == [three]
    table.them.plays(six, zone=1)
    table.them.invades_with(seven)
    assert table.them.position == 4
    assert table.them.offers("activate strategy") == [three, four]


@EDITIONS
@pytest.mark.rule("godzilla:10.5.2.1.2")
@pytest.mark.rule("godzilla:11.5.1")
@pytest.mark.rule("godzilla:12.7.2")
def test_r67_playing_onto_ones_own_battle_card(edition: str) -> None:
    """Q. I play a card to an occupied zone. Is the old card counted by the new one's Enter, and
    does its Revenge work?  A. Neither: it was destroyed before, as an overloaded card."""
    tower = machine(
        "Lonely Tower",
        "[Enter] If you have 2 or more battle cards in your zones, draw 2 cards.",
        4000,
        rank=5,
    )
    table = given(you=p1(position=4, zones={2: IMP}, hand=[tower]), them=p2(), edition=edition)
    table.you.plays(tower)
    assert table.you.offered == [1, 2, 3, 5, 6, 7, 8]
    table.you.chooses(2)
    assert table.prompt == "main"
    assert table.you.zone_cards(2) == [tower]
    assert table.you.discard == [IMP]
    assert table.you.hand == []


@EDITIONS
@pytest.mark.rule("godzilla:8.3.2")
def test_r68_both_strategy_zones_full(edition: str) -> None:
    table = given(
        you=p1(strategies={1: FORT, 2: SMALL_PLAN}, hand=[SMALL_PLAN]), them=p2(), edition=edition
    )
    assert table.you.offers("activate strategy") == []
    assert table.you.offers("invade") == [SMALL_PLAN]


@EDITIONS
@pytest.mark.rule("godzilla:8.4.1")
@pytest.mark.rule("godzilla:3.4.5")
def test_r69_gaining_rage_again_and_again(edition: str) -> None:
    table = given(you=p1(hand=[CINDER[4], TIDE[2], TIDE[3], PICKET]), them=p2(), edition=edition)
    for card in (CINDER[4], TIDE[2], TIDE[3]):
        assert card is not None
        table.you.gains_rage_with(card)
    assert (table.you.rage, table.you.threat) == (3, 20000)
    assert len(table.you.discard) == 3
    assert table.you.offers("gain rage") == []


@EDITIONS
@pytest.mark.rule("godzilla:8.5.2")
@pytest.mark.rule("godzilla:8.5.1.1")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_r70_a_second_monster_in_one_turn(edition: str, lang: str) -> None:
    """Q. May I play a second monster card this turn?  A. In the English edition; in the Japanese
    one it can only be discarded for rage."""
    cub = cinder(
        "Cinder Cub", "[Enter] Draw 1 card.", 6000, text_ja="出現時あなたは１枚引く。", lang=lang
    )
    table = given(you=p1(position=2, hand=[cub, cub]), them=p2(), edition=edition)
    table.you.plays(cub)
    assert table.you.rage == 1
    assert len(table.you.hand) == 2
    if edition == "en-1.01":
        table.you.plays(cub)
        assert (table.you.rage, table.you.threat) == (2, 16000)
        assert len(table.you.stack) == 3
        assert len(table.you.hand) == 2
    else:
        assert table.you.offers("play monster") == []
        table.you.gains_rage_with(cub)
        assert table.you.rage == 2
        assert len(table.you.hand) == 1


@EDITIONS
@pytest.mark.rule("godzilla:8.6.1")
@pytest.mark.rule("godzilla:8.6.2")
@pytest.mark.rule("godzilla:7.5.2")
def test_r71_invading_on_the_very_first_turn_once(edition: str) -> None:
    table = given(
        you=p1(position=1, hand=[SCOUT, SCOUT, PICKET]), them=p2(position=1), turn=1,
        edition=edition,
    )  # fmt: skip
    table.you.invades_with(SCOUT)
    assert table.you.position == 3
    assert table.you.offers("invade") == []
    table.you.passes()
    table.begins("counter phase")
    table.begins("end phase")
    assert table.you.position == 4


@EDITIONS
@pytest.mark.rule("godzilla:5.11.1.1")
@pytest.mark.rule("godzilla:10.4.2")
@pytest.mark.parametrize(("position", "played"), [(5, True), (7, False)])
def test_r72_the_card_discarded_for_the_invasion_plays_itself(
    edition: str, position: int, played: bool
) -> None:
    """Q. The discarded card would be played in zone 8.  A. After the invasion, whatever its rank;
    not if my monster has come to zone 8."""
    rider = battle(
        "Wave Rider",
        "When you discard this card from your hand for your monster card's invasion, you may play "
        "this card from your discard pile in zone 8.",
        4000,
        rank=6,
        traits=["Rider"],
    )
    table = given(you=p1(position=position, hand=[rider]), them=p2(position=1), edition=edition)
    table.you.invades_with(rider)
    assert table.you.position == position + 1
    if table.prompt == "may":
        table.you.says("yes")
    assert table.prompt == "main"
    assert table.you.zone(8) is (rider if played else None)
    assert table.you.discard == ([] if played else [rider])


@EDITIONS
@pytest.mark.rule("godzilla:8.2.1")
@pytest.mark.rule("godzilla:11.3.3")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_r73_driving_the_opponents_monster_on_to_be_allowed_more(edition: str, lang: str) -> None:
    goad = strategy(
        text="Advance your opponent's monster card by 1 zone, then draw 1 card.", rank=2
    )
    hen_ = hen(lang)
    table = given(
        you=p1(position=3, hand=[goad, BULWARK]), them=p2(position=4, zones={5: hen_}),
        edition=edition,
    )  # fmt: skip
    assert table.you.offers("play battle") == []
    table.you.plays(goad, zone=1)
    assert table.them.position == 5
    assert table.them.discard == [hen_]
    assert table.them.rage == 1
    assert BULWARK in table.you.offers("play battle")
    table.you.plays(BULWARK, zone=1)
    assert table.you.zone(1) is BULWARK


@EDITIONS
@pytest.mark.rule("godzilla:8.2.1")
@pytest.mark.rule("godzilla:10.5.3.1.2")
def test_r74_a_reduced_rank_counts_only_for_playing(edition: str) -> None:
    giant = battle(
        "Furnace Giant",
        "You can play this card from your hand with its rank reduced by 1 for each of your monster "
        "card's [Rage]. (After being played, this card is rank 6.)",
        6000,
        rank=6,
        traits=["Giant"],
    )
    table = given(
        you=p1(position=4, rage=2, hand=[giant]), them=p2(position=4, hand=[PIN_DOWN]),
        edition=edition,
    )  # fmt: skip
    table.you.plays(giant, zone=1)
    assert value_in(table.you, 1, "rank") == 6
    table.you.passes()
    ends_turn(table)
    table.them.plays(PIN_DOWN, zone=1)
    assert table.prompt == "main"
    assert table.you.zone(1) is giant


@EDITIONS
@pytest.mark.rule("godzilla:1.3.3")
@pytest.mark.rule("godzilla:7.5.2")
def test_r75_the_opponent_forbids_invading(edition: str) -> None:
    """Q. I cannot invade. Does my monster advance in the end phase?  A. Yes: that is none."""
    keeper = machine(
        "Gatekeeper",
        "[Opponent's Turn] If this card is in zone 8, your opponent cannot invade.",
        3000,
        rank=5,
    )
    table = given(
        you=p1(zones={8: keeper}), them=p2(position=4, hand=[SCOUT]), turn_of="them",
        edition=edition,
    )  # fmt: skip
    assert table.them.offers("invade") == []
    table.them.passes()
    table.begins("counter phase")
    table.begins("end phase")
    assert table.them.position == 5

"""Chapters 10 and 11: driving, and the system process."""

from __future__ import annotations

import pytest

from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    DROVER,
    FALCON,
    IDLE,
    OUTRIDER,
    PEBBLE,
    QUICK_IDEA,
    SECOND_BREATH,
    SLEEP,
    actions,
    all_pass,
    begun,
    deck,
    event,
    fighting,
    has_summoned,
    p,
    play,
    standard,
    strike,
    summoned,
    unit,
    verbs,
)
from tests.games.gateruler.told import knows

SURGE = standard("Surge", "Drive 2.")


@pytest.mark.rule("gateruler:10-2a")
@pytest.mark.rule("gateruler:15-19c")
@pytest.mark.rule("gateruler:7-3a")
def test_r62_driving_in_ones_own_main_phase() -> None:
    """The cards just lie there face down, for main phase actions."""
    stone = unit("Dull Stone", "L1 1/1/1")
    table = begun(
        you=p(hand=[SURGE], deck=deck(stone, BEAR)),
        prepare=lambda table: has_summoned(table.you, 1),
    )
    play(table.you, SURGE)
    assert table.you.drive == [stone, BEAR] and table.waiting == []
    assert not knows(table.them, stone) and not knows(table.them, BEAR)
    table.you.does("reveal", stone)
    table.you.does("reveal", BEAR)
    table.you.summons(BEAR, 1)
    table.resolve()
    assert table.you.attack(1) == BEAR and summoned(table.you) == 2
    assert table.you.ready_resources == 3
    assert ("summon", "Dull Stone") not in actions(table.you)
    table.you.passes()
    assert table.halted and table.you.drive == [] and stone in table.you.graveyard


@pytest.mark.rule("gateruler:10-4c")
@pytest.mark.rule("gateruler:10-4d-2")
@pytest.mark.rule("gateruler:10-4e")
@pytest.mark.rule("gateruler:9-3d")
def test_r63_driving_in_the_attack_phase() -> None:
    """First the Overdrive ability, then the card, which the summon cap keeps out of play."""
    table = fighting(
        you=p(attack={1: OUTRIDER}, deck=deck(FALCON), set=[SLEEP]), them=p(set=[SLEEP]),
        prepare=lambda table: has_summoned(table.you, 2),
    )  # fmt: skip
    strike(table.you, 1, "ruler")
    while table.prompt == "act":
        table.player(table.asked).passes()
    assert table.prompt == "drive" and knows(table.them, FALCON)
    assert "overdrive" in verbs(table.you) and "summon" not in verbs(table.you)
    table.you.does("overdrive", FALCON)
    assert table.prompt == "act" and table.you.hand == []
    while table.prompt == "act" and table.you.hand == []:
        table.player(table.asked).passes()
    assert len(table.you.hand) == 1
    assert table.prompt == "drive" and verbs(table.you) == {"drop"}
    table.you.does("drop", FALCON)
    all_pass(table)
    assert FALCON in table.you.graveyard and len(table.them.damage) == 1


BELL = unit("Alarm Bell", "L1 1/5/1", "When this is attacked, drive 2.")


@pytest.mark.rule("gateruler:10-3a-1")
@pytest.mark.rule("gateruler:10-3c-1")
@pytest.mark.rule("gateruler:10-4d")
@pytest.mark.rule("gateruler:4-3a-1b")
def test_r64_driving_in_the_opponents_turn() -> None:
    """A unit is shown and goes through the gate, and players may answer it; an instant event is set
    unseen. The next card is dealt with at once (10-4e), before the unit is resolved."""
    table = fighting(
        you=p(attack={1: PEBBLE}, set=[QUICK_IDEA]),
        them=p(attack={1: BELL}, resources=2, deck=deck(SECOND_BREATH, BEAR)),
        prepare=lambda table: has_summoned(table.them, 5),
    )
    strike(table.you, 1, 1)
    all_pass(table)
    assert table.prompt == "drive" and table.asked == "them"
    assert knows(table.you, BEAR) and not knows(table.you, SECOND_BREATH)
    assert {"summon", "set", "drop"} <= verbs(table.them)
    table.them.summons(BEAR, "defense")
    assert table.prompt == "drive" and table.gate == [BEAR]
    assert table.them.ready_resources == 0
    table.them.does("set", SECOND_BREATH)
    table.them.chooses(1)
    assert table.them.set_cards == [SECOND_BREATH] and not knows(table.you, SECOND_BREATH)
    assert table.prompt == "act" and table.gate == [BEAR] and table.them.defense is None
    while table.gate:
        table.player(table.asked).passes()
    assert table.them.defense == BEAR and not table.them.is_ready(BEAR)
    all_pass(table)
    assert table.them.drive == [] and table.them.damage_on(BELL) == 1


@pytest.mark.rule("gateruler:10-4e")
def test_r64_either_card_may_be_let_go() -> None:
    """What is neither played nor set goes to the graveyard."""
    table = fighting(
        you=p(attack={1: PEBBLE}),
        them=p(attack={1: BELL}, resources=2, deck=deck(SECOND_BREATH, BEAR)),
    )
    strike(table.you, 1, 1)
    table.them.does("drop", SECOND_BREATH)
    table.them.does("drop", BEAR)
    all_pass(table)
    assert table.them.graveyard == [SECOND_BREATH, BEAR]


OMEN = event("Ill Omen", "Forced Reveal", "You are dealt 2 damage.")


@pytest.mark.rule("gateruler:16-15b-1")
@pytest.mark.rule("gateruler:6-2g")
def test_r65_a_forced_reveal_card_among_driven_cards() -> None:
    """It is played in the start phase already; players may answer; the other card stays."""
    table = begun(
        you=p(set=[QUICK_IDEA]), them=p(ruler=DROVER, deck=deck(PEBBLE, OMEN, BEAR), hand=[IDLE]),
        phase="start phase", turn_of="them",
    )  # fmt: skip
    while OMEN not in table.gate:
        assert table.asks is not None and ("set", table.them.find(OMEN)) not in table.asks.options
        table.player(table.asked).passes()
    assert table.prompt == "act" and table.them.damage == []
    all_pass(table)
    assert table.halted and len(table.them.damage) == 2
    assert table.them.drive == [BEAR] and not knows(table.you, BEAR)
    assert table.them.graveyard == [OMEN]


CROW = unit(
    "Tally Crow",
    "L2 2/2/1",
    "When a unit enters play, draw a number of cards equal to the number of cards in your "
    "opponent's hand.",
)
PAGE = unit("Spare Page", "L1 1/1/1", "When a unit enters play, draw 1 card.")


@pytest.mark.rule("gateruler:11-2a-2a")
@pytest.mark.parametrize(("turn_of", "hands"), [("you", (1, 1)), ("them", (0, 1))])
def test_r66_the_active_players_triggers_resolve_last(turn_of: str, hands: tuple[int, int]) -> None:
    """They are played first and lie below."""
    mine, theirs = ([PEBBLE], []) if turn_of == "you" else ([], [PEBBLE])
    table = begun(
        you=p(attack={1: CROW}, hand=mine), them=p(attack={1: PAGE}, hand=theirs), turn_of=turn_of
    )
    table.player(turn_of).summons(PEBBLE, 2)
    table.resolve()
    assert (len(table.you.hand), len(table.them.hand)) == hands


GLOATER = unit("Gloater", "L2 2/2/2", "When this deals damage to your opponent, draw 1 card.")


@pytest.mark.rule("gateruler:11-2a-1")
@pytest.mark.rule("gateruler:12-3a")
def test_r67_rules_effects_come_before_triggers() -> None:
    """The ability lies above the damage, and players have priority before a card is turned."""
    table = fighting(you=p(attack={1: GLOATER}), them=p(set=[SECOND_BREATH, QUICK_IDEA]))
    strike(table.you, 1, "ruler")
    while len(table.waiting) < 3:
        table.them.passes()
    assert table.waiting[:2] == ["ruler damage"] * 2 and table.waiting[2] == "resolve ability"
    assert table.asked == "them" and table.them.damage == [] and table.you.hand == []
    assert ("play", "Second Breath") in actions(table.them)
    table.them.passes()
    assert len(table.you.hand) == 1 and len(table.them.damage) == 2
    all_pass(table)

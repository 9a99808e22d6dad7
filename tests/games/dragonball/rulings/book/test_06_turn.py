"""Chapter 6: the phases of a turn."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    BATTLE_CRY,
    COLD_WELCOME,
    FILLER,
    RAM,
    ROW,
    a,
    b,
    battle,
    chief,
    ends_turn,
    extra,
    given,
    sizes,
)
from tests.games.dragonball.table import fought, rested

NIGHT_WATCH = battle(
    "Night Watch",
    "blue",
    "3(B)",
    15000,
    "[Auto] At the beginning of your turn, if this card is in Rest Mode, draw 1 card.",
)


@pytest.mark.rule("dragonball:6-2-1", "dragonball:6-2-2", "dragonball:6-2-3")
def test_r41_at_the_beginning_of_your_turn_comes_before_readying_and_drawing() -> None:
    """The trigger and its checkpoint are the very first thing of the Charge Phase (6-2-1),
    before the cards are switched and before the draw (6-2-2, 6-2-3)."""
    table = given(a(battle=[rested(NIGHT_WATCH)]), b(), phase="charge phase")
    assert sizes(table.you) == [8, 2, 28, 0]
    assert table.you.is_active(NIGHT_WATCH)
    assert table.prompt == "charge"
    table = given(a(battle=[NIGHT_WATCH]), b(), phase="charge phase")
    assert sizes(table.you) == [8, 1, 29, 0]


@pytest.mark.rule("dragonball:6-3-1-2-1-2", "dragonball:6-3-1-2-1-3", "dragonball:10-10-3-1")
def test_r42_the_card_arrives_in_rest_mode() -> None:
    """The counter timing lies between declaration and playing (6-3-1-2-1-2, 6-3-1-2-1-3)."""
    table = given(a(hand=[RAM], energy="RRRR"), b(hand=[COLD_WELCOME], energy="Y"))
    table.you.plays(RAM)
    assert (table.asked, table.prompt) == ("them", "counter")
    assert table.you.battle == []
    table.them.counters(COLD_WELCOME)
    assert table.you.battle == [RAM] and not table.you.is_active(RAM)
    assert table.you.offers("attack") == [ROW]
    assert (table.them.drop, table.them.active_energy) == ([COLD_WELCOME], [])
    assert table.you.active_energy == []
    table = given(a(hand=[RAM], energy="RRRR"), b(hand=[COLD_WELCOME], energy="Y"))
    table.you.plays(RAM)
    table.them.passes()
    assert table.you.is_active(RAM)


OPEN_GATE = extra(
    "Open Gate",
    "green",
    "2(G)",
    "[Activate Main] Choose up to 1 Battle Card with an energy cost of 4 or less from "
    "your hand and play it.",
)
TWO_LETTERS = extra("Two Letters", "green", "1(G)", "[Activate Main] Draw 2 cards.")


@pytest.mark.rule("dragonball:10-10-3-1", "dragonball:4-7-2-3", "dragonball:6-3-1-2-2-1")
def test_r43_counter_play_against_a_skill_that_plays_a_card() -> None:
    """[Counter Play] becomes pending also when the opponent activates a skill that speaks of
    playing (10-10-3-1), not for just any skill."""
    table = given(
        a(hand=[OPEN_GATE, RAM, TWO_LETTERS], energy="GGG"), b(hand=[COLD_WELCOME], energy="Y")
    )
    table.you.uses(TWO_LETTERS)
    assert (table.prompt, table.you.hand) == ("main", [OPEN_GATE, RAM, FILLER, FILLER])
    table.you.uses(OPEN_GATE)
    assert (table.asked, table.prompt) == ("them", "counter")
    table.them.counters(COLD_WELCOME)
    table.you.chooses(RAM)
    assert table.you.battle == [RAM] and not table.you.is_active(RAM)


SLEEPER = chief(
    "Sleeper",
    text="[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over.",
)


@pytest.mark.rule(
    "dragonball:6-3-1-2-2", "dragonball:7-2-1-2-3", "dragonball:7-3-1-2-3", "dragonball:6-3-1-2-2-2"
)
def test_r44_which_window_for_which_skill() -> None:
    """[Activate Main] belongs to the turn player's main free timing, [Activate Battle] to the
    Offence Step (turn player) and Defense Step (non-turn player), and [Awaken], being an
    [Activate] skill, fits each of these windows for the player who has it (6-3-1-2-2,
    7-2-1-2-3, 7-3-1-2-3, 7-3-1-2-3-2)."""
    table = given(
        a(hand=[BATTLE_CRY, TWO_LETTERS], energy="RRG"),
        b(leader=SLEEPER, life=4, hand=[BATTLE_CRY], energy="R"),
    )
    assert (table.asked, table.you.offers("activate")) == ("you", [TWO_LETTERS])
    table.you.attacks(ROW, SLEEPER)
    assert (table.asked, table.you.offers("activate")) == ("you", [BATTLE_CRY])
    table.you.passes()
    assert table.asked == "them"
    assert set(table.them.offers("activate")) == {BATTLE_CRY, SLEEPER}
    table.them.uses(SLEEPER)
    table.them.says("yes")
    assert table.asked == "them", "A is not asked any more"
    fought(table)
    assert table.them.power(table.them.leader) == 15000
    assert sizes(table.them) == [4, 3, 28, 0]


EVENING_BELL = battle(
    "Evening Bell",
    "red",
    "3(R)",
    15000,
    "[Auto] At the end of your turn, if this card has 20000 or more power, draw 1 card.",
)
LOUD_SONG = extra(
    "Loud Song",
    "red",
    "1(R)",
    "[Activate Main] Choose up to 1 of your Battle Cards. It gains +5000 power for "
    "the duration of the turn.",
)


@pytest.mark.rule("dragonball:6-4-1-1", "dragonball:6-4-1-2")
def test_r45_turn_long_boosts_still_count_for_end_of_turn_autos() -> None:
    """End-of-turn triggers and their checkpoint come first; only then turn-long effects end
    (6-4-1-1, 6-4-1-2)."""
    table = given(a(battle=[EVENING_BELL], hand=[LOUD_SONG], energy="R"), b())
    table.you.uses(LOUD_SONG)
    table.you.chooses(EVENING_BELL)
    assert table.you.power(EVENING_BELL) == 20000
    ends_turn(table)
    assert table.you.hand == [FILLER]
    assert (table.asked, table.prompt) == ("them", "charge")
    assert table.you.power(EVENING_BELL) == 15000
    table = given(a(battle=[EVENING_BELL]), b())
    ends_turn(table)
    assert table.you.hand == []


NIGHT_PORTER = battle(
    "Night Porter",
    "blue",
    "3(B)",
    15000,
    "[Auto] At the end of your turn, choose up to 1 <Guest> card from your hand and play it.",
)
LATE_GUEST = battle(
    "Late Guest",
    "blue",
    "2(B)",
    10000,
    "[Auto] At the end of your turn, draw 1 card.",
    character="Guest",
)


@pytest.mark.rule("dragonball:6-4-1-1", "dragonball:6-4-1-3")
def test_r46_the_end_phase_is_run_again_for_a_newcomer() -> None:
    """If end-of-turn Autos remain whose condition was not yet met, the End Phase is repeated
    (6-4-1-3), and those already met this turn do not become pending again (6-4-1-1)."""
    table = given(a(battle=[NIGHT_PORTER], hand=[LATE_GUEST], deck=[LATE_GUEST]), b())
    ends_turn(table)
    table.you.chooses(LATE_GUEST)
    assert table.you.battle == [NIGHT_PORTER, LATE_GUEST]
    assert table.you.is_active(LATE_GUEST)
    assert table.you.hand == [LATE_GUEST]
    assert table.halted
    table.begins("turn")
    assert (table.asked, table.prompt) == ("them", "charge")

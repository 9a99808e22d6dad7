"""Positions in Python: a match that goes on from there, and can be recorded."""

from __future__ import annotations

import pytest

import headjudge

LAID = """
    game vanguard
    card Ace: normal, grade 3, power 11000
        [AUTO]:When this unit's attack hits, draw a card.
    you have vanguard Ace; hand 2; deck 6
    they have vanguard Plain; hand 1
    turn you, battle phase
"""


def test_a_position_is_a_match_that_goes_on() -> None:
    match = headjudge.position(LAID)
    assert match.decision is not None and match.decision.prompt == "start step"
    assert len(match.look("hand", seat=0)) == 2
    view = match.view(0)
    match.answer(0)
    match.undo()
    assert match.view(0) == view


def test_a_position_is_replayed_from_its_record() -> None:
    match = headjudge.position(LAID)
    while match.decision is not None and len(match.record(hashes=False).answers) < 12:
        match.answer(*range(max(match.decision.least, 1)))
    again = headjudge.replay(match.record())
    assert again.position_hash() == match.position_hash()


def test_the_same_lines_are_the_same_position() -> None:
    one, other = headjudge.position(LAID), headjudge.position(LAID)
    assert one.position_hash() == other.position_hash()
    changed = headjudge.position(LAID.replace("hand 1", "hand 2"))
    assert changed.position_hash() != one.position_hash()


def test_hidden_cards_of_a_position_stay_hidden() -> None:
    match = headjudge.position(
        "game vanguard\ncard Secret: normal\nyou have hand 1\n"
        "they have hand Secret; rear-guard Plain\nturn you, main phase\n"
    )
    assert "Secret" not in str(match.view(0)) and "Secret" in str(match.view(1))
    shown = headjudge.position(
        "game vanguard\ncard Secret: normal\nthey have hand Secret (known)\nturn you, main phase\n"
    )
    assert "Secret" in str(shown.view(0))


def test_plays_belong_to_rulings_and_not_to_positions() -> None:
    with pytest.raises(headjudge.BadRuling):
        headjudge.position(LAID + "    you: pass\n")
    with pytest.raises(headjudge.BadRuling, match="line 2: no zone or number"):
        headjudge.position("game vanguard\nyou have hnd 3\n")

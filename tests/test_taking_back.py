"""Taking back: the journal only grows, and whether an undo is free is judged by knowledge."""

from __future__ import annotations

from pathlib import Path

import pytest

import headjudge
from headjudge.kernel.errors import BadRecord
from headjudge.kernel.taking_back import Undone, journal
from tests.test_match import a_match, later

A, B, C, D = (1,), (2,), (3,), (4,)


def test_the_journal_follows_from_what_stands_and_what_was_dropped() -> None:
    undone = (Undone(1, (B,)), Undone(0, (A, C)))
    assert journal([D], undone) == [A, B, undone[0], C, undone[1], D]
    assert journal([A, B], ()) == [A, B]


@pytest.mark.parametrize("to", [-1, 3])
def test_what_cannot_have_been_taken_back_is_refused(to: int) -> None:
    with pytest.raises(BadRecord):
        journal([A, B], (Undone(to, (C,)),))


def test_a_version_never_comes_again() -> None:
    match = later(a_match(), 6)
    seen = [match.version]
    for count in (2, 1):
        match.undo(count)
        seen.append(match.version)
        later(match, 1)
        seen.append(match.version)
    assert seen == sorted(set(seen))
    assert match.version == len(match.journal())
    before = match.version
    match.undo(0)
    assert match.version == before, "nothing was taken back"


def test_what_was_taken_back_stands_in_the_record_and_the_answers_are_those_that_stand(
    tmp_path: Path,
) -> None:
    match = later(a_match(), 6)
    plain = match.record()
    assert "undone" not in headjudge.write_record(plain)
    match.undo(2)
    later(match, 1)
    match.save(tmp_path / "game.json")
    loaded = headjudge.load(tmp_path / "game.json")
    assert loaded.journal() == match.journal()
    assert (loaded.version, loaded.answers) == (match.version, 5)
    assert loaded.position_hash() == match.position_hash()


def test_who_goes_on_from_an_earlier_answer_has_a_later_version() -> None:
    match = later(a_match(), 6)
    taken_over = headjudge.replay(match.record(), to=3)
    assert taken_over.answers == 3
    assert taken_over.version > match.version
    assert taken_over.journal()[:6] == match.journal()


def test_a_record_with_an_impossible_undo_is_refused() -> None:
    match = later(a_match(), 3)
    match.undo()
    text = headjudge.write_record(match.record()).replace('"to":2', '"to":9')
    with pytest.raises(BadRecord, match="taken back"):
        headjudge.read_record(text)


# -- whether it is free -----------------------------------------------------------------------


def asked_main(seed: int = 7) -> headjudge.Match:
    """A match at the first question of a main phase."""
    match = a_match(seed)
    while match.decision is not None and match.decision.prompt != "main":
        match.answer(*range(match.decision.least))
    return match


def test_to_go_back_to_the_open_question_is_free() -> None:
    match = asked_main()
    assert match.undo_is_free(match.answers)


def test_an_answer_of_another_seat_is_not_taken_back_freely() -> None:
    match = a_match()
    assert match.decision is not None
    first = match.decision.seat
    while match.decision is not None and match.decision.seat == first:
        match.answer(*range(match.decision.least))
    to = match.answers
    match.answer(*range(match.decision.least if match.decision else 0))
    assert not match.undo_is_free(to - 1)


def test_what_the_asker_shows_of_their_own_hand_may_be_taken_back() -> None:
    """In the main phase a card of the hand is played: others come to know it, the player learns
    nothing and nothing is random."""
    free = []
    for seed in range(6):
        match = asked_main(seed)
        assert match.decision is not None
        seat, to = match.decision.seat, match.answers
        plays = [option for option in match.legal if option["verb"] in ("call", "play battle")]
        if not plays:
            continue
        match.answer(plays[0])
        if match.decision is not None and match.decision.seat == seat:
            free.append(match.undo_is_free(to))
    assert any(free)


def test_a_drawn_card_is_not_forgotten() -> None:
    """Who has drawn a card knows it, and to draw it anew would be another matter."""
    match = a_match()
    found = 0
    while match.decision is not None and found < 3:
        seat, to = match.decision.seat, match.answers
        hand = [zone["count"] for zone in match.view(seat)["zones"] if zone["kind"] == "hand"]
        lines = len(match.log(seat))
        match.answer(*range(match.decision.least))
        drew = [
            line
            for line in match.log(seat)[lines:]
            if line.message == "draw" and line.entries[0]["arguments"]["who"] == seat
        ]
        if drew and hand:
            assert not match.undo_is_free(to)
            found += 1
    assert found


@pytest.mark.parametrize("wrong", [-1, 99, "1", None])
def test_no_number_of_answers_is_refused(wrong: int) -> None:
    with pytest.raises(headjudge.HeadjudgeError):
        asked_main().undo_is_free(wrong)

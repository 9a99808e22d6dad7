"""The front door: what a match shows, and that it shows nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge.kernel import shapes
from tests.fitting import fits
from tests.reliability.play import TITLES, decisions

DECKS = ("ember_rush", "drowned_choir")


def a_match(seed: int = 7, log: bool = True) -> headjudge.Match:
    return headjudge.start("godzilla", DECKS, seed=seed, log=log)


def asked(match: headjudge.Match) -> headjudge.Question:
    """The open question, of a match that is not over."""
    assert match.decision is not None
    return match.decision


def later(match: headjudge.Match, answers: int) -> headjudge.Match:
    """So many greedy answers further."""
    bots = [headjudge.players.make("greedy", seat) for seat in (0, 1)]
    for _answer in range(answers):
        if match.decision is None:
            break
        match.answer(*bots[match.decision.seat].choose(match.view()))
    return match


def ended(seed: int = 7) -> headjudge.Match:
    return later(a_match(seed), 5000)


# -- what there is --------------------------------------------------------------------------------


def test_a_match_shows_these_names_and_no_others() -> None:
    shown = {name for name in dir(headjudge.Match) if not name.startswith("_")}
    assert shown == {
        "answer", "answers", "board", "concede", "decision", "determinize", "edition", "fork",
        "game", "journal", "legal", "log", "look", "moves", "next_stop", "offers", "passed_for",
        "position_hash", "record",
        "result", "save", "say", "to_json", "undo", "undo_is_free", "version", "view", "why",
        "why_not", "why_value",
    }  # fmt: skip


def test_the_kernel_is_not_exported() -> None:
    assert set(headjudge.__all__) <= set(dir(headjudge))
    assert not hasattr(headjudge, "Game")


def test_the_games_are_named_and_no_other_begins() -> None:
    assert headjudge.games() == TITLES
    with pytest.raises(headjudge.UnknownGame):
        headjudge.decks("chess")
    with pytest.raises(headjudge.UnknownGame):
        headjudge.cards("chess")


@pytest.mark.parametrize("title", TITLES)
def test_the_decks_of_a_game_can_be_played_by_name(title: str) -> None:
    names = sorted(headjudge.decks(title))
    match = headjudge.start(title, (names[0], names[-1]), seed=1)
    assert (match.game, match.edition) == (title, match.view()["edition"])
    assert match.decision is not None
    with pytest.raises(headjudge.BadDeck):
        headjudge.start(title, (names[0], "no such deck"), seed=1)


@pytest.mark.parametrize("title", TITLES)
def test_the_cards_of_a_game_are_found_by_number(title: str) -> None:
    cards = headjudge.cards(title)
    number = next(iter(cards))
    assert cards[number].number == number
    assert "X-1" not in cards


def test_a_deck_of_the_list_is_the_callers_own() -> None:
    headjudge.decks("godzilla").clear()
    assert headjudge.decks("godzilla")


# -- asking and answering -------------------------------------------------------------------------


def test_the_question_says_who_is_asked_what_by_which_rule() -> None:
    match = a_match()
    question = asked(match)
    kernel: Any = question
    assert (question.prompt, question.rule) == ("main", "10.4.4.2")
    assert (question.least, question.most, question.ordered) == (1, 1, False)
    assert question.left == 0  # nothing is divided
    assert question.seat == match.view(0)["turn_player"]
    assert repr(question) == (
        f"<seat {question.seat} is asked 'main' [10.4.4.2]: 1 of {len(match.legal)}>"
    )
    with pytest.raises(AttributeError):
        kernel.seat = 1


def test_legal_answers_are_the_options_of_the_question_and_of_the_view() -> None:
    match = a_match()
    seen = match.view()["decision"]
    assert seen is not None
    assert list(match.legal) == seen["options"] == list(asked(match).options)
    assert match.legal[-1]["verb"] == "pass"
    assert match.legal[0:1] == [match.legal[0]]
    assert ended().legal == ()


def test_an_option_can_be_answered_and_so_can_its_number() -> None:
    match = a_match()
    by_number = match.fork()
    match.answer(match.legal[0])
    by_number.answer(0)
    assert match.position_hash() == by_number.position_hash()
    other = a_match()
    other.answer(other.legal[-1])
    assert other.position_hash() != match.position_hash()


def test_an_option_of_an_earlier_question_is_refused_and_changes_nothing() -> None:
    match = a_match()
    old = match.legal[0]
    match.answer(old)
    before = match.position_hash()
    with pytest.raises(headjudge.IllegalAnswer, match="is no option of this question"):
        match.answer(old)
    assert match.position_hash() == before


def test_options_that_nobody_looked_at_in_time_are_refused() -> None:
    match = a_match()
    options = asked(match).options
    match.answer(0)
    assert len(options) > 0
    with pytest.raises(headjudge.IllegalAnswer, match="a question that was answered"):
        list(options)


def test_counting_the_options_puts_none_of_them_into_its_form(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Random play, which only counts, is as fast as without a match."""
    monkeypatch.delattr(headjudge.match, "options_seen")
    match = a_match(log=False)
    while match.decision is not None:
        assert len(match.legal) == len(match.decision.options) >= match.decision.least
        match.answer(*range(match.decision.least))
    assert match.result is not None
    with pytest.raises(NameError):
        list(a_match().legal)


@pytest.mark.parametrize("wrong", [(99,), (-1,), (), (0, 1), (0, 0), ("pass",), (True,)])
def test_what_is_no_legal_answer_is_refused_and_changes_nothing(wrong: Any) -> None:
    match = a_match()
    before = match.position_hash()
    with pytest.raises(headjudge.IllegalAnswer):
        match.answer(*wrong)
    assert match.position_hash() == before


def test_hidden_cards_that_look_alike_are_different_answers() -> None:
    """Among face-down life cards, the options differ in nothing but their answers."""
    alike = 0
    for number in range(40):
        for game, _rng in decisions("dragonball", number, log=False):
            match = headjudge.Match(game)
            hidden = [each for each in match.legal if each.get("card", {}).get("handle") == 0]
            if len(hidden) > 1:
                alike += 1
                assert len({each["answer"] for each in hidden}) == len(hidden)
                fork = match.fork()
                fork.answer(*hidden[: max(1, asked(match).least)])
                assert fork.record(hashes=False).answers[-1] == [
                    each["answer"] for each in hidden[: max(1, asked(match).least)]
                ]
        if alike:
            return
    raise AssertionError("nobody chose among hidden cards")


def test_a_match_that_is_over_asks_nothing_and_has_a_result() -> None:
    match = ended()
    assert match.decision is None
    assert match.result is not None
    assert match.result.winner in (0, 1, None)
    assert match.view()["result"] == {"winner": match.result.winner, "rule": match.result.rule}
    with pytest.raises(headjudge.NoDecision):
        match.answer(0)
    assert a_match().result is None


def test_who_concedes_loses() -> None:
    match = a_match()
    match.concede(1)
    assert match.result is not None and match.result.winner == 0
    with pytest.raises(headjudge.NoDecision):
        match.concede(0)


# -- undo -----------------------------------------------------------------------------------------


def test_undo_takes_answers_back_exactly() -> None:
    match = a_match()
    hashes = [match.position_hash()]
    for _answer in range(12):
        match.answer(*range(asked(match).least))
        hashes.append(match.position_hash())
    match.undo()
    assert match.position_hash() == hashes[11]
    match.undo(4)
    assert match.position_hash() == hashes[7]
    assert len(match.record().answers) == 7
    match.answer(match.legal[0])  # the game goes on from there
    match.undo(8)
    assert match.position_hash() == hashes[0]


def test_before_the_first_answer_there_is_nothing_to_take_back() -> None:
    match = a_match()
    with pytest.raises(headjudge.HeadjudgeError, match="nothing to go back to"):
        match.undo()
    match.answer(0)
    wrong: Any
    for wrong in (2, -1, 1.0):
        with pytest.raises(headjudge.HeadjudgeError) as told:
            match.undo(wrong)
        assert told.value.field == "undo"
    match.undo(0)
    assert len(match.record().answers) == 1


def test_a_concession_can_be_taken_back() -> None:
    match = a_match()
    before = match.position_hash()
    match.concede(0)
    match.undo()
    assert match.result is None
    assert match.position_hash() == before


def test_what_was_answered_before_a_match_was_saved_can_be_taken_back(tmp_path: Path) -> None:
    match = later(a_match(), 9)
    before = match.position_hash()
    match.answer(*range(asked(match).least))
    match.save(tmp_path / "game.json")
    again = headjudge.load(tmp_path / "game.json")
    assert again.position_hash() == match.position_hash()
    again.undo()
    assert again.position_hash() == before
    again.undo(9)
    assert again.position_hash() == a_match().position_hash()


def test_a_position_has_no_answers_to_take_back_but_those_given_in_it() -> None:
    match = headjudge.from_json(later(a_match(), 9).to_json())
    with pytest.raises(headjudge.HeadjudgeError, match="nothing to go back to"):
        match.undo()
    before = match.position_hash()
    match.answer(*range(asked(match).least))
    match.undo()
    assert match.position_hash() == before


# -- copies and files -----------------------------------------------------------------------------


def test_a_fork_goes_its_own_way() -> None:
    match = a_match()
    before = match.position_hash()
    fork = match.fork()
    assert fork.position_hash() == before
    fork.answer(0)
    assert fork.position_hash() != before
    assert match.position_hash() == before


def test_a_guess_keeps_what_its_seat_knows_and_deals_the_rest_anew() -> None:
    match = a_match()
    seat = asked(match).seat
    guesses = [match.determinize(seat, key) for key in (1, 2)]
    assert [guess.view(seat)["zones"] for guess in guesses] == [match.view(seat)["zones"]] * 2
    others = [guess.view(1 - seat)["cards"] for guess in guesses]
    assert others[0] != others[1]


def test_a_record_is_replayed_to_the_same_position() -> None:
    match = later(a_match(), 20)
    record = match.record()
    assert len(record.hashes) == len(record.answers) + 1 == 21
    assert record.hashes[-1] == match.position_hash()
    assert match.record(hashes=False).hashes == []
    seen: list[str] = []
    again = headjudge.replay(record, visit=lambda each: seen.append(each.position_hash()))
    assert again.position_hash() == match.position_hash()
    assert seen == record.hashes
    assert headjudge.replay(record, to=5).position_hash() == record.hashes[5]


def test_a_file_that_is_no_record_is_neither_replaced_nor_loaded(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear judge,", encoding="utf-8")
    with pytest.raises(headjudge.HeadjudgeError, match="is no record of a game"):
        a_match().save(file)
    assert file.read_text(encoding="utf-8") == "Dear judge,"
    with pytest.raises(headjudge.BadRecord):
        headjudge.load(file)
    with pytest.raises(headjudge.HeadjudgeError):
        headjudge.load(tmp_path / "nothing.json")


def test_a_position_is_read_back() -> None:
    match = later(a_match(), 9)
    assert headjudge.from_json(match.to_json()).position_hash() == match.position_hash()
    with pytest.raises(headjudge.BadRecord):
        headjudge.from_json("{}")


# -- words ----------------------------------------------------------------------------------------


def test_the_question_its_options_and_the_result_are_said_in_both_languages() -> None:
    match = a_match()
    assert (match.say(), match.say(lang="ja")) == ("your action", "行動")
    assert match.say(match.legal[-1]) == "end your main phase"
    assert match.say(match.legal[-1], "ja") == "メインフェイズを終える"
    assert match.say(len(match.legal) - 1) == "end your main phase"
    over = a_match()
    over.concede(1)
    assert over.say() == "Player 1 wins: player 2 conceded"
    assert over.say(lang="ja") != over.say()


def test_an_error_is_said_in_both_languages() -> None:
    match = a_match()
    with pytest.raises(headjudge.IllegalAnswer) as wrong:
        match.answer(99)
    assert match.say(wrong.value) == "there is no such option [10.4.4.2]"
    assert match.say(wrong.value, "ja") == "その選択肢はありません [10.4.4.2]"
    with pytest.raises(headjudge.HiddenZone) as hidden:
        match.look("deck")
    assert match.say(hidden.value, lang="ja") == "そこは見られません [4.8]"
    with pytest.raises(headjudge.HeadjudgeError, match="no language"):
        match.say(lang="fr")


def test_what_is_no_option_is_not_said() -> None:
    match = a_match()
    old = match.legal[0]
    for wrong in (99, -1):
        with pytest.raises(headjudge.IllegalAnswer):
            match.say(wrong)
    match.answer(old)
    with pytest.raises(headjudge.IllegalAnswer):
        match.say(old)


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    match = later(a_match(), 12)
    drawn = [[line.text for line in match.log(seat) if " draw" in line.text] for seat in (0, 1, 2)]
    assert all(drawn)
    assert not [text for text in drawn[headjudge.PUBLIC] if "card" not in text]
    assert drawn[0] != drawn[1]
    lines = match.log()
    assert lines and all(line.rules for line in lines)
    assert len(match.log(details=True)) > len(lines)
    assert [line.text for line in match.log(lang="ja")] != [line.text for line in lines]
    assert a_match(log=False).log() == []
    with pytest.raises(headjudge.HeadjudgeError):
        match.log(3)


def test_the_log_is_read_on_from_a_line() -> None:
    match = later(a_match(), 12)
    lines = match.log()
    assert lines[-1].number > len(lines)
    assert match.log(since=lines[4].number) == lines[5:]
    assert match.log(since=lines[-1].number) == []


def test_a_line_of_the_log_has_the_moves_that_it_tells_of() -> None:
    """A drawn card goes from deck to hand; who may not know it sees its back go there."""
    match = later(a_match(), 12)
    for seat in (0, 1, headjudge.PUBLIC):
        drawn = [line for line in match.log(seat) if line.message == "draw"]
        assert drawn
        for entry in [entry for line in drawn for entry in line.entries]:
            fits(entry, shapes.EntrySeen, "entry")
            (move,) = entry["moves"]
            assert move["origin"] is not None and move["origin"]["kind"] == "deck"
            assert move["to"] is not None and move["to"]["kind"] == "hand"
            assert bool(move["number"]) == (entry["arguments"]["who"] == seat)


def test_a_line_in_parts_names_cards_by_their_handles() -> None:
    """The parts make the sentence; a name has the handles of cards with that number which this
    seat can name or could name then, and the public's parts name no card that it may not know."""
    match = later(a_match(), 30)
    for seat in (0, 1, headjudge.PUBLIC):
        named = 0
        for lang in ("en", "ja"):
            for line in match.log(seat, lang, details=True):
                assert "".join(span.text for span in line.with_rules()) == str(line)
                rules = [span.rule for span in line.with_rules() if span.rule]
                assert rules == list(line.rules[-2:])
                told = repr(line.entries)
                for span in [span for span in line.spans if span.number]:
                    assert headjudge.cards(match.game)[span.number].names[lang] in span.text
                    assert span.handles and f"'number': '{span.number}'" in told
                    named += 1
        assert named


def test_all_moves_are_told_in_order_with_the_line_they_belong_to() -> None:
    """Also those of entries that a plain log leaves out; backs that go together are counted."""
    match = later(a_match(), 12)
    for seat in (0, 1, headjudge.PUBLIC):
        moves = match.moves(seat)
        in_lines = [
            m for line in match.log(seat, details=True) for e in line.entries for m in e["moves"]
        ]
        assert moves == in_lines
        assert [move["line"] for move in moves] == sorted(move["line"] for move in moves)
        for move in moves:
            fits(move, shapes.MoveSeen, "move")
        last = match.log(seat)[-3].number
        assert match.moves(seat, since=last) == [move for move in moves if move["line"] > last]
    with pytest.raises(headjudge.HeadjudgeError):
        match.moves(3)

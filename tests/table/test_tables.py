"""A table by itself: answers, retries, taking back, passing, and its journal."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from headjudge.kernel.errors import HeadjudgeError, IllegalAnswer
from headjudge.table import forms, journal, lobby, tables
from headjudge.table import messages as m
from headjudge.table.journal import Answered, Resumed
from headjudge.table.tables import Table
from tests.reliability.play import TITLES


def begin(game: str = "godzilla", *kinds: str, seed: int = 3) -> Table:
    """A table with the first two decks of a game."""
    decks = sorted(lobby.shipped_decks(game))
    seats = [
        forms.SeatWish(kind=kind, deck=deck)
        for kind, deck in zip(kinds or ("person", "greedy"), decks, strict=False)
    ]
    return tables.begin("t", lobby.set_up(forms.NewTable(game=game, seats=seats, seed=seed), 1))


def request(table: Table, chance: Random, ref: int = 0) -> m.Answer:
    """Some answer to the open question."""
    asked = table.game.decision
    assert asked is not None
    count = chance.randint(asked.least, asked.most)
    chosen = chance.sample(range(len(asked.options)), count)
    return m.Answer(table="t", ref=ref, version=table.version, chosen=chosen)


def play(table: Table, steps: int, seed: int = 1) -> None:
    """Play on, people at random, who are told what they are asked."""
    chance = Random(seed)
    for _step in range(steps):
        asked = table.game.decision
        if asked is None:
            return
        if table.is_person(asked.seat):
            table.say(asked.seat)
            table.take(table.answer(asked.seat, request(table, chance, ref=table.version + 1)))
        else:
            table.take(table.choice())


def test_cards_that_a_line_shows_are_told_to_whoever_was_shown_them() -> None:
    """What one looks at, nobody else is shown; what is revealed, everybody is."""
    table = begin("gateruler", "person", "random", seed=5)
    play(table, 160, 5)
    shown = [
        {line.message: line.shown for line in table.say(viewer).log if line.shown}
        for viewer in (0, 1, 2)
    ]
    assert [set(each) for each in shown] == [{"look", "reveal"}, {"reveal"}, {"reveal"}]
    assert shown[0]["reveal"] == shown[1]["reveal"] == shown[2]["reveal"]


def test_what_was_shown_can_be_read_when_nobody_knows_any_more_where_it_is() -> None:
    table = begin("gateruler", "person", "random", seed=5)
    play(table, 160, 5)
    table.game.state.known = [0] * len(table.game.state.known)
    said = table.say(0)
    numbers = {number for line in said.log for number in line.shown}
    assert numbers and numbers == set(said.cards)


def test_a_change_that_is_not_taken_leaves_no_trace() -> None:
    table = begin("godzilla", "person", "person")
    seat = table.game.state.turn_player
    before = msgspec.json.encode(table.say(0))
    table.answer(seat, m.Answer(table="t", version=0, chosen=[0]))
    assert msgspec.json.encode(table.say(0)) == before
    with pytest.raises(IllegalAnswer):
        table.answer(seat, m.Answer(table="t", version=0, chosen=[999]))
    assert msgspec.json.encode(table.say(0)) == before


def refused(table: Table, seat: int, wish: Any) -> str:
    """The key with which a request is refused."""
    with pytest.raises(HeadjudgeError) as error:
        if isinstance(wish, m.Answer):
            table.answer(seat, wish)
        elif isinstance(wish, m.Undo):
            table.undo(seat, wish)
        else:
            table.concede(seat, wish)
    return error.value.key


def test_a_stale_answer_is_refused_and_the_same_again_is_not_done_twice() -> None:
    table = begin("godzilla", "person", "person")
    asked = table.game.decision
    assert asked is not None
    seat = asked.seat
    first = m.Answer(table="t", ref=7, version=0, chosen=[0])
    table.take(table.answer(seat, first))
    again = table.answer(seat, first)
    assert (again.version, again.entry) == (1, None)
    assert refused(table, seat, msgspec.structs.replace(first, ref=8)) == "stale"
    assert refused(table, seat, msgspec.structs.replace(first, chosen=[1])) == "stale"
    assert refused(table, seat, msgspec.structs.replace(first, version=9)) == "stale"
    assert refused(table, 1 - seat, first) == "stale"


def test_only_who_is_asked_answers_and_nobody_for_a_bot() -> None:
    table = begin("godzilla", "person", "person")
    asked = table.game.decision
    assert asked is not None
    answer = m.Answer(table="t", version=0, chosen=[0])
    assert refused(table, 1 - asked.seat, answer) == "not asked"
    bots = begin("godzilla", "greedy", "greedy")
    seat = bots.plays_itself()
    assert refused(bots, seat, answer) == "not your seat"


@pytest.mark.parametrize("title", TITLES)
def test_undo_goes_back_to_every_own_question_and_the_version_grows(title: str) -> None:
    table = begin(title)
    said: dict[int, m.TableSaid] = {}
    chance = Random(4)
    while len(said) < 8 and table.game.decision is not None:
        if table.plays_itself() >= 0:
            table.take(table.choice())
            continue
        said[len(table.game.answers)] = table.say(0)
        table.take(table.answer(0, request(table, chance)))
    found = table.say(0).undo
    assert found.to == sorted(said, reverse=True) and found.free
    for to in found.to[::3]:
        version = table.version
        table.take(table.undo(0, m.Undo(table="t", version=version, to=to)))
        then, now = said[to], table.say(0)
        assert now.version == version + 1
        assert now.view == then.view and now.question == then.question and now.log == then.log
    assert refused(table, 0, m.Undo(table="t", version=table.version, to=999)) == "no undo"


def test_a_bot_answers_alike_after_an_undo() -> None:
    table = begin("godzilla", "person", "random")
    play(table, 30)
    first = [each for each in table.game.answers]
    to = table.undoable(0)[-1]
    table.take(table.undo(0, m.Undo(table="t", version=table.version, to=to)))
    play_again = [list(each) for each in first[to:]]
    for picks in play_again:
        seat = table.plays_itself()
        if seat >= 0:
            change = table.choice()
            assert isinstance(change.entry, Answered) and change.entry.chosen == picks
            table.take(change)
        else:
            answer = m.Answer(table="t", version=table.version, chosen=picks)
            table.take(table.answer(0, answer))
    assert table.game.answers == first


def test_after_an_undo_a_client_is_told_which_lines_to_forget() -> None:
    table = begin()
    play(table, 40)
    seen = table.say(0)
    to = seen.undo.to[2]
    table.take(table.undo(0, m.Undo(table="t", version=table.version, to=to)))
    now = table.say(0, since=seen.log[-1].number, seen=seen.version)
    assert now.skipped and now.since < seen.log[-1].number
    assert all(line.number > now.since for line in now.log)
    kept = [line for line in seen.log if line.number <= now.since]
    assert [*kept, *now.log] == table.say(0).log


def test_a_concession_ends_the_game_and_can_be_taken_back_by_nobody_else() -> None:
    table = begin()
    play(table, 6)
    table.take(table.concede(0, m.Concede(table="t", version=table.version)))
    said = table.say(0)
    assert said.result and said.question is None
    assert refused(table, 0, m.Answer(table="t", version=table.version, chosen=[0])) == "over"
    assert said.undo.to[0] == said.answers - 1


def passing(table: Table, until: Any, stops: list[str]) -> None:
    wish = m.SetPassing(table="t", version=table.version, until=until, stops=stops)
    table.take(table.set_passing(0, wish))


def test_passing_for_a_turn_answers_with_a_reason_and_stops_where_it_was_told_to() -> None:
    passed = set()
    for seed in range(1, 6):
        table = begin("vanguard", seed=seed)
        chance = Random(seed)
        passing(table, "turn", [])
        while table.game.decision is not None and table.game.state.turn < 6:
            given = table.passes()
            if given is not None:
                passing(table, "turn", list(table.game.path()[-1:]))
                assert table.passes() is None, "a stop is a stop"
                passing(table, "turn", [])
                table.take(table.passed(given))
                passed.add(given.reason)
                assert table.say(0).by == "turn"
                assert len(table.game.answers) - 1 not in table.undoable(0)
            elif table.plays_itself() >= 0:
                table.take(table.choice())
            else:
                passing(table, "turn", [])
                if table.passes() is None:
                    table.take(table.answer(0, request(table, chance)))
    assert passed == {"turn"}


def test_passing_ends_with_the_turn_and_says_where_it_stops() -> None:
    table = begin()
    passing(table, "turn", [])
    said = table.say(0).passing
    assert said.until == "turn" and said.next_stop
    turn = table.game.state.turn
    while table.game.state.turn == turn:
        play(table, 1)
    assert table.say(0).passing.until == ""


def test_passing_can_be_ended_at_any_version_but_not_begun() -> None:
    """Whoever passes sees the table change all the time: what they ask for is late."""
    table = begin()
    early = table.version
    passing(table, "turn", [])
    play(table, 2)
    turn = table.game.state.turn
    assert table.say(0).passing.until == "turn", "the turn goes on"
    stop = m.SetPassing(table="t", ref=8, version=early, until="turn", stops=["7"])
    table.take(table.set_passing(0, stop))
    assert table.say(0).passing.stops == ["7"]
    end = m.SetPassing(table="t", ref=9, version=early, until="")
    table.take(table.set_passing(0, end))
    assert table.say(0).passing.until == "" and table.game.state.turn == turn
    version = table.version
    for again in (stop, end):
        change = table.set_passing(0, again)
        assert change.entry is None and change.version <= version, "it was done before"
    with pytest.raises(HeadjudgeError) as late:
        table.set_passing(0, m.SetPassing(table="t", ref=10, version=early, until="turn"))
    assert late.value.key == "stale"
    with pytest.raises(HeadjudgeError):
        table.set_passing(0, m.SetPassing(table="t", ref=11, version=version + 1, until=""))


# -- the journal ------------------------------------------------------------------------------


def rebuilt(table: Table) -> Table:
    """The table as another process makes it of what was stored."""
    setup = journal.read_setup(journal.encode(table.setup))
    entries = [journal.read_entry(journal.encode(each)) for each in table.entries]
    return tables.rebuild(table.id, setup, entries)


@pytest.mark.parametrize("title", TITLES)
def test_a_table_is_rebuilt_from_its_journal(title: str) -> None:
    table = begin(title)
    play(table, 40)
    table.take(table.undo(0, m.Undo(table="t", version=table.version, to=table.undoable(0)[3])))
    passing(table, "answer", ["7"])
    play(table, 10, seed=2)
    again = rebuilt(table)
    assert not again.read_only
    for viewer in (0, 1, 2):
        one, other = (msgspec.json.encode(each.say(viewer)) for each in (table, again))
        assert one == other


def test_a_journal_that_leads_elsewhere_makes_the_table_read_only() -> None:
    table = begin()
    play(table, 12)
    entry = table.entries[6]
    assert isinstance(entry, Answered)
    table.entries[6] = msgspec.structs.replace(entry, hash="0" * len(entry.hash))
    again = rebuilt(table)
    assert len(again.game.answers) == 6, "as far as it is equal"
    said = again.say(0, "ja")
    assert said.stopped.startswith("ルール")
    assert said.undo.to == []
    answer = m.Answer(table="t", version=again.version, chosen=[0])
    assert refused(again, 0, answer) == "read only"
    assert again.plays_itself() == -1


def test_another_version_of_the_project_draws_a_new_version_of_the_table() -> None:
    table = begin()
    assert tables.resumed(table) is None
    record = msgspec.structs.replace(table.setup.record, engine="0.0.1")
    older = tables.rebuild("t", msgspec.structs.replace(table.setup, record=record), [])
    change = tables.resumed(older)
    assert change is not None and isinstance(change.entry, Resumed)
    older.take(change)
    assert older.version == 1 and tables.resumed(older) is None
    assert refused(older, 0, m.Answer(table="t", version=0, chosen=[0])) == "stale"


def branch_of(table: Table) -> journal.Setup:
    """A table that goes on from where this one is, as the host sets it up."""
    answers = [list(each) for each in table.game.answers]
    return msgspec.structs.replace(
        table.setup,
        record=tables.with_answers(table.setup.record, answers),
        hash=table.game.position_hash(),
    )


def test_a_branch_whose_beginning_leads_elsewhere_is_read_only() -> None:
    """What was played before the branch is held to its end as what came after is."""
    table = begin()
    play(table, 12)
    setup = branch_of(table)
    assert not tables.rebuild("t", setup, []).read_only
    other = msgspec.structs.replace(setup, hash="0" * len(setup.hash))
    assert tables.rebuild("t", other, []).read_only
    answers = [*setup.record.answers[:-1], [999]]
    record = tables.with_answers(setup.record, answers)
    broken = tables.rebuild("t", msgspec.structs.replace(setup, record=record), [])
    assert broken.read_only and len(broken.game.answers) == len(answers) - 1
    assert broken.say(0).stopped, "and it can be looked at"

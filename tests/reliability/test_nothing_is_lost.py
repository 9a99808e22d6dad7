"""Nothing is lost: not by an error, not by the end of the process, not by a full disk."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge import saving, starting
from headjudge.kernel import events, rewind
from headjudge.kernel.game import Game
from headjudge.kernel.record import Record
from tests.at_random import answer_for
from tests.figures import Figure
from tests.reliability.play import TITLES, answer_in, begin

# -- errors inside an answer ------------------------------------------------------------------


class Broken(Exception):
    """What goes wrong on purpose."""


def breaking(after: int, error: BaseException) -> Callable[..., None]:
    """Events that happen as they should, and then, once so many have happened, go wrong."""
    happen = events.happen
    left = after

    def happen_or_break(game: Game, happenings: Any) -> None:
        nonlocal left
        happen(game, happenings)
        left -= 1
        if left == 0:
            raise error

    return happen_or_break


def whole(game: Game) -> tuple[Any, ...]:
    """All that can be told of a game."""
    log = [[entry.seen_by(viewer) for entry in game.log or ()] for viewer in range(3)]
    views = [game.view(viewer) for viewer in range(3)]
    return game.state_hash(), list(game.answers), log, views


def break_answers(title: str, number: int, most: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play a game in which every so many answers break half-way; how many did."""
    game, rng = begin(title, number)
    broken = 0
    while game.result is None and broken < most:
        picks = answer_in(number, game, rng)
        if rng.random() < 0.3:
            before = whole(game)
            with monkeypatch.context() as patch:
                patch.setattr(events, "happen", breaking(rng.randint(1, 3), Broken()))
                try:
                    game.fork().answer(*picks)
                except Broken:
                    with pytest.raises(Broken):
                        patch.setattr(events, "happen", breaking(1, Broken()))
                        game.answer(*picks)
                    broken += 1
            # what breaks is restored while it still breaks nothing: events happen again
            assert whole(game) == before
        game.answer(*picks)
    return broken


@pytest.mark.parametrize("title", TITLES)
def test_an_error_inside_an_answer_leaves_the_game_as_it_was(
    title: str, figure: Figure, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = figure(quick=5, gate=30, long=500)
    broken = number = 0
    while broken < wanted:
        broken += break_answers(title, number, min(10, wanted - broken), monkeypatch)
        number += 1


def test_the_check_of_errors_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rewind.Attempt, "restore", lambda self, error: None)
    with pytest.raises(AssertionError):
        break_answers("godzilla", 0, 5, monkeypatch)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_goes_on_after_an_error_as_if_there_had_been_none(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = begin(title, 3)
    for _answer in range(25):
        game.answer(*answer_for(game, rng))
    twin = game.fork()
    with monkeypatch.context() as patch:
        patch.setattr(events, "happen", breaking(1, KeyboardInterrupt()))
        for _try in range(40):
            try:
                game.answer(*answer_for(game, rng))
            except KeyboardInterrupt:
                break
            twin = game.fork()
    chances = random.Random(1), random.Random(1)
    for _answer in range(40):
        assert game.state_hash() == twin.state_hash()
        if game.result is not None:
            break
        game.answer(*answer_for(game, chances[0]))
        twin.answer(*answer_for(twin, chances[1]))


def test_a_loaded_game_and_a_guess_are_restored_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = begin("vanguard", 1)
    for _answer in range(30):
        game.answer(*answer_for(game, rng))
    assert game.decision is not None
    for each in (starting.from_json(game.to_json()), game.determinize(game.decision.seat, 5)):
        before = each.state_hash()
        with monkeypatch.context() as patch:
            patch.setattr(events, "happen", breaking(1, Broken()))
            for _try in range(60):
                before = each.state_hash()
                try:
                    each.answer(*answer_for(each, rng))
                except (Broken, headjudge.BadRecord):  # of a loaded game, the position is blamed
                    break
            else:
                raise AssertionError("nothing broke")
        assert each.state_hash() == before


def test_a_game_whose_state_was_changed_by_hand_is_left_alone_and_the_error_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, rng = begin("godzilla", 1)
    game.answer(*answer_for(game, rng))
    game.state.tick()
    monkeypatch.setattr(events, "happen", breaking(1, Broken()))
    with pytest.raises(Broken) as caught:
        for _try in range(60):
            game.answer(*answer_for(game, rng))
    assert caught.value.__notes__ == [rewind.NOT_RESTORED]


def test_rewinding_gives_every_earlier_decision_and_leaves_the_game_alone() -> None:
    game, rng = begin("dragonball", 2)
    hashes = [game.state_hash()]
    for _answer in range(30):
        game.answer(*answer_for(game, rng))
        hashes.append(game.state_hash())
    assert [rewind.rewound(game, at).state_hash() for at in range(31)] == hashes
    assert game.state_hash() == hashes[-1]
    for count in (-1, 31):
        with pytest.raises(headjudge.HeadjudgeError, match="rewind"):
            rewind.rewound(game, count)


# -- a saved game is its record ---------------------------------------------------------------


def test_a_game_that_was_loaded_has_a_record_that_begins_in_its_position() -> None:
    game, rng = begin("gateruler", 4)
    for _answer in range(20):
        game.answer(*answer_for(game, rng))
    loaded = starting.from_json(game.to_json())
    for _answer in range(10):
        loaded.answer(*answer_for(loaded, rng))
    text = headjudge.write_record(starting.record(loaded))
    again = starting.replay(headjudge.read_record(text))
    assert again.state_hash() == loaded.state_hash()
    assert rewind.rewound(again, 0).state_hash() == game.state_hash()


def played(answers: int) -> Game:
    game, rng = begin("godzilla", 2)
    for _answer in range(answers):
        game.answer(*answer_for(game, rng))
    return game


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("result", [0, "1.2.3"]),
        ("engine", "9.9.9"),
        ("engine", ""),
        ("cards", "0" * 32),
        ("edition", "en-9"),
        ("seed", "1"),
        ("game", "vanguard"),
        ("decks", []),
        ("position", {}),
    ],
)
def test_a_record_with_a_forged_field_is_refused(field: str, value: Any) -> None:
    data = json.loads(headjudge.write_record(starting.record(played(5))))
    assert starting.replay(headjudge.read_record(json.dumps(data))).answers
    data[field] = value
    with pytest.raises(headjudge.HeadjudgeError):
        starting.replay(headjudge.read_record(json.dumps(data)))


def test_a_record_with_one_forged_hash_is_refused_at_that_place() -> None:
    record = starting.record(played(6))
    for at in range(7):
        forged = [*record.hashes]
        forged[at] = "0" * 32
        fields = {name: getattr(record, name) for name in Record.__struct_fields__}
        with pytest.raises(headjudge.Diverged, match=rf"hashes\[{at}\]"):
            starting.replay(Record(**{**fields, "hashes": forged}))


# -- files ------------------------------------------------------------------------------------


def test_a_saver_writes_what_is_new_with_every_hash(tmp_path: Path) -> None:
    game, rng = begin("godzilla", 2)
    saver = saving.Saver(tmp_path / "game.json", game)
    for _answer in range(5):
        game.answer(*answer_for(game, rng))
        saver.note(game)
    assert saver.write(game)
    assert not saver.write(game)
    assert headjudge.read_record(saver.path.read_text()) == starting.record(game)
    game = rewind.rewound(game, 2)
    saver.note(game)
    assert saver.write(game)
    assert headjudge.read_record(saver.path.read_text()) == starting.record(game)


def test_a_saver_that_missed_answers_finds_their_hashes(tmp_path: Path) -> None:
    game, rng = begin("godzilla", 2)
    saver = saving.Saver(tmp_path / "game.json", game)
    for _answer in range(5):
        game.answer(*answer_for(game, rng))
    saver.note(game)
    saver.write(game)
    assert headjudge.read_record(saver.path.read_text()) == starting.record(game)


@pytest.mark.parametrize("call", ["fsync", "replace", "open"])
def test_a_save_that_fails_leaves_the_old_record_and_no_other_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    game = played(3)
    file = tmp_path / "game.json"
    saving.write_game(game, file)
    before = file.read_text()

    def full(*_arguments: Any, **_more: Any) -> Any:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        target = os if call == "fsync" else Path
        patch.setattr(target, call, full)
        with pytest.raises(headjudge.HeadjudgeError, match="No space left"):
            saving.write_text(file, "new")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert file.read_text() == before


def test_what_a_killed_process_left_half_written_is_swept_away(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    stale = tmp_path / f".game.json.{gone.pid}.new"
    alive = tmp_path / f".game.json.{os.getppid()}.new"
    other = tmp_path / ".letter.new"
    for path in (stale, alive, other):
        path.write_text("half")
    game = played(1)
    saving.Saver(tmp_path / "game.json", game).write(game)
    assert sorted(tmp_path.iterdir()) == sorted([alive, other, tmp_path / "game.json"])


# -- processes --------------------------------------------------------------------------------

PLAY = (sys.executable, "-m", "headjudge.cli", "play", "godzilla", "--no-color")


def environment(**more: str) -> dict[str, str]:
    source = str(Path(headjudge.__file__).parent.parent)
    return {**os.environ, "PYTHONPATH": source, **more}


def play(*arguments: str, **more: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*PLAY, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, env=environment(), bufsize=0, **more,
    )  # fmt: skip


def read_question(game: subprocess.Popen[bytes], before: bytes = b"") -> bytes:
    """The next question, from its first line to the prompt, or the one before if it is still
    open; nothing if the game is over."""
    assert game.stdout is not None
    seen = b""
    while not seen.endswith(b"> "):
        chunk = game.stdout.read(65536)
        if not chunk:
            return b""
        seen += chunk
    begins = seen.rfind(b"Turn ")
    return seen[begins:] if begins >= 0 else before


def unnumbered(question: bytes) -> bytes:
    """A question without the numbers of its options, which begin anew when a game is resumed."""
    return re.sub(rb"\s+", b" ", re.sub(rb"(?<!\S)\d+ (?=[a-z])", b"", question))


def answer(game: subprocess.Popen[bytes], rng: random.Random) -> None:
    assert game.stdin is not None
    game.stdin.write(f"{rng.randint(0, 9)}\n".encode())


def answers_in(file: Path) -> list[list[int]]:
    return headjudge.read_record(file.read_text()).answers if file.exists() else []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a system with SIGKILL")
def test_a_killed_game_goes_on_at_the_same_question(tmp_path: Path, figure: Figure) -> None:
    """Games are killed again and again and resumed: half of them while a question is open,
    which is then asked again, half just after an answer. No answer that led to another
    question is lost."""
    rng = random.Random(20)
    kills = figure(quick=4, gate=25, long=500)
    arguments: tuple[str, ...] = ()
    open_question = b""
    saved: list[list[int]] = []
    file = tmp_path / "game.json"
    for kill in range(kills):
        game = play(*(arguments or ("--seed", str(kill), "--save", str(file))))
        question = read_question(game)
        assert not open_question or unnumbered(question) == unnumbered(open_question)
        assert answers_in(file)[: len(saved)] == saved
        for _answer in range(rng.randint(0, 8)):
            if question:
                answer(game, rng)
                question = read_question(game, question)
        saved, open_question = answers_in(file), question
        if question and rng.random() < 0.5:
            answer(game, rng)
            time.sleep(rng.random() * 0.03)
            open_question = b""
        game.kill()
        game.communicate()
        assert answers_in(file)[: len(saved)] == saved
        if not file.exists() or starting.replay(headjudge.read_record(file.read_text())).result:
            arguments, open_question, saved = (), b"", []
            file = tmp_path / f"game-{kill}.json"
        else:
            arguments = ("--resume", str(file))


def test_undo_works_after_resuming(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = play("--seed", "3", "--save", str(file))
    first.communicate(b"1\n1\n1\n8\n7\nquit\n", timeout=60)
    before = headjudge.read_record(file.read_text()).answers
    again = play("--resume", str(file))
    output, _ = again.communicate(b"undo\n" * 9 + b"quit\n", timeout=60)
    assert output.count(b"Back to your previous decision.") >= 2
    assert b"There is nothing to go back to." in output
    after = headjudge.read_record(file.read_text()).answers
    assert len(after) < len(before)
    assert after == before[: len(after)]


def test_a_game_without_a_file_of_its_own_is_kept_until_it_is_over(tmp_path: Path) -> None:
    state = environment(XDG_STATE_HOME=str(tmp_path))
    command = [*PLAY, "--seed", "3"]
    left = subprocess.run(
        command, input=b"1\n1\nquit\n", capture_output=True, env=state, check=True, timeout=60
    )
    (file,) = (tmp_path / "headjudge").iterdir()
    assert f"--resume{file}".encode() in b"".join(left.stdout.split())
    assert len(headjudge.read_record(file.read_text()).answers) >= 2
    subprocess.run(command, input=b"concede\nyes\n", capture_output=True, env=state, check=True)
    assert list((tmp_path / "headjudge").iterdir()) == [file]


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """A limit on the size of files stands for the full disk."""
    resource = pytest.importorskip("resource")
    file = tmp_path / "game.json"

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    game = play("--seed", "3", "--save", str(file), preexec_fn=limit)
    output, _ = game.communicate(b"1\n1\n1\nlog\nquit\n", timeout=60)
    assert output.count(b"The game is not saved, and goes on:") == 1
    assert b"> log" in output
    assert game.returncode == 2, "the file that was asked for is not there"
    assert list(tmp_path.iterdir()) == []


def children(process: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True)
    return [int(each) for each in found.stdout.split()]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_workers_end_with_their_parent_even_if_it_is_killed() -> None:
    command = [sys.executable, "-m", "headjudge.cli", "simulate", "godzilla"]
    parent = subprocess.Popen(
        [*command, "--games", "100000", "--workers", "2"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment(),
    )  # fmt: skip
    try:
        workers = wait_until(lambda: children(parent.pid) if len(children(parent.pid)) == 2 else [])
    finally:
        parent.kill()
        parent.wait()
    assert wait_until(lambda: not any(is_running(worker) for worker in workers))


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_until(found: Callable[[], Any], seconds: float = 60) -> Any:
    """What is found, as soon as it is anything."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if result := found():
            return result
        time.sleep(0.05)
    raise AssertionError(f"not within {seconds} s")

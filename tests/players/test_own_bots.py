"""Bots that are not ours: how they are found, what they may do wrong, and what becomes of it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

import headjudge
from headjudge import cli, games, players
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import in_words
from headjudge.players import BotFault, UnknownPlayer, ask, built_in, finding, hosting, make
from headjudge.sim import Row, run, simulate
from headjudge.sim.match import Match, prepare

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
DECKS = ("ember_rush", "drowned_choir")
LIMITED = (0.0, 2.0)  # without a limit, and with one

BOTS = '''
import os, sys, time
import beside

class Fair:
    """Takes the first options that make an answer."""
    def choose(self, view):
        asked = view["decision"]
        return [each["answer"] for each in asked["options"]][: max(1, asked["least"])]

class Late(Fair):
    """Is fair for a turn, then does what is wrong."""
    def choose(self, view):
        return super().choose(view) if view["turn"] < 2 else self.wrong(view)

class Raises(Late):
    def wrong(self, view):
        raise ValueError("no\\nidea")

class AtOnce(Raises):
    def choose(self, view):
        return self.wrong(view)

class Leaves(Late):
    def wrong(self, view):
        sys.exit(3)

class Deep(Late):
    def wrong(self, view):
        return self.wrong(view)

class Nothing(Late):
    def wrong(self, view):
        return None

class Word(Late):
    def wrong(self, view):
        return "0"

class Truth(Late):
    def wrong(self, view):
        return (True,)

class Text(Late):
    def wrong(self, view):
        return ["0"]

class Option(Late):
    def wrong(self, view):
        return [view["decision"]["options"][0]]

class Far(Late):
    def wrong(self, view):
        return (len(view["decision"]["options"]),)

class Negative(Late):
    def wrong(self, view):
        return (-1,)

class Twice(Late):
    def wrong(self, view):
        return (0, 0)

class Many(Late):
    def wrong(self, view):
        return tuple(range(view["decision"]["most"] + 1))

class Hangs(Late):
    def wrong(self, view):
        while True:
            pass

class Sleeps(Late):
    def wrong(self, view):
        if not os.fork():
            with open(os.environ["HEADJUDGE_TEST_CHILD"], "w") as file:
                file.write(str(os.getpid()))
        time.sleep(600)

class Dies(Late):
    def wrong(self, view):
        os._exit(7)

class Closes(Late):
    def wrong(self, view):
        os.closerange(3, 64)
        return (0,)

class Prints(Fair):
    def choose(self, view):
        print("{}")
        os.write(1, b"hello")
        return super().choose(view)

class Seeded(Fair):
    def __init__(self, seed):
        self.seed = seed

class Unmade(Fair):
    def __init__(self):
        raise KeyError("weights")

class Sometimes(Fair):
    def __init__(self, seed):
        if seed:
            raise KeyError("weights")

class Mute:
    pass

number = 3
'''


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A file of bots, with another beside it that it imports."""
    (tmp_path / "bots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "beside.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield str(tmp_path / "bots.py")
    hosting.end_all()
    finding.module_at.cache_clear()
    sys.modules.pop("beside", None)


def a_match(file: str, name: str, seconds: float = 0.0) -> Match:
    return prepare("godzilla", DECKS, 4, (f"{file}:{name}", "random"), seconds=seconds)


def outcomes(file: str, name: str, seconds: float, count: int = 2, workers: int = 1) -> list[Row]:
    """Rows without the job they are of: a limit of time makes another one."""
    rows = run(a_match(file, name, seconds), count, workers)
    return [msgspec.structs.replace(row, job="") for row in rows]


# -- finding ---------------------------------------------------------------------------------


def test_a_bot_is_found_in_a_file_and_in_a_module(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "house_of_bots.py").write_text(BOTS, encoding="utf-8")
    for spec in (f"{file}:Fair", "bots.py:Fair", "./bots.py:Fair", "house_of_bots:Fair"):
        assert type(make(spec)).__name__ == "Fair"
    sys.modules.pop("house_of_bots")


def test_a_file_is_run_once_and_its_class_gets_the_seed_it_asks_for(file: str) -> None:
    one, two = make(f"{file}:Seeded", 5), make(f"{file}:Seeded", 6)
    assert type(one) is type(two)
    assert (vars(one), vars(two)) == ({"seed": 5}, {"seed": 6})


def test_an_installed_package_has_bots_by_name(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A distribution with an entry point, as an installer leaves it."""
    (tmp_path / "deep_player.py").write_text(BOTS, encoding="utf-8")
    info = tmp_path / "deep_player-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: deep-player\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[headjudge.players]\ndeep = deep_player:Fair\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "deep" in {each.name for each in metadata.entry_points(group=finding.GROUP)}
    assert type(make("deep")).__name__ == "Fair"
    with pytest.raises(UnknownPlayer, match="there is random, greedy, deep, my_bot.py:MyBot"):
        make("shallow")
    assert type(make("greedy")) is players.GreedyPlayer
    sys.modules.pop("deep_player")


@pytest.mark.parametrize("seconds", LIMITED)
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("bots.py:Nobody", "no 'Nobody' in"),
        ("none.py:Fair", "no file"),
        ("broken.py:Fair", "it cannot be loaded: SyntaxError"),
        ("folder/none:Fair", "no file"),
        ("bots.py:number", "that is no class"),
        ("bots.py:Mute", "it has no method `choose`"),
        ("bots.py:Unmade", "could not be made: KeyError: 'weights'"),
    ],
)
def test_what_is_no_bot_is_refused_before_a_game_begins(
    file: str, name: str, message: str, seconds: float
) -> None:
    folder = Path(file).parent
    (folder / "broken.py").write_text("def", encoding="utf-8")
    with pytest.raises(UnknownPlayer) as told:
        prepare("godzilla", DECKS, 1, (f"{folder}/{name}", "random"), seconds=seconds)
    assert message in str(told.value)
    assert told.value.field == "players"
    assert in_words(told.value, "en") == told.value.message
    assert re.search("[ぁ-ん]", in_words(told.value, "ja"))


def test_a_module_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="cannot be loaded: ModuleNotFoundError"):
        make("no_such_module_of_bots:Fair")


def test_names_from_files_make_our_own_players_only(file: str) -> None:
    """The table takes names of players from what it stored."""
    assert built_in("greedy").name == "greedy"
    with pytest.raises(UnknownPlayer, match="no player"):
        built_in(f"{file}:Fair")
    with pytest.raises(HeadjudgeError) as told:
        prepare("godzilla", DECKS, 1, ["random"])
    assert in_words(told.value, "ja") == "プレイヤーは2人です(今は1)"
    source = (Path(headjudge.__file__).parent / "table" / "tables.py").read_text(encoding="utf-8")
    assert "built_in(" in source and " make(" not in source


# -- faults ----------------------------------------------------------------------------------

FAULTS = [
    ("Raises", "raised ValueError: no idea"),
    ("Leaves", "raised SystemExit: 3"),
    ("Deep", "raised RecursionError: maximum recursion depth exceeded"),
    ("Nothing", "answered with None, not with a tuple of numbers"),
    ("Word", "answered with a value of type str, not with a tuple of numbers"),
    ("Truth", "answered with a value of type bool in place of a number"),
    ("Text", "answered with a value of type str in place of a number"),
    ("Option", "answered with a value of type dict in place of a number"),
    ("Far", "answered illegally: option "),
    ("Negative", "answered illegally: option -1 is not one of 0.."),
    ("Twice", "answered illegally: an option is chosen twice"),
    ("Many", "answered illegally: "),
    ("Sometimes", "could not be made: KeyError: 'weights'"),
]


@pytest.mark.parametrize(("name", "reason"), FAULTS)
def test_a_faulty_bot_loses_with_the_reason_and_the_run_goes_on(
    file: str, name: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row is the same with a limit of time, where it runs in a process of its own."""
    rows = outcomes(file, name, 0.0)
    for row in rows:
        assert row.fault.startswith(f"{file}:{name} {reason}")
        assert (row.winner, row.rule, row.error) == (2, "", "")
    assert [row.number for row in rows] == [0, 1]
    assert outcomes(file, name, 20.0) == rows


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Hangs", "took longer than 0.3 s"),
        ("Dies", "ended its process with code 7"),
        ("Closes", "ended its process with code "),
    ],
)
def test_a_bot_whose_process_fails_loses_and_the_next_game_has_a_new_one(
    file: str, name: str, reason: str
) -> None:
    rows = outcomes(file, name, 0.3)
    for row in rows:
        assert row.fault.startswith(f"{file}:{name} {reason}")
        assert row.winner == 2


def test_a_bot_that_hangs_is_killed_with_all_that_it_started(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEADJUDGE_TEST_CHILD", str(tmp_path / "child"))
    (row,) = outcomes(file, "Sleeps", 0.5, 1)
    assert "took longer" in row.fault
    child = int((tmp_path / "child").read_text())
    assert is_gone(child)


def is_gone(process: int, seconds: float = 10.0) -> bool:
    """Whether a process ends soon, if it has not ended yet."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            os.kill(process, 0)
            stat = Path(f"/proc/{process}/stat")
            if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.02)
    return False


def test_a_fair_bot_plays_the_same_games_with_a_limit_and_without(file: str) -> None:
    rows = [outcomes(file, "Fair", seconds, 4) for seconds in (0.0, 20.0)]
    assert rows[0] == rows[1]
    assert all(row.rule and not row.fault for row in rows[0])
    assert len({row.decisions for row in rows[0]}) > 1


def test_a_process_plays_game_after_game(file: str) -> None:
    players.HostedPlayer(f"{file}:Fair", 0, 5.0).close()
    (host,) = hosting._running
    assert not any(row.fault for row in outcomes(file, "Fair", 5.0, 2))
    assert hosting._running == {host}
    hosting.end_all()
    assert not hosting._running and is_gone(host.process.pid)


def test_what_a_bot_prints_is_no_answer(file: str) -> None:
    assert not any(row.fault for row in outcomes(file, "Prints", 20.0))


@pytest.mark.parametrize(
    "line", ["{}x", '{"made": true, "code": 1}', "[1]", "\xff", "1" * 2_000_000]
)
def test_what_comes_back_is_read_strictly(
    line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Another program in place of the process."""
    other = tmp_path / "other"
    other.write_text(f"#!/bin/sh\nread line\nprintf '%s\\n' '{line[:100]}'\nsleep 60\n")
    if len(line) > 100:
        other.write_text("#!/bin/sh\nread line\nyes 1111 | tr -d '\\n'\n")
    other.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(other))
    with pytest.raises(BotFault, match="sent something that is no answer|ended its process"):
        make("any.py:Bot", seconds=5.0)
    assert not hosting._running


def test_a_process_ends_with_the_one_that_started_it(file: str) -> None:
    """Also where that is killed, and where the bot is thinking."""
    program = (
        "from headjudge.players import make, hosting; import headjudge, time\n"
        f"bot = make({f'{file}:Hangs'!r}, seconds=600)\n"
        "print(bot.host.process.pid, flush=True)\n"
        "bot.choose({'turn': 9})\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        time.sleep(0.3)
        os.kill(child, 0)
        parent.send_signal(signal.SIGKILL)
    assert is_gone(child)


def test_the_report_counts_faults_and_no_rule_for_them(file: str) -> None:
    report = simulate("godzilla", DECKS, 3, 1, (f"{file}:Raises", "random"))
    assert (report.faults, report.unfinished, report.rules) == (3, 0, {})
    assert report.first_faults[0] == f"game 0: {file}:Raises raised ValueError: no idea"
    assert report.entrants[1].all.wins == 3
    fair = simulate("godzilla", DECKS, 3, 1, (f"{file}:Fair", "random"))
    assert (fair.faults, fair.first_faults) == (0, []) and sum(fair.rules.values()) == 3


def test_faults_are_the_same_on_several_processes(file: str) -> None:
    alone = outcomes(file, "Raises", 0.0, 6)
    assert outcomes(file, "Raises", 0.0, 6, workers=2) == alone
    assert outcomes(file, "Raises", 20.0, 6, workers=2) == alone


def test_an_error_of_the_game_is_not_the_fault_of_who_answers() -> None:
    class Broken:
        def answer(self, *picks: int) -> None:
            raise ZeroDivisionError

        def view(self, seat: int) -> dict[str, Any]:
            return {"decision": {"options": [0], "least": 1, "most": 1}}

    from headjudge.sim.match import answer

    with pytest.raises(ZeroDivisionError):
        answer(Broken(), 0, make("random"))


def test_an_interrupt_is_the_users_and_no_fault() -> None:
    class Interrupted:
        def choose(self, view: Any) -> tuple[int, ...]:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(Interrupted(), {})


# -- commands --------------------------------------------------------------------------------


def command(*arguments: str, input: str = "") -> Result:
    return CliRunner().invoke(cli.main, arguments, input=input)


def test_simulate_plays_bots_from_the_command_line(file: str) -> None:
    done = command("simulate", "godzilla", "--games", "2", "--players", f"{file}:Fair", "greedy")
    assert done.exit_code == 0 and f"{file}:Fair" in done.output and "fault" not in done.output
    wrong = ("simulate", "godzilla", "--games", "2", "--time", "5", "--players", "greedy")
    done = command(*wrong, f"{file}:Raises")
    assert done.exit_code == 0
    assert "lost by a player's fault: 2" in done.output
    assert f"game 1: {file}:Raises raised ValueError: no idea" in done.output
    done = command(*wrong, f"{file}:Raises", "--lang", "ja")
    assert "反則" in done.output


@pytest.mark.parametrize("more", [(), ("--time", "5")])
def test_play_tells_that_a_bot_lost_by_its_fault(file: str, more: tuple[str, ...]) -> None:
    against = ("play", "godzilla", "--seed", "3", "--against", f"{file}:AtOnce")
    done = command(*against, *more, input="1\n" * 20)
    assert "raised ValueError: no idea. It loses." in done.output
    assert "You win" in done.output


def test_play_refuses_a_bot_that_there_is_not(file: str) -> None:
    for spec in ("nobody", f"{file}:Nobody", f"{file}:Unmade"):
        done = command("play", "godzilla", "--against", spec)
        assert done.exit_code == 2 and "error: --against: " in done.output


def test_undo_goes_on_with_a_bot_that_cannot_be_copied() -> None:
    from headjudge.terminal.session import copied

    class Locked:
        def __deepcopy__(self, memo: Any) -> Any:
            raise TypeError("cannot pickle")

        def choose(self, view: Any) -> tuple[int, ...]:
            return ()

    bot = Locked()
    assert copied(bot) is bot
    assert copied(greedy := make("greedy")) is not greedy


# -- the page --------------------------------------------------------------------------------


def bot_of_the_page() -> str:
    (program,) = re.findall(r"```python\n(# my_bot.py\n.*?)```", PAGE.read_text(), re.DOTALL)
    return str(program)


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("seconds", LIMITED)
def test_the_bot_of_the_page_is_short_and_plays_every_game(
    title: str, seconds: float, tmp_path: Path
) -> None:
    program = bot_of_the_page()
    assert len([line for line in program.splitlines() if line.strip()]) <= 15
    file = tmp_path / "my_bot.py"
    file.write_text(program, encoding="utf-8")
    decks = sorted(headjudge.decks(title))[:2]
    report = simulate(title, decks, 3, 2, (f"{file}:MyBot", "random"), seconds=seconds * 10)
    assert (report.faults, report.unfinished) == (0, 0)
    hosting.end_all()

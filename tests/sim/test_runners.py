"""Whoever plays the games, the rows are the same, byte for byte: one after the other, on
processes, on Ray; with a worker or a whole machine killed; with cards that do not ship."""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import headjudge
from headjudge import pools
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import in_words
from headjudge.players import UnknownPlayer, finding, hosting
from headjudge.sim import (
    Batch,
    Job,
    batches,
    carry_out,
    job_of,
    on_ray,
    prepare,
    runner_of,
    travelling,
)
from headjudge.sim import match as sim_match
from headjudge.sim.on_ray import SETTINGS
from headjudge.sim.runners import serial
from headjudge.sim.travelling import Packed, packed, unpacked
from tests.figures import Figure
from tests.sim.laboratories import (
    DECKS,
    job_of_all_titles,
    ray_workers,
    rows_of,
    small_job,
)

KITE = """
[[card]]
number = "OWN-1"
name = "Paper Kite"
type = "battle"
rank = 1
colors = ["red"]
traits = ["Ember"]
invasion = 1
counter_power = 1000
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines of one processor each, made on this one. The address is that of the first,
    which plays nothing itself."""
    if importlib.util.find_spec("ray") is None:
        assert os.environ.get("CI") != "true", "the development set-up brings Ray"
        pytest.skip("the extra `ray` is not installed")
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    from ray.cluster_utils import Cluster

    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        made.kept = [made.add_node(num_cpus=1), made.add_node(num_cpus=1)]
        yield made
    finally:
        made.shutdown()


@pytest.fixture(scope="module")
def job(request: pytest.FixtureRequest) -> Job:
    """Games of every title."""
    figures = {"quick": 8, "gate": 100, "long": 2000}
    return job_of_all_titles(figures[str(request.config.getoption("--figures"))])


@pytest.fixture(scope="module")
def expected(job: Job) -> bytes:
    """The rows that one process plays, one after the other."""
    return rows_of(job, serial)


def test_processes_of_which_one_is_killed_give_the_same_rows(job: Job, expected: bytes) -> None:
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed:
            worker = multiprocessing.active_children()[0].pid
            assert worker is not None
            killed.append(worker)
            os.kill(worker, signal.SIGKILL)

    assert rows_of(job, runner_of("processes", 2), kill_one) == expected
    assert killed


def test_ray_of_which_a_worker_is_killed_gives_the_same_rows(
    cluster: Any, job: Job, expected: bytes
) -> None:
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed:
            killed.extend(ray_workers()[:1])
            for each in killed:
                os.kill(each, signal.SIGKILL)

    assert rows_of(job, runner_of(cluster.address), kill_one) == expected
    assert killed, "there was a worker to kill"


def a_job_with_a_foreign_card(folder: Path) -> Job:
    """A deck with three cards that do not ship."""
    file = folder / "kites.toml"
    file.write_text(KITE, encoding="utf-8")
    pool = pools.pool("godzilla", file)
    deck = headjudge.decks("godzilla")[DECKS[0]]
    main = dict(deck.main)
    main["HJ1-017"] -= 3
    own = msgspec.structs.replace(deck, main={**main, "OWN-1": 3})
    match = prepare("godzilla", (own, DECKS[1]), 5, ("random", "greedy"), None, pool)
    file.unlink()
    return job_of((match,), 24)


def test_cards_that_do_not_ship_travel_with_the_job(cluster: Any, tmp_path: Path) -> None:
    job = a_job_with_a_foreign_card(tmp_path)
    assert "OWN-1" in job.matches[0].cards
    found = rows_of(job, serial)
    assert rows_of(job, runner_of(cluster.address)) == found
    sim_match._pools.clear()  # a process that begins afresh
    assert rows_of(job, runner_of("processes", 2)) == found


BOT = """
import beside
from parts import first
from pathlib import Path

if not Path("@").exists():
    raise ImportError("no weights here")

class Fair:
    def choose(self, view):
        return first.of(view["decision"])

class Light(Fair):
    pass
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder one is in, with a bot in another that imports a module and a package beside it."""
    folder = tmp_path / "bots"
    (folder / "parts").mkdir(parents=True)
    (folder / "deep.py").write_text(BOT.replace("@", str(tmp_path / "weights")), "utf-8")
    (folder / "beside.py").write_text("import json\n", "utf-8")
    (folder / "unused.py").write_text("secret = 1\n", "utf-8")
    (folder / "parts" / "__init__.py").write_text("", "utf-8")
    (folder / "parts" / "first.py").write_text(
        "def of(asked):\n    return tuple(range(max(1, asked['least'])))\n", "utf-8"
    )
    (tmp_path / "weights").write_text("")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield folder
    hosting.end_all()
    finding.module_at.cache_clear()
    finding.places.clear()
    for name in ("beside", "parts", "parts.first"):
        sys.modules.pop(name, None)


def job_of_bots(seconds: float = 0.0, name: str = "bots/deep.py:Fair") -> Job:
    """A few games of the bot."""
    match = prepare("godzilla", DECKS[:2], 5, (name, "random"), seconds=seconds)
    return job_of((match,), 16)


@pytest.mark.parametrize("seconds", [0.0, 20.0])
def test_a_bot_s_file_travels_with_the_job(
    cluster: Any, bots: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """Where games are played there is no such file, as on another machine."""
    job = job_of_bots(seconds)
    expected = rows_of(job, serial)
    assert b'"fault":""' in expected and b"bots/deep.py:Fair" in expected

    def packed_and_gone(specs: Any) -> Any:
        found = packed(specs)
        shutil.rmtree(bots)
        return found

    monkeypatch.setattr(on_ray, "packed", packed_and_gone)
    assert rows_of(job, runner_of(cluster.address)) == expected
    assert not bots.exists()


def test_a_bot_that_cannot_be_made_elsewhere_ends_the_run(
    cluster: Any, bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = job_of_bots()

    def packed_and_changed(specs: Any) -> Any:
        found = packed(specs)
        (bots.parent / "weights").unlink()
        return found

    monkeypatch.setattr(on_ray, "packed", packed_and_changed)
    with pytest.raises(UnknownPlayer) as told:
        rows_of(job, runner_of(cluster.address))
    assert "bots/deep.py:Fair: it cannot be loaded: ImportError: no weights here" in str(told.value)
    assert "読み込めません" in in_words(told.value, "ja")


def test_a_bot_travels_with_what_it_imports_beside_it_and_nothing_else(bots: Path) -> None:
    (one,) = packed(["greedy", "bots/deep.py:Fair", "random", "bots/deep.py:Light"])
    assert list(one.files) == ["beside.py", "deep.py", "parts/__init__.py", "parts/first.py"]
    assert one.where == "bots/deep.py"
    assert unpacked(one) == bots / "deep.py", "where it is, it is used in place"
    (bots / "beside.py").write_text("changed = 1\n")
    elsewhere = unpacked(one)
    assert elsewhere != bots / "deep.py" and unpacked(one) == elsewhere
    assert (elsewhere.parent / "parts" / "first.py").read_bytes() == one.files["parts/first.py"]


def test_places_outside_the_folder_are_not_written(tmp_path: Path) -> None:
    bad = Packed("x.py", "/nowhere/x.py", {"x.py": b"", "../out.py": b"", "/out.py": b""})
    folder = unpacked(bad).parent
    assert [each.name for each in folder.iterdir()] == ["x.py"]
    assert not (folder.parent / "out.py").exists()


@pytest.mark.parametrize(
    ("spec", "english", "japanese"),
    [
        ("here:Fair", "here:Fair lies in the folder you are in", "クラスタには送れません"),
        ("house.bots:Fair", "does not travel to a cluster", "すべてのマシン"),
        ("bots/large.py:Fair", "more than 500 files or 100 bytes", "500ファイルか100バイト"),
    ],
)
def test_a_bot_that_cannot_travel_is_told_of(
    bots: Path, monkeypatch: pytest.MonkeyPatch, spec: str, english: str, japanese: str
) -> None:
    monkeypatch.syspath_prepend(str(bots.parent))
    monkeypatch.setattr(travelling, "MOST_BYTES", 100)
    (bots.parent / "here.py").write_text("class Fair: pass")
    (bots.parent / "house").mkdir()
    (bots / "large.py").write_text("#" * 200)
    with pytest.raises(HeadjudgeError) as told:
        packed([spec])
    assert english in str(told.value)
    assert japanese in in_words(told.value, "ja")
    assert packed(["tests.sim.test_page:Fair", "deep"]) == ()


def test_a_machine_that_is_killed_loses_no_game(cluster: Any, figure: Figure) -> None:
    job = small_job(figure(quick=80, gate=160, long=2000))
    gone: list[Any] = []

    def kill_a_machine(done: int) -> None:
        if done == 2:
            gone.append(cluster.kept.pop())
            cluster.remove_node(gone[0], allow_graceful=False)

    assert rows_of(job, runner_of(cluster.address), kill_a_machine) == rows_of(job, serial)
    assert gone


def test_a_run_by_name_has_a_cluster_of_its_own(cluster: Any) -> None:
    """It is started, used and ended, though another is there."""
    job = small_job(9)
    assert rows_of(job, runner_of("ray", 1)) == rows_of(job, serial)
    assert ray_workers() == []


def test_what_is_decided_by_the_games_is_decided_alike_on_every_runner() -> None:
    match = prepare("godzilla", DECKS[:2], 4, ("greedy", "random"))
    job = job_of((match,), 200)
    one = carry_out(job, serial, until=0.1)
    assert one.pairings[0].decided is not None
    assert one.pairings[0].decided.answer == "1"
    assert one.games < 60, "it ends when the question is answered"
    other = carry_out(job, runner_of("processes", 2), until=0.1)
    assert other.pairings == one.pairings
    assert other.entrants == one.entrants


def test_batches_are_taken_only_when_there_is_room() -> None:
    job = small_job(400)
    taken: list[Batch] = []

    def noted() -> Iterator[Batch]:
        for batch in batches(job):
            taken.append(batch)
            yield batch

    playing = runner_of("processes", 2)(job, noted())
    next(playing)
    assert len(taken) <= 2 * 4
    playing.close()  # type: ignore[attr-defined]
    for _moment in range(100):  # the pool's own thread may be the one that hears of their end
        if not multiprocessing.active_children():
            break
        time.sleep(0.05)
    assert multiprocessing.active_children() == []


def test_a_job_of_another_version_is_refused() -> None:
    job = msgspec.structs.replace(small_job(2), engine="0.0.0")
    with pytest.raises(HeadjudgeError, match="the job is of 0.0.0") as told:
        rows_of(job, serial)
    assert "0.0.0" in in_words(told.value, "ja")


@pytest.mark.parametrize(
    ("name", "workers", "english", "japanese"),
    [
        ("dask", 1, "no runner 'dask'; there is serial, processes, ray", "'dask'という"),
        ("serial", 0, "1 to 1024 workers, not 0", "1から1024まで"),
        ("ray", 2000, "1 to 1024 workers, not 2000", "1から1024まで"),
    ],
)
def test_a_runner_that_there_is_not_is_an_error(
    name: str, workers: int, english: str, japanese: str
) -> None:
    with pytest.raises(HeadjudgeError) as told:
        runner_of(name, workers)
    assert english in str(told.value)
    assert japanese in in_words(told.value, "ja")


def test_without_the_extra_ray_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(HeadjudgeError) as told:
        runner_of("ray")
    assert str(told.value) == '--runner: needs the extra ray: pip install "headjudge[ray]"'
    assert "headjudge[ray]" in in_words(told.value, "ja")


def test_the_same_games_are_asked_for_whatever_was_decided() -> None:
    """The number of a game does not depend on which pairings were left out before it."""
    job = job_of_all_titles(20)
    every = {(each.pairing, each.first): each.number for each in batches(job)}
    some = {(each.pairing, each.first): each.number for each in batches(job, lambda at: at == 1)}
    assert some == {key: number for key, number in every.items() if key[0] != 1}
    assert sorted(every.values()) == [*range(0, 64, 8), *range(64, 80, 4)]

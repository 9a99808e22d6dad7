"""Whoever plays the games, the rows are the same, byte for byte: one after the other, on
processes, on Ray; with a worker or a whole machine killed; with cards that do not ship."""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import headjudge
from headjudge import pools
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import in_words
from headjudge.sim import Batch, Job, batches, carry_out, job_of, prepare, runner_of
from headjudge.sim import match as sim_match
from headjudge.sim.on_ray import SETTINGS
from headjudge.sim.runners import serial
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

"""Starting the server: the link, a port that is taken, a second start, what cannot be."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from headjudge.kernel.errors import HeadjudgeError
from headjudge.table import serving
from headjudge.table.serving import free_socket
from tests.terminal.command_line import run as run_command

ROOT = Path(__file__).parents[2]
SOON = 1.5  # seconds of work
POSIX = pytest.mark.skipif(os.name != "posix", reason="a shell script")


@contextmanager
def started(folder: Path, *command: str) -> Iterator[list[str]]:
    """A server that was started so, and the lines that it printed up to its link."""
    env = {**os.environ, "HEADJUDGE_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
    env.pop("DISPLAY", None)
    env.pop("WAYLAND_DISPLAY", None)
    running = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert running.stdout is not None
    told: list[str] = []
    try:
        while not told or "http" not in told[-1]:
            told.append(running.stdout.readline())
            assert told[-1], "it ended"
        yield told
    finally:
        os.killpg(running.pid, signal.SIGINT)
        running.wait(60)
        running.stdout.close()


def link_in(told: list[str]) -> str:
    """The link that was printed."""
    found = re.search(r"http://\S+", told[-1])
    assert found is not None
    return found[0]


def worked(session: int) -> float:
    """How long the processes of a session have worked, in seconds: what others do on this machine
    does not count."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = path.read_text().rpartition(") ")[2].split()
        except OSError:
            continue
        if int(parts[3]) == session:
            ticks += sum(map(int, parts[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


@POSIX
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell")
def test_play_without_arguments_is_there_at_once_the_second_time(tmp_path: Path) -> None:
    if not (ROOT / ".venv" / "bin" / "headjudge").exists():
        pytest.skip("Headjudge runs from elsewhere than .venv")
    took: list[float] = []
    for _each in range(3):
        with started(tmp_path, "./play") as told:
            assert httpx.get(link_in(told), timeout=60).status_code == 200
            there = next(
                int(path.parent.name)
                for path in Path("/proc").glob("[0-9]*/environ")
                if str(tmp_path).encode() in quietly(path)
            )
            took.append(worked(os.getsid(there)))
    assert 0.1 < min(took[1:]) < SOON, took


def quietly(path: Path) -> bytes:
    """What is in a file that may not be there any more."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


@POSIX
def test_a_port_that_is_taken_is_told_and_the_next_one_used(tmp_path: Path) -> None:
    taken = free_socket("127.0.0.1", 0)
    port = taken.getsockname()[1]
    serve = [sys.executable, "-m", "headjudge.cli", "serve", "--no-browser", "--port", str(port)]
    try:
        with started(tmp_path, *serve) as told:
            used = httpx.URL(link_in(told)).port
            assert used is not None and port < used <= port + serving.MOST_TRIED
            assert told[0] == f"Port {port} is taken; using {used}.\n"
    finally:
        taken.close()


def test_a_free_port_is_taken_as_it_is() -> None:
    found = free_socket("127.0.0.1", 0)
    port = found.getsockname()[1]
    found.close()
    again = free_socket("127.0.0.1", port)
    assert again.getsockname()[1] == port
    again.close()


async def no_delay() -> int:
    """Whether a line to our socket sends short messages at once, as the operating system says."""
    accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def taken(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line: socket.socket = writer.get_extra_info("socket")
        accepted.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async with await asyncio.start_server(taken, sock=free_socket("127.0.0.1", 0)) as server:
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        found = await accepted
        writer.close()
    return found


def test_a_short_message_does_not_wait_for_the_one_before() -> None:
    assert asyncio.run(no_delay())


def test_where_nobody_can_listen_that_is_said() -> None:
    with pytest.raises(HeadjudgeError, match="--host"):
        free_socket("192.0.2.1", 8474)
    with pytest.raises(HeadjudgeError, match="--port"):
        free_socket("127.0.0.1", 65536)


@pytest.mark.parametrize(
    ("db", "told"),
    [
        ("sqlite:////proc/none/tables.db", "No such file"),
        ("sqlite:////proc", "unable to open database file"),
        ("nothing", "Could not parse"),
        ("postgresql://me:hush@localhost/x", "***@localhost"),
    ],
)
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no such folder")
def test_a_folder_that_cannot_be_written_is_told_in_a_line(db: str, told: str) -> None:
    found = run_command("serve", "--no-browser", "--port", "0", "--db", db)
    assert found.exit_code == 2
    assert told in found.output and "hush" not in found.output
    assert "Traceback" not in found.output and found.output.count("\n") == 1


def test_it_listens_to_this_machine_alone_unless_told_otherwise() -> None:
    found = run_command("serve", "--help").output
    assert "only this machine by default" in found
    for option in ("--host", "--port", "--db", "--no-browser", "--lang"):
        assert option in found


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    serving.show("http://localhost:1/")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serving.show("http://localhost:1/")
    assert opened == ["http://localhost:1/"]

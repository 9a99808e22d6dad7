"""A server that is killed comes back with the same question."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.figures import Figure
from tests.table.serving import Player, any_answer, new_table, websocket

SOON = 2.0  # seconds of work after the server listens in which the question is there again


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        env = {**os.environ, "HEADJUDGE_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "headjudge.cli", "serve", "--port", "0", "--no-browser"]
        self.running = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.running.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", self.running.stdout.readline())
        assert found is not None
        self.began = self.worked()
        self.origin = f"http://localhost:{found[1]}"

    def client(self, cookies: dict[str, str]) -> httpx.Client:
        """A browser of its pages."""
        headers = {"origin": self.origin}
        return httpx.Client(base_url=self.origin, headers=headers, cookies=cookies, timeout=60)

    def worked(self) -> float:
        """How long it has worked, in seconds; what others do on this machine does not count, where
        the system tells."""
        there = Path(f"/proc/{self.running.pid}/stat")
        if not there.exists():
            return time.perf_counter()
        user, system = there.read_text().rpartition(") ")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()
        assert self.running.stdout is not None
        self.running.stdout.close()


def answer_until_killed(process: Process, player: Player, said: Any, chance: Random) -> Any:
    """Answer for a while; kill the server at any moment of it. What was acknowledged last."""
    moment = time.perf_counter() + chance.random() * 0.8
    acknowledged = said["version"]
    try:
        while time.perf_counter() < moment and not said["result"]:
            question = said["question"]
            if question["seat"] == 0:
                chosen = any_answer(question, chance)
                player.ask("answer", version=said["version"], chosen=chosen)
                if time.perf_counter() > moment and chance.random() < 0.5:
                    break  # killed while the answer is on its way
                reply = player.hear()
                while reply["type"] not in ("done", "refused"):
                    reply = player.hear()
                acknowledged = max(acknowledged, reply.get("version", 0))
            said = player.hear("table")
    finally:
        process.kill()
    return acknowledged


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_after_kill_9_the_same_table_has_the_same_question(tmp_path: Path, figure: Figure) -> None:
    running = [Process(tmp_path)]
    try:
        kill_again_and_again(running, tmp_path, figure(quick=2, gate=5, long=25))
    finally:
        running[-1].kill()


def kill_again_and_again(running: list[Process], tmp_path: Path, times: int) -> None:
    """Kill a server in the middle of a game so often, and look at the table it has afterwards."""
    chance = Random(11)
    process = running[-1]
    with process.client({}) as client:
        table = new_table(client, "godzilla", "person", "greedy")["table"]
        cookies = dict(client.cookies.items())
        with websocket(client) as socket:
            said = Player(socket, table).hear("table")
    for _time in range(times):
        acknowledged = 0
        with process.client(cookies) as client:
            try:
                with websocket(client) as socket:
                    player = Player(socket, table)
                    said = player.hear("table")
                    acknowledged = answer_until_killed(process, player, said, chance)
            except (WebSocketException, OSError, EOFError):
                pass
        seen = [json.loads(each) for each in player.raw if '"type":"table"' in each[:20]]
        process = Process(tmp_path)
        running.append(process)
        with process.client(cookies) as client, websocket(client) as socket:
            said = Player(socket, table).hear("table")
        took = process.worked() - process.began
        assert took < SOON, f"{took:.2f} s"
        assert said["version"] >= acknowledged, "an acknowledged answer is lost"
        assert not said["stopped"]
        same = [each for each in seen if each["version"] == said["version"]]
        for each in same:
            assert (each["question"], each["view"]) == (said["question"], said["view"])
        if said["result"]:
            break

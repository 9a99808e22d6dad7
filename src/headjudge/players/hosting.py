"""A player in a process of its own, which is killed if it does not answer in time.

The two processes send each other lines of JSON: to the player goes `{"make": seed}` once for each
game and `{"view": ...}` for each decision; back comes `{"made": true}`, `{"answer": [...]}` or
`{"fault": "..."}`. Nothing that comes back is run. `host.py` is the other side.
"""

from __future__ import annotations

import atexit
import os
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import IO, Any, Final, cast

import msgspec

from headjudge.kernel.shapes import View
from headjudge.players.asking import BotFault, UnknownPlayer, numbers
from headjudge.players.finding import unknown

STARTING: Final = 60.0  # seconds that a player may take to be loaded and made
ENDING: Final = 1.0  # seconds that a process may take to end, once it has closed its side
LONGEST: Final = 1 << 20  # bytes of a reply
_PIECE: Final = 1 << 16


class Reply(msgspec.Struct, forbid_unknown_fields=True):
    """What the other process says: one of these."""

    made: bool = False
    answer: Any = None
    fault: str = ""
    unknown: str = ""


_decoder: Final = msgspec.json.Decoder(Reply)


class Host:
    """The process that a player runs in, and the lines that go there and back."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.owner = os.getpid()
        self.read = b""
        self.process = subprocess.Popen(  # noqa: S603 - the user named this code on purpose
            [sys.executable, "-m", "headjudge.players.host", spec],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self.send_to = cast("IO[bytes]", self.process.stdin).fileno()
        self.read_from = cast("IO[bytes]", self.process.stdout).fileno()
        os.set_blocking(self.send_to, False)
        _running.add(self)

    def request(self, message: object, seconds: float) -> Reply:
        """Send a line and wait so long for the one that answers it. A process that fails is
        killed."""
        until = time.monotonic() + seconds
        try:
            self.send(msgspec.json.encode(message) + b"\n", until)
            line = self.line(until)
        except TimeoutError:
            self.kill()
            raise BotFault(f"took longer than {seconds:g} s") from None
        except (EOFError, OSError):
            code = self.kill(ENDING)
            raise BotFault(f"ended its process with code {code}") from None
        try:
            return _decoder.decode(line)
        except msgspec.DecodeError:
            self.kill()
            raise BotFault("sent something that is no answer") from None

    def send(self, data: bytes, until: float) -> None:
        """Write all of this. Who does not read in time takes too long."""
        left = memoryview(data)
        while left:
            if not select.select([], [self.send_to], [], self.wait(until))[1]:
                raise TimeoutError
            left = left[os.write(self.send_to, left[:_PIECE]) :]

    def line(self, until: float) -> bytes:
        """The next line that comes."""
        while b"\n" not in self.read:
            if not select.select([self.read_from], [], [], self.wait(until))[0]:
                raise TimeoutError
            piece = os.read(self.read_from, _PIECE)
            if not piece:
                raise EOFError
            self.read += piece
            if len(self.read) > LONGEST:
                raise EOFError
        line, _newline, self.read = self.read.partition(b"\n")
        return line

    def wait(self, until: float) -> float:
        """How many seconds are left."""
        return max(0.0, until - time.monotonic())

    @property
    def alive(self) -> bool:
        """Whether the process can be asked, by the process that started it."""
        return self.owner == os.getpid() and self.process.poll() is None

    def kill(self, grace: float = 0.0) -> int:
        """End the process and whatever it started; the code that it ended with. One that is
        ending by itself is given a moment to do so."""
        if self.owner != os.getpid():
            return 0
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(grace)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        code = self.process.wait()
        _running.discard(self)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        return code


_running: Final[set[Host]] = set()
_idle: Final[dict[str, list[Host]]] = {}  # processes between two games, by what they play


def end_all() -> None:
    """End all processes that play for this one."""
    for host in list(_running):
        host.kill()
    _idle.clear()


atexit.register(end_all)


class HostedPlayer:
    """A player that is asked through its process. `close` leaves the process to the next game."""

    def __init__(self, spec: str, seed: int, seconds: float) -> None:
        if os.name == "nt":
            said = "a limit of time needs Linux or macOS"
            raise UnknownPlayer(said, field="time", key="time not here")
        self.name = spec
        self.seconds = seconds
        self.host = self.begin(spec)
        reply = self.host.request({"make": seed}, max(STARTING, seconds))
        if reply.unknown:
            self.close()
            # the other process says why in English
            raise unknown("player unknown", reply.unknown, why=reply.unknown)
        if reply.fault:
            self.close()
            raise BotFault(reply.fault)

    def begin(self, spec: str) -> Host:
        """A process that plays this: one that is between two games, or a new one."""
        idle = _idle.setdefault(spec, [])
        while idle:
            host = idle.pop()
            if host.alive:
                return host
        return Host(spec)

    def choose(self, view: View) -> tuple[int, ...]:
        """What the player answers in its process; a `BotFault` if it does not in time."""
        reply = self.host.request({"view": cast("dict[str, Any]", view)}, self.seconds)
        if reply.fault:
            raise BotFault(reply.fault)
        return numbers(reply.answer)

    def close(self) -> None:
        """The game is over: the process may play another."""
        if self.host.alive:
            _idle.setdefault(self.host.spec, []).append(self.host)

    def __deepcopy__(self, memo: dict[int, Any]) -> HostedPlayer:
        """There is one process, whoever holds it."""
        return self

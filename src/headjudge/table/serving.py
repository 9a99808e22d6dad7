"""Starting the server: the store, two threads and a process, a free port, and the link."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import Final, TypeVar

import click

from headjudge.kernel.errors import HeadjudgeError
from headjudge.table.words import say

T = TypeVar("T")

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - only if it was asked for
MOST_TRIED: Final = 50  # ports after the first


class OnThread:
    """Runs functions one after the other on a thread of its own."""

    def __init__(self, name: str) -> None:
        self.pool = ThreadPoolExecutor(1, name)

    async def __call__(self, work: Callable[[], T], /) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)


def free_socket(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in range(port, port + MOST_TRIED) if port else (0,):
        # With the protocol named, asyncio sends each message at once. Otherwise the second of two
        # short ones waits for the client to confirm the first, about 40 ms.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, each))
            found.listen(256)
            return found
        except OverflowError as error:
            found.close()
            raise HeadjudgeError(str(error), field="--port") from error
        except OSError as error:
            found.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise HeadjudgeError(f"{host}: {error.strerror}", field="--host") from error
    raise HeadjudgeError(f"no free port from {port} on", field="--port")


def collect_seldom() -> None:
    """Look for rubbish seldom: what a game is made of stays as long as its table, and to look
    through a hundred tables takes a fifth of a second, in which nobody is answered."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def serve(host: str, port: int, url: str, open_browser: bool, lang: str) -> None:
    """Serve tables until the process is told to end."""
    with free_socket(host, port) as found:
        serve_on(found, host, port, url, open_browser, lang)


def serve_on(
    found: socket.socket, host: str, port: int, url: str, open_browser: bool, lang: str
) -> None:
    """Serve tables on a socket; `port` is the one that was wished for."""
    there = found.getsockname()[1]
    name = "localhost" if host in LOOPBACK or host in EVERYWHERE else host
    link = f"http://[{name}]:{there}/" if ":" in name else f"http://{name}:{there}/"
    import uvicorn

    from headjudge.table.app import make_app
    from headjudge.table.aside import OnProcess
    from headjudge.table.host import Host
    from headjudge.table.lines import config
    from headjudge.table.store import SqlStore, default_url

    store = SqlStore(url or default_url())
    hosting = Host(store, OnThread("games"), OnThread("store"), time.time, SystemRandom())
    names = () if host not in LOOPBACK else (*LOOPBACK, "[::1]")
    served = config(make_app(hosting, names, OnProcess()))

    class Announced(uvicorn.Server):
        """A server that tells its link when it answers, and can be told to end."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """Begin to answer, and say so."""
            await super().startup(sockets)
            if port and there != port:
                click.echo(say("other port", lang, port=port, instead=there))
            click.echo(say("link", lang, link=link))
            sys.stdout.flush()
            if open_browser:
                show(link)

    collect_seldom()
    try:
        Announced(served).run(sockets=[found])
    except KeyboardInterrupt:
        pass
    finally:
        store.close()


def show(link: str) -> None:
    """Open the link in the user's browser, if there is a screen to open it on."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        import webbrowser

        webbrowser.open(link)

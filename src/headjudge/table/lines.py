"""The lines to browsers: how the web server is set, and how a line is cut off."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import uvicorn
from starlette.types import ASGIApp
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

MOST_MESSAGE: Final = 64_000  # bytes of a message over the websocket
LINGER: Final = 5.0  # seconds for a client to take what was sent before its line is cut off
TRANSPORT: Final = "headjudge transport"  # where a line is found in the scope of a websocket


class Line(WebSocketsSansIOProtocol):
    """A websocket that can be cut off: closing one waits until its client has read everything,
    which may be never."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope)[TRANSPORT] = self.transport


class Socket:
    """A websocket as the way to a client."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket

    async def send(self, data: bytes) -> None:
        """Send a message as text."""
        await self.socket.send_text(data.decode())

    async def close(self) -> None:
        """End the connection, soon also that of a client that does not read."""
        line = self.socket.scope.get(TRANSPORT)
        if line is not None:
            asyncio.get_running_loop().call_later(LINGER, line.abort)
        await self.socket.close(1001)


def config(app: ASGIApp, log_level: str = "warning") -> uvicorn.Config:
    """How the web server is set."""
    return uvicorn.Config(
        app, ws=Line, ws_max_size=MOST_MESSAGE, log_level=log_level, access_log=False,
        server_header=False, timeout_graceful_shutdown=5, lifespan="on",
    )  # fmt: skip

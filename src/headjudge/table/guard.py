"""What every answer of the server has around it, and the requests that get none."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from headjudge.table import lobby
from headjudge.table.words import refusal

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
GUARDING: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def paper(found: Any, status: int = 200) -> Response:
    """A paper as JSON."""
    return Response(
        msgspec.json.encode(found),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


class Guard:
    """Adds the headers that keep strangers' text from doing harm, and refuses requests that name
    another host than one of ours."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if self.hosts and HTTPConnection(scope).url.hostname not in self.hosts:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            else:
                wrong = [lobby.problem(refusal("bad origin"), "en", None)]
                await paper(wrong, 421)(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _value in message["headers"]}
                added = [each for each in GUARDING if each[0] not in own]
                message = {**message, "headers": [*message["headers"], *added]}
            await send(message)

        await self.app(scope, receive, with_headers)

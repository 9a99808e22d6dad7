"""The web server: pages, papers and the websocket.

Every page path gives the client's one page; `/static` its files; `/api` the papers of
`messages.py`; `/ws` the connection. Requests that change something are only taken from our own
pages (Origin and Host), and nothing but data goes out: no traces, and no script but our own.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from importlib import resources
from typing import Any, Final, TypeVar, get_args

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from headjudge import library, reports
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.record import write_record
from headjudge.sim.page import POLICY
from headjudge.table import browsing, lobby, papers, replaying
from headjudge.table import forms as f
from headjudge.table import messages as m
from headjudge.table.aside import Does, HereAndNow
from headjudge.table.connections import Connection
from headjudge.table.guard import Guard, paper
from headjudge.table.host import Host
from headjudge.table.lines import MOST_MESSAGE, Socket
from headjudge.table.rates import Buckets
from headjudge.table.store import StoreError
from headjudge.table.tables import PUBLIC, Table
from headjudge.table.words import refusal

S = TypeVar("S", bound=msgspec.Struct)

COOKIE: Final = "headjudge-"  # the cookie of a table: this, and its name
FOREVER: Final = 400 * 24 * 3600  # seconds that a cookie lasts
MOST_BODY: Final = 64_000  # bytes of a paper that is posted
MOST_UPLOAD: Final = 16_000_000  # bytes of a file
MOST_CLIENTS: Final = 1_000  # connections at a time
BURST: Final = 240  # papers that one address may ask for at once
RATE: Final = 60.0  # and a second
LOG: Final = logging.getLogger("headjudge.table")
REPORT_POLICY: Final = f"{POLICY}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
TYPES: Final = {
    "js": "text/javascript", "css": "text/css", "html": "text/html", "woff2": "font/woff2",
    "svg": "image/svg+xml", "png": "image/png", "json": "application/json", "map": "text/plain",
    "txt": "text/plain",
}  # fmt: skip

Page = Callable[[Request], Awaitable[Response]]


# -- what goes out and comes in ----------------------------------------------------------


def language(request: HTTPConnection) -> m.Lang:
    """The language of a request: as it says, or as the browser prefers."""
    wished = request.query_params.get("lang", "")
    if wished in get_args(m.Lang):
        return "ja" if wished == "ja" else "en"
    return "ja" if request.headers.get("accept-language", "").startswith("ja") else "en"


async def posted(request: Request, form: type[S], most: int = MOST_BODY) -> S:
    """The paper that was posted."""
    data = await body(request, most)
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise refusal("malformed", "body", why=str(error)[:200]) from error


async def body(request: Request, most: int) -> bytes:
    """What was posted, if it is not too large."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise refusal("too large", "body", n=most)
    return bytes(data)


def number_in(request: Request, name: str, otherwise: int) -> int:
    """A number of the query."""
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else otherwise


def secrets_of(request: HTTPConnection) -> dict[str, str]:
    """The secrets that a browser holds, by table."""
    return {
        name.removeprefix(COOKIE): value
        for name, value in request.cookies.items()
        if name.startswith(COOKIE)
    }


def is_ours(request: HTTPConnection) -> bool:
    """Whether a request comes from one of our own pages."""
    origin = request.headers.get("origin")
    host = request.headers.get("host", "")
    return origin is not None and origin.split("://", 1)[-1] == host


def address(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""


def told(page: Page) -> Page:
    """A page whose errors are papers in the language of whoever asked."""

    async def answer(request: Request) -> Response:
        lang = language(request)
        game = str(request.path_params.get("game", ""))
        host: Host = request.app.state.host
        try:
            if request.method != "GET" and not is_ours(request):
                raise refusal("bad origin")
            if not request.app.state.buckets.take(address(request), host.clock()):
                raise refusal("too fast")
            return await page(request)
        except StoreError as error:
            LOG.error("the store: %s", error)
            wrong = [lobby.problem(refusal("not saved", why=str(error)), lang, None)]
            return paper(wrong, 503)
        except HeadjudgeError as error:
            found = partial(lobby.problems, error, lang, game)
            return paper(await host.engine(found), STATUS.get(error.key, 400))
        except Exception:
            LOG.exception("%s %s", request.method, request.url.path)
            return paper([lobby.problem(refusal("went wrong"), lang, None)], 500)

    return answer


STATUS: Final = {
    "no table": 404, "no game": 404, "no page": 404, "no rule": 404, "no card": 404,
    "no moment": 404, "bad origin": 403, "not yours": 403, "not your seat": 403, "too large": 413,
    "no report": 404, "report name": 404, "too fast": 429,
}  # fmt: skip


# -- pages -------------------------------------------------------------------------------


@cache
def static(name: str) -> tuple[bytes, str] | None:
    """A file of the client, and a hash of it; None: there is no such file."""
    if "/" in name or "\\" in name or name.startswith("."):
        return None
    path = resources.files("headjudge.table") / "static" / name
    if not path.is_file():
        return None
    data = path.read_bytes()
    return data, f'"{papers.digest(data)}"'


NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Headjudge</title>
<p>Headjudge is running, but the pages for the browser have not been built.</p>
<p>With node installed, run <code>npm ci &amp;&amp; node build.mjs</code> in the folder
<code>web</code> and load this page again. <code>headjudge play GAME</code> plays at the
terminal.</p></html>
"""


async def show_page(request: Request) -> Response:
    """The client's page, whatever its path."""
    found = static("index.html")
    if found is None:
        static.cache_clear()
        return HTMLResponse(NOT_BUILT, 200)
    return Response(found[0], headers={"cache-control": "no-cache"}, media_type="text/html")


async def show_static(request: Request) -> Response:
    """A file of the client. A browser keeps it and asks whether it is still the same."""
    name = str(request.path_params["name"])
    found = static(name)
    if found is None:
        static.cache_clear()
        raise refusal("no page")
    data, tag = found
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
    return Response(data, headers=headers, media_type=kind)


async def nothing(request: Request) -> Response:
    """No such paper."""
    raise refusal("no page")


# -- papers ------------------------------------------------------------------------------


async def get_home(request: Request) -> Response:
    """What a page needs first."""
    lang = language(request)
    return paper(await engine(request)(lambda: lobby.home(lang)))


async def get_board(request: Request) -> Response:
    """The description of a game's board."""
    game = str(request.path_params["game"])
    return paper(await engine(request)(lambda: lobby.board(game)))


async def check_deck(request: Request) -> Response:
    """What a deck holds and all that is wrong with it."""
    wish = await posted(request, f.DeckWish)
    return paper(await engine(request)(lambda: lobby.check_deck(wish)))


async def new_table(request: Request) -> Response:
    """Set a table up: its creator gets a cookie for the seats of people."""
    wish = await posted(request, f.NewTable)
    host: Host = request.app.state.host
    return await created(request, await papers.new_table(host, wish, secrets_of(request)))


async def created(request: Request, made: papers.Made) -> Response:
    """The paper of a new table, with the cookie of its creator. All cookies go into one header of
    the websocket, so those of old tables go when there are many."""
    response = paper(made.listed, 201)
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE + made.id, made.secret, max_age=FOREVER, httponly=True, samesite="strict",
        secure=secure, path="/",
    )  # fmt: skip
    host: Host = request.app.state.host
    for id in await papers.surplus(host, list(secrets_of(request))):
        response.delete_cookie(
            COOKIE + id, path="/", secure=secure, httponly=True, samesite="strict"
        )
    return response


async def list_tables(request: Request) -> Response:
    """The tables there are."""
    host: Host = request.app.state.host
    return paper(await papers.list_tables(host, language(request), secrets_of(request)))


async def get_table(request: Request) -> Response:
    """One table, as the lobby lists it."""
    host: Host = request.app.state.host
    id = str(request.path_params["table"])
    return paper(await papers.one_table(host, id, language(request), secrets_of(request)))


async def keep_deck(request: Request) -> Response:
    """Keep a deck in the user's library."""
    wish = await posted(request, f.DeckKept)
    return paper(await engine(request)(lambda: browsing.keep_deck(wish)))


async def list_cards(request: Request) -> Response:
    """Cards of a game, a page of them."""
    game, lang = lobby.known(str(request.path_params["game"])).name, language(request)
    words = request.query_params.get("words", "")[:200]
    start, count = number_in(request, "start", 0), number_in(request, "count", 60)
    found = await engine(request)(lambda: browsing.cards(game, lang, words, start, count))
    return paper(found)


async def check_set(request: Request) -> Response:
    """Read the cards of a file, and keep them if that is wished for."""
    wish = await posted(request, f.SetWish, MOST_UPLOAD)
    lobby.known(wish.game)
    reader: Does = request.app.state.reader
    return paper(await reader(browsing.check_set, wish))


async def show_picture(request: Request) -> Response:
    """The picture of a card in the user's own set."""
    game, number = str(request.path_params["game"]), str(request.path_params["number"])
    path = await engine(request)(lambda: library.picture(lobby.known(game).name, number))
    if path is None:
        raise refusal("no card", "number")
    return FileResponse(path, headers={"cache-control": "max-age=3600"})


async def get_rule(request: Request) -> Response:
    """A rule, where it stands, and the references both ways."""
    game, number = str(request.path_params["game"]), str(request.path_params["number"])
    lang = language(request)
    return paper(await engine(request)(lambda: browsing.rule(game, number, lang)))


async def search_rules(request: Request) -> Response:
    """The rules that speak of something."""
    game, lang = str(request.path_params["game"]), language(request)
    words = request.query_params.get("words", "")[:200]
    return paper(await engine(request)(lambda: browsing.search_rules(game, words, lang)))


async def list_reports(request: Request) -> Response:
    """The reports of runs that are kept."""
    lang = language(request)
    return paper(await engine(request)(lambda: browsing.kept_reports(lang)))


async def show_report(request: Request) -> Response:
    """A report as a page of its own. It may use its own style and load nothing."""
    name, lang = str(request.path_params["name"]), language(request)
    text = await engine(request)(lambda: reports.page_of(name, lang, "/"))
    headers = {"cache-control": "no-store", "content-security-policy": REPORT_POLICY}
    return HTMLResponse(text, headers=headers)


async def get_timeline(request: Request) -> Response:
    """Every decision of a game."""
    there, views = await held(request)
    viewer, lang = viewer_of(request, views), language(request)
    replaying.may_see(there, viewer, views)
    room: replaying.Room = request.app.state.room
    return paper(await engine(request)(lambda: room.timeline(there, viewer, lang)))


async def get_moment(request: Request) -> Response:
    """The table at a moment of its game."""
    there, views = await held(request)
    viewer, lang = viewer_of(request, views), language(request)
    replaying.may_see(there, viewer, views)
    room: replaying.Room = request.app.state.room
    at, since = int(request.path_params["at"]), number_in(request, "since", 0)
    return paper(await engine(request)(lambda: room.moment(there, at, viewer, lang, since)))


async def get_record(request: Request) -> Response:
    """The record of a game, as a file."""
    there, views = await held(request)
    replaying.may_take(there, views)
    text = await engine(request)(lambda: write_record(there.record()))
    name = f"{there.game.rules.name}-{there.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type="application/json")


async def upload_record(request: Request) -> Response:
    """A record becomes a table to look at."""
    host: Host = request.app.state.host
    data = await body(request, MOST_UPLOAD)
    chance = host.chance.getrandbits(63)
    setup = await host.engine(lambda: replaying.uploaded(data, chance))
    return await created(request, await papers.kept(host, setup, language(request)))


async def held(request: Request) -> tuple[Table, str]:
    """The table that a request is about, and what whoever asks may see of it."""
    host: Host = request.app.state.host
    id = str(request.path_params["table"])
    there = await host.find(id)
    return there.table, await host.views(id, secrets_of(request).get(id, ""))


def viewer_of(request: Request, views: str) -> int:
    """The viewer that a request names, or else the first that whoever asks may be."""
    return number_in(request, "viewer", int(views[0]) if views else PUBLIC)


def engine(request: Request) -> Any:
    """What runs the games."""
    host: Host = request.app.state.host
    return host.engine


# -- the websocket -----------------------------------------------------------------------


async def connect(socket: WebSocket) -> None:
    """A client's connection, from its beginning to its end."""
    host: Host = socket.app.state.host
    if not is_ours(socket) or len(host.clients) >= MOST_CLIENTS:
        await socket.close(1008)
        return
    await socket.accept()
    connection = Connection(host, Socket(socket), secrets_of(socket))
    try:
        while not connection.is_gone:
            data = await socket.receive_text()
            if len(data) > MOST_MESSAGE:
                break
            await connection.receive(data.encode())
    except (WebSocketDisconnect, KeyError, RuntimeError):
        pass
    except Exception:
        LOG.exception("a connection")
    finally:
        await connection.leave()


# -- the application ---------------------------------------------------------------------


API: Final[dict[str, tuple[str, Page]]] = {
    "/api/home": ("GET", get_home),
    "/api/boards/{game}": ("GET", get_board),
    "/api/decks/check": ("POST", check_deck),
    "/api/decks": ("POST", keep_deck),
    "/api/cards/{game}": ("GET", list_cards),
    "/api/sets": ("POST", check_set),
    "/api/pictures/{game}/{number:path}": ("GET", show_picture),
    "/api/reports": ("GET", list_reports),
    "/reports/{name}": ("GET", show_report),
    "/api/rules/{game}": ("GET", search_rules),
    "/api/rules/{game}/{number}": ("GET", get_rule),
    "/api/replays": ("POST", upload_record),
    "/api/replays/{table}": ("GET", get_timeline),
    "/api/replays/{table}/record": ("GET", get_record),
    "/api/replays/{table}/{at:int}": ("GET", get_moment),
}


def make_app(host: Host, hosts: tuple[str, ...] = (), reader: Does | None = None) -> Starlette:
    """The application on a host of tables. `hosts`: the names it may be called by; none: any.
    `reader`: what reads files of cards, which may take long."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        yield
        await host.close()
        app.state.reader.close()

    routes: list[Any] = [
        Route(path, told(page), methods=[method]) for path, (method, page) in API.items()
    ]
    routes += [
        Route("/api/tables", told(list_tables), methods=["GET"]),
        Route("/api/tables", told(new_table), methods=["POST"]),
        Route("/api/tables/{table}", told(get_table), methods=["GET"]),
        Route("/api/{rest:path}", told(nothing), methods=["GET", "POST", "PUT", "DELETE"]),
        Route("/static/{name}", told(show_static), methods=["GET"]),
        WebSocketRoute("/ws", connect),
        Route("/{path:path}", show_page, methods=["GET"]),
    ]
    app = Starlette(routes=routes, middleware=[Middleware(Guard, hosts=hosts)], lifespan=life)
    app.state.host = host
    app.state.reader = reader or HereAndNow()
    app.state.room = replaying.Room()
    app.state.buckets = Buckets(BURST, RATE)
    return app

"""Requests of strangers and of broken clients: refused in words, and nothing comes to harm."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from headjudge.table import papers
from headjudge.table.app import COOKIE, MOST_BODY
from headjudge.table.connections import BURST
from headjudge.table.guard import HEADERS
from headjudge.table.lines import MOST_MESSAGE
from headjudge.table.store import SqlStore
from tests.figures import Figure
from tests.table.serving import Player, new_table, server, websocket

SCRIPT = "<script>alert(1)</script>"


def is_told(response: httpx.Response, status: int) -> bool:
    """Whether a refusal is a paper of problems, with no trace of the code in it."""
    assert response.status_code == status, response.text
    found = response.json()
    assert all(each["text"] for each in found) and found
    assert "Traceback" not in response.text and ".py" not in response.text
    return True


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/home", "/static/none.js", "/api/none"])
def test_every_answer_has_the_headers_that_keep_strangers_scripts_out(
    client: httpx.Client, path: str
) -> None:
    found = client.get(path).headers
    for name, value in HEADERS.items():
        assert found[name] == value
    assert "unsafe" not in found["content-security-policy"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1:1"])
def test_only_our_own_pages_may_post(client: httpx.Client, origin: str) -> None:
    wish = {"game": "godzilla", "seats": []}
    assert is_told(client.post("/api/tables", json=wish, headers={"origin": origin}), 403)
    with pytest.raises(InvalidStatus), websocket(client, origin=origin):
        pass


def test_another_host_name_is_refused(client: httpx.Client) -> None:
    """A page of a stranger whose name was made to mean this machine gets nothing."""
    found = client.get("/api/home", headers={"host": "evil.example"})
    assert is_told(found, 421)
    with pytest.raises(InvalidStatus), websocket(client, host="evil.example"):
        pass


@pytest.mark.parametrize(
    "name", ["../app.py", "..%2fapp.py", "%2e%2e/app.py", ".hidden", "a/b", "..\\app.py"]
)
def test_no_file_but_the_clients_own_is_given_away(client: httpx.Client, name: str) -> None:
    found = client.get(f"/static/{name}")
    assert "import" not in found.text


def test_large_and_malformed_papers_are_refused(client: httpx.Client) -> None:
    assert is_told(client.post("/api/tables", content=b"x" * (MOST_BODY + 1)), 413)
    for data in (b"", b"{", b"[]", b"\xff\xfe", b'{"game":7}', b"[" * 50_000, b'{"game":"x"}'):
        assert is_told(client.post("/api/tables", content=data), 400)
    seats = [{"kind": "person", "deck": "ember_rush"}] * 2
    wrong: list[dict[str, Any]] = [
        {"seats": []}, {"seats": seats * 2}, {"seed": -1}, {"seed": 2**70}, {"edition": SCRIPT},
        {"lang": "xx"}, {"record_of": "nothing"}, {"game": "../x"}, {"more": 1},
        {"seats": [{"kind": SCRIPT, "deck": "ember_rush"}] * 2},
        {"seats": [{"kind": "person", "deck": "../../etc/passwd"}] * 2},
    ]  # fmt: skip
    for more in wrong:
        wish = {"game": "godzilla", "seats": seats, **more}
        found = client.post("/api/tables", json=wish)
        assert found.status_code in (400, 404), (more, found.text)


def test_text_of_strangers_comes_back_as_text(client: httpx.Client) -> None:
    seats = [{"kind": "person", "deck": "ember_rush", "name": f"{SCRIPT}\x00\u202e{'x' * 500}"}] * 2
    made = client.post("/api/tables", json={"game": "godzilla", "seats": seats})
    assert made.headers["content-type"] == "application/json"
    name = made.json()["seats"][0]["name"]
    assert len(name) <= 40 and "\x00" not in name and "\u202e" not in name


def test_a_seat_belongs_to_whoever_has_its_cookie(client: httpx.Client) -> None:
    table = new_table(client, "godzilla", "person", "greedy")["table"]
    cookie = next(iter(client.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "strict"
    with websocket(client, cookie="") as socket:
        stranger = Player(socket, table, 0)
        assert stranger.hear()["key"] == "not your seat"
        stranger.ask("answer", version=0, chosen=[0])
        assert stranger.hear()["key"] == "not joined"
        stranger.ask("join", viewer=2)
        assert stranger.hear("table")["viewer"] == 2
        for kind, more in (
            ("answer", {"chosen": [0]}), ("undo", {"to": 0}), ("concede", {}),
            ("passing", {"until": "turn"}), ("step", {}), ("why not", {"wish": "attack"}),
        ):  # fmt: skip
            stranger.ask(kind, version=0, **more)
            assert stranger.hear("refused")["key"] == "not your seat"
        stranger.ask("pace", held=True)
        assert stranger.hear("refused")["key"] == "not your seat"
    with websocket(client, cookie=f"headjudge-{table}=guess") as socket:
        assert Player(socket, table, 0).hear()["key"] == "not your seat"
    with websocket(client) as socket:
        assert Player(socket, table, 1).hear()["key"] == "not your seat"
        assert Player(socket, table, 0).hear("table")["viewer"] == 0


def held_by(client: httpx.Client) -> set[str]:
    """The tables whose secrets a browser holds."""
    return {name.removeprefix(COOKIE) for name in client.cookies if name.startswith(COOKIE)}


def hold(client: httpx.Client, count: int) -> None:
    """Let a browser hold secrets of so many tables that are not there any more."""
    size = len(next(iter(client.cookies.values())))
    for number in range(count):
        client.cookies.set(f"{COOKIE}{number:015x}", "s" * size, domain="127.0.0.1", path="/")


def test_a_browser_lets_go_of_the_secrets_that_are_needed_least(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(papers, "MOST_HELD", 4)
    over = new_table(client, "godzilla", "person", "greedy")["table"]
    with websocket(client) as socket:
        player = Player(socket, over)
        player.ask("concede", version=player.hear("table")["version"])
        player.hear("done")
    old, newer = [new_table(client, "godzilla", "person", "greedy")["table"] for _each in "12"]
    hold(client, 1)
    new = [new_table(client, "godzilla", "person", "greedy")["table"]]
    assert held_by(client) == {over, old, newer, *new}, "what is not there went"
    new.append(new_table(client, "godzilla", "person", "greedy")["table"])
    assert held_by(client) == {old, newer, *new}, "then the game that is over"
    new.append(new_table(client, "godzilla", "person", "greedy")["table"])
    assert held_by(client) == {newer, *new}, "then the oldest"


def test_a_browser_that_holds_as_many_secrets_as_it_may_reaches_its_table(
    client: httpx.Client,
) -> None:
    """All of them go into one header of the websocket, which has its bounds."""
    table = new_table(client, "godzilla", "person", "greedy")["table"]
    hold(client, papers.MOST_HELD - 1)
    assert len(held_by(client)) == papers.MOST_HELD
    with websocket(client) as socket:
        assert Player(socket, table).hear("table")["viewer"] == 0


def test_messages_that_are_none_are_refused_and_the_connection_goes_on(
    client: httpx.Client, figure: Figure
) -> None:
    chance = Random(8)
    table = new_table(client, "godzilla", "person", "greedy")["table"]
    good = [
        {"type": "answer", "table": table, "version": 0, "chosen": [0], "ref": 1},
        {"type": "undo", "table": table, "version": 0, "to": 0, "ref": 2},
        {"type": "why not", "table": table, "version": 0, "wish": "attack", "ref": 3},
        {"type": "join", "table": table, "viewer": 0, "since": 0, "ref": 4},
    ]
    odd: list[Any] = [
        None, -1, 2**63, 2**70, 1e308, "x", "x" * 5000, [], [[]], {}, True, [0] * 500, [-1],
        [2**40], SCRIPT, "\ud800",
    ]  # fmt: skip
    for _round in range(figure(quick=3, gate=20, long=500)):
        with websocket(client) as socket:
            player = Player(socket, table)
            player.ref = 100  # beyond those of the others
            for _each in range(BURST // 2):
                wish = dict(chance.choice(good))
                wish[chance.choice(list(wish))] = chance.choice(odd)
                text = json.dumps(wish)
                if chance.random() < 0.2:
                    at = chance.randrange(len(text))
                    text = text[:at] + chance.choice(["", "\x00", "{", '"', "9" * 400]) + text[at:]
                socket.send(text)
            player.ask("join", viewer=0)
            player.ask("why not", version=10**6, wish="attack")
            while True:  # whatever the others came to, this one is answered
                found = player.hear()
                assert "Traceback" not in player.raw[-1]
                if found["type"] == "refused" and found["ref"] == player.ref:
                    assert found["key"] == "stale"
                    break


def test_too_large_a_message_ends_the_connection(client: httpx.Client) -> None:
    table = new_table(client, "godzilla", "person", "greedy")["table"]
    with websocket(client) as socket:
        Player(socket, table).hear("table")
        with pytest.raises(ConnectionClosed):
            socket.send("x" * (MOST_MESSAGE + 1))
            socket.recv(60)
    with websocket(client) as socket:
        assert Player(socket, table).hear("table")


def test_two_tables_of_one_game_with_different_cards(client: httpx.Client) -> None:
    """A set that is added, replaced or removed later does not change a game under way."""
    card = (
        '[[card]]\nnumber = "MINE-1"\nname = "{name}"\ntype = "battle"\nrank = 1\n'
        'counter_power = {power}\ntraits = ["Vessel"]\ncolors = ["red"]\ntext = ""\n'
    )
    wish = {"game": "godzilla", "file": "mine.toml", "keep": True}
    base = client.post("/api/decks/check", json={"game": "godzilla", "deck": "ember_rush"}).json()
    lines = base["as_list"].splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("4 ") and i > 8)
    lines[at] = "4 MINE-1"
    tables = []
    for name, power in (("Paper Boat", 1000), ("Iron Boat", 3000)):
        text = card.format(name=name, power=power)
        assert client.post("/api/sets", json={**wish, "text": text}).json()["kept"] == "mine"
        seats = [{"kind": "person", "list": "\n".join(lines)}] * 2
        made = client.post("/api/tables", json={"game": "godzilla", "seats": seats, "seed": 1})
        assert made.status_code == 201, made.text
        tables.append(made.json()["table"])
    names = []
    for table in tables:
        with websocket(client) as socket:
            player = Player(socket, table)
            said = player.hear("table")
            found = {}
            for _each in range(200):
                found.update({n: c["name"] for n, c in said["cards"].items() if n == "MINE-1"})
                if found or said["result"]:
                    break
                seat = said["question"]["seat"]
                if seat != said["viewer"]:
                    player.ask("join", viewer=seat)
                else:
                    player.ask("answer", version=said["version"], chosen=[0])
                said = player.hear("table")
            names.append(found.get("MINE-1"))
    assert names == ["Paper Boat", "Iron Boat"]


class Filling(SqlStore):
    """A store on a disk that may be full."""

    is_full = False

    def append(self, table: str, version: int, at: int, entry: bytes, summary: bytes) -> None:
        """As ever, as long as there is room."""
        with self.engine.connect() as connection:
            most = 1 if self.is_full else 1_000_000
            connection.exec_driver_sql(f"PRAGMA max_page_count={most}")
        filler = bytes(9_000 if self.is_full else 0)  # more than a page has left
        super().append(table, version, at, entry + b" " * len(filler), summary)


def test_a_full_disk_is_told_and_the_same_answer_is_taken_when_there_is_room(
    tmp_path: Path,
) -> None:
    store = Filling(f"sqlite:///{tmp_path / 'full.db'}")
    with server(tmp_path, store=store) as client:
        table = new_table(client, "godzilla", "person", "person")["table"]
        with websocket(client) as socket:
            player = Player(socket, table)
            said = player.hear("table")
            seat = said["question"]["seat"]
            player.ask("join", viewer=seat)
            said = player.hear("table")
            store.is_full = True
            for _each in range(3):
                ref = player.ask("answer", version=0, chosen=[0])
                found = player.hear("refused")
                assert (found["key"], found["ref"]) == ("not saved", ref)
                assert "full" in found["text"] and "nothing has changed" in found["text"]
                again = player.hear("table")
                assert (again["version"], again["question"]) == (0, said["question"])
            store.is_full = False
            player.ask("answer", version=0, chosen=[0])
            assert player.hear("done")["version"] == 1
    again_open = SqlStore(f"sqlite:///{tmp_path / 'full.db'}")
    kept = again_open.read(table)
    assert kept is not None and len(kept[1]) == kept[0].version >= 1
    again_open.close()

"""Nobody sits in another's seat: every request, by everybody who does not hold the seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final, get_args

import httpx
import pytest

from headjudge.table import messages as m
from headjudge.table.app import COOKIE
from headjudge.table.store import SqlStore
from tests.table.serving import Player, new_table, websocket

# What a stranger may present in place of the secret of a table, from that and from the secret of
# another table.
WRONG: Final[dict[str, Callable[[str, str], str]]] = {
    "nothing": lambda own, other: "",
    "a guess": lambda own, other: "guess",
    "another table's": lambda own, other: other,
    "all but the last letter": lambda own, other: own[:-1],
    "a letter more": lambda own, other: own + "A",
    "the other case": lambda own, other: own.swapcase(),
    "what is stored of it": lambda own, other: hashlib.sha256(own.encode()).hexdigest(),
    "a wildcard": lambda own, other: "%",
    "a statement": lambda own, other: "'-OR-1=1--",
    "a very long one": lambda own, other: own * 40,
}
# What each request says beside its table: all there are, so that a new one must be added.
MORE: Final[dict[str, dict[str, Any]]] = {
    "answer": {"version": 0, "chosen": [0]},
    "undo": {"version": 0, "to": 0},
    "concede": {"version": 0},
    "passing": {"version": 0, "until": "turn"},
    "pace": {"delay": 5},
    "step": {"version": 0},
    "why not": {"version": 0, "wish": "attack"},
    "why value": {"version": 0, "card": 1},
}


def test_the_matrix_has_every_request() -> None:
    tags = {each.__struct_config__.tag for each in get_args(m.AnyRequest)}
    assert tags - {"join", "leave"} == set(MORE)


def secret_of(client: httpx.Client, table: str) -> str:
    return str(client.cookies[COOKIE + table])


@pytest.mark.parametrize("wrong", WRONG)
def test_whoever_does_not_hold_a_seat_can_do_nothing_there(
    client: httpx.Client, wrong: str
) -> None:
    """At a table of two people, and at one with a bot."""
    for seats in (("person", "person"), ("person", "greedy")):
        table = str(new_table(client, "godzilla", *seats)["table"])
        other = str(new_table(client, "godzilla", *seats)["table"])
        presented = WRONG[wrong](secret_of(client, table), secret_of(client, other))
        with websocket(client) as socket:
            before = Player(socket, table, 0).hear("table")
            with websocket(client, cookie=f"{COOKIE}{table}={presented}") as line:
                for viewer in (0, 1):
                    stranger = Player(line, table, viewer)
                    assert stranger.hear().get("key") == "not your seat"
                    for kind, more in MORE.items():
                        stranger.ask(kind, **more)
                        assert stranger.hear()["key"] == "not joined", kind
                for viewer in (-1, 3, 10**6):
                    assert Player(line, table, viewer).hear()["key"] == "no viewer"
                stranger = Player(line, table, 2)
                public = stranger.hear("table")
                assert public["question"] is None or "options" not in public["question"]
                for kind, more in MORE.items():
                    stranger.ask(kind, **more)
                    assert stranger.hear("refused")["key"] == "not your seat", kind
            after = Player(socket, table, 0).hear("table")
            assert (after["version"], after["view"]) == (before["version"], before["view"])
            assert after["held"] == before["held"]


@pytest.mark.parametrize("wrong", WRONG)
def test_no_paper_shows_a_stranger_what_a_seat_sees(client: httpx.Client, wrong: str) -> None:
    table = str(new_table(client, "godzilla", "person", "person")["table"])
    other = str(new_table(client, "godzilla", "person", "person")["table"])
    presented = WRONG[wrong](secret_of(client, table), secret_of(client, other))
    client.cookies.clear()
    if presented:
        client.cookies.set(COOKIE + table, presented, domain="127.0.0.1", path="/")
    for viewer in (0, 1):
        asked = {"viewer": viewer}
        assert client.get(f"/api/replays/{table}", params=asked).status_code == 403
        assert client.get(f"/api/replays/{table}/0", params=asked).status_code == 403
    assert client.get(f"/api/replays/{table}/record").status_code == 403
    assert client.get(f"/api/tables/{table}").json()["yours"] == []
    people = [{"kind": "person", "deck": "ember_rush"}] * 2
    wish = {"game": "godzilla", "seats": people, "record_of": table, "at": 0}
    assert client.post("/api/tables", json=wish).status_code == 403


@pytest.mark.parametrize(
    "check",
    [
        test_whoever_does_not_hold_a_seat_can_do_nothing_there,
        test_no_paper_shows_a_stranger_what_a_seat_sees,
    ],
)
def test_a_server_that_takes_any_secret_is_found(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch, check: Callable[..., None]
) -> None:
    monkeypatch.setattr(SqlStore, "views", lambda *_all: "01")
    with pytest.raises(AssertionError):
        check(client, "a guess")

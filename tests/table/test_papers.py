"""What pages fetch and post: games, decks, cards, rules, replays."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import pytest

import headjudge
from headjudge import games
from tests.table.serving import Player, any_answer, new_table, websocket

CARD = """
[[card]]
number = "MINE-1"
name = "Paper Boat"
type = "battle"
rank = 1
counter_power = 1000
traits = ["Vessel"]
colors = ["blue"]
text = "{text}"
"""


def played(client: httpx.Client, game: str = "godzilla", most: int = 10_000) -> tuple[str, Any]:
    """A table of which a game was played, by this many answers of a person at most; the last
    that was said of it."""
    chance = Random(2)
    table = str(new_table(client, game, "person", "greedy")["table"])
    with websocket(client) as socket:
        player = Player(socket, table)
        found = player.hear("table")
        while not found["result"] and most > 0:
            if found["question"]["seat"] == 0:
                most -= 1
                chosen = any_answer(found["question"], chance)
                player.ask("answer", version=found["version"], chosen=chosen)
            found = player.hear("table")
    return table, found


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_home_offers_every_game_with_its_decks_and_players(client: httpx.Client, lang: str) -> None:
    found = client.get("/api/home", params={"lang": lang}).json()
    assert [each["game"] for each in found["games"]] == list(games.NAMES)
    for each in found["games"]:
        assert [deck["key"] for deck in each["decks"]] == sorted(headjudge.decks(each["game"]))
        assert each["players"] == ["random", "greedy"]
        assert each["editions"] == list(games.load(each["game"]).rules().editions)
        assert each["cards"] == len(games.load(each["game"]).rules().shipped.records)
        assert each["title"] and each["aim"]
    assert found["words"]["turn"] == ("Turn {n}" if lang == "en" else found["words"]["turn"])


def test_the_games_are_offered_with_the_faces_of_decks_once_they_are_loaded(
    client: httpx.Client,
) -> None:
    games.load("godzilla")
    found = client.get("/api/home").json()["games"][0]
    assert all(deck["face"]["name"] for deck in found["decks"])


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_has_a_board(client: httpx.Client, game: str) -> None:
    assert client.get(f"/api/boards/{game}").json()["game"] == game


@pytest.mark.parametrize("game", games.NAMES)
def test_every_shipped_deck_is_found_legal_and_read_back_from_its_list(
    client: httpx.Client, game: str
) -> None:
    key = sorted(headjudge.decks(game))[0]
    wish = {"game": game, "deck": key}
    found = client.post("/api/decks/check", json=wish).json()
    assert found["problems"] == []
    again = client.post("/api/decks/check", json={"game": game, "list": found["as_list"]}).json()
    assert [sorted(each["cards"]) for each in again["parts"]] == [
        sorted(each["cards"]) for each in found["parts"]
    ]
    assert {number for part in found["parts"] for number, _count in part["cards"]} == set(
        found["cards"]
    )


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_everything_that_is_wrong_with_a_list_is_told_with_line_and_rule(
    client: httpx.Client, lang: str
) -> None:
    wish = {"game": "godzilla", "list": "9 Coral Balista\n4 HJ1-075\n", "lang": lang}
    found = client.post("/api/decks/check", json=wish).json()
    assert len(found["problems"]) > 1
    assert found["problems"][0]["line"] == 1
    assert found["problems"][0]["near"] == ["Coral Ballista (HJ1-065)"]
    assert any(each["rule"] for each in found["problems"])


def test_a_table_with_wrong_decks_is_not_set_up_and_each_seat_is_told(
    client: httpx.Client,
) -> None:
    seats = [{"kind": "person", "list": "4 Nothing\n"}, {"kind": "greedy", "deck": "ember_rush"}]
    found = client.post("/api/tables", json={"game": "godzilla", "seats": seats})
    assert found.status_code == 400
    assert {each["field"] for each in found.json()} == {"seats[0].deck"}
    assert client.get("/api/tables").json() == []


def test_a_kept_deck_is_offered_checked_played_and_removed(client: httpx.Client) -> None:
    wish = {"game": "godzilla", "deck": "ember_rush"}
    text = client.post("/api/decks/check", json=wish).json()["as_list"]
    kept = {"game": "godzilla", "name": "私の <b>デッキ", "list": text}
    key = client.post("/api/decks", json=kept).json()["key"]
    offered = client.get("/api/home").json()["games"][0]["decks"]
    assert [each["name"] for each in offered if each["origin"] == "library"] == ["私の <b>デッキ"]
    seats = [{"kind": "person", "deck": key}, {"kind": "greedy", "deck": "ember_rush"}]
    made = client.post("/api/tables", json={"game": "godzilla", "seats": seats})
    assert made.status_code == 201
    client.post("/api/decks", json={**kept, "list": ""})
    offered = client.get("/api/home").json()["games"][0]["decks"]
    assert not [each for each in offered if each["origin"] == "library"]


# -- cards --------------------------------------------------------------------------------------


def test_cards_are_found_by_words_page_by_page(client: httpx.Client) -> None:
    first = client.get("/api/cards/godzilla", params={"count": 10}).json()
    assert len(first["cards"]) == 10
    assert first["total"] == len(games.load("godzilla").rules().shipped.records)
    second = client.get("/api/cards/godzilla", params={"start": 10, "count": 10}).json()
    numbers = [each["card"]["number"] for each in (*first["cards"], *second["cards"])]
    assert len(set(numbers)) == 20
    wanted = first["cards"][3]["card"]
    found = client.get("/api/cards/godzilla", params={"words": wanted["name"].upper()}).json()
    assert wanted["number"] in [each["card"]["number"] for each in found["cards"]]
    assert client.get("/api/cards/godzilla", params={"words": "zzzz"}).json()["total"] == 0


def test_a_file_of_cards_is_read_told_card_by_card_and_kept(client: httpx.Client) -> None:
    text = CARD.format(text="") + CARD.format(text="Fly to the moon.").replace("MINE-1", "MINE-2")
    text += '[[card]]\nnumber = "MINE-3"\nname = "Half"\n'
    wish = {"game": "godzilla", "file": "C:\\mine.toml", "text": text}
    found = client.post("/api/sets", json=wish).json()
    assert found["problems"] == []
    assert [each["verdict"] for each in found["cards"]] == ["compiled", "refused", "incomplete"]
    start, end = found["cards"][1]["clause"]
    assert "Fly to the moon."[start:end]
    assert client.get("/api/cards/godzilla", params={"words": "Paper Boat"}).json()["total"] == 0
    kept = client.post("/api/sets", json={**wish, "keep": True}).json()
    assert kept["kept"] == "mine"
    found = client.get("/api/cards/godzilla", params={"words": "MINE-"}).json()
    assert [each["origin"] for each in found["cards"]][:2] == ["mine", "mine"]
    assert found["sets"] == ["mine"]
    assert found["total"] == 3


def test_a_file_that_is_none_is_told_and_not_kept(client: httpx.Client) -> None:
    wish = {"game": "godzilla", "file": "x.toml", "text": "card = 7", "keep": True, "lang": "ja"}
    found = client.post("/api/sets", json=wish).json()
    assert found["kept"] == "" and found["cards"] == []
    assert found["problems"][0]["text"]


# -- rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.NAMES)
def test_every_rule_of_a_question_is_told_with_its_place(client: httpx.Client, game: str) -> None:
    table, said = played(client, game, most=3)
    assert table
    number = said["view"]["path"][-1]
    found = client.get(f"/api/rules/{game}/{number}").json()
    assert found["number"] == number and found["text"]
    assert found["above"]
    japanese = client.get(f"/api/rules/{game}/{number}", params={"lang": "ja"}).json()
    assert japanese["text"] != found["text"]


def test_an_unknown_rule_is_not_found_in_the_language_of_whoever_asks(
    client: httpx.Client,
) -> None:
    found = client.get("/api/rules/godzilla/99.99", headers={"accept-language": "ja"})
    assert found.status_code == 404
    assert found.json()[0]["text"] == "そのようなルールはありません。"


# -- replays ------------------------------------------------------------------------------------


def test_a_finished_game_is_told_moment_by_moment_for_every_viewer(client: httpx.Client) -> None:
    table, last = played(client)
    found = client.get(f"/api/replays/{table}").json()
    assert len(found["moments"]) == last["answers"]
    assert found["result"] == last["result"]
    assert [each["at"] for each in found["moments"]] == list(range(last["answers"]))
    for at in (0, 1, 15, 16, 17, last["answers"] - 1, last["answers"]):
        for viewer in (0, 1, 2):
            said = client.get(f"/api/replays/{table}/{at}", params={"viewer": viewer}).json()
            assert said["answers"] == said["version"] == at
            assert said["view"]["viewer"] == viewer
    end = client.get(f"/api/replays/{table}/{last['answers']}", params={"viewer": 0}).json()
    assert end["view"] == last["view"]
    assert client.get(f"/api/replays/{table}/{last['answers'] + 1}").status_code == 404


def test_of_a_game_that_goes_on_only_the_own_view_is_told(client: httpx.Client) -> None:
    table, said = played(client, most=4)
    assert client.get(f"/api/replays/{table}/2", params={"viewer": 0}).status_code == 200
    assert client.get(f"/api/replays/{table}/2", params={"viewer": 2}).status_code == 200
    assert client.get(f"/api/replays/{table}/2", params={"viewer": 1}).status_code == 403
    client.cookies.clear()
    assert client.get(f"/api/replays/{table}/2", params={"viewer": 0}).status_code == 403
    assert client.get(f"/api/replays/{table}/record").status_code == 403
    wish = {"game": "godzilla", "record_of": table, "at": 2, "seats": [{"kind": "person"}] * 2}
    assert client.post("/api/tables", json=wish).status_code == 403


def test_a_record_is_downloaded_and_uploaded_as_the_same_game(client: httpx.Client) -> None:
    table, last = played(client)
    record = client.get(f"/api/replays/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert headjudge.replay(headjudge.read_record(record.text)).result is not None
    made = client.post("/api/replays", content=record.content).json()
    assert made["answers"] == last["answers"] and made["rule"] == last["view"]["result"]["rule"]
    end = client.get(f"/api/replays/{made['table']}/{last['answers']}", params={"viewer": 0})
    assert end.json()["view"] == last["view"]


def test_a_record_that_was_tampered_with_is_refused(client: httpx.Client) -> None:
    table, _last = played(client)
    record = json.loads(client.get(f"/api/replays/{table}/record").text)
    record["answers"][0] = [77]
    found = client.post("/api/replays", content=json.dumps(record))
    assert found.status_code == 400
    assert found.json()[0]["text"]


def test_a_moment_is_taken_over_as_a_new_game_and_the_branch_is_kept(client: httpx.Client) -> None:
    table, last = played(client)
    at = last["answers"] // 2
    then = client.get(f"/api/replays/{table}/{at}", params={"viewer": 1}).json()
    seats = [{"kind": "random"}, {"kind": "person", "name": "Ito"}]
    wish = {"game": "godzilla", "record_of": table, "at": at, "seats": seats}
    made = client.post("/api/tables", json=wish).json()
    assert (made["branch_of"], made["branch_at"], made["yours"]) == (table, at, [1])
    with websocket(client) as socket:
        player = Player(socket, made["table"], 1)
        said = player.hear("table")
        while said["question"]["seat"] != 1:
            said = player.hear("table")
    assert said["answers"] >= at
    assert said["view"]["turn"] >= then["view"]["turn"]
    listed = client.get("/api/tables").json()
    assert {each["table"] for each in listed} == {table, made["table"]}

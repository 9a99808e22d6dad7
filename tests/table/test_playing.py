"""Games over HTTP and the websocket."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from headjudge import games
from tests.table.serving import Player, any_answer, new_table, server, websocket


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_against_a_bot(game: str, tmp_path: Path) -> None:
    chance = Random(3)
    with server(tmp_path) as client:
        table = new_table(client, game, "person", "greedy")["table"]
        with websocket(client) as socket:
            player = Player(socket, table)
            found = player.hear("table")
            while not found["result"]:
                question = found["question"]
                if question is None or question["seat"] != 0:
                    found = player.hear("table")
                    continue
                chosen = any_answer(question, chance)
                player.ask("answer", version=found["version"], chosen=chosen)
                done = player.hear("done")
                found = player.table_at(done["version"])
        listed = client.get("/api/tables").json()
    assert [each["table"] for each in listed] == [table]
    assert listed[0]["result"] in ("You won.", "You lost.", "The game is drawn.")
    assert listed[0]["rule"] == found["view"]["result"]["rule"]
    assert listed[0]["answers"] == found["answers"] == found["version"]

"""Start the server of tables, load its pages, and play a game against a bot through it.

    python scripts/at_a_table.py

With nothing but what the package brings; `scripts/package.py` runs it in an empty environment
without node.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

GAME = "godzilla"


def main() -> None:
    if shutil.which("node"):
        raise SystemExit("there is node, without which this should work")
    headjudge = Path(sys.executable).parent / "headjudge"
    command = [str(headjudge), "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
        try:
            told = "" if serving.stdout is None else serving.stdout.readline()
            found = re.search(r"http://\S+", told)
            if found is None:
                raise SystemExit("no link was printed")
            origin = found[0].rstrip("/")
            check_pages(origin)
            print(f"a game at a table: {played(origin)}")
        finally:
            serving.terminate()


def fetched(address: str, **more: Any) -> tuple[bytes, str]:
    """What is at an address, and the cookie that came with it."""
    with urlopen(Request(address, **more), timeout=60) as found:  # noqa: S310
        return found.read(), (found.headers["set-cookie"] or "").partition(";")[0]


def check_pages(origin: str) -> None:
    """The page is the client's own, and everything that it names is there."""
    page = fetched(origin + "/")[0].decode()
    named = re.findall(r'(?:src|href)="(/static/[^"]+)"', page)
    if not any(each.endswith(".js") for each in named):
        raise SystemExit(f"the client has not been built: {page[:200]}")
    for each in named:
        if len(fetched(origin + each)[0]) < 100:
            raise SystemExit(f"{each} is empty")


def played(origin: str) -> str:
    """Play a game at random; how it ended."""
    home = json.loads(fetched(origin + "/api/home")[0])
    decks = next(each["decks"] for each in home["games"] if each["game"] == GAME)
    kinds = ("person", "greedy")
    seats = [{"kind": kind, "deck": deck["key"]} for kind, deck in zip(kinds, decks, strict=False)]
    wish = json.dumps({"game": GAME, "seats": seats, "seed": 5}).encode()
    data, cookie = fetched(origin + "/api/tables", data=wish, headers={"Origin": origin})
    table, chance = json.loads(data)["table"], Random(1)
    with connect(
        origin.replace("http", "ws", 1) + "/ws", max_size=None,
        additional_headers={"Cookie": cookie, "Origin": origin},
    ) as line:  # fmt: skip
        line.send(json.dumps({"type": "join", "table": table, "viewer": 0}))
        while True:
            said = json.loads(line.recv(60))
            if said["type"] == "refused":
                raise SystemExit(said["text"])
            if said["type"] != "table":
                continue
            if said["result"]:
                return str(said["result"])
            question = said["question"]
            if question["seat"] != 0:
                continue
            count = chance.randint(question.get("least", 0), question.get("most", 0))
            chosen = chance.sample(range(len(question["options"])), count)
            version = said["version"]
            line.send(json.dumps({"type": "answer", "table": table, "version": version,
                                  "chosen": chosen}))  # fmt: skip


if __name__ == "__main__":
    main()

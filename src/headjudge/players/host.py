"""The process that a player runs in: `python -m headjudge.players.host SPEC`.

It reads lines of JSON and answers each with one; `hosting.py` has what is in them. What the player
prints goes to the error stream. The process ends with the one that started it.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from typing import Any, BinaryIO, Final

import msgspec

from headjudge.players import NAMES
from headjudge.players.asking import BotFault, Player, UnknownPlayer, ask
from headjudge.players.finding import Maker, find

LOOKING: Final = 1.0  # seconds between two looks whether the starting process is there


def end_with_parent() -> None:
    """End when the process has gone that started this one, also while the player thinks."""
    parent = os.getppid()

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(LOOKING)
        os._exit(1)

    threading.Thread(target=look, daemon=True).start()


def serve(spec: str, read_from: BinaryIO, send_to: BinaryIO) -> None:
    """Answer lines until there are no more."""
    maker: Maker | None = None
    player: Player | None = None
    for line in read_from:
        asked: dict[str, Any] = msgspec.json.decode(line)
        said: dict[str, Any]
        try:
            if "make" in asked:
                if maker is None:
                    maker = find(spec, NAMES)
                player = maker(asked["make"])
                said = {"made": True}
            elif player is None:
                said = {"fault": "was asked before it was made"}
            else:
                said = {"answer": ask(player, asked["view"])}
        except UnknownPlayer as error:
            said = {"unknown": error.message}
        except BotFault as fault:
            said = {"fault": fault.message}
        send_to.write(msgspec.json.encode(said) + b"\n")
        send_to.flush()


def main() -> None:
    """Keep the pipe for messages to ourselves, and serve."""
    end_with_parent()
    send_to = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    read_from = os.fdopen(os.dup(0), "rb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    serve(sys.argv[1], read_from, send_to)


if __name__ == "__main__":
    main()

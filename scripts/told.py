"""Write anew what the golden games tell: `python scripts/told.py [GAME ...]`.

At every decision of every golden game: what both players and the public see, the question and
its options in words, the new lines of the log with their rules, and why a player may not do
some of what is not offered; words in both languages. All of it comes down to two characters a
decision (`tests/golden/told/GAME.txt`, a line a game), so a change that should tell nothing new
is held to that.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.progress import track

import headjudge
from headjudge import explain, games, starting
from headjudge.kernel.game import Game

FOLDER: Final = Path(__file__).parent.parent / "tests" / "golden"
LANGUAGES: Final = ("en", "ja")
VIEWERS: Final = (0, 1, 2)
SIZE: Final = 2  # characters a decision
ASKED: Final = 3  # refusals looked at, a decision


def told_at(game: Game, since: list[int]) -> dict[str, Any]:
    """All that is told at this decision, with the log after so many entries, by viewer."""
    views = [game.view(viewer) for viewer in VIEWERS]
    return {
        "views": views,
        "questions": [questions(game, views[0:2], lang) for lang in LANGUAGES],
        "log": [
            [(line.text, line.rules) for line in new_lines(game, viewer, lang, since)]
            for viewer in VIEWERS
            for lang in LANGUAGES
        ],
        "refusals": list(refusals(game)),
    }


def new_lines(game: Game, viewer: int, lang: str, since: list[int]) -> list[explain.Line]:
    """The lines of the log that are new to a viewer who has got so many entries, by viewer."""
    return explain.lines(game, viewer, lang, True, since[viewer])


def questions(game: Game, views: list[dict[str, Any]], lang: str) -> list[str]:
    """The question and its options in words, of the player who is asked."""
    wording = games.wording(game)
    if game.decision is None:
        return []
    view = views[game.decision.seat]
    source = explain.source(game, game.decision.seat)
    asked = view["decision"]
    return [
        wording.prompt(asked, lang),
        *[wording.option(view, each, lang, source) for each in asked["options"]],
    ]


def refusals(game: Game) -> Iterator[tuple[str, str, str]]:
    """Why the player who is asked may not do this with that card: other cards and other verbs
    with every decision."""
    decision = game.decision
    if decision is None:
        return
    seat = decision.seat
    cards = [n for n, handle in enumerate(game.state.handles[seat]) if handle]
    verbs = sorted(verb for verb, parts in game.rules.asking.verbs.items() if parts == "c")
    turn = game.state.decisions
    for at in range(ASKED if cards and verbs else 0):
        verb = verbs[(turn + at) % len(verbs)]
        card = cards[(turn * 7 + at * 3) % len(cards)]
        for lang in LANGUAGES:
            rule, gloss = game.why_not(seat, (verb, card), lang) or ("", "")
            yield verb, rule, gloss


def short(told: dict[str, Any]) -> str:
    """A few characters that stand for all of it."""
    data = msgspec.json.encode(told, order="deterministic")
    return base64.b64encode(blake2b(data, digest_size=3).digest()).decode()[:SIZE]


def told(record: headjudge.Record) -> str:
    """What all decisions of a game tell, a few characters each."""
    found: list[str] = []
    since = [0 for _viewer in VIEWERS]

    def look(game: Game) -> None:
        nonlocal since
        found.append(short(told_at(game, since)))
        since = [explain.told_so_far(game, viewer) for viewer in VIEWERS]

    starting.replay(msgspec.structs.replace(record, hashes=[]), visit=look)
    return "".join(found)


def golden(title: str) -> list[headjudge.Record]:
    """The golden games of a title."""
    lines = (FOLDER / f"{title}.jsonl").read_text(encoding="utf-8").splitlines()
    return [headjudge.read_record(line) for line in lines]


def expected(title: str) -> list[str]:
    """What is on file of what these games tell."""
    path = FOLDER / "told" / f"{title}.txt"
    return path.read_text(encoding="ascii").splitlines()


def first_difference(found: str, wanted: str) -> int:
    """The first decision that tells something else than is on file; -1: there is none."""
    for at in range(0, max(len(found), len(wanted)), SIZE):
        if found[at : at + SIZE] != wanted[at : at + SIZE]:
            return at // SIZE
    return -1


def main() -> None:
    for title in sys.argv[1:] or games.NAMES:
        found = [told(each) for each in track(golden(title), title)]
        path = FOLDER / "told" / f"{title}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(found) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()

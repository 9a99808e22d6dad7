"""Hold the compiled build to the plain one: `python scripts/compare_builds.py [--games 200]`.

Each build, in a process of its own, replays every golden record to the hash of each position,
plays random games and greedy ones of each title, and writes saved games and the views of them.
Then each reads the saved games of the other and plays them on. All that they tell must be equal,
line by line; the first line that differs is shown, and ends this with 1. At the end stands what
it took.

The compiled build is made first (`scripts/compile.py`), of the games that are compared, unless
`--built` says that it is there.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
GOLDEN = ROOT / "tests" / "golden"
PLAIN, COMPILED = "plain", "compiled"
EVERY = 10  # decisions from one hash of a random game to the next
SAVED = 10  # games of each title that are saved and read
GREEDY = 20  # for so many random games, one of greedy players
LONGEST = 1000  # answers of a greedy game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--title", nargs="+", help="these games of the four alone")
    parser.add_argument("--games", type=int, default=200, help="random games of each title")
    parser.add_argument("--records", type=int, default=100, help="golden records of each title")
    parser.add_argument("--built", action="store_true", help="do not compile anew")
    parser.add_argument("--into", type=Path, help="where the compiled build lies")
    parser.add_argument("--level", default="2", help="how far C is optimized: 0 to 3")
    parser.add_argument("--tell", metavar="BUILD", help=argparse.SUPPRESS)
    parser.add_argument("--saves", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--other", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.tell:
        return tell(chosen)
    from scripts import compile as compiling

    into = (chosen.into or compiling.INTO).resolve()
    if not chosen.built:
        reason = compiling.missing()
        if reason:
            print(f"cannot compile: {reason}", file=sys.stderr)
            return 1
        compiling.build(into, parts_for(chosen.title), level=chosen.level)
    with tempfile.TemporaryDirectory(prefix="headjudge-builds-") as saves:
        told: dict[str, list[str]] = {PLAIN: [], COMPILED: []}
        for build, other in ((PLAIN, ""), (COMPILED, ""), (PLAIN, COMPILED), (COMPILED, PLAIN)):
            told[build] += run(build, into, Path(saves), other)
    differs = first_difference(told[PLAIN], told[COMPILED])
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    minutes = (spent.ru_utime + spent.ru_stime + time.process_time()) / 60
    print(f"{len(told[PLAIN])} lines of each build, {minutes:.1f} CPU minutes")
    if differs:
        print(differs, file=sys.stderr)
        return 1
    return 0


def parts_for(titles: list[str] | None) -> list[str]:
    """What is to be compiled for these games; without any, all that can be."""
    from scripts.compile import PARTS

    others = [each for each in PARTS if not each.startswith("games/")]
    return list(PARTS) if titles is None else [*others, *[f"games/{title}" for title in titles]]


def first_difference(plain: list[str], compiled: list[str]) -> str:
    """Where the builds first tell another thing; nothing: they tell the same."""
    for at in range(max(len(plain), len(compiled))):
        one = plain[at] if at < len(plain) else "nothing"
        other = compiled[at] if at < len(compiled) else "nothing"
        if one != other:
            return f"the builds differ\n  plain:    {one}\n  compiled: {other}"
    return ""


def run(build: str, into: Path, saves: Path, other: str) -> list[str]:
    """What one build tells, in a process of its own."""
    here = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if build == COMPILED:
        here["PYTHONPATH"] = str(into)
    command = [sys.executable, __file__, "--tell", build, "--saves", str(saves), "--other", other]
    command += [word for word in sys.argv[1:] if word != "--built"]
    done = subprocess.run(command, env=here, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the {build} build failed ({done.returncode})")
    return done.stdout.splitlines()


def tell(chosen: argparse.Namespace) -> int:
    """In the process of a build: tell what it comes to."""
    from headjudge import games, version

    if version.build() != chosen.tell:
        raise SystemExit(f"this is the {version.build()} build, not the {chosen.tell} one")
    for title in chosen.title or games.NAMES:
        if chosen.other:
            lines = played_on(title, chosen.saves / chosen.other)
        else:
            folder = chosen.saves / chosen.tell
            folder.mkdir(exist_ok=True)
            lines = played(title, chosen.games, chosen.records, folder)
        for line in lines:
            print(line)
    return 0


def played(title: str, count: int, records: int, folder: Path) -> Iterator[str]:
    """Golden records, random games and saved games of a title."""
    import headjudge
    from headjudge import games, starting

    for at, line in enumerate((GOLDEN / f"{title}.jsonl").read_text("utf-8").splitlines()):
        if at < records:
            result = headjudge.replay(headjudge.read_record(line), log=False).result
            assert result is not None
            yield f"{title}: golden record {at}: {result.winner} by {result.rule}"
    names = sorted(games.load(title).decks())
    for number in range(count):
        rng = random.Random(number)
        decks = (rng.choice(names), rng.choice(names))
        game = starting.start(title, decks, seed=number, log=number % 4 == 0)
        made = 0
        while game.result is None:
            if made == 40 and number < SAVED:
                (folder / f"{title}-{number}.json").write_text(game.to_json(), "utf-8")
            if made % EVERY == 0:
                yield f"{title}: game {number}, decision {made}: {game.state_hash()}"
            answer(game, rng)
            made += 1
        yield f"{title}: game {number}, end: {game.state_hash()} {game.result}"
    for number in range(-(-count // GREEDY)):
        yield f"{title}: greedy game {number}: {greedily(title, names, number)}"


def greedily(title: str, names: list[str], number: int) -> str:
    """What greedy players answer in a game, and how it ends."""
    from headjudge import starting
    from headjudge.players import built_in

    rng = random.Random(number)
    decks = (rng.choice(names), rng.choice(names))
    game = starting.start(title, decks, seed=number, log=False)
    players = [built_in("greedy", number), built_in("greedy", number + 1)]
    while game.decision is not None and len(game.answers) < LONGEST:
        seat = game.decision.seat
        game.answer(*players[seat].choose(game.view(seat)))
    return f"{digest(str(game.answers))} {game.state_hash()} {game.result}"


def played_on(title: str, folder: Path) -> Iterator[str]:
    """Saved games of the other build, read, looked at and played to their ends."""
    from headjudge import starting

    for number in range(SAVED):
        path = folder / f"{title}-{number}.json"
        if not path.is_file():  # it was over before
            continue
        text = path.read_text("utf-8")
        game = starting.from_json(text)
        yield f"{title}: saved game {number}: {digest(text)} {game.to_json() == text}"
        for seat in (0, 1):
            yield f"{title}: saved game {number}, view of {seat}: {digest(shown(game.view(seat)))}"
        rng = random.Random(number)
        fork = game.fork()
        while game.result is None:
            answer(game, rng)
        yield f"{title}: saved game {number}, end: {game.state_hash()} {fork.state_hash()}"


def shown(view: object) -> str:
    """A view as text."""
    return json.dumps(view, sort_keys=True, default=str)


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def answer(game: object, rng: random.Random) -> None:
    """Give a random legal answer."""
    from headjudge.kernel.game import Game

    assert isinstance(game, Game) and game.decision is not None
    decision = game.decision
    count = rng.randint(decision.least, decision.most)
    game.answer(*rng.sample(range(len(decision.options)), count))


if __name__ == "__main__":
    sys.exit(main())

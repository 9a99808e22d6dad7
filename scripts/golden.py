"""Write the golden records anew: `python scripts/golden.py [--hashes] [GAME ...]`.

Only after a change of rule behaviour or of card data, and with a line in the changelog
that says which: the records are what tells us that nothing else changed. After a change of
what a state is, and of nothing else, `--hashes` keeps decks, answers and results as they are
and writes the hashes alone; it fails where the same answers lead to another result.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec

import headjudge
from headjudge import games
from headjudge.kernel.game import Game

RECORDS = 100
EARLY, LATE = 25, 250
FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def answer_for(game: Game, rng: random.Random) -> tuple[int, ...]:
    decision = game.decision
    assert decision is not None
    return tuple(
        rng.sample(range(len(decision.options)), rng.randint(decision.least, decision.most))
    )


def one(title: str, number: int) -> headjudge.Record:
    """Record `number`: decks in turn, every edition; every tenth ends in an early concession,
    and every other one that is long in a late one."""
    package = games.load(title)
    names = sorted(package.decks())
    editions = package.rules().editions
    rng = random.Random(number)
    decks = (names[number % len(names)], names[(number // len(names)) % len(names)])
    game = headjudge.start(
        title, decks, seed=rng.getrandbits(128), edition=editions[number % len(editions)], log=False
    )
    while game.result is None:
        if game.state.decisions == (EARLY if number % 10 == 9 else LATE) and number % 2:
            game.concede(rng.randrange(2))
        else:
            game.answer(*answer_for(game, rng))
    return headjudge.record(game)


def hashed_anew(old: headjudge.Record) -> headjudge.Record:
    """The same record with the hashes that its states have now."""
    game = headjudge.replay(msgspec.structs.replace(old, hashes=[]), log=False)
    new = headjudge.record(game)
    if msgspec.structs.replace(new, hashes=old.hashes) != old:
        raise SystemExit(f"{old.game}: the same answers are another game now")
    return new


def main() -> None:
    titles = [each for each in sys.argv[1:] if each != "--hashes"] or games.NAMES
    for title in titles:
        path = FOLDER / f"{title}.jsonl"
        if "--hashes" in sys.argv:
            known = path.read_text(encoding="utf-8").splitlines()
            records = [hashed_anew(headjudge.read_record(line)) for line in known]
        else:
            records = [one(title, number) for number in range(RECORDS)]
        lines = [headjudge.write_record(each) for each in records]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path.name}: {RECORDS} records, {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

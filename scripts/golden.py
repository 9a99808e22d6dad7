"""Write the golden records anew: `python scripts/golden.py [GAME]`.

Only after a change of rule behaviour or of card data, and with a line in the changelog
that says which: the records are what tells us that nothing else changed.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

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


def main() -> None:
    for title in sys.argv[1:] or games.NAMES:
        path = FOLDER / f"{title}.jsonl"
        lines = [headjudge.write_record(one(title, number)) for number in range(RECORDS)]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path.name}: {RECORDS} records, {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

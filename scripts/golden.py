"""Write the golden records anew: `python scripts/golden.py [--hashes] [GAME ...]`.

Only after a change of rule behaviour or of card data, and with a line in the changelog
that says which: the records are what tells us that nothing else changed. After a change of
what a state is, and of nothing else, `--hashes` keeps decks, answers and results as they are
and writes the hashes alone; it fails where the same answers lead to another result.
"""

from __future__ import annotations

import random
import sys
import tomllib
from hashlib import blake2b
from pathlib import Path

import msgspec

import headjudge
from headjudge import games, starting
from headjudge.kernel.game import Game

RECORDS = 100
EARLY, LATE = 25, 250
FOLDER = Path(__file__).parent.parent / "tests" / "golden"
REVISIONS = FOLDER / "revisions.toml"


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
    game = starting.start(
        title, decks, seed=rng.getrandbits(128), edition=editions[number % len(editions)], log=False
    )
    while game.result is None:
        if game.state.decisions == (EARLY if number % 10 == 9 else LATE) and number % 2:
            game.concede(rng.randrange(2))
        else:
            game.answer(*answer_for(game, rng))
    return starting.record(game)


def hashed_anew(old: headjudge.Record) -> headjudge.Record:
    """The same record with the hashes that its states have now."""
    game = starting.replay(msgspec.structs.replace(old, hashes=[]), log=False)
    new = starting.record(game)
    if msgspec.structs.replace(new, hashes=old.hashes) != old:
        raise SystemExit(f"{old.game}: the same answers are another game now")
    return new


def digest(path: Path) -> str:
    """Tells two files of golden records apart."""
    return blake2b(path.read_bytes(), digest_size=16).hexdigest()


def keep_revision(title: str, path: Path) -> None:
    """Note the records of this revision of the rules; refuse to replace those of an earlier
    note: whoever changes what games come to raises the revision."""
    known: dict[str, list[str]] = tomllib.loads(REVISIONS.read_text(encoding="utf-8"))
    noted = known.setdefault(title, [])
    revision = games.load(title).rules().revision
    found = digest(path)
    if revision == len(noted) + 1:
        noted.append(found)
    elif revision != len(noted) or noted[-1] != found:
        raise SystemExit(
            f"{title}: the golden games have changed: set `revision` in "
            f"`rules.py` of the game to {len(noted) + 1} and run this again"
        )
    lines = ["# Of every revision of a game's rules, the digest of its golden records."]
    for name in games.NAMES:
        lines += [f"{name} = [", *[f'    "{each}",' for each in known.get(name, ())], "]"]
    REVISIONS.write_text("\n".join(lines) + "\n", encoding="utf-8")


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
        keep_revision(title, path)
        print(f"{path.name}: {RECORDS} records, {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

"""Nothing that was acknowledged is lost, and nothing is done twice, whatever goes wrong."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from headjudge.table import journal, tables
from headjudge.table import messages as m
from tests.figures import Figure
from tests.reliability.play import TITLES
from tests.table.virtual import Faults, Person, World, entries_of, is_of, new_setup, run

ANSWERS = 25


async def one_run(title: str, seed: int) -> dict[str, int]:
    """Play on a bad day; then, when all is well again, see what there is."""
    chance = Random(seed)
    faults = Faults(
        Random(seed + 1), lost=chance.randrange(15), doubled=chance.randrange(15),
        late=chance.randrange(15), broken=chance.randrange(8), slow=chance.randrange(10),
        failed=chance.randrange(2, 9), crashed=chance.randrange(1, 5),
    )  # fmt: skip
    world = World(seed, faults)
    setup = new_setup(title, seed)
    table, secret = await world.host.create(setup, "0")
    person = Person(world, table, secret, Random(seed + 2))
    await person.play(ANSWERS)
    # all is well again: the same person comes back and sees what the store has
    world.faults.__dict__.update(dict.fromkeys(
        ("lost", "doubled", "late", "broken", "slow", "failed", "crashed"), 0
    ))  # fmt: skip
    await asyncio.sleep(100)
    world.crash()
    entries = entries_of(world, table)
    for asked in person.asked:
        entry = entries[asked.version - 1]
        assert is_of(entry, asked.request), (asked, entry)
    given = [each.ref for each in entries if each.ref]
    assert len(given) == len(set(given)), "something was done twice"
    known = {each.request.ref for each in person.asked}
    assert set(given) <= known, "something was done of which its asker was told that it was not"
    rebuilt = tables.rebuild(table, setup, entries)
    assert not rebuilt.read_only
    person.connect()
    while True:
        data = await asyncio.wait_for(person.wire.heard.get(), 60)
        assert data is not None
        person.watch(data)
        said = person.said
        assert said is not None
        if said.question is None or said.question.seat == 0:
            break
    there = await world.host.find(table)
    fresh = msgspec.json.decode(msgspec.json.encode(there.table.say(0)), type=m.TableSaid)
    assert said.version == fresh.version
    assert said.view == fresh.view
    assert said.question == fresh.question
    # what came line by line may stand in one line when it is told at once, but it is the same
    told, anew = [
        [{**move, "line": 0} for line in lines for move in line.moves]
        for lines in (person.lines.values(), fresh.log)
    ]
    assert told == anew
    assert journal.read_summary(world.store.rows[table].summary).answers == fresh.answers
    await world.host.close()
    return {**faults.seen, **{f"refused {key}": n for key, n in person.refusals.items()}}


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_lost_and_nothing_doubled(title: str, figure: Figure) -> None:
    total: dict[str, int] = {}
    for number in range(figure(quick=10, gate=60, long=500) // len(TITLES) + 1):
        for name, count in run(one_run(title, 1000 * number + len(title))).items():
            total[name] = total.get(name, 0) + count
    struck = {name for name, count in total.items() if count}
    assert {"lost", "doubled", "late", "broken", "slow", "failed", "crashed"} <= struck, total

"""Random games of Harbor: each answer also on a fork and on a reloaded copy, and no view
depends on what its viewer cannot know (`Table.answer` sees to it)."""

from __future__ import annotations

import random

import pytest

from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor.table import Side, given, ship, side, signal

MINE = t.Cards(("berth",), t.YOU)
THEIRS = t.Cards(("berth",), t.OPPONENT)
ONE = t.Pick(1, THEIRS)
HAND = t.Cards(("hand",), t.YOU)

SORTS = (
    lambda: ship("Brig", cost=1, power=2),
    lambda: ship("Gun", w.Order((w.Deal(w.Target(), 2),), (w.Turn(t.Self()),), (ONE,))),
    lambda: ship("Clerk", t.Auto(t.Pattern("arrive", MINE), (w.Gain(1),))),
    lambda: ship("Guard", w.Shield(t.Pattern("damage", MINE), "shield", 1)),
    lambda: ship("Broker", w.Order((t.Draw(2),), (t.Discard(t.Pick(1, HAND)), w.Pay(1)), limit=1)),
    lambda: ship("Flag", t.Continuous((t.Change(t.Every(MINE), "power", "add", 1),))),
    lambda: signal("Strike", w.Order((w.Strike(),), instant=True)),
    lambda: signal("Spy", w.Order((w.Command(w.Target()),), (), (ONE,))),
    lambda: signal("Prize", w.Order((w.Capture(w.Target()),), (w.Pay(2),), (ONE,))),
    lambda: signal("Again", w.Order((w.ExtraTurn(),), (w.Pay(3),))),
    lambda: signal("Home", w.Order((w.EndTurn(),), instant=True)),
)  # fmt: skip


def some(rng: random.Random, count: int) -> list[Card]:
    return [rng.choice(SORTS)() for _ in range(count)]


def player(rng: random.Random) -> Side:
    return side(
        berth=some(rng, 2), hand=some(rng, 4), locker=some(rng, 2), deck=some(rng, 8),
        coins=rng.randint(0, 4),
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(8))
def test_random_play(seed: int) -> None:
    rng = random.Random(seed)
    table = given(player(rng), player(rng), turn_of=1)
    table.begins("turn")
    acted = 0
    for _ in range(60):
        decision = table.game.decision
        if decision is None:
            break
        options = rng.sample(decision.options, rng.randint(decision.least, decision.most))
        acted += options != [("pass",)]
        table.answer(decision.seat, *options)
        assert table.game.state.snapshots == [] or table.game.is_under_way("play")
    assert acted > 5

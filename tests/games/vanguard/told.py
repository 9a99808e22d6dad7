"""Short cuts for rulings about instructions: a vanguard that gives an order, and is obeyed."""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import Player, Side, Table, given, seats, side, unit

YOUR_REAR_GUARDS = t.Cards(("rear-guard",), t.YOU)
THEIR_REAR_GUARDS = t.Cards(("rear-guard",), t.OPPONENT)
YOUR_VANGUARD = t.Every(t.Cards(("vanguard",), t.YOU))
THEIR_VANGUARD = t.Every(t.Cards(("vanguard",), t.OPPONENT))


def one(cards: t.Cards, **more: Any) -> t.Pick:
    return t.Pick(1, cards, **more)


def told(*do: t.Effect, cost: tuple[t.Effect, ...] = (), **fields: Any) -> Card:
    """A grade 3 unit whose activated ability does this, for a cost."""
    return unit("Speaker", v.Act(cost, do), **{"grade": 3} | fields)


def when(kind: str, *do: t.Effect, what: Any = None, **more: Any) -> t.Auto:
    """An automatic ability of a unit: when this befalls it (or `what`), do that."""
    return t.Auto(t.Pattern(kind, t.Self() if what is None else what, **more), do)


def at(kind: str, *do: t.Effect, who: Any = None, **more: Any) -> t.Auto:
    """An automatic ability: at the beginning of a phase or step, or at the end of one."""
    return t.Auto(t.Pattern(kind, who=who), do, **more)


def until(period: str, *changes: t.Change) -> t.Lasting:
    """An effect that changes this for a time."""
    return t.Lasting(period, t.Continuous(changes))


def gets(what: t.Object, amount: int, period: str = "turn", name: str = "power") -> t.Lasting:
    return until(period, t.Change(what, name, "add", amount))


def obeyed(
    who: str,
    *do: t.Effect,
    mine: Side | None = None,
    theirs: Side | None = None,
    cost: tuple[t.Effect, ...] = (),
    **more: Any,
) -> tuple[Table, Player, Player]:
    """On that player's turn their vanguard has been told this: the table, the player who told
    it, and the other one."""
    speaker = told(*do, cost=cost)
    mine = mine or side()
    mine.has["vanguard"] = speaker
    table = given(**seats(who, mine, theirs), turn_of=who, **more)
    player = table.player(who)
    player.uses(speaker)
    return table, player, table.player(other(who))

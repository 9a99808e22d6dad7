"""Short cuts for rulings: a leader that gives an order, and is obeyed; what a player sees."""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.language import text as card_text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import Player, Side, Table, given, leader, seats, side
from tests.games.table import other

YOUR_BATTLE_CARDS = t.Cards(("battle",), t.YOU, (t.Type(("battle",)),))
THEIR_BATTLE_CARDS = t.Cards(("battle",), t.OPPONENT, (t.Type(("battle",)),))
YOUR_HAND = t.Cards(("hand",), t.YOU)
YOUR_DROP = t.Cards(("drop",), t.YOU)


def one(cards: t.Cards, **more: Any) -> t.Pick:
    return t.Pick(1, cards, **more)


def printed(text: str) -> tuple[Any, ...]:
    """The skills that a text gives a card."""
    return card_text.read(text)


def main(*do: t.Effect, cost: tuple[t.Effect, ...] = (), **more: Any) -> v.Activate:
    """An [Activate: Main] skill."""
    return v.Activate("main", cost, do, **more)


def told(*do: t.Effect, cost: tuple[t.Effect, ...] = ()) -> Card:
    """A leader whose [Activate: Main] skill does this, for a cost."""
    return leader("Speaker", main(*do, cost=cost))


def when(kind: str, *do: t.Effect, what: Any = None, **more: Any) -> t.Auto:
    """An [Auto] skill of a card: when this befalls it (or `what`), do that."""
    return t.Auto(t.Pattern(kind, t.Self() if what is None else what, **more), do)


def at(kind: str, *do: t.Effect, who: Any = None, **more: Any) -> t.Auto:
    """An [Auto] skill: at the beginning or the end of a phase or step."""
    return t.Auto(t.Pattern(kind, who=who), do, **more)


def gets(what: t.Object, amount: int, period: str = "turn", name: str = "power") -> t.Lasting:
    """These cards get so much of that for a time."""
    return t.Lasting(period, t.Continuous((t.Change(what, name, "add", amount),)))


def obeyed(
    who: str,
    *do: t.Effect,
    mine: Side | None = None,
    theirs: Side | None = None,
    cost: tuple[t.Effect, ...] = (),
    **more: Any,
) -> tuple[Table, Player, Player]:
    """On that player's turn their leader has been told this: the table, the player who told
    it, and the other one."""
    speaker = told(*do, cost=cost)
    mine = mine or side()
    mine.has["leader"] = speaker
    table = given(**seats(who, mine, theirs), turn_of=who, **more)
    player = table.player(who)
    player.uses(speaker)
    return table, player, table.player(other(who))


# -- what a player sees -------------------------------------------------------------------


def area_seen(viewer: Player, kind: str, seat: int) -> dict[str, Any]:
    """An area as a player sees it."""
    for area in viewer.sees()["zones"]:
        if area["kind"] == kind and area["seat"] == seat:
            return dict(area)
    return {"cards": [], "count": 0}


def seen_in(viewer: Player, kind: str, seat: int) -> list[str]:
    """The numbers of the cards of an area that a player can read."""
    found = [entry["number"] for entry in area_seen(viewer, kind, seat)["cards"]]
    return [number for number in found if number]

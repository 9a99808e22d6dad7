"""Short cuts for rulings: a ruler that gives an order, and is obeyed; what a player sees."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler import c02_cards
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import Player, Side, Table, given, ruler, side
from tests.games.table import other

YOUR_UNITS = t.Cards(("unit",), t.YOU)
THEIR_UNITS = t.Cards(("unit",), t.OPPONENT)
ALL_UNITS = t.Cards(("unit",), t.EACH)
YOUR_HAND = t.Cards(("hand",), t.YOU)
YOUR_GRAVEYARD = t.Cards(("graveyard",), t.YOU)


def printed(text: str) -> tuple[Any, ...]:
    """The abilities that a text gives a card."""
    return c02_cards.read_text(text)


def act(*do: t.Effect, cost: tuple[t.Effect, ...] = (), **more: Any) -> v.Act:
    """An activated ability for the main phase."""
    return v.Act("standard", do, cost, **more)


def when(kind: str, *do: t.Effect, what: Any = None, **more: Any) -> t.Auto:
    """An automatic ability: when this befalls its card (or `what`), do that."""
    return t.Auto(t.Pattern(kind, t.Self() if what is None else what, **more), do)


def at(kind: str, *do: t.Effect, who: Any = None, **more: Any) -> t.Auto:
    """An automatic ability: at such a moment of the turn."""
    return t.Auto(t.Pattern(kind, who=who), do, **more)


def gets(what: t.Object, name: str, amount: int, period: str = "turn") -> t.Lasting:
    """These cards get so much of that for a time."""
    return t.Lasting(period, changes(what, name, amount))


def changes(what: t.Object, name: str, amount: int, how: str = "add") -> t.Continuous:
    """A continuous ability: these cards have so much more of that."""
    return t.Continuous((t.Change(what, name, how, amount),))


def seats(who: str, mine: Side | None, theirs: Side | None = None) -> dict[str, Any]:
    """What that player has, and what the other one has."""
    return {who: mine, other(who): theirs}


def obeyed(
    who: str,
    *do: t.Effect,
    mine: Side | None = None,
    theirs: Side | None = None,
    cost: tuple[t.Effect, ...] = (),
    sheet: dict[str, Any] | None = None,
    **more: Any,
) -> tuple[Table, Player, Player]:
    """In that player's main phase their ruler has been told this: the table, the player who
    told it, and the other one."""
    speaker = ruler("Speaker", act(*do, cost=cost), **(sheet or {}))
    return _has_spoken(who, speaker, mine, theirs, more)


def said(
    who: str, text: str, mine: Side | None = None, theirs: Side | None = None, **more: Any
) -> tuple[Table, Player, Player]:
    """The same with an order as it would be printed."""
    speaker = ruler("Speaker", *printed(f"Standard Action: {text}"))
    return _has_spoken(who, speaker, mine, theirs, more)


def _has_spoken(
    who: str, speaker: Card, mine: Side | None, theirs: Side | None, more: dict[str, Any]
) -> tuple[Table, Player, Player]:
    mine = mine or side()
    mine.has["ruler"] = speaker
    table = given(**seats(who, mine, theirs), turn_of=who, **more)
    player = table.player(who)
    player.uses(speaker)
    return table, player, table.player(other(who))


# -- what a player sees -------------------------------------------------------------------


def zone_seen(viewer: Player, kind: str, seat: int, number: int = 1) -> dict[str, Any]:
    """A zone as a player sees it."""
    for zone in viewer.sees()["zones"]:
        if (zone["kind"], zone["seat"], zone["number"]) == (kind, seat, number):
            return dict(zone)
    return {"cards": [], "count": 0}


def seen_in(viewer: Player, kind: str, seat: int, number: int = 1) -> list[str]:
    """The numbers of the cards of a zone that a player can read."""
    found = [entry["number"] for entry in zone_seen(viewer, kind, seat, number)["cards"]]
    return [each for each in found if each]


def knows(viewer: Player, card: Card) -> bool:
    """Whether a player can read this card anywhere on the table."""
    return any(
        entry["number"] == card.number for zone in viewer.sees()["zones"] for entry in zone["cards"]
    )

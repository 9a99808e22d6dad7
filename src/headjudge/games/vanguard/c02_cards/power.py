"""2.5.4, 2.16.2. Power that is increased or decreased, and who hears of it; drive."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event
from headjudge.language.book import Context
from headjudge.rulebook.citation import rule

INCREASED: Final = "power increased"
DECREASED: Final = "power decreased"
KINDS: Final = (INCREASED, DECREASED)
Powers = dict[int, int]


def powers(game: Game) -> Powers:
    """The powers of all units as they are now; none, if nobody cares for changes."""
    if game.survey.heard_kinds.isdisjoint(KINDS):
        return {}
    return {card: game.value(card, "power") for card in u.active_cards(game)}


def tell_changes(game: Game, before: Powers, source: int, by: int, cause: str) -> None:
    """Let all units whose power has changed hear of it, at the same time."""
    events: list[Event] = []
    for card, power in before.items():
        now = game.value(card, "power")
        if not is_by_nothing(power, now):
            kind = what_happened(power, now)
            amount = abs(now - power)
            events.append(
                Event(kind, masters.master(game, card), card, -1, amount, source, by, cause)
            )
    if events:
        game.do(*events)


@rule("2.5.4")
def what_happened(before: int, now: int) -> str:
    """Higher than it was: increased; lower: decreased."""
    return INCREASED if now > before else DECREASED


@rule("2.5.4.1")
def is_by_nothing(before: int, now: int) -> bool:
    """By 0 it is neither."""
    return before == now


@rule("2.5.4.2")
def by_how_much(number: int) -> int:
    """An increase by a value that is negative lowers the power by it."""
    return number


def begin_effects(context: Context, effects: list[Effect]) -> None:
    """Lasting effects begin."""
    begin_effect(context.game, effects, context.source, context.seat, "effect")


def begin_effect(game: Game, effects: list[Effect], source: int, by: int, cause: str) -> None:
    """Lay lasting effects, and tell whose power they change."""
    before = powers(game)
    for each in effects:
        game.lasting(each)
    tell_changes(game, before, source, by, cause)


# 2.16. Drive


@rule("2.16.2")
def drive_value(game: Game, card: int) -> int:
    """A unit's drive, which is printed nowhere and is changed like any other characteristic."""
    return int(game.value(card, "drive"))

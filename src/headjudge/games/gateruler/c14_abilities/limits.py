"""14-7. Limits on the number of times that an ability is played."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.c14_abilities import names
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means
from headjudge.rulebook.citation import rule


def limit_of(term: Any) -> v.Limit | None:
    """How often an ability can be played; None: without limit."""
    for each in term.while_:
        if type(each) is v.Limit:
            return each
    return None


def limit_key(limit: v.Limit, identity: int, term: Any, seat: int) -> tuple[Any, ...]:
    """What is counted together for a limit."""
    if limit.by_name:
        return by_name(term, seat)
    return by_itself(identity, term)


@rule("14-7a-1", "14-7a-1a")
def by_name(term: Any, seat: int) -> tuple[Any, ...]:
    """All abilities of one name together, each player for themselves."""
    return ("used", names.name_of(term), seat)


@rule("14-7a-2", "14-7a-2a")
def by_itself(identity: int, term: Any) -> tuple[Any, ...]:
    """The ability of this card alone, whoever plays it: a new controller inherits the count."""
    return ("used", identity, term)


@rule("14-7a")
def is_used_up(game: Game, identity: int, term: Any, seat: int) -> bool:
    """Played as often as it may be this turn, or this game."""
    if not term.while_:
        return False
    limit = limit_of(term)
    if limit is None:
        return False
    book = game.state.happened if limit.per == "turn" else game.state.limits
    return book.get(limit_key(limit, identity, term, seat), 0) >= limit.number


def use(game: Game, identity: int, term: Any, seat: int) -> None:
    """The ability is played once more."""
    limit = limit_of(term)
    if limit is not None:
        book = game.state.happened if limit.per == "turn" else game.state.limits
        key = limit_key(limit, identity, term, seat)
        book[key] = book.get(key, 0) + 1


@rule("14-7b")
def cannot_be_used(game: Game, identity: int, term: Any, seat: int) -> bool:
    """An activated ability that was played as often as it may be cannot be played."""
    return is_used_up(game, identity, term, seat)


@rule("14-7c")
def cannot_trigger(game: Game, term: Any, identity: int, seat: int) -> bool:
    """Whether an ability does not trigger because it has been played as often as it may."""
    return is_used_up(game, identity, term, seat)


@rule("14-7d")
def cannot_be_taken_again(game: Game, term: Any, identity: int, seat: int) -> bool:
    """A replacement that one may take or leave is not offered once it was taken as often as it may
    be; to leave it counts for nothing."""
    return is_used_up(game, identity, term, seat)


@means(CONDITIONS, v.Limit)
def holds_limit(context: Context, term: v.Limit) -> bool:
    """Whether it is used up is asked where the ability is known."""
    return True

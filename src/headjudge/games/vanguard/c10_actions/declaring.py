"""10.23. Declare."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c01_outline import numbers_up_to
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.log import Word
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ASK, DO, TAKE
from headjudge.language.evaluate import FILTERS, info, means, seats
from headjudge.language.terms import walk
from headjudge.rulebook.citation import rule


@means(ASK, v.Declare)
@rule("10.23.1")
def ask_declare(context: Context, frame: Frame, term: v.Declare) -> Decision | None:
    """The player names what the text asks for."""
    options: tuple[Option, ...] = tuple(
        [("option", at) for at in range(len(possible_declarations(context, term.what)))]
    )
    return Decision(seats(context, term.who)[0], f"declare {term.what}", options, "10.23.1")


@means(TAKE, v.Declare)
def take_declare(
    context: Context, frame: Frame, term: v.Declare, chosen: tuple[Option, ...]
) -> None:
    """Remember what was declared, and note it in the log."""
    declared = possible_declarations(context, term.what)[int(chosen[0][1])]
    frame.vars["declared"] = declared
    context.game.note("declare", context.seat, name=Word(str(declared)))


@means(DO, v.Declare)
def do_declare(context: Context, frame: Frame, term: v.Declare) -> None:
    """Nobody was asked."""
    frame.vars["declared"] = ""


@means(FILTERS, v.Declared)
def is_declared(context: Context, term: v.Declared, ref: Ref) -> bool:
    """Whether a card has what was declared."""
    declared = context.memory.get("declared", "")
    value = info(context, ref, term.what)
    return bool(declared in value if isinstance(value, tuple) else declared == value)


GRADES: Final = numbers_up_to(4)


@rule("10.23.2")
def possible_declarations(context: Context, what: str) -> tuple[str | int, ...]:
    """Exactly what is asked for; of card names those of cards that exist."""
    return declarations(context.game.pool, what)


def declarations(pool: Pool, what: str) -> tuple[str | int, ...]:
    """All that can be declared: grades, or the words of that kind on the cards of the pool."""
    return GRADES if what == "grade" else pool.words(what)


def declares(card: Card) -> tuple[str, ...]:
    """The properties of which a card's text has a value declared."""
    found = [each.what for each in walk(card.abilities.terms) if isinstance(each, v.Declare)]
    return tuple([what for what in found if what != "grade"])

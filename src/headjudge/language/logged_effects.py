"""Lasting effects as entries of the log: what they do, to which cards, and until when."""

from __future__ import annotations

from typing import Any, Final

from headjudge.kernel import log
from headjudge.kernel.log import Argument, Cards, Player, Until, Word
from headjudge.kernel.state import Effect
from headjudge.language import terms as t
from headjudge.language.book import Context, resolving
from headjudge.language.picking import is_unseen


def log_effects(context: Context, effects: list[Effect], subjects: list[Any]) -> None:
    """Enter lasting effects into the log: what they do, to which cards, and until when. `subjects`
    is what each is about, as the text says it: how many cards of a sort there are in a hand is
    not told."""
    game = context.game
    if game.log is None:
        return
    for effect, subject in zip(effects, subjects, strict=True):
        term = effect.term
        arguments: dict[str, Argument] = {"who": Player(context.seat)}
        if context.source >= 0:
            arguments["source"] = game.card_then(context.source)
        refs = effect.cards
        if isinstance(term, t.Continuous):
            change = term.changes[0]
            arguments["change"] = changed(change)
            if refs is None:
                refs = resolving(game).applies_to(context, change.what)
        elif term.role in TELLS:
            arguments["deed"] = Word(term.kinds[0] if term.kinds else "")
        else:
            arguments["name"] = Word(type(term).__name__)
        if refs is not None and not is_hidden_sort(context, subject):
            there = [card for card, identity in refs if game.state.identity[card] == identity]
            arguments["cards"] = Cards(tuple([game.card_then(card) for card in there]))
        arguments["until"] = Until(effect.until, context.seat)
        game.enter(TELLS.get(term.role, "lasting"), arguments)


def is_hidden_sort(context: Context, subject: Any) -> bool:
    """Whether all cards of some sort are meant where not everybody sees which those are."""
    cards = subject.cards if isinstance(subject, t.Every) else subject
    return isinstance(cards, t.Cards) and bool(cards.filters) and is_unseen(context, cards)


# The messages for abilities that an effect leaves behind, by their role.
TELLS: Final = {
    "change": "change", "forbid": "ban", "replace": "replacement", "auto": "delayed",
}  # fmt: skip


def changed(change: t.Change) -> log.Change:
    """A change for the log: abilities by the names of their keywords, or their sorts."""
    operand = change.operand
    if change.property == "abilities" and operand is not None:
        given = operand if isinstance(operand, tuple) else (operand,)
        words = [each.name for each in given if isinstance(each, t.Keyword)]
        operand = tuple(words) or tuple([type(each).__name__ for each in given])
    elif not isinstance(operand, int | str | tuple | None):
        operand = None
    return log.Change(change.property, change.operation, operand)

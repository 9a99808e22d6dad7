"""Lasting effects as entries of the log: what they do, to which cards, and until when."""

from __future__ import annotations

import re
from typing import Any, Final

from headjudge.kernel import log
from headjudge.kernel.changes import Active
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount, Argument, Cards, Player, Until, Word
from headjudge.kernel.notation import names_of
from headjudge.kernel.state import Effect, Standby
from headjudge.language import terms as t
from headjudge.language.book import Context, resolving
from headjudge.language.evaluate import seats
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
            arguments.update(told_of_other(context, term))
        kept_off: list[int] = []
        if refs is not None and not is_hidden_sort(context, subject):
            there = [card for card, identity in refs if game.state.identity[card] == identity]
            kept_off = unaffected(game, effect, there)
            there = [card for card in there if card not in kept_off]
            arguments["cards"] = cards_then(game, there)
        if not kept_off or there:
            arguments["until"] = Until(effect.until, context.seat)
            game.enter(TELLS.get(term.role, "lasting"), arguments)
        if kept_off:
            told = {name: each for name, each in arguments.items() if name in ("who", "source")}
            told["cards"] = cards_then(game, kept_off)
            game.enter("unaffected", told)


def cards_then(game: Game, cards: list[int]) -> Cards:
    """Cards as they are at the time of an entry."""
    return Cards(tuple([game.card_then(card) for card in cards]))


def unaffected(game: Game, effect: Effect, cards: list[int]) -> list[int]:
    """Of the cards that a change is laid on, those that it leaves as they are: something keeps
    effects off them. What a change under a condition does comes out when that is met."""
    if not isinstance(effect.term, t.Continuous) or effect.term.while_:
        return []
    change = Active(effect.term, effect.source, effect.seat, effect.stamp, effect.cards)
    changed_cards = [patch[0] for patch in game.rules.terms.footprint(game, change)]
    return [card for card in cards if card not in changed_cards]


def is_hidden_sort(context: Context, subject: Any) -> bool:
    """Whether all cards of some sort are meant where not everybody sees which those are."""
    cards = subject.cards if isinstance(subject, t.Every) else subject
    return isinstance(cards, t.Cards) and bool(cards.filters) and is_unseen(context, cards)


def log_void(game: Game, standby: Standby, why: str) -> None:
    """Enter into the log that nothing comes of an ability that stood by: it is "forbidden", it
    was "used up", or its condition is "unmet". Whoever knows the card may know of it."""
    if game.log is not None:
        source = standby.source
        ability = game.ability_then(source, standby.term)
        known = game.state.known[source]
        game.note(
            "ability void", standby.seat, source, known, ability=ability, outcome=Word(why)
        )  # fmt: skip


# The messages for abilities that an effect leaves behind, by their role.
TELLS: Final = {
    "change": "change", "forbid": "ban", "replace": "replacement", "auto": "delayed",
}  # fmt: skip


def told_of_other(context: Context, term: Any) -> dict[str, Argument]:
    """What the log says of an ability with a role of its own: its sort in words, the player it
    is about, if one, and its first number."""
    told: dict[str, Argument] = {"name": Word(sort_of(type(term)))}
    whose = seats(context, term.whose) if hasattr(term, "whose") else ()
    if len(whose) == 1:
        told["who"] = Player(whose[0])
    values = [getattr(term, name) for name in names_of(type(term))]
    numbers = [value for value in values if type(value) is int]
    if numbers:
        told["amount"] = Amount(numbers[0])
    return told


def sort_of(kind: type) -> str:
    """The name of a class as words: `StrategyZones` is "strategy zones"."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", kind.__name__).lower()


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

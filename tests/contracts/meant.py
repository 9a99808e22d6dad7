"""Which cards an instruction is about, by its words and what it has chosen, before it is carried
out. Nothing here knows what any instruction does."""

from __future__ import annotations

from typing import Any

from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import number, objects, seats, select

Cards = frozenset[int]


class Meant:
    """The cards that an instruction is about: these, and how many of them; `sure`: those of them
    that it is about whatever anybody chooses."""

    __slots__ = ("cards", "least", "most", "sure")

    def __init__(self, cards: Cards, least: int, most: int, sure: Cards = frozenset()) -> None:
        self.cards = cards
        self.least = least
        self.most = most
        self.sure = sure


def speaker(game: Game, frame: Frame) -> Context:
    vars = frame.vars
    return Context(game, vars["source"], vars["seat"], vars["identity"], vars["event"], vars)


def memories(frame: Frame) -> dict[str, tuple[Ref, ...]]:
    """What the effect remembers: names with the cards under them."""
    return {name: value for name, value in frame.vars.items() if is_memory(value)}


def is_memory(value: Any) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(each, tuple) and len(each) == 2 and all(type(one) is int for one in each)
        for each in value
    )


def counted(context: Context, said: Any) -> int | None:
    if isinstance(said, int):
        return said
    return number(context, said) if isinstance(said, t.Quantity) else None


def meant_by(context: Context, what: Any) -> Meant | None:
    """The cards an object stands for just before the instruction; None: that cannot be told."""
    if isinstance(what, t.Self | t.It | t.EventCard | t.Every | t.These | t.EventPartner):
        refs = objects(context, what)
        found = frozenset(card for card, _identity in refs)
        sure = frozenset(ref[0] for ref in refs if context.game.state.is_current(ref))
        return Meant(found, 0, len(found), sure)
    if isinstance(what, t.TopOf):
        return top_of(context, what)
    if isinstance(what, t.Together):
        parts = [meant_by(context, each) for each in what.objects]
        known = [each for each in parts if each is not None]
        return None if len(known) < len(parts) else together(known)
    if isinstance(what, t.AtRandom):
        there = select(context, what.cards)
        most = min(counted(context, what.count) or 0, len(there))
        return Meant(frozenset(there), most, most)
    if isinstance(what, t.Pick):
        if what.total is not None:
            there = select(context, what.cards)
            return Meant(frozenset(there), 0, len(there))
        if what.by != t.YOU:
            return meant_by_others(context, what)
        there = select(context, what.cards)
        most = len(there) if what.any_number else counted(context, what.count) or 0
        least = 0 if what.up_to or what.any_number else min(most, len(there))
        return Meant(frozenset(there), least, most)
    if isinstance(what, t.Rest):
        remembered = context.memory.get(what.memory, ())
        sure = frozenset(ref[0] for ref in remembered if context.game.state.is_current(ref))
        return Meant(frozenset(card for card, _identity in remembered), 0, len(remembered), sure)
    return None


def top_of(context: Context, what: t.TopOf) -> Meant:
    """The top cards of a deck, as many as said or as there are."""
    layout = context.game.rules.layout
    found: set[int] = set()
    for seat in seats(context, what.whose):
        deck = context.game.state.zones[layout.zone("deck", seat)]
        found.update(deck[: max(counted(context, what.count) or 0, 0)])
    return Meant(frozenset(found), 0, len(found))


def together(parts: list[Meant]) -> Meant:
    """All of these."""
    cards = frozenset().union(*[each.cards for each in parts])
    sure = frozenset().union(*[each.sure for each in parts])
    least, most = sum(each.least for each in parts), sum(each.most for each in parts)
    return Meant(cards, least, most, sure)


def meant_by_others(context: Context, what: t.Pick) -> Meant:
    """Where another player chooses, or both do: cards that are so for either of them."""
    there: set[int] = set()
    for seat in range(context.game.state.seats):
        there.update(select(Context(context.game, context.source, seat), what.cards))
    said = counted(context, what.count) or 0
    most = len(there) if what.any_number else said * len(seats(context, what.by))
    return Meant(frozenset(there), 0, most)


OTHERS = ("under", "onto", "to", "mate", "partner", "attacked")


def other_meant(context: Context, term: t.Effect) -> Meant | None:
    """The cards that an instruction names besides those it is about: onto which, under which."""
    for name in OTHERS:
        said = getattr(term, name, None)
        if isinstance(said, t.Object):
            return meant_by(context, said)
    return None


def values_before(context: Context, term: t.Effect) -> dict[tuple[int, str], Any]:
    """What a change of values begins from, by card and property."""
    found: dict[tuple[int, str], Any] = {}
    changed = CHANGED.get(type(term).__name__)
    if changed is not None:
        meant = meant_by(context, getattr(term, "what", None))
        for card in () if meant is None else meant.cards:
            found[card, changed] = context.game.value(card, changed)
    if isinstance(term, t.Lasting) and isinstance(term.ability, t.Continuous):
        game = context.game
        for change in term.ability.changes:
            meant = meant_by(context, change.what)
            if meant is not None and change.operation == "add":
                for card in meant.cards:
                    found[card, change.property] = game.value(card, change.property)
    return found


# properties that are looked at before some instructions, by the name of their class
CHANGED = {"Become": "states", "ChooseAttribute": "attributes"}
